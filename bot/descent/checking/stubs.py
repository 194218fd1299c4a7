"""The texts of a quest that are still missing, as stubs to be written out; and those nobody asks for."""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bot.descent.checking.drafts import draft_wordings, text_files
from bot.descent.checking.quest_mistakes import wordings
from bot.descent.content.library import Library
from bot.descent.content.yaml_files import text_of
from bot.descent.quest.checks.manuscript import Manuscript, Wordings
from bot.descent.quest.checks.page import Page
from bot.descent.quest.checks.reading import read_draft
from bot.descent.quest.checks.texts import facts, needed, unasked
from bot.descent.quest.model import Quest
from bot.words.language import LANGUAGES
from bot.words.sources import BEGINNING, line_of
from bot.workshop import Missing, Unreadable

STUB = "…"
"""What stands where a text is still to be written."""


def missing_texts(path: Path, shelf: Library, locales: Path, *, write: bool) -> Missing:
    """What a quest lacks in each of its languages, and what it has too much; with `write` stubs are written."""
    page = Page(path, text_of(path))
    reading = read_draft(page)
    if reading.quest is None:
        raise Unreadable("\n".join(map(str, reading.mistakes)))
    quest, known = reading.quest, _known(path, locales)
    spoken = [language for language in LANGUAGES if f"quest-{quest.id}" in known[language]] or LANGUAGES
    keys = list(dict.fromkeys(key for _, key, _ in needed(quest)))
    absent: dict[str, list[str]] = {
        language: [key for key in keys if key not in known[language]] for language in spoken
    }
    unused = [mistake.text for mistake in unasked(Manuscript(page, quest, shelf, known))]
    written: list[str] = []
    for language, missing in absent.items() if write else ():
        if missing:
            file = _file(path, quest, locales, language)
            stubs = [_stub(quest, key, known) for key in keys if key in missing]
            file.parent.mkdir(parents=True, exist_ok=True)
            before = file.read_text(encoding="utf-8") if file.is_file() else ""
            file.write_text(with_stubs(before, keys, stubs), encoding="utf-8")
            written.append(str(file))
    return Missing(absent, unused, written)


class Stub(NamedTuple):
    """A text that is still to be written: its key, what it says meanwhile, and what it may say."""

    key: str
    text: str
    told: Sequence[str] = ()


def with_stubs(page: str, keys: Sequence[str], stubs: Iterable[Stub]) -> str:
    """A page of texts with stubs put in where the order of the quest wants them; what is there stays as it is."""
    blocks = list(_blocks(page if page.endswith("\n") or not page else f"{page}\n"))
    names = list(dict.fromkeys(key.partition(".")[0] for key in keys))
    for stub in stubs:
        name, _, attribute = stub.key.partition(".")
        place = next((number for number, block in enumerate(blocks) if block[0] == name), None)
        if place is None:
            before = set(names[: names.index(name)])
            place = max(
                (number for number, block in enumerate(blocks) if block[0] in before), default=len(blocks) - 1
            )
            said = f"# {' '.join(f'{{ ${each} }}' for each in stub.told)}\n" if stub.told else ""
            opening = f"{name} =\n" if attribute else f"{said}{name} = {stub.text}\n"
            blocks.insert(place + 1, (name, opening))
            place += 1
        if attribute:
            text = blocks[place][1]
            end = len(text.rstrip("\n"))
            blocks[place] = (name, f"{text[:end]}\n    .{attribute} = {stub.text}{text[end:] or chr(10)}")
    return "".join(text for _, text in blocks)


def _blocks(page: str) -> Iterator[tuple[str | None, str]]:
    """A page cut where messages and comments begin, each piece with the name of its message."""
    beginnings = list(BEGINNING.finditer(page))
    ends = [*(match.start() for match in beginnings), len(page)][1:]
    if page and (not beginnings or beginnings[0].start() > 0):
        yield None, page[: beginnings[0].start() if beginnings else len(page)]
    for match, end in zip(beginnings, ends, strict=True):
        yield match[1], page[match.start() : end]


def _stub(quest: Quest, key: str, known: Wordings) -> Stub:
    """With the facts that the other language tells, so that both tell the same."""
    asked = sorted({fact for texts in known.values() if key in texts for fact in texts[key].facts})
    return Stub(key, " ".join((STUB, *(f"{{ ${fact} }}" for fact in asked))), sorted(facts(quest, key)))


def _known(path: Path, locales: Path) -> Wordings:
    texts = wordings(locales)
    return texts if path.resolve().is_relative_to(locales.parent.resolve()) else draft_wordings(path, texts)


def _file(path: Path, quest: Quest, locales: Path, language: str) -> Path:
    """The file in which the quest has its texts, or where it will have them."""
    ours = path.resolve().is_relative_to(locales.parent.resolve())
    name = f"{'quest' if quest.level is None else 'level'}_{quest.id}.ftl"
    home = locales if ours else path.parent.parent / "locales"
    begun = [] if ours else text_files(path, language)
    has_title = (file for file in begun if line_of(file.read_text(encoding="utf-8"), f"quest-{quest.id}"))
    return next(has_title, home / language / name)


def is_stub(text: str) -> bool:
    """Whether a text is still to be written."""
    return re.fullmatch(rf"{STUB}( x)*", text.strip()) is not None
