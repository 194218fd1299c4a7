"""Everything in the library has a name and a text in both languages."""

from collections.abc import Iterator
from pathlib import Path

from bot.descent.content.cards import ConditionCard
from bot.descent.content.library import Library
from bot.descent.quest.checks.texts import needed
from bot.descent.quest.content import LOCALES
from bot.descent.quest.model import Quest
from bot.descent.words.campaign_naming import campaign_keys
from bot.words.language import LANGUAGES
from bot.words.locales import entries


def unnamed(shelf: Library, locales: Path = LOCALES) -> list[str]:
    """What has no words yet, each line naming the language, the entry and the key it needs."""
    found = []
    for language in LANGUAGES:
        written = entries(language, locales)
        found += [
            f"locales/{language}: {entry}: there is no message {key}"
            for entry, key in dict.fromkeys(wanted(shelf))
            if key not in written
        ]
    return found


def wanted(shelf: Library) -> Iterator[tuple[str, str]]:
    """Every entry with each key it needs."""
    yield from _heroes(shelf)
    yield from _foes(shelf)
    yield from _quests(shelf)
    yield from campaign_keys(shelf)


def _heroes(shelf: Library) -> Iterator[tuple[str, str]]:
    for hero in shelf.heroes:
        yield from ((f"hero {hero}", f"hero-{hero}{part}") for part in ("", ".ability", ".feat"))
    for calling in (*shelf.classes, *shelf.hybrids):
        yield f"class {calling}", f"class-{calling}"
    yield from ((f"counter {counter}", f"counter-{counter}") for counter in shelf.counters)
    cards = (shelf.items, shelf.class_items, shelf.relics, shelf.search_cards, shelf.skills)
    for card in (card for cards_of_a_kind in cards for card in cards_of_a_kind):
        yield from ((f"card {card}", f"card-{card}{part}") for part in ("", ".text"))
    for condition in shelf.conditions.values():
        keys = [f"condition-{condition.id}", f"condition-{condition.id}.text", *_reasons(condition)]
        yield from ((f"condition {condition.id}", key) for key in keys)
    for familiar in shelf.familiars:
        yield from ((f"familiar {familiar}", f"familiar-{familiar}{part}") for part in ("", ".text"))


def _reasons(condition: ConditionCard) -> Iterator[str]:
    """How a hero is told that a condition holds it back, and the party that it holds a monster back."""
    if not {"actions", "moves", "skills"}.isdisjoint(condition.forbids):
        yield f"refusal-{condition.id}"
    if not {"moves", "skills"}.isdisjoint(condition.forbids):
        yield f"neglect-{condition.id}"


def _foes(shelf: Library) -> Iterator[tuple[str, str]]:
    for monster in shelf.monsters:
        yield from ((f"monster {monster}", f"monster-{monster}{part}") for part in ("", ".plural", ".master"))
    for lieutenant in shelf.lieutenants:
        yield f"lieutenant {lieutenant}", f"monster-{lieutenant}"
    blocks = [
        block for monster in shelf.monsters.values() for block in (*monster.act1.values(), *monster.act2.values())
    ]
    acts = [act for foe in shelf.lieutenants.values() for act in (foe.act1, foe.act2)]
    for named in (
        *((block.abilities, block.actions) for block in blocks),
        *((a.abilities, a.actions) for a in acts),
    ):
        for ability in (*named[0], *named[1]):
            yield from ((f"ability {ability}", f"ability-{ability}{part}") for part in ("", ".text"))
    for card in shelf.activations:
        yield from ((f"activation {card}", f"activation-{card}{part}") for part in ("", ".special"))


def _quests(shelf: Library) -> Iterator[tuple[str, str]]:
    for peril in shelf.perils:
        yield from ((f"peril {peril}", f"peril-{peril}{part}") for part in ("", ".text"))
    for quest in shelf.quests.values():
        entry = f"quest {quest.id}"
        yield from ((entry, key) for key in quest_keys(quest))


def quest_keys(quest: Quest) -> Iterator[str]:
    """Every message a quest needs."""
    return (key for _, key, _ in needed(quest))
