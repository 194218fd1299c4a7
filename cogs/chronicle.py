"""What has been: replays, statistics and the journal. Open to everybody in the channel; they answer privately."""

import asyncio
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.games import presenter_of
from bot.kernel.refused import Refused
from bot.table.entries import confided_to, entries_heard
from bot.table.table import Outcome
from bot.views import asks
from bot.views.codec import BETWEEN
from bot.views.journal import Journal, Page, found, page_of, page_view
from bot.views.presenter import What
from bot.views.reading import HeadedLine
from bot.words import Language, language_of
from bot.words.speaker import Speaker
from cogs.interactions import Interaction, answer_privately, campaign_here, through
from cogs.labels import Label
from cogs.layout import ASKING, LONGEST_ANSWER, files_of, shortened
from cogs.press import Press
from cogs.private_answers import send
from cogs.translator import command, text
from renders.journal import journal_page
from renders.studio import Picture

if TYPE_CHECKING:
    from bot.app import Flambeau

LONGEST_SEARCH = 40
"""What is searched for stands on the buttons that turn pages, so it can't be longer."""
JOURNALS_KEPT = 16
WHAT: tuple[What, ...] = ("turn", "round", "quest")

Search = app_commands.Range[str, 1, LONGEST_SEARCH]
PageNumber = app_commands.Range[int, 1, 100_000]


async def summary_picture(bot: "Flambeau", campaign_id: int) -> Picture | None:
    """The picture that goes with the end of what was played, for the channel; None if there is none."""
    now = await bot.table.look(campaign_id)
    entries = entries_heard(await bot.table.quest_annals(campaign_id), ())
    if not entries:
        return None
    summarise = presenter_of(now.campaign).summary
    summary = await asyncio.to_thread(summarise, now.campaign, entries, now.campaign.language)
    return await bot.studio.picture(summary.picture) if summary is not None else None


@dataclass(frozen=True)
class Leaf:
    """A page somebody wants to read: as text or also as a picture, all lines or those that hold some words."""

    page: int | None = None
    search: str = ""
    picture: bool = False

    def code(self, page: int, *, picture: bool | None = None) -> str:
        """The code of the button that leads to another page, or to the picture of this one."""
        form = "p" if (self.picture if picture is None else picture) else "t"
        return f"{ASKING}{asks.JOURNAL}{BETWEEN}{form}{page}{BETWEEN}{self.search}"

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
        self._journals: OrderedDict[tuple[int, Language, frozenset[str]], Journal] = OrderedDict()

    # Replay

    @command("replay")
    @app_commands.choices(
        what=[app_commands.Choice(name=text(f"choice-replay-{part}"), value=part) for part in WHAT]
    )
    async def replay(self, interaction: Interaction, what: str = "round") -> None:
        part: What = next((known for known in WHAT if known == what), "round")
        await through(interaction, "private", lambda: self._replay(interaction, part))

    async def _replay(self, interaction: Interaction, what: What) -> None:
        now, language = await self._look(interaction), language_of(interaction.locale)
        seats = now.campaign.heroes_of(interaction.user.id)
        entries = entries_heard(await self.bot.table.quest_annals(now.campaign_id), seats)
        presenter = presenter_of(now.campaign)
        shows = (now.campaign_id, now.version, what, language, confided_to(entries, seats))
        moving = presenter.replay(now.campaign, entries, what, language, shows)
        if moving is None:
            await answer_privately(interaction, presenter.words(language).text("answer-no-replay-here"))
            return
        await send(interaction, "", [await self.bot.studio.picture(moving)])

    async def _look(self, interaction: Interaction) -> Outcome:
        return await self.bot.table.look(await campaign_here(interaction))

    # Statistics

    @command("stats")
    async def stats(self, interaction: Interaction, text: bool = False) -> None:
        await through(interaction, "private", lambda: self._stats(interaction, text))

    async def _stats(self, interaction: Interaction, in_words: bool) -> None:
        now, language = await self._look(interaction), language_of(interaction.locale)
        presenter, seats = presenter_of(now.campaign), now.campaign.heroes_of(interaction.user.id)
        entries = entries_heard(await self.bot.table.quest_annals(now.campaign_id), seats)
        summary = await asyncio.to_thread(presenter.summary, now.campaign, entries, language)
        if summary is None:
            await answer_privately(interaction, presenter.words(language).text("answer-no-stats-here"))
            return
        lines = shortened("\n".join(summary.lines), LONGEST_ANSWER)
        if in_words:
            await answer_privately(interaction, lines)
            return
        await send(interaction, lines, [await self.bot.studio.picture(summary.picture)])

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

    async def turn_page(self, interaction: Interaction, label: Label, about: str) -> None:
        """A button of the journal was pressed: the same message shows another page."""
        await self._show(interaction, label.campaign, Leaf.read(about))

    async def _show(self, interaction: Interaction, campaign_id: int, leaf: Leaf) -> None:
        now = await self.bot.table.look(campaign_id)
        say = presenter_of(now.campaign).words(language_of(interaction.locale))
        lines = await self.lines(now, now.campaign.heroes_of(interaction.user.id), say.language)
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

    async def lines(self, now: Outcome, seats: Collection[str], language: Language) -> list[HeadedLine]:
        """All that whoever sits in these seats may read.

        Telling a long campaign for the first time takes a while, so it has a thread.
        """
        entries = await self.bot.table.annals(now.campaign_id)
        journal = self._journal(now, language, confided_to(entries, seats))
        return await asyncio.to_thread(journal.lines, now.campaign, entries_heard(entries, seats))

    def _journal(self, now: Outcome, language: Language, confided: frozenset[str]) -> Journal:
        """The journal that was opened last for readers who may know the same."""
        key = (now.campaign_id, language, confided)
        journal = self._journals.setdefault(key, presenter_of(now.campaign).journal(language))
        self._journals.move_to_end(key)
        while len(self._journals) > JOURNALS_KEPT:
            self._journals.popitem(last=False)
        return journal


def _written(page: Page, search: str, say: Speaker) -> str:
    """A page as text."""
    sought = discord.utils.escape_markdown(discord.utils.escape_mentions(search))
    if not page.lines:
        return say.text("journal-none", text=sought) if search else say.text("journal-empty")
    title = say.text("journal-search", text=sought) if search else say.text("journal-title")
    foot = say.text("journal-page", page=page.number, pages=page.count)
    return shortened("\n".join((f"## {title}", *page.lines, f"-# {foot}")), LONGEST_ANSWER)


def _buttons(label: Label, leaf: Leaf, page: Page, say: Speaker) -> ui.View | None:
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


async def journal_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """The buttons under a page."""
    chronicle = cast("Chronicle", interaction.client.get_cog(Chronicle.__name__))
    await chronicle.turn_page(interaction, label, about)


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Chronicle(bot))
