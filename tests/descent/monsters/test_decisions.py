"""Decision scenes: a board, an activation card, and the set of all outcomes the rules allow.

The scenes stand in tests/scenes/monsters/*.yaml; see the first lines of `basics.yaml` for their form.
"""

from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.descent.library import library
from bot.descent.monsters.instructions import ActivationCard
from tests.descent.monsters.explore import all_ways, outcome
from tests.descent.scene import Scene, scene

SCENES = Path(__file__).parents[2] / "scenes" / "monsters"


def load() -> list[Any]:
    """All decision scenes, named file:scene."""
    found = []
    for path in sorted(SCENES.glob("*.yaml")):
        for entry in yaml.safe_load(path.read_text(encoding="utf-8")):
            found.append(pytest.param(entry, id=f"{path.stem}:{entry['name']}"))
    return found


def set_up(entry: dict[str, Any]) -> Scene:
    """The scene as drawn, with conditions, damage and fatigue as stated."""
    table = scene(
        entry["board"],
        heroes=entry.get("heroes"),
        monsters=entry.get("monsters"),
        under=entry.get("under"),
        act=entry.get("act", 1),
        turn=None,
    )
    for letter, state in (entry.get("state") or {}).items():
        for name, value in state.items():
            setattr(table[letter], name, value)
    table.roll(entry.get("roll", ""))
    return table


@pytest.mark.parametrize("entry", load())
def test_the_monsters_do_what_the_rules_allow_and_nothing_else(entry):
    """The set of outcomes the engine may choose among is exactly the set the rules allow."""
    table = set_up(entry)
    group = entry["card"]["monster"]
    card = ActivationCard.model_validate({"id": "decision", **entry["card"]})
    library().activations[card.id] = card
    letters = sorted({letter for allowed in entry["outcomes"] for letter in allowed if letter != "attacks"})

    found = {
        tuple(sorted(outcome(table, game, told, letters).items()))
        for game, told in all_ways(table, group, card.id)
    }
    del library().activations[card.id]

    expected = {tuple(sorted({"attacks": "", **allowed}.items())) for allowed in entry["outcomes"]}
    assert found == expected, f"{entry['rule']}: {entry['why']}"


def test_each_scene_names_its_rule():
    """Every scene says which rule it proves, and names are unique in a file."""
    entries = [parameter.values[0] for parameter in load()]
    assert all(entry["rule"] and entry["why"] for entry in entries)
    assert len({parameter.id for parameter in load()}) == len(entries)


def test_the_tie_settings_choose_among_the_allowed():
    """Fair, merciful and cunning each pick one of the outcomes that a vote could choose."""
    entry = next(parameter.values[0] for parameter in load() if len(parameter.values[0]["outcomes"]) > 1)
    card = ActivationCard.model_validate({"id": "decision", **entry["card"]})
    library().activations[card.id] = card
    letters = sorted({letter for allowed in entry["outcomes"] for letter in allowed if letter != "attacks"})
    expected = {tuple(sorted({"attacks": "", **allowed}.items())) for allowed in entry["outcomes"]}
    for ties in ("fair", "merciful", "cunning"):
        table = set_up(entry)
        table.game.ties = ties
        told = table.activate(entry["card"]["monster"], card.id)
        table.settle()
        assert tuple(sorted(outcome(table, table.game, told, letters).items())) in expected
    del library().activations[card.id]
