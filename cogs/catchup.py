"""Coming back: what happened while somebody was away, told to them alone; and the chronicle of the day."""

import asyncio
import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.games import presenter_of, system_of
from bot.kernel.refused import Refused
from bot.table.deeds import kinds_about_the_table
from bot.table.entries import Entry, confided_to, entries_heard
from bot.table.table import Outcome
from bot.views import asks
from bot.views.catchup import CatchUp, GreatMoment, Scenes
from bot.views.codec import BETWEEN
from bot.views.dates import day_told
from bot.views.face import Face
from bot.views.marks import Mark, mark_of_last, mark_of_time
from bot.words import language_of
from bot.words.speaker import Speaker
from cogs.access import stage_of
from cogs.interactions import Interaction, answer_privately, campaign_here, through
from cogs.labels import Label
from cogs.layout import ASKING, LONGEST_ALT, Board, files_of, shortened
from cogs.press import Press
from cogs.translator import command, text
from renders import theme
from renders.studio import Picture

if TYPE_CHECKING:
    from bot.app import Flambeau

SINCE = ("deed", "day", "week", "quest")
SPANS = {"day": timedelta(days=1), "week": timedelta(days=7)}
LONGEST_YOU = 1500
LARGEST_FILE = 10 * 1024 * 1024
"""Discord's limit where nobody pays for more."""
_LEAF = re.compile(rf"([fw])(\d{{1,6}}){BETWEEN}([\d.]+)", re.ASCII)


@dataclass(frozen=True)
class Leaf:
    """A page of what happened since a mark, folded or whole."""

    mark: Mark
    page: int = 1
    whole: bool = False

    @property
    def code(self) -> str:
        """What stands on the button that leads to it."""
        return f"{ASKING}{asks.CATCH_UP}{BETWEEN}{'w' if self.whole else 'f'}{self.page}{BETWEEN}{self.mark}"

    @classmethod
    def read(cls, about: str) -> "Leaf":
        """A leaf from what stands on its button."""
        found = _LEAF.fullmatch(about)
        mark = Mark.read(found[3]) if found is not None else None
        if found is None or mark is None:
            raise Refused("board_has_moved_on")
        return cls(mark, int(found[2]), found[1] == "w")


class CatchUpCog(commands.Cog):
    """Reading what one has missed."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("catchup")
    @app_commands.choices(
        since=[app_commands.Choice(name=text(f"choice-catchup-{span}"), value=span) for span in SINCE]
    )
    async def catchup(self, interaction: Interaction, since: str = "deed") -> None:
        await through(interaction, "private", lambda: self._come_back(interaction, since))

    async def _come_back(self, interaction: Interaction, since: str) -> None:
        now = await self.bot.table.look(await campaign_here(interaction))
        await self._show(interaction, now, Leaf(await self._mark(now, interaction.user.id, since)))

    async def pressed(self, interaction: Interaction, label: Label, about: str) -> None:
        """Another page; or, from a message for all, a first one since the reader's last deed."""
        now = await self.bot.table.look(label.campaign)
        leaf = Leaf.read(about) if about else Leaf(await self._mark(now, interaction.user.id, "deed"))
        await self._show(interaction, now, leaf)

    async def _mark(self, now: Outcome, player: int, since: str) -> Mark:
        """Where news begins. Onlookers, and whoever has only just sat down, hear the whole quest."""
        campaign, seats = now.campaign, now.campaign.heroes_of(player)
        if since in SPANS:
            start = self.bot.clock.now() - SPANS[since]
            return mark_of_time(await _annals(self.bot, now, seats, lambda first: first.at <= start), start)
        done, game = 0, system_of(campaign)
        if since == "deed":
            aside = kinds_about_the_table(game.deeds)
            done = await self.bot.table.last_deed(now.campaign_id, player, but=aside)
        entries = await _annals(self.bot, now, seats, lambda first: not done or first.version <= done)
        if done:
            return presenter_of(campaign).mark_after_deed(entries, done)
        return mark_of_last(entries, game.begins)

    async def _show(self, interaction: Interaction, now: Outcome, leaf: Leaf) -> None:
        campaign, player, language = now.campaign, interaction.user.id, language_of(interaction.locale)
        seats, presenter = campaign.heroes_of(player), presenter_of(campaign)
        entries = await _annals(self.bot, now, seats, lambda first: first.version <= leaf.mark.version)
        reading = (campaign, entries, leaf.mark, player, language)
        story = await asyncio.to_thread(presenter.catch_up, *reading, page=leaf.page, whole=leaf.whole)
        link, say = await self._link(now.campaign_id), presenter.words(language)
        if not story.page.lines:
            await answer_privately(interaction, _nothing(story, link, say))
            return
        shown = Shown(now, leaf, story, link, say)
        if leaf.page == 1 and not leaf.whole:
            view = await asyncio.to_thread(presenter.scenes, *reading)
            shown = await self._with_pictures(shown, view, entries, confided_to(entries, seats))
        await _send(interaction, shown)

    async def _link(self, campaign_id: int) -> str | None:
        """The way to the panel; one that was put away has none."""
        place = await self.bot.table.place(campaign_id)
        live = await self.bot.table.in_channel(place.channel) == campaign_id
        return await stage_of(self.bot).mended(campaign_id) if live else None

    async def _with_pictures(
        self, shown: "Shown", view: Scenes, entries: Sequence[Entry], confided: frozenset[str]
    ) -> "Shown":
        """The pictures, drawn. They are many, but the same ones are not drawn twice."""
        studio, now, language = self.bot.studio, shown.now, shown.say.language
        place = await studio.picture(view.place, now.campaign_id) if view.place is not None else None
        moments = [await studio.picture(moment.picture, now.campaign_id) for moment in view.moments]
        replay = None
        if view.replay:
            shows = (now.campaign_id, now.version, "round", language, confided)
            played = _last_played(now, entries)
            moving = presenter_of(now.campaign).replay(now.campaign, played, "round", language, shows)
            replay = await studio.picture(moving) if moving is not None else None
        named = [replace(picture, filename=_numbered(picture, number)) for number, picture in enumerate(moments, 1)]
        return replace(shown, place=place, moments=tuple(named), captions=view.moments, replay=replay)


