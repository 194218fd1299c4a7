"""How long a party still has: what a quest says about its end, looked at ahead of time."""

from collections.abc import Iterable, Iterator
from typing import Literal

from bot.descent.board import Square
from bot.descent.events import RoundEnded, RoundStarted
from bot.descent.quest.base import Happening, Trigger
from bot.descent.quest.expressions import Expression
from bot.descent.quest.happenings_party import Lose, Win
from bot.descent.quest.happenings_story import Fire, If
from bot.descent.quest.model import Quest, QuestEvent
from bot.descent.quest.scope import GameScope
from bot.descent.quest.triggers import Entered, RoundStart
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game

FARTHEST = 20
"""No deadline is looked for farther ahead than this many rounds."""
DEEPEST = 4
"""So many events that fire each other are followed."""


class _Later(GameScope):
    """The game as it stands, but so many rounds on."""

    def __init__(self, game: Game, number: int) -> None:
        super().__init__(game)
        self.number = number

    def value(self, name: str) -> int:
        return self.number if name == "round" else super().value(name)

    def holds(self, condition: Expression | None) -> bool:
        """Whether a condition would hold then."""
        return condition is None or condition.worth(self) != 0


def rounds_left(game: Game) -> int | None:
    """Rounds until the quest is lost if nothing changes, this one included; None if no such end is in sight."""
    quest = game.find_played()
    if quest is None:
        return None
    timed = [event for event in quest.events if _may_end(event) and _is_timed(event) and _can_come(game, event)]
    for number in range(game.round, game.round + FARTHEST) if timed else ():
        then = _Later(game, number)
        for event in timed:
            if _comes(event, then) and (end := _end(quest, event.do, then)) is not None:
                return number - game.round + 1 if end == "lost" else None
    return None


def forbidden_ground(game: Game, monster: Monster) -> tuple[Square, ...]:
    """Where a monster must not get: there the quest would be lost, or it was told to march there."""
    quest, orders = game.find_played(), game.orders.get(monster.monster)
    squares = dict.fromkeys(orders.march if orders is not None else ())
    now = _Later(game, game.round)
    for event in quest.events if quest is not None else ():
        for trigger in _entries(event):
            loses = quest is not None and _can_come(game, event) and now.holds(event.when)
            if loses and trigger.means(game, monster) and _end(game.played, event.do, now) == "lost":
                squares |= dict.fromkeys(sorted(trigger.watched(game)))
    return tuple(square for square in squares if square in game.grid.terrain)


def _entries(event: QuestEvent) -> Iterator[Entered]:
    """The places whose entering sets an event off, those that wait for heroes left out."""
    return (
        trigger for trigger in event.on if isinstance(trigger, Entered) and trigger.who not in ("hero", "heroes")
    )


def _can_come(game: Game, event: QuestEvent) -> bool:
    return not event.once or not game.fired.get(event.id)


def _may_end(event: QuestEvent) -> bool:
    """Whether the quest may end by this event: most tell a story and no more."""
    return any(isinstance(happening, Win | Lose | If | Fire) for happening in event.do)


def _is_timed(event: QuestEvent) -> bool:
    return any(isinstance(trigger, RoundStart) for trigger in event.on)


def _comes(event: QuestEvent, then: _Later) -> bool:
    """Whether a round sets this event off, by its beginning or its end."""
    return any(_is_set_off(trigger, then) for trigger in event.on) and then.holds(event.when)


def _is_set_off(trigger: Trigger, then: _Later) -> bool:
    if not isinstance(trigger, RoundStart):
        return False
    starts = RoundStarted.kind in trigger.listens
    if starts and then.number == then.game.round:
        return False  # that is past
    told = RoundStarted(number=then.number) if starts else RoundEnded(number=then.number)
    return trigger.match(then.game, told) is not None


def _end(
    quest: Quest, happenings: Iterable[Happening], then: _Later, depth: int = 0
) -> Literal["won", "lost"] | None:
    """How the quest would end by these happenings; None if it would go on."""
    for happening in happenings:
        end: Literal["won", "lost"] | None = None
        if isinstance(happening, Win | Lose):
            return "won" if isinstance(happening, Win) else "lost"
        if isinstance(happening, If):
            end = _end(quest, happening.then if then.holds(happening.when) else happening.otherwise, then, depth)
        elif isinstance(happening, Fire) and depth < DEEPEST:
            end = _end(quest, quest.event(happening.event).do, then, depth + 1)
        if end is not None:
            return end
    return None
