"""A seat is offered to somebody, who is asked first: it changes hands when they say yes, for good."""

from bot.games import system_of
from bot.kernel.events import Event
from bot.kernel.refused import demand
from bot.table.absence_events import HeroHanded, HeroTaken
from bot.table.campaign import NOBODY, Campaign
from bot.table.deeds import Deed, Seated
from bot.table.seating import reseat
from bot.table.votes import settle


class SeatOffered(Event):
    """Somebody is asked to play a hero from now on."""

    player: int
    """Who asks."""
    hero: str
    to: int


class SeatDeclined(Event):
    """A hero that was offered stays with whoever plays it: who was asked said no, or nobody asks any more."""

    player: int
    """Who said so."""
    hero: str
    to: int
    """Who had been asked."""


class OfferSeat(Deed):
    """Ask somebody to play one's hero from now on; until they say yes nothing changes."""

    about_the_table = True

    hero: Seated
    to: int

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        seat = campaign.seat_of(self.hero)
        campaign.check_own(player, self.hero)
        demand(self.to not in (NOBODY, seat.player), "plays_it_already", hero=self.hero)
        demand(self.to != seat.offered, "offered_already", hero=self.hero)
        seat.offered = self.to
        return [SeatOffered(player=player, hero=self.hero, to=self.to)]


class AcceptSeat(Deed):
    """Play a hero from now on, as one was asked to; what its last player had settled ends."""

    about_the_table = True

    hero: Seated

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        seat = campaign.seat_of(self.hero)
        demand(seat.offered is not None, "nothing_offered", hero=self.hero)
        demand(seat.offered == player, "offered_to_another", hero=self.hero)
        was = seat.player
        reseat(campaign, seat, player)
        told: Event = HeroTaken(player=player, hero=self.hero)
        if was != NOBODY:
            told = HeroHanded(player=was, hero=self.hero, to=player)
        return [told, *system_of(campaign).go_on(campaign), *settle(campaign)]


class DeclineSeat(Deed):
    """Rather not: whoever was asked says so, or whoever asks takes it back."""

    about_the_table = True

    hero: Seated

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        seat = campaign.seat_of(self.hero)
        demand(seat.offered is not None, "nothing_offered", hero=self.hero)
        assert seat.offered is not None
        if player != seat.offered:
            demand(player == campaign.owner or seat.player == player, "offered_to_another", hero=self.hero)
        told = SeatDeclined(player=player, hero=self.hero, to=seat.offered)
        seat.offered = None
        return [told]
