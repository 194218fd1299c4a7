"""Texts mended as printers would: French spaces and quotation marks, English ones, apostrophes.

Only what is read aloud is touched: the words of Fluent’s patterns, and of these no code, link or mention.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from bot.words.pages import nodes
from bot.words.typography import CODE, NARROW_NO_BREAK, NO_BREAK

BLANKS = f" \t{NO_BREAK}{NARROW_NO_BREAK}"
PLACED, CODED = "\ue000", "\ue001"
"""In place of what is no text: what Fluent puts in, and code that stays as it is."""

SEEN = str.maketrans({NO_BREAK: "␣", NARROW_NO_BREAK: "˽"})
"""Spaces that look like others, where it is told what was mended."""

Rule = tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]


class Mended(NamedTuple):
    """A line that reads otherwise now."""

    file: Path
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        before, after = (text.strip().translate(SEEN) for text in (self.before, self.after))
        return f"{self.file}:{self.line}: {before} → {after}"


FRENCH: tuple[Rule, ...] = (
    (re.compile(r"\.\.\."), "…"),
    (re.compile(r"(?i)(?<=\w)'(?=\w)|(?<=\b[cdjlmnst])'|(?<=\bqu)'"), "’"),
    (re.compile(rf"«[{BLANKS}]*"), f"«{NO_BREAK}"),
    (re.compile(rf"(?<=[^\s{BLANKS}])[{BLANKS}]*»"), f"{NO_BREAK}»"),
    (re.compile(rf"(?<=[^\s{BLANKS};!?])[{BLANKS}]*(?=[;!?])"), NARROW_NO_BREAK),
    (re.compile(rf"(?<=[^\s{BLANKS}])[{BLANKS}]*:"), f"{NO_BREAK}:"),
)
ENGLISH: tuple[Rule, ...] = ((re.compile(r"(?<=\w)'(?=\w)|(?<=s)'(?=[\s,.;:!?])"), "’"),)
QUOTES = {"fr": (f"«{NO_BREAK}", f"{NO_BREAK}»"), "en": ("“", "”")}
STRAIGHT = {"fr": re.compile('["“”]'), "en": re.compile('"')}
RULES = {"fr": FRENCH, "en": ENGLISH}


def mended(text: str, language: str) -> str:
    """A text as it should be printed in its language; what is right already stays as it is."""
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kept.append(found[0])
        return CODED

    bare = _quoted(CODE.sub(keep, text), language)
    for pattern, after in RULES.get(language, ()):
        bare = pattern.sub(after, bare)
    whole = iter(kept)
    return re.sub(CODED, lambda found: next(whole, found[0]), bare)


def _quoted(text: str, language: str) -> str:
    """Straight quotation marks in pairs become those of the language; one without its fellow is left alone."""
    if language not in QUOTES or len(STRAIGHT[language].findall(text)) % 2:
        return text
    marks = iter(QUOTES[language] * len(text))
    opened = STRAIGHT[language].sub(lambda _: next(marks), text)
    return re.sub(f"«{NO_BREAK} +", f"«{NO_BREAK}", opened) if language == "fr" else opened


# Files -------------------------------------------------------------------------------------------------------


def mend_file(path: Path, language: str) -> list[Mended]:
    """Write a Fluent file anew where its texts are mended; the lines that changed."""
    before = path.read_bytes().decode("utf-8")
    after = mended_page(before, language)
    if after == before:
        return []
    path.write_bytes(after.encode("utf-8"))
    lines = zip(before.splitlines(), after.splitlines(), strict=True)
    return [Mended(path, number, old, new) for number, (old, new) in enumerate(lines, 1) if old != new]


def mended_page(page: str, language: str) -> str:
    """A Fluent file with its texts mended, pattern by pattern, and all else as it was."""
    parts = [part for pattern in _patterns(page) for part in _mended_parts(page, pattern, language)]
    for start, end, text in sorted(parts, reverse=True):
        page = f"{page[:start]}{text}{page[end:]}"
    return page


def _patterns(page: str) -> Iterator[ast.Pattern]:
    """What is said in a file, each variant of a selection by itself."""
    for message in FluentParser(with_spans=True).parse(page).body:
        if isinstance(message, ast.Message | ast.Term):
            yield from (node for node in nodes(message) if isinstance(node, ast.Pattern))


def _mended_parts(page: str, pattern: ast.Pattern, language: str) -> Iterator[tuple[int, int, str]]:
    """The parts of a pattern, mended as one text: a mark may be opened before a name and closed after it."""
    spans = [_span(element) if isinstance(element, ast.TextElement) else None for element in pattern.elements]
    whole = "".join(PLACED if span is None else page[slice(*span)] for span in spans)
    said = iter(re.split(f"{PLACED}+", mended(whole, language)))
    if spans and spans[0] is None:
        next(said)
    yield from ((*span, next(said)) for span in spans if span is not None)


def _span(element: ast.TextElement) -> tuple[int, int]:
    assert element.span is not None
    return element.span.start, element.span.end
