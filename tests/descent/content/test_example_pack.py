"""The example pack of docs/example-pack, as authors find it: sound, on the shelves, and played to its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.descent.checking.packs import pack_mistakes
from bot.descent.content.guests import foe_named
from bot.descent.content.library import library
from bot.descent.content.stocking import stock
from bot.descent.simulate.batch import Batch, play_one
from bot.descent.words import words
from bot.packs.archive import found_at, packed, unpacked
from bot.packs.bundle import OF, Bundle

EXAMPLE = Path(__file__).parents[3] / "docs" / "example-pack"


@pytest.fixture(scope="module")
def pack() -> Bundle:
    """The folder, built into a zip file and opened again."""
    return unpacked(packed(found_at(EXAMPLE)))


@pytest.fixture(autouse=True)
def _shelves() -> Iterator[None]:
    """It doesn't stay on the shelves for other tests."""
    yield
    stock([])


def test_it_is_built_without_a_mistake(pack: Bundle) -> None:
    """It asks for no box, and has its words in both languages."""
    assert pack_mistakes(pack, library()) == []
    assert (pack.card.boxes, pack.card.languages) == ((), ("fr", "en"))


def test_its_monsters_come_with_it_and_go_with_it(pack: Bundle) -> None:
    """They are called by the name of its edition, in both languages, as long as it lies on the shelves."""
    keeper = f"{pack.edition}{OF}last_toll_keeper"

    assert stock([pack]) == [(pack, [])]
    assert words("en").text(f"monster-{keeper}") == "Toll Keeper"
    assert words("fr").text(f"monster-{keeper}") == "Péagère"
    assert foe_named(keeper) is not None

    stock([])
    assert foe_named(keeper) is None


def test_a_game_of_it_ends(pack: Bundle) -> None:
    """Automatic heroes come to an ending that its author wrote, or lose heart."""
    stock([pack])
    [quest] = library().packs[pack.edition].quests

    played = play_one(Batch(quest=quest, heroes=2), seed=1)

    assert played.report.crashed is None
    assert (played.report.reason or "morale") in {"paid", "freed", "named", "drowned", "morale"}
