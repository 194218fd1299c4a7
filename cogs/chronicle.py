"""What has been: replays, statistics and the journal. Open to everybody in the channel; they answer privately."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.descent.party.campaign import Campaign
from bot.descent.views.past.replay import What, replay_view
from bot.descent.views.past.summary import summary_lines, summary_view
from bot.descent.words import Words, words
from bot.kernel.refused import Refused
from bot.table.entries import Entry, all_events
from bot.views.journal import Journal, Line, Page, found, page_of, page_view
from bot.words import Language, language_of
from cogs import extra_buttons as asks
from cogs.codes import BETWEEN, Label
from cogs.descent.speaking import reader
from cogs.interactions import Interaction, answer_privately, campaign_here, through
from cogs.layout import ASKING, LONGEST_ANSWER, files_of, shortened
from cogs.press import Press
from cogs.private_answers import send
from cogs.translator import command, text
from renders.descent import drawings
from renders.journal import journal_page
from renders.studio import Picture

if TYPE_CHECKING:
    from bot.app import Flambeau

LONGEST_SEARCH = 40
"""What is searched for stands on the buttons that turn pages, so it can't be longer."""
JOURNALS_KEPT = 16
ASK = "journal"
WHAT: tuple[What, ...] = ("turn", "round", "quest")

Search = app_commands.Range[str, 1, LONGEST_SEARCH]
PageNumber = app_commands.Range[int, 1, 100_000]


async def summary_picture(bot: "Flambeau", campaign_id: int) -> Picture | None:
    """The picture that goes with the end of a quest; None if no quest has begun."""
    now = await bot.table.look(campaign_id)
    entries = await bot.table.quest_annals(campaign_id)
    if now.campaign.game is None or not entries:
        return None
    return await bot.studio.picture(
        drawings.summary(summary_view(now.campaign, entries, words(now.campaign.language)))
    )


@dataclass(frozen=True)
class Leaf:
    """A page somebody wants to read: as text or also as a picture, all lines or those that hold some words."""

    page: int | None = None
    search: str = ""
    picture: bool = False

    def code(self, page: int, *, picture: bool | None = None) -> str:
        """The code of the button that leads to another page, or to the picture of this one."""
        form = "p" if (self.picture if picture is None else picture) else "t"
        return f"{ASKING}{ASK}{BETWEEN}{form}{page}{BETWEEN}{self.search}"

    @classmethod
    def read(cls, about: str) -> "Leaf":
        """A leaf from what stands on its button."""
        place, _, search = about.partition(BETWEEN)
        if place[:1] not in ("p", "t") or not place[1:].isdecimal():
            raise Refused("board_has_moved_on")
        return cls(int(place[1:]), search, place.startswith("p"))


