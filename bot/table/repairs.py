"""Repairs: what the campaign's owner and the server's managers may do when play is stuck. All of it is told."""

from typing import Any, Literal

from bot.kernel.events import Event
from bot.kernel.refused import demand
from bot.table.campaign import Campaign
from bot.table.deeds import Deed
from bot.table.seating import reseat
from bot.table.votes import settle

What = Literal[
    "handed_over", "skipped", "turn_ended", "round_taken_back", "panel", "archived", "restored", "imported"
]


class Repaired(Event):
    """The owner or a manager stepped in."""

    player: int
    what: What
    hero: str | None = None
    to: int | None = None
    """Who plays the hero from now on."""
    round: int | None = None
    """The round to whose beginning the game went back."""


class Repair(Deed, abstract=True):
    """For the owner only, or a manager of the server: whoever knows who manages it vouches for that."""

    manager: bool = False

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(self.manager or player == campaign.owner, "not_the_owner")
        return self.repair(campaign, player)

    def repair(self, campaign: Any, player: int) -> list[Event]:
        """The repair itself, by somebody who may."""
        raise NotImplementedError


def may_bring_back(campaign: Campaign, player: int) -> bool:
    """Whether somebody may go on with a campaign that was put away."""
    return campaign.takes_part(player)


class HandOver(Repair):
    """Somebody else plays a hero from now on."""

    about_the_table = True

    hero: str
    to: int

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        seat = campaign.seat_of(self.hero)
        demand(seat.player != self.to, "plays_it_already", hero=self.hero)
        reseat(campaign, seat, self.to)
        # Whoever was waited for may have been the last one without a vote.
        return [Repaired(player=player, what="handed_over", hero=self.hero, to=self.to), *settle(campaign)]


class ShowPanel(Repair):
    """Post the panel anew, at the bottom of the channel."""

    about_the_table = True

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        return [Repaired(player=player, what="panel")]


class PutAway(Repair):
    """Put the campaign away, so that its channel can have another."""

    about_the_table = True
    becomes = "archived"

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        return [Repaired(player=player, what="archived")]


class BringBack(Repair):
    """Go on with a campaign that was put away. Everybody who plays in it may: its owner may be gone for good."""

    about_the_table = True
    becomes = "live"

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(self.manager or may_bring_back(campaign, player), "not_at_the_table")
        return self.repair(campaign, player)

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        return [Repaired(player=player, what="restored")]


class BringIn(Repair):
    """Go on with a campaign that was kept in a file."""

    about_the_table = True

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        return [Repaired(player=player, what="imported")]
