"""Who has a vote on what the players decide together."""

from collections.abc import Sequence

from bot.kernel.refused import demand
from bot.table.campaign import NOBODY, Campaign, Seat
from bot.table.matters import Kind, matter_of


def voters(campaign: Campaign) -> tuple[int, ...]:
    """Everybody with a vote, in party order: who plays a hero and is there, or stands in for somebody who is not.

    If nobody is left by this, whoever has given all heroes out of hand votes, and at last who is on holiday.
    """
    present = [seat.player for seat in campaign.seats if seat.player != NOBODY and not seat.away]
    for found in (_hands(campaign.seats), present, campaign.players()):
        if found:
            return tuple(dict.fromkeys(found))
    return ()


def _hands(seats: Sequence[Seat]) -> list[int]:
    """The person behind each hero that a person moves."""
    found = []
    for seat in seats:
        if seat.away:
            found.append(seat.standin if seat.moved_by_default == "player" and seat.standin is not None else NOBODY)
        elif seat.hand == "player":
            found.append(seat.player)
    return [player for player in found if player != NOBODY]


def check_alone(campaign: Campaign, kind: Kind) -> None:
    """Refuse one player what several have to vote on. Where only one thing can come of it, nobody does."""
    if campaign.decisions == "vote" and len(voters(campaign)) > 1:
        matter = matter_of(campaign, kind)
        demand(matter is not None and not matter.put_to_vote, "vote_instead")
