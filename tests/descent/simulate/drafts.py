"""Drafts that are played in tests: quests in files of their own, which no library has."""

from pathlib import Path

from bot.descent.content import pinned
from bot.descent.content.library import library
from bot.descent.simulate import batch

STUCK_BELL = Path(__file__).with_name("stuck_bell.yaml")


def forget_drafts(*ids: str) -> None:
    """Whoever played them has given them to the library; nobody else shall meet them there."""
    batch._lay_at_hand.cache_clear()
    for quest in ids:
        pinned._given.pop(quest, None)
        library().quests.pop(quest, None)
