"""Heroes as people type them: which ones a command suggests, and which one was meant."""

from collections.abc import Callable, Iterable

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.views.settings.orders import settled_by
from bot.descent.words import Words
from cogs.completing import Suggest, Suggestions, completed, named
from cogs.interactions import Interaction, reader

Whose = Callable[[Campaign, Interaction], Iterable[str]]
"""Which heroes of a campaign whoever types may name."""


def heroes(of: Whose) -> Suggest:
    """Suggests heroes by name to whoever types."""

    async def suggest(interaction: Interaction, current: str) -> Suggestions:
        say = reader(interaction)
        return await completed(interaction, lambda campaign: named(of(campaign, interaction), say.hero, current))

    return suggest


def hero_meant(typed: str, say: Words) -> str:
    """A hero by id or by name, in full or as everybody calls it: Grisban."""
    known = library().heroes
    short = {say.hero(hero, short=True).casefold(): hero for hero in known}
    found = {hero: hero for hero in known} | short | {say.hero(hero).casefold(): hero for hero in known}
    return found.get(typed.strip().casefold(), typed)


# Whose heroes -------------------------------------------------------------------------------------------------


def seated(campaign: Campaign, interaction: Interaction) -> list[str]:
    """All heroes at the table."""
    return [seat.hero for seat in campaign.seats]


def own(campaign: Campaign, interaction: Interaction) -> list[str]:
    """The heroes one plays."""
    return [seat.hero for seat in campaign.seats if seat.player == interaction.user.id]


def settled(campaign: Campaign, interaction: Interaction) -> list[str]:
    """The heroes one settles things for."""
    return settled_by(campaign, interaction.user.id)
