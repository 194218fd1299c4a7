"""/campaign: gathering a party, setting out, and where things stand."""

from typing import TYPE_CHECKING, Literal

from discord import app_commands
from discord.ext import commands

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Leave
from bot.descent.views.panel.status import status_lines
from bot.descent.words import Words
from bot.kernel.refused import Refused
from bot.table.campaign import LONGEST_NAME
from bot.table.deeds import Deed
from bot.words import language_of
from cogs.access import stage_of
from cogs.archive import Keeping
from cogs.campaign_settings import LANGUAGES, Settling, act
from cogs.completing import Suggestions, completed, named, options_of
from cogs.forms import plain_name
from cogs.heroes import hero_meant, heroes, own
from cogs.interactions import Interaction, answer_privately, campaign_here, reader, through
from cogs.layout import LONGEST_ANSWER, shortened
from cogs.seats import Seats
from cogs.translator import command, description_of, name_of

if TYPE_CHECKING:
    from bot.app import Flambeau


def free(campaign: Campaign, interaction: Interaction) -> list[str]:
    """Heroes nobody has taken."""
    return campaign.free_heroes()


async def suggest_class(interaction: Interaction, current: str) -> Suggestions:
    """Classes the chosen hero can still take."""
    say = reader(interaction)

    def open_to(campaign: Campaign) -> list[tuple[str, str]]:
        hero = hero_meant(str(options_of(interaction).get("hero") or ""), say)
        anyone = [hero] if hero in library().heroes else campaign.free_heroes()
        found = dict.fromkeys(calling for each in anyone for calling in campaign.free_classes(each))
        return named(list(found), say.hero_class, current)

    return await completed(interaction, open_to)


def _class_meant(typed: str, say: Words) -> str:
    named = {say.hero_class(calling).casefold(): calling for calling in library().classes}
    return named.get(typed.casefold(), typed)


class Gathering:
    """The part of /campaign that is about coming together."""

    bot: "Flambeau"

    @command("campaign", "new")
    @app_commands.choices(language=LANGUAGES)
    @app_commands.guild_only()
    async def new(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, LONGEST_NAME],
        language: Literal["fr", "en"] | None = None,
    ) -> None:
        await through(interaction, "private", lambda: self._new(interaction, name, language))

    async def _new(self, interaction: Interaction, name: str, language: Literal["fr", "en"] | None) -> None:
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refused("no_campaign_here")
        outcome = await self.bot.table.create(
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            owner=interaction.user.id,
            name=plain_name(name),
            # Most servers never set a language and so count as English; whoever opens the campaign reads their own.
            language=language or language_of(interaction.locale),
            interaction=interaction.id,
        )
        link = await stage_of(self.bot).mended(outcome.campaign_id)
        await answer_privately(interaction, reader(interaction).text("view-created", link=link))

    @command("campaign", "join")
    @app_commands.autocomplete(hero=heroes(free), hero_class=suggest_class)
    async def join(self, interaction: Interaction, hero: str, hero_class: str) -> None:
        say = reader(interaction)
        chosen, calling = hero_meant(hero, say), _class_meant(hero_class, say)
        told = {"hero": say.hero(chosen), "hero_class": say.hero_class(calling)}
        await self._act(interaction, Join(hero=chosen, hero_class=calling), say.text("view-joined", **told))

    @command("campaign", "leave")
    @app_commands.autocomplete(hero=heroes(own))
    async def leave(self, interaction: Interaction, hero: str) -> None:
        say = reader(interaction)
        chosen = hero_meant(hero, say)
        await self._act(interaction, Leave(hero=chosen), say.text("view-left", hero=say.hero(chosen)))

    async def _act(self, interaction: Interaction, deed: Deed, told: str) -> None:
        await through(interaction, "private", lambda: act(interaction, deed, told))

    @command("campaign", "start")
    async def start(self, interaction: Interaction) -> None:
        async def work() -> None:
            campaign_id = await campaign_here(interaction)
            now = await self.bot.table.start(campaign_id, interaction.user.id, interaction=interaction.id)
            await stage_of(self.bot).show(campaign_id)
            key = "view-started" if now.campaign.journey is None else "camp-started"
            await answer_privately(interaction, reader(interaction).text(key))

        await through(interaction, "private", work)

    @command("campaign", "status")
    async def status(self, interaction: Interaction) -> None:
        async def work() -> None:
            campaign_id = await campaign_here(interaction)
            link = await stage_of(self.bot).mended(campaign_id)
            now = await self.bot.table.look(campaign_id)
            lines = status_lines(now.campaign, reader(interaction))
            lines.append(reader(interaction).text("view-panel-link", link=link or ""))
            await answer_privately(interaction, shortened("\n".join(lines), LONGEST_ANSWER))

        await through(interaction, "private", work)


# Read from the right, this is the order in which the commands are listed.
class CampaignCog(
    Keeping,
    Seats,
    Settling,
    Gathering,
    commands.GroupCog,
    name="campaign",
    group_name=name_of("campaign"),
    group_description=description_of("campaign"),
):
    """A party and its campaign, one per channel."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(CampaignCog(bot))
