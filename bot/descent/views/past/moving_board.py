"""The board of a new panel: what the monsters have just done, moment by moment, then where everybody stands."""

from collections.abc import Sequence

from bot.descent import events as told
from bot.descent.party.campaign import Campaign
from bot.descent.views.past.chapter_parts import ChapterParts
from bot.descent.views.past.frames import Director, Tempo
from bot.descent.views.past.past_table import PastTable
from bot.descent.views.past.thinning import thinned
from bot.kernel.events import Event
from bot.views.chapter import Chapter
from bot.words import Language
from renders.descent import drawings
from renders.descent.chronicle import MomentView, MovingBoardView
from renders.descent.view import BoardView
from renders.drawing import Animation, Drawing

SHOWN = (told.FigureMoved, told.AttackDeclared, told.DamageSuffered, told.MonstersPlaced)
"""A turn in which none of these happened leaves nothing to watch."""
MOST_MOMENTS = 20
"""More would take longer to draw than the panel may wait."""
TEMPOS = (Tempo(1, 1, 110, 520), Tempo(0, 1, 240, 440), Tempo(0, 0, 200, 360))


def board_picture(campaign: Campaign, view: BoardView, chapter: Chapter) -> Drawing | Animation:
    """The picture of a panel's board; it moves where the monsters have just acted and the party wants to see it."""
    still = drawings.board(view)
    if campaign.monster_turns == "still" or not chapter.earlier:
        return still
    acted = monsters_part(campaign, chapter.earlier)
    return drawings.moving_board(moving_board(campaign, acted, view), still) if acted else still


def monsters_part(campaign: Campaign, events: Sequence[Event]) -> tuple[Event, ...]:
    """What the monsters did after a turn; nothing if that can't be watched."""
    aftermath = ChapterParts(Chapter(campaign, tuple(events), 0, 0)).aftermath
    if any(isinstance(event, told.QuestStarted | told.QuestEnded) for event in aftermath):
        return ()
    first = next((n for n, event in enumerate(aftermath) if isinstance(event, told.GroupActivated)), None)
    if first is None or not any(isinstance(event, SHOWN) for event in aftermath[first:]):
        return ()
    return aftermath


def moving_board(campaign: Campaign, events: Sequence[Event], view: BoardView) -> MovingBoardView:
    """What these last events changed, up to the board as it is to be shown in the end."""
    for tempo in TEMPOS:
        director = OnTheBoard(campaign, events, view, tempo)
        if len(director.frames) <= MOST_MOMENTS:
            break
    moments = [MomentView(frame.actors, frame.caption, frame.milliseconds, frame.aim) for frame in director.frames]
    return MovingBoardView(view, thinned(moments, MOST_MOMENTS))


class OnTheBoard(Director):
    """Shows what happened on the board of a panel: its window, its doors and its tokens are those of the end."""

    def __init__(self, campaign: Campaign, events: Sequence[Event], view: BoardView, tempo: Tempo) -> None:
        self._end = view
        language: Language = campaign.language
        super().__init__(campaign, PastTable.before(campaign.running(), events), language, tempo)
        for event in events:
            self.show(event)

    def _ground(self) -> BoardView:
        return self._end

    def _round(self) -> str:
        """The panel says which round it is."""
        return ""
