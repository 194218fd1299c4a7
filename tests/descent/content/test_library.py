"""Bad content stops at load: every mistake is named with its file, entry and field, all of them at once."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.descent.content import loading
from bot.descent.content.loading import read_installed, read_library
from bot.games import BadContent
from bot.paths import DATA, ROOT

MISTAKES = [
    ("heroes.yaml", "speed: 5", "spede: 5", "heroes.yaml: heroes ashrian: spede: hero sheet takes: id, box, arche"),
    ("heroes.yaml", "speed: 5", "spede: 5", "; did you mean 'speed'?"),
    ("heroes.yaml", "defence: [gray]", "defence: [grey]", "heroes.yaml: heroes ashrian: defence.0"),
    (
        "heroes.yaml",
        "effect: apply",
        "effect: aply",
        "heroes.yaml: heroes ashrian: ability.0.do.0: unknown effect 'aply'; did you mean 'apply'?",
    ),
    (
        "heroes.yaml",
        "condition: stunned",
        "condition: stuned",
        "ability.0.do.0.condition: unknown name 'stuned'; did you mean 'stunned'?",
    ),
    ("items.yaml", "slot: armor", "slot: armour", "items.yaml: items chainmail: slot"),
    ("monsters.yaml", "actions: [grab]", "actions: [grabb]", "actions: unknown name 'grabb'; did you mean 'grab'?"),
    (
        "monsters.yaml",
        "{id: web, kind: passive}",
        "{id: webs, kind: passive}",
        "abilities webs: unknown name 'webs'; did you mean 'web'?",
    ),
    ("monsters.yaml", "attack: melee", "", "monsters.yaml: monsters barghest: attack: monster card needs: attack"),
    (
        "monsters.yaml",
        "health: 4",
        "health: four",
        "monsters.yaml: monsters barghest: act1.minion.health: a whole number is expected",
    ),
    ("monsters.yaml", "health: 4", "heart: 4", "act1.minion.heart: monster block takes: speed, health, "),
    (
        "search_cards.yaml",
        "{effect: cleanse}",
        "{effect: cleanse, condition: poisoned}",
        "search_cards.yaml: search_cards curse_doll: abilities.0.do.0.condition: cleanse takes: of",
    ),
    (
        "search_cards.yaml",
        "{effect: shield, shields: 2}",
        "{effect: shield, shield: 2}",
        "warding_talisman: abilities.0.do.0.shields: shield needs: shields",
    ),
    (
        "search_cards.yaml",
        "{effect: shield, shields: 2}",
        "{effect: shield}",
        "warding_talisman: abilities.0.do.0.shields: shield needs: shields",
    ),
    (
        "search_cards.yaml",
        "{check: defending}",
        "{check: defending, me: true}",
        "warding_talisman: abilities.0.when.0.me: defending takes nothing",
    ),
    (
        "search_cards.yaml",
        "{kind: action, cost: {flip: true}, target: {who: hero, within: 1}, do: [{effect: cleanse}]}",
        "{kind: action, price: {flip: true}, target: {who: hero, within: 1}, do: [{effect: cleanse}]}",
        "curse_doll: abilities.0.price: ability takes: id, kind, at, also_at, when, cost, target, limit, do, ",
    ),
    ("activations/zombie.yaml", "monster: zombie", "monster: zombi", "monster: unknown name 'zombi'"),
    ("activations/zombie.yaml", "do: engage", "do: engag", "zombie.yaml: activations zombie"),
    (
        "travel_events.yaml",
        "campaigns: [winter_oath]",
        "campaigns: [winter_oaht]",
        "campaigns: unknown name 'winter_oaht'; did you mean 'winter_oath'?",
    ),
    ("quests/ember_chapel.yaml", "monster: zombie", "monster: zombei", "did you mean 'zombie'?"),
    ("quests/ember_chapel.yaml", "reveals: hall", "reveals: hell", "did you mean 'hall'?"),
    ("quests/ember_chapel.yaml", 'tile: "01b"', 'tile: "99z"', "there is no tile '99z'"),
    ("quests/ember_chapel.yaml", "square: D5", "square: D9", "D9 is not on the board"),
    ("quests/ember_chapel.yaml", "at: I1", "at: G1", "quests/ember_chapel.yaml: quest ember_chapel: areas"),
]


def copy_with(folder: Path, *mistakes: tuple[str, str, str, str]) -> Path:
    """A copy of all content with some mistakes made, each at its first place."""
    shutil.copytree(DATA / "descent", folder / "descent")
    for file, right, wrong, _ in mistakes:
        path = folder / "descent" / file
        text = path.read_text(encoding="utf-8")
        assert right in text
        path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    return folder / "descent"


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: f"{mistake[0]}:{mistake[2]}")
def test_a_mistake_is_named_with_its_place(tmp_path, mistake):
    """An author's mistake is reported with file, entry and field."""
    errors = read_library(copy_with(tmp_path, mistake)).errors

    assert any(mistake[3] in error for error in errors), errors


def test_all_mistakes_are_named_at_once(tmp_path):
    """Not just the first mistake is told, but all of them."""
    some = (MISTAKES[0], MISTAKES[5], MISTAKES[9])

    errors = "\n".join(read_library(copy_with(tmp_path, *some)).errors)

    assert all(mistake[3] in errors for mistake in some)


def test_a_missing_file_and_an_id_twice_are_told(tmp_path):
    """A file that is not there and an id that stands twice are errors, not crashes."""
    folder = copy_with(tmp_path)
    (folder / "items.yaml").unlink()
    zombies = (folder / "activations" / "zombie.yaml").read_text(encoding="utf-8")
    first = zombies[zombies.index("  - id:") :]
    (folder / "activations" / "zombie.yaml").write_text(zombies + first, encoding="utf-8")

    errors = read_library(folder).errors

    assert "items.yaml: the file is missing" in errors
    assert any("the id stands twice" in error for error in errors)


ALONE = """
import sys
from pathlib import Path
opened = []
sys.addaudithook(lambda event, facts: event == "open" and opened.append(str(facts[0])))
import bot.descent.state.game
read = [path for path in opened if path.endswith(".yaml")]
from bot.descent.content.library import library
print(len(read), len(library().heroes) > 0, library() is library())
"""
"""Imports one module of the rules and nothing else, then asks for the library."""


def test_one_module_alone_finds_the_library():
    """Whoever imports any module of the rules can ask for the library; until then no content is read."""
    told = subprocess.run([sys.executable, "-c", ALONE], cwd=ROOT, capture_output=True, text=True, check=True)

    assert told.stdout.split() == ["0", "True", "True"]


def test_bad_content_stops_the_installation(tmp_path, monkeypatch):
    """The library of an installation with a mistake is never half there: every line of the error names one."""
    copy_with(tmp_path, MISTAKES[0])
    monkeypatch.setattr(loading, "DATA", tmp_path)

    with pytest.raises(BadContent, match=r"the content can't be played: heroes\.yaml: heroes ashrian") as caught:
        read_installed()

    assert any(MISTAKES[0][3] in error for error in caught.value.errors)
    assert "\n" not in str(caught.value)
