"""/campaign export, import, archive and restore: campaigns as things to keep."""

import asyncio
import re
import unicodedata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from io import BytesIO
from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui

from bot.kernel.refused import Refused, demand
from bot.purging import kept_until
from bot.store.export import MEGABYTE, MOST_PACKED
from bot.table.repairs import may_bring_back
from bot.table.table import SET_ASIDE
from bot.views import asks
from bot.words.mentions import mention
from bot.words.texts import Texts, house_words
from cogs.access import manages, stage_of
from cogs.completing import Suggestions, choices
from cogs.interactions import Interaction, answer_privately, campaign_here, reader, through
from cogs.labels import Label
from cogs.layout import ASKING
from cogs.press import Press
from cogs.translator import command

if TYPE_CHECKING:
    from bot.app import Flambeau
    from bot.table.table import Outcome

PATIENCE = 2.0
"""Seconds for which somebody looks at three dots."""
UNFIT = re.compile(r"[^a-z0-9]+")


async def suggest_archived(interaction: Interaction, current: str) -> Suggestions:
    """Campaigns that were put away in this channel, by those who may take them out again."""
    try:
        found = await _archived_here(interaction)
    except Refused:
        return []
    named = [(f"{each.campaign.name} ({each.campaign_id})", str(each.campaign_id)) for each in found]
    return choices([entry for entry in named if current.casefold() in entry[0].casefold()])


async def _archived_here(interaction: Interaction) -> "list[Outcome]":
    guild, channel = _place(interaction)
    found = await interaction.client.table.archived_in(guild, channel)
    player = interaction.user.id
    return [each for each in found if manages(interaction) or may_bring_back(each.campaign, player)]


def _place(interaction: Interaction) -> tuple[int, int]:
    """The server and the channel, or a refusal: nothing is kept in direct messages."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("no_campaign_here")
    return interaction.guild_id, interaction.channel_id


def file_name(name: str, campaign_id: int) -> str:
    """What the file of a campaign is called: plain letters that every system takes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return f"flambeau-{UNFIT.sub('-', plain).strip('-') or campaign_id}.json.gz"


@asynccontextmanager
async def _told_to_wait(interaction: Interaction) -> AsyncIterator[None]:
    """Whoever hands in a file hears within three seconds that it is being read, if nothing better is known by then.

    Others may be read first, and a manager's may be long.
    """
    read = asyncio.Event()

    async def tell() -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await read.wait()
        except TimeoutError:
            await answer_privately(interaction, reader(interaction).text("answer-import-reading"))

    telling = asyncio.create_task(tell())
    try:
        yield
    finally:
        read.set()
        # Nobody is interrupted in the middle of a sentence: the last word shall be the answer.
        await telling


