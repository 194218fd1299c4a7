"""Attacks that cards make: with which weapon, on whom, and what the card adds."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from bot.descent.attack.steps import start_attack
from bot.descent.attack.weapons import Arms, aim, can_blast, open_squares, weapons_of
from bot.descent.board import Square
from bot.descent.content.cards import Surge
from bot.descent.effects.base import Context, Effect
from bot.descent.effects.who import attack_of
from bot.descent.rules import stats
from bot.descent.rules.dice import Colour, Die
from bot.descent.rules.followers import familiars_of
from bot.descent.rules.reactions import Do
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import Familiar, Figure, Hero
from bot.descent.state.game import Game
from bot.kernel.editions import since
from bot.kernel.plain import Plain

SKIP = "skip"
UNARMED = "unarmed"


class Arm(Plain):
    """Which weapons will do."""

    range: Literal["melee", "ranged", "any"] = "any"
    trait: str | None = None
    or_trait: str | None = None
    """A weapon of this trait will do whatever its range."""
    hands: int | None = None
    """Weapons that take so many hands."""
    this: bool = False
    """The card itself is the weapon."""
    other: bool = False
    """Not the weapon of the attack at hand."""
    struck: bool = False
    """Only figures that the attack at hand was aimed at, where somebody is chosen."""
    within: int | None = None
    """Only figures within so many squares, where somebody is chosen."""
    counter: str | None = None
    """Only figures with at least one such counter, where somebody is chosen."""
    or_fists: bool = False
    """Bare hands too, for whoever has no weapon."""
    another: bool = False
    """Anybody but the ability's target, where somebody is chosen."""
    given: bool = False
    """With the dice the card gives, whatever the familiar has of its own."""
    thrown: bool = False
    """A melee weapon is thrown: it attacks as a ranged one."""
    like_target: bool = False
    """A familiar fights with the dice, the kind of attack and the surges of the monster that is the target."""


class Bonus(Plain):
    """What a card adds to the attack it makes."""

    hearts: int = 0
    range: int = 0
    hearts_each: int | None = None
    """One heart more for each familiar the card means within so many squares of the target."""
    dice: tuple[Colour, ...] = ()
    """These dice instead of those of the weapon or the familiar."""
    surges: int = 0
    pierce: int = 0
    steady: bool = False
    """An X is only a blank."""
    blast: bool = False
    at_least: int = 0
    ignores_range: bool = False
    halves_friends: bool = False
    """Heroes and familiars caught in it take half the hearts."""
    centre: str | None = None
    """The figure on whose square the attack is aimed: it alone would take all, so everybody else takes half."""
    inflicts: tuple[str, ...] = ()
    lends: tuple[Surge, ...] = ()
    begins: tuple[Effect, ...] = ()
    """What it does to the attack as soon as that is declared."""
    rolled: tuple[Effect, ...] = ()
    """What follows once the dice lie and have been answered."""
    dealt: tuple[Effect, ...] = ()
    """What follows if at least one heart is dealt."""
    rewards: tuple[Effect, ...] = ()
    """The same for the ability's own target, where the attack has another; the hearts dealt are the amount."""
    afterwards: tuple[Effect, ...] = ()
    uses_up: tuple[str, ...] = ()
    """Abilities once per attack that this attack has had already, as card/ability."""
    thrown: bool = False
    """The weapon is thrown: the attack is a ranged one."""


def arms_of(game: Game, attacker: Figure, weapon: str | None, *, thrown: bool) -> Arms:
    """What an attack of a card is made with; what is thrown flies as far as it is thrown."""
    arms = Arms(game, attacker, weapon)
    arms.range = "ranged" if thrown else arms.range
    return arms


