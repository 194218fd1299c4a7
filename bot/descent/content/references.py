"""Names that lead nowhere: every id a card, monster or quest mentions must exist."""

from collections.abc import Iterable, Iterator, Mapping

from pydantic import BaseModel

from bot.descent.board import BadMap, assemble
from bot.descent.content.cards import MonsterBlock
from bot.descent.content.library import Library
from bot.descent.content.wording import near
from bot.descent.monsters.actions.by_name import ABILITIES
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.monsters.lieutenants import LieutenantAct
from bot.descent.quest.model import Quest
from bot.descent.rules.passives import PASSIVES

CONDITION_FIELDS = ("condition", "inflicts", "having", "without")
"""Fields that hold conditions, wherever they stand."""


def dangling(shelf: Library) -> Iterator[str]:
    """Every mention of something that is not there, in what all quests share, with file, entry and field."""
    for kind, file in FILES.items():
        for entry_id, entry in getattr(shelf, kind).items():
            yield from _conditions(shelf, f"{file}: {kind} {entry_id}", entry)
    yield from _archetypes(shelf)
    yield from _foes(shelf)
    yield from _passives(shelf)


FILES = {
    "heroes": "heroes.yaml",
    "classes": "classes.yaml",
    "items": "items.yaml",
    "relics": "relics.yaml",
    "search_cards": "search_cards.yaml",
    "familiars": "familiars.yaml",
    "monsters": "monsters.yaml",
    "lieutenants": "lieutenants.yaml",
}


def unknown(name: str, known: Iterable[str]) -> str:
    """ "unknown name 'posioned'; did you mean 'poisoned'?" """
    return f"unknown name {name!r}{near(name, known)}"


def _conditions(shelf: Library, where: str, value: object, field: str = "") -> Iterator[str]:
    """All conditions mentioned in an entry, however deep."""
    if isinstance(value, BaseModel):
        for name in type(value).model_fields:
            yield from _conditions(shelf, where, getattr(value, name), f"{field}.{name}" if field else name)
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from _conditions(shelf, where, part, f"{field}.{key}")
    elif isinstance(value, tuple | list):
        for number, part in enumerate(value):
            yield from _conditions(shelf, where, part, f"{field}.{number}")
    elif isinstance(value, str) and _holds_condition(field) and value not in shelf.conditions:
        yield f"{where}: {field}: {unknown(value, shelf.conditions)}"


def _holds_condition(field: str) -> bool:
    return any(part in CONDITION_FIELDS for part in field.split(".")[-2:])


def _archetypes(shelf: Library) -> Iterator[str]:
    there = {calling.archetype for calling in shelf.classes.values()}
    for hero in shelf.heroes.values():
        if shelf.classes and hero.archetype not in there:
            yield f"heroes.yaml: heroes {hero.id}: archetype: no class is a {hero.archetype}"


def _foes(shelf: Library) -> Iterator[str]:
    """Abilities and special actions of monsters and lieutenants."""
    blocks: list[tuple[str, MonsterBlock | LieutenantAct]] = [
        (f"monsters.yaml: monsters {monster.id}: {act}.{rank}", block)
        for monster in shelf.monsters.values()
        for act, ranks in (("act1", monster.act1), ("act2", monster.act2))
        for rank, block in ranks.items()
    ]
    blocks += [
        (f"lieutenants.yaml: lieutenants {foe.id}: {act}", numbers)
        for foe in shelf.lieutenants.values()
        for act, numbers in (("act1", foe.act1), ("act2", foe.act2))
    ]
    for where, block in blocks:
        for name in block.abilities:
            if name not in shelf.monster_abilities:
                yield f"{where}.abilities: {unknown(name, shelf.monster_abilities)}"
        for name in block.actions:
            if name not in ABILITIES:
                yield f"{where}.actions: {unknown(name, ABILITIES)}"


def _passives(shelf: Library) -> Iterator[str]:
    """Passive abilities that nothing in the rules goes by."""
    for name, ability in shelf.monster_abilities.items():
        if ability.kind == "passive" and name not in PASSIVES:
            yield f"monsters.yaml or lieutenants.yaml: abilities {name}: {unknown(name, PASSIVES)}"


def dangling_on(shelf: Library, card: ActivationCard) -> Iterator[str]:
    """What an activation card mentions and is not there."""
    foes = {**shelf.monsters, **shelf.lieutenants}
    where = f"{shelf.decks[card.id]}: activations {card.id}"
    yield from _conditions(shelf, where, card)
    if card.monster not in foes:
        yield f"{where}: monster: {unknown(card.monster, foes)}"
    for rank in ("minion", "master"):
        for number, line in enumerate(card.minion if rank == "minion" else card.master):
            if line.use is not None and line.use not in ABILITIES:
                yield f"{where}: {rank}.{number}.use: {unknown(line.use, ABILITIES)}"


def dangling_in(shelf: Library, quest: Quest) -> Iterator[str]:
    """What a quest mentions and is not there, and tiles that can't lie as it wants."""
    where = f"quests/{quest.id}.yaml: quest {quest.id}"
    areas = [area.id for area in quest.areas]
    foes = {**shelf.monsters, **shelf.lieutenants}
    for area in quest.areas:
        for spawn in area.spawns:
            if spawn.monster and spawn.monster not in foes:
                yield f"{where}: areas.{area.id}.spawns: {unknown(spawn.monster, foes)}"
        for door in area.doors:
            if door.reveals is not None and door.reveals not in areas:
                yield f"{where}: areas.{area.id}.doors.{door.id}.reveals: {unknown(door.reveals, areas)}"
    try:
        whole = assemble((tile for area in quest.areas for tile in area.tiles), shelf.tiles)
    except BadMap as bad:
        yield from (f"{where}: areas: {problem}" for problem in bad.problems)
        return
    for square in quest.start:
        if square not in whole.terrain:
            yield f"{where}: start: {square} is not on the board"
    for area in quest.areas:
        for token in area.tokens:
            if token.square not in whole.terrain:
                yield f"{where}: areas.{area.id}.tokens.{token.id}: {token.square} is not on the board"
