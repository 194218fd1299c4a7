"""Whom a monster goes for, and why (ACT-06, ACT-07)."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from bot.descent.content.cards import Attribute
from bot.descent.monsters.instructions import Aim, Key, When
from bot.descent.rules import stats
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Familiar, Figure, Hero, Monster
from bot.descent.state.game import Game

FAR = 10_000


class Ranked(NamedTuple):
    """A possible target with its ranking; the smallest key is the best."""

    key: tuple[int, ...]
    figure: Figure


def targets(game: Game) -> list[Figure]:
    """Whoever counts as a hero for monsters: heroes on their feet and familiars that are figures (FAM-04)."""
    familiars = [figure for figure in game.familiars.values() if game.blocks(figure)]
    return [*game.standing_heroes(), *familiars]


def pool(game: Game, monster: Monster, aim: Aim) -> list[Figure]:
    """The figures a selector speaks of, before its filters."""
    if aim.who == "hero":
        return targets(game)
    if aim.who == "kin":
        return list(game.group_members(monster.group))
    return list(game.monsters.values())


def rank(game: Game, monster: Monster, aim: Aim, figures: Iterable[Figure] | None = None) -> list[Ranked]:
    """The figures a selector may mean, best first; equal keys are a tie (ACT-06)."""
    reached = game.grid.distances(*monster.squares)
    ranked = []
    for figure in pool(game, monster, aim) if figures is None else figures:
        distance = min((reached[square] for square in figure.squares if square in reached), default=FAR)
        if not fits(game, monster, aim, figure, distance):
            continue
        key = tuple(MEASURES[name](game, figure, distance) for name in aim.by)
        ranked.append(Ranked((*key, distance), figure))
    return sorted(ranked, key=lambda entry: entry.key)


def far(game: Game, one: Figure, other: Figure) -> int:
    """Squares counted from one figure to the other; very many where nobody can count, e.g. behind a door."""
    distance = game.distance(one, other)
    return FAR if distance is None else distance


def fits(game: Game, monster: Monster, aim: Aim, figure: Figure, distance: int) -> bool:
    """Whether a figure passes the filters of a selector."""
    if aim.within is not None and distance > aim.within:
        return False
    if aim.beyond is not None and distance <= aim.beyond:
        return False
    if aim.adjacent and not game.adjacent(monster, figure):
        return False
    if aim.having and not set(aim.having) & set(figure.conditions):
        return False
    if set(aim.without) & set(figure.conditions):
        return False
    if aim.hurt and not figure.damage:
        return False
    if aim.unattacked and game.activation is not None and figure.id in game.activation.attacked:
        return False
    if aim.beside_kin and not _beside_kin(game, monster, figure):
        return False
    if aim.alone and any(game.adjacent(figure, other) for other in targets(game) if other is not figure):
        return False
    return not aim.sight or can_see(game, monster, figure)


def _beside_kin(game: Game, monster: Monster, figure: Figure) -> bool:
    kin = [other for other in game.group_members(monster.group) if other is not monster and other is not figure]
    return any(game.adjacent(other, figure) for other in kin)


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


def holds(game: Game, monster: Monster, when: When, *, attacked: bool) -> bool:
    """Whether the condition of an instruction is true."""
    if when == When():
        return True
    foes = [far(game, monster, figure) for figure in targets(game)]
    kin = [far(game, monster, other) for other in game.group_members(monster.group) if other is not monster]
    checks: list[tuple[object | None, Callable[[], bool]]] = [
        (when.hero_within, lambda: any(distance <= (when.hero_within or 0) for distance in foes)),
        (when.no_hero_within, lambda: all(distance > (when.no_hero_within or 0) for distance in foes)),
        (when.kin_within, lambda: any(distance <= (when.kin_within or 0) for distance in kin)),
        (when.no_kin_within, lambda: all(distance > (when.no_kin_within or 0) for distance in kin)),
        (when.hurt, lambda: bool(monster.damage) == when.hurt),
        (when.attacked, lambda: attacked == when.attacked),
        (
            when.hero_in_sight,
            lambda: any(can_see(game, monster, figure) for figure in targets(game)) == when.hero_in_sight,
        ),
    ]
    return all(check() for asked, check in checks if asked is not None)


def _left(game: Game, figure: Figure) -> int:
    """Health left; a familiar without health counts 0 (FAM-04)."""
    if isinstance(figure, Familiar) and game.library.familiars[figure.familiar].health is None:
        return 0
    return stats.health_left(game, figure)


def _fatigue(figure: Figure) -> int:
    return figure.fatigue if isinstance(figure, Hero) else 0


def _attribute(name: Attribute) -> Callable[[Game, Figure, int], int]:
    def value(game: Game, figure: Figure, distance: int) -> int:
        """A statistic a figure does not have counts as 0 (APX-02)."""
        return stats.attribute(game, figure, name) or 0

    return value


def _negative(measure: Callable[[Game, Figure, int], int]) -> Callable[[Game, Figure, int], int]:
    return lambda game, figure, distance: -measure(game, figure, distance)


def _neighbours(game: Game, figure: Figure, others: Iterable[Figure]) -> int:
    return sum(other is not figure and game.adjacent(figure, other) for other in others)


MEASURES: dict[Key, Callable[[Game, Figure, int], int]] = {
    "closest": lambda game, figure, distance: distance,
    "farthest": lambda game, figure, distance: -distance,
    "most_damage": lambda game, figure, distance: -figure.damage,
    "least_damage": lambda game, figure, distance: figure.damage,
    "most_health_left": lambda game, figure, distance: -_left(game, figure),
    "least_health_left": lambda game, figure, distance: _left(game, figure),
    "most_fatigue": lambda game, figure, distance: -_fatigue(figure),
    "least_fatigue": lambda game, figure, distance: _fatigue(figure),
    "most_conditions": lambda game, figure, distance: -len(figure.conditions),
    "highest_might": _negative(_attribute("might")),
    "highest_knowledge": _negative(_attribute("knowledge")),
    "highest_willpower": _negative(_attribute("willpower")),
    "highest_awareness": _negative(_attribute("awareness")),
    "lowest_might": _attribute("might"),
    "lowest_knowledge": _attribute("knowledge"),
    "lowest_willpower": _attribute("willpower"),
    "lowest_awareness": _attribute("awareness"),
    "most_monsters_adjacent": lambda game, figure, distance: -_neighbours(game, figure, game.monsters.values()),
    "most_heroes_adjacent": lambda game, figure, distance: -_neighbours(game, figure, targets(game)),
}