class ArchiveCommands:
    """The part of /campaign that is about putting campaigns away and getting them back."""

    bot: "Flambeau"

    @command("campaign", "export")
    async def export(self, interaction: Interaction) -> None:
        await through(interaction, "private", lambda: self._export(interaction))

    async def _export(self, interaction: Interaction) -> None:
        table, stranded = self.bot.table, await self._stranded(interaction)
        campaign_id = stranded if stranded is not None else await campaign_here(interaction)
        manager = stranded is None and manages(interaction)
        content = await table.export(campaign_id, interaction.user.id, manager=manager)
        demand(len(content) <= MOST_PACKED, "file_too_large", most=MOST_PACKED // MEGABYTE)
        name = file_name((await table.look(campaign_id)).campaign.name, campaign_id)
        told = reader(interaction).text("answer-export")
        await interaction.edit_original_response(
            content=told, attachments=[discord.File(BytesIO(content), name, description=told[:1024])]
        )

    async def _stranded(self, interaction: Interaction) -> int | None:
        """Where nothing is played: a campaign of the caller's own whose channel is gone, the youngest first."""
        table = self.bot.table
        if await table.in_channel(interaction.channel_id or 0) is not None:
            return None
        lost = await self.bot.store.staging.lost()
        own = [each for each in await table.readable(lost) if each.campaign.owner == interaction.user.id]
        return own[-1].campaign_id if own else None

    # `import` is a word of Python's own.
    @command("campaign", "import")
    async def bring_in(self, interaction: Interaction, file: discord.Attachment) -> None:
        await through(interaction, "private", lambda: self._import(interaction, file))

    async def _import(self, interaction: Interaction, file: discord.Attachment) -> None:
        guild, channel = _place(interaction)
        demand(file.size <= MOST_PACKED, "file_too_large", most=MOST_PACKED // MEGABYTE)
        demand(await self.bot.table.in_channel(channel) is None, "channel_taken")
        async with _told_to_wait(interaction):
            outcome = await self.bot.table.bring_in(
                await file.read(),
                interaction.user.id,
                guild=guild,
                channel=channel,
                interaction=interaction.id,
                manager=manages(interaction),
            )
        await self._back(interaction, outcome.campaign_id)

    @command("campaign", "archive")
    async def archive(self, interaction: Interaction) -> None:
        await through(interaction, "private", lambda: self._ask_to_archive(interaction))

    async def _ask_to_archive(self, interaction: Interaction) -> None:
        """Only asks; it happens when the button is pressed."""
        campaign_id = await campaign_here(interaction)
        version, called = await self._to_archive(interaction, campaign_id)
        say = reader(interaction)
        label = Label(campaign_id, version, f"{ASKING}{asks.ARCHIVE}:")
        view = ui.View(timeout=None)
        view.add_item(
            Press(
                ui.Button(label=say.text("button-archive"), style=discord.ButtonStyle.danger, custom_id=str(label))
            )
        )
        name = discord.utils.escape_markdown(called)
        await interaction.edit_original_response(content=say.text("ask-archive", name=name), view=view)

    async def _to_archive(self, interaction: Interaction, campaign_id: int) -> tuple[int, str]:
        """The version and the name of a campaign, for somebody who may put it away.

        Of one that can't be read nobody knows the owner, but it must not hold its channel for ever.
        """
        try:
            now = await self.bot.table.look(campaign_id)
        except Refused as refused:
            if not (manages(interaction) and refused.code in SET_ASIDE):
                raise
            saved, names = await self.bot.store.load(campaign_id), await self.bot.store.names()
            return saved.version, names[campaign_id]
        demand(manages(interaction) or now.campaign.owner == interaction.user.id, "not_the_owner")
        return now.version, now.campaign.name

    @command("campaign", "restore")
    @app_commands.autocomplete(campaign=suggest_archived)
    async def restore(self, interaction: Interaction, campaign: str | None = None) -> None:
        await through(interaction, "private", lambda: self._restore(interaction, campaign))

    async def _restore(self, interaction: Interaction, typed: str | None) -> None:
        found = await _archived_here(interaction)
        # Only what was put away in this very channel can be named, whatever number is typed.
        meant = [each for each in found if typed in (None, str(each.campaign_id), each.campaign.name)]
        if not meant:
            raise Refused("nothing_archived")
        played = await self.bot.table.in_channel(interaction.channel_id or 0)
        if played is not None:
            name = (await self.bot.store.names())[played]
            raise Refused("channel_in_use", name=discord.utils.escape_markdown(name))
        await self.bot.table.restore(
            meant[0].campaign_id, interaction.user.id, interaction=interaction.id, manager=manages(interaction)
        )
        await self._back(interaction, meant[0].campaign_id)

    async def _back(self, interaction: Interaction, campaign_id: int) -> None:
        """A campaign is played in this channel again."""
        link = await stage_of(self.bot).mended(campaign_id)
        await answer_privately(interaction, reader(interaction).text("answer-restored", link=link))


async def put_away(interaction: Interaction, label: Label, about: str) -> None:
    """The button under the question whether to archive."""
    bot, say = interaction.client, reader(interaction)
    farewell = await _farewell(interaction, label.campaign)
    await bot.table.archive(
        label.campaign,
        interaction.user.id,
        interaction=interaction.id,
        manager=manages(interaction),
        seen=label.seen,
    )
    await stage_of(bot).clear(label.campaign)
    with suppress(discord.HTTPException):
        channel = bot.get_partial_messageable(interaction.channel_id or 0, guild_id=interaction.guild_id)
        await channel.send(farewell, allowed_mentions=discord.AllowedMentions.none())
    until = kept_until(bot.clock.now(), bot.settings.purge_archived_days)
    if until is None:
        await answer_privately(interaction, say.text("answer-archived"))
        return
    date = discord.utils.format_dt(until, "D")
    await answer_privately(interaction, say.text("answer-archived-until", until=date))


async def _farewell(interaction: Interaction, campaign_id: int) -> str:
    """What everybody in the channel hears when a campaign goes: who put it away, and how it comes back."""
    bot = interaction.client
    try:
        say: Texts = house_words((await bot.table.look(campaign_id)).campaign.language)
    except Refused:  # a campaign that can't be read is put away in the words of whoever does it
        say = reader(interaction)
    name = discord.utils.escape_markdown((await bot.store.names())[campaign_id])
    return say.text("told-archived", player=mention(interaction.user.id), name=name)
