"""Content is additive: one card more changes no golden game, and leaves the order of the other cards as it was.

`python -m tools.additive` runs the whole suite with such cards; here they are only put on the shelf for a moment.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.descent.content.library import library
from bot.descent.content.loading import read_library
from bot.descent.monsters.activation import draw
from bot.descent.quest.model import Level
from bot.descent.quest.perils import DrawPeril
from bot.descent.quest.setup import start_quest
from bot.descent.rules.steps import push, run
from bot.descent.simulate.parties import party
from bot.descent.state.game import Game
from bot.paths import DATA
from tests.decks import DRAWN_FROM
from tests.descent.quests.golden import FOLDER, replay
from tests.descent.road.test_long_campaign import GOLDEN, replayed
from tools.additive import ADDITIONS, reds

NEW = {
    "search_cards": "ember_vial",
    "activations": "zombie_lurch",
    "items": "ember_ring",
    "perils": "falling_soot",
    "travel_events": "lost_lantern",
}
"""What the tool adds, by the part of the library it belongs to."""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of all content with the new cards in it."""
    root = tmp_path_factory.mktemp("additive")
    shutil.copytree(DATA / "descent", root / "data" / "descent")
    for addition in ADDITIONS.values():
        addition.write(root)
    return root / "data" / "descent"


@pytest.fixture
def one_card_more(written: Path) -> Iterator[None]:
    """The new cards are on the shelf like all others."""
    shelf, richer = library(), read_library(written)
    before = {kind: getattr(shelf, kind) for kind in DRAWN_FROM}
    for kind in DRAWN_FROM:
        setattr(shelf, kind, getattr(richer, kind))
    yield
    for kind, cards in before.items():
        setattr(shelf, kind, cards)


def test_the_new_cards_are_good_ones(written: Path) -> None:
    """Each kind that something is drawn from gets one card more, and nothing is wrong with it."""
    richer = read_library(written)

    assert richer.errors == []
    assert {kind: [*(getattr(richer, kind).keys() - getattr(library(), kind))] for kind in DRAWN_FROM} == {
        kind: [card] for kind, card in NEW.items()
    }


@pytest.mark.parametrize("name", ["haunted_press_won", "spider_cellar_won"])
def test_a_golden_game_has_the_decks_it_states(one_card_more: None, name: str) -> None:
    """A golden game with zombies, perils and search tokens is the same with one card more of each kind."""
    assert replay(FOLDER / f"{name}.txt").outcome is not None


def test_the_golden_campaign_has_the_decks_it_states(one_card_more: None) -> None:
    """The golden campaign's roads and shops are the same with one event and one item more."""
    head, *written = GOLDEN.read_text(encoding="utf-8").splitlines()
    assert any("city_entered" in line for line in written)
    assert any("travel_event_met" in line for line in written)

    assert replayed(head, written)[1] == written


def begun() -> Game:
    """A quest with zombies, always by the same luck."""
    return start_quest("last_lantern", party(0, 2), seed="order")[0]


def without(cards: list[str], kind: str) -> list[str]:
    """A deck without the new card, which is in it."""
    assert NEW[kind] in cards
    return [card for card in cards if card != NEW[kind]]


def perils(game: Game, level: Level) -> list[str]:
    """The deck of perils once the first has been drawn, with it."""
    push(game, DrawPeril(level=level))
    run(game)
    return [*game.peril.decks[level], *game.peril.seen]


def test_the_other_cards_keep_their_order(request: pytest.FixtureRequest) -> None:
    """The new card comes somewhere between the others: searches and perils come in the order they had."""
    searches, minor = begun().search_deck, perils(begun(), "minor")

    request.getfixturevalue("one_card_more")

    assert without(begun().search_deck, "search_cards") == searches
    assert without(perils(begun(), "minor"), "perils") == minor


def test_the_same_card_is_drawn_unless_it_is_the_new_one(request: pytest.FixtureRequest) -> None:
    """A group draws the card it would have drawn, or the new one, whatever the luck."""

    def drawn() -> list[str]:
        games = [start_quest("last_lantern", party(0, 2), seed=f"draw {number}")[0] for number in range(12)]
        return [draw(game, next(group.id for group in game.groups.values())).id for game in games]

    before = drawn()

    request.getfixturevalue("one_card_more")

    assert all(now in (then, NEW["activations"]) for then, now in zip(before, drawn(), strict=True))


def test_what_turned_red_is_read_from_the_report() -> None:
    """Each test counts once, whatever its cases; the books, which ask for a scene, don't count."""
    report = """
FAILED tests/test_one.py::test_a[x y] - AssertionError: 1
FAILED tests/test_one.py::test_a[z]
FAILED tests/descent/cards/test_books.py::test_a_scene_shows_what_it_does[ember_vial]
ERROR tests/test_two.py - ImportError
1 failed, 2 passed
"""

    assert reds(report) == ["tests/test_one.py::test_a", "tests/test_two.py"]
