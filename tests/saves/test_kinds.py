"""What was ever written to disk can still be read: no kind and no field vanishes unnoticed."""

import json
from pathlib import Path
from typing import ClassVar, Literal

import pytest
from pydantic import ConfigDict, Field

from bot.descent.content.library import library
from bot.descent.upgrades import UPGRADES, Upgrade
from bot.kernel.plain import State, Tagged
from bot.table.campaign import Seat
from tools.frozen_kinds import (
    FILE,
    Kinds,
    covers,
    fields_of,
    gone_since,
    grown,
    kinds_of,
    known_kinds,
    known_models,
    losses,
    models_in,
    news,
    questions_in,
    read_list,
    renamed,
    spelled,
    without_default,
    written,
)

# The list ---------------------------------------------------------------------------------------------------------


def test_nothing_on_anybodys_disk_has_become_unreadable() -> None:
    """Every kind that was ever saved is still known by its name, and has its fields."""
    frozen, known = read_list()

    assert losses(frozen, known_kinds(), gone_since(UPGRADES, known)) == []


def test_no_new_field_is_demanded_of_old_saves() -> None:
    """What is new in the parts of a campaign has a default, since no old save has it."""
    assert without_default(read_list()[0], known_models()) == []


def test_everything_that_may_be_saved_is_in_the_list() -> None:
    """What is new is frozen before it is released: python -m tools.frozen_kinds."""
    frozen, known = read_list()

    assert news(frozen, known_kinds()) == []
    assert known == [upgrade.name for upgrade in UPGRADES]


def test_the_list_is_as_the_tool_writes_it() -> None:
    """Nobody edits it by hand."""
    frozen, known = read_list()

    assert FILE.read_text(encoding="utf-8") == written(grown(frozen, known_kinds()), known)


def test_the_list_holds_what_saves_are_made_of() -> None:
    """The test of the list: it knows the families, the parts of a campaign, questions, moments and conditions."""
    frozen, _ = read_list()

    families = {"step", "event", "command", "deed", "effect", "check", "happening", "consequence", "trigger"}
    assert frozen.keys() == families | {"model", "question", "moment", "condition"}
    parts = {"Campaign", "Game", "Seat", "Journey", "Question", "Option", "Layout", "Hero", "Monster", "Group"}
    assert frozen["model"].keys() >= parts
    assert frozen["step"]["strike_all"] == {"attack": "int"}
    assert "spend_surges" in frozen["question"]
    assert "dice_rolled" in frozen["moment"]
    assert frozen["model"]["Campaign"]["language"] == '"en" | "fr"'


def test_content_is_not_in_the_list() -> None:
    """A new card or quest changes no line of it."""
    text = FILE.read_text(encoding="utf-8")
    shelf = library()

    assert set(read_list()[0]["condition"]) == set(shelf.conditions)
    ids = [*shelf.heroes, *shelf.items, *shelf.search_cards, *shelf.quests, *shelf.monsters]
    assert [each for each in ids if f'"{each}": {{' in text] == []


# The test of the test ---------------------------------------------------------------------------------------------


class Dance(Tagged, tag="dance"):
    """A family that nobody else knows."""


class Waltz(Dance):
    """In three."""

    who: str
    turns: int = 3


class Polka(Dance):
    """In two."""

    seen: ClassVar[int] = 0
    steps: tuple[int, ...] = ()


class Ball(State):
    """What a save of dances would be."""

    name: str
    dances: tuple[Dance, ...] = ()
    dress: Literal["black", "white"] = "black"


@pytest.fixture
def frozen() -> Kinds:
    """All that there is today, in the list."""
    return {"dance": kinds_of(Dance), "model": {"Ball": fields_of(Ball)}}


def changed(frozen: Kinds, family: str, kind: str, **fields: str | None) -> Kinds:
    """The same with other fields of a kind; None for one that is not there any more."""
    found: Kinds = json.loads(json.dumps(frozen))
    for name, what in fields.items():
        if what is None:
            del found[family][kind][name]
        else:
            found[family][kind][name] = what
    return found


