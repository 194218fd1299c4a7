"""The keeper: does what is due when it is due, tidies up, and gets over what goes wrong."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta

import pytest

from bot import heartbeat
from bot.agenda import mute_key
from bot.agenda.due import Archiving, Chronicle, ForgottenAsk, HelpOffer, Message, Reminder
from bot.descent.commands import EndTurn, TakeTurn
from bot.descent.party.deeds import Play
from bot.habits import Habits
from bot.keeper import NOTED_VERSION, Keeper, Looked, Sent
from bot.store import Delivery, Heard
from bot.store.sqlite.days import SqliteDays
from bot.store.sqlite.store import SqliteStore
from bot.table.absence import GoAway
from bot.table.numbers import number_of
from bot.table.pace import Pace
from bot.table.still_played import GoOn
from bot.table.votes import CastVote
from tests.agenda.life import CHANNEL, Channel, Life
from tests.agenda.parties import (
    ALIX,
    BRUNO,
    CHLOE,
    HOUR,
    MINUTE,
    NIGHTLESS,
    NOON,
    PLAYERS,
    asked,
    begun,
    hero_of,
    take_turn,
)

WEEK = timedelta(weeks=1)


async def test_a_player_is_reminded_and_then_the_others_decide(life: Life) -> None:
    """Three reminders in growing pauses, an offer, a vote; and the old messages are gone when they are needless."""
    campaign = take_turn(begun(), ALIX)
    campaign_id = await life.play(campaign)
    await life.wait(70 * HOUR)

    assert [(one.at - NOON) / HOUR for one in life.channel.of(Reminder)] == [8, 24, 56]
    offer = life.channel.of(HelpOffer)
    assert [(one.at - NOON) / HOUR for one in offer] == [64]
    assert offer[0].due.players == (BRUNO, CHLOE, PLAYERS[3])
    assert life.channel.shown_in == [campaign_id]

    for player in (BRUNO, CHLOE):
        await life.act(campaign_id, player, CastVote(on="absence", choice="back"))
    await life.wait(MINUTE)

    now = await life.look(campaign_id)
    assert now.running().turn is None, "the automatic hero has played the turn"
    assert now.seats[0].hand == "autopilot"
    assert sorted(life.channel.removed) == sorted(one.message_id for one in life.channel.posted)
    await life.wait(HOUR)
    assert len(life.channel.posted) == 4


async def test_if_the_others_wait_the_reminders_begin_anew(life: Life) -> None:
    """Nobody says anything for twelve hours: the vote ends, and a second round follows; then there is silence."""
    await life.play(take_turn(begun(pace=Pace(forgotten_weeks=52)), ALIX))
    await life.wait(8 * WEEK)

    first = [(one.at - NOON) / HOUR for one in life.channel.posted]
    assert first == [8, 24, 56, 64, 76 + 8, 76 + 24, 76 + 56, 76 + 64]
    assert [type(one.due) for one in life.channel.posted] == 2 * [Reminder, Reminder, Reminder, HelpOffer]


async def test_a_deadline_is_kept(life: Life) -> None:
    """The question is answered by its default after a day, once, and the panel shows it; one warning before."""
    campaign = asked(begun(pace=Pace(reminder_hours=100)), hero_of(begun(), ALIX))
    campaign_id = await life.play(campaign)
    await life.tick()
    stated = await life.keeper.waiting(campaign_id)
    await life.wait(25 * HOUR)

    assert stated.question == NOON + 24 * HOUR
    assert (await life.look(campaign_id)).running().question is None
    assert life.channel.shown_in == [campaign_id]
    assert [one.at for one in life.channel.of(Reminder)] == [NOON + 12 * HOUR]
    assert (await life.store.deeds(campaign_id))[-1][0] == 0, "nobody did it, it was the clock"


async def test_not_this_turn_ends_the_reminders(life: Life) -> None:
    """After the button there is no further reminder of the occasion."""
    campaign = take_turn(begun(), ALIX)
    campaign_id = await life.play(campaign)
    await life.wait(9 * HOUR)
    occasion = life.channel.posted[0].due.occasion
    assert occasion is not None
    muted = Heard(occasion, {mute_key(ALIX, occasion): ALIX}, life.clock.now())
    await life.store.days.heard(campaign_id, muted)
    life.keeper.poke(campaign_id)
    await life.wait(100 * HOUR)

    assert len(life.channel.of(Reminder)) == 1


async def test_two_campaigns_of_a_player_remind_each_on_its_own(life: Life) -> None:
    """Changed habits count in both from then on; a deed in one of them is no deed in the other."""
    first = await life.play(take_turn(begun((ALIX, BRUNO)), ALIX), channel=20)
    second = await life.play(take_turn(begun((CHLOE, ALIX)), ALIX), channel=21)
    await life.wait(2 * HOUR)
    await life.habits(ALIX, NIGHTLESS.model_copy(update={"reminder_hours": 3}))
    await life.wait(90 * MINUTE)

    assert sorted((one.campaign_id, one.at) for one in life.channel.posted) == [
        (first, NOON + 3 * HOUR),
        (second, NOON + 3 * HOUR),
    ]
    assert await life.store.days.campaigns_of(ALIX) == [first, second]
    assert await life.store.days.campaigns_of(BRUNO) == [first]


async def test_a_bot_that_was_off_for_two_days_does_not_shower_the_channel(life: Life) -> None:
    """Nothing at all comes at its return; every wait goes on where it stopped, and deadlines have moved."""
    turn = await life.play(take_turn(begun((ALIX, BRUNO), pace=Pace(turn_hours=24)), ALIX), channel=20)
    await life.play(asked(begun((CHLOE, ALIX)), hero_of(begun((CHLOE, ALIX)), CHLOE)), channel=21)
    await life.wait(7 * HOUR)
    await life.off(timedelta(days=2))

    assert life.channel.posted == []
    assert (await life.keeper.waiting(turn)).turn == NOON + 72 * HOUR
    await life.wait(HOUR)
    assert [one.at for one in life.channel.posted] == 2 * [NOON + 56 * HOUR]


async def test_a_machine_that_slept_was_not_there_either(life: Life) -> None:
    """The same process wakes hours later: the gap in its heartbeat is an outage, seen before anything is done."""
    await life.play(take_turn(begun(), ALIX))
    await life.wait(7 * HOUR)
    life.clock.set(NOON + 17 * HOUR)
    await life.keeper.tick()
    await heartbeat.beat(life.store, life.clock.now())

    assert await life.store.days.outages() == [(NOON + 7 * HOUR, NOON + 17 * HOUR)]
    assert life.channel.posted == []
    await life.wait(HOUR)
    assert [one.at for one in life.channel.posted] == [NOON + 18 * HOUR]


async def test_a_holiday_comes_and_goes_by_itself(life: Life) -> None:
    """In every campaign of the player, at midnight where they are; a late start does it at once."""
    first = await life.play(begun((ALIX, BRUNO)), channel=20)
    second = await life.play(begun((CHLOE, BRUNO)), channel=21)
    days = {"holiday_from": date(2026, 3, 12), "holiday_until": date(2026, 3, 13)}
    await life.habits(BRUNO, Habits(zone="Asia/Tokyo", **days))

    async def away() -> list[bool]:
        return [(await life.look(one)).seats[1].away for one in (first, second)]

    await life.until(datetime(2026, 3, 11, 14, 59, tzinfo=UTC))
    assert await away() == [False, False]
    await life.wait(MINUTE)
    assert await away() == [True, True]
    await life.off(timedelta(days=5))
    assert await away() == [False, False]
    left = datetime(2026, 3, 11, 15, 0, tzinfo=UTC)
    assert [player for player, at, _ in life.channel.calls() if player == BRUNO and at >= left] == []


async def test_who_went_away_by_hand_is_not_fetched_back(life: Life) -> None:
    """A holiday without dates ends when its player says so."""
    campaign_id = await life.play(begun((ALIX, BRUNO)))
    await life.act(campaign_id, BRUNO, GoAway())
    await life.wait(WEEK)

    assert (await life.look(campaign_id)).seats[1].away


async def test_a_forgotten_campaign_is_asked_about_put_away_and_can_be_fetched_back(life: Life) -> None:
    """Three weeks, the question, two weeks, away with its message. Restored, nobody is reminded of old times."""
    campaign_id = await life.play(take_turn(begun(pace=Pace(most_reminders=0)), ALIX))
    # The offer to help is another matter.
    await life.wait(6 * WEEK)

    kinds = [type(one.due) for one in life.channel.posted if not isinstance(one.due, HelpOffer)]
    assert kinds == [ForgottenAsk, Archiving]
    asked_at = life.channel.of(ForgottenAsk)[0].at
    assert asked_at == NOON + 3 * WEEK
    assert life.channel.of(Archiving)[0].at == asked_at + 2 * WEEK
    assert (await life.store.load(campaign_id)).archived

    before = len(life.channel.posted)
    await life.table.restore(campaign_id, ALIX, interaction=next(life.numbers))
    await life.wait(7 * HOUR)
    assert len(life.channel.posted) == before
    lately = await life.store.days.lately(campaign_id)
    assert lately is not None
    assert set(lately.under_way.values()) == {NOON + 6 * WEEK}


async def test_the_chronicle_comes_once_a_day_if_there_was_anything(life: Life) -> None:
    """A deed on Tuesday and one on Thursday: two chronicles, of which the second tells since the first."""
    campaign_id = await life.play(begun(pace=Pace(chronicle=20 * 60, most_reminders=0)))
    await life.wait(MINUTE)
    await life.act(campaign_id, ALIX, Play(command=TakeTurn(hero=hero_of(begun(), ALIX))))
    await life.wait(timedelta(days=2))
    await life.act(campaign_id, BRUNO, GoAway())
    await life.wait(timedelta(days=4))

    told = life.channel.of(Chronicle)
    assert [one.key for one in told] == ["chronicle/2026-03-10", "chronicle/2026-03-12"]
    assert told[1].due.since == told[0].at == datetime(2026, 3, 10, 19, 0, tzinfo=UTC)


async def test_a_campaign_from_before_there_were_dates_is_waited_for_from_now_on(life: Life) -> None:
    """Nobody is reminded of what they did not do in the past year."""
    campaign_id = await life.play(take_turn(begun(), ALIX))
    life.clock.set(NOON + 52 * WEEK)
    await life.wait(7 * HOUR)

    assert life.channel.of(Reminder) == []
    lately = await life.store.days.lately(campaign_id)
    assert lately is not None
    assert set(lately.under_way.values()) == {NOON + 52 * WEEK}


# What goes wrong ------------------------------------------------------------------------------------------------


async def test_discord_does_not_answer_for_a_while(life: Life, caplog: pytest.LogCaptureFixture) -> None:
    """It is tried again later, with growing pauses, and other campaigns are looked after meanwhile."""
    await life.play(take_turn(begun((ALIX, BRUNO)), ALIX), channel=20)
    await life.play(take_turn(begun((CHLOE, BRUNO)), CHLOE), channel=21)
    life.channel.failing = [ConnectionError("no answer")] * 3
    with caplog.at_level(logging.CRITICAL):
        await life.wait(9 * HOUR)

    assert [(one.campaign_id, one.at - NOON - 8 * HOUR) for one in life.channel.posted] == [
        (2, 1 * MINUTE),
        (1, 3 * MINUTE),
    ]


async def test_what_the_rules_refuse_is_not_tried_again_until_something_changes(
    life: Life, caplog: pytest.LogCaptureFixture
) -> None:
    """A default that can't be taken is tried once; the keeper goes on with everything else."""
    campaign = asked(begun((ALIX, BRUNO)), hero_of(begun((ALIX, BRUNO)), ALIX))
    game = campaign.running()
    assert game.question is not None
    game.question = game.question.model_copy(update={"default": "gone"})
    campaign_id = await life.play(campaign)
    await life.wait(60 * HOUR)

    assert len([record for record in caplog.records if "could not be done" in record.message]) == 1
    assert (await life.store.load(campaign_id)).version == 0
    await life.act(campaign_id, BRUNO, GoAway())
    await life.wait(HOUR)
    assert len([record for record in caplog.records if "could not be done" in record.message]) == 2


