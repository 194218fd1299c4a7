"""Why an automatic hero does what it does, as it weighed it: for whoever asks afterwards."""

from typing import NamedTuple

from bot.descent.autopilot.errands import Errand
from bot.descent.autopilot.survey import Lure, Survey
from bot.descent.autopilot.threats import incoming
from bot.descent.autopilot.worth import fear
from bot.descent.board import Square
from bot.descent.commands import (
    Attack,
    Command,
    EndTurn,
    OpenDoor,
    PickUp,
    Rest,
    Revive,
    Search,
    UseCard,
    UseElement,
)
from bot.descent.events import DecisionExplained
from bot.descent.monsters.threat import chances

SAFER = 1.0
"""How much less there must be to fear on a square to go there for that."""


class Decision(NamedTuple):
    """A command, and the reason for it; none for what goes without saying."""

    command: Command
    reason: DecisionExplained | None = None


def reason_for(survey: Survey, command: Command) -> DecisionExplained | None:
    """Why the hero does this where it stands."""
    hero = survey.hero.id
    if isinstance(command, Attack):
        return _blow(survey, command)
    if isinstance(command, Revive):
        return DecisionExplained(hero=hero, why="revive", target=command.target)
    if isinstance(command, OpenDoor | PickUp | Search | UseElement):
        errand = next((errand for errand in survey.here() if errand.command == command), None)
        asked = errand is not None and errand.is_asked
        why = "asked" if asked else command.kind
        return DecisionExplained(hero=hero, why=why, target=_thing(command), pressed=asked and survey.pressure.near)
    if isinstance(command, UseCard):
        return DecisionExplained(hero=hero, why="card", target=command.card)
    if isinstance(command, Rest):
        return DecisionExplained(hero=hero, why="rest")
    gives_up = isinstance(command, EndTurn) and survey.turn.actions > 0
    return DecisionExplained(hero=hero, why="end") if gives_up else None


def _thing(command: Command) -> str | None:
    """The door or token a command is about."""
    if isinstance(command, OpenDoor):
        return command.door
    if isinstance(command, UseElement):
        return command.element
    return command.token if isinstance(command, PickUp | Search) else None


def _blow(survey: Survey, command: Attack) -> DecisionExplained | None:
    foe = survey.arsenal.foes.get(command.target)
    blow = survey.arsenal.from_here(foe.monster, command.weapon) if foe is not None else None
    if foe is None or blow is None:
        return None
    found = chances(blow)
    return DecisionExplained(
        hero=survey.hero.id,
        why="attack",
        target=command.target,
        mean=round(sum(hearts * chance for hearts, chance in found), 1),
        kill=round(100 * sum(chance for hearts, chance in found if hearts >= foe.left)),
        asked=command.target in survey.wanted,
        pressed=command.target in survey.wanted and survey.pressure.near,
    )


# Going somewhere -----------------------------------------------------------------------------------------------


class _Purpose(NamedTuple):
    worth: float
    why: str
    target: str | None = None
    asked: bool = False


def reason_to_go(survey: Survey, square: Square) -> DecisionExplained:
    """Why the hero goes to a square: whatever counts most there."""
    purposes = [*_doings(survey, square), *_safety(survey, square)]
    best = max(purposes, key=lambda purpose: purpose.worth, default=None) or _onward(survey, square)
    pressed = best.asked and survey.pressure.near
    return DecisionExplained(
        hero=survey.hero.id, why=best.why, target=best.target, square=square, asked=best.asked, pressed=pressed
    )


def _doings(survey: Survey, square: Square) -> list[_Purpose]:
    """What can be done there that can't be done here."""
    grid, here = survey.game.grid, survey.hero.square
    there = grid.bit(square)
    found = [
        _served(errand)
        for errand in survey.errands
        if errand.where & there and errand.worth > 0 and not errand.where & grid.bit(here)
    ]
    near = dict(survey.arsenal.by_target(here))
    blows = ((target, worth - near.get(target, 0.0)) for target, worth in survey.arsenal.by_target(square))
    found += [_Purpose(worth, "go_attack", target, target in survey.wanted) for target, worth in blows if worth > 0]
    return found


def _served(errand: Errand) -> _Purpose:
    goal = errand.goal
    if errand.runner is not None:
        return _Purpose(errand.worth, "go_ward", errand.runner, asked=True)
    if goal is None:
        target = errand.command.target if isinstance(errand.command, Revive | UseCard) else None
        return _Purpose(errand.worth, "go_help", target)
    why = "go_errand" if errand.acts else "go_place"
    return _Purpose(errand.worth, why, goal.target, goal.asked)


def _safety(survey: Survey, square: Square) -> list[_Purpose]:
    """How much less there is to fear there."""
    here, there = (fear(incoming(survey.coming, place), survey.left) for place in (survey.hero.square, square))
    return [_Purpose(here - there, "go_safer")] if here - there > SAFER else []


def _onward(survey: Survey, square: Square) -> _Purpose:
    """What draws the hero on, if nothing can be done yet."""
    lure = max(survey.lures, key=lambda lure: _drawn(lure, square), default=None)
    if lure is None:
        return _Purpose(0.0, "go_on")
    if lure.foe is not None:
        return _Purpose(lure.worth, "go_towards", lure.foe, lure.foe in survey.wanted)
    served = _served(lure.errand) if lure.errand is not None else _Purpose(0.0, "go_on")
    return _Purpose(lure.worth, "go_towards" if served.target else "go_on", served.target, served.asked)


def _drawn(lure: Lure, square: Square) -> float:
    far = lure.far.get(square)
    return lure.draws(far) if far is not None else 0.0
