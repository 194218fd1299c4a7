"""How surges are spent for a hero who is made to attack: for the most damage (MAT-05)."""

from itertools import combinations

from bot.descent.attack.numbers import pierce_of, pierced, range_needed, shields_of, surges_left, tally, veiled
from bot.descent.attack.record import AttackRecord
from bot.descent.attack.surge_abilities import PIERCE_VEIL, PaySurge, surge_abilities, surge_context
from bot.descent.content.cards import Surge
from bot.descent.effects.base import worth_doing
from bot.descent.monsters.surges import SurgeLine
from bot.descent.rules.reactions import Do
from bot.descent.rules.steps import Step
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game


def forced_buys(game: Game, record: AttackRecord, attacker: Figure) -> list[Step]:
    """The next surge ability: not to miss first, then whatever does the most damage; one at a time."""
    left = surges_left(game, record)
    if left < 1:
        return []
    bought: tuple[str, Surge] | None = None
    if veiled(game, record) and PIERCE_VEIL not in record.bought:
        bought = PIERCE_VEIL, Surge(do=())
    elif lines := best_lines(game, record, attacker, left):
        bought = lines[0].key, lines[0].surge
    if bought is None:
        return []
    key, surge = bought
    at = surge_context(record, attacker, key)
    pay = PaySurge(attack=record.id, key=key, cost=surge.cost, because="most_damage")
    return [pay, *(Do(what=effect, at=at) for effect in surge.do)]


def best_lines(game: Game, record: AttackRecord, attacker: Figure, left: int) -> tuple[SurgeLine, ...]:
    """The abilities that together do the most damage for these surges, and no more of them than needed."""
    lines = [
        SurgeLine(key, surge)
        for key, surge in surge_abilities(game, record, attacker)
        if key not in record.bought and worth_doing(game, surge.do, surge_context(record, attacker, key))
    ]
    ways = [
        way
        for count in range(len(lines) + 1)
        for way in combinations(lines, count)
        if sum(line.surge.cost for line in way) <= left
    ]
    return max(ways, key=lambda way: (_damage(game, record, way), -len(way)))


def _damage(game: Game, record: AttackRecord, lines: tuple[SurgeLine, ...]) -> int:
    """Hearts the target would suffer with these abilities; none if the attack falls short."""
    rolled, struck = tally(game, record), record.struck[0]
    reach = rolled.range + sum(line.range for line in lines)
    if reach < (range_needed(game, record, struck) or 0):
        return 0
    hearts = rolled.hearts + sum(line.hearts for line in lines)
    pierce = pierce_of(game, record, len(struck.defence)) + sum(line.pierce for line in lines)
    defender = game.figure(struck.figure)
    shields = shields_of(game, struck, defender)
    return max(0, hearts - (shields - pierced(game, defender, pierce, shields)))
