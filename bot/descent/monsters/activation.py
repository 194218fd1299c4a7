"""A group's activation: the card, the order, and each monster's two actions (ACT)."""

from bot.descent import stats
from bot.descent.attack import Arms, aim, start_attack
from bot.descent.engine import Step, push
from bot.descent.events import (
    ActionTaken,
    GroupActivated,
    GroupFinished,
    InstructionNeglected,
    MonsterActivated,
)
from bot.descent.figures import Figure, Group, Monster
from bot.descent.game import ACTIONS, Game
from bot.descent.harm import Inflict, Test, shed, window
from bot.descent.moments import Moment
from bot.descent.monsters.instructions import ActivationCard, Instruction
from bot.descent.monsters.moves import Move, can_move, engage, retreat, spot, walk_to
from bot.descent.monsters.targets import choose, targets
from bot.descent.turns import condition_tests, conditions_that_end
from bot.descent.walking import EndMovement, Put, in_pit, pit_exits


class ActivateGroup(Step):
    """A group that has not acted yet is picked at random, and one of its cards drawn (ACT-01).

    A quest may force a certain group, or a certain card (MON-08).
    """

    group: str | None = None
    card: str | None = None

    def resolve(self, game: Game) -> None:
        if game.outcome is not None:
            return
        waiting = [group for group in game.groups.values() if self._may_act(group)]
        if not waiting:
            return
        group = game.chance.pick(waiting)
        card = game.library.activations[self.card] if self.card else draw(game, group.id)
        group.activated = True
        game.activating = group.id
        game.tell(
            GroupActivated(
                group=group.id,
                card=card.id,
                order=card.first,
                because=tuple(other.id for other in waiting),
            )
        )
        members = sorted(
            game.group_members(group.id),
            key=lambda monster: (monster.master != (card.first == "masters"), monster.number),
        )
        push(
            game,
            *(BeginMonster(figure=monster.id, card=card.id) for monster in members),
            FinishGroup(group=group.id),
        )

    def _may_act(self, group: Group) -> bool:
        return group.id == self.group if self.group else not group.activated


def draw(game: Game, group_id: str) -> ActivationCard:
    """A card of the group's deck that has not come yet; a used-up deck starts anew."""
    group = game.groups[group_id]
    deck = [card for card in game.library.activations.values() if card.monster == group.monster]
    fresh = [card for card in deck if card.id not in group.drawn]
    if not fresh:
        group.drawn.clear()
        fresh = deck
    card = game.chance.pick(fresh)
    group.drawn.append(card.id)
    return card


class FinishGroup(Step):
    """All monsters of the group have acted."""

    group: str

    def resolve(self, game: Game) -> None:
        game.activating = None
        game.tell(GroupFinished(group=self.group))


class BeginMonster(Step):
    """One monster begins: its conditions bite, then it follows its list."""

    figure: str
    card: str

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is None or game.outcome is not None:
            return
        game.tell(MonsterActivated(figure=monster.id))
        push(
            game,
            *condition_tests(game, monster),
            window(Moment.ACTIVATION_STARTED, figure=monster.id),
            FollowList(figure=monster.id, card=self.card),
            EndMonster(figure=monster.id),
        )


class EndMonster(Step):
    """The monster is done; conditions that end with its activation do."""

    figure: str

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is not None:
            push(game, EndMovement(figure=monster.id), *conditions_that_end(game, monster))


