"""A draft as its file stands now. What can't be read any more stays as it was when it could."""

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import yaml

from bot.descent.author.graph import Graph, graph_of
from bot.descent.author.wordings import Row, rows
from bot.descent.board import Square
from bot.descent.checking.drafts import draft_messages
from bot.descent.checking.maps import chosen, read_quest
from bot.descent.checking.pieces import examine_pieces
from bot.descent.content.boxes import told
from bot.descent.content.library import Library
from bot.descent.content.yaml_files import YamlLoader, text_of
from bot.descent.quest.areas import Area, DoorSpot, Spawn, TokenSpot
from bot.descent.quest.checks import Mistake
from bot.descent.quest.checks.manuscript import parts_of
from bot.descent.quest.checks.page import Page
from bot.descent.quest.checks.reading import read_draft
from bot.descent.quest.content import LOCALES, Content
from bot.descent.quest.model import Quest
from bot.descent.views.pictures.atlas import atlas_view
from bot.words.language import LANGUAGES
from bot.workshop import Unreadable
from renders.descent.atlas import AtlasView, chart_port

log = logging.getLogger(__name__)

TOLD = re.compile(r"(?P<file>[^:]+):(?P<line>\d+): (?P<entry>[^:]+): (?P<text>.*)", re.DOTALL)
"""A line of flambeau check."""
SQUARE = re.compile(r"\b[A-Z]{1,2}[1-9]\d?\b")
MOST_MARKED = 12
"""So many squares of one mistake are marked on the map."""
Read = TypeVar("Read")


