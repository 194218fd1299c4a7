"""What can happen in a quest: starting from the first area, everything that may follow, whatever the dice say."""

from collections.abc import Iterable, Iterator

from bot.descent.board import Assembly
from bot.descent.quest.base import Happening, StandingOn, Trigger
from bot.descent.quest.checks.manuscript import Manuscript, names_of
from bot.descent.quest.checks.ranges import FALSE, Range, range_of
from bot.descent.quest.checks.ways import walkable
from bot.descent.quest.checks.worths import ROUND, Worths, rounds_of
from bot.descent.quest.expressions import Expression, Node
from bot.descent.quest.happenings_board import MoveToken, OpenTheDoor, PlaceToken, RevealArea, UnlockTheDoor
from bot.descent.quest.happenings_figures import TestAttribute
from bot.descent.quest.happenings_foes import SpawnMonsters
from bot.descent.quest.happenings_party import Lose, SetRule
from bot.descent.quest.happenings_party import Win as WinTheQuest
from bot.descent.quest.happenings_story import Choose, Draw, Fire, If, PerilNow, SetVariable
from bot.descent.quest.model import DoorSpot, QuestEvent, Spawn, TokenSpot, Use
from bot.descent.quest.portals import OpenPortal
from bot.descent.quest.schedule import LEVELS
from bot.descent.quest.triggers import (
    ActivationBefore,
    Damaged,
    Defeated,
    DoorTrigger,
    DroppedTrigger,
    Entered,
    GroupDefeated,
    MoraleTrigger,
    PerilTrigger,
    RevealedTrigger,
    SearchTrigger,
    TakenTrigger,
    UseTrigger,
    VariableTrigger,
)
from bot.descent.quest.who import WORDS as WHO_WORDS


