"""What monster and lieutenant cards say that no other card says: one check, and the surges of their own."""

from collections.abc import Iterator

from bot.descent.attack.record import AttackRecord, Struck
from bot.descent.board import Square
from bot.descent.effects.base import Check, Context
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.who import attack_of
from bot.descent.monsters.actions.base import adjacent_monsters
from bot.descent.monsters.actions.throws import Hurl, landings
from bot.descent.monsters.overlord import OverlordOption, decide
from bot.descent.monsters.ties import harm
from bot.descent.rules import stats
from bot.descent.rules.conditions import base_by_severity
from bot.descent.rules.harm import Recover, Tire, can_gain, hurtable
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import Option, Step, push
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game
from bot.kernel.editions import since

BREATH = 4
"""Squares of the path of a fire breath, the target's included."""


class AttackedByHero(Check):
    """A hero attacks the bearer: from next to it, from afar, or from anywhere."""

    adjacent: bool | None = None
    within: int | None = None

    def holds(self, game: Game, at: Context) -> bool:
        attack, bearer = attack_of(game, at), game.find(at.actor)
        attacker = game.find(attack.attacker) if attack is not None else None
        if attack is None or bearer is None or attacker is None or isinstance(attacker, Monster):
            return False
        if attack.victim(bearer.id) is None:
            return False
        if self.within is not None and not near(game, bearer, attacker, self.within):
            return False
        return self.adjacent is None or game.adjacent(attacker, bearer) == self.adjacent


# Fire breath -------------------------------------------------------------------------------------------------


def breaths(game: Game, record: AttackRecord) -> list[dict[str, Square]]:
    """Whom the best paths strike besides the target, and where: most heroes. They lead over no monster."""
    dragon = game.find(record.attacker)
    own = set(dragon.squares) if dragon is not None else set()
    standing = {
        square: figure
        for figure in game.everyone()
        if figure is not dragon and game.blocks(figure) and record.victim(figure.id) is None
        for square in figure.squares
    }
    closed = own | {square for square, figure in standing.items() if isinstance(figure, Monster) and since(3)}
    found: dict[frozenset[str], dict[str, Square]] = {}
    for path in _paths(game, (record.struck[0].square,), closed):
        caught: dict[str, Square] = {}
        for square in path:
            if square in standing:
                caught.setdefault(standing[square].id, square)
        found.setdefault(frozenset(caught), caught)

    def worth(caught: dict[str, Square]) -> tuple[int, int]:
        monsters = sum(name in game.monsters for name in caught)
        return monsters - len(caught), monsters

    best = min(worth(caught) for caught in found.values())
    return [caught for caught in found.values() if worth(caught) == best and best[0] < 0]


def _paths(game: Game, path: tuple[Square, ...], closed: set[Square]) -> Iterator[tuple[Square, ...]]:
    """All paths of connected squares that go on from this one, never over monsters, the dragon among them."""
    yield path
    if len(path) == BREATH:
        return
    for square in game.grid.neighbours(path[-1]):
        free = game.grid.floor & game.grid.bit(square) and square not in closed
        if free and square not in path:
            yield from _paths(game, (*path, square), closed)


def _can_breathe(game: Game, at: Context) -> bool:
    record = attack_of(game, at)
    return record is not None and bool(breaths(game, record))


@trick(possible=_can_breathe)
def fire_breath(game: Game, at: Context) -> None:
    """Everybody on a path of 4 squares, the target's first, is struck in full, each with its own defence."""
    record, dragon = attack_of(game, at), game.figure(at.actor)
    assert record is not None
    assert isinstance(dragon, Monster)
    choices = [
        OverlordOption(
            Option(
                id="+".join(sorted(caught)),
                about={"figures": sorted(caught), "target": min(caught, key=lambda name: name in game.monsters)},
                then=(Scorch(attack=record.id, caught=caught),),
            ),
            sum(harm(game, dragon, game.figure(name)) for name in caught if name not in game.monsters),
        )
        for caught in breaths(game, record)
    ]
    decide(game, dragon, choices)


class Scorch(Step):
    """The attack also strikes whoever stands on the path."""

    attack: int
    caught: dict[str, Square]

    def resolve(self, game: Game) -> None:
        record = game.attacks[self.attack]
        for name, square in self.caught.items():
            record.struck.append(Struck(figure=name, square=square, distance=record.distance))
        if game.activation is not None:
            game.activation.attacked += self.caught


