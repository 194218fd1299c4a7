"""The board of a new panel: it shows what the monsters have just done, and ends as the board stands."""

import io
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from PIL import Image

from bot.descent.autopilot import next_command
from bot.descent.events import GroupActivated
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play, Start
from bot.descent.party.settings import Configure
from bot.descent.state.game import Game
from bot.descent.views.panel.panel import panel_face
from bot.descent.views.past.chapter_parts import ChapterParts
from bot.descent.views.past.moving_board import MOST_MOMENTS, board_picture, monsters_part, moving_board
from bot.descent.views.past.past_table import PastTable
from bot.descent.views.past.turn_messages import MOST_CARDS, story_face
from bot.descent.views.pictures.board import board_view
from bot.descent.views.settings.campaign import settings_lines
from bot.descent.words import words
from bot.kernel.events import Event
from bot.views.chapter import Chapter
from renders.descent.moving import POSTER, REST, draw_moving_board, frames_of
from renders.drawing import Animation, Drawing
from tests.decks import playing_with, usual_decks
from tests.descent.views.games import ALIX, gathered, player_of


def turns(commands: int = 90) -> Iterator[tuple[Campaign, Chapter, list[Event]]]:
    """Each chapter that is over: the campaign as it stands then, the chapter, and all that happened before it."""
    campaign = gathered(3)
    with playing_with(usual_decks()):
        told = Start(seed="braises").do(campaign, ALIX)
        since, done = len(told), 0
        while done < commands and (command := next_command(campaign.running())) is not None:
            done += 1
            told += Play(command=command).do(campaign, player_of(campaign, command.hero))
            chapter = Chapter(campaign, tuple(told[since:]), 0, done)
            if ChapterParts(chapter).closed:
                yield campaign, chapter, list(told[:since])
                since = len(told)


def watched() -> tuple[Campaign, Chapter]:
    """A chapter with a monsters' turn to watch, and the campaign after it, alone."""
    for campaign, chapter, _ in turns():
        if len(moving_board_of(campaign, chapter)) > 3:
            return campaign.model_copy(deep=True), chapter
    raise AssertionError("no monster has moved")


def moving_board_of(campaign: Campaign, chapter: Chapter) -> tuple[object, ...]:
    acted = monsters_part(campaign, chapter.events)
    return moving_board(campaign, acted, board_view(campaign, "fr")).moments if acted else ()


def standing(game: Game) -> dict[str, tuple[object, ...]]:
    """Who is on the board: where, how hurt, how troubled."""
    return {
        figure.id: (figure.squares, figure.damage, tuple(sorted(figure.conditions)))
        for figure in game.everyone()
        if figure.on_board
    }


def test_a_turn_taken_back_and_played_again_leads_to_now() -> None:
    """The table before the monsters' turn, led through it, is the table as it stands."""
    seen = 0
    for campaign, chapter, _ in turns():
        acted = monsters_part(campaign, chapter.events)
        if not acted:
            continue
        past = PastTable.before(campaign.running(), acted)
        past.take_all(acted)
        assert standing(past.game) == standing(campaign.running())
        seen += 1
    assert seen > 3


def test_a_turn_taken_back_is_the_table_as_it_was() -> None:
    """Taken back from now, figures stand where they stood when all of the quest is played again up to there."""
    for campaign, chapter, before in turns():
        acted = monsters_part(campaign, chapter.events)
        if not acted:
            continue
        whole = PastTable(campaign.running(), [*before, *chapter.events])
        whole.take_all([*before, *chapter.events[: len(chapter.events) - len(acted)]])
        back = PastTable.before(campaign.running(), acted)
        assert {figure.id: figure.squares for figure in back.game.everyone() if figure.on_board} == {
            figure.id: figure.squares for figure in whole.game.everyone() if figure.on_board
        }


