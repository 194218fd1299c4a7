"""What may come of decisions: each verb of the campaign, one scene."""

from typing import Any

import pytest

from bot.descent.content.library import library
from bot.descent.road.base import Consequence
from bot.descent.road.going import Embark, Travel
from bot.descent.road.road import Road
from tests.descent.road.land import GRISBAN, LEORIC, Trip, event, land

SIDE = {"offered": 0, "pool": [{"quest": "errand", "locked": True}]}


def happen(trip: Trip, hero: str | None = None, **written: Any) -> Trip:
    """Let one consequence happen."""
    road = Road(trip.campaign, of="campaign-land", hero=hero)
    road.run([Consequence.read(written)])
    trip.events = road.told
    return trip


def test_gold_never_falls_below_nothing() -> None:
    """The party loses what it has, and no more."""
    trip = land(gold=30)

    assert happen(trip, do="gold", amount=-50).campaign.gold == 0
    assert happen(trip, do="gold", amount="10 * heroes").campaign.gold == 20


def test_per_04_fame_goes_up_and_down() -> None:
    """PER-04: fame changes by what happens, never below none."""
    trip = land()

    assert happen(trip, do="fame", amount=3).campaign.fame == 3
    assert happen(trip, do="fame", amount=-9).campaign.fame == 0
    assert [event.amount for event in trip.told("fame_changed")] == [-3]


def test_experience_for_all_or_for_one() -> None:
    """All heroes learn, or only the one it is about."""
    trip = land()

    happen(trip, do="xp", amount=1)
    happen(trip, LEORIC, do="xp", amount=2, who="hero")

    assert [seat.xp for seat in trip.campaign.seats] == [1, 3]


def test_an_item_is_given_while_there_is_one() -> None:
    """A hero gets the card; once all copies are in the party there is gold instead."""
    trip = land(gold=0)
    copies = library().items["crossbow"].copies

    for _ in range(copies):
        happen(trip, GRISBAN, do="item", item="crossbow", who="hero")
    happen(trip, do="item", item="crossbow", otherwise=25)

    assert [kept.card for kept in trip.seat().kept] == ["crossbow"] * copies
    assert trip.campaign.gold == 25


def test_any_item_fits_act_and_traits() -> None:
    """An item drawn by chance is of the act and kind that was asked for."""
    trip = land()

    happen(trip, GRISBAN, do="item", act=2, traits=["blade"], who="hero")

    (kept,) = trip.seat().kept
    assert library().items[kept.card].act == 2
    assert "blade" in library().items[kept.card].traits


def test_an_item_is_lost_by_whoever_has_it() -> None:
    """A named card, or the cheapest one; relics are never taken for it."""
    trip = land()
    trip.give("dawnblade", "crossbow", hero=LEORIC)
    trip.give("iron_shield")

    happen(trip, do="lose_item")
    assert trip.seat().kept == []
    happen(trip, do="lose_item", item="dawnblade")
    assert [kept.card for kept in trip.seat(LEORIC).kept] == ["crossbow"]


def test_wounds_are_carried_into_the_next_quest_and_no_further() -> None:
    """Hearts, fatigue and a condition wait for the hero in the next quest; after it everything is recovered."""
    trip = land()
    happen(trip, LEORIC, do="wound", who="hero", hearts=2, fatigue=1, condition="poisoned")

    trip.do(Embark(quest="gate"))

    hero = trip.campaign.running().hero(LEORIC)
    assert (hero.damage, hero.fatigue, hero.conditions) == (2, 1, ["poisoned"])
    trip = happen(land(), LEORIC, do="wound", who="hero", hearts=2)
    trip.play("gate", "down")
    assert trip.seat(LEORIC).hurt == 0


def test_nobody_is_knocked_out_on_the_road() -> None:
    """However bad it was, a hero begins the quest on its feet."""
    trip = happen(land(), do="wound", who="heroes", hearts=99, fatigue=99)

    for seat in trip.campaign.seats:
        sheet = library().heroes[seat.hero]
        assert (seat.hurt, seat.tired) == (sheet.health - 1, sheet.stamina)


