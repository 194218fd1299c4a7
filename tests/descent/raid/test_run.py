"""From level to level: the draw, what goes along, the upgrade phase, the second act, the end (RAI-01 to RAI-05)."""

from collections import Counter

import pytest

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.creation import ChooseCampaign
from bot.descent.party.deeds import ChooseQuest, Learn
from bot.descent.quest.setup import BroughtCard
from bot.descent.raid.setting_out import ChooseRaid
from bot.descent.raid.upgrading import Descend, KeepCard, PutCardBack
from bot.descent.road.cities import Wait
from bot.descent.road.giving import Give
from bot.descent.road.going import Travel
from bot.descent.road.prospects import possible
from bot.descent.road.setting_out import set_out
from bot.descent.rules.searching import fresh_search_deck
from bot.kernel.refused import Refused
from tests.descent.raid.runs import ACTS, GRISBAN, LEORIC, OWNER, Run, gathered, raid


def through(run: Run, levels: int, **left: bool) -> None:
    """So many levels are left behind."""
    for _ in range(levels):
        if run.campaign.phase != "playing":
            run.do(Descend())
        run.leave(**left)


# Choosing and beginning -------------------------------------------------------------------------------------------


def test_rai_05_normal_begins_with_one_experience_to_spend() -> None:
    """RAI-05: on normal each hero has 1 experience, and the party goes down when it is ready."""
    run = raid()

    assert run.campaign.phase == "travelling"
    assert [seat.xp for seat in run.campaign.seats] == [1, 1]
    skill = next(skill for skill in run.seat(GRISBAN).to_learn() if skill.xp == 1)
    run.do(Learn(hero=GRISBAN, skill=skill.id))
    run.do(Descend())
    assert run.campaign.phase == "playing"


def test_rai_05_hard_begins_with_none_and_at_once() -> None:
    """RAI-05: on hard there is nothing to spend, and the party stands in the first level."""
    run = raid(difficulty="hard")

    assert run.campaign.phase == "playing"
    assert [seat.xp for seat in run.campaign.seats] == [0, 0]


def test_a_campaign_or_a_quest_chosen_instead_is_no_raid() -> None:
    """SET-01: what was chosen last is played."""
    campaign = gathered()
    ChooseCampaign(campaign="keepers_flame").do(campaign, OWNER)
    assert (campaign.raid, campaign.story) == (None, "keepers_flame")
    ChooseRaid().do(campaign, OWNER)
    assert campaign.raid is not None
    assert campaign.story is None
    ChooseQuest(quest="drowned_mill").do(campaign, OWNER)
    assert campaign.raid is None


@pytest.mark.parametrize("seed", ["", "A B", "x" * 41, "-a", "été", "a\n"])
def test_a_seed_is_something_one_can_type(seed: str) -> None:
    """A seed of other signs is refused, and nothing changes."""
    campaign = gathered()
    before = campaign.model_dump_json()

    with pytest.raises(Refused) as refused:
        ChooseRaid(course=seed).do(campaign, OWNER)

    assert refused.value.code == "not_a_raid_seed"
    assert campaign.model_dump_json() == before


def test_no_level_can_be_played_alone() -> None:
    """RAI-01: a level is no quest that could be chosen."""
    run = gathered()

    with pytest.raises(Refused) as refused:
        ChooseQuest(quest=next(iter(library().levels), "ash")).do(run, OWNER)

    assert refused.value.code == "no_such_quest"


# Levels -----------------------------------------------------------------------------------------------------------


def test_rai_01_six_levels_none_twice_won_after_the_sixth() -> None:
    """RAI-01, RAI-04: three levels of act I, three of act II, no template twice, and then the Raid is won."""
    run = raid()
    through(run, 6)

    passed = [each.level for each in run.raid.passed]
    assert len(set(passed)) == 6
    assert set(passed[:3]) <= set(ACTS[1])
    assert set(passed[3:]) <= set(ACTS[2])
    assert (run.campaign.phase, run.journey.ended) == ("finished", "won")
    assert run.events[-1].kind == "raid_ended"


