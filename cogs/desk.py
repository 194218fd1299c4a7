"""The desk: where presses arrive, and where whatever nobody else answers is answered."""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.kernel.refused import Refused
from bot.table.table import Outcome
from bot.views.codec import OUTDATED
from cogs import answers, forms
from cogs import interactions as choke
from cogs.access import presenter_at
from cogs.entrance import turned_away
from cogs.interactions import Interaction, answer_privately, broken, check_place, reader, through
from cogs.labels import TEMPLATE, Label
from cogs.layout import ASKING
from cogs.press import Press
from cogs.stage import Stage
from cogs.translator import FluentTranslator

if TYPE_CHECKING:
    from bot.app import Flambeau

OURS = re.compile(TEMPLATE)
COMPONENT = discord.InteractionType.component
PRESSES = (COMPONENT, discord.InteractionType.modal_submit)


class Desk(commands.Cog):
    """Takes presses, keeps the stage, and answers for what is broken or forgotten."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot
        self.stage = Stage(bot)

    async def cog_load(self) -> None:
        self.bot.add_dynamic_items(Press)
        self.bot.tree.error(self._on_command_error)
        await self.bot.tree.set_translator(FluentTranslator())

    async def cog_unload(self) -> None:
        await self.stage.settle()
        await self.stage.notices.close()

    async def pressed(self, interaction: Interaction, label: Label) -> None:
        """Somebody pressed one of our buttons or chose in one of our menus."""
        with self.bot.door.visit():
            if not await turned_away(interaction):
                await self._take(interaction, label)

    async def _take(self, interaction: Interaction, label: Label) -> None:
        form = await forms.form_of(interaction, label)
        if form is not None:
            await through(interaction, lambda: forms.open_form(interaction, label, form), _nothing_more)
            return
        await through(interaction, "quiet", lambda: self._do(interaction, label))

    async def _do(self, interaction: Interaction, label: Label) -> None:
        if not answers.is_personal(label):
            await check_place(interaction, label.campaign)
        if label.code.startswith(ASKING):
            await answers.answer(interaction, label)
            return
        await self.act(interaction, label)

    async def act(self, interaction: Interaction, label: Label) -> None:
        """Do what a label says, if the game still stands as it did when the label was written."""
        done = await self._act(interaction, label)
        await answers.dismiss(interaction)
        await self.stage.show(label.campaign, done)

    async def _act(self, interaction: Interaction, label: Label) -> Outcome:
        table, player = self.bot.table, interaction.user.id
        codec = (await presenter_at(self.bot, label.campaign)).codec
        # What names all it means by itself means the same after others were faster by a moment.
        seen = None if codec.stands_alone(label.code) else label.seen
        meant = partial(codec.read, label.code)
        try:
            return await table.act(label.campaign, player, meant, interaction=interaction.id, seen=seen)
        except Refused as no:
            if no.code != OUTDATED:
                raise
            raise codec.too_late(label.code, (await table.look(label.campaign)).campaign, player) from None

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Connected, perhaps after a crash."""
        with self.bot.door.visit():
            await self.stage.catch_up()

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
        ours = OURS.fullmatch(custom_id) is not None
        return interaction.type is COMPONENT and ours and _holds(interaction.message, custom_id)

    async def _take_too(self, interaction: Interaction, custom_id: str) -> None:
        found = OURS.fullmatch(custom_id)
        if found is None:
            await through(interaction, "quiet", lambda: _outdated(interaction))
            return
        label = Label(int(found["campaign"]), int(found["seen"]), found["code"])
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
        await check_place(interaction, label.campaign)
        await forms.filled_in(interaction, label)

    async def _on_command_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """What went wrong before a command reached its own work."""
        if interaction.type is discord.InteractionType.autocomplete:
            broken(interaction, error)
            return
        if not interaction.response.is_done() and not await choke.acknowledge(interaction, "private"):
            return
        await answer_privately(interaction, broken(interaction, error))


async def _nothing_more() -> None:
    """A form is on its way: the rest happens when it comes back."""


def _holds(message: discord.Message | None, custom_id: str) -> bool:
    """Whether a button or menu is on a message."""
    return message is not None and custom_id in _custom_ids(message.components)


def _custom_ids(components: Iterable[Any]) -> Iterator[str | None]:
    for component in components:
        yield getattr(component, "custom_id", None)
        yield from _custom_ids(getattr(component, "children", ()))
        yield from _custom_ids(filter(None, [getattr(component, "accessory", None)]))


async def _outdated(interaction: Interaction) -> None:
    await answer_privately(interaction, reader(interaction).text("answer-outdated"))


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Desk(bot))
