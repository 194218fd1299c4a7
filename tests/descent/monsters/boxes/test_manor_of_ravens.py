"""Bandits, wraiths and Skarn: each ability at work, and when it comes to nothing."""

import pytest

from bot.descent.rules import stats
from bot.descent.rules.harm import Suffer
from bot.descent.rules.searching import give
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.boxes.playing import ATTACK, STAY, act_out, bought, meet, neglected, play, use
from tests.descent.monsters.test_abilities import Ties
from tests.descent.scene import Scene

# Bandits -----------------------------------------------------------------------------------------------------


def robbed(left: int) -> Scene:
    """A hero with so many hearts left and a potion whom a bandit pillages."""
    table = meet("m G . S", {"m": "bandit"}, roll="blue r3h2, red h2, gray 0")
    give(table.hero("G"), "health_potion", "search")
    table["G"].damage = stats.health(table.game, table["G"]) - left
    return act_out(table, "bandit", use("pillage"), STAY)


@shows("pillage")
def test_a_bandit_pillages_whom_it_knocks_out():
    """Pillage: a search card of a hero who falls to it goes back into the search deck."""
    table = robbed(left=4)

    assert table.hero("G").knocked_out
    assert table.hero("G").card("health_potion") is None
    assert table.game.search_deck == ["health_potion"]


@refuses("pillage")
def test_whoever_survives_a_pillage_keeps_its_goods():
    """Pillage: a heart left is enough; and a hero two squares away can't be pillaged at all."""
    table = robbed(left=5)
    assert table.hero("G").card("health_potion") is not None
    assert table.game.search_deck == []

    table = play("m . G", "bandit", use("pillage"), STAY)
    assert neglected(table)[0] == ("use:pillage", "no_target")


@pytest.mark.parametrize(("ties", "taken"), [("cunning", "curse_doll"), ("merciful", "health_potion")])
def test_cunning_bandits_take_the_dearest_card(ties: Ties, taken: str):
    """Which search card is lost, the tie setting decides."""
    table = meet("m G . S", {"m": "bandit"}, roll="blue r3h2, red h2, gray 0", ties=ties)
    for card in ("curse_doll", "health_potion"):
        give(table.hero("G"), card, "search")
    table["G"].damage = stats.health(table.game, table["G"]) - 1

    act_out(table, "bandit", use("pillage"), STAY)

    assert table.game.search_deck == [taken]


def test_a_pillage_is_the_one_attack_of_the_activation():
    """After it the bandit does not shoot again."""
    table = play("m G", "bandit", use("pillage"), ATTACK, STAY, roll="blue r3h2, red h2, gray 0")

    assert len(table.told("attack_declared")) == 1


@shows("inflict poisoned", "inflict doomed")
def test_a_master_bandits_black_venom_does_two_things_for_one_surge():
    """Black venom: whoever is hurt is doomed and poisoned."""
    table = play("m . G", "bandit master", ATTACK, STAY, roll="blue r2h2s1, yellow r2h1, gray 0")

    assert (bought(table), table["G"].conditions) == (["surge0"], ["doomed", "poisoned"])


@refuses("inflict poisoned", "inflict doomed")
def test_black_venom_wants_blood():
    """Where no heart comes through nobody is poisoned or doomed, and the surge goes into hearts."""
    table = play("m . G", "bandit master", ATTACK, STAY, roll="blue r2h2s1, yellow r1h1, gray 3")

    assert (bought(table), table["G"].conditions) == (["surge1"], [])


# Wraiths -----------------------------------------------------------------------------------------------------

FAILED, PASSED = "gray 3, black 4", "gray 0, black 0"


@shows("death_cry")
@pytest.mark.parametrize(("ties", "doomed", "hearts"), [("cunning", ["doomed"], 0), ("merciful", [], 1)])
def test_a_death_cry_dooms_or_wounds(ties: Ties, doomed: list[str], hearts: int):
    """Death cry: a hero who fails a test of willpower is doomed, which is worse than the heart it loses else."""
    table = play("m . . G", "wraith", use("death_cry"), STAY, roll=FAILED, ties=ties)

    assert (table["G"].conditions, table["G"].damage) == (doomed, hearts)


@shows("death_cry")
def test_a_cunning_death_cry_takes_the_last_heart():
    """Death cry: nothing is worse than to fall; and whoever is doomed already loses a heart and one more."""
    table = meet("m . . G", {"m": "wraith"}, roll=FAILED, ties="cunning")
    table["G"].damage = stats.health(table.game, table["G"]) - 1
    act_out(table, "wraith", use("death_cry"), STAY)
    assert table.hero("G").knocked_out

    table = meet("m . . G", {"m": "wraith"}, roll=FAILED, ties="cunning")
    table["G"].conditions.append("doomed")
    act_out(table, "wraith", use("death_cry"), STAY)
    assert table["G"].damage == 2


@refuses("death_cry")
def test_a_death_cry_is_withstood_and_comes_once_a_round():
    """Death cry: the strong-willed hear nothing, four squares are too far, and it has but one breath."""
    table = play("m . . G", "wraith", use("death_cry"), roll=PASSED)
    assert (table["G"].conditions, table["G"].damage) == ([], 0)
    assert ("use:death_cry", "used_up") in neglected(table)

    table = play("m . . . G", "wraith", use("death_cry"), STAY)
    assert neglected(table)[0] == ("use:death_cry", "no_target")


def fall(table: Scene, letter: str) -> Scene:
    """A hero is knocked out, and what follows is resolved."""
    table.step(Suffer(figure=table.names[letter], amount=40, source="special"))
    table.settle()
    return table


