"""Parties of three players who decide together: on the map, on the road, in a quest."""

from bot.descent.commands import TakeTurn
from bot.descent.party.campaign import Campaign
from bot.descent.party.contesting import ContestTurn
from bot.descent.party.deeds import Play
from bot.descent.rules.steps import PARTY
from bot.table.absence import OfferHelp
from bot.table.campaign import NOBODY
from bot.table.matters import Kind, Matter, matter_of
from bot.table.votes import CastVote
from tests.descent.views import journeys
from tests.descent.views.games import ALIX, BRUNO, started, wander

CHLOE = BRUNO + 1
PLAYERS = (ALIX, BRUNO, CHLOE)
SYNDRAEL, TARHA, AVRIC = "syndrael", "widow_tarha", "avric_albright"


def together(campaign: Campaign) -> Campaign:
    """Each hero has a player of its own, and what the rules leave to the players they vote on."""
    for seat, player in zip(campaign.seats, PLAYERS, strict=False):
        seat.player = player
    campaign.decisions = "vote"
    return campaign


def on_the_map() -> Campaign:
    """Three players before the map: quests, a side quest and two cities."""
    return together(journeys.on_the_map(heroes=3))


def on_the_road(event: str = "pedlars_wheel") -> Campaign:
    """Something was met on the way."""
    return together(journeys.on_the_road(event, heroes=3))


def in_a_city() -> Campaign:
    """Three players in a city."""
    return together(journeys.in_a_city(heroes=3))


def in_quest() -> Campaign:
    """Nobody has gone yet."""
    return together(started(3))


def taken() -> Campaign:
    """Alix has just taken the first turn for Syndrael."""
    campaign = in_quest()
    Play(command=TakeTurn(hero=SYNDRAEL)).do(campaign, ALIX)
    return campaign


def contested() -> Campaign:
    """Bruno wants to go before her."""
    campaign = taken()
    ContestTurn(hero=TARHA).do(campaign, BRUNO)
    return campaign


def waited_for() -> Campaign:
    """In Syndrael's turn nobody has heard of Alix for days, and the others are asked what to do."""
    campaign = taken()
    OfferHelp(hero=SYNDRAEL).do(campaign, NOBODY)
    return campaign


def tied() -> Campaign:
    """Monsters have equally good choices, and the players settle them."""
    campaign = started(3, seed="ties")
    campaign.ties = campaign.running().ties = "vote"
    for found in wander(campaign, seed=7, steps=400):
        asked = found.running().question
        if asked is not None and asked.owner == PARTY and len(asked.options) > 1:
            return together(found)
    raise AssertionError("no monsters ever had a choice")


def open_matter(campaign: Campaign, kind: Kind) -> Matter:
    """What the players vote on."""
    matter = matter_of(campaign, kind)
    assert matter is not None
    return matter


def votes(campaign: Campaign, kind: Kind, **cast: int) -> Campaign:
    """The campaign after these votes; players by name, choices by their place."""
    for name, place in cast.items():
        choice = open_matter(campaign, kind).choices[place].id
        CastVote(on=kind, choice=choice).do(campaign, {"alix": ALIX, "bruno": BRUNO, "chloe": CHLOE}[name])
    return campaign
