"""Does the story go anywhere? Events that never come, circles without an end, quests nobody can win."""

from collections.abc import Iterator

from bot.descent.board import Assembly
from bot.descent.quest.checks import circles
from bot.descent.quest.checks.manuscript import Manuscript
from bot.descent.quest.checks.page import Mistake
from bot.descent.quest.checks.possible import Possible
from bot.descent.quest.checks.worths import Worths, rounds_of
from bot.descent.quest.expressions import Expression
from bot.descent.quest.happenings_story import ChoiceOption, If, SetVariable
from bot.descent.quest.model import Goal, QuestEvent, Spawn, Use
from bot.descent.quest.triggers import RoundStart

ENDLESS_MORALE = 20
"""A party with so much heart never loses it."""


def check(script: Manuscript, board: Assembly | None) -> Iterator[Mistake]:
    """Follow the story wherever it can go, and tell what it never comes to."""
    if not script.areas:
        return
    possible = Possible(script, board)
    yield from _events(script, possible)
    yield from _things(script, possible)
    yield from _conditions(script, possible)
    yield from _endings(script, possible)
    yield from circles.check(script, possible)
    worths = Worths(script)
    yield from _always(script, worths)
    yield from _only_once(script, worths)
    yield from _beyond(script, worths)


def _events(script: Manuscript, possible: Possible) -> Iterator[Mistake]:
    for number, event in enumerate(script.quest.events):
        if event.id in possible.events:
            continue
        where = ("events", number)
        reasons = [possible.why_not(trigger) for trigger in event.on]
        if not event.on:
            yield script.mistake(
                where, "this event never comes: it has no `on`, and nothing that can happen fires it"
            )
        elif event.when is not None and (None in reasons or not possible.may_hold(event.when, rounds_of(event))):
            text = f"this event never comes: {event.when.text!r} never holds"
            yield script.mistake((*where, "when"), text)
        else:
            told = "; ".join(dict.fromkeys(reason for reason in reasons if reason is not None))
            yield script.mistake((*where, "on"), f"this event never comes: {told}")


def _things(script: Manuscript, possible: Possible) -> Iterator[Mistake]:
    """Areas, doors, bags and rules nobody ever sees."""
    for number, area in enumerate(script.quest.areas):
        if area.id not in possible.areas:
            text = f"nothing ever reveals {area.id!r}: no door that can be opened, and no `reveal`"
            yield script.mistake(("areas", number), text)
        for which, door in enumerate(area.doors):
            if area.id in possible.areas and door.id not in possible.opened:
                text = "this door is locked, and nothing ever unlocks or opens it"
                yield script.mistake(("areas", number, "doors", which), text)
    for name in script.quest.bags:
        if name not in possible.bags:
            yield script.mistake(("bags", name), "nothing that can happen draws from this bag")
    for number, rule in enumerate(script.quest.rules):
        if not rule.start and rule.id not in possible.rules:
            yield script.mistake(("rules", number), "nothing ever puts this rule in force")


def _conditions(script: Manuscript, possible: Possible) -> Iterator[Mistake]:
    """Uses, options, spawns and goals whose time never comes."""
    for where, part in script.parts:
        if isinstance(part, Use | ChoiceOption | Spawn | Goal) and not possible.may_hold(part.when):
            assert part.when is not None
            yield script.mistake((*where, "when"), f"{part.when.text!r} never holds")


def _always(script: Manuscript, worths: Worths) -> Iterator[Mistake]:
    """Conditions that are none: they hold whatever is played."""
    for where, part in script.parts:
        condition = getattr(part, "when", None)
        if not isinstance(condition, Expression) or not (condition.names() or condition.calls()):
            continue
        worth = worths.worth(condition, rounds_of(part) if isinstance(part, QuestEvent) else None)
        if worth.is_true:
            yield script.doubt((*where, "when"), f"{condition.text!r} always holds")
        elif worth.is_false and isinstance(part, If):
            yield script.doubt((*where, "when"), f"{condition.text!r} never holds")


def _only_once(script: Manuscript, worths: Worths) -> Iterator[Mistake]:
    """What is meant to come again and again comes once, unless its author says otherwise."""
    for number, event in enumerate(script.quest.events):
        for which, trigger in enumerate(event.on):
            again = isinstance(trigger, RoundStart) and "every" in trigger.model_fields_set
            if again and event.once and (event.when is None or worths.worth(event.when).is_true):
                told = "this event comes but once, however often `every` says; add `once: false`"
                yield script.doubt(("events", number, "on", which, "every"), told)


def _beyond(script: Manuscript, worths: Worths) -> Iterator[Mistake]:
    """What a variable is set to and can't be: it stays at the end of its range."""
    for where, part in script.parts:
        if not isinstance(part, SetVariable) or part.variable not in script.quest.variables.keys() - script.unsure:
            continue
        variable = script.quest.variables[part.variable]
        low, high = variable.bounds
        if variable.type == "number" and worths.worth(part.to).within(low, high) is None:
            told = f"{part.variable!r} is never {part.to.text}: it goes from {low} to {high}"
            yield script.doubt((*where, "to"), told)


def _endings(script: Manuscript, possible: Possible) -> Iterator[Mistake]:
    quest = script.quest
    if quest.level is not None:
        if not quest.level.open and not possible.portal:
            yield script.mistake(("level",), "the portal is closed, and nothing that can happen says `open_portal`")
    elif quest.win is None and not possible.wins and "win" not in script.lost:
        text = "nobody can win: nothing that can happen says `win`, and there is no `win: {reason: all_defeated}`"
        yield script.mistake(("id",), text)
    if quest.morale is not None and quest.morale >= ENDLESS_MORALE and not possible.loses:
        text = f"nobody can lose: morale never runs out at {quest.morale}, and nothing that can happen says `lose`"
        yield script.mistake(("morale",), text)
