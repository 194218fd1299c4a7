"""Parties on a raid, at all its moments; its levels bear the names of quests that are there anyway."""

from typing import Literal

from bot.descent.party.campaign import Campaign
from bot.descent.quest.setup import BroughtCard
from bot.descent.raid.run import Kept, Passed, Raid, Upgrade
from bot.descent.raid.setting_out import RAID
from bot.descent.road.journey import Journey
from bot.descent.rules.rolling import Chance
from tests.descent.views.games import ALIX, gathered

LEVELS = ("bell_thief", "bell_beneath", "spider_cellar", "ash_road", "glass_lake", "winter_crown")
WEEK = "2026-W47"
SHOWN = ("crossbow", "chainmail", "lucky_charm", "immolation", "iron_shield")


def passed(number: int) -> Passed:
    """A level that is behind the party; nothing was left alive in every other one."""
    return Passed(
        level=LEVELS[number - 1],
        act=1 if number <= 3 else 2,
        rounds=number + 3,
        searched=number % 3,
        knocked_out=number % 2,
        cleared=number % 2 == 0,
    )


def raiding(
    behind: int,
    *,
    heroes: int = 3,
    fell: bool = False,
    ended: Literal["won", "lost"] | None = None,
    week: str | None = WEEK,
    name: str = "Les Braises",
) -> Campaign:
    """A raid with so many levels behind the party, between two of them; or lost in the next one."""
    campaign = gathered(heroes)
    campaign.name = name
    campaign.seats[0].skills = ["defend", "defense_training"]
    raid = Raid(course=Chance.fresh(week or "ember-9"), week=week, passed=[passed(n + 1) for n in range(behind)])
    journey = Journey(campaign=RAID, chance=Chance.fresh("secret"), act=1 if behind < 3 else 2, raid=raid)
    if fell:
        raid.fell, journey.ended = passed(behind + 1), "lost"
    journey.ended = ended or journey.ended
    campaign.journey = journey
    return campaign


def choosing(kept: tuple[tuple[str, str], ...] = (), most: int = 2) -> Campaign:
    """Between the second and the third level: five cards lie open, and some are kept already."""
    campaign = raiding(2)
    assert campaign.journey is not None
    assert campaign.journey.raid is not None
    campaign.journey.raid.upgrade = Upgrade(
        shown=list(SHOWN), most=most, kept=[Kept(card=card, hero=hero) for hero, card in kept]
    )
    for hero, card in kept:
        campaign.seat_of(hero).kept.append(BroughtCard(card=card, kind="item"))
    return campaign


PLAYER = ALIX
