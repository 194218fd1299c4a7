"""Players who are waited for, heroes without a player, and deadlines: what the panels say and offer."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.descent.commands import TakeTurn
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.party.piloting import AutopilotTurn
from bot.descent.views.codec import CODEC
from bot.descent.views.panel.absent import with_help
from bot.descent.views.panel.attack_preview import aim_face
from bot.descent.views.panel.panel import panel_face
from bot.descent.views.panel.status import status_face
from bot.descent.views.reference.help import what_now
from bot.descent.words import words
from bot.table.absence import Dismiss, GoAway
from bot.table.campaign import NOBODY, Hand
from bot.table.votes import CastVote
from bot.views.chapter import Chapter
from bot.views.face import Key, Menu
from bot.views.waiting import NO_CLOCK, counting
from bot.words import LANGUAGES, Language
from tests.descent.views.assemblies import (
    BRUNO,
    SYNDRAEL,
    in_quest,
    on_the_map,
    on_the_road,
    open_matter,
    taken,
    votes,
    waited_for,
)
from tests.descent.views.games import ALIX, started, wander
from tests.descent.views.panel.test_panels import check_limits
from tests.descent.views.panel.test_weighing import aims
from tests.descent.views.reading import NOON, SOON, drawn, entries, offered, said

both_languages = pytest.mark.parametrize("language", LANGUAGES)


# Somebody is waited for -----------------------------------------------------------------------------------------


def test_who_is_waited_for_may_still_play() -> None:
    """The others' choices stand beside everything the hero can do."""
    campaign = waited_for()
    face = drawn(campaign, SOON)
    before = offered(drawn(taken()), Play)

    assert [entry.does for entry in offered(face, Play)] == [entry.does for entry in before]
    assert f"<t:{int((NOON - timedelta(days=2)).timestamp())}:f>" in said(face)
    buttons, heirs, *_ = face.rows
    assert not isinstance(buttons, Menu)
    assert isinstance(heirs, Menu)
    assert all(isinstance(entry.does, CastVote) for entry in (*buttons, *heirs.picks))


def test_what_was_settled_between_turns_is_told_at_once() -> None:
    """Alix goes on holiday while nobody has the turn: the panel says so, not only the record of a later turn."""
    campaign = in_quest()
    events = tuple(GoAway(when_away="autopilot").do(campaign, ALIX))

    face = panel_face(campaign, Chapter(campaign, events, 1, 2))

    assert any("🏖️" in line and f"<@{ALIX}>" in line for line in face.story)


def test_a_crowded_panel_has_the_choices_in_a_menu() -> None:
    """Where Discord has no room for more buttons, all choices are the lines of one menu."""
    campaign = waited_for()
    crowded = replace(drawn(taken()), rows=tuple(tuple(Key("x") for _ in range(5)) for _ in range(5)))
    face = with_help(crowded, campaign, words("fr"), NO_CLOCK)

    assert isinstance(face.rows[0], Menu)
    assert len(face.rows[0].picks) == len(open_matter(campaign, "absence").choices)


# Heroes without a player ----------------------------------------------------------------------------------------

SEATS: dict[str, Callable[[Campaign], None]] = {
    "dismissed": lambda campaign: _dismiss(campaign, None),
    "party": lambda campaign: _dismiss(campaign, "party"),
    "away": lambda campaign: _away(campaign, "autopilot"),
    "away, the party plays": lambda campaign: _away(campaign, "party"),
    "away, nobody plays": lambda campaign: _away(campaign, "player"),
}


def _dismiss(campaign: Campaign, keeper: Hand | None) -> None:
    Dismiss(hero=SYNDRAEL).do(campaign, ALIX)
    if keeper is not None:
        campaign.seats[0].moved_by_default = keeper


def _away(campaign: Campaign, hand: Hand) -> None:
    GoAway(when_away=hand).do(campaign, ALIX)


@both_languages
@pytest.mark.parametrize("settle", SEATS.values(), ids=SEATS)
@pytest.mark.parametrize("scene", [in_quest, taken, on_the_map, on_the_road], ids=lambda scene: scene.__name__)
def test_nobody_is_never_mentioned(
    scene: Callable[[], Campaign], settle: Callable[[Campaign], None], language: Language
) -> None:
    """Whoever moves a hero, panel, notice, help and previews name a player or say who does, and fit a message."""
    campaign = scene()
    settle(campaign)
    campaign.language = language
    faces = [drawn(campaign, SOON), status_face(campaign, None, SOON)]
    if campaign.phase == "playing":
        faces += [aim_face(campaign, command) for command in list(aims(campaign))[:1]]
    told = [said(face) for face in faces] + [what_now(campaign, player, words(language)) for player in (BRUNO, 7)]

    for face in faces:
        check_limits(campaign, face)
        assert NOBODY not in face.mention
    assert not any("<@0>" in text for text in told)


def test_an_automatic_hero_is_let_to_play_by_a_button() -> None:
    """Its turn is not taken but let happen; in it nothing else can be pressed for a hero without a player."""
    campaign = in_quest()
    Dismiss(hero=SYNDRAEL).do(campaign, ALIX)
    keys = offered(drawn(campaign), AutopilotTurn)
    assert [key.does for key in keys] == [AutopilotTurn(hero=SYNDRAEL)]
    assert CODEC.read(CODEC.write(AutopilotTurn(hero=SYNDRAEL), campaign), campaign) == AutopilotTurn(hero=SYNDRAEL)
    assert Play(command=TakeTurn(hero=SYNDRAEL)) not in [entry.does for entry in entries(drawn(campaign))]

    running = taken()
    Dismiss(hero=SYNDRAEL).do(running, ALIX)
    face = drawn(running)
    assert offered(face, AutopilotTurn)
    assert not offered(face, Play)
    assert "Laisser jouer" in what_now(running, BRUNO, words("fr"))

    away = taken()
    GoAway().do(away, ALIX)
    assert offered(drawn(away), AutopilotTurn)
    assert offered(drawn(away), Play)


# Deadlines ------------------------------------------------------------------------------------------------------


@both_languages
def test_deadlines_say_what_happens_then(language: Language) -> None:
    """A question tells its default, a turn that the automatic hero goes on: on the panel and in the notice."""
    turn = taken()
    turn.language = language
    for face in (drawn(turn, SOON), status_face(turn, None, SOON)):
        assert words(language).text("waiting-turn", at=counting(NOON)) in said(face)
        assert counting(NOON) not in said(drawn(turn))

    asked = _asked()
    asked.language = language
    question = asked.running().question
    assert question is not None
    default = next(option for option in question.options if option.id == question.default)
    name = words(language).option(question, default, asked.running())
    for face in (drawn(asked, SOON), status_face(asked, None, SOON)):
        assert words(language).text("waiting-question", at=counting(NOON), default=name) in said(face)


def _asked() -> Campaign:
    """A hero's player is asked something."""
    for campaign in wander(started(3, seed="asked"), seed=5, steps=400):
        asked = campaign.running().question
        if asked is not None and campaign.seat(asked.owner) is not None:
            return campaign
    raise AssertionError("nobody was ever asked")


def test_only_what_happens_changes_a_face() -> None:
    """Discord counts by itself: the same deadline gives the same panel, however much time has passed."""
    campaign = votes(on_the_map(), "road", alix=0)

    assert drawn(campaign, SOON) == drawn(campaign.model_copy(deep=True), replace(SOON))
