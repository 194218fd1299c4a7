"""The checks of cards: when an ability applies."""

from typing import Literal

from bot.descent.attack.record import AttackRecord
from bot.descent.attack.weapons import Arms
from bot.descent.content.cards import Attribute, Item
from bot.descent.effects.base import Check, Context
from bot.descent.effects.who import attack_of, held_of
from bot.descent.rules import stats
from bot.descent.rules.followers import familiars_of, is_meant, kinds_meant
from bot.descent.rules.harm import Defeat
from bot.descent.rules.selecting import near
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Departed, Figure, Hero
from bot.descent.state.game import Game
from bot.kernel.editions import since


class Attacking(Check):
    """The bearer, or its familiar, makes this attack; optionally with a kind of weapon."""

    range: Literal["melee", "ranged"] | None = None
    trait: str | None = None
    or_trait: str | None = None
    """Another trait that will do as well."""
    by: Literal["self", "familiar", "either"] = "self"
    armed: bool = False
    """With a weapon, not with bare hands."""
    hands: int | None = None
    """With a weapon that takes so many hands."""
    bare: bool = False
    """With bare hands (ATT-06)."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        if attack is None:
            return False
        hero = game.hero(at.actor)
        attacker = game.find(attack.attacker)
        is_mine = (attack.attacker == hero.id or lends(game, at, attack)) and self.by != "familiar"
        is_familiars = attacker is not None and is_meant(game, hero, at.card, attacker) and self.by != "self"
        if not is_mine and not is_familiars:
            return False
        if self.range is not None and attack.range != self.range:
            return False
        held = hero.card(attack.weapon or "")
        if (self.armed or self.hands is not None) and held is None:
            return False
        if self.bare and (attack.weapon is not None or attack.own_dice):
            return False
        if self.hands is not None and held is not None and stats.hands_of(game, held) != self.hands:
            return False
        return self.trait is None or (
            held is not None and bool({self.trait, self.or_trait} & set(stats.traits(game, hero, held)))
        )


def lends(game: Game, at: Context, attack: AttackRecord) -> bool:
    """Whether the card is a weapon with which a familiar of its hero makes this attack."""
    familiar = game.familiars.get(attack.attacker)
    return familiar is not None and familiar.owner == at.actor and attack.weapon == at.card


class Dealing(Check):
    """The figure the moment is about is dealt at least one heart by the attack, and it is a monster."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        struck = attack.victim(at.figure or "") if attack is not None else None
        return struck is not None and bool(struck.damage) and at.figure in game.monsters


class Defending(Check):
    """The bearer is the figure that defends itself at this moment."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        return attack is not None and at.figure == at.actor and attack.victim(at.actor) is not None


class Attacked(Check):
    """The attack hit somebody, the bearer among them, and it was an enemy's."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        return (
            attack is not None
            and not attack.missed
            and attack.attacker in game.monsters
            and (struck := attack.victim(at.actor)) is not None
            and not struck.evaded
        )


class TargetsMe(Check):
    """The attack is aimed at the bearer."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        return attack is not None and attack.target == at.actor


class TargetsHero(Check):
    """A monster's attack is aimed at a hero, perhaps only within so many squares of the bearer, itself included."""

    within: int | None = None

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        hero = game.heroes.get(attack.target) if attack is not None else None
        if attack is None or hero is None or attack.attacker not in game.monsters:
            return False
        return self.within is None or near(game, game.hero(at.actor), hero, self.within)


class BearerWithin(Check):
    """Whoever uses the card stands within so many squares of the hero whose card it is, or is that hero."""

    squares: int
    more: str | None = None
    """What other cards of that hero may add to the number."""

    def holds(self, game: Game, at: Context) -> bool:
        bearer = game.hero(at.bearer or at.actor)
        return bearer.on_board and near(game, bearer, game.hero(at.actor), reach(game, bearer, self))


class Testing(Check):
    """The test at hand is one of this attribute, or any test."""

    attribute: Attribute | None = None
    heroes: bool = False
    """Only a hero's."""

    def holds(self, game: Game, at: Context) -> bool:
        test = game.test
        if test is None or (self.heroes and test.figure not in game.heroes):
            return False
        return self.attribute in (None, test.attribute)


class TargetsMarked(Check):
    """The attack is aimed at a figure the card is laid on."""

    def holds(self, game: Game, at: Context) -> bool:
        attack, held = attack_of(game, at), held_of(game, at)
        return attack is not None and held is not None and attack.target in held.marks


class Marked(Check):
    """The moment is about a figure the card is laid on."""

    def holds(self, game: Game, at: Context) -> bool:
        held = held_of(game, at)
        return held is not None and at.figure in held.marks


class TargetStruck(Check):
    """The attack strikes the card's own target."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        return attack is not None and at.target is not None and attack.victim(at.target) is not None


class TargetWounded(Check):
    """The attack is aimed at a figure that has suffered hearts."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        target = game.find(attack.target) if attack is not None else None
        return target is not None and target.damage > 0


