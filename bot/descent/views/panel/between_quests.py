"""Where a campaign stands between quests, in a few lines: weeks, quests, purse and fame, and whoever is hurt."""

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.road.book import Chapter
from bot.descent.road.journey import Journey
from bot.descent.road.road import journey_of
from bot.descent.words import Words, symbols

STORY, SIDE = "⚔️", "📌"


def journey_lines(campaign: Campaign, say: Words) -> list[str]:
    """The story's quest and its weeks, side quests, purse and fame, and whoever is hurt."""
    journey = journey_of(campaign)
    chapter = library().campaigns[journey.campaign].chapter(journey.chapter)
    lines = [_story_line(chapter, journey, say)] if chapter is not None else []
    for offer in journey.offers:
        lines.append(f"{SIDE} {say.text('camp-side', quest=say.quest(offer.quest), weeks=offer.weeks)}")
    hurts = [_hurt(seat, say) for seat in campaign.seats if seat.hurt or seat.tired or seat.conditions]
    boon = [say.text("camp-boon", morale=f"{journey.boon:+d}")] if journey.boon else []
    return [*lines, purse_line(campaign, say), *hurts, *boon]


def _story_line(chapter: Chapter, journey: Journey, say: Words) -> str:
    quests = say.all_of(f"**{say.quest(quest)}**" for quest in chapter.quests)
    facts = {"quests": quests, "count": len(chapter.quests), "weeks": journey.weeks_left}
    return f"{STORY} {say.text('camp-story', **facts)}"


def purse_line(campaign: Campaign, say: Words) -> str:
    """What the party owns together."""
    return say.text("camp-purse", gold=campaign.gold or 0, level=say.fame(campaign.fame), fame=campaign.fame)


def _hurt(seat: Seat, say: Words) -> str:
    """With what a hero will begin the next quest."""
    parts = [f"{seat.hurt} {symbols.HEART}"] if seat.hurt else []
    parts += [f"{seat.tired} {symbols.FATIGUE}"] if seat.tired else []
    parts += [say.condition(condition) for condition in seat.conditions]
    return (
        f"-# {symbols.HARM} {say.text('camp-hurt', hero=say.hero(seat.hero, short=True), what=say.all_of(parts))}"
    )


def journey_help(campaign: Campaign, say: Words) -> str:
    """What can be done now, for whoever asks."""
    return _told_by_place(campaign, "camp-help", say)


def whose_move(campaign: Campaign, say: Words) -> str:
    """What the party is expected to do, for the pinned message."""
    return _told_by_place(campaign, "camp-move", say)


def page_open(campaign: Campaign, say: Words) -> str:
    """The last page of a quest, or of a level of the Raid, lies open: somebody has to turn it."""
    in_a_raid = campaign.journey is not None and campaign.journey.raid is not None
    return say.text("raid-page-open" if in_a_raid else "page-open")


def _told_by_level(campaign: Campaign, key: str, say: Words) -> str:
    """Between two levels of the Raid, or after it."""
    if journey_of(campaign).ended is not None:
        return say.text(f"{key}-finished")
    return say.text("raid-help-vote" if key == "raid-help" and campaign.decisions == "vote" else key)


def _told_by_place(campaign: Campaign, key: str, say: Words) -> str:
    journey = journey_of(campaign)
    if journey.raid is not None:
        return _told_by_level(campaign, key.replace("camp", "raid"), say)
    if journey.ended is not None:
        return say.text(f"{key}-finished")
    if journey.facing is not None:
        voted = key == "camp-help" and campaign.decisions == "vote"
        return say.text("camp-help-road-vote" if voted else f"{key}-road")
    return say.text(f"{key}-city", city=say.city(journey.city)) if journey.city else say.text(f"{key}-map")
