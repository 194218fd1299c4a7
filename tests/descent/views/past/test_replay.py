"""What a replay shows: the last turn, round or quest, frame by frame."""

import pytest

from bot.descent.events import FigureMoved, MonsterDefeated, RoundStarted, TurnStarted
from bot.descent.party.contesting import TurnContested
from bot.descent.views.past.replay import VISIBLE, named, part_of, replay_view
from bot.descent.views.pictures.figures import figure_view
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.table.entries import all_events
from tests.descent.views.games import ALIX
from tests.descent.views.past.played import played, playing


def test_the_last_part_in_which_something_happened() -> None:
    """A round that has just begun is not worth watching: the one before it is shown."""
    events = all_events(played()[1])
    start, until = part_of([*events, RoundStarted(number=99)], "round")

    assert isinstance(events[start], RoundStarted)
    assert until == len(events)
    assert any(isinstance(event, VISIBLE) for event in events[start:until])


def test_a_turn_ends_where_the_next_begins() -> None:
    """The monsters that act after a hero belong to its turn."""
    events = all_events(played()[1])
    start, until = part_of(events, "turn")

    assert [isinstance(event, TurnStarted) for event in events[start:until]].count(True) == 1


def test_nothing_to_see() -> None:
    """Before anybody moved there is a refusal, not an empty picture."""
    with pytest.raises(Refused, match="nothing_to_replay"):
        part_of([RoundStarted(number=1)], "round")


def test_the_last_frame_is_the_table_as_it_stands() -> None:
    """A replay ends where the game is."""
    campaign, entries = played()
    game = campaign.running()
    view = replay_view(campaign, all_events(entries), "quest", "fr")

    shown = {actor.figure.id: actor.figure.squares for actor in view.frames[-1].actors}
    assert shown == {
        figure.id: figure_view(game, figure, figure.id).squares for figure in game.everyone() if figure.on_board
    }


def test_everything_happens_inside_the_window() -> None:
    """Whoever moves or is hurt is on the picture in that frame."""
    campaign, entries = played()
    view = replay_view(campaign, all_events(entries), "quest", "en")

    for frame in view.frames:
        acting = [actor.figure for actor in frame.actors if actor.struck or actor.eased or actor.fade]
        assert all(view.window.holds(square) for figure in acting for square in figure.squares)


def test_a_walk_has_steps_between_the_squares() -> None:
    """In a leisurely replay a figure is seen between two squares, and its way ends where it stands."""
    walking = (
        (campaign, entries)
        for campaign, entries in playing(seed=5, commands=60)
        if any(isinstance(event, FigureMoved) for event in entries[-1].events)
    )
    campaign, entries = next(walking)
    view = replay_view(campaign, all_events(entries), "turn", "fr")

    assert any(actor.shift != (0.0, 0.0) for frame in view.frames for actor in frame.actors)
    assert all(actor.shift == (0.0, 0.0) for actor in view.frames[-1].actors)


def test_the_defeated_fade() -> None:
    """A monster that falls is seen fading before it is gone."""
    campaign, entries = played()
    assert any(isinstance(event, MonsterDefeated) for event in all_events(entries))
    view = replay_view(campaign, all_events(entries), "quest", "fr")

    assert any(0 < actor.fade < 1 for frame in view.frames for actor in frame.actors)


def test_a_long_quest_is_told_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the quest, the frames stay within their number and every frame has its time."""
    campaign, entries = played()
    monkeypatch.setattr("bot.descent.views.past.replay.MOST_FRAMES", 60)
    view = replay_view(campaign, all_events(entries), "quest", "fr")

    assert len(view.frames) <= 60
    assert all(frame.milliseconds > 0 for frame in view.frames)
    assert len(view.alt) <= 1024


@pytest.mark.parametrize(("language", "round_one"), [("fr", "Manche 1"), ("en", "Round 1")])
def test_captions_are_in_the_readers_language(language: str, round_one: str) -> None:
    """What is seen is said below the picture."""
    campaign, entries = played()
    view = replay_view(campaign, all_events(entries), "quest", "fr" if language == "fr" else "en")

    assert any(frame.caption.startswith(f"{round_one} · ") for frame in view.frames)


def test_the_words_of_a_replay_call_nobody() -> None:
    """Alternative texts are not made into names: a player goes by the heroes they play, a stranger by no name."""
    campaign = played()[0]
    hero = words("en").hero(campaign.heroes_of(ALIX)[0], short=True)
    assert named(f"<@{ALIX}> votes with <@!{ALIX}> and <@99>.", campaign, words("en")) == (
        f"{hero} votes with {hero} and somebody."
    )
    events = [*all_events(played()[1]), TurnContested(player=ALIX, hero=hero, current=hero)]
    assert "<@" not in replay_view(campaign, events, "turn", "fr").alt
