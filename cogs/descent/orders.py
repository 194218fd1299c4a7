"""/orders and /autopilot: what a player settles in advance for a hero, on private panels that outlive restarts."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, get_args

from discord import app_commands
from discord.ext import commands

from bot.descent.party.answering import SURGES
from bot.descent.party.campaign import Campaign
from bot.descent.party.piloting import AutopilotTurn
from bot.descent.party.standing_orders import SetLimits, SetOrders, SetQuestions, own_seat
from bot.descent.views.reference.meant import hero_meant
from bot.descent.views.settings.orders import (
    QUESTIONS,
    cards_of,
    order_codes,
    order_face,
    orders_face,
    read_order,
    with_order,
)
from bot.descent.views.settings.pilot import LIMITS, pilot_face
from bot.descent.words import Words
from bot.kernel.refused import Refused, demand
from bot.table.absence import SetKeeper
from bot.table.campaign import Hand
from bot.table.deeds import Deed
from bot.table.orders import ANY
from bot.table.table import Outcome
from bot.views.codec import BETWEEN
from bot.views.face import Face
from cogs.access import stage_of
from cogs.descent.speaking import command, reader
from cogs.heroes import heroes, settled
from cogs.interactions import Interaction, campaign_here, through
from cogs.labels import Label
from cogs.layout import layout
from cogs.private_answers import send_face

if TYPE_CHECKING:
    from bot.app import Flambeau

Panel = Callable[[Campaign, str, Sequence[str], Words], Face]
"""A private panel about one of several heroes."""


# Showing --------------------------------------------------------------------------------------------------------


async def show(interaction: Interaction, campaign_id: int, hero: str, panel: Panel) -> None:
    """A panel about a hero, for whoever may settle things for it."""
    now = await interaction.client.table.look(campaign_id)
    own_seat(now.campaign, interaction.user.id, hero)
    heroes = now.campaign.settled_by(interaction.user.id)
    await turn_over(interaction, now, panel(now.campaign, hero, heroes, reader(interaction)))


async def turn_over(interaction: Interaction, now: Outcome, face: Face) -> None:
    """Show a face on the private message that was pressed; on a message of its own if that one is public."""
    message = interaction.message
    if message is None or not message.flags.ephemeral:
        await send_face(interaction, now, face)
        return
    view = layout(face, (), campaign_id=now.campaign_id, seen=now.version, campaign=now.campaign)
    await interaction.edit_original_response(view=view)


async def settle(interaction: Interaction, campaign_id: int, deed: Deed, hero: str, panel: Panel) -> None:
    """Do what a panel offers, and show it as it stands then."""
    bot = interaction.client
    await bot.table.act(campaign_id, interaction.user.id, deed, interaction=interaction.id)
    await stage_of(bot).show(campaign_id)
    await show(interaction, campaign_id, hero, panel)


def parts(about: str, number: int) -> list[str]:
    """What stands on a button, in so many parts."""
    found = about.split(BETWEEN)
    demand(len(found) == number, "board_has_moved_on")
    return found


# Standing orders ------------------------------------------------------------------------------------------------


async def orders_pressed(interaction: Interaction, label: Label, about: str) -> None:
    await show(interaction, label.campaign, about, orders_face)


async def order_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """A card in full; or, once it is chosen, what to do with it."""
    if about.count(BETWEEN) == 1:
        hero, card = parts(about, 2)
        await show(
            interaction,
            label.campaign,
            hero,
            lambda campaign, hero, _, say: order_face(campaign, hero, card, say),
        )
        return
    hero, card, code = parts(about, 3)
    now = await interaction.client.table.look(label.campaign)
    seat = own_seat(now.campaign, interaction.user.id, hero)
    known = card in (ANY, SURGES) or card in cards_of(now.campaign, hero)
    demand(known and code in order_codes(hero, card), "board_has_moved_on")
    deed = SetOrders(hero=hero, orders=with_order(seat.orders, card, read_order(card, code)))
    await settle(interaction, label.campaign, deed, hero, orders_face)


async def questions_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """What becomes of questions outside the hero's turn."""
    hero, wanted = parts(about, 2)
    what = next((each for each in QUESTIONS if each == wanted), None)
    if what is None:
        raise Refused("board_has_moved_on")
    await settle(interaction, label.campaign, SetQuestions(hero=hero, questions=what), hero, orders_face)


# The automatic hero ---------------------------------------------------------------------------------------------


async def pilot_pressed(interaction: Interaction, label: Label, about: str) -> None:
    await show(interaction, label.campaign, about, pilot_face)


async def limit_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """Allow the automatic hero something, or forbid it."""
    hero, name, allowed = parts(about, 3)
    demand(name in LIMITS and allowed in ("yes", "no"), "board_has_moved_on")
    now = await interaction.client.table.look(label.campaign)
    seat = own_seat(now.campaign, interaction.user.id, hero)
    limits = seat.limits.model_copy(update={name: allowed == "yes"})
    await settle(interaction, label.campaign, SetLimits(hero=hero, limits=limits), hero, pilot_face)


async def fly_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """The automatic hero plays this turn, or what is left of it."""
    await settle(interaction, label.campaign, AutopilotTurn(hero=about), about, pilot_face)


async def keep_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """Somebody else moves the hero until its player says otherwise."""
    hero, wanted = parts(about, 2)
    keeper: Hand | None = next((hand for hand in get_args(Hand) if hand == wanted), None)
    if keeper is None:
        raise Refused("board_has_moved_on")
    await settle(interaction, label.campaign, SetKeeper(hero=hero, keeper=keeper), hero, pilot_face)


# Commands -------------------------------------------------------------------------------------------------------


class OrdersCog(commands.Cog):
    """What is settled in advance."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("orders")
    @app_commands.autocomplete(hero=heroes(settled))
    async def orders(self, interaction: Interaction, hero: str | None = None) -> None:
        await through(interaction, "private", lambda: self._open(interaction, hero, orders_face))

    @command("autopilot")
    @app_commands.autocomplete(hero=heroes(settled))
    async def autopilot(self, interaction: Interaction, hero: str | None = None) -> None:
        await through(interaction, "private", lambda: self._open(interaction, hero, pilot_face))

    async def _open(self, interaction: Interaction, typed: str | None, panel: Panel) -> None:
        """The panel of the hero that was named, else of the first of one's own."""
        campaign_id = await campaign_here(interaction)
        now = await self.bot.table.look(campaign_id)
        heroes = now.campaign.settled_by(interaction.user.id)
        demand(heroes, "not_at_the_table")
        chosen = hero_meant(typed, reader(interaction)) if typed is not None else heroes[0]
        await show(interaction, campaign_id, chosen, panel)


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(OrdersCog(bot))
