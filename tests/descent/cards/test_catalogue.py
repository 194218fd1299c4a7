"""The whole catalogue: every card is sound, has words, can be used on a plain table, and survives a save."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from bot.descent.content.cards import Ability, Card, FamiliarCard, HeroSheet, Modifier
from bot.descent.content.library import library
from bot.descent.effects.base import Check, Effect
from bot.descent.effects.tricks.custom import TRICKS, Custom
from bot.descent.words import words
from tests.descent.cards.books import refuses
from tests.descent.cards.table import refused
from tests.descent.scene import scene

SHELF = library()
TEXTS = {"en": words("en"), "fr": words("fr")}
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
    *("nimble", "running_shot", "summoned_stones"),
    *("lies_low", "exhausted_elementals", "gust_reach", "grasp_reach", "tide_reach", "tide_targets"),
    *("test_dice", "steady_aim", "wades_through_enemies", "shaded", "toll", "wears_together", "immune", "at_home"),
    *("unpierced", "outlives_hazards", "behind_heroes", "needs_no_sight", "own_defence"),
    *("reach", "flies", "sees_past_all", "range_needed", "not_worn"),
    *("bears_fatigue", "once_a_turn", "one_card_action", "may_not_hurry"),
    *("pierce", "surge_rest_hearts", "song_reach"),
    *("hands_needed", "fights_in_melee", "sees_from_tokens", "spares_fatigue", "shares_search_cards"),
    "attributes_on_the_road",
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


EVERYTHING: list[Card | HeroSheet | FamiliarCard] = [
    *CARDS.values(),
    *SHELF.heroes.values(),
    *SHELF.familiars.values(),
]


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


APPENDIX_HEROES = [
    ("Kel la Voyante", "seer_kel", "feat no_effect"),
    ("Ker le Gris", "grey_ker", "ability changed"),
    ("Mok le Spirite", "elder_mok", "feat no_effect"),
    ("Roganna l’Ombre", "roganna_the_shade", "feat changed"),
]
APPENDIX_CARDS = [
    ("Dissimulé", "unseen", "changed"),  # the appendix prints the name of another card, Agile
    ("Brasier du Dévot", "zealous_fire", "no_effect"),
    ("La Lettre de la Loi", "by_the_book", "no_effect"),
    ("Le Salaire du Danger", "payday", "changed"),
    ("Nuage de Brume", "cloud_of_mist", "changed"),
    ("Prière de Paix", "prayer_of_peace", "changed"),
    ("Récompense Légitime", "just_reward", "no_effect"),
    ("Sens du Danger", "danger_sense", "no_effect"),
    ("Sort Funeste", "grim_fate", "no_effect"),
]
"""Appendix I, entry by entry; that of the Geomancer's stone is a familiar's."""
OURS = {"challara", "shadow_plotter", "the_manors_heart", "forewarned_ring"}
"""What the Raid changes for Challara's familiar, and relics that speak of overlord cards only."""
SAID = {
    "en": {"changed": "Changed in Road to Legend:", "no_effect": "no effect in Road to Legend"},
    "fr": {
        "changed": "Changée dans La Voie des Légendes\N{NO-BREAK SPACE}:",
        "no_effect": "aucun effet dans La Voie des Légendes",
    },
}
SAID_OF_HEROES = {
    "en": {"changed": "Changed in Road to Legend:", "no_effect": "no effect in Road to Legend"},
    "fr": {
        "changed": "Changé dans La Voie des Légendes\N{NO-BREAK SPACE}:",
        "no_effect": "aucun effet dans La Voie des Légendes",
    },
}


def test_apx_01_the_appendix_is_applied_entry_by_entry() -> None:
    """APX-01: every hero and class card that appendix I names is what it says, under the name it gives it."""
    for french, name, how in APPENDIX_HEROES:
        part, kind = how.split()
        assert TEXTS["fr"].text(f"hero-{name}") == french
        assert SHELF.heroes[name].appendix == {part: kind}, name
    for french, name, how in APPENDIX_CARDS:
        assert TEXTS["fr"].text(f"card-{name}") == french
        assert SHELF.skills[name].appendix == how, name
    assert TEXTS["fr"].text("familiar-summoned_stone") == "Pierre Mystique"

    known = {name for _, name, _ in (*APPENDIX_HEROES, *APPENDIX_CARDS)} | OURS
    said = {card.id for card in CARDS.values() if card.appendix}
    said |= {sheet.id for sheet in SHELF.heroes.values() if sheet.appendix}
    assert said == known


