"""What a game has to say about its content and its tools. The command line asks it, and nothing else.

Where a method has a body, that is what a game without anything of the kind gets: a sentence. Commands that no other
game has are modules of the game's folder `cli` (`bot/cli/own.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, Protocol, TypeVar

if TYPE_CHECKING:
    from PIL.Image import Image

    from bot.bench.measure import Measure
    from bot.bench.party import Party
    from bot.packs.bundle import Bundle
    from bot.table.tinkering import Tinker
    from bot.words.language import Language

Match = TypeVar("Match")


class WrongUse(Exception):
    """Something was asked for that there is not; the sentence says what there is."""


class Unreadable(Exception):
    """Content that can't be read; the sentence says where and why."""


# Checking ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Tally:
    """What was found in all content of a game."""

    errors: list[str]
    counts: dict[str, int]
    """What there is of each kind."""
    further: dict[str, dict[str, int]] = field(default_factory=dict)
    """Whatever else is worth counting, by its heading."""
    warnings: list[str] = field(default_factory=list)
    """What is sound, and yet hardly what its author meant."""
    parts: dict[str, dict[str, int]] = field(default_factory=dict)
    """What there is of each kind in each part in which the content comes, where there are several."""

    def as_json(self) -> dict[str, Any]:
        """The form other programs read."""
        return {
            "errors": self.errors,
            "warnings": self.warnings,
            "counts": self.counts,
            "parts": self.parts,
            **self.further,
        }


class Sheet(NamedTuple):
    """Numbers for an author to weigh, beside what is wrong."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def as_json(self) -> list[dict[str, str]]:
        """The form other programs read: each row by its heads."""
        return [dict(zip(self.heads, row, strict=True)) for row in self.rows]


@dataclass(frozen=True)
class Checked:
    """What was found in some of it."""

    names: list[str]
    errors: list[str]
    warnings: list[str] = field(default_factory=list)
    """What is sound, and yet hardly what its author meant."""
    sheets: dict[str, Sheet] = field(default_factory=dict)
    """By name: what else its author may want to know."""


@dataclass(frozen=True)
class Missing:
    """The texts a piece of content lacks, and those it has too much."""

    absent: dict[str, list[str]]
    """Keys, by language."""
    unused: list[str]
    written: list[str]
    """The files in which stubs were written."""


# Simulating -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Trial:
    """What automatic players shall play, and how often. What nobody said is the game's to choose."""

    what: str
    """The piece of content, by its id or the path of its file."""
    heroes: int | None = None
    difficulty: str | None = None
    games: int = 100
    seed: int = 0
    """The first game's; the others follow."""
    jobs: int = 1
    """Games played at the same time."""
    boxes: tuple[str, ...] = ()
    """The parts of the content that come along besides the basic one."""


class Section(NamedTuple):
    """A table that explains something: its name, its title, what its columns are about, and its rows."""

    id: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Remark(NamedTuple):
    """A line below the numbers."""

    text: str
    grave: bool = False


@dataclass(frozen=True)
class Outcome:
    """What many games say together, in the language of whoever asked."""

    plain: dict[str, Any]
    """The form other programs read."""
    title: str
    rows: dict[str, str]
    remarks: tuple[Remark, ...] = ()
    sound: bool = True
    """No game crashed, and all came to an end."""
    sections: tuple[Section, ...] = ()
    """Why it went as it did."""


class Watch(Protocol):
    """Somebody who looks on while games are played, and shows how far it has come."""

    def __call__(self, games: Iterable[Match], total: int, label: str) -> Iterator[Match]: ...


# Drawing ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Drawing:
    """A piece of content, drawn for its author."""

    name: str
    picture: Image | None
    """None where nothing of it can be drawn."""
    told: str
    """What is on the picture, or why there is none."""
    problems: tuple[str, ...] = ()


# The test bench ---------------------------------------------------------------------------------------------------


class Entry(NamedTuple):
    """Something to fill in: its name in the deed, what it is called, and what may be chosen or stands there now."""

    id: str
    label: str
    kind: str = "number"
    """`number`, or `choice`."""
    value: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    """What may be chosen, and what it is called."""


