"""A campaign while something happens in it between quests: how things stand, what is told, and whom it is about."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.descent.party.campaign import Campaign, Seat
from bot.descent.quest.expressions import Expression
from bot.descent.road.base import Consequence
from bot.descent.road.book import CampaignBook
from bot.descent.road.journey import Journey
from bot.descent.road.pack_sides import book_of
from bot.descent.road.scope import CampaignScope
from bot.kernel.events import Event
from bot.kernel.refused import Refused


@dataclass
class Road:
    """Consequences and deeds change the campaign through this."""

    campaign: Campaign
    of: str = ""
    """Where the texts of what happens are found: travel-…, city-… or campaign-…"""
    hero: str | None = None
    """The hero it is about: who was chosen or took a test."""
    told: list[Event] = field(default_factory=list)

    @property
    def journey(self) -> Journey:
        return journey_of(self.campaign)

    @property
    def book(self) -> CampaignBook:
        return book_of(self.campaign)

    def tell(self, event: Event) -> None:
        """Report what happened."""
        self.told.append(event)

    def about(self, of: str, hero: str | None = None) -> "Road":
        """The same road, for something with texts of its own."""
        return Road(self.campaign, of, hero, self.told)

    def run(self, consequences: Iterable[Consequence]) -> None:
        """Let all this happen in order, unless the campaign ends on the way."""
        for consequence in consequences:
            if self.journey.ended is None:
                consequence.resolve(self)

    def worth(self, expression: Expression) -> int:
        """What an expression comes to now."""
        return expression.worth(CampaignScope(self.campaign))

    def holds(self, condition: Expression | None) -> bool:
        """Whether a condition holds now; none always does."""
        return condition is None or self.worth(condition) != 0

    def seats(self, who: str) -> list[Seat]:
        """Whom something happens to: all `heroes`, the `hero` it is about, or `anyone` by chance."""
        seats = self.campaign.seats
        if who == "heroes":
            return list(seats)
        one = self.campaign.seat(self.hero) if who == "hero" and self.hero is not None else None
        return [one or self.journey.chance.of("people").pick(seats)]


def journey_of(campaign: Campaign) -> Journey:
    """The campaign's journey, or a refusal."""
    if campaign.journey is None:
        raise Refused("no_journey")
    return campaign.journey
