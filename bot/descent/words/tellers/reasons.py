"""Why monsters and automatic heroes did what they did: for whoever asks, in the words of the card they went by."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.descent.events import DecisionExplained, InstructionNeglected, PlaceChosen, TargetChosen
from bot.descent.words.instructions import read_line
from bot.descent.words.narrator import Narrator, tells


@tells(TargetChosen)
def target_chosen(narrator: Narrator, event: TargetChosen) -> None:
    keys = event.because[0]["by"] if event.because else []
    reason = narrator.text(
        "why-target",
        who=narrator.figure(event.figure),
        line=_line(narrator, event.figure, event.verb, keys),
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
    narrator.minor_reason(
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
    narrator.minor_reason(
        narrator.text(
            "why-neglected",
            who=narrator.figure(event.figure),
            line=_line(narrator, event.figure, event.instruction),
            why=words.text(key),
        )
    )


def _line(narrator: Narrator, figure: str, verb: str, keys: Sequence[str] = ()) -> str:
    """What the card tells a monster to do, as it reads; where no card says it, the instruction in a word."""
    line = narrator.card.come_to(figure, verb, keys, narrator.game) if narrator.card is not None else None
    return read_line(narrator.words, line).rstrip(".") if line is not None else _verb(narrator, verb)


def _verb(narrator: Narrator, verb: str) -> str:
    """An instruction in words; `ability:grab` is the name of the ability."""
    word, _, ability = verb.partition(":")
    return narrator.words.ability(ability) if ability else narrator.words.name("verb", word)


@tells(DecisionExplained)
def decision_explained(narrator: Narrator, event: DecisionExplained) -> None:
    reason = narrator.text(
        f"why-hero-{event.why}",
        who=narrator.figure(event.hero),
        target=_about(narrator, event),
        square=event.square,
        mean=event.mean,
        kill=event.kill,
    )
    if event.asked:
        reason += narrator.text("why-hero-quest")
    if event.pressed:
        reason += narrator.text("why-hero-pressed")
    narrator.why.append(reason)


def _about(narrator: Narrator, event: DecisionExplained) -> str:
    """A figure, a card, or a door or token of the quest."""
    words, game, target = narrator.words, narrator.game, event.target
    if target is None:
        return ""
    if event.why == "card":
        return words.card(target)
    quest = game.find_played() if game is not None else None
    if quest is not None and target in quest.elements:
        return words.element(target, game)
    return narrator.figure(target)
