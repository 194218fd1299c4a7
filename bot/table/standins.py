"""Somebody who may act for a hero besides its player, by agreement."""

from pydantic import Field

from bot.kernel.events import Event
from bot.kernel.refused import demand
from bot.table.absence_events import StandinLeft
from bot.table.campaign import Campaign
from bot.table.deeds import Deed, Seated

MOST_TURNS = 100
"""Of a stand-in who does not stay."""


class StandinNamed(Event):
    """A hero's player agreed that somebody else may act for it too, or that nobody does any more."""

    player: int
    hero: str
    standin: int | None = None
    turns: int | None = None
    """For so many turns of the hero; None for as long as nobody says otherwise."""


class NameStandin(Deed):
    """Let somebody else act for one's hero as well; without a name, nobody does any more."""

    about_the_table = True

    hero: Seated
    standin: int | None = None
    turns: int | None = Field(default=None, ge=1, le=MOST_TURNS)
    """For so many turns of the hero; None for as long as nobody says otherwise."""

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        seat = campaign.seat_of(self.hero)
        demand(seat.player == player, "not_your_hero", hero=self.hero)
        demand(self.standin != player, "own_standin", hero=self.hero)
        seat.standin = self.standin
        seat.standin_turns = self.turns if self.standin is not None else None
        return [StandinNamed(player=player, hero=self.hero, standin=self.standin, turns=seat.standin_turns)]


def let_standins_go(campaign: Campaign, ended: list[str]) -> list[Event]:
    """The turns of these heroes have ended: whoever stood in for so many has had the last of them."""
    told: list[Event] = []
    for seat in campaign.seats:
        if seat.hero in ended and seat.standin is not None and seat.standin_turns is not None:
            seat.standin_turns -= 1
            if seat.standin_turns <= 0:
                told.append(StandinLeft(hero=seat.hero, standin=seat.standin))
                seat.standin = seat.standin_turns = None
    return told
