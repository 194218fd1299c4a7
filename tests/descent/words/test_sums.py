"""Every part of a sum has its name, and a line agrees with its dice."""

from collections.abc import Sequence

import pytest

from bot.descent.content.library import library
from bot.descent.events import AttackHit, DamageSuffered, DiceRolled
from bot.descent.monsters.instructions import ActivationCard, Instruction
from bot.descent.rules.harm import Inflict, Suffer
from bot.descent.views.past.statistics import MONSTERS, Statistics
from bot.descent.words import words
from bot.kernel.editions import by_the_rules_of
from bot.kernel.events import Event
from bot.words.language import Language
from bot.words.story import Story
from tests.descent.cards.table import bite
from tests.descent.scene import Scene, scene

ATTACK = ("attack_declared", "dice_rolled", "die_rerolled", "surge_spent", "attack_hit", "damage_suffered")


def told(events: Sequence[Event], table: Scene, language: Language = "en") -> str:
    """The attack among what happened, with ordinary spaces."""
    fought = [event for event in events if event.kind in ATTACK]
    return "\n".join(words(language).story(fought, table.game).lines).replace("\u00a0", " ")


def bitten(table: Scene, *answers: str) -> list[Event]:
    """A monster attacks; these are answered, all else by default."""
    bite(table)
    return answered(table, *answers)


def answered(table: Scene, *answers: str) -> list[Event]:
    """The attack under way to its end, from its beginning."""
    events = list(table.events)
    for answer in answers:
        events += table.choose(answer)
    while table.game.question is not None:
        events += table.choose(table.game.question.default)
    return events


def hit_of(events: Sequence[Event]) -> AttackHit:
    """The only blow that landed."""
    (hit,) = (event for event in events if isinstance(event, AttackHit))
    return hit


def test_an_aura_that_weakens_a_monster_is_named() -> None:
    """Four hearts on the dice and three that land: the line says that Leoric takes the fourth."""
    table = scene("H z . L", turn=None, roll="blue r3h2, yellow h2, gray 1")

    events = bitten(table)

    assert "4 ♥ − 1 Leoric − 1 🛡 → **2 ♥**" in told(events, table)
    assert "4 ♥ − 1 Léoric − 1 🛡 → **2 ♥**" in told(events, table, "fr")
    assert [(part.of, part.amount) for part in hit_of(events).hearts_from] == [("dice", 4), ("hero", -1)]


def test_surges_and_conditions_are_parts_of_the_sum() -> None:
    """A surge that adds a heart and weakness that takes one both stand in the line."""
    table = scene(
        "H z",
        roll="blue r2h2s1, red h2, brown 1",
        cards={"H": ["immolation"]},
        monsters={"z": "zombie master"},
    )
    table.step(Inflict(figure=table.names["H"], condition="weakened"))

    table.attack("H", "z")
    events = answered(table, "surge0")

    assert "4 ♥ + 1 ⚡ − 1 Weakened − 1 🛡 (pierce 1) → **4 ♥**" in told(events, table)


def test_shields_of_a_card_are_named() -> None:
    """A talisman's shields stand beside those of the dice."""
    table = scene("H z", turn=None, roll="blue r3h2, yellow h2, gray 1", cards={"H": ["warding_talisman"]})

    events = bitten(table, "warding_talisman")

    assert "4 ♥ − 3 🛡 (1 + 2 Warding Talisman) → **1 ♥**" in told(events, table)


def test_what_a_condition_adds_to_the_wound_is_named() -> None:
    """The doomed suffer one heart more than the attack deals, and the line says why."""
    table = scene("H z", turn=None, roll="blue r3h2, yellow h2, gray 1")
    table.step(Inflict(figure=table.names["H"], condition="doomed"))

    events = bitten(table)

    assert "4 ♥ − 1 🛡 → **4 ♥** (1 of them by *Doomed*)" in told(events, table)


