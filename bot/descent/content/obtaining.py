"""How a party comes by an item, and which items no party ever can."""

from collections.abc import Iterator

from pydantic import BaseModel

from bot.descent.content.cards import Item
from bot.descent.content.library import Library
from bot.descent.quest.happenings_party import Give
from bot.descent.quest.model import Reward
from bot.descent.quest.references import located
from bot.descent.road.consequences import GainItem


def unobtainable(shelf: Library) -> Iterator[str]:
    """Every shop item that no shop sells and nobody gives, with file, entry and field.

    Relics are not for sale: they wait in their file for quests that give them.
    """
    parts = list(_written(shelf))
    given = {*shelf.class_items, *(card for part in parts for card in _given_by(part))}
    draws = [part for part in parts if isinstance(part, GainItem) and part.draws]
    for item in shelf.items.values():
        field = _unsold(shelf, item)
        if field is not None and item.id not in given and not any(draw.may_draw(item) for draw in draws):
            yield (
                f"{shelf.home('items', item.id)}: items {item.id}: {field}: nobody can ever get it: "
                f"{REASONS[field]}, and no class, quest, city or travel event gives it"
            )


REASONS = {
    "act": "no shop sells an item without `act`",
    "fame": "no fame is both the least and the most it takes",
}
"""Why no shop sells it, by the field that is to blame."""


def _unsold(shelf: Library, item: Item) -> str | None:
    """The field that keeps an item out of every shop; None if some shop may have it."""
    if item.act is None:
        return "act"
    levels = list(shelf.fame)
    if item.fame is not None and set(item.fame) <= set(levels):
        least, most = map(levels.index, item.fame)
        return "fame" if least > most else None
    return None


def _written(shelf: Library) -> Iterator[BaseModel]:
    """Everything that is written where somebody may be given something."""
    told = (shelf.quests, shelf.perils, shelf.campaigns, shelf.cities, shelf.travel_events)
    for entries in told:
        for entry in entries.values():
            yield from (part for _, part in located(entry))


def _given_by(part: BaseModel) -> Iterator[str]:
    """The cards a reward, a happening or a consequence gives by name."""
    if isinstance(part, Reward):
        yield from part.items
    elif isinstance(part, Give | GainItem) and part.item is not None:
        yield part.item
