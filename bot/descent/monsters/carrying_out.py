"""Carrying out one line of an activation card: walking, striking, using abilities."""

from collections.abc import Sequence

from bot.descent.board import Square
from bot.descent.events import ActionTaken, InstructionNeglected, PlaceChosen, TargetChosen
from bot.descent.monsters.actions.base import move_points
from bot.descent.monsters.choosing import (
    in_numbers,
    is_deed,
    meant,
    movable,
    move_targets,
    nearest_ground,
    places_for,
)
from bot.descent.monsters.doing import CarryOut, use_ability
from bot.descent.monsters.forced_moves import SwapPlaces
from bot.descent.monsters.instructions import MOVES, Instruction
from bot.descent.monsters.measures import targets
from bot.descent.monsters.moves import Neglected, StoppingPlace, walk_to
from bot.descent.monsters.overlord import OverlordOption, decide
from bot.descent.monsters.running import ways_through
from bot.descent.monsters.striking import Strike, choose_target, strike
from bot.descent.monsters.targets import best, in_line, pool, rank, reasons
from bot.descent.monsters.ties import settle_place
from bot.descent.monsters.whom import Reckoned, When
from bot.descent.rules.harm import window
from bot.descent.rules.moments import Moment
from bot.descent.rules.reactions import Window
from bot.descent.rules.steps import PARTY, Option, Step, ask, push
from bot.descent.rules.turn_conditions import toll_of_action
from bot.descent.rules.walking import Put, Spread, Walk, is_large
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Activation, Game

__all__ = ["Strike", "choose_target", "go", "spend"]

MOST_PLACES = 24
"""More places than this are not offered to a vote."""


def spend(game: Game, monster: Monster, activation: Activation, action: str, *, ends: str | None = None) -> None:
    """Take one of the monster's two actions, perhaps to end a condition; bleeding costs a heart for any other."""
    activation.actions -= 1
    game.tell(ActionTaken(figure=monster.id, action=action, left=activation.actions))
    push(game, *toll_of_action(game, monster, ends))


class Obey(Step):
    """A monster carries out one line for one target."""

    figure: str
    line: int
    target: str | None
    declared: bool = False
    """Whether everybody has heard of it, where it is a move action."""

    def resolve(self, game: Game) -> None:
        activation, monster = game.activation, game.monsters.get(self.figure)
        if activation is None or monster is None:
            return
        card = game.library.activations[activation.card]
        instruction = in_numbers(game, monster, card.instructions(monster.rank)[self.line])
        if not self.declared and is_move_action(instruction):
            declared = window(Moment.MOVE_DECLARED, figure=monster.id)
            push(game, declared, self.model_copy(update={"declared": True}))
            return
        target = game.find(self.target) if self.target else None
        if target is not None:
            tell_target(game, monster, instruction, target)
            activation.remember_meant(target.id)
        spend(game, monster, activation, str(instruction))
        activation.failed.clear()
        if instruction.then:
            push(game, *(afterwards(monster, follow) for follow in instruction.then))
        if is_deed(instruction):
            deed = instruction.model_copy(update={"when": When(), "then": ()})
            push(game, CarryOut(deeds=(deed,), at=in_line(monster)))
        elif instruction.do in MOVES:
            wanted = nearest_ground(game, instruction.aim.ground) if instruction.aim.ground else target
            assert wanted is not None
            self._move(game, monster, instruction, wanted, activation)
        elif instruction.do == "attack":
            assert target is not None
            push(game, *strike(game, monster, instruction, target))
        elif instruction.do == "swap":
            assert target is not None
            push(game, SwapPlaces(figure=monster.id, other=target.id))
        else:
            push(game, *use_ability(game, monster, instruction, target))

    def _move(
        self, game: Game, monster: Monster, instruction: Instruction, target: Figure, activation: Activation
    ) -> None:
        if isinstance(instruction.squares, int):
            found = places_for(game, monster, instruction, target)
            go(game, monster, instruction.do, found, free=instruction.squares)
            return
        if instruction.through is not None and run_through(game, monster, target, activation):
            return
        found = places_for(game, monster, instruction, target)
        activation.points = move_points(game, monster)
        activation.moves += 1
        again = ThinkAgain(figure=monster.id, line=self.line, target=target.id)
        pause = Window(moment=Moment.MOVE_ACTION, figure=monster.id)
        if any(True for _ in pause.offers(game)):
            push(game, pause, again)
            return
        go(game, monster, instruction.do, found, again=again)


