"""Ariad, the queen she becomes, and Raythen and Serena on her side: abilities at work, and when they are not."""

import pytest

from bot.descent.content.library import library
from bot.descent.rules import stats
from bot.descent.words import words
from bot.words import LANGUAGES, Language
from renders.icon_tables import icon_tables
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.boxes.playing import ATTACK, STAY, act_out, bought, meet, neglected, play, use
from tests.descent.scene import Scene

FAILED, PASSED = "gray 3, black 4", "gray 0, black 0"


def dice_of(table: Scene) -> list[str]:
    """The attack dice of the last roll."""
    return [die.colour for die in table.told("dice_rolled")[-1].attack_dice]


# Ariad -------------------------------------------------------------------------------------------------------


@shows("corrupted")
@refuses("corrupted")
@pytest.mark.parametrize(("conditions", "more"), [(["cursed"], ["yellow"]), (["doomed"], []), ([], [])])
def test_ariads_attacks_feed_on_curses(conditions: list[str], more: list[str]):
    """Corrupted: a yellow die more against a cursed hero, and none against others."""
    table = meet("m . G", {"m": "ariad"}, roll="blue r3h2, green h1" + ", yellow r1h1" * len(more) + ", gray 0")
    table["G"].conditions += conditions

    act_out(table, "ariad", ATTACK, STAY)

    assert dice_of(table) == ["blue", "green", *more]


@shows("ancient_curse")
def test_an_ancient_curse_falls_on_all_who_stand_near():
    """Ancient curse: each hero within three squares tests willpower, and is cursed if it fails."""
    table = play("G . m . . S . W", "ariad", use("ancient_curse"), STAY, roll=f"{FAILED}, {PASSED}, {PASSED}")

    assert sorted(len(table[letter].conditions) for letter in "GSW") == [0, 0, 1]
    assert {event.figure for event in table.told("attribute_tested")} == {table.names["G"], table.names["S"]}


@refuses("ancient_curse")
def test_an_ancient_curse_is_not_wasted():
    """Ancient curse: the cursed, and heroes four squares away, are no reason for it."""
    table = meet("G m . . . S", {"m": "ariad"})
    table["G"].conditions.append("cursed")

    act_out(table, "ariad", use("ancient_curse"), STAY)

    assert neglected(table)[0] == ("use:ancient_curse", "no_target")


def blasted(roll: str, act: int = 2) -> Scene:
    """Two cursed heroes, one near and one far, and one who is not, when Ariad uses her blast."""
    table = meet("G m . . . S\n. . W . . .", {"m": "ariad"}, act=act, roll=roll)
    for letter in "GS":
        table[letter].conditions.append("cursed")
    return act_out(table, "ariad", use("cursed_blast"), STAY)


@shows("cursed_blast")
def test_a_cursed_blast_strikes_all_the_cursed_in_sight():
    """Cursed blast: one attack on both, a yellow die for each; the third hero is spared."""
    table = blasted("blue r5h1, green h1, green h1, yellow r1h1, yellow r1h1, gray 0, gray 2")

    assert dice_of(table).count("yellow") == 2
    assert sorted((table["G"].damage, table["S"].damage)) == [3, 5]
    assert table["W"].damage == 0


@refuses("cursed_blast")
def test_a_cursed_blast_falls_short_of_all_or_none():
    """Cursed blast: too short for the farthest it misses the nearest too; in act I she can't do it."""
    table = blasted("blue r2h2s1, green h1, green h1, yellow r1h1, yellow h2, gray 0")
    assert (table["G"].damage, table["S"].damage) == (0, 0)
    assert table.told("attack_missed")

    assert neglected(blasted("", act=1))[0] == ("use:cursed_blast", "no_such_ability")
    table = play("m . G", "ariad", use("cursed_blast"), STAY, act=2)
    assert neglected(table)[0] == ("use:cursed_blast", "no_target")


# Queen Ariad -------------------------------------------------------------------------------------------------


def test_the_queen_takes_two_and_feeds_on_both_their_curses():
    """Her pincer attack strikes two heroes, with a yellow die for each who is cursed."""
    table = meet(
        "m m G\nm m S",
        {"m": "queen_ariad"},
        act=2,
        roll="blue r3h2, red h1, green h1, yellow r1h1, yellow r1h1, gray 0, gray 0",
    )
    for letter in "GS":
        table[letter].conditions.append("cursed")

    act_out(table, "queen_ariad", use("pincer_attack"), STAY)

    assert [table[letter].damage for letter in "GS"] == [6, 6]
    assert all("immobilized" in table[letter].conditions for letter in "GS")


@pytest.mark.parametrize("lieutenant", ["queen_ariad", "raythen_lieutenant", "serena_lieutenant"])
def test_whoever_has_a_card_for_act_two_only_is_no_weaker_in_act_one(lieutenant: str):
    """A quest of the first act that brings one of them goes by the same numbers."""
    card = library().lieutenants[lieutenant]

    assert [card.block(1, heroes) for heroes in (2, 3, 4)] == [card.block(2, heroes) for heroes in (2, 3, 4)]


# Raythen -----------------------------------------------------------------------------------------------------


@shows("opportunist")
@pytest.mark.parametrize(
    ("condition", "lines"),
    [("immobilized", ["surge0"]), ("stunned", ["surge1"])],
)
def test_raythen_makes_the_most_of_the_helpless(condition: str, lines: list[str]):
    """Opportunist: a surge more for an immobilised hero beside him, two for a stunned one."""
    table = meet("m G", {"m": "raythen_lieutenant"}, act=2, roll="blue r3h2, red h1, green h1, gray 0")
    table["G"].conditions.append(condition)

    act_out(table, "raythen_lieutenant", ATTACK, STAY)

    assert bought(table) == lines
    assert table["G"].damage == (4 if condition == "immobilized" else 7)


