"""Decision scenes: a board, an activation card, and the set of all outcomes the rules allow.

The scenes stand in tests/scenes/monsters/*.yaml; see the first lines of `basics.yaml` for their form. What they
expect was worked out by hand from the rulebook.
"""

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.descent.board import Edge
from bot.descent.content.library import library
from bot.descent.content.yaml_files import load_yaml
from bot.descent.monsters.instructions import ActivationCard, Instruction, Verb
from bot.descent.monsters.whom import Aim, Key, When
from tests.descent.monsters.explore import Outcome, all_ways, outcome, stated
from tests.descent.monsters.parts import parts_of
from tests.descent.rules.trial import plain_scene, trial_cards, with_familiar
from tests.descent.scene import Scene

SCENES = Path(__file__).parents[2] / "scenes" / "monsters"
ENOUGH = 120
"""How many scenes there are at least."""


@pytest.fixture(autouse=True, scope="module")
def plain_heroes() -> Iterator[None]:
    """A, B, C and D are heroes whose cards never step in."""
    with trial_cards():
        yield


@cache
def load() -> dict[str, dict[str, Any]]:
    """All decision scenes, named file:scene."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted(SCENES.glob("*.yaml")):
        for entry in load_yaml(path):
            name = f"{path.stem}:{entry['name']}"
            assert name not in found, f"{name} stands there twice"
            found[name] = entry
    return found


def set_up(entry: dict[str, Any]) -> Scene:
    """The scene as drawn, with familiars, elevation, doors, conditions, damage and fatigue as stated."""
    table = plain_scene(
        entry["board"],
        heroes=entry.get("heroes", {}),
        monsters=entry.get("monsters"),
        under=entry.get("under"),
        cards=entry.get("cards"),
        act=entry.get("act", 1),
        turn=None,
    )
    for familiar, (owner, square) in entry.get("familiars", {}).items():
        with_familiar(table, owner, familiar, square)
    for letter, state in entry.get("state", {}).items():
        for name, value in state.items():
            setattr(table[letter], name, deepcopy(value))
    table.game.board.elevation = [Edge.parse(edge) for edge in entry.get("elevation", [])]
    for door in table.game.board.doors.values():
        door.open = entry.get("doors") == "open"
    table.game.board.changed()
    table.roll(entry.get("roll", ""))
    return table


def card_of(entry: dict[str, Any]) -> ActivationCard:
    """The activation card of a scene, put into the library."""
    card = ActivationCard.model_validate({"id": "decision", **entry["card"]})
    library().activations[card.id] = card
    return card


def expected(entry: dict[str, Any]) -> set[Outcome]:
    """What the scene says may happen."""
    return {stated(allowed) for allowed in entry["outcomes"]}


def asked(entry: dict[str, Any]) -> set[str]:
    """The facts a scene speaks of."""
    return {fact for allowed in expected(entry) for fact, _ in allowed}


@pytest.mark.parametrize("name", load())
def test_the_monsters_do_what_the_rules_allow_and_nothing_else(name: str) -> None:
    """The set of outcomes the engine may choose among is exactly the set the rules allow."""
    entry = load()[name]
    card = card_of(entry)
    table = set_up(entry)

    found = {outcome(table, game, told, asked(entry)) for game, told in all_ways(table, card.monster, card.id)}

    assert found == expected(entry), f"{entry['rule']}: {entry['why']}"


@pytest.mark.parametrize("ties", ["fair", "merciful", "cunning"])
def test_the_tie_settings_choose_among_the_allowed(ties: str) -> None:
    """Fair, merciful and cunning each pick one of the outcomes that a vote could choose."""
    open_choices = [entry for entry in load().values() if len(entry["outcomes"]) > 1]
    for entry in open_choices:
        card = card_of(entry)
        table = set_up(entry)
        table.game.ties = ties  # type: ignore[assignment]
        table.activate(card.monster, card.id)
        told = table.settle()

        chosen = outcome(table, table.game, told, asked(entry))

        assert chosen in expected(entry), f"{entry['name']}, {ties}"
    assert len(open_choices) > 20


def test_each_scene_names_its_rule() -> None:
    """There are enough scenes, and every one says which rule it proves and why."""
    entries = load().values()
    assert len(entries) >= ENOUGH
    assert all(entry["rule"] and entry["why"].endswith(".") for entry in entries)


def test_no_word_of_the_language_is_left_out() -> None:
    """Every verb, ranking key, filter and condition of the instruction language stands in some scene."""
    cards = [ActivationCard.model_validate({"id": "decision", **entry["card"]}) for entry in load().values()]
    said = list(parts_of(cards))
    verbs = {part.do for part in said if isinstance(part, Instruction)}
    keys = {key for part in said if isinstance(part, Aim) for key in part.by}
    filters = {name for part in said if isinstance(part, Aim) for name in part.model_fields_set}
    conditions = {name for part in said if isinstance(part, When) for name in part.model_fields_set}
    follows = {part.do for part in said if isinstance(part, Instruction) for part in part.then}

    assert verbs == set(get_args(Verb))
    assert keys == set(get_args(Key))
    assert filters == set(Aim.model_fields)
    assert conditions == set(When.model_fields)
    assert follows >= {"retreat", "away", "toward"}
