"""What an author wants to know of one simulated game, noted while it is played."""

from collections import Counter
from collections.abc import Iterator

from pydantic import Field

from bot.descent.autopilot.reasons import Decision
from bot.descent.board import Square
from bot.descent.events import AreaRevealed, DecisionExplained, DoorOpened, HeroKnockedOut, RoundEnded
from bot.descent.quest.events import OptionChosen, UseDone, UseFailed, VariableChanged
from bot.descent.quest.expressions import Expression
from bot.descent.quest.model import Goal, Quest, QuestEvent
from bot.descent.quest.reveal import squares_of
from bot.descent.quest.scope import GameScope, holds
from bot.descent.quest.who import monsters_called
from bot.descent.simulate.conditions import failing, measured, written
from bot.descent.state.game import Game
from bot.kernel.events import Event
from bot.kernel.plain import Plain

Range = tuple[int, int]
"""The least and the most that was seen."""


class Doubt(Plain):
    """A part of a condition that did not hold when it was asked."""

    times: int
    seen: dict[str, Range] = Field(default_factory=dict)
    """The numbers it compares, and between what they lay."""


class Branch(Plain):
    """The condition of an `if`, as it came out."""

    held: int = 0
    failed: int = 0
    doubts: dict[str, Doubt] = Field(default_factory=dict)
    """Where it failed: which parts."""


class Fall(Plain):
    """A hero fell."""

    hero: str
    round: int
    square: str
    area: str | None


class Pursuit(Plain):
    """A goal of the quest in one game."""

    came: int
    """The round in which it was first one."""
    stood: int
    """In so many rounds it was one."""
    last: int
    """The last of these rounds."""
    still: bool
    """Whether it was one when the game ended."""
    steps: int
    """So many decisions of automatic heroes were about it."""


class Trace(Plain):
    """One game, as its author looks at it."""

    fired: dict[str, tuple[int, ...]] = Field(default_factory=dict)
    """The rounds in which each event came to pass; 0 is before the first."""
    heard: dict[str, int] = Field(default_factory=dict)
    """How often each trigger came, as `event/number`."""
    counted: dict[str, tuple[int, int]] = Field(default_factory=dict)
    """For triggers that need so many: how many there were, and how many it takes."""
    doubts: dict[str, dict[str, Doubt]] = Field(default_factory=dict)
    """By event: the parts of its condition that did not hold when a trigger came."""
    branches: dict[str, Branch] = Field(default_factory=dict)
    """By the condition of an `if`."""
    options: tuple[tuple[str, str], ...] = ()
    """Choices, and what was taken."""
    uses: dict[str, tuple[int, int]] = Field(default_factory=dict)
    """As `element/use`: how often it was done, and tried in vain."""
    areas: dict[str, int] = Field(default_factory=dict)
    """In which round each area came into view."""
    doors: dict[str, int] = Field(default_factory=dict)
    """In which round each door was first opened."""
    variables: dict[str, int] = Field(default_factory=dict)
    """In which round each variable first had another value."""
    falls: tuple[Fall, ...] = ()
    goals: dict[int, Pursuit] = Field(default_factory=dict)
    """By their number in the file."""


