"""The hero who alone can go: its turn begins with the first thing it does (RND-01)."""

from datetime import UTC, datetime

import pytest

from bot.descent.board import Square
from bot.descent.commands import EndTurn, Move, TakeTurn
from bot.descent.events import TurnStarted
from bot.descent.party.annals import without_what_was_taken_back
from bot.descent.party.beginning import alone_to_go, as_begun
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play, Redo, Undo
from bot.descent.rules.play import legal
from bot.descent.views.panel.panel import panel_face
from bot.kernel.refused import Refused
from bot.table.absence import GoAway
from bot.table.entries import Entry
from bot.views.chapter import Chapter
from tests.descent.views.games import ALIX, BRUNO, started

SYNDRAEL, TARHA = "syndrael", "widow_tarha"


def one_left() -> Campaign:
    """Syndrael has gone; Tarha, whom Bruno plays, is the only one left in this round."""
    campaign = started()
    campaign.running().heroes[SYNDRAEL].turn_taken = True
    return campaign


def step(campaign: Campaign, hero: str) -> Move:
    """The nearest square a hero could go to, were it its turn."""
    choices = [choice.command for choice in legal(as_begun(campaign).running(), hero)]
    return next(command for command in choices if isinstance(command, Move))


def test_rnd_01_the_only_one_left_simply_acts() -> None:
    """RND-01: a move of the only hero who can go begins its turn; nobody has to take it first."""
    campaign = one_left()

    told = Play(command=step(campaign, TARHA)).do(campaign, BRUNO)

    turn = campaign.running().turn
    assert turn is not None
    assert (turn.hero, turn.actions) == (TARHA, 1)
    assert isinstance(told[0], TurnStarted)


def test_rnd_01_while_others_could_go_a_turn_is_taken_first() -> None:
    """RND-01: with two heroes to go nobody's turn begins by itself; nor does that of a hero who has gone."""
    campaign = started()
    assert alone_to_go(campaign) is None
    with pytest.raises(Refused):
        Play(command=EndTurn(hero=TARHA)).do(campaign, BRUNO)

    campaign.turns = "fixed"
    assert alone_to_go(campaign) == SYNDRAEL
    with pytest.raises(Refused):
        Play(command=EndTurn(hero=TARHA)).do(campaign, BRUNO)


def test_a_turn_that_began_by_itself_is_taken_back_with_its_first_command() -> None:
    """One press, one undo: then the game stands as before, and redo does both again."""
    campaign = one_left()
    before = campaign.running().model_dump_json()
    Play(command=step(campaign, TARHA)).do(campaign, BRUNO)
    after = campaign.running().model_dump_json()

    Undo().do(campaign, BRUNO)
    assert campaign.running().model_dump_json() == before
    with pytest.raises(Refused, match="nothing_to_undo"):
        Undo().do(campaign, BRUNO)

    Redo().do(campaign, BRUNO)
    assert campaign.running().model_dump_json() == after


def test_what_was_done_later_is_taken_back_alone() -> None:
    """A second command is undone by itself; the turn goes on."""
    campaign = one_left()
    Play(command=step(campaign, TARHA)).do(campaign, BRUNO)
    once = campaign.running().model_dump_json()
    Play(command=step(campaign, TARHA)).do(campaign, BRUNO)

    Undo().do(campaign, BRUNO)

    assert campaign.running().model_dump_json() == once


def test_the_annals_know_that_a_turn_began_once() -> None:
    """What was taken back did not happen; done again, the turn begins in the same deed, so its record is kept."""
    campaign, annals = one_left(), []
    for version, deed in enumerate((Play(command=step(campaign, TARHA)), Undo(), Redo()), 1):
        events = tuple(deed.do(campaign, BRUNO))
        annals.append(Entry(version, BRUNO, deed.kind, datetime(2026, 3, 1, tzinfo=UTC), events))

    (kept,) = without_what_was_taken_back(annals)

    assert kept.version == 3
    assert isinstance(kept.events[0], TurnStarted)
    assert without_what_was_taken_back(annals[:2]) == []


def test_dice_at_its_beginning_are_rolled_when_its_player_says_so() -> None:
    """A poisoned hero tests as its turn begins: the panel offers to take the turn, and shows no outcome."""
    campaign = one_left()
    campaign.running().heroes[TARHA].conditions.append("poisoned")

    assert as_begun(campaign) is campaign
    assert keys(campaign) == [Play(command=TakeTurn(hero=TARHA))]
    with pytest.raises(Refused):
        Play(command=EndTurn(hero=TARHA)).do(campaign, BRUNO)


def test_an_automatic_heros_turn_waits_for_its_button() -> None:
    """Whom the automatic hero moves does not begin by itself: somebody lets it play."""
    campaign = one_left()
    GoAway(when_away="autopilot").do(campaign, BRUNO)

    assert as_begun(campaign) is campaign


def test_its_panel_is_that_of_a_turn_and_calls_its_player() -> None:
    """No press is lost on a question with one answer; looking changes nothing."""
    campaign = one_left()
    before = campaign.model_dump_json()

    face = panel_face(campaign, Chapter(campaign, (), 1, 1))

    assert Play(command=Move(hero=TARHA, to=Square.parse("B3"))) in keys(campaign)
    assert Play(command=TakeTurn(hero=TARHA)) not in keys(campaign)
    assert "Tahra" in face.title
    assert face.mention == (BRUNO,)
    assert face.occasion
    assert campaign.model_dump_json() == before
    assert ALIX not in face.mention


def keys(campaign: Campaign) -> list[object]:
    """What the buttons of the panel do in the game."""
    face = panel_face(campaign, Chapter(campaign, (), 1, 1))
    return [key.does for row in face.rows if isinstance(row, tuple) for key in row if isinstance(key.does, Play)]
