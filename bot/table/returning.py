"""A player who was away, or was thought to be, acts again."""

from bot.games import system_of
from bot.kernel.events import Event
from bot.table.absence_events import CameBack, HelpWithdrawn
from bot.table.campaign import Campaign
from bot.table.missed_deadlines import sign_of_life

ABSENCE = "absence"
"""The kind of ballot on what to do about whoever is away."""


def take_the_reins(campaign: Campaign, player: int, hero: str) -> list[Event]:
    """Somebody gives a hero a command: no automatic hero plays it any more, and nobody need decide for it.

    A holiday is not over by this: who said to be away says when that ends.
    """
    if campaign.piloted == hero:
        campaign.piloted = None
    return come_back(campaign, player) + _withdraw_offer(campaign, player, hero)


def is_expected(campaign: Campaign, player: int) -> bool:
    """Whether the automatic hero plays for somebody only until they are back, and nothing else keeps them away."""
    return any(seat.player == player and seat.until_back and not seat.away for seat in campaign.seats)


def come_back(campaign: Campaign, player: int) -> list[Event]:
    """Somebody is there: what was left to the automatic hero until then is theirs again."""
    sign_of_life(campaign, player)
    back = [seat for seat in campaign.seats if seat.player == player and seat.until_back]
    for seat in back:
        seat.moved_by_default, seat.until_back = "player", False
    return [CameBack(player=player, heroes=tuple(seat.hero for seat in back))] if back else []


def _withdraw_offer(campaign: Campaign, player: int, hero: str) -> list[Event]:
    """The one the others are asked about is there, or somebody acts for the hero."""
    ballot = campaign.ballots.get(ABSENCE)
    seat = campaign.seat(ballot.about.get("hero", "")) if ballot is not None else None
    if ballot is None or seat is None or (seat.player != player and seat.hero != hero):
        return []
    still_open = ballot.matter == offer_name(campaign)
    drop_offer(campaign, seat.hero)
    return [HelpWithdrawn(hero=seat.hero, player=player)] if still_open else []


def offer_name(campaign: Campaign) -> str:
    """The name of the question what to do about whoever is waited for now."""
    return f"{ABSENCE}/{system_of(campaign).occasion(campaign)}"


def drop_offer(campaign: Campaign, hero: str) -> None:
    """The others need not decide any more what to do about a hero."""
    ballot = campaign.ballots.get(ABSENCE)
    if ballot is not None and ballot.about.get("hero") == hero:
        del campaign.ballots[ABSENCE]
