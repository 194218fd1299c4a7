"""What was taken back did not happen: a command undone, a turn given away, a round played anew."""

from collections.abc import Iterable
from dataclasses import replace

from bot.descent.events import QuestMovedOn, RoundStarted, TurnStarted
from bot.descent.party.deeds import CommandUndone, Play, Redo
from bot.descent.party.giving_turns import GiveTurn, TurnGiven
from bot.descent.party.piloting import AnswerByDefault, AutopilotTurn
from bot.descent.party.repairs import EndStuckTurn, SkipQuestion
from bot.table.absence_events import AnsweredFor, TurnPiloted
from bot.table.entries import Entry
from bot.table.repairs import Repaired
from bot.table.votes import VoteDecided

UNDOABLE = frozenset({Play.kind, Redo.kind})
"""The deeds that undoing removes."""
PLAYED = UNDOABLE | {kind.kind for kind in (SkipQuestion, EndStuckTurn, AnswerByDefault, AutopilotTurn, GiveTurn)}
"""The deeds that do nothing but move the game on: they are gone when a round is taken back."""


def without_what_was_taken_back(entries: Iterable[Entry]) -> list[Entry]:
    """What really happened."""
    kept: list[Entry] = []
    for entry in entries:
        if any(isinstance(event, CommandUndone) for event in entry.events):
            _undo(kept)
            continue
        if _gives_the_turn_away(entry):
            _undo(kept)
        for event in entry.events:
            if isinstance(event, Repaired) and event.what == "round_taken_back":
                _take_round_back(kept, event.round)
        kept.append(entry)
    return kept


def _undo(kept: list[Entry]) -> None:
    """Remove the last command and the answers it led to; settings that were changed since stay."""
    for place in range(len(kept) - 1, -1, -1):
        if kept[place].deed in UNDOABLE:
            kept[place : place + 1] = _lasting(kept[place])
            return
        kept[place] = _without_play(kept[place])


def _lasting(entry: Entry) -> list[Entry]:
    """What stays of a deed that was taken back: a quest that moved on with it stays where it is."""
    stays = tuple(event for event in entry.events if isinstance(event, QuestMovedOn))
    # Under a name of its own: it is no command that could be taken back again.
    return [replace(entry, deed=QuestMovedOn.kind, events=stays)] if stays else []


def _gives_the_turn_away(entry: Entry) -> bool:
    """Whether another hero got the turn that had just begun: then nobody had taken it before."""
    contested = any(
        isinstance(event, TurnGiven) or (isinstance(event, VoteDecided) and event.on == "contest")
        for event in entry.events
    )
    return contested and any(isinstance(event, TurnStarted) for event in entry.events)


def _without_play(entry: Entry) -> Entry:
    """What was settled by a deed, without the part of the game that followed from it."""
    for place, event in enumerate(entry.events):
        moves_on = isinstance(event, VoteDecided) and event.on in ("question", "contest")
        if moves_on or isinstance(event, AnsweredFor | TurnPiloted):
            return replace(entry, events=entry.events[:place])
    return entry


def _take_round_back(kept: list[Entry], number: int | None) -> None:
    """Remove what was played since the round began; the deed in which it began stays."""
    for place in range(len(kept) - 1, -1, -1):
        if any(isinstance(event, RoundStarted) and event.number == number for event in kept[place].events):
            since = kept[place + 1 :]
            kept[place + 1 :] = [
                left
                for entry in since
                for left in (_lasting(entry) if entry.deed in PLAYED else [_without_play(entry)])
            ]
            return