class Chronicle(commands.Cog):
    """Looking back."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot
        self._journals: OrderedDict[tuple[int, Language], Journal] = OrderedDict()

    async def cog_load(self) -> None:
        asks.ANSWERS[ASK] = self._turn_page

    # Replay

    @command("replay")
    @app_commands.choices(
        what=[app_commands.Choice(name=text(f"choice-replay-{part}"), value=part) for part in WHAT]
    )
    async def replay(self, interaction: Interaction, what: str = "round") -> None:
        part: What = next((known for known in WHAT if known == what), "round")
        await through(interaction, "private", lambda: self._replay(interaction, part))

    async def _replay(self, interaction: Interaction, what: What) -> None:
        campaign_id = await campaign_here(interaction)
        now = await self.bot.table.look(campaign_id)
        now.campaign.running()
        events = all_events(await self.bot.table.quest_annals(campaign_id))
        language = language_of(interaction.locale)
        make = partial(replay_view, now.campaign, events, what, language)
        replay = drawings.replay((campaign_id, now.version, what, language), make)
        picture = await self.bot.studio.picture(replay)
        await send(interaction, "", [picture])

    # Statistics

    @command("stats")
    async def stats(self, interaction: Interaction, text: bool = False) -> None:
        await through(interaction, "private", lambda: self._stats(interaction, text))

    async def _stats(self, interaction: Interaction, in_words: bool) -> None:
        campaign_id, say = await campaign_here(interaction), reader(interaction)
        now = await self.bot.table.look(campaign_id)
        now.campaign.running()
        entries = await self.bot.table.quest_annals(campaign_id)
        lines = shortened("\n".join(summary_lines(now.campaign, entries, say)), LONGEST_ANSWER)
        if in_words:
            await answer_privately(interaction, lines)
            return
        picture = await self.bot.studio.picture(drawings.summary(summary_view(now.campaign, entries, say)))
        await send(interaction, lines, [picture])

    # Journal

    @command("journal")
    async def journal(
        self,
        interaction: Interaction,
        text: Search | None = None,
        page: PageNumber | None = None,
        picture: bool = False,
    ) -> None:
        leaf = Leaf(page, " ".join((text or "").split()), picture)
        await through(interaction, "private", lambda: self._open(interaction, leaf))

    async def _open(self, interaction: Interaction, leaf: Leaf) -> None:
        await self._show(interaction, await campaign_here(interaction), leaf)

    async def _turn_page(self, interaction: Interaction, label: Label, about: str) -> None:
        """A button of the journal was pressed: the same message shows another page."""
        await self._show(interaction, label.campaign, Leaf.read(about))

    async def _show(self, interaction: Interaction, campaign_id: int, leaf: Leaf) -> None:
        now = await self.bot.table.look(campaign_id)
        say = reader(interaction)
        lines = await self._lines(campaign_id, now.campaign, say)
        page = page_of(found(lines, leaf.search) if leaf.search else lines, leaf.page)
        pictures = []
        if leaf.picture:
            view = page_view(now.campaign, page, leaf.search, say)
            pictures.append(await self.bot.studio.picture(journal_page(view)))
        await interaction.edit_original_response(
            content=_written(page, leaf.search, say),
            attachments=files_of(pictures),
            view=_buttons(Label(campaign_id, now.version, ""), leaf, page, say),
        )

    async def _lines(self, campaign_id: int, campaign: Campaign, say: Words) -> list[Line]:
        """The whole journal. Telling a long campaign for the first time takes a while, so it has a thread."""
        entries = await self.bot.table.annals(campaign_id)
        journal = self._journal(campaign_id, say.language)
        return await asyncio.to_thread(_told, journal, campaign, entries)

    def _journal(self, campaign_id: int, language: Language) -> Journal:
        key = (campaign_id, language)
        journal = self._journals.setdefault(key, Journal(words(language)))
        self._journals.move_to_end(key)
        while len(self._journals) > JOURNALS_KEPT:
            self._journals.popitem(last=False)
        return journal


def _told(journal: Journal, campaign: Campaign, entries: list[Entry]) -> list[Line]:
    return journal.lines(campaign, entries)


def _written(page: Page, search: str, say: Words) -> str:
    """A page as text."""
    sought = discord.utils.escape_markdown(discord.utils.escape_mentions(search))
    if not page.lines:
        return say.text("journal-none", text=sought) if search else say.text("journal-empty")
    title = say.text("journal-search", text=sought) if search else say.text("journal-title")
    foot = say.text("journal-page", page=page.number, pages=page.count)
    return shortened("\n".join((f"## {title}", *page.lines, f"-# {foot}")), LONGEST_ANSWER)


def _buttons(label: Label, leaf: Leaf, page: Page, say: Words) -> ui.View | None:
    """Older, newer, and the page as a picture; nothing where there is nothing to turn to."""
    if not page.lines:
        return None
    view = ui.View(timeout=None)
    for key, to, there in (
        ("button-older", page.number - 1, page.number > 1),
        ("button-newer", page.number + 1, page.number < page.count),
    ):
        view.add_item(_button(label, leaf.code(to), say.text(key), there))
    if not leaf.picture:
        code = leaf.code(page.number, picture=True)
        view.add_item(_button(label, code, say.text("button-page-picture"), True))
    return view


def _button(label: Label, code: str, words: str, there: bool) -> Press:
    custom_id = str(Label(label.campaign, label.seen, code))
    button: ui.Button[Any] = ui.Button(label=words, disabled=not there, custom_id=custom_id)
    return Press(button)


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Chronicle(bot))
