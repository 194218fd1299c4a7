"""An attack from the declaration to the last heart (ATT)."""

from collections.abc import Sequence

from bot.descent.attack.morphing import shape_for
from bot.descent.attack.numbers import (
    AttackStep,
    attack_pool,
    defence_dice,
    hearts_in_parts,
    in_blast,
    pierce_of,
    pierced,
    range_in_parts,
    range_needed,
    shields_in_parts,
    shields_of,
    tally,
    veiled,
)
from bot.descent.attack.record import AttackRecord, Struck
from bot.descent.attack.surge_abilities import PIERCE_VEIL
from bot.descent.attack.surges import SpendSurges
from bot.descent.attack.weapons import Arms, vantage, wrapped_in_air
from bot.descent.board import Square
from bot.descent.events import (
    AttackDeclared,
    AttackHit,
    AttackMissed,
    DefenceRolled,
    DiceRolled,
    Noted,
)
from bot.descent.rules import stats
from bot.descent.rules.dice import Colour, Die
from bot.descent.rules.harm import CheckVictory, Inflict, Suffer, hurtable, window
from bot.descent.rules.heeding import Happening, heard, in_play
from bot.descent.rules.moments import Moment
from bot.descent.rules.passives import SHADOW
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import Familiar, Figure, Hero, Monster
from bot.descent.state.game import Game
from bot.kernel.editions import since


def start_attack(
    game: Game,
    attacker: Figure,
    targets: Sequence[tuple[Figure, Square]],
    *,
    weapon: str | None = None,
    hearts: int = 0,
    ignores_range: bool = False,
    surges: int = 0,
    origin: Figure | None = None,
) -> int:
    """Open the record of an attack and push its steps, in the order of ATT-01. The first target is named.

    `origin` is whoever range is counted from, if not the attacker.
    """
    arms = Arms(game, attacker, weapon)
    target, square = targets[0]
    elsewhere = vantage(game, attacker, target, arms) if isinstance(attacker, Hero) else None
    reached = game.grid.distances(*(origin or elsewhere or attacker).squares)
    record = AttackRecord(
        id=game.new_number(),
        attacker=attacker.id,
        weapon=weapon,
        range="ranged" if arms.range == "ranged" else "melee",
        struck=[
            Struck(figure=figure.id, square=place, distance=reached.get(place, 0)) for figure, place in targets
        ],
        distance=reached.get(square, 0),
        origin=origin.id if origin is not None and origin is not attacker else None,
        hearts=hearts,
        pierce=arms.pierce,
        blast=arms.blast,
        surges=surges,
        ignores_range=ignores_range,
    )
    game.attacks[record.id] = record
    if game.turn is not None and game.turn.hero == attacker.id and game.activation is None and since(3):
        game.turn.struck_with = [*game.turn.struck_with, weapon or ""]
    game.tell(
        AttackDeclared(
            attack=record.id,
            attacker=attacker.id,
            target=target.id,
            weapon=weapon,
            distance=record.distance,
            others=tuple(figure.id for figure, _ in targets[1:]),
        )
    )
    if isinstance(attacker, Hero) and any(game.sheet(hero).asks("held_back") for hero in game.heroes.values()):
        attacker.last_attack = game.round
    _take_shape(game, record, attacker, target)
    declared = Happening(
        "attack_declared", attacker.id, by_attack=True, others=tuple(figure.id for figure, _ in targets)
    )
    push(
        game,
        *heard(game, declared),
        window(Moment.ATTACK_DECLARED, attack=record.id, figure=attacker.id),
        PrepareDefence(attack=record.id),
        RollDice(attack=record.id),
        window(Moment.DICE_ROLLED, attack=record.id, figure=attacker.id),
        AnswerRoll(attack=record.id),
        SpendSurges(attack=record.id),
        CheckMiss(attack=record.id),
        ChooseFullTarget(attack=record.id),
        StrikeAll(attack=record.id),
        Aftermath(attack=record.id),
        window(Moment.ATTACK_RESOLVED, attack=record.id, figure=attacker.id),
        CloseAttack(attack=record.id),
    )
    return record.id


def _take_shape(game: Game, record: AttackRecord, attacker: Figure, target: Figure) -> None:
    """A monster that morphs attacks with the dice of somebody it sees."""
    if not isinstance(attacker, Monster):
        return
    afar = record.range == "ranged" and not record.ignores_range
    shape = shape_for(game, attacker, target, record.distance if afar else None)
    if shape is not None and shape.dice:
        record.own_dice = list(shape.dice)
        game.tell(Noted(figure=attacker.id, note="morphs", facts={"target": shape.figure}))


class PrepareDefence(AttackStep):
    """The target, whoever that is by now, may brace itself."""

    def go_on(self, game: Game, record: AttackRecord, attacker: Figure) -> None:
        push(game, window(Moment.DEFENCE_COMING, attack=record.id, figure=record.target))


