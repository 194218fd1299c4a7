"""What the clock tells in the channel: reminders, offers of help, chronicles, campaigns nobody plays any more."""

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from bot import heartbeat
from bot.app import Flambeau
from bot.descent.party.settings import Configure
from bot.habits import Habits
from bot.local.objects import Message
from bot.local.server import LocalDiscord
from bot.table.setting_pace import SetPace
from bot.table.votes import CastVote
from bot.views.codec import mark
from cogs.access import stage_of
from tests.agenda.clock import TestClock
from tests.agenda.parties import NOON

from .bots import running
from .people import Offer, Party, offers

WAIT = 10.0
HOUR = timedelta(hours=1)
CAMPAIGN = 1


class Days:
    """A fight of Alix and Bruno that takes days."""

    def __init__(self, local: LocalDiscord, bot: Flambeau, clock: TestClock) -> None:
        self.local, self.bot, self.clock = local, bot, clock
        self.party = Party(local, local.players[:2])
        self.alix, self.bruno = self.party.players

    async def begin(self) -> None:
        """Everybody is awake in Paris, and it is nobody's turn yet."""
        await self.party.gather("syndrael", "grisban_the_thirsty")
        await self.party.set_out()

    async def later(self, span: timedelta) -> None:
        """So much time passes, in which the bot was there and nothing happened but what the clock does."""
        self.clock.set(self.clock.now() + span)
        await self.bot.store.note(heartbeat.NAME, self.clock.now().isoformat())
        self.bot.keeper.poke(CAMPAIGN)

    def messages(self, text: str = "") -> list[Message]:
        """What can be read in the channel."""
        seen = self.alix.sees()
        return [message for message in seen if not message.ephemeral and text in message.text()]

    async def appears(self, text: str, number: int = 1) -> Message:
        """The last message that says something, once there are so many."""
        await self.local.world.until(lambda: len(self.messages(text)) >= number, WAIT, f"{number} × {text!r}")
        return self.messages(text)[-1]

    async def vanishes(self, text: str) -> None:
        """Wait until nothing in the channel says this any more."""
        await self.local.world.until(lambda: not self.messages(text), WAIT, f"no {text!r}")

    async def take_turn(self, player_number: int = 0) -> None:
        offer = next(each for each in self.party.offered() if each.kind == "take_turn")
        await self.party.do(offer, self.party.players[player_number])

    def key(self, message: Message, code: str) -> Offer:
        """A button on a message."""
        return next(each for each in offers(message) if each.code.startswith(code))


@pytest.fixture
async def days(local: LocalDiscord, tmp_path: Path) -> AsyncIterator[Days]:
    """The bot with a clock of ours, and a fight that has begun."""
    clock = TestClock(NOON)
    async with running(local, tmp_path / "flambeau.sqlite3", clock) as bot:
        begun = Days(local, bot, clock)
        await begun.begin()
        yield begun


REMINDER = "🔔"


async def test_who_is_waited_for_is_reminded_and_left_alone_once_they_have_played(days: Days) -> None:
    """After eight hours Alix is called, and only she; once she ends her turn the reminder is gone."""
    await days.take_turn()
    await days.later(8 * HOUR)

    message = await days.appears(REMINDER)
    assert message.mentions == [days.alix.id]
    assert "Syndrael" in message.text()
    assert "Rappel 1 sur 3" in message.text()
    end = next(each for each in days.party.offered() if each.kind == "end_turn")
    await days.party.do(end, days.alix)
    await days.vanishes("Rappel 1 sur 3")


