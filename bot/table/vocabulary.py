"""All deeds and events of every table. Importing them makes them known to the readers of saves."""

from bot.table import (
    absence,
    absence_events,
    deeds,
    dismissing,
    forgetting,
    packs,
    repairs,
    seat_offers,
    setting_pace,
    standins,
    still_played,
    tinkering,
    votes,
)

ALL = (
    *(absence, absence_events, deeds, dismissing, forgetting, packs, repairs, seat_offers),
    *(setting_pace, standins, still_played, tinkering, votes),
)
