"""Every number in the data is the printed one."""

import json
import re
from typing import Any

import pytest

from bot.descent.content.cards import Card, FamiliarCard, HeroSheet, Item, SearchCard, Surge
from bot.descent.content.library import library
from bot.descent.effects.on_attacks import Add, Blast, Inflict
from bot.descent.effects.on_bodies import Apply
from bot.descent.words import words
from tests.descent.facts.foes import printed_foes
from tests.descent.facts.printed import printed

PRINTED = printed()
SHELF = library()
SLIPS = {"tival_crystal": 175}
"""A price of 25 looks like a slip of the source; the printed cost is kept."""


UNUSED = {"secret_passage_wyrm", "secret_passage_trollfens"}
"""Search cards that lead to rooms there are none of in Road to Legend."""

THERE = {*SHELF.heroes, *SHELF.classes, *SHELF.items, *SHELF.relics, *SHELF.class_items, *SHELF.search_cards}
THERE |= {*SHELF.skills, *SHELF.familiars, *SHELF.hybrids, *SHELF.monsters, *SHELF.lieutenants}


def named(entries: list[dict[str, Any]]) -> list[Any]:
    """One test case per card."""
    return [pytest.param(entry, id=entry["id"]) for entry in entries if entry["id"] not in UNUSED]


def all_equipment() -> list[dict[str, Any]]:
    """Shop items, relics and starting equipment."""
    starting = [item for entry in PRINTED["classes"] for item in entry["equipment"]]
    return [*PRINTED["items"], *PRINTED["relics"], *starting]


def check_surges(surges: tuple[Surge, ...], facts: list[dict[str, Any]]) -> None:
    """As many lines at the same cost, and the same simple numbers in each."""
    assert [surge.cost for surge in surges] == [fact["cost"] for fact in facts]
    for surge, fact in zip(surges, facts, strict=True):
        add = next((effect for effect in surge.do if isinstance(effect, Add)), Add())
        if add.per is not None:  # its number goes by something
            add = Add()
        for word, number in (("heart", add.hearts), ("range", add.range)):
            assert number == sum(int(amount) for amount in re.findall(rf"\+(\d+) {word}", fact["effect"]))
        assert add.pierce == sum(int(amount) for amount in re.findall(r"pierce (\d+)", fact["effect"]))
        conditions = [effect.condition for effect in surge.do if isinstance(effect, Apply | Inflict)]
        assert conditions == re.findall(r"apply\((\w+), target\)", fact["effect"])
        assert any(isinstance(effect, Blast) for effect in surge.do) == ("blast" in fact["effect"].split("; "))


@pytest.mark.parametrize("fact", named(PRINTED["heroes"]))
def test_heroes_have_their_printed_numbers(fact: dict[str, Any]) -> None:
    """A hero's archetype, speed, health, stamina, defence and attributes are those of the sheet."""
    sheet = library().heroes[fact["id"]].model_dump()

    assert list(sheet.pop("defence")) == fact["defense"]
    for field in fact.keys() - {"defense", "name_en", "name_fr", "conditions"}:
        assert sheet[field] == fact[field], field


@pytest.mark.parametrize("fact", named(PRINTED["classes"]))
def test_classes_have_their_printed_cards(fact: dict[str, Any]) -> None:
    """A class has its equipment and skills, at their price in experience, fatigue and exhaustion."""
    calling = library().deck(fact["id"])

    assert (calling.archetype, calling.second) == (fact["archetype"], fact.get("second_archetype"))
    assert [item.id for item in calling.equipment] == fact["starting_equipment"]
    assert [skill.id for skill in calling.skills if skill.is_free] == fact["starting_skills"]
    prices = [(skill.id, None if skill.elemental else skill.xp) for skill in calling.skills]
    assert prices == [(one["id"], one["xp"]) for one in fact["skills"]]
    for skill, one in zip(calling.skills, fact["skills"], strict=True):
        if skill.appendix == "no_effect":
            continue
        costs = [ability.cost for ability in skill.abilities]
        # What another hero pays for using it stands in the card's text.
        own = [ability.cost.fatigue for ability in skill.abilities if ability.users == "bearer"]
        # X is chosen by the player when the card is used.
        fatigue = 0 if one["fatigue"] == "X" else one["fatigue"]
        assert max(own, default=0) == fatigue, skill.id
        assert any(cost.exhaust for cost in costs) == one["exhausts"], skill.id


@pytest.mark.parametrize("fact", named(all_equipment()))
def test_equipment_has_its_printed_numbers(fact: dict[str, Any]) -> None:
    """A weapon, armour or trinket has its traits, slot, hands, dice, keywords and surges."""
    item = library().card(fact["id"])
    assert isinstance(item, Item)
    keywords = fact.get("keywords") or {}

    assert (list(item.traits), item.slot, item.hands) == (fact["traits"], fact["slot"], fact["hands"])
    assert (item.attack, list(item.dice)) == (fact["attack_type"], fact["dice"])
    assert list(item.defence) == fact.get("defense_dice", [])
    assert (item.pierce, item.reach) == (keywords.get("pierce", 0), keywords.get("reach", False))
    check_surges(item.surges, fact.get("surges", []))


@pytest.mark.parametrize("fact", named(PRINTED["items"]))
def test_shop_items_cost_what_they_cost(fact: dict[str, Any]) -> None:
    """A shop item has its act, copies, printed cost, price and window of fame."""
    item, shop = library().items[fact["id"]], fact["rtl_app"]

    assert (item.act, item.copies, item.cost) == (fact["act"], fact["copies"], fact["cost"])
    if shop is None:  # Road to Legend does not list it
        return
    assert (item.price or item.cost) == SLIPS.get(item.id, shop["price"])
    assert item.fame == (shop["fame_min"], shop["fame_max"])


