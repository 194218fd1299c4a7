"""The process dies at every point of showing a finished turn: afterwards the channel looks as if it had not.

The turn is shown once undisturbed. Then it is shown again and again; each time all that shows it stops for good
before or after another write or request, and another stage, which knows nothing, goes on in the same channel.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, TypeVar

import pytest

from bot.app import Flambeau
from bot.local.server import LocalDiscord
from bot.local.world import Change, WorldEvent
from bot.store import Heard, Staged
from cogs.access import desk_of
from cogs.posting import Posting
from cogs.scenes import Scenes
from cogs.stage import Stage
from tests.agenda.life import Killed

from .bots import at_rest
from .mending import CAMPAIGN, WAIT, Table, a_turn
from .test_keeping import said

T = TypeVar("T")


@dataclass
class Mortal:
    """Counts where a stage is, and ends it at one of these points; what is dead does nothing more."""

    deadly: int | None = None
    points: list[str] = field(default_factory=list)
    dead: bool = False

    def __call__(self, point: str) -> None:
        if self.dead:
            raise Killed(point)
        self.points.append(point)
        if len(self.points) - 1 == self.deadly:
            self.dead = True
            raise Killed(point)


class MortalScenes(Scenes):
    """Writes down how campaigns stand, and says so before and after."""

    at: Mortal

    async def change(self, campaign_id: int, *, heard: Heard | None = None, **changes: Any) -> Staged:
        self.at(f"before writing {', '.join(changes)}")
        staged = await super().change(campaign_id, heard=heard, **changes)
        self.at(f"after writing {', '.join(changes)}")
        return staged


class MortalPosting(Posting):
    """Asks Discord, and says so before and after."""

    at: Mortal

    async def _ask(self, channel_id: int, call: Callable[[], Awaitable[T]]) -> T:
        self.at("before a request")
        answer = await super()._ask(channel_id, call)
        self.at("after a request")
        return answer


def begin(bot: Flambeau, mortal: Mortal) -> Stage:
    """A stage that knows nothing but what is saved, as in a new process."""
    desk = desk_of(bot)
    stage = desk.stage = Stage(bot)
    stage.notices.breath = 0.0
    stage.scenes.__class__, stage.posting.__class__ = MortalScenes, MortalPosting
    stage.scenes.at = stage.posting.at = mortal  # type: ignore[attr-defined]
    bot.table.before_deed = stage.meet
    bot.keeper.stir()
    return stage


@dataclass(frozen=True)
class Lived:
    """What is left of a life: what everybody reads, who was called, and who is known to have been."""

    texts: list[str]
    calls: list[int]
    heard: list[str]


async def lived(table: Table, mortal: Mortal, *, players_first: bool) -> list[str]:
    """Bruno's turn ends, and with it the round and the process; then Alix takes hers."""
    alix, bruno = table.party.players
    await table.party.do(table.of("end_turn"), alix)
    await table.party.spend()
    await at_rest(table.bot)
    version = (await table.bot.store.load(CAMPAIGN)).version
    stage = begin(table.bot, mortal)
    await stage.meet(CAMPAIGN)
    mortal.points.clear()
    await table.party.take(table.of("end_turn"), bruno)
    await table.saved(version + 1)
    await settled(table, mortal, version + 1)

    stage = begin(table.bot, Mortal())
    if not players_first:
        await stage.catch_up()
    await said(alix, "turn take", hero="syndrael")
    await stage.catch_up()
    await table.heals()
    return [one.text() for one in table.public() if not one.pinned]


async def settled(table: Table, mortal: Mortal, version: int) -> None:
    """Wait until the turn is shown, or nobody is there who could."""
    async with asyncio.timeout(WAIT):
        while not mortal.dead and (await table.bot.store.staging.of(CAMPAIGN)).shown != version:
            pass
        if not mortal.dead:
            await desk_of(table.bot).stage.notices.settle()


async def fresh(folder: Path, mortal: Mortal, *, players_first: bool) -> Lived:
    """The same in a world of its own."""
    local = LocalDiscord()
    calls: list[int] = []
    local.world.watch(lambda change: calls.extend(_called(change)))
    await local.start()
    try:
        async with a_turn(local, Path(mkdtemp(dir=folder))) as table:
            calls.clear()
            texts = await lived(table, mortal, players_first=players_first)
            kept = await table.bot.store.days.deliveries(CAMPAIGN)
            return Lived(texts, calls, [one.key for one in kept])
    finally:
        await local.stop()


def _called(change: Change) -> list[int]:
    """Whom a new message calls."""
    return change.message.mentions if change.event is WorldEvent.MESSAGE_NEW and change.message else []


@pytest.mark.parametrize("players_first", [True, False], ids=["players_first", "catching_up_first"])
async def test_whatever_point_showing_dies_at_everything_is_told_once(tmp_path: Path, players_first: bool) -> None:
    """One live panel that shows the last version, the record and the story once, and nobody called twice."""
    calm = Mortal()
    undisturbed = await fresh(tmp_path, calm, players_first=players_first)
    assert any("👹" in text for text in undisturbed.texts)
    assert undisturbed.calls
    assert len(calm.points) >= 10

    deadly = {}
    for number, point in enumerate(calm.points):
        mortal = Mortal(number)
        deadly[number, point] = await fresh(tmp_path, mortal, players_first=players_first)

    assert {at: life for at, life in deadly.items() if life != undisturbed} == {}
