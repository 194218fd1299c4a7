"""The cards that lie open between two levels as their picture, and who keeps which (RAI-03)."""

from collections.abc import Iterator, Sequence

from bot.descent.party.campaign import Campaign
from bot.descent.raid.run import Kept, Upgrade
from bot.descent.raid.upgrading import upgrade_of
from bot.descent.road.road import journey_of
from bot.descent.views.pictures.items import dice_in_words
from bot.descent.views.pictures.raid import LONGEST_ALT, faces, raid_strip_view
from bot.descent.views.pictures.shop import ware_item
from bot.descent.words import Words
from renders.descent.raid_view import OpenCardView, RaidCardsView


def raid_cards_view(campaign: Campaign, say: Words) -> RaidCardsView:
    """The way so far and all cards that were shown; refused where none lie open."""
    upgrade = upgrade_of(journey_of(campaign))
    strip = raid_strip_view(campaign, say)
    heading, left = say.text("raid-picture-cards"), say.text("raid-picture-left", n=upgrade.left)
    cards = tuple(_card(card, kept, upgrade, campaign, say) for card, kept in _keepers(upgrade))
    told = [strip.note, f"{heading} · {left}", *_told(cards, say)]
    return RaidCardsView(strip, heading, left, cards, alt="\n".join(told)[:LONGEST_ALT])


def _keepers(upgrade: Upgrade) -> Iterator[tuple[str, Kept | None]]:
    """Each card that was shown, with whoever keeps this copy of it."""
    kept = list(upgrade.kept)
    for card in upgrade.shown:
        mine = next((each for each in kept if each.card == card), None)
        if mine is not None:
            kept.remove(mine)
        yield card, mine


def _card(card: str, kept: Kept | None, upgrade: Upgrade, campaign: Campaign, say: Words) -> OpenCardView:
    item = ware_item(card, say)
    if kept is None:
        words = say.text("raid-picture-free" if upgrade.left else "raid-picture-stays")
        return OpenCardView(item, kept=False, words=words)
    face = faces(campaign, say).get(kept.hero)
    hero = say.hero(kept.hero, short=True)
    return OpenCardView(item, kept=True, faces=(face,) if face is not None else (), words=hero)


def _told(cards: Sequence[OpenCardView], say: Words) -> Iterator[str]:
    for card in cards:
        whose = say.text("raid-picture-kept", hero=card.words) if card.kept else card.words
        yield " · ".join(part for part in (card.item.name, dice_in_words(card.item.dice, say), whose) if part)
