"""Resolution: a stack of plain steps and at most one open question.

`run()` resolves steps until the stack is empty or somebody has to choose. Nothing waits in memory: a
half-finished action is saved like everything else, and a click a week later simply goes on.
"""

from typing import TYPE_CHECKING, Any

from pydantic import Field

from bot.kernel.plain import Plain, Tagged

if TYPE_CHECKING:
    from bot.descent.state.game import Game


class Step(Tagged, tag="step"):
    """One thing that happens. It names its figures by id, so it means the same after an interrupt."""

    def resolve(self, game: "Game") -> None:
        """Do it: change the game, tell what happened, push the steps that follow."""
        raise NotImplementedError


class Option(Plain):
    """One button: its name, the facts its label needs, and the steps that follow if it is pressed."""

    id: str
    about: dict[str, Any] = Field(default_factory=dict)
    then: tuple[Step, ...] = ()


class Aside(Plain):
    """Another hero who may react at the same moment as the one who is asked."""

    hero: str
    options: tuple[Option, ...]
    said: str | None = None
    """The option it has declared: it is taken when the hero's turn to react comes."""

    def option(self, option_id: str) -> Option | None:
        """The option with this id, if it is offered."""
        return _find(self.options, option_id)


class Question(Plain):
    """Somebody has to choose: who, about what, among which options, and what happens by default."""

    number: int
    kind: str
    owner: str
    """The figure whose player answers, or "party"."""
    options: tuple[Option, ...]
    default: str
    """The option taken when nobody answers in time."""
    about: dict[str, Any] = Field(default_factory=dict)
    also: tuple[Aside, ...] = ()
    """The others who may react at this very moment, in party order."""
    first: int = 0
    """The first question about the same things at the same moment; 0 if that is this one."""

    def option(self, option_id: str) -> Option | None:
        """The option with this id, if it is offered."""
        return _find(self.options, option_id)

    def aside(self, hero: str) -> Aside | None:
        """The part of another hero in this moment, if it has one."""
        return next((aside for aside in self.also if aside.hero == hero), None)

    def put_to(self, aside: Aside) -> "Question":
        """The same question as another hero is asked it."""
        return self.model_copy(update={"owner": aside.hero, "options": aside.options, "also": ()})

    @property
    def began(self) -> int:
        """The number by which players know it: the same for all who are asked at once."""
        return self.first or self.number


def _find(options: tuple[Option, ...], option_id: str) -> Option | None:
    return next((option for option in options if option.id == option_id), None)


PARTY = "party"


def run(game: "Game") -> None:
    """Resolve steps until none is left or somebody has to choose.

    What the quest's events say comes when the step they listened to and all that follows from it are resolved,
    and no attack is under way.
    """
    _take_due(game, 0)
    while game.stack and game.question is None:
        step = game.stack.pop()
        waiting = len(game.stack)
        step.resolve(game)
        if game.due:
            _take_due(game, waiting)


def _take_due(game: "Game", waiting: int) -> None:
    """Put what is due above the steps that were waiting and below those that have just been pushed."""
    if not game.attacks:
        due, game.due = game.due, []
        game.stack[waiting:waiting] = reversed(due)


def interject(game: "Game") -> None:
    """Let what is due come before whatever has been pushed so far."""
    if not game.attacks:
        due, game.due = game.due, []
        push(game, *due)


def push(game: "Game", *steps: Step) -> None:
    """Let these steps come next, in this order, before whatever was waiting."""
    game.stack.extend(reversed(steps))


def ask(
    game: "Game",
    kind: str,
    owner: str,
    options: list[Option],
    *,
    default: str,
    about: dict[str, Any] | None = None,
    also: tuple[Aside, ...] = (),
    first: int = 0,
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
    )
