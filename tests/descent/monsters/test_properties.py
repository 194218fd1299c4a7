"""Whatever a card makes monsters do on whatever board, it is what the rules allow: every card, random arenas."""

from collections import Counter

import pytest

from bot.descent.content.library import library
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.rules import passives
from tests.descent.fuzz.invariants import check_invariants
from tests.descent.monsters.arena import act, random_arena
from tests.descent.monsters.watch import Watch, check_actions

ARENAS, MANY = 3, 24
"""Boards for each card, by default and in a long run; two, three and four heroes in turn."""
CARDS = tuple(library().activations.values())
"""All printed cards; other tests put some of their own into the library."""


MORE_ATTACKS = {passives.RAVAGE, "reaper"}
"""Abilities that bring a monster a second attack; a reaper has one whenever a hero falls near it."""


def play(card: ActivationCard, monkeypatch: pytest.MonkeyPatch, arenas: int = ARENAS) -> Counter[str]:
    """Play a card in several arenas; how often each kind of choice was compared."""
    watch = Watch(monkeypatch)
    for number in range(arenas):
        game = random_arena(f"{card.id} {number}", card.monster, 2 + number % 3)
        told = act(game, card.id)
        assert told[0].kind == "group_activated"
        check_actions(told, 2 if attacks_twice(card) else 1)
        check_invariants(game)
        assert type(game).model_validate_json(game.model_dump_json()) == game
    return Counter(watch.checked)


def attacks_twice(card: ActivationCard) -> bool:
    """Whether its monsters may attack more than once: by their panel, or because the card says so."""
    monster, lieutenant = library().monsters.get(card.monster), library().lieutenants.get(card.monster)
    blocks = (*monster.act1.values(), *monster.act2.values()) if monster is not None else ()
    acts = (lieutenant.act1, lieutenant.act2) if lieutenant is not None else ()
    panel = any(not MORE_ATTACKS.isdisjoint(each.abilities) for each in (*blocks, *acts))
    written = card.model_dump_json(exclude_defaults=True)
    return panel or '"again":true' in written or '"times":2' in written


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_monsters_do_what_card_and_rules_say(card: ActivationCard, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the size of the party, targets, places and paths are those a brute force finds; two actions, one
    attack; the game stays sound and can be saved.
    """
    assert play(card, monkeypatch), f"{card.id}: nothing was ever decided"


@pytest.mark.slow
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_they_do_so_in_many_arenas(card: ActivationCard, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same on many more boards."""
    assert play(card, monkeypatch, MANY)


def test_every_kind_of_choice_is_compared() -> None:
    """The comparison above is not empty for any verb, nor for paths and where monsters end."""
    verbs = ("engage", "spot", "retreat", "toward", "away")
    missing = {f"place {verb}" for verb in verbs} | {"target attack", "target use", "path", "end"}
    for card in CARDS:
        with pytest.MonkeyPatch.context() as patch:
            missing -= set(play(card, patch, arenas=1))
        if not missing:
            break
    assert missing == set()
