"""Heroes nobody moves: the automatic hero takes their turns, as long as somebody is there to play or to watch."""

from datetime import datetime, timedelta

from bot.agenda.due import AutomaticTurn
from bot.agenda.standing import History, Standing
from bot.games import system_of

POLITE = timedelta(minutes=10)
"""In free order the players may go before an automatic hero; if none of them does, it goes after this time."""


WATCHED = timedelta(seconds=10)
"""Where everybody only watches, so much time is left between two turns to read, and to take over."""


def automatic_turns(standing: Standing, history: History) -> list[AutomaticTurn]:
    """The turn an automatic hero takes or goes on with now, or the answer it owes."""
    found = _hero(standing, history)
    if found is None or standing.newly_come or not (standing.present or standing.watching):
        return []
    hero, at = found
    if not standing.present:
        at = max(at, standing.since + WATCHED)
    # It may be needed several times in a turn, whenever somebody else has answered a question.
    key = f"autopilot/{hero}/{standing.version}"
    deed = system_of(standing.campaign).autopilot(standing.campaign, hero)
    return [AutomaticTurn(at=at, keys={key: 0}, hero=hero, deed=deed)]


def _hero(standing: Standing, history: History) -> tuple[str, datetime] | None:
    waited = standing.awaited
    if waited is None or waited.what == "vote":
        return None
    automatic = [hero for hero in waited.heroes if _moves_itself(standing, hero)]
    if not automatic:
        return None
    if len(automatic) == len(waited.heroes):
        return automatic[0], standing.since
    return automatic[0], history.outages.after(standing.since, POLITE)


def _moves_itself(standing: Standing, hero: str) -> bool:
    seat = standing.campaign.seat(hero)
    return standing.campaign.piloted == hero or (seat is not None and seat.hand == "autopilot")
