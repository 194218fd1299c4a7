"""Special actions that bring a monster to its prey: flicker, leap attack."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.descent.attack.weapons import Arms, aim
from bot.descent.board import Square, Terrain, expansions
from bot.descent.monsters.actions.attacks import Trample, assail, note_attack, second_targets
from bot.descent.monsters.actions.base import MonsterAction, heroes_within
from bot.descent.monsters.bonuses import altered, bonus_of
from bot.descent.monsters.overlord import OverlordOption, by_place, decide
from bot.descent.monsters.ties import grasp, harm
from bot.descent.rules import stats
from bot.descent.rules.harm import Test
from bot.descent.rules.steps import Option, Step, push
from bot.descent.rules.walking import DEADLY, Put, Shrink, Spread, Walk, in_pit, is_large
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

FLICKER_RANGE = 3
FOOTING = (Terrain.PLAIN, Terrain.WATER, Terrain.MUD)
"""Ground on which a monster appears by itself."""


class Flicker(MonsterAction):
    """It appears beside a hero within 3 squares, who tests awareness or is attacked, if it has not attacked yet."""

    tests = True
    numbers = ("within",)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        near = heroes_within(game, monster, altered(game, monster, "flicker", "within", FLICKER_RANGE))
        return [
            figure
            for figure in near
            if landings_beside(game, monster, figure) and not (has_struck(game) and game.adjacent(monster, figure))
        ]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        return [Blink(figure=monster.id, target=target.id), Surprise(figure=monster.id, target=target.id)]


def has_struck(game: Game) -> bool:
    """Whether the monster at work has made its attack."""
    return game.activation is not None and game.activation.has_attacked


def landings_beside(game: Game, monster: Monster, target: Figure) -> list[tuple[Square, ...]]:
    """Where a monster could appear next to a figure, where it stands included."""
    taken = game.occupied(without=monster)
    size = game.monster_card(monster).size
    around = sorted({square for own in target.squares for square in game.grid.neighbours(own)})
    bases = [base for square in around for base in expansions(game.grid, square, size, taken)]
    return [base for base in dict.fromkeys(bases) if all(game.board.terrain(own) in FOOTING for own in base)]


class Blink(Step):
    """A monster appears next to a figure; cunning ones where they reach most heroes."""

    figure: str
    target: str

    def resolve(self, game: Game) -> None:
        monster, target = game.monsters.get(self.figure), game.find(self.target)
        if monster is None or target is None:
            return
        choices = [
            by_place(
                base,
                (Put(figure=monster.id, squares=base),) if base != monster.squares else (),
                grasp(game, monster, base),
            )
            for base in landings_beside(game, monster, target)
        ]
        decide(game, monster, choices)


class Surprise(Step):
    """Whoever does not see it coming is attacked, if the monster has not made its attack."""

    figure: str
    target: str

    def resolve(self, game: Game) -> None:
        if self.figure in game.monsters and not has_struck(game):
            stab = Stab(figure=self.figure, target=self.target)
            push(game, Test(figure=self.target, attribute="awareness", on_fail=(stab,)))


class Stab(Step):
    """The attack on somebody who did not see it coming: the monster's one of the activation."""

    figure: str
    target: str

    def resolve(self, game: Game) -> None:
        monster, target = game.monsters.get(self.figure), game.find(self.target)
        square = aim(game, monster, target, Arms(game, monster, None)) if monster is not None and target else None
        if monster is not None and target is not None and square is not None:
            note_attack(game, monster)
            assail(game, monster, [(target, square), *second_targets(game, monster, target)])


class Leap(NamedTuple):
    """A leap over the board: where it begins and leads, whom over, and how the monster lies at its end."""

    start: Square
    path: tuple[Square, ...]
    heroes: frozenset[str]
    monsters: frozenset[str]
    base: tuple[Square, ...] = ()


class LeapAttack(MonsterAction):
    """It moves up to its speed, also through enemies, then makes one attack on all figures it moved through."""

    attacks = True
    all_at_once = True

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        crossed = {hero for leap in leaps(game, monster) for hero in leap.heroes}
        return [game.figure(name) for name in sorted(crossed)]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [Pounce(figure=monster.id)]


