"""How votes and turns that others may take are written on buttons.

A vote names the matter it was drawn for, so votes that are cast at the same time all count, and one on a matter
that is over is refused. Matters and choices are written as short marks, since their own names may be long.
"""

import hashlib

from bot.descent.party.campaign import Campaign
from bot.descent.party.claims import GiveTurn
from bot.descent.party.piloting import AutopilotTurn
from bot.kernel.refused import Refused
from bot.table.deeds import Deed
from bot.table.matters import Kind, Matter, matter_of
from bot.table.votes import CastVote
from cogs.road_codes import Fields, Reader, Writer, hero_at, place_of

BYTES = 4
"""Of a mark: enough to tell the few matters and choices of one campaign apart."""
KINDS: dict[str, Kind] = {"q": "question", "r": "road", "c": "contest", "a": "absence"}


def mark(name: str) -> str:
    """A few letters that stand for a name."""
    return hashlib.blake2s(name.encode(), digest_size=BYTES).hexdigest()


def _written(deed: CastVote, campaign: Campaign) -> list[str]:
    matter = deed.matter or _open(campaign, deed.on).key
    return [deed.on[0], mark(matter), mark(deed.choice)]


def _read(fields: Fields, campaign: Campaign) -> CastVote:
    kind, key, chosen = fields
    matter = _marked(campaign, KINDS[kind], key)
    choice = next((choice.id for choice in matter.choices if mark(choice.id) == chosen), None)
    if choice is None:
        raise Refused("no_such_choice")
    return CastVote(on=matter.kind, choice=choice, matter=matter.key)


def _open(campaign: Campaign, kind: Kind) -> Matter:
    matter = matter_of(campaign, kind)
    if matter is None:
        raise Refused("vote_over")
    return matter


def _marked(campaign: Campaign, kind: Kind, key: str) -> Matter:
    """The open matter of a kind, if it is the one that was meant."""
    matter = _open(campaign, kind)
    if mark(matter.key) != key:
        raise Refused("vote_over")
    return matter


def _given(fields: Fields, campaign: Campaign) -> GiveTurn:
    key, hero = fields
    _marked(campaign, "contest", key)
    return GiveTurn(hero=hero_at(hero, campaign))


VOTES: dict[type[Deed], tuple[Writer, Reader]] = {
    CastVote: (_written, _read),
    GiveTurn: (
        lambda deed, campaign: (mark(_open(campaign, "contest").key), place_of(deed.hero, campaign)),
        _given,
    ),
    AutopilotTurn: (
        lambda deed, campaign: (place_of(deed.hero, campaign),),
        lambda fields, campaign: AutopilotTurn(hero=hero_at(fields[0], campaign)),
    ),
}
"""How each deed is written, and how it is read back."""
VOTE_READERS: dict[str, Reader] = {deed.kind: reader for deed, (_, reader) in VOTES.items()}
