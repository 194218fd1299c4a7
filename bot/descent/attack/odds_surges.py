"""What an attack comes to for each surge ability: exact where the dice lie, in chances where they don't.

Attack and defence are rolled together before any surge is spent (ATT-01), so the target's hearts are known. Still
to be rolled are dice that an ability rolls again, and the defence of others who are caught in the attack.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import Literal

from bot.descent.attack.numbers import defence_dice, pierce_of, pierced, range_needed, shields_of, tally, veiled
from bot.descent.attack.odds import rolls
from bot.descent.attack.record import AttackRecord, Struck
from bot.descent.attack.steps import spread
from bot.descent.attack.surge_abilities import PIERCE_VEIL, STOP
from bot.descent.effects.base import Context, Effect
from bot.descent.effects.on_attacks import Add, Blast, Reroll
from bot.descent.rules import stats
from bot.descent.rules.conditions import change, suffered
from bot.descent.rules.dice import FACES, Colour, Die
from bot.descent.rules.reactions import Do
from bot.descent.rules.steps import Option, Question
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

MOST_TRIED = 6
"""Abilities that are tried together; nobody has surges for more."""


@dataclass(frozen=True)
class Outcome:
    """What an attack comes to if no more is bought."""

    miss: Literal["", "range", "veil"] = ""
    short: int = 0
    """Range that is missing."""
    damage: Mapping[int, Fraction] = field(default_factory=dict)
    """The chance of each number of hearts for the target; just one where the dice lie."""
    left: int = 0
    """Hearts the target has left."""
    others: Fraction = Fraction(0)
    """Hearts that other enemies suffer, on average."""
    friends: Fraction = Fraction(0)
    """Hearts that friends suffer, on average."""

    @property
    def certain(self) -> int | None:
        """The target's hearts, where they are known."""
        return next(iter(self.damage)) if len(self.damage) == 1 else None

    @property
    def mean(self) -> Fraction:
        return sum((hearts * chance for hearts, chance in self.damage.items()), Fraction(0))

    @property
    def defeats(self) -> Fraction:
        """The chance that the target falls."""
        return sum((chance for hearts, chance in self.damage.items() if hearts >= self.left), Fraction(0))

    @property
    def worth(self) -> tuple[bool, Fraction, Fraction, Fraction]:
        """More is better: to hit, to defeat, to hurt; hearts beyond the last are worth nothing."""
        hurt = sum((min(hearts, self.left) * chance for hearts, chance in self.damage.items()), Fraction(0))
        return not self.miss, self.defeats, hurt, self.others - self.friends


@dataclass(frozen=True)
class Prospect:
    """An option of the question: what comes of it at once, and what can come of it with the surges left then."""

    now: Outcome
    best: Outcome

    @property
    def grows(self) -> bool:
        """Whether more surges make more of it."""
        return self.best.worth > self.now.worth


def prospects(game: Game, question: Question) -> dict[str, Prospect]:
    """What each option of the open question about surges leads to."""
    record, left = game.attacks[question.about["attack"]], int(question.about["surges"])
    tried = Tried(game, record)
    helpful = [option for option in question.options if _changes(option)][:MOST_TRIED]
    found: dict[str, Prospect] = {}
    for option in question.options:
        first = (option,) if option in helpful else ()
        room = left - _cost(option) if option.id != STOP else 0
        others = [other for other in helpful if other is not option]
        now = tried.outcome(first)
        bought = (tried.outcome((*first, *more)) for more in _affordable(others, room))
        found[option.id] = Prospect(now, max((now, *bought), key=lambda outcome: outcome.worth))
    return found


def _cost(option: Option) -> int:
    return int(option.about.get("cost", 1))


def _effects(option: Option) -> list[Do]:
    return [step for step in option.then if isinstance(step, Do)]


def _changes(option: Option) -> bool:
    """Whether the option changes who suffers how much."""
    return option.id == PIERCE_VEIL or any(isinstance(do.what, Add | Blast | Reroll) for do in _effects(option))


def _affordable(options: Sequence[Option], surges: int) -> Iterator[tuple[Option, ...]]:
    for size in range(1, len(options) + 1):
        for chosen in combinations(options, size):
            if sum(_cost(option) for option in chosen) <= surges:
                yield chosen


