"""A thing is named once: in what a quest offers to do with it, in what a card's ability is called, in questions."""

import pytest

from bot.descent.commands import UseCard, UseElement
from bot.descent.rules.steps import Option, Question
from bot.descent.words import words
from bot.words import LANGUAGES, Language
from tests.descent.views.games import started


@pytest.mark.parametrize(
    ("use", "element", "fr", "en"),
    [
        ("turn_winch", "winch", "Tourner le treuil (Puissance)", "Turn the winch (Might)"),
        ("help_up", "watchman", "Relever le guetteur", "Help the watchman up"),
    ],
)
def test_what_a_use_names_is_not_named_again(use: str, element: str, fr: str, en: str) -> None:
    """ "Turn the winch" says what is turned: neither the button nor the story adds "the winch"."""
    game = started().running()
    game.quest = "first_torch"
    command = UseElement(hero="syndrael", element=element, use=use)

    assert words("fr").command(command, game) == fr
    assert words("en").command(command, game) == en


def test_one_of_several_winches_is_named() -> None:
    """Where the words of a use do not tell which thing is meant, its name follows."""
    game = started().running()
    game.quest = "merriod_ferry"

    assert words("en").deed("north_winch", "haul_north", game) == "Turn the winch (Might) · the upper winch"


@pytest.mark.parametrize(("language", "said"), [("en", "Dismiss the Reanimate"), ("fr", "Congédier le Réanimé")])
def test_letting_the_reanimate_go_is_called_so(language: Language, said: str) -> None:
    """With a reanimate in play Raise Dead offers to dismiss it, and does not go by the card's name."""
    game = started().running()
    dismissal = UseCard(hero="syndrael", card="raise_dead", ability="dismiss")

    assert words(language).command(dismissal, game) == said
    assert words(language).command(UseCard(hero="syndrael", card="raise_dead"), game) != said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hero_who_moves_itself_is_named_once(language: Language) -> None:
    """ "Syndrael: where to?", but "Leoric: where does the Reanimate go?"."""
    game, say = started().running(), words(language)
    stay = [Option(id="stay")]
    about = {"figure": "syndrael", "points": 3}
    own = Question(number=1, kind="choose_move", owner="syndrael", options=stay, default="stay", about=about)
    other = own.model_copy(update={"owner": "widow_tarha"})

    assert say.question(own, game).count("Syndrael") == 1
    assert say.figure("widow_tarha", game) in say.question(other, game)
    assert "Syndrael" in say.question(other, game)
