"""The group /raid. Whoever has a command for it adds it: `add_to_group(bot, "raid", …)` in a later extension."""

from typing import TYPE_CHECKING

from discord import app_commands

from cogs.translator import description_of, name_of

if TYPE_CHECKING:
    from bot.app import Flambeau


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    bot.tree.add_command(app_commands.Group(name=name_of("raid"), description=description_of("raid")))


async def teardown(bot: "Flambeau") -> None:
    """Called by the client when it lets go of the extension."""
    bot.tree.remove_command(name_of("raid").message)
