"""Monsters and lieutenants of all boxes have the numbers that are printed."""

import re
from typing import Any

import pytest

from bot.descent.content.cards import MonsterBlock, Surge
from bot.descent.content.library import library
from bot.descent.effects.on_attacks import Add, Inflict
from bot.descent.effects.on_bodies import Recover
from bot.descent.words import words
from tests.descent.facts.foes import printed_foes

SHELF = library()
TEXTS = {"en": words("en"), "fr": words("fr")}
ACTS = (1, 2)
CONDITIONS = {
    "poison": "poisoned",
    "disease": "diseased",
    "immobilize": "immobilized",
    "stun": "stunned",
    "burn": "burning",
    "curse": "cursed",
    "weaken": "weakened",
    "bleed": "bleeding",
    "doom": "doomed",
    "terrify": "terrified",
}
"""Surge abilities that are the name of a condition."""


def of_boxes(kind: str) -> list[Any]:
    """One test case per monster or lieutenant of a box."""
    there = getattr(SHELF, kind)
    return [
        pytest.param(fact, id=fact["id"]) for fact in printed_foes(kind) if "box" in fact and fact["id"] in there
    ]


def check_slots(block: MonsterBlock, slots: list[dict[str, Any]]) -> None:
    """Abilities with their X, special actions and surge lines are the printed ones."""
    assert list(block.abilities) == [slot["ability"] for slot in slots if slot["kind"] == "passive"]
    assert block.x == {slot["ability"]: slot["x"] for slot in slots if slot["kind"] == "passive" and "x" in slot}
    assert list(block.actions) == [slot["ability"] for slot in slots if slot["kind"] == "action"]
    lines = [slot for slot in slots if slot["kind"] == "surge"]
    assert [surge.cost for surge in block.surges] == [slot["cost"] for slot in lines]
    for surge, slot in zip(block.surges, lines, strict=True):
        check_line(surge, slot)


def check_line(surge: Surge, slot: dict[str, Any]) -> None:
    """A surge line adds what is printed, and brings the condition it names."""
    said, ability = slot.get("effect", ""), slot.get("ability", "")
    if ability == "swarm":
        assert surge.do == (Add(hearts=1, per="monster_beside_target"),)
        return
    # Feast and charge count something: they are named, and their numbers are not printed in the line.
    add = next((effect for effect in surge.do if isinstance(effect, Add) and effect.per is None), Add())
    for word, number in (("heart", add.hearts), ("range", add.range)):
        assert number == sum(int(amount) for amount in re.findall(rf"\+(\d+) {word}", said)), slot
    if ability in ("", "pierce", *CONDITIONS):
        assert add.pierce == (slot.get("x", 0) if ability == "pierce" else 0)
    if ability == "mend":
        assert [effect.hearts for effect in surge.do if isinstance(effect, Recover)] == [slot["x"]]
    inflicted = [effect.condition for effect in surge.do if isinstance(effect, Inflict)]
    if ability in CONDITIONS:
        assert inflicted == [CONDITIONS[ability]]


@pytest.mark.parametrize("fact", of_boxes("monsters"))
def test_monsters_have_their_printed_numbers(fact: dict[str, Any]) -> None:
    """Size, limits, speed, health, dice, abilities and surges are as printed, for both acts and ranks."""
    card = SHELF.monsters[fact["id"]]
    assert card.box == fact["box"]
    assert (card.size.w, card.size.h) == (fact["size"]["w"], fact["size"]["h"])
    assert (card.attack, list(card.traits)) == (fact["attack_type"], fact["traits"])
    printed = {n: fact["group_limits"][f"heroes_{n}"] for n in (2, 3, 4)}
    assert card.limits == {n: (limit["minion"], limit["master"]) for n, limit in printed.items()}
    for act in ACTS:
        for rank in ("minion", "master"):
            block, numbers = card.block(act, rank), fact[f"act{act}"][rank]
            assert (block.speed, block.health) == (numbers["speed"], numbers["health"])
            assert (list(block.defence), sorted(block.dice)) == (numbers["defense"], sorted(numbers["dice"]))
            check_slots(block, numbers["slots"])


@pytest.mark.parametrize("fact", of_boxes("lieutenants"))
def test_lieutenants_have_their_printed_numbers(fact: dict[str, Any]) -> None:
    """Size, attributes, dice, speed, health, defence, abilities and surges are as printed, for both acts."""
    card = SHELF.lieutenants[fact["id"]]
    assert (card.box, card.attributes, card.attack) == (fact["box"], fact["attributes"], fact["attack_type"])
    assert (card.size.w, card.size.h) == (fact["size"]["w"], fact["size"]["h"])
    for act in ACTS:
        printed = fact.get(f"act{act}") or fact["act2"]
        for heroes in (2, 3, 4):
            block, row = card.block(act, heroes), printed["by_heroes"][f"heroes_{heroes}"]
            assert [block.speed, block.health, *block.defence] == [row["speed"], row["health"], *row["defense"]]
            assert sorted(block.dice) == sorted(printed["dice"])
            check_slots(block, printed["slots"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_monster_of_a_box_has_its_activation_cards(language: str) -> None:
    """Each group and lieutenant has at least five activation cards, each with words of its own."""
    for foe in (*SHELF.monsters.values(), *SHELF.lieutenants.values()):
        own = [card for card in SHELF.activations.values() if card.monster == foe.id]
        assert len(own) >= 5 or foe.box == "base", foe.id
        assert all(TEXTS[language].has(f"activation-{card.id}.special") for card in own)
