"""What it costs to walk past monsters that hurt whoever comes close, so that a move has its whole price."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.descent.board import Square
from bot.descent.effects.checks import HeroWithin
from bot.descent.effects.on_bodies import Harm
from bot.descent.rules.moments import Moment
from bot.descent.rules.passives import degree
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game


class Aura(NamedTuple):
    """Squares on which a monster hurts heroes who enter them."""

    squares: int
    """As bits of the grid."""
    hearts: int
    fatigue: int


def auras(game: Game) -> list[Aura]:
    """All that now lie around monsters."""
    waiting = game.library.lurking(Moment.SQUARE_ENTERED)
    return [aura for monster in game.monsters.values() if waiting for aura in _of(game, monster)]


def harm_on(game: Game, found: Iterable[Aura], path: Iterable[Square]) -> tuple[int, int]:
    """The hearts and the fatigue of a way through them, square by square."""
    hearts = fatigue = 0
    for square in path:
        bit = game.grid.bit(square)
        for aura in found:
            if aura.squares & bit:
                hearts, fatigue = hearts + aura.hearts, fatigue + aura.fatigue
    return hearts, fatigue


def _of(game: Game, monster: Monster) -> Iterator[Aura]:
    if not monster.on_board:
        return
    for name in game.block(monster).abilities:
        ability = game.library.monster_abilities[name]
        reach = next((check.squares for check in ability.when if isinstance(check, HeroWithin)), None)
        harms = [effect for effect in ability.do if isinstance(effect, Harm)]
        if ability.at is Moment.SQUARE_ENTERED and reach is not None and harms:
            x = degree(game, monster, name)
            hearts = sum(harm.hearts for harm in harms if isinstance(harm.hearts, int))
            hearts += x * sum(harm.hearts == "x" for harm in harms)
            yield Aura(_around(game, monster, reach), hearts, sum(harm.fatigue for harm in harms))


def _around(game: Game, monster: Monster, squares: int) -> int:
    own = game.grid.bits(monster.squares)
    away = game.grid.distances(*monster.squares)
    near = game.grid.bits(square for square, distance in away.items() if distance <= squares)
    return own | near | game.grid.spread(own)
