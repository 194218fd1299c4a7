"""Which raid a party plays, and how it begins (RAI-01, RAI-05)."""

import re
from typing import Literal

from bot.descent.content.library import library
from bot.descent.deeds import DescentDeed
from bot.descent.party.campaign import Campaign
from bot.descent.raid.events import RaidBegan, RaidChosen
from bot.descent.raid.levels import enter_level, fill_shop
from bot.descent.raid.run import Raid, RaidChoice
from bot.descent.road.journey import Journey
from bot.descent.road.road import Road
from bot.descent.rules.rolling import Chance
from bot.descent.rules.searching import fresh_search_deck
from bot.kernel.events import Event
from bot.kernel.refused import demand

COURSE = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
"""A seed that players can type."""
WEEK = re.compile(r"[0-9]{4}-W(0[1-9]|[1-4][0-9]|5[0-3])")
RAID = "raid"
"""What a journey through the Raid is called, where others have the name of a campaign."""


class ChooseRaid(DescentDeed):
    """Play the Raid: one nobody knows, that of a seed, or that of a week, which is the same for everybody."""

    course: str | None = None
    week: str | None = None
    difficulty: Literal["normal", "hard"] | None = None
    """Settled with it by whoever opens a raid; None: as it is."""

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(campaign.journey is None, "journey_begun")
        demand(campaign.phase == "gathering", "already_started")
        campaign.check_at_table(player)
        demand(library().levels, "no_raid")
        demand(self.course is None or COURSE.fullmatch(self.course), "not_a_raid_seed")
        demand(self.week is None or WEEK.fullmatch(self.week), "not_a_raid_seed")
        campaign.story, campaign.difficulty = None, self.difficulty or campaign.difficulty
        campaign.raid = RaidChoice(course=self.course if self.week is None else None, week=self.week)
        return [RaidChosen(player=player, course=campaign.raid.course, week=self.week)]


def set_out_on_the_raid(campaign: Campaign, seed: str) -> list[Event]:
    """The Raid begins. Who has experience to spend does so first; else the party stands in the first level."""
    assert campaign.raid is not None
    book, chance = library().raid, Chance.fresh(seed)
    course = campaign.raid.week or campaign.raid.course or chance.commitment[:12]
    campaign.gold, campaign.fame, campaign.wounds, campaign.quests_won, campaign.variables = 0, 0, {}, [], {}
    raid = Raid(
        course=Chance.fresh(course),
        week=campaign.raid.week,
        morale=len(campaign.seats),
        search_deck=Chance.fresh(course).of("search deck").shuffled(fresh_search_deck(library(), campaign.boxes)),
    )
    campaign.journey = Journey(campaign=RAID, chance=chance, act=book.acts[0], raid=raid)
    road = Road(campaign, of=RAID)
    road.tell(RaidBegan(levels=len(book.acts), course=course, week=raid.week, commitment=chance.commitment))
    fill_shop(road)
    mercy = book.mercy(campaign.difficulty)
    for seat in campaign.seats:
        seat.xp = mercy.experience
    if not mercy.experience:
        enter_level(road)
    return road.told