def _last_played(now: Outcome, entries: Sequence[Entry]) -> list[Entry]:
    """The entries since what is played, or was played last, began."""
    began = mark_of_last(entries, system_of(now.campaign).begins)
    return [entry for entry in entries if entry.version >= began.version]


def _numbered(picture: Picture, number: int) -> str:
    """Several boards on one message need names of their own."""
    return f"moment{number}.{picture.filename.rpartition('.')[2]}"


async def _annals(
    bot: "Flambeau", now: Outcome, seats: Collection[str], reaches: Callable[[Entry], bool]
) -> list[Entry]:
    """What whoever sits in these seats may know of what is played; of more, if that began too late."""
    entries = await bot.table.pages.back(system_of(now.campaign), now.campaign_id, reaches)
    return entries_heard(entries, seats)


# The message ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shown:
    """A page with all that stands around it."""

    now: Outcome
    leaf: Leaf
    story: CatchUp
    link: str | None
    say: Speaker
    place: Picture | None = None
    """Where the party is now."""
    moments: tuple[Picture, ...] = ()
    captions: tuple[GreatMoment, ...] = ()
    replay: Picture | None = None

    @property
    def pictures(self) -> list[Picture]:
        """All that are small enough to be sent."""
        drawn = [picture for picture in (self.place, *self.moments, self.replay) if picture is not None]
        return [picture for picture in drawn if len(picture.content) <= LARGEST_FILE]


def _nothing(story: CatchUp, link: str | None, say: Speaker) -> str:
    """That there is no news, in one sentence, and the way to the panel."""
    way = say.text("catchup-link", link=link) if link else ""
    if story.since is None:
        return say.text("catchup-nothing-yet", now=way).strip()
    return say.text("catchup-nothing", at=_stamp(story.since), now=way).strip()


def _stamp(moment: datetime, style: str = "f") -> str:
    """A moment as Discord shows it to each reader: the date, or with `R` how long ago it was."""
    return f"<t:{int(moment.timestamp())}:{style}>"


async def _send(interaction: Interaction, shown: Shown) -> None:
    """The answer to a command, a page turned on the same private message, or a private answer to a public one."""
    view, files = _layout(shown), files_of(shown.pictures)
    message = interaction.message
    if message is None or message.flags.ephemeral:
        await interaction.edit_original_response(view=view, attachments=files)
    else:
        await interaction.followup.send(view=view, files=files, ephemeral=True)


