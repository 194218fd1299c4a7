"""The desk: where presses arrive, and where whatever nobody else answers is answered."""

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.games import presenter
from bot.kernel.refused import Refused, demand
from bot.store import Saved
from bot.table.table import Outcome, game_in
from bot.views.codec import OUTDATED
from cogs import answers, forms
from cogs import interactions as choke
from cogs.access import presenter_at
from cogs.entrance import turned_away
from cogs.interactions import (
    UNFIT,
    Arrivals,
    Interaction,
    answer_privately,
    broken,
    check_place,
    check_time,
    reader,
    through,
    what_went_wrong,
)
from cogs.labels import Label, custom_ids, label_of
from cogs.layout import ASKING
from cogs.press import Press
from cogs.stage import Stage
from cogs.translator import FluentTranslator
from cogs.troubles import is_trouble

if TYPE_CHECKING:
    from bot.app import Flambeau

COMPONENT = discord.InteractionType.component
LONGEST_CODE = 100
"""Discord's limit for what a button or a line of a menu says; what is longer was forged."""
PRESSES = (COMPONENT, discord.InteractionType.modal_submit)


class Desk(commands.Cog):
    """Takes presses, keeps the stage, and answers for what is broken or forgotten."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot
        self.stage = Stage(bot)
        self.arrivals = Arrivals()
        self._healing: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        self.bot.add_dynamic_items(Press)
        self.bot.tree.error(self._on_command_error)
        await self.bot.tree.set_translator(FluentTranslator())
        self._healing = asyncio.create_task(self.stage.healing.run())

    async def cog_unload(self) -> None:
        if self._healing is not None:
            self._healing.cancel()
            await asyncio.gather(self._healing, return_exceptions=True)
        await self.stage.settle()
        await self.stage.notices.close()

    async def pressed(self, interaction: Interaction, label: Label) -> None:
        """Somebody pressed one of our buttons or chose in one of our menus."""
        with self.bot.door.visit():
            if not await turned_away(interaction):
                await self._take(interaction, label)

    async def _take(self, interaction: Interaction, label: Label) -> None:
        try:
            form = await forms.form_of(interaction, label)
        except Exception as error:
            await through(interaction, "quiet", partial(_fail, error))
            return
        if form is not None:
            await through(interaction, lambda: forms.open_form(interaction, label, form), _nothing_more)
            return
        await through(interaction, "quiet", lambda: self._do(interaction, label))

    async def _do(self, interaction: Interaction, label: Label) -> None:
        demand(len(label.code) <= LONGEST_CODE, OUTDATED)
        self.stage.posting.presses.add(interaction)
        if answers.is_personal(label):
            await answers.answer(interaction, label)
            return
        saved = await self.bot.store.load(label.campaign)
        check_place(interaction, saved)
        check_time(saved, label.seen)
        if label.code.startswith(ASKING):
            await answers.answer(interaction, label)
            return
        # It was read just now, and need not be read again.
        done = await self._act(interaction, label, saved)
        await answers.dismiss(interaction)
        await self.stage.show(label.campaign, done)

    async def _act(self, interaction: Interaction, label: Label, saved: Saved) -> Outcome:
        """Do what a label says, if the game still stands as it did when the label was written."""
        table, player = self.bot.table, interaction.user.id
        codec = presenter(game_in(saved).id).codec
        # What names all it means by itself means the same after others were faster by a moment.
        seen = None if codec.stands_alone(label.code) else label.seen
        meant = partial(codec.read, label.code)
        try:
            return await table.act(
                label.campaign, player, meant, interaction=interaction.id, seen=seen, known=saved
            )
        except Refused as no:
            if no.code != OUTDATED:
                raise
            raise codec.too_late(label.code, (await table.look(label.campaign)).campaign, player) from None

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Connected, perhaps after a crash."""
        with self.bot.door.visit():
            await self.stage.catch_up()
        self.stage.healing.stir()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Connected again: what could not be shown may be now."""
        self.stage.healing.stir()

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Forms that come back, and buttons we do not know, from another time: they must not seem dead."""
        custom_id = str(dict(interaction.data or {}).get("custom_id", ""))
        if interaction.type in PRESSES and not self._is_taken(interaction, custom_id):
            with self.bot.door.visit():
                if not await turned_away(interaction):
                    await self._take_too(interaction, custom_id)

    def _is_taken(self, interaction: Interaction, custom_id: str) -> bool:
        """Whether discord.py finds the button on its message, and calls us for it."""
        ours = label_of(custom_id) is not None
        return interaction.type is COMPONENT and ours and _holds(interaction.message, custom_id)

    async def _take_too(self, interaction: Interaction, custom_id: str) -> None:
        label = label_of(custom_id)
        if label is None:
            await through(interaction, "quiet", lambda: _outdated(interaction))
            return
        # Edited while it was being pressed: discord.py looks for the button on the message, and gives up.
        work = self._filled_in if forms.is_form(interaction) else self._do_after_all
        await through(interaction, "quiet", lambda: work(interaction, label))

    async def _do_after_all(self, interaction: Interaction, label: Label) -> None:
        """Do what a button says that is gone from its message, if that means the same on the message of now."""
        asked = label.code.startswith(ASKING)
        if asked or not (await presenter_at(self.bot, label.campaign)).codec.stands_alone(label.code):
            raise Refused(OUTDATED)
        await self._do(interaction, label)

    async def _filled_in(self, interaction: Interaction, label: Label) -> None:
        self.stage.posting.presses.add(interaction)
        saved = await self.bot.store.load(label.campaign)
        check_place(interaction, saved)
        check_time(saved, label.seen)
        await forms.filled_in(interaction, label)

    async def _on_command_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """What went wrong before a command reached its own work."""
        cause: Exception = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if interaction.type is discord.InteractionType.autocomplete:
            if not is_trouble(cause):
                broken(interaction, error)
            return
        if not interaction.response.is_done() and not await choke.acknowledge(interaction, "private"):
            return
        if isinstance(error, app_commands.TransformerError):
            # What Discord's own window does not let through was sent past it.
            cause = Refused(UNFIT)
        await answer_privately(interaction, await what_went_wrong(interaction, cause))

    # Places that go and come back

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and its threads with it."""
        gone = {channel.id, *(thread.id for thread in getattr(channel, "threads", ()))}
        await self._lost(await self.bot.store.live_in(channels=gone))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await self._lost(await self.bot.store.live_in(channels=[payload.thread_id]))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server is gone, or does not want us any more."""
        await self._lost(await self.bot.store.live_in(guild_id=guild.id))

    async def _lost(self, campaigns: Iterable[int]) -> None:
        for campaign_id in campaigns:
            await self.stage.lost(campaign_id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again: campaigns that were played here go on."""
        await self.stage.catch_up()

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there again; at the start all of them are, and that is looked at once they are all known."""
        if self.bot.is_ready():
            await self.stage.catch_up()

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: object) -> None:
        """Perhaps we may do more there now."""
        self.stage.healing.stir()

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """The same, on a whole server."""
        self.stage.healing.stir()

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """The same, where a thread is unlocked."""
        self.stage.healing.stir()


async def _nothing_more() -> None:
    """A form is on its way: the rest happens when it comes back."""


async def _fail(error: Exception) -> None:
    """What was wrong before anything was acknowledged is said afterwards."""
    raise error


def _holds(message: discord.Message | None, custom_id: str) -> bool:
    """Whether a button or menu is on a message."""
    return message is not None and custom_id in custom_ids(message.components)


async def _outdated(interaction: Interaction) -> None:
    await answer_privately(interaction, reader(interaction).text("answer-outdated"))


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Desk(bot))
