"""All the words of quests. Importing this module makes them known to the readers of data and saves."""

from bot.descent.quest import (
    events,
    happenings_board,
    happenings_figures,
    happenings_foes,
    happenings_party,
    happenings_story,
    portals,
    triggers,
)

WORDS = (
    events,
    happenings_board,
    happenings_figures,
    happenings_foes,
    happenings_party,
    happenings_story,
    portals,
    triggers,
)
