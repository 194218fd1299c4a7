"""A hero gets another player: what the last one had settled for it ends with them."""

from bot.table.campaign import NOBODY, Campaign, Seat
from bot.table.returning import drop_offer


def reseat(campaign: Campaign, seat: Seat, player: int) -> None:
    """Somebody else plays a hero from now on; without a player the automatic hero moves it."""
    # A holiday is about a player and all their heroes, so this one joins in.
    holiday = next((other for other in campaign.seats if other.player == player and other.away), None)
    seat.player, seat.standin, seat.standin_turns, seat.offered = player, None, None, None
    seat.moved_by_default, seat.until_back = ("autopilot" if player == NOBODY else "player"), False
    seat.away = holiday is not None
    seat.when_away = holiday.when_away if holiday is not None else "autopilot"
    seat.forget_orders()
    if campaign.piloted == seat.hero and player != NOBODY:
        campaign.piloted = None
    drop_offer(campaign, seat.hero)
