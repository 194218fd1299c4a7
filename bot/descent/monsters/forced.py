"""Heroes who are made to move or attack: the words of monsters, without their fears (MVW-10, MAT-05)."""

from typing import Literal

from bot.descent.attack.steps import start_attack
from bot.descent.attack.weapons import Arms, aim
from bot.descent.monsters.measures import targets
from bot.descent.monsters.moves import Neglected, StoppingPlace, away, engage, retreat, spot, toward, walk_to
from bot.descent.rules import stats
from bot.descent.rules.conditions import cannot_move
from bot.descent.rules.dice import expected_hearts
from bot.descent.rules.harm import hurtable
from bot.descent.rules.steps import Step, push
from bot.descent.rules.walking import EndMovement, in_pit
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game


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
        if self.squares is None and cannot_move(game, hero):
            return
        points = stats.speed(game, hero) if self.squares is None else self.squares
        try:
            found = self._places(game, hero, target, points)
        except Neglected:
            return
        place = game.chance.of("ties").pick(found)
        # Its own movement points are not touched: this is not its turn's movement.
        push(game, *walk_to(game, hero, place, points, free=True), EndMovement(figure=hero.id))

    def _places(self, game: Game, hero: Hero, target: Figure, points: int) -> list[StoppingPlace]:
        if self.do == "engage":
            return engage(game, hero, target, points)
        if self.do == "spot":
            return spot(game, hero, target, points)
        if self.do == "retreat":
            return retreat(game, hero, target, points)
        return (toward if self.do == "toward" else away)(game, hero, target, points)


def foes_within_reach(game: Game, hero: Hero) -> list[tuple[Figure, float]]:
    """Whom of its own side a hero could attack from where it stands, and how much that would hurt on average."""
    weapons: list[str | None] = [held.id for held in stats.weapons(game, hero)] or [None]
    found = []
    for figure in targets(game):
        if figure is hero:
            continue
        dealt = [
            expected_hearts(arms.dice)
            for weapon in weapons
            if aim(game, hero, figure, arms := Arms(game, hero, weapon)) is not None
        ]
        if dealt:
            found.append((figure, max(dealt) / max(1, stats.health_left(game, figure))))
    return found


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
