"""Simulated games: who goes along, what they say together, and how it is told."""

import json

import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.descent.autopilot import Report
from bot.descent.content.callings import decks_of
from bot.descent.content.library import library
from bot.descent.party.collection import known_boxes
from bot.descent.party.seasoning import EXPERIENCE
from bot.descent.simulate.batch import Batch, Played, play_all
from bot.descent.simulate.parties import party, seasoned
from bot.descent.simulate.summary import interval, summarise

QUEST = "ember_chapel"


pytestmark = pytest.mark.usefixtures("stated_decks")


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_every_hero_and_class_goes_along(heroes: int) -> None:
    """In 32 games in a row all heroes and all classes of the base box are played, never two of an archetype."""
    parties = [party(number, heroes) for number in range(32)]

    assert {one.hero for each in parties for one in each} == {
        sheet.id for sheet in library().heroes.values() if sheet.box == "base"
    }
    assert {one.hero_class for each in parties for one in each} == {
        calling.id for calling in library().classes.values() if calling.box == "base"
    }
    for each in parties:
        assert len({library().heroes[one.hero].archetype for one in each}) == heroes


def test_all_boxes_go_along() -> None:
    """With every box, all heroes and all classes there are come along sooner or later, each of its archetype."""
    boxes = tuple(known_boxes())
    found = [one for number in range(4 * 16 * 16) for one in party(number, 2, boxes)]

    assert {one.hero for one in found} == set(library().heroes)
    assert {deck for one in found for deck in decks_of(one.hero_class)} == {*library().classes, *library().hybrids}
    for one in found:
        assert library().heroes[one.hero].archetype == library().deck(decks_of(one.hero_class)[0]).archetype


def test_simulated_parties_own_the_boxes_that_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """`--boxes everything` plays with all of them; a box that is not there is named with those that are."""
    asked: list[Batch] = []
    monkeypatch.setattr("bot.descent.workshop.play_all", lambda batch, jobs: asked.append(batch) or [])
    CliRunner().invoke(app, ["simulate", QUEST, "--boxes", "everything", "--games", "1", "--json"])
    wrong = CliRunner().invoke(app, ["simulate", QUEST, "--boxes", "attic", "--games", "1"])

    assert [batch.boxes for batch in asked] == [tuple(known_boxes())]
    assert wrong.exit_code == 2
    assert "there is no box 'attic'; there are base" in wrong.output.replace("\n", " ")


@pytest.mark.parametrize("number", range(4))
def test_act_two_is_for_seasoned_heroes(number: int) -> None:
    """Whoever comes to act II has learned what its experience pays for, and bought cards that exist."""
    for one in map(seasoned, party(number, 4)):
        costs = {skill.id: skill.xp for skill in library().classes[one.hero_class].skills}

        assert 1 < sum(costs[skill] for skill in one.skills) <= EXPERIENCE
        assert one.kept
        assert {kept.card for kept in one.kept} <= set(library().items)


def test_cores_change_nothing() -> None:
    """Two cores play the very games that one plays, in the same order."""
    batch = Batch(quest=QUEST, heroes=2, games=2, seed=7)

    assert list(play_all(batch, jobs=2)) == list(play_all(batch))


def played(seed: int, outcome: str | None, *, crashed: str | None = None, rounds: int = 5) -> Played:
    """A game that went so."""
    report = Report.model_validate(
        {"outcome": outcome, "rounds": rounds, "commands": 90, "knock_outs": 2, "perils": 1, "crashed": crashed}
    )
    return Played(seed=seed, report=report)


def test_games_are_added_up() -> None:
    """Wins, rounds, knock-outs, perils, crashes with their seeds and endless games."""
    games = [
        played(0, "won"),
        played(1, "won", rounds=8),
        played(2, "lost"),
        played(3, None, crashed="KeyError: 'x'"),
        played(4, None, rounds=31),
    ]

    found = summarise(Batch(quest=QUEST, games=5), games)

    assert (found.games, found.won, found.lost) == (5, 2, 1)
    assert found.win_rate == pytest.approx(2 / 3)
    assert (found.rounds_median, found.rounds_most) == (5, 31)
    assert (found.knock_outs, found.perils) == (2, 1)
    assert [(crash.seed, crash.error) for crash in found.crashes] == [(3, "KeyError: 'x'")]
    assert found.endless == (4,)


def test_the_interval_is_wilsons() -> None:
    """Eight of ten: between 49 and 94 in a hundred, as the tables say; all of ten is not quite certain."""
    assert interval(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert interval(10, 10) == pytest.approx((0.722, 1.0), abs=0.001)
    assert interval(0, 0) == (0.0, 1.0)


def test_a_quest_that_cannot_be_set_up_is_reported() -> None:
    """A crash before the first turn has its seed too."""
    (broken,) = play_all(Batch(quest="nowhere", games=1, seed=5))

    assert broken.seed == 5
    assert broken.report.crashed == "KeyError: 'nowhere'"


def simulate(*options: str) -> tuple[int, str]:
    """Run the command; its exit code and what it printed."""
    result = CliRunner().invoke(app, ["simulate", *options])
    return result.exit_code, result.output


def test_the_command_tells_programs_everything() -> None:
    """With --json one object comes out, and the same seed gives the same one."""
    options = (QUEST, "--heroes", "2", "--games", "1", "--seed", "3", "--jobs", "1", "--json")
    result = CliRunner().invoke(app, ["simulate", *options])

    found = json.loads(result.stdout)
    assert result.exit_code == 0
    assert found["quest"] == QUEST
    assert found["games"] == found["won"] + found["lost"] == 1
    assert found["never_fired"] == []


@pytest.mark.parametrize(("lang", "word"), [("en", "knock-outs per game"), ("fr", "héros à terre par partie")])
def test_the_command_speaks_both_languages(lang: str, word: str) -> None:
    """The table is told in the author's language."""
    code, told = simulate(QUEST, "--heroes", "2", "--games", "1", "--jobs", "1", "--lang", lang)

    assert code == 0
    assert word in told


def test_an_unknown_quest_is_named() -> None:
    """Whoever misspells a quest reads which ones there are."""
    code, told = simulate("nowhere", "--lang", "en")

    assert code == 2
    assert "nowhere" in told
    assert QUEST in told
