"""What players of pebbles do, and what is done for whoever is late or away."""

from bot.kernel.chance import Chance
from bot.kernel.choosing import choose, open_part
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.table.absence_events import AnsweredFor, By
from bot.table.campaign import NOBODY, Seat
from bot.table.deeds import Deed
from bot.table.missed_deadlines import miss
from bot.table.returning import drop_offer, take_the_reins
from bot.table.votes import tidy
from tests.pebbles.campaign import PEBBLES, SEATS, TO_WIN, Match, PebblesCampaign
from tests.pebbles.events import HasPicked, MatchStarted, MatchWon, PebblesEvent, PickNoted, RoundShown, SatDown


class PebblesDeed(Deed, tag="deed"):
    """Something a player of this game does."""


# A vote of the table is about a deed of the game.
for family in (PebblesDeed, PebblesEvent):
    family.relatives = {PebblesDeed.tag: PebblesDeed, PebblesEvent.tag: PebblesEvent}


class SitDown(PebblesDeed):
    """Take a free seat."""

    hero: str

    def do(self, campaign: PebblesCampaign, player: int) -> list[Event]:
        demand(campaign.phase == "gathering", "already_started")
        demand(self.hero in SEATS, "no_such_hero", hero=self.hero)
        demand(campaign.seat(self.hero) is None, "hero_taken", hero=self.hero)
        campaign.seats.append(Seat(player=player, hero=self.hero))
        return [SatDown(player=player, hero=self.hero)]


class Start(PebblesDeed):
    """Begin the match, once all seats are taken."""

    seed: str

    def do(self, campaign: PebblesCampaign, player: int) -> list[Event]:
        campaign.check_at_table(player)
        demand(campaign.phase == "gathering", "already_started")
        demand(len(campaign.seats) == len(SEATS), "too_few_heroes", fewest=len(SEATS))
        match = Match(chance=Chance.fresh(self.seed), points=dict.fromkeys(SEATS, 0))
        match.next_round()
        campaign.match = match
        return [MatchStarted(commitment=match.chance.commitment)]


class Pick(PebblesDeed):
    """Pick a pebble for one's own seat, whatever the others have done meanwhile."""

    hero: str
    round: int
    pebble: str

    def do(self, campaign: PebblesCampaign, player: int) -> list[Event]:
        demand(campaign.at_table(player), "not_at_the_table")
        demand(campaign.seat_of(self.hero).moved_by(player), "not_your_hero", hero=self.hero)
        match = campaign.running()
        match.gathering = choose(match.gathering, self.round, self.hero, self.pebble)
        back = take_the_reins(campaign, player, self.hero)
        noted = PickNoted(hero=self.hero, pebble=self.pebble, audience=(self.hero,))
        return [*back, HasPicked(hero=self.hero), noted, *open_hands(campaign)]


class PickForTheLate(PebblesDeed):
    """Time is up: whoever has not picked gets what chance has laid out. Only the clock does this."""

    round: int

    def do(self, campaign: PebblesCampaign, player: int) -> list[Event]:
        demand(player == NOBODY, "not_by_hand")
        gathering = campaign.running().gathering
        if gathering is None or gathering.number != self.round:
            raise Refused("question_closed")
        late = [campaign.seat_of(hero) for hero in gathering.waiting]
        told = [event for seat in late for event in _pick_for(campaign, seat, self.round, "clock")]
        missed = [event for one in dict.fromkeys(seat.player for seat in late) for event in miss(campaign, one)]
        return [*told, *missed, *open_hands(campaign)]


class PickByItself(PebblesDeed):
    """The automatic player picks for a seat."""

    hero: str

    def do(self, campaign: PebblesCampaign, player: int) -> list[Event]:
        seat = campaign.seat_of(self.hero)
        if player != NOBODY:
            demand(campaign.at_table(player), "not_at_the_table")
            demand(seat.moved_by(player) or seat.hand == "autopilot", "not_your_hero", hero=self.hero)
        return [*_pick_for(campaign, seat, campaign.running().round, "autopilot"), *open_hands(campaign)]


def _pick_for(campaign: PebblesCampaign, seat: Seat, number: int, by: By) -> list[Event]:
    """Pick for a seat without its player, to whom alone it is told what."""
    match = campaign.running()
    gathering, part = open_part(match.gathering, number, seat.hero)
    pebble = part.default if by == "clock" else match.chance.of("automatic").pick(PEBBLES)
    match.gathering = choose(gathering, number, seat.hero, pebble)
    drop_offer(campaign, seat.hero)
    only = (seat.hero,)
    told = AnsweredFor(hero=seat.hero, question=gathering.kind, option=pebble, by=by, audience=only)
    return [HasPicked(hero=seat.hero), told]


def open_hands(campaign: PebblesCampaign) -> list[Event]:
    """Once all have picked the round is decided, and the next one begins unless somebody has won."""
    match = campaign.running()
    picks = match.gathering.choices if match.gathering is not None else None
    if picks is None:
        return []
    told: list[Event] = [RoundShown(round=match.round, picks=picks, lucky=match.score(picks))]
    match.winners = tuple(seat for seat, points in match.points.items() if points >= TO_WIN)
    if match.winners:
        match.gathering = None
        told.append(MatchWon(winners=match.winners, seed=match.chance.seed))
    else:
        match.next_round()
    tidy(campaign)
    return told
