"""What players do at the table. One deed, one save."""

from typing import Any

from bot.kernel.events import Event
from bot.kernel.plain import Tagged
from bot.table.campaign import NOBODY, Campaign, Language


class Deed(Tagged, tag="deed"):
    """Something a player does at the table. A game's own deeds are a family that grows out of this one."""

    def do(self, campaign: Any, player: int) -> list[Event]:
        """Check and carry out; a `Refused` leaves everything as it was."""
        raise NotImplementedError

    def decided(self, campaign: Any) -> list[Event]:
        """Carry out what the players have decided together; nobody does it alone."""
        return self.do(campaign, NOBODY)


class Speak(Deed):
    """Choose the language of the campaign's public messages."""

    language: Language

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        campaign.check_at_table(player)
        campaign.language = self.language
        return []
