"""The campaign between quests: /map, /travel, /quest and /train, and the private map behind its button."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.collection import is_at_hand
from bot.descent.party.deeds import ChooseQuest, Learn
from bot.descent.road.going import Embark, Travel
from bot.descent.road.prospects import possible
from bot.descent.road.road import journey_of
from bot.descent.views.panel.between_quests import journey_lines
from bot.descent.views.panel.journey import blocked
from bot.descent.views.pictures.land import land_view
from bot.descent.views.reference.meant import hero_meant
from bot.descent.words import Words
from bot.table.deeds import Deed
from bot.views.suggesting import named
from bot.words.quoting import quoted
from cogs.campaign_settings import act
from cogs.completing import Suggestions, completed, options_of
from cogs.descent.speaking import command, reader
from cogs.heroes import heroes, own
from cogs.interactions import Interaction, campaign_here, through
from cogs.labels import Label
from cogs.private_answers import send_lines
from renders.descent import drawings

if TYPE_CHECKING:
    from bot.app import Flambeau


# What may be typed ----------------------------------------------------------------------------------------------


async def suggest_city(interaction: Interaction, current: str) -> Suggestions:
    """Cities the party may travel to now."""
    say, player = reader(interaction), interaction.user.id

    def open_cities(campaign: Campaign) -> list[tuple[str, str]]:
        cities = [deed.city for deed in possible(campaign, player) if isinstance(deed, Travel)]
        return named(cities, say.city, current)

    return await completed(interaction, open_cities)


async def suggest_quest(interaction: Interaction, current: str) -> Suggestions:
    """Quests the party may set out for now; at a table without a campaign those it may choose."""
    say, player = reader(interaction), interaction.user.id
    return await completed(interaction, lambda campaign: named(quests_open(campaign, player), say.quest, current))


def quests_open(campaign: Campaign, player: int) -> list[str]:
    """The quests that /quest takes."""
    if campaign.journey is not None:
        return [deed.quest for deed in possible(campaign, player) if isinstance(deed, Embark)]
    if campaign.phase == "playing" or not campaign.takes_part(player):
        return []
    return [quest.id for quest in library().adventures.values() if is_at_hand(campaign, quest)]


async def suggest_skill(interaction: Interaction, current: str) -> Suggestions:
    """Skills a hero of one's own could learn now."""
    say = reader(interaction)

    def affordable(campaign: Campaign) -> list[tuple[str, str]]:
        hero = hero_meant(str(options_of(interaction).get("hero") or ""), say)
        seats = [seat for seat in campaign.seats if seat.player == interaction.user.id]
        chosen = [seat for seat in seats if seat.hero == hero] or seats
        skills = [skill.id for seat in chosen for skill in seat.to_learn() if skill.xp <= seat.xp]
        return named(skills if campaign.phase != "playing" else [], say.card, current)

    return await completed(interaction, affordable)


def meant(typed: str, known: Iterable[str], name: Callable[[str], str]) -> str:
    """A thing by its id or its name; what is neither stays as it was typed, made harmless."""
    sought = typed.strip().casefold()
    for thing in known:
        if sought in (thing, name(thing).casefold()):
            return thing
    return quoted(typed)


# Answers --------------------------------------------------------------------------------------------------------


async def send_map(interaction: Interaction, campaign_id: int) -> None:
    """The map and where things stand, for one reader in their own language."""
    now, say = await interaction.client.table.look(campaign_id), reader(interaction)
    journey_of(now.campaign)
    picture = await interaction.client.studio.picture(drawings.campaign_map(land_view(now.campaign, say)))
    lines = [*journey_lines(now.campaign, say), *blocked(now.campaign, say)]
    await send_lines(interaction, lines, [picture])


async def map_pressed(interaction: Interaction, label: Label, about: str) -> None:
    await send_map(interaction, label.campaign)


class JourneyCog(commands.Cog):
    """On the campaign map."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("map")
    async def map(self, interaction: Interaction) -> None:
        async def work() -> None:
            await send_map(interaction, await campaign_here(interaction))

        await through(interaction, "private", work)

    @command("travel")
    @app_commands.autocomplete(city=suggest_city)
    async def travel(self, interaction: Interaction, city: str) -> None:
        say = reader(interaction)
        chosen = meant(city, library().cities, say.city)
        told = say.text("camp-travelling", city=say.city(chosen))
        await through(interaction, "private", lambda: act(interaction, Travel(city=chosen), told))

    @command("quest")
    @app_commands.autocomplete(quest=suggest_quest)
    async def quest(self, interaction: Interaction, quest: str) -> None:
        await through(interaction, "private", lambda: self._quest(interaction, quest))

    async def _quest(self, interaction: Interaction, typed: str) -> None:
        """In a campaign the party sets out; at a table without one it chooses what to play."""
        say = reader(interaction)
        chosen = meant(typed, library().adventures, say.quest)
        now = await self.bot.table.look(await campaign_here(interaction))
        deed: Deed = Embark(quest=chosen) if now.campaign.journey is not None else ChooseQuest(quest=chosen)
        key = "camp-embarking" if isinstance(deed, Embark) else "camp-chosen"
        await act(interaction, deed, say.text(key, quest=say.quest(chosen)))

    @command("train")
    @app_commands.autocomplete(hero=heroes(own), skill=suggest_skill)
    async def train(self, interaction: Interaction, hero: str, skill: str) -> None:
        say = reader(interaction)
        chosen, learned = hero_meant(hero, say), meant(skill, library().skills, say.card)
        told = _learned(chosen, learned, say)
        await through(interaction, "private", lambda: act(interaction, Learn(hero=chosen, skill=learned), told))


def _learned(hero: str, skill: str, say: Words) -> str:
    return say.text("view-learned", hero=say.hero(hero), skill=say.card(skill))


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(JourneyCog(bot))
