"""How a campaign stands when its agenda is worked out, and what was told in it before."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import Self

from bot.agenda.outages import Outages
from bot.games import system_of
from bot.store import Delivery, Lately
from bot.table.awaiting import Awaited
from bot.table.campaign import NOBODY, Campaign
from bot.table.matters import Matter, matters
from bot.table.repairs import BringIn


def names_under_way(campaign: Campaign) -> list[str]:
    """Everything a campaign is in the middle of, by names whose beginning is kept.

    What is waited for; the turn that is taken, which goes on while somebody else is asked; every vote whose time
    runs. A vote without a default has all the time there is until somebody has voted.
    """
    waited = system_of(campaign).awaited(campaign)
    names = [waited.occasion] if waited is not None else []
    if waited is not None and waited.turn is not None:
        names.append(waited.turn)
    names += [matter.occasion for matter in matters(campaign) if matter.default is not None or matter.begun]
    return list(dict.fromkeys(names))


def mute_key(player: int, occasion: str) -> str:
    """The key under which it is kept that somebody wants no more reminders of an occasion."""
    return f"mute/{player}/{occasion}"


@dataclass(frozen=True)
class Standing:
    """A campaign with its dates."""

    campaign_id: int
    version: int
    campaign: Campaign
    created: datetime
    under_way: Mapping[str, datetime] = field(default_factory=dict)
    """Since when what is under way."""
    last_deeds: Mapping[int, datetime] = field(default_factory=dict)
    """When each player did something here last. What the clock did for them does not count."""
    archived: bool = False
    newly_come: bool = False
    """It came from a file, and nobody has done anything in it since: the clock moves nobody yet."""

    @classmethod
    def of(cls, lately: Lately, campaign: Campaign) -> Self:
        """A campaign as it was saved, with its dates."""
        return cls(
            campaign_id=lately.id,
            version=lately.version,
            campaign=campaign,
            created=lately.created,
            under_way=lately.under_way,
            last_deeds=lately.last_deeds,
            archived=lately.archived,
            newly_come=lately.last_kind == BringIn.kind,
        )

    @cached_property
    def awaited(self) -> Awaited | None:
        """What the campaign waits for."""
        return system_of(self.campaign).awaited(self.campaign)

    @cached_property
    def matters(self) -> list[Matter]:
        """What the players vote on."""
        return matters(self.campaign)

    @property
    def since(self) -> datetime:
        """Since when the campaign waits for what it waits for."""
        return self.began(self.awaited.occasion) if self.awaited is not None else self.last_deed

    @property
    def last_deed(self) -> datetime:
        """When a player did something here last; at first, when the campaign was made."""
        return max(self.last_deeds.values(), default=self.created)

    def began(self, name: str) -> datetime:
        """Since when something is under way; as long as nobody knows, since just now at the earliest."""
        return self.under_way.get(name, self.last_deed)

    @cached_property
    def present(self) -> tuple[int, ...]:
        """Players who are there and have not given all their heroes to the automatic hand."""
        seats = self.campaign.seats
        found = (seat.player for seat in seats if not seat.away and seat.hand != "autopilot")
        return tuple(dict.fromkeys(player for player in found if player != NOBODY))

    @cached_property
    def watching(self) -> tuple[int, ...]:
        """Players who have given a hero to the automatic hand themselves and are there, to see it play."""
        seats = self.campaign.seats
        chosen = (seat for seat in seats if seat.moved_by_default == "autopilot" and not seat.until_back)
        return tuple(dict.fromkeys(seat.player for seat in chosen if seat.player != NOBODY and not seat.away))


@dataclass(frozen=True)
class History:
    """What was told before, by key, and when the bot was not there."""

    deliveries: Mapping[str, Delivery] = field(default_factory=dict)
    outages: Outages = field(default_factory=Outages)

    @classmethod
    def of(cls, deliveries: Iterable[Delivery], outages: Outages) -> Self:
        """A history from what was kept."""
        return cls({delivery.key: delivery for delivery in deliveries}, outages)

    def sent(self, key: str) -> datetime | None:
        """When something was told; None if it is not known to have been."""
        delivery = self.deliveries.get(key)
        return delivery.sent if delivery is not None else None

    def claimed(self, key: str) -> Delivery | None:
        """What was about to be told when something went wrong."""
        delivery = self.deliveries.get(key)
        return delivery if delivery is not None and delivery.sent is None else None
