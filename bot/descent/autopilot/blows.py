"""What a hero's attacks are worth, from where it stands or might stand."""

from collections.abc import Iterator
from dataclasses import replace

from bot.descent.attack.odds import Blow
from bot.descent.attack.odds_now import blow_of
from bot.descent.attack.weapons import Arms
from bot.descent.autopilot.threats import Foe
from bot.descent.board import Square, sees
from bot.descent.monsters.threat import chances
from bot.descent.rules import stats
from bot.descent.rules.passives import is_wrapped_in_air
from bot.descent.state.figures import Hero, Monster
from bot.descent.state.game import Game
from bot.kernel.refused import Refused

STRUCK = 0.05
"""What it is worth to have struck at all: it decides between nothing and next to nothing."""


class Arsenal:
    """The weapons of one hero and what they do to each monster."""

    def __init__(self, game: Game, hero: Hero, foes: list[Foe], prizes: dict[str, float]) -> None:
        self.game = game
        self.hero = hero
        self.foes = {foe.monster.id: foe for foe in foes}
        self.prizes = prizes
        """What the defeat of certain monsters is worth besides the danger they are."""
        weapons: list[str | None] = [held.id for held in stats.weapons(game, hero)] or [None]
        self.arms = {weapon: Arms(game, hero, weapon) for weapon in weapons}
        self.ranged = any(arms.range == "ranged" for arms in self.arms.values())
        """Whether it can strike from afar."""
        self._taken = game.occupied(without=hero)
        self._blows: dict[tuple[object, ...], Blow | None] = {}
        self._worths: dict[tuple[str, str | None, int], float] = {}

    def targets(self, square: Square) -> Iterator[float]:
        """For each monster that can be attacked from a square, what the best attack on it is worth."""
        return (worth for _, worth in self.by_target(square))

    def by_target(self, square: Square) -> Iterator[tuple[str, float]]:
        """The monsters that can be attacked from a square, with what the best attack on each is worth."""
        for foe in self.foes.values():
            far = foe.far.get(square)
            if far is not None:
                worths = [self._worth_from(square, foe, arms, far) for arms in self.arms.values()]
                if any(worths):
                    yield foe.monster.id, max(worths)

    def _worth_from(self, square: Square, foe: Foe, arms: Arms, far: int) -> float:
        """What an attack from a square so far away is worth; nothing if it can't be made."""
        if not self._reaches(square, foe.monster, arms, far):
            return 0.0
        key = foe.monster.id, arms.weapon, far
        if key not in self._worths:
            blow = self.blow(square, foe.monster, arms.weapon, far)
            self._worths[key] = self.worth(foe, blow) if blow is not None else 0.0
        return self._worths[key]

    def _reaches(self, square: Square, monster: Monster, arms: Arms, far: int) -> bool:
        """Whether a monster can be attacked from a square (ATT-03, ATT-09)."""
        if far <= 1:
            return True
        if is_wrapped_in_air(monster) or (arms.range == "melee" and far > arms.span):
            return False
        grid = self.game.grid
        taken = self._taken & ~grid.bits(monster.squares)
        return any(sees(grid, square, place, taken) for place in monster.squares)

    def blow(self, square: Square, monster: Monster, weapon: str | None, far: int) -> Blow | None:
        """The dice of an attack from a square; worked out once for monsters that are alike."""
        marked = any(monster.id in held.marks for held in self.hero.cards)
        key = (weapon, monster.monster, monster.master, tuple(monster.conditions), marked, far <= 1)
        if key not in self._blows:
            self._blows[key] = self._reckon(square, monster, weapon)
        blow = self._blows[key]
        return blow if blow is None or blow.distance is None else replace(blow, distance=far)

    def _reckon(self, square: Square, monster: Monster, weapon: str | None) -> Blow | None:
        before, self.hero.squares = self.hero.squares, (square,)
        try:
            return blow_of(self.game, self.hero.id, monster.id, weapon)
        except Refused:
            return None
        finally:
            self.hero.squares = before

    def worth(self, foe: Foe, blow: Blow) -> float:
        """What a blow against a monster is worth: the danger it takes away, on average, and its prize."""
        left, now = foe.left, foe.worth(foe.left)
        prize = self.prizes.get(foe.monster.id, 0.0)
        total = STRUCK
        for hearts, chance in chances(blow):
            gain = now - foe.worth(left - hearts)
            # Each heart towards a defeat the quest asks for counts a little.
            gain += prize * ((hearts >= left) + min(hearts, left) / foe.health)
            total += chance * gain
        return total

    def at(self, target: str, weapon: str | None, bettered: Blow | None = None) -> float:
        """What an attack from here is worth, perhaps bettered by a card; nothing if it can't be made."""
        foe = self.foes.get(target)
        blow = self.from_here(foe.monster, weapon) if foe is not None else None
        if foe is None or blow is None:
            return 0.0
        return self.worth(foe, better(blow, bettered) if bettered is not None else blow)

    def from_here(self, monster: Monster, weapon: str | None) -> Blow | None:
        """The dice of an attack from where the hero stands."""
        far = self.game.distance(self.hero, monster)
        return self.blow(self.hero.square, monster, weapon, far) if far is not None else None


def better(blow: Blow, by: Blow) -> Blow:
    """A blow with the hearts, the range and the least damage that a card adds."""
    return replace(
        blow,
        hearts=blow.hearts + by.hearts,
        range=blow.range + by.range,
        least=max(blow.least, by.least),
    )
