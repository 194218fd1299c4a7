"""How the cogs find each other."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

from discord import app_commands

from bot.games import presenter

if TYPE_CHECKING:
    import discord

    from bot.app import Flambeau
    from bot.views.presenter import Presenter
    from cogs.desk import Desk
    from cogs.stage import Stage


def manages(interaction: "discord.Interaction[Flambeau]") -> bool:
    """Whether somebody manages this server, and so may put campaigns right that are not their own."""
    return interaction.permissions.manage_guild or interaction.permissions.administrator


def add_to_group(bot: "Flambeau", name: str, *commands: "app_commands.Command[Any, ..., Any]") -> None:
    """Let a game add commands of its own to a group of the house, such as /campaign."""
    group = bot.tree.get_command(name)
    assert isinstance(group, app_commands.Group)
    for command in commands:
        group.add_command(command)


def desk_of(bot: "Flambeau") -> "Desk":
    """The desk through which everything goes."""
    desk = bot.get_cog("Desk")
    assert desk is not None
    return cast("Desk", desk)


def stage_of(bot: "Flambeau") -> "Stage":
    """The stage on which campaigns are shown."""
    return desk_of(bot).stage


def register_of(game: "Presenter", name: str) -> Mapping[str, Any]:
    """What a game lists under a name in its `answers`; one whose buttons ask nothing needs no such module."""
    module = f"{game.cogs}.answers"
    found: Mapping[str, Any] = getattr(import_module(module), name, {}) if find_spec(module) is not None else {}
    return found


async def presenter_at(bot: "Flambeau", campaign_id: int) -> "Presenter":
    """How a campaign is shown, before it is read."""
    return presenter((await bot.table.game_of(campaign_id)).id)
