"""Command names, descriptions, options and choices in the reader's language, from the Fluent files."""

import inspect
from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.words import Language
from bot.words.everywhere import text_anywhere

LOCALES: dict[discord.Locale, Language] = {discord.Locale.french: "fr"}
"""The languages of Discord we have words for besides English, which is what everybody else reads."""

Callback = TypeVar("Callback", bound=Callable[..., Any])


def text(key: str) -> app_commands.locale_str:
    """An English text of the command tree that the translator can find again."""
    return app_commands.locale_str(text_anywhere("en", key), key=key)


def key_of(*path: str) -> str:
    """The key of a group, a command or an option: `cmd-turn-move-to`."""
    return "-".join(("cmd", *path))


def name_of(*path: str) -> app_commands.locale_str:
    """The name of a group, a command or an option."""
    return text(key_of(*path))


def description_of(*path: str) -> app_commands.locale_str:
    """What a group, a command or an option is for."""
    return text(f"{key_of(*path)}.description")


def command(*path: str, game: str | None = None) -> Callable[[Callback], Any]:
    """A slash command whose name, description and options are found in the Fluent files by its path.

    `game` says that it belongs to one game, and is for its campaigns only.
    """

    def decorate(callback: Callback) -> Any:
        parameters = list(inspect.signature(callback).parameters)
        options = parameters[parameters.index("interaction") + 1 :]
        if options:
            app_commands.rename(**{option: name_of(*path, option) for option in options})(callback)
            app_commands.describe(**{option: description_of(*path, option) for option in options})(callback)
        extras = {"path": path, "game": game}
        made = app_commands.command(name=name_of(*path), description=description_of(*path), extras=extras)
        return made(callback)

    return decorate


class FluentTranslator(app_commands.Translator):
    """Finds every text of the command tree by the key it was made with."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key, language = string.extras.get("key"), LOCALES.get(locale)
        return text_anywhere(language, key) if key is not None and language is not None else None
