"""The process dies at every point between "due" and "sent": afterwards everything has happened once all the same.

Each story is lived once undisturbed. Then it is lived again and again; each time the process is killed at the next
point at which it says where it is, and another process goes on with the same file.
"""

import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.descent.party.campaign import Campaign
from bot.descent.rules.steps import PARTY
from bot.habits import Habits
from bot.store import Delivery
from bot.store.sqlite.days import SqliteDays
from bot.store.sqlite.store import SqliteStore
from bot.table.deeds import Deed
from bot.table.pace import Pace
from bot.table.still_played import GoOn
from bot.table.table import Outcome, Table
from bot.table.votes import CastVote
from tests.agenda.life import Killed, Life
from tests.agenda.parties import ALIX, BRUNO, HOUR, MINUTE, NIGHTLESS, asked, begun, hero_of, take_turn

DAY = timedelta(days=1)
DUO = (ALIX, BRUNO)
PATIENT = Pace(reminder_hours=168)
Story = Callable[[Life], Awaitable[None]]


class Mortal:
    """Counts where a process is, and kills it at one of these points."""

    def __init__(self, deadly: int | None = None) -> None:
        self.deadly = deadly
        self.points: list[str] = []

    def __call__(self, point: str) -> None:
        self.points.append(point)
        if len(self.points) - 1 == self.deadly:
            raise Killed(point)


class MortalDays(SqliteDays):
    """Writes deliveries down, and says so before and after."""

    at: Callable[[str], None]

    async def claim(self, campaign_id: int, deliveries: Sequence[Delivery]) -> None:
        self.at("before the claim")
        await super().claim(campaign_id, deliveries)
        self.at("after the claim")

    async def sent(self, campaign_id: int, keys: Sequence[str], now: datetime, **message: Any) -> None:
        await super().sent(campaign_id, keys, now, **message)
        self.at("after the mark")

    async def over(self, campaign_id: int, keys: Sequence[str], now: datetime) -> None:
        self.at("before tidying is noted")
        await super().over(campaign_id, keys, now)


class MortalTable(Table):
    """Does deeds, and says so when they are saved."""

    at: Callable[[str], None]

    async def act(
        self, campaign_id: int, player: int, deed: Deed, *, interaction: int, seen: int | None = None
    ) -> Outcome:
        outcome = await super().act(campaign_id, player, deed, interaction=interaction, seen=seen)
        if interaction < 0:
            self.at("after the deed")
        return outcome


class MortalLife(Life):
    """A life whose process may be killed."""

    mortal = Mortal()

    def begin(self) -> None:
        super().begin()
        assert isinstance(self.store, SqliteStore)
        days, table = MortalDays(self.store.database), MortalTable(self.store, now=self.clock.now)
        self.channel.at = days.at = table.at = lambda point: self.mortal(point)
        self.store.days = days
        self.table = self.keeper._table = table
        self.table.on_deed = self.keeper.poke

    async def tick(self) -> datetime:
        """Whatever kills the process, another one takes over and looks at the clock."""
        try:
            return await super().tick()
        except Killed:
            await self.restart()
            return await super().tick()


# Stories --------------------------------------------------------------------------------------------------------


def story(campaign: Callable[[], Campaign], *spans: timedelta, **habits: Habits) -> Story:
    """A campaign, and how long it is left alone."""

    async def live(life: Life) -> None:
        for player, settled in zip(DUO, habits.values(), strict=False):
            await life.habits(player, settled)
        await life.play(campaign())
        for span in spans:
            await life.wait(span)

    return live


async def decide(life: Life) -> None:
    """An offer of help, and the vote on it."""
    campaign_id = await life.play(take_turn(begun(DUO, pace=Pace(most_reminders=0)), ALIX))
    await life.wait(9 * HOUR)
    await life.act(campaign_id, BRUNO, CastVote(on="absence", choice="wait"))
    await life.wait(HOUR)


async def tell_the_day(life: Life) -> None:
    """Something is done, and at 14:00 in Paris it is told."""
    campaign_id = await life.play(begun(DUO, pace=Pace(chronicle=14 * 60, reminder_hours=168)))
    await life.wait(MINUTE)
    await life.act(campaign_id, ALIX, GoOn())
    await life.wait(DAY)


def question() -> Campaign:
    """Alix is asked something."""
    return asked(begun(DUO, pace=PATIENT), hero_of(begun(DUO), ALIX))


def vote() -> Campaign:
    """The party votes on something."""
    return asked(begun(DUO, decisions="vote", pace=PATIENT), PARTY)


def turn(pace: Pace = PATIENT) -> Campaign:
    """Alix has the turn."""
    return take_turn(begun(DUO, turns="fixed", pace=pace), ALIX)


