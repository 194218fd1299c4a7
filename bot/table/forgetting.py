"""Somebody is forgotten: the hero stays, and whoever played it is a number that is nobody's.

Wherever their own number stood another one stands first (`bot/store/sqlite/personal.py`), in all that was ever
written down. So the log still leads to the state, and the last deed in it is that this number left.
"""

from bot.games import system_of
from bot.kernel.events import Event
from bot.kernel.refused import demand
from bot.table.campaign import NOBODY, Campaign
from bot.table.deeds import Deed
from bot.table.pseudonyms import is_pseudonym
from bot.table.seating import reseat
from bot.table.votes import settle


class PlayerForgotten(Event):
    """Somebody wanted to be forgotten. Their heroes are free."""

    player: int
    """The number that stands for them."""
    heroes: tuple[str, ...] = ()
    owner: int | None = None
    """Whose the campaign is from now on, if it was theirs; `NOBODY` if nobody is left."""


class BeForgotten(Deed):
    """Leave the table for good. Only the table does this, for a number that stands for somebody."""

    about_the_table = True

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(is_pseudonym(player), "not_by_hand")
        heroes = tuple(seat.hero for seat in campaign.seats if seat.player == player)
        for seat in campaign.seats:
            if seat.player == player:
                reseat(campaign, seat, NOBODY)
            elif seat.standin == player:
                seat.standin, seat.standin_turns = None, None
            if seat.offered == player:
                seat.offered = None
        for kind, ballot in list(campaign.ballots.items()):
            ballot.votes.pop(player, None)
            if ballot.about.get("player") == str(player):  # what was asked about them, nobody need decide any more
                del campaign.ballots[kind]
        told = PlayerForgotten(player=player, heroes=heroes, owner=_pass_on(campaign, player))
        return [told, *system_of(campaign).go_on(campaign), *settle(campaign)]


def _pass_on(campaign: Campaign, player: int) -> int | None:
    """Whose the campaign is now, if it was this player's: the next one's at the table."""
    if campaign.owner != player:
        return None
    campaign.owner = next(iter(campaign.players()), NOBODY)
    return campaign.owner


def is_left_alone(campaign: Campaign) -> bool:
    """Whether nobody is left whose campaign it is."""
    return campaign.owner == NOBODY and not campaign.players()
