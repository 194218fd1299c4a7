"""How monsters spend surges (MAT)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from bot.descent.attack.numbers import (
    in_blast,
    pierce_of,
    pierced,
    range_needed,
    shields_of,
    surges_left,
    tally,
    veiled,
)
from bot.descent.attack.record import AttackRecord
from bot.descent.attack.surge_abilities import PIERCE_VEIL, SHAKE_OFF, PaySurge, Relief, surge_context
from bot.descent.content.cards import Surge
from bot.descent.effects.base import Effect, worth_doing
from bot.descent.effects.on_attacks import Add, Blast, Inflict, in_numbers
from bot.descent.effects.on_bodies import Recover
from bot.descent.effects.tricks.custom import Custom
from bot.descent.rules import stats
from bot.descent.rules.conditions import cannot_spend_surges, ended_by, suffered
from bot.descent.rules.passives import is_cowardly
from bot.descent.rules.reactions import Do
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import Step
from bot.descent.state.figures import Figure, Hero, Monster
from bot.descent.state.game import Game, side
from bot.kernel.editions import since

COWARDLY_RANGE = 3
NOTHING = Surge(do=())
NEED_A_HEART = ("subdue", "blight", "blood_call", "spread_terror")
"""Abilities that do nothing unless the attack deals at least one heart (ATT-11)."""
FOR_THE_MONSTER = ("blood_call", "bone_splinter", "fire_breath", "spread_terror", "spur_on")
"""Abilities that don't care whether the target falls."""


class SurgeLine(NamedTuple):
    """A line of the monster's card that it could still buy in this attack."""

    key: str
    surge: Surge

    @property
    def range(self) -> int:
        return sum(effect.range for effect in self.surge.do if isinstance(effect, Add))

    @property
    def hearts(self) -> int:
        return sum(effect.hearts for effect in self.surge.do if isinstance(effect, Add))

    @property
    def pierce(self) -> int:
        return sum(effect.pierce for effect in self.surge.do if isinstance(effect, Add))

    @property
    def withers(self) -> bool:
        return any(isinstance(effect, Custom) and effect.name == "wither" for effect in self.surge.do)


def monster_buys(game: Game, record: AttackRecord, monster: Monster) -> list[Step]:
    """The next surge ability a monster pays for, and what it does; nothing once none has an effect."""
    bought = next_purchase(game, record, monster)
    if bought is None:
        return []
    key, surge, because = bought
    at = surge_context(record, monster, key)
    effects: list[Step] = [Do(what=effect, at=at) for effect in surge.do]
    if key == SHAKE_OFF:
        effects.append(Relief(attack=record.id, key=SHAKE_OFF))
    pay = PaySurge(attack=record.id, key=key, cost=surge.cost, because=because)
    return [pay, *effects]


def next_purchase(game: Game, record: AttackRecord, monster: Monster) -> tuple[str, Surge, str] | None:
    """What a monster buys next: not to miss, to defeat, down the panel, against doom (MAT-01 to MAT-04)."""
    left = surges_left(game, record)
    if left < 1:
        return None
    hidden = veiled(game, record) and PIERCE_VEIL not in record.bought
    lines = list(open_lines(game, record, monster, left))
    reach = _range_lines(game, record, lines, left - hidden)
    if reach is not None:
        if hidden:
            return PIERCE_VEIL, NOTHING, "not_to_miss"
        if reach:
            return reach[0].key, reach[0].surge, "not_to_miss"
        outlook = Outlook(game, record, lines, left)
        if finish := outlook.finishing():
            return finish[0].key, finish[0].surge, "to_defeat"
        for line in lines:
            if outlook.useful(line):
                return line.key, line.surge, "panel_order"
    if ended_by(game, monster, "surge"):
        return SHAKE_OFF, NOTHING, "left_over"  # APX-03
    return None


def open_lines(game: Game, record: AttackRecord, monster: Monster, left: int) -> Iterator[SurgeLine]:
    """The lines of the panel, from the top, that can be paid, are unused, and could change something."""
    if not may_spend(game, monster):
        return
    block = game.block(monster)
    lines = (*block.surges, *record.lent)
    own = block.spending if since(3) else range(len(block.surges))
    for number in (*own, *range(len(block.surges), len(lines))):
        key, surge = f"surge{number}", lines[number]
        if surge.cost > left or key in record.bought:
            continue
        at = surge_context(record, monster, key)
        if worth_doing(game, surge.do, at):
            yield SurgeLine(key, in_numbers(game, surge, at))


def may_spend(game: Game, monster: Monster) -> bool:
    """Cowardly monsters need a master or a lieutenant within 3 squares to use what their card offers."""
    if not is_cowardly(game, monster):
        return True
    return any(
        other.master and other is not monster and near(game, monster, other, COWARDLY_RANGE)
        for other in game.monsters.values()
    )


def pointless(game: Game, monster: Monster, target: Figure) -> bool:
    """Whether an attack can only miss: the target is hidden, and the monster can't spend surges (ACT-05)."""
    return cannot_spend_surges(game, monster) and stats.has(game, "veiled", target)


