"""What there is to say about the saves in a database, campaign by campaign."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.games import GAMES, BadSave, GameSystem, system, system_of
from bot.packs.keeping import stock_kept
from bot.saves.copying import NoSaves, check_free, copied, hand_out
from bot.saves.replaying import (
    Astray,
    BadLog,
    Done,
    first_difference,
    form_of,
    foundings,
    play_again,
    read_log,
    read_state,
    read_told,
)
from bot.store import Address, Chronicled, NewerDatabase, Saved, Store, StoreTrouble, Unusable, open_store
from bot.table.campaign import Campaign


@dataclass
class Finding:
    """What there is to say about one campaign."""

    id: int
    name: str
    readable: bool = False
    """Its state loads."""
    upgraded: bool = False
    """It was written under older rules."""
    replayed: bool = False
    """Its log was played again and led to the saved state."""
    differs: str | None = None
    """Where its log led instead."""
    older: str | None = None
    """Why it may lead elsewhere: deeds of older rules ("rules 1 → 2"), or a quest that was edited since."""
    troubles: list[str] = field(default_factory=list)
    """What should not be."""
    rebuilt: Campaign | None = field(default=None, repr=False)
    """In place of a state that does not load: what the log leads to."""

    def __str__(self) -> str:
        return f"campaign {self.id} ({self.name})"


@dataclass(frozen=True)
class Report:
    """What there is to say about all of them."""

    findings: list[Finding]
    repaired: Path | None = None
    """Where the repaired copy is, if one was wanted."""

    @property
    def counts(self) -> dict[str, int]:
        """How many campaigns there are, and how many of them are as they should be."""
        return {
            "campaigns": len(self.findings),
            "readable": sum(each.readable for each in self.findings),
            "upgraded": sum(each.upgraded for each in self.findings),
            "replayed": sum(each.replayed for each in self.findings),
            "differ": sum(each.differs is not None for each in self.findings),
        }

    @property
    def errors(self) -> list[str]:
        """Everything that should not be."""
        return [f"{each}: {trouble}" for each in self.findings for trouble in each.troubles]

    @property
    def differences(self) -> list[str]:
        """Logs that lead elsewhere because the rules or the quest have changed since. That is no error."""
        return [f"{each}: {each.older}: {each.differs}" for each in self.findings if each.differs and each.older]

    @property
    def rebuilt(self) -> list[str]:
        """The campaigns that were rebuilt from their logs, if that was wanted."""
        return [str(each) for each in self.findings if each.rebuilt is not None and self.repaired is not None]

    @property
    def left(self) -> list[str]:
        """Those that could not be."""
        unreadable = [each for each in self.findings if not each.readable]
        return [str(each) for each in unreadable if each.rebuilt is None and self.repaired is not None]

    def as_json(self) -> dict[str, Any]:
        """The form other programs read. What there is none of is not in it, counts and errors excepted."""
        more = {"differences": self.differences, "rebuilt": self.rebuilt, "left": self.left}
        return {**self.counts, "errors": self.errors, **{name: what for name, what in more.items() if what}}


async def look_through(path: Address, *, repair_to: Path | None = None) -> Report:
    """Look through a copy of a database; on request write one in which what does not load is rebuilt.

    `NoSaves` says why a file can't be looked through, or a copy not be written.
    """
    if repair_to is not None:
        check_free(repair_to)
    with copied(path) as copy:
        try:
            async with await open_store(copy, now=datetime.now(UTC)) as store:
                await stock_kept(store)
                findings = [await _find(store, number, name) for number, name in (await store.names()).items()]
                if repair_to is not None:
                    await _rebuild(store, findings)
        except NewerDatabase as error:
            raise NoSaves(str(NewerDatabase(path, error.unknown))) from error
        except (sqlite3.Error, StoreTrouble, Unusable) as error:
            raise NoSaves(f"{path} is damaged: {error.__cause__ or error}.") from error
        if repair_to is not None:
            hand_out(copy, repair_to)
    return Report(findings, repair_to)


def _edited(game: GameSystem, campaign: Campaign) -> str | None:
    """What is not what it was when it began: the log is played again with today's content."""
    name = game.edited(campaign)
    return f"{name} was edited since" if name is not None else None


async def _rebuild(store: Store, findings: Sequence[Finding]) -> None:
    for each in findings:
        if each.rebuilt is not None:
            rules = system_of(each.rebuilt).rules
            await store.rebuild(each.id, rules=rules, state=each.rebuilt.model_dump_json())


async def _find(store: Store, campaign_id: int, name: str) -> Finding:
    saved, annals = await store.load(campaign_id), await store.annals(campaign_id)
    found = Finding(campaign_id, name)
    if saved.game not in GAMES:
        found.troubles.append(f"there is no game called {saved.game!r} here")
        return found
    game = system(saved.game)
    found.older = _older(game, annals)
    campaign = _state(game, found, saved)
    if campaign is not None:
        found.older = found.older or _edited(game, campaign)
    try:
        log = read_log(game, annals, saved.version)
        began = list(foundings(game, saved, campaign.name if campaign is not None else name, annals))
    except BadLog as error:
        found.troubles.append(f"its log can't be read: {error}")
        return found
    if campaign is not None:
        _compare(found, campaign, began, log)
    else:
        _play_to_the_end(found, began, log)
    try:
        read_told(game, annals)
    except BadLog as error:
        found.troubles.append(f"its log can't be read: {error}")
    return found


def _state(game: GameSystem, found: Finding, saved: Saved) -> Campaign | None:
    try:
        campaign = read_state(game, saved)
    except BadSave as error:
        found.troubles.append(f"its state can't be read: {error}")
        return None
    found.readable, found.upgraded = True, saved.rules < game.rules
    return campaign


def _compare(found: Finding, campaign: Campaign, began: Sequence[Campaign], log: Sequence[Done]) -> None:
    """Play the log again, from each way it may have begun, until one leads to the saved state."""
    saved, differences = form_of(campaign), []
    for founded in began:
        try:
            difference = first_difference(saved, form_of(play_again(founded, log)))
        except Astray as error:
            difference = str(error)
        if difference is None:
            found.replayed = True
            return
        differences.append(difference)
    found.differs = differences[0] if differences else "nobody knows who founded it"
    if found.older is None:
        found.troubles.append(f"its log leads elsewhere, though the rules are the same: {found.differs}")


def _play_to_the_end(found: Finding, began: Sequence[Campaign], log: Sequence[Done]) -> None:
    """What a state that does not load would be by its log."""
    why = "nobody knows who founded it"
    for founded in began:
        try:
            found.rebuilt = play_again(founded, log)
            return
        except Astray as error:
            why = str(error)
    found.troubles.append(f"its log does not rebuild it: {why}")


def _older(game: GameSystem, annals: Sequence[Chronicled]) -> str | None:
    oldest = min((line.rules for line in annals), default=game.rules)
    return f"rules {oldest} → {game.rules}" if oldest < game.rules else None
