"""Repairs: what the campaign's owner and the server's managers may do when play is stuck. All of it is told."""

from typing import Literal

from bot.descent.events import Event
from bot.descent.party.campaign import Campaign
from bot.descent.party.commanding import carry_out
from bot.descent.party.deeds import Deed
from bot.descent.party.piloting import MOST_DEFAULTS, by_default, in_play, towards_the_end
from bot.descent.party.settings import seat_of
from bot.descent.state.game import Game
from bot.kernel.refused import Refused, demand
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

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        """The repair itself, by somebody who may."""
        raise NotImplementedError


def may_bring_back(campaign: Campaign, player: int) -> bool:
    """Whether somebody may go on with a campaign that was put away."""
    return player == campaign.owner or campaign.at_table(player)


class HandOver(Repair):
    """Somebody else plays a hero from now on."""

    hero: str
    to: int

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        seat = seat_of(campaign, self.hero)
        demand(seat.player != self.to, "plays_it_already", hero=self.hero)
        reseat(campaign, seat, self.to)
        # Whoever was waited for may have been the last one without a vote.
        return [Repaired(player=player, what="handed_over", hero=self.hero, to=self.to), *settle(campaign)]


class SkipQuestion(Repair):
    """Answer the open question as it would be answered if nobody cared (ACT-08)."""

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        question = in_play(campaign).question
        if question is None:
            raise Refused("question_closed")
        return [Repaired(player=player, what="skipped"), *carry_out(campaign, by_default(question))]


class EndStuckTurn(Repair):
    """End the turn of a hero whose player is away; open questions are answered by their defaults."""

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        game = in_play(campaign)
        if game.turn is None:
            raise Refused("no_turn_to_end")
        hero = game.turn.hero
        events: list[Event] = [Repaired(player=player, what="turn_ended", hero=hero)]
        for _ in range(MOST_DEFAULTS):
            if game.turn is None or game.outcome is not None:
                break
            events += carry_out(campaign, towards_the_end(game, hero))
        return events


class TakeBackRound(Repair):
    """Play the current round anew, from its beginning. The same dice come."""

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        game, log = in_play(campaign), campaign.round_log
        now = (game.round, game.chance.seed)
        if log is None or (log.number, log.seed) != now or log.start == game.model_dump_json():
            raise Refused("nothing_to_take_back")
        campaign.game = Game.model_validate_json(log.start)
        # What was settled since then stays settled.
        campaign.game.ties = campaign.ties
        campaign.turn_log = campaign.piloted = None
        return [Repaired(player=player, what="round_taken_back", round=log.number)]


class ShowPanel(Repair):
    """Post the panel anew, at the bottom of the channel."""

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        return [Repaired(player=player, what="panel")]


class PutAway(Repair):
    """Put the campaign away, so that its channel can have another."""

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        return [Repaired(player=player, what="archived")]


class BringBack(Repair):
    """Go on with a campaign that was put away. Everybody who plays in it may: its owner may be gone for good."""

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(self.manager or may_bring_back(campaign, player), "not_at_the_table")
        return self.repair(campaign, player)

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        return [Repaired(player=player, what="restored")]


class BringIn(Repair):
    """Go on with a campaign that was kept in a file."""

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        return [Repaired(player=player, what="imported")]