class Meanwhile(SqliteDays):
    """Somebody acts just when something has been claimed."""

    act: Callable[[], Awaitable[object]] | None = None

    async def claim(self, campaign_id: int, deliveries: Sequence[Delivery]) -> None:
        await super().claim(campaign_id, deliveries)
        act, self.act = self.act, None
        if act is not None:
            await act()


async def test_who_acts_in_the_very_moment_is_first(life: Life) -> None:
    """Alix ends her turn while help is about to be offered: it is not, and no claim is left behind."""
    hero = hero_of(begun((ALIX, BRUNO)), ALIX)
    campaign_id = await life.play(take_turn(begun((ALIX, BRUNO), pace=Pace(most_reminders=0)), ALIX))
    await life.wait(7 * HOUR)
    assert isinstance(life.store, SqliteStore)
    life.store.days = days = Meanwhile(life.store.database)
    days.act = lambda: life.act(campaign_id, ALIX, Play(command=EndTurn(hero=hero)))
    await life.wait(2 * HOUR)

    assert days.act is None
    assert life.channel.posted == []
    assert await days.deliveries(campaign_id) == []
    assert "offer_help" not in {json.loads(deed)["deed"] for _, deed in await life.store.deeds(campaign_id)}


async def test_the_first_look_of_a_process_is_at_what_is_due(life: Life, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many campaigns only those are looked at whose time has come; a new agenda looks at all of them, once."""
    made = [await life.play(begun(pace=Pace(most_reminders=0)), channel=number) for number in range(100, 160)]
    await life.tick()
    for campaign_id in made[:3]:
        await life.act(campaign_id, ALIX, GoOn())
    looked: list[int] = []
    work = Keeper._work

    async def watched(self: Keeper, campaign_id: int) -> Looked:
        looked.append(campaign_id)
        return await work(self, campaign_id)

    monkeypatch.setattr(Keeper, "_work", watched)
    await life.restart()
    await life.tick()
    assert looked == made[:3]

    looked.clear()
    await life.store.note(NOTED_VERSION, "0")
    for _ in range(2):
        await life.restart()
        await life.tick()
    assert looked == made


class Asking(Channel):
    """A courier that wants to know how the campaign stands while it brings something."""

    life: Life
    brought = 0

    async def deliver(self, campaign_id: int, due: Message, *, again: bool) -> Sent | None:
        self.brought += 1
        assert await self.life.keeper.standing(campaign_id) is not None
        return await super().deliver(campaign_id, due, again=again)


async def test_who_asks_while_something_is_told_does_not_have_it_told_twice(life: Life) -> None:
    """What was read before the message was marked as sent is not taken for how things stand after that."""
    life.channel = life.keeper._courier = courier = Asking(life.clock)
    courier.life = life
    await life.play(take_turn(begun(), ALIX))

    await life.wait(9 * HOUR)

    assert courier.brought == len(life.channel.of(Reminder)) == 1


def test_a_deed_by_the_clock_has_a_number_of_its_own() -> None:
    """The same for the same name in the same campaign, unlike any other, and unlike any interaction of Discord."""
    names = [(campaign_id, key) for campaign_id in range(1, 30) for key in ("remind/a", "remind/b", "offer/a")]
    numbers = {number_of(*name) for name in names}

    assert len(numbers) == len(names)
    assert numbers == {number_of(*name) for name in names}
    assert all(-(2**62) <= number < 0 for number in numbers)


async def test_an_old_message_that_cannot_be_removed_stops_nothing(
    life: Life, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody took our right to delete: that is logged, and the campaign goes on."""

    async def refuse(*_: object) -> None:
        raise PermissionError("may not")

    campaign = take_turn(begun((ALIX, BRUNO), pace=Pace(turn_hours=24)), ALIX)
    campaign_id = await life.play(campaign)
    await life.wait(9 * HOUR)
    monkeypatch.setattr(life.channel, "tidy", refuse)
    with caplog.at_level(logging.CRITICAL):
        await life.wait(17 * HOUR)

    assert (await life.look(campaign_id)).running().turn is None
    assert all(one.over is not None for one in await life.store.days.deliveries(campaign_id) if one.occasion)


# The loop -------------------------------------------------------------------------------------------------------


async def test_the_keeper_sleeps_until_something_is_due_or_done(life: Life) -> None:
    """It wakes at the moment, beside the heart that beats all the time; a deed wakes it before."""
    campaign_id = await life.play(begun((ALIX, BRUNO), pace=Pace(turn_hours=2)))
    naps = life.clock.naps
    chores = [
        asyncio.create_task(life.keeper.run()),
        asyncio.create_task(heartbeat.keep_beating(life.store, life.clock, lambda _: True)),
    ]
    try:
        await life.clock.napped(naps + 2)
        await life.clock.advance(timedelta(minutes=90))
        naps = life.clock.naps
        await life.act(campaign_id, ALIX, Play(command=TakeTurn(hero=hero_of(begun((ALIX, BRUNO)), ALIX))))
        await life.clock.napped(naps + 1)
        await life.clock.advance(timedelta(minutes=119))
        assert (await life.look(campaign_id)).running().turn is not None
        await life.clock.advance(timedelta(minutes=2))
    finally:
        for chore in chores:
            chore.cancel()
            with suppress(asyncio.CancelledError):
                await chore

    assert (await life.look(campaign_id)).running().turn is None
    assert await life.store.noted(heartbeat.NAME) is not None
    assert await life.store.days.outages() == []


async def test_a_message_is_kept_with_its_place(life: Life) -> None:
    """So that it can be found and removed after a restart."""
    campaign_id = await life.play(take_turn(begun(), ALIX))
    await life.wait(9 * HOUR)

    kept = await life.store.days.deliveries(campaign_id)

    assert [(one.player, one.channel_id, one.message_id, one.sent) for one in kept] == [
        (ALIX, CHANNEL, life.channel.posted[0].message_id, NOON + 8 * HOUR)
    ]
