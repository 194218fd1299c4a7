"""Before the start: which campaign, and what is still missing (SET-01, SET-06)."""

from bot.descent.content.library import library
from bot.descent.deeds import DescentDeed
from bot.descent.party.campaign import FEWEST_HEROES, Campaign
from bot.descent.party.collection import is_at_hand
from bot.descent.road.book import CampaignBook
from bot.descent.road.events import CampaignChosen
from bot.descent.rules.play import No
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.packs.bundle import edition_in


class ChooseCampaign(DescentDeed):
    """Choose the campaign, or none for single quests; it can be changed until the start."""

    campaign: str | None

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(campaign.journey is None, "journey_begun")
        demand(campaign.phase == "gathering", "already_started")
        campaign.check_at_table(player)
        if self.campaign is not None:
            book = library().campaigns.get(self.campaign)
            if book is None or book.id in library().closed:
                raise Refused("no_such_story", story=self.campaign)
            demand(is_at_hand(campaign, book), "story_not_in_your_boxes", story=self.campaign)
        campaign.story, campaign.raid = self.campaign, None
        return [CampaignChosen(player=player, campaign=self.campaign)]


def campaigns_for(campaign: Campaign) -> list[CampaignBook]:
    """The campaigns the party's boxes allow: the one for a first evening, then short ones, then the others."""
    open_now = [book for book in library().campaigns.values() if book.id not in library().closed]
    books = [book for book in open_now if is_at_hand(campaign, book)]
    return sorted(books, key=lambda book: (not book.beginners, book.length != "short", book.id))


def raid_is_open(campaign: Campaign) -> bool:
    """Whether the party's boxes have a level for each act of the Raid; packs only add to them."""
    ours = (level for level in library().levels.values() if edition_in(level.id) is None)
    acts = {level.act for level in ours if level.box in campaign.boxes}
    return acts >= set(library().raid.acts)


def still_missing(campaign: Campaign) -> list[No]:
    """What keeps a gathering party from its start."""
    missing = []
    if len(campaign.seats) < FEWEST_HEROES:
        missing.append(No(code="too_few_heroes", facts={"fewest": FEWEST_HEROES}))
    if campaign.raid is not None and not raid_is_open(campaign):
        missing.append(No(code="no_raid", facts={}))
    book = library().campaigns.get(campaign.story or "")
    if campaign.story is not None and (book is None or book.id in library().closed):
        missing.append(No(code="no_such_story", facts={"story": campaign.story}))
    elif book is not None and not is_at_hand(campaign, book):
        missing.append(No(code="story_not_in_your_boxes", facts={"story": book.id}))
    return missing
