"""Private answers, of any length and with pictures."""

from collections.abc import Sequence

import discord

from cogs.interactions import Interaction
from cogs.layout import LONGEST_ANSWER, files_of, pages
from renders.studio import Picture


async def send(interaction: Interaction, text: str, pictures: Sequence[Picture] = ()) -> None:
    """A private message with pictures."""
    if interaction.type is discord.InteractionType.application_command:
        await interaction.edit_original_response(content=text or None, attachments=files_of(pictures))
    else:
        await interaction.followup.send(text, files=files_of(pictures), ephemeral=True)


async def send_lines(interaction: Interaction, lines: Sequence[str], pictures: Sequence[Picture] = ()) -> None:
    """A private answer of any length, on as many messages as it takes; the pictures are on the first."""
    first, *more = list(pages(lines, LONGEST_ANSWER)) or ["…"]
    await send(interaction, first, pictures)
    for page in more:
        await interaction.followup.send(page, ephemeral=True)
