"""Names that lead nowhere: every id a card, monster or quest mentions must exist."""

from collections.abc import Iterable, Iterator

from pydantic import BaseModel

from bot.descent.board import BadMap, assemble
from bot.descent.content.cards import MonsterBlock
from bot.descent.content.library import Library
from bot.descent.content.wording import near
from bot.descent.monsters.actions.by_name import ABILITIES
from bot.descent.monsters.instructions import FIELDS, ActivationCard
from bot.descent.monsters.lieutenants import LieutenantAct
from bot.descent.quest.model import Quest
from bot.descent.rules.passives import PASSIVES
from bot.descent.rules.stats import ON_CARD

CONDITION_FIELDS = ("condition", "inflicts", "having", "without")
"""Fields that hold conditions, wherever they stand."""
ACTION_FIELDS = ("use", "using", "alter")
"""Fields of activation cards that hold special actions of monsters."""
RANDOM = "random"
"""In place of a condition: one that is drawn."""
WORDLESS = (type(None), bool, int)
"""Most parts of a card are of these types: they need not be looked into."""


def dangling(shelf: Library) -> Iterator[str]:
    """Every mention of something that is not there, in what all quests share, with file, entry and field."""
    for kind in SHARED:
        for entry_id, entry in getattr(shelf, kind).items():
            where = f"{shelf.home(kind, entry_id)}: {kind} {entry_id}"
            words = list(words_in(entry))
            yield from _conditions(shelf, where, words)
            yield from _counters(shelf, where, words)
    yield from _archetypes(shelf)
    yield from _masters(shelf)
    yield from foes_astray(shelf)
    yield from _passives(shelf)
    yield from _lieutenant_sides(shelf)


def _masters(shelf: Library) -> Iterator[str]:
    """Familiars of heroes or classes there are not."""
    for familiar in shelf.familiars.values():
        where = f"{shelf.home('familiars', familiar.id)}: familiars {familiar.id}"
        for field, name, known in (
            ("hero", familiar.hero, shelf.heroes.keys()),
            ("hero_class", familiar.hero_class, shelf.classes.keys()),
        ):
            if name is not None and name not in known:
                yield f"{where}: {field}: {unknown(name, known)}"


SHARED = (
    *("heroes", "classes", "hybrids", "items", "relics", "search_cards", "familiars"),
    *("monsters", "lieutenants"),
)
"""The cards of all boxes."""


def unknown(name: str, known: Iterable[str]) -> str:
    """ "unknown name 'posioned'; did you mean 'poisoned'?" """
    return f"unknown name {name!r}{near(name, known)}"


def _conditions(shelf: Library, where: str, words: Iterable[tuple[str, str]]) -> Iterator[str]:
    """All conditions among the words of an entry that there are not."""
    for place, word in words:
        if word not in shelf.conditions and word != RANDOM and _holds(place, CONDITION_FIELDS):
            yield f"{where}: {place}: {unknown(word, shelf.conditions)}"


def _counters(shelf: Library, where: str, words: Iterable[tuple[str, str]]) -> Iterator[str]:
    """All counters among the words of an entry that no class brings."""
    for place, word in words:
        if place.rpartition(".")[2] == "counter" and word != ON_CARD and word not in shelf.counters:
            yield f"{where}: {place}: {unknown(word, shelf.counters)}"


def words_in(value: object, field: str = "") -> Iterator[tuple[str, str]]:
    """All words of an entry, however deep, each with its place."""
    if isinstance(value, str):
        yield field, value
        return
    for name, part in _parts(value):
        if type(part) not in WORDLESS:
            yield from words_in(part, f"{field}.{name}" if field else str(name))


def _parts(value: object) -> Iterable[tuple[object, object]]:
    """What an entry or a part of it consists of."""
    if isinstance(value, BaseModel):
        written = vars(value)
        return [(name, written[name]) for name in type(value).model_fields]
    if isinstance(value, dict):
        return value.items()
    return enumerate(value) if isinstance(value, tuple | list) else ()


def _holds(field: str, kinds: tuple[str, ...]) -> bool:
    return any(part in kinds for part in field.split(".")[-2:])


def _archetypes(shelf: Library) -> Iterator[str]:
    there = {calling.archetype for calling in shelf.classes.values()}
    for hero in shelf.heroes.values():
        if shelf.classes and hero.archetype not in there:
            yield f"{shelf.home('heroes', hero.id)}: heroes {hero.id}: archetype: no class is a {hero.archetype}"


