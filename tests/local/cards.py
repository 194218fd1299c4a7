"""A V2 card with one component of each kind, and a form opened from a button."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import ui
from PIL import Image


def picture() -> io.BytesIO:
    """A small PNG."""
    data = io.BytesIO()
    Image.new("RGB", (24, 16), "#c0392b").save(data, "PNG")
    data.seek(0)
    return data


class Next(ui.Button[Any]):
    """Asks for time without a sign, then shows the next room."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        card = Card("Salle 2", interaction.user)
        await interaction.edit_original_response(view=card, attachments=card.files())


class Redraw(ui.Button[Any]):
    """Changes the card at once, with new files."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        card = Card("Salle 1 bis", interaction.user)
        await interaction.response.edit_message(view=card, attachments=card.files())


class Rename(ui.Button[Any]):
    """Opens a form."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(NameForm())


class NameForm(ui.Modal, title="Renommer"):
    """A form whose submission changes the card it was opened from; a file may come with it."""

    name: ui.Label[Any] = ui.Label(text="Nom", component=ui.TextInput(custom_id="name"))
    plan: ui.Label[Any] = ui.Label(text="Plan", component=ui.FileUpload(custom_id="plan", required=False))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        assert isinstance(self.plan.component, ui.FileUpload)
        files = [(await one.read()).decode() for one in self.plan.component.values]
        card = Card(" ".join([self.name.component.value, *files]), interaction.user)
        await interaction.response.edit_message(view=card, attachments=card.files())


class Card(ui.LayoutView):
    """Container, sections with button and thumbnail, gallery, file, separator, rows."""

    def __init__(self, title: str, who: discord.User | discord.Member) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Card] = ui.Container(accent_colour=0xC0392B)
        box.add_item(ui.Section(f"## {title}", accessory=Redraw(label="Voir", custom_id="redraw")))
        box.add_item(ui.Section("Portrait", accessory=ui.Thumbnail("attachment://board.png")))
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="Plan")))
        box.add_item(ui.File("attachment://log.txt"))
        box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
        box.add_item(
            ui.ActionRow(
                Next(label="Suite", custom_id="next"),
                Rename(label="Renommer", custom_id="rename"),
                ui.Button(label="Règles", url="https://a.example"),
            )
        )
        self.add_item(box)
        self.add_item(ui.ActionRow(ui.UserSelect(custom_id="who", default_values=[who])))

    def files(self) -> list[discord.File]:
        """The files the card refers to."""
        board = discord.File(picture(), "board.png", description="Plan")
        return [board, discord.File(io.BytesIO(b"log"), "log.txt")]
