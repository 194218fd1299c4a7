"""Stated decks: nothing else is drawn while they are in play, and afterwards everything is there again."""

import pytest

from bot.descent.content.library import library
from bot.descent.quest.setup import start_quest
from bot.descent.simulate.parties import party
from tests.decks import DRAWN_FROM, all_decks, playing_with, usual_decks
from tests.seeds import played_where, seed_where


def test_the_usual_decks_can_be_played_with() -> None:
    """Every card the file names exists, and no kind that something is drawn from is left out."""
    with playing_with(usual_decks()):
        assert all_decks() == usual_decks()
    assert list(usual_decks()) == list(DRAWN_FROM)


def test_only_stated_cards_are_drawn() -> None:
    """A quest begun with a stated search deck has that deck; parts that are not stated stay whole."""
    perils = library().perils

    with playing_with({"search_cards": ["fire_flask", "curse_doll"]}):
        game, _ = start_quest("ember_chapel", party(0, 2), seed="stated")
        assert library().perils is perils

    assert sorted(game.search_deck) == ["curse_doll", "fire_flask"]


def test_the_decks_are_whole_again_afterwards() -> None:
    """Even after a test that failed, the library is as it was."""
    before = all_decks()

    with pytest.raises(ZeroDivisionError), playing_with({kind: [] for kind in DRAWN_FROM}):
        raise ZeroDivisionError

    assert all_decks() == before


def test_a_card_that_is_no_more_is_named() -> None:
    """Whoever removes a card reads which one an old game still needs."""
    with pytest.raises(AssertionError, match="cold_tea"), playing_with({"search_cards": ["cold_tea"]}):
        pass


def test_the_first_seed_that_fits_is_taken() -> None:
    """A test gets what came of the first luck that leads to what it needs."""
    assert seed_where(lambda seed: seed.endswith("3"), "a three") == "seed 3"
    assert played_where(len, lambda length: length > 6, "two digits") == len("seed 10")


def test_what_never_happens_is_said() -> None:
    """If no seed leads there, the failure says what was looked for, and how long."""
    with pytest.raises(AssertionError, match="a dragon: with none of 5 seeds"):
        seed_where(lambda seed: False, "a dragon", most=5)