class Possible:
    """All that can ever be: found by following every event, use and branch until nothing new comes."""

    def __init__(self, script: Manuscript, board: Assembly | None) -> None:
        """A quest on its board; without one, wherever somebody wants to go there may be a way."""
        self.script = script
        self.board = board
        self.unsure = script.unsure
        self.worths = Worths(script)
        self.ways = frozenset(walkable(script, board)) if board is not None else frozenset()
        self.areas: set[str] = set()
        self.doors: dict[str, DoorSpot] = {}
        self.tokens: dict[str, TokenSpot] = {}
        self.unlocked: set[str] = set()
        self.opened: set[str] = set()
        self.moved: set[str] = set()
        self.used: set[tuple[str, str]] = set()
        self.foes: set[str] = set()
        self.variables: set[str] = set()
        self.events: set[str] = set()
        self.fired: set[str] = set()
        """Events another one fires."""
        self.bags: set[str] = set()
        self.rules: set[str] = set()
        self.perils: set[str] = self._scheduled()
        self.wins = self.loses = self.portal = False
        self._grant()
        self._follow()

    def _grant(self) -> None:
        """What is written wrongly somewhere may be what is missed elsewhere."""
        lost, script = self.unsure, self.script
        for name in lost:
            self._reveal(name)
        self.unlocked |= lost & set(script.doors)
        self.tokens |= {name: token for name, token in script.tokens.items() if name in lost}
        self.foes |= lost
        self.variables |= lost & set(script.quest.variables)
        self.fired |= lost & set(script.events)
        # Of an event that waited for something misspelt, and of a level whose perils can't be read, too.
        self.fired |= {name for number, name in enumerate(script.events) if self._has_lost_trigger(number)}
        self.bags |= lost & set(script.quest.bags)
        self.rules |= lost
        self.moved |= lost
        self.perils |= set(LEVELS) if lost & {"peril", "normal", "hard"} else lost & set(LEVELS)
        self.used |= {(name, "") for name in lost}
        self.wins, self.loses, self.portal = ("win" in lost, "lose" in lost, "open_portal" in lost)

    def _scheduled(self) -> set[str]:
        perils = self.script.quest.peril
        plans = [perils.normal, *([perils.hard] if perils.hard is not None else [])]
        return {level for plan in plans for level in plan.rounds.values()}

    def _has_lost_trigger(self, number: int) -> bool:
        return bool(self.script.lost) and self.script.page.is_thinned(("events", number, "on"))

    def _follow(self) -> None:
        self._reveal(self.script.areas[0])
        size = -1
        while size != self._size():
            size = self._size()
            self._open_doors()
            for name, use in self._uses():
                self.used.add((name, use.id))
                self._happen((*use.do, *use.passed, *use.failed))
            for bag in list(self.bags):
                self._happen(each for lot in self.script.quest.bags[bag].of for each in lot)
            for event in self.script.quest.events:
                if self.can_fire(event):
                    self.events.add(event.id)
                    self._happen(event.do)

    def _size(self) -> int:
        sets: tuple[Iterable[object], ...] = (
            self.areas,
            self.doors,
            self.tokens,
            self.unlocked,
            self.opened,
            self.moved,
            self.used,
            self.foes,
            self.variables,
            self.events,
            self.fired,
            self.bags,
            self.rules,
            self.perils,
        )
        return sum(len(list(each)) for each in sets) + self.wins + self.loses

    # Things come into view -----------------------------------------------------------------------------------

    def _reveal(self, area_id: str) -> None:
        if area_id in self.areas or area_id not in self.script.areas:
            return
        self.areas.add(area_id)
        area = self.script.quest.area(area_id)
        self.doors |= {door.id: door for door in area.doors}
        self.tokens |= {token.id: token for token in area.tokens}
        for spawn in area.spawns:
            self._spawn(spawn)

    def _spawn(self, spawn: Spawn) -> None:
        if self.may_hold(spawn.when):
            self.foes |= set(names_of(spawn, self.script.shelf))

    def _open_doors(self) -> None:
        for door in list(self.doors.values()):
            if not door.locked or door.id in self.unlocked:
                self._open(door.id)

    def _open(self, door_id: str) -> None:
        door = self.doors.get(door_id)
        if door is not None:
            self.opened.add(door_id)
            if door.reveals is not None:
                self._reveal(door.reveals)

    def _uses(self) -> Iterator[tuple[str, Use]]:
        elements: list[DoorSpot | TokenSpot] = [*self.doors.values(), *self.tokens.values()]
        return ((each.id, use) for each in elements for use in each.uses if self.may_hold(use.when))

    # Happenings ----------------------------------------------------------------------------------------------

    def _happen(self, happenings: Iterable[Happening]) -> None:
        for happening in happenings:
            self._happens(happening)
            self._happen(self._follows(happening))

    def _happens(self, happening: Happening) -> None:
        match happening:
            case RevealArea():
                self._reveal(happening.area)
            case PlaceToken():
                self.tokens[happening.token.id] = happening.token
            case MoveToken():
                self.moved.add(happening.token)
            case OpenTheDoor():
                self._open(happening.door)
            case UnlockTheDoor():
                self.unlocked.add(happening.door)
            case SpawnMonsters():
                self._spawn(happening.spawn)
            case SetVariable():
                self.variables.add(happening.variable)
            case SetRule():
                self.rules.add(happening.rule)
            case PerilNow():
                self.perils.add(happening.level)
            case Draw() if happening.bag in self.script.quest.bags:
                self.bags.add(happening.bag)
            case Fire():
                self.fired.add(happening.event)
            case WinTheQuest():
                self.wins = True
            case Lose():
                self.loses = True
            case OpenPortal() if happening.open:
                self.portal = True

    def _follows(self, happening: Happening) -> Iterable[Happening]:
        """The branches a happening may lead to."""
        match happening:
            case If():
                return (*(happening.then if self.may_hold(happening.when) else ()), *happening.otherwise)
            case TestAttribute():
                return (*happening.passed, *happening.failed)
            case Choose():
                open_now = [option for option in happening.options if self.may_hold(option.when)]
                return tuple(each for option in open_now for each in option.do)
            case _:
                return ()

    # Events --------------------------------------------------------------------------------------------------

    def can_fire(self, event: QuestEvent) -> bool:
        """Whether an event can come."""
        return event.id in self.fired or (
            any(self.why_not(trigger) is None for trigger in event.on)
            and self.may_hold(event.when, rounds_of(event))
        )

    def why_not(self, trigger: Trigger) -> str | None:
        """Why a trigger can never be; None if it can."""
        if not self.unsure.isdisjoint(value for _, value in trigger if isinstance(value, str)):
            return None
        match trigger:
            case DoorTrigger() if trigger.door not in self.opened:
                return f"nobody can ever open the door {trigger.door!r}"
            case RevealedTrigger() if trigger.area == self.script.areas[0]:
                return f"{trigger.area!r} lies there from the beginning; wait for `quest_start`"
            case RevealedTrigger() if trigger.area not in self.areas:
                return f"nothing ever reveals {trigger.area!r}"
            case SearchTrigger() if not any(
                token.kind == "search" and trigger.token in (None, token.id) for token in self.tokens.values()
            ):
                return "there is never anything to search" if trigger.token is None else _absent(trigger.token)
            case UseTrigger() if not any(
                name == trigger.token and (use == "" or trigger.use in (None, use)) for name, use in self.used
            ):
                return f"nobody can ever use {trigger.token!r} like this"
            case TakenTrigger() | DroppedTrigger() if trigger.token not in self.tokens:
                return _absent(trigger.token)
            case Entered():
                return self._why_not_entered(trigger)
            case Defeated() | Damaged() if not self.may_be(trigger.who):
                return f"{trigger.who!r} never appears"
            case GroupDefeated() | ActivationBefore() if (
                trigger.group is not None and trigger.group not in self.foes
            ):
                return f"{trigger.group!r} never appears"
            case VariableTrigger() if trigger.name not in self.variables:
                return f"nothing ever changes the variable {trigger.name!r}"
            case MoraleTrigger() if trigger.at_most < 0:
                return "morale is never below 0"
            case PerilTrigger() if not self.perils & ({trigger.level} if trigger.level else set(LEVELS)):
                return f"no {trigger.level or ''} peril ever comes".replace("  ", " ")
            case _:
                return None

    def _why_not_entered(self, trigger: Entered) -> str | None:
        if self.board is None:
            return None if self.may_be(trigger.who) else f"{trigger.who!r} never appears"
        if trigger.area is not None:
            squares = [square for square in self.ways if self.script.area_at(self.board, square) == trigger.area]
        else:
            squares = [square for square in trigger.squares if square in self.ways]
        if any(square not in self.board.terrain for square in trigger.squares):
            return None  # that has been told
        if not any(self.script.area_at(self.board, square) in self.areas for square in squares):
            return "nobody can ever come there"
        if not self.may_be(trigger.who):
            return f"{trigger.who!r} never appears"
        token = self.tokens.get(trigger.who) if isinstance(trigger.who, str) else None
        if token is not None and not token.portable and token.id not in self.moved:
            return f"nobody can carry {token.id!r}, and nothing moves it"
        return None

    def may_be(self, who: str | StandingOn) -> bool:
        """Whether there may ever be somebody of this name."""
        if isinstance(who, StandingOn):
            return True
        if who == "monsters":
            return bool(self.foes)
        return who in WHO_WORDS or who in self.foes or who in self.tokens or who in self.script.shelf.heroes

    # Conditions ----------------------------------------------------------------------------------------------

    def may_hold(self, condition: Expression | None, rounds: Range | None = None) -> bool:
        """Whether a condition may ever hold, as far as one can tell without playing."""
        return condition is None or not self._range(condition, rounds).is_false

    def always(self, condition: Expression, rounds: Range | None = None) -> bool | None:
        """Whether a condition always holds or never does; None if that depends."""
        worth = self._range(condition, rounds)
        return True if worth.is_true else False if worth.is_false else None

    def _range(self, condition: Expression, rounds: Range | None) -> Range:
        def known(leaf: Node) -> Range:
            return rounds if rounds is not None and leaf == ROUND else self._of_leaf(leaf)

        return range_of(condition.node, known)

    def _of_leaf(self, leaf: Node) -> Range:
        """What a name or function can be, given what can ever happen."""
        if leaf.kind == "call":
            return self.worths.of(leaf) if self._may_be_so(leaf.name, leaf.parts[0].name) else FALSE
        variable = self.script.quest.variables.get(leaf.name)
        if variable is not None and variable.scope == "quest" and leaf.name not in self.variables:
            return Range(variable.start, variable.start)
        return self.worths.of(leaf)

    def _may_be_so(self, function: str, about: str) -> bool:
        """Whether a built-in function may ever be other than 0."""
        if about in self.unsure:
            return True
        match function:
            case "alive" | "count" | "defeated":
                return about in self.foes
            case "open":
                return about in self.opened
            case "revealed":
                return about in self.areas
            case "fired":
                return about in self.events
            case "carried" | "there":
                return about in self.tokens
            case _:
                return True


def _absent(token: str) -> str:
    return f"the token {token!r} is never there"
