"""How a fallen hero gets up."""

from bot.descent.events import StandUpRolled
from bot.descent.rules.dice import Colour
from bot.descent.rules.harm import Recover
from bot.descent.rules.steps import Step, push
from bot.descent.state.game import Game


class Rise(Step):
    """Two red dice: that many hearts, and as much fatigue as surges, are recovered (HP-06)."""

    hero: str
    by: str | None = None
    dice: int = 2
    """How many it is, where a card says so."""

    def resolve(self, game: Game) -> None:
        red: tuple[Colour, ...] = ("red",)
        dice = game.chance.roll(red * self.dice)
        game.tell(StandUpRolled(hero=self.hero, dice=dice))
        hearts = sum(die.face.hearts for die in dice)
        surges = sum(die.face.surges for die in dice)
        push(game, Recover(figure=self.hero, hearts=hearts, fatigue=surges, by=self.by))