class TargetAdjacent(Check):
    """The attack is aimed at a monster next to the bearer."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        target = game.monsters.get(attack.target) if attack is not None else None
        return target is not None and near(game, game.hero(at.actor), target, 1)


class ThisWeapon(Check):
    """The attack is, or would be, made with this card."""

    def holds(self, game: Game, at: Context) -> bool:
        attack, hero = attack_of(game, at), game.heroes.get(at.actor)
        weapon, own = attack.weapon if attack is not None else at.weapon, hero.card(at.card) if hero else None
        if hero is not None and own is not None and stats.is_linked(hero, own):
            return weapon == own.linked
        return weapon == at.card


class WeaponTrait(Check):
    """The attack is, or would be, made with a weapon of this trait."""

    trait: str

    def holds(self, game: Game, at: Context) -> bool:
        attack, hero = attack_of(game, at), game.hero(at.actor)
        held = hero.card((attack.weapon if attack is not None else at.weapon) or "")
        return held is not None and self.trait in stats.traits(game, hero, held)


class Felled(Check):
    """The attack defeated at least one monster, or the very one it was aimed at."""

    target: bool = False

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        if attack is None:
            return False
        return any(not self.target or monster.id == attack.target for monster in attack.defeated)


class BlankDie(Check):
    """A defence die of the bearer shows no shield."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        struck = attack.victim(at.actor) if attack is not None else None
        return struck is not None and any(not die.face.shields for die in struck.defence)


class Mine(Check):
    """The moment is about the bearer itself."""

    def holds(self, game: Game, at: Context) -> bool:
        return at.figure == at.actor


class NoCard(Check):
    """No card brought the moment about: a hero stood up by itself or was revived, not healed by a prayer."""

    or_feat: bool = False
    """A feat that revives will do."""

    def holds(self, game: Game, at: Context) -> bool:
        return not at.cause or (self.or_feat and at.cause == stats.FEAT)


class FirstFall(Check):
    """The bearer is not falling already: a heart more in its last moments is no new defeat."""

    def holds(self, game: Game, at: Context) -> bool:
        falls = [step for step in game.stack if isinstance(step, Defeat) and step.certain]
        return sum(step.figure == at.actor for step in falls) <= 1


class MyDeed(Check):
    """The bearer, or also its familiar, brought the moment about."""

    or_familiar: bool = False

    def holds(self, game: Game, at: Context) -> bool:
        if at.by == at.actor or not self.or_familiar:
            return at.by == at.actor
        by = game.find(at.by or "")
        return by is not None and is_meant(game, game.hero(at.actor), at.card, by)


class AllyWithin(Check):
    """The moment is about a hero within this many squares, the bearer included."""

    squares: int
    more: str | None = None
    """What other cards of the bearer may add to the number."""

    def holds(self, game: Game, at: Context) -> bool:
        if at.figure is None or at.figure not in game.heroes:
            return False
        hero = game.hero(at.actor)
        return near(game, hero, game.hero(at.figure), reach(game, hero, self))


def reach(game: Game, hero: Hero, check: BearerWithin | AllyWithin) -> int:
    """How many squares a check means, with what other cards of the hero add."""
    return stats.changed(game, check.more, hero, check.squares) if check.more is not None else check.squares


class MonsterBeside(Check):
    """The moment is about a monster next to the bearer, or about one that has fallen there."""

    minion: bool = False
    alone: bool = False
    """On a square of its own: it doesn't just pass through another figure."""
    fallen: bool = False

    def holds(self, game: Game, at: Context) -> bool:
        if self.fallen:
            return self._fell_beside(game, game.hero(at.actor), game.departed.get(at.figure or ""))
        monster = game.monsters.get(at.figure or "")
        if monster is None or (self.minion and monster.master):
            return False
        if self.alone and shares(game, monster):
            return False
        return near(game, game.hero(at.actor), monster, 1)

    def _fell_beside(self, game: Game, hero: Hero, departed: Departed | None) -> bool:
        return departed is not None and any(
            game.grid.adjacent(own, square) for own in hero.squares for square in departed.squares
        )


class HeroWithin(Check):
    """The moment is about a hero within this many squares of the bearer, which may be a monster."""

    squares: int

    def holds(self, game: Game, at: Context) -> bool:
        hero, bearer = game.heroes.get(at.figure or ""), game.find(at.actor)
        return hero is not None and bearer is not None and near(game, bearer, hero, self.squares)


class CouldAttack(Check):
    """The moment is about a monster that may still attack the bearer before its activation is over.

    It goes by what everybody sees: whether it has attacked, has an action left, and its card tells it to attack.
    """

    def holds(self, game: Game, at: Context) -> bool:
        monster, activation = game.monsters.get(at.figure or ""), game.activation
        if monster is None or activation is None or activation.monster != monster.id or not since(3):
            return True
        if activation.has_attacked or not activation.actions or stats.has(game, "may_not_attack", monster):
            return False
        lines = game.library.activations[activation.card].instructions(monster.rank)
        return any(line.do in ("attack", "use") for line in lines)


