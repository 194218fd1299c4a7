"""Attacks that follow one another, and others turned round: single feats and abilities of heroes."""

from bot.descent.attack.steps import start_attack
from bot.descent.effects.base import Context
from bot.descent.effects.card_attacks import SKIP, Arm, Bonus, ChooseFoe, ChooseWeapon, weapons_against
from bot.descent.effects.tricks.custom import Custom, trick
from bot.descent.effects.who import attack_of
from bot.descent.rules import stats
from bot.descent.rules.choices import Shed
from bot.descent.rules.harm import Inflict, can_gain
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game

ANY = Arm()
MELEE = Arm(range="melee")
FISTS = Arm(range="melee", or_fists=True)
SHIFTED = 3
"""How far from Sahla conditions are taken and given."""


# Sahla: a condition goes over to somebody else --------------------------------------------------------------------


def afflicted(game: Game, at: Context) -> list[Figure]:
    """Whoever near the hero could be rid of a condition."""
    hero = game.hero(at.actor)
    return [one for one in game.everyone() if near(game, hero, one, SHIFTED) and stats.cleansable(game, one)]


@trick(possible=lambda game, at: bool(afflicted(game, at)))
def shift_condition(game: Game, at: Context) -> None:
    """Sahla: a figure near her is rid of a condition, and another one near her has it."""
    options = [
        Option(id=one.id, about={"target": one.id}, then=(ShiftFrom(figure=one.id, at=at),))
        for one in afflicted(game, at)
    ]
    ask(game, "choose_figure", at.actor, options, default=options[0].id, about={"card": at.card})


class ShiftFrom(Step):
    """Which condition the figure is rid of."""

    figure: str
    at: Context

    def resolve(self, game: Game) -> None:
        options = [
            Option(
                id=name,
                about={"condition": name},
                then=(
                    Shed(figure=self.figure, condition=name),
                    ShiftTo(condition=name, former=self.figure, at=self.at),
                ),
            )
            for name in stats.cleansable(game, game.figure(self.figure))
        ]
        about = {"figure": self.figure}
        ask(game, "choose_condition", self.at.actor, options, default=options[0].id, about=about)


class ShiftTo(Step):
    """Who has it instead; with nobody there it is just gone."""

    condition: str
    former: str
    at: Context

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.at.actor)
        options = [
            Option(
                id=one.id,
                about={"target": one.id},
                then=(Inflict(figure=one.id, condition=self.condition),),
            )
            for one in game.everyone()
            if one.id != self.former
            and near(game, hero, one, SHIFTED)
            and game.blocks(one)
            and can_gain(game, one, self.condition)
        ]
        options.sort(key=lambda option: option.id not in game.monsters)
        if options:
            about = {"card": self.at.card}
            ask(game, "choose_figure", hero.id, options, default=options[0].id, about=about)


# Jonas: minions turn on themselves --------------------------------------------------------------------------------


@trick(possible=lambda game, at: at.target in game.monsters, attacks=True)
def turn_on_itself(game: Game, at: Context) -> None:
    """Jonas' feat: a minion attacks itself, with its own dice and surges."""
    monster = game.monsters[at.target or ""]
    start_attack(game, monster, [(monster, monster.square)], ignores_range=True)


# Nanok: a blow behind a friend's, and one of the friend behind that --------------------------------------------


def to_strike(game: Game, at: Context) -> list[str | None]:
    """The melee weapons with which the hero could strike the monster."""
    target = game.monsters.get(at.target or "")
    return weapons_against(game, game.hero(at.actor), [target], MELEE, at) if target is not None else []


@trick(possible=lambda game, at: bool(to_strike(game, at)), attacks=True)
def strike_together(game: Game, at: Context) -> None:
    """Nanok's feat: he strikes whom another hero has attacked, and that hero may strike once more."""
    attack = attack_of(game, at)
    assert attack is not None
    assert at.target is not None
    choice = ChooseWeapon(
        attacker=at.actor, targets=(at.target,), weapons=tuple(to_strike(game, at)), bonus=Bonus(), at=at
    )
    push(game, choice, FollowingBlow(hero=attack.attacker, target=at.target, card=at.card))


class FollowingBlow(Step):
    """The hero whose attack it was may attack the same monster."""

    hero: str
    target: str
    card: str

    def resolve(self, game: Game) -> None:
        hero, target = game.hero(self.hero), game.monsters.get(self.target)
        at = Context(actor=hero.id, target=self.target)
        if target is None or hero.knocked_out or not (weapons := weapons_against(game, hero, [target], ANY, at)):
            return
        choice = ChooseWeapon(attacker=hero.id, targets=(target.id,), weapons=tuple(weapons), bonus=Bonus(), at=at)
        options = [Option(id=target.id, about={"target": target.id}, then=(choice,)), Option(id=SKIP)]
        ask(game, "choose_foe", hero.id, options, default=target.id, about={"card": self.card})


# One Fist: blow after blow --------------------------------------------------------------------------------------


def felled(game: Game, at: Context) -> int:
    """How many monsters fell to this attack."""
    attack = attack_of(game, at)
    return len(attack.defeated) if attack is not None else 0


@trick(possible=lambda game, at: felled(game, at) > 0, attacks=True)
def more_blows(game: Game, at: Context) -> None:
    """One Fist's feat: as many more blows as monsters have fallen to the last one."""
    more = Bonus(afterwards=(Custom(name="more_blows"),))
    push(game, *(ChooseFoe(attacker=at.actor, arm=FISTS, bonus=more, at=at) for _ in range(felled(game, at))))
