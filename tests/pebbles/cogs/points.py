"""/pebbles: how the match stands."""

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.interactions import Interaction, through
from cogs.looking_up import look_up
from cogs.translator import command

if TYPE_CHECKING:
    from bot.app import Flambeau


class Points(commands.Cog):
    """Looking at the points."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("pebbles", game="pebbles")
    async def pebbles(self, interaction: Interaction) -> None:
        await through(interaction, "private", lambda: look_up(interaction, "points"))


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Points(bot))
