"""The table at any moment of a quest, set up again and led through what happened.

Only the last state of a game is saved, but every event is. A past table begins as the quest began and takes one
event after another; at each moment it can be shown like the game itself. It knows what players saw: where
figures stood, how hurt they were, which doors stood open. It is no game to be played on.
"""

import re
from collections.abc import Iterable, Sequence
from functools import singledispatchmethod

from bot.descent import events as told
from bot.descent.board import Square
from bot.descent.content.guests import foe_named
from bot.descent.quest import events as quest_told
from bot.descent.quest.reveal import show
from bot.descent.rules import stats
from bot.descent.state.figures import Familiar, Figure, Group, Hero, Monster
from bot.descent.state.game import Activation, Game, Turn
from bot.descent.state.tabletop import Layout
from bot.descent.views.past.rewinding import rewound
from bot.kernel.events import Event

LOCKS = (quest_told.DoorLocked, quest_told.DoorUnlocked)
_NUMBERED = re.compile(r"(?P<kind>.+)_(?P<number>\d+)")


def unique_names(events: Iterable[Event]) -> dict[str, str]:
    """The names of unique monsters that are gone, by figure: they are told when they leave (MON-07)."""
    gone = (told.MonsterDefeated, quest_told.FigureRemoved)
    return {event.figure: event.name for event in events if isinstance(event, gone) and event.name}


