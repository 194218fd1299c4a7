"""What foes of wyrms' lairs, labyrinths, fens and manors do at their moments: hoarder, reaper, energy drain."""

from bot.descent.attack.weapons import Arms, aim
from bot.descent.effects.base import Context
from bot.descent.effects.on_bodies import hearts_coming
from bot.descent.effects.on_harm import spare
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.who import attack_of
from bot.descent.monsters.actions.attacks import assail, second_targets
from bot.descent.monsters.actions.command import Hasten, open_targets, ways_on
from bot.descent.monsters.moves import Neglected, StoppingPlace, engage, spot, walk_to
from bot.descent.monsters.targets import best, rank
from bot.descent.monsters.ties import settle_place, settle_target
from bot.descent.monsters.whom import Aim
from bot.descent.rules import stats
from bot.descent.rules.conditions import cannot_act, suffered
from bot.descent.rules.harm import Tire
from bot.descent.rules.passives import degree
from bot.descent.rules.steps import Step, push
from bot.descent.rules.walking import EndMovement, in_pit
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game

DRAIN = "energy_drain"
PROWL = 2
"""Squares that whoever guards a hoard goes."""


# Hoarder -----------------------------------------------------------------------------------------------------


def _has_prey(game: Game, at: Context) -> bool:
    bearer = game.monsters.get(at.actor)
    return bearer is not None and not cannot_act(game, bearer) and bool(ways_on(game, bearer, PROWL))


@trick(possible=_has_prey)
def hoarder(game: Game, at: Context) -> None:
    """It goes up to two squares toward the closest hero."""
    push(game, Hasten(figure=at.actor, squares=PROWL))


# Energy drain ------------------------------------------------------------------------------------------------


def drained(game: Game, at: Context) -> int:
    """Hearts that become fatigue: of a blow of the bearer the hero survives, as far as it can bear fatigue."""
    record, hero = attack_of(game, at), game.heroes.get(at.figure or "")
    if record is None or hero is None or record.attacker != at.actor:
        return 0
    hearts = hearts_coming(game, at, hero)
    if suffered(game, hero, hearts) >= stats.health_left(game, hero):
        return 0
    return min(hearts, degree(game, game.figure(at.actor), DRAIN), stats.stamina_left(game, hero))


@trick(possible=lambda game, at: drained(game, at) > 0)
def energy_drain(game: Game, at: Context) -> None:
    """Up to X of the hearts it deals a hero are fatigue instead."""
    amount = drained(game, at)
    spare(game, at, amount)
    push(game, Tire(figure=at.figure or "", amount=amount, source=DRAIN))


# Reaper ------------------------------------------------------------------------------------------------------


def _paths(game: Game, monster: Monster) -> list[StoppingPlace]:
    """The way to the closest hero, as far as its speed: to where it sees it, or nearer."""
    ranked = rank(game, monster, Aim())
    if not ranked or in_pit(game, monster):
        return []
    approach = spot if game.monster_card(monster).attack == "ranged" else engage
    try:
        return approach(game, monster, best(ranked)[0], stats.speed(game, monster), free=True)
    except Neglected:
        return []


def _can_reap(game: Game, at: Context) -> bool:
    monster = game.monsters.get(at.actor)
    if monster is None or cannot_act(game, monster):
        return False
    return bool(open_targets(game, monster) or _paths(game, monster))


@trick(possible=_can_reap)
def reaper(game: Game, at: Context) -> None:
    """It goes for the closest hero at once, if it can't attack anybody, and attacks."""
    push(game, Stalk(figure=at.actor), Scythe(figure=at.actor))


class Stalk(Step):
    """A monster goes out of turn to where it can attack."""

    figure: str

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is None or open_targets(game, monster):
            return
        found = _paths(game, monster)
        if found:
            place = settle_place(game, monster, found)
            steps = walk_to(game, monster, place, stats.speed(game, monster), free=True)
            push(game, *steps, EndMovement(figure=monster.id))


class Scythe(Step):
    """A monster attacks out of turn, the closest it can."""

    figure: str

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        possible = open_targets(game, monster) if monster is not None else []
        if monster is None or not possible:
            return
        target = settle_target(game, monster, best(rank(game, monster, Aim(), possible)))
        square = aim(game, monster, target, Arms(game, monster, None))
        assert square is not None
        assail(game, monster, [(target, square), *second_targets(game, monster, target)])
