"""The activation cards as a whole: enough of them, all of the language in use, each one readable.

How each one is played is in `test_properties.py`.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, get_args

import pytest
import yaml

from bot.descent.board import Terrain
from bot.descent.content.library import library
from bot.descent.content.wording import fields_of
from bot.descent.content.yaml_files import load_yaml
from bot.descent.monsters.actions.by_name import ABILITIES
from bot.descent.monsters.activation import draw
from bot.descent.monsters.changes import Bonus, Form, Lent
from bot.descent.monsters.instructions import MOVES, ActivationCard, Instruction, Ordeal, Special, Verb
from bot.descent.monsters.whom import Aim, Bound, Key, Measure, Neighbour, Reckoned, When
from bot.descent.words import words
from bot.descent.words.instructions import read_line, read_special, read_specials
from bot.paths import ROOT
from bot.words import LANGUAGES, Language
from bot.words.texts import Texts
from tests.descent.monsters.arena import random_arena
from tests.descent.monsters.parts import parts_of

SCENES = ROOT / "tests" / "scenes" / "monsters"
FEWEST_OF_A_KIND = 5
FEWEST = 75
LONG_LISTS = 0.79
"""The share of lists with three or more lines."""


CARDS = tuple(library().activations.values())
"""All printed cards; other tests put some of their own into the library."""


@pytest.fixture(autouse=True)
def _printed_cards_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library(), "activations", {card.id: card for card in CARDS})


def lists(card: ActivationCard) -> Iterator[tuple[Instruction, ...]]:
    """The lists of a card: both for a group, that of the masters for a lieutenant."""
    if card.monster not in library().lieutenants:
        yield card.minion
    yield card.master


def lines() -> list[Instruction]:
    """Every line of every card."""
    return [line for card in CARDS for listed in lists(card) for line in listed]


def in_scenes() -> list[ActivationCard]:
    """The cards of the decision scenes."""
    entries = [entry for path in SCENES.glob("*.yaml") for entry in load_yaml(path)]
    return [ActivationCard.model_validate({"id": "decision", **entry["card"]}) for entry in entries]


def said(value: Any) -> set[str]:
    """The names of the fields of a part of a card that say something."""
    return set(value.model_dump(exclude_defaults=True))


# Enough of everything ----------------------------------------------------------------------------------------


def test_every_monster_and_lieutenant_has_a_deck() -> None:
    """Each of the nine groups and six lieutenants has five cards at least, 75 in all."""
    decks = Counter(card.monster for card in CARDS)
    kinds = {*library().monsters, *library().lieutenants}
    assert set(decks) == kinds
    assert {kind: size for kind, size in decks.items() if size < FEWEST_OF_A_KIND} == {}
    assert decks.total() >= FEWEST


def test_no_card_is_lost_to_another_of_the_same_id() -> None:
    """The files hold as many cards as the library: no id stands in two of them."""
    folder = ROOT / "data" / "descent"
    written = [
        (path.stem, entry["id"], entry["monster"])
        for path in (*folder.glob("activations/*.yaml"), *folder.glob("boxes/*/activations/*.yaml"))
        for entry in load_yaml(path)["activations"]
    ]
    assert sorted(name for _, name, _ in written) == sorted(card.id for card in CARDS)
    assert [name for stem, name, monster in written if stem != monster] == []


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_has_a_special_effect_and_lists_that_lead_somewhere(card: ActivationCard) -> None:
    """Two to five lines; one of them harms, one brings the monster nearer, and the last asks for nothing."""
    assert card.special
    for listed in lists(card):
        assert 2 <= len(listed) <= 5
        assert len({line.model_dump_json() for line in listed}) == len(listed), "a line stands twice"
        assert any(harms(line) for line in listed)
        assert any(draws_near(line) for line in listed)
        assert listed[-1].when == When(), "the last line may never be followed"


def harms(line: Instruction) -> bool:
    """Whether a line is an attack, whoever is in the way of it."""
    if line.use is not None:
        return ABILITIES[line.use].attacks
    return line.do == "attack"


def draws_near(line: Instruction) -> bool:
    """Whether a line brings a monster nearer to heroes wherever they are."""
    unfiltered = said(line.aim) <= {"by", "many"}
    return line.do in ("engage", "spot") and unfiltered and line.when == When()


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_special_action_is_one_the_monster_has(card: ActivationCard) -> None:
    """A line that uses an ability names one that the rank has on its card, and says the right kind of target."""
    for rank, listed in (("minion", card.minion), ("master", card.master)):
        for line in listed:
            if line.use is not None:
                assert line.use in actions(card.monster, rank)
            if line.use in ("heal", "sacrifice", "promotion"):
                assert line.aim.who != "hero"


def actions(monster: str, rank: str) -> set[str]:
    """The special actions of a rank in either act."""
    shelf = library()
    if monster in shelf.lieutenants:
        both = (shelf.lieutenants[monster].act1, shelf.lieutenants[monster].act2)
        return {action for act_card in both for action in act_card.actions}
    kind = shelf.monsters[monster]
    blocks = [block for act_card in (kind.act1, kind.act2) for name, block in act_card.items() if name == rank]
    return {action for block in blocks for action in block.actions}


def test_most_lists_leave_a_choice() -> None:
    """Four lists of five have three lines or more, so what is neglected decides what happens."""
    sizes = [len(listed) for card in CARDS for listed in lists(card)]
    assert sum(size >= 3 for size in sizes) / len(sizes) >= LONG_LISTS


def test_both_orders_and_all_times_are_in_use() -> None:
    """Some cards let masters go first and some minions; specials come at the start, the end or throughout."""
    grouped = [card for card in CARDS if card.monster in library().monsters]
    assert {card.first for card in grouped} == {"masters", "minions"}
    specials = [special for card in CARDS for special in card.special]
    assert {special.at for special in specials} >= {"start", "lasting", "end"}
    assert {special.of for special in specials} == {"all", "minions", "masters"}
    assert len({special.model_dump_json() for special in specials}) >= len(CARDS) / 2


def test_the_whole_language_is_spoken() -> None:
    """Every verb, key, filter, condition and following part stands on a card or in a decision scene."""
    spoken = list(parts_of([*CARDS, *in_scenes()]))
    sentences = [part for part in spoken if isinstance(part, Instruction)]
    aims = [part for part in spoken if isinstance(part, Aim)]
    assert {line.do for line in sentences} == set(get_args(Verb))
    assert {key for aim in aims for key in aim.by} == set(get_args(Key))
    assert {name for aim in aims for name in said(aim)} == set(Aim.model_fields)
    assert {aim.who for aim in aims} >= {"hero", "monster", "kin", "other_hero", "other_kin", "figure", "attacker"}
    assert {name for part in spoken if isinstance(part, When) for name in said(part)} == set(When.model_fields)
    assert {follow.do for line in sentences for follow in line.then} >= {"retreat", "away"}
    assert {line.use for line in sentences} - {None} == set(ABILITIES)


def test_special_effects_use_all_their_words() -> None:
    """Every part of special effects stands on some card or in a decision scene."""
    specials = [special for card in (*CARDS, *in_scenes()) for special in card.special]
    assert {name for special in specials for name in said(special)} == set(Special.model_fields)
    assert {name for special in specials for name in said(special.attack)} == set(Form.model_fields)
    assert {name for special in specials for name in special.set} >= {"within", "fatigue"}
    assert {name for special in specials for name in said(special.bonus)} == set(Bonus.model_fields)
    ordeals = [special.ordeal for special in specials if special.ordeal is not None]
    assert {name for ordeal in ordeals for name in said(ordeal)} == set(Ordeal.model_fields)
    assert {ordeal.test for ordeal in ordeals} >= {"might", "knowledge", "willpower", "awareness"}
    assert any(special.recover for special in specials)
    assert any(special.shed for special in specials)


def test_conditions_on_cards_exist() -> None:
    """A card speaks only of conditions there are."""
    named = {name for line in lines() for name in (*line.aim.having, *line.aim.without)}
    for special in (special for card in CARDS for special in card.special):
        named |= {*special.bonus.inflicts, special.ordeal.condition or "" if special.ordeal else ""} - {""}
    assert named <= set(library().conditions)


@pytest.mark.parametrize(
    "wrong",
    [
        {"do": "use"},
        {"do": "attack", "use": "grab"},
        {"do": "attack", "squares": 2},
        {"do": "harm"},
        {"do": "try", "attribute": "might"},
        {"do": "choose", "options": [[{"do": "shed"}]]},
        {"do": "place"},
        {"do": "apply", "hearts": 1},
        {"do": "apply", "condition": "stunned", "count": 2},
        {"do": "try", "attribute": ["best", "might"], "failed": [{"do": "shed"}]},
        {"do": "toward", "aim": {"take": "most"}},
        {"do": "engage", "aim": {"who": "hero", "rank": "master"}},
        {"do": "harm", "hearts": {"times": 2}},
        {"do": "attack", "aim": {"many": True}},
        {"do": "attack", "aim": {"by": ["ugliest"]}},
    ],
)
def test_a_line_that_makes_no_sense_is_refused(wrong: dict[str, Any]) -> None:
    """A slip in a card stops at load instead of being played."""
    with pytest.raises(ValueError, match="validation error"):
        Instruction.model_validate(wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        {"at": "start", "bonus": {"hearts": 1}},
        {"at": "lasting", "recover": 1},
        {"at": "end"},
        {"at": "lasting", "bonus": {"hearts": 1}, "shed": True},
    ],
)
def test_a_special_effect_at_the_wrong_time_is_refused(wrong: dict[str, Any]) -> None:
    """What would never have an effect can't be written."""
    with pytest.raises(ValueError, match="lasting"):
        Special.model_validate(wrong)


