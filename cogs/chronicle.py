"""What has been: replays, statistics and the journal. Open to everybody in the channel; they answer privately."""

import asyncio
from typing import TYPE_CHECKING, cast

from discord import app_commands
from discord.ext import commands

from bot.games import presenter_of
from bot.table.entries import confided_to, entries_heard
from bot.table.table import Outcome
from bot.views.journal import page_view
from bot.views.presenter import What
from bot.views.summary import Summary
from bot.words import language_of
from cogs.interactions import Interaction, answer_privately, campaign_here, through
from cogs.journal import (
    LONGEST_SEARCH,
    JournalReader,
    Leaf,
    contents_buttons,
    page_buttons,
    words_of_contents,
    words_of_page,
)
from cogs.labels import Label
from cogs.layout import LONGEST_ANSWER, files_of, shortened
from cogs.private_answers import send
from cogs.translator import command, text
from renders.journal import journal_page

if TYPE_CHECKING:
    from bot.app import Flambeau

WHAT: tuple[What, ...] = ("turn", "round", "quest")

Search = app_commands.Range[str, 1, LONGEST_SEARCH]
ChapterNumber = app_commands.Range[int, 1, 9_999]
PageNumber = app_commands.Range[int, 1, 100_000]


async def summary_of(bot: "Flambeau", campaign_id: int) -> Summary | None:
    """What was played, added up for the channel; None if there is nothing to count."""
    now = await bot.table.look(campaign_id)
    entries = entries_heard(await bot.table.quest_annals(campaign_id), ())
    if not entries:
        return None
    summarise = presenter_of(now.campaign).summary
    return await asyncio.to_thread(summarise, now.campaign, entries, now.campaign.language)


class Chronicle(commands.Cog):
    """Looking back."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot
        self.reader = JournalReader(bot)

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
        chapter: ChapterNumber | None = None,
        page: PageNumber | None = None,
        picture: bool = False,
    ) -> None:
        number = chapter - 1 if chapter is not None else None
        leaf = Leaf(number, page, " ".join((text or "").split()), "picture" if picture else "text")
        await through(interaction, "private", lambda: self._open(interaction, leaf))

    async def _open(self, interaction: Interaction, leaf: Leaf) -> None:
        await self._show(interaction, await campaign_here(interaction), leaf)

    async def turn_page(self, interaction: Interaction, label: Label, about: str) -> None:
        """A button of the journal was pressed: the same message shows another page."""
        await self._show(interaction, label.campaign, Leaf.read(about))

    async def _show(self, interaction: Interaction, campaign_id: int, leaf: Leaf) -> None:
        now = await self.bot.table.look(campaign_id)
        say = presenter_of(now.campaign).words(language_of(interaction.locale))
        label = Label(campaign_id, now.version, "")
        if leaf.form == "contents":
            contents = await self.reader.contents(now, leaf.page, say.language)
            await interaction.edit_original_response(
                content=words_of_contents(contents, say),
                attachments=[],
                view=contents_buttons(label, contents, say),
            )
            return
        opened = await self.reader.open(now, now.campaign.heroes_of(interaction.user.id), leaf, say.language)
        pictures = []
        if leaf.form == "picture":
            view = page_view(now.campaign, opened.page, leaf.search, say)
            pictures.append(await self.bot.studio.picture(journal_page(view)))
        await interaction.edit_original_response(
            content=words_of_page(opened, say),
            attachments=files_of(pictures),
            view=page_buttons(label, opened, say),
        )


async def journal_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """The buttons under a page."""
    chronicle = cast("Chronicle", interaction.client.get_cog(Chronicle.__name__))
    await chronicle.turn_page(interaction, label, about)


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Chronicle(bot))
