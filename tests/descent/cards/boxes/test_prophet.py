"""The prophet of the Trollfens, and the insight."""

from bot.descent.content.library import library
from bot.descent.rules import harm, stats
from bot.descent.words import words
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

PROPHET = {"R": "ashrian/prophet", "H": "syndrael/berserker"}
TOUGH = {"z": "zombie master", "y": "zombie master"}
BITE = "blue r3h2, yellow h2"
"""Four hearts without surges."""


def seer(drawing: str, *cards: str, holder: str | None = None, roll: str = "", turn: str | None = "R") -> Scene:
    """The prophet R with more cards; the holder has the insight."""
    table = scene(
        drawing,
        heroes=PROPHET,
        monsters=TOUGH,
        cards={"R": list(cards)} if cards else None,
        roll=roll,
        turn=turn,
    )
    if holder is not None:
        table.hero(holder).counters = {"insight": 1}
    return table


def holders(table: Scene) -> list[str]:
    """Who has the insight."""
    return [letter for letter, name in table.names.items() if getattr(table.game.find(name), "counters", {})]


def see(table: Scene, letter: str) -> None:
    """A hero gains the insight."""
    table.use("R", "soothing_insight", letter)


# Equipment ------------------------------------------------------------------------------------------------------


@shows("iron_flail")
def test_iron_flail_strikes_harder_with_a_hand_free() -> None:
    """Iron Flail: two squares far, a heart more while the other hand is empty; a surge weakens."""
    table = seer("R . z", roll="blue r2h2s1, yellow h2, brown 0")

    table.attack("R", "z")
    table.choose("surge0")
    table.settle()

    assert (table["z"].damage, table["z"].conditions) == (5, ["weakened"])


@refuses("iron_flail")
def test_iron_flail_is_no_stronger_beside_a_shield() -> None:
    """iron_flail: with something in the other hand there is no heart more, and three squares are too far."""
    table = seer("R z", "iron_shield", roll=f"{BITE}, brown 0")
    held(table, "R", "iron_flail").equipped = True
    table.attack("R", "z", "iron_flail")
    assert table["z"].damage == 4

    assert not seer("R . . z").legal("R", "attack")


@shows("sages_tome")
def test_sages_tome_makes_a_test_easier() -> None:
    """Sage's Tome: exhausted ahead of a test, one shield less counts."""
    table = seer("R .", roll="gray 3, black 0")

    table.step(harm.Test(figure=table.names["R"], attribute="might"))
    table.choose("sages_tome")

    assert [event.passed for event in table.told("attribute_tested")] == [True]  # type: ignore[attr-defined]
    assert held(table, "R", "sages_tome").exhausted


@refuses("sages_tome")
def test_sages_tome_is_read_before_own_tests_only() -> None:
    """sages_tome: nobody is asked when a friend tests, nor while it lies exhausted."""
    table = seer("R H", roll="gray 3, black 0")
    table.step(harm.Test(figure=table.names["H"], attribute="might"))
    assert table.asked is None

    table = seer("R T", roll="gray 3, black 0")
    held(table, "R", "sages_tome").exhausted = True
    table.step(harm.Test(figure=table.names["R"], attribute="might"))
    assert [event.passed for event in table.told("attribute_tested")] == [False]  # type: ignore[attr-defined]


# Skills ---------------------------------------------------------------------------------------------------------


@shows("soothing_insight")
def test_soothing_insight_gives_the_insight_and_comfort() -> None:
    """Soothing Insight: a hero at any distance gains the insight, and with it a heart and a breath."""
    table = seer("R . . . . . T")
    hurt(table, "T", damage=3, fatigue=2)

    see(table, "T")

    assert holders(table) == ["T"]
    assert (table["T"].damage, table.hero("T").fatigue, table.hero("R").fatigue) == (2, 1, 1)


@shows("soothing_insight")
def test_soothing_insight_moves_and_is_discarded_to_heal() -> None:
    """soothing_insight: there is one insight, taken from whoever has it; its holder discards it for a heart."""
    table = seer("R T A", holder="T", turn="T")
    hurt(table, "T", damage=3)
    table.use("T", "soothing_insight", ability="heal")
    assert (holders(table), table["T"].damage) == ([], 2)

    moved = seer("R T A", holder="T")
    see(moved, "A")
    assert holders(moved) == ["A"]


@refuses("soothing_insight")
def test_soothing_insight_is_not_for_its_holder_again() -> None:
    """soothing_insight: who has the insight can't gain it; who has it not, or is unhurt, can't be healed by it."""
    table = seer("R T", holder="T")
    assert refused(table, "R", "soothing_insight", "T") == "no_effect"
    assert refused(table, "R", "soothing_insight", ability="heal") == "too_few_counters"
    assert offered(table, "R", "soothing_insight", "R")

    unhurt = seer("R T", holder="T", turn="T")
    assert refused(unhurt, "T", "soothing_insight", ability="heal") == "no_effect"


