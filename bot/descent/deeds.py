"""What players do in this game: a family that grows out of the deeds of every table."""

from bot.descent.events import DescentEvent
from bot.table.deeds import Deed


class DescentDeed(Deed, tag="deed"):
    """Something a player of this game does."""


# A vote of the table is about a deed of the game.
for family in (DescentDeed, DescentEvent):
    family.relatives = {DescentDeed.tag: DescentDeed, DescentEvent.tag: DescentEvent}