def test_nothing_that_is_played_changes_by_being_watched() -> None:
    """The campaign is as it was after its last turn was made into moments."""
    campaign, chapter = watched()
    before = campaign.model_dump_json()
    moving_board_of(campaign, chapter)
    assert campaign.model_dump_json() == before


def test_the_panel_after_the_monsters_moves() -> None:
    """The board of the panel that follows the monsters' turn is an animation; later ones stand still."""
    campaign, chapter = watched()
    moving = panel_face(campaign, Chapter.after(chapter)).pictures[0]
    assert isinstance(moving, Animation)
    assert isinstance(moving.still, Drawing)
    assert isinstance(panel_face(campaign, Chapter(campaign, (), 1, 1)).pictures[0], Drawing)


def test_a_party_may_want_a_still_board() -> None:
    """The campaign's setting turns the animation off, and the settings say so."""
    campaign, chapter = watched()
    Configure(monster_turns="still").do(campaign, ALIX)
    assert isinstance(panel_face(campaign, Chapter.after(chapter)).pictures[0], Drawing)
    assert any("still board" in line for line in settings_lines(campaign, words("en")))
    assert any("plateau immobile" in line for line in settings_lines(campaign, words("fr")))


def test_it_begins_and_ends_with_the_board_as_it_stands() -> None:
    """First frame and last are the still board, smaller; in between something else is seen. It is played once."""
    campaign, chapter = watched()
    picture = board_picture(campaign, board_view(campaign, "fr"), Chapter.after(chapter))
    assert isinstance(picture, Animation)
    view = picture.make()
    frames = [np.asarray(frame, dtype=int) for frame in frames_of(view)]  # type: ignore[arg-type]
    assert (frames[0] == frames[-1]).all()
    assert any((frame != frames[0]).any() for frame in frames[1:-1])

    file = Image.open(io.BytesIO(draw_moving_board(view)))  # type: ignore[arg-type]
    assert file.info["loop"] == 1
    file.seek(file.n_frames - 1)
    file.load()
    assert file.info["duration"] == REST
    end = np.asarray(file.convert("RGB"), dtype=int)
    assert np.abs(end - frames[-1]).mean() < 6
    assert POSTER < REST


def test_its_words_are_those_of_the_board() -> None:
    """Whoever can't see it hears how the board stands, as of a still one."""
    campaign, chapter = watched()
    view = board_view(campaign, "fr")
    picture = board_picture(campaign, view, Chapter.after(chapter))
    assert isinstance(picture, Animation)
    assert picture.make().alt == view.alt


def test_no_turn_takes_too_many_moments() -> None:
    """However many monsters act, there are no more moments than may be drawn in time."""
    for campaign, chapter, _ in turns():
        assert len(moving_board_of(campaign, chapter)) <= MOST_MOMENTS


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_monsters_message_shows_their_card(language: str) -> None:
    """What the monsters did comes with the card they went by, in the language of the campaign."""
    campaign, chapter = watched()
    campaign.language = language  # type: ignore[assignment]
    card = next(event.card for event in chapter.events if isinstance(event, GroupActivated))
    face = story_face(campaign, chapter)
    assert face is not None
    name = words(campaign.language).name("activation", card)
    assert isinstance(face.pictures[0], Drawing)
    assert name in face.pictures[0].alt


def test_many_groups_show_no_more_cards_than_can_be_looked_at() -> None:
    """Where all groups act in a row the message has a few cards, and none twice."""
    campaign, chapter = watched()
    acted = next(event for event in chapter.events if isinstance(event, GroupActivated))
    cards = [card for card in campaign.running().library.activations if card != acted.card][:5]
    more = [acted, *(acted.model_copy(update={"card": card}) for card in (acted.card, *cards))]
    face = story_face(campaign, replace(chapter, events=(*chapter.events, *more)))
    assert face is not None
    assert len(face.pictures) == MOST_CARDS
    assert len({picture.key for picture in face.pictures}) == MOST_CARDS
