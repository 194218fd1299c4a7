"""What the players decide together: every matter that is open, who has a vote, and what can be voted for."""

from typing import Any, Literal

from pydantic import Field

from bot.descent.commands import Answer
from bot.descent.engine import PARTY
from bot.descent.party.campaign import NOBODY, Campaign
from bot.descent.party.claims import GiveTurn
from bot.descent.party.deeds import Deed, Play
from bot.descent.party.occasions import contest, occasion, question_name
from bot.descent.road.cities import CityAction, LeaveCity, Wait
from bot.descent.road.going import Decide, Embark, JourneyDeed, Travel
from bot.descent.road.prospects import candidates, why_not
from bot.descent.road.wayfaring import decision
from bot.kernel.plain import Plain
from bot.table.voters import voters

Kind = Literal["question", "road", "contest", "absence"]


class Choice(Plain):
    """One thing that can be voted for."""

    id: str
    """Short, and the same as long as the matter is open."""
    deed: Deed
    """What comes of it if it wins."""
    about: dict[str, Any] = Field(default_factory=dict)
    """The facts its label needs and its deed does not have."""


class Matter(Plain):
    """Something the players decide together."""

    key: str
    kind: Kind
    voters: tuple[int, ...]
    choices: tuple[Choice, ...]
    default: str | None = None
    """What is done if nobody votes in time; None: then it stays open."""
    hero: str | None = None
    """The hero it is about."""
    votes: dict[int, str] = Field(default_factory=dict)
    """Who has voted for what, in the order in which they voted. Only votes that count."""

    @property
    def begun(self) -> bool:
        """Whether somebody has voted."""
        return bool(self.votes)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Those who have not voted yet."""
        return tuple(voter for voter in self.voters if voter not in self.votes)

    def choice(self, choice_id: str) -> Choice | None:
        """The choice with this id, if it can be voted for."""
        return next((choice for choice in self.choices if choice.id == choice_id), None)

    def count(self, choice_id: str) -> int:
        """How many votes a choice has."""
        return sum(chosen == choice_id for chosen in self.votes.values())


def matters(campaign: Campaign) -> list[Matter]:
    """Everything the players can vote on now; at most one of each kind."""
    found = (_contest(campaign), _question(campaign), _road(campaign), _absence(campaign))
    return [_with_votes(campaign, matter) for matter in found if matter is not None]


def matter_of(campaign: Campaign, kind: Kind) -> Matter | None:
    """The open matter of a kind."""
    return next((matter for matter in matters(campaign) if matter.kind == kind), None)


def _with_votes(campaign: Campaign, matter: Matter) -> Matter:
    """The matter with the votes that count: of those who still have one, for what can still be done."""
    ballot = campaign.ballots.get(matter.kind)
    if ballot is None or ballot.matter != matter.key:
        return matter
    known = {choice.id for choice in matter.choices}
    votes = {who: what for who, what in ballot.votes.items() if who in matter.voters and what in known}
    return matter.model_copy(update={"votes": votes})


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
    default = decision(campaign, [deed for deed in possible if isinstance(deed, Decide)])
    return Matter(
        key=name,
        kind="road",
        voters=voters(campaign),
        choices=tuple(_on_the_road(campaign, deed) for deed in possible),
        default=spelled(campaign, default) if default is not None else None,
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


def _absence(campaign: Campaign) -> Matter | None:
    """What to do about a player whom everybody waits for."""
    ballot = campaign.ballots.get("absence")
    if ballot is None or ballot.matter != f"absence/{occasion(campaign)}":
        return None
    from bot.table.absence import WAIT, help_choices

    hero = ballot.about["hero"]
    seat = campaign.seat(hero)
    absent = seat.player if seat is not None else NOBODY
    return Matter(
        key=ballot.matter,
        kind="absence",
        voters=tuple(player for player in voters(campaign) if player != absent),
        choices=tuple(_help(campaign, name, deed) for name, deed in help_choices(campaign, hero)),
        default=WAIT,
        hero=hero,
    )


def _help(campaign: Campaign, name: str, deed: Deed) -> Choice:
    """A way to help; somebody who gets the hero is known by the one they play already."""
    heir = getattr(deed, "to", None)
    known = next((seat.hero for seat in campaign.seats if seat.player == heir), None)
    return Choice(id=name, deed=deed, about={"heir": known} if known is not None else {})