def test_fields_are_spelled_with_their_types(frozen: Kinds) -> None:
    """A kind has its fields with their defaults, since these are not written down; a model has only the types."""
    assert frozen["dance"] == {
        "waltz": {"who": "str", "turns": "int = 3"},
        "polka": {"steps": "tuple[int, ...] = []"},
    }
    assert frozen["model"]["Ball"] == {"name": "str", "dances": "tuple[dance, ...]", "dress": '"black" | "white"'}
    assert models_in([Ball]) == [Ball]


def test_what_did_not_change_is_no_loss(frozen: Kinds) -> None:
    """The same kinds in another order are the same."""
    assert losses(frozen, {family: dict(reversed(kinds.items())) for family, kinds in frozen.items()}) == []
    assert news(frozen, frozen) == []


def test_a_renamed_class_is_reported_by_name(frozen: Kinds) -> None:
    """Its kind is gone, and the message says how to keep it; its new name is new."""
    now = {**frozen, "dance": {"slow_waltz": frozen["dance"]["waltz"], "polka": frozen["dance"]["polka"]}}

    (lost,) = losses(frozen, now)
    assert lost.startswith("dance waltz vanished: ")
    assert "keep its kind (class …(Dance, kind='waltz')) or write an upgrade" in lost
    assert news(frozen, now) == ["new: dance slow_waltz; run python -m tools.frozen_kinds"]


def test_a_step_that_vanished_names_the_saves_that_break() -> None:
    """Whoever renames a step learns what becomes of those in the middle of one."""
    frozen: Kinds = {"step": {"strike_all": {"attack": "int"}}}

    assert losses(frozen, {"step": {}}) == [
        "step strike_all vanished: a save in the middle of one can't be read any more; keep its kind "
        "(class …(Step, kind='strike_all')) or write an upgrade in bot/descent/upgrades.py"
    ]


def test_a_lost_field_is_reported_by_name(frozen: Kinds) -> None:
    """Also one of a model."""
    (lost,) = losses(frozen, changed(frozen, "dance", "waltz", turns=None))
    assert lost.startswith("dance waltz lost its field turns (int = 3): ")
    (lost,) = losses(frozen, changed(frozen, "model", "Ball", name=None))
    assert lost.startswith("model Ball lost its field name (str): ")


def test_a_retyped_field_is_reported_by_name(frozen: Kinds) -> None:
    """So is another default, and a word that can't be said any more."""
    (lost,) = losses(frozen, changed(frozen, "dance", "waltz", who="int"))
    assert lost.startswith("dance waltz: who was str and is int: ")
    (lost,) = losses(frozen, changed(frozen, "dance", "waltz", turns="int = 4"))
    assert "was int = 3 and is int = 4: a default is not written down" in lost
    (lost,) = losses(frozen, changed(frozen, "model", "Ball", dress='"black"'))
    assert lost.startswith('model Ball: dress was "black" | "white" and is "black": ')


def test_a_default_may_get_a_new_part(frozen: Kinds) -> None:
    """What a default of several parts did not have yet is no loss; a part that means something else is."""
    before = changed(frozen, "dance", "waltz", turns='Turns = {"left": 1}')

    assert losses(before, changed(frozen, "dance", "waltz", turns='Turns = {"left": 1, "right": 0}')) == []
    (lost,) = losses(before, changed(frozen, "dance", "waltz", turns='Turns = {"left": 2, "right": 0}'))
    assert "a default is not written down" in lost


def test_what_is_wider_is_new_and_no_loss(frozen: Kinds) -> None:
    """More alternatives read everything that was written before; the list has to say so."""
    now = changed(frozen, "model", "Ball", dress='"black" | "green" | "white"', dances="tuple[dance | none, ...]")

    assert losses(frozen, now) == []
    assert news(frozen, now) == [
        "new: model Ball.dances is tuple[dance | none, ...]; run python -m tools.frozen_kinds",
        'new: model Ball.dress is "black" | "green" | "white"; run python -m tools.frozen_kinds',
    ]
    assert grown(frozen, now)["model"]["Ball"] == now["model"]["Ball"]


