"""A draft as its file stands: whatever is written in it, the page has something to show."""

import logging
from pathlib import Path

import pytest

from bot.descent.author.maps import author_map, players_map
from bot.descent.author.sheet import Sheet, as_json, read_sheet
from bot.descent.content.library import library
from tests.descent.author.conftest import rewrite
from tests.descent.quest.checks.hostile import KINDS

STEP = 37
"""So many characters are written between two looks at a file."""
EVERY = 6
"""Of hostile files some are enough: all of them are read where flambeau check is tested."""


def read(path: Path, before: Sheet | None = None) -> Sheet:
    """The draft as it stands."""
    return read_sheet(path, library(), before)


def test_mistakes_are_named_with_line_and_squares(draft: Path) -> None:
    """A token beside the map is marked where it was put; of others the squares of what stands on their line."""
    rewrite(draft, "square: D5", "square: D9")
    astray = next(flaw for flaw in read(draft).flaws if flaw.mistake.text == "D9 is not on the map")

    assert (astray.mistake.line, [str(square) for square in astray.squares]) == (20, ["D9"])
    rewrite(draft, "square: D9", "square: D5")
    gate = next(flaw for flaw in read(draft).flaws if flaw.mistake.entry == "areas.nave.doors.gate")
    assert (gate.mistake.line, [str(square) for square in gate.squares]) == (16, ["H3", "I3", "H4", "I4"])
    assert "nothing ever unlocks or opens it" in gate.mistake.text


def test_slips_in_texts_and_doubts_are_told_too(draft: Path) -> None:
    """Whatever flambeau check says: of a text with its own file, and what is sound and yet hardly meant."""
    rewrite(draft.with_suffix(".fr.ftl"), "À qui le dire\u202f?", "À qui le dire ?")
    rewrite(draft, "{at: round_end, round: 3}", "{at: round_end, every: 3}")
    flaws = read(draft).flaws
    slip = next(flaw for flaw in flaws if flaw.mistake.file.endswith("stuck_bell.fr.ftl"))
    (dusk, *_) = [flaw for flaw in flaws if flaw.mistake.entry.startswith("events.dusk")]

    assert (slip.mistake.line, slip.mistake.entry, slip.squares) == (12, "quest-stuck_bell-choice-tell", ())
    assert slip.mistake.grave
    assert not dusk.mistake.grave
    assert "every" in dusk.mistake.entry or "once" in dusk.mistake.text


def test_marks_lie_on_the_picture(draft: Path) -> None:
    """Where a mistake is shown, in parts of the picture: within it, and for an area only what lies in it."""
    marks = as_json(read(draft), library())["marks"]

    assert set(marks) == {"", "nave", "hall"}
    assert set(marks["nave"]) == {"H3", "H4"}
    assert all(0 < part < 1 for spots in marks.values() for spot in spots.values() for part in spot)
    assert marks[""]["H3"][0] < marks[""]["I3"][0]


def test_texts_stand_side_by_side(draft: Path) -> None:
    """Both languages, with file and line; one that is missing, and one that is too long for a button."""
    texts = draft.with_suffix(".fr.ftl")
    rewrite(texts, "La sonner", "La sonner " + "encore " * 15)
    rewrite(draft.with_suffix(".en.ftl"), "message-horde", "message-hoard")
    rows = {row.key: row for row in read(draft).texts}

    bell = rows["token-stuck_bell-bell"].said
    assert [said and said.text for said in (bell["fr"], bell["en"])] == ["la cloche", "the bell"]
    assert bell["fr"] is not None
    assert bell["fr"].place == "stuck_bell.fr.ftl:9"
    ring = rows["quest-stuck_bell-use-ring"]
    assert ring.said["fr"] is not None
    assert ring.said["fr"].length > ring.longest == 80
    assert rows["quest-stuck_bell-message-horde"].said["en"] is None
    assert rows["quest-stuck_bell.intro"].line == 2


def test_a_half_written_file_keeps_what_could_be_read_last(draft: Path) -> None:
    """The last sound map, events and texts stay, marked as of before; the mistake of now is told."""
    sound = read(draft)
    rewrite(draft, "areas:\n", "areas: [\n")
    broken = read(draft, sound)

    assert sound.stale == ()
    assert broken.stale == ("map", "play", "events", "texts")
    assert broken.map == sound.map
    assert broken.graph == sound.graph
    assert broken.texts == sound.texts
    assert ["this is no YAML" in flaw.mistake.text for flaw in broken.flaws] == [True]


def test_a_slip_in_an_event_leaves_the_map_alone(draft: Path) -> None:
    """What a mistake has nothing to do with is shown as it is now."""
    sound = read(draft)
    rewrite(draft, "do: win, reason: rung", "do: winn, reason: rung")
    rewrite(draft, "square: D5", "square: E5")
    now = read(draft, sound)

    assert now.map is not None
    assert str(now.map.areas[0].tokens[0].square) == "E5"
    assert now.stale == ("play",)


def test_every_beginning_of_a_file_is_shown(draft: Path, caplog: pytest.LogCaptureFixture) -> None:
    """While somebody writes the file from its first letter on, nothing is raised, and the page has its data."""
    text = draft.read_text(encoding="utf-8")
    before = None
    for end in range(0, len(text), STEP):
        draft.write_text(text[:end], encoding="utf-8")
        before = read(draft, before)
        as_json(before, library())

    assert before is not None
    assert before.map is not None
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_hostile_files_are_mistakes(draft: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever would hang, swell or crash its reader: the sheet names it, and keeps what was there before."""
    sound = read(draft)
    for kind in list(KINDS)[::EVERY]:
        hostile = KINDS[kind]
        if isinstance(hostile.text, str):
            draft.write_text(hostile.text, encoding="utf-8")
        else:
            draft.write_bytes(hostile.text)
        found = read(draft, sound)

        assert found.flaws, kind
        assert found.map is not None, kind
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_file_that_is_gone_is_told(draft: Path) -> None:
    """Editors put another file in the place of one; meanwhile there is none."""
    sound = read(draft)
    draft.unlink()
    gone = read(draft, sound)

    assert len(gone.flaws) == 1
    assert gone.source == sound.source
    assert gone.map == sound.map


def test_the_map_is_drawn_for_author_and_players(draft: Path) -> None:
    """All of it and one area; players see an area more when they have come so far."""
    sheet = read(draft)
    assert sheet.content is not None
    pictures = [author_map(sheet, library(), area) for area in ("", "nave")]
    seen = [players_map(sheet.content, area, "fr") for area in ("nave", "hall")]

    for picture in (*pictures, *seen):
        assert picture is not None
        assert picture.startswith(b"\x89PNG")
    assert seen[0] != seen[1]
