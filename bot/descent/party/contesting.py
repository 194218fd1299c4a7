"""A player says "me first" (RND-01)."""

from bot.descent.deeds import DescentDeed
from bot.descent.events import DescentEvent
from bot.descent.party.campaign import Campaign
from bot.descent.party.occasions import CONTEST, contest_name, contest_settled, fresh_turn
from bot.descent.party.permission import check_contest
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.table.campaign import Ballot
from bot.table.votes import vote


class TurnContested(DescentEvent):
    """A player wants their hero to go before the one whose turn has just begun."""

    player: int
    hero: str
    current: str


class ContestTurn(DescentDeed):
    """Say "me first" before the hero who has taken the turn has done anything with it; then the players vote.

    Whoever says it has voted for it.
    """

    hero: str

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        current = self._check(campaign, player)
        about = {"first": current, "second": self.hero}
        campaign.ballots[CONTEST] = Ballot(matter=contest_name(campaign.running()), about=about)
        told = TurnContested(player=player, hero=self.hero, current=current)
        return [told, *vote(campaign, CONTEST, player, self.hero)]

    def _check(self, campaign: Campaign, player: int) -> str:
        """The hero whose turn can be contested by this player."""
        game = campaign.running()
        demand(game.outcome is None, "quest_over", outcome=game.outcome)
        demand(campaign.seat_of(self.hero).played_by(player), "not_your_hero", hero=self.hero)
        demand(campaign.turns == "free", "order_is_fixed")
        if game.turn is None:
            raise Refused("nobody_has_the_turn", hero=self.hero)
        current = game.turn.hero
        demand(not campaign.seat_of(current).played_by(player), "own_turn_contested", current=current)
        demand(not game.hero(self.hero).turn_taken, "turn_already_taken", hero=self.hero)
        check_contest(campaign)
        demand(not contest_settled(campaign), "contest_settled", current=current)
        demand(fresh_turn(campaign) == current, "turn_under_way", current=current)
        return current
