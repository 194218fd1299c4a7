"""What in a quest leads to what: each happening with where it stands and what must come about first."""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from pydantic import BaseModel

from bot.descent.board import Square
from bot.descent.quest.areas import Use
from bot.descent.quest.base import Happening, Trigger
from bot.descent.quest.happenings_party import Lose, Win
from bot.descent.quest.happenings_story import ChoiceOption, If
from bot.descent.quest.model import Quest
from bot.descent.quest.portals import LEFT
from bot.descent.quest.references import Path, located
from bot.kernel.plain import Plain

SourceKind = Literal["event", "use", "bag", "quest"]
MOST_SQUARES_TOLD = 3


class Deed(NamedTuple):
    """A happening in its place."""

    kind: SourceKind
    source: str
    """The event or bag it belongs to; a use as `token/use`."""
    ways: tuple[str, ...]
    """What must be so besides: conditions of `if`, options that are chosen, tests passed or failed."""
    ifs: tuple[tuple[str, bool], ...]
    """The conditions alone, and whether they have to hold."""
    what: Happening
    path: Path


class Close(Plain):
    """A way the quest can end, and the deeds that lead there; none for what the rules bring about."""

    outcome: Literal["won", "lost"]
    reason: str


def outlined(quest: Quest) -> Iterator[Deed]:
    """Every happening of a quest, in the order of its file."""
    for path, part in located(quest):
        if isinstance(part, Happening):
            kind, source = _source(quest, path)
            ways, ifs = _ways(quest, path)
            yield Deed(kind, source, ways, ifs, part, path)


def endings(quest: Quest) -> list[Close]:
    """All the ways it can end that its author wrote down, in the order of the file."""
    found = [
        Close(outcome="won" if isinstance(deed.what, Win) else "lost", reason=deed.what.reason)
        for deed in outlined(quest)
        if isinstance(deed.what, Win | Lose)
    ]
    if quest.win is not None:
        found.append(Close(outcome="won", reason=quest.win.reason))
    if quest.level is not None:
        found.append(Close(outcome="won", reason=LEFT))
    return list(dict.fromkeys(found))


def _source(quest: Quest, path: Path) -> tuple[SourceKind, str]:
    """Where a happening stands."""
    if path[0] == "events":
        return "event", quest.events[int(path[1])].id
    if path[0] == "bags":
        return "bag", str(path[1])
    element, use = "", ""
    for part in _along(quest, path):
        if isinstance(part, Use):
            use = part.id
        elif not use and isinstance(getattr(part, "uses", None), tuple):
            element = str(getattr(part, "id", ""))
    return ("use", f"{element}/{use}") if use else ("quest", quest.id)


def _ways(quest: Quest, path: Path) -> tuple[tuple[str, ...], tuple[tuple[str, bool], ...]]:
    ways: list[str] = []
    ifs: list[tuple[str, bool]] = []
    along = list(_along(quest, path))
    for step, part in zip(path, along, strict=False):
        if isinstance(part, If) and step in ("then", "else"):
            ifs.append((part.when.text, step == "then"))
            ways.append(part.when.text if step == "then" else f"not ({part.when.text})")
        elif isinstance(part, ChoiceOption):
            ways.append(f"option {part.id}")
        elif step in ("pass", "fail"):
            ways.append(str(step))
    return tuple(dict.fromkeys(ways)), tuple(ifs)


def _along(quest: Quest, path: Path) -> Iterator[object]:
    """The parts on the way to a place: before each step, what it is taken from."""
    part: object = quest
    for step in path:
        yield part
        if isinstance(part, tuple):
            part = part[int(step)]
        else:
            part = part[step] if isinstance(part, dict) else _field(part, str(step))


def _field(part: object, name: str) -> object:
    """A field by the name its author writes; a token that is placed has its fields on the happening itself."""
    inside: list[object] = []
    for field, info in type(part).model_fields.items() if isinstance(part, BaseModel) else ():
        value = getattr(part, field)
        if name in (field, info.alias):
            return value
        inside += [value] if isinstance(value, BaseModel) else []
    return next(found for each in inside if (found := _field(each, name)) is not None)


def trigger_told(quest: Quest, trigger: Trigger) -> str:
    """A trigger in few words, as its author wrote it: `entered who: perrin, in: road`."""
    names = {squares: name for name, squares in quest.places.items()}
    told = []
    for name, field in type(trigger).model_fields.items():
        value = getattr(trigger, name)
        if value == field.get_default():
            continue
        told.append(f"{field.alias or name}: {_value(value, names)}")
    return " ".join([trigger.kind, ", ".join(told)]).strip()


def _value(value: object, names: Mapping[tuple[Square, ...], str]) -> str:
    if isinstance(value, tuple):
        if value in names:
            return names[value]
        told = ", ".join(map(str, value[:MOST_SQUARES_TOLD]))
        return f"[{told}, …]" if len(value) > MOST_SQUARES_TOLD else f"[{told}]"
    return str(value)
