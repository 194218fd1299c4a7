"""/campaign settings and stand-in: what a party agrees on."""

from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands

from bot.descent.campaign.deeds import Deed
from bot.descent.campaign.settings import Configure, NameStandin
from bot.descent.library import library
from bot.descent.refused import demand
from bot.views.settings import settings_lines
from bot.words import Words, words
from cogs.access import stage_of
from cogs.choke import Interaction, campaign_here, reader, say, through
from cogs.completing import Suggestions, completed, named
from cogs.translator import command, text

if TYPE_CHECKING:
    from bot.app import Flambeau


def _choices(*values: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=text(f"choice-{value}"), value=value) for value in values]


LANGUAGES = _choices("fr", "en")
TIES = _choices("fair", "merciful", "cunning", "vote")
DIFFICULTIES = _choices("normal", "hard")
ORDERS = _choices("alternating", "heroes_first")


async def act(interaction: Interaction, deed: Deed, told: str) -> None:
    """Do something in the campaign of this channel, show it, and tell whoever did it."""
    bot = interaction.client
    campaign_id = await campaign_here(interaction)
    await bot.table.act(campaign_id, interaction.user.id, deed, interaction=interaction.id)
    await stage_of(bot).show(campaign_id)
    await say(interaction, told)


def hero_meant(typed: str, speak: Words) -> str:
    """A hero by id or by name."""
    found = {speak.hero(hero).casefold(): hero for hero in library().heroes}
    return found.get(typed.casefold(), typed)


async def suggest_own_hero(interaction: Interaction, current: str) -> Suggestions:
    """The heroes one plays."""
    speak, player = reader(interaction), interaction.user.id
    return await completed(
        interaction,
        lambda campaign: named(
            [seat.hero for seat in campaign.seats if seat.player == player], speak.hero, current
        ),
    )


class Settling:
    """The part of /campaign that is about agreements."""

    bot: "Flambeau"

    @command("campaign", "settings")
    @app_commands.choices(language=LANGUAGES, ties=TIES, difficulty=DIFFICULTIES, order=ORDERS)
    async def settings(
        self,
        interaction: Interaction,
        language: Literal["fr", "en"] | None = None,
        ties: Literal["fair", "merciful", "cunning", "vote"] | None = None,
        difficulty: Literal["normal", "hard"] | None = None,
        order: Literal["alternating", "heroes_first"] | None = None,
    ) -> None:
        deed = Configure(language=language, ties=ties, difficulty=difficulty, order=order)
        await through(interaction, "private", lambda: self._settle(interaction, deed))

    async def _settle(self, interaction: Interaction, deed: Configure) -> None:
        campaign_id, table = await campaign_here(interaction), self.bot.table
        if deed != Configure():
            await table.act(campaign_id, interaction.user.id, deed, interaction=interaction.id)
            await stage_of(self.bot).show(campaign_id)
        now = await table.look(campaign_id)
        told = settings_lines(now.campaign, reader(interaction))
        if deed.language is not None:
            told.append(words(deed.language).text("answer-language"))
        await say(interaction, "\n".join(told))

    @command("campaign", "standin")
    @app_commands.autocomplete(hero=suggest_own_hero)
    async def standin(self, interaction: Interaction, hero: str, player: discord.User | None = None) -> None:
        await through(interaction, "private", lambda: self._name_standin(interaction, hero, player))

    async def _name_standin(self, interaction: Interaction, hero: str, player: discord.User | None) -> None:
        speak = reader(interaction)
        demand(player is None or not player.bot, "bots_do_not_play")
        chosen = hero_meant(hero, speak)
        deed = NameStandin(hero=chosen, standin=player.id if player is not None else None)
        key = "answer-standin" if player is not None else "answer-no-standin"
        who = player.mention if player is not None else None
        await act(interaction, deed, speak.text(key, hero=speak.hero(chosen), player=who))
