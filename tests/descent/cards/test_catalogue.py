"""The whole catalogue: every card is sound, has words, can be used on a plain table, and survives a save."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from bot.descent.cards import Ability, Card, FamiliarCard, HeroSheet, Modifier
from bot.descent.commands import UseCard
from bot.descent.effects.base import Check, Effect
from bot.descent.effects.custom import TRICKS, Custom
from bot.descent.figures import Familiar
from bot.descent.library import library
from bot.words.texts import Texts
from tests.descent.cards.table import hurt, refused
from tests.descent.scene import Scene, scene

SHELF = library()
TEXTS = {"en": Texts("en"), "fr": Texts("fr")}
CARDS: dict[str, Card] = {
    **SHELF.items,
    **SHELF.relics,
    **SHELF.class_items,
    **SHELF.search_cards,
    **SHELF.skills,
}
STATS = {
    *("speed", "health", "stamina", "might", "knowledge", "willpower", "awareness"),
    *("defence", "attack_dice", "hearts", "range", "surge_rest", "points_for_fatigue", "weapon_traits"),
    *("veiled", "may_not_attack", "passes_enemies", "sees_past_friends", "sees_past_neighbours"),
    *("nimble", "running_shot"),
}
"""Numbers and facts that somebody asks modifiers for."""


def parts(value: Any) -> Iterator[BaseModel]:
    """A card and everything printed inside it."""
    if isinstance(value, BaseModel):
        yield value
        for name in type(value).model_fields:
            yield from parts(getattr(value, name))
    elif isinstance(value, tuple):
        for one in value:
            yield from parts(one)


def abilities(card: Card) -> Iterator[Any]:
    """Test cases for what a hero can do with a card in its own turn."""
    for ability in card.abilities:
        if ability.kind in ("action", "on_turn"):
            yield pytest.param(card.id, ability, id=f"{card.id}/{ability.id}")


EVERYTHING: list[Card | HeroSheet | FamiliarCard] = [
    *CARDS.values(),
    *SHELF.heroes.values(),
    *SHELF.familiars.values(),
]
USABLE = [case for card in CARDS.values() for case in abilities(card)]


@pytest.mark.parametrize("card", EVERYTHING, ids=lambda card: str(card.id))
def test_every_card_is_sound(card: BaseModel) -> None:
    """Reactions name their moment, conditions and numbers exist, and abilities of a card can be told apart."""
    found = list(parts(card))
    own = [part for part in found if isinstance(part, Ability)]
    for ability in own:
        assert (ability.at is not None) == (ability.kind in ("reaction", "trigger"))
        assert ability.do or ability.modifiers or ability.lends
        assert ability.kind == "passive" or ability.do
    if isinstance(card, Card):
        assert len({ability.id for ability in card.abilities}) == len(card.abilities)
    for part in found:
        condition = getattr(part, "condition", None)
        assert condition is None or condition in SHELF.conditions
        if isinstance(part, Modifier):
            assert part.stat in STATS, f"nobody asks for {part.stat}"


@pytest.mark.parametrize("card", EVERYTHING, ids=lambda card: str(card.id))
def test_every_card_reads_back(card: BaseModel) -> None:
    """What is printed on a card can be written as JSON and read back without loss."""
    assert type(card).model_validate_json(card.model_dump_json()) == card


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: str(card.id))
def test_every_card_has_its_words(card: Card, language: str) -> None:
    """Every card has a name and a text of its own in both languages."""
    texts = TEXTS[language]

    assert texts.has(f"card-{card.id}")
    assert len(texts.text(f"card-{card.id}.text")) > 3


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_else_has_its_words(language: str) -> None:
    """Heroes, classes, archetypes, attributes, conditions, traits and familiars have words in both languages."""
    keys = [f"hero-{hero}{part}" for hero in SHELF.heroes for part in ("", ".ability", ".feat")]
    keys += [f"class-{calling}" for calling in SHELF.classes]
    keys += [f"archetype-{hero.archetype}" for hero in SHELF.heroes.values()]
    keys += [f"attribute-{name}" for name in ("might", "knowledge", "willpower", "awareness")]
    keys += [f"condition-{name}{part}" for name in SHELF.conditions for part in ("", ".text")]
    keys += [f"trait-{trait}" for card in CARDS.values() for trait in getattr(card, "traits", ())]
    keys += [f"familiar-{name}{part}" for name in SHELF.familiars for part in ("", ".text")]

    assert [key for key in keys if not TEXTS[language].has(key)] == []


def test_few_cards_need_a_function_of_their_own() -> None:
    """At most a fifth of all cards, abilities and feats name a function; the vocabulary carries the others."""
    own = [card for card in EVERYTHING if any(isinstance(part, Custom) for part in parts(card))]

    assert len(own) / len(EVERYTHING) <= 0.2, [card.id for card in own]


def test_every_function_is_named_by_a_card() -> None:
    """No function waits for a card that does not exist."""
    named = {part.name for card in EVERYTHING for part in parts(card) if isinstance(part, Custom)}
    named |= {part.name for card in SHELF.monsters.values() for part in parts(card) if isinstance(part, Custom)}
    blocks = [block for card in SHELF.monsters.values() for act in (card.act1, card.act2) for block in act.values()]
    named |= {part.name for block in blocks for part in parts(block) if isinstance(part, Custom)}

    assert {
        name for name, own in TRICKS.items() if own.resolve.__module__.startswith("bot.descent.effects")
    } <= named


def test_every_word_is_used() -> None:
    """The vocabulary holds no verb and no check that no card speaks."""
    spoken = {type(part) for card in EVERYTHING for part in parts(card)}
    known = [*Effect.kinds.values(), *Check.kinds.values()]
    ours = [word for word in known if word.__module__.startswith("bot.descent.effects")]
    unused = {word.__name__ for word in ours} - {word.__name__ for word in spoken}

    assert unused <= {"Burst"}, unused


# A plain table on which every card can be used ------------------------------------------------------------------

PLAIN = """
. . . . . .
. B H z . *
. . z y . .
"""
OF_CLASS = {
    "berserker": "grisban_the_thirsty",
    "knight": "grisban_the_thirsty",
    "runemaster": "leoric_of_the_book",
    "necromancer": "leoric_of_the_book",
    "thief": "tomble_burrowell",
    "wildlander": "tomble_burrowell",
    "disciple": "ashrian",
    "spiritspeaker": "ashrian",
}
ONE_FOE = ("bushwhack",)
WITH_FAMILIAR = ("corpse_blast", "fury_of_undeath", "army_of_death", "dismiss")


def plain_table(card: str, ability: Ability) -> Scene:
    """A hero with the card, somebody hurt beside it, monsters, a door and a search token near."""
    calling = next(
        (each.id for each in SHELF.classes.values() for skill in each.skills if skill.id == card), "knight"
    )
    drawing = PLAIN.replace("y", ".").replace(". z .", ". . .") if card in ONE_FOE else PLAIN
    drawing = drawing.replace(". B H", ". B:H") if card == "sneaky" else drawing
    table = scene(
        drawing,
        heroes={"H": f"{OF_CLASS[calling]}/{calling}", "B": "avric_albright"},
        monsters={"y": "zombie"},
        cards={"H": [card] if table_needs(calling, card) else []},
        search_deck=["curse_doll", "fire_flask", "health_potion"],
        turn="H",
    )
    hurt(table, "H", damage=3, fatigue=1)
    hurt(table, "B", damage=3, fatigue=1)
    table["B"].conditions.append("poisoned")
    if card in WITH_FAMILIAR or ability.id in WITH_FAMILIAR:
        beside = table["B"].square.parse("D1")
        creature = Familiar(id="reanimate_1", familiar="reanimate", owner=table.names["H"], squares=(beside,))
        table.game.familiars[creature.id] = creature
    return table


def table_needs(calling: str, card: str) -> bool:
    """Whether the card is not in the starting deck anyway."""
    start = {skill.id for skill in SHELF.classes[calling].skills if skill.xp == 0}
    return card not in start


def ways(table: Scene, card: str, ability: Ability) -> list[UseCard]:
    """How the hero may use this ability now."""
    commands = [choice.command for choice in table.legal("H", "use_card")]
    return [
        command
        for command in commands
        if isinstance(command, UseCard) and command.card == card and command.ability == ability.id
    ]


@pytest.mark.parametrize(("card", "ability"), USABLE)
def test_every_card_can_be_used_and_is_paid_for(card: str, ability: Ability) -> None:
    """On a plain table the card is offered, resolves to the end, costs what it says, and survives every save."""
    table = plain_table(card, ability)
    offered = ways(table, card, ability)
    assert offered, f"{card} is not offered"
    before = table.game.turn
    assert before is not None
    actions, held = before.actions, table.hero("H").card(card)
    assert held is not None

    table.do(offered[0])
    told = table.settle()

    hero, after = table.hero("H"), table.game.turn
    assert any(event.kind == "card_used" for event in told)
    assert after is not None
    assert after.actions == actions - (ability.kind == "action")
    paid = hero.card(card)
    assert paid is not None
    assert (paid.exhausted, paid.flipped) == (ability.cost.exhaust, ability.cost.flip)
    spent = [event.model_dump()["amount"] for event in told if event.kind == "fatigue_suffered"]
    assert sum(spent[:1]) == ability.cost.fatigue


@pytest.mark.parametrize(("card", "ability"), USABLE)
def test_no_card_is_used_by_who_cannot_pay(card: str, ability: Ability) -> None:
    """Without stamina, action or an upright card nothing that costs it is offered; the stunned take no action."""
    table = plain_table(card, ability)
    turn, hero = table.game.turn, table.hero("H")
    held = hero.card(card)
    assert turn is not None
    assert held is not None
    if ability.cost.fatigue:
        hero.fatigue = 5
        assert not ways(table, card, ability)
        hero.fatigue = 1
    if ability.kind == "action":
        turn.actions = 0
        assert not ways(table, card, ability)
        turn.actions = 2
    if ability.cost.exhaust:
        held.exhausted = True
        assert not ways(table, card, ability)
        held.exhausted = False
    if ability.cost.flip:
        held.flipped = True
        assert not ways(table, card, ability)
        held.flipped = False
    assert ways(table, card, ability)
    hero.conditions.append("stunned")

    assert bool(ways(table, card, ability)) == (ability.kind != "action")


@pytest.mark.parametrize("skill", ["rage", "prayer_of_healing"])
def test_the_cursed_use_no_skill_that_is_an_action(skill: str) -> None:
    """Cursed: skills that are actions can't be used, others can."""
    ability = SHELF.skills[skill].abilities[0]
    table = plain_table(skill, ability)
    command = ways(table, skill, ability)[0]
    table["H"].conditions.append("cursed")

    expected = "cursed" if ability.kind == "action" else None

    assert table.refused(command) == expected


@pytest.mark.parametrize("hero", SHELF.heroes)
def test_every_feat_is_once_per_quest(hero: str) -> None:
    """CRD-02: a heroic feat that has been used is refused for the rest of the quest."""
    table = scene("H z\n. y", heroes={"H": hero}, monsters={"y": "zombie"})
    table.hero("H").feat_used = True

    assert refused(table, "H", "feat", "z" if SHELF.heroes[hero].feat.target else None) == "feat_used"


def test_every_word_is_explained_to_authors() -> None:
    """The authors' page names every verb and check that cards may use."""
    page = (Path(__file__).parents[3] / "docs" / "authors.md").read_text(encoding="utf-8")
    ours = [
        word.kind
        for word in (*Effect.kinds.values(), *Check.kinds.values())
        if word.__module__.startswith("bot.descent.effects") and word.kind != "burst"
    ]

    assert [word for word in ours if f"`{word}`" not in page] == []
