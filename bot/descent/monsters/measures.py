"""Numbers of figures that monsters compare, count and reckon with (ACT-06)."""

from collections.abc import Callable, Iterable
from typing import get_args

from bot.descent.board import Edge, Square
from bot.descent.content.cards import ATTRIBUTES, Attribute, Item
from bot.descent.monsters.whom import LESS, Key, Measure
from bot.descent.rules import stats
from bot.descent.rules.walking import DEADLY
from bot.descent.state.figures import Familiar, Figure, HeldCard, Hero, Monster
from bot.descent.state.game import Game

FAR = 10_000
"""How far away is what nobody can count to."""
Reading = Callable[[Game, Figure, str], int]
"""A number of a figure, as a group of monsters reads it."""


def targets(game: Game) -> list[Figure]:
    """Whoever counts as a hero for monsters: heroes on their feet and familiars that are figures (FAM-04)."""
    familiars = [figure for figure in game.familiars.values() if game.blocks(figure)]
    return [*game.standing_heroes(), *familiars]


def measured(game: Game, name: Measure, figure: Figure, distance: int, group: str) -> int:
    """A number of a figure right now; what it does not have counts as 0 (APX-02)."""
    return distance if name == "distance" else MEASURES[name](game, figure, group)


def ranking(game: Game, key: Key, figure: Figure, distance: int, group: str) -> int:
    """How a ranking key orders a figure; the smallest comes first."""
    measure, upside_down = KEYS[key]
    value = measured(game, measure, figure, distance, group)
    return -value if upside_down else value


# What is counted ---------------------------------------------------------------------------------------------


def _left(game: Game, figure: Figure, group: str) -> int:
    """Health left; a familiar without health counts 0 (FAM-04)."""
    return 0 if _immortal(game, figure) else stats.health_left(game, figure)


def _health(game: Game, figure: Figure, group: str) -> int:
    return 0 if _immortal(game, figure) else stats.health(game, figure)


def _immortal(game: Game, figure: Figure) -> bool:
    return isinstance(figure, Familiar) and game.library.familiars[figure.familiar].health is None


def _attribute(name: Attribute) -> Reading:
    return lambda game, figure, group: stats.attribute(game, figure, name) or 0


def neighbours(game: Game, figure: Figure, others: Iterable[Figure]) -> int:
    """How many of these stand next to a figure, itself left out."""
    return sum(other is not figure and game.adjacent(figure, other) for other in others)


def _points(game: Game, figure: Figure, group: str) -> int:
    if isinstance(figure, Hero):
        return game.turn.points if game.turn is not None and game.turn.hero == figure.id else 0
    activation = game.activation
    return activation.points if activation is not None and activation.monster == figure.id else 0


def held_by(figure: Figure, which: Callable[[HeldCard], bool]) -> list[HeldCard]:
    """Those of a hero's cards."""
    return [held for held in figure.cards if which(held)] if isinstance(figure, Hero) else []


def is_search_card(held: HeldCard) -> bool:
    """A search card that is not used up."""
    return held.kind == "search" and not held.flipped


def _worth(game: Game, figure: Figure, group: str) -> int:
    """Gold for the dearest item from a shop."""
    prices = [0]
    for held in held_by(figure, lambda held: held.kind == "item"):
        item = stats.printed(game, held)
        if isinstance(item, Item):
            prices.append(item.cost if item.price is None else item.price)
    return max(prices)


def around(game: Game, figure: Figure) -> set[Square]:
    """The squares next to a figure, its own left out."""
    return {near for own in figure.squares for near in game.grid.neighbours(own)} - set(figure.squares)


def _hazards(game: Game, figure: Figure, group: str) -> int:
    return sum(game.board.terrain(square) in DEADLY for square in around(game, figure))


def _walls(game: Game, figure: Figure, group: str) -> int:
    """Sides of its squares along a wall, a closed door or the border of the board."""
    grid = game.grid
    sides = [
        (own, Square(own.x + x, own.y + y)) for own in figure.squares for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))
    ]
    return sum(
        there not in grid.terrain or Edge.between(own, there) in grid.walls | grid.doors for own, there in sides
    )


MEASURES: dict[Measure, Reading] = {
    "damage": lambda game, figure, group: figure.damage,
    "health": _health,
    "health_left": _left,
    "fatigue": lambda game, figure, group: figure.fatigue if isinstance(figure, Hero) else 0,
    "stamina": lambda game, figure, group: stats.stamina(game, figure),
    "speed": lambda game, figure, group: stats.speed(game, figure),
    "conditions": lambda game, figure, group: len(figure.conditions),
    **{name: _attribute(name) for name in ATTRIBUTES},
    "heroes_beside": lambda game, figure, group: neighbours(game, figure, targets(game)),
    "monsters_beside": lambda game, figure, group: neighbours(game, figure, game.monsters.values()),
    "kin_beside": lambda game, figure, group: neighbours(game, figure, game.group_members(group)),
    "search_cards": lambda game, figure, group: len(held_by(figure, is_search_card)),
    "equipped": lambda game, figure, group: len(held_by(figure, lambda held: held.equipped)),
    "shop_items": lambda game, figure, group: len(held_by(figure, lambda held: held.kind == "item")),
    "dearest_item": _worth,
    "hazards_beside": _hazards,
    "walls_beside": _walls,
    "points_left": _points,
}

_OLDER: dict[str, Measure] = {"monsters_adjacent": "monsters_beside", "heroes_adjacent": "heroes_beside"}


def _meaning(key: str) -> tuple[Measure, bool]:
    """The measure of a key, and whether the largest is wanted."""
    if key in ("closest", "farthest"):
        return "distance", key == "farthest"
    side, _, name = key.partition("_")
    if name in _OLDER:
        return _OLDER[name], side not in LESS
    return next(known for known in MEASURES if known == name), side not in LESS


KEYS: dict[Key, tuple[Measure, bool]] = {key: _meaning(key) for key in get_args(Key)}


def is_master(figure: Figure) -> bool:
    """Whether it is a master or a lieutenant."""
    return isinstance(figure, Monster) and figure.master