def leaps(game: Game, monster: Monster) -> list[Leap]:
    """The leaps over most heroes, then over fewest monsters, then over fewest squares."""
    if in_pit(game, monster):
        return []
    found = [leap for leap in _all_leaps(game, monster) if leap.heroes]

    def worth(leap: Leap) -> tuple[int, int, int]:
        return -len(leap.heroes), len(leap.monsters), len(leap.path)

    best = min(map(worth, found), default=None)
    return [landed for leap in found if worth(leap) == best for landed in _landed(game, monster, leap)]


def _all_leaps(game: Game, monster: Monster) -> Iterable[Leap]:
    """For each square where it can land and each set of figures on the way a shortest path."""
    standing = {
        square: figure
        for figure in game.everyone()
        if figure is not monster and game.blocks(figure)
        for square in figure.squares
    }
    shun = game.grid.of(*DEADLY) if is_large(game, monster) else game.grid.of(*DEADLY, Terrain.PIT)
    floor = set(game.grid.squares(game.grid.floor & ~shun))
    front = [Leap(square, (), frozenset(), frozenset()) for square in monster.squares]
    known = {(leap.start, leap.heroes, leap.monsters) for leap in front}
    for _ in range(stats.speed(game, monster) + bonus_of(game, monster).speed):
        further = []
        for leap in front:
            for square in game.grid.neighbours(leap.path[-1] if leap.path else leap.start):
                if square not in floor or square in monster.squares:
                    continue
                longer = _over(leap, square, standing.get(square))
                if (square, longer.heroes, longer.monsters) not in known:
                    known.add((square, longer.heroes, longer.monsters))
                    further.append(longer)
        yield from (leap for leap in further if leap.path[-1] not in standing and _fits(game, monster, leap))
        front = further


def _over(leap: Leap, square: Square, figure: Figure | None) -> Leap:
    """The same leap one square longer."""
    leap = leap._replace(path=(*leap.path, square))
    if isinstance(figure, Monster):
        return leap._replace(monsters=leap.monsters | {figure.id})
    return leap if figure is None else leap._replace(heroes=leap.heroes | {figure.id})


def _bases(game: Game, monster: Monster, leap: Leap) -> list[tuple[Square, ...]]:
    """How it could lie where the leap ends, not wholly on ground that hurts it."""
    size, taken = game.monster_card(monster).size, game.occupied(without=monster)
    harmful = game.grid.of(*DEADLY, Terrain.PIT)
    bases = expansions(game.grid, leap.path[-1], size, taken)
    return [base for base in bases if game.grid.bits(base) & ~harmful]


def _fits(game: Game, monster: Monster, leap: Leap) -> bool:
    return bool(_bases(game, monster, leap))


def _landed(game: Game, monster: Monster, leap: Leap) -> list[Leap]:
    """The same leap for each way to lie at its end."""
    return [leap._replace(base=base) for base in _bases(game, monster, leap)]


class Pounce(Step):
    """The leap and its attack."""

    figure: str

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is None:
            return
        choices = [
            OverlordOption(
                Option(
                    id="+".join(map(str, leap.base)),
                    about={"square": leap.path[-1]},
                    then=_bound(game, monster, leap),
                ),
                sum(harm(game, monster, game.figure(hero)) for hero in leap.heroes),
            )
            for leap in {leap.base: leap for leap in leaps(game, monster)}.values()
        ]
        if game.activation is not None and choices:
            crossed = {hero for leap in leaps(game, monster) for hero in leap.heroes}
            game.activation.remember_way(sorted(crossed))
        decide(game, monster, choices)


def _bound(game: Game, monster: Monster, leap: Leap) -> tuple[Step, ...]:
    """The steps of one leap: a large monster draws itself together, and lies down again at its end."""
    walk = Walk(figure=monster.id, path=leap.path, through=True)
    strike = Trample(figure=monster.id, path=leap.path)
    if not is_large(game, monster):
        return walk, strike
    spread = Spread(figure=monster.id, squares=leap.base, path=leap.path)
    return Shrink(figure=monster.id, square=leap.start), walk, spread, strike
