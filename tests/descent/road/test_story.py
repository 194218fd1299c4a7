"""The campaign map and the story: chapters, weeks, side quests, acts, epilogues (CMP-01 to CMP-04, CMP-10)."""

import pytest

from bot.descent.content.library import library
from bot.descent.party.deeds import Learn, Start
from bot.descent.road.going import Embark, Travel
from bot.descent.road.prospects import possible, prospects
from tests.descent.road.land import GRISBAN, OWNER, STRANGER, Trip, gathered, land, lay_out

SIDE = {"offered": 1, "pool": [{"quest": "errand"}, {"quest": "favour"}]}


def codes(trip: Trip) -> dict[str, str | None]:
    """Every deed on the map, written kind:where, and why it is not possible."""
    listed = {}
    for deed, no in prospects(trip.campaign, OWNER):
        if isinstance(deed, Embark | Travel):
            where = deed.quest if isinstance(deed, Embark) else deed.city
            listed[f"{deed.kind}:{where}"] = no.code if no else None
    return listed


def test_cmp_01_the_map_offers_the_story_side_quests_and_cities() -> None:
    """CMP-01: the party may start the story's quest or a side quest, or visit a city; strangers may not."""
    trip = land(side={"offered": 2, "pool": SIDE["pool"]})

    assert codes(trip) == {
        "embark:gate": None,
        "embark:errand": None,
        "embark:favour": None,
        "travel:town": None,
        "travel:port": None,
    }
    assert trip.refused(Travel(city="port"), STRANGER) == "not_at_the_table"
    assert possible(trip.campaign, STRANGER) == []


def test_cmp_01_nothing_else_can_be_reached() -> None:
    """CMP-01: later chapters, unknown quests and cities the party does not know are refused."""
    trip = land()

    assert trip.refused(Embark(quest="crown")) == "quest_not_offered"
    assert trip.refused(Embark(quest="nowhere")) == "no_such_quest"
    assert trip.refused(Travel(city="far")) == "city_not_open"
    assert trip.refused(Travel(city="atlantis")) == "no_such_city"


def test_cmp_02_travelling_costs_a_week() -> None:
    """CMP-02: a trip to a city brings the story quest a week nearer."""
    trip = land()
    assert (trip.journey.week, trip.journey.weeks_left) == (1, 3)

    trip.do(Travel(city="port"))

    assert (trip.journey.week, trip.journey.weeks_left) == (2, 2)


@pytest.mark.parametrize("lever", ["up", "down"])
def test_cmp_02_a_side_quest_costs_a_week_won_or_lost(lever: str) -> None:
    """CMP-02: a side quest takes a week however it ends; a story quest takes none."""
    trip = land(side=SIDE)
    quest = trip.journey.offers[0].quest

    trip.play(quest, lever)

    assert (trip.journey.week, trip.journey.weeks_left) == (2, 2)
    assert trip.journey.outcomes == {quest: "won" if lever == "up" else "lost"}
    trip.play("gate")
    assert trip.journey.week == 2


def test_cmp_02_a_due_story_quest_blocks_what_costs_a_week() -> None:
    """CMP-02: with no week left only the story quest can be started, and the refusal says so."""
    trip = land(side=SIDE, story=[{"id": "one", "quests": ["gate"], "weeks": 1}])
    trip.do(Travel(city="port"))

    assert trip.journey.weeks_left == 0
    blocked = {name: code for name, code in codes(trip).items() if code is not None}
    assert set(blocked.values()) == {"story_quest_due"}
    assert set(codes(trip)) - set(blocked) == {"embark:gate"}


def test_cmp_03_won_and_lost_quests_lead_on() -> None:
    """CMP-03: the story goes on either way, and what the chapter says for that outcome happens."""
    won, lost = land(), land()

    won.play("gate", "up")
    lost.campaign.fame = 1
    lost.play("gate", "down")

    assert (won.journey.chapter, won.campaign.fame) == ("two", 2)
    assert (lost.journey.chapter, lost.campaign.fame) == ("two", 0)


def test_cmp_03_of_two_quests_the_party_plays_one() -> None:
    """CMP-03: where the story forks the party chooses, and the other way is gone."""
    trip = land()
    trip.play("gate")
    assert {"embark:left_path", "embark:right_path"} <= set(codes(trip))

    trip.play("right_path")

    assert trip.journey.chapter == "three"
    assert trip.refused(Embark(quest="left_path")) == "quest_not_offered"


def test_cmp_03_a_chapter_whose_condition_fails_is_skipped() -> None:
    """CMP-03: the outcome of earlier quests decides which chapters come."""
    story = [
        {"id": "one", "quests": ["gate"]},
        {"id": "mercy", "quests": ["left_path"], "when": "lost(gate)"},
        {"id": "three", "quests": ["crown"]},
    ]
    won, lost = land(story=story), land(story=story)

    won.play("gate", "up")
    lost.play("gate", "down")

    assert (won.journey.chapter, lost.journey.chapter) == ("three", "mercy")


