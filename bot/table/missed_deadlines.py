"""Players who let one deadline after the other pass: they are taken to be away until they come back.

Without this, somebody who has stopped playing would keep the others waiting for every single reaction.
"""

from bot.kernel.events import Event
from bot.table.absence_events import PresumedAway
from bot.table.campaign import NOBODY, Campaign

MISSES = 2
"""Deadlines in a row that somebody lets pass before being taken to be away."""


def miss(campaign: Campaign, player: int) -> list[Event]:
    """Time was up for a player; where the automatic hero plays late turns, it soon plays all of them."""
    seats = [seat for seat in campaign.seats if seat.player == player != NOBODY and seat.hand == "player"]
    for seat in seats:
        seat.missed += 1
    if campaign.pace.late != "autopilot" or not any(seat.missed >= MISSES for seat in seats):
        return []
    for seat in seats:
        seat.moved_by_default, seat.until_back, seat.missed = "autopilot", True, 0
    return [PresumedAway(player=player, heroes=tuple(seat.hero for seat in seats))]


def sign_of_life(campaign: Campaign, player: int) -> None:
    """Somebody is there after all."""
    for seat in campaign.seats:
        if seat.player == player:
            seat.missed = 0
