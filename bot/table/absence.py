"""Players who are away: who moves their heroes meanwhile, and what the others may do about it."""

from bot.games import system_of
from bot.kernel.events import Event
from bot.kernel.refused import demand
from bot.table.absence_events import (
    CameBack,
    HelpOffered,
    HeroDismissed,
    HeroHanded,
    HeroTaken,
    KeeperNamed,
    KeptWaiting,
    WentAway,
)
from bot.table.campaign import NOBODY, Ballot, Campaign, Hand
from bot.table.deeds import Deed, Seated
from bot.table.matters import Choice, Matter
from bot.table.returning import ABSENCE, drop_offer, offer_name
from bot.table.seating import reseat
from bot.table.voters import voters
from bot.table.votes import settle

WAIT = "wait"
"""The default of the question what to do about whoever is away."""

# What the others may do -----------------------------------------------------------------------------------------


class OfferHelp(Deed):
    """A hero was waited for long enough: ask the others what to do. Only the clock does this."""

    hero: str

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(player == NOBODY, "not_by_hand")
        seat, waiting = campaign.seat_of(self.hero), system_of(campaign).awaited(campaign)
        its_move = waiting is not None and waiting.what in ("turn", "next", "question")
        waited_for = waiting is not None and self.hero in waiting.heroes and seat.hand == "player"
        demand(its_move and waited_for, "not_waited_for", hero=self.hero)
        demand(others_present(campaign, seat.player), "nobody_else_there")
        matter, before = offer_name(campaign), campaign.ballots.get(ABSENCE)
        demand(before is None or before.matter != matter, "help_offered_already", hero=self.hero)
        campaign.ballots[ABSENCE] = Ballot(matter=matter, about={"hero": self.hero})
        return [HelpOffered(hero=self.hero, player=seat.player)]


class KeepWaiting(Deed):
    """The others decided to wait for a hero: nothing changes, and reminding begins anew."""

    hero: str

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(player == NOBODY, "not_by_hand")
        drop_offer(campaign, self.hero)
        return [KeptWaiting(hero=self.hero)]


def help_choices(campaign: Campaign, hero: str) -> list[tuple[str, Deed]]:
    """What the others may decide about a hero whose player is away; `WAIT` if they decide nothing."""
    choices: list[tuple[str, Deed]] = [
        (WAIT, KeepWaiting(hero=hero)),
        ("turn", system_of(campaign).autopilot(campaign, hero)),
        ("back", SetKeeper(hero=hero, keeper="autopilot", until_back=True)),
    ]
    absent = campaign.seat_of(hero).player
    choices += [(f"hand_{other}", HandHero(hero=hero, to=other)) for other in others_present(campaign, absent)]
    return [*choices, ("dismiss", Dismiss(hero=hero))]


def absence_matter(campaign: Campaign) -> Matter | None:
    """What to do about a player whom everybody waits for."""
    ballot = campaign.ballots.get(ABSENCE)
    if ballot is None or ballot.matter != offer_name(campaign):
        return None
    hero = ballot.about["hero"]
    seat = campaign.seat(hero)
    absent = seat.player if seat is not None else NOBODY
    return Matter(
        key=ballot.matter,
        kind=ABSENCE,
        voters=tuple(player for player in voters(campaign) if player != absent),
        choices=tuple(_help(campaign, name, deed) for name, deed in help_choices(campaign, hero)),
        default=WAIT,
        hero=hero,
        aside=True,
    )


def _help(campaign: Campaign, name: str, deed: Deed) -> Choice:
    """A way to help; somebody who gets the hero is known by the one they play already."""
    heir = getattr(deed, "to", None)
    known = next((seat.hero for seat in campaign.seats if seat.player == heir), None)
    return Choice(id=name, deed=deed, about={"heir": known} if known is not None else {})


def others_present(campaign: Campaign, absent: int) -> list[int]:
    """All other players who are not on holiday."""
    here = [seat.player for seat in campaign.seats if seat.player not in (absent, NOBODY) and not seat.away]
    return list(dict.fromkeys(here))


