"""Stories without an end: events and bags that are sure to set each other off for ever, once one of them comes."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.descent.quest.base import Happening
from bot.descent.quest.checks.manuscript import Manuscript
from bot.descent.quest.checks.page import Mistake, Where
from bot.descent.quest.checks.possible import Possible
from bot.descent.quest.expressions import Expression
from bot.descent.quest.happenings_figures import TestAttribute
from bot.descent.quest.happenings_party import Lose, Win
from bot.descent.quest.happenings_story import Draw, Fire, If, PerilNow, SetVariable
from bot.descent.quest.model import QuestEvent
from bot.descent.quest.triggers import PerilTrigger, VariableTrigger

LASTING = frozenset({"heroes", "act", "difficulty_hard", "round"})
"""What stays as it is while one thing leads to the next: only players bring the next round."""


class Link(NamedTuple):
    """An event or a bag, by name."""

    kind: str
    name: str


Links = tuple[Link, ...]
"""What something leads to for sure: the first, whichever way it goes by the others. None: it may come to an end."""


def check(script: Manuscript, possible: Possible) -> Iterator[Mistake]:
    """Each circle once, at the first of its events or bags."""
    circles = _Circles(script, possible)
    told: set[Link] = set()
    for link, where in circles.places.items():
        circle = circles.circle(link)
        if link in circle and told.isdisjoint(circle):
            told.update(circle)
            start = circle.index(link)
            way = " → ".join(each.name for each in (*circle[start:], *circle[:start], link))
            kinds = {each.kind for each in circle}
            who = "this bag draws from itself" if kinds == {"bag"} else "these events set each other off"
            yield script.mistake(where, f"{who} for ever: {way}")


class _Circles:
    """Everything is taken for endless at first; what may come to an end is taken out until nothing changes."""

    def __init__(self, script: Manuscript, possible: Possible) -> None:
        self.script, self.possible = script, possible
        quest = script.quest
        self.events = {event.id: event for event in quest.events}
        self.places: dict[Link, Where] = {
            **{Link("event", event.id): ("events", number) for number, event in enumerate(quest.events)},
            **{Link("bag", name): ("bags", name) for name in quest.bags},
        }
        self.listening = _listening(quest.events)
        self.endless = set(self.places)
        self.leads: dict[Link, Links] = {}
        self._take_out()

    def circle(self, link: Link) -> list[Link]:
        """The circle something ends in; empty if it comes to an end."""
        way: list[Link] = []
        while link in self.endless and link not in way:
            way.append(link)
            link = self.leads[link][0]
        return way[way.index(link) :] if link in way else []

    def _take_out(self) -> None:
        leaning: dict[Link, set[Link]] = {}
        waiting = list(self.places)
        while waiting:
            link = waiting.pop()
            if link not in self.endless:
                continue
            self.leads[link] = self._from(link)
            for other in self.leads[link]:
                leaning.setdefault(other, set()).add(link)
            if not self.leads[link]:
                self.endless.discard(link)
                waiting += leaning.pop(link, ())

    def _from(self, link: Link) -> Links:
        if link.kind == "event":
            return self._after(self.events[link.name].do)
        return self._either(self.script.quest.bags[link.name].of)

    def _after(self, happenings: Iterable[Happening]) -> Links:
        """What comes of several things, one after the other; nothing does once the quest is decided."""
        for happening in happenings:
            if isinstance(happening, Win | Lose):
                return ()
            if found := self._of(happening):
                return found
        return ()

    def _either(self, branches: Iterable[Iterable[Happening]]) -> Links:
        """What comes of it whichever of these is taken."""
        found = [self._after(branch) for branch in branches]
        return tuple(link for links in found for link in links) if all(found) else ()

    def _of(self, happening: Happening) -> Links:
        match happening:
            case Fire():
                return self._links(Link("event", happening.event))
            case Draw() if self._is_refilled(happening.bag):
                return self._links(Link("bag", happening.bag))
            case If():
                return self._branch(happening)
            case TestAttribute():
                return self._either((happening.passed, happening.failed))
            # What is set to a fixed value changes but once.
            case SetVariable() if happening.to.names() or happening.to.calls():
                return self._heard(f"variable {happening.variable}")
            case PerilNow():
                return self._heard(f"peril {happening.level}") or self._heard("peril None")
            case _:
                return ()

    def _is_refilled(self, bag: str) -> bool:
        return bag in self.script.quest.bags and self.script.quest.bags[bag].refill

    def _branch(self, happening: If) -> Links:
        always = self.possible.always(happening.when)
        if always is not None:
            return self._after(happening.then if always else happening.otherwise)
        if self._lasts(happening.when):
            # Whoever gets there while it is so never gets out.
            return self._after(happening.then) or self._after(happening.otherwise)
        return self._either((happening.then, happening.otherwise))

    def _lasts(self, condition: Expression) -> bool:
        """Whether nothing that happens of itself changes it."""
        changing = self.possible.variables
        declared = self.script.quest.variables.keys()
        return not condition.calls() and all(
            name in LASTING or (name in declared and name not in changing) for name in condition.names()
        )

    def _heard(self, what: str) -> Links:
        """The events that come of it each time."""
        return self._links(
            *(
                Link("event", event.id)
                for event in self.listening.get(what, ())
                if event.when is None or self.possible.always(event.when) or self._lasts(event.when)
            )
        )

    def _links(self, *links: Link) -> Links:
        return next(((link,) for link in links if link in self.endless), ())


def _listening(events: Iterable[QuestEvent]) -> dict[str, list[QuestEvent]]:
    """The events that come more than once, by what they wait for. `fire` counts no times; a trigger does."""
    found: dict[str, list[QuestEvent]] = {}
    for event in events:
        for trigger in event.on if not event.once else ():
            if isinstance(trigger, VariableTrigger):
                found.setdefault(f"variable {trigger.name}", []).append(event)
            elif isinstance(trigger, PerilTrigger):
                found.setdefault(f"peril {trigger.level}", []).append(event)
    return found
