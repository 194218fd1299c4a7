"""What the players decide together, who wants to go first, and how fast they want to play."""

from bot.descent.party.claims import TurnGiven
from bot.descent.party.contesting import TurnContested
from bot.descent.party.piloting import AutopilotTurn
from bot.descent.road.going import Decide, Embark
from bot.descent.words.choices import choice_label
from bot.descent.words.tellers.adventure import say
from bot.descent.words.tellers.quest import mention
from bot.table.absence import Dismiss, HandHero, KeepWaiting, SetKeeper
from bot.table.pacing import PaceSet
from bot.table.votes import VoteCast, VoteDecided
from bot.words.narrator import Narrator, tells
from bot.words.paces import pace_in_words

TOLD_THEMSELVES = (Decide, Embark, AutopilotTurn, Dismiss, HandHero, KeepWaiting, SetKeeper)
"""Deeds whose first event says what was chosen."""


@tells(VoteCast)
def vote_cast(narrator: Narrator, event: VoteCast) -> None:
    if event.voters > 1:  # whoever is alone decides and does not vote
        say(narrator, "vote-cast", player=mention(event.player), **_counted(narrator, event))


@tells(VoteDecided)
def vote_decided(narrator: Narrator, event: VoteDecided) -> None:
    """What was chosen; where the next line tells that anyway, only how it was."""
    if event.by != "time" and event.voters == 1:
        return
    key = "vote-decided" if event.by != "time" else "vote-in-time" if event.votes else "vote-by-default"
    if isinstance(event.choice.deed, TOLD_THEMSELVES):
        narrator.pause()
        narrator.sentence(f"-# {narrator.text(f'{key}-so', votes=event.votes, voters=event.voters)}")
    else:
        say(narrator, key, **_counted(narrator, event))


def _counted(narrator: Narrator, event: VoteCast | VoteDecided) -> dict[str, object]:
    choice = choice_label(narrator.words, event.choice, narrator.game)
    return {"choice": choice, "votes": event.votes, "voters": event.voters}


@tells(TurnContested)
def turn_contested(narrator: Narrator, event: TurnContested) -> None:
    hero, current = narrator.figure(event.hero), narrator.figure(event.current)
    say(narrator, "turn-contested", player=mention(event.player), hero=hero, current=current)


@tells(TurnGiven)
def turn_given(narrator: Narrator, event: TurnGiven) -> None:
    say(narrator, "turn-given", hero=narrator.figure(event.hero), other=narrator.figure(event.to))


@tells(PaceSet)
def pace_set(narrator: Narrator, event: PaceSet) -> None:
    changes = narrator.words.all_of(pace_in_words(narrator.words, event.pace, event.changed))
    say(narrator, "pace-set", player=mention(event.player), changes=changes)
