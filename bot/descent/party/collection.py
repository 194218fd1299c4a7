"""The boxes a party owns: ticked before the start, and added to between quests (SET-07)."""

from collections.abc import Collection
from typing import Protocol

from bot.descent.content.boxes import BASE
from bot.descent.content.callings import decks_of
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.kernel.refused import demand
from bot.packs.bundle import edition_in


def all_boxes() -> list[str]:
    """All boxes that have a name or an entry of their own, in the order in which buttons count them."""
    shelf = library()
    return [*shelf.boxes, *sorted(_filled() - shelf.boxes.keys())]


def known_boxes() -> list[str]:
    """All boxes that something in the library comes from, the base box first."""
    filled = _filled()
    return [BASE, *(box for box in all_boxes() if box in filled and box != BASE)]


def _filled() -> set[str]:
    shelf = library()
    played = (shelf.heroes, shelf.classes, shelf.hybrids, shelf.items, shelf.search_cards)
    met = (shelf.monsters, shelf.lieutenants, shelf.quests, shelf.travel_events)
    return {entry.box for entries in (*played, *met) for entry in entries.values()}


def with_base(boxes: Collection[str]) -> list[str]:
    """These boxes and the base box, in the order of the collection."""
    return [BASE, *(box for box in known_boxes() if box in boxes and box != BASE)]


class Printed(Protocol):
    """What comes in a box, and perhaps in a pack."""

    @property
    def id(self) -> str: ...
    @property
    def box(self) -> str: ...


def is_at_hand(campaign: Campaign, printed: Printed) -> bool:
    """Whether the party may meet this: from a box it owns and, if it is of a pack, one its server has."""
    if printed.box not in campaign.boxes or edition_in(printed.id) is None:
        return printed.box in campaign.boxes
    pack = library().pack_of(printed.id)
    return pack is not None and pack.edition in campaign.packs and set(pack.boxes) <= set(campaign.boxes)


def is_open(campaign: Campaign) -> bool:
    """Whether boxes can be ticked now: not in the middle of a quest, nor on a Raid, whose course is settled."""
    raiding = campaign.journey is not None and campaign.journey.raid is not None
    return campaign.phase in ("gathering", "over", "travelling") and not raiding


def check_boxes(campaign: Campaign, player: int, boxes: tuple[str, ...]) -> None:
    """The owner ticks the boxes; whoever has sat down keeps hero and class; what is under way only grows."""
    demand(player == campaign.owner, "not_the_owner")
    for box in boxes:
        demand(box in known_boxes(), "no_such_box", box=box)
    demand(campaign.phase != "playing", "boxes_between_quests")
    demand(is_open(campaign), "journey_begun")
    owned = {BASE, *boxes}
    demand(campaign.phase == "gathering" or owned >= set(campaign.boxes), "boxes_only_grow")
    for seat in campaign.seats:
        shelf = library()
        needed = {shelf.heroes[seat.hero].box, *(shelf.deck(deck).box for deck in decks_of(seat.hero_class))}
        demand(needed <= owned, "box_in_use", hero=seat.hero)


def own(campaign: Campaign, boxes: Collection[str]) -> None:
    """From now on the party has these boxes."""
    campaign.boxes = with_base(boxes)
