"""What single kinds of monsters do by themselves: riposte, hunt, fleshmonger, backswing, spawner."""

from bot.descent.attack.numbers import shields_of
from bot.descent.effects.base import Check, Context
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.who import attack_of
from bot.descent.events import Noted
from bot.descent.monsters.actions.seizing import SetBeside, worse_beside
from bot.descent.monsters.lieutenants import party_size
from bot.descent.monsters.overlord import OverlordOption, decide
from bot.descent.monsters.targets import targets
from bot.descent.quest.spawning import announce, put_near
from bot.descent.rules import stats
from bot.descent.rules.conditions import STUNNED
from bot.descent.rules.dice import total
from bot.descent.rules.harm import Inflict, Suffer, Test, hurtable
from bot.descent.rules.steps import Option, Step, push
from bot.descent.state.figures import Figure, Hero, Monster
from bot.descent.state.game import Game

BACKSWING = 2
"""Hearts of a backswing."""
TROPHY = 2
"""Health that each token on a fleshmonger's card is worth."""


class OwnGroup(Check):
    """The bearer's own group acts."""

    def holds(self, game: Game, at: Context) -> bool:
        bearer, activation = game.monsters.get(at.actor), game.activation
        return bearer is not None and activation is not None and bearer.group == activation.group


class Charging(Check):
    """The bearer attacks a square that was not next to it when its activation began."""

    def holds(self, game: Game, at: Context) -> bool:
        attack, activation = attack_of(game, at), game.activation
        if attack is None or attack.attacker != at.actor or activation is None or activation.monster != at.actor:
            return False
        aimed_at = attack.struck[0].square
        return bool(activation.began) and not any(game.grid.adjacent(own, aimed_at) for own in activation.began)


# Riposte -----------------------------------------------------------------------------------------------------


def turned_back(game: Game, at: Context) -> int:
    """Hearts that an attacker next to the bearer gets back: shields of the defence, or hearts of a miss."""
    record, bearer = attack_of(game, at), game.monsters.get(at.actor)
    attacker = game.find(record.attacker) if record is not None else None
    if record is None or bearer is None or attacker is None or attacker is bearer or not hurtable(attacker):
        return 0
    struck = record.victim(bearer.id)
    if struck is None or not game.adjacent(bearer, attacker):
        return 0
    return total(record.dice).hearts if record.missed else shields_of(game, struck, bearer)


@trick(possible=lambda game, at: turned_back(game, at) > 0)
def riposte(game: Game, at: Context) -> None:
    """Whoever attacked from next to it suffers its shields, or after a miss the hearts of the own dice."""
    record = attack_of(game, at)
    assert record is not None
    hearts = turned_back(game, at)
    push(game, Suffer(figure=record.attacker, amount=hearts, source="riposte", by=at.actor))


# Hunt --------------------------------------------------------------------------------------------------------


def _worth_hauling(game: Game, at: Context) -> bool:
    hound, prey = game.find(at.actor), game.find(at.target or "")
    if hound is None or prey is None or isinstance(prey, Monster) or not hurtable(prey):
        return False
    return worse_beside(game, hound, prey)


@trick(possible=_worth_hauling)
def hunt(game: Game, at: Context) -> None:
    """After the attack the target may be set down elsewhere next to the monster."""
    record = attack_of(game, at)
    assert record is not None
    record.afterwards.append(SetBeside(figure=record.target, by=at.actor))


# Fleshmonger -------------------------------------------------------------------------------------------------


def fresh_prey(game: Game, at: Context) -> list[Hero]:
    """Heroes that the bearer's attack has dealt a heart and whose token it lacks."""
    record, bearer = attack_of(game, at), game.monsters.get(at.actor)
    if record is None or bearer is None or record.missed:
        return []
    hurt = [
        game.heroes[struck.figure] for struck in record.struck if struck.damage and struck.figure in game.heroes
    ]
    return [hero for hero in hurt if hero.id not in bearer.trophies]


@trick(possible=lambda game, at: bool(fresh_prey(game, at)))
def fleshmonger(game: Game, at: Context) -> None:
    """The tokens of heroes it has hurt for the first time lie on its card, each worth two health."""
    bearer = game.monsters[at.actor]
    for hero in fresh_prey(game, at):
        bearer.trophies.append(hero.id)
        bearer.extra_health += TROPHY
        game.tell(Noted(figure=hero.id, note="token_laid", facts={"group": bearer.monster}))


# Backswing ---------------------------------------------------------------------------------------------------


def hit_heroes(game: Game, at: Context) -> list[Figure]:
    """Whoever counts as a hero and was hit by the attack, hurt or not, and still stands."""
    record = attack_of(game, at)
    if record is None or record.missed:
        return []
    struck = {each.figure for each in record.struck}
    return [figure for figure in targets(game) if figure.id in struck]


@trick(possible=lambda game, at: bool(hit_heroes(game, at)))
def backswing(game: Game, at: Context) -> None:
    """One of those hit tests awareness, or suffers two hearts and is stunned."""
    choices = [
        OverlordOption(
            Option(id=figure.id, about={"target": figure.id}, then=(_swing_back(at.actor, figure),)),
            -float(stats.attribute(game, figure, "awareness") or 0),
        )
        for figure in hit_heroes(game, at)
    ]
    decide(game, game.figure(at.actor), choices)


def _swing_back(troll: str, figure: Figure) -> Step:
    return Test(
        figure=figure.id,
        attribute="awareness",
        on_fail=(
            Suffer(figure=figure.id, amount=BACKSWING, source="backswing", by=troll),
            Inflict(figure=figure.id, condition=STUNNED),
        ),
    )


# Spawner -----------------------------------------------------------------------------------------------------


def room_for_minion(game: Game, at: Context) -> bool:
    """Whether the group may have another minion (MON-01)."""
    bearer = game.monsters.get(at.actor)
    if bearer is None:
        return False
    most, _ = game.monster_card(bearer).limits[party_size(len(game.heroes))]
    return sum(not member.master for member in game.group_members(bearer.group)) < most


@trick(possible=room_for_minion)
def spawner(game: Game, at: Context) -> None:
    """A minion of its group appears next to it, or as near as there is room."""
    bearer = game.monsters[at.actor]
    minion = put_near(game, bearer.monster, bearer.square, master=False)
    if minion is not None:
        announce(game, [minion])