@pytest.mark.parametrize(
    ("levers", "epilogue"),
    [(("spare", "up"), "glory"), (("up",), "crown"), (("down",), "dust"), (("spare", "down"), "dust")],
)
def test_cmp_03_the_finale_decides_the_campaign(levers: tuple[str, ...], epilogue: str) -> None:
    """CMP-03: the first epilogue that fits what happened ends the campaign, with its outcome and its secret."""
    trip = land()
    trip.play("gate")
    trip.play("left_path")

    trip.play("crown", levers[-1], *levers[:-1])

    (ended,) = trip.told("campaign_ended")
    assert (ended.epilogue, trip.journey.ended, trip.campaign.phase) == (epilogue, epilogue, "finished")
    assert ended.outcome == ("lost" if epilogue == "dust" else "won")
    assert ended.seed == trip.journey.chance.seed
    assert trip.refused(Travel(city="port")) == "campaign_over"
    assert possible(trip.campaign, OWNER) == []


def test_cmp_03_what_a_quest_remembers_reaches_the_next_one() -> None:
    """CMP-03: a campaign variable set in one quest is known in the next."""
    trip = land()
    trip.play("gate", "up", "spare")

    trip.do(Embark(quest="left_path"))

    assert trip.campaign.running().campaign_variables["spared"] == 1


def test_cmp_04_side_quests_come_and_go() -> None:
    """CMP-04: an offer stays two to four weeks; then it is gone and another may come."""
    trip = land(side=SIDE, story=[{"id": "one", "quests": ["gate"], "weeks": 9}])
    (offer,) = trip.journey.offers
    assert 2 <= offer.weeks <= 4

    gone: list[str] = []
    for week in range(4):
        trip.do(Travel(city="port" if week % 2 else "town"))
        gone += [event.quest for event in trip.told("side_gone")]
        assert len(trip.journey.offers) == 1

    assert offer.quest in gone


def test_cmp_04_a_side_quest_is_played_once() -> None:
    """CMP-04: what was played is not offered again, won or lost."""
    trip = land(side=SIDE, story=[{"id": "one", "quests": ["gate"], "weeks": 9}])
    first = trip.journey.offers[0].quest

    trip.play(first, "down")

    assert [offer.quest for offer in trip.journey.offers] == [{"errand": "favour", "favour": "errand"}[first]]


def test_cmp_04_only_unlocked_side_quests_of_the_act_come() -> None:
    """CMP-04: locked ones, those of the other act or with unmet conditions stay away."""
    pool = [
        {"quest": "errand", "act": 2},
        {"quest": "favour", "locked": True},
        {"quest": "secret", "when": "fame >= 5"},
        {"quest": "right_path"},
    ]
    story = [{"id": "one", "quests": ["gate"], "won": [{"do": "unlock", "side": "favour"}]}]
    story.append({"id": "two", "quests": ["crown"]})
    trip = land(side={"offered": 4, "pool": pool}, story=story)
    assert [offer.quest for offer in trip.journey.offers] == ["right_path"]

    trip.play("gate")

    assert {offer.quest for offer in trip.journey.offers} == {"right_path", "favour"}


def test_set_07_side_quests_come_from_the_boxes() -> None:
    """SET-07: a side quest of a box the party does not own is never offered."""
    lay_out(side={"offered": 2, "pool": SIDE["pool"]})
    library().quests["errand"] = library().quests["errand"].model_copy(update={"box": "attic"})
    trip = Trip(gathered())

    trip.do(Start(seed="boxes"))

    assert [offer.quest for offer in trip.journey.offers] == ["favour"]


def test_cmp_10_a_new_act_switches_all_monsters() -> None:
    """CMP-10: the act is announced once, and every quest from then on is played in it."""
    trip = land()
    trip.play("gate")
    assert trip.campaign.running().act == 1
    trip.play("left_path")

    assert [event.act for event in trip.told("act_changed")] == [2]
    trip.do(Embark(quest="crown"))
    assert trip.campaign.running().act == 2


def test_cmp_07_training_takes_no_week() -> None:
    """CMP-07: experience is spent between quests at any time, also when the story quest is due."""
    trip = land(story=[{"id": "one", "quests": ["gate"]}, {"id": "two", "quests": ["crown"], "weeks": 0}])
    trip.play("gate")
    skill = next(skill for skill in trip.seat().to_learn() if skill.xp == 1)

    trip.do(Learn(hero=GRISBAN, skill=skill.id))

    assert trip.journey.week == 1
    assert trip.seat().skills == [skill.id]
    trip.do(Embark(quest="crown"))
    assert skill.id in {held.card for held in trip.campaign.running().hero(GRISBAN).cards}


def test_cmp_09_every_deed_is_a_save_point() -> None:
    """CMP-09: a campaign saved on the road goes on where it was, with the same chance."""
    trip, twin = land(side=SIDE), land(side=SIDE)

    for deed in (Travel(city="port"), Embark(quest="gate")):
        assert trip.do(deed) == deed.do(twin.campaign, OWNER)

    assert trip.campaign.model_dump_json() == twin.campaign.model_dump_json()