class Assault(Step):
    """A figure attacks one or more others with a chosen weapon, as a card says."""

    attacker: str
    targets: tuple[str, ...]
    weapon: str | None
    bonus: Bonus
    at: Context
    square: Square | None = None
    """The square of a large target that is hit, where somebody chose it (BIG-01)."""
    origins: tuple[str, ...] = ()
    """Familiars from whose squares it may be counted: the nearest; none for the attacker's own."""

    ahead: tuple[Die, ...] = ()
    """Dice that were rolled before the target was named."""

    def resolve(self, game: Game) -> None:
        attacker, bonus = game.find(self.attacker), self.bonus
        if attacker is None or not attacker.on_board:
            return
        arms = arms_of(game, attacker, self.weapon, thrown=bonus.thrown)
        aimed = [(figure, self._square(game, attacker, figure, arms)) for figure in self._standing(game)]
        victims = [(figure, square) for figure, square in aimed if square is not None]
        if not victims:
            return
        number = start_attack(
            game,
            attacker,
            victims,
            weapon=self.weapon,
            ignores_range=bonus.ignores_range,
            origin=nearest_origin(game, attacker, victims[0][0], arms, self.origins),
        )
        record = game.attacks[number]
        record.card = self.at.card
        record.range = "ranged" if bonus.thrown else record.range
        record.own_dice = list(bonus.dice)
        record.ahead = list(self.ahead)
        hearts = bonus.hearts + _near_target(game, self.at, victims[0][0], bonus.hearts_each)
        record.gain(stats.credited(game, self.at, 0), hearts=hearts, range=bonus.range)
        for struck in record.struck:
            friend = struck.figure not in game.monsters
            struck.halved = bonus.centre is not None or (bonus.halves_friends and friend)
        centre = game.find(bonus.centre) if bonus.centre is not None else None
        record.centre = centre.squares[0] if centre is not None else None
        record.blast = record.blast or bonus.blast
        record.at_least = bonus.at_least
        record.surges += bonus.surges
        record.pierce += bonus.pierce
        record.steady = bonus.steady
        record.inflicts += bonus.inflicts
        record.lent += bonus.lends
        record.used += bonus.uses_up
        at = self.at.model_copy(update={"attack": number, "target": record.target})
        record.if_dealt += [Do(what=effect, at=at) for effect in bonus.dealt]
        record.if_rolled += [Do(what=effect, at=at) for effect in bonus.rolled]
        mine = self.at.model_copy(update={"attack": number})
        record.if_dealt += [Reward(attack=number, what=effect, at=mine) for effect in bonus.rewards]
        record.afterwards += [Do(what=effect, at=at) for effect in bonus.afterwards]
        push(game, *(Do(what=effect, at=at) for effect in bonus.begins))

    def _standing(self, game: Game) -> Iterable[Figure]:
        for name in self.targets:
            figure = game.find(name)
            if figure is not None and figure.on_board:
                yield figure

    def _square(self, game: Game, attacker: Figure, target: Figure, arms: Arms) -> Square | None:
        if self.square is not None and self.square in target.squares:
            return self.square
        if not self.bonus.ignores_range:
            origin = nearest_origin(game, attacker, target, arms, self.origins)
            return aim(game, attacker, target, arms, origin)
        reached = game.grid.distances(*attacker.squares)
        return min(target.squares, key=lambda square: (reached.get(square, 999), square))


class Reward(Step):
    """What an attack has dealt to its target counts for somebody else."""

    attack: int
    what: Effect
    at: Context

    def resolve(self, game: Game) -> None:
        dealt = game.attacks[self.attack].struck[0].damage or 0
        push(game, Do(what=self.what, at=self.at).counting(dealt))


class ChooseTargetSquare(Step):
    """Which square of a large target to hit, where a blast would spread from it (BIG-01)."""

    assault: Assault

    def resolve(self, game: Game) -> None:
        assault = self.assault
        attacker, target = game.find(assault.attacker), game.find(assault.targets[0])
        if attacker is None or target is None or not attacker.on_board or not target.on_board:
            return
        arms = arms_of(game, attacker, assault.weapon, thrown=assault.bonus.thrown)
        origin = nearest_origin(game, attacker, target, arms, assault.origins)
        squares = open_squares(game, attacker, target, arms, origin)
        options = [
            Option(id=str(square), about={"square": square}, then=(assault.model_copy(update={"square": square}),))
            for square in squares
        ]
        if options:
            ask(
                game, "choose_square", assault.at.actor, options, default=options[0].id, about={"figure": target.id}
            )


class ChooseWeapon(Step):
    """Which weapon to attack with; exactly one (ATT-01)."""

    attacker: str
    targets: tuple[str, ...]
    weapons: tuple[str | None, ...]
    bonus: Bonus
    at: Context
    origins: tuple[str, ...] = ()

    def resolve(self, game: Game) -> None:
        options = [
            Option(id=weapon or UNARMED, about={"weapon": weapon}, then=(self._aimed(game, weapon),))
            for weapon in self.weapons
        ]
        about = {"target": self.targets[0]}
        ask(game, "choose_weapon", self.at.actor, options, default=options[0].id, about=about)

    def _aimed(self, game: Game, weapon: str | None) -> Step:
        """The attack, or the question which square of a large target it is to hit."""
        assault, target = self._assault(weapon), game.find(self.targets[0])
        attacker = game.find(self.attacker)
        if attacker is None or target is None or len(self.targets) > 1 or self.bonus.ignores_range:
            return assault
        may_spread = self.bonus.blast or can_blast(Arms(game, attacker, weapon))
        large = len(target.squares) > 1
        return ChooseTargetSquare(assault=assault) if large and may_spread and since(3) else assault

    def _assault(self, weapon: str | None) -> Assault:
        return Assault(
            attacker=self.attacker,
            targets=self.targets,
            weapon=weapon,
            bonus=self.bonus,
            at=self.at,
            origins=self.origins,
        )


class Foe(NamedTuple):
    """Somebody who can be attacked, and with what."""

    figure: Figure
    weapons: tuple[str | None, ...]


