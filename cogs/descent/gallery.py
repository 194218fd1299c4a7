"""The gallery of heroes, on a private message that is turned like pages."""

from bot.descent.views.panel.gallery import gallery_face
from cogs.descent.speaking import reader
from cogs.interactions import Interaction
from cogs.labels import Label
from cogs.layout import files_of, layout, pictures_of
from cogs.private_answers import send_face


async def gallery_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """A hero in full; the next one takes its place on the same message."""
    now, message = await interaction.client.table.look(label.campaign), interaction.message
    face = gallery_face(now.campaign, about, interaction.user.id, reader(interaction))
    if message is None or not message.flags.ephemeral:
        await send_face(interaction, now, face)
        return
    pictures = await pictures_of(face, interaction.client.studio, now.campaign_id)
    view = layout(face, pictures, campaign_id=now.campaign_id, seen=now.version, campaign=now.campaign)
    await interaction.edit_original_response(view=view, attachments=files_of(pictures))
