"""Heroes as people type them: which ones a command suggests, and which one was meant."""

from collections.abc import Callable, Iterable
from typing import Any

from bot.games import presenter_of
from bot.table.campaign import Campaign
from bot.views.suggesting import named
from bot.words import language_of
from bot.words.speaker import Speaker
from cogs.completing import Suggest, Suggestions, completed
from cogs.interactions import Interaction

Whose = Callable[[Any, Interaction], Iterable[str]]
"""Which heroes of a campaign whoever types may name."""


def heroes(of: Whose) -> Suggest:
    """Suggests heroes by name to whoever types."""

    async def suggest(interaction: Interaction, current: str) -> Suggestions:
        def found(campaign: Campaign) -> list[tuple[str, str]]:
            say = presenter_of(campaign).words(language_of(interaction.locale))
            return named(of(campaign, interaction), say.seat_name, current)

        return await completed(interaction, found)

    return suggest


def seat_meant(campaign: Campaign, typed: str, say: Speaker) -> str:
    """A hero at the table by id or by name, in full or as everybody calls it; else what was typed."""
    known = [seat.hero for seat in campaign.seats]
    short = {say.seat_name(hero, short=True).casefold(): hero for hero in known}
    found = {hero: hero for hero in known} | short | {say.seat_name(hero).casefold(): hero for hero in known}
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
    return campaign.settled_by(interaction.user.id)
