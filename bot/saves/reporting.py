"""A report as whoever asks for it may have it: what they may not know is left out, and people are numbers."""

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from bot.games import BadSave, GameSystem, system
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.saves.evidence import Left, PlayReport, ReportedDeed, ReportedFault
from bot.saves.replaying import UNREADABLE
from bot.store import Chronicled, Saved
from bot.store.noted_faults import NotedFault
from bot.table.campaign import Campaign

LOWEST_ID = 2**32
"""Discord's ids are larger, and no other number of ours is."""
SEED = "seed"
_NUMBER = re.compile(r"(?<!\w)\d{10,20}(?!\w)", re.ASCII)


@dataclass(frozen=True)
class Kept:
    """All that is known of a campaign and its faults."""

    saved: Saved
    name: str
    annals: Sequence[Chronicled]
    faults: Sequence[NotedFault]
    content: str | None


def report_of(kept: Kept, player: int, *, manager: bool, at: str) -> PlayReport:
    """What this player may hand in; refused to whoever does not take part.

    The owner and the server's managers are trusted with the seed, as with an export, and so is everybody once it
    was told. A save that can't be read is reported by managers: nobody knows what in it is secret.
    """
    game, campaign = system(kept.saved.game), _campaign(kept.saved)
    if campaign is None:
        demand(manager, "save_unreadable", campaign=kept.saved.id, version=kept.saved.version)
        seats: Collection[str] = ()
    else:
        demand(manager or campaign.takes_part(player), "not_at_the_table")
        seats = campaign.heroes_of(player)
    trusted = manager or (campaign is not None and campaign.owner == player)
    allowed = _allowed(game, campaign, kept, seats, trusted=trusted)
    return _numbered(_report(game, campaign, kept, player, at, allowed))


# What may be known ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Allowed:
    """What somebody may know of a campaign."""

    began: int
    """What is played began with this version; 1 if nothing did."""
    told: frozenset[str]
    """The seeds that were revealed."""
    seeds: bool
    """All others may be known too."""
    open_secrets: bool
    """Somebody has chosen something that nobody else may know yet."""
    hidden: frozenset[int]
    """Deeds of which something is for others only."""

    @property
    def whole(self) -> bool:
        """Whether nothing is left out."""
        return self.seeds and not self.open_secrets and not self.hidden

    def deed(self, form: dict[str, Any], version: int, *, own: bool) -> bool:
        """Whether a deed may be known as it was done."""
        secret = version in self.hidden or (self.open_secrets and version >= self.began)
        return (own or not secret) and (self.seeds or set(_seeds(form)) <= self.told)

    def events(self, version: int) -> bool:
        """Whether what a deed led to is in the report."""
        return version >= self.began and version not in self.hidden


def _allowed(
    game: GameSystem, campaign: Campaign | None, kept: Kept, seats: Collection[str], *, trusted: bool
) -> Allowed:
    began, told, hidden = 1, set(), set()
    for line in kept.annals:
        for event in (_event(game, text, line.rules) for text in line.events):
            if event is None or not event.is_for(seats):
                hidden.add(line.version)
                continue
            if event.kind == game.begins:
                began = line.version
            if isinstance(seed := getattr(event, SEED, None), str):
                told.add(seed)
    sown = {seed for line in kept.annals for seed in _seeds(_parsed(line.deed))}
    secrets = campaign is not None and game.secrets(campaign)
    all_seeds = not secrets and (trusted or sown <= told)
    return Allowed(began, frozenset(told), all_seeds, secrets, frozenset(() if trusted and not secrets else hidden))


def _report(
    game: GameSystem, campaign: Campaign | None, kept: Kept, player: int, at: str, allowed: Allowed
) -> PlayReport:
    saved = kept.saved
    left: list[Left] = []
    if not allowed.whole:
        left.append("state")
    if not allowed.seeds:
        left.append("seed")
    if allowed.open_secrets or allowed.hidden:
        left.append("secrets")
    begun = game.content(campaign) if campaign is not None else None
    return PlayReport(
        made_by=version("flambeau"),
        at=at,
        campaign=saved.id,
        version=saved.version,
        rules=saved.rules,
        game=saved.game,
        name=kept.name,
        language=campaign.language if campaign is not None else None,
        fingerprint=begun.fingerprint if begun is not None else None,
        reporter=player,
        players=0,
        left_out=left,
        faults=[_fault(each, player, allowed) for each in kept.faults],
        state=_parsed(saved.state) if allowed.whole else None,
        founded=_parsed(saved.founded) if saved.founded is not None else None,
        content=_parsed(kept.content) if kept.content is not None and allowed.whole else None,
        deeds=[_deed(line, player, allowed) for line in kept.annals],
    )


def _deed(line: Chronicled, player: int, allowed: Allowed) -> ReportedDeed:
    form = _parsed(line.deed)
    return ReportedDeed(
        player=line.player,
        at=line.at,
        rules=line.rules,
        kind=str(form.get("deed", "")),
        deed=form if allowed.deed(form, line.version, own=line.player == player) else None,
        events=[_parsed(event) for event in line.events] if allowed.events(line.version) else None,
    )


def _fault(fault: NotedFault, player: int, allowed: Allowed) -> ReportedFault:
    form = _parsed(fault.deed) if fault.deed is not None else None
    # What was tried after a version would have led to the next one.
    known = form is not None and allowed.deed(form, (fault.version or 0) + 1, own=fault.player == player)
    return ReportedFault(
        reference=fault.reference,
        at=fault.at,
        version=fault.version,
        player=fault.player,
        deed=form if known else None,
    )


def _seeds(form: Any) -> Iterator[str]:
    """Every seed in plain values."""
    if isinstance(form, Mapping):
        for name, value in form.items():
            if name == SEED and isinstance(value, str):
                yield value
            yield from _seeds(value)
    elif isinstance(form, list):
        for value in form:
            yield from _seeds(value)


# People are numbers -----------------------------------------------------------------------------------------------


def _numbered(report: PlayReport) -> PlayReport:
    """Everybody in a report gets a number. Their order stays: something may depend on it."""
    people = sorted({each for each in _people(report.model_dump()) if each >= LOWEST_ID})
    numbers = {str(person): number for number, person in enumerate(people, 1)}
    text = _NUMBER.sub(lambda found: str(numbers.get(found[0], found[0])), report.model_dump_json())
    numbered = PlayReport.model_validate_json(text)
    return numbered.model_copy(update={"players": len(people)})


def _people(form: Any) -> Iterator[int]:
    """Every number that could be a person: as a value, or as the name of one (votes by player)."""
    if isinstance(form, Mapping):
        for name, value in form.items():
            if isinstance(name, str) and name.isascii() and name.isdigit():
                yield int(name)
            yield from _people(value)
    elif isinstance(form, list):
        for value in form:
            yield from _people(value)
    elif isinstance(form, int):
        yield form


def _campaign(saved: Saved) -> Campaign | None:
    try:
        return system(saved.game).read(saved.state, saved.rules)
    except BadSave:
        return None


def _event(game: GameSystem, text: str, rules: int) -> Event | None:
    """An event, if it can be read: what is reported may be that it can't."""
    try:
        return game.read_event(text, rules)
    except (*UNREADABLE, Refused):
        return None


def _parsed(text: str) -> dict[str, Any]:
    """Plain values of a text; what is none is handed in as it is."""
    try:
        found = json.loads(text)
    except ValueError:
        return {"text": text}
    return found if isinstance(found, dict) else {"text": text}
