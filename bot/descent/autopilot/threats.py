"""What monsters can do to heroes, in hearts."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.descent.attack.morphing import dice_of
from bot.descent.attack.weapons import REACH
from bot.descent.board import Square
from bot.descent.monsters.threat import hearts_of, offers
from bot.descent.rules import stats
from bot.descent.rules.conditions import cannot_move, threat
from bot.descent.rules.dice import Colour
from bot.descent.rules.passives import has_reach
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game

COMMON_DEFENCE: tuple[Colour, ...] = ("gray",)
"""What most heroes roll."""
RANGED_REACH = 4
"""How far a ranged monster is taken to shoot."""
SHARE = 0.6
"""How likely a monster in reach picks this hero and not another."""
LURKING = 0.15
"""A monster that can't come near this round may be here the next."""
SPECIAL = 0.5
"""Hearts that each special action and ability of a monster is reckoned at."""
ALIVE = 1.6
UNHURT = 0.4
"""A wounded monster strikes as hard as a fresh one, so most of the gain comes with its last heart."""


def strike(game: Game, monster: Monster, defence: tuple[Colour, ...] = COMMON_DEFENCE) -> float:
    """Hearts that one attack of this monster deals on average to a hero with such a defence."""
    block = game.block(monster)
    return threat(game, monster, hearts_of(dice_of(game, monster), offers(block.surges), tuple(sorted(defence))))


def danger(game: Game, monster: Monster) -> float:
    """How much the party would like to see this monster gone: what it deals in a round, tricks included."""
    block = game.block(monster)
    return strike(game, monster) + SPECIAL * (len(block.actions) + len(block.abilities) / 2)


def span(game: Game, monster: Monster) -> int:
    """How far away a hero may stand and still be attacked by this monster in its next activation."""
    block = game.block(monster)
    moves = 0 if cannot_move(game, monster) else block.speed
    if game.monster_card(monster).attack == "ranged":
        return moves + RANGED_REACH
    return moves + (REACH if has_reach(game, monster) else 1)


@dataclass(frozen=True)
class Foe:
    """A monster as heroes weigh it, worked out once for all squares they think of."""

    monster: Monster
    danger: float
    span: int
    health: int
    far: Mapping[Square, int]
    """How far it is from the monster to each square."""

    @property
    def left(self) -> int:
        """Hearts it has left."""
        return self.health - self.monster.damage

    def worth(self, left: int) -> float:
        """What the party suffers from it with so many hearts left: much until the last, a little less with each."""
        return self.danger * (ALIVE + UNHURT * left / self.health) if left > 0 else 0.0


def foes_of(game: Game) -> list[Foe]:
    """All monsters on the board."""
    return [
        Foe(
            monster,
            danger(game, monster),
            span(game, monster),
            stats.health(game, monster),
            game.grid.distances(*monster.squares),
        )
        for monster in game.monsters.values()
        if monster.on_board
    ]


Strikes = list[tuple[Foe, float]]
"""Monsters, and what each deals on average."""


def strikes(game: Game, foes: Iterable[Foe], defence: tuple[Colour, ...]) -> Strikes:
    """What each monster deals on average to a hero with such a defence."""
    return [(foe, strike(game, foe.monster, defence)) for foe in foes]


def incoming(coming: Strikes, square: Square) -> float:
    """Hearts a hero on this square may expect to suffer until its next turn."""
    hearts = 0.0
    for foe, dealt in coming:
        far = foe.far.get(square)
        if far is not None:
            hearts += dealt * (SHARE if far <= foe.span else LURKING)
    return hearts
