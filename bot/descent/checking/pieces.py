"""Single quests under examination, wherever they lie: in the installation or with an author, with their texts."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bot.descent.checking.campaign_mistakes import check_campaign, is_campaign
from bot.descent.checking.drafts import draft_wordings, text_files
from bot.descent.checking.quest_mistakes import told_apart, wordings
from bot.descent.checking.stubs import is_stub
from bot.descent.checking.text_slips import Beside, Placed, forms_in, placed_in, slips_in
from bot.descent.content.boxes import told
from bot.descent.content.library import Library
from bot.descent.quest.checks import Wordings, examine
from bot.paths import LOCALES as HOUSE
from bot.words.language import LANGUAGES
from bot.words.locales import read_page
from bot.words.mending import Mended, mend_file


class Found(NamedTuple):
    """What was found in some quests."""

    mistakes: list[str]
    doubts: list[str]


def examine_pieces(paths: Sequence[Path], shelf: Library, locales: Path) -> Found:
    """Mistakes and doubts in these files and in their texts, by file and line."""
    texts = wordings(locales)
    found = Found([], [])
    for path in paths:
        beside = _own_texts(path, locales, texts)
        spoken = {language: texts for language, texts in beside.items() if texts} or beside
        known = texts if _is_ours(path, locales) else draft_wordings(path, texts)
        # One language is enough; what is told in one is looked for in that one.
        asked = {language: known[language] for language in spoken}
        check = check_campaign if is_campaign(path) else examine
        mistakes, doubts = told_apart(check(path, shelf, asked))
        found.mistakes.extend([*mistakes, *slips_in(spoken)])
        found.doubts.extend([*doubts, *forms_in(spoken, locales.parent), *_unwritten(spoken)])
    return found


def _unwritten(texts: Beside) -> Iterator[str]:
    """Stubs nobody has written out."""
    for written in texts.values():
        for text in written.values():
            if any(is_stub(form) for form in text.entry.forms):
                yield text.told("is still to be written")


def mend_texts(paths: Sequence[Path], locales: Path) -> Iterator[Mended]:
    """Mend the texts of these quests, or else all texts of the game and of the house; what changed."""
    texts = wordings(locales) if paths else {}
    beside = [_own_texts(path, locales, texts) for path in paths]
    named = {(text.path, language) for each in beside for language in each for text in each[language].values()}
    homes = ((home / language, language) for home in (locales, HOUSE) for language in LANGUAGES)
    everything = ((file, language) for home, language in homes for file in home.rglob("*.ftl"))
    for file, language in sorted(named if paths else everything):
        for line in mend_file(file, language):
            yield line._replace(file=_named(file, locales))


def _named(file: Path, locales: Path) -> Path:
    home = next((home for home in (locales, HOUSE) if file.is_relative_to(home)), None)
    return file if home is None else file.relative_to(home)


def _is_ours(path: Path, locales: Path) -> bool:
    return path.resolve().is_relative_to(locales.parent.resolve())


def _own_texts(path: Path, locales: Path, texts: Wordings) -> Beside:
    """The texts that belong to the quest of a file, whether it asks for them or not."""
    own = re.compile(rf"(quest|area|door|token|campaign)-{re.escape(path.stem)}([-.].+)?")
    ours: Beside = {
        language: placed_in(locales, language, sorted(key for key in texts[language] if own.fullmatch(key)))
        for language in LANGUAGES
    }
    if _is_ours(path, locales):
        return ours
    return {language: _beside(path, language, own) or ours[language] for language in LANGUAGES}


def _beside(path: Path, language: str, own: re.Pattern[str]) -> dict[str, Placed]:
    """The texts of a draft that lie beside it."""
    found: dict[str, Placed] = {}
    for file in text_files(path, language):
        entries, _ = read_page(file.read_text(encoding="utf-8", errors="replace"))
        for entry in entries:
            if own.fullmatch(entry.key):
                found.setdefault(entry.key, Placed(entry, file, told(file)))
    return found
