"""`flambeau check`: what it counts, and what it warns of."""

import json
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from bot.cli import app
from bot.descent.checking.counting import counted
from bot.paths import DATA
from tests.copies import add_to, copy_of_data


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A copy of all content that a test may spoil."""
    return copy_of_data(tmp_path)


def test_check_counts_the_quests_of_campaigns() -> None:
    """A story quest stands in a chapter, a side quest in the pool of side quests, each counted once."""
    books = [yaml.safe_load(path.read_bytes()) for path in (DATA / "descent").rglob("campaigns/*.yaml")]
    story = {quest for book in books for chapter in book["story"] for quest in chapter["quests"]}
    side = {entry["quest"] for book in books for entry in book.get("side", {}).get("pool", [])}

    counts = counted(DATA / "descent").tally.counts

    assert len(story) > 0 < len(side)
    assert (counts["story_quests"], counts["side_quests"]) == (len(story), len(side))
    assert "raid_levels" not in counts


LONELY = """\
  - id: leather_armor_of_nobody
    slot: armor
"""


@pytest.mark.parametrize(
    ("more", "field", "reason"),
    [
        ("", "act", "no shop sells an item without `act`"),
        ("    act: 1\n    fame: [heroic, noteworthy]\n", "fame", "no fame is both the least and the most it takes"),
    ],
)
def test_an_item_nobody_can_get_is_a_warning(data: Path, more: str, field: str, reason: str) -> None:
    """What no shop sells and nobody gives is told with file, entry and field."""
    add_to(data / "descent" / "items.yaml", LONELY + more)

    assert counted(data / "descent").tally.warnings == [
        f"items.yaml: items leather_armor_of_nobody: {field}: nobody can ever get it: {reason}, "
        "and no class, quest, city or travel event gives it"
    ]


@pytest.mark.parametrize(
    ("file", "before", "after"),
    [
        ("items.yaml", "slot: armor\n", "slot: armor\n    act: 1\n"),
        ("quests/ember_chapel.yaml", "won: {", "won: {items: [leather_armor_of_nobody], "),
        ("quests/drowned_mill.yaml", "events:\n", "events:\n  - {id: gift, on: {at: quest_start}, do: [GIVE]}\n"),
        ("travel_events.yaml", "{do: item, item: health_potion}", "{do: item, item: leather_armor_of_nobody}"),
        ("campaigns/keepers_flame.yaml", "item: health_potion}", "item: leather_armor_of_nobody}"),
    ],
)
def test_an_item_somebody_gives_is_no_reason_to_warn(data: Path, file: str, before: str, after: str) -> None:
    """A shop, a reward, a happening and a consequence are ways to come by an item."""
    add_to(data / "descent" / "items.yaml", LONELY)
    path = data / "descent" / file
    text, gift = path.read_text(encoding="utf-8"), "{do: give, item: leather_armor_of_nobody}"
    assert before in text
    start = text.rindex(before)
    path.write_text(text[:start] + after.replace("GIVE", gift) + text[start + len(before) :], encoding="utf-8")

    found = counted(data / "descent").tally

    assert [error for error in found.errors if "there is no message" not in error] == []
    assert found.warnings == []


def test_a_warning_leaves_the_exit_code_alone(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A warning is shown, to programs too, and all content is sound nevertheless."""
    items = data / "descent" / "items.yaml"
    before, chainmail, after = items.read_text(encoding="utf-8").partition("  - id: chainmail\n")
    items.write_text(before + chainmail + after.replace("    act: 1\n", "", 1), encoding="utf-8")
    monkeypatch.setattr("bot.descent.workshop.WORKSHOP.data", data)
    shell = CliRunner()

    shown, told = shell.invoke(app, ["check"]), shell.invoke(app, ["check", "--json"])

    assert (shown.exit_code, told.exit_code) == (0, 0)
    assert "warning: items.yaml: items chainmail: act: nobody can ever get it" in shown.output
    assert "All content is sound." in shown.output
    assert sum("chainmail" in line for line in json.loads(told.output)["warnings"]) == 1
