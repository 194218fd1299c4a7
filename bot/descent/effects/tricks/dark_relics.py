"""What relics do in the hand of a lieutenant."""

from bot.descent.effects.base import Context
from bot.descent.effects.tricks.custom import trick
from bot.descent.events import ActionTaken, Noted
from bot.descent.monsters.overlord import OverlordOption, decide
from bot.descent.monsters.targets import best, rank, targets
from bot.descent.monsters.ties import harm
from bot.descent.monsters.whom import Aim
from bot.descent.rules.conditions import IMMOBILIZED, POISONED, by_severity, forbidden
from bot.descent.rules.harm import Inflict, Test, can_gain
from bot.descent.rules.steps import Option, push
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


def _within_sting(game: Game, at: Context) -> list[Figure]:
    """The closest of those whom the bearer sees and could still do something to."""
    bearer = game.monsters.get(at.actor)
    if bearer is None or forbidden(game, bearer, "actions") or forbidden(game, bearer, "skills"):
        return []
    seen = [figure for figure in targets(game) if can_see(game, bearer, figure) and _worst(game, figure)]
    ranked = rank(game, bearer, Aim(), seen)
    return best(ranked) if ranked else []


def _worst(game: Game, figure: Figure) -> str | None:
    """The worse of the two conditions, of those it can still get."""
    return next((name for name in reversed(by_severity(game, VENOM)) if can_gain(game, figure, name)), None)


@trick(possible=lambda game, at: bool(_within_sting(game, at)))
def sting(game: Game, at: Context) -> None:
    """For an action, a hero in sight tests awareness: both conditions if it fails, the worse one if it passes."""
    bearer = game.monsters[at.actor]
    figures = _within_sting(game, at)
    _take_action(game, bearer)
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


def _take_action(game: Game, bearer: Monster) -> None:
    """One of its two actions goes into it, like any other (RND-06)."""
    activation = game.activation
    if activation is not None:
        activation.actions -= 1
        game.tell(ActionTaken(figure=bearer.id, action="use:scorpions_kiss", left=activation.actions))
        push(game, *toll_of_action(game, bearer, None))
