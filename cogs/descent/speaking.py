"""Descent's commands, and its words for whoever gives one."""

from functools import partial

from bot.descent.party.campaign import Campaign
from bot.descent.words import Words, words
from bot.words import language_of
from cogs import translator
from cogs.interactions import Interaction

GAME = Campaign.game_id

command = partial(translator.command, game=GAME)
"""A slash command of this game."""


def reader(interaction: Interaction) -> Words:
    """The words of whoever acts, in the language of their Discord."""
    return words(language_of(interaction.locale))
