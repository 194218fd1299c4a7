"""Where a party stands in its campaign: week, chapter, offers, city, and what it has still to face."""

from hashlib import blake2b
from typing import Literal

from pydantic import Field

from bot.descent.raid.run import Raid
from bot.descent.rules.rolling import Chance
from bot.kernel.plain import State


class Offer(State):
    """A side quest on the map, and for how many weeks it stays there."""

    quest: str
    weeks: int


class Promise(State):
    """A travel event that will come in a certain week, whatever the party does until then."""

    week: int
    event: str


class Visit(State):
    """A stay in a city: what its shop shows, and whether the party is inside."""

    city: str
    number: int
    """Stocks are numbered through the whole campaign."""
    stock: list[str] = Field(default_factory=list)
    """Item ids; what is bought goes, what is sold lies there."""
    inside: bool = True
    acted: bool = False
    """The city's own action was done in this stay."""


class Journey(State):
    """A campaign under way."""

    campaign: str
    chance: Chance
    week: int = 1
    act: int = 1
    chapter: str | None = None
    weeks_left: int = 0
    """Until the chapter's quest has to be played (CMP-02)."""
    outcomes: dict[str, Literal["won", "lost"]] = Field(default_factory=dict)
    """Quests that were played."""
    offers: list[Offer] = Field(default_factory=list)
    unlocked: list[str] = Field(default_factory=list)
    """Side quests that had been locked."""
    cities: list[str] = Field(default_factory=list)
    """Cities the party may travel to."""
    place: str | None = None
    """Where the party is on the map: a city or the place of a quest."""
    visit: Visit | None = None
    """The city the party is in, or has left without travelling on."""
    visits: int = 0
    seen: list[str] = Field(default_factory=list)
    """Travel events that have come."""
    later: list[Promise] = Field(default_factory=list)
    pending: list[str] = Field(default_factory=list)
    """Travel events that come as soon as the one that is open is over."""
    facing: str | None = None
    """The travel event that is open: the party has to decide."""
    by_chance: str | None = None
    """The last travel event that a guided party met by chance, not because it had been promised."""
    bound: str | None = None
    """The quest that begins as soon as nothing is open."""
    heading: str | None = None
    """The city the party reaches as soon as nothing is open."""
    quests: int = 0
    """Quests begun so far; each has a secret of its own."""
    steps: int = 0
    """What the party has done together so far; tells one moment on its way from the next."""
    boon: int = 0
    """Morale the party begins its next quest with, besides the usual."""
    ended: str | None = None
    """The epilogue, once the campaign is over."""
    raid: Raid | None = None
    """The Raid is a journey without a map: from level to level (RAI-01)."""

    def offer(self, quest: str) -> Offer | None:
        """The offer of a side quest."""
        return next((offer for offer in self.offers if offer.quest == quest), None)

    @property
    def city(self) -> str | None:
        """The city the party is inside of."""
        return self.visit.city if self.visit is not None and self.visit.inside else None


def quest_secret(journey: Journey) -> str:
    """A quest's own secret: it is revealed after the quest, and the campaign's stays hidden."""
    return blake2b(f"{journey.chance.seed}/quest {journey.quests}".encode(), digest_size=16).hexdigest()
