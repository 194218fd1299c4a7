"""A part of a quest as it went: what happened, moment by moment, for an animated picture."""

import re
from collections.abc import Hashable, Sequence
from functools import partial

from bot.descent import events as told
from bot.descent.party.campaign import Campaign
from bot.descent.views.past.frames import Director, Tempo
from bot.descent.views.past.past_table import PastTable
from bot.descent.views.past.thinning import thinned
from bot.descent.words import Words, words
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.table.entries import Entry, all_events
from bot.views.presenter import What
from bot.words import Language
from renders.descent import drawings
from renders.descent.chronicle import ReplayView
from renders.drawing import Animation

BEGINNINGS: dict[What, type[Event]] = {
    "turn": told.TurnStarted,
    "round": told.RoundStarted,
    "quest": told.QuestStarted,
}
VISIBLE = (
    told.FigureMoved,
    told.FigurePlaced,
    told.AttackDeclared,
    told.DamageSuffered,
    told.DoorOpened,
    told.Searched,
)
"""A part in which none of these happened is not worth watching."""
MOST_FRAMES = 240
LONGEST_STORY = 900
"""The alternative text may have 1024 characters in all."""
TOLD_EVENTS = 150
"""More of them would not fit into it."""

_MENTION = re.compile(r"<@!?(\d+)>")

TEMPOS = (
    Tempo(2, 3, 80, 700),
    Tempo(1, 2, 130, 600),
    Tempo(1, 1, 90, 450),
    Tempo(0, 1, 260, 380),
    Tempo(0, 0, 220, 300),
)
"""From leisurely to hurried: the first that keeps within the number of frames is taken."""


def part_of(events: Sequence[Event], what: What) -> tuple[int, int]:
    """Where the last turn, round or quest begins and ends among the events; or a refusal."""
    starts = [place for place, event in enumerate(events) if isinstance(event, BEGINNINGS[what])]
    until = len(events)
    for start in reversed(starts):
        if any(isinstance(event, VISIBLE) for event in events[start:until]):
            return start, until
        until = start
    raise Refused("nothing_to_replay")


def replay(
    campaign: Campaign, entries: Sequence[Entry], what: What, language: Language, shows: Hashable
) -> Animation:
    """The last turn, round or quest, to be drawn. `entries` are all since the quest began."""
    campaign.running()
    return drawings.replay(shows, partial(replay_view, campaign, all_events(entries), what, language))


def replay_view(campaign: Campaign, events: Sequence[Event], what: What, language: Language) -> ReplayView:
    """The last turn, round or quest. `events` are all since the quest began."""
    start, until = part_of(events, what)
    for tempo in TEMPOS:
        director = _directed(campaign, events, start, until, language, tempo)
        if len(director.frames) <= MOST_FRAMES:
            break
    say = words(language)
    story = say.story(events[start:until][:TOLD_EVENTS], campaign.running()).plain.replace("\n", " ")
    alt = say.text("replay-alt", what=what, story=named(story, campaign, say)[:LONGEST_STORY])
    return ReplayView(thinned(director.frames, MOST_FRAMES), director.window(), alt)


def named(text: str, campaign: Campaign, say: Words) -> str:
    """A text that nobody makes names of: whoever is called in it goes by the heroes they play."""

    def name(found: re.Match[str]) -> str:
        heroes = [say.hero(seat.hero, short=True) for seat in campaign.seats if seat.player == int(found[1])]
        return say.all_of(heroes) if heroes else say.text("alt-somebody")

    return _MENTION.sub(name, text)


def _directed(
    campaign: Campaign, events: Sequence[Event], start: int, until: int, language: Language, tempo: Tempo
) -> Director:
    past = PastTable(campaign.running(), events)
    past.take_all(events[:start])
    director = Director(campaign, past, language, tempo)
    for event in events[start:until]:
        director.show(event)
    director.hold(2 * tempo.beat)
    return director
