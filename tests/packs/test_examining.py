"""A pack is looked through by a process of its own, which tells what it found or is given up."""

from collections.abc import Callable

import pytest

from bot.kernel.refused import Refused
from bot.packs import examiner
from bot.packs.archive import packed
from bot.packs.examiner import examined
from tests.packs.folders import QUEST, TEXTS, bundle, large_files, quest, quest_texts

Files = Callable[[], dict[str, str]]


def test_what_is_in_a_pack_is_told_with_a_picture_and_how_its_quests_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that somebody wants to know before they add it."""
    monkeypatch.setattr(examiner, "TO_TRY", 0.1)
    pack = bundle(large_files())
    preview = examined(packed(pack))

    assert preview.mistakes == []
    assert (preview.card, preview.edition) == (pack.card, pack.edition)
    assert preview.holds == {"quests": 1, "campaigns": 1, "travel_events": 1, "side_quests": 1}
    assert preview.cover is not None
    assert preview.cover.startswith(b"\x89PNG")
    [tried] = preview.tried
    assert tried.titles["fr"] == "The Ember Chapel (en)"
    assert 0 <= tried.won <= tried.games
    assert tried.games >= 1


def test_what_takes_too_long_is_refused() -> None:
    """After so many seconds of work it is given up, whatever is in it."""
    with pytest.raises(Refused) as refused:
        examined(packed(bundle(large_files())), seconds=0.3)
    assert refused.value.code == "pack_takes_too_long"


def test_mistakes_come_without_a_picture() -> None:
    """What can't be added is not tried either."""
    files = {**large_files(), QUEST: quest().replace("zombie", "zombi"), TEXTS: quest_texts()}
    preview = examined(packed(bundle(files)))

    assert any(mistake.startswith("quests/winter__chapel.yaml:1") for mistake in preview.mistakes)
    assert (preview.cover, preview.tried) == (None, [])