class ChooseFoe(Step):
    """Whom to attack; nobody is an answer too."""

    attacker: str
    arm: Arm
    bonus: Bonus
    at: Context
    origins: tuple[str, ...] = ()

    def resolve(self, game: Game) -> None:
        attacker = game.find(self.attacker)
        if attacker is None or not attacker.on_board:
            return
        options = [
            Option(id=foe.figure.id, about={"target": foe.figure.id}, then=(self._choose(foe),))
            for foe in foes(game, attacker, self.arm, self.at, self.origins)
        ]
        if options:
            options.append(Option(id=SKIP))
            ask(game, "choose_foe", self.at.actor, options, default=SKIP, about={"card": self.at.card})

    def _choose(self, foe: Foe) -> ChooseWeapon:
        return ChooseWeapon(
            attacker=self.attacker,
            targets=(foe.figure.id,),
            weapons=foe.weapons,
            bonus=self.bonus,
            at=self.at,
            origins=self.origins,
        )


def foes(game: Game, attacker: Figure, arm: Arm, at: Context, origins: Sequence[str] = ()) -> list[Foe]:
    """The enemies a figure could attack from where it stands, or from where one of the origins does."""
    found = [
        Foe(enemy, tuple(weapons_against(game, attacker, [enemy], arm, at, origins)))
        for enemy in game.enemies_of(attacker)
    ]
    return [foe for foe in found if foe.weapons and _is_fair_game(game, attacker, foe.figure, arm, at)]


def _is_fair_game(game: Game, attacker: Figure, enemy: Figure, arm: Arm, at: Context) -> bool:
    """Whether this enemy is one of those the card speaks of."""
    if arm.counter is not None and not enemy.counters.get(arm.counter):
        return False
    if arm.another and enemy.id == at.target:
        return False
    attack = attack_of(game, at) if arm.struck else None
    if attack is not None and attack.victim(enemy.id) is None:
        return False
    return arm.within is None or near(game, attacker, enemy, arm.within)


def fitting_weapons(game: Game, attacker: Figure, arm: Arm, at: Context) -> list[str | None]:
    """The weapons that will do; None = bare hands (ATT-06), or whatever a familiar fights with."""
    if isinstance(attacker, Familiar):
        if arm.given:
            return [None]
        if arm.like_target:
            return [at.target] if at.target in game.monsters else []
        return weapons_of(game, attacker)
    if not isinstance(attacker, Hero):
        return [None]
    ready = [held.id for held in stats.ready_weapons(game, attacker)]
    if arm.this:
        own = attacker.card(at.card)
        return [own.linked if own is not None and stats.is_linked(attacker, own) else at.card]
    held = stats.weapons(game, attacker)
    if not held:
        # Bare hands are no weapon: they will do only where any attack does.
        return [None] if arm == Arm() or arm.or_fists else []
    fitting: list[str | None] = []
    attack = attack_of(game, at)
    for weapon in held:
        if arm.other and attack is not None and attack.weapon == weapon.id:
            continue
        traits = stats.traits(game, attacker, weapon)
        fits_range = arm.range in ("any", Arms(game, attacker, weapon.id).range)
        fits_range = fits_range and arm.hands in (None, stats.hands_of(game, weapon))
        fits = arm.or_trait in traits or (fits_range and (arm.trait is None or arm.trait in traits))
        if fits and weapon.id in ready:
            fitting.append(weapon.id)
    return fitting


def nearest_origin(
    game: Game, attacker: Figure, target: Figure, arms: Arms, origins: Sequence[str]
) -> Figure | None:
    """From which of these the target can be attacked and is nearest; None for the attacker's own place."""
    there = [figure for name in origins if (figure := game.find(name)) is not None and figure.on_board]
    able = [figure for figure in there if aim(game, attacker, target, arms, figure) is not None]
    return min(able or there, key=lambda figure: game.distance(figure, target) or 0, default=None)


def _near_target(game: Game, at: Context, target: Figure, within: int | None) -> int:
    """How many familiars the card means stand so near to the target."""
    if within is None:
        return 0
    return sum(
        near(game, familiar, target, within) for familiar in familiars_of(game, game.hero(at.actor), at.card)
    )


def weapons_against(
    game: Game, attacker: Figure, targets: Sequence[Figure], arm: Arm, at: Context, origins: Sequence[str] = ()
) -> list[str | None]:
    """The weapons that will do and reach all these targets."""
    if not attacker.on_board or not all(target.on_board for target in targets):
        return []

    def reaches(weapon: str | None, target: Figure) -> bool:
        arms = arms_of(game, attacker, weapon, thrown=arm.thrown)
        return aim(game, attacker, target, arms, nearest_origin(game, attacker, target, arms, origins)) is not None

    fitting = fitting_weapons(game, attacker, arm, at)
    return [weapon for weapon in fitting if all(reaches(weapon, target) for target in targets)]
