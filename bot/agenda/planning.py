"""The whole agenda of a campaign, in order."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.agenda.automatic import automatic_turns
from bot.agenda.calendar import archived, chronicle, forgotten, holidays
from bot.agenda.deadlines import Deadline, deadlines
from bot.agenda.due import Act, Due, TimeUp
from bot.agenda.reminders import next_notices, offers, reminders
from bot.agenda.standing import History, Standing
from bot.habits import Habits


def agenda(standing: Standing, habits: Mapping[int, Habits], history: History, now: datetime) -> Sequence[Due]:
    """All that is to be done about a campaign as it stands, the first thing first.

    Of what is due already, deeds come before messages: they may make a message needless. `habits` are those of
    all its players and of its owner.
    """
    if standing.archived:
        return archived(history)
    dues: list[Due] = [
        *(_time_up(deadline) for deadline in deadlines(standing, history.outages, habits)),
        *automatic_turns(standing, history),
        *holidays(standing, habits, history, now),
        *offers(standing, habits, history, now),
        *reminders(standing, habits, history, now),
        *next_notices(standing, habits, history, now),
        *chronicle(standing, history, now),
        *forgotten(standing, habits, history, now),
    ]
    return sorted(dues, key=lambda due: (due.at > now, due.at <= now and not isinstance(due, Act), due.at))


def _time_up(deadline: Deadline) -> TimeUp:
    # What is taken back and asked again is waited for anew.
    key = f"deadline_{deadline.what}/{deadline.name}/{int(deadline.since.timestamp())}"
    return TimeUp(at=deadline.at, keys={key: 0}, deed=deadline.deed, deadline=deadline)
