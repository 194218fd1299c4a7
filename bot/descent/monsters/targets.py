"""Whom a monster goes for, and why (ACT-06, ACT-07)."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from bot.descent.board import Terrain
from bot.descent.monsters.circumstances import Circumstance
from bot.descent.monsters.measures import FAR, around, measured, neighbours, ranking, targets
from bot.descent.monsters.whom import SINGLE, Aim, Neighbour, When
from bot.descent.rules.walking import DEADLY
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

__all__ = ["FAR", "Ranked", "best", "far", "fitting", "pool", "rank", "reasons", "targets"]

NO_CONDITION = When()


class Ranked(NamedTuple):
    """A possible target with its ranking; the smallest key is the best."""

    key: tuple[int, ...]
    figure: Figure


def in_line(monster: Monster) -> Circumstance:
    """The circumstances of a line: the monster acts, and nothing went before."""
    return Circumstance(group=monster.group, actor=monster.id)


# Who is meant at all -----------------------------------------------------------------------------------------


def pool(game: Game, monster: Monster, aim: Aim) -> list[Figure]:
    """The figures a selector of a line speaks of, before its filters."""
    return everyone_meant(game, in_line(monster), aim)


def everyone_meant(game: Game, at: Circumstance, aim: Aim) -> list[Figure]:
    """The figures a selector speaks of, before its filters; the fallen are never meant."""
    if aim.who in SINGLE:
        name = {"self": at.actor, "them": at.them, "attacker": at.attacker, "target": at.target}[aim.who]
        figure = game.find(name) if name is not None else None
        return [figure] if figure is not None and game.blocks(figure) else []
    kind = aim.who.removeprefix("other_")
    found: list[Figure] = []
    if kind in ("hero", "figure"):
        found += targets(game)
    if kind == "kin":
        found += game.group_members(at.group)
    elif kind in ("monster", "figure"):
        found += game.monsters.values()
    if kind != aim.who:
        left_out = at.them or at.actor
        found = [figure for figure in found if figure.id != left_out]
    return found


def origins(game: Game, at: Circumstance, aim: Aim) -> list[Figure]:
    """Whose distance and sight count: those the card names, else whoever acts, else the group."""
    names = {"self": at.actor, "them": at.them, "attacker": at.attacker, "target": at.target}
    if aim.origin in names:
        named = names[aim.origin]
        figure = game.find(named) if named is not None else None
        return [figure] if figure is not None and figure.on_board else []
    if aim.origin is None:
        own = at.them or at.actor
        figure = game.find(own) if own is not None else None
        if figure is not None and figure.on_board:
            return [figure]
    members = members_of(game, at)
    return [member for member in members if member.master] if aim.origin == "master" else [*members]


def members_of(game: Game, at: Circumstance) -> list[Monster]:
    """The monsters of the group that the sentence is about."""
    return [monster for monster in game.group_members(at.group) if is_of(at.of, monster)]


def is_of(of: str, monster: Monster) -> bool:
    """Whether something said of masters, minions or all is said of this monster."""
    return of == "all" or (of == "masters") == monster.master


# Ranking -----------------------------------------------------------------------------------------------------


def rank(game: Game, monster: Monster, aim: Aim, figures: Iterable[Figure] | None = None) -> list[Ranked]:
    """The figures a selector of a line may mean, best first; equal keys are a tie (ACT-06)."""
    return fitting(game, in_line(monster), aim, figures)


def fitting(game: Game, at: Circumstance, aim: Aim, figures: Iterable[Figure] | None = None) -> list[Ranked]:
    """The figures a selector may mean in these circumstances, best first; equal keys are a tie."""
    seen_from = origins(game, at, aim)
    reached = game.grid.distances(*(square for figure in seen_from for square in figure.squares))
    ranked = []
    for figure in everyone_meant(game, at, aim) if figures is None else figures:
        distance = min((reached[square] for square in figure.squares if square in reached), default=FAR)
        if not fits(game, at, aim, figure, distance, seen_from):
            continue
        key = tuple(ranking(game, name, figure, distance, at.group) for name in aim.by)
        ranked.append(Ranked((*key, distance), figure))
    return sorted(ranked, key=lambda entry: entry.key)


def far(game: Game, one: Figure, other: Figure) -> int:
    """Squares counted from one figure to the other; very many where nobody can count, e.g. behind a door."""
    distance = game.distance(one, other)
    return FAR if distance is None else distance


def fits(game: Game, at: Circumstance, aim: Aim, figure: Figure, distance: int, seen_from: list[Figure]) -> bool:
    """Whether a figure passes the filters of a selector."""
    if aim.within is not None and distance > aim.within:
        return False
    if aim.beyond is not None and distance <= aim.beyond:
        return False
    if aim.adjacent and not any(game.adjacent(own, figure) for own in seen_from):
        return False
    if aim.rank is not None and not (isinstance(figure, Monster) and figure.rank == aim.rank):
        return False
    if aim.having and not set(aim.having) & set(figure.conditions):
        return False
    if set(aim.without) & set(figure.conditions):
        return False
    if aim.hurt and not figure.damage:
        return False
    if not all(bound.holds(measured(game, name, figure, distance, at.group)) for name, bound in aim.bounds.items()):
        return False
    if not (_remembered(game, at, aim, figure) and _stands_well(game, at, aim, figure)):
        return False
    return not aim.sight or any(can_see(game, own, figure) for own in seen_from)


def _remembered(game: Game, at: Circumstance, aim: Aim, figure: Figure) -> bool:
    """What went before: attacks, whom the last line meant, who was passed, who failed."""
    activation = game.activation
    attacked = activation is not None and figure.id in activation.attacked
    if (aim.unattacked and attacked) or (aim.attacked is not None and aim.attacked != attacked):
        return False
    if aim.same and (activation is None or activation.meant != figure.id):
        return False
    if aim.passed and (activation is None or figure.id not in activation.passed):
        return False
    if aim.failed and (activation is None or figure.id not in activation.failed):
        return False
    if aim.token is not None:
        group = game.groups.get(at.group)
        if aim.token != (group is not None and figure.id in group.tokens):
            return False
    return not aim.meant or figure.id in at.meant


def _stands_well(game: Game, at: Circumstance, aim: Aim, figure: Figure) -> bool:
    """What it stands on and next to."""
    if aim.terrain is not None and all(game.board.terrain(square) is not aim.terrain for square in figure.squares):
        return False
    if (aim.beside_kin or aim.beside == "kin") and not _beside_kin(game, at, figure):
        return False
    if aim.alone and _is_beside(game, at, "hero", figure):
        return False
    if aim.beside not in (None, "kin") and not _is_beside(game, at, aim.beside, figure):
        return False
    if aim.not_beside == "kin":
        return not _beside_kin(game, at, figure)
    return aim.not_beside is None or not _is_beside(game, at, aim.not_beside, figure)


def _beside_kin(game: Game, at: Circumstance, figure: Figure) -> bool:
    """Next to a monster of the group other than the one that acts."""
    kin = [other for other in game.group_members(at.group) if other.id != at.actor]
    return bool(neighbours(game, figure, kin))


def _is_beside(game: Game, at: Circumstance, what: Neighbour | None, figure: Figure) -> bool:
    if what == "hero":
        return bool(neighbours(game, figure, targets(game)))
    if what == "monster":
        return bool(neighbours(game, figure, game.monsters.values()))
    if what == "wall":
        return bool(measured(game, "walls_beside", figure, 0, at.group))
    ground = DEADLY if what == "hazard" else (Terrain.WATER,)
    return any(game.board.terrain(square) in ground for square in around(game, figure))


def best(ranked: list[Ranked]) -> list[Figure]:
    """All figures that tie for the first place."""
    return [entry.figure for entry in ranked if entry.key == ranked[0].key]


def reasons(aim: Aim, ranked: list[Ranked], *, passed: bool = False) -> tuple[dict[str, Any], ...]:
    """The ranking as facts, for the players who ask why; `passed`: those who can't be a target now."""
    return tuple(
        {
            **({"passed": True} if passed else {}),
            "figure": entry.figure.id,
            "by": list(aim.by),
            "values": [abs(value) for value in entry.key[:-1]],
            "distance": entry.key[-1] if entry.key[-1] < FAR else None,
        }
        for entry in ranked
    )


