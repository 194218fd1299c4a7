"""Where interactions come in: while the bot is being stopped they are told so, and nothing is begun."""

import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.words import language_of
from bot.words.texts import house_words

if TYPE_CHECKING:
    from bot.app import Flambeau

    Interaction = discord.Interaction[Flambeau]
else:
    Interaction = discord.Interaction

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
AUTOCOMPLETE = discord.InteractionType.autocomplete


def is_no_late_suggestion(record: logging.LogRecord) -> bool:
    """Whether a complaint of discord.py is worth reading; that nobody waits for a suggestion any more is not."""
    error = record.exc_info[1] if record.exc_info else None
    return not (isinstance(error, discord.NotFound) and error.code == UNKNOWN_INTERACTION)


logging.getLogger(app_commands.tree.__name__).addFilter(is_no_late_suggestion)


async def turned_away(interaction: Interaction) -> bool:
    """Whether the bot is about to stop; then whoever acted is told to come back in a moment."""
    if not interaction.client.door.closed:
        return False
    try:
        if interaction.type is AUTOCOMPLETE:
            await interaction.response.autocomplete([])
        else:
            text = house_words(language_of(interaction.locale)).text("answer-restarting")
            await interaction.response.send_message(text, ephemeral=True)
    except (discord.DiscordException, OSError) as error:
        log.info("interaction %s came while the bot was being stopped: %s", interaction.id, error)
    return True


class Tree(app_commands.CommandTree["Flambeau"]):
    """The commands. What is asked of them is waited for when the bot is stopped, up to the last suggestion."""

    async def _call(self, interaction: Interaction) -> None:
        if interaction.type is AUTOCOMPLETE:
            interaction.client.metrics.interactions.add(kind=interaction.type.name)
        with interaction.client.door.visit():
            try:
                await super()._call(interaction)
            except ValueError as error:
                # A file or a person that Discord names by something that is no number: no Discord does.
                log.info("interaction %s can't be read: %s", interaction.id, error)
                if not interaction.response.is_done() and interaction.type is not AUTOCOMPLETE:
                    text = house_words(language_of(interaction.locale)).text("refusal-unfit_option")
                    await interaction.response.send_message(text, ephemeral=True)

    async def interaction_check(self, interaction: Interaction) -> bool:
        return not await turned_away(interaction)
