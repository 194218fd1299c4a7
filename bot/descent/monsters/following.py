"""One monster and its list: down the lines, neglecting what can't or need not be done (ACT-02 to ACT-07)."""

from bot.descent import stats
from bot.descent.attack import Arms, aim, start_attack
from bot.descent.board import Square
from bot.descent.engine import PARTY, Option, Step, ask, push
from bot.descent.events import ActionTaken, InstructionNeglected, PlaceChosen, TargetChosen
from bot.descent.figures import Figure, Monster
from bot.descent.game import Activation, Game
from bot.descent.harm import Tire, shed
from bot.descent.monsters.abilities import ABILITIES
from bot.descent.monsters.instructions import MOVES, Aim, Follow, Instruction
from bot.descent.monsters.moves import (
    Neglected,
    Place,
    away,
    engage,
    engage_many,
    retreat,
    spot,
    toward,
    walk_to,
)
from bot.descent.monsters.specials import bonus_of
from bot.descent.monsters.targets import best, holds, rank, reasons, targets
from bot.descent.monsters.ties import settle_place, settle_target
from bot.descent.walking import Put, immobile, in_pit, pit_exits


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
        if len(tied) > 1 and game.ties == "vote":
            options = [
                Option(
                    id=figure.id,
                    about={"target": figure.id},
                    then=(Obey(figure=monster.id, line=number, target=figure.id), go_on),
                )
                for figure in tied
            ]
            about = {"figure": monster.id, "instruction": str(instruction)}
            ask(game, "monster_target", PARTY, options, default=options[0].id, about=about)
            return
        target = settle_target(game, monster, tied).id if tied else None
        push(game, Obey(figure=monster.id, line=number, target=target), go_on)

    def _recover(self, game: Game, monster: Monster, activation: Activation) -> bool:
        """Shaking off a stun or climbing out of a pit comes before everything else (APX-03, APX-04)."""
        if "stunned" in monster.conditions:
            spend(game, monster, activation, "shake_off")
            shed(game, monster, "stunned")
        elif in_pit(game, monster) and (exits := pit_exits(game, monster)):
            spend(game, monster, activation, "climb_out")
            reached = game.grid.distances(*monster.squares)
            nearest = min(exits, key=lambda square: (reached.get(square, 99), square))
            push(game, Put(figure=monster.id, squares=(nearest,)))
        else:
            return False
        game.stack.insert(len(game.stack) - _pushed(game), self)
        return True

    def _tend(self, game: Game, monster: Monster, activation: Activation) -> None:
        """Nothing on the list can be done: put out a fire, or stop the bleeding (APX-03)."""
        burning = [
            other
            for other in game.monsters.values()
            if "burning" in other.conditions and (other is monster or game.adjacent(monster, other))
        ]
        if burning:
            weakest = min(burning, key=lambda other: stats.health_left(game, other))
            spend(game, monster, activation, "put_out_fire")
            shed(game, weakest, "burning")
        elif "bleeding" in monster.conditions:
            spend(game, monster, activation, "shake_off", bleeds=False)
            shed(game, monster, "bleeding")
        else:
            return
        push(game, self)


def _pushed(game: Game) -> int:
    """Steps that the recovery itself put on the stack and that come first."""
    return sum(isinstance(step, Put | Tire) for step in game.stack[-2:])


def spend(game: Game, monster: Monster, activation: Activation, action: str, *, bleeds: bool = True) -> None:
    """Take one of the monster's two actions; bleeding costs it (a fatigue it turns into a heart)."""
    activation.actions -= 1
    game.tell(ActionTaken(figure=monster.id, action=action, left=activation.actions))
    if bleeds and "bleeding" in monster.conditions:
        push(game, Tire(figure=monster.id, amount=1, source="bleeding"))


def consider(game: Game, monster: Monster, instruction: Instruction) -> list[Figure]:
    """The targets an instruction may mean, all that tie; Neglected if it can't or need not be done (ACT-03)."""
    activation = game.activation
    assert activation is not None
    if not holds(game, monster, instruction.when, attacked=activation.has_attacked):
        raise Neglected("condition")
    if instruction.do in MOVES:
        return _consider_move(game, monster, instruction, activation)
    if instruction.do == "attack":
        return _consider_attack(game, monster, instruction.aim, activation)
    assert instruction.use is not None
    return _consider_ability(game, monster, instruction, activation)