def _layout(shown: Shown) -> Board:
    """What is asked of the reader, the board, the story, its great moments, and the buttons that turn pages."""
    say, story, leaf = shown.say, shown.story, shown.leaf
    card: ui.Container[Any] = ui.Container(accent_colour=discord.Colour.from_rgb(*theme.GOLD))
    title = f"## {say.text('catchup-whole' if leaf.whole else 'catchup-title')}"
    if story.since is not None:
        title += f"\n-# {say.text('catchup-from', at=_stamp(story.since), ago=_stamp(story.since, 'R'))}"
    card.add_item(ui.TextDisplay(title))
    if leaf.page == 1:
        card.add_item(ui.TextDisplay(shortened("\n".join(story.you), LONGEST_YOU)))
    _hang(card, "", [shown.place], shown)
    card.add_item(ui.TextDisplay("\n".join(story.page.lines)))
    captions = [f"-# {number}. {moment.caption}" for number, moment in enumerate(shown.captions, 1)]
    _hang(card, "\n".join(captions), shown.moments, shown)
    _hang(card, f"-# {say.text('catchup-replay')}", [shown.replay], shown)
    if story.page.count > 1:
        foot = say.text("catchup-page", page=story.page.number, pages=story.page.count)
        card.add_item(ui.TextDisplay(f"-# {foot}"))
    if buttons := _buttons(shown):
        card.add_item(ui.ActionRow(*buttons))
    board = Board()
    board.add_item(card)
    return board


def _hang(card: "ui.Container[Any]", caption: str, pictures: Sequence[Picture | None], shown: Shown) -> None:
    """Some pictures side by side under a caption, if there are any."""
    hung = [picture for picture in pictures if picture is not None and picture in shown.pictures]
    if hung:
        if caption:
            card.add_item(ui.TextDisplay(caption))
        items = [
            discord.MediaGalleryItem(
                f"attachment://{picture.filename}", description=picture.alt_text[:LONGEST_ALT] or None
            )
            for picture in hung
        ]
        card.add_item(ui.MediaGallery(*items))


def _buttons(shown: Shown) -> list[ui.Item[Any]]:
    """Back and next, the story in full or in short, and the way to the panel."""
    leaf, page = replace(shown.leaf, page=shown.story.page.number), shown.story.page
    buttons: list[ui.Item[Any]] = []
    if page.count > 1:
        before, after = replace(leaf, page=page.number - 1), replace(leaf, page=page.number + 1)
        buttons.append(_button(shown, before, "before", there=page.number > 1))
        buttons.append(_button(shown, after, "after", there=page.number < page.count))
    if shown.story.folds:
        other = Leaf(leaf.mark, whole=not leaf.whole)
        buttons.append(_button(shown, other, "folded" if leaf.whole else "whole"))
    if shown.link:
        buttons.append(ui.Button(label=shown.say.text("button-panel"), emoji="➡️", url=shown.link))
    return buttons


def _button(shown: Shown, leaf: Leaf, name: str, *, there: bool = True) -> Press:
    custom_id = str(Label(shown.now.campaign_id, shown.now.version, leaf.code))
    label = shown.say.text(f"button-catchup-{name}")
    return Press(ui.Button(label=label, disabled=not there, custom_id=custom_id))


# The chronicle --------------------------------------------------------------------------------------------------


async def chronicle(bot: "Flambeau", campaign_id: int, since: datetime, until: datetime) -> Face | None:
    """The chronicle of a day for the channel, in its language; None if nothing happened."""
    now = await bot.table.look(campaign_id)
    annals = await _annals(bot, now, (), lambda first: first.at <= since)
    entries = [entry for entry in annals if entry.at < until]
    campaign, day = now.campaign, day_told(until, now.campaign.pace.zone)
    daily = presenter_of(campaign).daily
    return await asyncio.to_thread(daily, campaign, entries, mark_of_time(entries, since), day, campaign.language)


async def catch_up_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """The buttons under a page, and those that lead to the first one."""
    cog = cast("CatchUpCog", interaction.client.get_cog(CatchUpCog.__name__))
    await cog.pressed(interaction, label, about)


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(CatchUpCog(bot))
