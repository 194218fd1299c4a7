"""Special actions by which heroes test an attribute or suffer for it, written as numbers and conditions."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.descent.content.cards import Attribute
from bot.descent.monsters.actions.base import MonsterAction, adjacent_heroes, heroes_within
from bot.descent.monsters.bonuses import altered
from bot.descent.monsters.changes import Number
from bot.descent.monsters.overlord import WORST, OverlordOption, decide
from bot.descent.monsters.targets import targets
from bot.descent.rules import stats
from bot.descent.rules.conditions import (
    BLEEDING,
    CURSED,
    DOOMED,
    IMMOBILIZED,
    STUNNED,
    TERRIFIED,
    suffered,
)
from bot.descent.rules.harm import Inflict, Suffer, Test, Tire, can_gain, hurtable
from bot.descent.rules.steps import Option, Step, push
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game


@dataclass(frozen=True)
class Trial(MonsterAction):
    """Heroes in reach test an attribute; whoever fails suffers hearts, fatigue and conditions."""

    name: str
    attribute: Attribute
    within: int | None
    """How many squares away; None: anywhere in sight."""
    hearts: int = 0
    fatigue: int = 0
    conditions: tuple[str, ...] = ()
    having: str | None = None
    """Only heroes with this condition."""
    tests: ClassVar[bool] = True
    numbers: ClassVar[tuple[Number, ...]] = ("within", "hearts", "fatigue")

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [figure for figure in self._in_reach(game, monster) if self._changes(game, figure)]

    def _in_reach(self, game: Game, monster: Monster) -> list[Figure]:
        if self.within is None:
            return [figure for figure in targets(game) if can_see(game, monster, figure)]
        within = altered(game, monster, self.name, "within", self.within)
        return adjacent_heroes(game, monster) if within == 1 else heroes_within(game, monster, within)

    def _changes(self, game: Game, figure: Figure) -> bool:
        if self.having is not None and self.having not in figure.conditions:
            return False
        return bool(self.hearts or self.fatigue) or any(can_gain(game, figure, name) for name in self.conditions)

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        tried = [target] if target is not None else self.caught(game, monster, self.name)
        return [
            Test(figure=figure.id, attribute=self.attribute, on_fail=self.failed(game, monster, figure))
            for figure in tried
        ]

    def failed(self, game: Game, monster: Monster, figure: Figure) -> tuple[Step, ...]:
        """What befalls whoever fails."""
        hearts = altered(game, monster, self.name, "hearts", self.hearts)
        fatigue = altered(game, monster, self.name, "fatigue", self.fatigue)
        harm = [Suffer(figure=figure.id, amount=hearts, source=self.name, by=monster.id)] if hearts else []
        tire = [Tire(figure=figure.id, amount=fatigue, source=self.name)] if fatigue else []
        return (*harm, *tire, *(Inflict(figure=figure.id, condition=name) for name in self.conditions))


@dataclass(frozen=True)
class TrialOfAll(Trial):
    """Each hero in reach is tried."""

    all_at_once: ClassVar[bool] = True


@dataclass(frozen=True)
class DeathCry(Trial):
    """A hero in reach tests willpower, or is doomed or suffers a heart, as an overlord likes; once a round."""

    once: ClassVar[Literal["", "activation", "round"]] = "round"

    def failed(self, game: Game, monster: Monster, figure: Figure) -> tuple[Step, ...]:
        hearts = altered(game, monster, self.name, "hearts", self.hearts)
        return (Pronounce(figure=figure.id, by=monster.id, hearts=hearts),)


class Pronounce(Step):
    """Doom or a wound: a last heart is worse than doom, and doom worse than any other."""

    figure: str
    by: str
    hearts: int

    def resolve(self, game: Game) -> None:
        figure, monster = game.find(self.figure), game.monsters.get(self.by)
        if figure is None or monster is None or not hurtable(figure):
            return
        wound = Suffer(figure=figure.id, amount=self.hearts, source="death_cry", by=self.by)
        if not can_gain(game, figure, DOOMED):
            push(game, wound)
            return
        fells = suffered(game, figure, self.hearts) >= stats.health_left(game, figure)
        doom = Inflict(figure=figure.id, condition=DOOMED)
        parts: list[tuple[dict[str, object], Step, float]] = [
            ({"do": "apply", "condition": [DOOMED]}, doom, 2.0),
            ({"do": "harm", "hearts": self.hearts}, wound, WORST if fells else 1.0),
        ]
        choices = [
            OverlordOption(Option(id=str(place), about={"deeds": [deed]}, then=(step,)), harm)
            for place, (deed, step, harm) in enumerate(parts)
        ]
        decide(game, monster, choices)


ANCIENT_CURSE = TrialOfAll("ancient_curse", "willpower", within=3, conditions=(CURSED,))
DEATH_CRY = DeathCry("death_cry", "willpower", within=3, hearts=1)
MIASMA = TrialOfAll("miasma", "willpower", within=3, hearts=1, fatigue=1)
REND = Trial("rend", "might", within=1, conditions=(BLEEDING,))
EXPLOIT_FEAR = TrialOfAll("exploit_fear", "willpower", within=3, conditions=(STUNNED,), having=TERRIFIED)
COCOON = TrialOfAll("cocoon", "awareness", within=1, conditions=(IMMOBILIZED,))
DARK_PRAYER = Trial("dark_prayer", "willpower", within=5, fatigue=1)
EARTH = TrialOfAll("earth", "awareness", within=1, conditions=(IMMOBILIZED,))
