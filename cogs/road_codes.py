"""How the deeds of a campaign are written on buttons: what a party settles first, and what it does between quests.

Heroes are named by their place at the table; before the start, where seats may still change, nothing names them.
"""

from collections.abc import Callable, Sequence
from typing import Any

from bot.descent.party.campaign import Campaign
from bot.descent.party.creation import ChooseCampaign
from bot.descent.party.deeds import ChooseQuest
from bot.descent.party.settings import Configure, known_boxes
from bot.descent.road.cities import Buy, CityAction, LeaveCity, Sell, Wait
from bot.descent.road.giving import Give
from bot.descent.road.going import Decide, Embark, Travel
from bot.table.deeds import Deed

AMONG = "+"
NOTHING = "-"

Fields = list[str]
Writer = Callable[[Any, Campaign], Sequence[str]]
Reader = Callable[[Fields, Campaign], Deed]


def place_of(hero: str, campaign: Campaign) -> str:
    """A hero by its place at the table."""
    return str([seat.hero for seat in campaign.seats].index(hero))


def hero_at(field: str, campaign: Campaign) -> str:
    """The hero at a place of the table."""
    if not field.isdecimal():
        raise ValueError(field)
    return campaign.seats[int(field)].hero


def _settings(deed: Configure) -> list[str]:
    """One setting and its value; a panel changes one at a time."""
    if deed.boxes is not None:
        return ["boxes", AMONG.join(str(known_boxes().index(box)) for box in deed.boxes)]
    changed = deed.model_dump(exclude_none=True, exclude={"deed"})
    name, value = next((name, value) for name, value in changed.items() if name in SETTINGS)
    return [name, value]


SETTINGS = ("language", "ties", "difficulty", "order", "turns", "decisions")


def _configure(fields: Fields) -> Configure:
    name, value = fields
    if name == "boxes":
        return Configure(
            boxes=tuple(known_boxes()[int(place)] for place in value.split(AMONG) if place.isdecimal())
        )
    if name not in SETTINGS:
        raise ValueError(name)
    return Configure.model_validate({name: value})


def _decide(fields: Fields, campaign: Campaign) -> Decide:
    option, hero = fields
    return Decide(option=option, hero=None if hero == NOTHING else hero_at(hero, campaign))


def _acting(fields: Fields, campaign: Campaign) -> CityAction:
    heroes = () if fields[0] == NOTHING else tuple(hero_at(place, campaign) for place in fields[0].split(AMONG))
    return CityAction(heroes=heroes)


ROAD: dict[type[Deed], tuple[Writer, Reader]] = {
    ChooseCampaign: (
        lambda deed, campaign: (deed.campaign or NOTHING,),
        lambda fields, campaign: ChooseCampaign(campaign=None if fields[0] == NOTHING else fields[0]),
    ),
    ChooseQuest: (
        lambda deed, campaign: (deed.quest,),
        lambda fields, campaign: ChooseQuest(quest=fields[0]),
    ),
    Configure: (
        lambda deed, campaign: _settings(deed),
        lambda fields, campaign: _configure(fields),
    ),
    Embark: (lambda deed, campaign: (deed.quest,), lambda fields, campaign: Embark(quest=fields[0])),
    Travel: (lambda deed, campaign: (deed.city,), lambda fields, campaign: Travel(city=fields[0])),
    Decide: (
        lambda deed, campaign: (deed.option, NOTHING if deed.hero is None else place_of(deed.hero, campaign)),
        _decide,
    ),
    Buy: (
        lambda deed, campaign: (deed.item, place_of(deed.hero, campaign)),
        lambda fields, campaign: Buy(item=fields[0], hero=hero_at(fields[1], campaign)),
    ),
    Sell: (
        lambda deed, campaign: (place_of(deed.hero, campaign), deed.card),
        lambda fields, campaign: Sell(hero=hero_at(fields[0], campaign), card=fields[1]),
    ),
    Give: (
        lambda deed, campaign: (place_of(deed.giver, campaign), place_of(deed.to, campaign), deed.card),
        lambda fields, campaign: Give(
            giver=hero_at(fields[0], campaign), to=hero_at(fields[1], campaign), card=fields[2]
        ),
    ),
    CityAction: (
        lambda deed, campaign: (AMONG.join(place_of(hero, campaign) for hero in deed.heroes) or NOTHING,),
        _acting,
    ),
    Wait: (lambda deed, campaign: (), lambda fields, campaign: Wait()),
    LeaveCity: (lambda deed, campaign: (), lambda fields, campaign: LeaveCity()),
}
"""How each deed is written, and how it is read back."""
ROAD_READERS: dict[str, Reader] = {deed.kind: reader for deed, (_, reader) in ROAD.items()}