class FollowList(Step):
    """Down the list until two actions are done or nothing on it can be done (ACT-02)."""

    figure: str
    card: str
    line: int = 0
    actions: int = ACTIONS
    attacked: bool = False
    moves: int = 0

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is None or self.actions == 0 or game.outcome is not None:
            return
        if self._recover(game, monster):
            return
        lines = game.library.activations[self.card].instructions(monster.rank)
        for offset in range(len(lines)):
            number = (self.line + offset) % len(lines)
            instruction = lines[number]
            outcome = self._try(game, monster, instruction)
            if isinstance(outcome, str):
                game.tell(InstructionNeglected(figure=monster.id, instruction=str(instruction), why=outcome))
                continue
            self._act(game, monster, instruction, number, outcome)
            return

    def _recover(self, game: Game, monster: Monster) -> bool:
        """Shaking off a stun or climbing out of a pit comes before everything else."""
        if "stunned" in monster.conditions:
            game.tell(ActionTaken(figure=monster.id, action="shake_off", left=self.actions - 1))
            shed(game, monster, "stunned")
        elif in_pit(game, monster) and (exits := pit_exits(game, monster)):
            game.tell(ActionTaken(figure=monster.id, action="climb_out", left=self.actions - 1))
            push(game, Put(figure=monster.id, squares=(exits[0],)))
        else:
            return False
        self._go_on(game, self.line, moved=False, attacked=self.attacked)
        return True

    def _try(self, game: Game, monster: Monster, instruction: Instruction) -> list[Step] | str:
        """The steps of an instruction, or why it is neglected (ACT-03)."""
        if instruction.do in ("engage", "spot"):
            return self._move(game, monster, instruction)
        if instruction.do == "attack":
            return self._attack(game, monster, instruction)
        if instruction.do == "ability":
            return self._ability(game, monster, instruction)
        move = retreat(game, monster, stats.speed(game, monster))
        return self._walk(game, monster, move)

    def _move(self, game: Game, monster: Monster, instruction: Instruction) -> list[Step] | str:
        no = can_move(game, monster)
        if no:
            return no
        if self.moves and "shambling" in game.block(monster).abilities:
            return "shambling"
        target = choose(game, monster, instruction.aim, instruction.do, targets(game))
        if target is None:
            return "no_target"
        word = engage if instruction.do == "engage" else spot
        return self._walk(game, monster, word(game, monster, target))

    def _walk(self, game: Game, monster: Monster, move: Move) -> list[Step] | str:
        if move.place is None:
            return move.why_not
        return walk_to(game, monster, move.place, stats.speed(game, monster))

    def _attack(self, game: Game, monster: Monster, instruction: Instruction) -> list[Step] | str:
        if self.attacked:
            return "attack_used"
        arms = Arms(game, monster, None)
        open_to = [figure for figure in targets(game) if aim(game, monster, figure, arms) is not None]
        target = choose(game, monster, instruction.aim, "attack", open_to)
        return [Attack(figure=monster.id, target=target.id)] if target is not None else "no_target"

    def _ability(self, game: Game, monster: Monster, instruction: Instruction) -> list[Step] | str:
        name = instruction.ability
        if name not in game.block(monster).actions:
            return "no_such_ability"
        if "cursed" in monster.conditions:
            return "cursed"
        near = [figure for figure in targets(game) if game.adjacent(monster, figure)]
        free = [figure for figure in near if "immobilized" not in figure.conditions]
        target = choose(game, monster, instruction.aim, f"ability:{name}", free)
        return grab(target) if target is not None else "no_target"

    def _act(self, game: Game, monster: Monster, instruction: Instruction, number: int, steps: list[Step]) -> None:
        game.tell(ActionTaken(figure=monster.id, action=str(instruction), left=self.actions - 1))
        moved = instruction.do in ("engage", "spot", "retreat")
        self._go_on(game, number + 1, moved=moved, attacked=self.attacked or instruction.do == "attack")
        push(game, *steps)

    def _go_on(self, game: Game, line: int, *, moved: bool, attacked: bool) -> None:
        push(
            game,
            self.model_copy(
                update={
                    "line": line,
                    "actions": self.actions - 1,
                    "moves": self.moves + moved,
                    "attacked": attacked,
                }
            ),
        )


def grab(target: Figure) -> list[Step]:
    """The zombies' grab: a might test, or the hero can't move."""
    hold = (Inflict(figure=target.id, condition="immobilized"),)
    return [Test(figure=target.id, attribute="might", on_fail=hold)]


class Attack(Step):
    """A monster attacks, if the target is still there to be attacked (MVW-08)."""

    figure: str
    target: str

    def resolve(self, game: Game) -> None:
        monster, target = game.monsters.get(self.figure), game.find(self.target)
        if monster is None or target is None:
            return
        square = aim(game, monster, target, Arms(game, monster, None))
        if square is not None:
            start_attack(game, monster, [(target, square)])
