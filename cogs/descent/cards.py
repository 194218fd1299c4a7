"""/item and /condition: cards of one sort, for everybody and anywhere."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.descent.speaking import command
from cogs.interactions import Interaction, through
from cogs.looking_up import look_up, suggesting

if TYPE_CHECKING:
    from bot.app import Flambeau


class Cards(commands.Cog):
    """What is printed."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("item")
    @app_commands.autocomplete(item=suggesting("item", "item"))
    async def item(self, interaction: Interaction, item: str) -> None:
        await through(interaction, "private", lambda: look_up(interaction, "item", item=item))

    @command("condition")
    @app_commands.autocomplete(condition=suggesting("condition", "condition"))
    async def condition(self, interaction: Interaction, condition: str) -> None:
        await through(interaction, "private", lambda: look_up(interaction, "condition", condition=condition))


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Cards(bot))
