"""A campaign nobody has played for long: somebody says that it goes on."""

from bot.descent.events import Event
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Deed
from bot.kernel.refused import demand


class StillPlayed(Event):
    """The party was asked whether it goes on, and somebody said so."""

    player: int


class GoOn(Deed):
    """Say that the campaign goes on; so nobody asks again for a while."""

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(player == campaign.owner or campaign.at_table(player), "not_at_the_table")
        return [StillPlayed(player=player)]