def _consider_move(game: Game, monster: Monster, instruction: Instruction, activation: Activation) -> list[Figure]:
    if instruction.squares is None:
        if immobile(monster):
            raise Neglected("immobilized")
        if activation.moves and "shambling" in game.block(monster).abilities:
            raise Neglected("shambling")
    tied = _best(game, monster, instruction.aim)
    # A target it need not or can't move for is no reason to stop looking among equals.
    able = []
    why = "no_target"
    for target in tied:
        try:
            _places(game, monster, instruction, target)
        except Neglected as neglected:
            why = neglected.why
        else:
            able.append(target)
    if not able:
        raise Neglected(why)
    return able


def _best(game: Game, monster: Monster, aim_at: Aim) -> list[Figure]:
    ranked = rank(game, monster, aim_at)
    if not ranked:
        raise Neglected("no_target")
    return best(ranked)


def _points(game: Game, monster: Monster) -> int:
    """Movement points a move action would give on top of those left over."""
    activation = game.activation
    assert activation is not None
    return activation.points + stats.speed(game, monster) + bonus_of(game, monster).speed


def _places(game: Game, monster: Monster, instruction: Instruction | Follow, target: Figure) -> list[Place]:
    """All equally right places for a move, before it is paid."""
    free = instruction.squares is not None
    points = instruction.squares if instruction.squares is not None else _points(game, monster)
    if isinstance(instruction, Follow) and not free:
        assert game.activation is not None
        points = game.activation.points
    if instruction.do == "retreat":
        return retreat(game, monster, target, points)
    if instruction.do == "engage":
        if instruction.aim.many:
            heroes = [entry.figure for entry in rank(game, monster, instruction.aim)]
            return engage_many(game, monster, heroes, points)
        return engage(game, monster, target, points)
    if instruction.do == "spot":
        return spot(game, monster, target, points)
    word = toward if instruction.do == "toward" else away
    return word(game, monster, target, points, free=free)


def _consider_attack(game: Game, monster: Monster, aim_at: Aim, activation: Activation) -> list[Figure]:
    if activation.has_attacked:
        raise Neglected("attack_used")
    arms = Arms(game, monster, None)
    open_to = [figure for figure in targets(game) if aim(game, monster, figure, arms) is not None]
    ranked = rank(game, monster, aim_at, open_to)
    if not ranked:
        raise Neglected("no_target")
    return best(ranked)


def _consider_ability(
    game: Game, monster: Monster, instruction: Instruction, activation: Activation
) -> list[Figure]:
    assert instruction.use is not None
    if instruction.use not in game.block(monster).actions:
        raise Neglected("no_such_ability")
    if "cursed" in monster.conditions:
        raise Neglected("cursed")
    ability = ABILITIES[instruction.use]
    if ability.attacks and activation.has_attacked:
        raise Neglected("attack_used")
    possible = ability.candidates(game, monster)
    if not possible:
        raise Neglected("no_target")
    if ability.all_at_once:
        return []
    ranked = rank(game, monster, instruction.aim, possible)
    if not ranked:
        raise Neglected("no_target")
    return best(ranked)


class Obey(Step):
    """A monster carries out one line for one target."""

    figure: str
    line: int
    target: str | None

    def resolve(self, game: Game) -> None:
        activation, monster = game.activation, game.monsters.get(self.figure)
        if activation is None or monster is None:
            return
        card = game.library.activations[activation.card]
        instruction = card.instructions(monster.rank)[self.line]
        target = game.find(self.target) if self.target else None
        if target is not None:
            self._tell_target(game, monster, instruction, target)
        spend(game, monster, activation, str(instruction))
        if instruction.then:
            push(game, *(Afterwards(figure=monster.id, follow=follow) for follow in instruction.then))
        if instruction.do in MOVES:
            assert target is not None
            self._move(game, monster, instruction, target, activation)
        elif instruction.do == "attack":
            assert target is not None
            push(game, Strike(figure=monster.id, target=target.id))
        else:
            assert instruction.use is not None
            ability = ABILITIES[instruction.use]
            activation.has_attacked |= ability.attacks
            push(game, *ability.steps(game, monster, target))

    def _tell_target(self, game: Game, monster: Monster, instruction: Instruction, target: Figure) -> None:
        ranked = rank(game, monster, instruction.aim)
        tied = [figure.id for figure in best(ranked)] if ranked else []
        game.tell(
            TargetChosen(
                figure=monster.id,
                target=target.id,
                verb=str(instruction),
                because=reasons(instruction.aim, ranked),
                tied=tuple(tied) if len(tied) > 1 else (),
            )
        )

    def _move(
        self, game: Game, monster: Monster, instruction: Instruction, target: Figure, activation: Activation
    ) -> None:
        found = _places(game, monster, instruction, target)
        if instruction.squares is None:
            activation.points = _points(game, monster)
            activation.moves += 1
        go(game, monster, instruction.do, found, free=instruction.squares)