def test_a_log_of_earlier_rules_tells_no_parts() -> None:
    """Played again by the rules of its time, a blow is told exactly as it was then."""
    table = scene("H z . L", turn=None, roll="blue r3h2, yellow h2, gray 1")

    with by_the_rules_of(2):
        events = bitten(table)

    assert hit_of(events).hearts_from == hit_of(events).defence_dice == ()
    assert "3 ♥ − 1 🛡 → **2 ♥**" in told(events, table)


def test_whoever_rolls_no_defence_leaves_no_slash() -> None:
    """Against a figure without defence dice the small print shows the attack dice and nothing behind them."""
    table = scene("H z", roll="blue r3h2, red h2, brown 1")
    table.attack("H", "z")
    events = [
        event.model_copy(update={"defence_dice": ()}) if isinstance(event, DiceRolled | AttackHit) else event
        for event in answered(table)
    ]

    small = told(events, table).splitlines()[-1]

    assert small == "-# 🎲 🟦➶3♥♥ 🟥♥♥"


def test_the_better_of_two_defences_is_the_one_that_stands() -> None:
    """A die rolled again in vain is struck through beside the one that was kept."""
    table = scene(
        "H z", turn=None, roll="blue r3h2, yellow h2, gray 2, gray 0", cards={"H": ["shield_of_the_dark_god"]}
    )

    events = bitten(table, "shield_of_the_dark_god", "die0")

    assert "/ ~~⬜–~~ ⬜🛡🛡" in told(events, table)


def test_dice_that_no_longer_count_are_left_out_of_alternative_texts() -> None:
    """What is struck through can't be heard, so it is not read aloud."""
    assert Story(["-# 🎲 ~~🟦✖~~ 🟦➶3♥♥"], signs=frozenset("➶♥✖")).plain == "➶3♥♥"


def test_hearts_by_a_card_are_credited_to_its_owner() -> None:
    """Who did it stands with the hearts themselves, whoever used another card in between."""
    table = scene("H z . W", turn=None)
    hero, other, zombie = (table.names[letter] for letter in "HWz")

    table.step(Suffer(figure=zombie, amount=2, source="card", by=hero, sure=True))

    statistics = Statistics([hero, other], table.events)
    assert (statistics.heroes[hero].damage, statistics.heroes[other].damage) == (2, 0)
    assert statistics.tallies[MONSTERS].wounds == 2


def test_hearts_that_fatigue_became_are_credited_too() -> None:
    """Whoever has no stamina left suffers hearts from a howl, and they are the monsters' deed."""
    table = scene("H . b b", turn=None, roll="gray 3, black 4, gray 3, black 4")
    table.hero("H").fatigue = 4
    table.activate("barghest", minion=[Instruction(do="use", use="howl")])

    statistics = Statistics([table.names["H"]], table.events)

    assert table["H"].damage == statistics.tallies[MONSTERS].damage == 2


def test_hearts_of_an_activation_card_are_credited_to_the_monsters(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a special effect costs at the start, when no single monster acts, is the group's deed."""
    special = {"at": "start", "each": {"within": 3}, "do": [{"do": "harm", "hearts": 2}]}
    card = ActivationCard.model_validate({"id": "credited", "monster": "zombie", "special": [special]})
    monkeypatch.setitem(library().activations, card.id, card)
    table = scene("H . z", turn=None)
    table.activate("zombie", card.id)

    statistics = Statistics([table.names["H"]], table.events)

    assert table["H"].damage == statistics.tallies[MONSTERS].damage == 2


def test_an_earlier_log_still_credits_the_last_card() -> None:
    """Hearts that do not say who did it are credited as before: to whoever hit the figure."""
    hearts = [
        AttackHit(attack=1, target="zombie_1", hearts=3, shields=1, pierced=0, damage=2),
        DamageSuffered(figure="zombie_1", amount=2, left=1, source="attack"),
    ]

    assert Statistics(["syndrael"], hearts).tallies[MONSTERS].wounds == 2
