"""Monsters that run through heroes: over as many as possible on the way to somebody."""

from bot.descent.board import Square
from bot.descent.monsters.actions.attacks import Way, flights
from bot.descent.monsters.measures import FAR
from bot.descent.rules.walking import passable_enemies
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game


def ways_through(game: Game, monster: Monster, target: Figure) -> dict[Square, Way]:
    """The ways over most heroes, then over fewest monsters and squares, then nearest to the target; by their ends.

    None for a monster that can't walk through heroes, and where nobody stands in the way.
    """
    found = [way for way in flights(game, monster) if way.heroes] if passable_enemies(game, monster) else []
    away = game.grid.distances(*target.squares)

    def worth(way: Way) -> tuple[int, ...]:
        return -len(way.heroes), len(way.monsters), len(way.path), away.get(way.path[-1], FAR)

    best = min(map(worth, found), default=())
    return {way.path[-1]: way for way in found if worth(way) == best}