def is_move_action(line: Instruction) -> bool:
    """Whether a line has the monster take a move action; a few squares besides are none."""
    return line.do in MOVES and not is_deed(line) and not isinstance(line.squares, int)


def afterwards(monster: Monster, follow: Instruction) -> Step:
    """A part that costs no action: a move with the points left, or a deed."""
    plain = follow.each is None and follow.when == When() and not follow.then
    if follow.do in MOVES and plain and not isinstance(follow.squares, (str, Reckoned)):
        return Afterwards(figure=monster.id, follow=follow)
    return CarryOut(deeds=(follow,), at=in_line(monster))


def run_through(game: Game, monster: Monster, target: Figure, activation: Activation) -> bool:
    """Run over as many heroes as possible and end as near to the target as that allows; False if there is none."""
    ways = ways_through(game, monster, target)
    if not ways:
        return False
    activation.points = move_points(game, monster)
    activation.moves += 1
    choices = [
        OverlordOption(
            Option(id=str(end), about={"square": str(end)}, then=(RunThrough(figure=monster.id, path=way.path),)),
            float(len(way.heroes)),
        )
        for end, way in ways.items()
    ]
    decide(game, monster, choices)
    return True


class RunThrough(Step):
    """A monster runs along a path that leads through heroes."""

    figure: str
    path: tuple[Square, ...]

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is not None:
            remember_way(game, monster, self.path)
            push(game, Walk(figure=monster.id, path=self.path, spend=True))


def remember_way(game: Game, monster: Monster, path: Sequence[Square]) -> None:
    """The monster leaves its place, perhaps through heroes."""
    activation = game.activation
    if activation is not None and activation.monster == monster.id:
        activation.remember_way(hero.id for hero in targets(game) if set(hero.squares) & set(path))


def tell_target(game: Game, monster: Monster, instruction: Instruction, target: Figure) -> None:
    """Say whom it goes for, how everybody ranks, and who was passed over (ACT-06, ACT-07)."""
    possible = meant(game, monster, instruction)
    ranked = rank(game, monster, instruction.aim, possible)
    passed = []
    if len(possible) < len(pool(game, monster, instruction.aim)):
        passed = [entry for entry in rank(game, monster, instruction.aim) if entry.figure not in possible]
    tied = [figure.id for figure in best(ranked)] if ranked else []
    game.tell(
        TargetChosen(
            figure=monster.id,
            target=target.id,
            verb=str(instruction),
            because=reasons(instruction.aim, ranked) + reasons(instruction.aim, passed, passed=True),
            tied=tuple(tied) if len(tied) > 1 and target.id in tied else (),
        )
    )


def go(
    game: Game,
    monster: Monster,
    verb: str,
    found: list[StoppingPlace],
    *,
    free: int | None = None,
    again: "ThinkAgain | None" = None,
) -> None:
    """Walk to one of several equally right places; the players choose if they vote (ACT-08)."""
    if len(found) > 1 and game.ties == "vote":
        options = [
            Option(
                id="+".join(str(square) for square in place.squares),
                about={"square": str(place.end), "cost": place.cost},
                then=(GoTo(figure=monster.id, verb=verb, place=place, tied=len(found), free=free, again=again),),
            )
            for place in found[:MOST_PLACES]
        ]
        ask(game, "monster_place", PARTY, options, default=options[0].id, about={"figure": monster.id})
        return
    place = settle_place(game, monster, found)
    push(game, GoTo(figure=monster.id, verb=verb, place=place, tied=len(found), free=free, again=again))