class Handle(NamedTuple):
    """A button of the bench: what it says, the deed it leads to, and what is filled in first."""

    label: str
    deed: dict[str, Any]
    entries: tuple[Entry, ...] = ()


class Row(NamedTuple):
    """A line of the bench: what it is about, how that stands, and what can be done with it."""

    id: str
    name: str
    state: str = ""
    handles: tuple[Handle, ...] = ()


class Shelf(NamedTuple):
    """A part of the bench."""

    id: str
    title: str
    rows: tuple[Row, ...]


class TestBench(Protocol):
    """Where authors try things out in a campaign of the local table."""

    def shelves(self, campaign: Any, language: Language) -> list[Shelf]:
        """Everything that can be looked at and changed as the campaign stands."""
        ...

    def deed(self, written: dict[str, Any]) -> Tinker:
        """The deed of a handle, filled in; `WrongUse` if it is none."""
        ...


# Packs ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Examined:
    """What was found in a pack."""

    mistakes: list[str]
    holds: dict[str, int]
    """What there is of each kind."""
    titles: dict[str, dict[Language, str]] = field(default_factory=dict)
    """What can be played by itself, by id: what it is called."""


# The workshop -----------------------------------------------------------------------------------------------------


class Workshop:
    """A game, as the command line knows it. `WrongUse` and `Unreadable` say what can't be done."""

    id: str
    options: frozenset[str] = frozenset()
    """Which of the options that mean nothing to most games mean something here: heroes, difficulty, area."""

    def check(self) -> Tally:
        """All content, held against itself and its words."""
        self._lacks("content to check")

    def check_some(self, pieces: Sequence[str]) -> Checked:
        """Some of it: by id, or by the path of a file."""
        self._lacks("content to check")

    def mend(self, pieces: Sequence[str]) -> list[str]:
        """Mend what is written in texts as printers would, in all of them or those of some pieces; what changed."""
        self._lacks("texts to mend")

    def begin(self, kind: str, name: str, folder: Path, languages: Sequence[str]) -> list[Path]:
        """Write what an author begins with into a folder, in some languages or all; the files."""
        self._lacks("skeletons")

    def texts(self, piece: str, *, write: bool) -> Missing:
        """The texts a piece lacks, by its id or the path of its file; with `write` they are begun."""
        self._lacks("texts")

    def schema(self, kind: str) -> Mapping[str, Any]:
        """The JSON schema of a kind of file, for editors; without a kind `WrongUse` says which there are."""
        self._lacks("schemas")

    def simulate(self, trial: Trial, language: Language, watch: Watch) -> Outcome:
        """Play many games with automatic players."""
        self._lacks("games that play themselves")

    def tell(self, trial: Trial, language: Language) -> Iterator[str]:
        """Play the first of these games, and tell it line by line as it is played."""
        self._lacks("games that play themselves")

    def draw(self, piece: str, areas: Sequence[str]) -> Drawing:
        """A piece of content by its id or the path of its file: all of it, or some areas."""
        self._lacks("maps to draw")

    def examine(self, bundle: Bundle) -> Examined:
        """Everything that is wrong with a pack, and what is in it."""
        self._lacks("packs")

    def cover(self, bundle: Bundle) -> Image | None:
        """The picture by which a sound pack is shown; None if there is nothing to draw."""
        self._lacks("packs")

    def try_out(self, bundle: Bundle) -> Iterator[tuple[str, bool]]:
        """Play what is in a sound pack with automatic players, for as long as somebody asks: what, and who won."""
        self._lacks("packs")

    def measures(self) -> Sequence[Measure]:
        """How fast its rules and pictures are: what can be measured of this game alone."""
        self._lacks("measures")

    @property
    def test_bench(self) -> TestBench | None:
        """What authors can try out with it at the local table."""
        return None

    def party(self) -> Party:
        """Who plays it where table, store and client are measured."""
        self._lacks("measures")

    def _lacks(self, what: str) -> NoReturn:
        raise WrongUse(f"the game {self.id} has no {what}.")
