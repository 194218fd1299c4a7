"""What there is of pebbles to count; there is nothing to draw, to simulate or to measure."""

from bot.workshop import Tally, Workshop
from tests.pebbles.campaign import PEBBLES, SEATS


class PebblesWorkshop(Workshop):
    """Pebbles, as the command line knows them."""

    id = "pebbles"

    def check(self) -> Tally:
        return Tally(errors=[], counts={"pebbles": len(PEBBLES), "seats": len(SEATS)})


WORKSHOP = PebblesWorkshop()
