"""What monsters and lieutenants of Nerekhall do at moments of their own: protect, chaotic energy, soul siphon."""

from bot.descent.attack.record import AttackRecord, Struck
from bot.descent.effects.base import Context
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.tricks.monsters import Redirect
from bot.descent.effects.who import attack_of
from bot.descent.monsters.actions.base import adjacent_monsters
from bot.descent.monsters.overlord import OverlordOption, decide
from bot.descent.rules import stats
from bot.descent.rules.conditions import suffered
from bot.descent.rules.harm import Suffer
from bot.descent.rules.steps import Option, Step, push
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

PROTECT, CHAOS, SIPHON = "protect", "chaotic_energy", "soul_siphon"
MOST_CHAOS = 3


# Protect -----------------------------------------------------------------------------------------------------


def _ward(game: Game, record: AttackRecord, guard: Monster) -> Struck | None:
    """Whose place a guard would take, if it can afford it: a struck monster beside it that is weaker than it."""
    attacker = game.find(record.attacker)
    if attacker is None or isinstance(attacker, Monster) or record.victim(guard.id) is not None:
        return None
    left = stats.health_left(game, guard)
    if left <= suffered(game, guard, 1) or not can_see(game, guard, attacker):
        return None
    for struck in record.struck:
        ward = game.monsters.get(struck.figure)
        if ward is not None and game.adjacent(guard, ward) and stats.health_left(game, ward) < left:
            return struck
    return None


def _may_protect(game: Game, at: Context) -> bool:
    """Only the sturdiest of several guards steps in, once in an attack."""
    record = attack_of(game, at)
    if record is None or PROTECT in record.used:
        return False
    guards = [
        monster
        for monster in game.monsters.values()
        if PROTECT in game.block(monster).abilities and _ward(game, record, monster) is not None
    ]
    sturdiest = max(guards, key=lambda monster: stats.health_left(game, monster), default=None)
    return sturdiest is not None and sturdiest.id == at.actor


@trick(possible=_may_protect)
def protect(game: Game, at: Context) -> None:
    """For a heart of its own the guard becomes the target; range and sight stay as they were."""
    record, guard = attack_of(game, at), game.monsters[at.actor]
    assert record is not None
    ward = _ward(game, record, guard)
    assert ward is not None
    record.used.append(PROTECT)
    push(
        game,
        Suffer(figure=guard.id, amount=1, source=PROTECT, by=guard.id),
        Redirect(attack=record.id, figure=ward.figure, to=guard.id),
    )


# Scheme ------------------------------------------------------------------------------------------------------


@trick(possible=lambda game, at: False)
def scheme(game: Game, at: Context) -> None:
    """It speaks of overlord cards, of which there are none: nobody ever pays for it."""


# Chaotic energy and soul siphon ------------------------------------------------------------------------------


def _fuel(game: Game, monster: Monster) -> int:
    """Hearts it puts into an attack: three if others suffer them, else as many as leave it half its health."""
    if SIPHON in game.block(monster).abilities and adjacent_monsters(game, monster):
        return MOST_CHAOS
    left = stats.health_left(game, monster)
    spare = left - -(-stats.health(game, monster) // 2)
    fuel = max(0, min(MOST_CHAOS, spare))
    return fuel if suffered(game, monster, fuel) < left else 0


@trick(possible=lambda game, at: _fuel(game, game.monsters[at.actor]) > 0)
def chaotic_energy(game: Game, at: Context) -> None:
    """Up to three hearts of its own become as many hearts of the attack."""
    record, monster = attack_of(game, at), game.monsters[at.actor]
    assert record is not None
    fuel = _fuel(game, monster)
    record.gain(stats.credited(game, at, 0), hearts=fuel)
    push(game, Suffer(figure=monster.id, amount=fuel, source=CHAOS, by=monster.id))


def _vessels(game: Game, at: Context) -> list[Monster]:
    """The monsters beside it that have most health left; nobody takes the hearts of an attack."""
    monster = game.monsters.get(at.actor)
    beside = adjacent_monsters(game, monster) if monster is not None and at.attack is None and at.amount else []
    most = max((stats.health_left(game, other) for other in beside), default=0)
    return [other for other in beside if stats.health_left(game, other) == most]


@trick(possible=lambda game, at: bool(_vessels(game, at)))
def soul_siphon(game: Game, at: Context) -> None:
    """A monster beside it suffers the hearts in its place."""
    choices = [
        OverlordOption(
            Option(
                id=vessel.id,
                about={"target": vessel.id},
                then=(SufferFor(figure=vessel.id, spared=at.actor, amount=at.amount),),
            )
        )
        for vessel in _vessels(game, at)
    ]
    decide(game, game.figure(at.actor), choices)


class SufferFor(Step):
    """One figure suffers what was coming for another."""

    figure: str
    spared: str
    amount: int

    def resolve(self, game: Game) -> None:
        spared: Figure | None = game.find(self.spared)
        if spared is not None:
            spared.spared += self.amount
            push(game, Suffer(figure=self.figure, amount=self.amount, source=SIPHON, by=self.spared))
