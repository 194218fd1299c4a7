"""What masters do to their minions: order a die to be rolled again, let one of them die in their place."""

from bot.descent.attack.record import AttackRecord
from bot.descent.attack.still_open import damage, hits, purchases
from bot.descent.effects.base import Context
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.who import attack_of
from bot.descent.monsters.overlord import OverlordOption, decide
from bot.descent.rules import stats
from bot.descent.rules.conditions import suffered
from bot.descent.rules.dice import FACES, Die
from bot.descent.rules.harm import Defeat, Recover
from bot.descent.rules.rerolling import RollAgain
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import Option, push
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game

VOICE = 3
"""How far a command carries."""
COMMAND = "command"


# Command -----------------------------------------------------------------------------------------------------


def _commands(game: Game, at: Context) -> bool:
    """Whether a minion attacks within earshot, nobody has commanded it yet, and a die is worth rolling again."""
    attack = attack_of(game, at)
    minion = game.monsters.get(attack.attacker) if attack is not None else None
    if attack is None or minion is None or minion.master or COMMAND in attack.used:
        return False
    heard = [other for other in game.monsters.values() if _hears(game, minion, other)]
    # Of several commanders the first one speaks.
    return bool(heard) and heard[0].id == at.actor and worst_die(game, attack) is not None


def _hears(game: Game, minion: Monster, master: Monster) -> bool:
    return COMMAND in game.block(master).abilities and near(game, master, minion, VOICE)


@trick(possible=_commands)
def command(game: Game, at: Context) -> None:
    """The minion rolls one of its attack dice again."""
    attack = attack_of(game, at)
    number = worst_die(game, attack) if attack is not None else None
    if attack is not None and number is not None:
        attack.used.append(COMMAND)
        push(game, RollAgain(owner=at.actor, of="attack", number=number, at=at))


def worst_die(game: Game, attack: AttackRecord) -> int | None:
    """The attack die that deals the target most hearts more on average when it is rolled again, if any does."""
    if not attack.struck or not attack.struck[0].rolled:
        return None
    lying, gains = attack.dice, {}
    now = _hearts(game, attack)
    for number, die in enumerate(lying):
        faces = range(len(FACES[die.colour]))
        hoped = [_hearts_with(game, attack, number, Die(colour=die.colour, up=up)) for up in faces]
        gains[number] = sum(hoped) - len(hoped) * now
    best = max(gains, key=lambda number: gains[number], default=None)
    return best if best is not None and gains[best] > 0 else None


def _hearts_with(game: Game, attack: AttackRecord, number: int, die: Die) -> int:
    """What the target would suffer if one die showed something else."""
    lying = attack.dice
    attack.dice = [die if place == number else other for place, other in enumerate(lying)]
    try:
        return _hearts(game, attack)
    finally:
        attack.dice = lying


def _hearts(game: Game, attack: AttackRecord) -> int:
    """What the target suffers as the dice lie, surges well spent; never more than it has left."""
    struck = attack.struck[0]
    target = game.figure(struck.figure)
    dealt = [
        damage(game, attack, struck, bought)
        for bought in purchases(game, attack, struck)
        if hits(game, attack, struck, bought)
    ]
    return min(stats.health_left(game, target), suffered(game, target, max(dealt, default=0)))


# Death wish --------------------------------------------------------------------------------------------------


def _stand_ins(game: Game, at: Context) -> list[Monster]:
    """The minions of the group with least health left: one of them dies for its master."""
    master = game.monsters.get(at.actor)
    kin = game.group_members(master.group) if master is not None else []
    minions = [other for other in kin if not other.master]
    least = min((stats.health_left(game, minion) for minion in minions), default=0)
    return [minion for minion in minions if stats.health_left(game, minion) == least]


@trick(possible=lambda game, at: bool(_stand_ins(game, at)))
def death_wish(game: Game, at: Context) -> None:
    """A minion is defeated in place of its master, who recovers all its hearts."""
    master = game.monsters[at.actor]
    game.stack[:] = [step for step in game.stack if not (isinstance(step, Defeat) and step.figure == master.id)]
    choices = [
        OverlordOption(
            Option(
                id=minion.id,
                about={"target": minion.id},
                then=(
                    Recover(figure=master.id, hearts=master.damage, by=master.id),
                    Defeat(figure=minion.id, by=at.by, attack=at.attack),
                ),
            )
        )
        for minion in _stand_ins(game, at)
    ]
    decide(game, master, choices)