class Onlooking:
    """Looks on while one game is played. It notes, and changes nothing."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._fired: dict[str, list[int]] = {}
        self._heard: Counter[str] = Counter()
        self._doubts: dict[str, dict[str, Doubt]] = {}
        self._branches: dict[str, Branch] = {}
        self._options: list[tuple[str, str]] = []
        self._uses: dict[str, list[int]] = {}
        self._areas: dict[str, int] = {}
        self._doors: dict[str, int] = {}
        self._variables: dict[str, int] = {}
        self._falls: list[Fall] = []
        self._goals: dict[int, set[int]] = {}
        self._steps: Counter[int] = Counter()

    # What the quest lets be seen (bot/descent/quest/witness.py) ------------------------------------------------

    def heard(self, game: Game, story: QuestEvent, trigger: int) -> None:
        if self._means(game):
            self._heard[f"{story.id}/{trigger}"] += 1
            if story.when is not None and not (story.once and game.fired.get(story.id)):
                _doubt(self._doubts.setdefault(story.id, {}), game, story.when)

    def fired(self, game: Game, event: str) -> None:
        if self._means(game):
            self._fired.setdefault(event, []).append(game.round)

    def branched(self, game: Game, when: Expression, *, held: bool) -> None:
        if not self._means(game):
            return
        before = self._branches.get(when.text, Branch())
        doubts = dict(before.doubts)
        _doubt(doubts, game, when)
        self._branches[when.text] = Branch(
            held=before.held + held, failed=before.failed + (not held), doubts=doubts
        )

    def _means(self, game: Game) -> bool:
        """Whether this is the game itself, and not one in an automatic hero's mind; the first there is, is it."""
        if self._game is None:
            self._game = game
        return game is self._game

    # What the players do -----------------------------------------------------------------------------------------

    def began(self, game: Game, events: list[Event]) -> None:
        """Everything lies on the table."""
        self._game = game
        self._areas[game.played.areas[0].id] = 1
        self._note(game, events)
        self._look_at_goals(game)

    def saw(self, game: Game, decision: Decision, events: list[Event]) -> None:
        if decision.reason is not None and decision.reason.asked:
            self._steps.update(_meant(game, decision.reason, self._goals))
        self._note(game, events)
        if game.outcome is None:
            self._look_at_goals(game)

    def _note(self, game: Game, events: list[Event]) -> None:
        round_now = game.round
        # What comes before the end of a round belongs to it, also where the command led into the next.
        ended = [event.number for event in events if isinstance(event, RoundEnded)]
        for event in events:
            number = ended[0] if ended else round_now
            if isinstance(event, RoundEnded):
                ended.remove(event.number)
            elif isinstance(event, AreaRevealed):
                self._areas.setdefault(event.area, max(number, 1))
            elif isinstance(event, DoorOpened):
                self._doors.setdefault(event.door, max(number, 1))
            elif isinstance(event, VariableChanged):
                self._variables.setdefault(event.name, number)
            elif isinstance(event, OptionChosen):
                self._options.append((event.choice, event.option))
            elif isinstance(event, UseDone | UseFailed):
                counts = self._uses.setdefault(f"{event.element}/{event.use}", [0, 0])
                counts[isinstance(event, UseFailed)] += 1
            elif isinstance(event, HeroKnockedOut):
                where = area_at(game.played, event.square)
                self._falls.append(Fall(hero=event.hero, round=number, square=str(event.square), area=where))

    def _look_at_goals(self, game: Game) -> None:
        for number, goal in enumerate(game.played.goals):
            if holds(game, goal.when):
                self._goals.setdefault(number, set()).add(max(game.round, 1))

    # What came of it ---------------------------------------------------------------------------------------------

    def trace(self) -> Trace:
        """All that was seen."""
        game = self._game
        if game is None:
            return Trace()
        return Trace(
            fired={event: tuple(rounds) for event, rounds in self._fired.items()},
            heard=dict(self._heard),
            counted=dict(_counted(game)),
            doubts=self._doubts,
            branches=self._branches,
            options=tuple(self._options),
            uses={use: (done, vain) for use, (done, vain) in self._uses.items()},
            areas=self._areas,
            doors=self._doors,
            variables=self._variables,
            falls=tuple(self._falls),
            goals={number: self._pursuit(game, number) for number in sorted(self._goals)},
        )

    def _pursuit(self, game: Game, number: int) -> Pursuit:
        rounds = self._goals[number]
        return Pursuit(
            came=min(rounds),
            stood=len(rounds),
            last=max(rounds),
            still=holds(game, game.played.goals[number].when) and not _is_reached(game, game.played.goals[number]),
            steps=self._steps[number],
        )


def area_at(quest: Quest, square: Square) -> str | None:
    """The area a square lies in."""
    return next((area.id for area in quest.areas if square in squares_of(quest, area.id)), None)


def _doubt(doubts: dict[str, Doubt], game: Game, condition: Expression) -> None:
    """Note which parts of a condition do not hold now."""
    scope = GameScope(game)
    for part in failing(condition, scope):
        text = written(part)
        before = doubts.get(text, Doubt(times=0))
        seen = dict(before.seen)
        for name, value in measured(part, scope):
            least, most = seen.get(name, (value, value))
            seen[name] = (min(least, value), max(most, value))
        doubts[text] = Doubt(times=before.times + 1, seen=seen)


def _counted(game: Game) -> Iterator[tuple[str, tuple[int, int]]]:
    """Triggers that wait for the third fall or the tenth heart: how far they came."""
    for story in game.played.events:
        for number, trigger in enumerate(story.on):
            needed = trigger.needs(game)
            if needed is not None:
                yield f"{story.id}/{number}", (game.counts.get(f"{story.id}/{number}", 0), needed)


def _meant(game: Game, reason: DecisionExplained, open_goals: dict[int, set[int]]) -> Iterator[int]:
    """The goals of the quest that an automatic hero had in mind."""
    for number, goal in enumerate(game.played.goals):
        if number in open_goals and _is_about(game, reason, goal):
            yield number


def _is_about(game: Game, reason: DecisionExplained, goal: Goal) -> bool:
    if goal.target is not None and reason.target is not None:
        named = {monster.id for monster in monsters_called(game, goal.target)}
        return reason.target == goal.target or reason.target in named
    return reason.target is None and reason.square is not None and reason.square in goal.places


def _is_reached(game: Game, goal: Goal) -> bool:
    """Whether nothing is left to do about it, though its condition still holds: foes fell, a token is gone."""
    target = goal.target or ""
    if goal.goal == "defeat":
        return not monsters_called(game, target)
    if target in game.board.doors:
        return game.board.doors[target].open
    carried = any(target in figure.carried for figure in game.everyone())
    token = game.board.tokens.get(target)
    return bool(target) and not carried and (token is None or token.square is None)
