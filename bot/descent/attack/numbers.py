"""The numbers of an attack while it is resolved: dice, hearts, surges, shields."""

from bot.descent.attack.record import AttackRecord, Struck
from bot.descent.attack.weapons import Arms
from bot.descent.rules import stats
from bot.descent.rules.conditions import change
from bot.descent.rules.dice import Colour, Total, total
from bot.descent.rules.passives import casts_shadow
from bot.descent.rules.steps import Step
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game


class AttackStep(Step, abstract=True):
    """A step of one attack. It does nothing once the attack has missed or its attacker is gone."""

    attack: int

    def resolve(self, game: Game) -> None:
        record = game.attacks[self.attack]
        attacker = game.find(record.attacker)
        if attacker is not None and not record.missed:
            self.go_on(game, record, attacker)

    def go_on(self, game: Game, record: AttackRecord, attacker: Figure) -> None:
        """What this step does in an attack that still stands."""
        raise NotImplementedError


def attack_pool(game: Game, record: AttackRecord, attacker: Figure) -> tuple[Colour, ...]:
    """The dice of the weapon and those that cards add."""
    pool = list(record.own_dice or Arms(game, attacker, record.weapon).dice)
    for _, modifier in stats.modifiers(game, "attack_dice", attacker, attack=record.id):
        pool += modifier.dice
    return tuple(pool)


def tally(game: Game, record: AttackRecord) -> Total:
    """Dice and additions of an attack: range, hearts and surges as they stand."""
    rolled = total(record.dice)
    attacker = game.find(record.attacker)
    range, hearts = rolled.range + record.reach_bonus, rolled.hearts + record.hearts
    if attacker is not None:
        range = stats.changed(game, "range", attacker, range, attack=record.id)
        hearts = stats.changed(game, "hearts", attacker, hearts, attack=record.id)
        hearts += change(game, "hearts", attacker)
    return Total(
        range,
        max(0, hearts),
        max(0, rolled.surges + record.surges),
        0,
        rolled.miss,
    )


def surges_left(game: Game, record: AttackRecord) -> int:
    """Surges not spent yet."""
    return tally(game, record).surges - record.spent


def veiled(game: Game, record: AttackRecord) -> bool:
    """Whether the target is hidden, or the attacker stands in shadow: without a surge the attack misses."""
    target, attacker = game.find(record.target), game.find(record.attacker)
    if target is not None and stats.has(game, "veiled", target):
        return True
    return isinstance(attacker, Hero) and any(
        casts_shadow(game, monster) and game.adjacent(attacker, monster) for monster in game.monsters.values()
    )


def shields_of(game: Game, struck: Struck, defender: Figure) -> int:
    """Shields rolled and added; a weakened figure has one less."""
    rolled = sum(die.face.shields for die in struck.defence)
    return max(0, rolled + struck.shields + change(game, "shields", defender))
