"""Does the story go anywhere? Events that never come, circles without an end, quests nobody can win."""

from collections.abc import Iterable, Iterator

from bot.descent.board import Assembly
from bot.descent.quest.base import Happening
from bot.descent.quest.checks.manuscript import Manuscript
from bot.descent.quest.checks.page import Mistake
from bot.descent.quest.checks.possible import Possible
from bot.descent.quest.happenings_story import ChoiceOption, Fire, PerilNow, SetVariable
from bot.descent.quest.model import Goal, QuestEvent, Spawn, Use
from bot.descent.quest.triggers import PerilTrigger, VariableTrigger

ENDLESS_MORALE = 20
"""A party with so much heart never loses it."""


def check(script: Manuscript, board: Assembly) -> Iterator[Mistake]:
    """Follow the story wherever it can go, and tell what it never comes to."""
    possible = Possible(script, board)
    yield from _events(script, possible)
    yield from _things(script, possible)
    yield from _conditions(script, possible)
    yield from _endings(script, possible)
    yield from _circles(script)


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
        elif None in reasons and event.when is not None:
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


def _endings(script: Manuscript, possible: Possible) -> Iterator[Mistake]:
    quest = script.quest
    if quest.win is None and not possible.wins:
        text = "nobody can win: nothing that can happen says `win`, and there is no `win: {reason: all_defeated}`"
        yield script.mistake(("id",), text)
    if quest.morale is not None and quest.morale >= ENDLESS_MORALE and not possible.loses:
        text = f"nobody can lose: morale never runs out at {quest.morale}, and nothing that can happen says `lose`"
        yield script.mistake(("morale",), text)


# Circles -----------------------------------------------------------------------------------------------------


def _circles(script: Manuscript) -> Iterator[Mistake]:
    """Events that set each other off for ever, with no choice, test or condition in between."""
    leads = {event.id: sorted(_sets_off(script, event)) for event in script.quest.events}
    told: set[frozenset[str]] = set()
    for number, event in enumerate(script.quest.events):
        circle = _way_back(leads, event.id)
        if circle and frozenset(circle) not in told:
            told.add(frozenset(circle))
            way = " → ".join((*circle, event.id))
            yield script.mistake(("events", number), f"these events set each other off for ever: {way}")


def _way_back(leads: dict[str, list[str]], start: str) -> list[str]:
    """The shortest way from an event back to itself; empty if there is none."""
    ways = [[start]]
    seen: set[str] = set()
    while ways:
        way = ways.pop(0)
        for follower in leads.get(way[-1], ()):
            if follower == start:
                return way
            if follower not in seen:
                seen.add(follower)
                ways.append([*way, follower])
    return []


def _sets_off(script: Manuscript, event: QuestEvent) -> set[str]:
    """The events that are sure to come of this one, each time."""
    followers = {happening.event for happening in event.do if isinstance(happening, Fire)}
    for other in script.quest.events:
        # `fire` asks for no condition and counts no times; a trigger does both.
        if not other.once and other.when is None and _triggers(event.do, other):
            followers.add(other.id)
    return followers


def _triggers(happenings: Iterable[Happening], other: QuestEvent) -> bool:
    """Whether one of these is what the other event waits for, however often it comes."""
    for happening in happenings:
        for trigger in other.on:
            match happening, trigger:
                case SetVariable(), VariableTrigger() if happening.variable == trigger.name:
                    # What is set to a fixed value changes but once.
                    if happening.to.names() or happening.to.calls():
                        return True
                case PerilNow(), PerilTrigger() if trigger.level in (None, happening.level):
                    return True
                case _:
                    continue
    return False