# Other surges ------------------------------------------------------------------------------------------------


def _target(game: Game, at: Context) -> Figure | None:
    figure = game.find(at.target or "")
    return figure if figure is not None and hurtable(figure) else None


def _new_conditions(game: Game, at: Context) -> list[str]:
    """The conditions of the base box that the attack could still bring the target, the mildest first."""
    record, target = attack_of(game, at), _target(game, at)
    if record is None or target is None:
        return []
    return [name for name in base_by_severity(game) if can_gain(game, target, name) and name not in record.inflicts]


@trick(possible=lambda game, at: bool(_new_conditions(game, at)))
def subdue(game: Game, at: Context) -> None:
    """If the attack deals a heart, the target gets one condition of the overlord's choice."""
    assert at.attack is not None
    choices = [
        OverlordOption(
            Option(id=name, about={"condition": name}, then=(Threaten(attack=at.attack, condition=name),)), severity
        )
        for severity, name in enumerate(_new_conditions(game, at))
    ]
    decide(game, game.figure(at.actor), choices)


class Threaten(Step):
    """Whoever suffers a heart from this attack will get a condition."""

    attack: int
    condition: str

    def resolve(self, game: Game) -> None:
        game.attacks[self.attack].inflicts.append(self.condition)


@trick(possible=lambda game, at: game.figure(at.actor).damage > 0)
def blood_call(game: Game, at: Context) -> None:
    """The attacker recovers as many hearts as the attack deals."""
    record = attack_of(game, at)
    assert record is not None
    record.if_dealt.append(Drink(figure=at.actor, attack=record.id))


class Drink(Step):
    """Hearts dealt become hearts recovered."""

    figure: str
    attack: int

    def resolve(self, game: Game) -> None:
        dealt = sum(struck.damage or 0 for struck in game.attacks[self.attack].struck)
        push(game, Recover(figure=self.figure, hearts=dealt))


@trick(possible=lambda game, at: _target(game, at) is not None)
def wither(game: Game, at: Context) -> None:
    """Each target of the attack suffers a fatigue, hurt or not."""
    record = attack_of(game, at)
    assert record is not None
    push(game, *(Tire(figure=struck.figure, amount=1, source="wither") for struck in record.struck))


def _can_be_knocked(game: Game, at: Context) -> bool:
    target = _target(game, at)
    return target is not None and bool(landings(game, target))


@trick(possible=_can_be_knocked)
def knockback(game: Game, at: Context) -> None:
    """After the attack the target, if it still stands, lands up to 3 squares away."""
    record = attack_of(game, at)
    assert record is not None
    record.afterwards.append(Hurl(figure=record.target, by=at.actor))


# Not me! -----------------------------------------------------------------------------------------------------


def scapegoats(game: Game, at: Context) -> list[Monster]:
    """Monsters next to the bearer that the attack does not strike already."""
    record, bearer = attack_of(game, at), game.monsters.get(at.actor)
    if record is None or bearer is None or record.victim(bearer.id) is None:
        return []
    return [other for other in adjacent_monsters(game, bearer) if record.victim(other.id) is None]


@trick(possible=lambda game, at: bool(scapegoats(game, at)))
def not_me(game: Game, at: Context) -> None:
    """The monster beside the bearer with most health left becomes the target; range and sight stay as they were."""
    assert at.attack is not None
    beside = scapegoats(game, at)
    if since(3):
        sturdiest = max(stats.health_left(game, other) for other in beside)
        beside = [other for other in beside if stats.health_left(game, other) == sturdiest]
    choices = [
        OverlordOption(
            Option(
                id=other.id,
                about={"target": other.id},
                then=(Redirect(attack=at.attack, figure=at.actor, to=other.id),),
            ),
            stats.health_left(game, other),
        )
        for other in beside
    ]
    decide(game, game.figure(at.actor), choices)


class Redirect(Step):
    """Somebody else takes the place of a target."""

    attack: int
    figure: str
    to: str

    def resolve(self, game: Game) -> None:
        struck, bearer = game.attacks[self.attack].victim(self.figure), game.find(self.figure)
        other = game.find(self.to)
        if struck is None or bearer is None or other is None:
            return
        struck.figure = other.id
        struck.square = next(
            square for square in other.squares if any(game.grid.adjacent(square, own) for own in bearer.squares)
        )
