"""What a quest amounts to in one line: which, how it ended, and how the party fared."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.descent.events import HeroKnockedOut, QuestStarted, TurnStarted
from bot.descent.raid.events import LevelEntered
from bot.descent.views.past.statistics import Statistics
from bot.descent.words import Words
from bot.table.entries import Entry, all_events


def gist(entries: Sequence[Entry]) -> dict[str, Any] | None:
    """A quest as plain values; None before there was one."""
    events = all_events(entries)
    quest = next((event.quest for event in events if isinstance(event, QuestStarted)), None)
    if quest is None:
        return None
    heroes = dict.fromkeys(event.hero for event in events if isinstance(event, TurnStarted))
    counted = Statistics(list(heroes), events)
    entered = next((event.number for event in events if isinstance(event, LevelEntered)), None)
    return {
        "quest": quest,
        **({"level": entered} if entered is not None else {}),
        "outcome": counted.outcome,
        "rounds": counted.rounds,
        "kills": sum(tally.kills for tally in counted.heroes.values()),
        "fallen": list(dict.fromkeys(event.hero for event in events if isinstance(event, HeroKnockedOut))),
    }


def gist_line(gist: Mapping[str, Any], say: Words) -> str:
    """The same in words."""
    quest, level = str(gist["quest"]), gist.get("level")
    named = say.quest(quest) if level is None else say.level(int(level), quest)
    facts = [
        say.text("gist-quest", quest=named, outcome=gist.get("outcome") or "none"),
        say.text("gist-numbers", rounds=gist.get("rounds", 0), kills=gist.get("kills", 0)),
    ]
    if fallen := gist.get("fallen"):
        facts.append(say.text("gist-fallen", heroes=say.all_of(say.hero(hero, short=True) for hero in fallen)))
    return " · ".join(facts)
