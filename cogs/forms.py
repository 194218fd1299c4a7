"""Forms to fill in. What comes back is read from the form itself, never from memory, so it outlives a restart."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.kernel.refused import Refused, demand
from bot.store import StoreTrouble
from bot.table.campaign import LONGEST_NAME
from bot.views.codec import BETWEEN, OUTDATED
from bot.views.presenter import Presenter
from bot.words import language_of
from bot.words.clean_names import clean
from cogs.access import presenter_at, register_of, stage_of
from cogs.interactions import Interaction
from cogs.labels import Label
from cogs.layout import ASKING


@dataclass(frozen=True)
class Form:
    """One line to be typed. Its words are those of `form-…` with its name."""

    longest: int
    fill_in: Callable[[Interaction, Label, str], Awaitable[None]]
    """Does what was typed."""


def forms_of(presenter: Presenter) -> Mapping[str, Form]:
    """The forms of a game, by what the buttons ask that open them."""
    return register_of(presenter, "FORMS")


async def form_of(interaction: Interaction, label: Label) -> Form | None:
    """The form that a button opens, or that was sent; None if it is about something else."""
    if not label.code.startswith(ASKING):
        return None
    try:
        presenter = await presenter_at(interaction.client, label.campaign)
    except (Refused, StoreTrouble):  # no such campaign, or no store: said as for all other buttons
        return None
    return forms_of(presenter).get(_name_of(label))


async def open_form(interaction: Interaction, label: Label, form: Form) -> None:
    """Ask for one line. The form's id is unlike any other: two people may have one open at a time."""
    presenter = await presenter_at(interaction.client, label.campaign)
    say, name = presenter.words(language_of(interaction.locale)), _name_of(label)
    named = Label(label.campaign, label.seen, f"{ASKING}{name}{BETWEEN}{interaction.id}")
    sheet: ui.Modal = ui.Modal(title=say.text(f"form-{name}-title"), custom_id=str(named))
    field: ui.TextInput[Any] = ui.TextInput(custom_id=name, max_length=form.longest)
    text, hint = say.text(f"form-{name}-label"), say.text(f"form-{name}-hint")
    sheet.add_item(ui.Label(text=text, description=hint, component=field))
    sheet.stop()  # so that discord.py does not keep it: on_interaction reads whatever comes back
    await interaction.response.send_modal(sheet)


async def filled_in(interaction: Interaction, label: Label) -> None:
    """Do what was typed into a form."""
    form = await form_of(interaction, label)
    if form is None:
        raise Refused(OUTDATED)
    await form.fill_in(interaction, label, next(_values(interaction.data), ""))
    await stage_of(interaction.client).show(label.campaign)


def plain_name(typed: str) -> str:
    """A party's name on one line, without what would act up in a title; refused if nothing can be seen of it."""
    demand(len(typed) <= LONGEST_NAME, "unfit_option")
    name = clean(typed, LONGEST_NAME)
    demand(name, "name_needed")
    return name


def _name_of(label: Label) -> str:
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
