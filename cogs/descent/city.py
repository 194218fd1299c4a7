"""In a city: /city and /shop, and the cards in full behind the menus of the panel."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.road.cities import Buy, CityAction, LeaveCity, Sell, Wait, visit_of
from bot.descent.road.going import JourneyDeed
from bot.descent.road.prospects import candidates, possible
from bot.descent.road.road import journey_of
from bot.descent.views.panel.city import (
    city_face,
    gift_face,
    gifts_face,
    hero_and_card,
    sale_face,
    shop_face,
    ware_face,
)
from bot.descent.views.reference.meant import hero_meant
from bot.descent.words import Words
from bot.kernel.refused import Refused, demand
from bot.table.deeds import Deed
from bot.views.chapter import Chapter
from bot.views.suggesting import named
from cogs.campaign_settings import act
from cogs.completing import Suggestions, completed, options_of
from cogs.descent.journey import meant
from cogs.descent.speaking import command, reader
from cogs.heroes import heroes, seated
from cogs.interactions import Interaction, campaign_here, through
from cogs.labels import Label
from cogs.private_answers import send_face

if TYPE_CHECKING:
    from bot.app import Flambeau

CITY_LIFE = (Wait, LeaveCity, CityAction)


# What may be typed ----------------------------------------------------------------------------------------------


def deed_name(deed: JourneyDeed, campaign: Campaign, say: Words) -> str:
    """What can be done in a city, in a few words."""
    if isinstance(deed, CityAction):
        action = library().cities[visit_of(journey_of(campaign)).city].action
        assert action is not None
        name = say.text(f"city-action-{action.id}")
        heroes = say.all_of(say.hero(hero, short=True) for hero in deed.heroes)
        return f"{name} · {heroes}" if deed.heroes else name
    return say.text("camp-button-wait" if isinstance(deed, Wait) else "camp-button-leave")


def city_deeds(campaign: Campaign, player: int, say: Words) -> dict[str, JourneyDeed]:
    """All that a player may do in the city now, by what it is called."""
    found = [deed for deed in possible(campaign, player) if isinstance(deed, CITY_LIFE)]
    return {deed_name(deed, campaign, say): deed for deed in found}


async def suggest_deed(interaction: Interaction, current: str) -> Suggestions:
    """What can be done in the city now."""
    say, player = reader(interaction), interaction.user.id
    return await completed(interaction, lambda campaign: named(city_deeds(campaign, player, say), str, current))


async def suggest_ware(interaction: Interaction, current: str) -> Suggestions:
    """What the party can buy here and pay for."""
    say, player = reader(interaction), interaction.user.id

    def wares(campaign: Campaign) -> list[tuple[str, str]]:
        items = dict.fromkeys(deed.item for deed in possible(campaign, player) if isinstance(deed, Buy))
        return named(items, say.card, current)

    return await completed(interaction, wares)


async def suggest_sale(interaction: Interaction, current: str) -> Suggestions:
    """What one's heroes could sell here."""
    say, player = reader(interaction), interaction.user.id

    def cards(campaign: Campaign) -> list[tuple[str, str]]:
        sales = [deed for deed in possible(campaign, player) if isinstance(deed, Sell)]
        hero = hero_meant(str(options_of(interaction).get("hero") or ""), say)
        chosen = [deed for deed in sales if deed.hero == hero] or sales
        return named(dict.fromkeys(deed.card for deed in chosen), say.card, current)

    return await completed(interaction, cards)


# Private answers ------------------------------------------------------------------------------------------------


async def ware_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """An item of the shop in full."""
    now = await interaction.client.table.look(label.campaign)
    await send_face(interaction, now, ware_face(now.campaign, about, interaction.user.id, reader(interaction)))


async def sale_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """A card in full before it is sold."""
    now, (hero, card) = await interaction.client.table.look(label.campaign), hero_and_card(about)
    face = sale_face(now.campaign, hero, card, interaction.user.id, reader(interaction))
    await send_face(interaction, now, face)


async def gift_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """What can be given; once that is chosen, to whom."""
    now, say = await interaction.client.table.look(label.campaign), reader(interaction)
    demand(now.campaign.at_table(interaction.user.id), "not_at_the_table")
    if not about:
        await send_face(interaction, now, gifts_face(now.campaign, interaction.user.id, say))
        return
    face = gift_face(now.campaign, *hero_and_card(about), interaction.user.id, say)
    await send_face(interaction, now, face)


class CityCog(commands.Cog):
    """City life by typing."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("city")
    @app_commands.autocomplete(deed=suggest_deed)
    async def city(self, interaction: Interaction, deed: str | None = None) -> None:
        await through(interaction, "private", lambda: self._city(interaction, deed))

    async def _city(self, interaction: Interaction, typed: str | None) -> None:
        """Look at the city, or do something in it."""
        now, say = await self.bot.table.look(await campaign_here(interaction)), reader(interaction)
        visit = visit_of(journey_of(now.campaign))
        if typed is None:
            nothing_new = Chapter(now.campaign, (), now.version, now.version)
            await send_face(interaction, now, city_face(now.campaign, nothing_new, say))
            return
        named_deeds = {
            deed_name(deed, now.campaign, say).casefold(): deed
            for deed in candidates(now.campaign)
            if isinstance(deed, CITY_LIFE)
        }
        chosen = named_deeds.get(typed.strip().casefold())
        if chosen is None:
            raise Refused("no_such_choice")
        told = say.text("camp-done", deed=deed_name(chosen, now.campaign, say), city=say.city(visit.city))
        await act(interaction, chosen, told)

    @command("shop")
    @app_commands.autocomplete(buy=suggest_ware, sell=suggest_sale, hero=heroes(seated))
    async def shop(
        self, interaction: Interaction, buy: str | None = None, sell: str | None = None, hero: str | None = None
    ) -> None:
        await through(interaction, "private", lambda: self._shop(interaction, buy, sell, hero))

    async def _shop(self, interaction: Interaction, buy: str | None, sell: str | None, hero: str | None) -> None:
        """Look at the window; or buy, or sell."""
        now, say = await self.bot.table.look(await campaign_here(interaction)), reader(interaction)
        visit_of(journey_of(now.campaign))
        if buy is None and sell is None:
            await send_face(interaction, now, shop_face(now.campaign, say))
            return
        whose = _whose(now.campaign, interaction.user.id, hero, say)
        card = meant(buy or sell or "", (*library().items, *library().search_cards), say.card)
        deed: Deed = Buy(item=card, hero=whose) if buy is not None else Sell(hero=whose, card=card)
        key = "camp-bought" if buy is not None else "camp-sold"
        await act(interaction, deed, say.text(key, hero=say.hero(whose, short=True), card=say.card(card)))


def _whose(campaign: Campaign, player: int, typed: str | None, say: Words) -> str:
    """The hero who buys or sells: the one named, else the first of one's own."""
    if typed is not None:
        return hero_meant(typed, say)
    mine = campaign.heroes_of(player)
    if not mine:
        raise Refused("not_at_the_table")
    return mine[0]


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(CityCog(bot))
