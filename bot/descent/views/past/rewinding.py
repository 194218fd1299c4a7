"""The table some events ago: how it stands now, and those events taken back one by one.

A whole quest need not be read again to know how the last few events began. What can't be known that way, such as
where somebody stood who was put elsewhere, is taken to have been as it is now.
"""

import re
from collections.abc import Sequence
from functools import singledispatch

from bot.descent import events as told
from bot.descent.board import Square
from bot.descent.content.guests import foe_named
from bot.descent.rules import stats
from bot.descent.state.figures import Group, Monster
from bot.descent.state.game import Game
from bot.kernel.events import Event

_NUMBERED = re.compile(r"(?P<kind>.+)_(?P<number>\d+)")


def rewound(game: Game, events: Sequence[Event]) -> Game:
    """A copy of the game as it stood before these events: its figures, their hearts and their conditions."""
    before = game.model_copy(deep=True)
    before.turn, before.activation, before.question, before.attacks = None, None, None, {}
    for place in range(len(events) - 1, -1, -1):
        _take_back(events[place], before, events[:place])
    return before


@singledispatch
def _take_back(event: Event, game: Game, earlier: Sequence[Event]) -> None:
    """Most events change nothing that figures show."""


@_take_back.register
def _round(event: told.RoundStarted, game: Game, earlier: Sequence[Event]) -> None:
    game.round = event.number - 1


@_take_back.register
def _moved(event: told.FigureMoved, game: Game, earlier: Sequence[Event]) -> None:
    _put(game, event.figure, event.start)


@_take_back.register
def _placed(event: told.FigurePlaced, game: Game, earlier: Sequence[Event]) -> None:
    where = _last_seen(event.figure, earlier)
    if where:
        _put(game, event.figure, where)


@_take_back.register
def _monsters_placed(event: told.MonstersPlaced, game: Game, earlier: Sequence[Event]) -> None:
    for figure in event.figures:
        game.monsters.pop(figure, None)


@_take_back.register
def _defeated(event: told.MonsterDefeated, game: Game, earlier: Sequence[Event]) -> None:
    numbered = _NUMBERED.fullmatch(event.figure)
    kind = numbered["kind"] if numbered is not None else event.figure
    if foe_named(kind) is None:
        return
    monster = Monster(
        id=event.figure,
        monster=kind,
        group=kind,
        squares=_last_seen(event.figure, earlier) or (event.square,),
        number=int(numbered["number"]) if numbered is not None else 1,
        name=event.name,
    )
    game.groups.setdefault(kind, Group(id=kind, monster=kind))
    game.monsters[event.figure] = monster
    monster.damage = stats.health(game, monster)


@_take_back.register
def _hurt(event: told.DamageSuffered, game: Game, earlier: Sequence[Event]) -> None:
    _has_left(game, event.figure, event.left + event.amount)


@_take_back.register
def _healed(event: told.DamageRecovered, game: Game, earlier: Sequence[Event]) -> None:
    _has_left(game, event.figure, event.left - event.amount)


def _has_left(game: Game, figure_id: str, hearts: int) -> None:
    figure = game.find(figure_id)
    if figure is not None:
        figure.damage = max(0, stats.health(game, figure) - hearts)


@_take_back.register
def _condition_gained(event: told.ConditionGained, game: Game, earlier: Sequence[Event]) -> None:
    figure = game.find(event.figure)
    if figure is not None and event.condition in figure.conditions:
        figure.conditions.remove(event.condition)


@_take_back.register
def _condition_lost(event: told.ConditionLost, game: Game, earlier: Sequence[Event]) -> None:
    figure = game.find(event.figure)
    if figure is not None and event.condition not in figure.conditions:
        figure.conditions.append(event.condition)


@_take_back.register
def _knocked_out(event: told.HeroKnockedOut, game: Game, earlier: Sequence[Event]) -> None:
    hero = game.heroes[event.hero]
    hero.knocked_out = False
    hero.squares = _last_seen(event.hero, earlier) or (event.square,)


@_take_back.register
def _stood_up(event: told.HeroStoodUp, game: Game, earlier: Sequence[Event]) -> None:
    hero = game.heroes[event.hero]
    hero.knocked_out, hero.squares = True, (event.square,)
    hero.damage = stats.health(game, hero)


@_take_back.register
def _vanished(event: told.HeroVanished, game: Game, earlier: Sequence[Event]) -> None:
    hero = game.heroes[event.hero]
    hero.vanished, hero.squares = None, (event.square,)


@_take_back.register
def _familiar_called(event: told.FamiliarCalled, game: Game, earlier: Sequence[Event]) -> None:
    game.familiars.pop(event.figure, None)


def _put(game: Game, figure_id: str, squares: tuple[Square, ...]) -> None:
    figure = game.find(figure_id)
    if figure is not None:
        figure.squares = squares


def _last_seen(figure: str, events: Sequence[Event]) -> tuple[Square, ...]:
    """Where the last of these events left a figure; nothing if none of them says."""
    for event in reversed(events):
        if isinstance(event, told.FigureMoved) and event.figure == figure:
            return event.end
        if isinstance(event, told.FigurePlaced) and event.figure == figure:
            return event.squares
        if isinstance(event, told.MonstersPlaced) and figure in event.figures:
            return event.squares[event.figures.index(figure)] if event.squares else ()
        if isinstance(event, told.HeroKnockedOut | told.HeroStoodUp) and event.hero == figure:
            return (event.square,)
    return ()
