"""Whatever a card says in the language of activation cards: it can be read, played, and saved at every step."""

from random import Random
from typing import Any, get_args

import pytest

from bot.descent.commands import Answer
from bot.descent.content.library import library
from bot.descent.monsters.activation import ActivateGroup
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.monsters.whom import Key, Measure, Neighbour
from bot.descent.rules.play import perform
from bot.descent.rules.steps import push
from bot.descent.state.game import Game
from bot.descent.words import words
from bot.descent.words.instructions import read_line, read_special
from bot.kernel.steps import _take_due
from bot.words import LANGUAGES
from bot.words.texts import Texts
from tests.descent.fuzz.invariants import check_invariants
from tests.descent.monsters.arena import act, random_arena
from tests.descent.monsters.test_catalogue import ALL
from tests.descent.monsters.test_decisions import asked, expected, outcome, plain_heroes, set_up
from tests.descent.monsters.test_decisions import card_of as put_in

__all__ = ["plain_heroes"]

CARDS = 40
KINDS = ("zombie", "goblin_archer", "barghest", "ettin", "cave_spider")
CONDITIONS = ("poisoned", "stunned", "immobilized", "diseased", "weakened")


def whom(random: Random) -> dict[str, Any]:
    """Some selector."""
    who = random.choice(("hero", "hero", "monster", "kin", "figure", "other_hero", "other_kin"))
    said: dict[str, Any] = {"who": who}
    filters: list[dict[str, Any]] = [
        {"within": random.randint(1, 6)},
        {"by": [random.choice(get_args(Key))]},
        {"sight": True},
        {"having": [random.choice(CONDITIONS)]},
        {"beside": random.choice(get_args(Neighbour))},
        {"not_beside": random.choice(get_args(Neighbour))},
        {"with": {random.choice(get_args(Measure)): {"at_least": random.randint(0, 3)}}},
        {"attacked": random.choice((True, False))},
        {"take": random.randint(1, 3)},
        {"at_least": random.randint(1, 3)},
    ]
    for chosen in random.sample(filters, random.randint(0, 2)):
        said |= chosen
    return said


def aim(random: Random) -> dict[str, Any]:
    """Some selector of the best one."""
    return {name: value for name, value in whom(random).items() if name != "take"}


def amount(random: Random) -> Any:
    """Some number."""
    counted = {"count": whom(random), "at_most": 3, "plus": random.randint(0, 1)}
    return random.choice(
        (1, 2, "dealt", counted, {"measure": "excess"}, {"measure": random.choice(get_args(Measure)), "at_most": 2})
    )


def deed(random: Random, depth: int = 0) -> dict[str, Any]:
    """Some deed, perhaps with others inside."""
    inner = [deed(random, depth + 1)] if depth < 2 else [{"do": "shed"}]
    sentences: list[dict[str, Any]] = [
        {"do": "harm", random.choice(("hearts", "fatigue")): amount(random)},
        {"do": "recover", "hearts": random.choice((1, "all"))},
        {"do": "apply", "condition": random.choice((*CONDITIONS, "random"))},
        {"do": "apply", "condition": "random", "count": amount(random)},
        {"do": "shed"},
        {"do": random.choice(("toward", "away", "engage", "spot", "retreat")), "squares": amount(random)},
        {"do": "toward", "squares": 2, "aim": aim(random)},
        {"do": "place", random.choice(("near", "beside")): aim(random)},
        {"do": "swap", "aim": aim(random)},
        {"do": "attack", "again": random.choice((True, False)), "aim": {"within": 3}},
        {"do": "attack", "again": True, "each": {"who": "attacker"}, "aim": {"who": "target"}},
        {"do": "howl", "aim": {"meant": True}},
        {
            "do": "try",
            "attribute": random.choice(("might", ["knowledge", "awareness"], "best", "worst")),
            "failed": inner,
        },
        {"do": "choose", "options": [inner, [{"do": "harm", "fatigue": 1}]]},
        {"do": "token"},
        {"do": "flip"},
        {"do": "unequip"},
        {"do": "points", "points": 1},
    ]
    said = random.choice(sentences)
    if random.random() < 0.5:
        said["each"] = whom(random)
    if random.random() < 0.2:
        said["when"] = {random.choice(("any", "none")): whom(random)}
    return said


def card(number: int) -> ActivationCard:
    """A card that nobody would write."""
    random = Random(f"any card {number}")
    times = ("start", "end", "monster_start", "monster_end", "after_attack", "damage_suffered", "attack_declared")
    special: list[dict[str, Any]] = [
        {"at": random.choice(times), "do": [deed(random) for _ in range(random.randint(1, 2))]} for _ in range(2)
    ]
    for entry in special:
        if random.random() < 0.5:
            entry["each"] = whom(random)
    changes: list[dict[str, Any]] = [
        {"bonus": {"hearts": amount(random), "dice": ["yellow"]}, "against": whom(random)},
        {"attack": {"blast": True, "times": 2}},
        {"attack": {"kind": "ranged", "also": whom(random)}},
        {"each": {"who": "hero", "within": 4}, "bonus": {"might": -2, "floor": 1}},
        {"each": {"who": "hero", "within": 4}, "forbid": ["roll_defence", "exhaust", "pay_fatigue"]},
        {"alter": "howl", "set": {"within": 6}},
        {"alter": "howl", "reaches": whom(random)},
        {"alter": "howl", "adds": [deed(random)]},
        {"lends": {"use": random.choice(("grab", "howl"))}},
    ]
    special.append({"at": "lasting", **random.choice(changes)})
    lines = [deed(random), {"do": "attack"}, {"do": "howl"}, deed(random), {"do": "engage"}]
    both = {"minion": lines, "master": lines}
    kind = random.choice(KINDS)
    return ActivationCard.model_validate({"id": f"any_{number}", "monster": kind, "special": special, **both})


@pytest.mark.parametrize("number", range(CARDS))
def test_any_card_can_be_read_and_played(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The group acts to the end, the game stays sound, and every sentence reads in both languages."""
    monkeypatch.setattr(Texts, "strict", True)
    printed = card(number)
    monkeypatch.setitem(library().activations, printed.id, printed)
    game = random_arena(f"any card {number}", printed.monster, 2 + number % 3)

    act(game, printed.id)

    check_invariants(game)
    assert Game.model_validate_json(game.model_dump_json()) == game
    for language in LANGUAGES:
        told = [read_line(words(language), line) for line in printed.minion]
        told += [read_special(words(language), special) for special in printed.special]
        assert all(sentence.endswith(".") for sentence in told)


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: f"{entry['shape']} {entry['name']}")
def test_it_can_be_saved_at_every_step(entry: dict[str, Any]) -> None:
    """Saved and read back before each single step, the activation comes out in a way the rules allow."""
    played, table = put_in(entry), set_up(entry)
    table.game.ties = "vote"
    game, told = table.game, []
    push(game, ActivateGroup(group=played.monster, card=played.id))
    while game.stack or game.question is not None:
        game = Game.model_validate_json(game.model_dump_json())
        if (question := game.question) is not None:
            told += perform(game, Answer(hero=question.owner, question=question.number, option=question.default))
            continue
        step = game.stack.pop()
        waiting = len(game.stack)
        step.resolve(game)
        _take_due(game, waiting)
        told += game.take_events()
    assert outcome(table, game, told, asked(entry)) in expected(entry), entry["why"]