@pytest.mark.parametrize("language", ["en", "fr"])
def test_apx_01_a_card_says_that_it_is_changed(language: str) -> None:
    """APX-01: what Road to Legend changes or takes away is said on the card itself, and on no other card."""
    for card in CARDS.values():
        text = TEXTS[language].text(f"card-{card.id}.text")
        said = {kind for kind, words in SAID[language].items() if words in text}
        assert said == ({card.appendix} if card.appendix else set()), f"{card.id}: {text}"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_apx_01_a_sheet_says_what_of_it_is_changed(language: str) -> None:
    """APX-01: the same of heroes' abilities and feats; a feat that is taken away can't be done."""
    for sheet in SHELF.heroes.values():
        assert (sheet.feat is None) == (sheet.appendix.get("feat") == "no_effect"), sheet.id
        for part in ("ability", "feat"):
            text, how = TEXTS[language].text(f"hero-{sheet.id}.{part}"), sheet.appendix.get(part)
            said = {kind for kind, words in SAID_OF_HEROES[language].items() if words in text}
            assert said == ({how} if how else set()), f"{sheet.id}: {text}"


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


def test_a_word_pays_for_itself_at_the_second_card() -> None:
    """A verb or check that one card alone speaks counts as a function of that card: a fifth at most have one."""
    speakers: dict[type[BaseModel], set[str]] = {}
    for card in EVERYTHING:
        for part in parts(card):
            if isinstance(part, Effect | Check):
                speakers.setdefault(type(part), set()).add(card.id)
    of_foes = {type(part) for part in spoken_of_foes()}
    lonely = [cards for word, cards in speakers.items() if len(cards) == 1 and word not in of_foes]
    own = speakers[Custom].union(*lonely)

    assert len(own) / len(EVERYTHING) <= 0.2, sorted(own)


def _of_cards(module: str) -> bool:
    """Whether a word is spoken by heroes' cards; what only monsters say has tests of its own."""
    return module.startswith("bot.descent.effects") and module != "bot.descent.effects.tricks.monsters"


def spoken_of_foes() -> Iterator[Any]:
    """Verbs and checks of monsters and lieutenants: their abilities, and the surges of their cards."""
    for ability in SHELF.monster_abilities.values():
        yield from parts(ability)
    for monster in SHELF.monsters.values():
        for block in (*monster.act1.values(), *monster.act2.values()):
            yield from parts(block)
    for lieutenant in SHELF.lieutenants.values():
        for act in (lieutenant.act1, lieutenant.act2):
            yield from parts(act)
    for side in SHELF.lieutenant_sides.values():
        yield from parts(side)


def test_every_function_is_named_by_a_card() -> None:
    """No function waits for a card that does not exist."""
    spoken = [part for card in EVERYTHING for part in parts(card)] + list(spoken_of_foes())
    named = {part.name for part in spoken if isinstance(part, Custom)}

    assert {name for name, own in TRICKS.items() if _of_cards(own.resolve.__module__)} <= named


def test_every_word_is_used() -> None:
    """The vocabulary holds no verb and no check that no card speaks."""
    spoken = {type(part) for card in EVERYTHING for part in parts(card)}
    spoken |= {type(part) for part in spoken_of_foes()}
    known = [*Effect.kinds.values(), *Check.kinds.values()]
    ours = [word for word in known if _of_cards(word.__module__)]
    unused = {word.__name__ for word in ours} - {word.__name__ for word in spoken}

    assert unused <= {"Burst"}, unused


@refuses(*(f"{hero}/feat" for hero in SHELF.heroes))
@pytest.mark.parametrize("hero", SHELF.heroes)
def test_every_feat_is_once_per_quest(hero: str) -> None:
    """CRD-02: a heroic feat that has been used is refused for the rest of the quest."""
    table = scene("H z\n. y", heroes={"H": hero}, monsters={"y": "zombie"})
    table.hero("H").feat_used = True

    feat = SHELF.heroes[hero].feat
    assert refused(table, "H", "feat", "z" if feat is not None and feat.target else None) == "feat_used"


def test_every_word_is_explained_to_authors() -> None:
    """The authors' page names every verb and check that cards may use."""
    page = (Path(__file__).parents[3] / "docs" / "authors.md").read_text(encoding="utf-8")
    ours = [
        word.kind
        for word in (*Effect.kinds.values(), *Check.kinds.values())
        if _of_cards(word.__module__) and word.kind != "burst"
    ]

    assert [word for word in ours if f"`{word}`" not in page] == []
