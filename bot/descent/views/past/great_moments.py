"""The great moments of a quest as pictures: a room that came into view, a hero who fell, a lieutenant defeated."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.descent import events as fought
from bot.descent.board import Square
from bot.descent.party.campaign import Campaign
from bot.descent.quest import events as quest_told
from bot.descent.state.game import Game
from bot.descent.views.past.digest import has_name
from bot.descent.views.past.past_table import PastTable
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.ground import place
from bot.descent.views.pictures.legend import legend
from bot.descent.words import Words
from bot.kernel.events import Event
from bot.views.catchup import GreatMoment
from renders.descent import drawings
from renders.descent.view import BoardView
from renders.descent.viewport import focus_on

MOST_MOMENTS = 3
SETTING = (
    fought.AreaRevealed,
    fought.MonstersPlaced,
    quest_told.MessageShown,
    quest_told.ObjectiveChanged,
    quest_told.TokenPlaced,
    quest_told.RuleInForce,
    quest_told.HintShown,
)
"""What comes into view together with a room."""


@dataclass(frozen=True)
class _Peak:
    """Where among the events of a quest something great happened, and how great it was."""

    weight: int
    place: int
    event: Event


def great_moments(
    campaign: Campaign, events: Sequence[Event], since: int, mine: Sequence[str], say: Words
) -> tuple[GreatMoment, ...]:
    """The greatest moments since an event, in the order in which they came. `events` are all of the quest."""
    peaks = sorted(_peaks(events, since, mine), key=lambda peak: (peak.weight, peak.place))
    chosen = {peak.place: peak for peak in peaks[-MOST_MOMENTS:]}
    past = PastTable(campaign.running(), events)
    shown = []
    for number, event in enumerate(events):
        past.take(event)
        if number in chosen:
            shown.append(_moment(campaign, past, chosen[number].event, say))
    return tuple(shown)


def _peaks(events: Sequence[Event], since: int, mine: Sequence[str]) -> Iterator[_Peak]:
    """A lieutenant's end weighs most, then the fall of one's own hero, of another, then a room.

    Rooms that belong to the opening of the quest are no news.
    """
    begun = False
    for number, event in enumerate(events):
        begun = begun or isinstance(event, fought.TurnStarted)
        if number < since or not begun:
            continue
        if isinstance(event, fought.MonsterDefeated) and has_name(event):
            # The board is shown with whoever falls still on it.
            yield _Peak(4, number - 1, event)
        elif isinstance(event, fought.HeroKnockedOut):
            yield _Peak(3 if event.hero in mine else 2, number, event)
        elif isinstance(event, fought.AreaRevealed):
            yield _Peak(1, _once_set(events, number), event)


def _once_set(events: Sequence[Event], number: int) -> int:
    """The last event with which a room is furnished and peopled."""
    while number + 1 < len(events) and isinstance(events[number + 1], SETTING):
        number += 1
    return number


def _moment(campaign: Campaign, past: PastTable, event: Event, say: Words) -> GreatMoment:
    then = campaign.model_copy(update={"game": past.game})
    view = board_view(then, say.language)
    # Who has had its turn is no matter afterwards.
    view = replace(view, figures=tuple(replace(figure, activated=False) for figure in view.figures))
    if isinstance(event, fought.HeroKnockedOut):
        caption = say.text("catchup-moment-fallen", hero=say.figure(event.hero, past.game))
        view = _around(view, event.square, past.game, say)
    elif isinstance(event, fought.MonsterDefeated):
        caption = say.text("catchup-moment-defeated", figure=say.figure(event.figure, past.game))
        view = _around(view, event.square, past.game, say)
    else:
        caption = say.text("catchup-moment-area")
    caption = f"{say.text('view-round', round=past.game.round)} · {caption}"
    alt = f"{caption.replace('*', '')} {view.alt}"
    return GreatMoment(caption, drawings.board(replace(view, alt=alt)))


def _around(view: BoardView, square: Square, game: Game, say: Words) -> BoardView:
    """The usual window round one square."""
    window = focus_on([place(square)], view.cells)
    return replace(view, focus=window, legend=legend(game, window, say))
