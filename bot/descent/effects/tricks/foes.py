"""What monsters of several boxes can do and no common word says."""

from bot.descent.attack.numbers import range_needed, tally
from bot.descent.attack.record import AttackRecord
from bot.descent.effects.base import Context
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.who import attack_of
from bot.descent.rules import stats
from bot.descent.rules.harm import Recover
from bot.descent.rules.passives import degree
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import push
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game

KIN_WITHIN = 3
"""How near the others of its group have to be to mend a monster."""


# Sorcery: range becomes hearts, or hearts range -----------------------------------------------------------------


def _turned(game: Game, at: Context) -> int:
    """How much range becomes hearts; less than none: so many hearts become range."""
    record = attack_of(game, at)
    if record is None or record.missed or tally(game, record).miss:
        return 0
    most, rolled = degree(game, game.figure(at.actor), at.card), tally(game, record)
    spare = rolled.range - _needed(game, record)
    return min(spare, most) if spare >= 0 else -min(-spare, most, rolled.hearts)


def _needed(game: Game, record: AttackRecord) -> int:
    """The range with which nobody is missed."""
    return max(range_needed(game, record, struck) or 0 for struck in record.struck)


@trick(possible=lambda game, at: _turned(game, at) != 0)
def sorcery(game: Game, at: Context) -> None:
    """Up to X range that is not needed becomes hearts; where range is missing, as many hearts become range."""
    record, turned = attack_of(game, at), _turned(game, at)
    assert record is not None
    record.gain(stats.credited(game, at, 0), hearts=turned, range=-turned)


# Reanimation ----------------------------------------------------------------------------------------------------


def _menders(game: Game, at: Context) -> int:
    """How many others of its group are near the monster."""
    monster = game.monsters.get(at.actor)
    if monster is None:
        return 0
    kin = (other for other in game.group_members(monster.group) if other is not monster)
    return sum(near(game, monster, other, KIN_WITHIN) for other in kin)


def _can_mend(game: Game, at: Context) -> bool:
    monster = game.find(at.actor)
    return isinstance(monster, Monster) and monster.damage > 0 and _menders(game, at) > 0


@trick(possible=_can_mend)
def reanimation(game: Game, at: Context) -> None:
    """Of the hearts it just suffered the monster recovers one for each other of its group within 3 squares."""
    push(game, Recover(figure=at.actor, hearts=min(at.amount, _menders(game, at)), by=at.actor, card=at.card))
