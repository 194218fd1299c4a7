"""Discord's documented limits on the commands a bot registers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.local.objects import Json
from bot.local.refusals import Fault

NAME = 32
DESCRIPTION = 100
OPTIONS = 25
CHOICES = 25
CHOICE_TEXT = 100
WHOLE_COMMAND = 8000
COMMANDS = {1: 100, 2: 15, 3: 15}
SLASH = 1
SUBCOMMAND, GROUP = 1, 2
# Letters of any script, digits, hyphen, underscore, apostrophe; capitals only where no small letter exists.
SLASH_NAME = re.compile(r"[-_'\w]{1,32}")
LOCALES = frozenset(
    {
        *("ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr"),
        *("he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro"),
        *("ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
    }
)


def command_faults(commands: list[Json]) -> list[Fault]:
    """What Discord would refuse in a bulk registration of commands."""
    faults: list[Fault] = []
    kinds = Counter(command.get("type") or SLASH for command in commands)
    for kind, most in COMMANDS.items():
        if kinds[kind] > most:
            faults.append(Fault("", f"{kinds[kind]} commands of type {kind}, at most {most}"))
    names = Counter((command.get("type") or SLASH, command.get("name")) for command in commands)
    faults += [Fault("", f"command name {name!r} is used twice") for (_, name), n in names.items() if n > 1]
    for place, command in enumerate(commands):
        faults += _command_faults(command, str(place))
    return faults


def _command_faults(command: Json, path: str) -> Iterator[Fault]:
    slash = (command.get("type") or SLASH) == SLASH
    yield from _named_faults(command, path, slash=slash)
    if slash:
        yield from _options_faults(command.get("options") or [], path, depth=0)
        longest = _length(command)
        if longest > WHOLE_COMMAND:
            yield Fault(path, f"{longest} characters in all, at most {WHOLE_COMMAND}")
    elif command.get("description"):
        yield Fault(f"{path}.description", "a context menu command has no description")


def _named_faults(thing: Json, path: str, *, slash: bool) -> Iterator[Fault]:
    """Name and description of a command or option, in every language."""
    names = {"": thing.get("name")} | (thing.get("name_localizations") or {})
    for locale, name in names.items():
        where = f"{path}.name_localizations.{locale}" if locale else f"{path}.name"
        if locale and locale not in LOCALES:
            yield Fault(where, f"{locale} is no locale of Discord's")
        if slash and (not isinstance(name, str) or not SLASH_NAME.fullmatch(name) or name != name.lower()):
            yield Fault(where, f"{name!r} is no name for a slash command or option")
        elif not slash and not 1 <= len(name or "") <= NAME:
            yield Fault(where, f"must be between 1 and {NAME} in length")
    descriptions = {"": thing.get("description")} | (thing.get("description_localizations") or {})
    for locale, text in descriptions.items() if slash else ():
        where = f"{path}.description_localizations.{locale}" if locale else f"{path}.description"
        if locale and locale not in LOCALES:
            yield Fault(where, f"{locale} is no locale of Discord's")
        if not isinstance(text, str) or not 1 <= len(text) <= DESCRIPTION:
            yield Fault(where, f"must be between 1 and {DESCRIPTION} in length")


def _options_faults(options: list[Json], path: str, depth: int) -> Iterator[Fault]:
    if len(options) > OPTIONS:
        yield Fault(f"{path}.options", f"must be {OPTIONS} or fewer in length")
    names = Counter(option.get("name") for option in options)
    for name, count in names.items():
        if count > 1:
            yield Fault(f"{path}.options", f"option name {name!r} is used twice")
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        yield Fault(f"{path}.options", "subcommands and plain options cannot be mixed")
    optional = False
    for place, option in enumerate(options):
        where = f"{path}.options.{place}"
        yield from _named_faults(option, where, slash=True)
        if option.get("required") and optional:
            yield Fault(where, "required options come before optional ones")
        optional = optional or not option.get("required")
        yield from _option_faults(option, where, depth)


def _option_faults(option: Json, path: str, depth: int) -> Iterator[Fault]:
    kind = option.get("type")
    if kind in (SUBCOMMAND, GROUP):
        if depth >= (1 if kind == GROUP else 2):
            yield Fault(path, "nested too deeply")
        yield from _options_faults(option.get("options") or [], path, depth + 1)
    choices: list[Json] = option.get("choices") or []
    if choices and option.get("autocomplete"):
        yield Fault(path, "choices and autocomplete exclude each other")
    if len(choices) > CHOICES:
        yield Fault(f"{path}.choices", f"must be {CHOICES} or fewer in length")
    for place, choice in enumerate(choices):
        texts: list[Any] = [choice.get("name"), *(choice.get("name_localizations") or {}).values()]
        texts += [choice["value"]] if isinstance(choice.get("value"), str) else []
        if any(not isinstance(text, str) or not 1 <= len(text) <= CHOICE_TEXT for text in texts):
            yield Fault(f"{path}.choices.{place}", f"texts must be between 1 and {CHOICE_TEXT} in length")


def _length(thing: Json) -> int:
    """The characters of a command, counting for each text its longest translation."""
    total = 0
    for key in ("name", "description"):
        texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        total += max(len(text) for text in texts)
    total += len(thing["value"]) if isinstance(thing.get("value"), str) else 0
    return total + sum(_length(inner) for key in ("options", "choices") for inner in thing.get(key) or [])
