"""Who plays from now on, beside whatever the panel is about: a seat that is offered, a dismissal, a second hero."""

from collections.abc import Sequence
from dataclasses import replace

from bot.descent.party.campaign import Campaign
from bot.descent.party.second_heroes import NEWCOMER
from bot.descent.road.events import HeroProposed
from bot.descent.views.panel.absent import MOST_PARTS, parts_of
from bot.descent.words import Words
from bot.kernel.events import Event
from bot.table.dismissing import DISMISSAL, DismissalProposed
from bot.table.matters import Matter, matter_of
from bot.table.seat_offers import SeatOffered
from bot.views.face import Face, Key, Menu, Pick, Row
from bot.views.seat_offers import seat_offers
from bot.views.voting import Voting, tally
from bot.views.waiting import Waiting
from bot.words.mentions import mention

JUST_NOW = 2
"""Events: that something was asked, and the vote of whoever asked."""


def with_table_matters(face: Face, campaign: Campaign, say: Words, waiting: Waiting) -> Face:
    """The panel with all that is asked about who plays; what has no room for buttons gets a menu."""
    for kind in (NEWCOMER, DISMISSAL):
        matter = matter_of(campaign, kind)
        if matter is not None:
            face = _with_matter(face, campaign, matter, say, waiting)
    for asked, keys in seat_offers(campaign, say):
        face = replace(face, asked=(*face.asked, asked), rows=(_fitting(face, keys, say), *face.rows))
    return face


def calling_whoever_is_asked(face: Face, campaign: Campaign, events: Sequence[Event]) -> Face:
    """Right after somebody asked, the panel calls those who are asked; whom it called before has heard of it."""
    for event in reversed(events[-JUST_NOW:]):
        seat = campaign.seat(event.hero) if isinstance(event, SeatOffered) else None
        if isinstance(event, SeatOffered) and seat is not None and seat.offered == event.to:
            return replace(face, mention=(event.to,), occasion=f"offer/{event.hero}/{event.to}")
        kind = NEWCOMER if isinstance(event, HeroProposed) else DISMISSAL
        matter = matter_of(campaign, kind) if isinstance(event, HeroProposed | DismissalProposed) else None
        if matter is not None:
            return replace(face, mention=matter.waiting, occasion=matter.occasion)
    return face


def _with_matter(face: Face, campaign: Campaign, matter: Matter, say: Words, waiting: Waiting) -> Face:
    stands = tally(campaign, matter, say, waiting, lambda choice: say.text(f"{matter.kind}-{choice.id}"))
    voting = Voting(matter)
    keys = tuple(voting.key(say.text(f"{matter.kind}-{choice.id}"), choice.deed) for choice in matter.choices)
    asked = (*face.asked, _asked(campaign, matter, say), *stands)
    return replace(face, asked=asked, rows=(_fitting(face, keys, say), *face.rows))


def _asked(campaign: Campaign, matter: Matter, say: Words) -> str:
    about = campaign.ballots[matter.kind].about
    who, hero = mention(int(about["player"])), say.hero(about["hero"])
    if matter.kind == DISMISSAL:
        return f"🗳️ {say.text('dismissal-asked', whom=who, hero=hero)}"
    calling = say.hero_class(about["hero_class"])
    return f"🎒 {say.text('newcomer-asked', player=who, hero=hero, hero_class=calling)}"


def _fitting(face: Face, keys: tuple[Key, ...], say: Words) -> Row:
    if parts_of(face) + 1 + len(keys) <= MOST_PARTS:
        return keys
    picks = tuple(Pick(key.label, key.does) for key in keys if key.does is not None)
    return Menu(f"table{len(face.rows)}", say.text("table-menu"), picks)
