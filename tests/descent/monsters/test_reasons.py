"""Every choice of a monster is told with its reasons, and there are words for them in both languages (ACT-06)."""

from collections.abc import Iterator
from typing import get_args

import pytest

from bot.descent.events import (
    GroupActivated,
    InstructionNeglected,
    MonsterActivated,
    PlaceChosen,
    SurgeSpent,
    TargetChosen,
)
from bot.descent.monsters.activation import ActivateGroup
from bot.descent.monsters.whom import Key
from bot.descent.words import words
from bot.descent.words.instructions import read_line
from bot.kernel.events import Event
from bot.words import LANGUAGES
from bot.words.story import Story
from tests.descent.rules.trial import plain_scene, told, trial_cards
from tests.descent.scene import Scene, scene


@pytest.fixture(autouse=True)
def plain_heroes() -> Iterator[None]:
    """A, B, C and D are heroes whose cards never step in."""
    with trial_cards():
        yield


def story(table: Scene, language: str, *events: Event) -> Story:
    """What happened, told to players of one language."""
    speaker = words("fr" if language == "fr" else "en")
    return speaker.story(list(events) or table.events, table.game)


def why(table: Scene, *events: Event) -> dict[str, str]:
    """The reasons behind some events, in each language, as one text."""
    return {language: plain(" ".join(story(table, language, *events).steps)) for language in LANGUAGES}


def plain(text: str) -> str:
    """Without markup and with ordinary spaces."""
    return text.replace("*", "").replace("\u00a0", " ").replace("\u202f", " ")


def test_act_01_the_group_says_among_which_it_was_drawn() -> None:
    """ACT-01: which groups could have come is told with the one that does, and so is the size of its deck."""
    table = scene("z . . s . . S", turn=None)
    table.step(ActivateGroup())

    (event,) = told(table, GroupActivated)

    assert set(event.because) == {"zombie", "cave_spider"}
    assert event.cards > 1
    reasons = why(table, event)
    assert "drawn by lot among" in reasons["en"]
    assert f"Drawn from {event.cards} cards" in reasons["en"]
    assert "tirage au sort parmi" in reasons["fr"]
    assert f"Tirée parmi {event.cards} cartes" in reasons["fr"]


def test_act_01_the_last_group_has_no_choice() -> None:
    """ACT-01: the only group that has not acted yet is told as such."""
    table = scene("z . . S", turn=None)
    table.step(ActivateGroup())

    (event,) = told(table, GroupActivated)

    assert event.because == ("zombie",)
    assert "only group" in why(table, event)["en"]
    assert "seul groupe" in why(table, event)["fr"]


def test_act_01_a_card_that_was_named_was_not_drawn() -> None:
    """MON-08: a forced activation with a certain card says nothing of drawing it."""
    table = plain_scene("z . . A", turn=None)
    table.activate("zombie", "zombie_hunts")

    assert told(table, GroupActivated)[0].cards == 0


def test_act_08_who_goes_first_is_told() -> None:
    """ACT-08: the monsters of a rank that could have gone instead are named."""
    table = plain_scene("p q . . A", monsters={"p": "zombie", "q": "zombie"}, turn=None)
    table.activate("zombie", minion=[{"do": "engage"}])

    first, second = told(table, MonsterActivated)

    assert (first.figure, first.before) == ("zombie_1", ("zombie_2",))
    assert (second.figure, second.before) == ("zombie_2", ())
    assert "goes before" in why(table, first)["en"]
    assert "agit avant" in why(table, first)["fr"]
    assert story(table, "en", second).steps == []


def test_act_08_a_vote_on_the_order_is_told_as_one() -> None:
    """ACT-08: if the players chose the order, the reason is their vote."""
    table = plain_scene("p q . . A", monsters={"p": "zombie", "q": "zombie"}, turn=None)
    table.game.ties = "vote"
    table.activate("zombie", minion=[{"do": "engage"}])
    table.choose("zombie_2")

    (first, *_) = told(table, MonsterActivated)

    assert first.figure == "zombie_2"
    assert "players vote" in why(table, first)["en"]
    assert "les joueurs votent" in why(table, first)["fr"]


@pytest.mark.parametrize("key", get_args(Key))
def test_act_06_a_target_is_told_with_the_ranking(key: str) -> None:
    """ACT-06: whoever could have been the target is named with the number that counted, for every ranking key."""
    table = plain_scene("A . . s . . . B", turn=None)
    table["A"].damage = 2
    table.hero("B").fatigue = 1
    table.activate("cave_spider", minion=[{"do": "engage", "aim": {"by": [key]}}])

    event = told(table, TargetChosen)[0]

    assert event.figure == "cave_spider_1"
    assert event.because[0]["figure"] == event.target, "the best one comes first"
    assert {entry["figure"] for entry in event.because} == {"ada", "bran"}
    assert all(entry["by"] == [key] and len(entry["values"]) == 1 for entry in event.because)
    assert {entry["figure"]: entry["distance"] for entry in event.because} == {"ada": 3, "bran": 4}
    for text in why(table, event).values():
        assert "3" in text
        assert "4" in text