# Played ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("monster", sorted({card.monster for card in CARDS}))
def test_a_deck_is_drawn_without_repeats(monster: str) -> None:
    """ACT-01: no card comes again before all of the group's cards have come; then the deck starts anew."""
    game = random_arena(f"deck {monster}", monster, 4)
    deck = {card.id for card in CARDS if card.monster == monster}

    first = [draw(game, monster).id for _ in deck]
    second = [draw(game, monster).id for _ in deck]

    assert set(first) == set(second) == deck


# Read --------------------------------------------------------------------------------------------------------


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Missing words are errors."""
    monkeypatch.setattr(Texts, "strict", True)


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_card_reads(language: Language) -> None:
    """Each line is a sentence in both languages, and no two different lines read the same."""
    assert_told_apart({meaning(line).model_dump_json(): read_line(words(language), line) for line in lines()})


def meaning(line: Instruction) -> Instruction:
    """The line with `many` in its other spelling."""
    if not line.aim.many:
        return line
    return line.model_copy(update={"aim": line.aim.model_copy(update={"many": False, "take": "most"})})


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_special_effect_reads(language: Language) -> None:
    """Each special effect is a sentence in both languages, and no two different ones read the same."""
    specials = [special for card in CARDS for special in card.special]
    assert_told_apart({special.model_dump_json(): read_special(words(language), special) for special in specials})


def assert_told_apart(read: dict[str, str]) -> None:
    """All sentences begin with a capital, end with a full stop, and differ."""
    for sentence in read.values():
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence
        assert "{" not in sentence, sentence
    twice = [sentence for sentence, times in Counter(read.values()).items() if times > 1]
    assert twice == []


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_language_can_be_read(language: Language) -> None:
    """Each single verb, key, filter and condition changes what a line says, also those no card uses yet."""
    speaker = words(language)
    read = [read_line(speaker, line) for line in one_word_lines()]
    assert len(set(read)) == len(read)


def one_word_lines() -> Iterator[Instruction]:
    """Lines that differ in one word each."""
    for verb in get_args(Verb):
        if verb in (*MOVES, "attack", "swap", "finish", "shed", "token", "flip", "unequip"):
            yield Instruction(do=verb)
    yield from deeds()
    for ability in ABILITIES:
        yield Instruction(do="use", use=ability)
    for who in ("hero", "monster", "kin", "figure", "other_hero", "other_monster", "other_kin", "other_figure"):
        # Two keys have an older name besides, which means and says the same.
        for key in (key for key in get_args(Key) if not key.endswith("_adjacent")):
            yield Instruction(do="spot", aim=Aim.model_validate({"who": who, "by": [key], "within": 3}))
    filters: list[dict[str, Any]] = [
        {"within": 2},
        {"beyond": 2},
        {"adjacent": True},
        {"sight": True},
        {"having": ["stunned"]},
        {"without": ["stunned"]},
        {"without": ["stunned", "cursed"]},
        {"unattacked": True},
        {"beside_kin": True},
        {"alone": True},
        {"hurt": True},
        {"at_least": 2},
        {"take": "all"},
        *({name: True} for name in ("same", "passed", "failed", "meant")),
        *({name: value} for name in ("token", "attacked") for value in (True, False)),
        *({name: what} for name in ("beside", "not_beside") for what in get_args(Neighbour)),
        *({"terrain": terrain.value} for terrain in Terrain),
        *({"with": {measure: {"at_least": 2}}} for measure in get_args(Measure)),
        {"with": {"fatigue": {"at_most": 2}}},
        {"with": {"fatigue": {"at_least": 2, "at_most": 2}}},
        *({"within": 3, "from": origin} for origin in ("them", "master", "attacker", "target")),
        *({"who": who} for who in ("attacker", "target", "them", "self")),
        *({"who": who, "rank": rank} for who in ("monster", "kin") for rank in ("master", "minion")),
    ]
    for chosen in filters:
        yield Instruction(do="attack", aim=Aim.model_validate(chosen))
    yield Instruction(do="engage", aim=Aim(many=True))
    yield Instruction(do="spot", aim=Aim(take="most"))
    yield Instruction(do="attack", again=True)
    yield Instruction(do="toward", through="most")
    yield Instruction(do="engage", ending=Aim(who="kin"))
    yield Instruction(do="engage", ending=Aim(who="kin", take="most"))
    for ground in ("water", "mud", "pit", "hazard", "lava"):
        yield Instruction(do="toward", aim=Aim.model_validate({"ground": ground}))
    yield Instruction(do="retreat", aim=Aim(by=("farthest",)))
    for name, field in When.model_fields.items():
        for value in guards(name, str(field.annotation)):
            yield Instruction(do="attack", when=When.model_validate({name: value}))
    for follow in ("retreat", "away", "toward"):
        yield Instruction(do="attack", then=(Instruction.model_validate({"do": follow}),))
    for squares in (1, 2):
        yield Instruction(do="toward", squares=squares)
        yield Instruction(do="away", squares=squares)


def guards(name: str, annotation: str) -> Sequence[object]:
    """Some values of a condition."""
    if name in ("any", "none"):
        return {"within": 2}, {"within": 2, "at_least": 3}
    if name in ("cause", "using"):
        return ("attack",) if name == "cause" else ("howl", "wail")
    return (1, 2) if "int" in annotation else (True, False)


def deeds() -> Iterator[Instruction]:
    """Deeds that differ in one word each."""
    per: list[object] = [1, 2, "dealt", {"count": {"who": "kin"}}, {"count": {"who": "kin"}, "times": 2}]
    per += [{"measure": measure} for measure in (*get_args(Measure), "excess")]
    per += [{"measure": "fatigue", **more} for more in ({"plus": 1}, {"at_most": 3}, {"of": "attacker"})]
    for amount in per:
        yield Instruction.model_validate({"do": "harm", "hearts": amount})
        yield Instruction.model_validate({"do": "away", "squares": amount, "each": {"adjacent": True}})
    parts: list[dict[str, Any]] = [
        {"do": "harm", "fatigue": 1},
        {"do": "recover", "hearts": "all"},
        {"do": "recover", "fatigue": "all"},
        {"do": "apply", "condition": "stunned"},
        {"do": "apply", "condition": ["stunned", "cursed"]},
        {"do": "apply", "condition": "random"},
        {"do": "apply", "condition": "random", "count": 2},
        {"do": "shed", "condition": "stunned"},
        {"do": "points", "points": 2},
        {"do": "flip", "count": 2},
        {"do": "unequip", "count": 2},
        {"do": "token", "on": False},
        {"do": "place", "near": {"who": "hero"}},
        {"do": "place", "beside": {"who": "hero"}},
        {"do": "place", "beside": {"who": "hero"}, "prefer": {"who": "kin"}},
        {"do": "try", "attribute": "might", "failed": [{"do": "shed"}]},
        {"do": "try", "attribute": "might", "passed": [{"do": "shed"}]},
        {"do": "try", "attribute": ["might", "awareness"], "passed": [{"do": "shed"}]},
        {"do": "try", "attribute": "best", "passed": [{"do": "shed"}]},
        {"do": "try", "attribute": "worst", "passed": [{"do": "shed"}]},
        {"do": "try", "attribute": "might", "shields": 1, "passed": [{"do": "shed"}]},
        {"do": "try", "attribute": "might", "times": 2, "passed": [{"do": "shed"}]},
        {"do": "choose", "options": [[{"do": "shed"}], [{"do": "finish"}]]},
    ]
    for part in parts:
        yield Instruction.model_validate(part)
        yield Instruction.model_validate({**part, "each": {"who": "hero"}})
        yield Instruction.model_validate({**part, "each": {"who": "hero", "take": 2}})


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_tells_its_effect(language: Language) -> None:
    """Names differ within a language, and the text of a special effect holds all that the effect does."""
    speaker = words(language)
    names = [speaker.text(f"activation-{card.id}") for card in CARDS]
    assert len(set(names)) == len(names)
    for card in CARDS:
        told = read_specials(speaker, card)
        assert all(read_special(speaker, special) in told for special in card.special)


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "fr",
            "Si un héros est adjacent, attaquer le héros ayant la plus basse Puissance, puis battre en retraite.",
        ),
        ("en", "If a hero is adjacent, attack the hero with the lowest Might, then retreat."),
    ],
)
def test_a_line_reads_like_a_sentence(language: Language, sentence: str) -> None:
    """Condition, verb, target and following part come in the order people say them."""
    line = Instruction.model_validate(
        {
            "do": "attack",
            "aim": {"by": ["lowest_might"]},
            "when": {"hero_within": 1},
            "then": [{"do": "retreat"}],
        }
    )
    assert read_line(words(language), line) == sentence


# Documented --------------------------------------------------------------------------------------------------


def manual() -> str:
    """The pages for authors about activation cards."""
    text = (ROOT / "docs" / "authors.md").read_text(encoding="utf-8")
    return text[text.index("## Activation cards") :]


def test_the_examples_of_the_manual_can_be_read() -> None:
    """Each card, line and special effect shown to authors is valid."""
    card, shown, effects = (
        yaml.safe_load(block) for block in re.findall(r"```yaml\n(.*?)```", manual(), re.DOTALL)[:3]
    )
    assert ActivationCard.model_validate(card["activations"][0]) == library().activations["zombie_stench"]
    assert len([Instruction.model_validate(line) for line in shown]) == len(shown)
    assert len([Special.model_validate(effect) for effect in effects["special"]]) == len(effects["special"])


def test_the_manual_names_every_word() -> None:
    """Verbs, keys, filters, conditions, special actions and parts of special effects all stand in the manual."""
    known = {*get_args(Verb), *get_args(Key), *ABILITIES}
    for part in (Aim, When, Bonus, Form, Lent, Ordeal, Special, Instruction, Reckoned, Bound):
        known |= set(fields_of(part))
    text = manual()
    assert sorted(word for word in known if not re.search(rf"\b{word}\b", text)) == []
