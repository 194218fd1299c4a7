"""Counts what a newcomer presses, through the real client: up to the first roll of the dice, and in a plain turn.

A button is one press, a menu two (open it, choose), a typed command two (type it, send it). Both begin as the local
page's start button does, with one press; a second player joins with another. Whoever plays wants what the automatic
hero would do, and has to find it on the panel: what can't be pressed there stops the counting.

    python -m tools.presses_measures
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import mean, median
from typing import Any

from bot.app import Flambeau
from bot.descent.autopilot import Limits
from bot.descent.commands import Move, TakeTurn
from bot.descent.party.beginning import as_begun
from bot.descent.party.campaign import FEWEST_HEROES, Campaign
from bot.descent.party.deeds import Play
from bot.descent.party.first_evening import beginners
from bot.descent.road.wayfaring import next_deed
from bot.descent.views.codec import CODEC
from bot.local.exchange import Exchange
from bot.local.objects import Message
from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.settings import Settings
from bot.table.deeds import Deed
from bot.table.matters import matters
from bot.table.votes import CastVote
from tests.e2e.people import PATIENCE, WEIGHED, Offer, Party
from tests.e2e.spec import spec_path

BUTTON, MENU, COMMAND = 1, 2, 2
SEEDS = ("braises", "cendres", "suie")
MOST_DEEDS = 120
PLAIN = ("move", "attack", "end_turn")
FRUGAL = Limits(potions=False, feat=False, fatigue=False)


@dataclass
class Presses:
    """What was counted."""

    alone: list[int] = field(default_factory=list)
    """Up to the first roll, one player with two heroes; one number for each game."""
    shortest: list[int] = field(default_factory=list)
    """The same where the hero goes first with whom it takes the fewest."""
    together: list[int] = field(default_factory=list)
    """The same, two players with a hero each."""
    turns: list[int] = field(default_factory=list)
    """The presses of a move, an attack and the end, in turns that had all three; not what else was done in them."""
    answers: list[int] = field(default_factory=list)
    """How many questions were answered in each turn."""

    def lines(self) -> Iterator[str]:
        """A table: what was counted, how many presses, and how many there may be."""
        yield "| presses | at most | on average | may be |"
        yield "| --- | --- | --- | --- |"
        for name, numbers, limit in (
            ("from nothing to the first roll in the tutorial, alone with two heroes", self.alone, "8"),
            ("the same, the shortest way", self.shortest, "8"),
            ("the same, two players", self.together, "12"),
            ("a turn: move, attack, end", self.turns, "5"),
        ):
            yield f"| {name} | {max(numbers)} | {mean(numbers):.1f} | {limit} |"
        yield f"| questions to whoever's turn it is, a turn (median {median(self.answers):.0f}) | " + (
            f"{max(self.answers)} | {mean(self.answers):.1f} | |"
        )


class Newcomers(Party):
    """Players of whom every press is counted."""

    def __init__(self, local: LocalDiscord, client: Flambeau, players: int) -> None:
        super().__init__(local, local.players[:players])
        self.client = client
        self.presses = 0
        self.first: str | None = None
        """The hero to go first; None leaves it to the automatic hero."""

    async def touch(self, offer: Offer, player: Player, panel: Message) -> Exchange:
        self.presses += MENU if offer.in_menu else BUTTON
        return await super().touch(offer, player, panel)

    async def start(self) -> None:
        """The one press of an empty page."""
        self.presses += BUTTON
        await (await self.players[0].slash("play")).settled(PATIENCE)

    async def type(self, player: Player, command: str, **options: Any) -> None:
        """Type a command, and wait for the panel that comes of it."""
        self.presses += COMMAND
        await (await player.slash(command, **options)).settled(PATIENCE)


async def begin(party: Newcomers) -> None:
    """Open the tutorial: whoever is alone has both heroes, a second player takes one of them."""
    await party.start()
    for player in party.players[1:]:
        await party.do(_offered(party, "sit_down"), player)


async def step(party: Newcomers) -> str:
    """The next deed of somebody who knows what they want, as it is pressed; returns what kind of thing it was."""
    campaign = (await party.client.table.look(1)).campaign
    assert isinstance(campaign, Campaign)
    if (page := party.find("turn_page")) is not None:
        await party.do(page, party.players[0])
        return page.kind
    # Whoever alone can go has no turn to take first.
    deed = next_deed(as_begun(campaign), FRUGAL)
    assert deed is not None, "nothing is left to do"
    if isinstance(deed, Play) and isinstance(deed.command, TakeTurn) and party.first is not None:
        deed, party.first = Play(command=TakeTurn(hero=party.first)), None
    for matter in matters(campaign):
        for choice in matter.choices:
            if choice.deed == deed and len(matter.voters) > 1:
                return await _vote(party, CastVote(on=matter.kind, choice=choice.id, matter=matter.key), campaign)
    code = CODEC.write(deed, campaign)
    who = _presser(party, campaign, deed)
    if (offer := _pressing(party, code)) is not None:
        await party.do(offer, who)
        return offer.kind
    assert isinstance(deed, Play), f"{code} can't be pressed"
    assert isinstance(deed.command, Move), f"{code} can't be pressed"
    before = party.version()
    await party.type(who, "turn move", to=str(deed.command.to))
    await party.local.world.until(lambda: party.version() > before, PATIENCE, "the board after a typed square")
    return "move"


def _presser(party: Newcomers, campaign: Campaign, deed: Deed) -> Player:
    """A hero's own player; on the road anybody."""
    if campaign.game is None or not isinstance(deed, Play):
        return party.players[0]
    return party.player(campaign.seat_of(deed.command.hero).player)