def test_a_seed_brings_the_same_levels_and_cards_to_every_party() -> None:
    """Two parties with one seed meet the same levels and see the same cards, whatever dice they roll."""
    parties = [raid(seed=secret, course="spring") for secret in ("one", "two")]
    for run in parties:
        through(run, 3)

    one, two = parties
    assert [each.level for each in one.raid.passed] == [each.level for each in two.raid.passed]
    assert one.upgrade.shown == two.upgrade.shown
    assert one.raid.search_deck == two.raid.search_deck
    assert one.journey.chance.seed != two.journey.chance.seed


def test_other_seeds_bring_other_levels() -> None:
    """Among twenty seeds the order of levels differs."""
    orders = set()
    for number in range(20):
        run = raid(course=f"seed-{number}")
        through(run, 3)
        orders.add(tuple(each.level for each in run.raid.passed))

    assert len(orders) > 5


def test_the_weeks_raid_is_the_same_for_everybody() -> None:
    """The week names the seed; no server is asked."""
    run, other = (raid(seed=secret, week="2026-W47") for secret in ("one", "two"))

    assert run.raid.course == other.raid.course
    assert run.raid.week == "2026-W47"


def test_rai_02_hearts_fatigue_conditions_and_heart_go_along_on_hard() -> None:
    """RAI-02, RAI-05: on hard nobody recovers anything: a hero begins the next level as it left this one."""
    run = raid(difficulty="hard")
    hero = run.campaign.running().heroes[GRISBAN]
    hero.damage, hero.fatigue, hero.conditions, hero.feat_used = 5, 2, ["poisoned", "stunned"], True
    run.campaign.running().morale = 1
    run.leave()
    run.do(Descend())

    hero = run.campaign.running().heroes[GRISBAN]
    assert (hero.damage, hero.fatigue, hero.feat_used) == (5, 2, True)
    assert sorted(hero.conditions) == ["poisoned", "stunned"]
    assert run.campaign.running().morale == 1
    assert run.campaign.running().familiars == {}


def test_rai_05_on_normal_each_hero_recovers_a_little() -> None:
    """RAI-05: two hearts, and the worst condition is gone; fatigue stays."""
    run = raid()
    run.do(Descend())
    hero = run.campaign.running().heroes[GRISBAN]
    hero.damage, hero.fatigue, hero.conditions = 5, 2, ["poisoned", "stunned"]
    run.leave()

    assert (run.seat(GRISBAN).hurt, run.seat(GRISBAN).tired) == (3, 2)
    assert len(run.seat(GRISBAN).conditions) == 1
    worst = max(("poisoned", "stunned"), key=lambda name: library().conditions[name].severity)
    assert worst not in run.seat(GRISBAN).conditions
    assert run.told("party_rested")[0].hearts == {GRISBAN: 2}


def test_a_hero_carried_through_the_portal_wakes_with_one_heart_left() -> None:
    """RAI-02: whoever was down stands in the next level, with one heart left and no more."""
    run = raid(difficulty="hard")
    hero = run.campaign.running().heroes[GRISBAN]
    hero.knocked_out, hero.damage = True, library().heroes[GRISBAN].health
    run.leave()
    run.do(Descend())

    hero = run.campaign.running().heroes[GRISBAN]
    assert not hero.knocked_out
    assert hero.damage == library().heroes[GRISBAN].health - 1


def test_cards_go_along_and_used_up_ones_do_not() -> None:
    """RAI-02: shop cards and unused search cards are the heroes'; a flipped search card is gone."""
    run = raid(difficulty="hard")
    cards = [("health_potion", "search"), ("stamina_potion", "search"), ("crossbow", "item")]
    run.leave()
    run.seat(GRISBAN).kept += [BroughtCard.model_validate({"card": card, "kind": kind}) for card, kind in cards]
    run.do(Descend())
    held = next(held for held in run.campaign.running().heroes[GRISBAN].cards if held.card == "health_potion")
    held.flipped = True
    run.leave()

    assert Counter(kept.card for kept in run.seat(GRISBAN).kept) == Counter(["stamina_potion", "crossbow"])


