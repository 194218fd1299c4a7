"""Monsters that a quest brings along: whole cards of abilities there are, within reason, with cards to act by."""

from collections.abc import Iterator

from bot.descent.content.cards import MonsterBlock, MonsterCard
from bot.descent.content.library import Library
from bot.descent.content.references import dangling_on, foes_astray
from bot.descent.quest.checks.manuscript import Manuscript, kinds_of, no_such
from bot.descent.quest.checks.page import Mistake, Where
from bot.descent.quest.model import Quest

MOST_HEALTH, MOST_SPEED, MOST_DICE, MOST_OF_A_RANK = 60, 8, 6, 12
"""More than any printed monster has, and less than nobody could stand against."""
HEROES = (2, 3, 4)


def check(script: Manuscript, library: Library) -> Iterator[Mistake]:
    """Each kind on its own, then its activation cards. `library` is the one without them."""
    quest = script.quest
    appearing = {kind for _, spawn in script.spawns for kind in kinds_of(spawn, script.shelf)}
    for number, card in enumerate(quest.monsters):
        where: Where = ("monsters", number)
        yield from _name(script, (*where, "id"), quest, card, library)
        yield from ((script.mistake((*where, *place), told)) for place, told in _numbers(card))
        if card.id not in appearing:
            yield script.mistake((*where, "id"), f"no {card.id!r} ever appears in this quest")
        if not any(each.monster == card.id for each in quest.activations):
            yield script.mistake(
                (*where, "id"), f"there is no activation card for {card.id!r}, so it would stand about"
            )
    yield from _astray(script, quest, library)


def _name(script: Manuscript, where: Where, quest: Quest, card: MonsterCard, library: Library) -> Iterator[Mistake]:
    """Saves know a monster by its name alone, so it is not that of another one."""
    if card.id in library.monsters or card.id in library.lieutenants:
        yield script.mistake(where, f"there is a monster called {card.id!r} already")
    elif not card.id.startswith(f"{quest.id}_"):
        yield script.mistake(where, f"a monster that comes with a quest is called after it: {quest.id}_…")
    if sum(other.id == card.id for other in quest.monsters) > 1:
        yield script.mistake(where, f"several monsters are called {card.id!r}")


def _numbers(card: MonsterCard) -> Iterator[tuple[Where, str]]:
    """Both acts, both ranks, all sizes of a party, and nothing beyond all bounds."""
    for act, ranks in (("act1", card.act1), ("act2", card.act2)):
        for rank in ("minion", "master"):
            if rank not in ranks:
                yield (act,), f"the numbers of a {rank} are missing"
        for rank, block in ranks.items():
            yield from (((act, rank, field), told) for field, told in _beyond(block))
    for heroes in HEROES:
        if heroes not in card.limits:
            yield ("limits",), f"how many come with {heroes} heroes is missing"
        elif not 0 < sum(card.limits[heroes]) <= 2 * MOST_OF_A_RANK or min(card.limits[heroes]) < 0:
            yield ("limits", heroes), f"one to {2 * MOST_OF_A_RANK} may come"
    if not 1 <= len(card.label) <= 2:
        yield ("label",), "a token has room for one letter or two"


def _beyond(block: MonsterBlock) -> Iterator[tuple[str, str]]:
    if not 1 <= block.health <= MOST_HEALTH:
        yield "health", f"1 to {MOST_HEALTH} are possible"
    if not 0 <= block.speed <= MOST_SPEED:
        yield "speed", f"0 to {MOST_SPEED} are possible"
    if not 1 <= len(block.dice) <= MOST_DICE:
        yield "dice", f"1 to {MOST_DICE} are possible"
    if len(block.defence) > MOST_DICE:
        yield "defence", f"at most {MOST_DICE} are possible"


def _astray(script: Manuscript, quest: Quest, library: Library) -> Iterator[Mistake]:
    """Abilities, actions, conditions and traits nobody knows."""
    traits = {trait for card in library.monsters.values() for trait in card.traits}
    for number, card in enumerate(quest.monsters):
        for which, trait in enumerate(card.traits):
            if trait not in traits:
                yield script.mistake(("monsters", number, "traits", which), no_such("trait", trait, traits))
        alone = Library(
            monsters={card.id: card},
            monster_abilities=library.monster_abilities,
            conditions=library.conditions,
        )
        for told in foes_astray(alone):
            place, _, problem = told.partition(f"monsters {card.id}: ")[2].partition(": ")
            yield script.mistake(("monsters", number, *place.split(".")), problem)
    own = [card.id for card in quest.monsters]
    for number, activation in enumerate(quest.activations):
        where: Where = ("activations", number)
        if activation.monster not in own:
            yield script.mistake((*where, "monster"), no_such("monster of this quest", activation.monster, own))
            continue
        if activation.id in library.activations or not activation.id.startswith(f"{activation.monster}_"):
            yield script.mistake((*where, "id"), f"it is called after its monster: {activation.monster}_…")
        for told in dangling_on(script.shelf, activation):
            place, _, problem = told.partition(f"activations {activation.id}: ")[2].partition(": ")
            steps = tuple(int(step) if step.isdigit() else step for step in place.split("."))
            yield script.mistake((*where, *steps), problem)