@pytest.mark.parametrize("fact", named(PRINTED["search_cards"]))
def test_search_cards_have_their_printed_numbers(fact: dict[str, Any]) -> None:
    """A search card has its copies, gold and dice, and is in the deck only if Road to Legend uses it."""
    card = library().search_cards[fact["id"]]
    assert isinstance(card, SearchCard)

    assert (card.copies, card.gold, card.in_deck) == (fact["copies"], fact["gold"], fact["used_in_rtl"])
    assert (card.attack, list(card.dice)) == (fact.get("attack_type"), fact.get("dice", []))
    check_surges(card.surges, fact.get("surges", []))


@pytest.mark.parametrize("fact", named(PRINTED["familiars"]))
def test_familiars_have_their_printed_numbers(fact: dict[str, Any]) -> None:
    """A familiar has its speed, health, dice and surges."""
    card = library().familiars[fact["id"]]
    assert isinstance(card, FamiliarCard)

    assert (card.speed, card.health, list(card.defence)) == (fact["speed"], fact["health"], fact["defense"])
    # Whoever fights with a weapon of its hero has no dice of its own.
    attack = fact.get("attack_type", card.attack if card.wields is not None else None)
    assert (card.attack, list(card.dice)) == (attack, fact.get("dice", []))
    assert card.figure == fact["treated_as_figure"]
    check_surges(card.surges, fact.get("surges", []))


def test_nothing_that_is_printed_is_missing() -> None:
    """SET-07: a box is whole: every hero, class, skill, item, relic, familiar and foe of it is there, and in it."""
    skills = [skill for entry in PRINTED["classes"] for skill in entry["skills"]]
    facts = [*all_equipment(), *skills, *PRINTED["heroes"], *PRINTED["classes"], *PRINTED["familiars"]]
    facts += [fact for fact in PRINTED["search_cards"] if fact["id"] not in UNUSED]
    facts += [*printed_foes("monsters"), *printed_foes("lieutenants")]

    assert [fact["id"] for fact in facts if fact["id"] not in THERE] == []
    assert [fact["id"] for fact in facts if "box" in fact and box_of(fact["id"]) != fact["box"]] == []


def test_cards_name_the_printed_conditions() -> None:
    """A card knows the conditions its sentences speak of, and no other; equipment exhausts if they say so."""
    skills = [skill for entry in PRINTED["classes"] for skill in entry["skills"]]
    wrong = []
    for fact in [*all_equipment(), *skills, *PRINTED["heroes"]]:
        card = SHELF.heroes.get(fact["id"]) or SHELF.card(fact["id"])
        written = json.dumps(card.model_dump(mode="json"))
        named = [name for name in SHELF.conditions if f'"{name}"' in written]
        if without_effect(card) or fact["id"] in BY_FUNCTION:
            continue
        if sorted(named) != fact["conditions"]:
            wrong.append(f"{fact['id']}: {named}, printed {fact['conditions']}")
        if isinstance(card, Item) and fact["exhausts"] != any(one.cost.exhaust for one in card.abilities):
            wrong.append(f"{fact['id']}: exhausts {fact['exhausts']}")

    assert wrong == []


BY_FUNCTION = {"ancestor_spirits", "living_heart"}
"""A function names the conditions of the one; the other is exhausted till the quest ends: it is turned over."""


def without_effect(card: Card | HeroSheet) -> bool:
    """Whether Road to Legend takes the card away."""
    return isinstance(card, Card) and card.appendix == "no_effect"


def box_of(name: str) -> str:
    """The box of anything that has one."""
    shelves = (SHELF.heroes, SHELF.monsters, SHELF.lieutenants, SHELF.familiars)
    entry = next((shelf[name] for shelf in shelves if name in shelf), None)
    entry = entry or (SHELF.deck(name) if name in {*SHELF.classes, *SHELF.hybrids} else SHELF.card(name))
    return entry.box


def test_all_official_conditions_are_there() -> None:
    """Every official condition is known, and says which box it comes in."""
    boxes = {
        fact["id"]: "base" if fact["expansion"] == "base_game" else fact["expansion"]
        for fact in PRINTED["conditions"]
        if fact["official"]
    }

    assert {card.id: card.box for card in library().conditions.values()} == boxes


TEXTS = {"en": words("en"), "fr": words("fr")}


def all_names() -> list[Any]:
    """Key and names of everything that has a printed name."""
    cards = [*all_equipment(), *PRINTED["search_cards"]]
    cards += [skill for entry in PRINTED["classes"] for skill in entry["skills"]]
    kinds = {
        "hero": PRINTED["heroes"],
        "class": PRINTED["classes"],
        "card": cards,
        "familiar": PRINTED["familiars"],
    }
    return [
        pytest.param(f"{kind}-{fact['id']}", fact["name_en"], fact["name_fr"], id=fact["id"])
        for kind, facts in kinds.items()
        for fact in facts
        if fact["id"] not in UNUSED
    ]


@pytest.mark.parametrize(("key", "english", "french"), all_names())
def test_names_are_the_known_ones(key: str, english: str, french: str) -> None:
    """Heroes, classes and cards bear their known names in both languages."""
    assert TEXTS["en"].text(key) == english.replace("'", "’")
    assert TEXTS["fr"].text(key) == french.replace("'", "’")
