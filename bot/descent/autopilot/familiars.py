"""What a hero's familiar does: it goes for the nearest monster."""

from bot.descent.attack.weapons import Arms, weapons_of
from bot.descent.autopilot.threats import danger
from bot.descent.commands import AttackWithFamiliar, Command, MoveFamiliar
from bot.descent.commands.familiars import is_active, own_familiars, points_of
from bot.descent.rules import stats
from bot.descent.rules.dice import FACES, Colour
from bot.descent.rules.passives import flies
from bot.descent.rules.play import explain
from bot.descent.rules.walking import DEADLY, in_pit, is_spirit, reach_of
from bot.descent.state.figures import Familiar, Hero, Monster
from bot.descent.state.game import ACTIONS, Game


def send_familiar(game: Game, hero: Hero) -> Command | None:
    """The next thing a familiar should do: strike at once, or go and strike after the hero's own actions.

    One that never strikes goes to the monsters first: whatever it is good for, it is good for it there.
    """
    for familiar in own_familiars(game, hero):
        if familiar.spent or not is_active(game, familiar):
            continue
        command = _strike(game, hero, familiar) or _approach(game, hero, familiar)
        if command is not None and explain(game, command) is None:
            return command
    return None


def _strike(game: Game, hero: Hero, familiar: Familiar) -> Command | None:
    """Attack whoever is beside it and nearest to its end, with what has the best dice."""
    weapons = weapons_of(game, familiar)
    if familiar.attacked or not weapons:
        return None
    beside = [monster for monster in game.monsters.values() if game.adjacent(familiar, monster)]
    if not beside:
        return None

    def urgency(monster: Monster) -> float:
        return danger(game, monster) / max(1, stats.health_left(game, monster))

    best = max(weapons, key=lambda weapon: _hearts(Arms(game, familiar, weapon).dice))
    target = max(beside, key=urgency).id
    return AttackWithFamiliar(hero=hero.id, familiar=familiar.id, target=target, weapon=best)


def _hearts(dice: tuple[Colour, ...]) -> float:
    """What the dice show on average."""
    return sum(sum(face.hearts for face in FACES[colour]) / len(FACES[colour]) for colour in dice)


def _approach(game: Game, hero: Hero, familiar: Familiar) -> Command | None:
    """Go as near to a monster as it can, round everything that hurts."""
    turn, strikes = game.turn, bool(weapons_of(game, familiar))
    if familiar.attacked or in_pit(game, familiar) or turn is None or not game.monsters:
        return None
    if turn.actions == ACTIONS and strikes:
        return None
    grid = game.grid
    shunned = 0 if is_spirit(game, familiar) or flies(game, familiar) else grid.of(*DEADLY) | grid.pits
    reached = reach_of(game, familiar, points_of(game, familiar), shun=shunned)
    far = grid.distances(*(square for monster in game.monsters.values() for square in monster.squares))
    now = far.get(familiar.square, len(grid.terrain))
    best = min(reached.stops, key=lambda square: far.get(square, len(grid.terrain)), default=None)
    if best is None or far.get(best, len(grid.terrain)) >= now:
        return None
    return MoveFamiliar(hero=hero.id, familiar=familiar.id, to=best)
