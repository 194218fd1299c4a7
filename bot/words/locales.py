"""Checking the Fluent files: both languages say the same things, within Discord's limits."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fluent.syntax import ast

from bot.paths import LOCALES
from bot.words.language import LANGUAGES, Language
from bot.words.pages import nodes, parse
from bot.words.typography import french_slips

COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
LIMITS: dict[str, int] = {
    "button-": 80,
    "option-": 80,
    "do-": 80,
    "choice-": 100,
    "menu-": 150,
}
"""Discord's limits for what stands on buttons, in menus and in choices, by the beginning of the key."""
LONGEST_DESCRIPTION = 100


@dataclass(frozen=True)
class Entry:
    """A message or an attribute of one: where it stands, what it needs, and its forms as plain text."""

    key: str
    file: str
    variables: frozenset[str]
    mentions: frozenset[str]
    """Other messages it repeats."""
    forms: tuple[str, ...]
    """Every text it may become; a placeable that is not a selection counts as `x`."""


Read = Mapping[Language, Mapping[str, Entry]]
"""All entries by language and key."""


def problems(folder: Path = LOCALES) -> list[str]:
    """Everything that is wrong with the words of the house or a game, each line naming language, file and key."""
    found: list[str] = []
    read: Read = {language: dict(_read(folder / language, found)) for language in LANGUAGES}
    found += _differences(read)
    for language, written in read.items():
        known = {*written, *entries(language)}  # a game's messages may repeat those of the house
        for entry in written.values():
            absent = sorted(entry.mentions - known)
            slips = [*_slips(language, entry), *(f"repeats {name}, which is missing" for name in absent)]
            found += [f"{language}/{entry.file}: {entry.key}: {slip}" for slip in slips]
    return found


def entries(language: str, folder: Path = LOCALES) -> dict[str, Entry]:
    """All messages and attributes of a language by key: those of the house, or of a game in its folder."""
    return dict(_read(folder / language, []))


def read_page(text: str) -> tuple[tuple[Entry, ...], tuple[str, ...]]:
    """What stands in a text, and the first lines of what can't be read."""
    page = _page("", text)
    return page.entries, page.unreadable


# Reading -----------------------------------------------------------------------------------------------------


def _read(folder: Path, found: list[str]) -> Iterator[tuple[str, Entry]]:
    seen: dict[str, str] = {}
    for path in sorted(folder.rglob("*.ftl")):
        name = path.relative_to(folder).as_posix()
        page = _page(name, path.read_text(encoding="utf-8"))
        found += [f"{folder.name}/{name}: can't be read: {line}" for line in page.unreadable]
        for entry in page.entries:
            if entry.key in seen:
                found.append(f"{folder.name}/{name}: {entry.key} stands already in {seen[entry.key]}")
            seen[entry.key] = name
            yield entry.key, entry


@dataclass(frozen=True)
class _Page:
    """What stands in a file, and the first lines of what can't be read."""

    entries: tuple[Entry, ...]
    unreadable: tuple[str, ...]


@lru_cache(maxsize=512)
def _page(name: str, text: str) -> _Page:
    """A file as it is read. It takes long, and those who check words ask several times."""
    body = parse(text).body
    unreadable = [part.content or "" for part in body if isinstance(part, ast.Junk)]
    messages = [part for part in body if isinstance(part, ast.Message)]
    return _Page(
        tuple(_entry(key, name, pattern) for message in messages for key, pattern in _patterns(message)),
        tuple(junk.strip().partition("\n")[0] for junk in unreadable),
    )


def _patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def _entry(key: str, file: str, pattern: ast.Pattern) -> Entry:
    inside = list(nodes(pattern))
    variables = frozenset(node.id.name for node in inside if isinstance(node, ast.VariableReference))
    mentions = frozenset(node.id.name for node in inside if isinstance(node, ast.MessageReference))
    return Entry(key, file, variables, mentions, tuple(_forms(pattern)))


def _forms(pattern: ast.Pattern) -> list[str]:
    """All texts of a pattern, one for each combination of its variants."""
    forms = [""]
    for element in pattern.elements:
        forms = [form + more for form in forms for more in _texts(element)]
    return forms


def _texts(element: ast.BaseNode) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    inner = element.expression if isinstance(element, ast.Placeable) else element
    if isinstance(inner, ast.SelectExpression):
        return [form for variant in inner.variants for form in _forms(variant.value)]
    if isinstance(inner, ast.StringLiteral):
        return [str(inner.value)]
    return ["x"]


def slips_of(read: Mapping[str, Mapping[str, Entry]]) -> Iterator[tuple[str, str, str]]:
    """What is wrong with some texts: language, key and slip. A language without any is none of theirs."""
    written = {language: texts for language, texts in read.items() if texts}
    for language, texts in written.items():
        for key, entry in texts.items():
            yield from ((language, key, slip) for slip in _slips(language, entry))
    first, *rest = written or [""]
    for other in rest:
        for key in written[first].keys() & written[other].keys():
            here, there = written[first][key].variables, written[other][key].variables
            if here != there:
                yield other, key, f"differs from {first} in its facts: {', '.join(sorted(here ^ there))}"


# Judging -----------------------------------------------------------------------------------------------------


def _differences(read: Read) -> Iterator[str]:
    """Keys and variables that one language has and another has not."""
    for language, entries in read.items():
        for other, others in read.items():
            for key in sorted(entries.keys() - others.keys()):
                yield f"{other}/{entries[key].file}: {key} is missing ({language} has it)"
    first, *rest = LANGUAGES
    for other in rest:
        for key in sorted(read[first].keys() & read[other].keys()):
            here, there = read[first][key].variables, read[other][key].variables
            if here != there:
                names = ", ".join(sorted(here ^ there))
                yield f"{other}/{read[other][key].file}: {key} differs from {first} in its facts: {names}"


def _slips(language: str, entry: Entry) -> Iterator[str]:
    for form in entry.forms:
        if language == "fr":
            yield from french_slips(form)
        limit = _limit(entry.key)
        if limit is not None and len(form) > limit:
            yield f"is longer than {limit} characters: {form}"
        if _is_command_name(entry.key) and (not COMMAND_NAME.fullmatch(form) or form != form.lower()):
            yield f"is no name for a command: {form}"


def _is_command_name(key: str) -> bool:
    return key.startswith("cmd-") and "." not in key


def _limit(key: str) -> int | None:
    if key.startswith("cmd-") and key.endswith(".description"):
        return LONGEST_DESCRIPTION
    return next((limit for start, limit in LIMITS.items() if key.startswith(start)), None)