def test_the_raid_is_lost_with_a_level() -> None:
    """RAI-01: a level that is lost ends the Raid; the next one can't be entered."""
    run = raid()
    through(run, 2)
    run.do(Descend())
    run.leave(won=False, rounds=7)

    assert (run.campaign.phase, run.journey.ended, len(run.raid.passed)) == ("finished", "lost", 2)
    assert (run.raid.fell.rounds if run.raid.fell is not None else None) == 7
    assert run.told("raid_ended")[0].levels == 2
    assert run.refused(Descend()) == "campaign_over"


# Upgrades ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rounds", "searched", "shown"),
    [(3, 0, 5), (4, 0, 4), (5, 0, 4), (6, 0, 3), (6, 2, 5), (3, 2, 7), (1, 9, 9)],
)
def test_rai_03_haste_and_curiosity_reveal_cards(rounds: int, searched: int, shown: int) -> None:
    """RAI-03: three cards, two more for the swift, one for the steady, one for each search token; nine at most."""
    run = raid()
    run.do(Descend())
    run.leave(rounds=rounds, searched=searched)

    assert len(run.upgrade.shown) == shown
    assert all(library().items[card].act == 1 for card in run.upgrade.shown)


@pytest.mark.parametrize(("heroes", "cleared", "kept"), [(2, False, 1), (2, True, 2), (3, False, 2), (4, True, 3)])
def test_rai_03_the_party_keeps_two_or_one_and_one_more_if_no_monster_is_left(
    heroes: int, cleared: bool, kept: int
) -> None:
    """RAI-03: keep 2, with two heroes 1, and 1 more if the monster track was empty."""
    run = raid(heroes=heroes)
    run.do(Descend())
    run.leave(rounds=3, searched=2, cleared=cleared)
    assert run.upgrade.most == kept

    for card in run.upgrade.shown[:kept]:
        run.do(KeepCard(card=card, hero=GRISBAN))

    assert run.refused(KeepCard(card=run.upgrade.shown[kept], hero=LEORIC)) == "enough_kept"
    assert [card.card for card in run.seat(GRISBAN).kept] == run.upgrade.shown[:kept]


def test_rai_03_in_any_order_and_shared_as_they_like() -> None:
    """RAI-03: learn, keep, give on, put back, keep another, in any order; what is left goes under the deck."""
    run = raid()
    run.do(Descend())
    run.leave()
    first, second = run.upgrade.shown[:2]

    run.do(KeepCard(card=first, hero=GRISBAN))
    skill = next(skill for skill in run.seat(GRISBAN).to_learn() if skill.xp == 1)
    run.do(Learn(hero=GRISBAN, skill=skill.id))
    run.do(Give(giver=GRISBAN, to=LEORIC, card=first))
    run.do(PutCardBack(card=first, hero=LEORIC))
    run.do(KeepCard(card=second, hero=LEORIC))
    assert [kept.card for kept in run.seat(LEORIC).kept] == [second]
    assert run.seat(GRISBAN).kept == []
    left = [card for card in run.upgrade.shown if card != second]
    run.do(Descend())

    assert run.raid.shop[: len(left)] == left
    assert run.raid.upgrade is None


def test_cards_that_were_not_kept_now_stay() -> None:
    """RAI-03: what was kept after an earlier level can't be put back."""
    run = raid()
    run.do(Descend())
    run.leave()
    kept = run.upgrade.shown[0]
    run.do(KeepCard(card=kept, hero=GRISBAN))
    run.do(Descend())
    run.leave()

    assert run.refused(PutCardBack(card=kept, hero=GRISBAN)) == "not_kept_now"
    assert run.refused(KeepCard(card="no_such_card", hero=GRISBAN)) == "card_not_shown"


