"""A player who has a hero would like to bring another one between quests: the others agree, or they don't."""

from bot.descent.deeds import DescentDeed
from bot.descent.party.campaign import MOST_HEROES, Campaign
from bot.descent.road.comings import check_may_change, welcome
from bot.descent.road.events import HeroProposed, HeroTurnedDown
from bot.kernel.events import Event
from bot.kernel.refused import demand
from bot.table.campaign import NOBODY, Ballot
from bot.table.matters import Choice, Matter
from bot.table.voters import voters

NEWCOMER = "newcomer"
"""The kind of ballot on a further hero of somebody who has one."""
YES, NO = "yes", "no"


class BringHero(DescentDeed):
    """The others agreed: the hero comes."""

    player: int
    hero: str
    hero_class: str

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(player == NOBODY, "not_by_hand")
        return welcome(campaign, self.player, self.hero, self.hero_class)


class TurnDownHero(DescentDeed):
    """The others would rather stay as they are."""

    player: int
    hero: str

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(player == NOBODY, "not_by_hand")
        campaign.ballots.pop(NEWCOMER, None)
        return [HeroTurnedDown(player=self.player, hero=self.hero)]


def others_are_asked(campaign: Campaign, player: int) -> bool:
    """Whether somebody needs the others' consent: who has a hero already, where the players vote."""
    seated = any(seat.player == player for seat in campaign.seats)
    return seated and campaign.decisions == "vote" and bool(_others(campaign, player))


def propose(campaign: Campaign, player: int, hero: str, hero_class: str) -> list[Event]:
    """Ask the others; nothing else changes until they have decided."""
    demand(newcomer_matter(campaign) is None, "newcomer_open")
    about = {"player": str(player), "hero": hero, "hero_class": hero_class}
    campaign.ballots[NEWCOMER] = Ballot(matter=_name(about), about=about)
    return [HeroProposed(player=player, hero=hero, hero_class=hero_class)]


def newcomer_matter(campaign: Campaign) -> Matter | None:
    """Whether somebody may bring a further hero; lost as soon as it can't come any more."""
    ballot = campaign.ballots.get(NEWCOMER)
    if ballot is None or not _is_possible(campaign, ballot.about):
        return None
    player, hero, hero_class = int(ballot.about["player"]), ballot.about["hero"], ballot.about["hero_class"]
    return Matter(
        key=ballot.matter,
        kind=NEWCOMER,
        voters=_others(campaign, player),
        choices=(
            Choice(id=YES, deed=BringHero(player=player, hero=hero, hero_class=hero_class)),
            Choice(id=NO, deed=TurnDownHero(player=player, hero=hero)),
        ),
        default=NO,
        hero=hero,
        aside=True,
    )


def check_room(campaign: Campaign) -> None:
    """Between quests, and four heroes at most (SET-01)."""
    demand(campaign.phase != "playing", "join_between_quests")
    check_may_change(campaign)
    demand(len(campaign.seats) < MOST_HEROES, "party_full", most=MOST_HEROES)


def _is_possible(campaign: Campaign, about: dict[str, str]) -> bool:
    if campaign.phase not in ("travelling", "over") or len(campaign.seats) >= MOST_HEROES:
        return False
    hero = about["hero"]
    return hero in campaign.free_heroes() and about["hero_class"] in campaign.free_classes(hero)


def _others(campaign: Campaign, player: int) -> tuple[int, ...]:
    return tuple(voter for voter in voters(campaign) if voter != player)


def _name(about: dict[str, str]) -> str:
    return "/".join((NEWCOMER, *about.values()))
