"""Forms to fill in. What comes back is read from the form itself, never from memory, so it outlives a restart."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.descent.campaign.deeds import Play
from bot.descent.refused import Refused
from cogs.access import stage_of
from cogs.choke import Interaction, reader
from cogs.codes import BETWEEN, Label
from cogs.finding import acting_hero, to_square
from cogs.layout import ASKING

SQUARE = "square"
LONGEST_SQUARE = 4
OPENING = f"{ASKING}{SQUARE}{BETWEEN}"
"""The code of the button that opens the form, and the beginning of that of the form itself."""


async def open_form(interaction: Interaction, label: Label) -> None:
    """Ask for a square. The form's id is unlike any other: two people may have one open at a time."""
    speak = reader(interaction)
    named = Label(label.campaign, label.seen, f"{OPENING}{interaction.id}")
    form: ui.Modal = ui.Modal(title=speak.text("form-square-title"), custom_id=str(named))
    field: ui.TextInput[Any] = ui.TextInput(custom_id=SQUARE, placeholder="C4", max_length=LONGEST_SQUARE)
    form.add_item(
        ui.Label(text=speak.text("form-square-label"), description=speak.text("form-square-hint"), component=field)
    )
    form.stop()  # so that discord.py does not keep it: on_interaction reads whatever comes back
    await interaction.response.send_modal(form)


async def filled_in(interaction: Interaction, label: Label) -> None:
    """Go to the square somebody typed."""
    table, player = interaction.client.table, interaction.user.id
    if not label.code.startswith(OPENING):
        raise Refused("board_has_moved_on")
    now = await table.look(label.campaign)
    if now.version != label.seen:
        raise Refused("board_has_moved_on", version=now.version)
    move = to_square(acting_hero(now.campaign, player), next(_values(interaction.data), ""))
    await table.act(label.campaign, player, Play(command=move), interaction=interaction.id, seen=label.seen)
    await stage_of(interaction.client).show(label.campaign)


def _values(data: Any) -> Iterator[str]:
    """What was typed, in order."""
    for part in [*(data or {}).get("components", []), *filter(None, [(data or {}).get("component")])]:
        if "value" in part:
            yield str(part["value"]).strip()
        yield from _values(part)


def is_form(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody sent a form."""
    return interaction.type is discord.InteractionType.modal_submit
