"""A campaign nobody has played for long: somebody says that it goes on."""

from bot.kernel.events import Event
from bot.table.campaign import Campaign
from bot.table.deeds import Deed


class StillPlayed(Event):
    """The party was asked whether it goes on, and somebody said so."""

    player: int


class GoOn(Deed):
    """Say that the campaign goes on; so nobody asks again for a while."""

    about_the_table = True

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        campaign.check_at_table(player)
        return [StillPlayed(player=player)]
