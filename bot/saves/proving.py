"""The dice of what was played to its end, proved: the hash that was published, the seed, and every deed again."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from bot.games import BadSave, GameSystem, system
from bot.kernel.events import Event
from bot.saves.following import Following, Stop
from bot.saves.replaying import UNREADABLE, BadLog, Done, foundings, read_log, read_state, read_told
from bot.store import Chronicled, Saved

Verdict = Literal["proved", "other_seed", "elsewhere", "changed_since"]


@dataclass(frozen=True)
class Proof:
    """What can be said of the dice of what was played last."""

    commitment: str
    """The hash that was published when it began."""
    seed: str | None = None
    """What was revealed at its end; None before."""
    verdict: Verdict | None = None
    deeds: int = 0
    """How many were done again since its beginning."""
    where: Stop | None = None
    """The deed that led elsewhere."""


@dataclass(frozen=True)
class _Span:
    began: int
    commitment: str
    ended: int | None = None
    seed: str | None = None


def prove(saved: Saved, name: str, annals: Sequence[Chronicled]) -> Proof | None:
    """The dice of the last quest that is over; of the one in play, if none is. None before anything was begun.

    Three things are compared: the seed that was revealed with the hash that was published, what each deed led to
    then with what it leads to from that seed, and thereby the beginning and the end with what the log says.
    """
    game = system(saved.game)
    spans = list(_spans(game, annals))
    if not spans:
        return None
    over = [span for span in spans if span.seed is not None]
    span = (over or spans)[-1]
    if span.seed is None or span.ended is None:
        return Proof(span.commitment)
    if sha256(span.seed.encode()).hexdigest() != span.commitment:
        return Proof(span.commitment, span.seed, "other_seed")
    return _played_again(game, saved, name, [line for line in annals if line.version <= span.ended], span)


def _played_again(game: GameSystem, saved: Saved, name: str, annals: Sequence[Chronicled], span: _Span) -> Proof:
    stop = None
    try:
        told = {line.version: read_told(game, [line]) for line in annals if line.version >= span.began}
        log = read_log(game, annals, len(annals))
        for founded in foundings(game, saved, name, annals):
            following = Following(founded.model_copy(deep=True))
            deeds = sum(led.done.version >= span.began for led in following.go_on(log, told))
            if following.stop is None:
                return Proof(span.commitment, span.seed, "proved", deeds)
            stop = stop or following.stop
    except BadLog:
        return Proof(span.commitment, span.seed, "changed_since")
    verdict: Verdict = "changed_since" if _changed_since(game, saved, log) else "elsewhere"
    return Proof(span.commitment, span.seed, verdict, where=stop)


def _changed_since(game: GameSystem, saved: Saved, log: Sequence[Done]) -> bool:
    """Whether the rules or the content are others than those it was played by: then nothing is proved."""
    try:
        campaign = read_state(game, saved)
    except BadSave:
        return True
    return not log or any(done.rules < game.rules for done in log) or game.edited(campaign) is not None


def _spans(game: GameSystem, annals: Sequence[Chronicled]) -> Iterator[_Span]:
    """Everything that was begun, with its end as far as it has one."""
    begun: _Span | None = None
    for line in annals:
        for event in _telling(game, line):
            if event.kind == game.begins:
                if begun is not None:
                    yield begun
                begun = _Span(line.version, str(getattr(event, "commitment", "")))
            elif begun is not None:
                yield _Span(begun.began, begun.commitment, line.version, str(getattr(event, "seed", "")))
                begun = None
    if begun is not None:
        yield begun


def _telling(game: GameSystem, line: Chronicled) -> Iterator[Event]:
    """The beginnings and ends among what a deed led to; the others need not be read."""
    marks = tuple(f'"event":"{kind}"' for kind in (game.begins, game.ends))
    for event in line.events:
        if any(mark in event.replace(": ", ":") for mark in marks):
            try:
                read = game.read_event(event, line.rules)
            except UNREADABLE:
                continue  # nobody knows what began or ended there
            if read.kind in (game.begins, game.ends):
                yield read
