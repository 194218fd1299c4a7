"""A log played again deed by deed, next to what was told then: where does it lead elsewhere?"""

import json
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Literal, NamedTuple

from bot.games import GameSystem, system_of
from bot.kernel.budget import budget
from bot.kernel.editions import by_the_rules_of
from bot.kernel.events import Event
from bot.kernel.plain import Tagged
from bot.kernel.refused import Refused
from bot.paths import ROOT
from bot.saves.replaying import Done, first_difference, form_of
from bot.table.campaign import Campaign
from bot.table.deeds import Deed

Why = Literal["refused", "raised", "told", "state"]
LONGEST_LINE = 160
FRAMES = 3
"""How much of the way to an error is shown."""


@dataclass(frozen=True)
class Stop:
    """The deed that did not lead where it led then."""

    version: int
    kind: str
    player: int
    why: Why
    lines: tuple[str, ...]
    """The difference, or the error."""

    def __str__(self) -> str:
        what = {
            "refused": "is refused",
            "raised": "raises",
            "told": "leads elsewhere",
            "state": "does not lead to the saved state",
        }[self.why]
        return f"deed {self.version} ({self.kind}, player {self.player}) {what}"


class Led(NamedTuple):
    """What one deed led to, done again."""

    done: Done
    events: list[Event]


@dataclass
class Following:
    """A campaign on its way through its log. `stop` says where it went astray, once it is known."""

    campaign: Campaign
    stop: Stop | None = None
    played: int = 0
    """Deeds that led where they led then."""
    told: list[Led] = field(default_factory=list)

    def go_on(self, log: Sequence[Done], told: dict[int, list[Event]]) -> Iterator[Led]:
        """Do one deed after the other, until one leads elsewhere; what was told then is known of some of them."""
        for done in log:
            try:
                with budget(), by_the_rules_of(done.rules):
                    events = done.deed.do(self.campaign, done.player)
            except Exception as error:
                # Whatever the rules stumble over is what we look for.
                self.stop = failed(done.version, done.deed, done.player, error)
                return
            if done.version in told and (lines := differing(system_of(self.campaign), told[done.version], events)):
                self.stop = Stop(done.version, done.deed.kind, done.player, "told", lines)
                return
            self.played += 1
            yield Led(done, events)


def failed(version: int, deed: Deed, player: int, error: Exception) -> Stop:
    """A deed that the rules refuse or stumble over."""
    if isinstance(error, Refused):
        return Stop(version, deed.kind, player, "refused", (str(error),))
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    way = [f"{_where(frame.filename)}:{frame.lineno} in {frame.name}" for frame in frames]
    return Stop(version, deed.kind, player, "raised", (_cut(f"{type(error).__name__}: {error}"), *way))


def differing(game: GameSystem, told: Sequence[Event], played: Sequence[Event]) -> tuple[str, ...]:
    """The first event that is another one; nothing if all are the same.

    What was told first may be that the quest has moved on to today's content. Played again it begins with that.
    """
    if told and told[0].kind == game.moves_on:
        told = told[1:]
    for number, (then, now) in enumerate(zip_longest(told, played), 1):
        if then != now:
            return (f"event {number} was  {_event(then)}", f"event {number} is now {_event(now)}")
    return ()


def compare_states(game: GameSystem, saved: Campaign, following: Following, last: Done | None) -> None:
    """At the end of the log: is this the saved state?"""
    difference = first_difference(game.form(saved), form_of(following.campaign))
    if difference is not None:
        kind, player = (last.deed.kind, last.player) if last is not None else ("founding", saved.owner)
        following.stop = Stop(last.version if last is not None else 0, kind, player, "state", (_cut(difference),))


def _event(event: Event | None) -> str:
    return _cut(json.dumps(Tagged.write(event), ensure_ascii=False)) if event is not None else "nothing"


def _cut(text: str) -> str:
    line = text.partition("\n")[0]
    return line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}…"


def _where(file: str) -> str:
    path = Path(file)
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else path.name
