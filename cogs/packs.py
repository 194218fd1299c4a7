"""/pack: content of other authors on a server. Whoever manages it sees what is in a pack before they add it."""

import logging
from collections import OrderedDict
from io import BytesIO
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.games import presenter
from bot.kernel.refused import Refused, demand
from bot.packs.archive import MOST_PACKED, unpacked
from bot.packs.bundle import Bundle, pack_in
from bot.packs.examiner import Examiner, Preview
from bot.views import asks
from bot.views.pack_preview import card_lines, pack_lines
from bot.words import Language, language_of
from bot.words.speaker import Speaker
from cogs.access import manages, stage_of
from cogs.completing import Found, Suggestions, quietly
from cogs.habits import NOWHERE
from cogs.interactions import Interaction, answer_privately, reader, through
from cogs.labels import Label
from cogs.layout import ASKING, LONGEST_ANSWER, shortened
from cogs.press import Press
from cogs.private_answers import send_lines
from cogs.translator import command, description_of, name_of

if TYPE_CHECKING:
    from bot.app import Flambeau

log = logging.getLogger(__name__)

MOST_PACKS = 20
"""So many packs a server may add."""
MOST_AT_HAND = 8
"""Packs that were looked through and wait for somebody to say yes."""
MOST_TOLD, LONGEST_TOLD = 9, 180
"""Mistakes that are shown, and how much of each."""


def server(interaction: Interaction) -> int:
    """The server, or a refusal: there are no packs in direct messages."""
    if interaction.guild_id is None:
        raise Refused("no_campaign_here")
    return interaction.guild_id


def managed(interaction: Interaction) -> int:
    """The server, for somebody who manages it."""
    guild = server(interaction)
    demand(manages(interaction), "not_a_manager")
    return guild


async def suggest_pack(interaction: Interaction, current: str) -> Suggestions:
    """The packs that a server has added itself."""

    async def found() -> Found:
        language, sought = language_of(interaction.locale), current.casefold()
        cards = [bundle.card for bundle in interaction.client.packs.of_guild(server(interaction))]
        named = [(f"{card.named(language)} ({card.id})", card.id) for card in cards]
        return [entry for entry in named if sought in entry[0].casefold()]

    return await quietly(interaction, found())


