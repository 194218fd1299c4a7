"""Attack dice that a monster has from somebody it sees: the chaos beasts' morph."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from bot.descent.attack.odds import rolls
from bot.descent.content.cards import Item
from bot.descent.rules import stats
from bot.descent.rules.dice import Colour
from bot.descent.rules.passives import SORCERY, degree, morphs
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Familiar, Figure, Hero, Monster
from bot.descent.state.game import Game


class Shape(NamedTuple):
    """Whose dice a monster attacks with."""

    figure: str
    dice: tuple[Colour, ...]


def dice_of(game: Game, monster: Monster) -> tuple[Colour, ...]:
    """What a monster attacks with as things stand: the dice of its card, or of the best shape it can take."""
    shape = shape_for(game, monster)
    return shape.dice if shape is not None else game.block(monster).dice


def shape_for(
    game: Game, monster: Monster, target: Figure | None = None, distance: int | None = None
) -> Shape | None:
    """The shape in which it deals most hearts on average, counting misses; None if it has dice of its own.

    `distance` is the range it needs, if any. Its target can always be copied: it is in sight once it is attacked.
    """
    if not morphs(game, monster):
        return None
    seen = [
        figure
        for figure in game.everyone()
        if figure is not monster and game.blocks(figure) and (figure is target or can_see(game, monster, figure))
    ]
    shapes = [Shape(figure.id, dice) for figure in seen for dice in _pools(game, figure)]
    turned = degree(game, monster, SORCERY)
    return max(shapes, key=lambda shape: _hearts(shape.dice, distance, turned), default=Shape(monster.id, ()))


def _pools(game: Game, figure: Figure) -> Iterator[tuple[Colour, ...]]:
    """The attack dice of a figure; of a hero those of each equipped weapon."""
    if isinstance(figure, Hero):
        for held in stats.weapons(game, figure):
            item = stats.printed(game, held)
            if isinstance(item, Item):
                yield item.dice
    elif isinstance(figure, Familiar):
        yield game.library.familiars[figure.familiar].dice
    elif isinstance(figure, Monster):
        yield game.block(figure).dice


@lru_cache(maxsize=1 << 10)
def _hearts(dice: tuple[Colour, ...], distance: int | None, turned: int) -> Fraction:
    """Hearts on average, misses counted as none; so much spare range becomes hearts, or as many hearts range."""
    found, hearts = rolls(dice), 0
    for shown, ways in found.items():
        if not shown.miss:
            spare = shown.range - distance if distance is not None else 0
            gained = min(spare, turned)
            if spare >= 0 or -spare <= min(turned, shown.hearts):
                hearts += ways * (shown.hearts + gained)
    return Fraction(hearts, sum(found.values()))