def test_a_new_field_needs_a_default(frozen: Kinds) -> None:
    """No old save has it."""
    (lost,) = losses(frozen, changed(frozen, "dance", "waltz", shoes="int"))
    assert lost.startswith("dance waltz has a new field shoes (int) that no save has: give it a default")
    assert losses(frozen, changed(frozen, "dance", "waltz", shoes="int = 2")) == []
    (lost,) = without_default(changed(frozen, "model", "Ball", name=None), [Ball])
    assert lost.startswith("model Ball has a new field name ")


def test_the_list_only_grows(frozen: Kinds) -> None:
    """What vanished stays in it, whoever runs the tool, and so does what a field was."""
    now = changed(frozen, "dance", "waltz", who="int", turns=None, shoes="int = 2")
    del now["dance"]["polka"]
    kept = grown(frozen, now)

    assert kept["dance"]["waltz"] == {"shoes": "int = 2", "turns": "int = 3", "who": "str"}
    assert kept["dance"]["polka"] == frozen["dance"]["polka"]
    assert sorted(losses(kept, now)) == sorted(losses(frozen, now)) != []


def test_an_upgrade_may_name_what_is_gone(frozen: Kinds) -> None:
    """Then it is no loss, and the list is written without it; later it excuses nothing any more."""
    upgrade = Upgrade("0009_fewer_dances", gone=("dance/polka", "dance/waltz.turns"))
    now = changed(frozen, "dance", "waltz", turns=None)
    del now["dance"]["polka"]

    gone = gone_since([upgrade], [])
    assert losses(frozen, now, gone) == []
    assert grown(frozen, now, gone)["dance"] == {"waltz": {"who": "str"}}
    assert gone_since([upgrade], ["0009_fewer_dances"]) == []


def test_a_model_may_have_another_name(frozen: Kinds) -> None:
    """Saves don't know the names of models, so that is no loss once it is said."""
    frozen["dance"]["gala"] = {"at": "Ball | none = null"}
    now = renamed(frozen, "Ball", "Party")

    (lost, *_) = losses({"model": frozen["model"]}, now)
    assert "python -m tools.frozen_kinds --renamed Ball <name>" in lost
    assert now["model"].keys() == {"Party"}
    assert now["dance"]["gala"] == {"at": "Party | none = null"}


def test_a_field_may_have_another_name_than_in_saves() -> None:
    """What a model writes is what counts, not what the code calls it; a seat is written with its keeper as ever."""

    class Dancer(State):
        model_config = ConfigDict(serialize_by_alias=True, validate_by_name=True)

        leads: bool = Field(default=False, alias="first")

    assert fields_of(Dancer) == {"first": "bool"}
    written = Seat(player=1, hero="syndrael", moved_by_default="party").model_dump_json()
    assert json.loads(written)["keeper"] == "party"
    assert Seat.model_validate_json(written).moved_by_default == "party"


@pytest.mark.parametrize(
    ("now", "was", "reads"),
    [
        ("int | none", "int", True),
        ("int", "int | none", False),
        ("str", '"a" | "b"', True),
        ("dict[str, int | none]", "dict[str, int]", True),
        ("dict[str, int]", "list[int]", False),
        ("any", "list[int]", True),
        ("list[list[int | str]]", "list[list[str]]", True),
    ],
)
def test_which_types_read_which(now: str, was: str, reads: bool) -> None:
    """Everything of the one can be read as the other, or not."""
    assert covers(now, was) is reads


def test_types_are_spelled_in_one_way() -> None:
    """The order of alternatives makes no difference."""
    assert spelled(int | str | None) == spelled(str | None | int) == "int | none | str"
    assert spelled(dict[str, tuple[int, ...]] | None) == "dict[str, tuple[int, ...]] | none"


def test_questions_are_found_in_the_source(tmp_path: Path) -> None:
    """Each call of `ask` says what it asks; one that does not could not be frozen."""
    (tmp_path / "asking.py").write_text(
        'ask(game, "which_dance", owner, options, default="waltz")\n', encoding="utf-8"
    )
    assert questions_in(tmp_path) == ["which_dance"]
    (tmp_path / "more.py").write_text("ask(game, kind, owner, options)\n", encoding="utf-8")
    with pytest.raises(TypeError, match=r"more\.py:1 asks a question whose kind is not written out"):
        questions_in(tmp_path)
