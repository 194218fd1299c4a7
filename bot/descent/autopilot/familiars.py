"""What a hero's familiar does: it goes for the nearest monster."""

from bot.descent.autopilot.threats import danger
from bot.descent.commands import AttackWithFamiliar, Command, MoveFamiliar
from bot.descent.commands.familiars import own_familiars, points_of
from bot.descent.rules import stats
from bot.descent.rules.play import explain
from bot.descent.rules.walking import DEADLY, in_pit, reach_of
from bot.descent.state.figures import Familiar, Hero, Monster
from bot.descent.state.game import ACTIONS, Game


def send_familiar(game: Game, hero: Hero) -> Command | None:
    """The next thing a familiar should do: strike at once, or go and strike after the hero's own actions."""
    for familiar in own_familiars(game, hero):
        if familiar.spent or game.library.familiars[familiar.familiar].attack is None:
            continue
        command = _strike(game, hero, familiar) or _approach(game, hero, familiar)
        if command is not None and explain(game, command) is None:
            return command
    return None


def _strike(game: Game, hero: Hero, familiar: Familiar) -> Command | None:
    """Attack whoever is beside it and nearest to its end."""
    if familiar.attacked:
        return None
    beside = [monster for monster in game.monsters.values() if game.adjacent(familiar, monster)]
    if not beside:
        return None

    def urgency(monster: Monster) -> float:
        return danger(game, monster) / max(1, stats.health_left(game, monster))

    return AttackWithFamiliar(hero=hero.id, familiar=familiar.id, target=max(beside, key=urgency).id)


def _approach(game: Game, hero: Hero, familiar: Familiar) -> Command | None:
    """Go as near to a monster as it can, round everything that hurts."""
    turn = game.turn
    if familiar.attacked or in_pit(game, familiar) or turn is None or turn.actions == ACTIONS or not game.monsters:
        return None
    grid = game.grid
    shunned = grid.of(*DEADLY) | grid.pits
    reached = reach_of(game, familiar, points_of(game, familiar), shun=shunned)
    far = grid.distances(*(square for monster in game.monsters.values() for square in monster.squares))
    now = far.get(familiar.square, len(grid.terrain))
    best = min(reached.stops, key=lambda square: far.get(square, len(grid.terrain)), default=None)
    if best is None or far.get(best, len(grid.terrain)) >= now:
        return None
    return MoveFamiliar(hero=hero.id, familiar=familiar.id, to=best)
