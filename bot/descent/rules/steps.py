"""Steps and questions of this game: those of the kernel, with its own steps in them."""

from typing import TYPE_CHECKING

from bot.kernel import steps
from bot.kernel.steps import PARTY, ask, interject, push, run

if TYPE_CHECKING:
    from bot.descent.state.game import Game

__all__ = ["PARTY", "Aside", "Option", "Question", "Step", "ask", "interject", "push", "run"]


class Step(steps.Step, tag="step"):
    """One thing that happens. It names its figures by id, so it means the same after an interrupt."""

    def resolve(self, game: "Game") -> None:
        """Do it: change the game, tell what happened, push the steps that follow."""
        raise NotImplementedError

    def counting(self, amount: int) -> "Step":
        """The same with a number that was rolled before it, where it goes by one."""
        return self


Option = steps.Option[Step]
Aside = steps.Aside[Step]
Question = steps.Question[Step]