class AnswerRoll(AttackStep):
    """The target may answer the roll."""

    def go_on(self, game: Game, record: AttackRecord, attacker: Figure) -> None:
        answers = (*record.if_rolled, *record.struck[0].if_rolled)
        push(game, *answers, window(Moment.DEFENCE_ROLLED, attack=record.id, figure=record.target))


class RollDice(AttackStep):
    """Attack, power and defence dice are rolled together (ATT-01); without a target left there is no attack."""

    def go_on(self, game: Game, record: AttackRecord, attacker: Figure) -> None:
        there = [struck for struck in record.struck if _still_there(game, struck)]
        if not there:
            record.missed = True
            return
        record.struck = there
        record.steady = record.steady or stats.has(game, "steady_aim", attacker, attack=record.id)
        record.dice = _rolled(game, record, attack_pool(game, record, attacker))
        use_up_blessings(game, attacker)
        first = record.struck[0]
        first.defence = list(game.chance.roll(_defence(game, game.figure(first.figure), first)))
        first.rolled = True
        game.tell(
            DiceRolled(
                attack=record.id,
                attack_dice=tuple(record.dice),
                defender=first.figure,
                defence_dice=tuple(first.defence),
            )
        )
        push(game, *_heard_defence(game, record, first))


def _rolled(game: Game, record: AttackRecord, pool: tuple[Colour, ...]) -> list[Die]:
    """The dice of an attack: those that lie there already, and the others are rolled."""
    lying, left = [], list(pool)
    for die in record.ahead:
        if die.colour in left:
            left.remove(die.colour)
            lying.append(die)
    return [*lying, *game.chance.roll(left)]


def _defence(game: Game, defender: Figure, struck: Struck) -> tuple[Colour, ...]:
    """The dice a figure defends itself with; none if the activation card in play forbids it."""
    lasting = in_play(game)
    if lasting is not None and lasting.forbids(game, defender, "roll_defence"):
        return ()
    return defence_dice(game, defender, struck)


def _heard_defence(game: Game, record: AttackRecord, struck: Struck) -> list[Step]:
    """What the activation card in play has to say to a defence roll."""
    blanks = sum(not die.face.shields for die in struck.defence)
    rolled = Happening("defence_rolled", struck.figure, by=record.attacker, by_attack=True, blanks=blanks)
    return heard(game, rolled)


def _still_there(game: Game, struck: Struck) -> bool:
    figure = game.find(struck.figure)
    return figure is not None and hurtable(figure)


def use_up_blessings(game: Game, attacker: Figure) -> None:
    """What held for this figure's next attack only has done its work."""
    for hero in game.heroes.values():
        for held in hero.cards:
            abilities = stats.printed(game, held).abilities
            if attacker.id in held.marks and any(one.once for ability in abilities for one in ability.modifiers):
                held.marks.remove(attacker.id)


class CheckMiss(AttackStep):
    """An X misses (ATT-02); so does a ranged attack that falls short (ATT-03)."""

    def go_on(self, game: Game, record: AttackRecord, attacker: Figure) -> None:
        result = tally(game, record)
        hidden = veiled(game, record) and PIERCE_VEIL not in record.bought
        in_range = [struck for struck in record.struck if (range_needed(game, record, struck) or 0) <= result.range]
        if record.together and len(in_range) < len(record.struck):
            in_range = []
        if in_range and not result.miss and not hidden:
            record.struck = in_range
        else:
            record.missed = True
            game.tell(
                AttackMissed(
                    attack=record.id,
                    attacker=record.attacker,
                    target=record.target,
                    why="x" if result.miss else "range" if not in_range else SHADOW,
                    range=result.range,
                    distance=range_needed(game, record, record.struck[0]) or record.distance,
                    range_from=range_in_parts(game, record) if since(3) else (),
                )
            )


class ChooseFullTarget(AttackStep):
    """When a hero strikes several monsters, one chosen takes all hearts, the others half (ATT-10)."""

    def go_on(self, game: Game, record: AttackRecord, attacker: Figure) -> None:
        if record.blast and since(3):
            spread(game, record)
        monsters = [struck for struck in record.struck if isinstance(game.find(struck.figure), Monster)]
        if isinstance(attacker, Monster) or len(monsters) < 2 or all(struck.halved for struck in monsters):
            return
        options = [
            Option(
                id=struck.figure,
                about={"target": struck.figure},
                then=(Favour(attack=record.id, figure=struck.figure),),
            )
            for struck in monsters
        ]
        owner = attacker.owner if isinstance(attacker, Familiar) else attacker.id
        ask(game, "full_target", owner, options, default=monsters[0].figure, about={"attack": record.id})


class Favour(Step):
    """The chosen monster takes the full result."""

    attack: int
    figure: str

    def resolve(self, game: Game) -> None:
        for struck in game.attacks[self.attack].struck:
            if isinstance(game.find(struck.figure), Monster):
                struck.halved = struck.figure != self.figure