@shows("reaper")
def test_a_reaper_comes_for_the_next():
    """Reaper: when a hero falls within five squares the master attacks the closest other one at once."""
    table = meet("m . . G S . .", {"m": "wraith master"}, roll="blue r5h1, yellow h2, gray 0")

    fall(table, "G")

    assert (table.at("m"), table["S"].damage) == ("A1", 3)


@shows("reaper")
def test_a_reaper_goes_where_it_can_see_somebody():
    """Reaper: if it can attack nobody from where it is, it first moves up to its speed."""
    table = meet(
        """
        m . . G
        # # # .
        # # # .
        # # # S
        """,
        {"m": "wraith master"},
        roll="blue r5h1, yellow h2, gray 0",
    )

    fall(table, "G")

    assert table.at("m") != "A1"
    assert table["S"].damage == 3


@refuses("reaper")
def test_a_reaper_stays_where_it_is():
    """Reaper: six squares are too far, minions don't reap, the stunned can't, and it comes once a round."""
    for drawing, wraith, conditions in (
        ("m . . . . . G S", "wraith master", []),
        ("m . G S", "wraith", []),
        ("m . G S", "wraith master", ["stunned"]),
    ):
        table = meet(drawing, {"m": wraith})
        table["m"].conditions += conditions
        assert not fall(table, "G").told("attack_declared")

    table = meet("m . G S W T", {"m": "wraith master"}, roll="blue r5h1, yellow h1s1, gray 3, black 0")
    assert len(fall(table, "G").told("attack_declared")) == 1
    assert not fall(table, "W").told("attack_declared")


# Skarn -------------------------------------------------------------------------------------------------------


@shows("energy_drain")
@pytest.mark.parametrize(("act", "fatigue"), [(1, 3), (2, 4)])
def test_skarn_drains_hearts_as_fatigue(act: int, fatigue: int):
    """Energy drain: up to three hearts he deals, four in act II, are fatigue instead."""
    roll = "blue r3h2, yellow h2, gray 0" if act == 1 else "blue r3h2, red h3, yellow h2, gray 0"
    table = play("m m G\nm m .", "skarn", ATTACK, STAY, act=act, roll=roll)

    assert table.hero("G").fatigue == fatigue
    assert table["G"].damage == (4 if act == 1 else 7) - fatigue


@refuses("energy_drain")
def test_skarn_does_not_drain_whom_he_fells_nor_the_exhausted():
    """Energy drain: hearts that fell a hero stay hearts, and nobody is drained beyond its stamina."""
    for left, tired, damage in ((4, 0, 14), (14, 3, 3), (14, 4, 4)):
        table = meet("m m G\nm m .", {"m": "skarn"}, roll="blue r3h2, yellow h2, gray 0")
        table["G"].damage = stats.health(table.game, table["G"]) - left
        table.hero("G").fatigue = tired
        before = 0 if left == 14 else table["G"].damage

        act_out(table, "skarn", ATTACK, STAY)

        assert table["G"].damage == damage, (left, tired)
        assert table.hero("G").knocked_out == (before > 0)


def test_skarn_strikes_two_heroes_with_one_roll():
    """Flail: each defends itself, and each is drained."""
    table = play("m m G\nm m S", "skarn", ATTACK, STAY, roll="blue r3h2, yellow h2, gray 0, gray 0")

    assert [(table[letter].damage, table.hero(letter).fatigue) for letter in "GS"] == [(1, 3), (1, 3)]


@shows("thrash")
def test_skarn_thrashes_about_in_act_two():
    """Thrash: everybody next to him is struck, monsters too."""
    table = play(
        "z m m G\n. m m S",
        "skarn",
        use("thrash"),
        STAY,
        act=2,
        roll="blue r3h2, red h1, yellow h1s1, gray 3, gray 3, brown 0",
    )

    assert "z" not in table
    assert table["G"].damage + table.hero("G").fatigue == table["S"].damage + table.hero("S").fatigue == 2
    assert table.told("attack_declared")[0].others


@refuses("thrash")
def test_skarn_has_to_have_somebody_beside_him_to_thrash():
    """Thrash: a hero two squares away is out of reach, and in act I he can't do it at all."""
    table = play("m m . G\nm m . .", "skarn", use("thrash"), STAY, act=2)
    assert neglected(table)[0] == ("use:thrash", "no_target")

    table = play("m m G\nm m .", "skarn", use("thrash"), STAY)
    assert neglected(table)[0] == ("use:thrash", "no_such_ability")


@shows("recover")
@refuses("recover")
@pytest.mark.parametrize(("damage", "left"), [(4, 1), (2, 2)])
def test_skarn_mends_himself_once_it_is_worth_it(damage: int, left: int):
    """Mend: from three hearts of damage on a surge recovers three of them."""
    table = meet("m m G\nm m .", {"m": "skarn"}, roll="blue r2h2s1, yellow h2, gray 0")
    table["m"].damage = damage

    act_out(table, "skarn", ATTACK, STAY)

    assert table["m"].damage == left


@pytest.mark.parametrize(("option", "doomed"), [("0", True), ("1", False)])
def test_where_players_vote_they_pronounce_the_death_cry(option: str, doomed: bool):
    """The party is asked which of the two it is, in words of its own."""
    table = meet("m . . G", {"m": "wraith"}, roll=FAILED, ties="vote")
    table.activate("wraith", master=[STAY], minion=[use("death_cry"), STAY], first="masters")
    while table.asked != "monster_choice":
        table.choose(table.options[0])

    table.choose(option)

    assert ("doomed" in table["G"].conditions, bool(table["G"].damage)) == (doomed, not doomed)
