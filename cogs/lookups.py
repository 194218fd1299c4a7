"""Look-ups, open to everybody at any time: board, hero, inventory, card, rule, why, help. All private.

Each game answers them its own way (`Presenter.lookups`); what a game does not have, it says so.
"""

from importlib.metadata import version
from typing import TYPE_CHECKING, Literal

from discord import app_commands
from discord.ext import commands

from cogs.interactions import Interaction, reader, through
from cogs.looking_up import look_up, suggesting
from cogs.private_answers import send_lines
from cogs.translator import command, text

if TYPE_CHECKING:
    from bot.app import Flambeau

TOPICS = [app_commands.Choice(name=text(f"choice-{topic}"), value=topic) for topic in ("now", "signs")]


class Lookups(commands.Cog):
    """Looking without touching."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("board")
    @app_commands.autocomplete(zoom=suggesting("board", "zoom"))
    async def board(self, interaction: Interaction, text: bool = False, zoom: str | None = None) -> None:
        await self._answer(interaction, "board", text="yes" if text else None, zoom=zoom)

    @command("hero")
    @app_commands.autocomplete(hero=suggesting("hero", "hero"))
    async def hero(self, interaction: Interaction, hero: str | None = None) -> None:
        await self._answer(interaction, "hero", hero=hero)

    @command("inventory")
    @app_commands.autocomplete(hero=suggesting("inventory", "hero"), item=suggesting("inventory", "item"))
    async def inventory(self, interaction: Interaction, hero: str | None = None, item: str | None = None) -> None:
        await self._answer(interaction, "inventory", hero=hero, item=item)

    @command("card")
    @app_commands.autocomplete(card=suggesting("card", "card"))
    async def card(self, interaction: Interaction, card: str) -> None:
        await self._answer(interaction, "card", card=card)

    @command("rule")
    @app_commands.autocomplete(word=suggesting("rule", "word"))
    async def rule(self, interaction: Interaction, word: str) -> None:
        await self._answer(interaction, "rule", word=word)

    @command("why")
    async def why(self, interaction: Interaction) -> None:
        await self._answer(interaction, "why")

    @command("help")
    @app_commands.choices(about=TOPICS)
    async def help(self, interaction: Interaction, about: Literal["now", "signs"] = "now") -> None:
        await self._answer(interaction, "help", about=about)

    async def _answer(self, interaction: Interaction, name: str, **typed: str | None) -> None:
        await through(interaction, "private", lambda: look_up(interaction, name, **typed))

    @command("about")
    async def about(self, interaction: Interaction) -> None:
        async def work() -> None:
            say = reader(interaction)
            told = [f"### {say.text('about-title', version=version('flambeau'))}"]
            told += [say.text(f"about-{part}") for part in ("what", "icons", "fonts", "code", "game", "data")]
            await send_lines(interaction, told)

        await through(interaction, "private", work)


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Lookups(bot))
