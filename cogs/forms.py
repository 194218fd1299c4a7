"""Forms to fill in. What comes back is read from the form itself, never from memory, so it outlives a restart."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.descent.party.deeds import Play
from bot.descent.party.settings import Configure
from bot.kernel.refused import Refused
from bot.table.campaign import LONGEST_NAME
from bot.views.codec import BETWEEN
from cogs.access import stage_of
from cogs.descent.finding import acting_hero, to_square
from cogs.interactions import Interaction, reader
from cogs.labels import Label
from cogs.layout import ASKING

SQUARE, NAME = "square", "name"
LONGEST = {SQUARE: 4, NAME: LONGEST_NAME}
OPENING = tuple(f"{ASKING}{form}{BETWEEN}" for form in LONGEST)
"""The codes of the buttons that open a form, and the beginnings of those of the forms themselves."""


async def open_form(interaction: Interaction, label: Label) -> None:
    """Ask for a square or a name. The form's id is unlike any other: two people may have one open at a time."""
    say, form = reader(interaction), _form_of(label)
    named = Label(label.campaign, label.seen, f"{ASKING}{form}{BETWEEN}{interaction.id}")
    sheet: ui.Modal = ui.Modal(title=say.text(f"form-{form}-title"), custom_id=str(named))
    example = "C4" if form == SQUARE else None
    field: ui.TextInput[Any] = ui.TextInput(custom_id=form, placeholder=example, max_length=LONGEST[form])
    text, hint = say.text(f"form-{form}-label"), say.text(f"form-{form}-hint")
    sheet.add_item(ui.Label(text=text, description=hint, component=field))
    sheet.stop()  # so that discord.py does not keep it: on_interaction reads whatever comes back
    await interaction.response.send_modal(sheet)


async def filled_in(interaction: Interaction, label: Label) -> None:
    """Go to the square somebody typed, or give the party the name."""
    if not label.code.startswith(OPENING):
        raise Refused("board_has_moved_on")
    typed = next(_values(interaction.data), "")
    await (_go(interaction, label, typed) if _form_of(label) == SQUARE else _rename(interaction, label, typed))
    await stage_of(interaction.client).show(label.campaign)


async def _go(interaction: Interaction, label: Label, typed: str) -> None:
    table, player = interaction.client.table, interaction.user.id
    now = await table.look(label.campaign)
    if now.version != label.seen:
        raise Refused("board_has_moved_on", version=now.version)
    move = to_square(acting_hero(now.campaign, player), typed)
    await table.act(label.campaign, player, Play(command=move), interaction=interaction.id, seen=label.seen)


async def _rename(interaction: Interaction, label: Label, typed: str) -> None:
    """A name means the same whoever has joined meanwhile; once the party has set out it is settled."""
    deed = Configure(name=plain_name(typed))
    await interaction.client.table.act(label.campaign, interaction.user.id, deed, interaction=interaction.id)


def plain_name(typed: str) -> str:
    """A party's name on one line, as it was typed or not at all: it stands in titles, where signs would act up."""
    name = " ".join(discord.utils.remove_markdown(typed).split())
    if not name:
        raise Refused("name_needed")
    return name[:LONGEST_NAME]


def _form_of(label: Label) -> str:
    return label.code.removeprefix(ASKING).partition(BETWEEN)[0]


def _values(data: Any) -> Iterator[str]:
    """What was typed, in order."""
    for part in [*(data or {}).get("components", []), *filter(None, [(data or {}).get("component")])]:
        if "value" in part:
            yield str(part["value"]).strip()
        yield from _values(part)


def is_form(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody sent a form."""
    return interaction.type is discord.InteractionType.modal_submit
