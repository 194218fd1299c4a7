"""The story: chapters open one after the other, and the last one leads to an epilogue (CMP-03, CMP-10)."""

from bot.descent.party.campaign import Campaign
from bot.descent.road.arriving import go_on
from bot.descent.road.book import Chapter
from bot.descent.road.events import ActChanged, CampaignEnded, ChapterOpened
from bot.descent.road.road import Road
from bot.descent.road.weeks import fill_offers, withdraw
from bot.descent.state.game import Game
from bot.kernel.events import Event


def next_chapter(road: Road) -> None:
    """The next chapter whose time has come opens; after the last one the campaign ends."""
    chapters = road.book.story
    last = road.book.chapter(road.journey.chapter)
    following = chapters[chapters.index(last) + 1 :] if last is not None else chapters
    chapter = next((chapter for chapter in following if road.holds(chapter.when)), None)
    if chapter is None:
        end_campaign(road)
    else:
        _open(road, chapter)


def _open(road: Road, chapter: Chapter) -> None:
    journey = road.journey
    journey.chapter, journey.weeks_left = chapter.id, chapter.weeks
    if chapter.act is not None:
        change_act(road, chapter.act)
    road.tell(
        ChapterOpened(campaign=journey.campaign, chapter=chapter.id, quests=chapter.quests, weeks=chapter.weeks)
    )
    road.run(chapter.opens)


def change_act(road: Road, act: int) -> None:
    """Another act begins; side quests of the old one are gone (CMP-10)."""
    journey = road.journey
    if journey.act == act:
        return
    journey.act = act
    road.tell(ActChanged(act=act))
    for offer in list(journey.offers):
        entry = road.book.side_quest(offer.quest)
        if entry is None or entry.act not in (None, act):
            withdraw(road, offer.quest)


def end_campaign(road: Road, epilogue_id: str | None = None) -> None:
    """The campaign is over: with this epilogue, or with the first one that fits what happened."""
    book, journey = road.book, road.journey
    fitting = (epilogue for epilogue in book.epilogues if road.holds(epilogue.when))
    epilogue = book.epilogue(epilogue_id) if epilogue_id is not None else next(fitting)
    assert epilogue is not None
    journey.ended = epilogue.id
    journey.pending, journey.offers = [], []
    journey.facing = journey.bound = journey.heading = journey.chapter = journey.visit = None
    road.tell(
        CampaignEnded(
            campaign=journey.campaign, epilogue=epilogue.id, outcome=epilogue.outcome, seed=journey.chance.seed
        )
    )


def after_quest(campaign: Campaign, game: Game) -> list[Event]:
    """A quest of the campaign is over; won or lost, the story goes on."""
    assert campaign.journey is not None
    assert game.outcome is not None
    road = Road(campaign, of=f"campaign-{campaign.journey.campaign}")
    journey, won = road.journey, game.outcome == "won"
    journey.outcomes[game.quest] = game.outcome
    chapter, side = road.book.chapter(journey.chapter), road.book.side_quest(game.quest)
    if chapter is not None and game.quest in chapter.quests:
        road.run(chapter.won if won else chapter.lost)
        if journey.ended is None:
            next_chapter(road)
    elif side is not None:
        road.run(side.won if won else side.lost)
    if journey.ended is None:
        fill_offers(road)
        go_on(road)
    return road.told