class StrikeAll(AttackStep):
    """Each affected figure is dealt with, the target first; a blast reaches its neighbours (ATT-07)."""

    def go_on(self, game: Game, record: AttackRecord, attacker: Figure) -> None:
        if record.blast:
            spread(game, record)
        steps: list[Step] = []
        for struck in record.struck:
            victim = game.find(struck.figure)
            if struck.evaded or (victim is not None and wrapped_in_air(game, attacker, victim)):
                continue
            if not struck.rolled:
                steps.append(window(Moment.DEFENCE_COMING, attack=record.id, figure=struck.figure))
                steps.append(RollDefence(attack=record.id, figure=struck.figure))
                steps.append(window(Moment.DEFENCE_ROLLED, attack=record.id, figure=struck.figure))
            steps.append(Reckon(attack=record.id, figure=struck.figure))
            steps.append(window(Moment.DAMAGE_COMING, attack=record.id, figure=struck.figure))
            steps.append(Land(attack=record.id, figure=struck.figure))
        push(game, *steps)


def spread(game: Game, record: AttackRecord) -> None:
    """Whoever stands next to the centre of a blast is caught in it, with half the hearts (ATT-07)."""
    for figure, square in in_blast(game, record):
        record.struck.append(Struck(figure=figure.id, square=square, halved=True))


class RollDefence(AttackStep):
    """A figure caught in the attack rolls its own defence (ATT-07)."""

    figure: str

    def go_on(self, game: Game, record: AttackRecord, attacker: Figure) -> None:
        struck, defender = record.victim(self.figure), game.find(self.figure)
        if struck is None or defender is None:
            return
        struck.defence = list(game.chance.roll(_defence(game, defender, struck)))
        struck.rolled = True
        game.tell(DefenceRolled(attack=record.id, defender=defender.id, defence_dice=tuple(struck.defence)))
        push(game, *_heard_defence(game, record, struck), *struck.if_rolled)


class Reckon(AttackStep):
    """Hearts minus shields, halved first where the rules say so (ATT-01, ATT-08, ATT-10)."""

    figure: str

    def go_on(self, game: Game, record: AttackRecord, attacker: Figure) -> None:
        struck, defender = record.victim(self.figure), game.find(self.figure)
        if struck is None or defender is None or struck.evaded or not hurtable(defender):
            return
        hearts = tally(game, record).hearts
        if struck.halved:
            # ATT-10: halve before the shields: 5 hearts against 2 shields deal 3 - 2 = 1, not half of 5 - 2.
            hearts = -(-hearts // 2)
        shields = shields_of(game, struck, defender)
        ignored = pierced(game, defender, pierce_of(game, record, len(struck.defence)), shields)
        struck.damage = max(record.at_least, hearts - (shields - ignored))
        hit = AttackHit(
            attack=record.id,
            target=defender.id,
            hearts=hearts,
            shields=shields,
            pierced=ignored,
            damage=struck.damage,
            halved=struck.halved,
        )
        game.tell(_in_full(game, record, struck, defender, hit) if since(3) else hit)


def _in_full(game: Game, record: AttackRecord, struck: Struck, defender: Figure, hit: AttackHit) -> AttackHit:
    """The same with all that its numbers are made of."""
    certain = hit.damage > hit.hearts - (hit.shields - hit.pierced)
    return hit.model_copy(
        update={
            "hearts_from": hearts_in_parts(game, record),
            "shields_from": shields_in_parts(game, struck, defender),
            "at_least": record.at_least if certain else 0,
            "defence_dice": tuple(struck.defence),
        }
    )


class Land(AttackStep):
    """The hearts land, and with the first of them the conditions of the attack (ATT-11)."""

    figure: str

    def go_on(self, game: Game, record: AttackRecord, attacker: Figure) -> None:
        struck, defender = record.victim(self.figure), game.find(self.figure)
        if struck is None or defender is None or not struck.damage:
            return
        conditions = [] if struck.warded else record.inflicts
        push(
            game,
            Suffer(figure=defender.id, amount=struck.damage, source="attack", by=attacker.id, attack=record.id),
            *(Inflict(figure=defender.id, condition=condition) for condition in conditions),
        )


class Aftermath(Step):
    """What the card behind the attack promised: for any heart dealt, or in any case."""

    attack: int

    def resolve(self, game: Game) -> None:
        record = game.attacks[self.attack]
        dealt = record.if_dealt if record.dealt else []
        hit = record.if_hit if not record.missed else []
        push(game, *dealt, *hit, *record.afterwards)


class CloseAttack(Step):
    """The attack is over; if it decided the quest, that is said now."""

    attack: int

    def resolve(self, game: Game) -> None:
        record = game.attacks.pop(self.attack)
        over = Happening(
            "attack_resolved",
            record.attacker,
            amount=0 if record.missed else sum(struck.damage or 0 for struck in record.struck),
            by_attack=True,
            others=tuple(struck.figure for struck in record.struck),
        )
        push(game, *heard(game, over))
        if not game.attacks:
            push(game, CheckVictory())
