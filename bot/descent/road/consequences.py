"""What the party gains and suffers between quests: gold, fame, experience, cards, wounds, morale."""

from typing import Literal

from bot.descent.content.cards import Item
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.quest.events import FameChanged, GoldGained, ItemGiven, ItemTaken
from bot.descent.quest.expressions import Expression
from bot.descent.quest.setup import BroughtCard
from bot.descent.road.base import Consequence
from bot.descent.road.book import NOTHING
from bot.descent.road.events import BoonGained, HeroSchooled, WoundCarried, WoundsTended
from bot.descent.road.giving import remove_card
from bot.descent.road.road import Road
from bot.descent.road.shop import owned, price

Who = Literal["hero", "heroes", "anyone"]
"""The hero it is about (who was chosen or tested), all heroes, or one by chance."""
ANY = "any"


class Gold(Consequence):
    """More or less in the party's purse; never less than nothing."""

    amount: Expression

    def resolve(self, road: Road) -> None:
        campaign = road.campaign
        have = campaign.gold or 0
        change = max(road.worth(self.amount), -have)
        if change:
            campaign.gold = have + change
            road.tell(GoldGained(amount=change, left=campaign.gold))


class Fame(Consequence):
    """The party is better or worse known; never less than not at all (PER-04)."""

    amount: Expression

    def resolve(self, road: Road) -> None:
        campaign = road.campaign
        change = max(road.worth(self.amount), -campaign.fame)
        if change:
            campaign.fame += change
            road.tell(FameChanged(amount=change, left=campaign.fame))


class Xp(Consequence):
    """Heroes gain experience, to be spent at once if they like."""

    amount: Expression
    who: Who = "heroes"

    def resolve(self, road: Road) -> None:
        gained = max(0, road.worth(self.amount))
        for seat in road.seats(self.who) if gained else ():
            seat.xp += gained
            road.tell(HeroSchooled(hero=seat.hero, xp=gained, left=seat.xp))


# Cards ----------------------------------------------------------------------------------------------------------


class GainItem(Consequence, kind="item"):
    """A hero gets a card by name, or `any` shop item of an act and traits that is still to be had."""

    item: str = ANY
    act: int | None = None
    traits: tuple[str, ...] = ()
    who: Literal["hero", "anyone"] = "anyone"
    otherwise: Expression = NOTHING
    """Gold instead, if there is none to be had."""

    def resolve(self, road: Road) -> None:
        card = self._drawn(road) if self.draws else self.item
        if card is None or not _can_be_had(road.campaign, card):
            Gold(amount=self.otherwise).resolve(road)
            return
        seat = road.seats(self.who)[0]
        seat.kept.append(BroughtCard.model_validate({"card": card, "kind": kind_of(card)}))
        road.tell(ItemGiven(hero=seat.hero, card=card))

    @property
    def draws(self) -> bool:
        """Whether chance decides which card it is."""
        return self.item == ANY

    def may_draw(self, item: Item) -> bool:
        """Whether a shop item is of the act and the traits that are asked for."""
        fits = not self.traits or not set(self.traits).isdisjoint(item.traits)
        return item.act is not None and self.act in (None, item.act) and fits

    def _drawn(self, road: Road) -> str | None:
        fitting = [
            item.id
            for item in library().items.values()
            if self.may_draw(item) and item.box in road.campaign.boxes and _can_be_had(road.campaign, item.id)
        ]
        return road.journey.chance.of("gifts").draw(fitting) if fitting else None


def kind_of(card: str) -> str:
    """Which kind of card a hero holds: relic, search card or item."""
    shelf = library()
    return "relic" if card in shelf.relics else "search" if card in shelf.search_cards else "item"


def _can_be_had(campaign: Campaign, card: str) -> bool:
    """Whether a copy is left; of a relic there is only one."""
    shelf = library()
    printed = shelf.items.get(card) or shelf.relics.get(card) or shelf.search_cards[card]
    return owned(campaign).count(card) < printed.copies


class LoseItem(Consequence):
    """Whoever holds it loses a card; `any`: the cheapest shop item of the party."""

    item: str = ANY

    def resolve(self, road: Road) -> None:
        card = self.item if self.item != ANY else _cheapest(road.campaign)
        for seat in road.campaign.seats:
            if any(kept.card == card for kept in seat.kept):
                kept = remove_card(seat, str(card))
                road.tell(ItemTaken(hero=seat.hero, card=kept.card))
                return


def _cheapest(campaign: Campaign) -> str | None:
    items = [card for card in owned(campaign) if card in library().items]
    return min(items, key=lambda card: (price(card) or 0, card), default=None)


# Health ---------------------------------------------------------------------------------------------------------


class Wound(Consequence):
    """Heroes begin the next quest hurt, tired or with a condition; nobody is knocked out by it."""

    who: Who = "anyone"
    hearts: Expression = NOTHING
    fatigue: Expression = NOTHING
    condition: str | None = None

    def resolve(self, road: Road) -> None:
        for seat in road.seats(self.who):
            before = (seat.hurt, seat.tired)
            sheet = library().heroes[seat.hero]
            seat.hurt = min(seat.hurt + max(0, road.worth(self.hearts)), sheet.health - 1)
            seat.tired = min(seat.tired + max(0, road.worth(self.fatigue)), sheet.stamina)
            caught = self.condition if self.condition not in seat.conditions else None
            if caught is not None:
                seat.conditions.append(caught)
            hearts, fatigue = seat.hurt - before[0], seat.tired - before[1]
            if hearts or fatigue or caught:
                road.tell(WoundCarried(hero=seat.hero, hearts=hearts, fatigue=fatigue, condition=caught))


class Heal(Consequence):
    """Heroes recover from whatever they would have carried into the next quest."""

    who: Who = "heroes"

    def resolve(self, road: Road) -> None:
        for seat in road.seats(self.who):
            if _ails(seat):
                seat.hurt = seat.tired = 0
                seat.conditions = []
                road.tell(WoundsTended(hero=seat.hero))


def _ails(seat: Seat) -> bool:
    return bool(seat.hurt or seat.tired or seat.conditions)


class Morale(Consequence):
    """The party begins its next quest with more or less morale; what adds up is told each time."""

    amount: int = 1

    def resolve(self, road: Road) -> None:
        road.journey.boon += self.amount
        road.tell(BoonGained(morale=self.amount))
