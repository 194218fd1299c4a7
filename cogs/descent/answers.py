"""What buttons of this game ask that is no deed: who answers, and what is typed into its forms."""

from collections.abc import Mapping

from bot.descent.party.contesting import ContestTurn
from bot.descent.party.deeds import Leave, Play
from bot.descent.party.settings import Configure
from bot.descent.views import asks
from bot.descent.views.panel.contested import rivals
from bot.kernel.refused import Refused, demand
from bot.table.campaign import LONGEST_NAME
from bot.views.codec import OUTDATED
from cogs.access import stage_of
from cogs.answers import Answer
from cogs.descent.city import gift_pressed, sale_pressed, ware_pressed
from cogs.descent.examining import examine_pressed
from cogs.descent.finding import acting_hero, to_square
from cogs.descent.gallery import gallery_pressed
from cogs.descent.gathering import collection_pressed, newcomer_pressed
from cogs.descent.journey import map_pressed
from cogs.descent.orders import (
    fly_pressed,
    keep_pressed,
    limit_pressed,
    order_pressed,
    orders_pressed,
    pilot_pressed,
    questions_pressed,
)
from cogs.descent.raid import shown_pressed
from cogs.forms import Form, plain_name
from cogs.interactions import Interaction
from cogs.labels import Label
from cogs.looking_up import look_up

# At the table ---------------------------------------------------------------------------------------------------


async def _leave(interaction: Interaction, label: Label, about: str) -> None:
    """Give back the hero taken last."""
    bot = interaction.client
    now = await bot.table.look(label.campaign)
    mine = now.campaign.heroes_of(interaction.user.id)
    if not mine:
        raise Refused("not_at_the_table")
    await bot.table.act(label.campaign, interaction.user.id, Leave(hero=mine[-1]), interaction=interaction.id)
    await stage_of(bot).show(label.campaign)


async def _rename(interaction: Interaction, label: Label, typed: str) -> None:
    """A name means the same whoever has joined meanwhile; once the party has set out it is settled."""
    deed = Configure(name=plain_name(typed))
    await interaction.client.table.act(label.campaign, interaction.user.id, deed, interaction=interaction.id)


# In a turn ------------------------------------------------------------------------------------------------------


async def _back(interaction: Interaction, label: Label, about: str) -> None:
    """Never mind: the panel again, as it was before a deed was weighed."""
    now = await interaction.client.table.look(label.campaign)
    demand(now.version == label.seen, OUTDATED, version=now.version)
    acting_hero(now.campaign, interaction.user.id)
    await stage_of(interaction.client).show(label.campaign, again=True)


async def _contest(interaction: Interaction, label: Label, about: str) -> None:
    """Me first: the first of one's heroes who has not gone yet wants the turn that has just begun."""
    bot, player = interaction.client, interaction.user.id
    now = await bot.table.look(label.campaign)
    demand(now.version == label.seen, OUTDATED, version=now.version)
    mine = [seat.hero for seat in now.campaign.seats if seat.played_by(player)]
    demand(mine, "not_at_the_table")
    hero = next((hero for hero in rivals(now.campaign) if hero in mine), mine[0])
    deed = ContestTurn(hero=hero)
    await bot.table.act(label.campaign, player, deed, interaction=interaction.id, seen=label.seen)
    await stage_of(bot).show(label.campaign)


async def _go(interaction: Interaction, label: Label, typed: str) -> None:
    table, player = interaction.client.table, interaction.user.id
    now = await table.look(label.campaign)
    demand(now.version == label.seen, OUTDATED, version=now.version)
    move = to_square(now.campaign.running(), acting_hero(now.campaign, player), typed)
    await table.act(label.campaign, player, Play(command=move), interaction=interaction.id, seen=label.seen)


# Look-ups -------------------------------------------------------------------------------------------------------


async def _hero(interaction: Interaction, label: Label, about: str) -> None:
    await look_up(interaction, "hero")


async def _threat(interaction: Interaction, label: Label, about: str) -> None:
    await look_up(interaction, "threat")


async def _inventory(interaction: Interaction, label: Label, about: str) -> None:
    await look_up(interaction, "own_inventory")


LONGEST_SQUARE = 12
"""A letter or two and a number, and room for what people put between and around them."""

# The registers --------------------------------------------------------------------------------------------------

ANSWERS: Mapping[str, Answer] = {
    asks.LEAVE: _leave,
    asks.GALLERY: gallery_pressed,
    asks.NEWCOMER: newcomer_pressed,
    asks.COLLECTION: collection_pressed,
    asks.BACK: _back,
    asks.CONTEST: _contest,
    asks.HERO: _hero,
    asks.INVENTORY: _inventory,
    asks.THREAT: _threat,
    asks.EXAMINE: examine_pressed,
    asks.MAP: map_pressed,
    asks.SHOWN: shown_pressed,
    asks.WARE: ware_pressed,
    asks.SELL: sale_pressed,
    asks.GIVE: gift_pressed,
    asks.ORDERS: orders_pressed,
    asks.ORDER: order_pressed,
    asks.QUESTION: questions_pressed,
    asks.PILOT: pilot_pressed,
    asks.LIMIT: limit_pressed,
    asks.FLY: fly_pressed,
    asks.KEEP: keep_pressed,
}
FORMS: Mapping[str, Form] = {
    asks.SQUARE: Form(LONGEST_SQUARE, _go),
    asks.NAME: Form(LONGEST_NAME, _rename),
}
