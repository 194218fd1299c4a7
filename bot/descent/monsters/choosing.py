"""What an instruction means here and now: its targets and places, or why it is neglected (ACT-03 to ACT-07)."""

from bot.descent.attack.weapons import Arms, aim
from bot.descent.board import Terrain
from bot.descent.monsters.actions.base import MonsterAction, move_points
from bot.descent.monsters.actions.by_name import ABILITIES
from bot.descent.monsters.amounts import reckon
from bot.descent.monsters.bonuses import lent_to
from bot.descent.monsters.circumstances import Circumstance
from bot.descent.monsters.effects import check_deed
from bot.descent.monsters.instructions import MOVES, Instruction
from bot.descent.monsters.measures import FAR
from bot.descent.monsters.moves import (
    Neglected,
    StoppingPlace,
    Wish,
    away,
    engage,
    engage_many,
    no_wish,
    peaceful_squares,
    retreat,
    shunned,
    spot,
    spot_many,
    toward,
)
from bot.descent.monsters.running import ways_through
from bot.descent.monsters.surges import pointless
from bot.descent.monsters.targets import best, everyone_meant, fitting, in_line, is_true, rank, targets
from bot.descent.monsters.whom import Aim
from bot.descent.rules import stats
from bot.descent.rules.conditions import action_fatigue, forbidden, suffered
from bot.descent.rules.passives import SHAMBLING, shambles
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Activation, Game

GROUND = "ground"
"""In place of a figure: squares to go to."""


def consider(game: Game, monster: Monster, instruction: Instruction) -> list[Figure]:
    """The targets an instruction may mean, all that tie; Neglected if it can't or need not be done (ACT-03)."""
    activation = game.activation
    assert activation is not None
    instruction = in_numbers(game, monster, instruction)
    if not is_true(game, in_line(monster), instruction.when):
        raise Neglected("condition")
    if _in_vain(game, monster, instruction):
        raise Neglected("in_vain")
    if is_deed(instruction):
        check_deed(game, in_line(monster), instruction)
        return []
    if instruction.do in MOVES:
        return _consider_move(game, monster, instruction, activation)
    if instruction.do == "attack":
        return _consider_attack(game, monster, instruction, activation)
    if instruction.do == "swap":
        return best_swaps(game, in_line(monster), monster, instruction.aim)
    return _consider_ability(game, monster, instruction, activation)


def in_numbers(game: Game, monster: Monster, instruction: Instruction) -> Instruction:
    """The same line with its squares worked out."""
    if instruction.squares is None or isinstance(instruction.squares, int):
        return instruction
    return instruction.model_copy(update={"squares": reckon(game, in_line(monster), instruction.squares)})


def is_deed(instruction: Instruction) -> bool:
    """Whether a line is an effect on figures rather than something this monster does with regard to one."""
    return instruction.each is not None or instruction.do not in (*MOVES, "attack", "use", "swap")


def _in_vain(game: Game, monster: Monster, instruction: Instruction) -> bool:
    """Whether the action would cost a bleeding monster its last heart before it affects a hero (ACT-03)."""
    price = action_fatigue(game, monster)
    if not price or (instruction.do not in MOVES and instruction.aim.who == "hero"):
        return False
    return stats.health_left(game, monster) <= suffered(game, monster, price)


def _consider_move(game: Game, monster: Monster, instruction: Instruction, activation: Activation) -> list[Figure]:
    if instruction.squares is None:
        check_move_action(game, monster, activation)
    tied = move_targets(game, monster, instruction)
    through = instruction.through is not None and any(ways_through(game, monster, target) for target in tied)
    return tied if through else movable(game, monster, instruction, tied)


def move_targets(game: Game, monster: Monster, instruction: Instruction) -> list[Figure]:
    """With regard to whom a monster may move, all that tie; ground is as good as a figure."""
    if instruction.aim.ground is not None:
        return [nearest_ground(game, instruction.aim.ground)]
    return best_of(game, monster, instruction.aim, meant(game, monster, instruction))


