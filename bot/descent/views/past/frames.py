"""From events to frames: how each thing that happens is shown, moment by moment."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import singledispatchmethod

from bot.descent import events as told
from bot.descent.board import Square
from bot.descent.party.campaign import Campaign
from bot.descent.quest import events as quest_told
from bot.descent.views.past.past_table import PastTable
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.figures import figure_view
from bot.descent.views.pictures.ground import Spot
from bot.descent.words import words
from bot.kernel.events import Event
from bot.words import Language
from renders.descent.chronicle import ActorView, FrameView
from renders.descent.view import BoardView, Box
from renders.descent.viewport import bounds

FEWEST_COLUMNS, FEWEST_ROWS = 9, 7
"""The window is never smaller: one wants to know the place."""


@dataclass(frozen=True)
class Tempo:
    """How much is shown of each movement, and for how long."""

    steps: int
    """Frames from one square to the next; 0 shows only where the way ends."""
    fades: int
    step: int
    beat: int
    """Milliseconds of a step and of everything else."""


class Director:
    """Turns events into frames, one after another."""

    def __init__(self, campaign: Campaign, past: PastTable, language: Language, tempo: Tempo) -> None:
        self.past = past
        self.tempo = tempo
        self.frames: list[FrameView] = []
        self._campaign = campaign.model_copy(update={"game": past.game})
        self._language = language
        self._say = words(language)
        self._board: BoardView | None = None
        self._caption = ""
        self._where: set[Spot] = set()

    def show(self, event: Event) -> None:
        """Let one thing happen before the eyes of the players."""
        self._show(event)

    def window(self) -> Box:
        """Where it all happened, with a square around it, and never too small to know the place."""
        known = bounds(self._ground().cells)
        box = bounds(self._where or self._ground().cells).grown(1)
        left, right = _at_least(box.left, box.right, FEWEST_COLUMNS, known.left, known.right)
        top, bottom = _at_least(box.top, box.bottom, FEWEST_ROWS, known.top, known.bottom)
        return Box(left, top, right, bottom)

    def hold(self, milliseconds: int) -> None:
        """The table as it stands."""
        self._frame(self._actors(), milliseconds)

    # Frames --------------------------------------------------------------------------------------------------

    def _ground(self) -> BoardView:
        """The board without its figures; drawn anew only when a door, a token or an area changed."""
        if self._board is None:
            view = board_view(self._campaign, self._language, full=True)
            self._board = replace(view, figures=(), party=(), targets=(), sight=(), area=frozenset(), focus=None)
        return self._board

    def _actors(self) -> dict[str, ActorView]:
        """Everybody on the board; who has had its turn is no matter here."""
        game = self.past.game
        shown = [
            figure_view(game, figure, self._say.figure(figure.id, game))
            for figure in game.everyone()
            if figure.on_board
        ]
        return {figure.id: ActorView(replace(figure, activated=False)) for figure in shown}

    def _frame(self, actors: dict[str, ActorView], milliseconds: int, aim: tuple[Spot, Spot] | None = None) -> None:
        caption = " · ".join(filter(None, (self._round(), self._caption)))
        self.frames.append(FrameView(self._ground(), tuple(actors.values()), caption, milliseconds, aim))

    def _round(self) -> str:
        number = self.past.game.round
        return self._say.text("view-round", round=number) if number else ""

    def _name(self, figure: str) -> str:
        return self._say.figure(figure, self.past.game)

    def _tell(self, key: str, **facts: object) -> None:
        self._caption = self._say.text(f"replay-{key}", **facts)

    def _visit(self, *squares: Square) -> None:
        self._where.update((square.x, square.y) for square in squares)

    def _places(self, figure: str) -> tuple[Square, ...]:
        found = self.past.game.find(figure)
        return found.squares if found is not None else ()

    # What happened -------------------------------------------------------------------------------------------

    @singledispatchmethod
    def _show(self, event: Event) -> None:
        """What has no picture of its own is seen with what comes next."""
        self.past.take(event)

    @_show.register
    def _quest(self, event: told.QuestStarted) -> None:
        self.past.take(event)
        self._tell("quest", quest=self._say.quest(event.quest))
        for hero in self.past.game.heroes.values():
            self._visit(*hero.squares)
        self.hold(self.tempo.beat)

    @_show.register
    def _round_started(self, event: told.RoundStarted) -> None:
        self.past.take(event)
        self._caption = ""
        self.hold(self.tempo.beat)

    @_show.register
    def _turn(self, event: told.TurnStarted) -> None:
        self.past.take(event)
        self._tell("turn", hero=self._name(event.hero))
        self._visit(*self._places(event.hero))
        if self.tempo.steps:
            self.hold(self.tempo.beat)

    @_show.register
    def _group(self, event: told.GroupActivated) -> None:
        self.past.take(event)
        self._tell("group", group=self._say.monster(event.group, plural=True))
        if self.tempo.steps:
            self.hold(self.tempo.beat)

    @_show.register
    def _moved(self, event: told.FigureMoved) -> None:
        self._visit(*event.start, *event.path, *event.end)
        actors = self._actors()
        actor = actors.get(event.figure)
        if actor is not None and self.tempo.steps:
            for shift in _shifts(event, self.tempo.steps)[:-1]:
                self._frame({**actors, event.figure: replace(actor, shift=shift)}, self.tempo.step)
        self.past.take(event)
        self.hold(self.tempo.step)

    @_show.register
    def _placed(self, event: told.FigurePlaced) -> None:
        self._visit(*event.squares)
        self.past.take(event)
        self.hold(self.tempo.beat // 2)

    @_show.register
    def _door(self, event: told.DoorOpened) -> None:
        self.past.take(event)
        self._board = None
        door = self.past.game.board.doors.get(event.door)
        if door is not None:
            self._visit(*(square for edge in door.edges for square in (edge.a, edge.b)))
        self._tell("door")
        self.hold(self.tempo.beat // 2)

    @_show.register
    def _area(self, event: told.AreaRevealed) -> None:
        self.past.take(event)
        self._board = None
        self._tell("area", area=self._say.name(f"area-{self.past.game.quest}", event.area, known=False))
        self.hold(self.tempo.beat)

    @_show.register
    def _monsters(self, event: told.MonstersPlaced) -> None:
        self.past.take(event)
        self._visit(*(square for squares in event.squares for square in squares))
        group = self._say.monster(event.group, plural=len(event.figures) > 1)
        self._tell("appear", group=group, count=len(event.figures))
        self._fade(event.figures, appearing=True)
        self.hold(self.tempo.beat)

    def _fade(self, figures: Sequence[str], *, appearing: bool) -> None:
        actors = self._actors()
        steps = [number / (self.tempo.fades + 1) for number in range(1, self.tempo.fades + 1)]
        for share in reversed(steps) if appearing else steps:
            fading = {name: replace(actors[name], fade=share) for name in figures if name in actors}
            self._frame({**actors, **fading}, self.tempo.step)

    @_show.register
    def _attack(self, event: told.AttackDeclared) -> None:
        self.past.take(event)
        self._tell("attack", attacker=self._name(event.attacker), target=self._name(event.target))
        start, end = self._places(event.attacker), self._places(event.target)
        self._visit(*start, *end)
        if start and end:
            aim = (start[0].x, start[0].y), (end[0].x, end[0].y)
            self._frame(self._actors(), self.tempo.beat, aim)

    @_show.register
    def _missed(self, event: told.AttackMissed) -> None:
        self.past.take(event)
        self._tell("missed", attacker=self._name(event.attacker), target=self._name(event.target))
        self.hold(self.tempo.beat // 2)

    @_show.register
    def _hurt(self, event: told.DamageSuffered) -> None:
        self.past.take(event)
        self._visit(*self._places(event.figure))
        self._tell("hurt", figure=self._name(event.figure), amount=event.amount)
        self._mark(event.figure, f"−{event.amount}", "")

    @_show.register
    def _healed(self, event: told.DamageRecovered) -> None:
        self.past.take(event)
        self._visit(*self._places(event.figure))
        self._tell("healed", figure=self._name(event.figure), amount=event.amount)
        self._mark(event.figure, "", f"+{event.amount}")

    def _mark(self, figure: str, struck: str, eased: str) -> None:
        actors = self._actors()
        if figure in actors:
            self._frame(
                {**actors, figure: replace(actors[figure], struck=struck, eased=eased)}, self.tempo.beat // 2
            )
        if self.tempo.steps:
            self.hold(self.tempo.step * 2)

    @_show.register
    def _defeated(self, event: told.MonsterDefeated) -> None:
        self._visit(event.square)
        self._tell("defeated", figure=self._name(event.figure))
        self._fade((event.figure,), appearing=False)
        self.past.take(event)
        self.hold(self.tempo.beat // 2)

    @_show.register
    def _fallen(self, event: told.HeroKnockedOut) -> None:
        self.past.take(event)
        self._visit(event.square)
        self._tell("fallen", hero=self._name(event.hero))
        self.hold(self.tempo.beat)

    @_show.register
    def _up(self, event: told.HeroStoodUp) -> None:
        self.past.take(event)
        self._visit(event.square)
        self._tell("up", hero=self._name(event.hero))
        self.hold(self.tempo.beat // 2)

    @_show.register
    def _searched(self, event: told.Searched) -> None:
        self.past.take(event)
        self._board = None
        self._visit(*self._places(event.hero))
        self._tell("searched", hero=self._name(event.hero))
        self.hold(self.tempo.beat // 2)

    @_show.register(told.TokenTaken)
    @_show.register(told.TokenDropped)
    @_show.register(quest_told.TokenPlaced)
    @_show.register(quest_told.TokenRemoved)
    @_show.register(quest_told.TokenMoved)
    @_show.register(quest_told.DoorClosed)
    @_show.register(quest_told.DoorLocked)
    @_show.register(quest_told.DoorUnlocked)
    def _changed(self, event: Event) -> None:
        """Something else lies on the board now, or a door stands otherwise."""
        self.past.take(event)
        self._board = None
        self.hold(self.tempo.beat // 2)

    @_show.register(quest_told.FigureRemoved)
    @_show.register(quest_told.FigureFled)
    def _gone(self, event: quest_told.FigureRemoved | quest_told.FigureFled) -> None:
        self._visit(*self._places(event.figure))
        self._tell("gone", figure=self._name(event.figure))
        self._fade((event.figure,), appearing=False)
        self.past.take(event)
        self.hold(self.tempo.beat // 2)

    @_show.register
    def _peril(self, event: quest_told.PerilDrawn) -> None:
        self.past.take(event)
        self._tell("peril", peril=self._say.name("peril", event.peril, known=False))
        self.hold(self.tempo.beat)

    @_show.register
    def _ended(self, event: told.QuestEnded) -> None:
        self.past.take(event)
        self._tell(event.outcome)
        self.hold(2 * self.tempo.beat)


def _shifts(event: told.FigureMoved, steps: int) -> list[tuple[float, float]]:
    """How far the figure is from where it stood, at each moment of its way."""
    if not event.path:
        return []
    into = event.path[0]
    # A large monster sets out from whichever of its squares is nearest.
    first = min(event.start, key=lambda square: max(abs(square.x - into.x), abs(square.y - into.y)))
    before, shifts = (0.0, 0.0), []
    for square in event.path:
        after = float(square.x - first.x), float(square.y - first.y)
        for step in range(1, steps + 1):
            share = step / steps
            shifts.append((before[0] + (after[0] - before[0]) * share, before[1] + (after[1] - before[1]) * share))
        before = after
    return shifts


def _at_least(low: int, high: int, length: int, lowest: int, highest: int) -> tuple[int, int]:
    """At least so long, round the same middle, and within what is known where there is enough of it."""
    low, high = max(low, lowest), min(high, highest)
    missing = max(0, length - (high - low + 1))
    low, high = low - missing // 2, high + missing - missing // 2
    if low < lowest:
        low, high = lowest, high + lowest - low
    if high > highest:
        low, high = max(lowest, low - (high - highest)), highest
    return low, high