def test_act_07_who_was_passed_over_is_told() -> None:
    """ACT-07: the closest hero out of sight stands in the reasons, marked as passed over."""
    table = plain_scene("A X g . . . B\n. . . # # # #", turn=None)
    table.activate("goblin_archer", minion=[{"do": "attack"}])

    (event,) = told(table, TargetChosen)

    assert event.target == "bran"
    assert [(entry["figure"], entry.get("passed", False)) for entry in event.because] == [
        ("bran", False),
        ("ada", True),
    ]
    assert "can’t be targeted" in why(table, event)["en"]
    assert "ne peut pas être visé" in why(table, event)["fr"]


@pytest.mark.parametrize(
    ("ties", "english", "french"),
    [
        ("fair", "fair chance", "hasard équitable"),
        ("merciful", "mercy", "clémence"),
        ("cunning", "cunning", "ruse"),
        ("vote", "players vote", "les joueurs votent"),
    ],
)
def test_act_06_a_tie_is_told_with_how_it_was_settled(ties: str, english: str, french: str) -> None:
    """ACT-06: heroes that rank the same are all named, and so is the setting that chose among them."""
    table = plain_scene("A . s . B", turn=None)
    table.game.ties = ties  # type: ignore[assignment]
    table.activate("cave_spider", minion=[{"do": "engage"}])
    table.settle()

    event = told(table, TargetChosen)[0]

    assert set(event.tied) == {"ada", "bran"}
    assert english in why(table, event)["en"]
    assert french in why(table, event)["fr"]


def test_mvw_08_a_new_target_is_told() -> None:
    """MVW-08: a monster that turns to somebody else after a reaction tells that choice like any other."""
    table = plain_scene(
        "s . . J . . . .\n# # . . A # # #",
        heroes={"J": "jain_fairwood/wildlander"},
        cards={"J": ["fleet_of_foot"]},
        turn=None,
    )
    table.activate("cave_spider", minion=[{"do": "engage"}, {"do": "attack"}])
    assert [event.target for event in told(table, TargetChosen)] == ["jain_fairwood"]

    table.choose("nimble")
    table.choose("F1")

    assert told(table, TargetChosen)[0].target == "ada"


def test_act_08_a_place_is_told_with_its_rivals() -> None:
    """ACT-08: where it goes, what that costs and how many places were equally right."""
    table = plain_scene(". . . .\nz . . A\n. . . .", turn=None)
    table.activate("zombie", minion=[{"do": "engage"}])

    (event,) = told(table, PlaceChosen)

    assert event.verb == "engage"
    assert (event.cost, event.tied) == (2, 3)
    assert event.squares == table["z"].squares
    assert str(table["z"].square) in why(table, event)["en"]
    assert "3" in why(table, event)["fr"]


@pytest.mark.parametrize(
    ("drawing", "line", "conditions", "reason"),
    [
        ("z A", {"do": "engage"}, [], "already_adjacent"),
        ("z . A", {"do": "spot"}, [], "already_in_view"),
        ("z . A", {"do": "attack"}, [], "no_target"),
        ("z . . . A", {"do": "engage", "aim": {"within": 2}}, [], "no_target"),
        ("z . A", {"do": "retreat", "when": {"hero_within": 1}}, [], "condition"),
        ("z . A", {"do": "engage"}, ["immobilized"], "immobilized"),
        ("z A", {"do": "use", "use": "grab"}, [], "no_such_ability"),
        ("z o A", {"do": "engage"}, [], "no_way"),
        ("z .:. A", {"do": "engage"}, [], "no_closer"),
        ("A z", {"do": "away"}, [], "no_farther"),
        ("z . . A", {"do": "engage"}, ["bleeding"], "in_vain"),
    ],
)
def test_act_03_a_neglected_line_says_why(
    drawing: str, line: dict[str, object], conditions: list[str], reason: str
) -> None:
    """ACT-03: every line that is skipped is told with the reason, and both languages have a sentence for it."""
    table = plain_scene(drawing, turn=None)
    table["z"].conditions = conditions
    table["z"].damage = 2 if "bleeding" in conditions else 0
    table.activate("zombie", minion=[line])

    event = told(table, InstructionNeglected)[0]

    assert (event.figure, event.why) == ("zombie_1", reason)
    texts = why(table, event)
    assert "would change nothing" not in texts["en"], "that is the sentence for reasons without words"
    assert texts["en"] != texts["fr"]


@pytest.mark.parametrize(
    ("state", "master", "lines", "reason"),
    [
        ([], False, [{"do": "attack"}, {"do": "attack"}], "attack_used"),
        (["cursed"], True, [{"do": "use", "use": "grab"}], "cursed"),
        ([], False, [{"do": "attack", "then": [{"do": "retreat"}]}], "no_points"),
    ],
)
def test_act_03_reasons_that_come_later(
    state: list[str], master: bool, lines: list[dict[str, object]], reason: str
) -> None:
    """ACT-03, ACT-04: a used attack, a curse, and a retreat without points are told as well."""
    table = plain_scene(". z A", monsters={"z": "zombie master" if master else "zombie"}, turn=None)
    table["z"].conditions = state
    table.activate("zombie", minion=[] if master else lines, master=lines if master else [])

    assert reason in [event.why for event in told(table, InstructionNeglected)]


