"""Suggestions while somebody types a command: quick, private, and never an error."""

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from discord import app_commands

from bot.kernel.refused import Refused
from cogs.interactions import Interaction, campaign_here, check_game
from cogs.layout import LONGEST_OPTION, shortened

log = logging.getLogger(__name__)

Found = list[tuple[str, str]]
"""Names as they are shown, each with the value it stands for."""
Suggestions = list[app_commands.Choice[str]]
Suggest = Callable[[Interaction, str], Coroutine[Any, Any, Suggestions]]
"""What Discord calls while somebody types."""
MOST = 25


async def completed(interaction: Interaction, suggest: Callable[[Any], Found]) -> Suggestions:
    """What can be typed in the campaign of this channel: names shown, and the values they stand for."""

    async def found() -> Found:
        await check_game(interaction)
        now = await interaction.client.table.look(await campaign_here(interaction))
        return suggest(now.campaign)

    return await quietly(interaction, found())


async def quietly(interaction: Interaction, finding: Awaitable[Found]) -> Suggestions:
    """What was found, as Discord takes it; nothing where something went wrong."""
    try:
        return choices(await finding)
    except Refused:
        return []
    except Exception:
        log.exception("no suggestions for interaction %s", interaction.id)
        return []


def choices(found: Found) -> Suggestions:
    """Suggestions as Discord takes them."""
    return [
        app_commands.Choice(name=shortened(name, LONGEST_OPTION), value=value[:LONGEST_OPTION])
        for name, value in found[:MOST]
    ]


def options_of(interaction: Interaction) -> dict[str, object]:
    """What has been typed for the options so far, by the names our functions know them by."""
    made = interaction.command
    if not isinstance(made, app_commands.Command):
        return {}
    # A namespace answers None for whatever was not typed yet.
    return {option.name: getattr(interaction.namespace, option.display_name) for option in made.parameters}
