"""The page for authors says what the engine does."""

import re
from typing import get_args

import pytest
import yaml

from bot.descent.board import assemble
from bot.descent.content.library import library
from bot.descent.content.yaml_files import YamlLoader
from bot.descent.quest.base import Happening, Trigger
from bot.descent.quest.expressions import FUNCTIONS, NAMES
from bot.descent.quest.model import Goal, Quest, Use
from bot.paths import ROOT

PAGE = (ROOT / "docs" / "authors.md").read_text(encoding="utf-8").partition("## Quests\n")[2]


def test_the_quest_that_is_shown_can_be_read() -> None:
    """The example of a quest is a quest, and its tiles fit."""
    shown = re.search(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    assert shown is not None

    quest = Quest.model_validate(yaml.load(shown[1], Loader=YamlLoader))

    assert assemble((tile for area in quest.areas for tile in area.tiles), library().tiles).terrain
    assert {"rope", "ringer", "tower_door"} <= set(quest.elements)


@pytest.mark.parametrize("word", [*sorted(Trigger.kinds), *sorted(Happening.kinds)])
def test_every_trigger_and_happening_is_explained(word: str) -> None:
    """Whatever an author may write stands in one of the tables."""
    assert f"`{word}`" in PAGE


def test_everything_else_is_explained() -> None:
    """Built-in names and functions, uses and goals are on the page."""
    goals = get_args(Goal.model_fields["goal"].annotation)
    uses = [field.alias or name for name, field in Use.model_fields.items()]
    wanted = [*(f"`{name}`" for name in (*NAMES, *uses, *goals)), *(f"`{name}(" for name in FUNCTIONS)]

    assert [name for name in wanted if name not in PAGE] == []
