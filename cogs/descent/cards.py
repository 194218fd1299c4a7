"""/card, /item and /condition: any card of the game, for everybody and anywhere."""

from collections.abc import Callable, Collection
from functools import cache
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.descent.content.library import library
from bot.descent.views.pictures.cards import card_ids, card_name, card_view
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.words import LANGUAGES, Language
from bot.words.plain_letters import plain_letters
from cogs.completing import Suggest, Suggestions, choices, named
from cogs.interactions import Interaction, reader, through
from cogs.layout import LONGEST_ANSWER, shortened
from cogs.private_answers import quoted, send
from cogs.translator import command
from renders.descent import drawings

if TYPE_CHECKING:
    from bot.app import Flambeau


def items() -> tuple[str, ...]:
    """Everything a hero can carry."""
    shelf = library()
    return (*shelf.items, *shelf.class_items, *shelf.relics, *shelf.search_cards)


def conditions() -> tuple[str, ...]:
    """Every condition."""
    return tuple(library().conditions)


def _suggesting(offered: Callable[[], Collection[str]]) -> Suggest:
    async def suggest(interaction: Interaction, current: str) -> Suggestions:
        names = catalogue(reader(interaction).language)
        found = sorted(dict.fromkeys(offered()), key=lambda card: plain_letters(names[card]))
        return choices(named(found, names.__getitem__, current))

    return suggest


@cache
def catalogue(language: Language) -> dict[str, str]:
    """The name of every card; people type quickly, so they are put together once."""
    return {card: card_name(card, words(language)) for card in card_ids()}


def card_meant(typed: str, offered: Collection[str]) -> str:
    """A card by id or by its name in any language; a part of the name will do if it fits."""
    if typed in offered:
        return typed
    sought = plain_letters(typed)
    names = [(plain_letters(catalogue(language)[card]), card) for card in offered for language in LANGUAGES]
    exact = [card for name, card in names if name == sought]
    part = [card for name, card in names if sought and sought in name]
    if not (exact or part):
        raise Refused("no_such_card", text=quoted(typed))
    return (exact or part)[0]


class Cards(commands.Cog):
    """What is printed."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("card")
    @app_commands.autocomplete(card=_suggesting(card_ids))
    async def card(self, interaction: Interaction, card: str) -> None:
        await self._show(interaction, card, card_ids())

    @command("item")
    @app_commands.autocomplete(item=_suggesting(items))
    async def item(self, interaction: Interaction, item: str) -> None:
        await self._show(interaction, item, items())

    @command("condition")
    @app_commands.autocomplete(condition=_suggesting(conditions))
    async def condition(self, interaction: Interaction, condition: str) -> None:
        await self._show(interaction, condition, conditions())

    async def _show(self, interaction: Interaction, typed: str, offered: Collection[str]) -> None:
        async def work() -> None:
            view = card_view(card_meant(typed, offered), reader(interaction))
            told = f"**{view.name}**\n{view.alt.removeprefix(view.name).strip()}"
            picture = await self.bot.studio.picture(drawings.cards(view))
            await send(interaction, shortened(told, LONGEST_ANSWER), [picture])

        await through(interaction, "private", work)


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Cards(bot))
