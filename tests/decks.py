"""The decks a test was written with: whoever names a seed names the cards that are shuffled with it.

A scene states its dice; a golden game and a test that plays with a seed state their decks. So one card more in
`data/descent` is another card to play with, and no test that knows nothing of it turns red.
"""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from bot.descent.content.library import library

REGENERATE = bool(os.environ.get("FLAMBEAU_REGENERATE"))
"""Whether what is kept in files is to be written anew: `make golden`."""
USUAL = Path(__file__).parent / "scenes" / "decks.json"
DRAWN_FROM = ("search_cards", "activations", "perils", "items", "travel_events")
"""The parts of the library that something is drawn from by chance."""

Decks = Mapping[str, Sequence[str]]
"""The ids of the cards in play, by the part of the library they belong to."""


def all_decks() -> dict[str, list[str]]:
    """Everything there is at this moment."""
    return {kind: list(getattr(library(), kind)) for kind in DRAWN_FROM}


@cache
def usual_decks() -> Decks:
    """What tests play with that name a seed and have no file of their own."""
    if REGENERATE:
        decks = ",\n".join(f"  {json.dumps(kind)}: {json.dumps(cards)}" for kind, cards in all_decks().items())
        USUAL.write_text(f"{{\n{decks}\n}}\n", encoding="utf-8")
    stated: Decks = json.loads(USUAL.read_text(encoding="utf-8"))
    return stated


@contextmanager
def playing_with(decks: Decks) -> Iterator[None]:
    """For a while nothing else is drawn; parts of the library that are not stated are as they are."""
    shelf = library()
    whole = {kind: getattr(shelf, kind) for kind in decks}
    gone = [card for kind, cards in decks.items() for card in cards if card not in whole[kind]]
    assert not gone, f"this was played with cards that are no more: {', '.join(gone)} (make golden)"
    try:
        for kind, cards in decks.items():
            setattr(shelf, kind, {card: whole[kind][card] for card in cards})
        yield
    finally:
        for kind, cards in whole.items():
            setattr(shelf, kind, cards)
