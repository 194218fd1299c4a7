"""What monsters keep heroes from winning back, and what they make of their exertions."""

from bot.descent.events import Noted
from bot.descent.rules import stats
from bot.descent.rules.conditions import DISEASED
from bot.descent.rules.passives import LIFETHIRST, SOUL_SHACKLE, degree, entombs, raises_boils
from bot.descent.rules.selecting import near
from bot.descent.state.figures import Figure, Hero, Monster
from bot.descent.state.game import Game

THIRST_RANGE = 5
SHACKLE_RANGE = 3
BOILS_RANGE = 3


def hearts_let_through(game: Game, figure: Figure, hearts: int) -> int:
    """Hearts a hero has of those it is given; whoever is brought to its feet has one at least (lifethirst)."""
    if not isinstance(figure, Hero) or hearts <= 0 or not figure.damage:
        return hearts
    thirst = sum(
        degree(game, monster, LIFETHIRST)
        for monster in game.monsters.values()
        if near(game, monster, figure, THIRST_RANGE)
    )
    left = max(hearts - thirst, 1 if figure.knocked_out else 0)
    if left < hearts:
        game.tell(Noted(figure=figure.id, note=LIFETHIRST, facts={"hearts": hearts - left}))
    return left


def is_entombed(game: Game, hero: Figure) -> bool:
    """Whether a fallen hero rises by itself or by a heroic feat alone (entomb)."""
    return (
        isinstance(hero, Hero)
        and hero.knocked_out
        and any(entombs(game, monster) and near(game, monster, hero, 1) for monster in game.monsters.values())
    )


def fatigue_shackled(game: Game, hero: Hero, fatigue: int) -> tuple[int, list[tuple[Monster, int]]]:
    """What is left of the fatigue a hero would recover, and the monsters that pay hearts for it (soul shackle).

    The nearest first; each pays only what it survives, and only for all it takes.
    """
    payers: list[tuple[Monster, int]] = []
    shades = [monster for monster in game.monsters.values() if near(game, monster, hero, SHACKLE_RANGE)]
    for monster in sorted(shades, key=lambda monster: game.distance(monster, hero) or 0):
        price = degree(game, monster, SOUL_SHACKLE)
        if 0 < price <= fatigue and stats.health_left(game, monster) > price:
            fatigue -= price
            payers.append((monster, price))
    return fatigue, payers


def boils_burst(game: Game, hero: Hero) -> bool:
    """Whether a hero who exerts itself suffers for it (putrid boils)."""
    return DISEASED in hero.conditions and any(
        raises_boils(game, monster) and near(game, monster, hero, BOILS_RANGE) for monster in game.monsters.values()
    )
