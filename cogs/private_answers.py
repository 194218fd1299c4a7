"""Private answers, of any length and with pictures."""

from collections.abc import Sequence

import discord

from bot.kernel.audience import is_for
from bot.table.table import Outcome
from bot.views.face import Face
from cogs.interactions import Interaction
from cogs.layout import LONGEST_ANSWER, files_of, layout, pages, pictures_of
from renders.studio import Picture


async def send(interaction: Interaction, text: str, pictures: Sequence[Picture] = ()) -> None:
    """A private message with pictures."""
    if interaction.type is discord.InteractionType.application_command:
        await interaction.edit_original_response(content=text or None, attachments=files_of(pictures))
    else:
        await interaction.followup.send(text, files=files_of(pictures), ephemeral=True)


async def send_face(interaction: Interaction, now: Outcome, face: Face) -> None:
    """A private message made like a panel: with pictures, buttons and menus."""
    if not is_for(face.audience, now.campaign.heroes_of(interaction.user.id)):
        raise AssertionError(f"{face.title!r} is for {face.audience} only")
    pictures = await pictures_of(face, interaction.client.studio, now.campaign_id)
    view = layout(face, pictures, campaign_id=now.campaign_id, seen=now.version, campaign=now.campaign)
    if interaction.type is discord.InteractionType.application_command:
        await interaction.edit_original_response(view=view, attachments=files_of(pictures))
    else:
        await interaction.followup.send(view=view, files=files_of(pictures), ephemeral=True)


async def send_lines(interaction: Interaction, lines: Sequence[str], pictures: Sequence[Picture] = ()) -> None:
    """A private answer of any length, on as many messages as it takes; the pictures are on the first."""
    first, *more = list(pages(lines, LONGEST_ANSWER)) or ["…"]
    await send(interaction, first, pictures)
    for page in more:
        await interaction.followup.send(page, ephemeral=True)
