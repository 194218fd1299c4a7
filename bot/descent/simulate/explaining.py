"""Why a quest goes as it does: what came to pass when, what never did and for want of what."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import median
from typing import Literal, NamedTuple

from pydantic import Field

from bot.descent.autopilot import Report
from bot.descent.checking.outline import Deed, endings, outlined, trigger_told
from bot.descent.quest.areas import DoorSpot
from bot.descent.quest.happenings_party import Lose, Win
from bot.descent.quest.happenings_story import Choose, Fire
from bot.descent.quest.model import Goal, Quest, QuestEvent
from bot.descent.simulate.tracing import Branch, Doubt, Range, Trace
from bot.kernel.plain import Plain

MORALE = "morale"
"""Why a quest is lost where nothing its author wrote says so."""


class Game(NamedTuple):
    """How a game went, and what was seen of it."""

    report: Report
    trace: Trace


class Rounds(Plain):
    """In which rounds something came about."""

    median: float
    first: int
    last: int


class Wait(Plain):
    """A trigger of an event, and how often it came in all games together."""

    trigger: str
    came: int
    games: int
    """In so many games it came at least once."""
    most: int | None = None
    """For one that needs so many: the most there were in one game."""
    needed: int | None = None


class Source(Plain):
    """Where a happening stands that would have brought something about."""

    kind: Literal["event", "use", "bag", "quest"]
    name: str
    games: int
    """In so many games one came there: the event fired, the use was done."""
    ways: tuple[str, ...] = ()
    """What must be so besides."""
    doubts: dict[str, Doubt] = Field(default_factory=dict)
    """The parts of those conditions that did not hold."""


class EventStory(Plain):
    """An event in all games."""

    id: str
    games: int
    times: int
    rounds: Rounds | None = None
    waits: tuple[Wait, ...] = ()
    doubts: dict[str, Doubt] = Field(default_factory=dict)
    """The parts of its condition that did not hold when a trigger came."""
    fired_by: tuple[Source, ...] = ()
    """Where another event, a use or a bag fires it."""


class EndingStory(Plain):
    """A way the quest can end."""

    outcome: Literal["won", "lost"]
    reason: str
    games: int
    rounds: Rounds | None = None
    sources: tuple[Source, ...] = ()


class ChoiceStory(Plain):
    """A choice, and how often each of its options was taken."""

    choice: str
    options: dict[str, int]


class UseStory(Plain):
    """What can be done with a door or token."""

    use: str
    done: int
    vain: int
    games: int


class AreaStory(Plain):
    """A part of the map."""

    id: str
    games: int
    rounds: Rounds | None = None
    falls: int = 0
    worst: dict[str, int] = Field(default_factory=dict)
    """The squares on which heroes fell, those with most falls first."""


class Came(Plain):
    """A door that was opened, or a variable that got another value."""

    id: str
    games: int
    rounds: Rounds | None = None


class GoalStory(Plain):
    """A goal of automatic heroes."""

    goal: str
    when: str | None
    games: int
    """In so many games it was one."""
    settled: int
    """In so many of them it was one no more when the game ended."""
    stalled: int
    """In so many that were not won it still was."""
    stood: float
    """In how many rounds it was one, as a rule."""
    steps: float
    """Decisions about it, in each game in which it was one."""


class Explanation(Plain):
    """All of it."""

    games: int
    endings: tuple[EndingStory, ...] = ()
    events: tuple[EventStory, ...] = ()
    choices: tuple[ChoiceStory, ...] = ()
    uses: tuple[UseStory, ...] = ()
    areas: tuple[AreaStory, ...] = ()
    doors: tuple[Came, ...] = ()
    variables: tuple[Came, ...] = ()
    goals: tuple[GoalStory, ...] = ()


def explain(quest: Quest, games: Sequence[Game]) -> Explanation:
    """What many games say about a quest."""
    found = _Explaining(quest, games)
    return Explanation(
        games=len(games),
        endings=tuple(found.endings()),
        events=tuple(found.events()),
        choices=tuple(found.choices()),
        uses=tuple(found.uses()),
        areas=tuple(found.areas()),
        doors=tuple(_came(door.id, [trace.doors for trace in found.traces]) for door in found.doors),
        variables=tuple(_came(name, [trace.variables for trace in found.traces]) for name in quest.variables),
        goals=tuple(found.goals()),
    )


class _Explaining:
    """The traces of many games, held against the quest."""

    def __init__(self, quest: Quest, games: Sequence[Game]) -> None:
        self.quest, self.games = quest, games
        self.traces = [game.trace for game in games]
        self.deeds: list[Deed] = list(outlined(quest))
        self.doors = [spot for spot in quest.elements.values() if isinstance(spot, DoorSpot)]
        self.branches = _added(trace.branches for trace in self.traces)

    def events(self) -> Iterator[EventStory]:
        for event in self.quest.events:
            rounds = [trace.fired[event.id] for trace in self.traces if trace.fired.get(event.id)]
            doubts = _together(trace.doubts.get(event.id, {}) for trace in self.traces)
            fires = (deed for deed in self.deeds if isinstance(deed.what, Fire) and deed.what.event == event.id)
            yield EventStory(
                id=event.id,
                games=len(rounds),
                times=sum(map(len, rounds)),
                rounds=_rounds(first for first, *_ in rounds),
                waits=tuple(self._waits(event)),
                doubts=doubts,
                fired_by=tuple(map(self._source, fires)),
            )

    def _waits(self, event: QuestEvent) -> Iterator[Wait]:
        for number, trigger in enumerate(event.on):
            key = f"{event.id}/{number}"
            came = [trace.heard.get(key, 0) for trace in self.traces]
            counts = [trace.counted[key] for trace in self.traces if key in trace.counted]
            yield Wait(
                trigger=trigger_told(self.quest, trigger),
                came=sum(came),
                games=sum(map(bool, came)),
                most=max((most for most, _ in counts), default=None),
                needed=max((needed for _, needed in counts), default=None),
            )

    def _source(self, deed: Deed) -> Source:
        texts = [text for text, wanted in deed.ifs if wanted and text in self.branches]
        doubts = _together(self.branches[text].doubts for text in texts)
        games = sum(self._came(deed, trace) for trace in self.traces)
        return Source(kind=deed.kind, name=deed.source, games=games, ways=deed.ways, doubts=doubts)

    def _came(self, deed: Deed, trace: Trace) -> bool:
        """Whether one came in a game to where a happening stands; what a bag gave, nobody notes."""
        if deed.kind == "event":
            return deed.source in trace.fired
        return deed.kind == "use" and trace.uses.get(deed.source, (0, 0)) != (0, 0)

    def endings(self) -> Iterator[EndingStory]:
        met = Counter((game.report.outcome, game.report.reason or MORALE) for game in self.games)
        written = {(close.outcome, close.reason): None for close in endings(self.quest)}
        for (outcome, reason), games in met.items():
            if outcome is not None and games:
                written.setdefault((outcome, reason), None)
        for outcome, reason in sorted(written, key=lambda each: -met[each]):
            ends = [game.report for game in self.games if game.report.outcome == outcome]
            rounds = _rounds(report.rounds for report in ends if (report.reason or MORALE) == reason)
            sources = tuple(self._source(deed) for deed in self.deeds if _ends(deed, outcome, reason))
            count = met[outcome, reason]
            yield EndingStory(outcome=outcome, reason=reason, games=count, rounds=rounds, sources=sources)

    def choices(self) -> Iterator[ChoiceStory]:
        taken = Counter(option for trace in self.traces for option in trace.options)
        for deed in self.deeds:
            if isinstance(deed.what, Choose):
                options = {option.id: taken[deed.what.text, option.id] for option in deed.what.options}
                yield ChoiceStory(choice=deed.what.text, options=options)

    def uses(self) -> Iterator[UseStory]:
        for element in self.quest.elements.values():
            for use in element.uses:
                key = f"{element.id}/{use.id}"
                counts = [trace.uses.get(key, (0, 0)) for trace in self.traces]
                done, vain = (sum(each) for each in zip(*counts, strict=True)) if counts else (0, 0)
                games = sum(count != (0, 0) for count in counts)
                yield UseStory(use=key, done=done, vain=vain, games=games)

    def areas(self) -> Iterator[AreaStory]:
        falls = [fall for trace in self.traces for fall in trace.falls]
        for area in self.quest.areas:
            seen = [trace.areas[area.id] for trace in self.traces if area.id in trace.areas]
            here = Counter(fall.square for fall in falls if fall.area == area.id)
            worst = dict(here.most_common())
            yield AreaStory(
                id=area.id, games=len(seen), rounds=_rounds(seen), falls=sum(here.values()), worst=worst
            )

    def goals(self) -> Iterator[GoalStory]:
        for number, goal in enumerate(self.quest.goals):
            found = [(game, game.trace.goals[number]) for game in self.games if number in game.trace.goals]
            stalled = sum(pursuit.still and game.report.outcome != "won" for game, pursuit in found)
            yield GoalStory(
                goal=_goal(self.quest, goal),
                when=goal.when.text if goal.when is not None else None,
                games=len(found),
                settled=sum(not pursuit.still for _, pursuit in found),
                stalled=stalled,
                stood=median(pursuit.stood for _, pursuit in found) if found else 0.0,
                steps=sum(pursuit.steps for _, pursuit in found) / len(found) if found else 0.0,
            )


def _came(name: str, games: Iterable[Mapping[str, int]]) -> Came:
    """In which games and rounds something first came about."""
    rounds = [game[name] for game in games if name in game]
    return Came(id=name, games=len(rounds), rounds=_rounds(rounds))


def _goal(quest: Quest, goal: Goal) -> str:
    """A goal as its author wrote it: `carry perrin to road`."""
    places = next((name for name, squares in quest.places.items() if squares == goal.places), None)
    told = [goal.goal, goal.target or ""]
    if goal.places:
        told += ["→", places or str(goal.places[0])]
    return " ".join(filter(None, told))


def _ends(deed: Deed, outcome: str, reason: str) -> bool:
    kind = Win if outcome == "won" else Lose
    return isinstance(deed.what, kind) and deed.what.reason == reason


def _rounds(numbers: Iterable[int]) -> Rounds | None:
    found = list(numbers)
    return Rounds(median=median(found), first=min(found), last=max(found)) if found else None


def _added(branches: Iterable[dict[str, Branch]]) -> dict[str, Branch]:
    """The branches of all games together."""
    found: dict[str, list[Branch]] = {}
    for each in branches:
        for text, branch in each.items():
            found.setdefault(text, []).append(branch)
    return {
        text: Branch(
            held=sum(one.held for one in some),
            failed=sum(one.failed for one in some),
            doubts=_together(one.doubts for one in some),
        )
        for text, some in found.items()
    }


def _together(doubts: Iterable[dict[str, Doubt]]) -> dict[str, Doubt]:
    """The doubts of all games together."""
    found: dict[str, Doubt] = {}
    for each in doubts:
        for part, doubt in each.items():
            before = found.get(part, Doubt(times=0))
            seen = {name: _wider(before.seen.get(name), span) for name, span in doubt.seen.items()}
            found[part] = Doubt(times=before.times + doubt.times, seen={**before.seen, **seen})
    return found


def _wider(one: Range | None, other: Range) -> Range:
    return other if one is None else (min(one[0], other[0]), max(one[1], other[1]))
