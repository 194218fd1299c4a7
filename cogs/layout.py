"""A face as Discord shows it: one container with what happened, pictures, what is asked, and rows of buttons."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.games import presenter_of
from bot.table.campaign import Campaign
from bot.table.deeds import Deed
from bot.views import asks
from bot.views.codec import BETWEEN
from bot.views.face import LONGEST_LABEL, MOST_OPTIONS, Ask, Face, Key, Look, Menu, Pick, Row, Weigh
from cogs.labels import Label
from cogs.press import Press
from renders.studio import Picture, Studio

STYLES: dict[Look, discord.ButtonStyle] = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "bad": discord.ButtonStyle.danger,
}
LONGEST_OPTION = 100
LONGEST_TEXT = 3900
"""Discord allows 4000 characters in all texts of a message together."""
LONGEST_ANSWER = 2000
"""Discord's limit for a message of plain text."""
LONGEST_ALT = 1024
ASKING = "?"
DEAD = "x"
EARLIER = "-# …"
"""Stands for lines that there was no room for."""


class Board(ui.LayoutView):
    """A message that outlives the process: every button on it says by itself what it means."""

    def __init__(self) -> None:
        super().__init__(timeout=None)


async def pictures_of(face: Face, studio: Studio, campaign_id: int) -> list[Picture]:
    """The pictures of a face, drawn; no two files of a message have the same name."""
    drawn = [await studio.picture(drawing, campaign_id) for drawing in face.pictures]
    names = [picture.filename for picture in drawn]
    return [
        replace(picture, filename=f"{place}-{picture.filename}")
        if names.index(picture.filename) < place
        else picture
        for place, picture in enumerate(drawn)
    ]


def files_of(pictures: Sequence[Picture]) -> list[discord.File]:
    """Pictures as attachments; a file can be sent only once, so they are made anew for each message."""
    return [
        discord.File(BytesIO(picture.content), picture.filename, description=picture.alt_text[:LONGEST_ALT])
        for picture in pictures
    ]


def layout(face: Face, pictures: Sequence[Picture], *, campaign_id: int, seen: int, campaign: Campaign) -> Board:
    """The whole message."""
    writer = Writer(campaign_id, seen, campaign)
    card: ui.Container[Any] = ui.Container(accent_colour=discord.Colour.from_rgb(*face.colour))
    card.add_item(ui.TextDisplay(_above(face)))
    for picture in pictures:
        card.add_item(_gallery(picture))
    if face.asked:
        card.add_item(ui.TextDisplay("\n".join(face.asked)))
    for row in face.rows:
        card.add_item(writer.row(row))
    board = Board()
    board.add_item(card)
    return board


def _above(face: Face) -> str:
    """What stands above the pictures; of what happened as much as the rest leaves room for."""
    head = [face.title, *face.lines]
    room = LONGEST_TEXT - sum(len(line) + 1 for line in (*head, *face.asked))
    return "\n".join((*head, *_fitting(face.story, room)))


def _fitting(lines: Sequence[str], room: int) -> list[str]:
    """As many of the last lines as there is room for; that there were more is shown."""
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < len(EARLIER):
            return [EARLIER, *kept]
        kept.insert(0, line)
    return kept


def _gallery(picture: Picture) -> ui.MediaGallery[Any]:
    alt = picture.alt_text[:LONGEST_ALT] or None
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture.filename}", description=alt))


class Writer:
    """Puts labels on the buttons and menus of one message."""

    def __init__(self, campaign_id: int, seen: int, campaign: Campaign) -> None:
        self.campaign_id = campaign_id
        self.seen = seen
        self.campaign = campaign
        self._codec = presenter_of(campaign).codec
        self._dead = 0

    def row(self, row: Row) -> ui.ActionRow[Any]:
        """A row of buttons, or of one menu."""
        if isinstance(row, Menu):
            return ui.ActionRow(self._menu(row))
        return ui.ActionRow(*(self._button(key) for key in row))

    def _button(self, key: Key) -> Press | ui.Button[Any]:
        if key.url:
            return ui.Button(label=shortened(key.label, LONGEST_LABEL), emoji=key.sign or None, url=key.url)
        if key.does is None:
            self._dead += 1
        code = f"{DEAD}{self._dead}" if key.does is None else self._code(key.does)
        return Press(
            ui.Button(
                label=shortened(key.label, LONGEST_LABEL) or None,
                emoji=key.sign or None,
                style=STYLES[key.look],
                disabled=key.does is None,
                custom_id=self._label(code),
            )
        )

    def _menu(self, menu: Menu) -> Press:
        return Press(
            ui.Select(
                placeholder=shortened(menu.title, 150),
                options=[self._option(pick) for pick in menu.picks[:MOST_OPTIONS]],
                custom_id=self._label(f"{ASKING}menu{BETWEEN}{menu.name}"),
            )
        )

    def _option(self, pick: Pick) -> discord.SelectOption:
        return discord.SelectOption(
            label=shortened(pick.label, LONGEST_OPTION),
            value=self._code(pick.does),
            description=shortened(pick.note, LONGEST_OPTION) or None,
            emoji=pick.sign or None,
            default=pick.chosen,
        )

    def _code(self, does: Deed | Ask | Weigh) -> str:
        if isinstance(does, Weigh):
            return f"{ASKING}{asks.WEIGH}{BETWEEN}{self._codec.write(does.deed, self.campaign)}"
        if isinstance(does, Ask):
            return f"{ASKING}{does.what}{BETWEEN}{does.about}"
        return self._codec.write(does, self.campaign)

    def _label(self, code: str) -> str:
        return str(Label(self.campaign_id, self.seen, code))


def shortened(text: str, most: int) -> str:
    """The text, cut with an ellipsis where Discord would refuse it."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def pages(lines: Sequence[str], most: int) -> Iterator[str]:
    """Lines on as few pages as Discord's limit allows; one that is longer than a page goes on on the next."""
    page = ""
    for part in (part for line in lines for part in _parts(line, most)):
        if page and len(page) + len(part) + 1 > most:
            yield page
            page = ""
        page = f"{page}\n{part}" if page else part
    if page:
        yield page


def _parts(line: str, most: int) -> Iterator[str]:
    """A line in parts that fit, divided between words where there are any."""
    while len(line) > most:
        end = line.rfind(" ", 1, most)
        end = end if end > 0 else most
        yield line[:end]
        line = line[end:].lstrip()
    yield line