async def test_not_this_time(days: Days) -> None:
    """Whoever presses "not this time" is not reminded of this turn again; somebody else's press changes nothing.

    Nor does that of a player who is not waited for: Bruno is told so. Once nobody wants it any more it is gone.
    """
    await days.take_turn()
    await days.later(8 * HOUR)
    message = await days.appears(REMINDER)

    stranger = days.local.players[3]
    refused = await stranger.press(message, days.key(message, "?mute").custom_id)
    await days.local.world.until(lambda: refused.followups, WAIT, "a refusal")
    for_alix = await days.bruno.press(message, days.key(message, "?mute").custom_id)
    await days.local.world.until(lambda: for_alix.followups, WAIT, "an answer")
    assert "pas pour vous" in for_alix.followups[0].text()
    muted = await days.alix.press(message, days.key(message, "?mute").custom_id)
    await days.local.world.until(lambda: muted.followups, WAIT, "an answer")
    await days.later(22 * HOUR)
    days.bot.keeper.stir()

    assert "plus de rappel" in muted.followups[0].text()
    standing = await days.bot.keeper.standing(CAMPAIGN)
    assert standing is not None
    kept = await days.bot.store.days.deliveries(CAMPAIGN)
    assert {one.player for one in kept if one.key.startswith("mute/")} == {days.alix.id}
    assert len([one for one in kept if one.key.startswith("remind/")]) == 1
    assert days.messages("Rappel") == []


async def test_a_reminder_that_was_posted_just_before_a_crash_is_not_posted_again(
    days: Days, local: LocalDiscord, tmp_path: Path
) -> None:
    """The message stood in the channel, but nobody had written that down: the next process finds it there."""
    await days.take_turn()
    await days.later(8 * HOUR)
    message = await days.appears(REMINDER)
    await _sent(days)
    database = days.bot.settings.database
    await days.bot.close()
    await _forget_what_was_sent(database)

    async with running(local, database, TestClock(days.clock.now())) as bot:
        days.bot = bot
        bot.keeper.poke(CAMPAIGN)
        await _sent(days)

    assert [each.id for each in days.messages(REMINDER)] == [message.id]


async def _sent(days: Days) -> None:
    """Wait until everything that was claimed is known to be sent."""
    async with asyncio.timeout(WAIT):
        while not (kept := await days.bot.store.days.deliveries(CAMPAIGN)) or any(one.sent is None for one in kept):
            await asyncio.to_thread(bool)


async def _forget_what_was_sent(database: Path) -> None:
    import aiosqlite

    async with aiosqlite.connect(database) as db:
        forget = "UPDATE deliveries SET sent_at = NULL, message_id = NULL, channel_id = NULL"
        await db.execute(f"{forget} WHERE message_id IS NOT NULL")
        await db.commit()


async def test_nobody_is_called_at_night(days: Days) -> None:
    """Bruno's turn comes in his night: the panel names him without calling; in the morning he is called once."""
    night = Habits(zone="Europe/Paris", quiet_from=12 * 60, quiet_until=16 * 60)
    await days.bot.store.days.set_habits(days.bruno.id, night.model_dump_json())
    called: list[int] = []
    await days.later(timedelta(minutes=1))
    await days.take_turn()
    end = next(each for each in days.party.offered() if each.kind == "end_turn")
    await days.party.do(end, days.alix)
    called += [player for message in days.messages() for player in message.mentions if player == days.bruno.id]

    await days.later(3 * HOUR)
    message = await days.appears(REMINDER)

    assert called == []
    assert message.mentions == [days.bruno.id]
    assert "Rappel" not in message.text()


async def test_who_was_called_in_the_morning_is_not_called_by_the_panel_as_well(days: Days) -> None:
    """In a fixed order Bruno's turn comes in his night. Once the clock has called him, a new panel does not."""
    night = Habits(zone="Europe/Paris", quiet_from=12 * 60, quiet_until=16 * 60)
    await days.bot.store.days.set_habits(days.bruno.id, night.model_dump_json())
    await days.later(timedelta(minutes=1))
    fixed = Configure(turns="fixed")
    await days.bot.table.act(CAMPAIGN, days.alix.id, fixed, interaction=days.local.world.ids.next())
    await stage_of(days.bot).show(CAMPAIGN)
    end = next(each for each in days.party.offered() if each.kind == "end_turn")
    await days.party.do(end, days.alix)
    await days.later(3 * HOUR)
    reminder = await days.appears(REMINDER)
    await _sent(days)

    await stage_of(days.bot).show(CAMPAIGN, again=True)

    assert reminder.mentions == [days.bruno.id]
    assert days.party.current().mentions == []


