"""Somebody who follows CONTRIBUTING.md word by word gets a card that is sound, for sale, and plays as it should."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from bot.cli import app
from bot.descent.content.cards import Item
from bot.descent.content.library import library
from bot.descent.road.shop import price, stock
from bot.paths import ROOT
from renders.icon_tables import icon_names, icon_tables
from tests.copies import add_to, copy_of_data
from tests.descent.cards import test_armour
from tests.descent.cards.books import REFUSED, SHOWN
from tests.descent.cards.table import TOUGH, attacked, bite, held, may_react
from tests.descent.scene import scene

PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
CARD = "ember_charm"


def shown(language: str) -> list[str]:
    """The pieces of code in this language that "Adding a card" shows, as they stand in a file."""
    section = PAGE.partition("## Adding a card\n")[2].partition("\n## ")[0]
    pieces = re.findall(rf"^( *)```{language}\n(.*?)^\1```", section, re.DOTALL | re.MULTILINE)
    return [re.sub(f"^{indent}", "", piece, flags=re.MULTILINE) for indent, piece in pieces]


@pytest.fixture
def charm() -> Iterator[Item]:
    """The card of the page, in the library as long as the test lasts."""
    (entry,) = yaml.safe_load(dedent(shown("yaml")[0]))
    shelf = library()
    card = shelf.items[CARD] = Item.model_validate(entry)
    shelf.index()
    yield card
    del shelf.items[CARD]
    shelf.index()


# In play -----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("charm")
def test_who_bears_the_charm_is_asked_when_attacked() -> None:
    """The bearer may exhaust it after its own defence roll, and suffers a heart less."""
    table = attacked(CARD, roll="blue r3h2, yellow h2, gray 1")
    assert may_react(table, CARD)

    table.choose(CARD)

    assert table["H"].damage == 2
    assert held(table, "H", CARD).exhausted


@pytest.mark.usefixtures("charm")
def test_a_bystander_is_not_asked_when_a_friend_defends() -> None:
    """The charm is no help to a friend, so nobody is bothered."""
    table = scene("H . T z", cards={"H": [CARD]}, turn=None, roll="blue r3h2, yellow h2, gray 1")

    bite(table)

    assert not may_react(table, CARD)
    assert not held(table, "H", CARD).exhausted
    assert table["T"].damage == 3


@pytest.mark.usefixtures("charm")
@pytest.mark.parametrize("attacker", ["T", "H"])
def test_nobody_is_asked_to_shield_a_monster(attacker: str) -> None:
    """A monster that defends itself, against a friend or the bearer, is not shielded by the charm."""
    table = scene("H z T", cards={"H": [CARD, "iron_spear"], "T": ["iron_spear"]}, turn=attacker, monsters=TOUGH)
    table.roll("blue r3h2, yellow r1h1, brown 0")

    table.attack(attacker, "z")

    assert not may_react(table, CARD)
    assert not held(table, "H", CARD).exhausted
    assert table["z"].damage == 3


def test_shops_sell_the_charm(charm: Item) -> None:
    """Some visit to some city finds it, for its price, while the party's fame is what it asks for; later none."""
    levels = library().fame
    assert charm.fame is not None
    least, most = (levels[level].least for level in charm.fame)
    too_much = min(level.least for level in levels.values() if level.least > most)

    assert price(CARD) == charm.cost > 0
    assert visits_that_show_it(least) > 0
    assert visits_that_show_it(most) > 0
    assert visits_that_show_it(too_much) == 0


def visits_that_show_it(fame: int) -> int:
    """In how many of many visits to the cities a party of this fame finds the charm, in its act."""
    act = library().items[CARD].act or 0
    return sum(
        CARD in stock(city, visit, fame=fame, act=act, owned=[], boxes=["base"], seed="newcomer")
        for city in library().cities.values()
        for visit in range(20)
    )


# The steps of the page ---------------------------------------------------------------------------------------


def checked(data: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What `flambeau check` says of some content."""
    monkeypatch.setattr("bot.descent.workshop.WORKSHOP.data", data)
    said: dict[str, Any] = json.loads(CliRunner().invoke(app, ["check", "--json"]).output)
    return said


def test_the_card_and_its_texts_pass_the_check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copied from the page to the end of the files it names, card and texts give neither error nor warning."""
    data = copy_of_data(tmp_path)
    english, french = shown("ftl")
    before = checked(data, monkeypatch)

    add_to(data / "descent" / "items.yaml", shown("yaml")[0])
    without_texts = checked(data, monkeypatch)["errors"]
    add_to(data / "descent" / "locales" / "en" / "cards.ftl", english)
    add_to(data / "descent" / "locales" / "fr" / "cards.ftl", french)
    found = checked(data, monkeypatch)

    assert sorted({error.partition(":")[0] for error in without_texts}) == ["locales/en", "locales/fr"]
    assert (found["errors"], found["warnings"]) == ([], before["warnings"])
    assert found["counts"]["items"] == before["counts"]["items"] + 1


def test_the_icon_is_one_line_of_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Written among the items, the card's icon is one more that the icon tool fetches."""
    data = copy_of_data(tmp_path)
    before, path = icon_names(), data / "descent" / "icons.yaml"
    items, line = "\nitems:\n", shown("yaml")[1]
    path.write_text(path.read_text("utf-8").replace(items, items + line), encoding="utf-8")
    monkeypatch.setattr("renders.icon_tables.DATA", data)

    assert set(icon_names()) - set(before) == {icon_tables("descent")["items"][CARD]}


@pytest.mark.usefixtures("charm")
def test_the_scenes_of_the_card_play_and_are_in_the_books() -> None:
    """At the end of the file the page names both scenes run; one shows the card and one refuses it."""
    space = dict(vars(test_armour))
    try:
        exec(compile(shown("python")[0], "CONTRIBUTING.md", "exec"), space)
        scenes = [value for name, value in space.items() if name not in vars(test_armour)]
        for each in scenes:
            each()

        assert [*SHOWN[CARD], *REFUSED[CARD]] == scenes
        assert len(SHOWN[CARD]) == len(REFUSED[CARD]) == 1
    finally:  # the books are about printed cards
        SHOWN.pop(CARD, None)
        REFUSED.pop(CARD, None)
