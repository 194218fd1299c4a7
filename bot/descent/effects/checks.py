"""The checks of cards: when an ability applies."""

from typing import TYPE_CHECKING, Literal

from bot.descent.effects.base import Check, Context

if TYPE_CHECKING:
    from bot.descent.game import Game


class Attacking(Check):
    """The bearer is the attacker; optionally with a melee or ranged weapon, or one of a trait."""

    range: Literal["melee", "ranged"] | None = None
    trait: str | None = None

    def holds(self, game: "Game", at: Context) -> bool:
        from bot.descent import stats

        attack = game.attacks.get(at.attack) if at.attack is not None else None
        if attack is None or attack.attacker != at.actor:
            return False
        if self.range is not None and attack.range != self.range:
            return False
        if self.trait is None:
            return True
        held = game.hero(at.actor).card(attack.weapon or "")
        return held is not None and self.trait in stats.traits(game, held)


class Defending(Check):
    """The bearer is the figure that is attacked at this moment."""

    def holds(self, game: "Game", at: Context) -> bool:
        attack = game.attacks.get(at.attack) if at.attack is not None else None
        return attack is not None and at.figure == at.actor and attack.victim(at.actor) is not None


class Mine(Check):
    """The moment is about the bearer itself."""

    def holds(self, game: "Game", at: Context) -> bool:
        return at.figure == at.actor


class AllyWithin(Check):
    """The moment is about a hero within this many squares, the bearer included."""

    squares: int

    def holds(self, game: "Game", at: Context) -> bool:
        if at.figure is None or at.figure not in game.heroes:
            return False
        distance = game.distance(game.figure(at.actor), game.figure(at.figure))
        return distance is not None and distance <= self.squares


class Stayed(Check):
    """The bearer has not entered any square this turn."""

    def holds(self, game: "Game", at: Context) -> bool:
        return game.turn is not None and game.turn.hero == at.actor and not game.turn.left_square
