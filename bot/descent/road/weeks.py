"""Weeks pass: story quests draw near, side quests come and go, promises come true (CMP-02, CMP-04)."""

from bot.descent.content.library import library
from bot.descent.party.collection import is_at_hand
from bot.descent.road.book import SideQuest
from bot.descent.road.events import SideGone, SideOffered, WeeksPassed
from bot.descent.road.journey import Journey, Offer
from bot.descent.road.road import Road
from bot.kernel.refused import demand

SHORTEST_OFFER, LONGEST_OFFER = 2, 4
"""Weeks for which a side quest is offered."""


def check_weeks(journey: Journey, weeks: int) -> None:
    """Nothing that costs a week is allowed once the story quest has to be played (CMP-02)."""
    if weeks:
        demand(journey.weeks_left > 0, "story_quest_due")
        demand(journey.weeks_left >= weeks, "too_few_weeks", need=weeks, left=journey.weeks_left)


def pass_weeks(road: Road, weeks: int) -> None:
    """So many weeks go by; a story quest can't be late, it only becomes due."""
    if weeks <= 0:
        return
    journey = road.journey
    journey.week += weeks
    journey.weeks_left = max(0, journey.weeks_left - weeks)
    road.tell(WeeksPassed(weeks=weeks, week=journey.week, left=journey.weeks_left))
    for offer in list(journey.offers):
        offer.weeks -= weeks
        if offer.weeks <= 0:
            withdraw(road, offer.quest)
    for promise in [promise for promise in journey.later if promise.week <= journey.week]:
        journey.later.remove(promise)
        journey.pending.append(promise.event)
    fill_offers(road)


def withdraw(road: Road, quest: str) -> None:
    """A side quest is no longer offered."""
    road.journey.offers = [offer for offer in road.journey.offers if offer.quest != quest]
    road.tell(SideGone(quest=quest))


def fill_offers(road: Road) -> None:
    """Side quests come up by chance, as many as the campaign offers at once (CMP-04)."""
    while len(road.journey.offers) < road.book.side.offered and offer_one(road):
        pass


def offer_one(road: Road, *, locked: bool = False) -> bool:
    """One more side quest comes up, if there is one; with `locked` it may be one that is not unlocked yet."""
    journey = road.journey
    pool = [entry.quest for entry in road.book.side.pool if _may_come(road, entry, locked=locked)]
    if not pool:
        return False
    quest = journey.chance.of("side quests").draw(pool)
    weeks = SHORTEST_OFFER + journey.chance.of("weeks").below(LONGEST_OFFER - SHORTEST_OFFER + 1)
    journey.offers.append(Offer(quest=quest, weeks=weeks))
    road.tell(SideOffered(quest=quest, weeks=weeks))
    return True


def _may_come(road: Road, entry: SideQuest, *, locked: bool) -> bool:
    """Not played or offered yet, of the right act, unlocked, and from a box the party owns (SET-07)."""
    journey = road.journey
    return (
        entry.quest not in journey.outcomes
        and entry.quest != journey.bound
        and journey.offer(entry.quest) is None
        and entry.act in (None, journey.act)
        and (locked or not entry.locked or entry.quest in journey.unlocked)
        and entry.quest in library().quests  # else it is set aside
        and is_at_hand(road.campaign, library().quests[entry.quest])
        and road.holds(entry.when)
    )
