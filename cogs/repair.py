"""/repair: for the campaign's owner and the server's managers, when play is stuck. The journal tells of each."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.games import presenter_of
from bot.kernel.refused import demand
from bot.table.campaign import Campaign
from bot.table.repairs import HandOver, Repair, ShowPanel
from bot.words import language_of
from cogs.access import manages, stage_of
from cogs.heroes import heroes, seat_meant, seated
from cogs.interactions import Interaction, answer_privately, campaign_here, look_here, through
from cogs.layout import LONGEST_ANSWER, shortened
from cogs.translator import command, description_of, name_of

if TYPE_CHECKING:
    from bot.app import Flambeau


def to_hand_over(campaign: Campaign, interaction: Interaction) -> list[str]:
    """The heroes at the table, for those who may hand them over."""
    may = manages(interaction) or campaign.owner == interaction.user.id
    return seated(campaign, interaction) if may else []


class Oversight(
    commands.GroupCog, name="repair", group_name=name_of("repair"), group_description=description_of("repair")
):
    """Putting a campaign right."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("repair", "hand")
    @app_commands.autocomplete(hero=heroes(to_hand_over))
    async def hand(self, interaction: Interaction, hero: str, player: discord.User) -> None:
        async def work() -> None:
            demand(not player.bot, "bots_do_not_play")
            now, say = await look_here(interaction)
            chosen = seat_meant(now.campaign, hero, say)
            await repair(interaction, HandOver(hero=chosen, to=player.id, manager=manages(interaction)))

        await through(interaction, "private", work)

    @command("repair", "panel")
    async def panel(self, interaction: Interaction) -> None:
        deed = ShowPanel(manager=manages(interaction))
        await through(interaction, "private", lambda: repair(interaction, deed, repost=True))


async def repair(interaction: Interaction, deed: Repair, *, repost: bool = False) -> None:
    """Do it, show it, and tell whoever did it what came of it."""
    bot, campaign_id = interaction.client, await campaign_here(interaction)
    done = await bot.table.act(campaign_id, interaction.user.id, deed, interaction=interaction.id)
    stage = stage_of(bot)
    await (stage.repost(campaign_id) if repost else stage.show(campaign_id, done))
    say = presenter_of(done.campaign).words(language_of(interaction.locale))
    told = say.told(done.events, done.campaign).lines
    await answer_privately(interaction, shortened("\n".join(told), LONGEST_ANSWER))


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Oversight(bot))