class Flaw(NamedTuple):
    """A mistake, and the squares it is about."""

    mistake: Mistake
    squares: tuple[Square, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """Everything the page shows of a draft, besides pictures."""

    file: str
    source: str
    flaws: tuple[Flaw, ...] = ()
    map: Quest | None = None
    """The quest as far as a map can be drawn of it."""
    page: Page | None = None
    quest: Quest | None = None
    """The quest as far as it can be understood."""
    content: Content | None = None
    """The quest as it can be played."""
    texts: tuple[Row, ...] = ()
    graph: Graph = field(default_factory=Graph)
    stale: tuple[str, ...] = ()
    """What is shown as it was before the last change: map, play, events or texts."""

    @property
    def areas(self) -> list[str]:
        """The areas of the map."""
        return [area.id for area in self.map.areas] if self.map is not None else []

    def view(self, shelf: Library, areas: Sequence[str]) -> AtlasView | None:
        """The map for its author: all of it, or some areas."""
        if self.map is None:
            return None
        known = [name for name in areas if name in self.areas]
        view = atlas_view(self.map, shelf, chosen(self.map, known))
        return view if view.board.cells else None


def read_sheet(path: Path, shelf: Library, before: Sheet | None = None) -> Sheet:
    """The draft as it stands; whatever is wrong with it is in the sheet, and no error is raised."""
    try:
        source = text_of(path)
    except (OSError, ValueError, yaml.YAMLError) as error:
        wrong = Flaw(Mistake(told(path), 1, "quest", str(getattr(error, "problem", None) or error)))
        return _kept(before, Sheet(told(path), before.source if before is not None else "", (wrong,)))
    try:
        return _kept(before, _read(path, source, shelf))
    except Exception as error:
        # A draft is not finished: whatever it does to us, its author goes on writing and looking.
        log.exception("the draft %s", path)
        wrong = Flaw(Mistake(told(path), 1, "quest", f"{type(error).__name__}: {error}"))
        return _kept(before, Sheet(told(path), source, (wrong,)))


def _read(path: Path, source: str, shelf: Library) -> Sheet:
    mistakes = list(_mistakes(path, shelf))
    try:
        page = Page(path, source)
    except yaml.YAMLError:
        return Sheet(told(path), source, tuple(map(Flaw, mistakes)))
    quest = read_draft(page)[0]
    chart = _map(path)
    lines = _squares_by_line(page, quest) if quest is not None else {}
    return Sheet(
        file=told(path),
        source=source,
        flaws=tuple(Flaw(mistake, _squares(mistake, lines, told(path))) for mistake in mistakes),
        map=chart,
        page=page,
        quest=quest,
        content=_content(path, source),
        texts=tuple(rows(path, page, quest)) if quest is not None else (),
        graph=graph_of(quest) if quest is not None else Graph(),
    )


def _mistakes(path: Path, shelf: Library) -> Iterator[Mistake]:
    """What flambeau check says of this file and its texts: mistakes, then what is hardly meant."""
    found = examine_pieces([path], shelf, LOCALES)
    for grave, lines in ((True, found.mistakes), (False, found.doubts)):
        for line in lines:
            read = TOLD.fullmatch(line)
            if read is None:
                yield Mistake(told(path), 1, "quest", line, grave)
            else:
                yield Mistake(read["file"], int(read["line"]), read["entry"], read["text"], grave)


def _map(path: Path) -> Quest | None:
    try:
        return read_quest(path)[0]
    except (Unreadable, ValueError, OSError, yaml.YAMLError):
        return None


def _content(path: Path, source: str) -> Content | None:
    """What can be played of it: all or nothing, since without what is misspelt it would be another quest."""
    written = yaml.load(source, Loader=YamlLoader)
    try:
        quest = Quest.model_validate(written)
    except ValueError:
        return None
    return Content.of(quest, written, draft_messages(path))


def _kept(before: Sheet | None, now: Sheet) -> Sheet:
    """What can't be read now stays as it was, and is marked."""
    if before is None:
        return now
    stale = [
        name
        for name, lost in (
            ("map", now.map is None and before.map is not None),
            ("play", now.content is None and before.content is not None),
            ("events", now.quest is None and before.quest is not None),
            ("texts", now.quest is None and before.quest is not None),
        )
        if lost
    ]
    return Sheet(
        file=now.file,
        source=now.source,
        flaws=now.flaws,
        map=now.map or before.map,
        page=now.page if now.quest is not None else before.page,
        quest=now.quest or before.quest,
        content=now.content or before.content,
        texts=now.texts if now.quest is not None else before.texts,
        graph=now.graph if now.quest is not None else before.graph,
        stale=tuple(stale),
    )


# Where mistakes lie on the map ------------------------------------------------------------------------------------


def _squares_by_line(page: Page, quest: Quest) -> Mapping[int, tuple[Square, ...]]:
    """By line of the file: the squares of what stands there."""
    found: dict[int, tuple[Square, ...]] = {}
    for where, part in parts_of(quest):
        if squares := tuple(_lies_on(part)):
            found.setdefault(page.line(where), squares)
    return found


def _lies_on(part: object) -> Iterator[Square]:
    match part:
        case TokenSpot():
            yield part.square
        case DoorSpot():
            yield from (square for edge in part.edges for square in (edge.a, edge.b))
        case Spawn():
            yield part.gathers_at()
        case Area():
            yield from (tile.at for tile in part.tiles)


def _squares(mistake: Mistake, lines: Mapping[int, tuple[Square, ...]], file: str) -> tuple[Square, ...]:
    """The squares a mistake names, else those of what stands on its line; one in a text is nowhere on the map."""
    if mistake.file != file:
        return ()
    named = tuple(dict.fromkeys(Square.parse(name) for name in SQUARE.findall(mistake.text)))
    return (named or lines.get(mistake.line, ()))[:MOST_MARKED]


# For the page -----------------------------------------------------------------------------------------------------


def as_json(sheet: Sheet, shelf: Library) -> dict[str, Any]:
    """All of it as plain data."""
    return {
        "file": sheet.file,
        "source": sheet.source,
        "quest": sheet.quest.id if sheet.quest is not None else None,
        "mistakes": [
            {**flaw.mistake._asdict(), "squares": [str(square) for square in flaw.squares]} for flaw in sheet.flaws
        ],
        "areas": sheet.areas,
        "playable": sheet.content is not None,
        "marks": _marks(sheet, shelf),
        "texts": [row.as_json() for row in sheet.texts],
        "graph": _graph(sheet),
        "stale": list(sheet.stale),
        "languages": list(LANGUAGES),
    }


def _marks(sheet: Sheet, shelf: Library) -> dict[str, dict[str, tuple[float, float]]]:
    """By area, the whole map having no name: where squares with mistakes lie on its picture, from 0 to 1."""
    squares = {square for flaw in sheet.flaws for square in flaw.squares}
    found: dict[str, dict[str, tuple[float, float]]] = {}
    for area in ("", *sheet.areas) if squares else ():
        view = sheet.view(shelf, [area] if area else [])
        if view is not None:
            port = chart_port(view)
            inside = (square for square in sorted(squares) if (square.x, square.y) in view.board.cells or not area)
            spots = {str(square): port.middle((square.x, square.y)) for square in inside}
            found[area] = {name: (x / port.width, y / port.height) for name, (x, y) in spots.items()}
    return found


def _graph(sheet: Sheet) -> dict[str, Any]:
    line = sheet.page.line if sheet.page is not None else None
    return {
        "nodes": [
            {
                **node._asdict(),
                "path": None,
                "line": line(node.path) if line is not None and node.path else None,
            }
            for node in sheet.graph.nodes.values()
        ],
        "links": [link._asdict() for link in sheet.graph.links.values()],
    }
