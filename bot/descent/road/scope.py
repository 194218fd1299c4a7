"""What the names and functions of expressions mean between quests."""

from collections.abc import Callable

from bot.descent.content.callings import decks_of
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.road.fame import famous
from bot.descent.road.journey import Journey


def _journey(campaign: Campaign) -> Journey:
    assert campaign.journey is not None
    return campaign.journey


NAMES: dict[str, Callable[[Campaign], int]] = {
    "week": lambda campaign: _journey(campaign).week,
    "weeks_left": lambda campaign: _journey(campaign).weeks_left,
    "act": lambda campaign: _journey(campaign).act,
    "fame": lambda campaign: campaign.fame,
    "gold": lambda campaign: campaign.gold or 0,
    "heroes": lambda campaign: len(campaign.seats),
    "items": lambda campaign: sum(kept.card in library().items for kept in campaign.belongings()),
    "difficulty_hard": lambda campaign: int(campaign.difficulty == "hard"),
}
"""Built-in numbers; `items` counts shop items."""


def _in_party(campaign: Campaign, name: str) -> int:
    """A hero, a class or an archetype that is in the party."""
    sheets = library().heroes
    return int(
        any(name in (seat.hero, *decks_of(seat.hero_class), sheets[seat.hero].archetype) for seat in campaign.seats)
    )


FUNCTIONS: dict[str, Callable[[Campaign, str], int]] = {
    "won": lambda campaign, quest: int(_journey(campaign).outcomes.get(quest) == "won"),
    "lost": lambda campaign, quest: int(_journey(campaign).outcomes.get(quest) == "lost"),
    "played": lambda campaign, quest: int(quest in _journey(campaign).outcomes),
    "has": lambda campaign, card: sum(kept.card == card for kept in campaign.belongings()),
    "at": lambda campaign, city: int(_journey(campaign).place == city),
    "party": _in_party,
    "famous": lambda campaign, level: int(famous(campaign.fame, level)),
    "seen": lambda campaign, event: int(event in _journey(campaign).seen),
    "wounds": lambda campaign, name: campaign.wounds.get(name, 0),
}
"""Built-in functions of one name each."""


class CampaignScope:
    """A campaign between quests, as expressions ask about it."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign

    def value(self, name: str) -> int:
        if name in NAMES:
            return NAMES[name](self.campaign)
        # A campaign begun before a variable was written goes on as if it had never changed.
        return self.campaign.variables.get(name, 0)

    def call(self, function: str, about: str) -> int:
        return FUNCTIONS[function](self.campaign, about)
