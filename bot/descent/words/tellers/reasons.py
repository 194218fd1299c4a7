"""Why monsters did what they did: reasons, for whoever asks."""

from collections.abc import Mapping
from typing import Any

from bot.descent.events import InstructionNeglected, PlaceChosen, TargetChosen
from bot.descent.words.narrator import Narrator, tells


@tells(TargetChosen)
def target_chosen(narrator: Narrator, event: TargetChosen) -> None:
    keys = event.because[0]["by"] if event.because else []
    reason = narrator.text(
        "why-target",
        who=narrator.figure(event.figure),
        verb=_verb(narrator, event.verb),
        target=narrator.figure(event.target),
    )
    if keys:
        ranking = narrator.text("semicolon").join(_ranked(narrator, entry) for entry in event.because)
        wanted = narrator.words.all_of(narrator.text(f"reason-{key}") for key in keys)
        reason += narrator.text("why-ranking", wanted=wanted, ranking=ranking)
    if event.tied:
        tied = narrator.words.all_of(narrator.figure(figure) for figure in event.tied)
        ties = narrator.game.ties if narrator.game is not None else "fair"
        reason += narrator.text("why-tied", tied=tied, how=narrator.text(f"ties-{ties}"))
    narrator.why.append(reason)


@tells(PlaceChosen)
def place_chosen(narrator: Narrator, event: PlaceChosen) -> None:
    if event.tied == 1:
        return  # the only right place needs no reason
    ties = narrator.game.ties if narrator.game is not None else "fair"
    narrator.why.append(
        narrator.text(
            "why-place",
            who=narrator.figure(event.figure),
            verb=_verb(narrator, event.verb),
            square=event.squares[0],
            tied=event.tied,
            how=narrator.text(f"ties-{ties}"),
        )
    )


def _ranked(narrator: Narrator, entry: Mapping[str, Any]) -> str:
    """One candidate with the numbers that count: "Syndrael (2 squares)"."""
    pairs = dict(zip(entry["by"], entry["values"], strict=False))
    far = entry.get("distance")
    numbers = [narrator.text(f"measure-{key}", n=value) for key, value in pairs.items() if not _is_distance(key)]
    if far is not None:
        numbers.append(narrator.text("measure-closest", n=far))
    if entry.get("passed"):
        numbers.append(narrator.text("measure-passed"))
    return f"{narrator.figure(entry['figure'])} ({', '.join(numbers)})"


def _is_distance(key: str) -> bool:
    return key in ("closest", "farthest")


@tells(InstructionNeglected)
def instruction_neglected(narrator: Narrator, event: InstructionNeglected) -> None:
    words = narrator.words
    key = words.first(f"neglect-{event.why}") or "neglect-other"
    narrator.why.append(
        narrator.text(
            "why-neglected",
            who=narrator.figure(event.figure),
            verb=_verb(narrator, event.instruction),
            why=words.text(key),
        )
    )


def _verb(narrator: Narrator, verb: str) -> str:
    """An instruction in words; `ability:grab` is the name of the ability."""
    word, _, ability = verb.partition(":")
    return narrator.words.ability(ability) if ability else narrator.words.name("verb", word)
