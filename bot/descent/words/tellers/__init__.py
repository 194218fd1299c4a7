"""Tellers: for each kind of event, the function that finds its words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.descent.state.game import Game
from bot.descent.words.tellers import (
    absence,
    adventure,
    attacks,
    campaign,
    cards,
    groups,
    harm,
    movement,
    oversight,
    quest,
    reasons,
    votes,
)
from bot.kernel.events import Event
from bot.words.narrator import Narrator
from bot.words.story import Story

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words

ALL = (absence, adventure, attacks, campaign, cards, groups, harm, movement, oversight, quest, reasons, votes)
"""Importing them makes their tellers known."""


def narrate(words: "Words", events: Sequence[Event], game: Game | None) -> Story:
    """The story of these events."""
    narrator = Narrator(words, game)
    for event in events:
        narrator.hear(event)
    return narrator.story()
