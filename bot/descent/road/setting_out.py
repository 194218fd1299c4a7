"""Setting out: the campaign begins (SET-04, APX-05)."""

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.quest.setup import START_GOLD
from bot.descent.road.arriving import go_on
from bot.descent.road.book import CampaignBook
from bot.descent.road.chapters import next_chapter
from bot.descent.road.events import JourneyBegan
from bot.descent.road.journey import Journey
from bot.descent.road.road import Road
from bot.descent.road.weeks import fill_offers
from bot.descent.rules.rolling import Chance
from bot.kernel.editions import since
from bot.kernel.events import Event
from bot.kernel.refused import demand
from bot.packs.bundle import edition_in


def set_out(campaign: Campaign, seed: str, *, one_stream: bool = False) -> list[Event]:
    """The campaign begins: gold by difficulty (SET-04, APX-05), everything declared at its start."""
    assert campaign.story is not None
    demand(campaign.story in library().campaigns, "no_such_story", story=campaign.story)
    book = library().campaigns[campaign.story]
    campaign.gold = START_GOLD[campaign.difficulty] * len(campaign.seats)
    campaign.fame, campaign.wounds, campaign.quests_won = 0, {}, []
    roads = library().travel_variables
    met = {name: kept for name, kept in roads.items() if edition_in(name) in (None, *campaign.packs)}
    campaign.variables = {name: variable.start for name, variable in {**met, **book.variables}.items()}
    campaign.journey = Journey(
        campaign=book.id,
        chance=Chance.fresh(seed, one_stream=one_stream),
        cities=list(book.cities),
        place=_start(book),
    )
    road = Road(campaign, of=f"campaign-{book.id}")
    commitment = campaign.journey.chance.commitment
    road.tell(JourneyBegan(campaign=book.id, gold=campaign.gold, commitment=commitment))
    next_chapter(road)
    fill_offers(road)
    _go_straight_there(road)
    go_on(road)
    return road.told


def _go_straight_there(road: Road) -> None:
    """Where a campaign begins with a quest and nothing else can be done before, the party is on its way there."""
    chapter = road.book.chapter(road.journey.chapter)
    if since(3) and chapter is not None and len(chapter.quests) == 1 and road.journey.weeks_left == 0:
        road.journey.bound = chapter.quests[0]


def _start(book: CampaignBook) -> str | None:
    """Where the party is at the beginning: where the book says, else in its first city, not inside yet."""
    return book.start or next(iter(book.cities), None)
