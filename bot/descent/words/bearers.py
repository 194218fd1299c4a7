"""Who bears which id while a story is told: monsters that are gone by now, and those who got their number since."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.descent.events import MonsterDefeated, MonstersPlaced
from bot.descent.quest.events import FigureFled, FigureRemoved
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game
from bot.descent.words.names import as_monster, is_monster
from bot.kernel.events import Event

GONE = (MonsterDefeated, FigureRemoved, FigureFled)


@dataclass
class Bearer:
    """A monster under its id, as far as the story knows it."""

    placed: MonstersPlaced | None = None
    """How it came, if that is part of the story."""
    gone: MonsterDefeated | FigureRemoved | FigureFled | None = None
    """How it left, if that is part of the story."""


class Bearers:
    """The monsters of a story, each called as it was called then (MON-07: numbers are given again)."""

    def __init__(self, game: Game, events: Iterable[Event]) -> None:
        """`game` is how things stand after the events, or later."""
        self._now = game
        self._to_come: dict[str, list[Bearer]] = {}
        for event in events:
            self._note(event)
        self.game = game.model_copy(update={"monsters": dict(game.monsters)})
        """The game by which figures are named: whoever will leave in the story is still there."""
        for figure, bearers in self._to_come.items():
            if bearers[0].placed is None:
                self._enter(figure)

    def _note(self, event: Event) -> None:
        if isinstance(event, MonstersPlaced):
            for figure in event.figures:
                self._to_come.setdefault(figure, []).append(Bearer(placed=event))
        elif isinstance(event, GONE):
            bearers = self._to_come.setdefault(event.figure, [Bearer()])
            if bearers[-1].gone is not None:  # it rose once more
                return
            bearers[-1].gone = event

    def hear(self, event: Event) -> None:
        """Whoever appears now bears its id from here on."""
        if isinstance(event, MonstersPlaced):
            for figure in event.figures:
                self._enter(figure)

    def _enter(self, figure: str) -> None:
        bearer, *later = self._to_come[figure]
        self._to_come[figure] = later
        monster = self._monster(figure, bearer, later)
        if monster is not None:
            self.game.monsters[figure] = monster

    def _monster(self, figure: str, bearer: Bearer, later: list[Bearer]) -> Monster | None:
        """The one whom the game knows, if it is still there; else as it came and left."""
        alive, known = self._now.monsters.get(figure), figure in self._now.departed
        if alive is not None and not later and (bearer.gone is None or not known):
            return alive
        # The game remembers only the last that has left under an id.
        remembered = not later or (alive is not None and all(other.gone is None for other in later))
        monster = as_monster(figure, self._now if remembered else None)
        if monster is None:
            return None
        if bearer.placed is not None:
            monster.master, monster.group = figure in bearer.placed.masters, bearer.placed.group
        if bearer.gone is not None:
            monster.name = bearer.gone.name if not is_monster(bearer.gone.name or "") else None
        return monster
