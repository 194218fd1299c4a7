"""Carrying out one line of an activation card: walking, striking, using abilities."""

from collections.abc import Callable, Sequence

from bot.descent.attack.weapons import Arms, aim
from bot.descent.events import ActionTaken, InstructionNeglected, PlaceChosen, TargetChosen
from bot.descent.monsters.actions.attacks import assail, second_targets
from bot.descent.monsters.actions.base import move_points
from bot.descent.monsters.actions.by_name import ABILITIES
from bot.descent.monsters.choosing import best_of, meant, movable, places_for
from bot.descent.monsters.instructions import MOVES, Follow, Instruction
from bot.descent.monsters.moves import Neglected, StoppingPlace, walk_to
from bot.descent.monsters.targets import best, pool, rank, reasons
from bot.descent.monsters.ties import settle_place, settle_target
from bot.descent.rules.steps import PARTY, Option, Step, ask, push
from bot.descent.rules.turn_conditions import toll_of_action
from bot.descent.rules.walking import Put, Spread, is_large
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Activation, Game

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

    def resolve(self, game: Game) -> None:
        activation, monster = game.activation, game.monsters.get(self.figure)
        if activation is None or monster is None:
            return
        card = game.library.activations[activation.card]
        instruction = card.instructions(monster.rank)[self.line]
        target = game.find(self.target) if self.target else None
        if target is not None:
            tell_target(game, monster, instruction, target)
        spend(game, monster, activation, str(instruction))
        if instruction.then:
            push(game, *(Afterwards(figure=monster.id, follow=follow) for follow in instruction.then))
        if instruction.do in MOVES:
            assert target is not None
            self._move(game, monster, instruction, target, activation)
        elif instruction.do == "attack":
            assert target is not None
            push(game, Strike(figure=monster.id, target=target.id))
        else:
            assert instruction.use is not None
            ability = ABILITIES[instruction.use]
            activation.has_attacked |= ability.attacks
            push(game, *ability.steps(game, monster, target))

    def _move(
        self, game: Game, monster: Monster, instruction: Instruction, target: Figure, activation: Activation
    ) -> None:
        found = places_for(game, monster, instruction, target)
        if instruction.squares is None:
            activation.points = move_points(game, monster)
            activation.moves += 1
            again = ThinkAgain(figure=monster.id, line=self.line, target=target.id)
            go(game, monster, instruction.do, found, again=again)
        else:
            go(game, monster, instruction.do, found, free=instruction.squares)


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


def choose_target(
    game: Game,
    monster: Monster,
    verb: str,
    tied: Sequence[Figure],
    then: Callable[[Figure], tuple[Step, ...]],
) -> None:
    """One of several equal targets: the players choose if they vote, else the campaign's setting does (ACT-06)."""
    if len(tied) == 1 or game.ties != "vote":
        push(game, *then(settle_target(game, monster, tied)))
        return
    options = [Option(id=figure.id, about={"target": figure.id}, then=then(figure)) for figure in tied]
    about = {"figure": monster.id, "instruction": verb}
    ask(game, "monster_target", PARTY, options, default=options[0].id, about=about)


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
        push(game, *walk_to(game, monster, place, points, free=self.free is not None, resume=again))


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
            tied = best_of(game, monster, instruction.aim, meant(game, monster, instruction))
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


class Strike(Step):
    """A monster attacks, if the target can still be attacked; else it looks for another (MVW-08)."""

    figure: str
    target: str

    def resolve(self, game: Game) -> None:
        activation, monster, target = game.activation, game.monsters.get(self.figure), game.find(self.target)
        if monster is None or target is None:
            return
        square = aim(game, monster, target, Arms(game, monster, None))
        if square is None:
            return
        if activation is not None:
            activation.has_attacked = True
        assail(game, monster, [(target, square), *second_targets(game, monster, target)])


class Afterwards(Step):
    """The part of an instruction that costs no action; a retreat is never mandatory (ACT-04)."""

    figure: str
    follow: Follow
    target: str | None = None
    """Who was chosen among equals."""

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is None or game.activation is None or game.outcome is not None:
            return
        points = self.follow.squares or game.activation.points
        try:
            tied = best_of(game, monster, self.follow.aim)
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
        go(game, monster, self.follow.do, found, free=self.follow.squares)

    def _turn_to(self, target: Figure) -> tuple[Step, ...]:
        return (self.model_copy(update={"target": target.id}),)