@shows("battle_vision")
def test_battle_vision_rolls_a_die_again() -> None:
    """Battle Vision: a hero near the holder suffers two fatigue to roll an attack die again."""
    table = seer("R T H z", "battle_vision", holder="T", turn="H", roll="blue r3h2, red h1, brown 0, red h3")

    assert stats.attribute(table.game, table["R"], "awareness") == 5
    table.attack("H", "z")
    table.choose("battle_vision")
    table.choose("die1")
    table.settle()

    assert (table["z"].damage, table.hero("H").fatigue) == (5, 2)


@shows("battle_vision")
def test_battle_vision_is_for_the_holder_too() -> None:
    """battle_vision: whoever has the insight is near enough, the prophet itself for one; once per attack."""
    table = seer("R z", "battle_vision", holder="R", roll="blue r3h2, yellow h2, brown 2, brown 0")
    table.roll("blue r5h1, yellow h2, brown 0, blue r3h2")
    table.attack("R", "z")
    table.choose("battle_vision")
    table.choose("die0")
    assert not may_react(table, "battle_vision")
    assert table["z"].damage == 5


@refuses("battle_vision")
def test_battle_vision_does_not_reach_far() -> None:
    """battle_vision: three squares from the holder, without a holder, or too tired nobody rolls again."""
    roll = "blue r3h2, red h1, brown 0"
    far = seer("T . . H z\nR . . . .", "battle_vision", holder="T", turn="H", roll=roll)
    far.attack("H", "z")
    assert not may_react(far, "battle_vision")

    nobody = seer("R H z", "battle_vision", turn="H", roll=roll)
    nobody.attack("H", "z")
    assert not may_react(nobody, "battle_vision")

    tired = seer("R H z", "battle_vision", holder="R", turn="H", roll=roll)
    hurt(tired, "H", fatigue=3)
    tired.attack("H", "z")
    assert not may_react(tired, "battle_vision")


@shows("forewarning")
def test_forewarning_shields_the_holder() -> None:
    """Forewarning: after the roll the insight is discarded for two shields."""
    table = seer("R . H z", "forewarning", holder="H", turn=None, roll=f"{BITE}, gray 0")

    bite(table)
    table.choose("forewarning")
    table.settle()

    assert (table["H"].damage, holders(table), table.hero("R").fatigue) == (2, [], 1)


@refuses("forewarning")
def test_forewarning_is_for_the_holder_in_need() -> None:
    """forewarning: not for another hero, and not where no heart comes through."""
    table = seer("R . H z", "forewarning", holder="R", turn=None, roll=f"{BITE}, gray 0")
    bite(table)
    assert not may_react(table, "forewarning")

    safe = seer("R . H z", "forewarning", holder="H", turn=None, roll="blue r3h2, yellow r1h1, gray 3")
    bite(safe)
    assert not may_react(safe, "forewarning")


@refuses("grim_fate")
def test_apx_01_grim_fate_has_no_effect() -> None:
    """APX-01: grim_fate speaks of the overlord's deck, which there is not; it is never offered, and says so."""
    table = seer("R . z", "grim_fate", holder="R")

    assert refused(table, "R", "grim_fate") == "no_such_ability"
    assert "no effect in Road to Legend" in words("en").text("card-grim_fate.text")
    assert "aucun effet dans La Voie des Légendes" in words("fr").text("card-grim_fate.text")


@shows("all_seeing")
def test_all_seeing_hands_the_insight_on() -> None:
    """All-Seeing: once discarded the insight goes to another hero, whom it comforts at once."""
    table = seer("R . T", "all_seeing", holder="T", turn="T")
    hurt(table, "T", damage=2)
    hurt(table, "R", damage=3, fatigue=2)

    table.use("T", "soothing_insight", ability="heal")
    table.choose("all_seeing")

    assert holders(table) == ["R"]
    assert (table["T"].damage, table["R"].damage, table.hero("R").fatigue) == (1, 2, 2), "one paid, one recovered"


@shows("all_seeing")
def test_all_seeing_comes_after_what_was_bought() -> None:
    """all_seeing: whoever discards it for a shield has the shield first; then a hero is chosen."""
    table = seer("R A H z", "all_seeing", "forewarning", holder="H", turn=None, roll=f"{BITE}, gray 0")

    bite(table)
    table.choose("forewarning")
    table.choose("all_seeing")
    assert sorted(table.options) == sorted([table.names["R"], table.names["A"]])
    table.choose(table.names["A"])
    table.settle()

    assert (table["H"].damage, holders(table)) == (2, ["A"])


@refuses("all_seeing")
def test_all_seeing_needs_another_hero() -> None:
    """all_seeing: with nobody else on their feet it is not asked about, nor when the insight just moves."""
    table = seer("R . .", "all_seeing", holder="R")
    hurt(table, "R", damage=2)
    table.use("R", "soothing_insight", ability="heal")
    assert table.asked is None

    moving = seer("R . T", "all_seeing", holder="R")
    see(moving, "T")
    assert moving.asked is None


@shows("lifeline")
def test_lifeline_keeps_the_holder_up() -> None:
    """Lifeline: the holder, about to fall, keeps a heart and stays on its feet; the insight is gone."""
    table = seer("R . H z", "lifeline", holder="H", turn=None, roll=f"{BITE}, gray 0")
    hurt(table, "H", damage=10)

    bite(table)
    table.choose("lifeline")
    table.settle()

    assert (table["H"].damage, table.hero("H").knocked_out, holders(table)) == (11, False, [])
    assert (table.hero("R").fatigue, table.game.morale) == (2, 2)


