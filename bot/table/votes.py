"""Votes: what the rulebook leaves to the players together is decided by most of them."""

from typing import Literal

from bot.games import system_of
from bot.kernel.editions import since
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.table.campaign import NOBODY, Ballot, Campaign
from bot.table.deeds import Deed
from bot.table.matters import Choice, Kind, Matter, matter_of, matters
from bot.table.returning import come_back, is_expected

__all__ = [
    "CastVote",
    "Choice",
    "CloseVote",
    "Kind",
    "Matter",
    "VoteCast",
    "VoteDecided",
    "as_vote",
    "decision",
    "leading",
    "matter_of",
    "matters",
    "settle",
    "tidy",
    "vote",
]

By = Literal["majority", "all", "time"]


class VoteCast(Event):
    """A player voted, for everybody to see."""

    player: int
    on: Kind
    choice: Choice
    votes: int
    """How many this choice has now."""
    voters: int
    hero: str | None = None
    """The hero it is about."""


class VoteDecided(Event):
    """The players have decided."""

    on: Kind
    choice: Choice
    votes: int
    voters: int
    by: By
    hero: str | None = None
    tied: int = 0
    """How many choices had as many votes, if it was a tie."""
    default: bool = False
    """Whether a tie went to what was announced; else to what was voted for first."""


class CastVote(Deed):
    """Vote for something, or for something else than before; it may decide the matter at once."""

    on: Kind
    choice: str
    matter: str | None = None
    """The matter the player was looking at; None for whichever is open."""

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(campaign.at_table(player), "not_at_the_table")
        matter = _open(campaign, self.on, self.matter)
        demand(player in matter.voters or is_expected(campaign, player), "no_vote_for_you")
        demand(matter.choice(self.choice), "no_such_choice")
        demand(matter.votes.get(player) != self.choice or decision(matter), "voted_already")
        return come_back(campaign, player) + vote(campaign, self.on, player, self.choice)


class CloseVote(Deed):
    """Time is up: most votes so far decide, or without any the default. Only the clock does this."""

    on: Kind
    matter: str | None = None

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(player == NOBODY, "not_the_clock")
        matter = _open(campaign, self.on, self.matter)
        chosen = leading(matter) or matter.default
        if chosen is None:
            raise Refused("nobody_voted")
        if matter.default is not None and matter.count(chosen) < matter.fewest:
            chosen = matter.default
        return _carry_out(campaign, matter, chosen, "time") + settle(campaign)


def _open(campaign: Campaign, kind: Kind, key: str | None) -> Matter:
    """The open matter of a kind, or a refusal."""
    matter = matter_of(campaign, kind)
    if matter is None or key not in (None, matter.key):
        raise Refused("vote_over")
    return matter


# Counting -------------------------------------------------------------------------------------------------------


def leading(matter: Matter) -> str | None:
    """The choice with most votes; of several the default, else the one that was voted for first."""
    most = max((matter.count(choice) for choice in matter.votes.values()), default=0)
    tied = [choice for choice in matter.votes.values() if matter.count(choice) == most]
    return matter.default if matter.default in tied else next(iter(tied), None)


def equals(matter: Matter, chosen: str) -> int:
    """How many choices have as many votes as the one that is taken, if there are several; else none."""
    most = matter.count(chosen)
    tied = {choice for choice in matter.votes.values() if matter.count(choice) == most}
    return len(tied) if most and len(tied) > 1 else 0


def decision(matter: Matter) -> tuple[str, By] | None:
    """What is decided: by more than half of all voters, or once all have voted."""
    chosen = leading(matter)
    if chosen is None:
        return None
    if not matter.waiting or _has_one_outcome(matter) or (matter.quick and _can_not_turn(matter, chosen)):
        return chosen, "all"
    return (chosen, "majority") if 2 * matter.count(chosen) > len(matter.voters) else None


def _has_one_outcome(matter: Matter) -> bool:
    """Whether the first who wants it decides: nothing else can come of it."""
    return len(matter.voters) > 1 and not matter.put_to_vote


def _can_not_turn(matter: Matter, chosen: str) -> bool:
    """Whether it stays so however the others vote: a contest of turns is to be quick."""
    others = [choice.id for choice in matter.choices if choice.id != chosen]
    late = [
        matter.model_copy(update={"votes": {**matter.votes, **dict.fromkeys(matter.waiting, each)}})
        for each in others
    ]
    return all(leading(one) == chosen for one in late)


# Voting ---------------------------------------------------------------------------------------------------------


def vote(campaign: Campaign, kind: Kind, player: int, choice: str) -> list[Event]:
    """Write a vote down and see what comes of it. Whoever has no vote changes nothing."""
    matter = matter_of(campaign, kind)
    chosen = matter.choice(choice) if matter is not None else None
    if matter is None or chosen is None or player not in matter.voters:
        return []
    ballot = campaign.ballots.get(kind)
    if ballot is None or ballot.matter != matter.key:
        ballot = campaign.ballots[kind] = Ballot(matter=matter.key)
    # Whoever changes their mind votes anew, after all others.
    ballot.votes.pop(player, None)
    ballot.votes[player] = choice
    votes = sum(what == choice for who, what in ballot.votes.items() if who in matter.voters)
    cast = VoteCast(player=player, on=kind, choice=chosen, votes=votes, voters=len(matter.voters), hero=matter.hero)
    return [cast, *settle(campaign)]


def settle(campaign: Campaign) -> list[Event]:
    """Carry out whatever is decided by now, by a vote or because somebody has none any more."""
    tidy(campaign)
    for matter in matters(campaign):
        decided = decision(matter)
        if decided is not None:
            return _carry_out(campaign, matter, *decided) + settle(campaign)
    return []


def _carry_out(campaign: Campaign, matter: Matter, chosen: str, by: By) -> list[Event]:
    choice = matter.choice(chosen)
    assert choice is not None
    if not matter.quick:  # what was contested must not be contested again, so it is remembered who got it
        campaign.ballots.pop(matter.kind, None)
    votes, number = matter.count(chosen), len(matter.voters)
    tied = equals(matter, chosen) if since(3) else 0
    told = VoteDecided(
        on=matter.kind,
        choice=choice,
        votes=votes,
        voters=number,
        by=by,
        hero=matter.hero,
        tied=tied,
        default=bool(tied) and chosen == matter.default,
    )
    events = choice.deed.decided(campaign)
    tidy(campaign)
    return [told, *events]


def tidy(campaign: Campaign) -> None:
    """Drop the votes on matters that are over."""
    if not campaign.ballots:
        return
    keep: dict[str, str] = {matter.kind: matter.key for matter in matters(campaign)}
    for kind, ballot in list(campaign.ballots.items()):
        settled = system_of(campaign).remembers(campaign, kind)
        if keep.get(kind) != ballot.matter and not settled:
            del campaign.ballots[kind]


def as_vote(campaign: Campaign, deed: Deed) -> Deed:
    """The vote that a deed becomes where several players decide together; else the deed itself."""
    for matter in matters(campaign):
        choice = next((choice for choice in matter.choices if choice.deed == deed), None)
        if choice is not None and matter.put_to_vote:
            return CastVote(on=matter.kind, choice=choice.id, matter=matter.key)
    return deed
