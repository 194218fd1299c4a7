"""Whatever the rules can say has words: scans of the source that fail until a new code is worded."""

from collections.abc import Iterator
from functools import lru_cache
from typing import get_args

import pytest

from bot.descent.attack.surge_abilities import PIERCE_VEIL, RECOVER, SHAKE_OFF, STOP
from bot.descent.board import Terrain
from bot.descent.commands import ALL
from bot.descent.content.cards import Item, MonsterBlock, SearchCard, Surge
from bot.descent.content.library import Library, library
from bot.descent.events import DescentEvent
from bot.descent.monsters.instructions import Verb
from bot.descent.monsters.lieutenants import LieutenantAct
from bot.descent.monsters.whom import Key
from bot.descent.quest.content import LOCALES
from bot.descent.rules.dice import FACES
from bot.descent.rules.moments import Moment
from bot.descent.words import words
from bot.descent.words.naming import unnamed
from bot.descent.words.narrator import DESCENT
from bot.descent.words.symbols import DICE
from bot.words import LANGUAGES
from bot.words.locales import Entry, entries
from tests.descent.words import source


@lru_cache(maxsize=len(LANGUAGES))
def messages(language: str) -> dict[str, Entry]:
    """What this game says, in its own words or in those of the house."""
    return entries(language) | entries(language, LOCALES)


def missing(*keys: str) -> list[str]:
    """The keys that have no message, by language."""
    return [f"{language}: {key}" for language in LANGUAGES for key in keys if not words(language).has(key)]


def test_every_refusal_has_a_sentence() -> None:
    """Whoever is refused reads why, in both languages, from the facts that every such refusal carries."""
    assert missing(*(f"refusal-{code}" for code in sorted(source.refusals()))) == []
    untold = {}
    for code, calls in source.refusals().items():
        known = set.intersection(*(call.keywords() for call in calls))
        for language in LANGUAGES:
            if not_told := messages(language)[f"refusal-{code}"].variables - known:
                untold[language, code] = not_told
    assert untold == {}, "these sentences need facts that are not always told"


def test_every_question_is_worded() -> None:
    """A question the rules may ask can be read in both languages."""
    assert missing(*(f"question-{kind}" for kind in sorted(source.questions()))) == []


def test_every_fixed_option_has_a_label() -> None:
    """Pass, stop, keep and their like have labels of their own."""
    fixed = source.fixed_options() | {PIERCE_VEIL, RECOVER, SHAKE_OFF, STOP}
    assert missing(*(f"option-{option}" for option in sorted(fixed))) == []


def test_every_other_option_can_be_named() -> None:
    """An option without a fixed id carries a fact its label can be made of."""
    assert source.mute_options() == []


def test_every_moment_is_worded() -> None:
    """A player who may react reads what is happening."""
    assert missing(*(f"moment-{moment.value}" for moment in Moment)) == []


def test_every_event_is_told() -> None:
    """Each kind of event has a teller; none tells an event that does not exist."""
    assert set(DescentEvent.all_kinds()) - set(DESCENT) == set()
    assert set(DESCENT) - set(DescentEvent.all_kinds()) == set()


def test_every_command_has_a_label_and_can_be_taken_back_in_words() -> None:
    """Buttons and the message about an undo know every command."""
    assert missing(*(f"do-{kind.kind}" for kind in ALL), *(f"deed-{kind.kind}" for kind in ALL)) == []


def test_every_reason_of_monsters_is_worded() -> None:
    """Ranking keys, verbs, neglected instructions and surges are explained by "Why?"."""
    keys = [f"reason-{key}" for key in get_args(Key)]
    keys += [f"measure-{key}" for key in get_args(Key)]
    keys += [f"verb-{verb}" for verb in get_args(Verb)]
    keys += [f"neglect-{why}" for why in sorted(source.neglects())]
    keys += [f"surge-why-{why}" for why in sorted(source.surge_reasons())]
    assert missing(*keys) == []


def test_the_scans_find_what_is_there() -> None:
    """The scans above are not empty because the source changed its habits."""
    assert {"not_adjacent", "out_of_sight", "no_action_left"} <= set(source.refusals())
    assert {"stunned", "immobilized", "cursed"} <= set(source.refusals())
    assert {"react", "spend_surges", "choose_weapon"} <= set(source.questions())
    assert {"pass", "keep"} <= source.fixed_options()
    assert {"no_target", "already_adjacent", "immobilized", "cursed", "shambling"} <= source.neglects()
    assert {"not_to_miss", "to_defeat", "panel_order"} <= source.surge_reasons()


def test_every_note_of_a_card_is_worded() -> None:
    """A card that tells a fact of its own has a sentence for it."""
    assert missing(*(f"noted-{note}" for note in sorted(source.notes()))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_harm_says_where_it_comes_from(language: str) -> None:
    """Every source of hearts or fatigue is a condition, a terrain, or has words of its own."""
    speaker = words("fr" if language == "fr" else "en")
    unknown = [
        name
        for name in sorted(source.sources())
        if name not in library().conditions
        and name not in library().skills
        and not speaker.first(f"source-{name}", f"ability-{name}")
    ]
    assert unknown == []


def test_everything_in_the_library_is_named() -> None:
    """Heroes, cards, monsters, abilities, activation cards, quests, doors and tokens have names and texts."""
    assert unnamed(library()) == []
    assert missing(*(f"terrain-{terrain.value}" for terrain in Terrain)) == []


def test_what_has_no_name_is_told() -> None:
    """A card without words is named with its language and key."""
    shelf = Library(items={"moon_blade": next(iter(library().items.values()))})

    assert unnamed(shelf) == [
        f"locales/{language}: card moon_blade: there is no message card-moon_blade{part}"
        for language in LANGUAGES
        for part in ("", ".text")
    ]


def all_blocks(shelf: Library) -> Iterator[MonsterBlock | LieutenantAct]:
    """The numbers of all monsters and lieutenants in both acts."""
    for monster in shelf.monsters.values():
        yield from (*monster.act1.values(), *monster.act2.values())
    for lieutenant in shelf.lieutenants.values():
        yield from (lieutenant.act1, lieutenant.act2)


def all_surges(shelf: Library) -> Iterator[Surge]:
    """Everything that can be bought with surges: on weapons, monsters and familiars, or lent by cards."""
    cards: list[Item | SearchCard] = [
        *shelf.items.values(),
        *shelf.class_items.values(),
        *shelf.search_cards.values(),
        *shelf.relics.values(),
    ]
    for card in cards:
        yield from card.surges
    for familiar in shelf.familiars.values():
        yield from familiar.surges
    for block in all_blocks(shelf):
        yield from block.surges
    sheets = [ability for hero in shelf.heroes.values() for ability in (*hero.ability, *hero.feats)]
    skills = [ability for card in (*cards, *shelf.skills.values()) for ability in card.abilities]
    for ability in (*sheets, *skills):
        yield from ability.lends


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_surge_has_a_label(language: str) -> None:
    """Whatever a weapon or a monster buys with surges can be said in a few words."""
    speaker = words("fr" if language == "fr" else "en")
    surges = list(all_surges(library()))
    assert surges
    for surge in surges:
        label = speaker.surge([effect.write(effect) for effect in surge.do])
        assert 0 < len(label) <= 60


def test_every_die_has_a_sign() -> None:
    """The seven dice can be told apart in a line of text."""
    assert set(DICE) == set(FACES)
    assert len(set(DICE.values())) == len(FACES)
