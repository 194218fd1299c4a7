"""/repair: for the campaign's owner and the server's managers, when play is stuck. The journal tells of each."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.descent.party.campaign import Campaign
from bot.descent.party.repairs import EndStuckTurn, SkipQuestion, TakeBackRound
from bot.kernel.refused import demand
from bot.table.repairs import HandOver, Repair, ShowPanel
from cogs.access import manages, stage_of
from cogs.heroes import hero_meant, heroes, seated
from cogs.interactions import Interaction, answer_privately, campaign_here, reader, through
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
            chosen = hero_meant(hero, reader(interaction))
            await self._repair(interaction, HandOver(hero=chosen, to=player.id, manager=manages(interaction)))

        await through(interaction, "private", work)

    @command("repair", "skip")
    async def skip(self, interaction: Interaction) -> None:
        await self._through(interaction, SkipQuestion(manager=manages(interaction)))

    @command("repair", "end")
    async def end(self, interaction: Interaction) -> None:
        await self._through(interaction, EndStuckTurn(manager=manages(interaction)))

    @command("repair", "round")
    async def round(self, interaction: Interaction) -> None:
        await self._through(interaction, TakeBackRound(manager=manages(interaction)))

    @command("repair", "panel")
    async def panel(self, interaction: Interaction) -> None:
        await self._through(interaction, ShowPanel(manager=manages(interaction)), repost=True)

    async def _through(self, interaction: Interaction, deed: Repair, *, repost: bool = False) -> None:
        await through(interaction, "private", lambda: self._repair(interaction, deed, repost=repost))

    async def _repair(self, interaction: Interaction, deed: Repair, *, repost: bool = False) -> None:
        """Do it, show it, and tell whoever did it what came of it."""
        campaign_id = await campaign_here(interaction)
        outcome = await self.bot.table.act(campaign_id, interaction.user.id, deed, interaction=interaction.id)
        stage = stage_of(self.bot)
        await (stage.repost(campaign_id) if repost else stage.show(campaign_id))
        told = reader(interaction).story(outcome.events, outcome.campaign.game).lines
        await answer_privately(interaction, shortened("\n".join(told), LONGEST_ANSWER))


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Oversight(bot))
