"""The agenda of a campaign: what the clock has to do about it, and when.

All of it is worked out from how things stand and what was done before. Nothing is kept but what has happened, so a
restart, a changed setting or a clock that was set needs no repair: the agenda is simply worked out anew.
"""

from bot.agenda.calendar import leave_key
from bot.agenda.deadlines import Deadline, deadline_of
from bot.agenda.due import Due
from bot.agenda.outages import Outages
from bot.agenda.planning import agenda
from bot.agenda.standing import History, Standing, mute_key, names_under_way

AGENDA_VERSION = 1
"""One more whenever something may come due earlier than before: then all campaigns are looked at anew."""

__all__ = [
    "AGENDA_VERSION",
    "Deadline",
    "Due",
    "History",
    "Outages",
    "Standing",
    "agenda",
    "deadline_of",
    "leave_key",
    "mute_key",
    "names_under_way",
]