@shows("lifeline")
def test_lifeline_saves_the_prophet_itself() -> None:
    """lifeline: the prophet may be the holder, and fall to what is no attack."""
    table = seer("R . .", "lifeline", holder="R")
    hurt(table, "R", damage=9)

    table.step(harm.Suffer(figure=table.names["R"], amount=3, source="card"))
    table.choose("lifeline")

    assert (table["R"].damage, table.hero("R").knocked_out) == (9, False)


@refuses("lifeline")
def test_lifeline_is_for_the_holder_alone() -> None:
    """lifeline: a hero without the insight falls, and so does the holder of a prophet too tired."""
    table = seer("R . H z", "lifeline", holder="R", turn=None, roll=f"{BITE}, gray 0")
    hurt(table, "H", damage=10)
    bite(table)
    assert table.asked is None
    assert table.hero("H").knocked_out

    tired = seer("R . H z", "lifeline", holder="H", turn=None, roll=f"{BITE}, gray 0")
    hurt(tired, "H", damage=10)
    hurt(tired, "R", fatigue=3)
    bite(tired)
    assert tired.hero("H").knocked_out


@shows("victory_foretold")
def test_victory_foretold_adds_a_die_and_rewards_the_kill() -> None:
    """Victory Foretold: the holder's attack has a green die more; if its target falls, three hearts come back."""
    table = seer("R . H z", "victory_foretold", holder="H", turn="H", roll="blue r3h2, red h3, green h1, brown 0")
    hurt(table, "H", damage=5)

    table.attack("H", "z")
    table.choose("victory_foretold")
    table.settle()

    assert "z" not in table
    assert (table["H"].damage, holders(table), table.hero("R").fatigue) == (2, [], 2)


@refuses("victory_foretold")
def test_victory_foretold_rewards_nothing_but_a_kill() -> None:
    """victory_foretold: if the target stands nothing is recovered; for others than the holder it is not offered."""
    table = seer("R . H z", "victory_foretold", holder="H", turn="H", roll="blue r3h2, red h1, green h1, brown 0")
    hurt(table, "H", damage=5)
    table.attack("H", "z")
    table.choose("victory_foretold")
    table.settle()
    assert (table["z"].damage, table["H"].damage) == (4, 5)

    other = seer("R . H z", "victory_foretold", holder="R", turn="H", roll="blue r3h2, red h1, brown 0")
    other.attack("H", "z")
    assert not may_react(other, "victory_foretold")


@shows("focused_insights")
def test_focused_insights_comfort_the_neighbours() -> None:
    """Focused Insights: whoever stands next to the hero who gains the insight recovers as well, nobody is asked."""
    table = seer("R . T H", "focused_insights")
    for letter in "TH":
        hurt(table, letter, damage=3, fatigue=2)

    see(table, "T")

    assert [(table[letter].damage, table.hero(letter).fatigue) for letter in "TH"] == [(2, 1), (2, 1)]
    assert stats.health(table.game, table["R"]) == 12


@refuses("focused_insights")
def test_focused_insights_stop_two_squares_away() -> None:
    """focused_insights: two squares from the hero who gains it nobody recovers anything."""
    table = seer("R . T . H", "focused_insights")
    hurt(table, "H", damage=3, fatigue=2)

    see(table, "T")

    assert (table["H"].damage, table.hero("H").fatigue) == (3, 2)


@shows("omniscience")
def test_omniscience_lets_an_attack_miss() -> None:
    """Omniscience: before the roll the insight is discarded, and the monster misses."""
    table = seer("R . H z", "omniscience", holder="H", turn=None)

    bite(table)
    table.choose("omniscience")

    assert (table["H"].damage, holders(table), table.hero("R").fatigue) == (0, [], 3)
    assert [event.why for event in table.told("attack_missed")] == ["foiled"]  # type: ignore[attr-defined]
    assert table.told("dice_rolled") == []
    assert table.asked is None
    told = " ".join(words("en").story(table.events, table.game).lines)
    assert "**Master Zombie 1** strikes **Syndrael**: ✖ it was foreseen" in told


@refuses("omniscience")
def test_omniscience_is_for_the_holder_alone() -> None:
    """omniscience: attacks on others, and those of heroes, go on."""
    table = seer("R . H z", "omniscience", holder="R", turn=None, roll=f"{BITE}, gray 0")
    bite(table)
    assert not may_react(table, "omniscience")
    assert table["H"].damage == 4

    own = seer("R . H z", "omniscience", holder="H", turn="H", roll="blue r3h2, red h1, brown 0")
    own.attack("H", "z")
    assert not may_react(own, "omniscience")


def test_there_is_one_insight() -> None:
    """A single insight, which moves, is all that the prophet's class brings."""
    assert [(one.id, one.stock, one.moves) for one in library().classes["prophet"].counters] == [
        ("insight", 1, True)
    ]
