"""/report: what players hand in when something is wrong, for whoever mends the bot."""

import asyncio
from io import BytesIO
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.games import system_of
from bot.kernel.refused import Refused, demand
from bot.saves.evidence import PlayReport, pack_report
from bot.saves.reporting import Kept, report_of
from bot.store.export import MEGABYTE, MOST_PACKED
from bot.store.noted_faults import faults_of
from bot.table.table import SET_ASIDE
from cogs.access import manages
from cogs.interactions import Interaction, campaign_here, reader, through
from cogs.translator import command

if TYPE_CHECKING:
    from bot.app import Flambeau


class ReportCog(commands.Cog):
    """Handing in a problem."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot
        # A long log takes a while to be written out: one at a time is enough.
        self._one = asyncio.Lock()

    @command("report")
    async def report(self, interaction: Interaction) -> None:
        await through(interaction, "private", lambda: self._report(interaction))

    async def _report(self, interaction: Interaction) -> None:
        campaign_id = await campaign_here(interaction)
        kept, at = await self._kept(campaign_id), self.bot.clock.now().isoformat()
        async with self._one:
            made, content = await asyncio.to_thread(
                _packed, kept, interaction.user.id, manager=manages(interaction), at=at
            )
        demand(len(content) <= MOST_PACKED, "file_too_large", most=MOST_PACKED // MEGABYTE)
        name = f"flambeau-report-{campaign_id}-{made.version}.json.gz"
        say = reader(interaction)
        told = say.text("answer-report", references=", ".join(each.reference for each in made.faults) or "no")
        if made.left_out:
            told = f"{told}\n-# {say.text('answer-report-left-out')}"
        await interaction.edit_original_response(
            content=told,
            attachments=[discord.File(BytesIO(content), name, description=say.text("report-file"))],
        )

    async def _kept(self, campaign_id: int) -> Kept:
        """All there is, also where a save can't be read."""
        store = self.bot.store
        saved, annals = await store.load(campaign_id), await store.annals(campaign_id)
        name, content = (await store.names())[campaign_id], None
        try:
            campaign = (await self.bot.table.look(campaign_id)).campaign
        except Refused as refused:
            if refused.code not in SET_ASIDE:
                raise
        else:
            name, begun = campaign.name, system_of(campaign).content(campaign)
            content = begun and (begun.text or await store.content(begun.fingerprint))
        return Kept(saved, name, annals, await faults_of(store, campaign_id), content)


def _packed(kept: Kept, player: int, *, manager: bool, at: str) -> tuple[PlayReport, bytes]:
    made = report_of(kept, player, manager=manager, at=at)
    return made, pack_report(made)


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(ReportCog(bot))
