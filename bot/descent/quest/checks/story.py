"""Does the story go anywhere? Events that never come, circles without an end, quests nobody can win."""

from collections.abc import Iterator

from bot.descent.board import Assembly
from bot.descent.quest.checks import circles
from bot.descent.quest.checks.manuscript import Manuscript
from bot.descent.quest.checks.page import Mistake
from bot.descent.quest.checks.possible import Possible
from bot.descent.quest.happenings_story import ChoiceOption
from bot.descent.quest.model import Goal, Spawn, Use

ENDLESS_MORALE = 20
"""A party with so much heart never loses it."""


def check(script: Manuscript, board: Assembly) -> Iterator[Mistake]:
    """Follow the story wherever it can go, and tell what it never comes to."""
    possible = Possible(script, board)
    yield from _events(script, possible)
    yield from _things(script, possible)
    yield from _conditions(script, possible)
    yield from _endings(script, possible)
    yield from circles.check(script, possible)


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
    if quest.level is not None:
        if not quest.level.open and not possible.portal:
            yield script.mistake(("level",), "the portal is closed, and nothing that can happen says `open_portal`")
    elif quest.win is None and not possible.wins:
        text = "nobody can win: nothing that can happen says `win`, and there is no `win: {reason: all_defeated}`"
        yield script.mistake(("id",), text)
    if quest.morale is not None and quest.morale >= ENDLESS_MORALE and not possible.loses:
        text = f"nobody can lose: morale never runs out at {quest.morale}, and nothing that can happen says `lose`"
        yield script.mistake(("morale",), text)
