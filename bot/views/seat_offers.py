"""Seats that somebody is asked to take: who is asked, and the two answers."""

from collections.abc import Iterator

from bot.table.campaign import Campaign
from bot.table.seat_offers import AcceptSeat, DeclineSeat
from bot.views.face import Key
from bot.words.mentions import mention
from bot.words.speaker import Speaker


def seat_offers(campaign: Campaign, say: Speaker) -> Iterator[tuple[str, tuple[Key, ...]]]:
    """Every seat that is offered to somebody: the question, and its buttons."""
    for seat in campaign.seats:
        if seat.offered is not None:
            yes = Key(
                say.text("offer-accept", hero=say.seat_name(seat.hero, short=True)),
                AcceptSeat(hero=seat.hero),
                "good",
            )
            no = Key(say.text("offer-decline"), DeclineSeat(hero=seat.hero))
            yield say.text("offer-asked", to=mention(seat.offered), hero=say.seat_name(seat.hero)), (yes, no)
