"""Whom a deed of an activation card befalls, and whether it would change anything for them (ACT-03)."""

from bot.descent.monsters.circumstances import Circumstance
from bot.descent.monsters.instructions import MOVES, Instruction
from bot.descent.monsters.measures import held_by, is_search_card
from bot.descent.monsters.moves import Neglected
from bot.descent.monsters.targets import everyone_meant, fitting, is_true
from bot.descent.monsters.whom import Aim
from bot.descent.rules import stats
from bot.descent.rules.harm import can_gain, hurtable
from bot.descent.state.figures import Figure, Hero, Monster
from bot.descent.state.game import Game

ITSELF = Aim(who="them")


def stricken(game: Game, at: Circumstance, each: Aim) -> list[Figure]:
    """Everybody a sentence is about, in the order in which they are dealt with; nobody if they are too few.

    Where all are meant, heroes come in party order and monsters by their numbers; where only some are, the best
    come first.
    """
    ranked = fitting(game, at, each)
    if len(ranked) < each.at_least:
        return []
    if isinstance(each.take, int):
        return [entry.figure for entry in ranked]
    fit = {entry.figure.id for entry in ranked}
    return [figure for figure in everyone_meant(game, at, each) if figure.id in fit]


def doers(game: Game, at: Circumstance, deed: Instruction) -> list[Figure]:
    """Who does or suffers a deed: those `each` names, else whoever the sentence is about, else the actor."""
    if deed.each is not None:
        return stricken(game, at, deed.each)
    name = at.them or at.actor
    figure = game.find(name) if name is not None else None
    return [figure] if figure is not None and figure.on_board else []


def check_deed(game: Game, at: Circumstance, deed: Instruction) -> None:
    """Neglect a line that would change nothing for anybody, or strikes fewer than it says (ACT-03)."""
    if deed.do == "finish":
        return
    found = doers(game, at, deed)
    if not found:
        raise Neglected("too_few" if deed.each is not None and deed.each.at_least > 1 else "no_target")
    if not any(changes(game, at.about(figure.id), deed, figure) for figure in found):
        raise Neglected("no_change")


def changes(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> bool:
    """Whether a deed would change anything for a figure."""
    if not hurtable(figure):
        return False
    if deed.do == "recover":
        tired = isinstance(figure, Hero) and figure.fatigue and deed.fatigue
        return bool(tired or (deed.hearts and figure.damage and stats.can_heal(game, figure)))
    if deed.do == "apply":
        return deed.condition == ("random",) or any(can_gain(game, figure, name) for name in deed.condition)
    if deed.do == "shed":
        named = set(deed.condition) - {"random"}
        return any(not named or name in named for name in figure.conditions)
    if deed.do in ("try", "choose"):
        parts = (deed.passed, deed.failed) if deed.do == "try" else deed.options
        return any(_any_change(game, at, part) for part in parts)
    if deed.do == "flip":
        return bool(held_by(figure, is_search_card))
    if deed.do == "unequip":
        return bool(held_by(figure, lambda held: held.equipped))
    if deed.do == "token":
        group = game.groups.get(at.group)
        return group is not None and isinstance(figure, Hero) and (figure.id in group.tokens) != deed.on
    if deed.do in ("attack", "use"):
        return isinstance(figure, Monster)
    return deed.do in (*MOVES, "place", "swap", "harm", "points", "finish")


def _any_change(game: Game, at: Circumstance, deeds: tuple[Instruction, ...]) -> bool:
    return any(
        changes(game, at.about(figure.id), deed, figure)
        for deed in deeds
        if is_true(game, at, deed.when)
        for figure in doers(game, at, deed)
    )
