"""How much there is to fear from the monsters of a quest, by number of heroes: what an author weighs a spawn by.

The measure is a plain one: the hearts that all figures of a spawn deal on average if each makes one attack on a
hero who defends itself as the plain party does (`DEFENCE`), and the hearts they have together. Where traits choose
the kind it is the mean of those that may come from the base box and the quest's own.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.descent.content.boxes import BASE
from bot.descent.content.cards import MonsterBlock
from bot.descent.content.guests import with_guests
from bot.descent.content.library import Library
from bot.descent.monsters.threat import hearts_of, offers
from bot.descent.quest.areas import HEROES, Spawn
from bot.descent.quest.model import Quest, parts
from bot.descent.rules.dice import Colour
from bot.workshop import Sheet

DEFENCE: dict[int, tuple[Colour, ...]] = {1: ("gray",), 2: ("gray", "brown")}
"""By act: what the plain party rolls. It starts in leather; by the second act it wears more."""


class Menace(NamedTuple):
    """What appears with so many heroes."""

    masters: float
    minions: float
    hearts: float
    """Dealt with one attack each."""
    health: float

    def __str__(self) -> str:
        return f"{self.hearts:.1f}/{self.health:.0f}"


def menace(shelf: Library, quest: Quest, spawn: Spawn, heroes: int) -> Menace | None:
    """What a spawn brings with so many heroes; None if nobody may come."""
    shelf = with_guests(shelf, quest)
    kinds = kinds_near(shelf, quest, spawn)
    found = [_of_kind(shelf, quest, spawn, kind, heroes) for kind in kinds]
    return Menace(*(sum(parts) / len(found) for parts in zip(*found, strict=True))) if found else None


def kinds_near(shelf: Library, quest: Quest, spawn: Spawn) -> list[str]:
    """The kinds that may appear to whoever has no more boxes than the quest asks for."""
    wanted = spawn.likes
    if wanted is None:
        known = spawn.monster in shelf.monsters or spawn.monster in shelf.lieutenants
        return [spawn.monster] if known else []
    return [card.id for card in shelf.monsters.values() if card.box in (BASE, quest.box) and wanted.fit(card)]


def _of_kind(shelf: Library, quest: Quest, spawn: Spawn, kind: str, heroes: int) -> Menace:
    masters, minions = numbers(shelf, spawn, kind, heroes)
    more = spawn.unique.health + spawn.unique.health_per_hero * heroes if spawn.unique is not None else 0
    ranks = [(masters, _block(shelf, quest, kind, heroes, master=True))]
    ranks += [(minions, _block(shelf, quest, kind, heroes, master=False))] if minions else []
    hearts = sum(count * _dealt(quest, block) for count, block in ranks)
    health = sum(count * block.health for count, block in ranks) + (more if masters + minions else 0)
    return Menace(masters, minions, hearts, health)


def numbers(shelf: Library, spawn: Spawn, kind: str, heroes: int) -> tuple[int, int]:
    """How many masters and minions of a kind appear: minions instead of masters beyond the limit (MON-05)."""
    minion_limit, master_limit = shelf.foe(kind).limits[heroes]
    masters = spawn.wanted(heroes, master_limit, master=True)
    minions = spawn.wanted(heroes, minion_limit, master=False)
    if spawn.beyond_limits:
        return masters, minions
    return min(masters, master_limit), min(minions + max(0, masters - master_limit), minion_limit)


def _block(shelf: Library, quest: Quest, kind: str, heroes: int, *, master: bool) -> MonsterBlock:
    if kind in shelf.lieutenants:
        return shelf.lieutenants[kind].block(quest.act, heroes)
    return shelf.monsters[kind].block(quest.act, "master" if master else "minion")


def _dealt(quest: Quest, block: MonsterBlock) -> float:
    return hearts_of(tuple(block.dice), offers(block.surges), DEFENCE[quest.act])


# As a table -------------------------------------------------------------------------------------------------------


def threat_sheets(quests: Iterable[Quest], shelf: Library) -> dict[str, Sheet]:
    """A table for each quest in which monsters appear."""
    sheets = {quest.id: threat_sheet(shelf, quest) for quest in quests}
    return {name: sheet for name, sheet in sheets.items() if sheet.rows}


def threat_lines(shelf: Library, quest: Quest) -> list[str]:
    """The same below a map: a line for each spawn."""
    return [f"{where}: {who}  {'  '.join(numbers)}" for where, who, *numbers in threat_sheet(shelf, quest).rows]


def threat_sheet(shelf: Library, quest: Quest) -> Sheet:
    """The spawns of a quest, each with what it brings to two, three and four heroes."""
    heads = ("where", "who", *(f"{heroes} heroes" for heroes in HEROES))
    return Sheet(
        f"{quest.id}: hearts dealt by one attack each / hearts they have", heads, tuple(_rows(shelf, quest))
    )


def _rows(shelf: Library, quest: Quest) -> Iterator[tuple[str, ...]]:
    places: list[tuple[str, object]] = [(area.id, area) for area in quest.areas]
    places += [(event.id, event) for event in quest.events] + list(quest.bags.items())
    for where, written in places:
        for part in parts(written):
            if isinstance(part, Spawn):
                brought = [menace(shelf, quest, part, heroes) for heroes in HEROES]
                yield where, called(part), *(str(each) if each is not None else "–" for each in brought)


def called(spawn: Spawn) -> str:
    """Who it is: `watch (cursed/building)`, `zombie`."""
    kind = spawn.monster or str(spawn.likes)
    name = spawn.unique.name if spawn.unique is not None else spawn.role
    return f"{name} ({kind})" if name else kind
