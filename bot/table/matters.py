"""What the players decide together: every matter that is open, who has a vote, and what can be voted for."""

from typing import Any

from pydantic import Field

from bot.games import system_of
from bot.kernel.editions import since
from bot.kernel.plain import Plain
from bot.table.campaign import Campaign
from bot.table.deeds import Deed

Kind = str
"""What a vote is about: "absence" at every table, and what a game adds, such as "question" and "road"."""


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
    quick: bool = False
    """It is decided as soon as it can't turn any more, and its time is short."""
    fewest: int = 1
    """So many votes anything but the default needs, also when time is up."""
    aside: bool = False
    """It is about who plays: it stands beside whatever the panel is about, and some of them have no vote."""
    votes: dict[int, str] = Field(default_factory=dict)
    """Who has voted for what, in the order in which they voted. Only votes that count."""
    can_wait: bool = False
    """There is something to do before it: even where only one thing can be chosen, several agree on when."""

    @property
    def occasion(self) -> str:
        """The name under which it is under way, and players are called to it."""
        return f"vote/{self.key}"

    @property
    def begun(self) -> bool:
        """Whether somebody has voted."""
        return bool(self.votes)

    @property
    def put_to_vote(self) -> bool:
        """Whether several have to agree, and on more than one thing that can come of it."""
        return len(self.voters) > 1 and (len(self.choices) > 1 or self.can_wait or not since(3))

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

    def with_votes(self, campaign: Campaign) -> "Matter":
        """The matter with the votes that count: of those who still have one, for what can still be done."""
        ballot = campaign.ballots.get(self.kind)
        if ballot is None or ballot.matter != self.key:
            return self
        known = {choice.id for choice in self.choices}
        votes = {who: what for who, what in ballot.votes.items() if who in self.voters and what in known}
        return self.model_copy(update={"votes": votes})


def matters(campaign: Campaign) -> list[Matter]:
    """Everything the players can vote on now; at most one of each kind."""
    return [matter.with_votes(campaign) for matter in system_of(campaign).matters(campaign)]


def matter_of(campaign: Campaign, kind: Kind) -> Matter | None:
    """The open matter of a kind."""
    return next((matter for matter in matters(campaign) if matter.kind == kind), None)
