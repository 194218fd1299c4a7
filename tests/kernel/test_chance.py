"""Chance: fixed for ever by its seed, fair, and the same for everybody else when a deck has one card more."""

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.descent.rules.rolling import DICE, Chance
from bot.kernel import chance as chance_module

DECK = [*"abcdefghij"]
GOLDEN_DICE = [3, 3, 5, 2, 5, 3, 3, 1, 4, 5, 4, 3, 4, 5, 1, 0, 3, 5, 1, 5]
GOLDEN_SHUFFLE = [*"hibcajgdfe"]
GOLDEN_DRAWS = [*"adacaceeee"]
OLD_DICE = [2, 4, 1, 4, 2, 4, 1, 0, 1, 2, 4, 5, 4, 4, 4, 2, 2, 4, 0, 5]
OLD_SHUFFLE = [*"ihbgdfjaec"]

names = st.lists(st.text("abcdefgh", min_size=1, max_size=4), min_size=1, max_size=12)


def test_the_same_seed_gives_the_same_dice() -> None:
    """The sequence of a seed is fixed for ever: saved games and published seeds depend on it."""
    chance = Chance(seed="flambeau")

    assert [chance.of(DICE).below(6) for _ in range(20)] == GOLDEN_DICE
    assert chance.asked == 20
    assert chance.of("search deck").shuffled(DECK) == GOLDEN_SHUFFLE
    assert [chance.of("x").draw("abcde") for _ in range(10)] == GOLDEN_DRAWS


def test_what_was_begun_under_rules_1_goes_on_as_it_was() -> None:
    """One stream for all, shuffled card by card: quests of then keep their dice and their published seeds."""
    dice, deck = Chance.fresh("flambeau", one_stream=True), Chance.fresh("flambeau", one_stream=True)
    drawn, picked = Chance.fresh("flambeau", one_stream=True), Chance.fresh("flambeau", one_stream=True)

    assert [dice.of(DICE).below(6) for _ in range(20)] == OLD_DICE
    assert deck.of("search deck").shuffled(DECK) == OLD_SHUFFLE
    assert [drawn.of("a").draw(DECK) for _ in range(9)] == [picked.of("b").pick(DECK) for _ in range(9)]
    assert dice.like("another").one_stream


def test_chance_goes_on_where_it_was_saved() -> None:
    """A generator read back from its save gives the numbers the other one gives next, in every stream."""
    chance = Chance(seed="ember")
    chance.roll(("blue", "red", "gray"))
    chance.of("perils").shuffled(DECK)
    saved = Chance.model_validate_json(chance.model_dump_json())

    assert [saved.of(DICE).below(1000) for _ in range(50)] == [chance.of(DICE).below(1000) for _ in range(50)]
    assert saved.of("perils").shuffled(DECK) == chance.of("perils").shuffled(DECK)


def test_streams_do_not_disturb_each_other() -> None:
    """However much is drawn for one purpose, another finds what it would have found anyway."""
    busy, quiet = Chance(seed="ember"), Chance(seed="ember")
    busy.of("search deck").shuffled(DECK)
    busy.of("ties").pick(DECK)

    assert busy.roll(("blue", "red")) == quiet.roll(("blue", "red"))


@given(cards=names, more=st.text("xyz", min_size=1), seed=st.text(max_size=5))
def test_a_card_more_leaves_the_order_of_the_others(cards: list[str], more: str, seed: str) -> None:
    """A new card is somewhere in the deck; all others come in the order in which they would have come."""
    without = Chance(seed=seed).of("deck").shuffled(cards)
    extended = Chance(seed=seed).of("deck").shuffled([*cards, more])

    assert [card for card in extended if card != more] == without
    assert sorted(extended) == sorted([*cards, more])


@given(cards=names, more=st.text("xyz", min_size=1), seed=st.text(max_size=5))
def test_a_card_more_is_drawn_or_changes_nothing(cards: list[str], more: str, seed: str) -> None:
    """Where one of several is drawn, a new card either is the one or makes no difference."""
    without = Chance(seed=seed).of("deck").draw(cards)

    assert Chance(seed=seed).of("deck").draw([*cards, more]) in (without, more)


def test_lots_favour_nobody() -> None:
    """Over many draws each card comes about equally often, and one that is there twice comes twice as often."""
    chance = Chance(seed="fair")
    drawn = Counter(chance.of("deck").draw(["a", "b", "c", "c"]) for _ in range(4000))

    assert abs(drawn["a"] - 1000) < 120
    assert abs(drawn["b"] - 1000) < 120
    assert abs(drawn["c"] - 2000) < 160


@pytest.mark.parametrize("bound", range(1, 16))
def test_no_number_is_likelier_than_another(bound: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words that would favour small numbers are thrown away: of all 16 words each number comes equally often."""
    monkeypatch.setattr(chance_module, "_WORD", 16)
    given_numbers: list[int] = []
    for word in range(16):
        chance = Chance(seed="any")
        words = iter([word, 0])  # a word that is thrown away is followed by one that never is
        monkeypatch.setattr(chance_module, "blake2b", lambda *_, words=words, **__: _Digest(next(words)))
        number = chance.of(DICE).below(bound)
        if chance.asked == 1:
            given_numbers.append(number)

    counts = Counter(given_numbers)

    assert set(counts) == set(range(bound))
    assert set(counts.values()) == {16 // bound}


class _Digest:
    """A hash that says what the test wants."""

    def __init__(self, word: int) -> None:
        self._word = word

    def digest(self) -> bytes:
        return self._word.to_bytes(8, "big")


def test_a_number_is_the_hash_of_seed_and_count() -> None:
    """Players can check every roll: the n-th die of a seed is blake2b of "seed/dice/n", folded into six."""
    digest = blake2b(b"ember/dice/1", digest_size=8).digest()

    assert Chance(seed="ember").of(DICE).below(6) == int.from_bytes(digest, "big") % 6
