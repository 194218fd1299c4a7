"""Checks of monsters' abilities: whom a moment is about, and who stands where."""

from bot.descent.effects.base import Check, Context
from bot.descent.effects.who import attack_of
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


class BesideKin(Check):
    """The bearer stands next to another monster of its group."""

    def holds(self, game: Game, at: Context) -> bool:
        bearer = game.find(at.actor)
        return isinstance(bearer, Monster) and any(
            other is not bearer and game.adjacent(bearer, other) for other in game.group_members(bearer.group)
        )
