"""The last page of a quest: how it ended and what it brought. It lies open until somebody turns it.

Nothing waits for that but the panel: whoever goes on in any other way has turned it as well.
"""

from bot.descent.deeds import DescentDeed
from bot.descent.party.campaign import Campaign
from bot.kernel.editions import since
from bot.kernel.events import Event
from bot.kernel.refused import demand


class TurnPage(DescentDeed):
    """Go on from the last page of a quest; anybody at the table may."""

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        campaign.check_at_table(player)
        demand(page_is_open(campaign), "page_turned")
        campaign.page = None
        return []


def open_page(campaign: Campaign) -> None:
    """The quest has just ended."""
    if since(3):
        campaign.page = _name(campaign)


def page_is_open(campaign: Campaign) -> bool:
    """Whether the party still looks at the end of the quest."""
    return campaign.page is not None and campaign.page == _name(campaign)


def _name(campaign: Campaign) -> str | None:
    """The moment after a quest, until the party does the next thing together or begins another quest."""
    game, journey = campaign.game, campaign.journey
    if game is None or game.outcome is None:
        return None
    return f"{game.chance.commitment[:8]}/{journey.steps if journey is not None else 0}"
