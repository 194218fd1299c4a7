"""/threat: what may happen to a hero that ends its turn here, for its player alone."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.descent.speaking import command
from cogs.interactions import Interaction, through
from cogs.looking_up import look_up, suggesting

if TYPE_CHECKING:
    from bot.app import Flambeau


class Threat(commands.Cog):
    """Looking before one leaps."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("threat")
    @app_commands.autocomplete(hero=suggesting("threat", "hero"))
    async def threat(self, interaction: Interaction, hero: str | None = None) -> None:
        await through(interaction, "private", lambda: look_up(interaction, "threat", hero=hero))


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Threat(bot))
