"""A campaign in a scene: it is saved and read back after every deed, and a refused deed changes nothing."""

from typing import ClassVar

from bot.descent.deeds import DescentDeed
from bot.descent.events import DescentEvent
from bot.descent.party.campaign import Campaign, Seat
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.table.deeds import Deed


class SavedCampaign:
    """What scenes about campaigns have in common."""

    HERO: ClassVar[str]
    """Whom the scene is about where nobody else is named."""
    PLAYER: ClassVar[int]
    """Who does things where nobody else is named."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self.events: list[Event] = []
        """What the last deed told."""

    def seat(self, hero: str | None = None) -> Seat:
        """A hero's seat."""
        seat = self.campaign.seat(hero or self.HERO)
        assert seat is not None
        return seat

    def do(self, deed: Deed, player: int | None = None) -> list[Event]:
        """Do something; the deed, what it told and the campaign read back as they were."""
        assert DescentDeed.read(Deed.write(deed)) == deed
        self.events = deed.do(self.campaign, self.PLAYER if player is None else player)
        assert [DescentEvent.read(Event.write(event)) for event in self.events] == self.events
        saved = self.campaign.model_dump_json()
        self.campaign = Campaign.model_validate_json(saved)
        assert self.campaign.model_dump_json() == saved, "the save does not read back as it was"
        return self.events

    def refused(self, deed: Deed, player: int | None = None) -> str | None:
        """The code with which a deed is refused; None if it is not. Either way nothing has changed."""
        before = self.campaign.model_dump_json()
        try:
            deed.do(self.campaign, self.PLAYER if player is None else player)
        except Refused as no:
            assert self.campaign.model_dump_json() == before, "a refused deed changed something"
            return no.code
        self.campaign = Campaign.model_validate_json(before)
        return None
