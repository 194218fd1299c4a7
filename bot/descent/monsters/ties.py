"""Equally right choices: the players vote, or the campaign's setting decides."""

from collections.abc import Sequence

from bot.descent.attack.morphing import dice_of
from bot.descent.board import Square
from bot.descent.monsters.moves import StoppingPlace
from bot.descent.monsters.targets import targets
from bot.descent.rules import stats
from bot.descent.rules.dice import FACES, expected_hearts
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game


def harm(game: Game, monster: Monster, target: Figure) -> float:
    """How much an attack of this monster would hurt on average, as a share of what the target has left."""
    hit = 5 / 6  # one face of the blue die is an X
    hearts = expected_hearts(dice_of(game, monster))
    shields = sum(sum(face.shields for face in FACES[die]) / 6 for die in stats.defence_pool(game, target))
    left = max(1, stats.health_left(game, target))
    return min(1.0, hit * max(0.0, hearts - shields) / left)


def settle_target(game: Game, monster: Monster, tied: Sequence[Figure]) -> Figure:
    """One of several targets that rank the same (ACT-06). Votes are asked before this is called."""
    if len(tied) == 1:
        return tied[0]
    if game.ties == "merciful":
        return min(tied, key=lambda figure: harm(game, monster, figure))
    if game.ties == "cunning":
        return max(tied, key=lambda figure: harm(game, monster, figure))
    return game.chance.of("ties").pick(tied)


def settle_place(game: Game, monster: Monster, tied: Sequence[StoppingPlace]) -> StoppingPlace:
    """One of several places that are equally right.

    Cunning melee monsters go where most heroes are within their grasp, cunning shooters where fewest can
    grasp them; merciful ones do the opposite.
    """
    if len(tied) == 1:
        return tied[0]
    if game.ties in ("fair", "vote"):
        return game.chance.of("ties").pick(tied)
    best = max if game.ties == "cunning" else min
    return best(tied, key=lambda place: grasp(game, monster, place.squares))


def grasp(game: Game, monster: Monster, squares: Sequence[Square]) -> int:
    """How well it stands there: melee monsters beside many heroes, shooters beside few."""
    beside = sum(
        any(game.grid.adjacent(own, square) for own in squares for square in hero.squares) for hero in targets(game)
    )
    return beside if game.monster_card(monster).attack == "melee" else -beside
