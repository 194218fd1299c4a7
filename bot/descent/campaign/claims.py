"""Who goes next: in party order, or whoever is first, unless another player says "me first" (RND-01)."""

from bot.descent.campaign.deeds import Deed
from bot.descent.campaign.occasions import CONTEST, SETTLED, Contest, contest
from bot.descent.campaign.party import Ballot, Campaign, carry_out
from bot.descent.campaign.settings import seat_of
from bot.descent.commands import TakeTurn
from bot.descent.events import Event
from bot.descent.game import Game
from bot.descent.refused import Refused, demand
from bot.descent.turns import heroes_to_go


class TurnGiven(Event):
    """A hero let another one go first."""

    player: int
    hero: str
    to: str


def check_turn(campaign: Campaign, hero: str) -> None:
    """Refuse a hero who is not next, where the heroes go in party order."""
    waiting = [each.id for each in heroes_to_go(campaign.running())]
    if campaign.turns == "fixed" and waiting and hero in waiting:
        demand(hero == waiting[0], "not_next", hero=hero, current=waiting[0])


def check_contest(campaign: Campaign) -> None:
    """While it is open who goes first, nobody goes on."""
    between = contest(campaign)
    if between is not None:
        raise Refused("contest_open", hero=between.second, current=between.first)


class GiveTurn(Deed):
    """Let a hero have the turn that is contested: as its holder at once, or as the players have decided."""

    hero: str

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        between = _open(campaign)
        demand(seat_of(campaign, between.first).played_by(player), "not_your_hero", hero=between.first)
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
