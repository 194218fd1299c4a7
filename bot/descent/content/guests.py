"""Monsters that come with a quest: cards its own file brings along, made of abilities there are.

They belong to the quest, so they are pinned with it: whoever is in the middle of it plays against the monsters it
began with, whatever became of its file. The rules ask `game.library`, which has them beside all others. Whoever has
no game at hand, only an event or a name, asks here.
"""

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

from bot.descent.content.cards import MonsterCard
from bot.descent.content.library import Library, library
from bot.descent.content.pinned import all_pinned
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.monsters.lieutenants import LieutenantCard
from bot.descent.quest.model import Quest

MOST_SHELVES = 64
"""So many libraries with guests are kept at hand; putting one together takes no time worth speaking of."""

_shelves: OrderedDict[tuple[int, int], tuple[Quest, dict[str, MonsterCard], Library]] = OrderedDict()


class _WithGuests(Library):
    """A library, and beside its own what a quest brings along. Whatever else is asked, the library answers."""

    def __init__(self, shelf: Library, quest: Quest) -> None:
        self._shelf = shelf
        self.monsters = {**shelf.monsters, **{card.id: card for card in quest.monsters}}
        self.activations = {**shelf.activations, **{card.id: card for card in quest.activations}}
        self.decks = {**shelf.decks, **{card.id: f"quests/{quest.id}.yaml" for card in quest.activations}}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._shelf, name)


def with_guests(shelf: Library, quest: Quest | None) -> Library:
    """The library as it is for whoever plays a quest."""
    if quest is None or not quest.monsters:
        return shelf
    monsters, key = shelf.monsters, (id(quest), id(shelf.monsters))
    found = _shelves.get(key)
    if found is None:
        # What the key is made of is kept with it: nothing else can be known by the same numbers meanwhile.
        found = _shelves[key] = quest, monsters, _WithGuests(shelf, quest)
        while len(_shelves) > MOST_SHELVES:
            _shelves.popitem(last=False)
    return found[2]


# Without a game ---------------------------------------------------------------------------------------------------


def foe_named(kind: str) -> MonsterCard | LieutenantCard | None:
    """A kind of monster or a lieutenant: of the library, or of a quest that brings it."""
    shelf = library()
    return shelf.lieutenants.get(kind) or shelf.monsters.get(kind) or guest_named(kind)


def guest_named(kind: str) -> MonsterCard | None:
    """A kind that a quest brings: one there is today, or one that is still under way."""
    return next((card for quest in _hosts() for card in quest.monsters if card.id == kind), None)


def activation_named(name: str) -> ActivationCard | None:
    """An activation card of the library, or of a quest that brings it."""
    found = library().activations.get(name)
    return found or next((card for quest in _hosts() for card in quest.activations if card.id == name), None)


def _hosts() -> Iterator[Quest]:
    """All quests that bring monsters: those there are, then those that games began with."""
    if Quest.some_bring_monsters:
        yield from (quest for quest in library().quests.values() if quest.monsters)
        yield from (content.model for content in all_pinned() if content.quest.get("monsters"))
