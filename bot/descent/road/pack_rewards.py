"""What a party may bring home from a quest of a pack: as much as from the best of ours, and no more."""

from bot.descent.party.campaign import Campaign
from bot.descent.quest.setup import START_GOLD
from bot.descent.state.game import Game
from bot.kernel.plain import Plain
from bot.packs.bundle import edition_in


class Haul(Plain):
    """What comes of a quest besides what is in the heroes' hands."""

    gold: int
    """In the purse when it is over."""
    fame: int
    xp: int
    items: tuple[str, ...]


MOST_GOLD, MOST_FAME, MOST_XP, MOST_ITEMS = 200, 5, 3, 2
"""Of one quest, with all that is given in it."""


def bounded_haul(campaign: Campaign, game: Game, haul: Haul) -> Haul:
    """The same, or as much of it as a pack may give."""
    if edition_in(game.quest) is None:
        return haul
    came = START_GOLD[campaign.difficulty] * len(game.heroes) if campaign.gold is None else campaign.gold
    return Haul(
        gold=min(haul.gold, came + MOST_GOLD),
        fame=min(haul.fame, campaign.fame + MOST_FAME),
        xp=min(haul.xp, MOST_XP),
        items=haul.items[:MOST_ITEMS],
    )