def check_move_action(game: Game, monster: Monster, activation: Activation) -> None:
    """Neglect a move action that the monster can't take: something holds it, or it shambles and has moved."""
    hold = forbidden(game, monster, "moves")
    if hold is not None:
        raise Neglected(hold)
    if activation.moves and shambles(game, monster):
        raise Neglected(SHAMBLING)


def movable(
    game: Game,
    monster: Figure,
    line: Instruction,
    tied: list[Figure],
    *,
    points: int | None = None,
    at: Circumstance | None = None,
) -> list[Figure]:
    """Those of several equal targets that it can and need move for: the others don't hold it back."""
    able = []
    why = "no_target"
    for target in tied:
        try:
            places_for(game, monster, line, target, points=points, at=at)
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
    if len(ranked) < aim_at.at_least:
        raise Neglected("too_few")
    return best(ranked)


def nearest_ground(game: Game, ground: Terrain) -> Figure:
    """All squares with this ground, as if they were one figure."""
    squares = game.grid.squares(game.grid.of(ground))
    if not squares:
        raise Neglected("no_target")
    return Figure(id=GROUND, squares=tuple(squares))


def places_for(
    game: Game,
    monster: Figure,
    instruction: Instruction,
    target: Figure,
    *,
    points: int | None = None,
    at: Circumstance | None = None,
) -> list[StoppingPlace]:
    """All equally right places for a move: with the points given, or with those of a new move action."""
    free = instruction.free
    if points is None:
        points = instruction.squares if isinstance(instruction.squares, int) else move_points(game, monster)
    about = at or _own(game, monster)
    wish = wish_of(game, about, instruction.ending)
    if instruction.aim.most:
        crowd = [entry.figure for entry in fitting(game, about, instruction.aim)]
        gather = engage_many if instruction.do == "engage" else spot_many
        return gather(game, monster, crowd, points, free=free, wish=wish)
    words = {"retreat": retreat, "engage": engage, "spot": spot, "toward": toward, "away": away}
    return words[instruction.do](game, monster, target, points, free=free, wish=wish)


def _own(game: Game, figure: Figure) -> Circumstance:
    if isinstance(figure, Monster):
        return in_line(figure)
    assert game.activation is not None
    return Circumstance(group=game.activation.group, them=figure.id)


def wish_of(game: Game, at: Circumstance, ending: Aim | None) -> Wish:
    """The second wish for a place: next to as many as possible of these, or as near as possible to the best."""
    if ending is None:
        return no_wish
    mover = at.them or at.actor
    ranked = [entry for entry in fitting(game, at, ending) if entry.figure.id != mover]
    if not ranked:
        return no_wish
    if ending.most:
        beside = [game.grid.spread(game.grid.bits(entry.figure.squares)) for entry in ranked]
        return lambda squares: -sum(bool(game.grid.bits(squares) & near) for near in beside)
    wanted = [entry.figure for entry in ranked] if ending.by == ("closest",) else best(ranked)
    away_from = game.grid.distances(*(square for figure in wanted for square in figure.squares))
    return lambda squares: min(away_from.get(square, FAR) for square in squares)


def _consider_attack(
    game: Game, monster: Monster, instruction: Instruction, activation: Activation
) -> list[Figure]:
    if activation.has_attacked and not instruction.again:
        raise Neglected("attack_used")
    return attackable(game, monster, instruction)


def attackable(
    game: Game, monster: Monster, instruction: Instruction, at: Circumstance | None = None
) -> list[Figure]:
    """Whom an attack may be aimed at, all that tie; all of them at once if the card says `take: all`.

    `at` are the circumstances of a special effect, whose attack may be aimed at whomever its moment is about.
    """
    if stats.has(game, "may_not_attack", monster):
        raise Neglected("at_peace")
    aim_at = instruction.aim
    ranked = fitting(game, at or in_line(monster), aim_at, meant(game, monster, instruction, at))
    if not ranked:
        raise Neglected("no_target")
    if len(ranked) < aim_at.at_least:
        raise Neglected("too_few")
    return best(ranked)


