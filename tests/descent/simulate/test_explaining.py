"""Why a quest goes as it does: what simulated games say of events, endings, choices, areas and goals."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.descent.checking.drafts import open_draft
from bot.descent.checking.outline import endings, outlined
from bot.descent.content.library import library
from bot.descent.quest.expressions import Expression, Scope
from bot.descent.quest.happenings_party import Lose
from bot.descent.quest.happenings_story import Fire
from bot.descent.simulate.batch import Batch, Played, begin, play_all, play_one
from bot.descent.simulate.conditions import failing, measured, written
from bot.descent.simulate.explaining import EventStory, Explanation, Game, explain
from bot.descent.simulate.telling_explanation import sections
from bot.descent.words import words
from tests.descent.simulate.drafts import STUCK_BELL, forget_drafts

QUEST = "drowned_mill"

pytestmark = pytest.mark.usefixtures("stated_decks")


# Conditions -------------------------------------------------------------------------------------------------------


class Numbers(Scope):
    """What names are worth here."""

    def __init__(self, **values: int) -> None:
        self.values = values

    def value(self, name: str) -> int:
        return self.values[name]

    def call(self, function: str, about: str) -> int:
        return self.values[f"{function}_{about}"]


def test_what_is_written_means_the_same_when_it_is_read_again() -> None:
    """Parts of conditions are told as an author would write them, with the parentheses they need and no others."""
    for text in (
        "a - (b - c)",
        "a - b - c",
        "(a or b) and not c",
        "not (a and b)",
        "-a * 2 + 1 <= b % 3",
        "2 * (a + b) != alive(boss)",
        "not a == b",
    ):
        assert written(Expression(text).node) == text


def test_only_the_parts_that_do_not_hold_are_told() -> None:
    """Of what must all hold, those that fail, with the numbers they compare; written numbers are known anyway."""
    scope = Numbers(saved=2, round=7, open_gate=1)
    parts = list(failing(Expression("open(gate) and saved == 3 and (round > 9 or saved > 4)"), scope))

    assert [written(part) for part in parts] == ["saved == 3", "round > 9 or saved > 4"]
    assert [list(measured(part, scope)) for part in parts] == [[("saved", 2)], []]


# What leads where -------------------------------------------------------------------------------------------------


def test_each_happening_knows_where_it_stands() -> None:
    """Events, uses and bags; and what must be so besides: conditions, options, tests."""
    quest = library().quests[QUEST]
    found = [(deed.kind, deed.source, deed.ways) for deed in outlined(quest) if isinstance(deed.what, Fire)]

    assert found == [
        ("use", "gaspard/talk", ()),
        ("use", "wheel/turn_wheel", ("fail",)),
        ("use", "wheel/free_pawl", ("fail",)),
    ]
    (dam, other) = [deed for deed in outlined(quest) if isinstance(deed.what, Lose)]
    assert (dam.source, dam.ways, dam.ifs) == ("dam_breaks", ("not (saved >= 2)",), (("saved >= 2", False),))
    assert (other.source, other.ways) == ("too_late", ())
    assert [close.reason for close in endings(quest)] == ["two_safe", "too_late", "all_safe"]


def test_every_shipped_quest_has_an_outline() -> None:
    """Also tokens that are placed later and bags within bags: no happening is without its place."""
    for quest in library().quests.values():
        places = {event.id for event in quest.events} | set(quest.bags)
        for deed in outlined(quest):
            known = deed.source in places or deed.source.partition("/")[0] in quest.elements
            assert known, f"{quest.id}: {deed.path} belongs to {deed.source}"


# Games that are looked at -----------------------------------------------------------------------------------------


def test_whoever_looks_on_changes_nothing() -> None:
    """It is the same game with and without somebody who looks on, and every event of it is noted."""
    batch = Batch(quest=QUEST, heroes=2, games=1, seed=3)
    (alone,) = play_all(batch)
    (watched,) = play_all(batch.model_copy(update={"traced": True}))

    assert watched.report == alone.report
    assert alone.trace is None
    assert watched.trace is not None
    # What automatic heroes try in their minds fires events too, and is none of this game.
    assert set(watched.trace.fired) == set(watched.report.fired)
    assert all(len(watched.trace.fired[event]) == 1 for event in ("arrival", "mill_open", "race_open"))
    assert list(watched.trace.areas) == sorted(watched.trace.areas, key=watched.trace.areas.__getitem__)


@pytest.fixture(scope="module")
def games() -> Iterator[list[Played]]:
    """The stuck bell, played by two heroes."""
    draft = open_draft(STUCK_BELL, library())
    batch = Batch(quest=draft.quest.id, heroes=2, games=2, draft=draft.content.text, traced=True)
    yield list(play_all(batch))
    forget_drafts(draft.quest.id)


@pytest.fixture(scope="module")
def found(games: list[Played]) -> Explanation:
    """What these games say."""
    draft = open_draft(STUCK_BELL, library())
    return explain(draft.quest, [Game(each.report, each.trace) for each in games if each.trace is not None])


def event(found: Explanation, name: str) -> EventStory:
    """An event by its name."""
    return next(each for each in found.events if each.id == name)


def test_a_condition_that_failed_is_named_with_its_numbers(found: Explanation) -> None:
    """The trigger came in each game, once; `rings` was 1 then. The part that did hold is not blamed."""
    third = event(found, "third_ring")

    assert (third.games, third.rounds) == (0, None)
    assert [(wait.trigger, wait.came, wait.games) for wait in third.waits] == [("variable name: rings", 2, 2)]
    assert {part: (doubt.times, doubt.seen) for part, doubt in third.doubts.items()} == {
        "rings == 3": (2, {"rings": (1, 1)})
    }


def test_a_trigger_that_never_came_is_named(found: Explanation) -> None:
    """Nobody opens the locked gate; of five zombies one came; nobody chose to shout."""
    (gate,) = event(found, "gate_open").waits
    (horde,) = event(found, "horde").waits
    (shout,) = event(found, "shouted").fired_by

    assert (gate.trigger, gate.came) == ("door_opened door: gate", 0)
    assert (horde.most, horde.needed) == (1, 5)
    assert (shout.kind, shout.name, shout.games, shout.ways) == ("use", "bell/ring", 2, ("option shout",))


def test_endings_say_how_near_games_came(found: Explanation) -> None:
    """That of dusk stands behind an `if` that never held: which part failed is told with it."""
    by_reason = {ending.reason: ending for ending in found.endings}
    (dusk,) = by_reason["dusk"].sources

    assert [(ending.reason, ending.games) for ending in found.endings] == [("dark", 2), ("rung", 0), ("dusk", 0)]
    assert by_reason["dark"].rounds is not None
    assert by_reason["dark"].rounds.last == 3
    assert (dusk.name, dusk.games, dusk.ways) == ("dusk", 2, ("rings >= 2",))
    assert dusk.doubts["rings >= 2"].seen == {"rings": (1, 1)}


def test_choices_uses_areas_and_goals_are_counted(found: Explanation) -> None:
    """What was taken, what was done, what was seen; and the goal that stood until the end without a step."""
    (tell,) = found.choices
    (ring,) = found.uses
    nave, hall = found.areas
    bell, gate = found.goals

    assert tell.options == {"whisper": 2, "shout": 0}
    assert (ring.use, ring.done, ring.vain, ring.games) == ("bell/ring", 2, 0, 2)
    assert (nave.games, hall.games) == (2, 0)
    assert (bell.settled, bell.stalled) == (2, 0)
    assert bell.steps > 0
    assert (gate.goal, gate.games, gate.stalled, gate.stood) == ("open gate", 2, 2, 3)


def test_fallen_heroes_are_counted_where_they_fell() -> None:
    """Each knock-out of a game lies in an area of the quest, in a round of the game."""
    batch = Batch(quest="ash_road", heroes=2, games=1, difficulty="hard", traced=True)
    played = next(each for seed in range(20) if (each := play_one(batch, seed)).report.knock_outs)
    assert played.trace is not None
    quest = library().quests["ash_road"]

    assert len(played.trace.falls) == played.report.knock_outs
    for fall in played.trace.falls:
        assert fall.area in {area.id for area in quest.areas}
        assert 1 <= fall.round <= played.report.rounds
    told = explain(quest, [Game(played.report, played.trace)])
    assert sum(area.falls for area in told.areas) == played.report.knock_outs


def test_the_explanation_reads_in_both_languages(found: Explanation) -> None:
    """Every table has as many cells in a row as it has columns, and no reason is empty."""
    for language in ("fr", "en"):
        told = sections(found, words(language))
        assert [section.id for section in told] == [
            "endings",
            "events",
            "never",
            "choices",
            "uses",
            "areas",
            "goals",
        ]
        for section in told:
            assert {len(row) for row in section.rows} == {len(section.columns)}, section.id
        never = next(section for section in told if section.id == "never")
        assert all(why for _, why in never.rows)


# The command ------------------------------------------------------------------------------------------------------


@pytest.fixture
def draft(tmp_path: Path) -> Iterator[Path]:
    """The stuck bell in a folder of its own, as packs have theirs: texts lie in the folder beside."""
    quest = tmp_path / "quests" / "stuck_bell.yaml"
    quest.parent.mkdir()
    quest.write_text(STUCK_BELL.read_text(encoding="utf-8"), encoding="utf-8")
    for language in ("fr", "en"):
        texts = tmp_path / "locales" / language / "mine.ftl"
        texts.parent.mkdir(parents=True)
        texts.write_text(STUCK_BELL.with_suffix(f".{language}.ftl").read_text(encoding="utf-8"), encoding="utf-8")
    yield quest
    forget_drafts("stuck_bell")


def test_a_path_serves_as_well_as_an_id(draft: Path) -> None:
    """A draft is played without being installed; programs get the same numbers, and what check says comes along."""
    options = ("--heroes", "2", "--games", "1", "--jobs", "1", "--lang", "en")
    result = CliRunner().invoke(app, ["simulate", str(draft), *options, "--json"])
    shown = CliRunner().invoke(app, ["simulate", str(draft), *options])

    found = json.loads(result.stdout)
    assert (result.exit_code, shown.exit_code) == (0, 0)
    assert found["lost"] == 1
    assert found["never_fired"] == ["third_ring", "gate_open", "horde", "shouted"]
    assert found["explained"]["events"][0]["doubts"]["rings == 3"]["seen"] == {"rings": [1, 1]}
    told = " ".join(shown.output.split())
    assert "then “rings == 3” did not hold once: rings was 1" in told
    assert "What never came, and why" in told
    assert "flambeau check finds" in told


def test_one_game_is_told_in_words(draft: Path) -> None:
    """`--tell` plays the game of the seed and says what everybody would have read, in the draft's own texts."""
    options = ("--heroes", "2", "--seed", "1", "--tell", "--lang", "fr")
    result = CliRunner().invoke(app, ["simulate", str(draft), *options])
    lines = result.output.splitlines()

    assert result.exit_code == 0
    assert "La cloche muette" in lines[0]
    assert [line for line in lines if line.startswith("Manche")] == ["Manche 1", "Manche 2", "Manche 3"]
    assert "  Quelqu’un écoute." in lines
    assert lines[-3:] == ["· événements\u00a0: dusk", "", "Perdue à la manche 3\u00a0: dark."]


def test_a_draft_that_cannot_be_read_is_told_by_its_lines(draft: Path) -> None:
    """No game is played, and each mistake is named with its place, as flambeau check names it."""
    draft.write_text(draft.read_text(encoding="utf-8").replace("square: D5", "sqare: D5"), encoding="utf-8")
    result = CliRunner().invoke(app, ["simulate", str(draft), "--games", "1", "--lang", "en"])

    assert result.exit_code == 1
    assert "quests/stuck_bell.yaml:20: areas.nave.tokens.bell.sqare: there is no field 'sqare'" in result.output


def test_a_game_can_be_begun_without_being_played() -> None:
    """Whoever wants to look at the table gets it with what has happened already."""
    game, events = begin(Batch(quest=QUEST, heroes=3), 5)

    assert len(game.heroes) == 3
    assert events[0].kind == "quest_started"
