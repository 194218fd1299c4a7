"""What relics do in the hand of a lieutenant."""

from collections.abc import Callable

from bot.descent.effects.base import Context
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.who import attack_of
from bot.descent.events import ActionTaken, Noted
from bot.descent.monsters.overlord import OverlordOption, decide
from bot.descent.monsters.targets import best, rank, targets
from bot.descent.monsters.ties import harm
from bot.descent.monsters.whom import Aim
from bot.descent.rules.conditions import BLEEDING, IMMOBILIZED, POISONED, TERRIFIED, by_severity, forbidden
from bot.descent.rules.harm import Inflict, Suffer, Test, can_gain
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import Option, Step, push
from bot.descent.rules.turn_conditions import toll_of_action
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

VENOM = (IMMOBILIZED, POISONED)


# Duskblade ---------------------------------------------------------------------------------------------------


def _begins_beside(game: Game, at: Context) -> bool:
    bearer, hero = game.find(at.actor), game.find(at.figure or "")
    return bearer is not None and hero is not None and game.blocks(hero) and game.adjacent(bearer, hero)


@trick(possible=_begins_beside)
def slow(game: Game, at: Context) -> None:
    """A hero who begins its turn next to the bearer has one speed less in that turn."""
    assert game.turn is not None
    game.turn.slowed += 1
    game.tell(Noted(figure=game.turn.hero, note="slowed"))


# Scorpion's Kiss ---------------------------------------------------------------------------------------------


def _closest_in_sight(game: Game, bearer: Monster, wanted: Callable[[Figure], bool]) -> list[Figure]:
    """The closest of those whom it sees and who are wanted; nobody if it can't use special actions."""
    if forbidden(game, bearer, "actions") or forbidden(game, bearer, "skills"):
        return []
    seen = [figure for figure in targets(game) if can_see(game, bearer, figure) and wanted(figure)]
    ranked = rank(game, bearer, Aim(), seen)
    return best(ranked) if ranked else []


def _within_sting(game: Game, at: Context) -> list[Figure]:
    """The closest of those whom the bearer sees and could still do something to."""
    bearer = game.monsters.get(at.actor)
    if bearer is None:
        return []
    return _closest_in_sight(game, bearer, lambda figure: _worst(game, figure) is not None)


def _worst(game: Game, figure: Figure) -> str | None:
    """The worse of the two conditions, of those it can still get."""
    return next((name for name in reversed(by_severity(game, VENOM)) if can_gain(game, figure, name)), None)


@trick(possible=lambda game, at: bool(_within_sting(game, at)))
def sting(game: Game, at: Context) -> None:
    """For an action, a hero in sight tests awareness: both conditions if it fails, the worse one if it passes."""
    bearer = game.monsters[at.actor]
    figures = _within_sting(game, at)
    _take_action(game, bearer, "scorpions_kiss")
    choices = [
        OverlordOption(
            Option(id=figure.id, about={"target": figure.id}, then=(_test(game, figure),)),
            harm(game, bearer, figure),
        )
        for figure in figures
    ]
    decide(game, bearer, choices)


def _test(game: Game, figure: Figure) -> Test:
    worst = _worst(game, figure)
    assert worst is not None
    return Test(
        figure=figure.id,
        attribute="awareness",
        on_pass=(Inflict(figure=figure.id, condition=worst),),
        on_fail=tuple(Inflict(figure=figure.id, condition=name) for name in VENOM if can_gain(game, figure, name)),
    )


def _take_action(game: Game, bearer: Monster, relic: str) -> None:
    """One of its two actions goes into it, like any other (RND-06)."""
    activation = game.activation
    if activation is not None:
        activation.actions -= 1
        game.tell(ActionTaken(figure=bearer.id, action=f"use:{relic}", left=activation.actions))
        push(game, *toll_of_action(game, bearer, None))


# Azathea's Triumph -------------------------------------------------------------------------------------------

GAZE = 2
"""Hearts that it costs whom the bearer looks at."""


@trick(possible=lambda game, at: bool(_closest_in_sight(game, game.monsters[at.actor], lambda figure: True)))
def gaze(game: Game, at: Context) -> None:
    """For an action, a hero in sight suffers two hearts."""
    bearer = game.monsters[at.actor]
    figures = _closest_in_sight(game, bearer, lambda figure: True)
    _take_action(game, bearer, at.card)

    def hurt(figure: Figure) -> Step:
        return Suffer(figure=figure.id, amount=GAZE, source="card", by=bearer.id, card=at.card)

    _choose(game, bearer, figures, hurt)


def _choose(game: Game, bearer: Monster, figures: list[Figure], deed: Callable[[Figure], Step]) -> None:
    """It befalls one of these; whom, the tie setting decides."""
    choices = [
        OverlordOption(
            Option(id=figure.id, about={"target": figure.id}, then=(deed(figure),)), harm(game, bearer, figure)
        )
        for figure in figures
    ]
    decide(game, bearer, choices)


# Soulless Scythe ---------------------------------------------------------------------------------------------


def _unscathed_beside(game: Game, at: Context) -> list[Figure]:
    bearer = game.monsters.get(at.actor)
    if bearer is None or not bearer.on_board:
        return []
    return [
        figure for figure in targets(game) if game.adjacent(bearer, figure) and can_gain(game, figure, BLEEDING)
    ]


@trick(possible=lambda game, at: bool(_unscathed_beside(game, at)))
def cut_open(game: Game, at: Context) -> None:
    """A hero whom the bearer comes to stand beside bleeds."""
    bearer = game.monsters[at.actor]
    _choose(
        game,
        bearer,
        _unscathed_beside(game, at),
        lambda figure: Inflict(figure=figure.id, condition=BLEEDING),
    )


# Blade of Brivala --------------------------------------------------------------------------------------------

TERROR_WITHIN = 3
"""Squares from the target."""


def _may_fear(game: Game, target: str | None) -> list[Figure]:
    """The heroes near the target of an attack who are not terrified."""
    centre = game.find(target or "")
    if centre is None or not centre.on_board:
        return []
    return [
        figure
        for figure in targets(game)
        if near(game, centre, figure, TERROR_WITHIN) and can_gain(game, figure, TERRIFIED)
    ]


@trick(possible=lambda game, at: bool(_may_fear(game, at.target)))
def spread_terror(game: Game, at: Context) -> None:
    """If the attack deals a heart, a hero near its target is terrified."""
    attack = attack_of(game, at)
    assert attack is not None
    attack.if_dealt.append(Terrify(bearer=at.actor, target=attack.target))


class Terrify(Step):
    """A hero within three squares of the target of an attack is terrified."""

    bearer: str
    target: str

    def resolve(self, game: Game) -> None:
        bearer, figures = game.monsters.get(self.bearer), _may_fear(game, self.target)
        if bearer is not None and figures:
            _choose(game, bearer, figures, lambda figure: Inflict(figure=figure.id, condition=TERRIFIED))
