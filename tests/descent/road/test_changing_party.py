"""A campaign whose party changes from quest to quest, played by automatic heroes: 2, 3, 4 and 3 heroes."""

from collections.abc import Iterator

from bot.descent.events import MonstersPlaced, QuestStarted
from bot.descent.monsters.lieutenants import party_size
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Leave, Start
from bot.descent.road.comings import earned, experience_of_newcomer
from bot.descent.road.events import HeroCame, HeroWent
from bot.descent.road.wayfaring import next_deed
from bot.descent.simulate.parties import party
from bot.kernel.events import Event
from tests.descent.road.test_keepers_flame import FRUGAL, MOST_DEEDS, OWNER, created

SIZES = (2, 3, 4, 3)
"""How many heroes set out for the first quest, the second, the third and the fourth."""


def fit_the_party(campaign: Campaign, wanted: int) -> Iterator[Event]:
    """Somebody joins, or the last who came leaves."""
    while len(campaign.seats) < wanted:
        recruit = next(one for one in party(0, 4) if campaign.seat(one.hero) is None)
        yield from Join(hero=recruit.hero, hero_class=recruit.hero_class).do(campaign, OWNER)
    while len(campaign.seats) > wanted:
        yield from Leave(hero=campaign.seats[-1].hero).do(campaign, OWNER)


def check_numbers(campaign: Campaign, placed: list[MonstersPlaced]) -> None:
    """MON-01, RND-05 and all that goes by the number of heroes knows how many there are."""
    game, heroes = campaign.running(), len(campaign.seats)
    assert list(game.heroes) == [seat.hero for seat in campaign.seats]
    assert game.morale >= (heroes if game.played.morale is None else 1)
    for event in placed:
        minions, masters = game.library.foe(event.group).limits[party_size(heroes)]
        there = game.group_members(event.group)
        assert sum(member.master for member in there) <= masters
        assert sum(not member.master for member in there) <= minions


def test_a_party_changes_from_quest_to_quest() -> None:
    """No error on the way, every quest is set up for the heroes in it, and newcomers have earned as much."""
    campaign, sizes, told = created(2, "normal"), iter(SIZES), list[Event]()
    wanted, seen = next(sizes), list[int]()
    told += Start(seed="changing").do(campaign, OWNER)
    for _ in range(MOST_DEEDS):
        campaign = Campaign.model_validate_json(campaign.model_dump_json())
        deed = next_deed(campaign, FRUGAL)
        assert deed is not None, campaign.phase
        free = campaign.journey is not None and campaign.journey.facing is None
        if campaign.phase == "travelling" and free and len(campaign.seats) != wanted:
            expected = experience_of_newcomer(campaign)
            changed = list(fit_the_party(campaign, wanted))
            came = [event for event in changed if isinstance(event, HeroCame)]
            assert all(earned(campaign.seat_of(event.hero)) == event.xp == expected for event in came)
            told += changed
            continue
        events = deed.do(campaign, OWNER)
        told += events
        if any(isinstance(event, QuestStarted) for event in events):
            check_numbers(campaign, [event for event in events if isinstance(event, MonstersPlaced)])
            seen.append(len(campaign.running().heroes))
            if len(seen) == len(SIZES):
                break
            wanted = next(sizes)

    assert tuple(seen) == SIZES
    assert sum(isinstance(event, HeroCame) for event in told) == 2
    assert sum(isinstance(event, HeroWent) for event in told) == 1