async def _vote(party: Newcomers, ballot: CastVote, campaign: Campaign) -> str:
    """Everybody votes the same, until it is decided."""
    code = CODEC.write(ballot, campaign)
    for player in party.players:
        if (offer := _pressing(party, code)) is not None:
            await party.do(offer, player)
    return ballot.kind


def _pressing(party: Party, code: str) -> Offer | None:
    return next((each for each in party.offered() if each.code.removeprefix(WEIGHED) == code), None)


def _offered(party: Party, code: str) -> Offer:
    return next(offer for offer in party.offered() if offer.code.startswith(code))


@asynccontextmanager
async def table(seed: str, players: int) -> AsyncIterator[Newcomers]:
    """The bot on a Discord of its own, and players who have never seen it."""
    local = LocalDiscord(spec=spec_path())
    await local.start()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=Path(folder) / "flambeau.sqlite3", discord_url=local.url)
        client = Flambeau(settings, seeds=partial(str, seed))
        task = asyncio.create_task(client.start(local.token))
        try:
            await local.wait_ready()
            yield Newcomers(local, client, players)
        finally:
            await client.close()
            await task
            await local.stop()


async def to_the_first_roll(party: Newcomers, first: str | None = None) -> int:
    """Presses until dice are rolled for the first time; perhaps with the hero who is to go first."""
    await begin(party)
    party.first = first
    for _ in range(MOST_DEEDS):
        if await step(party) == "attack":
            return party.presses
    raise AssertionError(f"nobody has attacked after {MOST_DEEDS} deeds:\n{party.text()[-2000:]}")


async def _in_a_quest(party: Newcomers) -> bool:
    game = (await party.client.table.look(1)).campaign.game
    return game is not None and game.outcome is None


async def plain_turns(party: Newcomers, wanted: int, found: Presses) -> None:
    """Count what it takes to move, to attack and to end, in turns in which a hero does all of it."""
    took: dict[str, int] = {}
    answers = seen = 0
    for _ in range(MOST_DEEDS):
        if seen == wanted or not await _in_a_quest(party):
            return
        before = party.presses
        kind = await step(party)
        took.setdefault(kind, party.presses - before)
        answers += kind == "answer"
        if kind != "end_turn":
            continue
        found.answers.append(answers)
        if all(each in took for each in PLAIN):
            found.turns.append(sum(took[each] for each in PLAIN))
            seen += 1
        took, answers = {}, 0


async def measure(seeds: Sequence[str] = SEEDS, turns: int = 3) -> Presses:
    """Everything, a few times with other dice."""
    found = Presses()
    for seed in seeds:
        ways: list[int] = []
        async with table(seed, players=1) as party:
            found.alone.append(await to_the_first_roll(party))
            await plain_turns(party, turns, found)
        for hero in beginners()[:FEWEST_HEROES]:
            async with table(seed, players=1) as party:
                ways.append(await to_the_first_roll(party, hero.hero))
        found.shortest.append(min(ways))
        async with table(seed, players=2) as party:
            found.together.append(await to_the_first_roll(party))
    return found


if __name__ == "__main__":
    print("\n".join(asyncio.run(measure()).lines()))