def open_to_attack(game: Game, monster: Monster) -> list[Figure]:
    """Whom the monster could attack from where it stands; others are passed over (ACT-07)."""
    arms = Arms(game, monster, None)
    return [
        figure
        for figure in (targets(game) if arms.dice else ())
        if aim(game, monster, figure, arms) is not None and not pointless(game, monster, figure)
    ]


def meant(game: Game, monster: Monster, instruction: Instruction, at: Circumstance | None = None) -> list[Figure]:
    """The figures a sentence could be done to at all, before its filters and ranking."""
    figures = everyone_meant(game, at or in_line(monster), instruction.aim)
    if instruction.do == "attack":
        # Those it came through are struck where they stand.
        possible = targets(game) if instruction.aim.passed else open_to_attack(game, monster)
        return [figure for figure in possible if figure in figures] if at is not None else possible
    if instruction.do == "engage":
        return unhushed(game, monster, instruction.aim) or figures
    if instruction.use is None:
        return figures
    possible = ABILITIES[instruction.use].caught(game, monster, instruction.use)
    if instruction.aim.who == "hero":
        return possible
    if instruction.do == "swap":
        return figures
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
    if ABILITIES[instruction.use].attacks and activation.has_attacked and not instruction.again:
        raise Neglected("attack_used")
    return usable_on(game, monster, instruction)


def usable_on(
    game: Game, monster: Monster, instruction: Instruction, at: Circumstance | None = None
) -> list[Figure]:
    """Whom a special action may be used on, all that tie; nobody if it is about everybody in its reach."""
    assert instruction.use is not None
    if instruction.use not in actions_of(game, monster):
        raise Neglected("no_such_ability")
    curse = forbidden(game, monster, "skills")
    if curse is not None:
        raise Neglected(curse)
    ability = ABILITIES[instruction.use]
    if ability.once and instruction.use in (*monster.used, *monster.marks):
        raise Neglected("used_up")
    if ability.attacks and stats.has(game, "may_not_attack", monster):
        raise Neglected("at_peace")
    possible, aim_at = meant(game, monster, instruction, at), instruction.aim
    if not possible:
        raise Neglected("no_target")
    if ability.all_at_once and aim_at == Aim():
        return []
    ranked = fitting(game, at or in_line(monster), aim_at, possible)
    if not ranked:
        raise Neglected("no_target")
    struck = {entry.figure.id: ability.struck(game, monster, entry.figure) for entry in ranked}
    if ability.all_at_once:
        if len(ranked) < aim_at.at_least:
            raise Neglected("too_few")
        return []
    if aim_at.at_least:
        ranked = [entry for entry in ranked if len(struck[entry.figure.id]) >= aim_at.at_least]
        if not ranked:
            raise Neglected("too_few")
    if aim_at.most:
        most = max(len(struck[entry.figure.id]) for entry in ranked)
        ranked = [entry for entry in ranked if len(struck[entry.figure.id]) == most]
    return _not_held_back(game, monster, ability, best(ranked))


def _not_held_back(game: Game, monster: Monster, ability: MonsterAction, tied: list[Figure]) -> list[Figure]:
    """Those of the targets on whom the panel of the group lets the action be used."""
    why = {figure.id: ability.held_back(game, monster, figure) for figure in tied}
    if all(why.values()):
        raise Neglected(why[tied[0].id] or "no_target")
    return [figure for figure in tied if why[figure.id] is None]


def actions_of(game: Game, monster: Monster) -> tuple[str, ...]:
    """The special actions a monster has: those of its card, and those that are lent to it."""
    lent = (lent.use for lent in lent_to(game, monster) if lent.use is not None)
    return (*game.block(monster).actions, *lent)


def best_swaps(game: Game, at: Circumstance, figure: Figure, aim_at: Aim) -> list[Figure]:
    """Those a figure may change places with, all that tie: on the board, of the same size, not itself."""
    ranked = [
        entry
        for entry in fitting(game, at, aim_at)
        if entry.figure is not figure and len(entry.figure.squares) == len(figure.squares)
    ]
    if not ranked:
        raise Neglected("no_target")
    return best(ranked)
