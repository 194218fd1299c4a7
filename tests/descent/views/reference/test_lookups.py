"""What look-ups say: the board read aloud, the rulebook, the odds, and cards by any of their names."""

import re

import pytest
import yaml

from bot.descent.attack.odds_now import attack_odds
from bot.descent.board import Square
from bot.descent.commands import Move, TakeTurn
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.quest.content import LOCALES
from bot.descent.rules.play import legal
from bot.descent.rules.steps import Option
from bot.descent.state.game import Game
from bot.descent.views.panel.chances import odds_lines
from bot.descent.views.pictures.cards import card_ids, card_name
from bot.descent.views.reference.lookups import conditions, items
from bot.descent.views.reference.meant import card_meant, figure_meant, hero_of_party, squares_meant, weapon_meant
from bot.descent.views.reference.reading import board_reading
from bot.descent.views.reference.rulebook import SIGNS, WORDS, look_up, rule_lines, rulebook
from bot.descent.words import symbols, words
from bot.kernel.refused import Refused
from bot.paths import DATA
from bot.words import LANGUAGES, Language
from bot.words.locales import entries
from bot.words.quoting import quoted
from tests.descent.views.games import ALIX, started, wander

# The board read aloud -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_told_square_by_square(language: Language) -> None:
    """Each row is told with every one of its squares, and each figure with its square and its neighbours."""
    for campaign in wander(started(3), 2, 30):
        game, say = campaign.running(), words(language)
        told = "\n".join(board_reading(game, say))
        squares = set(re.findall(r"\b[A-Z]{1,2}\d{1,2}\b", told))
        assert {str(square) for figure in game.everyone() for square in figure.squares} <= squares
        for figure in game.everyone():
            if figure.on_board:
                assert say.figure(figure.id, game) in told


def test_neighbours_are_named() -> None:
    """Standing next to a zombie, a hero's line says so; standing alone, it says that too."""
    campaign = started()
    Play(command=TakeTurn(hero="syndrael")).do(campaign, ALIX)
    ways = [each.command for each in legal(campaign.running(), "syndrael") if isinstance(each.command, Move)]
    before = _line(campaign, "Syndrael")
    game = campaign.running()
    zombies = [square for monster in game.monsters.values() for square in monster.squares]
    beside = [way for way in ways if any(game.grid.adjacent(way.to, square) for square in zombies)]
    Play(command=beside[0]).do(campaign, ALIX)

    assert "Zombie" not in before
    assert "Zombie" in _line(campaign, "Syndrael")


def _line(campaign: Campaign, name: str) -> str:
    told = board_reading(campaign.running(), words("en"))
    return next(line for line in told if line.startswith(f"- {name} at"))


# The rulebook -------------------------------------------------------------------------------------------------


