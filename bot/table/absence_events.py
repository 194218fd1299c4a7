"""What happens around players who are away: who moves their heroes, and what is answered for them."""

from typing import Literal

from bot.kernel.events import Event

By = Literal["order", "default", "autopilot", "clock"]


class AnsweredFor(Event):
    """A question was answered without its player."""

    hero: str
    """Whose question it was, or "party"."""
    question: str
    """Its kind."""
    option: str
    card: str | None = None
    """The card that is used, if that was the question."""
    by: By
    """A standing order, what the player settled for such questions, the automatic hero, or time that ran out."""


class TurnPiloted(Event):
    """The automatic hero plays this hero's turn, or what is left of it."""

    hero: str
    player: int
    """Who wanted it so; nobody in particular after a vote or a deadline."""
    late: bool = False
    """Whether the player's time for the turn was up."""


class PresumedAway(Event):
    """A player let one deadline after the other pass: the automatic hero plays until they are back."""

    player: int
    heroes: tuple[str, ...]


class HelpOffered(Event):
    """A hero has been waited for long enough: the others are asked what to do."""

    hero: str
    player: int
    """Who is waited for."""


class HelpWithdrawn(Event):
    """The player who was waited for is there, so nothing has to be done."""

    hero: str
    player: int


class KeptWaiting(Event):
    """The others decided to go on waiting for a hero."""

    hero: str


class HeroHanded(Event):
    """A hero has another player, for good."""

    player: int
    """Who gave it away; nobody in particular after a vote."""
    hero: str
    to: int


class HeroDismissed(Event):
    """A hero has no player any more."""

    player: int
    """Who said so; nobody in particular after a vote."""
    hero: str
    was: int
    """Who played it."""


class HeroTaken(Event):
    """Somebody took over a hero that had no player."""

    player: int
    hero: str


class KeeperNamed(Event):
    """It was settled who moves a hero."""

    player: int
    """Who settled it; nobody in particular after a vote."""
    hero: str
    keeper: Literal["player", "party", "autopilot"]
    until_back: bool = False
    """Until its player acts again."""


class WentAway(Event):
    """A player is on holiday."""

    player: int
    heroes: tuple[str, ...]
    when_away: Literal["player", "party", "autopilot"]
    """Who moves their heroes meanwhile."""


class CameBack(Event):
    """A player moves these heroes again."""

    player: int
    heroes: tuple[str, ...]


class StandinLeft(Event):
    """A stand-in has had the turns that were agreed on."""

    hero: str
    standin: int
