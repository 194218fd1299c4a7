"""Whose words are whose: the house finds its own without any game, and a game may say them its own way."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from bot.descent.quest.content import LOCALES as DESCENT
from bot.descent.words import words
from bot.games import GAMES
from bot.paths import LOCALES, ROOT
from bot.words import LANGUAGES, Language
from bot.words.everywhere import text_anywhere
from bot.words.locales import entries
from bot.words.sources import sources
from bot.words.texts import Texts, house_words
from tests.descent.words import source
from tests.test_layers import files, imported, name_of

OF_GAMES = (*GAMES.values(), *(f"{part}.{game}" for part in ("cogs", "renders") for game in GAMES))
SPEAKING = ("text", "say", "has")
"""Methods whose arguments are keys."""
COMMANDS = ("command", "name_of", "description_of")
"""What finds the texts of a slash command by its path."""
HEROIC = r"\b(hero(es)?|quests?|monsters?|dungeons?|héros|quêtes?|monstres?|donjons?)\b"
KEY = re.compile(r"[a-z][\w.-]*")


def speaks_for_a_game(path: Path) -> bool:
    """Whether a module is a game's, or knows one: such a module may use the words of that game."""
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    return any(f"{name}.".startswith(f"{game}.") for name in {module, *imported(path)} for game in OF_GAMES)


@cache
def house() -> tuple[Path, ...]:
    """All modules that speak at every table."""
    return tuple(path for path in (*files("bot"), *files("cogs")) if not speaks_for_a_game(path))


def name(function: ast.expr) -> str:
    """What is called."""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def asked_for(text: str) -> Iterator[str]:
    """The keys that a module asks for, as patterns: what is filled in stands for anything."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and name(node.func) in SPEAKING:
            yield from (pattern for argument in node.args for pattern in patterns(argument))
        elif isinstance(node, ast.Call) and name(node.func) in COMMANDS:
            path = [part.value for part in node.args if isinstance(part, ast.Constant)]
            if path and len(path) == len(node.args):
                yield "-".join(("cmd", *map(str, path)))


def patterns(argument: ast.expr) -> Iterator[str]:
    """The keys an argument may be; none where they come from elsewhere."""
    if isinstance(argument, ast.IfExp):
        yield from (*patterns(argument.body), *patterns(argument.orelse))
    elif isinstance(argument, ast.Constant) and KEY.fullmatch(str(argument.value)):
        yield re.escape(str(argument.value))
    elif isinstance(argument, ast.JoinedStr) and isinstance(argument.values[0], ast.Constant):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in argument.values]
        yield "".join(parts)


def unknown(text: str, keys: Mapping[str, object]) -> list[str]:
    """What a module asks for and nobody has worded."""
    plain = {re.escape(key) for key in keys}
    return [
        asked for asked in asked_for(text) if asked not in plain and not any(map(re.compile(asked).fullmatch, keys))
    ]


def test_the_house_uses_its_own_words_only() -> None:
    """A module that knows no game finds all its words in `data/locales`, so that the next game finds them too."""
    found = {name_of(path): unknown(path.read_text(encoding="utf-8"), entries("en")) for path in house()}

    assert {module: keys for module, keys in found.items() if keys} == {}


def test_the_reader_of_keys_finds_every_form() -> None:
    """The test of the test: plain keys, those with something filled in, choices between two, and commands."""
    module = """
say.text("a-b", hero=hero), words.text(f"c-{what}-d"), words.text("e" if so else "f"), text(key)
@command("turn", "move")
def move(): narrator.say("missing")
"""

    assert sorted(asked_for(module)) == ["a\\-b", "c\\-.+\\-d", "cmd-turn-move", "e", "f", "missing"]
    assert unknown(module, dict.fromkeys(("a-b", "c-x-d", "cmd-turn-move", "e", "f"))) == ["missing"]
    assert len(house()) > 60


def test_the_house_says_itself_why_it_refuses() -> None:
    """A refusal of the house has a sentence there, from facts that are always told; a game may have another."""
    untold = {}
    for code, calls in source.refusals().items():
        ours = [call.keywords() for call in calls if ROOT / call.where.rpartition(":")[0] in house()]
        for language in LANGUAGES if ours else ():
            entry = entries(language).get(f"refusal-{code}")
            if entry is None or not entry.variables <= set.intersection(*ours):
                untold[code, language] = entry.variables if entry is not None else "no sentence"
    assert untold == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_says_its_own_way_is_said_differently(language: Language) -> None:
    """A message that a game repeats word for word in both languages could stand in the house alone."""
    house, game = sources(LOCALES / language), sources(DESCENT / language)
    both = house.keys() & game.keys()
    others = [other for other in LANGUAGES if other != language]

    same = {
        key
        for key in both
        if house[key].strip() == game[key].strip()
        and all(sources(LOCALES / o)[key].strip() == sources(DESCENT / o)[key].strip() for o in others)
    }

    assert both
    assert same == set()


def test_the_game_speaks_first() -> None:
    """Where both have a message the game's is told, also where another message repeats it."""
    texts = Texts("en", {"party": "party = the crew", "toast": "toast = To { party }, { nobody } else!"})

    assert texts.text("party") == "the crew"
    assert texts.text("toast") == "To the crew, nobody else!"
    assert house_words("en").text("party") == "the party"
    assert not house_words("en").has("toast")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_speaks_of_no_heroes(language: Language) -> None:
    """Its sentences fit a game without heroes and quests. Commands are the same in all games."""
    about_all = ("cmd-", "choice-", "about-")
    of_heroes = {
        key: form
        for key, entry in entries(language).items()
        for form in entry.forms
        if re.search(HEROIC, form, re.IGNORECASE) and not key.startswith(about_all)
    }

    assert of_heroes == {}


def test_heroes_are_spoken_of_in_their_game_alone() -> None:
    """The same message names heroes in Descent and seats in the house."""
    assert "hero" in words("en").text("remind-party-turn")
    assert "hero" not in house_words("en").text("remind-party-turn")


def test_texts_of_commands_are_found_wherever_they_stand() -> None:
    """The house's commands and a game's have their texts in one tree."""
    assert text_anywhere("fr", "cmd-campaign") == house_words("fr").text("cmd-campaign")
    assert text_anywhere("fr", "cmd-turn") == words("fr").text("cmd-turn")
    assert not house_words("fr").has("cmd-turn")
