"""A report or an export played again from its founding: is it as it was, and if not, which deed led elsewhere?"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from bot.games import GAMES, BadSave, GameSystem, system
from bot.kernel.budget import budget
from bot.kernel.events import Event
from bot.saves.evidence import Evidence, NoEvidence
from bot.saves.following import Following, Led, Stop, compare_states, failed
from bot.saves.replaying import UNREADABLE, BadLog, Done, foundings, read_log, read_state, read_told
from bot.store import Chronicled
from bot.table.campaign import Campaign


@dataclass(frozen=True)
class Tried:
    """A deed that ended in a fault, tried again."""

    reference: str
    stop: Stop | None
    """What it came to; None if it does not fail any more."""


@dataclass
class Replay:
    """How a file went, played again."""

    deeds: int
    """How many there are to play."""
    played: int = 0
    """How many led where they led then."""
    stop: Stop | None = None
    missing: int | None = None
    """The first deed that was left out of the file: from there on nobody can play it again."""
    changed: str | None = None
    """Why it may lead elsewhere: other rules, or edited content."""
    tried: list[Tried] = field(default_factory=list)
    told: list[Led] = field(default_factory=list)
    campaign: Campaign | None = None
    """How it stood at the end."""

    @property
    def equal(self) -> bool:
        """Whether all went as it did then, and no fault came again."""
        return self.stop is None and not any(each.stop is not None for each in self.tried)

    def as_json(self) -> dict[str, Any]:
        """The form other programs read."""
        return {
            "equal": self.equal,
            "deeds": self.deeds,
            "played": self.played,
            "stop": _as_json(self.stop),
            "missing": self.missing,
            "changed": self.changed,
            "faults": [{"reference": each.reference, "stop": _as_json(each.stop)} for each in self.tried],
        }


def play_evidence(evidence: Evidence, until: int | None = None) -> Replay:
    """Play a file again, up to a deed; `NoEvidence` where it can't even be begun."""
    if evidence.saved.game not in GAMES:
        raise NoEvidence(f"There is no game called {evidence.saved.game!r} here.")
    game = system(evidence.saved.game)
    if evidence.saved.rules > game.rules:
        raise NoEvidence(f"It was played by rules {evidence.saved.rules}; this Flambeau knows {game.rules}.")
    annals = evidence.annals if until is None else evidence.annals[:until]
    missing = next((line.version for line in annals if not line.deed), None)
    playable = annals if missing is None else annals[: missing - 1]
    if evidence.content is not None:
        with suppress(ValueError, LookupError, TypeError, AttributeError):
            game.pin(game.fingerprint(evidence.content), evidence.content)
    try:
        log = read_log(game, playable, len(playable))
        told = _told(game, evidence, playable)
        began = list(foundings(game, evidence.saved, evidence.name, evidence.annals))
    except BadLog as error:
        raise NoEvidence(f"Its log can't be read: {error}.") from error
    if not began:
        raise NoEvidence("Nobody knows who founded it.")
    saved = _saved(game, evidence) if len(playable) == evidence.saved.version else None
    ways = (_play(game, evidence, each, log, told, saved) for each in began)
    best = max(_until_equal(ways), key=lambda way: (way.equal, way.played))
    best.deeds, best.missing, best.changed = len(annals), missing, _changed(game, evidence, annals)
    return best


def _until_equal(ways: Any) -> list[Replay]:
    found = []
    for way in ways:
        found.append(way)
        if way.equal:
            break
    return found


def _play(
    game: GameSystem,
    evidence: Evidence,
    founded: Campaign,
    log: Sequence[Done],
    told: dict[int, list[Event]],
    saved: Campaign | None,
) -> Replay:
    following = Following(founded.model_copy(deep=True))
    replay = Replay(len(log))
    replay.tried += _try_faults(game, evidence, following.campaign, 0)
    for led in following.go_on(log, told):
        replay.told.append(led)
        replay.tried += _try_faults(game, evidence, following.campaign, led.done.version)
    if following.stop is None and saved is not None:
        compare_states(game, saved, following, log[-1] if log else None)
    replay.played, replay.stop, replay.campaign = following.played, following.stop, following.campaign
    return replay


def _try_faults(game: GameSystem, evidence: Evidence, campaign: Campaign, version: int) -> list[Tried]:
    """What ended in a fault at this version, tried on a copy of how it stood."""
    return [
        Tried(fault.reference, _fails(game, campaign, fault.deed, fault.player or 0, version))
        for fault in evidence.faults
        if fault.version == version and fault.deed is not None
    ]


def _fails(game: GameSystem, campaign: Campaign, text: str, player: int, version: int) -> Stop | None:
    try:
        deed = game.read_deed(text, game.rules)
    except UNREADABLE as error:
        raise NoEvidence(f"What was tried after deed {version} can't be read: {error}.") from error
    try:
        with budget():
            deed.do(campaign.model_copy(deep=True), player)
    except Exception as error:
        return failed(version + 1, deed, player, error)
    return None


def _told(game: GameSystem, evidence: Evidence, annals: Sequence[Chronicled]) -> dict[int, list[Event]]:
    """What was told then, of the deeds of which that is known."""
    known = [line for line in annals if line.version >= evidence.told_from and line.version not in evidence.unheard]
    return {line.version: read_told(game, [line]) for line in known}


def _saved(game: GameSystem, evidence: Evidence) -> Campaign | None:
    """The state in the file, if it is there; one that can't be read is what the report may be about."""
    if not evidence.saved.state:
        return None
    try:
        return read_state(game, evidence.saved)
    except BadSave as error:
        raise NoEvidence(f"Its state can't be read: {error}.") from error


def _changed(game: GameSystem, evidence: Evidence, annals: Sequence[Chronicled]) -> str | None:
    oldest = min((line.rules for line in annals), default=game.rules)
    if oldest < game.rules:
        return f"rules {oldest} → {game.rules}"
    saved = _saved(game, evidence)
    name = game.edited(saved) if saved is not None else None
    return f"{name} was edited since" if name is not None else None


def _as_json(stop: Stop | None) -> dict[str, Any] | None:
    if stop is None:
        return None
    return {
        "deed": stop.version,
        "kind": stop.kind,
        "player": stop.player,
        "why": stop.why,
        "lines": list(stop.lines),
    }