def test_act_03_a_shambling_monster_says_so() -> None:
    """ACT-03: a second move action of a zombie is neglected for its shambling."""
    table = plain_scene("z . . . . . . A", turn=None)
    table.activate("zombie", minion=[{"do": "engage"}])

    assert [event.why for event in told(table, InstructionNeglected)] == ["shambling"]


@pytest.mark.parametrize(
    ("dice", "damage", "conditions", "reason"),
    [
        ("blue r2h2s1, yellow r1h1, gray 0", 0, [], "panel_order"),
        ("blue r2h2s1, yellow r1h1, gray 0", 8, [], "to_defeat"),
        ("blue r2h2s1, yellow h1s1, gray 3", 0, ["doomed"], "left_over"),
    ],
)
def test_mat_01_a_surge_is_told_with_its_reason(dice: str, damage: int, conditions: list[str], reason: str) -> None:
    """MAT-01 to MAT-04: each surge a monster spends says what it bought and for what."""
    table = plain_scene("s A", turn=None, roll=dice)
    table["A"].damage = damage
    table["A"].conditions = ["poisoned"] if "doomed" in conditions else []
    table["s"].conditions = conditions
    table.activate("cave_spider", minion=[{"do": "attack"}])

    spent = told(table, SurgeSpent)

    assert reason in [event.because for event in spent]
    for event in spent:
        texts = why(table, *table.events)
        assert event.figure == "cave_spider_1"
        assert "⚡" in texts["en"]
        assert "⚡" in texts["fr"]


def test_mat_02_range_bought_so_as_not_to_miss() -> None:
    """MAT-02: range that saves the shot is told as such."""
    table = plain_scene(
        "g . . . A",
        monsters={"g": "goblin_archer master"},
        turn=None,
        roll="blue r2h2s1, yellow r1h1, gray 0",
    )
    table.activate("goblin_archer", master=[{"do": "attack"}])

    assert [event.because for event in told(table, SurgeSpent)] == ["not_to_miss"]


def test_every_event_of_an_activation_finds_words() -> None:
    """A whole activation is told in both languages, with a reason for group, card, order, target and place."""
    table = plain_scene(
        """
        . . . . . . .
        p . . A . . .
        q . . . . B .
        """,
        monsters={"p": "cave_spider", "q": "cave_spider master"},
        turn=None,
    )
    table.activate("cave_spider", "cave_spider_hunts")

    for language in LANGUAGES:
        reasons = story(table, language).steps
        assert len(reasons) >= 6
        assert all(plain(line).endswith((".", "!", "?")) for line in reasons)


def test_why_names_only_what_decided_something() -> None:
    """Lines a monster passed over, equal places and who went first are no reasons, only steps."""
    table = plain_scene("p A . . . . q", monsters={"p": "zombie", "q": "zombie"}, turn=None)
    table.activate("zombie", minion=[{"do": "engage"}, {"do": "attack"}])
    assert told(table, InstructionNeglected)

    reasons, steps = plain(" ".join(story(table, "en").why)), plain(" ".join(story(table, "en").steps))
    assert "skips" in steps
    assert "goes before" in steps
    assert "skips" not in reasons
    assert "goes before" not in reasons
    assert set(story(table, "en").why) < set(story(table, "en").steps)


def test_reasons_are_told_in_the_words_of_the_card() -> None:
    """What decided is the line of the card as it reads there, in each language, and no word of the engine."""
    table = plain_scene("p . . . A . B", monsters={"p": "barghest"}, turn=None)
    table.activate("barghest", "barghest_snap")
    card = table.game.library.activations["barghest_snap"]
    for language in LANGUAGES:
        speaker = words("fr" if language == "fr" else "en")
        lines = [plain(read_line(speaker, line)).rstrip(".") for line in card.minion]
        reasons = [plain(line) for line in story(table, language).steps if "barghest" in line.lower()]
        quoted = [line for line in reasons if "«" in line or "“" in line]
        assert quoted
        assert all(any(line in reason for line in lines) for reason in quoted), quoted


def test_of_two_lines_alike_the_one_that_was_followed_is_told() -> None:
    """A card may say "attack" twice: the line that was passed over and the one that was obeyed are told apart."""
    table = plain_scene("p A", monsters={"p": "barghest master"}, turn=None)
    table.activate("barghest", "barghest_snap")
    card = table.game.library.activations["barghest_snap"]
    first, second = [read_line(words("en"), line).rstrip(".") for line in card.master if line.do == "attack"]
    assert first != second

    told_of = story(table, "en")
    assert any(first in reason and "skips" in reason for reason in told_of.steps)
    assert any(second in reason for reason in told_of.why)
    assert not any(first in reason for reason in told_of.why)
