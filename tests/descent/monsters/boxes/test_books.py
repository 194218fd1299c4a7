"""The books are kept: no ability or surge of a foe of a box lacks scenes that show and refuse it."""

import importlib
import inspect
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.descent.content.cards import MonsterBlock
from bot.descent.content.library import library
from bot.descent.effects.base import Effect
from bot.descent.effects.on_attacks import Add, Blast, Inflict
from bot.descent.effects.tricks.custom import Custom
from bot.descent.monsters.lieutenants import LieutenantAct
from bot.descent.rules.passives import IDLE
from tests.descent.monsters.books import REFUSED, SHOWN, Played

HERE = Path(__file__).parent

for module in sorted(HERE.glob("test_*.py")):
    importlib.import_module(f"{__package__}.{module.stem}")

SHELF = library()
NAMED_FOR = {"monster_beside_target": "swarm", "heart_left": "feast", "charge": "charge"}
"""Surges that count something have a name of their own."""
ON_BASE_CARDS = {"flail", "fly", "heal", "reach", "scamper", "unmovable", "fire_breath"}
"""What foes of the base box have too; its scenes stand in the folder above."""
WITHOUT_EFFECT = {*IDLE, "scheme"}
"""What speaks of overlord cards alone has nothing to show."""


def blocks() -> Iterator[tuple[str, MonsterBlock | LieutenantAct]]:
    """The numbers of all foes of the boxes, in both acts and ranks."""
    for monster in SHELF.monsters.values():
        if monster.box != "base":
            yield from ((monster.id, block) for block in (*monster.act1.values(), *monster.act2.values()))
    for lieutenant in SHELF.lieutenants.values():
        if lieutenant.box != "base":
            yield from ((lieutenant.id, act) for act in (lieutenant.act1, lieutenant.act2))


def called(effect: Effect) -> list[str]:
    """How a part of a surge is called in the books."""
    if isinstance(effect, Custom):
        return [effect.name]
    if isinstance(effect, Inflict):
        return [f"inflict {effect.condition}"]
    if isinstance(effect, Blast):
        return ["surge blast"]
    if isinstance(effect, Add):
        numbers = [f"add {name}" for name in ("hearts", "range", "pierce", "surges") if getattr(effect, name)]
        return [NAMED_FOR[effect.per]] if effect.per is not None else numbers
    return [effect.kind]


BEARERS: defaultdict[str, set[str]] = defaultdict(set)
"""The foes that have each of them."""

for foe, block in blocks():
    surges = [name for surge in block.surges for part in surge.do for name in called(part)]
    for name in (*block.abilities, *block.actions, *surges):
        BEARERS[name].add(foe)

EVERYTHING = sorted(set(BEARERS) - ON_BASE_CARDS)


@pytest.mark.parametrize("ability", [name for name in EVERYTHING if name not in WITHOUT_EFFECT])
def test_a_scene_shows_what_a_foe_does(ability: str) -> None:
    """Every ability, special action and surge of a box has a scene that shows its effect."""
    assert SHOWN[ability], f"no scene shows {ability}"


@pytest.mark.parametrize("ability", EVERYTHING)
def test_a_scene_shows_when_it_comes_to_nothing(ability: str) -> None:
    """Every ability, special action and surge of a box has a scene in which it can't be used or does nothing."""
    assert REFUSED[ability], f"no scene refuses {ability}"


def test_the_books_speak_of_abilities_that_exist() -> None:
    """Nothing is entered under a name that no foe of a box has."""
    assert {*SHOWN, *REFUSED} - set(EVERYTHING) == set()


def test_every_scene_speaks_of_the_ability_it_is_entered_for() -> None:
    """A scene is entered for an ability only if it names the ability, or a foe that has it."""
    entries = [(name, scene) for book in (SHOWN, REFUSED) for name, scenes in book.items() for scene in scenes]

    assert [(name, scene.__name__) for name, scene in entries if not speaks_of(scene, name)] == []


def speaks_of(scene: Played, ability: str) -> bool:
    """Whether a scene says how this name, or that of a foe who has it, begins; outside its entry."""
    said = "".join(line for line in inspect.getsource(scene).splitlines() if not line.startswith("@")).lower()
    names = " ".join((ability, *BEARERS[ability])).replace("_", " ")
    return any(word[:5] in said for word in names.split() if len(word) > 3)
