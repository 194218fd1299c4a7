"""A fight over days in the real channel: two play when it is their move, the third is never there."""

from datetime import datetime, timedelta
from pathlib import Path

from bot import heartbeat
from bot.app import Flambeau
from bot.descent.party.awaiting import awaited
from bot.descent.party.beginning import as_begun
from bot.habits import Habits
from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.local.world import Change, WorldEvent
from tests.agenda.clock import TestClock
from tests.agenda.parties import NOON

from .bots import at_rest, running
from .people import Party, brave, is_over

MOST_STEPS = 400
WAIT = 10.0
HOUR = timedelta(hours=1)
FEW = 8
"""Two deadlines, each with its call and its reminders; then nobody waits for Chloé any more."""


class Fight:
    """Alix and Bruno, who play; Chloé, who does not; and the hours that pass."""

    def __init__(self, local: LocalDiscord, bot: Flambeau, clock: TestClock) -> None:
        self.local, self.bot, self.clock = local, bot, clock
        self.party = Party(local, local.players[:3])
        self.absent: Player = self.party.players[2]
        self.calls: list[tuple[datetime, str]] = []
        local.world.watch(self._hear)

    def _hear(self, change: Change) -> None:
        """Note when Chloé is called, and with which words."""
        message = change.message
        if change.event is WorldEvent.MESSAGE_NEW and message is not None and self.absent.id in message.mentions:
            self.calls.append((self.clock.now(), message.text()))

    async def an_hour_passes(self) -> None:
        """The keeper looks at the clock once and has done what was due."""
        self.clock.set(self.clock.now() + HOUR)
        await self.bot.store.note(heartbeat.NAME, self.clock.now().isoformat())
        naps = self.clock.naps
        self.bot.keeper.poke(1)
        await self.clock.napped(naps + 1)
        await at_rest(self.bot)

    async def step(self) -> None:
        """Whoever is there does what is to be done; otherwise time passes."""
        now = await self.bot.table.look(1)
        waited = awaited(now.campaign)
        there = [player for player in self.party.players[:2] if waited is not None and player.id in waited.players]
        if (page := self.party.find("turn_page")) is not None:
            await self.party.do(page, self.party.players[0])
            return
        if not there:
            await self.an_hour_passes()
            return
        await self.local.world.until(lambda: self.party.version() >= now.version, WAIT, "how things stand now")
        alone = as_begun(now.campaign) is not now.campaign
        if waited is not None and waited.what == "next" and not alone:
            campaign = (await self.bot.table.look(1)).campaign
            heroes = list(campaign.running().heroes)
            mine = next(hero for hero in waited.heroes if hero in campaign.heroes_of(there[0].id))
            code = f":{heroes.index(mine)}"
            wanted = await self.local.world.until(
                lambda: self.party.panel() and self.party.find("take_turn", code),
                WAIT,
                f"{mine}'s turn on the panel",
            )
            assert wanted is not None
            await self.party.do(wanted, there[0])
        else:
            await self.party.do(brave(self.party), there[0])


async def test_a_quest_is_played_to_its_end_though_one_player_never_answers(
    local: LocalDiscord, tmp_path: Path
) -> None:
    """Chloé's turns are played for her when their time is up; she is called by day, and soon left in peace."""
    clock = TestClock(NOON)
    async with running(local, tmp_path / "flambeau.sqlite3", clock) as bot:
        fight = Fight(local, bot, clock)
        await fight.party.gather("syndrael", "grisban_the_thirsty", "avric_albright")
        paced = await fight.party.players[0].slash("campaign pace", turn=24, reminder=8)
        await paced.settled(10.0)
        await fight.party.set_out()
        for _ in range(MOST_STEPS):
            if is_over(fight.party):
                break
            await fight.step()

        assert is_over(fight.party), fight.party.text()[-1500:]
        assert "Plus de nouvelles" in fight.party.text()
        assert fight.calls, "she was called now and then"
        habits = Habits()
        assert [at for at, _ in fight.calls if habits.is_quiet(at)] == []
        reminders = [text for _, text in fight.calls if "Rappel" in text]
        waits = sum(one.key.startswith("remind/") for one in await bot.store.days.deliveries(1))
        assert len(reminders) == waits, "each reminder once"
        assert len(fight.calls) <= FEW, "whoever is away is left in peace"
