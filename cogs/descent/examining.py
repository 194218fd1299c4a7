"""/examine: look at any door or token, from anywhere, for free (EXP-02)."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.descent.party.campaign import Campaign
from bot.descent.views.reference.examined import examined
from bot.descent.views.reference.surroundings import elements, surroundings_face
from bot.descent.words import Words
from bot.kernel.refused import Refused
from bot.views.suggesting import named
from bot.words.quoting import quoted
from cogs.completing import Suggestions, completed
from cogs.descent.speaking import command, reader
from cogs.interactions import Interaction, campaign_here, through
from cogs.labels import Label
from cogs.private_answers import send_face, send_lines

if TYPE_CHECKING:
    from bot.app import Flambeau

LONGEST_NAME = 100


async def suggest_element(interaction: Interaction, current: str) -> Suggestions:
    """Everything there is to look at."""
    say = reader(interaction)

    def lying(campaign: Campaign) -> list[tuple[str, str]]:
        game = campaign.running()
        return named(elements(game), lambda element: say.element(element, game), current)

    return await completed(interaction, lying)


class Examining(commands.Cog):
    """Looking closely costs nothing."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("examine")
    @app_commands.autocomplete(what=suggest_element)
    async def examine(
        self, interaction: Interaction, what: app_commands.Range[str, 1, LONGEST_NAME] | None = None
    ) -> None:
        async def work() -> None:
            campaign_id = await campaign_here(interaction)
            await (offer(interaction, campaign_id) if what is None else look_at(interaction, campaign_id, what))

        await through(interaction, "private", work)


async def offer(interaction: Interaction, campaign_id: int) -> None:
    """A private menu of all there is to look at."""
    now = await interaction.client.table.look(campaign_id)
    face = surroundings_face(now.campaign.running(), reader(interaction))
    await send_face(interaction, now, face)


async def look_at(interaction: Interaction, campaign_id: int, typed: str) -> None:
    """One thing closely: its text, how it stands, what acting on it would cost the reader's hero."""
    now, say = await interaction.client.table.look(campaign_id), reader(interaction)
    game = now.campaign.running()
    element = _meant(now.campaign, typed, say)
    hero = next(iter(now.campaign.heroes_of(interaction.user.id)), None)
    if game.turn is not None and game.turn.hero in now.campaign.heroes_of(interaction.user.id):
        hero = game.turn.hero
    await send_lines(interaction, examined(game, element, hero, say))


def _meant(campaign: Campaign, typed: str, say: Words) -> str:
    """A door or token by id or name."""
    game = campaign.running()
    away = [hero.id for hero in game.vanished_heroes()]
    for element in (*game.board.tokens, *game.board.doors, *away):
        if typed.strip().casefold() in (element.casefold(), say.element(element, game).casefold()):
            return element
    raise Refused("nothing_to_examine", element=quoted(typed))


async def examine_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """The button that offers, and the menu that names."""
    await (look_at(interaction, label.campaign, about) if about else offer(interaction, label.campaign))


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(Examining(bot))
