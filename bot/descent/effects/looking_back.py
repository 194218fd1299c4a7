"""Checks of what has been: who attacked, who stood where, what was done in this turn."""

from bot.descent.effects.base import Check, Context
from bot.descent.effects.who import attack_of
from bot.descent.state.figures import Departed
from bot.descent.state.game import Game


class HeldBack(Check):
    """The hero the moment is about has made no attack this round."""

    def holds(self, game: Game, at: Context) -> bool:
        hero = game.heroes.get(at.figure or "")
        return hero is not None and hero.last_attack != game.round


class FellBeside(Check):
    """The monster that was defeated stood next to the bearer."""

    def holds(self, game: Game, at: Context) -> bool:
        hero, gone = game.hero(at.actor), game.departed.get(at.figure or "", Departed())
        return any(game.grid.adjacent(own, square) for own in hero.squares for square in gone.squares)


class ClosedIn(Check):
    """The attack is aimed at a monster that was not next to the bearer as the bearer's turn began."""

    def holds(self, game: Game, at: Context) -> bool:
        attack, turn = attack_of(game, at), game.turn
        return (
            attack is not None and turn is not None and turn.hero == at.actor and attack.target not in turn.beside
        )


class Taken(Check):
    """In its turn the bearer has taken so many actions, no more."""

    actions: int

    def holds(self, game: Game, at: Context) -> bool:
        return game.turn is not None and game.turn.hero == at.actor and game.turn.taken == self.actions


class InFeat(Check):
    """The bearer moves by its feat."""

    def holds(self, game: Game, at: Context) -> bool:
        turn = game.turn
        return turn is not None and turn.hero == at.actor and turn.feat and turn.points >= turn.own_points
