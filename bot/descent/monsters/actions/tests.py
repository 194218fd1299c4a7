"""Special actions that put heroes to the test: grab, howl, wail, water, throw."""

from dataclasses import dataclass
from typing import ClassVar

from bot.descent.content.cards import Attribute
from bot.descent.monsters.actions.base import MonsterAction, adjacent_heroes, heroes_within
from bot.descent.monsters.actions.throws import Hurl, landings
from bot.descent.monsters.bonuses import altered
from bot.descent.monsters.changes import Number
from bot.descent.rules.conditions import IMMOBILIZED
from bot.descent.rules.harm import Inflict, Test, Tire, can_gain
from bot.descent.rules.steps import Step
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

HEARING = 3
"""How far a howl or a wail carries."""


class Grab(MonsterAction):
    """An adjacent hero tests might or is immobilised."""

    tests = True
    numbers = ("within",)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        within = altered(game, monster, "grab", "within", 1)
        near = adjacent_heroes(game, monster) if within == 1 else heroes_within(game, monster, within)
        return [figure for figure in near if can_gain(game, figure, IMMOBILIZED)]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        hold = (Inflict(figure=target.id, condition=IMMOBILIZED),)
        return [Test(figure=target.id, attribute="might", on_fail=hold)]


class Throw(MonsterAction):
    """An adjacent hero tests might or is hurled up to 3 squares away and suffers a heart."""

    tests = True
    numbers = ("hearts",)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [figure for figure in adjacent_heroes(game, monster) if landings(game, figure)]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        hurl = Hurl(figure=target.id, by=monster.id, hearts=altered(game, monster, "throw", "hearts", 1))
        return [Test(figure=target.id, attribute="might", on_fail=(hurl,))]


@dataclass(frozen=True)
class Weary(MonsterAction):
    """Each hero in reach tests an attribute or suffers fatigue."""

    name: str
    attribute: Attribute
    fatigue: int
    within: int
    all_at_once: ClassVar[bool] = True
    tests: ClassVar[bool] = True
    numbers: ClassVar[tuple[Number, ...]] = ("within", "fatigue")

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return heroes_within(game, monster, altered(game, monster, self.name, "within", self.within))

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        fatigue = altered(game, monster, self.name, "fatigue", self.fatigue)
        return [
            Test(
                figure=figure.id,
                attribute=self.attribute,
                on_fail=(Tire(figure=figure.id, amount=fatigue, source=self.name),),
            )
            for figure in self.caught(game, monster, self.name)
        ]


HOWL = Weary("howl", "willpower", fatigue=1, within=HEARING)
WAIL = Weary("wail", "willpower", fatigue=2, within=HEARING)
WATER = Weary("water", "willpower", fatigue=2, within=1)
