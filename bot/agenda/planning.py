"""The whole agenda of a campaign, in order."""

from collections.abc import Mapping
from datetime import datetime

from bot.agenda.automatic import automatic_turns
from bot.agenda.calendar import archived, chronicle, forgotten, holidays
from bot.agenda.deadlines import Deadline, deadlines
from bot.agenda.due import Due, Kind
from bot.agenda.reminders import next_notices, offers, reminders
from bot.agenda.standing import History, Standing
from bot.habits import Habits

BY_CLOCK: dict[str, Kind] = {
    "question": "deadline_question",
    "vote": "deadline_vote",
    "turn": "deadline_turn",
}


def agenda(standing: Standing, habits: Mapping[int, Habits], history: History, now: datetime) -> list[Due]:
    """All that is to be done about a campaign as it stands, the first thing first.

    Of what is due already, deeds come before messages: they may make a message needless. `habits` are those of
    all its players and of its owner.
    """
    if standing.archived:
        return archived(standing, history)
    dues = [
        *(_by_clock(deadline) for deadline in deadlines(standing, history.outages, habits)),
        *automatic_turns(standing, history),
        *holidays(standing, habits, history, now),
        *offers(standing, habits, history, now),
        *reminders(standing, habits, history, now),
        *next_notices(standing, habits, history, now),
        *chronicle(standing, history, now),
        *forgotten(standing, habits, history, now),
    ]
    return sorted(dues, key=lambda due: (due.at > now, due.at <= now and due.deed is None, due.at))


def _by_clock(deadline: Deadline) -> Due:
    kind = BY_CLOCK[deadline.what]
    # What is taken back and asked again is waited for anew.
    key = f"{kind}/{deadline.name}/{int(deadline.since.timestamp())}"
    return Due(at=deadline.at, kind=kind, keys={key: 0}, hero=deadline.hero, deed=deadline.deed, deadline=deadline)
