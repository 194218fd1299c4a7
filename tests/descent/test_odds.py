"""The odds against slow and obviously right reckonings: all faces one by one, and the engine itself."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import chain, combinations, product

import pytest

from bot.descent.commands import Answer, Attack
from bot.descent.dice import FACES, Colour, Die, total
from bot.descent.events import AttackMissed
from bot.descent.game import Game
from bot.descent.odds import Odds, SurgeOffer, odds
from bot.descent.odds_in_play import attack_odds, blow_of
from bot.descent.play import perform
from bot.descent.refused import Refused
from tests.descent.scene import Scene, scene

STURDY = 60
"""So many hearts more that no target of these scenes falls, and all hearts are seen to land."""


def all_rolls(colours: tuple[Colour, ...]) -> Iterator[tuple[Die, ...]]:
    """Every way the dice can fall, one by one."""
    return product(*([Die(colour=colour, up=up) for up in range(6)] for colour in colours))


def plain_damage(
    attack: tuple[Colour, ...],
    defence: tuple[Colour, ...],
    pierce: int,
    distance: int,
    offers: tuple[SurgeOffer, ...],
) -> Counter[int | None]:
    """How often each damage comes (None: a miss), every roll and every choice of surges tried in turn."""
    found: Counter[int | None] = Counter()
    choices = list(chain.from_iterable(combinations(offers, size) for size in range(len(offers) + 1)))
    for dice in all_rolls(attack):
        shown = total(dice)
        payable = [chosen for chosen in choices if sum(offer.cost for offer in chosen) <= shown.surges]
        for shield_dice in all_rolls(defence):
            shields = total(shield_dice).shields
            dealt = [
                max(0, shown.hearts + sum(o.hearts for o in chosen) - max(0, shields - pierce - sum(o.pierce for o in chosen)))
                for chosen in payable
                if not shown.miss and shown.range + sum(o.range for o in chosen) >= distance
            ]
            found[max(dealt) if dealt else None] += 1
    return found


@pytest.mark.parametrize(
    ("attack", "defence", "pierce", "distance", "offers"),
    [
        (("blue",), (), 0, 0, ()),
        (("blue", "yellow"), ("gray",), 0, 5, (SurgeOffer(range=1), SurgeOffer(pierce=2))),
        (("blue", "red", "red"), ("gray", "black"), 1, 0, (SurgeOffer(hearts=1), SurgeOffer(hearts=1))),
        (("blue", "yellow", "green"), ("black",), 0, 4, (SurgeOffer(hearts=3, cost=2), SurgeOffer(range=2))),
        (("blue", "green", "green"), ("brown",), 2, 7, (SurgeOffer(hearts=1, pierce=1, range=1),)),
    ],
    ids=str,
)
def test_the_odds_are_those_of_all_rolls_counted_one_by_one(
    attack: tuple[Colour, ...],
    defence: tuple[Colour, ...],
    pierce: int,
    distance: int,
    offers: tuple[SurgeOffer, ...],
) -> None:
    """Putting dice together and merging equal results gives exactly what counting every roll gives."""
    counted = plain_damage(attack, defence, pierce, distance, offers)
    every = 6 ** (len(attack) + len(defence))

    found = odds(attack, defence, pierce=pierce, distance=distance, surges=offers)

    assert found.miss == Fraction(counted[None], every)
    nothing = counted.pop(None)
    counted[0] += nothing
    assert found.damage == {hearts: Fraction(ways, every) for hearts, ways in counted.items() if ways}


def test_the_dice_of_a_hit_are_told_before_any_surge_is_spent() -> None:
    """Blue and yellow: one roll in six misses, and a hit shows 14/3 range, 83/30 hearts and often a surge."""
    found = odds(["blue", "yellow"], ["gray"], surges=[SurgeOffer(hearts=2), SurgeOffer(range=3)])

    assert found.miss == Fraction(1, 6)
    assert found.mean_range == 4 + Fraction(4, 6)
    assert found.mean_hearts == Fraction(8, 5) + Fraction(7, 6)
    assert found.surges_at_least == (Fraction(7, 10), Fraction(1, 5), Fraction(0))


def test_what_falls_short_is_a_miss_unless_a_surge_reaches_farther() -> None:
    """At range 6 the blue die alone hits with one face; with +1 range for a surge it is still one face only."""
    assert odds(["blue"], distance=6).miss == Fraction(5, 6)
    assert odds(["blue"], distance=7).miss == 1
    assert odds(["blue"], distance=7, surges=[SurgeOffer(range=1)]).miss == Fraction(5, 6)
    assert odds(["blue"], distance=7).mean_hearts is None
    assert odds(["blue"], distance=7).damage == {0: 1}


def test_the_chance_to_defeat_sums_the_damage_that_is_enough() -> None:
    """A red die against nobody's shields deals 1, 2, 2, 2, 3, 3: two hearts come five times in six."""
    found = odds(["red"])

    assert found.defeats(2) == Fraction(5, 6)
    assert found.defeats(4) == 0
    assert found.mean_damage == Fraction(13, 6)
    assert sum(found.damage.values()) == 1


def sturdy_scene(weapon: str, monster: str, gap: int, calling: str, act: int = 1) -> Scene:
    """A hero with one weapon and a monster at some distance that will not fall."""
    hero = {"melee": "grisban_the_thirsty", "ranged": "widow_tarha"}[calling]
    hero_class = {"melee": "berserker", "ranged": "runemaster"}[calling]
    row = " ".join(["H", *["."] * gap, "z"])
    table = scene(row, heroes={"H": f"{hero}/{hero_class}"}, monsters={"z": monster}, cards={"H": [weapon]}, act=act)
    table.monster("z").extra_health = STURDY
    return table


FIGHTS = [
    pytest.param(lambda: sturdy_scene("chipped_greataxe", "zombie", 0, "melee"), id="greataxe on a zombie"),
    pytest.param(lambda: sturdy_scene("chipped_greataxe", "barghest", 0, "melee", act=2), id="greataxe, black die"),
    pytest.param(lambda: sturdy_scene("arcane_bolt", "zombie", 4, "ranged"), id="bolt at five squares"),
    pytest.param(lambda: sturdy_scene("elm_greatbow", "goblin_archer", 5, "ranged"), id="greatbow at six squares"),
]


@pytest.mark.parametrize("fight", FIGHTS)
def test_the_odds_in_play_are_what_the_engine_does_with_every_roll(fight: "Fight") -> None:
    """All dice through the real engine, all answers to its surge questions tried: the very same distribution."""
    table = fight()
    weapon = next(card.id for card in table.hero("H").cards if card.equipped)
    told = attack_odds(table.game, table.names["H"], table.names["z"], weapon)

    missed, dealt = enumerate_engine(table, weapon)

    assert told.miss == missed
    assert dict(told.damage) == dealt
