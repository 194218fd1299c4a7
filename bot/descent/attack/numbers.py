"""The numbers of an attack while it is resolved: dice, hearts, surges, shields."""

from collections.abc import Iterable

from bot.descent.attack.record import AttackRecord, Struck
from bot.descent.attack.weapons import Arms
from bot.descent.board import Square
from bot.descent.rules import stats
from bot.descent.rules.conditions import change, conditions_in_parts
from bot.descent.rules.dice import Colour, Total, total, without
from bot.descent.rules.passives import casts_shadow, punctures, stealth
from bot.descent.rules.steps import Step
from bot.descent.rules.sums import Addend, summed
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game


class AttackStep(Step, abstract=True):
    """A step of one attack. It does nothing once the attack has missed or its attacker is gone."""

    attack: int

    def resolve(self, game: Game) -> None:
        record = game.attacks[self.attack]
        attacker = game.find(record.attacker)
        if attacker is not None and not record.missed:
            self.go_on(game, record, attacker)

    def go_on(self, game: Game, record: AttackRecord, attacker: Figure) -> None:
        """What this step does in an attack that still stands."""
        raise NotImplementedError


def attack_pool(game: Game, record: AttackRecord, attacker: Figure) -> tuple[Colour, ...]:
    """The dice of the weapon and those that cards add."""
    pool = [*(record.own_dice or Arms(game, attacker, record.weapon).dice), *record.extra_dice]
    for _, modifier in stats.modifiers(game, "attack_dice", attacker, attack=record.id):
        pool += modifier.dice
    return without(pool, record.lost_dice)


def defence_dice(game: Game, defender: Figure, struck: Struck) -> tuple[Colour, ...]:
    """The dice a figure defends itself with, with those that cards add and take away."""
    return without((*stats.defence_pool(game, defender), *struck.extra), struck.lost)


def tally(game: Game, record: AttackRecord) -> Total:
    """Dice and additions of an attack: range, hearts and surges as they stand."""
    rolled = total(record.dice)
    attacker = game.find(record.attacker)
    range, hearts = rolled.range + record.reach_bonus, rolled.hearts + record.hearts
    if attacker is not None:
        range = stats.changed(game, "range", attacker, range, attack=record.id)
        hearts = stats.changed(game, "hearts", attacker, hearts, attack=record.id)
        hearts += change(game, "hearts", attacker)
    return Total(
        range,
        max(0, hearts),
        max(0, rolled.surges + record.surges),
        0,
        record.shows_x,
    )


def hearts_in_parts(game: Game, record: AttackRecord) -> tuple[Addend, ...]:
    """The hearts of an attack: what the dice show, and all that adds to it or takes away, by its name."""
    parts = _noted(total(record.dice).hearts, record.hearts, record.hearts_from)
    attacker = game.find(record.attacker)
    if attacker is not None:
        parts += stats.changes(game, "hearts", attacker, summed(parts), attack=record.id)
        parts += conditions_in_parts(game, "hearts", attacker)
    return tuple(parts)


def range_in_parts(game: Game, record: AttackRecord) -> tuple[Addend, ...]:
    """The range of an attack in the same way."""
    parts = _noted(total(record.dice).range, record.reach_bonus, record.range_from)
    attacker = game.find(record.attacker)
    if attacker is not None:
        parts += stats.changes(game, "range", attacker, summed(parts), attack=record.id)
    return tuple(parts)


def shields_in_parts(game: Game, struck: Struck, defender: Figure) -> tuple[Addend, ...]:
    """The shields of one figure in the same way."""
    rolled = sum(die.face.shields for die in struck.defence)
    return (
        *_noted(rolled, struck.shields, struck.shields_from),
        *conditions_in_parts(game, "shields", defender),
    )


def _noted(rolled: int, added: int, known: Iterable[Addend]) -> list[Addend]:
    """The dice and what was added to them; what an older save did not write down is the rest."""
    parts = [Addend(of="dice", amount=rolled), *known]
    if unknown := rolled + added - summed(parts):
        parts.append(Addend(of="rest", amount=unknown))
    return parts


def surges_left(game: Game, record: AttackRecord) -> int:
    """Surges not spent yet."""
    return tally(game, record).surges - record.spent


def in_blast(game: Game, record: AttackRecord) -> list[tuple[Figure, Square]]:
    """Whoever stands next to the centre of a blast and is not struck already, and where (ATT-07)."""
    centre = record.centre or record.struck[0].square
    found = []
    for figure in game.everyone():
        near = [square for square in figure.squares if game.grid.adjacent(centre, square)]
        if near and game.blocks(figure) and record.victim(figure.id) is None:
            found.append((figure, near[0]))
    return found


def veiled(game: Game, record: AttackRecord) -> bool:
    """Whether the target is hidden, or the attacker stands in shadow: without a surge the attack misses."""
    target, attacker = game.find(record.target), game.find(record.attacker)
    if target is not None and stats.has(game, "veiled", target):
        return True
    return isinstance(attacker, Hero) and any(
        casts_shadow(game, monster) and game.adjacent(attacker, monster) for monster in game.monsters.values()
    )


def pierce_of(game: Game, record: AttackRecord, dice: int) -> int:
    """Shields that the attack ignores of a figure that rolls so many defence dice."""
    attacker = game.find(record.attacker)
    if attacker is None:
        return record.pierce
    pierce = stats.changed(game, "pierce", attacker, record.pierce, attack=record.id)
    return pierce + (dice if punctures(game, attacker) else 0)


def range_needed(game: Game, record: AttackRecord, struck: Struck) -> int | None:
    """The range it takes to hit a figure; None where range means nothing (ATT-03). The stealthy ask for more."""
    far = struck.distance if record.range == "ranged" and not record.ignores_range else None
    figure = game.find(struck.figure)
    if far is not None and figure is not None and not struck.halved:
        far = stats.changed(game, "range_needed", figure, far)
    more = stealth(game, figure) if figure is not None and not struck.halved else 0
    return (far or 0) + more if more else far


def pierced(game: Game, defender: Figure, pierce: int, shields: int) -> int:
    """How many of its shields so much pierce ignores (ATT-08); some are proof against it."""
    return 0 if pierce <= 0 or stats.has(game, "unpierced", defender) else min(pierce, shields)


def shields_of(game: Game, struck: Struck, defender: Figure) -> int:
    """Shields rolled and added; a weakened figure has one less."""
    rolled = sum(die.face.shields for die in struck.defence)
    return max(0, rolled + struck.shields + change(game, "shields", defender))
