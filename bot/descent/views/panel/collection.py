"""The collection: which boxes a party owns, ticked one by one or all in one press (SET-07)."""

from collections.abc import Iterator, Mapping

from bot.descent.content.boxes import BASE
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.collection import is_open, known_boxes
from bot.descent.party.settings import Configure
from bot.descent.views.asks import COLLECTION
from bot.descent.words import Words
from bot.kernel.refused import demand
from bot.views.face import MOST_OPTIONS, Ask, Face, Key, Menu, Pick, Row
from renders import theme

SIGN = "📦"
OWNED, MISSING = "✅", "▫️"
COUNTED = ("heroes", "classes", "hybrids", "monsters", "lieutenants", "items", "relics", "quests")
"""What a box holds that somebody would buy it for, in the order in which it is told."""


def box_name(box: str, say: Words) -> str:
    """What a box is called."""
    return say.name("box", box, known=False)


def owned_in_words(campaign: Campaign, say: Words) -> str:
    """The boxes by name; all of them, or many, in a few words."""
    others = [box for box in campaign.boxes if box != BASE]
    if len(campaign.boxes) == len(known_boxes()) and others:
        return say.text("camp-boxes-all", n=len(campaign.boxes))
    if len(others) > MOST_NAMED:
        return say.text("camp-boxes-many", n=len(campaign.boxes))
    return say.all_of(box_name(box, say) for box in campaign.boxes)


MOST_NAMED = 3
"""So many boxes besides the base box are told by name in one line."""


def collection_face(campaign: Campaign, say: Words) -> Face:
    """The boxes there are, what each holds, and which the party owns; between quests it may add to them."""
    demand(campaign.phase != "playing", "boxes_between_quests")
    demand(is_open(campaign), "journey_begun")
    lines = [say.text("collection-hint" if campaign.phase == "gathering" else "collection-hint-later")]
    lines += [
        f"{OWNED if box in campaign.boxes else MISSING} **{box_name(box, say)}** · {held_in_words(box, say)}"
        for box in known_boxes()
    ]
    return Face(
        f"### {SIGN} {say.text('collection-title')}", theme.GOLD, tuple(lines), rows=box_rows(campaign, say)
    )


def box_rows(campaign: Campaign, say: Words) -> tuple[Row, ...]:
    """A menu of boxes to tick or untick, and everything in one press."""
    picks = tuple(_picks(campaign, say))[:MOST_OPTIONS]
    keys = everything_key(campaign, say)
    return (*((Menu("boxes", say.text("camp-menu-boxes"), picks),) if picks else ()), *((keys,) if keys else ()))


def everything_key(campaign: Campaign, say: Words) -> tuple[Key, ...]:
    """One press for all boxes; where all are ticked, one for the base box alone."""
    known = known_boxes()
    if len(known) == 1:
        return ()
    if len(campaign.boxes) < len(known):
        return (Key(say.text("camp-boxes-everything"), Configure(boxes=tuple(known)), sign=SIGN),)
    if campaign.phase != "gathering":
        return ()
    return (Key(say.text("camp-boxes-base"), Configure(boxes=()), sign=SIGN),)


def collection_key(campaign: Campaign, say: Words) -> tuple[Key, ...]:
    """Between quests: the way to the collection, as long as there is a box to add."""
    if not is_open(campaign) or len(campaign.boxes) >= len(known_boxes()):
        return ()
    return (Key(say.text("button-collection"), Ask(COLLECTION), sign=SIGN),)


def _picks(campaign: Campaign, say: Words) -> Iterator[Pick]:
    """Every box that can be ticked; before the start also unticked."""
    for box in known_boxes():
        owned = box in campaign.boxes
        if box == BASE or (owned and campaign.phase != "gathering"):
            continue
        boxes = tuple(own for own in campaign.boxes if own != box) if owned else (*campaign.boxes, box)
        sign = OWNED if owned else MISSING  # not Discord's own mark: a menu has one at most
        yield Pick(box_name(box, say), Configure(boxes=boxes), held_in_words(box, say), sign)


def held_in_words(box: str, say: Words) -> str:
    """What a box holds, in one line: 4 heroes, 3 monsters."""
    counts = holdings(box)
    return ", ".join(say.text(f"box-holds-{kind}", n=counts[kind]) for kind in COUNTED if counts[kind])


def holdings(box: str) -> Mapping[str, int]:
    """How much of each kind comes from a box."""
    shelf = library()
    return {kind: sum(entry.box == box for entry in getattr(shelf, kind).values()) for kind in COUNTED}
