"""/monster: the track, and the info panel of any monster or lieutenant."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.descent.content.library import library
from bot.descent.monsters.track import held_by
from bot.descent.party.campaign import FEWEST_HEROES, MOST_HEROES, Campaign
from bot.descent.views.pictures.track import track_view
from bot.descent.views.reference.foes import foe_view, track_lines
from bot.kernel.refused import Refused
from bot.views.suggesting import named
from bot.words import language_of
from bot.words.quoting import quoted
from cogs.completing import Suggestions, choices, completed
from cogs.descent.speaking import command, reader
from cogs.interactions import Interaction, campaign_here, through
from cogs.layout import LONGEST_ANSWER, shortened
from cogs.private_answers import send
from renders.descent import drawings

if TYPE_CHECKING:
    from bot.app import Flambeau


async def suggest_foe(interaction: Interaction, current: str) -> Suggestions:
    """Monsters in play first, then all others."""
    say, everywhere = reader(interaction), (*library().monsters, *library().lieutenants)

    def foes(campaign: Campaign) -> list[tuple[str, str]]:
        here = [group.monster for group in campaign.game.groups.values()] if campaign.game is not None else []
        return named(dict.fromkeys((*here, *everywhere)), say.monster, current)

    # Cards can be looked at where no campaign is played, too.
    return await completed(interaction, foes) or choices(named(everywhere, say.monster, current))


class Foes(commands.Cog):
    """What the party is up against."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("monster")
    @app_commands.autocomplete(monster=suggest_foe)
    async def monster(self, interaction: Interaction, monster: str | None = None) -> None:
        await through(interaction, "private", lambda: self._monster(interaction, monster))

    async def _monster(self, interaction: Interaction, typed: str | None) -> None:
        say = reader(interaction)
        if typed is None:
            now = await self.bot.table.look(await campaign_here(interaction))
            game = now.campaign.running()
            told = shortened("\n".join(track_lines(game, say)), LONGEST_ANSWER)
            await send(interaction, told, [await self.bot.studio.picture(drawings.track(track_view(game, say)))])
            return
        named = {say.monster(foe).casefold(): foe for foe in (*library().monsters, *library().lieutenants)}
        foe = named.get(typed.casefold(), typed)
        if foe not in named.values():
            raise Refused("no_such_monster", text=quoted(typed))
        act, heroes, relic = await self._game_here(interaction, foe)
        view = foe_view(foe, language_of(interaction.locale), act=act, heroes=heroes, relic=relic)
        await send(interaction, f"**{view.name}**", [await self.bot.studio.picture(drawings.monster(view))])

    async def _game_here(self, interaction: Interaction, foe: str) -> tuple[int, int, str | None]:
        """Act, number of heroes and the foe's relic in the game here, or those of a full party's first act."""
        if await self.bot.table.in_channel(interaction.channel_id or 0) is None:
            return 1, MOST_HEROES, None
        campaign = (await self.bot.table.look(await campaign_here(interaction))).campaign
        game = campaign.game
        if game is None:
            return 1, max(FEWEST_HEROES, len(campaign.seats)), None
        return game.act, len(game.heroes), held_by(game, foe)


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Foes(bot))