def test_every_rule_is_explained_by_some_word() -> None:
    """Each rule of the checklist has a word under which it is explained, and no word speaks of rules unknown."""
    sections = yaml.safe_load((DATA / "rules.yaml").read_text(encoding="utf-8"))["sections"]
    rules = {rule["id"] for section in sections for rule in section["rules"]}

    assert {rule for told in WORDS.values() for rule in told.split()} == rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_and_its_texts_agree(language: Language) -> None:
    """Every explanation that is written is found, and every one that is listed is written."""
    written = {key.removeprefix("rule-") for key in entries(language, LOCALES) if re.fullmatch(r"rule-\w+", key)}

    assert written == set(WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_conditions_keywords_and_signs_can_be_looked_up(language: Language) -> None:
    """Each condition, each keyword of weapons, each sign and each ability of monsters has an explanation."""
    say = words(language)
    names = [say.condition(condition) for condition in library().conditions]
    names += [say.text(f"rule-{word}") for word in ("pierce", "reach", "blast", "melee", "ranged", "exhaust")]
    names += [symbols.HEART, symbols.SURGE, symbols.FATIGUE, symbols.SHIELD, symbols.RANGE, symbols.MISS]
    names += [say.ability(name) for card in library().monsters.values() for name in card.act1["master"].abilities]
    for name in names:
        assert look_up(name, say), name
        assert rule_lines(name, say)[0].startswith("**"), name
    assert len(SIGNS) == 6


def test_words_of_the_other_language_are_understood() -> None:
    """Whoever plays in English and reads a French rulebook finds what they look for, accents or not."""
    english = words("en")

    assert look_up("Explosion", english)[0].title == "Blast"
    assert look_up("resistance", english)[0].title == "Stamina"
    assert look_up("Stunned", words("fr"))[0].title == words("fr").condition("stunned")


def test_what_nobody_knows_is_not_explained() -> None:
    """Nonsense finds nothing rather than something at random."""
    assert rule_lines("xyzzy", words("fr")) == []
    assert rule_lines(" ", words("fr")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_fit_a_message(language: Language) -> None:
    """No explanation is longer than Discord takes, nor says nothing."""
    for entry in rulebook(language):
        assert entry.text
        assert len(entry.told) < 1000, entry.id


# Odds ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_are_told_as_they_are_reckoned(language: Language) -> None:
    """The answer names both sides, the chance to hit and one bar for each damage that can come."""
    game = started(3).running()
    target = next(monster for monster in game.monsters.values() if _can_aim(game, monster.id))
    told = "\n".join(odds_lines(game, "widow_tarha", target.id, "arcane_bolt", words(language)))
    odds = attack_odds(game, "widow_tarha", target.id, "arcane_bolt")

    assert words(language).figure(target.id, game) in told
    assert f"{round(100 * (1 - odds.miss))}" in told
    assert told.count("█") > 3


def _can_aim(game: Game, target: str) -> bool:
    try:
        attack_odds(game, "widow_tarha", target, "arcane_bolt")
    except Refused:
        return False
    return True


# What was meant -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["syndrael", "Syndrael", "SYNDRAEL"])
def test_a_hero_is_known_by_name(typed: str) -> None:
    """However it is written."""
    assert hero_of_party(started(), typed, words("fr")) == "syndrael"


def test_a_hero_of_another_party_is_not_shown() -> None:
    """Whom the box knows but the party does not is refused by the name that was typed."""
    campaign, say = started(), words("fr")
    stranger = next(hero for hero in library().heroes if campaign.seat(hero) is None)

    with pytest.raises(Refused) as no:
        hero_of_party(campaign, say.hero(stranger), say)

    assert no.value.code == "no_such_hero"


@pytest.mark.parametrize("typed", ["zombie_1", "Z1", "z1", "Zombie majeur 1", "Zombie majeur 1 (Z1)"])
def test_a_figure_is_known_by_name_or_token(typed: str) -> None:
    """By its id, its name or the letter on its token."""
    assert figure_meant(started().running(), typed, words("fr")).id == "zombie_1"


@pytest.mark.parametrize("typed", ["", "zombie_99", "x" * 3000, "<@1>", "Z99", "A0", "-3"])
def test_who_is_not_there_is_refused(typed: str) -> None:
    """Whatever is typed that is nobody and no square of this board is refused with a short quotation."""
    game = started().running()
    with pytest.raises(Refused) as no:
        squares_meant(game, typed, words("fr"))
    assert len(words("fr").refusal(no.value, game)) < 400


def test_a_part_of_the_board_is_a_square_or_a_figure() -> None:
    """`A3` and the hero who stands there mean the same."""
    game = started().running()
    square = str(game.hero("syndrael").square)

    assert squares_meant(game, square, words("en")) == squares_meant(game, "Syndrael", words("en"))


def test_weapons_at_the_ready_are_meant() -> None:
    """Nothing typed is the first weapon; what is not in hand is refused with what is."""
    game = started().running()
    ready = weapon_meant(game, "widow_tarha", None, words("en"))

    assert ready == "arcane_bolt"
    assert weapon_meant(game, "widow_tarha", "Arcane Bolt", words("en")) == ready
    with pytest.raises(Refused, match="not_equipped"):
        weapon_meant(game, "widow_tarha", "trebuchet", words("en"))


@pytest.mark.parametrize("card", card_ids())
def test_every_card_is_found_by_both_its_names(card: str) -> None:
    """By its id, and in either language by a name that leads to a card of that name."""
    assert card_meant(card, card_ids()) == card
    for language in LANGUAGES:
        name = card_name(card, words(language))
        assert card_name(card_meant(name, card_ids()), words(language)) == name


def test_items_and_conditions_are_told_apart() -> None:
    """/item finds no condition, /condition no item."""
    assert set(items()) | set(conditions()) <= set(card_ids())
    with pytest.raises(Refused, match="no_such_card"):
        card_meant("stunned", items())


def test_what_was_typed_is_repeated_harmlessly() -> None:
    """Cut, on one line, with no mention and no markdown."""
    told = quoted("**<@123>**\n@everyone " + "x" * 500)

    assert len(told) <= 80
    assert "@everyone" not in told
    assert "\n" not in told


def test_a_square_of_a_question_is_read_back_as_a_square() -> None:
    """After a save the options of a question still call their squares by letter and number."""
    option = Option(id="C2", about={"square": Square(2, 1)})
    again = Option.model_validate_json(option.model_dump_json())

    assert words("fr").square(again.about["square"]) == "C2"
