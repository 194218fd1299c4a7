"""Suggestions while somebody types a command: quick, private, and never an error."""

import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from discord import app_commands

from bot.descent.party.campaign import Campaign
from bot.kernel.refused import Refused
from bot.words.plain_letters import plain_letters
from cogs.interactions import Interaction, campaign_here
from cogs.layout import LONGEST_OPTION, shortened

log = logging.getLogger(__name__)

Suggestions = list[app_commands.Choice[str]]
Suggest = Callable[[Interaction, str], Coroutine[Any, Any, Suggestions]]
"""What Discord calls while somebody types."""
MOST = 25


async def completed(interaction: Interaction, suggest: Callable[[Campaign], list[tuple[str, str]]]) -> Suggestions:
    """What can be typed in the campaign of this channel: names shown, and the values they stand for."""
    try:
        campaign_id = await campaign_here(interaction)
        now = await interaction.client.table.look(campaign_id)
        found = suggest(now.campaign)
    except Refused:
        return []
    except Exception:
        log.exception("no suggestions for interaction %s", interaction.id)
        return []
    return choices(found)


def choices(found: list[tuple[str, str]]) -> Suggestions:
    """Suggestions as Discord takes them."""
    return [
        app_commands.Choice(name=shortened(name, LONGEST_OPTION), value=value[:LONGEST_OPTION])
        for name, value in found[:MOST]
    ]


def named(ids: Iterable[str], name: Callable[[str], str], typed: str) -> list[tuple[str, str]]:
    """Those of some ids whose name holds what was typed, accents or not; each with its name."""
    found = [(name(thing), thing) for thing in ids]
    return [entry for entry in found if plain_letters(typed) in plain_letters(entry[0])]


def options_of(interaction: Interaction) -> dict[str, object]:
    """What has been typed for the options so far, by the names our functions know them by."""
    made = interaction.command
    if not isinstance(made, app_commands.Command):
        return {}
    # A namespace answers None for whatever was not typed yet.
    return {option.name: getattr(interaction.namespace, option.display_name) for option in made.parameters}
