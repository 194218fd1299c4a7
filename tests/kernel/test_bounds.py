"""Bounds on what comes from outside, as a mere form and as a game."""

import json
from typing import Any

import pytest
from pydantic import Field, ValidationError

from bot.descent.effects.base import Effect
from bot.games import system
from bot.kernel.bounds import (
    DEEPEST,
    LARGEST_NUMBER,
    LONGEST_TEXT,
    MOST_STATE,
    MOST_THINGS,
    OutOfBounds,
    check_form,
    check_length,
    check_numbers,
)
from bot.kernel.plain import Plain, State
from bot.table.campaign_files import read_parcel
from tests.saves.releases import EXPORTS, FOLDER


def nested(depth: int) -> Any:
    """A list in a list in a list."""
    form: Any = []
    for _ in range(depth):
        form = [form]
    return form


@pytest.mark.parametrize(
    "form",
    [nested(DEEPEST + 1), "x" * (LONGEST_TEXT + 1), {"x" * 201: 1}, {"a": [2**63]}, [-(2**63)], [1e300]],
    ids=["deep", "text", "name", "number", "negative", "float"],
)
def test_forms_that_none_of_ours_comes_near(form: Any) -> None:
    """Too deep, too long, too large: nobody reads it for its meaning."""
    with pytest.raises(OutOfBounds):
        check_form(form)


@pytest.mark.parametrize(
    "form",
    [{"round": LARGEST_NUMBER + 1}, {"turn": {"points": -(10**7)}}, {"stack": [0] * (MOST_THINGS + 1)}],
    ids=["large", "inside", "many"],
)
def test_numbers_that_no_game_comes_near(form: Any) -> None:
    """Whatever the field is called."""
    with pytest.raises(OutOfBounds):
        check_numbers(form)


def test_people_have_large_numbers() -> None:
    """Discord's ids are no counts."""
    check_numbers({"owner": 2**62, "seats": [{"player": 2**62, "standin": 2**62}], "round": 3})


class Pouch(State):
    """Something with all kinds of numbers in it."""

    coins: int = 0
    weight: float = 0.0
    spare: int | None = None
    bags: dict[str, list[int]] = Field(default_factory=dict)
    owner: int = 0
    given: dict[int, str] = Field(default_factory=dict)


class Chest(State):
    """Something with such things in it."""

    pouches: list[Pouch] = Field(default_factory=list)
    scratches: list[tuple[int, ...]] = Field(default_factory=list)


class Letter(Plain):
    """What is no part of a game may hold any number."""

    stamp: int


HUGE = LARGEST_NUMBER + 1


@pytest.mark.parametrize(
    "held",
    [
        {"coins": HUGE},
        {"coins": -HUGE},
        {"weight": 1e30},
        {"spare": HUGE},
        {"bags": {"a": [HUGE]}},
        {"bags": {"a": [0] * (MOST_THINGS + 1)}},
        {"bags": {str(number): [] for number in range(MOST_THINGS + 1)}},
    ],
    ids=["large", "negative", "float", "perhaps", "inside", "many", "many names"],
)
def test_what_a_game_is_made_of_is_bounded(held: dict[str, Any]) -> None:
    """Wherever a save is read from: no part of it holds what no game comes near, however deep it lies."""
    Chest.model_validate_json(json.dumps({"pouches": [{"coins": LARGEST_NUMBER}]}))
    with pytest.raises(ValidationError):
        Chest.model_validate_json(json.dumps({"pouches": [{}, held]}))


def test_what_is_in_a_tuple_is_bounded() -> None:
    """In a list of several kinds of things, too."""
    with pytest.raises(ValidationError):
        Chest.model_validate({"scratches": [(1, HUGE)]})


def test_what_a_saved_card_does_is_bounded() -> None:
    """An option that waits for somebody carries effects: they hold no such number either."""
    assert Effect.read({"effect": "shield", "shields": 3})
    with pytest.raises(ValidationError):
        Effect.read({"effect": "shield", "shields": HUGE})


def test_what_is_nobodys_count_is_not_bounded() -> None:
    """People's ids are large, also where they say whose something is; and letters are no part of a game."""
    assert Pouch(owner=2**62, given={2**62: "a ring"}).owner == 2**62
    assert Letter(stamp=2**62).stamp == 2**62


def test_a_save_has_a_length() -> None:
    """What is longer than any is not even looked at."""
    check_length("x" * MOST_STATE)
    with pytest.raises(OutOfBounds):
        check_length("x" * (MOST_STATE + 1))


@pytest.mark.parametrize("export", EXPORTS)
def test_our_own_saves_are_far_below(export: str) -> None:
    """Everything that was ever saved has less than a twentieth of what is allowed."""
    campaign, _ = read_parcel((FOLDER / export).read_bytes())
    form = system(campaign.game_id).form(campaign)
    check_form(json.loads(campaign.model_dump_json()))
    check_numbers(form)
    assert largest(form) <= LARGEST_NUMBER // 20


def largest(form: Any) -> int:
    """The largest number in a form that is nobody's id."""
    if isinstance(form, dict):
        return max(
            (largest(value) for name, value in form.items() if name not in ("owner", "player", "standin")),
            default=0,
        )
    if isinstance(form, list):
        return max(map(largest, form), default=0)
    return abs(form) if isinstance(form, int) else 0
