"""What quests are written with: happenings, triggers, and who they are about."""

from typing import TYPE_CHECKING, ClassVar

from pydantic import ConfigDict

from bot.descent.board import Square
from bot.kernel.plain import Plain, Tagged

if TYPE_CHECKING:
    from bot.descent.state.game import Game
    from bot.kernel.events import Event


class Cause(Plain):
    """What set a happening off: who did it, to whom, with which door or token."""

    actor: str | None = None
    target: str | None = None
    element: str | None = None


class StandingOn(Plain):
    """Whoever stands on one of these squares."""

    heroes_in: tuple[Square, ...] = ()
    monsters_in: tuple[Square, ...] = ()


Who = str | StandingOn
"""`actor`, `target`, `heroes`, `nearest`…, a unique name, role, kind of monster or token; see `who.py`."""


class Happening(Tagged, tag="do"):
    """A verb of quests: something that happens once an event has fired."""

    model_config = ConfigDict(populate_by_name=True)

    reveals: ClassVar[bool] = True
    """Whether it tells or changes anything of the quest; advice how to play does not."""

    def resolve(self, game: "Game", at: Cause) -> None:
        """Let it happen, or push the steps that do."""
        raise NotImplementedError


class Trigger(Tagged, tag="at"):
    """What an event waits for."""

    model_config = ConfigDict(populate_by_name=True)

    listens: ClassVar[tuple[str, ...]] = ()
    """The kinds of events of the game that may set it off."""

    def match(self, game: "Game", event: "Event") -> Cause | None:
        """Who and what set it off, or None if this is not what it waits for."""
        raise NotImplementedError

    def needs(self, game: "Game") -> int | None:
        """How much of it there must have been in all; None where each time counts."""
        return None

    def weighs(self, event: "Event") -> int:
        """How much this once adds to what it needs."""
        return 1
