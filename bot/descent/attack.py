"""An attack from the declaration to the last heart (ATT)."""

from collections.abc import Sequence

from bot.descent import stats
from bot.descent.attack_record import Attack, Struck
from bot.descent.board import Square, sees_any
from bot.descent.cards import Item, SearchCard, Surge
from bot.descent.dice import Colour, Total, total
from bot.descent.effects.base import Context, Effect, worth_doing
from bot.descent.engine import Option, Step, ask, push
from bot.descent.events import (
    AttackDeclared,
    AttackHit,
    AttackMissed,
    DefenceRolled,
    DiceRolled,
    SurgeSpent,
)
from bot.descent.figures import Familiar, Figure, Hero, Monster
from bot.descent.game import Game, side
from bot.descent.harm import CheckVictory, Inflict, Suffer, hurtable, rest, shed, window
from bot.descent.moments import Moment
from bot.descent.reactions import Do
from bot.descent.sightlines import line_between

REACH = 2
"""How far a weapon with reach strikes (ATT-09)."""
RECOVER = "recover_fatigue"
SHAKE_OFF = "shake_off_doom"
PIERCE_VEIL = "pierce_veil"
STOP = "stop"


class Arms:
    """What a figure attacks with: a weapon card, a monster card or bare hands."""

    def __init__(self, game: Game, attacker: Figure, weapon: str | None) -> None:
        self.weapon = weapon
        self.dice: tuple[Colour, ...] = ("blue",)  # ATT-06: bare hands
        self.range = "melee"
        self.pierce = 0
        self.reach = False
        self.blast = False
        self.surges: tuple[Surge, ...] = ()
        if isinstance(attacker, Monster):
            card, block = game.monster_card(attacker), game.block(attacker)
            self.range, self.dice, self.surges = card.attack, block.dice, block.surges
            self.reach = "reach" in block.abilities
        elif isinstance(attacker, Familiar):
            familiar = game.library.familiars[attacker.familiar]
            self.range, self.dice, self.surges = familiar.attack or "melee", familiar.dice, familiar.surges
        elif isinstance(attacker, Hero) and weapon is not None:
            held = attacker.card(weapon)
            assert held is not None
            card_printed = stats.printed(game, held)
            assert isinstance(card_printed, Item | SearchCard)
            self.range = card_printed.attack or "melee"
            self.dice, self.surges = card_printed.dice, card_printed.surges
            if isinstance(card_printed, Item):
                self.pierce, self.reach = card_printed.pierce, card_printed.reach
                self.blast = card_printed.blast


def aim(game: Game, attacker: Figure, target: Figure, arms: Arms) -> Square | None:
    """The square of the target that can be attacked, or None if it is out of reach or sight (ATT-03, ATT-09)."""
    if wrapped_in_air(game, attacker, target):
        return None
    if arms.range == "melee":
        for square in target.squares:
            if any(game.grid.adjacent(own, square) for own in attacker.squares):
                return square
        if not arms.reach or game.distance(attacker, target) != 2:
            return None
    line = line_between(game, attacker, target)
    if line is None and isinstance(attacker, Hero):
        line = line_between(game, attacker, target, past=seen_past(game, attacker, arms.weapon))
    return line[1] if line else None


def open_squares(game: Game, attacker: Figure, target: Figure, arms: Arms) -> list[Square]:
    """All squares of a target that can be attacked: the attacker's player may choose one (BIG-01)."""
    if aim(game, attacker, target, arms) is None:
        return []
    taken = game.occupied() & ~game.grid.bits((*attacker.squares, *target.squares))
    if isinstance(attacker, Hero):
        taken &= ~game.occupied(seen_past(game, attacker, arms.weapon))
    grid, far = game.grid, arms.range == "ranged"

    def is_open(square: Square) -> bool:
        if any(grid.adjacent(own, square) for own in attacker.squares):
            return True
        near = any(grid.distance(own, square) == REACH for own in attacker.squares)
        return (far or (arms.reach and near)) and sees_any(grid, attacker.squares, (square,), taken) is not None

    return [square for square in target.squares if is_open(square)]


def can_blast(arms: Arms) -> bool:
    """Whether it may matter which square of a large target is hit."""
    return arms.blast or any(effect.kind == "blast" for surge in arms.surges for effect in surge.do)


def wrapped_in_air(game: Game, attacker: Figure, target: Figure) -> bool:
    """The elementals' air: nothing but attacks from adjacent figures affects the target."""
    return isinstance(target, Monster) and "air" in target.marks and not game.adjacent(attacker, target)


def seen_past(game: Game, attacker: Figure, weapon: str | None) -> list[Figure]:
    """Figures that don't block the view of this attacker with this weapon, thanks to its cards."""
    friends = stats.has(game, "sees_past_friends", attacker, weapon=weapon)
    neighbours = stats.has(game, "sees_past_neighbours", attacker, weapon=weapon)
    return [
        figure
        for figure in game.everyone()
        if (friends and side(figure) == side(attacker)) or (neighbours and game.adjacent(attacker, figure))
    ]


