"""What happens in the Raid besides its levels, as plain facts."""

from typing import Literal

from bot.descent.events import DescentEvent


class RaidChosen(DescentEvent):
    """The party will play the Raid, perhaps that of a week."""

    player: int
    course: str | None = None
    week: str | None = None


class RaidBegan(DescentEvent):
    """The Raid begins; the hash of its secret lets players check the dice afterwards."""

    levels: int
    course: str
    """The seed by which others can play the same one."""
    week: str | None
    commitment: str


class LevelEntered(DescentEvent):
    """The party goes through the portal into a level (RAI-01)."""

    number: int
    level: str


class LevelPassed(DescentEvent):
    """A level is behind the party, and this came of it (RAI-03)."""

    number: int
    level: str
    rounds: int
    searched: int
    knocked_out: int
    cleared: bool


class PartyRested(DescentEvent):
    """Between two levels the heroes recover a little (RAI-05)."""

    hearts: dict[str, int]
    """By hero."""
    shed: dict[str, tuple[str, ...]]
    """The conditions each hero is rid of."""


class HeroWoke(DescentEvent):
    """A hero who was carried through the portal comes to, with one heart left."""

    hero: str


class CardsShown(DescentEvent):
    """So many shop cards lie open, and so many may be kept (RAI-03)."""

    cards: tuple[str, ...]
    most: int
    always: int
    haste: int
    searched: int


class CardKept(DescentEvent):
    """A hero keeps a card that lay open."""

    hero: str
    card: str


class CardReturned(DescentEvent):
    """A card that was kept lies open again."""

    hero: str
    card: str


class RaidActBegan(DescentEvent):
    """The second act of the Raid: shop, monsters, search cards, feats, and some heart (RAI-04)."""

    act: int
    morale: int


class RaidEnded(DescentEvent):
    """The Raid is over, won or lost; its secret is told."""

    outcome: Literal["won", "lost"]
    levels: int
    """So many lie behind the party."""
    rounds: int
    knocked_out: int
    seed: str
