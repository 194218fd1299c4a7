"""Matches of pebbles, as the tests play them."""

from bot.table.table import Outcome
from tests.agenda.life import CHANNEL, Life
from tests.agenda.parties import ALIX, BRUNO, CHLOE
from tests.pebbles.campaign import PebblesCampaign
from tests.pebbles.deeds import Pick, SitDown

PLAYERS = {"ash": ALIX, "birch": BRUNO, "cedar": CHLOE}


async def begun(life: Life, channel: int = CHANNEL) -> int:
    """A match in its first round: Alix, Bruno and Chloé sit in this order."""
    made = await life.table.create(
        guild=10,
        channel=channel,
        owner=ALIX,
        name="Galets",
        language="fr",
        interaction=next(life.numbers),
        game="pebbles",
    )
    for hero, player in PLAYERS.items():
        await life.act(made.campaign_id, player, SitDown(hero=hero))
    await life.table.start(made.campaign_id, ALIX, interaction=next(life.numbers))
    return made.campaign_id


async def pick(life: Life, campaign_id: int, hero: str, pebble: str, number: int = 1) -> Outcome:
    """Whoever sits there picks a pebble."""
    return await life.act(campaign_id, PLAYERS[hero], Pick(hero=hero, round=number, pebble=pebble))


async def pick_all(life: Life, campaign_id: int, number: int, *pebbles: str) -> Outcome:
    """A whole round, in the order of the seats."""
    for hero, pebble in zip(PLAYERS, pebbles, strict=True):
        done = await pick(life, campaign_id, hero, pebble, number)
    return done


async def look(life: Life, campaign_id: int) -> PebblesCampaign:
    """The campaign as it is saved."""
    found = (await life.table.look(campaign_id)).campaign
    assert isinstance(found, PebblesCampaign)
    return found
