"""Quests that stand in the folder of a box: read like all others, and played only by whoever owns the box."""

import pytest

from bot.descent.content.library import library
from tests.editions import Installed, forget, installed

__all__ = ["installed"]

BOX = "the_trollfens"
FILE = f"boxes/{BOX}/quests/bell_thief.yaml"


@pytest.fixture
def moved(installed: Installed) -> Installed:
    """An installation in which the bell thief belongs to a box."""
    path = installed.descent / FILE
    path.parent.mkdir(exist_ok=True)
    (installed.descent / "quests" / "bell_thief.yaml").rename(path)
    installed.edit(FILE, "id: bell_thief\n", f"id: bell_thief\nbox: {BOX}\n")
    forget()
    return installed


def test_a_quest_may_stand_in_the_folder_of_its_box(moved: Installed) -> None:
    """SET-07: it is read with the others, and is of that box."""
    assert library().quests["bell_thief"].box == BOX
    assert library().files["bell_thief"] == FILE
    assert library().set_aside == []


def test_a_quest_says_itself_which_box_it_is_of(moved: Installed) -> None:
    """It travels without its folder; one that names no box, or another, is set aside."""
    moved.edit(FILE, f"box: {BOX}\n", "")
    forget()

    (aside,) = library().set_aside
    assert aside.piece == FILE
    assert "write `box: the_trollfens`" in aside.mistakes[0]
    assert "bell_thief" not in library().quests


def test_a_mistake_is_told_with_the_folder_of_its_box(moved: Installed) -> None:
    """Who reads the report finds the file."""
    moved.edit(FILE, "square: N4, portable", "square: ZZ9, portable")
    forget()

    (aside,) = library().set_aside
    assert aside.piece == FILE
    assert all(reason.startswith(f"{FILE}:") for reason in aside.mistakes)
