"""Campaigns between quests for the people of these tests: planted as they stand, then pressed and typed at."""

from typing import Any

from bot.app import Flambeau
from bot.descent.party.campaign import Campaign
from bot.descent.state.game import RULES_VERSION
from bot.local.exchange import Exchange
from bot.local.objects import Message
from bot.local.player import Player
from cogs.access import stage_of

from .people import WEIGHED, Offer, Party, offers

WAIT = 10.0


async def said(player: Player, command: str, /, **options: Any) -> str:
    """The words of the private answer to a command."""
    return (await answered(player, command, **options)).text()


async def answered(player: Player, command: str, /, **options: Any) -> Message:
    """The private answer to a command; that a file is still being read is none."""
    exchange = await player.slash(command, **options)
    await exchange.settled(WAIT)
    answer = exchange.message
    assert answer is not None
    assert answer.ephemeral_for == player.id
    await player.world.until(lambda: not answer.text().startswith("⏳"), WAIT, "the answer itself")
    return answer


async def told(party: Party, exchange: Exchange) -> Message:
    """The private answer to a press."""
    found = await party.local.world.until(lambda: exchange.followups, WAIT, "a private answer")
    assert found[0].ephemeral_for == exchange.player.id
    return found[0]


def offer(party: Party, code: str) -> Offer:
    """What the panel offers under a code."""
    found = next((each for each in party.offered() if each.code.removeprefix(WEIGHED).startswith(code)), None)
    assert found is not None, f"{code} is not among {[each.code for each in party.offered()]}"
    return found


async def press(party: Party, message: Message, code: str, player: Player) -> Exchange:
    """Press something on a message that is not the panel."""
    wanted = next(each for each in offers(message) if each.code.startswith(code))
    return await party.take(wanted, player, message)


async def planted(party: Party, bot: Flambeau, campaign: Campaign) -> Campaign:
    """A campaign that stands as given, shown in the channel; Alix and Bruno play, Chloé and Dario look on."""
    channel = next(iter(party.local.world.channels))
    campaign_id, _ = await bot.store.create_campaign(
        guild_id=party.local.world.guild.id,
        channel_id=channel,
        name=campaign.name,
        interaction_id=party.local.world.ids.next(),
        rules=RULES_VERSION,
        state=campaign.model_dump_json(),
        people=campaign.people(),
        now=bot.clock.now(),
    )
    await stage_of(bot).show(campaign_id)
    return campaign


async def now(bot: Flambeau) -> Campaign:
    """The campaign as it is saved."""
    return (await bot.table.look(1)).campaign