def shares(game: Game, monster: Figure) -> bool:
    """Whether somebody else stands on one of the figure's squares."""
    return any(
        other is not monster and game.blocks(other) and set(other.squares) & set(monster.squares)
        for other in game.everyone()
    )


class BesideHero(Check):
    """The bearer stands next to another hero."""

    def holds(self, game: Game, at: Context) -> bool:
        hero = game.hero(at.actor)
        images = [other for other in game.familiars.values() if game.counts_as_hero(other)]
        others = (*game.standing_heroes(), *images)
        return any(other is not hero and near(game, hero, other, 1) for other in others)


class Stayed(Check):
    """The bearer has not entered any square this turn."""

    def holds(self, game: Game, at: Context) -> bool:
        return game.turn is not None and game.turn.hero == at.actor and not game.turn.left_square


class MoveActions(Check):
    """The bearer has taken so many move actions this turn."""

    count: int

    def holds(self, game: Game, at: Context) -> bool:
        return game.turn is not None and game.turn.hero == at.actor and game.turn.move_actions >= self.count


class Exhausted(Check):
    """The card lies sideways, or another one of the bearer."""

    card: str | None = None

    def holds(self, game: Game, at: Context) -> bool:
        held = held_of(game, at) if self.card is None else game.hero(at.bearer or at.actor).card(self.card)
        return held is not None and held.exhausted


class Wears(Check):
    """The bearer has equipped something of this trait (or of another one), or a weapon for this kind of attack."""

    trait: str | None = None
    or_trait: str | None = None
    attack: Literal["melee", "ranged"] | None = None
    count: int = 1
    """So many things of the trait."""

    def holds(self, game: Game, at: Context) -> bool:
        hero = game.hero(at.actor)
        if self.count > 1:
            worn = [held for held in hero.cards if held.equipped and self.trait in stats.traits(game, hero, held)]
            return len(worn) >= self.count
        if self.attack is not None:
            return any(Arms(game, hero, held.id).range == self.attack for held in stats.weapons(game, hero))
        return any(trait is not None and stats.wears(game, hero, trait) for trait in (self.trait, self.or_trait))


class Cause(Check):
    """The moment is about a card of the bearer with this trait, or about one of its skills."""

    trait: str | None = None
    or_trait: str | None = None
    """Another trait that will do as well."""
    skill: bool = False

    def holds(self, game: Game, at: Context) -> bool:
        hero = game.hero(at.actor)
        held = hero.card(at.cause) if at.figure == hero.id else None
        if held is None or held.id == at.card:
            return False
        if self.skill:
            return held.kind == "skill"
        return bool({self.trait, self.or_trait} & set(stats.traits(game, hero, held)))


class Knows(Check):
    """The bearer has this other card."""

    card: str

    def holds(self, game: Game, at: Context) -> bool:
        return game.hero(at.actor).card(self.card) is not None


class MasterOfArms(Check):
    """The bearer wields one two-handed melee weapon or two one-handed ones."""

    pair: bool = False
    """Only two one-handed ones will do."""

    def holds(self, game: Game, at: Context) -> bool:
        hero = game.hero(at.actor)
        hands = [_hands(game, hero, held.id) for held in stats.weapons(game, hero)]
        return (2 in hands and not self.pair) or hands.count(1) == 2


def _hands(game: Game, hero: Hero, card: str) -> int:
    """Hands a melee weapon takes; none for other things."""
    held = hero.card(card)
    item = stats.printed(game, held) if held is not None else None
    melee = Arms(game, hero, card).range == "melee"
    return item.hands if isinstance(item, Item) and melee else 0


class HandFree(Check):
    """The bearer has a hand free."""

    def holds(self, game: Game, at: Context) -> bool:
        return stats.hands(game, game.hero(at.actor)) < 2


class LoneFoe(Check):
    """The bearer sees exactly one monster; if somebody is meant, it is that one."""

    def holds(self, game: Game, at: Context) -> bool:
        hero = game.hero(at.actor)
        seen: list[Figure] = [monster for monster in game.monsters.values() if can_see(game, hero, monster)]
        return len(seen) == 1 and at.target in (None, seen[0].id)


class HasFamiliar(Check):
    """The bearer's familiar is on the board, or so many of its familiars are."""

    count: int = 1

    def holds(self, game: Game, at: Context) -> bool:
        return len(familiars_of(game, game.hero(at.actor), at.card)) >= self.count


class OfFamiliar(Check):
    """The moment is about one of the bearer's familiars that the card means, though it may be gone."""

    def holds(self, game: Game, at: Context) -> bool:
        kinds = kinds_meant(game, game.hero(at.actor), at.card)
        return at.figure == at.actor and (not kinds or at.cause in kinds)


class Rests(Check):
    """The hero whose turn ends is about to recover fatigue by a rest action."""

    def holds(self, game: Game, at: Context) -> bool:
        hero, turn = game.heroes.get(at.figure or ""), game.turn
        return hero is not None and turn is not None and turn.hero == hero.id and turn.rested and bool(hero.fatigue)
