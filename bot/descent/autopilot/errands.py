"""What a hero can do at certain squares besides fighting: doors, tokens, fallen friends, goals of the quest."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType

from bot.descent.attack.odds import rolls
from bot.descent.autopilot.goals import STAND_ON, Goal
from bot.descent.autopilot.limits import Limits
from bot.descent.autopilot.sharing import LEFT_TO_ANOTHER
from bot.descent.autopilot.threats import Foe, incoming, strikes
from bot.descent.autopilot.worth import fear
from bot.descent.commands import Command, OpenDoor, PickUp, Revive, Search, UseElement
from bot.descent.commands.using import use_of, uses
from bot.descent.quest.happenings_board import OpenTheDoor
from bot.descent.quest.scope import holds
from bot.descent.rules import stats
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game

UNDER_ATTACK = 0.35
"""How much less doors and tokens matter while monsters are about."""
QUIET = 3.0
"""The danger on the board that may be left alone."""
REVIVE_BEFORE_TURN = 5.0
REVIVE_AFTER_TURN = 3.5
HOPE = 0.3
"""What trying is worth even to those who can hardly succeed."""
HEARTS_OF_RISEN = 4
"""About what two red dice give back."""


@dataclass(frozen=True)
class Errand:
    """Something to do: where to stand, what it is worth, and what to say once there."""

    where: int
    """The squares, as bits, from which it can be done."""
    worth: float
    command: Command | None = None
    """None: being there is all."""
    goal: Goal | None = None
    """What it serves; None: somebody in need, or a runner to be stopped."""
    runner: str | None = None
    """In whose way one stands."""
    left_to_another: bool = False
    """Whether another hero sees to it."""

    @property
    def is_asked(self) -> bool:
        """Whether the quest asks for it."""
        return self.goal is not None and self.goal.asked

    @property
    def acts(self) -> bool:
        """Whether it takes an action."""
        return self.command is not None


def errands(
    game: Game,
    hero: Hero,
    foes: list[Foe],
    goals: list[Goal],
    limits: Limits,
    seen_to: Mapping[str, str] = MappingProxyType({}),
) -> list[Errand]:
    """Everything this hero could do somewhere on the board; `seen_to` says which hero sees to which thing."""
    calm = 1.0 if sum(foe.danger for foe in foes) <= QUIET else UNDER_ATTACK
    found = list(_revivals(game, hero, foes))
    for goal in goals:
        errand = _errand(game, hero, goal, limits, calm)
        if errand is None:
            continue
        if seen_to.get(goal.target or "", hero.id) != hero.id:
            errand = replace(errand, worth=errand.worth * LEFT_TO_ANOTHER, left_to_another=True)
        found.append(errand)
    return found


def _errand(game: Game, hero: Hero, goal: Goal, limits: Limits, calm: float) -> Errand | None:
    if goal.kind == "defeat" or not goal.squares or goal.hero not in (None, hero.id):
        return None
    grid = game.grid
    where = grid.bits(goal.squares)
    if goal.kind not in STAND_ON:
        where |= grid.spread(where)
    if goal.kind in ("reach", "hold", "explore", "escort"):
        return Errand(where & grid.floor, goal.weight, goal=goal)
    command = command_for(game, hero, goal)
    if command is None or not allowed(game, command, limits):
        return None
    weight = goal.weight * (calm if isinstance(command, OpenDoor | Search) else 1.0)
    return Errand(where & grid.floor, weight * promise(game, hero, command), command, goal)


def allowed(game: Game, command: Command, limits: Limits) -> bool:
    """Whether the absent player would have it done."""
    if isinstance(command, Search):
        return limits.search
    return limits.doors or not opens_a_door(game, command)


def opens_a_door(game: Game, command: Command) -> bool:
    """Whether a command opens a door, by hand or as the quest lets it be forced, picked or levered."""
    use = use_of(game, command.element, command.use) if isinstance(command, UseElement) else None
    if use is None:
        return isinstance(command, OpenDoor)
    return any(isinstance(happening, OpenTheDoor) for happening in (*use.do, *use.passed))


def command_for(game: Game, hero: Hero, goal: Goal) -> Command | None:
    """What to say to pursue a goal once its place is reached; None if nothing can be done about it now."""
    target = goal.target or ""
    ways = [
        UseElement(hero=hero.id, element=target, use=use.id)
        for _, use in (uses(game, target) if target else ())
        if holds(game, use.when)
    ]
    if ways:
        return max(ways, key=lambda way: promise(game, hero, way))
    door = game.board.doors.get(target)
    if door is not None:
        return None if door.open or door.locked else OpenDoor(hero=hero.id, door=target)
    token = game.board.tokens.get(target)
    if token is None:
        return None
    if token.kind == "search":
        return Search(hero=hero.id, token=target)
    return PickUp(hero=hero.id, token=target) if token.portable else None


def prospect(game: Game, hero: Hero, goal: Goal) -> float:
    """How likely a hero is to succeed with a goal once it is there."""
    command = command_for(game, hero, goal)
    return promise(game, hero, command) if command is not None else 0.0


def promise(game: Game, hero: Hero, command: Command) -> float:
    """How likely it is to succeed: something that takes a test is better left to whoever is good at it."""
    use = use_of(game, command.element, command.use) if isinstance(command, UseElement) else None
    if use is None or use.test is None:
        return 1.0
    value = (stats.attribute(game, hero, use.test) or 0) + use.bonus
    return HOPE + (1 - HOPE) * passing(value)


@lru_cache(maxsize=64)
def passing(value: int) -> float:
    """The chance to pass a test with this value: a grey and a black die show no more shields (CRD-03)."""
    found = rolls(("gray", "black"))
    return sum(ways for shown, ways in found.items() if shown.shields <= value) / sum(found.values())


def _revivals(game: Game, hero: Hero, foes: list[Foe]) -> Iterator[Errand]:
    for other in game.heroes.values():
        if other is hero or not other.knocked_out or not other.on_board:
            continue
        here = game.grid.bits(other.squares)
        coming = incoming(strikes(game, foes, stats.defence_pool(game, other)), other.square)
        worth = REVIVE_AFTER_TURN if other.turn_taken else REVIVE_BEFORE_TURN
        # Whoever would fall again at once had better lie still: each fall costs the party morale.
        worth -= fear(coming, HEARTS_OF_RISEN) / 2
        yield Errand(
            (here | game.grid.spread(here)) & game.grid.floor, worth, Revive(hero=hero.id, target=other.id)
        )
