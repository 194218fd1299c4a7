"""/play: the shortest way to a game. From nothing to the first quest, or to the panel of what is played here."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.games import DEFAULT_GAME
from bot.kernel.refused import Refused
from bot.table.campaign import Campaign
from bot.table.table import Outcome
from bot.words import language_of
from cogs.access import presenter_at, stage_of
from cogs.campaign import open_campaign, without
from cogs.interactions import Interaction, answer_privately, reader, through
from cogs.translator import command

if TYPE_CHECKING:
    from bot.app import Flambeau


class PlayCog(commands.Cog):
    """Playing without having read anything."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("play")
    @app_commands.guild_only()
    async def play(self, interaction: Interaction) -> None:
        await through(interaction, "private", lambda: self._play(interaction))

    async def _play(self, interaction: Interaction) -> None:
        if interaction.channel_id is None:
            raise Refused("no_campaign_here")
        here = await self.bot.table.in_channel(interaction.channel_id)
        now = await self.bot.table.look(here) if here is not None else None
        if now is None:
            await self._open(interaction)
        elif _is_empty(now.campaign) and now.campaign.owner == interaction.user.id:
            await self._begin(interaction, now.campaign_id)
        else:
            await self._bring_forward(interaction, now)

    async def _open(self, interaction: Interaction) -> None:
        """A campaign of one's own, begun at once."""
        opened = await open_campaign(interaction, None, None, DEFAULT_GAME)
        if opened is not None:
            # The channel has seen nothing yet: the story is told from its beginning on.
            await stage_of(self.bot).scenes.change(opened.campaign_id, chapter=opened.version)
            await self._begin(interaction, opened.campaign_id)

    async def _begin(self, interaction: Interaction, campaign_id: int) -> None:
        """Whoever has opened a campaign is in the middle of what suits a first evening."""
        began = await self.bot.table.begin_at_once(campaign_id, interaction.user.id, interaction=interaction.id)
        link = await stage_of(self.bot).mended(campaign_id)
        say = (await presenter_at(self.bot, campaign_id)).words(language_of(interaction.locale))
        told = say.text("play-begun" if began is not None else "view-created", link=link)
        await answer_privately(interaction, "\n".join([told, *without(interaction)]))

    async def _bring_forward(self, interaction: Interaction, now: Outcome) -> None:
        """The panel comes down for those who play here; everybody else is led to it and disturbs nobody."""
        stage, campaign_id = stage_of(self.bot), now.campaign_id
        link = await stage.mended(campaign_id)
        mine = now.campaign.takes_part(interaction.user.id)
        if mine:
            await stage.repost(campaign_id)
            link = await stage.link(campaign_id)
        told = reader(interaction).text("play-here" if mine else "play-others", name=now.campaign.name, link=link)
        await answer_privately(interaction, told)


def _is_empty(campaign: Campaign) -> bool:
    """Whether a campaign was opened and nobody has sat down yet."""
    return campaign.phase == "gathering" and not campaign.seats


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(PlayCog(bot))
