"""A campaign that comes from a file: read with all the care due to something that anybody may have written."""

import json

from pydantic import ValidationError

from bot.descent.content.foreign_quests import is_sound_quest
from bot.descent.content.library import library
from bot.descent.content.pinned import content_here, is_pinned, pin, unpin
from bot.descent.party.campaign import MOST_HEROES, Campaign
from bot.descent.party.pinning import LOST, settle
from bot.descent.quest.content import Content
from bot.descent.rules.play import legal
from bot.descent.state.game import RULES_VERSION
from bot.descent.upgrades import read_campaign, read_deed, read_event
from bot.kernel.refused import Refused, demand
from bot.store.export import LONGEST_NAME, Parcel, unpack
from bot.store.store import Chronicled
from bot.table.votes import matters

MOST_STATE = 2 * 1024 * 1024
"""Characters of a state; one of a long quest has a fortieth of it."""
MOST_CONTENT = 512 * 1024
"""Characters of a quest with its texts in both languages; our longest has a tenth of it."""
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
        sound = _can_go_on(campaign, _content(parcel, campaign))
    except (ValidationError, Refused, ValueError, LookupError, TypeError, AttributeError, AssertionError) as error:
        if isinstance(error, Refused) and error.code == LOST:
            raise
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


def content_of(parcel: Parcel) -> dict[str, str]:
    """What the quest under way began with, by fingerprint."""
    if parcel.content is None:
        return {}
    content = Content.read(_text(parcel.content))
    return {content.fingerprint: content.text}


def _content(parcel: Parcel, campaign: Campaign) -> Content | None:
    """The content that came along, if it is needed; it must be what the game began with, and a sound quest."""
    if parcel.content is None:
        return None
    text, game = _text(parcel.content), campaign.game
    demand(len(text) <= MOST_CONTENT and game is not None, "not_a_campaign_file")
    assert game is not None
    content, here = Content.read(text), content_here(game.quest)
    demand(content.fingerprint == game.content, "not_a_campaign_file")
    if here is not None and here.fingerprint == content.fingerprint:
        return None
    demand(is_sound_quest(content, game.quest), "not_a_campaign_file")
    return content


def _can_go_on(campaign: Campaign, content: Content | None) -> bool:
    """Whether the campaign can be played with what came along; what is refused leaves nothing behind."""
    new = content is not None and not is_pinned(content.fingerprint)
    if content is not None:
        pin(content)
    try:
        # On a copy: what there is to tell about it is told with the first deed here.
        trial = campaign.model_copy(deep=True)
        settle(trial)
        sound = _is_sound(trial)
    except BaseException:
        sound = False
        raise
    finally:
        if content is not None and new and not sound:
            unpin(content.fingerprint)
    return sound


def _is_sound(campaign: Campaign) -> bool:
    """Whether everything it speaks of exists, and the game can go on."""
    shelf, game = library(), campaign.game
    seats = all(seat.hero in shelf.heroes and seat.hero_class in shelf.classes for seat in campaign.seats)
    begun = game is not None and game.quest == campaign.quest
    named = 1 <= len(campaign.name) <= LONGEST_NAME and (begun or campaign.quest in shelf.quests)
    people = [campaign.owner, *(each for seat in campaign.seats for each in (seat.player or 1, seat.standin or 1))]
    known = all(0 < person < HIGHEST_ID for person in people)
    if not (seats and named and known and len(campaign.seats) <= MOST_HEROES):
        return False
    matters(campaign)
    if game is None:
        return True
    if game.find_played() is None or set(game.heroes) != {seat.hero for seat in campaign.seats}:
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
