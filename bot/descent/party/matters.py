"""What a party votes on: who goes first, a question to all, the way to go, and who plays."""

from bot.descent.commands import Answer
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.party.giving_turns import GiveTurn
from bot.descent.party.occasions import contest, occasion, question_name
from bot.descent.party.second_heroes import newcomer_matter
from bot.descent.raid.upgrading import Descend
from bot.descent.road.cities import CityAction, LeaveCity, Wait
from bot.descent.road.going import Decide, Embark, JourneyDeed, Travel
from bot.descent.road.prospects import candidates, why_not
from bot.descent.road.wayfaring import decision
from bot.descent.rules.steps import PARTY
from bot.table.absence import absence_matter
from bot.table.dismissing import dismissal_matter
from bot.table.matters import Choice, Matter
from bot.table.voters import voters


def open_matters(campaign: Campaign) -> list[Matter]:
    """Everything the players can vote on now; at most one of each kind."""
    played = (_contest(campaign), _question(campaign), _road(campaign))
    found = (*played, absence_matter(campaign), newcomer_matter(campaign), dismissal_matter(campaign))
    return [matter for matter in found if matter is not None]


# What is open ---------------------------------------------------------------------------------------------------


def _contest(campaign: Campaign) -> Matter | None:
    """Which of two heroes goes first; if the players can't agree, who was first."""
    between = contest(campaign)
    if between is None:
        return None
    choices = tuple(Choice(id=hero, deed=GiveTurn(hero=hero)) for hero in (between.first, between.second))
    return Matter(
        key=between.key,
        kind="contest",
        quick=True,
        voters=voters(campaign),
        choices=choices,
        default=between.first,
        hero=between.second,
    )


def _question(campaign: Campaign) -> Matter | None:
    """A question to the party as a whole. Who goes first comes before it."""
    game = campaign.game
    if campaign.decisions != "vote" or campaign.phase != "playing" or game is None or contest(campaign) is not None:
        return None
    asked = game.question
    if asked is None or asked.owner != PARTY:
        return None
    choices = tuple(
        Choice(
            id=option.id,
            deed=Play(command=Answer(hero=PARTY, question=asked.number, option=option.id)),
            about={"asked": asked.kind, "quest": game.quest, "facts": option.about},
        )
        for option in asked.options
    )
    return Matter(
        key=question_name(game, asked),
        kind="question",
        voters=voters(campaign),
        choices=choices,
        default=asked.default,
    )


def _road(campaign: Campaign) -> Matter | None:
    """Where to go, what to do in the city, how to meet what is met on the way (CMP-05, CMP-06)."""
    name = occasion(campaign)
    if campaign.decisions != "vote" or campaign.phase != "travelling" or name is None:
        return None
    deeds = [deed for deed in candidates(campaign) if deed.together]
    possible = [deed for deed in deeds if why_not(campaign, campaign.owner, deed) is None]
    onward = next((deed for deed in possible if isinstance(deed, Descend)), None)
    default = onward or decision(campaign, [deed for deed in possible if isinstance(deed, Decide)])
    return Matter(
        key=name,
        kind="road",
        voters=voters(campaign),
        choices=tuple(_on_the_road(campaign, deed) for deed in possible),
        default=spelled(campaign, default) if default is not None else None,
        can_wait=onward is not None,  # who goes through the portal leaves behind what others might still keep
    )


def _on_the_road(campaign: Campaign, deed: JourneyDeed) -> Choice:
    journey = campaign.journey
    assert journey is not None
    about = {"met": journey.facing} if isinstance(deed, Decide) else {}
    if isinstance(deed, CityAction | Wait | LeaveCity):
        about = {"city": journey.city}
    return Choice(id=spelled(campaign, deed), deed=deed, about=about)


def spelled(campaign: Campaign, deed: JourneyDeed) -> str:
    """A deed in a few letters, heroes by their place at the table: it has to fit on a button."""
    seats = [seat.hero for seat in campaign.seats]
    match deed:
        case Embark():
            fields = [deed.quest]
        case Travel():
            fields = [deed.city]
        case Decide(hero=None):
            fields = [deed.option]
        case Decide():
            fields = [deed.option, str(seats.index(deed.hero or ""))]
        case CityAction():
            fields = ["+".join(str(seats.index(hero)) for hero in deed.heroes)]
        case _:
            fields = []
    return "/".join((deed.kind, *filter(None, fields)))
