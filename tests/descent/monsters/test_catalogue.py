"""What authors of activation cards can say: one line or special effect for each shape there is.

There are 21 shapes of action lines and 45 of special effects. Each has a made-up example in
`tests/scenes/monsters/catalogue_*.yaml`, a decision scene with all outcomes the rules allow. `test_decisions.py`
plays them; here stands that none is missing.
"""

from typing import Any

import pytest
import yaml

from bot.descent.content.library import library
from bot.descent.content.references import dangling_on
from bot.descent.content.yaml_files import load_yaml
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.words import words
from bot.descent.words.instructions import read_line, read_special
from bot.descent.words.specials import special_in_words
from bot.words import LANGUAGES, Language
from bot.words.texts import Texts
from tests.descent.monsters.test_decisions import SCENES

LINES = {f"L{number}" for number in range(1, 22)}
SPECIALS = set(range(1, 46))
NOT_YET = {33}
"""What can't be said: whoever retreats drags its victim along."""


def examples(kind: str) -> list[dict[str, Any]]:
    """The scenes of a half of the catalogue."""
    entries: list[dict[str, Any]] = load_yaml(SCENES / f"catalogue_{kind}.yaml")
    return entries


def card_of(entry: dict[str, Any]) -> ActivationCard:
    """The card of an example, as a file of ours would hold it."""
    return ActivationCard.model_validate({"id": "example", **yaml.safe_load(yaml.safe_dump(entry["card"]))})


ALL = [*examples("lines"), *examples("specials")]


def test_every_shape_of_line_can_be_said() -> None:
    """Each of the 21 shapes of action lines has an example that is played."""
    assert {entry["shape"] for entry in examples("lines")} == LINES


def test_every_shape_of_special_effect_can_be_said() -> None:
    """Each of the 45 shapes of special effects has an example, but for those that are named as missing."""
    assert {entry["shape"] for entry in examples("specials")} == SPECIALS - NOT_YET


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: f"{entry['shape']} {entry['name']}")
def test_the_checker_knows_it(entry: dict[str, Any]) -> None:
    """Nothing in the example leads nowhere."""
    card = card_of(entry)
    shelf = library()
    shelf.decks["example"] = "activations/example.yaml"
    try:
        assert list(dangling_on(shelf, card)) == []
    finally:
        del shelf.decks["example"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", ALL, ids=lambda entry: f"{entry['shape']} {entry['name']}")
def test_it_reads_in_both_languages(
    entry: dict[str, Any], language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every line and effect is a sentence, on the card and in the story."""
    monkeypatch.setattr(Texts, "strict", True)
    card, speaker = card_of(entry), words(language)
    told = [read_line(speaker, line) for line in (*card.minion, *card.master)]
    told += [read_special(speaker, special) for special in card.special]
    for sentence in told:
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence
        assert "{" not in sentence, sentence
    assert all(special_in_words(speaker, special) for special in card.special)


@pytest.mark.parametrize(
    ("special", "mistake"),
    [
        ({"at": "lasting", "alter": "howll", "set": {"within": 5}}, "special.0.alter: unknown name 'howll'"),
        ({"at": "lasting", "alter": "grab", "set": {"fatigue": 5}}, "special.0.set: grab has: within"),
        ({"at": "lasting", "lends": {"use": "gab"}}, "special.0.lends.use: unknown name 'gab'"),
        ({"at": "lasting", "lends": {"ability": "flyy"}}, "special.0.lends.ability: unknown name 'flyy'"),
        ({"at": "start", "do": [{"do": "apply", "condition": "posioned"}]}, "do.0.condition.0: unknown name"),
        ({"at": "use_after", "when": {"using": "wial"}, "do": [{"do": "shed"}]}, "when.using: unknown name 'wial'"),
    ],
)
def test_a_name_that_leads_nowhere_is_found(special: dict[str, Any], mistake: str) -> None:
    """`flambeau check` names the mistake, wherever in a special effect it stands."""
    shelf = library()
    shelf.decks["example"] = "activations/example.yaml"
    card = ActivationCard.model_validate({"id": "example", "monster": "zombie", "special": [special]})
    try:
        found = list(dangling_on(shelf, card))
    finally:
        del shelf.decks["example"]
    assert len(found) == 1
    assert mistake in found[0]
