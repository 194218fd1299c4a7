"""Who is meant: by the triggers of a quest, and by what happens in it."""

from bot.descent.board import Square
from bot.descent.quest.base import Cause, StandingOn, Who
from bot.descent.rules import stats
from bot.descent.state.figures import Figure, Hero, Monster
from bot.descent.state.game import Game

ROLES_OF_CAUSE = ("actor", "target", "nearest")
CROWDS = ("hero", "heroes", "monsters", "villagers", "any_hero", "most_hurt", "least_hurt")
WORDS = frozenset((*ROLES_OF_CAUSE, *CROWDS))
"""Words for figures; whatever else stands in a `who` is a name."""


def fits(game: Game, who: Who, thing: str, *, name: str | None = None) -> bool:
    """Whether a figure or token is among those a trigger waits for; `name` for one that has just fallen."""
    figure = game.find(thing)
    if isinstance(who, StandingOn):
        return figure in standing(game, who)
    if who in ("hero", "heroes"):
        return isinstance(figure, Hero)
    token = game.board.tokens.get(thing)
    if who == "villagers":
        return token is not None and token.kind == "villager"
    kind = thing.rpartition("_")[0] if figure is None else getattr(figure, "monster", "")
    if who == "monsters":
        return kind in game.library.monsters or kind in game.library.lieutenants
    called = figure.name if isinstance(figure, Monster) else name
    meant = game.cast.get(who, who)
    return thing == who or (called is not None and called == who) or (bool(kind) and kind == meant)


def figures(game: Game, who: Who, at: Cause) -> list[Figure]:
    """The figures something happens to. Familiars are never meant (FAM-03)."""
    if isinstance(who, StandingOn):
        return standing(game, who)
    standing_heroes: list[Figure] = list(game.standing_heroes())
    if who in ("heroes", "hero"):
        return standing_heroes
    if who in ("actor", "target"):
        figure = game.find((at.actor if who == "actor" else at.target) or "")
        return [figure] if isinstance(figure, Hero | Monster) else []
    if who == "monsters":
        return list(game.monsters.values())
    if who in ("nearest", "any_hero", "most_hurt", "least_hurt"):
        return _one_hero(game, who, at)
    if who in game.heroes:
        return [game.heroes[who]]
    return list(monsters_called(game, who))


def monsters_called(game: Game, name: str) -> list[Monster]:
    """The monsters in play with this unique name, or of this kind or role."""
    kind = game.cast.get(name, name)
    named = [monster for monster in game.monsters.values() if monster.name == name]
    return named or [monster for monster in game.monsters.values() if monster.monster == kind]


def standing(game: Game, where: StandingOn) -> list[Figure]:
    """Heroes and monsters on these squares."""
    heroes = [hero for hero in game.standing_heroes() if hero.square in where.heroes_in]
    foes = [
        monster
        for monster in game.monsters.values()
        if not frozenset(where.monsters_in).isdisjoint(monster.squares)
    ]
    return [*heroes, *foes]


def _one_hero(game: Game, who: str, at: Cause) -> list[Figure]:
    """One hero on its feet: the nearest to what happened, one by chance, or by hearts left."""
    heroes = game.standing_heroes()
    if not heroes:
        return []
    if who == "any_hero":
        return [game.chance.of("people").pick(heroes)]
    if who == "nearest":
        place = scene_of(game, at)
        reached = game.grid.distances(place) if place is not None else {}
        far = len(game.grid.terrain)
        return [min(heroes, key=lambda hero: reached.get(hero.square, far))]
    ranked = sorted(heroes, key=lambda hero: stats.health_left(game, hero))
    return [ranked[0] if who == "most_hurt" else ranked[-1]]


def scene_of(game: Game, at: Cause) -> Square | None:
    """Where it happened: the door or token, or else whoever did it or suffered it."""
    token = game.board.tokens.get(at.element or "")
    if token is not None and token.square is not None:
        return token.square
    door = game.board.doors.get(at.element or "")
    if door is not None:
        return next(square for edge in door.edges for square in edge if square in game.grid.terrain)
    for name in (at.actor, at.target):
        figure = game.find(name or "")
        if figure is not None and figure.on_board:
            return figure.square
    return None
