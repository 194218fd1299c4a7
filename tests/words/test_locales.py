"""The Fluent files as a whole: two equal languages within Discord's limits."""

import re
from pathlib import Path

import pytest

from bot.descent.quest.content import LOCALES as DESCENT
from bot.paths import LOCALES
from bot.words.locales import entries, problems
from bot.words.typography import french_slips

FORBIDDEN = ("❤", "♡", "⛊", "🛡️", "⚡️", "♥️")


@pytest.mark.parametrize("folder", [LOCALES, DESCENT], ids=lambda folder: folder.parent.name)
def test_the_words_are_in_order(folder: Path) -> None:
    """Both languages have the same keys and facts, right typography, and nothing too long for Discord."""
    assert problems(folder) == []


@pytest.mark.parametrize("folder", [LOCALES, DESCENT], ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_symbol_is_written_one_way(language: str, folder: Path) -> None:
    """Hearts, surges, fatigue and shields look the same in every message."""
    wrong = {
        key: form
        for key, entry in entries(language, folder).items()
        for form in entry.forms
        if any(sign in form for sign in FORBIDDEN)
    }
    assert wrong == {}


def test_a_condition_has_one_word_in_french() -> None:
    """What a figure suffers from is « une condition » everywhere, as the command is called; never « un état »."""
    wrong = {
        key: form
        for key, entry in entries("fr", DESCENT).items()
        for form in entry.forms
        # How something stands is « un état » all the same, as in /campagne état.
        if key != "cmd-raid-status" and re.search(r"\bétats?\b", form.replace("en bon état", ""))
    }
    assert wrong == {}


def spoil(folder: Path, french: str, english: str) -> list[str]:
    """The problems of two small files."""
    for language, text in (("fr", french), ("en", english)):
        (folder / language).mkdir()
        (folder / language / "small.ftl").write_text(text, encoding="utf-8")
    return problems(folder)


def test_a_missing_message_is_found(tmp_path: Path) -> None:
    """A key of one language that the other lacks is named, with its file."""
    assert spoil(tmp_path, "a = un", "a = one\nb = two") == ["fr/small.ftl: b is missing (en has it)"]


def test_a_missing_attribute_is_found(tmp_path: Path) -> None:
    """An attribute counts like a message of its own."""
    assert spoil(tmp_path, "a = un", "a = one\n    .text = more") == ["fr/small.ftl: a.text is missing (en has it)"]


def test_a_missing_fact_is_found(tmp_path: Path) -> None:
    """Both languages use the same facts in the same message."""
    found = spoil(tmp_path, "a = { $n } pas", "a = { $m } steps")
    assert found == ["en/small.ftl: a differs from fr in its facts: m, n"]


def test_a_message_that_cannot_be_read_is_found(tmp_path: Path) -> None:
    """A slip of Fluent grammar names the line."""
    assert spoil(tmp_path, "a = un", "a = one\nb = { $") == ["en/small.ftl: can't be read: b = { $"]


def test_a_message_that_stands_twice_is_found(tmp_path: Path) -> None:
    """The second of two messages with one key would silently be lost."""
    found = spoil(tmp_path, "a = un", "a = one\na = two")
    assert found == ["en/small.ftl: a stands already in small.ftl"]


def test_a_repeated_message_that_is_missing_is_found(tmp_path: Path) -> None:
    """A message that repeats another one needs it to be there."""
    found = spoil(tmp_path, "a = un", "a = { b }")
    assert found == ["en/small.ftl: a: repeats b, which is missing"]


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("button-x", "x" * 81),
        ("option-x", "x" * 81),
        ("cmd-x.description", "x" * 101),
        ("cmd-x", "Two Words"),
        ("cmd-x", "x" * 33),
        ("choice-x", "x" * 101),
    ],
)
def test_what_discord_would_refuse_is_found(tmp_path: Path, key: str, text: str) -> None:
    """Labels, descriptions and command names are checked before Discord refuses them."""
    name, _, attribute = key.partition(".")
    message = f"{name} = x\n    .{attribute} = {text}" if attribute else f"{name} = {text}"
    found = spoil(tmp_path, message, message)
    assert len(found) == 2
    assert all(key in line for line in found)


@pytest.mark.parametrize(
    "text",
    [
        "Attention!",
        "Attention !",
        "Ici: là",
        "Ici : là",
        "«\u00a0oui»",
        "« oui »",
        "l'arme",
        "encore...",
        "un;deux",
        'dit "oui"',
    ],
)
def test_a_slip_of_french_typography_is_found(text: str) -> None:
    """Plain spaces, straight apostrophes and three dots don't pass."""
    assert list(french_slips(text))


@pytest.mark.parametrize(
    "text",
    ["Attention\u202f!", "Ici\u00a0: là\u202f; oui\u202f?!", "«\u00a0l’arme\u00a0»", "`/a: b!` <@123>", "encore…"],
)
def test_right_french_typography_passes(text: str) -> None:
    """What is right is left alone."""
    assert list(french_slips(text)) == []
