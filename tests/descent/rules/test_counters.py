"""Counters: how many there are, who has them, what goes by them, and where players see them."""

from collections.abc import Iterator

import pytest

from bot.descent.content.cards import Counter, HeroClass, Modifier
from bot.descent.content.library import library
from bot.descent.rules import stats
from bot.descent.rules.counters import CountOnCard, GainCounters
from bot.descent.views.panel.shared import vitals
from bot.descent.views.panel.status import status_lines
from bot.descent.views.pictures.alt import board_lines
from bot.descent.views.pictures.sheet import hero_sheet_view, inventory_view
from bot.descent.views.reference.foes import track_lines
from bot.descent.words import words
from bot.words import Language
from tests.descent.scene import Scene, scene
from tests.descent.views.games import started


@pytest.fixture
def lone() -> Iterator[str]:
    """A counter of which there is but one, which goes from hand to hand."""
    champion = library().classes["champion"]
    there = HeroClass.model_copy(champion, update={"counters": (Counter(id="valor", stock=1, moves=True),)})
    library().classes["champion"] = there
    yield "valor"
    library().classes["champion"] = champion


def give(table: Scene, letter: str, amount: int = 1) -> None:
    """A figure is given valor."""
    table.step(GainCounters(figure=table.names[letter], counter="valor", amount=amount))


def test_no_more_counters_come_than_there_are() -> None:
    """Of twelve valor a hero who is given too many gets what is left, and then nobody gets any."""
    table = scene("H T z")
    give(table, "T", 10)

    give(table, "H", 5)
    assert (table.hero("H").counters, table.told("counters_gained") != []) == ({"valor": 2}, True)

    give(table, "z")
    assert (table["z"].counters, table.told("counters_gained")) == ({}, [])


def test_a_counter_that_moves_is_taken_from_whoever_has_it(lone: str) -> None:
    """There is one of it: it goes from hero to hero, and giving it to who has it changes nothing."""
    table = scene("H T z")
    give(table, "T")

    give(table, "H")
    assert (table.hero("H").counters, table.hero("T").counters) == ({lone: 1}, {})

    give(table, "H")
    assert table.told("counters_gained") == []


def test_counters_go_with_the_monster_that_bears_them() -> None:
    """What lay beside a monster that fell can be given anew."""
    table = scene("H z", roll="blue r2h2s1, red h3, brown 0")
    give(table, "z", 12)
    table.attack("H", "z")
    table.settle()

    give(table, "H", 3)

    assert table.hero("H").counters == {"valor": 3}


@pytest.mark.parametrize(("counter", "more"), [("valor", 2), ("card", 3)])
def test_a_modifier_goes_by_counters(counter: str, more: int) -> None:
    """`per` adds once for each counter of the bearer, or for each that lies on the card."""
    table = scene("H", heroes={"H": "syndrael/knight"}, cards={"H": ["brute"]})
    hero = table.hero("H")
    card = hero.card("brute")
    assert card is not None
    brute = library().card("brute")
    before = stats.health(table.game, hero)
    modifier = Modifier(stat="health", add=1, per=counter)
    changed = brute.model_copy(
        update={"abilities": (brute.abilities[0].model_copy(update={"modifiers": (modifier,)}),)}
    )
    library()._cards["brute"] = changed
    try:
        give(table, "H", 2)
        table.step(CountOnCard(hero=hero.id, card="brute", amount=3))
        assert stats.health(table.game, table.hero("H")) == before - 4 + more
    finally:
        library()._cards["brute"] = brute


@pytest.mark.parametrize(
    ("language", "valor", "laid"), [("en", "2 valor", "on"), ("fr", "2 points de vaillance", "sur")]
)
def test_players_see_counters_and_where_cards_lie(language: Language, valor: str, laid: str) -> None:
    """Valor stands on panels and the sheet; a card says what lies on it and on whom it lies."""
    campaign, say = started(3), words(language)
    game = campaign.running()
    hero = game.hero("syndrael")
    monster = next(iter(game.monsters.values()))
    hero.counters, monster.counters = {"valor": 2}, {"valor": 2}
    skill = next(held for held in hero.cards if held.kind == "skill")
    item = next(held for held in hero.cards if held.kind != "skill")
    skill.marks, item.counters = [monster.id], 3

    assert valor in vitals(game, hero.id, say)
    assert any(valor in line for line in status_lines(campaign, say))
    assert any(valor in line for line in board_lines(game, say))
    assert any(valor in line for line in track_lines(game, say))
    sheet = hero_sheet_view(campaign, hero.id, language)
    assert [coin.label for coin in sheet.purse][1:] == [valor]
    assert valor in sheet.alt
    assert any(f"{laid} {say.figure(monster.id, game)}" in one.note for one in sheet.skills)
    note = say.counters({"card": 3})[0]
    shown = [slot.item for slot in inventory_view(campaign, hero.id, language).slots if slot.item is not None]
    assert any(note in one.note for one in shown)
