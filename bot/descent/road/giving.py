"""Cards change hands between quests, and the party as it stands in its camp (CMP-08)."""

from typing import ClassVar

from bot.descent.content.cards import Item
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.quest.setup import BroughtCard
from bot.descent.road.events import CardGiven
from bot.descent.road.going import JourneyDeed, Where
from bot.descent.road.journey import Journey
from bot.descent.road.road import Road
from bot.kernel.refused import Refused, demand
from bot.table.deeds import Seated


class Give(JourneyDeed):
    """A hero gives a card to another one; class cards stay with their hero (CRD-05)."""

    where: ClassVar[Where] = "both"
    giver: Seated
    to: Seated
    card: str

    def check(self, campaign: Campaign, journey: Journey, player: int) -> None:
        demand(self.giver != self.to, "gives_itself", hero=self.giver)
        campaign.seat_of(self.to)
        demand(not stays(self.card), "stays_with_hero", card=self.card)
        check_may_part_with(campaign, player, self.giver, self.card)

    def act(self, road: Road, player: int) -> None:
        card = remove_card(road.campaign.seat_of(self.giver), self.card)
        road.campaign.seat_of(self.to).kept.append(card)
        road.tell(CardGiven(giver=self.giver, to=self.to, card=self.card))


def stays(card: str) -> bool:
    """Whether a card says itself that heroes can't trade it."""
    item = library().card(card)
    return isinstance(item, Item) and item.stays


def check_may_part_with(campaign: Campaign, player: int, hero: str, card: str) -> None:
    """A player may part with cards of their own heroes, the campaign's owner with those of any."""
    seat = campaign.seat_of(hero)
    demand(seat.played_by(player) or player == campaign.owner, "not_your_hero", hero=hero)
    if all(kept.card != card for kept in seat.kept):
        raise Refused("not_in_the_pack", hero=hero, card=card)


def remove_card(seat: Seat, card: str) -> BroughtCard:
    """Take one copy of a card away; if it was worn and none is left, it is worn no more."""
    kept = next(kept for kept in seat.kept if kept.card == card)
    seat.kept.remove(kept)
    left = sum(other.card == card for other in seat.kept)
    if seat.worn is not None and seat.worn.count(card) > left:
        seat.worn.remove(card)
    return kept