def start_attack(
    game: Game,
    attacker: Figure,
    targets: Sequence[tuple[Figure, Square]],
    *,
    weapon: str | None = None,
    hearts: int = 0,
    ignores_range: bool = False,
    surges: int = 0,
) -> int:
    """Open the record of an attack and push its steps, in the order of ATT-01. The first target is named."""
    arms = Arms(game, attacker, weapon)
    target, square = targets[0]
    reached = game.grid.distances(*attacker.squares)
    record = Attack(
        id=game.new_number(),
        attacker=attacker.id,
        weapon=weapon,
        range="ranged" if arms.range == "ranged" else "melee",
        struck=[
            Struck(figure=figure.id, square=place, distance=reached.get(place, 0)) for figure, place in targets
        ],
        distance=reached.get(square, 0),
        hearts=hearts,
        pierce=arms.pierce,
        blast=arms.blast,
        surges=surges,
        ignores_range=ignores_range,
    )
    game.attacks[record.id] = record
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
    push(
        game,
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


class AttackStep(Step):
    """A step of one attack. It does nothing once the attack has missed or its attacker is gone."""

    attack: int

    def resolve(self, game: Game) -> None:
        record = game.attacks[self.attack]
        attacker = game.find(record.attacker)
        if attacker is not None and not record.missed:
            self.go_on(game, record, attacker)

    def go_on(self, game: Game, record: Attack, attacker: Figure) -> None:
        """What this step does in an attack that still stands."""
        raise NotImplementedError


class PrepareDefence(AttackStep):
    """The target, whoever that is by now, may brace itself."""

    def go_on(self, game: Game, record: Attack, attacker: Figure) -> None:
        push(game, window(Moment.DEFENCE_COMING, attack=record.id, figure=record.target))


class AnswerRoll(AttackStep):
    """The target may answer the roll."""

    def go_on(self, game: Game, record: Attack, attacker: Figure) -> None:
        push(game, window(Moment.DEFENCE_ROLLED, attack=record.id, figure=record.target))


class RollDice(AttackStep):
    """Attack, power and defence dice are rolled together (ATT-01); without a target left there is no attack."""

    def go_on(self, game: Game, record: Attack, attacker: Figure) -> None:
        there = [struck for struck in record.struck if _still_there(game, struck)]
        if not there:
            record.missed = True
            return
        record.struck = there
        record.dice = list(game.chance.roll(attack_pool(game, record, attacker)))
        use_up_blessings(game, attacker)
        first = record.struck[0]
        first.defence = list(game.chance.roll((*stats.defence_pool(game, game.figure(first.figure)), *first.extra)))
        first.rolled = True
        game.tell(
            DiceRolled(
                attack=record.id,
                attack_dice=tuple(record.dice),
                defender=first.figure,
                defence_dice=tuple(first.defence),
            )
        )


def _still_there(game: Game, struck: Struck) -> bool:
    figure = game.find(struck.figure)
    return figure is not None and hurtable(figure)


def attack_pool(game: Game, record: Attack, attacker: Figure) -> tuple[Colour, ...]:
    """The dice of the weapon and those that cards add."""
    pool = list(record.own_dice or Arms(game, attacker, record.weapon).dice)
    for _, modifier in stats.modifiers(game, "attack_dice", attacker, attack=record.id):
        pool += modifier.dice
    return tuple(pool)


def use_up_blessings(game: Game, attacker: Figure) -> None:
    """What held for this figure's next attack only has done its work."""
    for hero in game.heroes.values():
        for held in hero.cards:
            abilities = stats.printed(game, held).abilities
            if attacker.id in held.marks and any(one.once for ability in abilities for one in ability.modifiers):
                held.marks.remove(attacker.id)


def tally(game: Game, record: Attack) -> Total:
    """Dice and additions of an attack: range, hearts and surges as they stand."""
    rolled = total(record.dice)
    attacker = game.find(record.attacker)
    range, hearts = rolled.range + record.reach_bonus, rolled.hearts + record.hearts
    if attacker is not None:
        range = stats.changed(game, "range", attacker, range, attack=record.id)
        hearts = stats.changed(game, "hearts", attacker, hearts, attack=record.id)
        # Weakened: one heart less.
        hearts -= "weakened" in attacker.conditions
    return Total(
        range,
        max(0, hearts),
        max(0, rolled.surges + record.surges),
        0,
        rolled.miss,
    )


def surges_left(game: Game, record: Attack) -> int:
    """Surges not spent yet."""
    return tally(game, record).surges - record.spent


class SpendSurges(AttackStep):
    """Offer each surge ability the attacker can still pay for, until they stop (ATT-05)."""

    def go_on(self, game: Game, record: Attack, attacker: Figure) -> None:
        if total(record.dice).miss or "terrified" in attacker.conditions:
            return
        if isinstance(attacker, Monster):
            from bot.descent.monsters.surges import spend_for_monster

            spend_for_monster(game, record, attacker)
            return
        owner = attacker.owner if isinstance(attacker, Familiar) else attacker.id
        offers = self._offers(game, record, attacker)
        if offers:
            about = {"attack": record.id, "surges": surges_left(game, record)}
            default = PIERCE_VEIL if offers[0].id == PIERCE_VEIL else STOP
            ask(game, "spend_surges", owner, [*offers, Option(id=STOP)], default=default, about=about)

    def _offers(self, game: Game, record: Attack, attacker: Figure) -> list[Option]:
        left = surges_left(game, record)
        offers = []
        for key, surge in surge_abilities(game, record, attacker):
            at = surge_context(record, attacker, key)
            if surge.cost <= left and key not in record.bought and any_possible(game, surge.do, at):
                pay = PaySurge(attack=record.id, key=key, cost=surge.cost)
                steps = [Do(what=effect, at=at) for effect in surge.do]
                effects = [effect.write(effect) for effect in surge.do]
                about = {"cost": surge.cost, "effects": effects}
                offers.append(Option(id=key, about=about, then=(pay, *steps, self)))
        if left and veiled(game, record) and PIERCE_VEIL not in record.bought:
            then = (PaySurge(attack=record.id, key=PIERCE_VEIL, cost=1), self)
            # Without it the attack misses, so it comes first.
            offers.insert(0, Option(id=PIERCE_VEIL, about={"cost": 1}, then=then))
        if left and isinstance(attacker, Hero):
            # ATT-05: a hero may always spend one surge to recover one fatigue.
            if attacker.fatigue and RECOVER not in record.bought:
                offers.append(self._own(record, RECOVER))
            if "doomed" in attacker.conditions and SHAKE_OFF not in record.bought:
                offers.append(self._own(record, SHAKE_OFF))
        return offers

    def _own(self, record: Attack, key: str) -> Option:
        then = (PaySurge(attack=record.id, key=key, cost=1), Relief(attack=record.id, key=key), self)
        return Option(id=key, about={"cost": 1}, then=then)


def surge_abilities(game: Game, record: Attack, attacker: Figure) -> list[tuple[str, Surge]]:
    """All surge abilities of this attack with their keys: those of the weapon and those that cards lend."""
    own = (*Arms(game, attacker, record.weapon).surges, *record.lent)
    found = [(f"surge{number}", surge) for number, surge in enumerate(own)]
    for hero in game.standing_heroes():
        for card, ability in stats.abilities_of(game, hero):
            at = Context(actor=hero.id, card=card, attack=record.id, figure=attacker.id)
            if ability.lends and all(check.holds(game, at) for check in ability.when):
                found += [(f"{hero.id}/{card}/{number}", surge) for number, surge in enumerate(ability.lends)]
    return found


def surge_context(record: Attack, attacker: Figure, key: str) -> Context:
    """What a surge ability is about."""
    return Context(actor=attacker.id, ability=key, attack=record.id, target=record.target)


def any_possible(game: Game, effects: Sequence[Effect], at: Context) -> bool:
    """Whether at least one of the effects would change something, and its price can be paid."""
    return worth_doing(game, effects, at)


class PaySurge(Step):
    """Surges are spent on one ability, which can't be bought again in this attack."""

    attack: int
    key: str
    cost: int
    because: str | None = None

    def resolve(self, game: Game) -> None:
        record = game.attacks[self.attack]
        record.spent += self.cost
        record.bought.append(self.key)
        game.tell(SurgeSpent(attack=record.id, figure=record.attacker, ability=self.key, because=self.because))


class Relief(Step):
    """A surge buys back one fatigue, or ends doom."""

    attack: int
    key: str

    def resolve(self, game: Game) -> None:
        attacker = game.find(game.attacks[self.attack].attacker)
        if self.key == RECOVER and isinstance(attacker, Hero):
            rest(game, attacker, stats.changed(game, "surge_rest", attacker, 1))
        elif self.key == SHAKE_OFF and attacker is not None:
            shed(game, attacker, "doomed")


class CheckMiss(AttackStep):
    """An X misses (ATT-02); so does a ranged attack that falls short (ATT-03)."""

    def go_on(self, game: Game, record: Attack, attacker: Figure) -> None:
        result = tally(game, record)
        hidden = veiled(game, record) and PIERCE_VEIL not in record.bought
        if record.range == "ranged" and not record.ignores_range:
            in_range = [struck for struck in record.struck if struck.distance <= result.range]
        else:
            in_range = record.struck
        if in_range and not result.miss and not hidden:
            record.struck = in_range
        else:
            record.missed = True
            game.tell(
                AttackMissed(
                    attack=record.id,
                    attacker=record.attacker,
                    target=record.target,
                    why="x" if result.miss else "range" if not in_range else "shadow",
                    range=result.range,
                    distance=record.distance,
                )
            )


def veiled(game: Game, record: Attack) -> bool:
    """Whether the target is hidden, or the attacker stands in shadow: without a surge the attack misses."""
    target, attacker = game.find(record.target), game.find(record.attacker)
    if target is not None and stats.has(game, "veiled", target):
        return True
    return isinstance(attacker, Hero) and any(
        "shadow" in game.block(monster).abilities and game.adjacent(attacker, monster)
        for monster in game.monsters.values()
    )


class ChooseFullTarget(AttackStep):
    """When a hero strikes several monsters, one chosen takes all hearts, the others half (ATT-10)."""

    def go_on(self, game: Game, record: Attack, attacker: Figure) -> None:
        monsters = [struck for struck in record.struck if isinstance(game.find(struck.figure), Monster)]
        if isinstance(attacker, Monster) or len(monsters) < 2:
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

    def go_on(self, game: Game, record: Attack, attacker: Figure) -> None:
        if record.blast:
            self._spread(game, record)
        steps: list[Step] = []
        for struck in record.struck:
            victim = game.find(struck.figure)
            if victim is not None and wrapped_in_air(game, attacker, victim):
                continue
            if not struck.rolled:
                steps.append(window(Moment.DEFENCE_COMING, attack=record.id, figure=struck.figure))
                steps.append(RollDefence(attack=record.id, figure=struck.figure))
                steps.append(window(Moment.DEFENCE_ROLLED, attack=record.id, figure=struck.figure))
            steps.append(Reckon(attack=record.id, figure=struck.figure))
            steps.append(window(Moment.DAMAGE_COMING, attack=record.id, figure=struck.figure))
            steps.append(Land(attack=record.id, figure=struck.figure))
        push(game, *steps)

    def _spread(self, game: Game, record: Attack) -> None:
        centre = record.struck[0].square
        for figure in game.everyone():
            near = [square for square in figure.squares if game.grid.adjacent(centre, square)]
            if near and game.blocks(figure) and record.victim(figure.id) is None:
                record.struck.append(Struck(figure=figure.id, square=near[0], halved=True))


class RollDefence(AttackStep):
    """A figure caught in the attack rolls its own defence (ATT-07)."""

    figure: str

    def go_on(self, game: Game, record: Attack, attacker: Figure) -> None:
        struck, defender = record.victim(self.figure), game.find(self.figure)
        if struck is None or defender is None:
            return
        struck.defence = list(game.chance.roll((*stats.defence_pool(game, defender), *struck.extra)))
        struck.rolled = True
        game.tell(DefenceRolled(attack=record.id, defender=defender.id, defence_dice=tuple(struck.defence)))


class Reckon(AttackStep):
    """Hearts minus shields, halved first where the rules say so (ATT-01, ATT-08, ATT-10)."""

    figure: str

    def go_on(self, game: Game, record: Attack, attacker: Figure) -> None:
        struck, defender = record.victim(self.figure), game.find(self.figure)
        if struck is None or defender is None or not hurtable(defender):
            return
        hearts = tally(game, record).hearts
        if struck.halved:
            # ATT-10: halve before the shields: 5 hearts against 2 shields deal 3 - 2 = 1, not half of 5 - 2.
            hearts = -(-hearts // 2)
        shields = shields_of(struck, defender)
        pierced = min(record.pierce, shields)
        struck.damage = max(record.at_least, hearts - (shields - pierced))
        game.tell(
            AttackHit(
                attack=record.id,
                target=defender.id,
                hearts=hearts,
                shields=shields,
                pierced=pierced,
                damage=struck.damage,
                halved=struck.halved,
            )
        )


def shields_of(struck: Struck, defender: Figure) -> int:
    """Shields rolled and added; a weakened figure has one less."""
    rolled = sum(die.face.shields for die in struck.defence)
    return max(0, rolled + struck.shields - ("weakened" in defender.conditions))


class Land(AttackStep):
    """The hearts land, and with the first of them the conditions of the attack (ATT-11)."""

    figure: str

    def go_on(self, game: Game, record: Attack, attacker: Figure) -> None:
        struck, defender = record.victim(self.figure), game.find(self.figure)
        if struck is None or defender is None or not struck.damage:
            return
        push(
            game,
            Suffer(figure=defender.id, amount=struck.damage, source="attack", by=attacker.id, attack=record.id),
            *(Inflict(figure=defender.id, condition=condition) for condition in record.inflicts),
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
        del game.attacks[self.attack]
        if not game.attacks:
            push(game, CheckVictory())
