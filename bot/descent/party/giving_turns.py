"""The turn that two heroes want goes to one of them (RND-01)."""

from bot.descent.commands import TakeTurn
from bot.descent.deeds import DescentDeed
from bot.descent.events import DescentEvent
from bot.descent.party.campaign import Campaign
from bot.descent.party.commanding import carry_out
from bot.descent.party.occasions import CONTEST, SETTLED, Contest, contest
from bot.descent.state.game import Game
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.table.campaign import Ballot
from bot.table.deeds import Seated


class TurnGiven(DescentEvent):
    """A hero let another one go first."""

    player: int
    hero: str
    to: str


class GiveTurn(DescentDeed):
    """Let a hero have the turn that is contested: as its holder at once, or as the players have decided."""

    hero: Seated

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        between = _open(campaign)
        demand(campaign.seat_of(between.first).played_by(player), "not_your_hero", hero=between.first)
        demand(self.hero == between.second, "not_contesting", hero=self.hero)
        given = TurnGiven(player=player, hero=between.first, to=self.hero)
        return [given, *self.decided(campaign)]

    def decided(self, campaign: Campaign) -> list[Event]:
        between, log = _open(campaign), campaign.turn_log
        assert log is not None
        settled = Ballot(matter=between.key, about={SETTLED: self.hero})
        events: list[Event] = []
        if self.hero != between.first:
            # Nothing was revealed since, so the turn can begin as if the other had never taken it.
            campaign.game, campaign.turn_log = Game.model_validate_json(log.start), None
            events = carry_out(campaign, TakeTurn(hero=self.hero))
        campaign.ballots[CONTEST] = settled
        return events


def _open(campaign: Campaign) -> Contest:
    """The contest that is open, or a refusal."""
    between = contest(campaign)
    if between is None:
        raise Refused("no_contest")
    return between
