"""Votes on the panel: buttons that cast them, how they stand, and what is taken if nobody votes."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Campaign
from bot.descent.words import Words
from bot.descent.words.choices import choice_label
from bot.descent.words.labels import LONGEST_LABEL
from bot.table.deeds import Deed
from bot.table.matters import Choice, Matter, matter_of, matters
from bot.table.votes import CastVote
from bot.views.face import Ask, Face, Key, Menu, Pick, Row, Weigh
from bot.views.waiting import CLOCK, NO_CLOCK, Waiting, counting
from bot.words.mentions import mention
from bot.words.texts import clip

BALLOT = "🗳️"
CAST, OPEN = "▓", "░"

Name = Callable[[Choice], str]


def at_stake(campaign: Campaign) -> Matter | None:
    """What the buttons of the panel decide, if several players do so together: an answer, or the way to go."""
    for kind in ("question", "road"):
        matter = matter_of(campaign, kind)
        if matter is not None and len(matter.voters) > 1:
            return matter
    return None


def to_call(campaign: Campaign) -> tuple[int, ...]:
    """Whom a panel calls: everybody who is waited for; once a vote is under way they have heard of it.

    On the map and in cities nobody is called until somebody has voted: then there is something to answer.
    """
    expected, matter = awaited(campaign), at_stake(campaign)
    if expected is None:
        return ()
    if matter is None:
        return expected.players
    asked = matter.kind == "question" or matter.default is not None
    return expected.players if asked != matter.begun else ()


def put_to_vote(face: Face, campaign: Campaign, say: Words, waiting: Waiting = NO_CLOCK) -> Face:
    """The same panel where the players vote: what they decide together is voted for by its buttons.

    Everything else on it, such as trade and look-ups, stays with whoever presses it.
    """
    matter = at_stake(campaign)
    if matter is None:
        return face
    rows = tuple(_voted(row, matter) for row in face.rows)
    # A face that calls players to something names in its title those it waits for.
    stands = tally(campaign, matter, say, waiting, missing=not face.occasion)
    voted = replace(face, rows=rows, story=(*face.story, *stands))
    if face.occasion:
        return voted
    return replace(voted, mention=to_call(campaign), occasion=matter.occasion)


def _voted(row: Row, matter: Matter) -> Row:
    if isinstance(row, Menu):
        return replace(row, picks=tuple(_voted_pick(pick, matter) for pick in row.picks))
    return tuple(_voted_key(key, matter) for key in row)


def _voted_key(key: Key, matter: Matter) -> Key:
    vote = _vote_for(key.does, matter)
    return key if vote is None else replace(key, label=counted(key.label, vote, matter), does=vote)


def _voted_pick(pick: Pick, matter: Matter) -> Pick:
    vote = _vote_for(pick.does, matter)
    return pick if vote is None else replace(pick, label=counted(pick.label, vote, matter), does=vote)


def _vote_for(does: Deed | Ask | Weigh | None, matter: Matter) -> CastVote | None:
    """The vote for what a button would do."""
    choice = next((choice for choice in matter.choices if choice.deed == does), None)
    return vote_for(matter, choice.id) if choice is not None else None


def vote_for(matter: Matter, choice: str) -> CastVote:
    """A vote on this matter and on no other."""
    return CastVote(on=matter.kind, choice=choice, matter=matter.key)


def counted(label: str, vote: CastVote, matter: Matter) -> str:
    """A label with the votes so far, which must not be cut off."""
    votes = matter.count(vote.choice)
    count = f" ({votes})" if votes else ""
    return f"{clip(label, LONGEST_LABEL - len(count))}{count}"


# How it stands --------------------------------------------------------------------------------------------------


def tally(
    campaign: Campaign,
    matter: Matter,
    say: Words,
    waiting: Waiting = NO_CLOCK,
    name: Name | None = None,
    *,
    missing: bool = True,
) -> list[str]:
    """Who has voted for what, how many votes decide, and what happens when time is up.

    `name` is for choices that are called otherwise here than where it is told what was decided. Who is `missing`
    need not be told twice.
    """
    named = {choice.id: _named(campaign, choice, say, name) for choice in matter.choices}
    by_votes = sorted(dict.fromkeys(matter.votes.values()), key=matter.count, reverse=True)
    return [
        f"{BALLOT} {standing_of(matter, say)}",
        *(_bar(matter, choice, named[choice]) for choice in by_votes),
        *_small(matter, named, say, waiting, missing=missing),
    ]


def _named(campaign: Campaign, choice: Choice, say: Words, name: Name | None) -> str:
    return name(choice) if name is not None else choice_label(say, choice, campaign.game)


def in_short(campaign: Campaign, say: Words, waiting: Waiting = NO_CLOCK) -> list[str]:
    """All votes that are open, without who voted for what."""
    lines = []
    for matter in matters(campaign):
        if len(matter.voters) > 1 or matter.kind in ("contest", "absence"):
            about = matter.hero if matter.kind == "absence" else None
            whom = f"**{say.hero(about, short=True)}** · " if about is not None else ""
            lines += [f"{BALLOT} {whom}{standing_of(matter, say)}", *_small(matter, {}, say, waiting)]
    return lines


def standing_of(matter: Matter, say: Words) -> str:
    """How many have voted, and how many agree when it is decided."""
    cast, voters = len(matter.votes), len(matter.voters)
    if voters == 1:
        return say.text("vote-alone", players=mention(matter.voters[0]))
    # Where there is but one thing to do, the players only say that they are ready for it.
    key = "vote-stands" if len(matter.choices) > 1 else "vote-ready"
    return say.text(key, cast=cast, voters=voters, majority=voters // 2 + 1)


def _bar(matter: Matter, choice: str, name: str) -> str:
    votes = matter.count(choice)
    bar = CAST * votes + OPEN * (len(matter.voters) - votes)
    players = " ".join(mention(player) for player, chosen in matter.votes.items() if chosen == choice)
    return f"{bar} {votes} · **{name}** · {players}"


def _small(
    matter: Matter, named: Mapping[str, str], say: Words, waiting: Waiting, *, missing: bool = True
) -> list[str]:
    """Until when, what is done on a tie or if nobody has voted, and who has not voted yet."""
    parts = [f"{CLOCK} {say.text('vote-until', at=counting(at))}"] if (at := waiting.votes.get(matter.kind)) else []
    default = named.get(matter.default or "")
    if default is not None:
        parts.append(say.text("vote-tied" if matter.votes else "vote-default", choice=default))
    if missing and matter.votes and matter.waiting:
        parts.append(say.text("vote-missing", players=" ".join(mention(player) for player in matter.waiting)))
    return [f"-# {' · '.join(parts)}"] if parts else []