def go(game: Game, monster: Monster, verb: str, found: list[Place], *, free: int | None = None) -> None:
    """Walk to one of several equally right places; the players choose if they vote (ACT-08)."""
    if len(found) > 1 and game.ties == "vote":
        options = [
            Option(
                id="+".join(str(square) for square in place.squares),
                about={"square": str(place.end), "cost": place.cost},
                then=(GoTo(figure=monster.id, verb=verb, place=place, tied=len(found), free=free),),
            )
            for place in found[:24]
        ]
        ask(game, "monster_place", PARTY, options, default=options[0].id, about={"figure": monster.id})
        return
    place = settle_place(game, monster, found)
    push(game, GoTo(figure=monster.id, verb=verb, place=place, tied=len(found), free=free))


class GoTo(Step):
    """A monster walks to the place that was chosen."""

    figure: str
    verb: str
    place: Place
    tied: int = 1
    free: int | None = None

    def resolve(self, game: Game) -> None:
        activation, monster = game.activation, game.monsters.get(self.figure)
        if activation is None or monster is None:
            return
        place = Place(*self.place)
        points = activation.points if self.free is None else self.free
        game.tell(
            PlaceChosen(figure=monster.id, verb=self.verb, squares=place.squares, cost=place.cost, tied=self.tied)
        )
        push(game, *walk_to(game, monster, place, points, free=self.free is not None))


class Strike(Step):
    """A monster attacks, if the target can still be attacked; else it looks for another (MVW-08)."""

    figure: str
    target: str

    def resolve(self, game: Game) -> None:
        activation, monster, target = game.activation, game.monsters.get(self.figure), game.find(self.target)
        if monster is None or target is None:
            return
        square = aim(game, monster, target, Arms(game, monster, None))
        if square is None:
            return
        if activation is not None:
            activation.has_attacked = True
            activation.attacked.append(target.id)
        struck = [(target, square), *second_targets(game, monster, target)]
        start_bonus_attack(game, monster, struck)


def second_targets(game: Game, monster: Monster, target: Figure) -> list[tuple[Figure, Square]]:
    """Whom a flailing monster hits besides its target."""
    if "flail" not in game.block(monster).abilities:
        return []
    arms = Arms(game, monster, None)
    others = [
        (figure, square)
        for figure in targets(game)
        if figure is not target and (square := aim(game, monster, figure, arms)) is not None
    ]
    return list(others[:1])


def start_bonus_attack(game: Game, monster: Monster, struck: list[tuple[Figure, Square]]) -> None:
    """An attack with what the special effect of the card adds to it."""
    number = start_attack(game, monster, struck)
    record, bonus = game.attacks[number], bonus_of(game, monster)
    record.hearts += bonus.hearts
    record.reach_bonus += bonus.range
    record.pierce += bonus.pierce
    record.surges += bonus.surges
    if bonus.inflicts and bonus.inflicts not in record.inflicts:
        record.inflicts.append(bonus.inflicts)


class Afterwards(Step):
    """The part of an instruction that costs no action; a retreat is never mandatory (ACT-04)."""

    figure: str
    follow: Follow

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is None or game.activation is None or game.outcome is not None:
            return
        try:
            tied = _best(game, monster, self.follow.aim)
            target = settle_target(game, monster, tied)
            found = _places(game, monster, self.follow, target)
        except Neglected as neglected:
            game.tell(InstructionNeglected(figure=monster.id, instruction=self.follow.do, why=neglected.why))
            return
        go(game, monster, self.follow.do, found, free=self.follow.squares)
