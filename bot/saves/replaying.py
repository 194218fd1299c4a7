"""A campaign played again: from how it was founded, by every deed of its log."""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Literal, NamedTuple

from pydantic import ValidationError

from bot.games import BadSave, GameSystem, system_of
from bot.kernel.editions import by_the_rules_of
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.store import Chronicled, Saved
from bot.table.campaign import Campaign
from bot.table.deeds import Deed
from bot.table.pseudonyms import is_pseudonym

LONGEST_VALUE = 40
"""Characters that are shown of a value."""
UNREADABLE = (ValueError, LookupError, TypeError, AttributeError)
"""What reading a text that makes no sense ends in."""

_OWNER = re.compile(r'"owner":\s*(\d+)')
_LANGUAGE = re.compile(r'"language":\s*"(fr|en)"')


class BadLog(ValueError):
    """A log that can't be read; the message says where and why."""


class Astray(Exception):
    """A deed of the log can't be done again; the message says which and why."""


class Done(NamedTuple):
    """A deed as it is read today."""

    version: int
    player: int
    deed: Deed
    rules: int
    """Of its time."""


# Reading ----------------------------------------------------------------------------------------------------------


def read_log(game: GameSystem, annals: Sequence[Chronicled], version: int) -> list[Done]:
    """Every deed that led to this version."""
    missing = set(range(1, version + 1)) - {line.version for line in annals}
    if missing or len(annals) != version:
        what = f"deed {min(missing)} is missing" if missing else f"there are deeds after version {version}"
        raise BadLog(what)
    return [Done(line.version, line.player, _deed(game, line), line.rules) for line in annals]


def read_told(game: GameSystem, annals: Sequence[Chronicled]) -> list[Event]:
    """Everything that happened, as it was told."""
    told = []
    for line in annals:
        for number, event in enumerate(line.events, 1):
            try:
                told.append(game.read_event(event, line.rules))
            except UNREADABLE as error:
                raise BadLog(f"event {number} of deed {line.version}: {_short(error)}") from error
    return told


def _deed(game: GameSystem, line: Chronicled) -> Deed:
    try:
        return game.read_deed(line.deed, line.rules)
    except UNREADABLE as error:
        raise BadLog(f"deed {line.version}: {_short(error)}") from error


def read_state(game: GameSystem, saved: Saved) -> Campaign:
    """The campaign as it was saved, with everything that is kept in it as a text."""
    campaign = game.read(saved.state, saved.rules)
    game.form(campaign)
    return campaign


# Playing again ----------------------------------------------------------------------------------------------------


def foundings(game: GameSystem, saved: Saved, name: str, annals: Sequence[Chronicled]) -> Iterator[Campaign]:
    """The campaign before its first deed; where nobody wrote it down, all that it may have been, likeliest first.

    The owner changes only when one is forgotten, so the state or the log names who founded it. Its first language
    is in no rule, but in the state: both are tried. Of a state so damaged that it names no owner, everybody who did
    something may have been it.
    """
    if saved.founded is not None:
        try:
            yield game.read(saved.founded, annals[0].rules if annals else saved.rules)
        except BadSave as error:
            raise BadLog(f"the campaign as it was founded: {error}") from error
        return
    owner, language = _OWNER.search(saved.state), _LANGUAGE.search(saved.state)
    forgotten = [line.player for line in annals if is_pseudonym(line.player)]
    owners = [int(owner[1]), *forgotten] if owner else [line.player for line in annals if line.player]
    languages: tuple[Literal["fr", "en"], ...] = ("fr", "en")
    if language is not None and language[1] == "en":
        languages = ("en", "fr")
    for who, spoken in product(dict.fromkeys(owners), languages):
        yield game.found(name, who, spoken)


def play_again(founded: Campaign, log: Sequence[Done]) -> Campaign:
    """The campaign to which all deeds lead from there."""
    campaign = founded.model_copy(deep=True)
    for done in log:
        try:
            with by_the_rules_of(done.rules):
                done.deed.do(campaign, done.player)
        except Refused as refused:
            raise Astray(f"deed {done.version} ({done.deed.kind}) is refused: {refused.code}") from refused
        except Exception as error:
            # Whatever the rules of today stumble over: it is told, and the other campaigns are looked at.
            what = f"{type(error).__name__} {_short(error)}".strip()
            raise Astray(f"deed {done.version} ({done.deed.kind}) fails: {what}") from error
    return campaign


# Comparing --------------------------------------------------------------------------------------------------------


def form_of(campaign: Campaign) -> dict[str, Any]:
    """A campaign as plain values; spelling makes no difference."""
    return system_of(campaign).form(campaign)


def first_difference(saved: Any, played: Any, where: str = "") -> str | None:
    """The first place where two forms differ, and what stands there; None if they are the same."""
    if saved == played:
        return None
    if isinstance(saved, dict) and isinstance(played, dict):
        for name in dict.fromkeys([*saved, *played]):
            inside = f"{where}.{name}" if where else str(name)
            if name not in saved or name not in played:
                return f"{inside} is only {'played' if name in played else 'saved'}"
            if (found := first_difference(saved[name], played[name], inside)) is not None:
                return found
    if isinstance(saved, list) and isinstance(played, list) and len(saved) == len(played):
        pairs = enumerate(zip(saved, played, strict=True))
        differing = (first_difference(*pair, f"{where}[{number}]") for number, pair in pairs)
        return next(found for found in differing if found is not None)
    return f"{where} is {_value(saved)} saved, {_value(played)} played"


def _value(value: Any) -> str:
    if isinstance(value, list):
        return f"{len(value)} long"
    text = repr(value)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"


def _short(error: Exception) -> str:
    """The first thing that is wrong, on one line."""
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False, include_input=False)[0]
        return f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}".removeprefix(": ")
    return str(error).partition("\n")[0]
