"""Help knows where one is: whose move it is, and what one can do meanwhile."""

import pytest

from bot.descent.commands import TakeTurn
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.rules.play import legal
from bot.descent.views.reference.help import help_lines, possible_now, sign_lines, what_now
from bot.descent.words import symbols, words
from bot.table.absence import Dismiss
from bot.words import LANGUAGES, Language
from tests.descent.views.games import ALIX, BRUNO, gathered, started, wander

STRANGER = 7


def now(campaign: Campaign | None, player: int) -> str:
    """What a player reads in English."""
    return what_now(campaign, player, words("en"))


def test_before_the_quest_one_is_sent_to_the_menu_of_heroes() -> None:
    """Without a campaign help says how to open one; while a party gathers, where to take a hero."""
    assert "/campaign new" in now(None, ALIX)
    assert "menu" in now(gathered(), ALIX)


def test_who_waits_reads_for_whom() -> None:
    """In Alix's turn Bruno and strangers read who goes and who plays her; Alix reads what she can do."""
    campaign = started()
    Play(command=TakeTurn(hero="syndrael")).do(campaign, ALIX)

    assert "two actions" in now(campaign, ALIX)
    for other in (BRUNO, STRANGER):
        assert "Syndrael" in now(campaign, other)
        assert f"<@{ALIX}>" in now(campaign, other)


def test_between_turns_only_those_who_can_go_are_asked_to() -> None:
    """Players read that they may choose their hero; a stranger reads which heroes are expected."""
    campaign = started()

    assert "press its button" in now(campaign, BRUNO)
    assert "Syndrael" in now(campaign, STRANGER)
    assert "press its button" not in now(campaign, STRANGER)


def test_an_open_question_is_the_owners() -> None:
    """The owner of a question reads that it is theirs to answer, everybody else whom it waits for."""
    campaign = next(each for each in wander(started(), seed=3, steps=400) if each.running().question is not None)
    question = campaign.running().question
    assert question is not None
    seat = campaign.seat(question.owner)
    owners = [seat.player] if seat is not None else campaign.players()

    assert all("for you to choose" in now(campaign, owner) for owner in owners)
    assert "for you to choose" not in now(campaign, STRANGER)


def test_a_guest_reads_how_to_take_over_a_hero_without_a_player() -> None:
    """Once Syndrael has no player a stranger is told of it, and how to join; whoever plays already is not."""
    campaign = started()
    assert "takeover" not in "\n".join(help_lines(campaign, STRANGER, words("en")))

    Dismiss(hero="syndrael").do(campaign, ALIX)

    told = "\n".join(help_lines(campaign, STRANGER, words("en")))
    assert "**Syndrael** has no player: `/campaign takeover`" in told
    assert "takeover" not in "\n".join(help_lines(campaign, BRUNO, words("en")))


def test_help_explains_the_signs() -> None:
    """Whatever the situation, the signs of the game are explained in the reader's language."""
    assert any("fatigue" in line and "bouclier" in line for line in help_lines(None, ALIX, words("fr")))


def test_in_ones_turn_help_lists_what_the_rules_allow() -> None:
    """The player whose hero goes reads each kind of thing that is possible now; nobody else does."""
    campaign = started()
    assert possible_now(campaign, ALIX, words("en")) == []
    Play(command=TakeTurn(hero="syndrael")).do(campaign, ALIX)
    kinds = {choice.command.kind for choice in legal(campaign.running(), "syndrael")}

    told = possible_now(campaign, ALIX, words("en"))[0]

    assert all(words("en").name("deed", kind) in told for kind in kinds)
    assert possible_now(campaign, BRUNO, words("en")) == possible_now(campaign, STRANGER, words("en")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_and_die_is_explained(language: Language) -> None:
    """The list of signs names each sign of the texts and each of the seven dice."""
    told = "\n".join(sign_lines(words(language)))

    signs = (symbols.HEART, symbols.SURGE, symbols.FATIGUE, symbols.SHIELD, symbols.RANGE, symbols.MISS)
    assert all(f"({sign})" in told for sign in signs)
    assert all(die in told for die in symbols.DICE.values())