def _range_lines(
    game: Game, record: AttackRecord, lines: Sequence[SurgeLine], left: int
) -> tuple[SurgeLine, ...] | None:
    """The cheapest lines that make up for missing range, none if none is missing; None: it misses all the same."""
    if left < 0:
        return None
    needed = range_needed(game, record, record.struck[0])
    if needed is None:
        return ()
    short = needed - tally(game, record).range
    ways = [way for way in _affordable(lines, left) if sum(line.range for line in way) >= short]
    return min(ways, key=_cost, default=None)


def _affordable(lines: Sequence[SurgeLine], left: int) -> Iterator[tuple[SurgeLine, ...]]:
    """All sets of lines that can be paid together, the smallest first, in the order of the panel."""
    for size in range(len(lines) + 1):
        for chosen in combinations(lines, size):
            if _cost(chosen) <= left:
                yield chosen


def _cost(lines: Sequence[SurgeLine]) -> int:
    return sum(line.surge.cost for line in lines)


class Outlook:
    """What the attack would do to its target with this or that bought."""

    def __init__(self, game: Game, record: AttackRecord, lines: Sequence[SurgeLine], left: int) -> None:
        self.game = game
        self.record = record
        self.target: Figure = game.figure(record.target)
        self.ways = list(_affordable([line for line in lines if not _only_range(line)], left))
        self.hearts = tally(game, record).hearts
        self.shields = shields_of(game, record.struck[0], self.target)
        self.pierce = pierce_of(game, record, len(record.struck[0].defence))
        self.health = stats.health_left(game, self.target)
        self.others = any(
            not struck.rolled and (figure := game.find(struck.figure)) is not None and side(figure) == "heroes"
            for struck in record.struck[1:]
        ) or (record.blast and self._catches_heroes())
        """Whether more heroes are struck whose defence nobody knows yet."""

    def damage(self, way: Sequence[SurgeLine]) -> int:
        """Hearts the attack deals if these lines are bought."""
        pierce = self.pierce + sum(line.pierce for line in way)
        hearts = self.hearts + sum(line.hearts for line in way)
        kept = self.shields - pierced(self.game, self.target, pierce, self.shields)
        return max(self.record.at_least, hearts - kept)

    def loss(self, way: Sequence[SurgeLine]) -> int:
        """What the target loses by it, no more than it has; fatigue it can't bear included."""
        blows = [self.damage(way)]
        spent = not isinstance(self.target, Hero) or not stats.stamina_left(self.game, self.target)
        if spent and any(line.withers for line in way):
            blows.append(1)
        return min(self.health, sum(suffered(self.game, self.target, hearts) for hearts in blows))

    def finishing(self) -> tuple[SurgeLine, ...]:
        """The fewest lines without which the target would not fall (MAT-03)."""
        if self.loss(()) >= self.health:
            return ()
        return next((way for way in self.ways if self.loss(way) >= self.health), ())

    def useful(self, line: SurgeLine) -> bool:
        """Whether the line has an effect, by itself or with others that can still be paid (MAT-04)."""
        return any(self._adds(line, way) for way in self.ways if line in way)

    def _adds(self, line: SurgeLine, way: tuple[SurgeLine, ...]) -> bool:
        without = tuple(other for other in way if other is not line)
        if (line.hearts or line.pierce) and (self.others or self.loss(way) > self.loss(without)):
            return True
        return any(self._does(effect, way) for effect in line.surge.do if not isinstance(effect, Add))

    def _does(self, effect: Effect, way: tuple[SurgeLine, ...]) -> bool:
        """Whether an effect other than hearts, range and pierce would come to anything."""
        name = effect.name if isinstance(effect, Custom) else ""
        if not self.others and (isinstance(effect, Inflict) or name in NEED_A_HEART) and not self.damage(way):
            return False
        if isinstance(effect, Recover):
            return self._mends(effect)
        if isinstance(effect, Blast):
            return self._catches_heroes()
        if self.others or name in FOR_THE_MONSTER:
            return True
        # Nothing more can be done to somebody who falls.
        return self.loss(way) < self.health

    def _catches_heroes(self) -> bool:
        """Whether a blast would reach another hero besides those who are struck."""
        caught = in_blast(self.game, self.record)
        return any(side(figure) == "heroes" and self.record.victim(figure.id) is None for figure, _ in caught)

    def _mends(self, effect: Recover) -> bool:
        """Mend X is bought from X damage on: before that part of it would be lost."""
        monster = self.game.figure(self.record.attacker)
        return not since(3) or not isinstance(effect.hearts, int) or monster.damage >= effect.hearts


def _only_range(line: SurgeLine) -> bool:
    """Range that is not needed has no effect (MAT-04)."""
    return all(
        isinstance(effect, Add) and not (effect.hearts or effect.pierce or effect.surges)
        for effect in line.surge.do
    )
