"""More checks: how an attack came out, who stands where, how a hero is doing."""

from typing import Literal

from bot.descent.content.cards import Attribute, Selector
from bot.descent.effects.base import Check, Context
from bot.descent.effects.who import Whom, attack_of, held_of, whom
from bot.descent.quest.reveal import put_together, tiles_of
from bot.descent.rules import stats
from bot.descent.rules.dice import total
from bot.descent.rules.selecting import near, select
from bot.descent.rules.who_sees import can_see
from bot.descent.state.game import Game


class SeesHero(Check):
    """The moment is about a hero whom the bearer sees, or about the bearer itself."""

    def holds(self, game: Game, at: Context) -> bool:
        hero, friend = game.hero(at.actor), game.heroes.get(at.figure or "")
        if friend is None or not hero.on_board or not friend.on_board:
            return False
        return friend is hero or can_see(game, hero, friend)


class Unless(Check):
    """None of these is true."""

    of: tuple[Check, ...]

    def holds(self, game: Game, at: Context) -> bool:
        return not any(check.holds(game, at) for check in self.of)


class Anyone(Check):
    """There is a figure of this kind, counted from somebody: a hero next to the target, a hexed monster nearby."""

    of: Selector
    around: Whom = "self"
    seen: bool = False
    """And the bearer sees it."""

    def holds(self, game: Game, at: Context) -> bool:
        centre, bearer = whom(game, at, self.around), game.find(at.actor)
        if centre is None or bearer is None or not centre.on_board:
            return False
        found = select(game, centre, self.of, at.actor, at.card)
        return any(not self.seen or can_see(game, bearer, figure) for figure in found)


class TurnBegins(Check):
    """The bearer has done nothing in its turn yet."""

    def holds(self, game: Game, at: Context) -> bool:
        turn = game.turn
        return turn is not None and turn.hero == at.actor and not (turn.acted or turn.moved or turn.left_square)


class Weary(Check):
    """The target has suffered fatigue; or all it can bear."""

    full: bool = False

    def holds(self, game: Game, at: Context) -> bool:
        hero = game.heroes.get(at.target or "")
        if hero is None or not hero.fatigue:
            return False
        return (stats.stamina_left(game, hero) == 0) == self.full


class Afflicted(Check):
    """A figure has one of these conditions."""

    conditions: tuple[str, ...]
    of: Whom = "self"

    def holds(self, game: Game, at: Context) -> bool:
        figure = whom(game, at, self.of)
        return figure is not None and bool(set(self.conditions) & set(figure.conditions))


class Fallen(Check):
    """The target lies on the ground."""

    def holds(self, game: Game, at: Context) -> bool:
        hero = game.heroes.get(at.target or "")
        return hero is not None and hero.knocked_out


class ByAttack(Check):
    """It is an attack that brings the moment about."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        return attack is not None and attack.victim(at.figure or "") is not None


class Dealt(Check):
    """The attack has dealt somebody a heart; with `me` the bearer, and it was a monster's."""

    me: bool = False

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        if attack is None or not attack.dealt:
            return False
        struck = attack.victim(at.actor)
        return not self.me or (attack.attacker in game.monsters and struck is not None and bool(struck.damage))


class Unscathed(Check):
    """The target, or whoever is named, was attacked by a monster, which missed or dealt it no heart."""

    of: Literal["target", "self"] = "target"

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        struck = attack.victim((at.actor if self.of == "self" else at.target) or "") if attack is not None else None
        if attack is None or struck is None or attack.attacker not in game.monsters:
            return False
        return attack.missed or not struck.damage


class TargetAlone(Check):
    """The attack is aimed at a monster that no other hero stands next to."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        target = game.monsters.get(attack.target) if attack is not None else None
        others = [hero for hero in game.standing_heroes() if hero.id != at.actor]
        return target is not None and not any(near(game, target, other, 1) for other in others)


class RangeToSpare(Check):
    """The ranged attack reaches farther than its target stands."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        attacker = game.find(attack.attacker) if attack is not None else None
        if attack is None or attacker is None or attack.range != "ranged":
            return False
        rolled = total(attack.dice).range + attack.reach_bonus
        return stats.changed(game, "range", attacker, rolled, attack=attack.id) > attack.distance


class SameTile(Check):
    """The hero the moment is about stands on the same tile of the map as the bearer."""

    def holds(self, game: Game, at: Context) -> bool:
        hero, other = game.hero(at.actor), game.heroes.get(at.figure or "")
        quest = game.find_played()
        if other is None or not other.on_board or not hero.on_board or quest is None:
            return False
        tiles = put_together(tiles_of(quest)).placements
        return hero is other or (hero.square in tiles and tiles[hero.square] is tiles.get(other.square))


class HasAttribute(Check):
    """An attribute of the bearer is so high, or higher."""

    attribute: Attribute
    at_least: int

    def holds(self, game: Game, at: Context) -> bool:
        return (stats.attribute(game, game.hero(at.actor), self.attribute) or 0) >= self.at_least


class StruckBefore(Check):
    """The bearer has attacked in this turn of its own before this attack."""

    def holds(self, game: Game, at: Context) -> bool:
        turn = game.turn
        this_one = 0 if at.attack is None else 1
        return turn is not None and turn.hero == at.actor and len(turn.struck_with) > this_one


class DeedWithin(Check):
    """A hero brought the moment about, perhaps only one within so many squares of the bearer, itself included."""

    squares: int | None = None

    def holds(self, game: Game, at: Context) -> bool:
        hero = game.heroes.get(at.by or "")
        if hero is None:
            return False
        return self.squares is None or near(game, game.hero(at.actor), hero, self.squares)


class Laid(Check):
    """The card is laid on its bearer."""

    def holds(self, game: Game, at: Context) -> bool:
        held = held_of(game, at)
        return held is not None and (at.bearer or at.actor) in held.marks


class TargetLarge(Check):
    """The attack is aimed at a monster that covers more than one square."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        target = game.monsters.get(attack.target) if attack is not None else None
        return target is not None and len(target.squares) > 1


class Struck(Check):
    """The target is one of those the attack was made on."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        return attack is not None and attack.victim(at.target or "") is not None


class AimedAtMinion(Check):
    """The attack is aimed at a minion."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        target = game.monsters.get(attack.target) if attack is not None else None
        return target is not None and not target.master


class Wounded(Check):
    """The bearer, or a hero on its feet within so many squares, has suffered so many hearts."""

    hearts: int
    within: int = 0

    def holds(self, game: Game, at: Context) -> bool:
        bearer = game.hero(at.actor)
        others = [hero for hero in game.standing_heroes() if near(game, bearer, hero, self.within)]
        return any(hero.damage >= self.hearts for hero in (bearer, *others))


class Failing(Check):
    """The test at hand fails as the dice lie."""

    def holds(self, game: Game, at: Context) -> bool:
        return game.test is not None and not game.test.passed
