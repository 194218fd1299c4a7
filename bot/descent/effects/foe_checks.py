"""Checks of monsters' abilities: whom a moment is about, and who stands where."""

from bot.descent.board import Terrain
from bot.descent.content.cards import Attribute
from bot.descent.effects.base import Check, Context
from bot.descent.effects.who import attack_of
from bot.descent.rules import stats
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game


class StrikesHaving(Check):
    """The bearer's attack strikes somebody with one of these conditions."""

    conditions: tuple[str, ...]

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        if attack is None or attack.attacker != at.actor:
            return False
        struck = [game.find(one.figure) for one in attack.struck]
        return any(figure is not None and set(self.conditions) & set(figure.conditions) for figure in struck)


class StrikesWeak(Check):
    """The bearer attacks a hero with at most so much of an attribute."""

    attribute: Attribute
    at_most: int

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        hero = game.heroes.get(attack.target) if attack is not None and attack.attacker == at.actor else None
        return hero is not None and (stats.attribute(game, hero, self.attribute) or 0) <= self.at_most


class StandsOn(Check):
    """The bearer stands on this ground."""

    terrain: Terrain

    def holds(self, game: Game, at: Context) -> bool:
        bearer = game.find(at.actor)
        return bearer is not None and any(game.board.terrain(square) is self.terrain for square in bearer.squares)


class Master(Check):
    """The bearer is a master."""

    def holds(self, game: Game, at: Context) -> bool:
        bearer = game.find(at.actor)
        return isinstance(bearer, Monster) and bearer.master


class BesideKin(Check):
    """The bearer stands next to another monster of its group."""

    def holds(self, game: Game, at: Context) -> bool:
        bearer = game.find(at.actor)
        return isinstance(bearer, Monster) and any(
            other is not bearer and game.adjacent(bearer, other) for other in game.group_members(bearer.group)
        )
