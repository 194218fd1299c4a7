"""Messages are read when they are asked for, and are what reading the whole file would have given."""

from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.descent.quest.content import LOCALES as DESCENT
from bot.paths import LOCALES
from bot.words import LANGUAGES
from bot.words.locales import entries
from bot.words.pages import parse, with_repeated
from bot.words.sources import sources, split
from bot.words.texts import house_words

PAGE = """\
### Small talk

hello = Hello
    to you.
    .polite = Good day
# Said at night
night-1 =
    { $n ->
        [one] One star
       *[other] { $n } stars
}
-torch = the torch
this is no message
bye = Bye, { -torch } and { hello }.
loop = { pool }
pool = { loop }
broken = { $
last = End
"""


def names_of(resources: list[ast.Resource]) -> list[str]:
    """The messages and terms among what was read."""
    return [part.id.name for read in resources for part in read.body if isinstance(part, ast.Message | ast.Term)]


def test_a_message_alone_reads_as_in_its_file() -> None:
    """Attributes, choices, braces in the first column, comments and slips between messages change nothing."""
    whole = {part.id.name: part for part in parse(PAGE).body if isinstance(part, ast.Message | ast.Term)}
    alone = {
        part.id.name: part
        for _, source in split(PAGE)
        for part in parse(source).body
        if isinstance(part, ast.Message | ast.Term)
    }

    assert list(alone) == list(whole) == ["hello", "night-1", "torch", "bye", "loop", "pool", "last"]
    assert all(alone[name].equals(whole[name], ignored_fields=["span", "comment"]) for name in whole)


def test_what_a_message_repeats_is_read_before_it() -> None:
    """Whoever says goodbye has read the torch and the greeting; two that repeat each other are read once."""
    written = dict(split(PAGE))

    assert names_of(with_repeated("bye", written)) == ["torch", "hello", "bye"]
    assert names_of(with_repeated("loop", written)) == ["pool", "loop"]
    assert names_of(with_repeated("broken", written)) == names_of(with_repeated("nothing", written)) == []


@pytest.mark.parametrize("folder", [LOCALES, DESCENT], ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found(language: str, folder: Path) -> None:
    """Taking the files apart finds the very messages that Fluent finds in them."""
    read = {key.partition(".")[0] for key in entries(language, folder)}

    assert read == {name for name in sources(folder / language) if not name.startswith("-")}


def test_what_is_far_too_long_is_cut_where_it_is_filled_in() -> None:
    """Somebody typed three thousand letters for a name: the sentence is told all the same, and is no gap."""
    told = house_words("en").text("answer-handed", hero="x" * 3000, player="<@1>")

    assert "x" * 900 in told
    assert len(told) < 1200