async def test_a_forgotten_campaign_is_asked_about_and_goes_on(days: Days) -> None:
    """After three weeks the party is asked; somebody presses "we go on", or simply plays: the question is gone."""
    await days.later(timedelta(weeks=3))
    message = await days.appears("on continue")

    await days.alix.press(message, days.key(message, "?go_on").custom_id)
    await days.vanishes("sera rangée")

    *_, (player, deed) = await days.bot.store.deeds(CAMPAIGN)
    assert (player, deed) == (days.alix.id, '{"deed":"go_on"}')
    await days.later(timedelta(weeks=3))
    await days.appears("on continue")
    await days.take_turn()
    await days.vanishes("sera rangée")


async def test_a_campaign_nobody_wants_is_put_away_and_can_be_restored(days: Days) -> None:
    """Two more weeks of silence: it is archived, the channel says how to go on, and that works."""
    await days.later(timedelta(weeks=3))
    await days.appears("sera rangée")
    await days.later(timedelta(weeks=2))

    await days.appears("est rangée")
    await days.vanishes("sera rangée")
    assert (await days.bot.store.load(CAMPAIGN)).archived
    assert days.party.panel() is None, "nothing can be pressed any more"
    exchange = await days.alix.slash("campaign restore")
    await exchange.settled(WAIT)
    assert not (await days.bot.store.load(CAMPAIGN)).archived


async def test_the_chronicle_of_the_day(days: Days) -> None:
    """Where the party wants it, the day is told in the channel in the evening, and calls nobody."""
    await days.later(timedelta(minutes=1))
    deed = SetPace(chronicle=20 * 60, zone="Europe/Paris")
    await days.bot.table.act(CAMPAIGN, days.alix.id, deed, interaction=days.local.world.ids.next())
    await days.take_turn()
    await days.later(7 * HOUR)

    told = await days.appears("10 mars")
    assert told.mentions == []


async def test_the_next_one_is_told_if_they_want_to_know(days: Days) -> None:
    """Bruno wants to know when he is next: he is told while Alix plays, and the notice goes when she is done."""
    habits = Habits(next_notice=True)
    await days.bot.store.days.set_habits(days.bruno.id, habits.model_dump_json())
    await days.take_turn()

    message = await days.appears("jouera ensuite")
    assert message.mentions == [days.bruno.id]
    end = next(each for each in days.party.offered() if each.kind == "end_turn")
    await days.party.do(end, days.alix)
    await days.vanishes("jouera ensuite")


async def test_an_absent_player_is_helped_by_the_others(days: Days) -> None:
    """Alix answers no reminder: Bruno is asked, chooses the automatic hero, and her turn is played."""
    await days.take_turn()
    for number, hours in enumerate((8, 16, 32), 1):
        await days.later(hours * HOUR)
        await days.appears(f"Rappel {number} sur 3")
    await days.vanishes("Rappel 2 sur 3")
    await days.later(64 * HOUR)

    message = await days.appears("ne répond pas")
    assert message.mentions == [days.bruno.id]
    vote = await _until_offered(days, CastVote.kind, lambda each: each.code.endswith(mark("turn")))
    await days.party.do(vote, days.bruno)
    campaign = (await days.bot.table.look(CAMPAIGN)).campaign
    assert campaign.running().hero("syndrael").turn_taken
    await days.vanishes("ne répond pas")


async def _until_offered(days: Days, kind: str, fits: Callable[[Offer], bool]) -> Offer:
    def found() -> Offer | None:
        return next((each for each in days.party.offered() if each.kind == kind and fits(each)), None)

    offer = await days.local.world.until(found, WAIT, f"a button for {kind}")
    assert offer is not None
    return offer


async def test_the_panel_is_where_everything_leads(days: Days) -> None:
    """A reminder's first button leads to the panel."""
    await days.take_turn()
    await days.later(8 * HOUR)

    message = await days.appears(REMINDER)
    links = [button.url for button in message.buttons() if button.url]
    assert links == [await stage_of(days.bot).link(CAMPAIGN)]
