"""What must be there once only, and small things that can't be as they are written."""

from collections.abc import Iterator

from bot.descent.quest.checks.manuscript import Manuscript
from bot.descent.quest.checks.page import Mistake, Where
from bot.descent.quest.model import DoorSpot, TokenSpot, Variable
from bot.descent.quest.triggers import RoundStart


def check(script: Manuscript) -> Iterator[Mistake]:
    """Ids that stand twice, rounds that never come, variables with impossible values."""
    yield from _ids(script)
    yield from _file_name(script)
    yield from _perils(script)
    for where, part in script.of(RoundStart):
        assert isinstance(part, RoundStart)
        if (part.round if part.round is not None else part.since) < 1:
            yield script.mistake((*where, "round" if part.round is not None else "from"), "rounds begin with 1")
    for name, variable in script.quest.variables.items():
        yield from _range(script, name, variable)


def _range(script: Manuscript, name: str, variable: Variable) -> Iterator[Mistake]:
    """A variable starts as something it can be."""
    low, high = variable.bounds
    ranged = variable.least is not None or variable.most is not None
    field, told = "", ""
    if variable.type == "flag" and variable.start not in (0, 1):
        field, told = "start", "a flag is 0 or 1"
    elif variable.type == "flag" and ranged:
        field, told = "type", "a flag is 0 or 1: it needs no `from` and `to`"
    elif low > high:
        field, told = "from", f"nothing lies between {low} and {high}"
    elif not low <= variable.start <= high:
        field, told = "start", f"it starts with {variable.start}, but goes from {low} to {high}"
    if told:
        script.astray.add(name)
        yield script.mistake(("variables", name, field), told)


def _file_name(script: Manuscript) -> Iterator[Mistake]:
    if script.page.file.rpartition("/")[2] != f"{script.quest.id}.yaml":
        yield script.mistake(("id",), f"a quest has the name of its file, which should be {script.quest.id}.yaml")


def _ids(script: Manuscript) -> Iterator[Mistake]:
    quest = script.quest
    yield from _twice(script, "area", [(("areas", number), area.id) for number, area in enumerate(quest.areas)])
    yield from _twice(
        script, "event", [(("events", number), event.id) for number, event in enumerate(quest.events)]
    )
    yield from _twice(script, "rule", [(("rules", number), rule.id) for number, rule in enumerate(quest.rules)])
    elements = [(where, part.id) for where, part in script.parts if isinstance(part, DoorSpot | TokenSpot)]
    # A token may be placed by several events, one after the other; only what lies on the map is there at once.
    yield from _twice(script, "door or token", [entry for entry in elements if entry[0][0] == "areas"])
    for where, part in script.parts:
        if isinstance(part, DoorSpot | TokenSpot):
            uses = [((*where, "uses", number), use.id) for number, use in enumerate(part.uses)]
            yield from _twice(script, "use", uses)


def _twice(script: Manuscript, kind: str, entries: list[tuple[Where, str]]) -> Iterator[Mistake]:
    seen: dict[str, int] = {}
    for where, name in entries:
        line = script.page.line((*where, "id"))
        if name in seen:
            yield script.mistake((*where, "id"), f"another {kind} is called {name!r}, on line {seen[name]}")
        seen.setdefault(name, line)


def _perils(script: Manuscript) -> Iterator[Mistake]:
    """A hard quest is not the milder one."""
    normal, hard = script.quest.peril.normal, script.quest.peril.hard
    if hard is None:
        return
    first, first_hard = (min(plan.rounds, default=None) for plan in (normal, hard))
    if first is not None and first_hard is None:
        yield script.mistake(("peril", "hard"), "there are perils on normal, but none on hard")
    elif first is not None and first_hard is not None and first_hard > first:
        text = f"on hard the first peril comes later (round {first_hard}) than on normal (round {first})"
        yield script.mistake(("peril", "hard"), text)
