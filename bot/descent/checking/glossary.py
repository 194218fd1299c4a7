"""Names of people and places and words of the game have one form: `data/descent/glossary.fr.yaml` lists it."""

import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path

from pydantic import Field, TypeAdapter

from bot.descent.content.yaml_files import load_yaml
from bot.kernel.plain import Plain
from bot.words.locales import Entry


class Term(Plain):
    """A word as it is written, and how it is not."""

    right: str
    wrong: tuple[str, ...] = Field(min_length=1)
    """In small letters also with a capital at its beginning; otherwise just so."""
    but: tuple[str, ...] = ()
    """Phrases in which a wrong form is right."""
    keys: tuple[str, ...] = ()
    """Texts in which any form may stand; `*` stands for anything."""

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Finds a wrong form where it is a word, or a phrase in which it is none."""
        phrases = "|".join(map(re.escape, self.but))
        forms = "|".join(_either_case(form) for form in self.wrong)
        return re.compile(rf"(?P<but>{phrases})|\b(?P<wrong>{forms})\b" if phrases else rf"\b(?P<wrong>{forms})\b")

    def slips(self, entry: Entry) -> Iterator[str]:
        """The wrong forms in a text."""
        if any(fnmatchcase(entry.key, pattern) for pattern in self.keys):
            return
        for form in entry.forms:
            for found in self.pattern.finditer(form):
                if found["wrong"] and found["wrong"] != self.right:
                    yield found["wrong"]


class Glossary(Plain):
    """All words of a language that have one form."""

    terms: tuple[Term, ...]

    def slips(self, entries: Iterable[Entry]) -> Iterator[tuple[Entry, str]]:
        """The texts that say something otherwise, each with what they should say."""
        for entry in entries:
            told = [(wrong, term.right) for term in self.terms for wrong in term.slips(entry)]
            for wrong, right in dict.fromkeys(told):
                yield entry, f"it says {wrong!r}, but the glossary {_as_written(right, wrong)!r}"


def read_glossary(folder: Path, language: str) -> Glossary:
    """The glossary of a language that lies beside the cards; an empty one where there is none."""
    path = folder / f"glossary.{language}.yaml"
    terms = load_yaml(path)["terms"] if path.is_file() else []
    return Glossary(terms=TypeAdapter(tuple[Term, ...]).validate_python(terms))


def _either_case(form: str) -> str:
    """A form in small letters may begin a sentence."""
    if not form[:1].islower():
        return re.escape(form)
    return f"[{form[0]}{form[0].upper()}]{re.escape(form[1:])}"


def _as_written(right: str, wrong: str) -> str:
    return f"{right[:1].upper()}{right[1:]}" if wrong[:1].isupper() else right
