"""Lines and buttons begin with a capital, name a thing once, and agree with whoever they speak of."""

import re

import pytest

from bot.descent.board import Square
from bot.descent.commands import UseElement
from bot.descent.events import CardUsed, FeatUsed, FigureMoved, MonsterDefeated
from bot.descent.quest.events import TokenUsed
from bot.descent.quest.setup import Recruit, start_quest
from bot.descent.rules.stats import FEAT, SHEET
from bot.descent.state.game import Game
from bot.descent.views.reference.examined import examined
from bot.descent.views.reference.meant import card_meant, catalogue
from bot.descent.views.reference.surroundings import surroundings_face
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.views.face import Menu
from bot.words import LANGUAGES, Language

C4 = Square(2, 3)


@pytest.fixture
def game() -> Game:
    """Two heroes against zombies, of whom one is the Gatekeeper."""
    party = [
        Recruit(hero="syndrael", hero_class="knight"),
        Recruit(hero="widow_tarha", hero_class="runemaster"),
    ]
    game = start_quest("ember_chapel", party, seed="words")[0]
    game.monsters["zombie_1"].name = "gatekeeper"
    return game


def test_a_line_that_begins_with_a_name_has_a_capital(game: Game) -> None:
    """The Gatekeeper moves, and falls, with a capital wherever a sentence begins."""
    walk = FigureMoved(figure="zombie_1", start=(C4,), path=(C4,), end=(C4,))
    fall = MonsterDefeated(figure="zombie_1", by="syndrael", square=C4, name="gatekeeper")

    lines = words("en").story([walk, fall], game).lines

    assert lines[0].startswith("👣 **The Gatekeeper** ")
    assert not any(re.match(r"\W*the ", line) for line in lines), lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_begins_with_a_capital(game: Game, language: Language) -> None:
    """Whoever a refusal speaks of first."""
    told = words(language).refusal(Refused("not_an_enemy", target="zombie_1"), game)

    assert told[0].isupper(), told


def test_what_names_its_thing_does_not_name_it_twice(game: Game) -> None:
    """« Turn the winch », not « Turn the winch: the winch »; what does not name it says what it is about."""
    game.quest = "first_torch"
    say, hero = words("en"), "syndrael"
    turn = "turn_winch"

    label = say.command(UseElement(hero=hero, element="winch", use=turn), game)
    line = say.story([TokenUsed(hero=hero, element="winch", use=turn)], game).lines[0]

    assert label.lower().count("winch") == 1, label
    assert line.lower().count("winch") == 1, line
    other = say.command(UseElement(hero=hero, element="brazier", use=turn), game)
    assert "brazier" in other


def test_an_ability_without_a_name_is_said_to_be_on_the_sheet(game: Game) -> None:
    """Nobody « uses Hero ability »."""
    used = CardUsed(figure="syndrael", card=SHEET, ability="own", target=None)

    assert "uses the ability of the hero sheet" in words("en").story([used], game).lines[0]
    assert "la capacité de sa fiche" in words("fr").story([used], game).lines[0]


@pytest.mark.parametrize(("target", "how"), [("zombie_2", "contre"), ("widow_tarha", "pour")])
def test_a_feat_is_against_enemies_and_for_friends(game: Game, target: str, how: str) -> None:
    """French says which."""
    events = [FeatUsed(hero="syndrael"), CardUsed(figure="syndrael", card=FEAT, ability="own", target=target)]

    assert f"héroïque {how} **" in words("fr").story(events, game).lines[0]


def test_examining_says_where_a_thing_lies(game: Game) -> None:
    """A token is named with a capital, and has its square instead of « It is there »."""
    say, token = words("en"), next(iter(game.board.tokens.values()))

    lines = examined(game, token.id, None, say)

    assert lines[0].removeprefix("### ")[0].isupper()
    assert any(str(token.square) in line for line in lines), lines
    (menu,) = surroundings_face(game, say).rows
    assert isinstance(menu, Menu)
    assert all(pick.label[0].isupper() for pick in menu.picks), menu


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_are_listed_under_the_same_name(language: Language) -> None:
    """Two classes have a wooden shield: each is listed with its class, and is still found by its name."""
    shields = [catalogue(language)[f"wooden_shield_{owner}"] for owner in ("knight", "disciple")]

    assert len(set(shields)) == 2
    plain = words(language).card("wooden_shield_knight")
    assert card_meant(plain, list(catalogue(language))).startswith("wooden_shield")
