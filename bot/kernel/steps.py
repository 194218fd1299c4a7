"""Resolution: a stack of plain steps and at most one open question.

`run()` resolves steps until the stack is empty or somebody has to choose. Nothing waits in memory: a
half-finished action is saved like everything else, and a click a week later simply goes on.
"""

from collections.abc import Collection
from typing import Any, Generic, Self, TypeVar

from pydantic import Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema

from bot.kernel.audience import Audience, is_for
from bot.kernel.bounds import bounded
from bot.kernel.budget import spend_step
from bot.kernel.plain import Plain, State, Tagged

PARTY = "party"
"""In place of a figure: a question to all players together."""


class Step(Tagged, tag="step"):
    """One thing that happens. It names its figures by id, so it means the same after an interrupt.

    Each game has a family of its own, which grows out of this one.
    """

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return bounded(super().__get_pydantic_core_schema__(source, handler))

    def resolve(self, game: Any) -> None:
        """Do it: change the game, tell what happened, push the steps that follow."""
        raise NotImplementedError


Kind = TypeVar("Kind", bound=Step)
"""The steps of a game."""


class Option(Plain, Generic[Kind]):
    """One button: its name, the facts its label needs, and the steps that follow if it is pressed."""

    id: str
    about: dict[str, Any] = Field(default_factory=dict)
    then: tuple[Kind, ...] = ()


class Aside(Plain, Generic[Kind]):
    """Another figure that may react at the same moment as the one that is asked."""

    hero: str
    options: tuple[Option[Kind], ...]
    said: str | None = None
    """The option it has declared: it is taken when its turn to react comes."""

    def option(self, option_id: str) -> Option[Kind] | None:
        """The option with this id, if it is offered."""
        return _find(self.options, option_id)


class Question(Plain, Generic[Kind]):
    """Somebody has to choose: who, about what, among which options, and what happens by default."""

    number: int
    kind: str
    owner: str
    """The figure whose player answers, or "party"."""
    options: tuple[Option[Kind], ...]
    default: str
    """The option taken when nobody answers in time."""
    about: dict[str, Any] = Field(default_factory=dict)
    also: tuple[Aside[Kind], ...] = ()
    """The others who may react at this very moment, in party order."""
    first: int = 0
    """The first question about the same things at the same moment; 0 if that is this one."""
    audience: Audience = ()
    """The seats that learn what is asked."""

    def is_for(self, seats: Collection[str]) -> bool:
        """Whether whoever sits in these seats learns what is asked."""
        return is_for(self.audience, seats)

    def option(self, option_id: str) -> Option[Kind] | None:
        """The option with this id, if it is offered."""
        return _find(self.options, option_id)

    def aside(self, hero: str) -> Aside[Kind] | None:
        """The part of another figure in this moment, if it has one."""
        return next((aside for aside in self.also if aside.hero == hero), None)

    def put_to(self, aside: Aside[Kind]) -> Self:
        """The same question as another figure is asked it."""
        return self.model_copy(update={"owner": aside.hero, "options": aside.options, "also": ()})

    @property
    def began(self) -> int:
        """The number by which players know it: the same for all who are asked at once."""
        return self.first or self.number


def _find(options: tuple[Option[Kind], ...], option_id: str) -> Option[Kind] | None:
    return next((option for option in options if option.id == option_id), None)


class Resolution(State, Generic[Kind]):
    """A game that is resolved step by step."""

    stack: list[Kind] = Field(default_factory=list)
    question: Question[Kind] | None = None
    questions: int = 0
    due: list[Kind] = Field(default_factory=list)
    """What follows from something told, waiting until that is resolved."""

    @property
    def is_busy(self) -> bool:
        """Whether what is due has to wait."""
        return False


def run(game: Resolution[Kind]) -> None:
    """Resolve steps until none is left or somebody has to choose.

    What is due comes when the step it followed from and all that follows from that are resolved, and the game is
    not busy with something that must not be parted. Steps that never end are ended by the budget (`budget.py`).
    """
    _take_due(game, 0)
    while game.stack and game.question is None:
        step = game.stack.pop()
        waiting = len(game.stack)
        spend_step(step.kind)
        step.resolve(game)
        if game.due:
            _take_due(game, waiting)


def _take_due(game: Resolution[Kind], waiting: int) -> None:
    """Put what is due above the steps that were waiting and below those that have just been pushed."""
    if not game.is_busy:
        due, game.due = game.due, []
        game.stack[waiting:waiting] = reversed(due)


def interject(game: Resolution[Kind]) -> None:
    """Let what is due come before whatever has been pushed so far."""
    if not game.is_busy:
        due, game.due = game.due, []
        push(game, *due)


def push(game: Resolution[Kind], *steps: Kind) -> None:
    """Let these steps come next, in this order, before whatever was waiting."""
    game.stack.extend(reversed(steps))


def ask(
    game: Resolution[Kind],
    kind: str,
    owner: str,
    options: list[Option[Kind]],
    *,
    default: str,
    about: dict[str, Any] | None = None,
    also: tuple[Aside[Kind], ...] = (),
    first: int = 0,
    audience: Audience = (),
) -> None:
    """Open a question; a lone option is no choice and is taken at once."""
    if len(options) == 1:
        push(game, *options[0].then)
        return
    game.questions += 1
    game.question = Question(
        number=game.questions,
        kind=kind,
        owner=owner,
        options=tuple(options),
        default=default,
        about=about or {},
        also=also,
        first=first,
        audience=audience,
    )