class PackCog(commands.GroupCog, name="pack", group_name=name_of("pack"), group_description=description_of("pack")):
    """Content of other authors."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot
        self.examiner = Examiner()
        self.at_hand: OrderedDict[str, Bundle] = OrderedDict()
        """By edition: what somebody has seen and may add with one press. A restart forgets it."""

    @command("pack", "add")
    async def add(self, interaction: Interaction, file: discord.Attachment) -> None:
        await through(interaction, "private", lambda: self._look_through(interaction, file))

    async def _look_through(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Only shows what is in it; the button below adds it."""
        guild = managed(interaction)
        demand(file.size <= MOST_PACKED, "pack_too_large", most=MOST_PACKED // 1024)
        await interaction.edit_original_response(content=reader(interaction).text("answer-pack-reading"))
        content = await file.read()
        preview = await self.examiner.examine(content)
        say = presenter(preview.card.game).words(language_of(interaction.locale))
        if preview.mistakes:
            await answer_privately(interaction, shortened("\n".join(_wrong(preview, say)), LONGEST_ANSWER))
            return
        self._keep_at_hand(unpacked(content))
        lines = [*pack_lines(preview, say), "", *self._what_then(guild, preview, say)]
        await interaction.edit_original_response(
            content=shortened("\n".join(lines), LONGEST_ANSWER),
            attachments=_cover(preview, say),
            view=_button(say.text("button-pack-add"), preview.edition),
        )

    def _keep_at_hand(self, bundle: Bundle) -> None:
        self.at_hand[bundle.edition] = bundle
        self.at_hand.move_to_end(bundle.edition)
        while len(self.at_hand) > MOST_AT_HAND:
            self.at_hand.popitem(last=False)

    def _what_then(self, guild: int, preview: Preview, say: Speaker) -> list[str]:
        """The question, and what becomes of the edition that is here."""
        here = [each for each in self.bot.packs.of_guild(guild) if each.card.id == preview.card.id]
        if here and here[0].edition == preview.edition:
            return [say.text("pack-there")]
        replaces = [say.text("pack-replaces", version=each.card.version) for each in here]
        return [*replaces, say.text("pack-sound")]

    @command("pack", "list")
    async def show(self, interaction: Interaction) -> None:
        await through(interaction, "private", lambda: self._list(interaction))

    async def _list(self, interaction: Interaction) -> None:
        guild, say, packs = server(interaction), reader(interaction), self.bot.packs
        lines: list[str] = []
        for title, bundles in (
            ("pack-here", packs.of_guild(guild)),
            ("pack-everywhere", packs.everywhere()),
        ):
            if bundles:
                lines.append(f"### {say.text(title)}")
                lines += [line for bundle in bundles for line in self._card(bundle, say.language)]
        aside = [piece.piece for bundle in packs.of_guild(guild) for piece in packs.wrong_with(bundle)]
        if aside and manages(interaction):
            lines.append(f"-# {say.text('pack-set-aside', pieces=', '.join(aside))}")
        await send_lines(interaction, lines or [say.text("pack-none")])

    def _card(self, bundle: Bundle, language: Language) -> list[str]:
        """What a pack says of itself, in the words of its game."""
        return card_lines(bundle.card, presenter(bundle.card.game).words(language))

    @command("pack", "remove")
    @app_commands.autocomplete(pack=suggest_pack)
    async def remove(self, interaction: Interaction, pack: str) -> None:
        await through(interaction, "private", lambda: self._remove(interaction, pack))

    async def _remove(self, interaction: Interaction, typed: str) -> None:
        guild, language = managed(interaction), language_of(interaction.locale)
        sought = typed.strip().casefold()
        cards = [bundle.card for bundle in self.bot.packs.of_guild(guild)]
        meant = [card for card in cards if sought in (card.id, card.named(language).casefold())]
        if not meant:
            raise Refused("no_such_pack")
        await self.bot.packs.remove(guild, meant[0].id)
        await tell_campaigns(self.bot, guild)
        name = meant[0].named(language)
        await answer_privately(interaction, reader(interaction).text("answer-pack-removed", name=name))


async def add_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """The button under a pack that was looked through."""
    bot, guild = interaction.client, managed(interaction)
    bundle = cast("PackCog", bot.get_cog(PackCog.__cog_name__)).at_hand.get(about)
    if bundle is None:
        raise Refused("pack_gone_from_hand")
    others = [each for each in bot.packs.of_guild(guild) if each.card.id != pack_in(about)]
    demand(len(others) < MOST_PACKS, "too_many_packs", most=MOST_PACKS)
    await bot.packs.add(guild, bundle)
    await tell_campaigns(bot, guild)
    say = presenter(bundle.card.game).words(language_of(interaction.locale))
    await answer_privately(interaction, say.text("answer-pack-added", name=bundle.card.named(say.language)))


async def tell_campaigns(bot: "Flambeau", guild: int) -> None:
    """The campaigns of a server hear at once which packs there are; one that hitches holds up no other."""
    for campaign_id in await bot.store.live_in(guild_id=guild):
        try:
            await bot.table.have_packs(campaign_id)
            await stage_of(bot).show(campaign_id)
        except (Refused, discord.HTTPException) as error:
            log.warning("campaign %s can't be told of packs: %s", campaign_id, error)


def _wrong(preview: Preview, say: Speaker) -> list[str]:
    """What is wrong with a pack, for whoever hands it on to its author."""
    shown = preview.mistakes[:MOST_TOLD]
    more = len(preview.mistakes) - len(shown)
    listed = "\n".join(mistake.replace("`", "'")[:LONGEST_TOLD] for mistake in shown)
    left = [say.text("pack-more-wrong", n=more)] if more else []
    return [say.text("pack-wrong", n=len(preview.mistakes)), f"```\n{listed}\n```", *left]


def _cover(preview: Preview, say: Speaker) -> list[discord.File]:
    if preview.cover is None:
        return []
    alt = say.text("pack-cover", name=preview.card.named(say.language))
    return [discord.File(BytesIO(preview.cover), "cover.png", description=alt)]


def _button(label: str, edition: str) -> ui.View:
    view = ui.View(timeout=None)
    code = str(Label(NOWHERE, 0, f"{ASKING}{asks.ADD_PACK}:{edition}"))
    button: ui.Button[Any] = ui.Button(label=label, style=discord.ButtonStyle.success, custom_id=code)
    view.add_item(Press(button))
    return view


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(PackCog(bot))