def automatic() -> Campaign:
    """Alix has the turn, and has left it to the automatic hero."""
    campaign = turn()
    campaign.seats[0].moved_by_default = "autopilot"
    return campaign


STORIES: dict[str, Story] = {
    "remind": story(lambda: begun(DUO), 30 * HOUR),
    "offer": decide,
    "deadline_question": story(question, 25 * HOUR),
    "deadline_vote": story(vote, 13 * HOUR),
    "deadline_turn": story(lambda: turn(Pace(turn_hours=1)), 61 * MINUTE),
    "autopilot": story(automatic, MINUTE),
    "next": story(turn, MINUTE, alix=NIGHTLESS, bruno=NIGHTLESS.model_copy(update={"next_notice": True})),
    "chronicle": tell_the_day,
    "forgotten": story(lambda: begun(DUO, pace=Pace(forgotten_weeks=1, most_reminders=0)), 22 * DAY),
    "holiday": story(
        lambda: begun(DUO, pace=PATIENT),
        4 * DAY,
        alix=NIGHTLESS,
        bruno=Habits(zone="UTC", holiday_from=date(2026, 3, 11), holiday_until=date(2026, 3, 12)),
    ),
}
EXPECTED: dict[str, set[str]] = {
    "remind": {"remind"},
    "offer": {"offer", "offer_help", "cast_vote"},
    "deadline_question": {"remind", "answer_by_default"},
    "deadline_vote": {"remind", "close_vote"},
    "deadline_turn": {"autopilot_turn"},
    "autopilot": {"autopilot_turn"},
    "next": {"next"},
    "chronicle": {"chronicle", "go_on"},
    "forgotten": {"forgotten_ask", "forgotten_archive", "put_away"},
    "holiday": {"go_away", "autopilot_turn", "come_back"},
}
"""The messages and deeds of each story."""


@dataclass(frozen=True)
class Lived:
    """What is left of a life: what the channel got, what was done, and what is kept of deliveries."""

    posted: list[tuple[str, datetime, tuple[int, ...]]]
    deeds: list[tuple[int, str]]
    kept: list[tuple[str, int, datetime | None, datetime | None]]

    @property
    def kinds(self) -> set[str]:
        """All messages and deeds by kind."""
        deeds = {json.loads(deed)["deed"] for _, deed in self.deeds}
        return {key.partition("/")[0] for key, *_ in self.posted} | deeds


async def lived(path: Path, tale: Story, mortal: Mortal) -> Lived:
    """A life that may be interrupted."""
    async with MortalLife.at(path) as life:
        life.mortal = mortal
        await tale(life)
        assert await life.store.days.unsent() == []
        return Lived(
            posted=[(one.key, one.at, one.due.players) for one in life.channel.posted],
            deeds=await life.store.deeds(1),
            kept=[(one.key, one.player, one.sent, one.over) for one in await life.store.days.deliveries(1)],
        )


@pytest.mark.parametrize("kind", STORIES)
async def test_whatever_point_the_process_dies_at_everything_happens_once(kind: str, tmp_path: Path) -> None:
    """Killed after the claim, after the deed, before or after the message: the same messages, the same deeds."""
    calm = Mortal()
    undisturbed = await lived(tmp_path / "calm.sqlite3", STORIES[kind], calm)
    assert undisturbed.kinds == EXPECTED[kind]

    deadly = {}
    for number, point in enumerate(calm.points):
        mortal = Mortal(number)
        deadly[point, number] = await lived(tmp_path / f"{number}.sqlite3", STORIES[kind], mortal)
        assert mortal.points[number] == point

    assert {at: life for at, life in deadly.items() if life != undisturbed} == {}
    assert len(deadly) >= 2


async def test_a_process_that_dies_and_stays_away_tells_nothing_twice(tmp_path: Path) -> None:
    """Killed around a reminder and started two days later, at night: what was not posted waits for the morning."""
    for number in range(5):
        async with MortalLife.at(tmp_path / f"{number}.sqlite3") as life:
            life.mortal = Mortal(number)
            await life.habits(ALIX, Habits())
            await life.play(take_turn(begun(), ALIX))
            await Life.tick(life)
            life.clock.set(life.clock.now() + 8 * HOUR)
            with pytest.raises(Killed):
                await Life.tick(life)
            posted = len(life.channel.posted)
            await life.off(2 * DAY + 4 * HOUR)
            assert len(life.channel.posted) == posted, "it is one in the morning"
            await life.wait(DAY)

        keys = [key for _, _, key in life.channel.calls()]
        assert len(keys) == len(set(keys))
        assert all(not Habits().is_quiet(at) for _, at, _ in life.channel.calls())
        assert len(keys) >= 1
