"""Golems, medusas and sorcerers: what each of their abilities does, and when it does nothing."""

from tests.descent.monsters.test_abilities import HEROES
from tests.descent.scene import scene

# Medusas -----------------------------------------------------------------------------------------------------


def test_a_medusa_holds_first_and_poisons_then():
    """Surges go down the card: one immobilises, the second poisons, the third is a master's stun."""
    for kind, conditions in (
        ("medusa", ["immobilized", "poisoned"]),
        ("medusa master", ["immobilized", "poisoned", "stunned"]),
    ):
        table = scene(
            "G . u",
            heroes=HEROES,
            monsters={"u": kind},
            turn=None,
            act=2,
            roll="blue r2h2s1, yellow r1s1, yellow h2s1, gray 1",
        )

        table.activate("medusa", minion=[{"do": "attack"}], master=[{"do": "attack"}])
        table.settle()

        assert table["G"].conditions == conditions
        assert table["G"].damage == 3


def test_a_medusa_whose_attack_hurts_nobody_turns_nobody_to_stone():
    """A condition needs a heart: without one no surge is spent."""
    table = scene(
        "G . u", heroes=HEROES, monsters={"u": "medusa"}, turn=None, roll="blue r2h2s1, yellow r1s1, gray 3"
    )

    table.activate("medusa", minion=[{"do": "attack"}])
    table.settle()

    assert table["G"].conditions == []
    assert table.told("surge_spent") == []