def test_healing_takes_wounds_away() -> None:
    """Whoever was tended begins the next quest fresh; whoever was well is not mentioned."""
    trip = happen(land(), GRISBAN, do="wound", who="hero", hearts=2, condition="cursed")

    happen(trip, do="heal")

    assert (trip.seat().hurt, trip.seat().conditions) == (0, [])
    assert [event.hero for event in trip.told("wounds_tended")] == [GRISBAN]


@pytest.mark.parametrize(("amount", "morale"), [(1, 3), (-1, 1), (-9, 0)])
def test_morale_for_the_next_quest(amount: int, morale: int) -> None:
    """PER-01: the next quest begins with more or less heart than one per hero, the one after as usual."""
    trip = happen(land(), do="morale", amount=amount)

    trip.do(Embark(quest="gate"))

    assert trip.campaign.running().morale == morale
    assert trip.journey.boon == 0


def test_a_city_opens() -> None:
    """A city the party did not know is on its map from now on."""
    trip = happen(land(), do="unlock", city="far")

    assert trip.refused(Travel(city="far")) is None
    assert happen(trip, do="unlock", city="far").events == []


def test_any_side_quest_comes_up() -> None:
    """Gossip brings up a side quest at once, even a locked one; with none left nothing happens."""
    trip = happen(land(side=SIDE), do="unlock", side="any")

    assert [offer.quest for offer in trip.journey.offers] == ["errand"]
    assert happen(trip, do="unlock", side="any").events == []


def test_if_and_draw_and_test_choose_one_way() -> None:
    """One branch happens, the other does not."""
    more, less = [{"do": "gold", "amount": 1}], [{"do": "gold", "amount": -1}]

    assert happen(land(gold=5), do="if", when="gold >= 5", then=more, **{"else": less}).campaign.gold == 6
    assert happen(land(gold=5), do="if", when="gold >= 6", then=more, **{"else": less}).campaign.gold == 4
    assert happen(land(gold=5), do="draw", of=[more, less]).campaign.gold in (4, 6)
    tried = happen(land(gold=5), do="test", attribute="might", **{"pass": more, "fail": less})
    assert tried.campaign.gold == (6 if tried.told("attribute_tested")[0].passed else 4)


def test_a_flag_is_nought_or_one() -> None:
    """A flag never holds another number; a number does."""
    trip = land()

    happen(trip, do="set", variable="spared", to=7)
    happen(trip, do="set", variable="debt", to="debt + 7")

    assert (trip.campaign.variables["spared"], trip.campaign.variables["debt"]) == (1, 7)


def test_cmp_10_an_effect_may_begin_an_act() -> None:
    """CMP-10: another act begins at once; side quests of the old one leave the map."""
    side = {"offered": 1, "pool": [{"quest": "errand", "act": 1}]}
    trip = land(side=side)
    assert len(trip.journey.offers) == 1

    happen(trip, do="act", act=2)

    assert (trip.journey.act, trip.journey.offers) == (2, [])


def test_the_campaign_may_end_early() -> None:
    """An ending is an ending: what was to follow does not happen."""
    trip = land(gold=5)
    road = Road(trip.campaign)
    written = [{"do": "end", "epilogue": "dust"}, {"do": "gold", "amount": 9}]

    road.run([Consequence.read(one) for one in written])

    assert (trip.journey.ended, trip.campaign.gold, trip.campaign.phase) == ("dust", 5, "finished")


def test_a_message_is_told_where_it_belongs() -> None:
    """The event of a message says whose text it is and whom it is about."""
    trip = happen(land(events=[event()]), LEORIC, do="message", text="hello")

    (told,) = trip.told("tale_told")
    assert (told.of, told.text, told.hero) == ("campaign-land", "hello", LEORIC)


def test_restocking_needs_a_shop() -> None:
    """In a city the shop shows other items; on the road nothing happens."""
    trip = land()
    assert happen(trip, do="restock").journey.visits == 0
    trip.do(Travel(city="port"))

    assert happen(trip, do="restock").journey.visits == 2
