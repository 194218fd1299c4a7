"""Plain heroes and cards made for scenes: nothing happens but what a scene is about.

The printed heroes have abilities that would step in. In a scene of this folder the letters A to D are four
heroes without any: speed 4, health 12, stamina 4, a grey die; might 4, knowledge 3, willpower 2, awareness 1.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from bot.descent.board import Square
from bot.descent.content.cards import FamiliarCard, HeroClass, HeroSheet, Item, SearchCard
from bot.descent.content.library import Library, library
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.state.figures import Familiar
from bot.kernel.events import Event
from tests.descent.scene import Scene, scene

Told = TypeVar("Told", bound=Event)

PLAIN = {"A": "ada", "B": "bran", "C": "cleo", "D": "dorn"}
SHEET: dict[str, Any] = {
    "speed": 4,
    "health": 12,
    "stamina": 4,
    "defence": ["gray"],
    "might": 4,
    "knowledge": 3,
    "willpower": 2,
    "awareness": 1,
    "ability": [],
    "feat": {"kind": "on_turn", "do": [{"effect": "points", "points": "speed"}]},
}

ITEMS: list[dict[str, Any]] = [
    {"id": "blade", "slot": "hands", "hands": 1, "attack": "melee", "dice": ["blue", "red"]},
    {
        "id": "sabre",
        "slot": "hands",
        "hands": 1,
        "attack": "melee",
        "dice": ["blue", "red"],
        "surges": [
            {"do": [{"effect": "add", "hearts": 1}]},
            {"do": [{"effect": "inflict", "condition": "poisoned"}]},
            {"cost": 2, "do": [{"effect": "add", "hearts": 3}]},
        ],
    },
    {
        # The weapon of the rulebook's combat example (ATT-12).
        "id": "sling",
        "slot": "hands",
        "hands": 2,
        "attack": "ranged",
        "dice": ["blue", "yellow"],
        "surges": [
            {"do": [{"effect": "add", "range": 1, "hearts": 1}]},
            {"do": [{"effect": "inflict", "condition": "stunned"}]},
        ],
    },
    {"id": "pike", "slot": "hands", "hands": 2, "attack": "melee", "reach": True, "dice": ["blue", "red"]},
    {"id": "flask", "slot": "hands", "hands": 1, "attack": "ranged", "blast": True, "dice": ["blue", "red"]},
    {
        "id": "awl",
        "slot": "hands",
        "hands": 1,
        "attack": "melee",
        "pierce": 1,
        "dice": ["blue", "red"],
        "surges": [{"do": [{"effect": "add", "pierce": 2}]}],
    },
    {
        "id": "buckler",
        "slot": "hands",
        "hands": 1,
        "abilities": [
            {
                "kind": "reaction",
                "at": "defence_rolled",
                "when": [{"check": "defending"}],
                "cost": {"exhaust": True},
                "do": [{"effect": "shield", "shields": 1}],
            }
        ],
    },
    {"id": "mail", "slot": "armor", "defence": ["brown"]},
    {"id": "hide", "slot": "armor", "defence": ["brown"]},
    {"id": "ring", "slot": "other"},
    {"id": "belt", "slot": "other"},
    {"id": "charm", "slot": "other"},
]
SKILLS: list[dict[str, Any]] = [
    {
        "id": "deep_breath",
        "abilities": [
            {"kind": "action", "cost": {"fatigue": 1}, "do": [{"effect": "recover", "hearts": 3, "of": "self"}]}
        ],
    },
    {
        "id": "second_wind",
        "abilities": [
            {"kind": "on_turn", "cost": {"exhaust": True}, "do": [{"effect": "recover", "hearts": 1, "of": "self"}]}
        ],
    },
    {
        "id": "riposte",
        "abilities": [
            {
                "kind": "reaction",
                "at": "attack_resolved",
                "when": [],
                "cost": {"fatigue": 1},
                "limit": "round",
                "target": {"who": "monster", "within": 1},
                "do": [{"effect": "strike"}],
            }
        ],
    },
    {
        "id": "grit",
        "abilities": [
            {
                "kind": "trigger",
                "at": "turn_ending",
                "when": [{"check": "mine"}],
                "do": [{"effect": "recover", "hearts": 1, "of": "self"}],
            }
        ],
    },
    {
        "id": "calm",
        "abilities": [
            {
                "kind": "trigger",
                "at": "turn_ending",
                "when": [{"check": "mine"}],
                "do": [{"effect": "recover", "fatigue": 1, "of": "self"}],
            }
        ],
    },
    {
        "id": "steady_hand",
        "abilities": [
            {
                "kind": "reaction",
                "at": "dice_rolled",
                "when": [{"check": "attacking"}],
                "cost": {"fatigue": 1},
                "limit": "attack",
                "do": [{"effect": "reroll", "of": "attack"}],
            }
        ],
    },
    {
        "id": "ambush",
        "abilities": [
            {
                "kind": "reaction",
                "at": "attack_declared",
                "limit": "round",
                "target": {"who": "monster", "within": 1},
                "do": [{"effect": "harm", "hearts": 9}],
            }
        ],
    },
    {
        "id": "cheer",
        "abilities": [
            {
                "kind": "reaction",
                "at": "attack_resolved",
                "limit": "round",
                "target": {"who": "hero", "within": 3},
                "do": [{"effect": "recover", "fatigue": 1}],
            }
        ],
    },
    {
        "id": "bandage",
        "abilities": [
            {
                "kind": "reaction",
                "at": "attack_resolved",
                "limit": "round",
                "target": {"who": "hero", "within": 3},
                "do": [{"effect": "recover", "hearts": 9}],
            }
        ],
    },
    {
        "id": "kind_word",
        "abilities": [
            {
                "kind": "on_turn",
                "cost": {"fatigue": 1},
                "target": {"who": "other_hero", "within": 1, "fallen": True},
                "do": [{"effect": "recover", "hearts": 2}],
            }
        ],
    },
    {
        "id": "war_cry",
        "abilities": [
            {"kind": "on_turn", "target": {"who": "hero", "within": 3}, "do": [{"effect": "recover", "fatigue": 1}]}
        ],
    },
    {
        "id": "lesson",
        "xp": 1,
        "abilities": [{"kind": "on_turn", "do": [{"effect": "points", "points": 1}]}],
    },
]
SEARCH_CARDS: list[dict[str, Any]] = [
    {
        "id": "balm",
        "gold": 25,
        "in_deck": False,
        "abilities": [
            {
                "kind": "action",
                "cost": {"flip": True},
                "target": {"who": "hero", "within": 1, "fallen": True},
                "do": [{"effect": "recover", "hearts": "all"}],
            }
        ],
    },
]
FAMILIARS: list[dict[str, Any]] = [
    {"id": "hound", "speed": 4, "health": 3, "defence": ["brown"], "attack": "melee", "dice": ["blue"]},
    {"id": "imp", "speed": 3, "figure": True},
    {"id": "wisp", "speed": 4, "figure": False},
]
LISTS: dict[str, list[dict[str, Any]]] = {
    "hunts": [{"do": "attack"}, {"do": "engage"}],
    "follows": [{"do": "engage"}],
    "bites": [{"do": "attack"}],
    "bites_the_weak": [{"do": "attack", "aim": {"by": ["least_health_left"]}}],
    "backs_off": [{"do": "attack"}, {"do": "away"}],
}
"""Lists of instructions; every monster has a card of each, called e.g. zombie_hunts."""


@contextmanager
def trial_cards() -> Iterator[None]:
    """Put the cards of this page into the library, and take them out again."""
    shelf = library()
    sections = ("heroes", "classes", "items", "search_cards", "familiars", "activations")
    printed = {section: dict(getattr(shelf, section)) for section in sections}
    _put_in(shelf)
    yield
    for section, cards in printed.items():
        setattr(shelf, section, cards)
    shelf.index()


def _put_in(shelf: Library) -> None:
    for name in PLAIN.values():
        shelf.heroes[name] = HeroSheet.model_validate({"id": name, "archetype": "warrior", **SHEET})
    trade = {"id": "trial", "archetype": "warrior", "equipment": [], "skills": SKILLS}
    shelf.classes["trial"] = HeroClass.model_validate(trade)
    shelf.items |= {card["id"]: Item.model_validate({**card, "act": 1}) for card in ITEMS}
    shelf.search_cards |= {card["id"]: SearchCard.model_validate(card) for card in SEARCH_CARDS}
    shelf.familiars |= {card["id"]: FamiliarCard.model_validate(card) for card in FAMILIARS}
    for monster in shelf.monsters:
        for name, lines in LISTS.items():
            card = {"id": f"{monster}_{name}", "monster": monster, "minion": lines, "master": lines}
            shelf.activations[f"{monster}_{name}"] = ActivationCard.model_validate(card)
    shelf.index()


def plain_scene(drawing: str, *, skills: dict[str, list[str]] | None = None, **more: Any) -> Scene:
    """A scene in which A, B, C and D are the plain heroes, each with bare hands but for the `cards` it is given."""
    heroes = {letter: f"{name}/trial" for letter, name in PLAIN.items()} | more.pop("heroes", {})
    whose = more.pop("turn", "")
    table = scene(drawing, heroes=heroes, turn=None, **more)
    for letter, name in table.names.items():
        if name in PLAIN.values():
            wanted = (skills or {}).get(letter, [])
            hero = table.hero(letter)
            hero.cards = [held for held in hero.cards if held.kind != "skill" or held.card in wanted]
    if whose is not None:
        script = table.game.chance.script
        table.game.chance.script = []
        table.take_turn(whose or next(letter for letter in table.names if letter.isupper()))
        table.game.chance.script = script
    return table


def told(table: Scene, kind: type[Told]) -> list[Told]:
    """The events of one kind that the last step told."""
    return [event for event in table.events if isinstance(event, kind)]


def with_familiar(table: Scene, owner: str, familiar: str, square: str) -> Familiar:
    """Put a familiar of a hero on the board; it can be named like the drawn figures."""
    creature = Familiar(id=familiar, familiar=familiar, owner=table.names[owner], squares=(Square.parse(square),))
    table.game.familiars[creature.id] = creature
    table.names[familiar] = creature.id
    return creature
