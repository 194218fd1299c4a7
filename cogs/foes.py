"""/monster: the track, and the info panel of any monster or lieutenant."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.descent.campaign.party import Campaign
from bot.descent.library import library
from bot.descent.refused import Refused
from bot.views.foes import foe_view, track_lines
from bot.words import language_of
from cogs.choke import Interaction, campaign_here, reader, say, through
from cogs.completing import Suggestions, completed
from cogs.layout import shortened
from cogs.looks import send
from cogs.translator import command

if TYPE_CHECKING:
    from bot.app import Flambeau

LONGEST_ANSWER = 2000


async def suggest_foe(interaction: Interaction, current: str) -> Suggestions:
    """Monsters in play first, then all others."""
    speak = reader(interaction)

    def foes(campaign: Campaign) -> list[tuple[str, str]]:
        here = [group.monster for group in campaign.game.groups.values()] if campaign.game is not None else []
        names = dict.fromkeys((*here, *library().monsters, *library().lieutenants))
        found = [(speak.monster(name), name) for name in names]
        return [entry for entry in found if current.casefold() in entry[0].casefold()]

    return await completed(interaction, foes)


class Foes(commands.Cog):
    """What the party is up against."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("monster")
    @app_commands.autocomplete(monster=suggest_foe)
    async def monster(self, interaction: Interaction, monster: str | None = None) -> None:
        await through(interaction, "private", lambda: self._monster(interaction, monster))

    async def _monster(self, interaction: Interaction, typed: str | None) -> None:
        now = await self.bot.table.look(await campaign_here(interaction))
        game, speak = now.campaign.running(), reader(interaction)
        if typed is None:
            await say(interaction, shortened("\n".join(track_lines(game, speak)), LONGEST_ANSWER))
            return
        named = {speak.monster(foe).casefold(): foe for foe in (*library().monsters, *library().lieutenants)}
        foe = named.get(typed.casefold(), typed)
        if foe not in named.values():
            raise Refused("no_such_monster", text=typed)
        view = foe_view(foe, language_of(interaction.locale), act=game.act, heroes=len(game.heroes))
        await send(interaction, f"**{view.name}**", [await self.bot.studio.monster(view)])


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Foes(bot))