class GoTo(Step):
    """A monster walks to the place that was chosen."""

    figure: str
    verb: str
    place: StoppingPlace
    tied: int = 1
    free: int | None = None
    again: "ThinkAgain | None" = None
    """What it does after somebody could react: it thinks again."""

    def resolve(self, game: Game) -> None:
        activation, monster = game.activation, game.monsters.get(self.figure)
        if activation is None or monster is None:
            return
        place = StoppingPlace(*self.place)
        points = activation.points if self.free is None else self.free
        game.tell(
            PlaceChosen(figure=monster.id, verb=self.verb, squares=place.squares, cost=place.cost, tied=self.tied)
        )
        again = self.again.model_copy(update={"place": place}) if self.again is not None else None
        steps = walk_to(game, monster, place, points, free=self.free is not None, resume=again)
        remember_way(game, monster, [square for step in steps if isinstance(step, Walk) for square in step.path])
        push(game, *steps)


class ThinkAgain(Step):
    """A hero's reaction may have changed the situation: look for target and place anew (MVW-08).

    The action is not neglected for it (ACT-05): the monster spends the points it has left. If nothing has
    changed it goes on to where it was going.
    """

    figure: str
    line: int
    target: str
    anew: bool = False
    """Whether somebody else has just become the target."""
    place: StoppingPlace | None = None
    """Where it was going."""

    def resolve(self, game: Game) -> None:
        activation, monster = game.activation, game.monsters.get(self.figure)
        if activation is None or monster is None or game.outcome is not None:
            return
        instruction = game.library.activations[activation.card].instructions(monster.rank)[self.line]
        try:
            tied = move_targets(game, monster, instruction)
            able = movable(game, monster, instruction, tied, points=activation.points)
        except Neglected:
            self._stop(game, monster)
            return
        target = next((figure for figure in able if figure.id == self.target), None)
        if target is None:
            choose_target(game, monster, str(instruction), able, self._turn_to)
            return
        if self.anew:
            tell_target(game, monster, instruction, target)
        found = places_for(game, monster, instruction, target, points=activation.points)
        as_before = [place for place in found if self.place is not None and place.squares == self.place[1]]
        _drop_spread(game, monster)
        again = self.model_copy(update={"anew": False})
        go(game, monster, instruction.do, as_before or found, again=again)

    def _turn_to(self, target: Figure) -> tuple[Step, ...]:
        """Somebody else is the target now."""
        return (self.model_copy(update={"target": target.id, "anew": True}),)

    def _stop(self, game: Game, monster: Monster) -> None:
        """It has arrived, or has nowhere to go any more; a large one expands, as it was about to."""
        if not is_large(game, monster) and game.occupied(without=monster) & game.grid.bit(monster.square):
            # MOV-03: it was interrupted while crossing a friend's square and can't stop there.
            free = game.nearest_empty(monster.square)
            push(game, Put(figure=monster.id, squares=(free,), enters=False))


def _drop_spread(game: Game, monster: Monster) -> None:
    """A large monster that goes elsewhere than it meant to does not expand there (BIG-03)."""
    waiting = game.stack[-1] if game.stack else None
    if isinstance(waiting, Spread) and waiting.figure == monster.id:
        game.stack.pop()


class Afterwards(Step):
    """The part of an instruction that costs no action; a retreat is never mandatory (ACT-04)."""

    figure: str
    follow: Instruction
    target: str | None = None
    """Who was chosen among equals."""

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is None or game.activation is None or game.outcome is not None:
            return
        squares = self.follow.squares if isinstance(self.follow.squares, int) else None
        points = squares or game.activation.points
        try:
            tied = move_targets(game, monster, self.follow)
            able = movable(game, monster, self.follow, tied, points=points)
        except Neglected as neglected:
            game.tell(InstructionNeglected(figure=monster.id, instruction=self.follow.do, why=neglected.why))
            return
        target = next((figure for figure in able if figure.id == self.target), None)
        ways = [places_for(game, monster, self.follow, figure, points=points) for figure in able]
        if target is None and any(way != ways[0] for way in ways):
            choose_target(game, monster, self.follow.do, able, self._turn_to)
            return
        found = ways[able.index(target)] if target is not None else ways[0]
        go(game, monster, self.follow.do, found, free=squares)

    def _turn_to(self, target: Figure) -> tuple[Step, ...]:
        return (self.model_copy(update={"target": target.id}),)