def foes_astray(shelf: Library) -> Iterator[str]:
    """Abilities and special actions of monsters and lieutenants."""
    blocks: list[tuple[str, MonsterBlock | LieutenantAct]] = [
        (f"{shelf.home('monsters', monster.id)}: monsters {monster.id}: {act}.{rank}", block)
        for monster in shelf.monsters.values()
        for act, ranks in (("act1", monster.act1), ("act2", monster.act2))
        for rank, block in ranks.items()
    ]
    blocks += [
        (f"{shelf.home('lieutenants', foe.id)}: lieutenants {foe.id}: {act}", numbers)
        for foe in shelf.lieutenants.values()
        for act, numbers in (("act1", foe.act1), ("act2", foe.act2))
    ]
    for where, block in blocks:
        for name in block.abilities:
            if name not in shelf.monster_abilities:
                yield f"{where}.abilities: {unknown(name, shelf.monster_abilities)}"
        for name in block.x:
            if name not in block.abilities:
                yield f"{where}.x: {unknown(name, block.abilities)}"
        for name in block.actions:
            if name not in ABILITIES:
                yield f"{where}.actions: {unknown(name, ABILITIES)}"


def _passives(shelf: Library) -> Iterator[str]:
    """Passive abilities that nothing in the rules goes by."""
    for name, ability in shelf.monster_abilities.items():
        written = ability.modifiers or ability.lends
        if ability.kind == "passive" and not written and name not in PASSIVES:
            yield f"monsters.yaml, lieutenants.yaml or relics.yaml: abilities {name}: {unknown(name, PASSIVES)}"


def _lieutenant_sides(shelf: Library) -> Iterator[str]:
    """Relics, abilities and bearers that a lieutenant's side of a relic names."""
    for side in shelf.lieutenant_sides.values():
        where = f"{shelf.homes.get(('lieutenant_sides', side.id), 'relics.yaml')}: lieutenant_sides {side.id}"
        named: list[tuple[str, tuple[str, ...], Iterable[str]]] = [
            ("id", (side.id,), list(shelf.relics)),
            ("abilities", side.abilities, list(shelf.monster_abilities)),
            ("bearers", side.bearers, list(shelf.lieutenants)),
        ]
        for field, names, known in named:
            yield from (f"{where}.{field}: {unknown(name, known)}" for name in names if name not in known)


def dangling_on(shelf: Library, card: ActivationCard) -> Iterator[str]:
    """What an activation card mentions and is not there."""
    foes = {**shelf.monsters, **shelf.lieutenants}
    where = f"{shelf.decks[card.id]}: activations {card.id}"
    words = list(words_in(card))
    yield from _conditions(shelf, where, words)
    if card.monster not in foes:
        yield f"{where}: monster: {unknown(card.monster, foes)}"
    for place, word in words:
        if place.rpartition(".")[2] in ACTION_FIELDS and word not in ABILITIES:
            yield f"{where}: {place}: {unknown(word, (*ABILITIES, *FIELDS))}"
    for number, special in enumerate(card.special):
        lent = special.lends.ability if special.lends is not None else None
        if lent is not None and lent not in PASSIVES:
            yield f"{where}: special.{number}.lends.ability: {unknown(lent, PASSIVES)}"
        known = ABILITIES[special.alter].numbers if special.alter in ABILITIES else tuple(special.set)
        for name in special.set:
            if name not in known:
                offered = f"{special.alter} has: {', '.join(known)}" if known else f"{special.alter} has no numbers"
                yield f"{where}: special.{number}.set: {offered}{near(name, known)}"


def dangling_in(shelf: Library, quest: Quest) -> Iterator[str]:
    """What a quest mentions and is not there, and tiles that can't lie as it wants."""
    where = f"quests/{quest.id}.yaml: quest {quest.id}"
    areas = [area.id for area in quest.areas]
    foes = {**shelf.monsters, **shelf.lieutenants, **{card.id: card for card in quest.monsters}}
    for area in quest.areas:
        for spawn in area.spawns:
            if spawn.monster and spawn.monster not in foes:
                yield f"{where}: areas.{area.id}.spawns: {unknown(spawn.monster, foes)}"
            if spawn.relic is not None and spawn.relic not in shelf.lieutenant_sides:
                yield f"{where}: areas.{area.id}.spawns.relic: {unknown(spawn.relic, shelf.lieutenant_sides)}"
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
