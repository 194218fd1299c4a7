"""A campaign that comes from a file: read with all the care due to something that anybody may have written."""

import json

from pydantic import ValidationError

from bot.descent.campaign.party import MOST_HEROES, Campaign
from bot.descent.campaign.votes import matters
from bot.descent.game import RULES_VERSION
from bot.descent.library import library
from bot.descent.play import legal
from bot.descent.refused import Refused, demand
from bot.descent.upgrades import read_campaign, read_deed, read_event
from bot.store.export import LONGEST_NAME, Parcel, unpack
from bot.store.store import Chronicled

MOST_STATE = 2 * 1024 * 1024
"""Characters of a state; one of a long quest has a fortieth of it."""
HIGHEST_ID = 2**63
"""Discord's ids are smaller."""


def read_parcel(content: bytes) -> tuple[Campaign, Parcel]:
    """The campaign in a file and its past, or a refusal."""
    parcel = unpack(content, rules=RULES_VERSION)
    try:
        demand(len(_text(parcel.state)) <= MOST_STATE, "not_a_campaign_file")
        campaign = read_campaign(_text(parcel.state), parcel.rules)
        for done in parcel.deeds:
            read_deed(_text(done.deed), done.rules)
            for event in done.events:
                read_event(_text(event), done.rules)
        sound = _is_sound(campaign)
    except (ValidationError, Refused, ValueError, LookupError, TypeError, AttributeError, AssertionError):
        # It has the outer shape of a campaign, but nobody could play it.
        raise Refused("not_a_campaign_file") from None
    if not sound:
        raise Refused("not_a_campaign_file")
    return campaign, parcel


def annals_of(parcel: Parcel) -> list[Chronicled]:
    """The past in a file as the store keeps it."""
    return [
        Chronicled(
            version,
            done.player,
            _text(done.deed),
            done.at,
            tuple(_text(event) for event in done.events),
            done.rules,
        )
        for version, done in enumerate(parcel.deeds, 1)
    ]


def founded_of(parcel: Parcel) -> str | None:
    """The campaign in a file before its first deed, if that is known."""
    return _text(parcel.founded) if parcel.founded is not None else None


def _is_sound(campaign: Campaign) -> bool:
    """Whether everything it speaks of exists, and the game can go on."""
    shelf, game = library(), campaign.game
    seats = all(seat.hero in shelf.heroes and seat.hero_class in shelf.classes for seat in campaign.seats)
    named = 1 <= len(campaign.name) <= LONGEST_NAME and campaign.quest in shelf.quests
    people = [campaign.owner, *(each for seat in campaign.seats for each in (seat.player or 1, seat.standin or 1))]
    known = all(0 < person < HIGHEST_ID for person in people)
    if not (seats and named and known and len(campaign.seats) <= MOST_HEROES):
        return False
    matters(campaign)
    if game is None:
        return True
    if game.quest not in shelf.quests or set(game.heroes) != {seat.hero for seat in campaign.seats}:
        return False
    for figure in game.everyone():
        if any(condition not in shelf.conditions for condition in figure.conditions):
            return False
    for hero in game.heroes:
        # Whatever is missing or makes no sense is missed here.
        legal(game, hero, impossible=True)
    return True


def _text(form: dict[str, object]) -> str:
    return json.dumps(form, ensure_ascii=False, separators=(",", ":"))
