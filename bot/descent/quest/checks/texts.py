"""The words of a quest: everything it shows has its text in both languages, and Discord can show it."""

import re
from collections.abc import Iterator

from pydantic import BaseModel

from bot.descent.quest.checks.manuscript import Manuscript, parts_of
from bot.descent.quest.checks.page import Mistake, Where
from bot.descent.quest.happenings_party import Lose
from bot.descent.quest.happenings_party import Win as WinTheQuest
from bot.descent.quest.happenings_story import ChoiceOption, Choose, Hint, Message, Objective
from bot.descent.quest.model import Area, DoorSpot, Quest, Rule, TokenSpot, Unique, Use, Win
from bot.descent.quest.portals import LEFT

LONGEST_MESSAGE = 1800
"""Discord takes 2000 characters; headline, speaker and buttons' words need some."""
LONGEST_LABEL = 80
"""What stands on a button."""
LONGEST_NAME = 60
"""A name stands on buttons too, with a verb before it."""
LONGEST_TITLE = 100
"""What can be chosen in a menu."""
AT_THE_ENDS = (".intro", ".won", ".lost")
"""The texts at the beginning and the end of a quest."""
TOLD_AT_THE_ENDS = ("heroes", "round")
"""The facts they may use besides the variables the quest declares (`Game.numbers`)."""
TOLD_TO_MESSAGES = ("hero", "target", "round")
"""The facts every message of a story may use besides the quest's own variables."""


def check(script: Manuscript) -> Iterator[Mistake]:
    """Texts that are missing, too long, or ask for facts they are not given."""
    for where, key, longest in needed(script.quest):
        if key.endswith(".objective") and script.page.is_thinned(()):
            continue  # it may have another name in what could not be read
        absent = [language for language, texts in script.wordings.items() if key not in texts]
        if absent:
            yield script.mistake(where, f"there is no text {key} ({', '.join(absent)})")
        for language, texts in script.wordings.items():
            wording = texts.get(key)
            if wording is None:
                continue
            if wording.longest > longest:
                told = f"has {wording.longest} characters; {longest} are possible"
                yield script.mistake(where, f"the text {key} ({language}) {told}")
            for fact in sorted(wording.facts - facts(script.quest, key)):
                yield script.mistake(where, f"the text {key} ({language}) asks for ${fact}, which it is not told")


def unasked(script: Manuscript) -> Iterator[Mistake]:
    """Texts of the quest that nothing in it asks for."""
    quest = script.quest
    used = {key for _, key, _ in needed(quest)} | set(optional(quest))
    own = re.compile(rf"(quest|area|door|token)-{re.escape(quest.id)}(-.+|\..+)")
    for language, texts in script.wordings.items():
        for key in sorted(key for key in texts.keys() - used if own.fullmatch(key)):
            yield script.doubt(("id",), f"nothing in the quest asks for the text {key} ({language})")


def optional(quest: Quest) -> Iterator[str]:
    """Texts that are shown where they are there: what a thing looks like, why something can't be done yet."""
    own = f"quest-{quest.id}"
    yield f"{own}.objective"
    for _, part in parts_of(quest):
        match part:
            case DoorSpot():
                yield f"{own}-door-{part.id}"
            case TokenSpot():
                yield f"{own}-token-{part.id}"
            case Use():
                yield f"{own}-use-{part.id}.not"
            case ChoiceOption():
                yield f"{own}-option-{part.id}.not"


def facts(quest: Quest, key: str) -> frozenset[str]:
    """What a text is told: messages, and the texts at the beginning and the end; no others are told anything."""
    own = f"quest-{quest.id}"
    if key.startswith(f"{own}-message-"):
        kept = [name for name, variable in quest.variables.items() if variable.scope == "quest"]
        return frozenset((*kept, *TOLD_TO_MESSAGES))
    if key.startswith("activation-"):
        return frozenset(("effect",))  # what a special effect does is put together from its card
    if key.startswith(f"{own}-ending-") or key in {f"{own}{part}" for part in AT_THE_ENDS}:
        return frozenset((*quest.variables, *TOLD_AT_THE_ENDS))
    return frozenset()


def needed(quest: Quest) -> Iterator[tuple[Where, str, int]]:
    """Every text a quest needs: where it is asked for, its key, and how long it may be."""
    own = f"quest-{quest.id}"
    yield ("id",), own, LONGEST_TITLE
    yield from ((("id",), f"{own}{part}", LONGEST_MESSAGE) for part in AT_THE_ENDS)
    if quest.objective is not None:
        yield ("objective",), f"{own}-objective-{quest.objective}", LONGEST_MESSAGE
    else:
        yield ("id",), f"{own}.objective", LONGEST_MESSAGE
    if quest.level is not None:
        yield ("level",), f"{own}-ending-{LEFT}", LONGEST_MESSAGE
    yield from _guests(quest)
    for where, part in parts_of(quest):
        for field, key, longest in _texts_of(quest.id, part):
            yield (*where, field), key, longest


def _guests(quest: Quest) -> Iterator[tuple[Where, str, int]]:
    """The texts of the monsters a quest brings, and of their cards."""
    for number, card in enumerate(quest.monsters):
        for part in ("", ".plural", ".master"):
            yield ("monsters", number, "id"), f"monster-{card.id}{part}", LONGEST_NAME
    for number, activation in enumerate(quest.activations):
        yield ("activations", number, "id"), f"activation-{activation.id}", LONGEST_NAME
        if activation.special:
            yield ("activations", number, "id"), f"activation-{activation.id}.special", LONGEST_MESSAGE


def _texts_of(quest: str, part: BaseModel) -> Iterator[tuple[str, str, int]]:
    """The texts a part of a quest needs: field, key, and how long it may be."""
    own = f"quest-{quest}"
    match part:
        case Area():
            yield "id", f"area-{quest}-{part.id}", LONGEST_MESSAGE
        case DoorSpot() | TokenSpot():
            kind = "door" if isinstance(part, DoorSpot) else "token"
            yield "id", f"{kind}-{quest}-{part.id}", LONGEST_NAME
            if part.uses:
                yield "id", f"{own}-{kind}-{part.id}", LONGEST_MESSAGE
        case Unique():
            yield "name", f"unique-{part.name}", LONGEST_NAME
        case Use():
            yield "id", f"{own}-use-{part.id}", LONGEST_LABEL
        case Rule():
            yield "id", f"{own}-rule-{part.id}", LONGEST_MESSAGE
        case Message() | Hint() | Objective():
            yield "text", f"{own}-{part.kind}-{part.text}", LONGEST_MESSAGE
        case Choose():
            yield "text", f"{own}-choice-{part.text}", LONGEST_MESSAGE
        case ChoiceOption():
            yield "id", f"{own}-option-{part.id}", LONGEST_LABEL
        case WinTheQuest() | Lose():
            yield "reason", f"{own}-ending-{part.reason}", LONGEST_MESSAGE
        case Win() if part.reason != Win().reason:
            yield "reason", f"{own}-ending-{part.reason}", LONGEST_MESSAGE
        case _:
            return