@shows("opportunist")
def test_raythen_counts_all_the_helpless_beside_him():
    """Opportunist: whom he attacks does not matter, only who stands beside him."""
    table = meet("S m . G", {"m": "raythen_lieutenant"}, act=2, roll="blue r3h2, red h1, green h1, gray 0")
    table["S"].conditions += ["stunned", "immobilized"]

    act_out(table, "raythen_lieutenant", {"do": "attack", "aim": {"by": ["highest_might"]}}, STAY)

    assert sorted(bought(table)) == ["surge0", "surge1"]


@refuses("opportunist")
def test_raythen_has_nothing_of_the_helpless_far_away():
    """Opportunist: a stunned hero two squares off, or one beside him on its feet, brings him nothing."""
    for drawing, conditions in (("m . G", ["stunned"]), ("m G", ["cursed"])):
        table = meet(drawing, {"m": "raythen_lieutenant"}, act=2, roll="blue r3h2, red h1, green h1, gray 0")
        table["G"].conditions += conditions
        act_out(table, "raythen_lieutenant", ATTACK, STAY)
        assert (bought(table), table["G"].damage) == ([], 4)


def pilfering(drawing: str, deck: list[str]) -> Scene:
    """Raythen looks for something to pilfer."""
    table = meet(drawing, {"m": "raythen_lieutenant"}, act=2)
    table.game.search_deck = deck
    return act_out(table, "raythen_lieutenant", use("pilfer"), STAY)


@shows("pilfer")
def test_raythen_puts_the_best_card_out_of_reach():
    """Pilfer: beside a search token he lays the top search card under the deck, if there are cheaper ones in it."""
    table = pilfering("* m . . G", ["health_potion", "stamina_potion", "fire_flask"])

    assert table.game.search_deck == ["fire_flask", "health_potion", "stamina_potion"]
    assert [event.note for event in table.told("noted")] == ["pilfered"]


@refuses("pilfer")
@pytest.mark.parametrize(
    ("drawing", "deck"),
    [
        ("* m . . G", ["fire_flask", "health_potion"]),
        ("* m . . G", []),
        ("* . m . G", ["health_potion", "fire_flask"]),
        (". m . . G", ["health_potion", "fire_flask"]),
    ],
)
def test_raythen_leaves_a_poor_card_where_it_is(drawing: str, deck: list[str]):
    """Pilfer: a cheap card stays on top; away from search tokens he does not look."""
    table = pilfering(drawing, list(deck))

    assert neglected(table)[0] == ("use:pilfer", "no_target")
    assert table.game.search_deck == deck


@shows("inflict stunned")
@refuses("inflict stunned")
@pytest.mark.parametrize(("gray", "conditions"), [(0, ["stunned"]), (3, [])])
def test_raythen_stuns_whom_he_hurts(gray: int, conditions: list[str]):
    """His first surge stuns, if a heart comes through; the other line wants two surges."""
    table = play(
        "m G", "raythen_lieutenant", ATTACK, STAY, act=2, roll=f"blue r6h1s1, red h1, green h1, gray {gray}"
    )

    assert table["G"].conditions == conditions


# Serena ------------------------------------------------------------------------------------------------------


@shows("miasma")
def test_serenas_miasma_wounds_and_tires():
    """Miasma: each hero within three squares tests willpower; whoever fails loses a heart and suffers a fatigue."""
    table = play(
        "G . m . . S . W", "serena_lieutenant", use("miasma"), STAY, act=2, roll=f"{FAILED}, " * 3 + FAILED
    )

    # Both actions.
    assert [(table[letter].damage, table.hero(letter).fatigue) for letter in "GSW"] == [(2, 2), (2, 2), (0, 0)]


@refuses("miasma")
def test_the_strong_willed_breathe_freely():
    """Miasma: whoever passes suffers nothing, and with nobody near it is neglected."""
    table = play("G m", "serena_lieutenant", use("miasma"), STAY, act=2, roll=f"{PASSED}, {PASSED}")
    assert (table["G"].damage, table.hero("G").fatigue) == (0, 0)

    table = play("G . . . m", "serena_lieutenant", use("miasma"), STAY, act=2)
    assert neglected(table)[0] == ("use:miasma", "no_target")


@shows("strong_spirit")
@refuses("strong_spirit")
def test_serena_can_be_neither_cursed_nor_diseased():
    """Strong spirit: these two never take hold of her; others do."""
    table = meet("G m", {"m": "serena_lieutenant"}, act=2)

    immune = [name for name in library().conditions if stats.immune(table.game, table["m"], name)]

    assert sorted(immune) == ["cursed", "diseased"]


def test_each_of_serenas_surges_hurts_and_sickens():
    """One surge: two hearts and a curse; the other: two hearts and disease."""
    table = play("m G", "serena_lieutenant", ATTACK, STAY, act=2, roll="blue r2h2s1, red h3s1, green h1, gray 3")

    assert bought(table) == ["surge0", "surge1"]
    assert (table["G"].damage, table["G"].conditions) == (7, ["cursed", "diseased"])


# Two who were heroes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["raythen", "serena"])
def test_nobody_takes_the_lieutenant_for_the_hero(name: str, language: Language):
    """Words and icons tell them apart, also where both stand on one board."""
    speaker = words(language)
    assert speaker.text(f"monster-{name}_lieutenant") != speaker.text(f"hero-{name}")

    icons = icon_tables("descent")
    assert icons["monsters"][f"{name}_lieutenant"] != icons["heroes"][name]
