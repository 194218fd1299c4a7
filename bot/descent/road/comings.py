"""Heroes come and go between quests: what a newcomer brings along, and what stays when somebody leaves.

What every hero has earned and owns on average is what a newcomer comes with, so that a party of three is as strong
as if there had been three from the beginning.
"""

from bot.descent.party.campaign import FEWEST_HEROES, Campaign, Retired, Seat
from bot.descent.quest.setup import START_GOLD
from bot.descent.road.events import BelongingsPassedOn, HeroCame, HeroWent
from bot.descent.road.giving import remove_card
from bot.descent.road.shop import price
from bot.kernel.events import Event
from bot.kernel.refused import demand

COIN = 5
"""Nobody brings odd coins."""


def check_may_change(campaign: Campaign) -> None:
    """Refuse to change the party while something is met on the road, and after the end."""
    demand(campaign.phase != "finished", "campaign_over")
    demand(campaign.journey is None or campaign.journey.facing is None, "event_open")


# Who comes ------------------------------------------------------------------------------------------------------


def earned(seat: Seat) -> int:
    """All experience a hero has ever had, spent or not."""
    deck = seat.calling.skills
    return seat.xp + sum(skill.xp for skill in deck if skill.id in seat.skills)


def experience_of_newcomer(campaign: Campaign) -> int:
    """As much as the heroes of the party have earned on average."""
    return sum(map(earned, campaign.seats)) // len(campaign.seats) if campaign.seats else 0


def gold_of_newcomer(campaign: Campaign) -> int:
    """As much as there is for each hero of the party: in the purse, and in goods at their price (SET-04).

    Nothing for one who comes in place of a hero who left: what that one had has stayed.
    """
    in_a_raid = campaign.journey is not None and campaign.journey.raid is not None
    if campaign.vacant or not campaign.seats or in_a_raid:
        return 0
    goods = sum(price(kept.card) or 0 for kept in campaign.belongings())
    each = ((campaign.gold or 0) + goods) // len(campaign.seats)
    return max(START_GOLD[campaign.difficulty], each - each % COIN)


def way_of_coming(campaign: Campaign) -> str:
    """How a newcomer comes now: in place of a hero who left, with empty hands, or with gold."""
    return "instead" if campaign.vacant else "rich" if gold_of_newcomer(campaign) else "poor"


def welcome(campaign: Campaign, player: int, hero: str, hero_class: str) -> list[Event]:
    """A hero joins the party under way."""
    seat = Seat(player=player, hero=hero, hero_class=hero_class)
    xp, gold = experience_of_newcomer(campaign), gold_of_newcomer(campaign)
    known = next((one for one in campaign.retired if (one.hero, one.hero_class) == (hero, hero_class)), None)
    if known is not None:  # what was learned can't be learned otherwise by leaving (CMP-07)
        seat.skills = list(known.skills)
        campaign.retired.remove(known)
    seat.xp = max(0, xp - earned(seat))
    campaign.gold = (campaign.gold or 0) + gold
    replaces, campaign.vacant = campaign.vacant > 0, max(0, campaign.vacant - 1)
    holiday = next((other for other in campaign.seats if other.player == player and other.away), None)
    if holiday is not None:
        seat.away, seat.when_away = True, holiday.when_away
    campaign.seats.append(seat)
    brought = {"xp": seat.xp, "gold": gold, "left": campaign.gold, "replaces": replaces}
    return [HeroCame.model_validate({"player": player, "hero": hero, "hero_class": hero_class, **brought})]


# Who goes -------------------------------------------------------------------------------------------------------


def part_with(campaign: Campaign, seat: Seat) -> list[Event]:
    """A hero leaves the party under way; all it carried stays with the others."""
    demand(len(campaign.seats) > FEWEST_HEROES, "too_few_would_stay", hero=seat.hero, fewest=FEWEST_HEROES)
    campaign.seats.remove(seat)
    campaign.retired = [
        one for one in campaign.retired if (one.hero, one.hero_class) != (seat.hero, seat.hero_class)
    ]
    campaign.retired.append(Retired(hero=seat.hero, hero_class=seat.hero_class, skills=list(seat.skills)))
    campaign.vacant += 1
    # Choices of heroes are spelled by their places at the table, and these have changed.
    campaign.ballots.pop("road", None)
    return [HeroWent(player=seat.player, hero=seat.hero), *_pass_on(campaign, seat)]


def _pass_on(campaign: Campaign, gone: Seat) -> list[Event]:
    """Card by card to whoever has fewest, the dearest first; anybody may give them on."""
    passed: dict[str, list[str]] = {}
    cards = sorted((kept.card for kept in gone.kept), key=lambda card: -(price(card) or 0))
    for card in cards:
        heir = min(campaign.seats, key=lambda seat: len(seat.kept))
        heir.kept.append(remove_card(gone, card))
        passed.setdefault(heir.hero, []).append(card)
    return [BelongingsPassedOn(hero=gone.hero, to=heir, cards=tuple(got)) for heir, got in passed.items()]
