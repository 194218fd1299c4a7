"""Who is at the table just now: their heroes come first, as going on costs no waiting."""

from collections.abc import Iterable, Sequence

from bot.descent.events import TurnEnded
from bot.descent.party.campaign import Campaign
from bot.kernel.events import Event
from bot.table.campaign import NOBODY


def player_at_hand(campaign: Campaign, events: Iterable[Event]) -> int | None:
    """Who had the last turn that these events tell of; None if nobody had, or a hero that moves itself."""
    ended = [event.hero for event in events if isinstance(event, TurnEnded)]
    seat = campaign.seat(ended[-1]) if ended else None
    return seat.player if seat is not None and seat.hand == "player" and seat.player != NOBODY else None


def at_hand_first(
    campaign: Campaign, heroes: Sequence[str], events: Iterable[Event], pressed_last: int | None = None
) -> tuple[list[str], list[str]]:
    """These heroes in two parts: those of the player at hand, and the others, each in the order of the party.

    Whoever has done something since the last turn, or before the first, comes before whoever had that turn.
    """
    for player in (pressed_last, player_at_hand(campaign, events)):
        mine = set(campaign.heroes_of(player)) if player is not None else set()
        if mine & set(heroes):
            return [hero for hero in heroes if hero in mine], [hero for hero in heroes if hero not in mine]
    return [], list(heroes)
