"""What a special action of a monster card is."""

from typing import ClassVar, Literal

from bot.descent.monsters.bonuses import bonus_of, caught_instead
from bot.descent.monsters.changes import Number
from bot.descent.monsters.targets import targets
from bot.descent.rules import stats
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import Step
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game


class MonsterAction:
    """A special action: whom it may be used on, and what it does."""

    attacks: ClassVar[bool] = False
    """Whether it is the monster's one attack of the activation (RND-06)."""
    all_at_once: ClassVar[bool] = False
    """Whether it is about everybody in its reach rather than one chosen figure."""
    tests: ClassVar[bool] = False
    """Whether whoever it catches tests an attribute."""
    once: ClassVar[Literal["", "activation", "round"]] = ""
    """How often a monster may use it: once in an activation, once in a round, or as often as it likes."""
    numbers: ClassVar[tuple[Number, ...]] = ()
    """What an activation card can tell otherwise."""

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        """The figures it would change something for; none: the action is neglected (ACT-03)."""
        raise NotImplementedError

    def held_back(self, game: Game, monster: Monster, target: Figure) -> str | None:
        """Why it is neglected for the target it means, though nobody takes that target's place; None: it is not."""
        return None

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        """What it does."""
        raise NotImplementedError

    def caught(self, game: Game, monster: Monster, use: str) -> list[Figure]:
        """Whom it catches: as the activation card in play says, else as printed."""
        instead = caught_instead(game, monster, use)
        return self.candidates(game, monster) if instead is None else instead

    def struck(self, game: Game, monster: Monster, target: Figure) -> list[Figure]:
        """Whom it would strike if it were aimed at this figure."""
        return self.candidates(game, monster) if self.all_at_once else [target]


def adjacent_heroes(game: Game, monster: Monster) -> list[Figure]:
    """Whoever counts as a hero next to the monster."""
    return [figure for figure in targets(game) if game.adjacent(monster, figure)]


def heroes_within(game: Game, monster: Monster, squares: int) -> list[Figure]:
    """Whoever counts as a hero within so many squares of the monster."""
    return [figure for figure in targets(game) if near(game, monster, figure, squares)]


def adjacent_monsters(game: Game, monster: Monster) -> list[Monster]:
    """The other monsters next to this one."""
    return [other for other in game.monsters.values() if other is not monster and game.adjacent(monster, other)]


def move_points(game: Game, figure: Figure) -> int:
    """Movement points a move action would give on top of those left over."""
    if not isinstance(figure, Monster):
        return stats.speed(game, figure)
    activation = game.activation
    left = activation.points if activation is not None and activation.monster in (figure.id, None) else 0
    return left + stats.speed(game, figure) + bonus_of(game, figure).speed
