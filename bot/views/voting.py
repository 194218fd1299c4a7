"""Votes on the panel: buttons that cast them, how they stand, and what is taken if nobody votes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Self

from bot.games import system_of
from bot.table.campaign import Campaign
from bot.table.deeds import Deed
from bot.table.matters import Choice, Matter, matters
from bot.table.votes import CastVote
from bot.views.face import LONGEST_LABEL, Key, Look, Pick
from bot.views.waiting import CLOCK, NO_CLOCK, Waiting, counting
from bot.words.mentions import mention
from bot.words.speaker import Speaker
from bot.words.texts import clip

BALLOT = "🗳️"
CAST, OPEN = "▓", "░"

Name = Callable[[Choice], str]


# Buttons --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Voting:
    """A matter and the buttons that decide it: one of its choices is voted for, and its label counts the votes.

    Whoever offers what the players may decide together makes the button here. Everything else, such as trade and
    look-ups, stays with whoever presses it.
    """

    matter: Matter | None

    @classmethod
    def of(cls, campaign: Campaign) -> Self:
        """What is decided together on the panel now; where nothing is, all buttons do what they say."""
        return cls(at_stake(campaign))

    def key(self, label: str, deed: Deed | None, look: Look = "plain", sign: str = "") -> Key:
        """A button that does something, or votes for it."""
        return Key(*self._label_and_deed(label, deed), look, sign)

    def pick(self, label: str, deed: Deed, note: str = "", sign: str = "") -> Pick:
        """A line of a menu that does something, or votes for it."""
        label, does = self._label_and_deed(label, deed)
        return Pick(label, does or deed, note, sign)

    def _label_and_deed(self, label: str, deed: Deed | None) -> tuple[str, Deed | None]:
        choices = self.matter.choices if self.matter is not None else ()
        choice = next((choice for choice in choices if choice.deed == deed), None)
        if self.matter is None or choice is None:
            return label, deed
        vote = CastVote(on=self.matter.kind, choice=choice.id, matter=self.matter.key)
        return counted(label, vote, self.matter), vote

    def stands(
        self, campaign: Campaign, say: Speaker, waiting: Waiting = NO_CLOCK, *, missing: bool = True
    ) -> list[str]:
        """How the vote stands, if there is one."""
        return tally(campaign, self.matter, say, waiting, missing=missing) if self.matter is not None else []

    def called(self, campaign: Campaign) -> tuple[int, ...]:
        """Whom a panel calls that calls nobody but to vote."""
        return to_call(campaign) if self.matter is not None else ()

    @property
    def occasion(self) -> str:
        """What they are called for."""
        return self.matter.occasion if self.matter is not None else ""


def counted(label: str, vote: CastVote, matter: Matter) -> str:
    """A label with the votes so far, which must not be cut off."""
    votes = matter.count(vote.choice)
    count = f" ({votes})" if votes else ""
    return f"{clip(label, LONGEST_LABEL - len(count))}{count}"


def at_stake(campaign: Campaign) -> Matter | None:
    """What the buttons of the panel decide, if several players do so together: an answer, or the way to go.

    Who goes first is asked on a panel of its own, and what is about who plays stands beside all others.
    """
    on_the_panel = (matter for matter in matters(campaign) if not matter.quick and not matter.aside)
    return next((matter for matter in on_the_panel if matter.put_to_vote), None)


def to_call(campaign: Campaign) -> tuple[int, ...]:
    """Whom a panel calls: everybody who is waited for; once a vote is under way they have heard of it.

    Where nothing is done by default nobody is called until somebody has voted: then there is something to answer.
    """
    expected, matter = system_of(campaign).awaited(campaign), at_stake(campaign)
    if expected is None:
        return ()
    if matter is None:
        return expected.players
    return expected.players if (matter.default is not None) != matter.begun else ()


# How it stands --------------------------------------------------------------------------------------------------


def tally(
    campaign: Campaign,
    matter: Matter,
    say: Speaker,
    waiting: Waiting = NO_CLOCK,
    name: Name | None = None,
    *,
    missing: bool = True,
) -> list[str]:
    """Who has voted for what, how many votes decide, and what happens when time is up.

    `name` is for choices that are called otherwise here than where it is told what was decided. Who is `missing`
    need not be told twice.
    """
    named = {
        choice.id: name(choice) if name is not None else say.choice_name(choice, campaign)
        for choice in matter.choices
    }
    by_votes = sorted(dict.fromkeys(matter.votes.values()), key=matter.count, reverse=True)
    return [
        f"{BALLOT} {standing_of(matter, say)}",
        *(_bar(matter, choice, named[choice]) for choice in by_votes),
        *_small(matter, named, say, waiting, missing=missing),
    ]


def in_short(campaign: Campaign, say: Speaker, waiting: Waiting = NO_CLOCK) -> list[str]:
    """All votes that are open, without who voted for what."""
    lines = []
    for matter in matters(campaign):
        if matter.put_to_vote or matter.quick or matter.aside:
            about = matter.hero if matter.aside else None
            whom = f"**{say.seat_name(about, short=True)}** · " if about is not None else ""
            lines += [f"{BALLOT} {whom}{standing_of(matter, say)}", *_small(matter, {}, say, waiting)]
    return lines


def standing_of(matter: Matter, say: Speaker) -> str:
    """How many have voted, and how many agree when it is decided."""
    cast, voters = len(matter.votes), len(matter.voters)
    if voters == 1:
        return say.text("vote-alone", players=mention(matter.voters[0]))
    return say.text("vote-stands", cast=cast, voters=voters, majority=voters // 2 + 1)


def _bar(matter: Matter, choice: str, name: str) -> str:
    votes = matter.count(choice)
    bar = CAST * votes + OPEN * (len(matter.voters) - votes)
    players = " ".join(mention(player) for player, chosen in matter.votes.items() if chosen == choice)
    return f"{bar} {votes} · **{name}** · {players}"


def _small(
    matter: Matter, named: Mapping[str, str], say: Speaker, waiting: Waiting, *, missing: bool = True
) -> list[str]:
    """Until when, what is done on a tie or if nobody has voted, and who has not voted yet."""
    parts = [f"{CLOCK} {say.text('vote-until', at=counting(at))}"] if (at := waiting.votes.get(matter.kind)) else []
    default = named.get(matter.default or "")
    if default is not None:
        parts.append(say.text("vote-tied" if matter.votes else "vote-default", choice=default))
    if missing and matter.votes and matter.waiting:
        parts.append(say.text("vote-missing", players=" ".join(mention(player) for player in matter.waiting)))
    return [f"-# {' · '.join(parts)}"] if parts else []
