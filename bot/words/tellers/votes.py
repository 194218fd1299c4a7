"""What the players decide together, and how fast they want to play."""

from bot.table.setting_pace import PaceSet
from bot.table.votes import VoteCast, VoteDecided
from bot.words.mentions import mention
from bot.words.narrator import Narrator
from bot.words.paces import pace_in_words
from bot.words.telling import tells


@tells(VoteCast)
def vote_cast(narrator: Narrator, event: VoteCast) -> None:
    if event.voters > 1:  # whoever is alone decides and does not vote
        narrator.say("vote-cast", player=mention(event.player), **_counted(narrator, event))


@tells(VoteDecided)
def vote_decided(narrator: Narrator, event: VoteDecided) -> None:
    """What was chosen; where the next line tells that anyway, only how it was."""
    if event.by != "time" and event.voters == 1:
        return
    key, facts = _decided(event), _counted(narrator, event)
    if isinstance(event.choice.deed, narrator.told_themselves):
        narrator.pause()
        narrator.sentence(f"-# {narrator.text(f'{key}-so', **facts)}")
    else:
        narrator.say(key, **facts)


def _decided(event: VoteDecided) -> str:
    """How it came about: by a tie, in time, or because nobody had voted."""
    if event.tied:
        return "vote-tie-default" if event.default else "vote-tie-first"
    return "vote-decided" if event.by != "time" else "vote-in-time" if event.votes else "vote-by-default"


def _counted(narrator: Narrator, event: VoteCast | VoteDecided) -> dict[str, object]:
    tied = event.tied if isinstance(event, VoteDecided) else 0
    score = narrator.words.text("vote-score-between").join([str(event.votes)] * tied)
    return {
        "choice": narrator.choice(event.choice),
        "votes": event.votes,
        "voters": event.voters,
        "score": score,
    }


@tells(PaceSet)
def pace_set(narrator: Narrator, event: PaceSet) -> None:
    changes = narrator.words.all_of(pace_in_words(narrator.words, event.pace, event.changed))
    narrator.say("pace-set", player=mention(event.player), changes=changes)
