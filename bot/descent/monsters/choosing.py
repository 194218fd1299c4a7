"""What an instruction means here and now: its targets and places, or why it is neglected (ACT-03 to ACT-07)."""

from bot.descent.attack.weapons import Arms, aim
from bot.descent.board import Terrain
from bot.descent.monsters.actions.base import move_points
from bot.descent.monsters.actions.by_name import ABILITIES
from bot.descent.monsters.instructions import MOVES, Aim, Follow, Instruction
from bot.descent.monsters.moves import (
    Neglected,
    StoppingPlace,
    away,
    engage,
    engage_many,
    peaceful_squares,
    retreat,
    shunned,
    spot,
    toward,
)
from bot.descent.monsters.surges import pointless
from bot.descent.monsters.targets import best, holds, pool, rank, targets
from bot.descent.rules import stats
from bot.descent.rules.conditions import action_fatigue, forbidden, suffered
from bot.descent.rules.passives import SHAMBLING, shambles
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Activation, Game


def consider(game: Game, monster: Monster, instruction: Instruction) -> list[Figure]:
    """The targets an instruction may mean, all that tie; Neglected if it can't or need not be done (ACT-03)."""
    activation = game.activation
    assert activation is not None
    if not holds(game, monster, instruction.when, attacked=activation.has_attacked):
        raise Neglected("condition")
    if _in_vain(game, monster, instruction):
        raise Neglected("in_vain")
    if instruction.do in MOVES:
        return _consider_move(game, monster, instruction, activation)
    if instruction.do == "attack":
        return _consider_attack(game, monster, instruction.aim, activation)
    assert instruction.use is not None
    return _consider_ability(game, monster, instruction, activation)


def _in_vain(game: Game, monster: Monster, instruction: Instruction) -> bool:
    """Whether the action would cost a bleeding monster its last heart before it affects a hero (ACT-03)."""
    price = action_fatigue(game, monster)
    if not price or (instruction.do not in MOVES and instruction.aim.who == "hero"):
        return False
    return stats.health_left(game, monster) <= suffered(game, monster, price)


def _consider_move(game: Game, monster: Monster, instruction: Instruction, activation: Activation) -> list[Figure]:
    if instruction.squares is None:
        check_move_action(game, monster, activation)
    tied = best_of(game, monster, instruction.aim, meant(game, monster, instruction))
    return movable(game, monster, instruction, tied)


def check_move_action(game: Game, monster: Monster, activation: Activation) -> None:
    """Neglect a move action that the monster can't take: something holds it, or it shambles and has moved."""
    hold = forbidden(game, monster, "moves")
    if hold is not None:
        raise Neglected(hold)
    if activation.moves and shambles(game, monster):
        raise Neglected(SHAMBLING)


def movable(
    game: Game, monster: Monster, line: Instruction | Follow, tied: list[Figure], *, points: int | None = None
) -> list[Figure]:
    """Those of several equal targets that it can and need move for: the others don't hold it back."""
    able = []
    why = "no_target"
    for target in tied:
        try:
            places_for(game, monster, line, target, points=points)
        except Neglected as neglected:
            why = neglected.why
        else:
            able.append(target)
    if not able:
        raise Neglected(why)
    return able


def best_of(game: Game, monster: Monster, aim_at: Aim, figures: list[Figure] | None = None) -> list[Figure]:
    """All figures that tie as the target of a move; nobody moves toward or away from itself."""
    ranked = [entry for entry in rank(game, monster, aim_at, figures) if entry.figure is not monster]
    if not ranked:
        raise Neglected("no_target")
    return best(ranked)


def places_for(
    game: Game,
    monster: Monster,
    instruction: Instruction | Follow,
    target: Figure,
    *,
    points: int | None = None,
) -> list[StoppingPlace]:
    """All equally right places for a move: with the points given, or with those of a new move action."""
    free = instruction.squares is not None
    if points is None:
        points = instruction.squares if instruction.squares is not None else move_points(game, monster)
    if instruction.do == "retreat":
        return retreat(game, monster, target, points)
    if instruction.do == "engage":
        if instruction.aim.many:
            heroes = [entry.figure for entry in rank(game, monster, instruction.aim)]
            return engage_many(game, monster, heroes, points)
        return engage(game, monster, target, points)
    if instruction.do == "spot":
        return spot(game, monster, target, points)
    word = toward if instruction.do == "toward" else away
    return word(game, monster, target, points, free=free)


def _consider_attack(game: Game, monster: Monster, aim_at: Aim, activation: Activation) -> list[Figure]:
    if activation.has_attacked:
        raise Neglected("attack_used")
    if stats.has(game, "may_not_attack", monster):
        raise Neglected("at_peace")
    ranked = rank(game, monster, aim_at, open_to_attack(game, monster))
    if not ranked:
        raise Neglected("no_target")
    return best(ranked)


def open_to_attack(game: Game, monster: Monster) -> list[Figure]:
    """Whom the monster could attack from where it stands; others are passed over (ACT-07)."""
    arms = Arms(game, monster, None)
    return [
        figure
        for figure in targets(game)
        if aim(game, monster, figure, arms) is not None and not pointless(game, monster, figure)
    ]


def meant(game: Game, monster: Monster, instruction: Instruction) -> list[Figure]:
    """The figures a line could be done to at all, before its filters and ranking."""
    if instruction.do == "attack":
        return open_to_attack(game, monster)
    figures = pool(game, monster, instruction.aim)
    if instruction.do == "engage":
        return unhushed(game, monster, instruction.aim) or figures
    if instruction.use is None:
        return figures
    possible = ABILITIES[instruction.use].candidates(game, monster)
    if instruction.aim.who == "hero":
        return possible
    return [figure for figure in possible if figure in figures]


def unhushed(game: Game, monster: Monster, aim_at: Aim) -> list[Figure]:
    """Those whom a line may mean and beside whom no prayer would keep the monster from attacking (APX-01)."""
    grid, hushed = game.grid, game.grid.bits(peaceful_squares(game))
    if not hushed:
        return []
    closed = hushed | game.occupied(without=monster) | shunned(game, monster) | grid.of(Terrain.OBSTACLE)
    fitting = [entry.figure for entry in rank(game, monster, aim_at)]
    return [figure for figure in fitting if grid.spread(grid.bits(figure.squares)) & ~closed]


def _consider_ability(
    game: Game, monster: Monster, instruction: Instruction, activation: Activation
) -> list[Figure]:
    assert instruction.use is not None
    if instruction.use not in game.block(monster).actions:
        raise Neglected("no_such_ability")
    curse = forbidden(game, monster, "skills")
    if curse is not None:
        raise Neglected(curse)
    ability = ABILITIES[instruction.use]
    if ability.attacks and activation.has_attacked:
        raise Neglected("attack_used")
    if ability.attacks and stats.has(game, "may_not_attack", monster):
        raise Neglected("at_peace")
    possible = meant(game, monster, instruction)
    if not possible:
        raise Neglected("no_target")
    if ability.all_at_once:
        return []
    ranked = rank(game, monster, instruction.aim, possible)
    if not ranked:
        raise Neglected("no_target")
    return best(ranked)
