"""One monster and its list: down the lines, neglecting what can't or need not be done (ACT-02)."""

from bot.descent.board import Square, expansions
from bot.descent.events import InstructionNeglected
from bot.descent.monsters.carrying_out import Obey, choose_target, spend
from bot.descent.monsters.choosing import consider
from bot.descent.monsters.instructions import Instruction
from bot.descent.monsters.moves import Neglected
from bot.descent.monsters.overlord import OverlordOption, decide
from bot.descent.monsters.ties import grasp
from bot.descent.rules import stats
from bot.descent.rules.choices import Shed
from bot.descent.rules.conditions import ended_by_action, forbidden
from bot.descent.rules.harm import shed
from bot.descent.rules.steps import Option, Step, push
from bot.descent.rules.walking import DEADLY, Put, Spread, in_pit, is_large, pit_exits
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Activation, Game
from bot.kernel.editions import since


class FollowList(Step):
    """Down the list until two actions are done or nothing on it can be done (ACT-02)."""

    figure: str
    line: int = 0

    def resolve(self, game: Game) -> None:
        activation, monster = game.activation, game.monsters.get(self.figure)
        if activation is None or monster is None or activation.actions == 0 or game.outcome is not None:
            return
        if self._recover(game, monster, activation):
            return
        lines = game.library.activations[activation.card].instructions(monster.rank)
        for offset in range(len(lines)):
            number = (self.line + offset) % len(lines)
            try:
                found = consider(game, monster, lines[number])
            except Neglected as neglected:
                game.tell(
                    InstructionNeglected(figure=monster.id, instruction=str(lines[number]), why=neglected.why)
                )
                continue
            self._decide(game, monster, lines[number], number, found)
            return
        self._tend(game, monster, activation)

    def _decide(
        self, game: Game, monster: Monster, instruction: Instruction, number: int, tied: list[Figure]
    ) -> None:
        """Go for the target; several equal ones are a question if the players vote (ACT-06)."""
        go_on = FollowList(figure=self.figure, line=number + 1)

        def obey(target: Figure | None) -> tuple[Step, ...]:
            return Obey(figure=self.figure, line=number, target=target.id if target is not None else None), go_on

        if tied:
            choose_target(game, monster, str(instruction), tied, obey)
        else:
            push(game, *obey(None))

    def _recover(self, game: Game, monster: Monster, activation: Activation) -> bool:
        """Shaking off a stun or climbing out of a pit comes before everything else (APX-03, APX-04)."""
        stun = forbidden(game, monster, "actions")
        if stun is not None:
            self._shake_off(game, monster, activation, stun)
            return True
        exits = _ways_out(game, monster)
        if not exits:
            return False
        push(game, self)
        spend(game, monster, activation, "climb_out")
        decide(game, monster, _climbs(game, monster, exits))
        return True

    def _tend(self, game: Game, monster: Monster, activation: Activation) -> None:
        """Nothing on the list can be done: put out a fire, or stop the bleeding (APX-03)."""
        burning = [
            other
            for other in game.monsters.values()
            if ended_by_action(game, other, "neighbour") and (other is monster or game.adjacent(monster, other))
        ]
        if burning:
            push(game, self)
            spend(game, monster, activation, "put_out_fire")
            least = min(stats.health_left(game, other) for other in burning)
            choices = [
                OverlordOption(
                    Option(
                        id=other.id,
                        about={"target": other.id},
                        then=(Shed(figure=other.id, condition=ended_by_action(game, other, "neighbour")[0]),),
                    )
                )
                for other in burning
                if stats.health_left(game, other) == least
            ]
            decide(game, monster, choices)
        elif own := ended_by_action(game, monster, "bearer"):
            self._shake_off(game, monster, activation, own[0])

    def _shake_off(self, game: Game, monster: Monster, activation: Activation, condition: str) -> None:
        """An action that ends a condition of its own."""
        push(game, self)
        spend(game, monster, activation, "shake_off", ends=condition)
        shed(game, monster, condition)


def _climbs(game: Game, monster: Monster, exits: list[Square]) -> list[OverlordOption]:
    """Where it comes out; and how a large one lies then, with any part of its base on that square (BIG-06)."""
    if not is_large(game, monster):
        return [_climb(monster, square) for square in exits]
    size, taken = game.monster_card(monster).size, game.occupied(without=monster)
    found = [(base, square) for square in exits for base in expansions(game.grid, square, size, taken)]
    bases = dict(reversed(found))
    if not bases or not since(3):
        return [_climb(monster, square, Spread(figure=monster.id, squares=())) for square in exits]
    return [
        _climb(monster, square, Spread(figure=monster.id, squares=base), harm=grasp(game, monster, base))
        for base, square in sorted(bases.items())
    ]


def _climb(monster: Monster, square: Square, spread: Spread | None = None, harm: float = 0.0) -> OverlordOption:
    base = spread.squares if spread is not None else ()
    then: tuple[Step, ...] = (Put(figure=monster.id, squares=(square,)),)
    return OverlordOption(
        Option(
            id="+".join(str(each) for each in base) or str(square),
            about={"square": square},
            then=(*then, spread) if spread is not None else then,
        ),
        harm,
    )


def _ways_out(game: Game, monster: Monster) -> list[Square]:
    """The empty squares nearest to a monster in a pit; none of them deadly (APX-04)."""
    if not in_pit(game, monster):
        return []
    reached = game.grid.distances(*monster.squares)
    exits = [
        (reached[square], square)
        for square in pit_exits(game, monster)
        if square in reached and game.board.terrain(square) not in DEADLY
    ]
    return [square for distance, square in exits if distance == min(exits)[0]]