def test_a_card_can_be_put_on_at_once() -> None:
    """CRD-04: whoever keeps a weapon or armour may set out with it."""
    run = raid(seed="wear")
    run.do(Descend())
    run.leave(rounds=1, searched=4)
    cards = [card for card in run.upgrade.shown if library().items[card].slot == "hands"]
    run.do(KeepCard(card=cards[0], hero=GRISBAN, wear=True))

    assert cards[0] in (run.seat(GRISBAN).worn or [])
    run.do(Descend())
    held = next(held for held in run.campaign.running().heroes[GRISBAN].cards if held.card == cards[0])
    assert held.equipped


def test_rai_03_experience_after_each_level() -> None:
    """RAI-03: 1, 1, 2, 2, 2 after the first five levels, to spend or keep."""
    run = raid()
    earned = []
    for _ in range(5):
        before = run.seat(GRISBAN).xp
        through(run, 1)
        earned.append(run.seat(GRISBAN).xp - before)

    assert earned == [1, 1, 2, 2, 2]


# The second act ---------------------------------------------------------------------------------------------------


def test_rai_04_after_the_third_level_the_second_act_begins() -> None:
    """RAI-04: shop and monsters of act II, search cards back and shuffled, feats refreshed, one more morale."""
    run = raid()
    through(run, 2)
    run.do(Descend())
    game = run.campaign.running()
    game.heroes[GRISBAN].feat_used = True
    game.search_deck, game.morale = game.search_deck[:3], 1
    run.seat(GRISBAN).kept.append(BroughtCard(card="health_potion", kind="search"))
    run.leave()

    assert run.journey.act == 2
    assert run.raid.morale == 2
    assert not run.seat(GRISBAN).feat_used
    assert Counter(run.raid.search_deck) == Counter(fresh_search_deck(library()))
    assert all(library().items[card].act == 2 for card in run.upgrade.shown)
    assert run.told("raid_act_began")[0].morale == 2
    run.do(Descend())
    assert run.campaign.running().act == 2


def test_rai_04_search_cards_that_heroes_hold_stay_with_them() -> None:
    """RAI-04: only used cards go back into the deck; one in a hero's pack is not there twice."""
    run = raid()
    through(run, 2)
    run.seat(GRISBAN).kept.append(BroughtCard(card="health_potion", kind="search"))
    run.do(Descend())
    run.leave()

    whole = Counter(fresh_search_deck(library()))
    assert whole - Counter(run.raid.search_deck) == Counter(["health_potion"])


def test_rai_04_the_second_act_comes_once() -> None:
    """RAI-04: feats and morale are not refreshed after the fourth and fifth level."""
    run = raid()
    through(run, 3)
    run.do(Descend())
    run.campaign.running().heroes[GRISBAN].feat_used = True
    run.leave()

    assert run.seat(GRISBAN).feat_used
    assert run.told("raid_act_began") == []


# What is not of the Raid --------------------------------------------------------------------------------------


def test_nothing_of_the_map_is_done_in_a_raid() -> None:
    """A raid has no map, no cities and no weeks."""
    run = raid()

    assert run.refused(Travel(city="port")) == "not_in_a_raid"
    assert run.refused(Wait()) == "not_in_a_raid"


def test_nothing_of_the_raid_is_done_on_the_map() -> None:
    """A campaign has no portals to go through."""
    campaign = Campaign(name="Road", owner=OWNER, story="keepers_flame", seats=gathered().seats)
    set_out(campaign, "road")
    campaign.game = None

    with pytest.raises(Refused) as refused:
        Descend().do(campaign, OWNER)

    assert refused.value.code == "only_in_a_raid"


def test_between_levels_the_party_may_do_just_this() -> None:
    """What is offered between levels is what is possible: keep each card for each hero, or go on."""
    run = raid()
    run.do(Descend())
    run.leave()
    deeds = possible(run.campaign, OWNER)

    assert Descend() in deeds
    kept = [deed for deed in deeds if isinstance(deed, KeepCard)]
    assert len(kept) == 2 * len(set(run.upgrade.shown))
    assert {deed.kind for deed in deeds} == {"descend", "keep_card"}