class PastTable:
    """A quest's table, from its opening on."""

    def __init__(self, game: Game, events: Sequence[Event]) -> None:
        """`game` is the quest as it stands now, `events` all that happened since it began."""
        self._now = game
        self._names = unique_names(events)
        self._settled = not any(isinstance(event, LOCKS) for event in events)
        """No lock has changed: doors were always as they are now."""
        self.game = game.model_copy(deep=True)
        self._open(events)

    @classmethod
    def before(cls, game: Game, events: Sequence[Event]) -> "PastTable":
        """The table before the last events. Its figures are those of then, its doors and tokens those of now."""
        table = cls.__new__(cls)
        table._now, table._names, table._settled = game, unique_names(events), True
        table.game = rewound(game, events)
        return table

    def take(self, event: Event) -> None:
        """Let one thing happen."""
        self._take(event)

    def take_all(self, events: Iterable[Event]) -> None:
        """Let several things happen."""
        for event in events:
            self._take(event)

    # The opening ---------------------------------------------------------------------------------------------

    def _open(self, events: Sequence[Event]) -> None:
        game = self.game
        quest = game.played
        game.board = Layout(rows=[])
        show(game.board, quest, quest.areas[0])
        game.monsters, game.familiars, game.groups = {}, {}, {}
        game.round, game.turn, game.activation, game.question, game.ending = 0, None, None, None, None
        game.attacks = {}
        for place, hero in enumerate(game.heroes.values()):
            hero.damage = hero.fatigue = 0
            hero.conditions, hero.carried = [], []
            hero.knocked_out = hero.turn_taken = False
            hero.vanished = None
            fallback = quest.start[place] if place < len(quest.start) else None
            hero.squares = _first_squares(hero.id, events) or ((fallback,) if fallback else ())

    # What happened -------------------------------------------------------------------------------------------

    @singledispatchmethod
    def _take(self, event: Event) -> None:
        """Most events change nothing that can be seen on the table."""

    @_take.register
    def _area_revealed(self, event: told.AreaRevealed) -> None:
        quest = self.game.played
        area = next((area for area in quest.areas if area.id == event.area), None)
        if area is not None and area.id not in self.game.board.areas:
            show(self.game.board, quest, area)
            for door in area.doors:
                if self._settled and door.id in self._now.board.doors:
                    self.game.board.doors[door.id].locked = self._now.board.doors[door.id].locked

    @_take.register
    def _monsters_placed(self, event: told.MonstersPlaced) -> None:
        self.game.groups.setdefault(event.group, Group(id=event.group, monster=event.group))
        for figure, squares in zip(event.figures, event.squares, strict=False):
            self.game.monsters[figure] = self._monster(figure, event.group, squares, figure in event.masters)

    def _monster(self, figure: str, group: str, squares: tuple[Square, ...], master: bool) -> Monster:
        """A fresh monster; one that still lives may have a name and hearts of its own."""
        alive = self._now.monsters.get(figure)
        if alive is not None:
            return alive.model_copy(update={"squares": squares, "damage": 0, "conditions": [], "carried": []})
        numbered = _NUMBERED.fullmatch(figure)
        kind, number = (numbered["kind"], int(numbered["number"])) if numbered else (group, 1)
        return Monster(
            id=figure,
            monster=kind,
            group=group,
            squares=squares,
            master=master,
            number=number,
            name=self._names.get(figure),
        )

    @_take.register
    def _round_started(self, event: told.RoundStarted) -> None:
        self.game.round = event.number
        for hero in self.game.heroes.values():
            hero.turn_taken = False
        for group in self.game.groups.values():
            group.activated = False

    @_take.register
    def _turn_started(self, event: told.TurnStarted) -> None:
        self.game.turn = Turn(hero=event.hero)

    @_take.register
    def _turn_ended(self, event: told.TurnEnded) -> None:
        self.game.turn = None
        self.game.heroes[event.hero].turn_taken = True

    @_take.register
    def _group_activated(self, event: told.GroupActivated) -> None:
        self.game.activation = Activation(group=event.group, card=event.card)
        if event.group in self.game.groups:
            self.game.groups[event.group].activated = True

    @_take.register
    def _group_idled(self, event: quest_told.GroupIdled) -> None:
        if event.group in self.game.groups:
            self.game.groups[event.group].activated = True

    @_take.register
    def _group_finished(self, event: told.GroupFinished) -> None:
        self.game.activation = None

    @_take.register
    def _group_removed(self, event: told.GroupRemoved) -> None:
        self.game.groups.pop(event.group, None)

    @_take.register
    def _figure_moved(self, event: told.FigureMoved) -> None:
        self._put(event.figure, event.end)

    @_take.register
    def _figure_placed(self, event: told.FigurePlaced) -> None:
        self._put(event.figure, event.squares)

    def _put(self, figure_id: str, squares: tuple[Square, ...]) -> None:
        figure = self.game.find(figure_id)
        if figure is None and (numbered := _NUMBERED.fullmatch(figure_id)) is not None:
            # A fallen monster that rises once more is put back by this event alone.
            if foe_named(numbered["kind"]) is None:
                return
            figure = self._monster(figure_id, numbered["kind"], squares, master=False)
            self.game.groups.setdefault(figure.group, Group(id=figure.group, monster=figure.monster))
            self.game.monsters[figure_id] = figure
        if figure is not None:
            figure.squares = squares
        if isinstance(figure, Hero):
            figure.vanished = None

    @_take.register
    def _door_opened(self, event: told.DoorOpened) -> None:
        if event.door in self.game.board.doors:
            door = self.game.board.doors[event.door]
            door.open, door.locked = True, False
            self.game.board.changed()

    @_take.register
    def _door_closed(self, event: quest_told.DoorClosed) -> None:
        if event.door in self.game.board.doors:
            self.game.board.doors[event.door].open = False
            self.game.board.changed()

    @_take.register
    def _door_locked(self, event: quest_told.DoorLocked) -> None:
        self._lock(event.door, locked=True)

    @_take.register
    def _door_unlocked(self, event: quest_told.DoorUnlocked) -> None:
        self._lock(event.door, locked=False)

    def _lock(self, door: str, *, locked: bool) -> None:
        if door in self.game.board.doors:
            self.game.board.doors[door].locked = locked

    @_take.register
    def _damage_suffered(self, event: told.DamageSuffered) -> None:
        figure = self.game.find(event.figure)
        if isinstance(figure, Monster) and event.left:
            # A unique monster may have more hearts than its card says.
            figure.extra_health += max(0, event.left + event.amount - stats.health_left(self.game, figure))
        self._hurt(figure, event.left)

    @_take.register
    def _damage_recovered(self, event: told.DamageRecovered) -> None:
        self._hurt(self.game.find(event.figure), event.left)

    def _hurt(self, figure: Figure | None, left: int) -> None:
        if figure is not None:
            figure.damage = max(0, stats.health(self.game, figure) - left)

    @_take.register
    def _fatigue_suffered(self, event: told.FatigueSuffered) -> None:
        self._tire(event.figure, event.left)

    @_take.register
    def _fatigue_recovered(self, event: told.FatigueRecovered) -> None:
        self._tire(event.figure, event.left)

    def _tire(self, figure_id: str, left: int) -> None:
        hero = self.game.heroes.get(figure_id)
        if hero is not None:
            hero.fatigue = max(0, stats.stamina(self.game, hero) - left)

    @_take.register
    def _condition_gained(self, event: told.ConditionGained) -> None:
        figure = self.game.find(event.figure)
        if figure is not None and event.condition not in figure.conditions:
            figure.conditions.append(event.condition)

    @_take.register
    def _condition_lost(self, event: told.ConditionLost) -> None:
        figure = self.game.find(event.figure)
        if figure is not None and event.condition in figure.conditions:
            figure.conditions.remove(event.condition)

    @_take.register
    def _monster_defeated(self, event: told.MonsterDefeated) -> None:
        self.game.monsters.pop(event.figure, None)

    @_take.register
    def _figure_removed(self, event: quest_told.FigureRemoved) -> None:
        self._leave(event.figure)

    @_take.register
    def _figure_fled(self, event: quest_told.FigureFled) -> None:
        self._leave(event.figure)

    def _leave(self, figure: str) -> None:
        gone = self.game.monsters.pop(figure, None)
        if gone is not None and not self.game.group_members(gone.group):
            self.game.groups.pop(gone.group, None)

    @_take.register
    def _hero_knocked_out(self, event: told.HeroKnockedOut) -> None:
        hero = self.game.heroes[event.hero]
        hero.knocked_out = True
        hero.damage = stats.health(self.game, hero)
        hero.fatigue = max(hero.fatigue, stats.stamina(self.game, hero))
        hero.conditions = []
        hero.squares = (event.square,)

    @_take.register
    def _hero_stood_up(self, event: told.HeroStoodUp) -> None:
        hero = self.game.heroes[event.hero]
        hero.knocked_out = False
        hero.squares = (event.square,)

    @_take.register
    def _hero_vanished(self, event: told.HeroVanished) -> None:
        hero = self.game.heroes[event.hero]
        hero.vanished, hero.squares = event.square, ()

    @_take.register
    def _familiar_called(self, event: told.FamiliarCalled) -> None:
        self.game.familiars[event.figure] = Familiar(
            id=event.figure,
            familiar=event.familiar,
            owner=event.owner,
            number=event.number,
            squares=(event.square,),
        )

    @_take.register
    def _familiar_removed(self, event: told.FamiliarRemoved) -> None:
        self.game.familiars.pop(event.figure, None)

    @_take.register
    def _searched(self, event: told.Searched) -> None:
        self._lay(event.token, None)

    @_take.register
    def _token_taken(self, event: told.TokenTaken) -> None:
        self._lay(event.token, None)
        figure = self.game.find(event.figure)
        if figure is not None and event.token not in figure.carried:
            figure.carried.append(event.token)

    @_take.register
    def _token_dropped(self, event: told.TokenDropped) -> None:
        self._lay(event.token, event.square)
        figure = self.game.find(event.figure)
        if figure is not None and event.token in figure.carried:
            figure.carried.remove(event.token)

    @_take.register
    def _token_placed(self, event: quest_told.TokenPlaced) -> None:
        known = self._now.board.tokens.get(event.token)
        if known is not None:
            self.game.board.tokens[event.token] = known.model_copy(update={"square": event.square})

    @_take.register
    def _token_removed(self, event: quest_told.TokenRemoved) -> None:
        self._let_go(event.token)
        self._lay(event.token, None)

    @_take.register
    def _token_moved(self, event: quest_told.TokenMoved) -> None:
        self._let_go(event.token)
        self._lay(event.token, event.square)

    def _let_go(self, token: str) -> None:
        for figure in self.game.everyone():
            if token in figure.carried:
                figure.carried.remove(token)

    def _lay(self, token: str, square: Square | None) -> None:
        if token in self.game.board.tokens:
            self.game.board.tokens[token].square = square


def _first_squares(figure: str, events: Sequence[Event]) -> tuple[Square, ...]:
    """Where a figure stood before it first moved; nothing if it was put or fell somewhere before that."""
    for event in events:
        if isinstance(event, told.FigureMoved) and event.figure == figure:
            return event.start
        if isinstance(event, told.FigurePlaced) and event.figure == figure:
            return ()
        if isinstance(event, told.HeroKnockedOut | told.HeroVanished) and event.hero == figure:
            return (event.square,)
    return ()
