"""Answers that need no thinking through: surges, dice, and whatever has a sensible default."""

from collections.abc import Callable

from bot.descent.attack.numbers import shields_of, surges_left, tally
from bot.descent.attack.record import AttackRecord, Struck
from bot.descent.attack.surge_abilities import PIERCE_VEIL, RECOVER, SHAKE_OFF, STOP
from bot.descent.autopilot.threats import danger
from bot.descent.monsters.forced_surges import best_lines
from bot.descent.rules import stats
from bot.descent.rules.dice import FACES, Die
from bot.descent.rules.rerolling import KEEP, RollAgain
from bot.descent.rules.steps import Option, Question
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game

SIDE_EFFECTS = ("inflict", "blast", "roll", "pick", "recover", "each", "gain", "reroll", "custom")
"""What surges may still buy once nothing adds damage, the best first."""
LOW = 0.4
"""How far below its average a die must lie to be rolled again."""


def instinct(game: Game, question: Question) -> Option:
    """The option that seems right at first glance."""
    answer = _ANSWERS.get(question.kind)
    chosen = answer(game, question) if answer is not None else question.default
    return question.option(chosen) or question.option(question.default) or question.options[0]


# Surges ------------------------------------------------------------------------------------------------------


def spend_surges(game: Game, question: Question) -> str:
    """Not to miss, then the most damage, then whatever else is to be had."""
    offered = {option.id for option in question.options}
    if PIERCE_VEIL in offered:
        return PIERCE_VEIL
    record = game.attacks[question.about["attack"]]
    attacker = game.figure(record.attacker)
    lines = best_lines(game, record, attacker, surges_left(game, record))
    for line in lines:
        if line.key in offered:
            return line.key
    hits = not falls_short(game, record)
    for word in SIDE_EFFECTS if hits else ():
        for option in question.options:
            if _is_welcome(game, record, option, word):
                return option.id
    return next((relief for relief in (SHAKE_OFF, RECOVER) if relief in offered), STOP)


def falls_short(game: Game, record: AttackRecord) -> bool:
    """Whether the attack misses for want of range."""
    far = record.range == "ranged" and not record.ignores_range
    return far and tally(game, record).range < record.struck[0].distance


def _is_welcome(game: Game, record: AttackRecord, option: Option, word: str) -> bool:
    """Whether an option has this word among its effects, and it does more good than harm."""
    effects = option.about.get("effects", ())
    if not any(effect.get("effect") == word for effect in effects):
        return False
    if any(effect.get("effect") == "pay" for effect in effects):
        return False  # fatigue is worth more than what is left to buy
    if word == "blast":
        return _spares_friends(game, record)
    if word == "reroll":
        return expected(game, record) < _left(game, record)
    return word != "inflict" or expected(game, record) > 0


def _spares_friends(game: Game, record: AttackRecord) -> bool:
    """Whether a blast catches monsters and no hero."""
    near = [figure for figure in game.everyone() if game.blocks(figure) and figure.id != record.target]
    centre = record.struck[0].square
    caught = [figure for figure in near if any(game.grid.adjacent(centre, square) for square in figure.squares)]
    return any(figure.id in game.monsters for figure in caught) and not any(
        isinstance(figure, Hero) for figure in caught
    )


def expected(game: Game, record: AttackRecord, struck: Struck | None = None) -> int:
    """Hearts a struck figure would suffer as the dice lie."""
    struck = struck or record.struck[0]
    rolled = tally(game, record)
    if rolled.miss or falls_short(game, record):
        return 0
    hearts = -(-rolled.hearts // 2) if struck.halved else rolled.hearts
    shields = shields_of(game, struck, game.figure(struck.figure))
    return max(record.at_least, hearts - max(0, shields - record.pierce))


def _left(game: Game, record: AttackRecord) -> int:
    return stats.health_left(game, game.figure(record.target))


# Dice --------------------------------------------------------------------------------------------------------


def choose_reroll(game: Game, question: Question) -> str:
    """Roll an X again, or the die that lies farthest from what one hopes for; keep the others."""
    best, most = KEEP, LOW
    for option in question.options:
        step = option.then[0] if option.then else None
        if isinstance(step, RollAgain):
            die = Die(colour=option.about["colour"], up=option.about["up"])
            hope = _regret(game, step, die)
            if hope > most:
                best, most = option.id, hope
    return best


def _regret(game: Game, step: RollAgain, die: Die) -> float:
    """How much better this die would be on average if it were rolled again."""
    if step.of == "attack":
        return 10.0 if die.face.miss else _average(die, _strength) - _strength(die)
    surplus = die.face.shields - _average(die, _shields)
    if step.of == "test":
        return surplus if game.test is not None and not game.test.passed else 0.0
    record = game.attacks.get(step.at.attack or 0)
    attacks = record is not None and record.attacker == step.owner
    return surplus if attacks else -surplus


def _strength(die: Die) -> float:
    return die.face.hearts + 0.6 * die.face.surges + 0.2 * die.face.range


def _shields(die: Die) -> float:
    return float(die.face.shields)


def _average(die: Die, measure: Callable[[Die], float]) -> float:
    """What a die of this colour shows on average; an X counts as nothing."""
    faces = range(len(FACES[die.colour]))
    return sum(measure(Die(colour=die.colour, up=up)) for up in faces) / len(FACES[die.colour])


# Figures -----------------------------------------------------------------------------------------------------


def full_target(game: Game, question: Question) -> str:
    """Of several monsters struck at once, the one whose full hearts take the most danger away."""
    record = game.attacks[question.about["attack"]]
    hearts = tally(game, record).hearts

    def gain(option: Option) -> float:
        monster = game.monsters[option.id]
        left = stats.health_left(game, monster)
        return danger(game, monster) * (2.0 if hearts >= left > -(-hearts // 2) else min(1.0, hearts / left))

    return max(question.options, key=gain).id


def worst_foe(game: Game, question: Question) -> str:
    """The monster whose end is nearest, the most dangerous first among equals."""

    def urgency(option: Option) -> tuple[float, float]:
        monster = game.monsters.get(option.about.get("target") or "")
        if monster is None:
            return (-1.0, 0.0)
        return (danger(game, monster) / max(1, stats.health_left(game, monster)), 0.0)

    return max(question.options, key=urgency).id


_ANSWERS: dict[str, Callable[[Game, Question], str]] = {
    "spend_surges": spend_surges,
    "choose_reroll": choose_reroll,
    "full_target": full_target,
    "choose_foe": worst_foe,
}

INSTINCTIVE = frozenset(_ANSWERS)
"""The questions that need no more than this."""
