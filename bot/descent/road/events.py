"""What happens between quests, as plain facts."""

from typing import Literal

from bot.descent.events import DescentEvent


class CampaignChosen(DescentEvent):
    """The party will play this campaign; None: single quests."""

    player: int
    campaign: str | None


class JourneyBegan(DescentEvent):
    """The campaign begins; the hash of its secret lets players check chance afterwards."""

    campaign: str
    gold: int
    commitment: str


class ChapterOpened(DescentEvent):
    """The story goes on (CMP-03)."""

    campaign: str
    chapter: str
    quests: tuple[str, ...]
    weeks: int


class WeeksPassed(DescentEvent):
    """Time went by (CMP-02)."""

    weeks: int
    week: int
    left: int
    """Weeks until the story quest has to be played."""


class SideOffered(DescentEvent):
    """A side quest came up (CMP-04)."""

    quest: str
    weeks: int


class SideGone(DescentEvent):
    """A side quest is no longer offered."""

    quest: str


class SideUnlocked(DescentEvent):
    """A side quest may come up from now on."""

    quest: str


class CityOpened(DescentEvent):
    """The party may travel to another city."""

    city: str


class CityEntered(DescentEvent):
    """The party came to a city, or went back into it."""

    city: str
    back: bool = False


class CityLeft(DescentEvent):
    """The party left a city without travelling on."""

    city: str


class Restocked(DescentEvent):
    """The shop shows other items."""

    city: str


class ItemBought(DescentEvent):
    """A hero has a new item; the party paid for it."""

    hero: str
    card: str
    price: int
    left: int


class ItemSold(DescentEvent):
    """An item went to the shop for its full price (CMP-05)."""

    hero: str
    card: str
    price: int
    left: int


class CardGiven(DescentEvent):
    """A hero gave a card to another one between quests."""

    giver: str
    to: str
    card: str


class CityDeedDone(DescentEvent):
    """The party did what only this city offers (CMP-05)."""

    city: str
    action: str
    heroes: tuple[str, ...] = ()


class TravelEventMet(DescentEvent):
    """The party meets something on its way, and has to decide (CMP-06)."""

    met: str


class EventDecided(DescentEvent):
    """The party decided."""

    player: int
    met: str
    option: str
    hero: str | None = None


class TaleTold(DescentEvent):
    """A piece of the campaign's story; it stays in the journal."""

    of: str
    """Where its words are found: travel-…, city-… or campaign-…"""
    text: str
    hero: str | None = None


class HeroSchooled(DescentEvent):
    """A hero gained experience between quests."""

    hero: str
    xp: int
    left: int


class WoundCarried(DescentEvent):
    """A hero begins the next quest hurt, tired or with a condition."""

    hero: str
    hearts: int = 0
    fatigue: int = 0
    condition: str | None = None


class WoundsTended(DescentEvent):
    """A hero begins the next quest as if nothing had happened."""

    hero: str


class BoonGained(DescentEvent):
    """The party begins its next quest with more morale than usual, or with less."""

    morale: int


class ActChanged(DescentEvent):
    """Another act begins: monsters and lieutenants switch (CMP-10)."""

    act: int


class PartyEmbarked(DescentEvent):
    """The party sets out for a quest."""

    quest: str
    side: bool = False


class CampaignEnded(DescentEvent):
    """The campaign is over; its secret is revealed."""

    campaign: str
    epilogue: str
    outcome: Literal["won", "lost"]
    seed: str


# Who comes and goes ----------------------------------------------------------------------------------------------


class HeroCame(DescentEvent):
    """Somebody joined the party between quests."""

    player: int
    hero: str
    hero_class: str
    xp: int = 0
    """To be spent at once."""
    gold: int = 0
    """What the newcomer put into the purse."""
    replaces: bool = False
    """In place of a hero who left: what that one had has stayed."""
    left: int = 0


class HeroWent(DescentEvent):
    """A hero left the party between quests."""

    player: int
    hero: str


class BelongingsPassedOn(DescentEvent):
    """What somebody who left had carried is another hero's now."""

    hero: str
    to: str
    cards: tuple[str, ...]


class HeroProposed(DescentEvent):
    """A player would like to bring another hero: the others are asked."""

    player: int
    hero: str
    hero_class: str


class HeroTurnedDown(DescentEvent):
    """The others would rather stay as they are."""

    player: int
    hero: str
