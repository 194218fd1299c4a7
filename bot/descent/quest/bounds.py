"""How much there may be of anything in a quest: more than any needs, less than would keep the table waiting."""

from typing import Annotated

from pydantic import AfterValidator, Field

from bot.descent.board import Placement

# Numbers ----------------------------------------------------------------------------------------------------------

LARGEST = 1_000_000
"""No number that a quest keeps or works out is larger, or smaller than its opposite."""

Kept = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
"""What a variable is."""
Figures = Annotated[int, Field(ge=0, le=60)]
"""Monsters of one rank that appear at once."""
Hearts = Annotated[int, Field(ge=0, le=1000)]
"""So many at once, or so much heart."""
More = Annotated[int, Field(ge=-1000, le=1000)]
"""Hearts beyond those of a card, or short of them."""
Shift = Annotated[int, Field(ge=-20, le=20)]
"""What is added to an attribute or to the speed."""
RoundNumber = Annotated[int, Field(ge=-1000, le=1000)]
"""A round, or so many of them; that they begin with 1 is told elsewhere."""
Times = Annotated[int, Field(ge=1, le=1000)]
"""The so-manieth."""
Weeks = Annotated[int, Field(ge=0, le=100)]
"""Weeks on the road."""

# Lists ------------------------------------------------------------------------------------------------------------

MOST_AREAS = 40
MOST_IN_AREA = 60
"""Tiles, tokens, doors or spawns."""
MOST_GROUNDS = 12
"""Kinds of ground laid over an area: there are seven, and some may stand in two lists."""
MOST_TILES = 40
"""In all areas together: so many are on the table of a large house."""
MOST_SPAWNS = 80
"""In all areas and events together."""
MOST_EVENTS = 300
MOST_GUESTS = 12
"""Kinds of monsters that come with a quest."""
MOST_AT_ONCE = 60
"""Happenings one after the other, triggers of an event."""
MOST_OPTIONS = 20
"""Ways to decide, or uses of one thing: each is a button."""
MOST_NAMED = 120
"""Variables, rules, places, bags, goals, lots of a bag."""
MOST_SQUARES = 400
"""Squares of a place or of a start."""

FARTHEST = 50
"""Tiles lie within so many squares: a board is drawn whole."""


def _within_reach(tile: Placement) -> Placement:
    if max(tile.at.x, tile.at.y) > FARTHEST:
        raise ValueError(f"{tile.at} is too far away: tiles lie within {FARTHEST} squares")
    return tile


Laid = Annotated[Placement, AfterValidator(_within_reach)]
"""A tile that lies on a table of some size."""
