"""The Fluent files of a language, read a message at a time.

Reading all of them takes a second; whoever starts, tells one story and stops needs a few dozen messages.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast

BEGINNING = re.compile(r"^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*) *=|#)", re.MULTILINE)
"""Where a message, a term or a comment begins: everything else in a file is indented or closes a brace."""


def sources(folder: Path) -> dict[str, str]:
    """What is written for each message and each -term of a folder; of two with one name the first counts."""
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.ftl")):
        for name, source in split(path.read_text(encoding="utf-8")):
            found.setdefault(name, source)
    return found


def split(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file as they are written, by name, without the comments between them."""
    beginnings = list(BEGINNING.finditer(text))
    ends = [*(match.start() for match in beginnings[1:]), len(text)]
    for match, end in zip(beginnings, ends, strict=False):
        if match[1] is not None:
            yield match[1], text[match.start() : end]


def parse(text: str) -> ast.Resource:
    """What Fluent makes of a text."""
    return FluentParser(with_spans=False).parse(text)


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A part of a message and everything inside it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def with_repeated(name: str, written: Mapping[str, str]) -> list[ast.Resource]:
    """A message and all those it repeats, itself last."""
    found: dict[str, ast.Resource] = {}
    wanted = [name]
    while wanted:
        name = wanted.pop()
        if name in written and name not in found:
            found[name] = parse(written[name])
            wanted += _repeated(found[name])
    return list(reversed(found.values()))


def _repeated(resource: ast.Resource) -> Iterator[str]:
    """The names of the messages and -terms that a text repeats."""
    for node in nodes(resource):
        if isinstance(node, ast.MessageReference):
            yield node.id.name
        elif isinstance(node, ast.TermReference):
            yield f"-{node.id.name}"
