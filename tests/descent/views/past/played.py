"""Quests played by chance or by automatic heroes, always the same for a seed, with all that was written down.

The decks are stated ones, so that one card more leads to no other quest.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random

from bot.descent.autopilot import next_command
from bot.descent.commands import Command
from bot.descent.events import AreaRevealed, HeroKnockedOut, Searched
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play, Start
from bot.kernel.events import Event
from bot.table.entries import Entry, all_events
from tests.decks import playing_with, usual_decks
from tests.descent.views.games import ALIX, BRUNO, gathered, player_of, possible

BEGAN = datetime(2026, 3, 1, 20, 0, tzinfo=UTC)
LUCKY = 55
EARLY, WHOLE = 50, 400
"""Commands: those of the first rounds, and more than a quest takes."""
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


def played(commands: int = WHOLE) -> tuple[Campaign, list[Entry]]:
    """A quest as decent players play it, to its end or for so many commands; shared, so nobody may change it.

    It is one that is won, in which something is found, and a room is opened early on and then one of Bruno's heroes
    falls.
    """
    return _played(int(_eventful().removeprefix("seed ")), commands)


@cache
def _eventful() -> str:
    # Heroes who mean to win seldom find the time to search, so the search begins where one does.
    return f"seed {next(seed for seed in range(LUCKY, 2 * LUCKY) if _is_eventful(seed))}"


def _is_eventful(seed: int) -> bool:
    beginning = all_events(_played(seed, EARLY)[1])
    great = [event for event in beginning if isinstance(event, AreaRevealed | HeroKnockedOut)]
    if [type(event) for event in great] != [AreaRevealed, HeroKnockedOut]:
        return False
    campaign, entries = _played(seed, WHOLE)
    fallen = next(event.hero for event in great if isinstance(event, HeroKnockedOut))
    found = any(isinstance(event, Searched) and event.found for event in all_events(entries))
    return player_of(campaign, fallen) == BRUNO and campaign.running().outcome == "won" and found


@cache
def _played(seed: int, commands: int) -> tuple[Campaign, list[Entry]]:
    campaign = gathered(3)
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
