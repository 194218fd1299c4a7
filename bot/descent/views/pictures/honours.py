"""A page of parchment for the great moments of a campaign: what the party has been through, and who it is."""

from bot.descent.party.campaign import Campaign, Seat
from bot.descent.road.road import journey_of
from bot.descent.words import Words
from renders.fonts import drawable
from renders.view import PageView


def honour_page(campaign: Campaign, title: str, say: Words) -> PageView:
    """The quests so far with how they ended, the heroes with what they learned, and their name in the land."""
    journey = journey_of(campaign)
    lines = [f"# {say.text('camp-page-quests')}"]
    lines += [
        say.text(f"camp-page-quest-{outcome}", quest=say.quest(quest))
        for quest, outcome in journey.outcomes.items()
    ]
    lines.append(f"# {say.text('camp-page-heroes')}")
    lines += [_hero(seat, say) for seat in campaign.seats]
    foot = say.text("camp-page-foot", week=journey.week, fame=say.fame(campaign.fame))
    subtitle = " · ".join(filter(None, (say.campaign(journey.campaign), drawable(campaign.name))))
    told = [title, subtitle, *(line.replace("**", "").lstrip("# ") for line in lines), foot]
    return PageView(title, subtitle, tuple(lines), foot, alt="\n".join(told))


def _hero(seat: Seat, say: Words) -> str:
    """A hero, its class and what it learned on the way."""
    told = say.text("camp-page-hero", hero=say.hero(seat.hero), hero_class=say.hero_class(seat.hero_class))
    return f"{told} · {say.cards(seat.skills)}" if seat.skills else told
