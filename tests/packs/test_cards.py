"""The card of a pack: what it must say, and what it can't do."""

import pytest

from bot.kernel.refused import Refused
from bot.packs.card import read_card
from tests.packs.folders import CARD


def test_a_card_is_told_in_the_language_there_is() -> None:
    """A name in one language serves readers of the other; a plain text serves both."""
    english = read_card(CARD.replace(", fr: Contes d’hiver", "").encode())
    plain = read_card(CARD.replace("{en: Winter tales, fr: Contes d’hiver}", "Winter").encode())

    assert english.named("fr") == "Winter tales"
    assert read_card(CARD.encode()).named("fr") == "Contes d’hiver"
    assert plain.named("fr") == plain.named("en") == "Winter"


def test_bad_cards_are_refused_with_what_is_wrong() -> None:
    """Links, mentions, names with signs, missing fields, aliases and depths: one sentence each, no traceback."""
    for what, text in {
        "a link": CARD.replace("Ada", "https://evil.example"),
        "a mention": CARD.replace("Ada", "<@123456789012345678>"),
        "a name with signs": CARD.replace("id: winter", "id: win_ter"),
        "no licence": CARD.replace("licence: CC BY 4.0", ""),
        "a field too many": CARD + "token: x\n",
        "no languages": CARD.replace("[en]", "[]"),
        "a strange language": CARD.replace("[en]", "[xx]"),
        "aliases": CARD + "boxes: &a [b]\nlength: *a\n",
        "a depth": CARD + "boxes: " + "[" * 2000 + "]" * 2000,
        "a title as long as a book": CARD.replace("Winter tales", "x" * 500),
        "only a word": "winter",
        "no text": "\x00\x01",
    }.items():
        with pytest.raises(Refused) as refused:
            read_card(text.encode())
        assert refused.value.code == "pack_bad_card", what
        assert 0 < len(refused.value.facts["mistake"]) <= 200, what
    with pytest.raises(Refused):
        read_card(b"\xff\xfe")