# Who plays a hero -----------------------------------------------------------------------------------------------


class HandHero(Deed):
    """Somebody else plays a hero from now on: its player gives it away, or the others decide so."""

    about_the_table = True

    hero: Seated
    to: int

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        seat = campaign.seat_of(self.hero)
        demand(player in (NOBODY, seat.player), "not_your_hero", hero=self.hero)
        demand(seat.player != NOBODY, "nobody_plays_it", hero=self.hero)
        demand(self.to not in (NOBODY, seat.player), "plays_it_already", hero=self.hero)
        reseat(campaign, seat, self.to)
        return [HeroHanded(player=player, hero=self.hero, to=self.to), *_go_on(campaign)]


class Dismiss(Deed):
    """A hero has no player any more: the player leaves, the owner says so, or the others decide so.

    The automatic hero moves it until somebody takes it over or the party wants to move it together.
    """

    hero: Seated

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        seat = campaign.seat_of(self.hero)
        demand(player in (NOBODY, seat.player, campaign.owner), "not_your_hero", hero=self.hero)
        demand(seat.player != NOBODY, "nobody_plays_it", hero=self.hero)
        told = HeroDismissed(player=player, hero=self.hero, was=seat.player)
        reseat(campaign, seat, NOBODY)
        return [told, *_go_on(campaign)]


class TakeOver(Deed):
    """Somebody takes a hero that has no player, also in the middle of a quest; one may play several (SET-06)."""

    about_the_table = True

    hero: Seated

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        seat = campaign.seat_of(self.hero)
        demand(seat.player == NOBODY, "hero_taken", hero=self.hero)
        reseat(campaign, seat, player)
        return [HeroTaken(player=player, hero=self.hero)]


class SetKeeper(Deed):
    """Settle who moves a hero: its player, the whole party, or the automatic hero."""

    about_the_table = True

    hero: Seated
    keeper: Hand
    until_back: bool = False
    """Until its player acts again: for what the others decide."""

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        seat = campaign.seat_of(self.hero)
        if player != NOBODY:
            campaign.check_own(player, self.hero)
        demand(self.keeper != "player" or seat.player != NOBODY, "nobody_plays_it", hero=self.hero)
        seat.moved_by_default = self.keeper
        seat.until_back = self.until_back and self.keeper != "player"
        drop_offer(campaign, self.hero)
        told = KeeperNamed(player=player, hero=self.hero, keeper=self.keeper, until_back=seat.until_back)
        return [told, *_go_on(campaign)]


def _go_on(campaign: Campaign) -> list[Event]:
    """What waited for somebody who is not waited for any more: open questions, and votes that are decided now."""
    return system_of(campaign).go_on(campaign) + settle(campaign)


# Holidays -------------------------------------------------------------------------------------------------------


class GoAway(Deed):
    """A player goes on holiday: all their heroes in this campaign are moved by somebody else meanwhile."""

    about_the_table = True

    when_away: Hand = "autopilot"

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        seats = [seat for seat in campaign.seats if seat.player == player != NOBODY]
        demand(seats, "not_at_the_table")
        for seat in seats:
            seat.away, seat.when_away = True, self.when_away
            drop_offer(campaign, seat.hero)
        heroes = tuple(seat.hero for seat in seats)
        told = WentAway(player=player, heroes=heroes, when_away=self.when_away)
        return [told, *_go_on(campaign)]


class ComeBack(Deed):
    """A player is back from holiday and moves their heroes again."""

    about_the_table = True

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        seats = [seat for seat in campaign.seats if seat.player == player and (seat.away or seat.until_back)]
        demand(seats, "not_away")
        for seat in seats:
            seat.away = False
            if seat.until_back:
                seat.moved_by_default, seat.until_back = "player", False
        return [CameBack(player=player, heroes=tuple(seat.hero for seat in seats))]
