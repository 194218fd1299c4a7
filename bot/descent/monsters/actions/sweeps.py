"""Special actions that are one attack on everybody around, friend or foe: sweep and its like."""

from bot.descent.attack.weapons import Arms, aim
from bot.descent.board import Square
from bot.descent.monsters.actions.attacks import Engulf, Fire, assail
from bot.descent.monsters.actions.base import heroes_within
from bot.descent.monsters.bonuses import altered, caught_instead
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import Step
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

SWEEP_RANGE = 2


class Thrash(Fire):
    """An attack on every adjacent figure, friend or foe, each with its own defence."""

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [Engulf(figure=monster.id, use="thrash")]


class Sweep(Fire):
    """An attack on every figure within 2 squares and in sight, friend or foe, each with its own defence."""

    numbers = ("within",)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        within = altered(game, monster, "sweep", "within", SWEEP_RANGE)
        return [figure for figure in heroes_within(game, monster, within) if _open(game, monster, figure)]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [SweepRound(figure=monster.id, within=altered(game, monster, "sweep", "within", SWEEP_RANGE))]


def _open(game: Game, monster: Monster, figure: Figure) -> bool:
    return game.adjacent(monster, figure) or can_see(game, monster, figure)


class SweepRound(Step):
    """The attack on everybody near enough and in sight."""

    figure: str
    within: int

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is None:
            return
        struck = caught_instead(game, monster, "sweep")
        if struck is None:
            struck = [
                figure
                for figure in game.everyone()
                if figure is not monster
                and game.blocks(figure)
                and near(game, monster, figure, self.within)
                and _open(game, monster, figure)
            ]
        if struck:
            targets = [(figure, _square(game, monster, figure)) for figure in struck]
            assail(game, monster, targets, ignores_range=True)


def _square(game: Game, monster: Monster, figure: Figure) -> Square:
    return aim(game, monster, figure, Arms(game, monster, None)) or figure.square