# On what condition -------------------------------------------------------------------------------------------


def is_true(game: Game, at: Circumstance, when: When) -> bool:
    """Whether a condition is true in these circumstances: of the monster that acts, of others and of the moment."""
    if when == NO_CONDITION:
        return True
    monster = game.monsters.get(at.actor or at.attacker or at.them or "")
    return (monster is None or _holds_for(game, monster, when)) and is_so(game, at, when)


def _holds_for(game: Game, monster: Monster, when: When) -> bool:
    """Whether what a condition says of a monster is true."""
    foes = [far(game, monster, figure) for figure in targets(game)]
    kin = [far(game, monster, other) for other in game.group_members(monster.group) if other is not monster]
    activation = game.activation
    own = activation if activation is not None and activation.monster == monster.id else None
    moved = own is not None and own.moved
    attacked = own is not None and (own.has_attacked or own.attacks > 0)
    checks: list[tuple[object | None, Callable[[], bool]]] = [
        (when.hero_within, lambda: any(distance <= (when.hero_within or 0) for distance in foes)),
        (when.no_hero_within, lambda: all(distance > (when.no_hero_within or 0) for distance in foes)),
        (when.kin_within, lambda: any(distance <= (when.kin_within or 0) for distance in kin)),
        (when.no_kin_within, lambda: all(distance > (when.no_kin_within or 0) for distance in kin)),
        (when.hurt, lambda: bool(monster.damage) == when.hurt),
        (when.attacked, lambda: attacked == when.attacked),
        (when.moved, lambda: moved == when.moved),
        (
            when.hero_in_sight,
            lambda: any(can_see(game, monster, figure) for figure in targets(game)) == when.hero_in_sight,
        ),
    ]
    return all(check() for asked, check in checks if asked is not None)


def is_so(game: Game, at: Circumstance, when: When) -> bool:
    """Whether what a condition says of others and of the moment is true."""
    if when.any is not None and len(fitting(game, at, when.any)) < max(1, when.any.at_least):
        return False
    if when.none is not None and len(fitting(game, at, when.none)) >= max(1, when.none.at_least):
        return False
    if when.cause is not None and at.cause != when.cause:
        return False
    if when.using is not None and at.using != when.using:
        return False
    if when.dealt is not None and when.dealt != (at.dealt > 0):
        return False
    if when.blank is not None and when.blank != (at.blanks > 0):
        return False
    if when.defeated is None:
        return True
    fallen = [name for name in at.meant if (figure := game.find(name)) is None or not game.blocks(figure)]
    return bool(fallen) == when.defeated
