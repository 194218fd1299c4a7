"""Quests played by chance or by automatic heroes, always the same for a seed, with all that was written down.

The decks are stated ones, so that one card more leads to no other quest.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random

from bot.annals import Entry
from bot.descent.autopilot import next_command
from bot.descent.campaign.deeds import Play, Start
from bot.descent.campaign.party import Campaign
from bot.descent.commands import Command
from bot.descent.events import Event
from tests.cogs.games import ALIX, gathered, player_of, possible
from tests.decks import playing_with, usual_decks

BEGAN = datetime(2026, 3, 1, 20, 0, tzinfo=UTC)
EAGER = ("answer", "take_turn", "stand_up", "attack", "open_door", "search")
"""What is done rather than anything else, so that something happens."""


def playing(seed: int, commands: int, heroes: int = 3) -> Iterator[tuple[Campaign, list[Entry]]]:
    """A campaign after each of so many commands, and its annals so far."""
    campaign, chance = gathered(heroes), Random(seed)
    with playing_with(usual_decks()):
        entries = [_entry(1, "start", Start(seed=f"s{seed}").do(campaign, ALIX))]
    for _ in range(commands):
        if campaign.phase == "over":
            return
        command = _chosen(possible(campaign), chance)
        with playing_with(usual_decks()):
            events = Play(command=command).do(campaign, player_of(campaign, command.hero))
        entries.append(_entry(len(entries) + 1, "play", events))
        yield campaign, entries


@cache
def played(seed: int = 5, commands: int = 400, heroes: int = 3) -> tuple[Campaign, list[Entry]]:
    """A quest as decent players play it, to its end or for so many commands; shared, so nobody may change it."""
    campaign = gathered(heroes)
    with playing_with(usual_decks()):
        entries = [_entry(1, "start", Start(seed=f"s{seed}").do(campaign, ALIX))]
        while len(entries) <= commands and (command := next_command(campaign.running())) is not None:
            events = Play(command=command).do(campaign, player_of(campaign, command.hero))
            entries.append(_entry(len(entries) + 1, "play", events))
    return campaign, entries


def _chosen(commands: list[Command], chance: Random) -> Command:
    by_kind: dict[str, list[Command]] = {}
    for command in commands:
        by_kind.setdefault(command.kind, []).append(command)
    eager = [kind for kind in EAGER if kind in by_kind]
    kind = chance.choice(eager) if eager and chance.random() < 0.8 else chance.choice(sorted(by_kind))
    return chance.choice(by_kind[kind])


def _entry(version: int, deed: str, events: list[Event]) -> Entry:
    return Entry(version, ALIX, deed, BEGAN + timedelta(minutes=version), tuple(events))
