"""Deeds on the campaign map: set out for a quest, travel, decide (CMP-01, CMP-02, CMP-06)."""

from typing import ClassVar, Literal

from bot.descent.content.library import library
from bot.descent.deeds import DescentDeed
from bot.descent.party.campaign import Campaign
from bot.descent.road.arriving import go_on
from bot.descent.road.events import CityEntered, EventDecided, PartyEmbarked
from bot.descent.road.journey import Journey
from bot.descent.road.road import Road, journey_of
from bot.descent.road.travel import facing, meet, openness, option_of, take_test
from bot.descent.road.weeks import check_weeks, pass_weeks
from bot.kernel.editions import since
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.table.campaign import NOBODY
from bot.table.deeds import Seated
from bot.table.voters import check_alone

TRIP = 1
"""Weeks it takes to travel to a city, or to play a side quest."""


Where = Literal["map", "raid", "both"]
"""What is done on the map of a campaign, between two levels of the Raid, or wherever a party rests."""


class JourneyDeed(DescentDeed, abstract=True):
    """Something the party does between quests; anybody at the table may."""

    where: ClassVar[Where] = "map"
    together: ClassVar[bool] = False
    """Whether it is for the players together, who vote on it if that is what they have settled."""

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        self.allow(campaign, player)
        if self.together:
            check_alone(campaign, "road")
        return self._carry_out(campaign, player)

    def decided(self, campaign: Campaign) -> list[Event]:
        self.allow(campaign, campaign.owner)
        return self._carry_out(campaign, NOBODY)

    def _carry_out(self, campaign: Campaign, player: int) -> list[Event]:
        road = Road(campaign)
        if self.together:
            road.journey.steps += 1
            campaign.ballots.pop("road", None)
        self.act(road, player)
        return road.told

    def allow(self, campaign: Campaign, player: int) -> None:
        """Raise `Refused` if it is not possible now. Changes nothing."""
        journey = journey_of(campaign)
        campaign.check_at_table(player)
        demand(campaign.phase != "playing", "quest_running")
        demand(journey.ended is None, "campaign_over")
        demand(self.where != "map" or journey.raid is None, "not_in_a_raid")
        demand(self.where != "raid" or journey.raid is not None, "only_in_a_raid")
        self.check(campaign, journey, player)

    def check(self, campaign: Campaign, journey: Journey, player: int) -> None:
        """The rules of this deed alone."""

    def act(self, road: Road, player: int) -> None:
        """Do it. Only called after nothing spoke against it."""
        raise NotImplementedError


def nothing_open(journey: Journey) -> None:
    """A travel event has to be decided before anything else."""
    demand(journey.facing is None, "event_open")


class Embark(JourneyDeed):
    """Set out for a story quest, which takes no time, or a side quest, which takes a week won or lost (CMP-02)."""

    together = True
    quest: str

    def check(self, campaign: Campaign, journey: Journey, player: int) -> None:
        nothing_open(journey)
        demand(self.quest in library().quests, "no_such_quest", quest=self.quest)
        if not _in_story(journey, self.quest):
            demand(journey.offer(self.quest) is not None, "quest_not_offered", quest=self.quest)
            check_weeks(journey, TRIP)

    def act(self, road: Road, player: int) -> None:
        journey = road.journey
        side = not _in_story(journey, self.quest)
        road.tell(PartyEmbarked(quest=self.quest, side=side))
        journey.visit, journey.bound = None, self.quest
        if side:
            journey.offers = [offer for offer in journey.offers if offer.quest != self.quest]
            pass_weeks(road, TRIP)
        # Nothing befalls a party on its way to its very first quest: who has never played has no answer to it.
        if journey.quests or not since(3):
            meet(road, "quest")
        go_on(road)


def _in_story(journey: Journey, quest: str) -> bool:
    """Whether a quest is the story's next, or one of those the party may choose from."""
    chapter = library().campaigns[journey.campaign].chapter(journey.chapter)
    return chapter is not None and quest in chapter.quests


class Travel(JourneyDeed):
    """Go to a city; that takes a week. Back into the one just left is free, and its shop is as it was (CMP-05)."""

    together = True
    city: str

    def check(self, campaign: Campaign, journey: Journey, player: int) -> None:
        nothing_open(journey)
        demand(self.city in library().cities, "no_such_city", city=self.city)
        demand(self.city in journey.cities, "city_not_open", city=self.city)
        demand(journey.city != self.city, "already_in_city", city=self.city)
        if not self._just_left(journey):
            check_weeks(journey, TRIP)

    def _just_left(self, journey: Journey) -> bool:
        return journey.visit is not None and journey.visit.city == self.city

    def act(self, road: Road, player: int) -> None:
        journey = road.journey
        if self._just_left(journey) and journey.visit is not None:
            journey.visit.inside = True
            road.tell(CityEntered(city=self.city, back=True))
            return
        journey.visit, journey.heading = None, self.city
        pass_weeks(road, TRIP)
        meet(road, "travel")
        go_on(road)


class Decide(JourneyDeed):
    """Take one of the options of the travel event that is open (CMP-06)."""

    together = True
    option: str
    hero: Seated | None = None
    """Who takes the test, where the party chooses."""

    def check(self, campaign: Campaign, journey: Journey, player: int) -> None:
        event = facing(campaign)
        if event is None:
            raise Refused("no_event_open")
        option = option_of(campaign, event, self.option)
        if option is None or openness(campaign, option) == "hidden":
            raise Refused("no_such_choice")
        demand(openness(campaign, option) == "open", "option_closed", event=event.id, option=option.id)
        if self.hero is not None:
            demand(campaign.seat(self.hero), "no_such_hero", hero=self.hero)
        elif option.test is not None:
            demand(option.test.who == "best", "who_tries", attribute=option.test.attribute)

    def act(self, road: Road, player: int) -> None:
        event = facing(road.campaign)
        assert event is not None
        option = option_of(road.campaign, event, self.option)
        assert option is not None
        road.journey.facing = None
        road.tell(EventDecided(player=player, met=event.id, option=option.id, hero=self.hero))
        then = road.about(f"travel-{event.id}", self.hero)
        then.run(option.do)
        if option.test is not None:
            passed = take_test(then, option.test)
            then.run(option.on_pass if passed else option.on_fail)
        go_on(road)
