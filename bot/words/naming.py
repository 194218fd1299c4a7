"""Everything in the library has a name and a text in both languages."""

from collections.abc import Iterator

from pydantic import BaseModel

from bot.descent.library import Library
from bot.descent.quest.happenings_party import Lose
from bot.descent.quest.happenings_party import Win as WinTheQuest
from bot.descent.quest.happenings_story import Choose, Hint, Message, Objective
from bot.descent.quest.model import DoorSpot, Quest, Rule, TokenSpot, Unique, Use, Win, parts
from bot.words.language import LANGUAGES
from bot.words.texts import Texts


def unnamed(shelf: Library) -> list[str]:
    """What has no words yet, each line naming the language, the entry and the key it needs."""
    found = []
    for language in LANGUAGES:
        texts = Texts(language)
        found += [
            f"locales/{language}: {entry}: there is no message {key}"
            for entry, key in dict.fromkeys(wanted(shelf))
            if not texts.has(key)
        ]
    return found


def wanted(shelf: Library) -> Iterator[tuple[str, str]]:
    """Every entry with each key it needs."""
    yield from _heroes(shelf)
    yield from _foes(shelf)
    yield from _quests(shelf)


def _heroes(shelf: Library) -> Iterator[tuple[str, str]]:
    for hero in shelf.heroes:
        yield from ((f"hero {hero}", f"hero-{hero}{part}") for part in ("", ".ability", ".feat"))
    for calling in shelf.classes:
        yield f"class {calling}", f"class-{calling}"
    cards = (shelf.items, shelf.class_items, shelf.relics, shelf.search_cards, shelf.skills)
    for card in (card for cards_of_a_kind in cards for card in cards_of_a_kind):
        yield from ((f"card {card}", f"card-{card}{part}") for part in ("", ".text"))
    for condition in shelf.conditions:
        yield from ((f"condition {condition}", f"condition-{condition}{part}") for part in ("", ".text"))
    for familiar in shelf.familiars:
        yield from ((f"familiar {familiar}", f"familiar-{familiar}{part}") for part in ("", ".text"))


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
    own = f"quest-{quest.id}"
    yield from (f"{own}{part}" for part in ("", ".intro", ".won", ".lost"))
    yield f"{own}-objective-{quest.objective}" if quest.objective is not None else f"{own}.objective"
    if quest.win is not None and quest.win.reason != Win().reason:
        yield f"{own}-ending-{quest.win.reason}"
    for area in quest.areas:
        yield f"area-{quest.id}-{area.id}"
    for part in parts(quest):
        if isinstance(part, DoorSpot | TokenSpot):
            kind = "door" if isinstance(part, DoorSpot) else "token"
            yield f"{kind}-{quest.id}-{part.id}"
            if part.uses:
                yield f"{own}-{kind}-{part.id}"
        elif isinstance(part, Unique):
            yield f"unique-{part.name}"
        else:
            yield from (f"{own}-{kind}-{thing}" for kind, thing in _texts_of(part))


def _texts_of(part: BaseModel) -> Iterator[tuple[str, str]]:
    """The texts of the quest's own that a part of it needs: their kind and name."""
    if isinstance(part, Use):
        yield "use", part.id
    elif isinstance(part, Rule):
        yield "rule", part.id
    elif isinstance(part, Message):
        yield "message", part.text
    elif isinstance(part, Hint):
        yield "hint", part.text
    elif isinstance(part, Objective):
        yield "objective", part.text
    elif isinstance(part, Choose):
        yield "choice", part.text
        yield from (("option", option.id) for option in part.options)
    elif isinstance(part, WinTheQuest | Lose):
        yield "ending", part.reason
