"""What relics of the Wyrm's lair, the labyrinth and the Trollfens do in the hand of a lieutenant."""

from bot.descent.attack.still_open import surges_matter
from bot.descent.attack.weapons import Arms, aim
from bot.descent.effects.base import Check, Context
from bot.descent.effects.on_attacks import stands
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.who import attack_of
from bot.descent.events import ActionTaken, Noted, PointsGained
from bot.descent.monsters.actions.attacks import assail
from bot.descent.rules import stats
from bot.descent.rules.conditions import by_severity, forbidden
from bot.descent.rules.dice import total
from bot.descent.rules.harm import Defeat, Recover, can_gain, hurtable, shed
from bot.descent.rules.steps import Step, push
from bot.descent.rules.turn_conditions import toll_of_action
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

MALICE, VIAL = "her_majestys_malice", "curative_vial"
HASTE = 2
"""Movement points of the Taskmaster's Ring."""


class Shelters(Check):
    """The moment is about the bearer or a monster next to it."""

    def holds(self, game: Game, at: Context) -> bool:
        bearer, other = game.monsters.get(at.actor), game.monsters.get(at.figure or "")
        return bearer is not None and other is not None and (bearer is other or game.adjacent(bearer, other))


# Her Majesty's Malice ----------------------------------------------------------------------------------------


@trick(possible=lambda game, at: at.actor in game.monsters and MALICE not in game.monsters[at.actor].used)
def strike_again(game: Game, at: Context) -> None:
    """Once the attack is over, its target is attacked once more; once in an activation."""
    attack = attack_of(game, at)
    assert attack is not None
    game.monsters[at.actor].used.append(MALICE)
    attack.afterwards.append(StrikeAgain(figure=at.actor, target=attack.target))


class StrikeAgain(Step):
    """A lieutenant attacks whom it has just attacked, if it still can."""

    figure: str
    target: str

    def resolve(self, game: Game) -> None:
        bearer, target = game.monsters.get(self.figure), game.find(self.target)
        if bearer is None or target is None or not hurtable(target):
            return
        square = aim(game, bearer, target, Arms(game, bearer, None))
        if square is not None:
            assail(game, bearer, [(target, square)])


# Gauntlets of Spite ------------------------------------------------------------------------------------------


@trick(possible=lambda game, at: at.actor in game.monsters)
def bank_spite(game: Game, at: Context) -> None:
    """A token lies on the relic."""
    game.monsters[at.actor].relic_tokens += 1


def _wants_surge(game: Game, at: Context) -> bool:
    attack, bearer = attack_of(game, at), game.monsters.get(at.actor)
    if attack is None or bearer is None or not bearer.relic_tokens:
        return False
    return stands(attack) and surges_matter(game, attack, 1)


@trick(possible=_wants_surge)
def vent_spite(game: Game, at: Context) -> None:
    """A token of the relic is a surge more, where that buys something."""
    attack = attack_of(game, at)
    assert attack is not None
    game.monsters[at.actor].relic_tokens -= 1
    attack.surges += 1


# Fallen Heart ------------------------------------------------------------------------------------------------


def _may_come_back(game: Game, at: Context) -> bool:
    bearer, fallen = game.monsters.get(at.actor), game.monsters.get(at.figure or "")
    if bearer is None or fallen is None or bearer is fallen or bearer.relic_tokens:
        return False
    return fallen.monster not in game.library.lieutenants


@trick(possible=_may_come_back)
def bring_back(game: Game, at: Context) -> None:
    """Once a quest a monster that falls stays, with as many hearts as a red die shows; a token remembers it."""
    fallen = game.monsters[at.figure or ""]
    game.monsters[at.actor].relic_tokens = 1
    game.stack[:] = [step for step in game.stack if not (isinstance(step, Defeat) and step.figure == fallen.id)]
    hearts = total(game.chance.roll(("red",))).hearts
    game.tell(Noted(figure=fallen.id, note="brought_back", facts={"hearts": hearts}))
    push(game, Recover(figure=fallen.id, hearts=hearts, by=at.actor))


# Curative Vial -----------------------------------------------------------------------------------------------


def _to_be_cured(game: Game, at: Context) -> list[tuple[Figure, str]]:
    """The bearer and the monsters next to it, each with the worst condition it could be rid of."""
    bearer = game.monsters.get(at.actor)
    if bearer is None or forbidden(game, bearer, "actions") or forbidden(game, bearer, "skills"):
        return []
    near = [
        bearer,
        *(other for other in game.monsters.values() if other is not bearer and game.adjacent(bearer, other)),
    ]
    found = [(figure, by_severity(game, stats.cleansable(game, figure))) for figure in near]
    return [(figure, conditions[-1]) for figure, conditions in found if conditions]


@trick(possible=lambda game, at: bool(_to_be_cured(game, at)))
def cure(game: Game, at: Context) -> None:
    """For an action the worst condition of the bearer or of a monster next to it ends."""
    bearer = game.monsters[at.actor]
    figure, condition = max(_to_be_cured(game, at), key=lambda one: game.library.conditions[one[1]].severity)
    _take_action(game, bearer)
    shed(game, figure, condition)


def _take_action(game: Game, bearer: Monster) -> None:
    """One of its two actions goes into it, like any other (RND-06)."""
    activation = game.activation
    if activation is not None:
        activation.actions -= 1
        game.tell(ActionTaken(figure=bearer.id, action=f"use:{VIAL}", left=activation.actions))
        push(game, *toll_of_action(game, bearer, None))


# Omen of Blight ----------------------------------------------------------------------------------------------


def _worst_omen(game: Game, at: Context) -> str | None:
    """The worst condition of the boxes owned that the attack could bring its target."""
    attack, target = attack_of(game, at), game.find(at.target or "")
    if attack is None or target is None:
        return None
    owned = [card.id for card in game.library.conditions.values() if card.box in game.boxes]
    able = [name for name in owned if name not in attack.inflicts and can_gain(game, target, name)]
    return by_severity(game, able)[-1] if able else None


@trick(possible=lambda game, at: _worst_omen(game, at) is not None)
def blight(game: Game, at: Context) -> None:
    """Whoever suffers a heart gets the worst condition that the target lacks."""
    attack, worst = attack_of(game, at), _worst_omen(game, at)
    assert attack is not None
    assert worst is not None
    attack.inflicts.append(worst)


# Taskmaster's Ring -------------------------------------------------------------------------------------------


def _may_go_on(game: Game, at: Context) -> bool:
    """Whether the bearer has an action left in its activation, so that it may still move."""
    activation = game.activation
    return activation is not None and activation.monster == at.actor and activation.actions > 0


@trick(possible=_may_go_on)
def spur_on(game: Game, at: Context) -> None:
    """Two movement points more for the bearer's next move in this activation."""
    assert game.activation is not None
    game.activation.points += HASTE
    game.tell(PointsGained(figure=at.actor, points=HASTE, source="card"))
