"""Monsters under a quest's orders: they march to a place before they think of heroes, or wait."""

from bot.descent.attack.weapons import Arms, aim
from bot.descent.events import InstructionNeglected
from bot.descent.monsters.actions.base import move_points
from bot.descent.monsters.carrying_out import Strike, choose_target, go, spend
from bot.descent.monsters.choosing import check_move_action, open_to_attack
from bot.descent.monsters.moves import Neglected, toward
from bot.descent.rules.conditions import cannot_act
from bot.descent.rules.harm import window
from bot.descent.rules.moments import Moment
from bot.descent.rules.reactions import Window
from bot.descent.rules.steps import Step, push
from bot.descent.rules.walking import in_pit
from bot.descent.state.figures import Figure, Group, Monster
from bot.descent.state.game import Activation, Game

MARCH = "march"


def is_idle(game: Game, group: Group) -> bool:
    """Whether a quest holds the group back."""
    return group.id in game.orders and game.orders[group.id].idle


def march(game: Game, monster: Monster) -> list[Step]:
    """What a monster does before it follows its list, if its group is on the march."""
    return [March(figure=monster.id)] if destination(game, monster) is not None else []


def destination(game: Game, monster: Monster) -> Figure | None:
    """Where a marching monster goes: the place's squares that nobody else has taken; None once it is there."""
    squares = game.orders[monster.group].march if monster.group in game.orders else []
    known = [square for square in squares if square in game.grid.terrain]
    if not known or not set(known).isdisjoint(monster.squares):
        return None
    taken = game.occupied(without=monster)
    free = [square for square in known if not taken & game.grid.bit(square)]
    return Figure(id=MARCH, squares=tuple(free or known))


class March(Step):
    """One action of a marching monster: onward, or a blow at a hero beside it.

    It goes on with its first action. With the second, or where it can't get on, it strikes a hero next to it.
    """

    figure: str
    declared: bool = False
    """Whether everybody has heard of its move."""

    def resolve(self, game: Game) -> None:
        activation, monster = game.activation, game.monsters.get(self.figure)
        if activation is None or monster is None or game.outcome is not None or activation.actions == 0:
            return
        place = destination(game, monster)
        if place is None or in_pit(game, monster) or cannot_act(game, monster):
            return
        beside = _beside(game, monster, activation)
        if beside and activation.moves:
            self._strike(game, monster, beside, activation)
            return
        try:
            self._onward(game, monster, place, activation)
        except Neglected as neglected:
            game.tell(InstructionNeglected(figure=monster.id, instruction=MARCH, why=neglected.why))
            if beside:
                self._strike(game, monster, beside, activation)

    def _onward(self, game: Game, monster: Monster, place: Figure, activation: Activation) -> None:
        check_move_action(game, monster, activation)
        points = move_points(game, monster)
        found = toward(game, monster, place, points)
        if not self.declared:
            declared = window(Moment.MOVE_DECLARED, figure=monster.id)
            push(game, declared, self.model_copy(update={"declared": True}))
            return
        push(game, self.model_copy(update={"declared": False}))
        spend(game, monster, activation, MARCH)
        activation.points = points
        activation.moves += 1
        pause = Window(moment=Moment.MOVE_ACTION, figure=monster.id)
        if any(True for _ in pause.offers(game)):
            push(game, pause, Onward(figure=monster.id))
            return
        go(game, monster, MARCH, found)

    def _strike(self, game: Game, monster: Monster, beside: list[Figure], activation: Activation) -> None:
        push(game, self.model_copy(update={"declared": False}))
        spend(game, monster, activation, "attack")
        choose_target(game, monster, "attack", beside, lambda foe: (Strike(figure=monster.id, target=foe.id),))


class Onward(Step):
    """It marches on with the points it has left, once somebody could react."""

    figure: str

    def resolve(self, game: Game) -> None:
        activation, monster = game.activation, game.monsters.get(self.figure)
        if activation is None or monster is None:
            return
        place = destination(game, monster)
        if place is None:
            return
        try:
            found = toward(game, monster, place, activation.points)
        except Neglected:
            return
        go(game, monster, MARCH, found)


def _beside(game: Game, monster: Monster, activation: Activation) -> list[Figure]:
    """The heroes next to it whom it may attack now."""
    if activation.has_attacked:
        return []
    arms = Arms(game, monster, None)
    return [
        foe
        for foe in open_to_attack(game, monster)
        if game.adjacent(monster, foe) and aim(game, monster, foe, arms) is not None
    ]
