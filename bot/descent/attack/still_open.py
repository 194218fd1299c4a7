"""What an attack can still come to once its dice lie: could one more shield, heart, surge or roll change anything?

Players are asked only where their answer can matter. What is judged here is what everybody sees on the table: dice,
shields, surges and what they buy (ATT-01 to ATT-05). Where that leaves any doubt, it matters.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from bot.descent.attack.numbers import pierce_of, pierced, range_needed, shields_of, surges_left, tally, veiled
from bot.descent.attack.record import AttackRecord, Struck
from bot.descent.attack.surge_abilities import (
    PIERCE_VEIL,
    RECOVER,
    SHAKE_OFF,
    breath,
    surge_abilities,
    surge_context,
)
from bot.descent.content.cards import Surge
from bot.descent.effects.base import Effect, worth_doing
from bot.descent.rules import stats
from bot.descent.rules.conditions import cannot_spend_surges, ended_by, suffered
from bot.descent.rules.dice import FACES, Colour, Die, DieFace
from bot.descent.state.figures import Figure, Hero, Monster
from bot.descent.state.game import Game

ON_THE_TARGET = ("add", "inflict")
"""What surges buy that does nothing more to somebody who falls anyway."""


class Bought(NamedTuple):
    """What surges may add to an attack, or have it miss without."""

    range: int = 0
    hearts: int = 0
    pierce: int = 0
    unveils: bool = False


NOTHING = Bought()


# What may be bought ---------------------------------------------------------------------------------------------


def _lines(game: Game, record: AttackRecord, attacker: Figure) -> list[tuple[str, Surge]]:
    """The surge abilities that are still to be had and do something."""
    return [
        (key, surge)
        for key, surge in surge_abilities(game, record, attacker)
        if key not in record.bought and worth_doing(game, surge.do, surge_context(record, attacker, key))
    ]


def purchases(game: Game, record: AttackRecord, struck: Struck) -> Iterator[Bought]:
    """Everything the attacker may still buy; nothing more once the target's hearts are reckoned."""
    attacker = game.find(record.attacker)
    spendable = struck is record.struck[0] and attacker is not None and not cannot_spend_surges(game, attacker)
    yield NOTHING
    if attacker is None or not spendable:
        return
    left, lines = surges_left(game, record), [surge for _, surge in _lines(game, record, attacker)]
    hidden = veiled(game, record) and PIERCE_VEIL not in record.bought
    for count in range(len(lines) + 1):
        for way in combinations(lines, count):
            if sum(surge.cost for surge in way) + hidden <= left:
                yield _sum(way, unveils=hidden)


def _sum(surges: Iterable[Surge], *, unveils: bool) -> Bought:
    effects = [effect for surge in surges for effect in surge.do if effect.kind == "add"]

    def added(what: str) -> int:
        return sum(getattr(effect, what) for effect in effects)

    return Bought(added("range"), added("hearts"), added("pierce"), unveils)


# What comes of it -----------------------------------------------------------------------------------------------


def hits(game: Game, record: AttackRecord, struck: Struck, bought: Bought = NOTHING, more_range: int = 0) -> bool:
    """Whether the attack, with this bought, hits a figure."""
    rolled = tally(game, record)
    if record.missed or rolled.miss:
        return False
    if veiled(game, record) and PIERCE_VEIL not in record.bought and not bought.unveils:
        return False
    return rolled.range + bought.range + more_range >= (range_needed(game, record, struck) or 0)


