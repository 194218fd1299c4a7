"""A player is dismissed, also in the middle of what is played: the owner or a manager says so, or the others vote.

The hero stays, so that what is played stays as hard as it was; it moves by itself until somebody else moves it.
"""

from bot.games import system_of
from bot.kernel.events import Event
from bot.kernel.refused import demand
from bot.table.absence import Dismiss
from bot.table.absence_events import HeroDismissed
from bot.table.campaign import NOBODY, Ballot, Campaign
from bot.table.deeds import Deed, Seated
from bot.table.matters import Choice, Matter, matter_of
from bot.table.repairs import Repair
from bot.table.seat_offers import SeatOffered
from bot.table.seating import reseat
from bot.table.voters import voters
from bot.table.votes import settle, vote

DISMISSAL = "dismissal"
"""The kind of ballot on whether somebody plays on."""
KEEP, LET_GO = "keep", "let_go"
FEWEST_VOTERS = 2
"""Nobody is dismissed by one other player alone, unless that is the owner."""


class DismissalProposed(Event):
    """Somebody asks the others whether a hero shall have no player any more."""

    player: int
    hero: str
    whom: int


class PlayerKept(Event):
    """The others decided that somebody plays on."""

    hero: str


class ProposeDismissal(Deed):
    """Ask the others whether somebody shall play on; who asks has voted by that."""

    about_the_table = True

    hero: Seated

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(campaign.at_table(player), "not_at_the_table")
        seat = campaign.seat_of(self.hero)
        demand(seat.player != NOBODY, "nobody_plays_it", hero=self.hero)
        demand(seat.player != player, "dismiss_yourself", hero=self.hero)
        demand(matter_of(campaign, DISMISSAL) is None, "dismissal_open")
        demand(player in _others(campaign, seat.player), "no_vote_for_you")
        demand(len(_others(campaign, seat.player)) >= FEWEST_VOTERS, "too_few_to_dismiss", hero=self.hero)
        about = {"hero": self.hero, "player": str(seat.player)}
        campaign.ballots[DISMISSAL] = Ballot(matter="/".join((DISMISSAL, *about.values())), about=about)
        told = DismissalProposed(player=player, hero=self.hero, whom=seat.player)
        return [told, *vote(campaign, DISMISSAL, player, LET_GO)]


class LetGo(Deed):
    """The others decided that somebody plays no longer."""

    hero: str

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(player == NOBODY, "not_by_hand")
        return Dismiss(hero=self.hero).do(campaign, NOBODY)


class KeepPlayer(Deed):
    """The others decided that somebody plays on."""

    hero: str

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(player == NOBODY, "not_by_hand")
        campaign.ballots.pop(DISMISSAL, None)
        return [PlayerKept(hero=self.hero)]


def dismissal_matter(campaign: Campaign) -> Matter | None:
    """Whether somebody plays on; over as soon as the hero is somebody else's."""
    ballot = campaign.ballots.get(DISMISSAL)
    seat = campaign.seat(ballot.about["hero"]) if ballot is not None else None
    if ballot is None or seat is None or str(seat.player) != ballot.about["player"]:
        return None
    return Matter(
        key=ballot.matter,
        kind=DISMISSAL,
        voters=_others(campaign, seat.player),
        choices=(
            Choice(id=KEEP, deed=KeepPlayer(hero=seat.hero)),
            Choice(id=LET_GO, deed=LetGo(hero=seat.hero)),
        ),
        default=KEEP,
        hero=seat.hero,
        fewest=FEWEST_VOTERS,
        aside=True,
    )


def _others(campaign: Campaign, player: int) -> tuple[int, ...]:
    return tuple(voter for voter in voters(campaign) if voter != player)


class FreeSeat(Repair):
    """A hero has no player any more; if somebody is named, they are asked to play it from now on.

    Its own player may, the owner, and a manager of the server.
    """

    about_the_table = True

    hero: str
    to: int | None = None

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        seat = campaign.seat_of(self.hero)
        demand(self.manager or player in (seat.player, campaign.owner), "not_your_hero", hero=self.hero)
        return self.repair(campaign, player)

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        seat = campaign.seat_of(self.hero)
        demand(seat.player != NOBODY, "nobody_plays_it", hero=self.hero)
        demand(self.to not in (NOBODY, seat.player), "plays_it_already", hero=self.hero)
        told: list[Event] = [HeroDismissed(player=player, hero=self.hero, was=seat.player)]
        reseat(campaign, seat, NOBODY)
        if self.to is not None:
            seat.offered = self.to
            told.append(SeatOffered(player=player, hero=self.hero, to=self.to))
        return [*told, *system_of(campaign).go_on(campaign), *settle(campaign)]
