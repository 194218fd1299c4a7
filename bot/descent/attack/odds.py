"""The exact odds of an attack: every face of every die counted, nothing sampled.

Dice are put together one by one, and equal results merged, so that a handful of dice stays a short list. All
weights are whole numbers over six to the number of dice; what comes out are exact fractions.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, combinations
from typing import NamedTuple

from bot.descent.rules.dice import FACES, Colour, Total

MOST_SURGES_TOLD = 3
"""The chances of one, two and three surges are told; more hardly ever come."""


class SurgeOffer(NamedTuple):
    """A surge ability as far as damage goes; each may be bought once (ATT-05)."""

    hearts: int = 0
    pierce: int = 0
    range: int = 0
    cost: int = 1


class Bought(NamedTuple):
    """What a choice of surge abilities adds together."""

    hearts: int = 0
    pierce: int = 0
    range: int = 0


@dataclass(frozen=True)
class Blow:
    """An attack as far as chance goes: the dice of both sides and everything that is certain."""

    attack: tuple[Colour, ...]
    defence: tuple[Colour, ...] = ()
    distance: int | None = None
    """The range it needs; None where range means nothing (melee)."""
    hearts: int = 0
    range: int = 0
    surges: int = 0
    """Hearts, range and surges that come on top of the dice, or are taken away."""
    pierce: int = 0
    shields: int = 0
    least: int = 0
    """Hearts that a hit deals in any case."""
    doom: int = 0
    """Hearts more that the target suffers as soon as it suffers any."""
    veil: int = 0
    """Surges without which the attack misses, because the target is hidden."""
    spends: bool = True
    """Whether the attacker can spend surges at all."""
    offers: tuple[SurgeOffer, ...] = ()
    steady: bool = False
    """Whether an X is only a blank."""
    spare: int = 0
    """Hearts more if the range is greater than it need be."""
    halved: bool = False
    """Whether the target takes half the hearts (ATT-07, ATT-10)."""


@dataclass(frozen=True)
class Odds:
    """What an attack will do, with surges spent for the most damage."""

    miss: Fraction
    """An X, or too short a range whatever the surges are spent on, or none to find a hidden target."""
    mean_range: Fraction | None
    mean_hearts: Fraction | None
    """What the dice alone show in the rolls that hit, before any surge is spent; None if none does."""
    surges_at_least: tuple[Fraction, ...]
    """The chance of one, two and three surges on the dice in the rolls that hit."""
    damage: Mapping[int, Fraction]
    """The chance of each number of hearts the target suffers; a miss is among the zeros."""

    @property
    def mean_damage(self) -> Fraction:
        """Hearts on average, misses counted as none."""
        return sum((hearts * chance for hearts, chance in self.damage.items()), Fraction(0))

    def at_least(self, hearts: int) -> Fraction:
        """The chance that the target suffers so many hearts or more."""
        return sum((chance for dealt, chance in self.damage.items() if dealt >= hearts), Fraction(0))

    def defeats(self, health_left: int) -> Fraction:
        """The chance to defeat a target that can suffer so many hearts more."""
        return self.at_least(max(0, health_left))


def odds(
    attack: Sequence[Colour],
    defence: Sequence[Colour] = (),
    *,
    distance: int | None = None,
    pierce: int = 0,
    hearts: int = 0,
    surges: Iterable[SurgeOffer] = (),
) -> Odds:
    """The odds of an attack with these dice against those; `distance` is the range it needs, if any."""
    blow = Blow(tuple(attack), tuple(defence), distance, hearts=hearts, pierce=pierce, offers=tuple(surges))
    return reckon(blow)


def rolls(colours: Iterable[Colour]) -> dict[Total, int]:
    """In how many of all the ways the dice can fall they show each result together."""
    found: dict[Total, int] = {Total(): 1}
    for colour in colours:
        more: defaultdict[Total, int] = defaultdict(int)
        for shown, ways in found.items():
            for face in FACES[colour]:
                more[_add(shown, Total(*face))] += ways
        found = dict(more)
    return found


def _add(one: Total, other: Total) -> Total:
    if one.miss or other.miss:
        return Total(miss=True)  # ATT-02: nothing else counts any more, so all misses are one result
    return Total(
        one.range + other.range,
        one.hearts + other.hearts,
        one.surges + other.surges,
        one.shields + other.shields,
    )


def reckon(blow: Blow) -> Odds:
    """Count the whole attack: each roll of one side against each of the other, surges spent at their best."""
    attacks, defences = rolls(blow.attack), _shield_counts(blow)
    bargains = _bargains(blow.offers, blow.surges + max(shown.surges for shown in attacks))
    every = sum(attacks.values()) * sum(defences.values())
    damage: defaultdict[int, int] = defaultdict(int)
    hits: dict[Total, int] = {}
    for shown, ways in attacks.items():
        surges = _surges_to_spend(blow, shown)
        buys = (
            _within_range(blow, shown, bargains[surges]) if surges >= 0 and (blow.steady or not shown.miss) else []
        )
        if not buys:
            damage[0] += ways * sum(defences.values())
            continue
        hits[shown] = ways
        for shields, times in defences.items():
            damage[max(_dealt(blow, shown, shields, bought) for bought in buys)] += ways * times
    return Odds(
        miss=1 - Fraction(sum(hits.values()), sum(attacks.values())),
        mean_range=_mean({shown: shown.range * ways for shown, ways in hits.items()}, hits),
        mean_hearts=_mean({shown: shown.hearts * ways for shown, ways in hits.items()}, hits),
        surges_at_least=_surges_at_least(hits),
        damage={hearts: Fraction(ways, every) for hearts, ways in sorted(damage.items())},
    )


def _shield_counts(blow: Blow) -> dict[int, int]:
    """The shields of the defender, certain ones included, and the ways to have them."""
    counts: defaultdict[int, int] = defaultdict(int)
    for shown, ways in rolls(blow.defence).items():
        counts[max(0, shown.shields + blow.shields)] += ways
    return dict(counts)


def _surges_to_spend(blow: Blow, shown: Total) -> int:
    """Surges left for abilities; fewer than none if there are not even enough to find a hidden target."""
    surges = max(0, shown.surges + blow.surges) if blow.spends else 0
    return surges - blow.veil


def _bargains(offers: Sequence[SurgeOffer], most: int) -> list[list[Bought]]:
    """For each number of surges, everything worth having that they can buy."""
    choices = [chosen for size in range(len(offers) + 1) for chosen in combinations(offers, size)]
    bargains = []
    for surges in range(max(0, most) + 1):
        payable = [chosen for chosen in choices if sum(offer.cost for offer in chosen) <= surges]
        bargains.append(_best({_together(chosen) for chosen in payable}))
    return bargains


def _together(chosen: Iterable[SurgeOffer]) -> Bought:
    chosen = list(chosen)
    return Bought(
        sum(offer.hearts for offer in chosen),
        sum(offer.pierce for offer in chosen),
        sum(offer.range for offer in chosen),
    )


def _best(found: set[Bought]) -> list[Bought]:
    """What is at least as good in everything as something else makes that something needless."""
    return [
        one
        for one in found
        if not any(one != other and all(a <= b for a, b in zip(one, other, strict=True)) for other in found)
    ]


def _within_range(blow: Blow, shown: Total, bargains: Iterable[Bought]) -> list[Bought]:
    """The purchases with which the attack does not fall short (ATT-03)."""
    if blow.distance is None:
        return list(bargains)
    return [bought for bought in bargains if shown.range + blow.range + bought.range >= blow.distance]


def _dealt(blow: Blow, shown: Total, shields: int, bought: Bought) -> int:
    """Hearts minus the shields that are not pierced (ATT-01, ATT-08)."""
    spare = blow.distance is not None and shown.range + blow.range + bought.range > blow.distance
    hearts = max(0, shown.hearts + blow.hearts + bought.hearts + (blow.spare if spare else 0))
    if blow.halved:
        hearts = -(-hearts // 2)
    dealt = max(blow.least, hearts - max(0, shields - blow.pierce - bought.pierce))
    return dealt + blow.doom if dealt else 0


def _mean(weighted: Mapping[Total, int], hits: Mapping[Total, int]) -> Fraction | None:
    return Fraction(sum(weighted.values()), sum(hits.values())) if hits else None


def _surges_at_least(hits: Mapping[Total, int]) -> tuple[Fraction, ...]:
    """The chances of at least one, two and three surges among the rolls that hit."""
    every = sum(hits.values())
    if not every:
        return (Fraction(0),) * MOST_SURGES_TOLD
    most = max(MOST_SURGES_TOLD, *(shown.surges for shown in hits))
    exactly = [0] * (most + 1)
    for shown, ways in hits.items():
        exactly[shown.surges] += ways
    fewest_first = list(accumulate(reversed(exactly)))[::-1]
    return tuple(Fraction(ways, every) for ways in fewest_first[1 : MOST_SURGES_TOLD + 1])
