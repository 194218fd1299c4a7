"""A page of parchment for the great moments of a campaign: what the party has been through, and who it is."""

from collections.abc import Iterator

from bot.descent.party.campaign import Campaign, Seat
from bot.descent.raid.run import Raid
from bot.descent.road.journey import Journey
from bot.descent.road.road import journey_of
from bot.descent.words import Words
from renders.fonts import drawable
from renders.view import PageView


def honour_page(campaign: Campaign, title: str, say: Words) -> PageView:
    """The quests so far with how they ended, the heroes with what they learned, and their name in the land."""
    journey = journey_of(campaign)
    lines = list(_levels(journey.raid, say) if journey.raid is not None else _quests(journey, say))
    lines.append(f"# {say.text('camp-page-heroes')}")
    lines += [_hero(seat, say) for seat in campaign.seats]
    foot = _foot(campaign, journey, say)
    subtitle = " · ".join(filter(None, (say.campaign(journey.campaign), drawable(campaign.name))))
    told = [title, subtitle, *(line.replace("**", "").lstrip("# ") for line in lines), foot]
    return PageView(title, subtitle, tuple(lines), foot, alt="\n".join(told))


def _quests(journey: Journey, say: Words) -> Iterator[str]:
    """The quests that were played, and how they ended."""
    yield f"# {say.text('camp-page-quests')}"
    for quest, outcome in journey.outcomes.items():
        yield say.text(f"camp-page-quest-{outcome}", quest=say.quest(quest))


def _levels(raid: Raid, say: Words) -> Iterator[str]:
    """The levels of the Raid that were passed, and the one in which it ended."""
    yield f"# {say.text('raid-page-levels')}"
    for passed in raid.behind:
        outcome = "lost" if passed is raid.fell else "won"
        yield say.text(f"camp-page-quest-{outcome}", quest=say.quest(passed.level))


def _foot(campaign: Campaign, journey: Journey, say: Words) -> str:
    if journey.raid is not None:
        return say.text("raid-page-foot", rounds=journey.raid.rounds, fallen=journey.raid.knocked_out)
    return say.text("camp-page-foot", week=journey.week, fame=say.fame(campaign.fame))


def _hero(seat: Seat, say: Words) -> str:
    """A hero, its class and what it learned on the way."""
    told = say.text("camp-page-hero", hero=say.hero(seat.hero), hero_class=say.hero_class(seat.hero_class))
    return f"{told} · {say.cards(seat.skills)}" if seat.skills else told
