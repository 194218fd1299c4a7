"""Deeds between two levels of the Raid: keep cards, put them back, and go on (RAI-03)."""

from typing import ClassVar

from bot.descent.events import Equipped
from bot.descent.party.campaign import Campaign
from bot.descent.quest.setup import BroughtCard
from bot.descent.raid.events import CardKept, CardReturned
from bot.descent.raid.levels import enter_level, raid_of
from bot.descent.raid.run import Kept, Upgrade
from bot.descent.road.giving import check_may_part_with, remove_card
from bot.descent.road.going import JourneyDeed, Where
from bot.descent.road.journey import Journey
from bot.descent.road.outfitting import outfit_with
from bot.descent.road.road import Road
from bot.kernel.refused import Refused, demand
from bot.table.deeds import Seated


class RaidDeed(JourneyDeed, abstract=True):
    """Something that is only possible between two levels of the Raid."""

    where: ClassVar[Where] = "raid"


def upgrade_of(journey: Journey) -> Upgrade:
    """The cards that lie open, or a refusal."""
    upgrade = raid_of(journey).upgrade
    if upgrade is None:
        raise Refused("no_cards_shown")
    return upgrade


class KeepCard(RaidDeed):
    """A hero keeps one of the cards that lie open; the party shares them as it likes (RAI-03)."""

    card: str
    hero: Seated
    wear: bool = False
    """Put on at once."""

    def check(self, campaign: Campaign, journey: Journey, player: int) -> None:
        upgrade, seat = upgrade_of(journey), campaign.seat_of(self.hero)
        demand(upgrade.lies_open(self.card), "card_not_shown", card=self.card)
        demand(upgrade.left > 0, "enough_kept", most=upgrade.most)
        if self.wear:
            demand(seat.played_by(player) or player == campaign.owner, "not_your_hero", hero=self.hero)
            demand(outfit_with(seat, self.card), "not_equipment", card=self.card)

    def act(self, road: Road, player: int) -> None:
        seat = road.campaign.seat_of(self.hero)
        outfit = outfit_with(seat, self.card) if self.wear else None
        seat.kept.append(BroughtCard(card=self.card, kind="item"))
        upgrade_of(road.journey).kept.append(Kept(card=self.card, hero=self.hero))
        road.tell(CardKept(hero=self.hero, card=self.card))
        if outfit is not None:
            seat.worn = list(outfit.worn)
            road.tell(Equipped(hero=self.hero, on=(self.card,), off=outfit.away))


class PutCardBack(RaidDeed):
    """A card that was kept in this phase lies open again, so that another one can be kept."""

    card: str
    hero: Seated

    def check(self, campaign: Campaign, journey: Journey, player: int) -> None:
        check_may_part_with(campaign, player, self.hero, self.card)
        kept = any(kept.card == self.card for kept in upgrade_of(journey).kept)
        demand(kept, "not_kept_now", card=self.card)

    def act(self, road: Road, player: int) -> None:
        upgrade = upgrade_of(road.journey)
        remove_card(road.campaign.seat_of(self.hero), self.card)
        upgrade.kept.remove(next(kept for kept in upgrade.kept if kept.card == self.card))
        road.tell(CardReturned(hero=self.hero, card=self.card))


class Descend(RaidDeed):
    """Through the portal, into the next level; cards nobody kept are gone."""

    together = True

    def act(self, road: Road, player: int) -> None:
        enter_level(road)
