"""Saves are read: the campaign in one, with the quest it began, and what had happened."""

import asyncio
import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from bot.games import BadSave, GameSystem, NewerRules, read_save, system
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.store import Saved, Written
from bot.table.campaign import Campaign
from bot.table.outcomes import UNREADABLE, UPGRADING, Outcome, Venue
from bot.table.pins import Opened, Pins, opened
from bot.table.referee import Referee

log = logging.getLogger(__name__)


class Reader:
    """Reads saves off the event loop, and fetches what they need."""

    def __init__(self, referee: Referee, pins: Pins) -> None:
        self._referee = referee
        self._pins = pins

    async def read(self, saved: Saved) -> tuple[Campaign, list[Event]]:
        """The campaign in a save, with the quest it began, and what is to be told where that has moved on."""
        found = await self._referee.rule(partial(opened_in, saved))
        return found.campaign, await self._pins.fetch(found)

    async def outcome(self, saved: Saved, *, events: Sequence[Written] = (), repeated: bool = False) -> Outcome:
        """A save as what some deed led to."""
        campaign, _ = await self.read(saved)
        told = await asyncio.to_thread(read_events, system(saved.game), events) if events else []
        return Outcome(saved.id, saved.version, campaign, told, repeated, place_of(saved))


def place_of(saved: Saved) -> Venue:
    """Where the campaign in a save is played."""
    return Venue(saved.guild_id, saved.channel_id)


def opened_in(saved: Saved) -> Opened:
    """The campaign in a save, playable as far as nothing has to be fetched for it."""
    return opened(campaign_in(saved))


def campaign_in(saved: Saved) -> Campaign:
    """The campaign in a save. One that can't be read stays as it is, and whoever asks is told so."""
    with _readable(saved):
        return read_save(saved.game, saved.state, saved.rules)


def game_in(saved: Saved) -> GameSystem:
    """The game of a save; a campaign of one that we don't have can't be read either."""
    with _readable(saved):
        return system(saved.game)


@contextmanager
def _readable(saved: Saved) -> Iterator[None]:
    try:
        yield
    except NewerRules as error:
        log.info("campaign %s at version %s is left to a newer Flambeau: %s", saved.id, saved.version, error)
        raise Refused(UPGRADING, campaign=saved.id) from error
    except BadSave as error:
        log.error("campaign %s at version %s can't be read: %s", saved.id, saved.version, error)
        raise Refused(UNREADABLE, campaign=saved.id, version=saved.version) from error


def read_events(game: GameSystem, written: Iterable[Written]) -> list[Event]:
    """What happened, from what was written down of it."""
    return [game.read_event(event.text, event.rules) for event in written]
