"""The Fluent files as they are written: which messages stand in them, not yet what they say."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

BEGINNING = re.compile(r"^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*) *=|#)", re.MULTILINE)
"""Where a message, a term or a comment begins: everything else in a Fluent file is indented or closes a brace."""


def split(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file as they are written, by name, without the comments between them."""
    beginnings = list(BEGINNING.finditer(text))
    ends = [*(match.start() for match in beginnings[1:]), len(text)]
    for match, end in zip(beginnings, ends, strict=False):
        if match[1] is not None:
            yield match[1], text[match.start() : end]


def line_of(text: str, key: str) -> int:
    """The line on which a message or one of its attributes stands in a Fluent file; 0 if it does not."""
    name, _, attribute = key.partition(".")
    found = re.search(rf"^{re.escape(name)} *=", text, re.MULTILINE)
    if found is None:
        return 0
    start = found.start()
    if attribute:
        inside = re.compile(rf"^ +\.{re.escape(attribute)} *=", re.MULTILINE).search(text, start)
        start = inside.start() if inside is not None else start
    return text.count("\n", 0, start) + 1


def sources(folder: Path) -> dict[str, str]:
    """What is written for each message and each -term of a folder and those in it; the first of one name counts."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.ftl")):
        for name, source in split(path.read_text(encoding="utf-8")):
            found.setdefault(name, source)
    return found


@cache
def messages_in(folder: Path) -> dict[str, str]:
    """All messages of a folder, as this process read them first: what it shows is what it pins."""
    return sources(folder)
