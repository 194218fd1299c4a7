"""Statistics: a small scene told by events, and what it adds up to."""

import pytest

from bot.descent.board import Square
from bot.descent.events import (
    AttackDeclared,
    AttackHit,
    AttackMissed,
    DamageRecovered,
    DamageSuffered,
    DiceRolled,
    FamiliarCalled,
    FigureMoved,
    HeroKnockedOut,
    MonsterDefeated,
    QuestEnded,
    RoundStarted,
    Searched,
)
from bot.descent.rules.dice import Die
from bot.descent.views.past.statistics import MONSTERS, Statistics, expected
from bot.descent.views.past.summary import honours, summary_lines, summary_view
from bot.descent.words import words
from bot.kernel.events import Event
from bot.table.entries import all_events
from tests.descent.views.past.played import played

HEROES = ("syndrael", "widow_tarha")
A1 = Square(0, 0)


def attack(number: int, attacker: str, target: str, damage: int | None) -> list[Event]:
    """An attack that deals so much, or misses."""
    declared = AttackDeclared(attack=number, attacker=attacker, target=target, weapon=None, distance=1)
    if damage is None:
        return [declared, AttackMissed(attack=number, attacker=attacker, target=target, why="x")]
    hit = AttackHit(attack=number, target=target, hearts=damage, shields=0, pierced=0, damage=damage)
    return [declared, hit, DamageSuffered(figure=target, amount=damage, left=1, source="attack")]


def test_damage_is_counted_by_round_and_by_whoever_dealt_it() -> None:
    """Two hits in two rounds and a miss: hearts, hits and misses stand with the hero."""
    events = [RoundStarted(number=1), *attack(1, "syndrael", "zombie_1", 3), RoundStarted(number=2)]
    events += [*attack(2, "syndrael", "zombie_1", 2), *attack(3, "syndrael", "zombie_2", None)]
    statistics = Statistics(HEROES, [*events, MonsterDefeated(figure="zombie_1", by="syndrael", square=A1)])

    tally = statistics.tallies["syndrael"]
    assert (dict(tally.dealt), tally.damage) == ({1: 3, 2: 2}, 5)
    assert (tally.attacks, tally.hits, tally.misses, tally.kills) == (3, 2, 1, 1)
    assert statistics.tallies[MONSTERS].wounds == 5
    assert statistics.rounds == 2


def test_an_attack_on_several_figures_is_one_hit() -> None:
    """A blast that strikes two zombies is one attack that hit, and all its damage counts."""
    first, second = attack(1, "widow_tarha", "zombie_1", 2), attack(1, "widow_tarha", "zombie_2", 1)[1:]
    tally = Statistics(HEROES, [*first, *second]).tallies["widow_tarha"]

    assert (tally.attacks, tally.hits, tally.damage) == (1, 1, 3)


def test_monsters_have_a_tally_together() -> None:
    """What zombies do to heroes counts for the monsters, and hurts the hero's tally."""
    events = [*attack(1, "zombie_1", "syndrael", 4), HeroKnockedOut(hero="syndrael", by="zombie_1", square=A1)]
    statistics = Statistics(HEROES, [*events, DamageRecovered(figure="syndrael", amount=2, left=2)])

    assert (statistics.tallies[MONSTERS].damage, statistics.tallies[MONSTERS].kills) == (4, 1)
    tally = statistics.tallies["syndrael"]
    assert (tally.wounds, tally.knocked_out, tally.healed) == (4, 1, 2)


def test_a_familiars_deeds_are_its_owners() -> None:
    """What the reanimate strikes is counted for the necromancer who called it."""
    called = FamiliarCalled(figure="reanimate_1", familiar="reanimate", owner="widow_tarha", square=A1)
    statistics = Statistics(HEROES, [called, *attack(1, "reanimate_1", "zombie_1", 2)])

    assert statistics.tallies["widow_tarha"].damage == 2


def test_terrain_is_nobodys_deed() -> None:
    """Lava hurts, but nobody is praised for it."""
    statistics = Statistics(HEROES, [DamageSuffered(figure="zombie_1", amount=2, left=1, source="lava")])

    assert [tally.damage for tally in statistics.heroes.values()] == [0, 0]


def test_luck_is_measured_against_the_faces() -> None:
    """A red die shows 13/6 hearts on average; three hearts are 5/6 better than that."""
    declared = AttackDeclared(attack=1, attacker="syndrael", target="zombie_1", weapon=None, distance=1)
    rolled = DiceRolled(
        attack=1,
        attack_dice=(Die(colour="red", up=5),),
        defender="zombie_1",
        defence_dice=(Die(colour="brown", up=0),),
    )
    statistics = Statistics(HEROES, [declared, rolled])

    assert expected("red")[0] == pytest.approx(13 / 6)
    assert statistics.tallies["syndrael"].hearts.swing == pytest.approx(5 / 6)
    assert statistics.tallies["syndrael"].surges.rolled == 1
    assert statistics.tallies[MONSTERS].shields.swing == pytest.approx(-4 / 6)


def test_each_hero_is_praised_once_and_only_for_being_first() -> None:
    """Whoever dealt most and also searched most has one honour; the other may have another."""
    walk = FigureMoved(figure="widow_tarha", start=(A1,), path=(Square(1, 0),), end=(Square(1, 0),))
    events = [*attack(1, "syndrael", "zombie_1", 3), Searched(hero="syndrael", token="pews", found=None), walk]

    assert honours(Statistics(HEROES, events)) == {"syndrael": "damage", "widow_tarha": "steps"}


def test_nobody_is_praised_for_nothing() -> None:
    """Before anything was done there are no honours."""
    assert honours(Statistics(HEROES, [RoundStarted(number=1)])) == {}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_played_quest_adds_up(language: str) -> None:
    """What heroes dealt is never more than monsters suffered, and the page says the same as the text."""
    say = words("fr" if language == "fr" else "en")
    campaign, entries = played()
    statistics = Statistics(list(campaign.running().heroes), all_events(entries))
    dealt = sum(tally.damage for tally in statistics.heroes.values())
    view = summary_view(campaign, entries, say)

    assert 0 < dealt <= statistics.tallies[MONSTERS].wounds
    assert sum(part for bar in view.dealt for _, part in bar.parts) == dealt
    assert len(view.dealt) == statistics.rounds
    assert "\n".join(summary_lines(campaign, entries, say)).count("**") == 2 * len(view.heroes)
    assert all(hero.name in view.alt for hero in view.heroes)


def test_the_outcome_is_known() -> None:
    """A quest that ended is won or lost; before that it is under way."""
    assert Statistics(HEROES).outcome is None
    assert Statistics(HEROES, [QuestEnded(outcome="lost", reason="morale", seed="x")]).outcome == "lost"
