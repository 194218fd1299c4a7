"""From the least to the most the names and functions of a quest's expressions can be, whatever is played."""

from collections.abc import Mapping
from functools import cached_property

from bot.descent.quest.checks.manuscript import Manuscript
from bot.descent.quest.checks.ranges import ANYTHING, COUNT, FALSE, FLAG, Range, range_of
from bot.descent.quest.expressions import Expression, Node
from bot.descent.quest.happenings_story import Fire, SetVariable
from bot.descent.quest.model import QuestEvent, Variable
from bot.descent.quest.triggers import RoundStart

PARTY = Range(2, 4)
STANDING = Range(0, PARTY.high)
NAMES: Mapping[str, Range] = {
    "heroes": PARTY,
    "standing": STANDING,
    "round": COUNT,
    "morale": COUNT,
    "gold": COUNT,
    "fame": COUNT,
    "act": Range(1, 2),
    "difficulty_hard": FLAG,
    "perils": COUNT,
    "portal_open": FLAG,
}
"""Built-in numbers. Negative gold, fame or morale there is not."""
FUNCTIONS: Mapping[str, Range] = {
    **dict.fromkeys(("alive", "open", "locked", "revealed", "carried", "there"), FLAG),
    **dict.fromkeys(("count", "defeated", "fired", "monsters_in", "wounds"), COUNT),
    "heroes_in": STANDING,
}
"""Built-in functions, each of one name."""
ROUND = Node("name", name="round")
STEPS = 6
"""So often variables are worked out before one that goes on changing is taken for one without an end."""


class Worths:
    """What is known of each name, before anything is played."""

    def __init__(self, script: Manuscript) -> None:
        self.script = script

    def worth(self, expression: Expression, rounds: Range | None = None) -> Range:
        """From the least to the most an expression comes to, perhaps only in some rounds."""

        def known(leaf: Node) -> Range:
            return rounds if rounds is not None and leaf == ROUND else self.of(leaf)

        return range_of(expression.node, known)

    def of(self, leaf: Node) -> Range:
        """From the least to the most a name or a function can be."""
        if leaf.kind == "call":
            return self._of_call(leaf.name, leaf.parts[0].name)
        if leaf.name in self.variables:
            return self.variables[leaf.name]
        if leaf.name == "portal_open" and self.script.quest.level is None:
            return FALSE
        return NAMES.get(leaf.name, ANYTHING)

    def _of_call(self, function: str, about: str) -> Range:
        if function == "fired" and about in self._once_only:
            return FLAG
        return FUNCTIONS.get(function, ANYTHING)

    @cached_property
    def _once_only(self) -> set[str]:
        fired = {part.event for _, part in self.script.parts if isinstance(part, Fire)}
        return {event.id for event in self.script.quest.events if event.once} - fired

    @cached_property
    def variables(self) -> dict[str, Range]:
        """What each variable can be: as it starts, and whatever it is set to."""
        declared, unsure = self.script.quest.variables, self.script.unsure
        found = {
            name: _kept(variable, ANYTHING) if name in unsure else _at_first(variable)
            for name, variable in declared.items()
        }
        settings = [
            part for _, part in self.script.parts if isinstance(part, SetVariable) and part.variable in found
        ]
        for step in range(STEPS):
            before = dict(found)
            self.__dict__["variables"] = found  # what they are set to speaks of variables, too
            for each in settings:
                set_to = _kept(declared[each.variable], range_of(each.to.node, self.of))
                found[each.variable] = found[each.variable].joined(set_to)
            if found == before:
                return found
            if step >= STEPS // 2:
                for name, variable in declared.items():
                    found[name] = _kept(variable, _endless(before[name], found[name]))
        return {name: _kept(variable, ANYTHING) for name, variable in declared.items()}


def _at_first(variable: Variable) -> Range:
    """What it is when the quest begins; what a campaign keeps may be anything it can be."""
    if variable.scope == "campaign":
        return _kept(variable, ANYTHING)
    return Range(variable.start, variable.start)


def _kept(variable: Variable, worth: Range) -> Range:
    """What becomes of a worth once a variable has it."""
    if variable.type == "flag":
        return FALSE if worth.is_false else Range(1, 1) if worth.is_true else FLAG
    low, high = variable.bounds
    return Range(max(low, min(worth.low, high)), max(low, min(worth.high, high)))


def _endless(before: Range, now: Range) -> Range:
    """What goes on falling or growing has no end that way."""
    return Range(
        now.low if now.low == before.low else ANYTHING.low, now.high if now.high == before.high else ANYTHING.high
    )


def rounds_of(event: QuestEvent) -> Range | None:
    """The rounds in which an event may come, where it waits for rounds and nothing else."""
    found: Range | None = None
    for trigger in event.on:
        if not isinstance(trigger, RoundStart):
            return None
        first = trigger.since if trigger.round is None else trigger.round
        last = COUNT.high if trigger.round is None else trigger.round
        here = Range(first, max(first, last))
        found = here if found is None else found.joined(here)
    return found