class Tried:
    """One attack, tried with one purchase after the other; the game itself does not change."""

    def __init__(self, game: Game, record: AttackRecord) -> None:
        self.game = game
        self.record = record
        self._known: dict[frozenset[str], Outcome] = {}

    def outcome(self, bought: Sequence[Option]) -> Outcome:
        """What the attack comes to with these abilities."""
        key = frozenset(option.id for option in bought)
        if key not in self._known:
            self._known[key] = self._reckoned(bought)
        return self._known[key]

    def _reckoned(self, bought: Sequence[Option]) -> Outcome:
        record = self.record.model_copy(deep=True)
        game = self.game.model_copy(update={"attacks": {**self.game.attacks, record.id: record}, "stack": []})
        record.bought += [option.id for option in bought]
        rerolled = 0
        for do in (do for option in bought for do in _effects(option)):
            rerolled += _apply(game, do.what, do.at)
        return _outcome(game, record, rerolled)


def _apply(game: Game, effect: Effect, at: Context) -> int:
    """What an ability adds is added; how many defence dice it rolls again."""
    if isinstance(effect, Add | Blast) and effect.possible(game, at):
        effect.resolve(game, at)
    return effect.dice if isinstance(effect, Reroll) and effect.of == "defence" else 0


def _outcome(game: Game, record: AttackRecord, rerolled: int) -> Outcome:
    reached, target = tally(game, record), record.struck[0]
    if veiled(game, record) and PIERCE_VEIL not in record.bought:
        return Outcome("veil")
    needed = {struck.figure: range_needed(game, record, struck) or 0 for struck in record.struck}
    short = min(needed.values()) - reached.range
    if short > 0:
        return Outcome("range", short)
    record.struck = [struck for struck in record.struck if needed[struck.figure] <= reached.range]
    if record.blast:
        spread(game, record)
    others, friends = Fraction(0), Fraction(0)
    figures = [(struck, game.find(struck.figure)) for struck in record.struck if struck.figure != target.figure]
    for struck, figure in figures:
        if isinstance(figure, Monster):
            others += _mean(_damage(game, record, struck, figure))
        elif figure is not None:
            friends += _mean(_damage(game, record, struck, figure))
    first = game.find(target.figure)
    if first is None or record.victim(target.figure) is None:
        return Outcome(damage={0: Fraction(1)}, others=others, friends=friends)
    dealt = _damage(game, record, target, first, rerolled)
    return Outcome("", 0, dealt, stats.health_left(game, first), others, friends)


def _damage(
    game: Game, record: AttackRecord, struck: Struck, figure: Figure, rerolled: int = 0
) -> dict[int, Fraction]:
    """The chance of each number of hearts for one struck figure."""
    hearts = tally(game, record).hearts
    hearts = -(-hearts // 2) if struck.halved else hearts
    dice = len(struck.defence) if struck.rolled else len((*stats.defence_pool(game, figure), *struck.extra))
    pierce = pierce_of(game, record, dice)
    chances: defaultdict[int, Fraction] = defaultdict(Fraction)
    for shields, chance in _shields(game, struck, figure, rerolled).items():
        dealt = max(record.at_least, hearts - (shields - pierced(game, figure, pierce, shields)))
        chances[suffered(game, figure, dealt)] += chance
    return dict(chances)


def _shields(game: Game, struck: Struck, figure: Figure, rerolled: int) -> dict[int, Fraction]:
    if not struck.rolled:
        pool = defence_dice(game, figure, struck)
        return _with_added(_chances(pool), struck.shields + change(game, "shields", figure))
    if not rerolled or not struck.defence:
        return {shields_of(game, struck, figure): Fraction(1)}
    # Whoever may roll a die again takes the one that shows most above its average.
    again = sorted(range(len(struck.defence)), key=lambda place: -_above_average(struck.defence[place]))[:rerolled]
    kept = sum(die.face.shields for place, die in enumerate(struck.defence) if place not in again)
    pool = tuple(struck.defence[place].colour for place in again)
    return _with_added(_chances(pool), kept + struck.shields + change(game, "shields", figure))


def _chances(pool: Iterable[Colour]) -> dict[int, Fraction]:
    """The chance of each number of shields."""
    found = rolls(pool)
    every = sum(found.values())
    chances: defaultdict[int, Fraction] = defaultdict(Fraction)
    for shown, ways in found.items():
        chances[shown.shields] += Fraction(ways, every)
    return dict(chances)


def _with_added(chances: Mapping[int, Fraction], added: int) -> dict[int, Fraction]:
    found: defaultdict[int, Fraction] = defaultdict(Fraction)
    for shields, chance in chances.items():
        found[max(0, shields + added)] += chance
    return dict(found)


def _above_average(die: Die) -> Fraction:
    return die.face.shields - Fraction(sum(face.shields for face in FACES[die.colour]), len(FACES[die.colour]))


def _mean(chances: Mapping[int, Fraction]) -> Fraction:
    return sum((hearts * chance for hearts, chance in chances.items()), Fraction(0))
