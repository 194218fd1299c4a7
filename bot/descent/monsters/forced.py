"""Heroes who are made to move or attack: the words of monsters, without their fears (MVW-10, MAT-05)."""

from itertools import combinations
from typing import Literal

from bot.descent import stats
from bot.descent.arms import Arms, aim
from bot.descent.attack import start_attack
from bot.descent.attack_record import Attack
from bot.descent.cards import Surge
from bot.descent.engine import Step, push
from bot.descent.figures import Figure, Hero
from bot.descent.game import Game
from bot.descent.harm import hurtable
from bot.descent.monsters.moves import Neglected, Place, away, engage, retreat, spot, toward, walk_to
from bot.descent.monsters.surges import Line
from bot.descent.reactions import Do
from bot.descent.reckoning import shields_of, surges_left, tally, veiled
from bot.descent.surging import PIERCE_VEIL, PaySurge, SpendSurges, any_possible, surge_abilities, surge_context
from bot.descent.walking import EndMovement, immobile, in_pit


class ForceMove(Step):
    """A hero moves as it is told: as far as its speed, through whatever lies in the way (MVW-10)."""

    hero: str
    do: Literal["engage", "spot", "retreat", "toward", "away"]
    target: str
    squares: int | None = None
    """So many squares instead of a move action."""

    def resolve(self, game: Game) -> None:
        hero, target = game.hero(self.hero), game.find(self.target)
        if target is None or not hurtable(hero) or in_pit(game, hero):
            return
        if self.squares is None and immobile(hero):
            return
        points = stats.speed(game, hero) if self.squares is None else self.squares
        try:
            found = self._places(game, hero, target, points)
        except Neglected:
            return
        place = game.chance.of("ties").pick(found)
        # Its own movement points are not touched: this is not its turn's movement.
        push(game, *walk_to(game, hero, place, points, free=True), EndMovement(figure=hero.id))

    def _places(self, game: Game, hero: Hero, target: Figure, points: int) -> list[Place]:
        if self.do == "engage":
            return engage(game, hero, target, points)
        if self.do == "spot":
            return spot(game, hero, target, points)
        if self.do == "retreat":
            return retreat(game, hero, target, points)
        return (toward if self.do == "toward" else away)(game, hero, target, points)


class ForceAttack(Step):
    """A hero attacks whom it is told to, with the weapon that hits hardest (MAT-05)."""

    hero: str
    target: str

    def resolve(self, game: Game) -> None:
        hero, target = game.hero(self.hero), game.find(self.target)
        if target is None or not hurtable(hero):
            return
        weapons: list[str | None] = [held.id for held in stats.weapons(game, hero)] or [None]
        ways = [
            (len(arms.dice), weapon, square)
            for weapon in weapons
            if (square := aim(game, hero, target, arms := Arms(game, hero, weapon))) is not None
        ]
        if ways:
            _, weapon, square = max(ways, key=lambda way: way[0])
            number = start_attack(game, hero, [(target, square)], weapon=weapon)
            game.attacks[number].forced = True


def spend_for_damage(game: Game, record: Attack, attacker: Figure) -> None:
    """Buy what does the most damage, not missing first; one ability at a time."""
    left = surges_left(game, record)
    if left < 1:
        return
    bought: tuple[str, Surge] | None = None
    if veiled(game, record) and PIERCE_VEIL not in record.bought:
        bought = PIERCE_VEIL, Surge(do=())
    elif lines := best_lines(game, record, attacker, left):
        bought = lines[0].key, lines[0].surge
    if bought is None:
        return
    key, surge = bought
    at = surge_context(record, attacker, key)
    pay = PaySurge(attack=record.id, key=key, cost=surge.cost, because="most_damage")
    push(game, pay, *(Do(what=effect, at=at) for effect in surge.do), SpendSurges(attack=record.id))


def best_lines(game: Game, record: Attack, attacker: Figure, left: int) -> tuple[Line, ...]:
    """The abilities that together do the most damage for these surges, and no more of them than needed."""
    lines = [
        Line(key, surge)
        for key, surge in surge_abilities(game, record, attacker)
        if key not in record.bought and any_possible(game, surge.do, surge_context(record, attacker, key))
    ]
    ways = [
        way
        for count in range(len(lines) + 1)
        for way in combinations(lines, count)
        if sum(line.surge.cost for line in way) <= left
    ]
    return max(ways, key=lambda way: (_damage(game, record, way), -len(way)))


def _damage(game: Game, record: Attack, lines: tuple[Line, ...]) -> int:
    """Hearts the target would suffer with these abilities; none if the attack falls short."""
    rolled, struck = tally(game, record), record.struck[0]
    reach = rolled.range + sum(line.range for line in lines)
    if record.range == "ranged" and not record.ignores_range and reach < struck.distance:
        return 0
    hearts = rolled.hearts + sum(line.hearts for line in lines)
    pierce = record.pierce + sum(line.pierce for line in lines)
    return max(0, hearts - max(0, shields_of(struck, game.figure(struck.figure)) - pierce))
