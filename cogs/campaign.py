"""/campaign: gathering a party, setting out, and where things stand."""

import asyncio
from typing import TYPE_CHECKING, Literal

from discord import app_commands
from discord.ext import commands

from bot.games import DEFAULT_GAME, GAMES, presenter, presenter_of
from bot.kernel.refused import Refused
from bot.table.campaign import LONGEST_NAME
from bot.table.table import Outcome
from bot.views.suggesting import named
from bot.words import language_of
from bot.words.quoting import quoted
from cogs.access import stage_of
from cogs.archive import ArchiveCommands
from cogs.campaign_settings import LANGUAGES, SettingsCommands
from cogs.completing import Suggestions, choices
from cogs.forms import plain_name
from cogs.interactions import Interaction, answer_privately, campaign_here, in_thread, look_here, reader, through
from cogs.layout import LONGEST_ANSWER, shortened
from cogs.seats import SeatCommands
from cogs.translator import command, description_of, name_of
from cogs.troubles import NEEDED, lacking
from cogs.troubles import named as named_permissions
from cogs.verify import ProvingCommands

if TYPE_CHECKING:
    from bot.app import Flambeau


async def suggest_game(interaction: Interaction, current: str) -> Suggestions:
    """The games there are, by their names."""
    return choices(named(GAMES, lambda game: _game_name(game, interaction), current))


def _game_name(game: str, interaction: Interaction) -> str:
    return presenter(game).words(language_of(interaction.locale)).text("game-name")


def game_meant(typed: str | None, interaction: Interaction) -> str:
    """A game by id or name; the one meant by default if nothing was typed."""
    names = {_game_name(game, interaction).casefold(): game for game in GAMES} | {game: game for game in GAMES}
    if typed is None:
        return DEFAULT_GAME
    if typed.strip().casefold() not in names:
        possible = ", ".join(_game_name(game, interaction) for game in GAMES)
        raise Refused("no_such_option", option=quoted(typed), possible=possible)
    return names[typed.strip().casefold()]


async def open_campaign(
    interaction: Interaction, name: str | None, language: Literal["fr", "en"] | None, game: str
) -> Outcome | None:
    """A campaign in this channel; None if the bot may not play here, which was said then."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("no_campaign_here")
    say, lack = reader(interaction), lacking(interaction.app_permissions, in_thread=in_thread(interaction))
    if needed := [permission for permission in lack if permission in NEEDED]:
        told = say.text("answer-can-not-play", permissions=named_permissions(needed, say))
        await answer_privately(interaction, told)
        return None
    # Most servers never set a language and so count as English; whoever opens the campaign reads their own.
    spoken = language or language_of(interaction.locale)
    return await interaction.client.table.create(
        guild=interaction.guild_id,
        channel=interaction.channel_id,
        owner=interaction.user.id,
        name=plain_name(name) if name is not None else presenter(game).words(spoken).text("party-unnamed"),
        language=spoken,
        interaction=interaction.id,
        game=game,
    )


def without(interaction: Interaction) -> list[str]:
    """What goes without a permission that the bot does not have here, as far as one can play without it."""
    say, lack = reader(interaction), lacking(interaction.app_permissions, in_thread=in_thread(interaction))
    return [say.text(f"without-{name}", permission=named_permissions([name], say)) for name in lack]


class GatheringCommands:
    """The part of /campaign that is about coming together."""

    bot: "Flambeau"

    @command("campaign", "new")
    @app_commands.choices(language=LANGUAGES)
    @app_commands.autocomplete(game=suggest_game)
    @app_commands.guild_only()
    async def new(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        language: Literal["fr", "en"] | None = None,
        game: str | None = None,
    ) -> None:
        await through(interaction, "private", lambda: self._new(interaction, name, language, game))

    async def _new(
        self, interaction: Interaction, name: str | None, language: Literal["fr", "en"] | None, game: str | None
    ) -> None:
        outcome = await open_campaign(interaction, name, language, game_meant(game, interaction))
        if outcome is None:
            return
        link = await stage_of(self.bot).mended(outcome.campaign_id)
        told = reader(interaction).text("view-created", link=link)
        await answer_privately(interaction, "\n".join([told, *without(interaction)]))

    @command("campaign", "start")
    async def start(self, interaction: Interaction) -> None:
        async def work() -> None:
            campaign_id = await campaign_here(interaction)
            now = await self.bot.table.start(campaign_id, interaction.user.id, interaction=interaction.id)
            await stage_of(self.bot).show(campaign_id, now)
            told = presenter_of(now.campaign).started(now.campaign, language_of(interaction.locale))
            await answer_privately(interaction, told)

        await through(interaction, "private", work)

    @command("campaign", "status")
    async def status(self, interaction: Interaction) -> None:
        async def work() -> None:
            campaign_id = await campaign_here(interaction)
            link = await stage_of(self.bot).mended(campaign_id)
            now, say = await look_here(interaction)
            lines = presenter_of(now.campaign).status(now.campaign, say.language)
            lines.append(say.text("view-panel-link", link=link or ""))
            await answer_privately(interaction, shortened("\n".join(lines), LONGEST_ANSWER))

        await through(interaction, "private", work)


# Read from the right, this is the order in which the commands are listed.
class CampaignCog(
    ProvingCommands,
    ArchiveCommands,
    SeatCommands,
    SettingsCommands,
    GatheringCommands,
    commands.GroupCog,
    name="campaign",
    group_name=name_of("campaign"),
    group_description=description_of("campaign"),
):
    """A party and its campaign, one per channel."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot
        self.proving = asyncio.Lock()


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(CampaignCog(bot))
