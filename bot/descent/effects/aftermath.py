"""Checks about what has just happened: who did it, to whom, with which card, and where."""

from bot.descent.effects.base import Check, Context
from bot.descent.effects.counts import PerWhat, counted
from bot.descent.effects.who import attack_of, held_of
from bot.descent.rules import stats
from bot.descent.rules.selecting import near
from bot.descent.rules.who_sees import can_see
from bot.descent.state.game import Game


class MonsterWithin(Check):
    """The moment is about a monster within so many squares of the bearer, perhaps in its sight."""

    squares: int | None = None
    """However far, if nothing is said."""
    more: str | None = None
    """What other cards of the bearer may add to the number."""
    sight: bool = False

    def holds(self, game: Game, at: Context) -> bool:
        hero, monster = game.hero(at.actor), game.monsters.get(at.figure or "")
        if monster is None or not hero.on_board:
            return False
        squares = self.squares
        if squares is not None and self.more is not None:
            squares = stats.changed(game, self.more, hero, squares)
        if squares is not None and not near(game, hero, monster, squares):
            return False
        return not self.sight or can_see(game, hero, monster)


class HitOther(Check):
    """A monster's attack hit a hero other than the bearer; or one the card is laid on, whoever it is."""

    marked: bool = False

    def holds(self, game: Game, at: Context) -> bool:
        attack, held = attack_of(game, at), held_of(game, at)
        if attack is None or attack.missed or attack.attacker not in game.monsters:
            return False
        struck = [victim.figure for victim in attack.struck if victim.figure in game.heroes]
        if self.marked:
            return held is not None and bool(set(held.marks) & set(struck))
        return any(name != at.actor for name in struck)


class Far(Check):
    """The target of the attack stands at least so many squares away."""

    squares: int

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        return attack is not None and attack.distance >= self.squares


class ThisCard(Check):
    """The moment is about this very card of the bearer."""

    def holds(self, game: Game, at: Context) -> bool:
        return at.figure == at.actor and at.cause == at.card


class ByCards(Check):
    """One of these cards brought the moment about, or is what it is about."""

    cards: tuple[str, ...]

    def holds(self, game: Game, at: Context) -> bool:
        return at.cause in self.cards


class Touched(Check):
    """The target is somebody whom the card the moment is about has just healed or hurt."""

    def holds(self, game: Game, at: Context) -> bool:
        held = game.hero(at.actor).card(at.cause)
        return held is not None and at.target in held.touched


class Foe(Check):
    """The target is a monster."""

    def holds(self, game: Game, at: Context) -> bool:
        return at.target in game.monsters


class Lieutenant(Check):
    """The target is a lieutenant."""

    def holds(self, game: Game, at: Context) -> bool:
        monster = game.monsters.get(at.target or "")
        return monster is not None and monster.monster in game.library.lieutenants


class Covers(Check):
    """The target covers no more squares than there are of something."""

    at_most: PerWhat

    def holds(self, game: Game, at: Context) -> bool:
        figure = game.find(at.target or "")
        return figure is not None and len(figure.squares) <= counted(game, self.at_most, at)


class Elementals(Check):
    """The bearer has exhausted at least so many elemental cards."""

    at_least: int

    def holds(self, game: Game, at: Context) -> bool:
        return counted(game, "elemental", at) >= self.at_least


class SquareWithin(Check):
    """The square the moment is about lies within so many squares of the bearer."""

    squares: int

    def holds(self, game: Game, at: Context) -> bool:
        hero = game.hero(at.actor)
        if not hero.on_board or at.square is None:
            return False
        beside = any(game.grid.adjacent(at.square, own) for own in hero.squares)
        return beside or game.grid.distances(*hero.squares).get(at.square, 99) <= self.squares


class Peaceful(Check):
    """The bearer has made no attack in its turn, which is not over yet."""

    def holds(self, game: Game, at: Context) -> bool:
        return game.turn is not None and game.turn.hero == at.actor and not game.turn.struck_with
