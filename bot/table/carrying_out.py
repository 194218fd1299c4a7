"""A deed is carried out, and written down with all that it led to: the referee's work, which saves nothing."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.agenda.standing import names_under_way
from bot.games import system_of
from bot.kernel.budget import MOST_EVENTS, RulesWithoutEnd, budget
from bot.kernel.events import Event
from bot.kernel.plain import Tagged
from bot.kernel.scores import Score
from bot.store import Saved
from bot.table.campaign import Campaign
from bot.table.deeds import Becomes, Deed
from bot.table.pins import Opened, Pins
from bot.table.reading import opened_in

Meant = Callable[[Any], Deed]
"""From the game's campaign as it stands to what somebody means to do in it."""


@dataclass(frozen=True)
class Done:
    """A deed as it was carried out, and what is written down of it."""

    campaign: Campaign
    events: list[Event]
    deed: str
    written: list[str]
    state: str
    under_way: list[str]
    contents: dict[str, str]
    becomes: Becomes | None
    people: set[int] | None
    """Those who have to do with the campaign from now on, where that has changed."""
    scores: list[Score] | None
    """What the party has reached, where that has changed."""

    @property
    def rules(self) -> int:
        """The version of the rules by which it was carried out."""
        return system_of(self.campaign).rules

    @property
    def begins(self) -> bool:
        """Whether with it something begins that is played."""
        return any(event.kind == system_of(self.campaign).begins for event in self.events)


def do_at_once(saved: Saved, player: int, meant: Deed | Meant, pins: Pins) -> Done | Opened:
    """Read a campaign and carry a deed out in it; only read it, if something has to be fetched first."""
    found = opened_in(saved)
    return do(found.campaign, player, meant, found.told, pins) if found.missing is None else found


def do(campaign: Campaign, player: int, meant: Deed | Meant, moved_on: list[Event], pins: Pins) -> Done:
    """Carry a deed out, with a budget for all that follows from it, and write down what it led to."""
    deed, people = meant if isinstance(meant, Deed) else meant(campaign), campaign.people()
    game = system_of(campaign)
    scores = game.scores(campaign)
    with budget():
        events = [*moved_on, *deed.do(campaign, player)]
    if len(events) > MOST_EVENTS:
        raise RulesWithoutEnd(f"{len(events)} events in one deed")
    reached = game.scores(campaign)
    return Done(
        campaign=campaign,
        events=events,
        deed=as_written(deed),
        written=[as_written(event) for event in events],
        state=campaign.model_dump_json(),
        under_way=names_under_way(campaign),
        contents=pins.to_keep(campaign),
        becomes=deed.becomes,
        people=campaign.people() if campaign.people() != people else None,
        scores=reached if reached != scores else None,
    )


def as_written(value: Tagged) -> str:
    """A deed or an event as the store keeps it."""
    form: dict[str, Any] = Tagged.write(value)
    return json.dumps(form, ensure_ascii=False, separators=(",", ":"))
