"""Special actions that are attacks: fire, ignite, shadow bolt, cry havoc."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.descent.attack.record import AttackRecord
from bot.descent.attack.steps import start_attack
from bot.descent.attack.weapons import Arms, aim
from bot.descent.board import Square, Terrain
from bot.descent.monsters.actions.base import MonsterAction, adjacent_heroes, move_points
from bot.descent.monsters.bonuses import bonus_of, caught_instead, forms_of, lent_to
from bot.descent.monsters.overlord import OverlordOption, decide
from bot.descent.monsters.targets import best, rank, targets
from bot.descent.monsters.ties import harm, settle_target
from bot.descent.monsters.whom import Aim
from bot.descent.rules import stats
from bot.descent.rules.conditions import cannot_move, suffered
from bot.descent.rules.dice import Colour
from bot.descent.rules.harm import Suffer
from bot.descent.rules.passives import attacks_twice, flails
from bot.descent.rules.steps import Option, Step
from bot.descent.rules.sums import Addend
from bot.descent.rules.walking import DEADLY, Walk
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

BOLT_DICE: tuple[Colour, ...] = ("blue", "red", "yellow")


def assail(
    game: Game,
    monster: Monster,
    struck: Sequence[tuple[Figure, Square]],
    *,
    ignores_range: bool = False,
    origin: Figure | None = None,
) -> AttackRecord:
    """An attack, heroes named first, with what the activation card adds to all attacks of the group.

    `origin` is whoever range is counted from, if not the monster.
    """
    heroes_first = sorted(struck, key=lambda entry: isinstance(entry[0], Monster))
    if game.activation is not None:
        game.activation.attacked += [figure.id for figure, _ in heroes_first]
    number = start_attack(game, monster, heroes_first, ignores_range=ignores_range, origin=origin)
    record, bonus = game.attacks[number], bonus_of(game, monster, [figure for figure, _ in heroes_first])
    card = game.activation.card if game.activation is not None else ""
    record.gain(Addend(of="activation", name=card, amount=0), hearts=bonus.hearts, range=bonus.range)
    record.pierce += bonus.pierce
    record.surges += bonus.surges
    record.extra_dice += bonus.dice
    record.blast |= any(form.blast for form in forms_of(game, monster))
    record.lent += [lent.surge for lent in lent_to(game, monster) if lent.surge is not None]
    record.inflicts += [condition for condition in bonus.inflicts if condition not in record.inflicts]
    return record


def note_attack(game: Game, monster: Monster) -> None:
    """A monster makes its attack of the activation."""
    activation = game.activation
    if activation is None:
        return
    if activation.monster in (None, monster.id):
        own = 2 if attacks_twice(game, monster) else 1
        times = max((own, *(form.times for form in forms_of(game, monster))))
        if times > 1:
            activation.attacks += 1
        activation.has_attacked = activation.attacks >= times or times == 1


def second_targets(game: Game, monster: Monster, target: Figure) -> list[tuple[Figure, Square]]:
    """Whom a flailing monster hits besides its target: the closest other hero it can attack."""
    if not flails(game, monster):
        return []
    arms = Arms(game, monster, None)
    others = [figure for figure in targets(game) if figure is not target and aim(game, monster, figure, arms)]
    if not others:
        return []
    second = settle_target(game, monster, best(rank(game, monster, Aim(), others)))
    square = aim(game, monster, second, arms)
    assert square is not None
    return [(second, square)]


class Fire(MonsterAction):
    """An attack on every adjacent figure, friend or foe, each with its own defence."""

    attacks = True
    all_at_once = True

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return adjacent_heroes(game, monster)

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [Engulf(figure=monster.id)]


class Ignite(Fire):
    """The same for one heart of its own; never if that would be its last (ACT-03)."""

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        survives = stats.health_left(game, monster) > suffered(game, monster, 1)
        return super().candidates(game, monster) if survives else []

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [Suffer(figure=monster.id, amount=1, source="ignite"), Engulf(figure=monster.id, use="ignite")]


class Engulf(Step):
    """The attack on everybody around."""

    figure: str
    use: str = "fire"

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is None:
            return
        instead = caught_instead(game, monster, self.use)
        struck: list[tuple[Figure, Square]] = [(figure, figure.square) for figure in instead or ()]
        for figure in game.everyone() if instead is None else ():
            if figure is monster or not game.blocks(figure):
                continue
            near = [
                square
                for square in figure.squares
                if any(game.grid.adjacent(own, square) for own in monster.squares)
            ]
            if near:
                struck.append((figure, near[0]))
        if struck:
            assail(game, monster, struck, ignores_range=True)


class ShadowBolt(MonsterAction):
    """A ranged attack with dice of its own on a hero in sight."""

    attacks = True

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [figure for figure in targets(game) if _aim_bolt(game, monster, figure) is not None]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        return [LooseBolt(figure=monster.id, target=target.id)]


def _aim_bolt(game: Game, monster: Monster, target: Figure) -> Square | None:
    arms = Arms(game, monster, None)
    arms.range = "ranged"
    return aim(game, monster, target, arms)


class LooseBolt(Step):
    """The bolt flies."""

    figure: str
    target: str

    def resolve(self, game: Game) -> None:
        monster, target = game.monsters.get(self.figure), game.find(self.target)
        if monster is None or target is None:
            return
        square = _aim_bolt(game, monster, target)
        if square is not None:
            record = assail(game, monster, [(target, square)])
            record.range = "ranged"
            record.own_dice = list(BOLT_DICE)


class Way(NamedTuple):
    """A flight over the board and whom it leads over."""

    path: tuple[Square, ...]
    heroes: frozenset[str]
    monsters: frozenset[str]


class CryHavoc(MonsterAction):
    """A move action over as many heroes as possible, then one attack on all figures that were moved through."""

    attacks = True
    all_at_once = True

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        if cannot_move(game, monster):
            return []
        crossed = {hero for way in rampages(game, monster) for hero in way.heroes}
        return [game.figure(name) for name in sorted(crossed)]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [Rampage(figure=monster.id)]


def rampages(game: Game, monster: Monster) -> list[Way]:
    """The flights that lead over most heroes, then over fewest monsters, then over fewest squares."""
    found = [way for way in flights(game, monster) if way.heroes]
    if not found:
        return []

    def worth(way: Way) -> tuple[int, int, int]:
        return -len(way.heroes), len(way.monsters), len(way.path)

    best = min(worth(way) for way in found)
    return [way for way in found if worth(way) == best]


def flights(game: Game, monster: Monster) -> list[Way]:
    """For each empty square in reach and each set of heroes on the way a shortest path over fewest monsters."""
    standing = {
        square: figure
        for figure in game.everyone()
        if figure is not monster and game.blocks(figure)
        for square in figure.squares
    }
    floor = set(game.grid.squares(game.grid.floor))
    no_landing = set(game.grid.squares(game.grid.of(*DEADLY, Terrain.PIT))) | set(standing)
    start = Way((), frozenset(), frozenset())
    known: dict[tuple[Square, frozenset[str]], Way] = {(monster.square, start.heroes): start}
    front = dict(known)
    for _ in range(move_points(game, monster)):
        further: dict[tuple[Square, frozenset[str]], Way] = {}
        for (here, _), way in front.items():
            for square in game.grid.neighbours(here):
                if square not in floor:
                    continue
                longer = _over(way, square, standing.get(square))
                key = square, longer.heroes
                before = known.get(key) or further.get(key)
                if before is None or len(longer.monsters) < len(before.monsters):
                    further[key] = longer
        known |= further
        front = further
    return [way for (square, _), way in known.items() if way.path and square not in no_landing]


def _over(way: Way, square: Square, figure: Figure | None) -> Way:
    """The same flight one square longer."""
    heroes, monsters = way.heroes, way.monsters
    if isinstance(figure, Monster):
        monsters |= {figure.id}
    elif figure is not None:
        heroes |= {figure.id}
    return Way((*way.path, square), heroes, monsters)


class Rampage(Step):
    """The flight and the attack of Cry Havoc."""

    figure: str

    def resolve(self, game: Game) -> None:
        activation, monster = game.activation, game.monsters.get(self.figure)
        if activation is None or monster is None:
            return
        choices = [
            OverlordOption(
                Option(
                    id=str(way.path[-1]),
                    about={"square": way.path[-1]},
                    then=(
                        Walk(figure=monster.id, path=way.path, spend=True),
                        Trample(figure=monster.id, path=way.path),
                    ),
                ),
                sum(harm(game, monster, game.figure(hero)) for hero in way.heroes),
            )
            for way in {way.path[-1]: way for way in rampages(game, monster)}.values()
        ]
        activation.points = move_points(game, monster)
        activation.moves += 1
        decide(game, monster, choices)


class Trample(Step):
    """One attack on whoever still stands where the monster came through."""

    figure: str
    path: tuple[Square, ...]

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is None:
            return
        struck = [
            (figure, next(square for square in self.path if square in figure.squares))
            for figure in game.everyone()
            if figure is not monster and game.blocks(figure) and set(figure.squares) & set(self.path)
        ]
        if struck:
            assail(game, monster, struck, ignores_range=True)
