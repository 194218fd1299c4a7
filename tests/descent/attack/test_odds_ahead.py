"""Whatever attacks is weighed first, with the odds of the attack it would make."""

from time import perf_counter

import pytest

from bot.descent.attack.odds import reckon
from bot.descent.attack.odds_ahead import foreseen, makes_attack
from bot.descent.attack.odds_now import attack_odds
from bot.descent.commands import Attack, AttackWithFamiliar, Command, UseCard
from bot.descent.rules.play import legal
from tests.descent.scene import Scene, scene


def ways(table: Scene, letter: str, card: str, target: str | None = None) -> UseCard:
    """A card used on somebody."""
    return UseCard(hero=table.names[letter], card=card, target=table.names[target] if target else None)


def test_a_flask_is_as_sure_as_its_dice() -> None:
    """Fire Flask throws its own dice, blue and yellow, at the figure it is aimed at."""
    table = scene("H . . z", cards={"H": ["fire_flask"]})

    (attack,) = foreseen(table.game, ways(table, "H", "fire_flask", "z"))

    assert (attack.attacker, attack.weapon) == (table.names["H"], "fire_flask")
    (against,) = attack.against
    assert (against.figure, against.blow.attack, against.blow.distance) == ("zombie_1", ("blue", "yellow"), 3)
    assert reckon(against.blow) == attack_odds(table.game, table.names["H"], "zombie_1", "fire_flask")


def test_everybody_in_a_blast_has_odds() -> None:
    """Exploding Rune: the target takes all, its neighbours half, heroes among them."""
    table = scene("L . z y\n. . H .", monsters={"y": "zombie"}, cards={"L": ["exploding_rune"]}, turn="L")

    (attack,) = foreseen(table.game, ways(table, "L", "exploding_rune", "z"))

    assert [(each.figure, each.blow.halved) for each in attack.against] == [
        ("zombie_1", False),
        ("syndrael", True),
        ("zombie_2", True),
    ]


def test_a_feat_with_two_targets_has_odds_for_both() -> None:
    """Leoric's feat strikes everybody beside him: each of them is foreseen."""
    table = scene("z L y", monsters={"y": "zombie"})

    (attack,) = foreseen(table.game, ways(table, "L", "feat"))

    assert {each.figure for each in attack.against} == {"zombie_1", "zombie_2"}


def test_nothing_happens_while_one_looks_ahead() -> None:
    """The game, its dice and its cards are as they were."""
    table = scene("H . . z", cards={"H": ["fire_flask"]})
    before = table.game.model_dump_json()

    foreseen(table.game, ways(table, "H", "fire_flask", "z"))

    assert table.game.model_dump_json() == before


@pytest.mark.parametrize(
    ("card", "expected"),
    [("fire_flask", True), ("health_potion", False), ("stamina_potion", False), ("feat", False)],
)
def test_cards_that_attack_are_known(card: str, expected: bool) -> None:
    """A flask attacks; a potion and Syndrael's feat do not."""
    table = scene("H . . z\nW", cards={"H": ["fire_flask", "health_potion", "stamina_potion"]})
    target = {"fire_flask": "z", "feat": "W"}.get(card, "H")

    assert makes_attack(table.game, ways(table, "H", card, target)) is expected


def test_looking_ahead_is_quick() -> None:
    """Whoever opens the weighing does not wait."""
    table = scene("H . . z", cards={"H": ["fire_flask"]})
    commands: list[Command] = [choice.command for choice in legal(table.game, table.names["H"])]
    aimed = [each for each in commands if makes_attack(table.game, each)]
    assert any(isinstance(each, UseCard) for each in aimed)
    assert not any(isinstance(each, Attack | AttackWithFamiliar) for each in aimed)

    began = perf_counter()
    for command in aimed:
        foreseen(table.game, command)

    assert perf_counter() - began < 0.5
