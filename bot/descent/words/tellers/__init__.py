"""Tellers: for each kind of event, the function that finds its words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.descent.state.game import Game
from bot.descent.words.narrator import Narrator
from bot.descent.words.tellers import (
    adventure,
    attacks,
    campaign,
    cards,
    groups,
    harm,
    movement,
    quest,
    raid,
    reasons,
    table,
)
from bot.kernel.events import Event
from bot.words.story import Story

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words

ALL = (adventure, attacks, campaign, cards, groups, harm, movement, quest, raid, reasons, table)
"""Importing them makes their tellers known."""


def narrate(words: "Words", events: Sequence[Event], game: Game | None) -> Story:
    """The story of these events."""
    return Narrator(words, game).told(events)
