"""What the names and functions of expressions mean in a game."""

from collections.abc import Callable

from bot.descent.quest.expressions import Expression
from bot.descent.quest.who import monsters_called
from bot.descent.state.game import Game

NAMES: dict[str, Callable[[Game], int]] = {
    "heroes": lambda game: len(game.heroes),
    "standing": lambda game: len(game.standing_heroes()),
    "round": lambda game: game.round,
    "morale": lambda game: game.morale,
    "gold": lambda game: game.gold,
    "fame": lambda game: game.fame,
    "act": lambda game: game.act,
    "difficulty_hard": lambda game: int(game.difficulty == "hard"),
    "perils": lambda game: len(game.peril.seen),
    "portal_open": lambda game: int(game.delve is not None and game.delve.open),
}
"""Built-in numbers."""


def _open(game: Game, door: str) -> int:
    return int(door in game.board.doors and game.board.doors[door].open)


def _locked(game: Game, door: str) -> int:
    if door in game.board.doors:
        return int(game.board.doors[door].locked)
    spot = game.played.elements.get(door)
    return int(getattr(spot, "locked", False))


def _there(game: Game, token: str) -> int:
    return int(token in game.board.tokens and game.board.tokens[token].square is not None)


def _carried(game: Game, token: str) -> int:
    return int(any(token in figure.carried for figure in game.everyone()))


def _heroes_in(game: Game, place: str) -> int:
    squares = game.played.squares(place)
    return sum(hero.square in squares for hero in game.standing_heroes())


def _monsters_in(game: Game, place: str) -> int:
    squares = frozenset(game.played.squares(place))
    return sum(not squares.isdisjoint(monster.squares) for monster in game.monsters.values())


def _defeated(game: Game, name: str) -> int:
    return game.fallen.get(name, 0) or game.fallen.get(game.cast.get(name, name), 0)


def _wounds(game: Game, name: str) -> int:
    """Hearts suffered by whoever is in play; what it fled with if it is not."""
    there = monsters_called(game, name)
    return sum(monster.damage for monster in there) if there else game.wounds.get(name, 0)


FUNCTIONS: dict[str, Callable[[Game, str], int]] = {
    "alive": lambda game, name: int(bool(monsters_called(game, name))),
    "count": lambda game, name: len(monsters_called(game, name)),
    "defeated": _defeated,
    "open": _open,
    "locked": _locked,
    "revealed": lambda game, area: int(area in game.board.areas),
    "fired": lambda game, event: game.fired.get(event, 0),
    "heroes_in": _heroes_in,
    "monsters_in": _monsters_in,
    "carried": _carried,
    "there": _there,
    "wounds": _wounds,
}
"""Built-in functions of one name each."""


class GameScope:
    """A game, as expressions ask about it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def value(self, name: str) -> int:
        if name in self.game.variables:
            return self.game.variables[name]
        if name in self.game.campaign_variables:
            return self.game.campaign_variables[name]
        return NAMES[name](self.game)

    def call(self, function: str, about: str) -> int:
        return FUNCTIONS[function](self.game, about)


def worth(game: Game, expression: Expression) -> int:
    """What an expression comes to in this game, now."""
    return expression.worth(GameScope(game))


def holds(game: Game, expression: Expression | None) -> bool:
    """Whether a condition holds; none always does."""
    return expression is None or worth(game, expression) != 0