def damage(
    game: Game, record: AttackRecord, struck: Struck, bought: Bought = NOTHING, *, shields: int = 0, hearts: int = 0
) -> int:
    """Hearts a struck figure is dealt with this bought, and so many more shields or hearts."""
    full = tally(game, record).hearts + bought.hearts + hearts
    dealt = -(-full // 2) if struck.halved else full
    defender = game.figure(struck.figure)
    met = shields_of(game, struck, defender) + shields
    kept = met - pierced(game, defender, pierce_of(game, record, len(struck.defence)) + bought.pierce, met)
    return max(record.at_least, dealt - kept)


def shields_matter(game: Game, record: AttackRecord, struck: Struck, shields: int) -> bool:
    """Whether so many more shields keep a heart off, whatever the attacker may still buy."""
    return shields > 0 and any(
        hits(game, record, struck, bought)
        and damage(game, record, struck, bought, shields=shields) < damage(game, record, struck, bought)
        for bought in purchases(game, record, struck)
    )


def shields_less_matter(game: Game, record: AttackRecord, struck: Struck, shields: int) -> bool:
    """Whether so many shields less let through a heart more."""
    return any(
        hits(game, record, struck, bought)
        and damage(game, record, struck, bought, shields=-shields) > damage(game, record, struck, bought)
        for bought in purchases(game, record, struck)
    )


def hearts_matter(game: Game, record: AttackRecord, hearts: int) -> bool:
    """Whether so many more hearts hurt anybody more than the dice do already."""
    if several(record):
        return True
    struck = record.struck[0]
    return not sure_to_fall(game, record) and any(
        hits(game, record, struck, bought)
        and damage(game, record, struck, bought, hearts=hearts) > damage(game, record, struck, bought)
        for bought in purchases(game, record, struck)
    )


def range_matters(game: Game, record: AttackRecord, range: int) -> bool:
    """Whether the attack falls short by itself, and so much more range might bring it to its target."""
    struck = record.struck[0]
    return not hits(game, record, struck) and any(
        hits(game, record, struck, bought, more_range=range) for bought in purchases(game, record, struck)
    )


def range_can_be_spared(game: Game, record: AttackRecord) -> bool:
    """Whether the attack might hit with one range less, perhaps with what surges buy."""
    struck = record.struck[0]
    return any(hits(game, record, struck, bought, more_range=-1) for bought in purchases(game, record, struck))


def several(record: AttackRecord) -> bool:
    """Whether others are struck too, whose defence nobody knows yet."""
    return record.blast or len(record.struck) > 1


def sure_to_fall(game: Game, record: AttackRecord) -> bool:
    """Whether the only target falls as the dice lie, without a surge."""
    struck = record.struck[0]
    target = game.find(struck.figure)
    if several(record) or not isinstance(target, Monster) or not struck.rolled or not hits(game, record, struck):
        return False
    return suffered(game, target, damage(game, record, struck)) >= stats.health_left(game, target)


# Surges ---------------------------------------------------------------------------------------------------------


def surges_matter(game: Game, record: AttackRecord, surges: int) -> bool:
    """Whether there is something worth buying that the surges on the table don't pay for."""
    attacker, left = game.find(record.attacker), surges_left(game, record)
    if attacker is None or cannot_spend_surges(game, attacker):
        return False
    wanted = _wanted(game, record, attacker)
    return sum(wanted) > left and any(cost <= left + surges for cost in wanted)


def worth_spending(game: Game, record: AttackRecord) -> bool:
    """Whether the surges on the table buy anything that still matters."""
    attacker = game.find(record.attacker)
    return attacker is not None and any(
        cost <= surges_left(game, record) for cost in _wanted(game, record, attacker)
    )


def _wanted(game: Game, record: AttackRecord, attacker: Figure) -> list[int]:
    """What each thing costs that would still change something."""
    falls = sure_to_fall(game, record)
    wanted = [surge.cost for _, surge in _lines(game, record, attacker) if _is_wanted(surge, falls=falls)]
    return wanted + [1] * _own_lines(game, record, attacker)


def _is_wanted(surge: Surge, *, falls: bool) -> bool:
    return not falls or any(effect.kind not in (*ON_THE_TARGET, "pay") for effect in _bought(surge.do))


def _bought(effects: Iterable[Effect]) -> Iterator[Effect]:
    """What a surge does in the end: of a roll, what comes of it."""
    for effect in effects:
        if effect.kind == "roll":
            yield from _bought(getattr(effect, "do", ()))
        else:
            yield effect


def _own_lines(game: Game, record: AttackRecord, attacker: Figure) -> int:
    """What surges always buy: to hit somebody hidden, and for a hero a breath and an end of doom (ATT-05)."""
    lines = int(veiled(game, record) and PIERCE_VEIL not in record.bought)
    if isinstance(attacker, Hero):
        lines += bool(breath(game, record, attacker)) and RECOVER not in record.bought
        lines += bool(ended_by(game, attacker, "surge")) and SHAKE_OFF not in record.bought
    return lines


def lost_surge_matters(game: Game, record: AttackRecord, surges: int = 1) -> bool:
    """Whether the attacker has something to buy that so many surges less would keep from it."""
    attacker = game.find(record.attacker)
    if attacker is None or cannot_spend_surges(game, attacker):
        return False
    struck = record.struck[0]
    if not any(hits(game, record, struck, bought) for bought in purchases(game, record, struck)):
        return False
    left = surges_left(game, record)
    costs = [surge.cost for _, surge in _lines(game, record, attacker) if surge.cost <= left]
    costs += [1] * _own_lines(game, record, attacker)
    return bool(costs) and sum(costs) > left - surges


# Dice -----------------------------------------------------------------------------------------------------------


def attack_roll_may_improve(game: Game, record: AttackRecord, dice: Iterable[Die]) -> bool:
    """Whether one of these dice, rolled again, could make the attack better."""
    if sure_to_fall(game, record):
        return False
    again = list(dice)
    if tally(game, record).miss:
        return any(die.face.miss for die in again)
    short = range_needed(game, record, record.struck[0]) is not None
    return any(_is_better(face, die.face, far=short) for die in again for face in FACES[die.colour])


def _is_better(face: DieFace, now: DieFace, *, far: bool) -> bool:
    if face.miss:
        return False
    return face.hearts > now.hearts or face.surges > now.surges or (far and face.range > now.range)


def shields_to_hope_for(dice: Iterable[Die], number: int = 1) -> int:
    """The most shields that so many of these dice, rolled again, could show more than now."""
    gains = sorted((_most(die.colour) - die.face.shields for die in dice), reverse=True)
    return sum(gains[:number])


def _most(colour: Colour) -> int:
    return max(face.shields for face in FACES[colour])
