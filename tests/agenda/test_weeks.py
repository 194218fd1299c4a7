"""Six weeks of two campaigns in seconds: four people on four continents, clocks that are set, a restless bot."""

from collections import Counter, defaultdict
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.agenda import Outages, mute_key
from bot.agenda.due import Archiving, Chronicle, ForgottenAsk, Reminder
from bot.descent.party.deeds import Start
from bot.descent.party.piloting import AnswerByDefault
from bot.habits import Habits
from bot.kernel.refused import Refused
from bot.store import Heard, Store
from bot.table.deeds import Deed
from bot.table.pace import Pace
from bot.table.table import Outcome, Table
from bot.table.votes import CloseVote
from tests.agenda.clock import TestClock
from tests.agenda.life import Life
from tests.agenda.parties import ALIX, BRUNO, CHLOE, DAVID, HOUR, MINUTE, begun
from tests.agenda.people import MOST_DEEDS, Person, answer
from tests.agenda.test_deadlines import travelling

SPRING = datetime(2026, 3, 9, 9, 0, tzinfo=UTC)
"""Europe sets its clocks on 29 March, Lord Howe on 5 April."""
AUTUMN = datetime(2026, 10, 1, 9, 0, tzinfo=UTC)
"""Lord Howe sets its clocks on 4 October, Europe on 25 October, Montréal on 1 November."""
SIX_WEEKS = timedelta(weeks=6)


def people(start: datetime) -> dict[int, Person]:
    """Four players of different habits. Bruno goes on holiday; David says nothing and is gone for twelve days."""
    leave = (start + timedelta(days=16)).date()
    back = leave + timedelta(days=8)
    gone = (start + timedelta(days=22), start + timedelta(days=34))
    montreal = Habits(zone="America/Montreal", reminder_hours=5, holiday_from=leave, holiday_until=back)
    tokyo = Habits(zone="Asia/Tokyo", quiet_from=60, quiet_until=390, next_notice=True)
    lord_howe = Habits(zone="Australia/Lord_Howe", quiet_from=1290, quiet_until=135)
    return {
        ALIX: Person(ALIX, Habits(next_notice=True), hours=5),
        BRUNO: Person(BRUNO, montreal, hours=9),
        CHLOE: Person(CHLOE, tokyo, hours=14),
        DAVID: Person(DAVID, lord_howe, hours=11, gone=gone),
    }


class WatchedTable(Table):
    """Looks at every deed of the clock: none comes before its time."""

    life: "Weeks"

    async def act(
        self, campaign_id: int, player: int, deed: Deed, *, interaction: int, seen: int | None = None
    ) -> Outcome:
        if interaction < 0:
            await self.check(campaign_id, deed)
            self.life.kinds[deed.kind] += 1
        return await super().act(campaign_id, player, deed, interaction=interaction, seen=seen)

    async def check(self, campaign_id: int, deed: Deed) -> None:
        standing = await self.life.keeper.standing(campaign_id)
        assert standing is not None
        outages, pace = Outages.of(await self.life.store.days.outages()), standing.campaign.pace
        earliest = standing.since
        if isinstance(deed, AnswerByDefault):
            earliest = outages.after(standing.since, timedelta(hours=pace.question_hours or 0))
        if isinstance(deed, CloseVote):
            span = 10 * MINUTE if deed.on == "contest" else timedelta(hours=pace.vote_hours or 0)
            earliest = outages.after(standing.under_way[f"vote/{deed.matter}"], span)
        if self.life.clock.now() < earliest:
            self.life.early.append(f"{deed} came at {self.life.clock.now()}, before {earliest}")


class Weeks(Life):
    """A life with people in it."""

    def __init__(self, path: Path, store: Store, clock: TestClock) -> None:
        self.kinds: Counter[str] = Counter()
        """The deeds of the clock."""
        self.early: list[str] = []
        """Those that came before their time."""
        super().__init__(path, store, clock)

    def begin(self) -> None:
        super().begin()
        table = WatchedTable(self.store, now=self.clock.now)
        table.life, table.on_deed = self, self.keeper.poke
        self.table = self.keeper._table = table

    async def visit(self, person: Person, campaigns: list[int], chance: Random) -> None:
        """Somebody looks at their campaigns; now and then they only look, or want to be left in peace."""
        for campaign_id in campaigns:
            mood = chance.random()
            for _ in range(MOST_DEEDS if mood > 0.2 else 0):
                campaign = await self.look(campaign_id)
                if campaign.phase == "over" and campaign.at_table(person.player):
                    await self.act(campaign_id, person.player, Start(seed=str(chance.random())))
                deed = answer(await self.look(campaign_id), person.player, chance)
                if deed is None:
                    break
                await self.act(campaign_id, person.player, deed)
            if mood < 0.1:
                await self.mute(campaign_id, person.player)

    async def mute(self, campaign_id: int, player: int) -> None:
        """Not this turn."""
        standing = await self.keeper.standing(campaign_id)
        if standing is not None and standing.awaited is not None and player in standing.awaited.players:
            occasion = standing.awaited.occasion
            muted = Heard(occasion, {mute_key(player, occasion): player}, self.clock.now())
            await self.store.days.heard(campaign_id, muted)
            self.keeper.poke(campaign_id)

    async def stumble(self, chance: Random) -> None:
        """Now and then the process ends, and sometimes nobody notices for a while."""
        fate = chance.random()
        if fate < 0.1:
            await self.restart()
        elif fate < 0.2:
            await self.off(timedelta(minutes=chance.choice([3, 20, 400, 3000])))


async def live(life: Weeks, start: datetime, seed: int) -> list[int]:
    """Six weeks; then everybody forgets about it."""
    chance, folk = Random(seed), people(start)
    for person in folk.values():
        await life.habits(person.player, person.habits)
    campaigns = [
        await life.play(begun((ALIX, BRUNO, CHLOE, DAVID), pace=Pace(turn_hours=48, chronicle=150)), channel=20),
        await life.play(
            travelling((CHLOE, DAVID), decisions="vote", pace=Pace(reminder_hours=4, most_reminders=2)), channel=21
        ),
    ]
    looks = {player: person.next_look(start, chance) for player, person in folk.items()}
    while (moment := min(looks.values())) < start + SIX_WEEKS:
        player = min(looks, key=lambda player: looks[player])
        await life.until(max(moment, life.clock.now()))
        await life.visit(folk[player], campaigns, chance)
        await life.stumble(chance)
        looks[player] = folk[player].next_look(life.clock.now(), chance)
    return campaigns


def check_calls(life: Weeks, folk: dict[int, Person]) -> None:
    """Nobody was called twice for the same, at night or on holiday."""
    keys = [(one.campaign_id, key) for one in life.channel.posted for key in one.due.keys]
    assert len(keys) == len(set(keys))
    for player, at, key in life.channel.calls():
        assert not folk[player].habits.is_quiet(at), f"{player} was called at {at} by {key}"
        assert not folk[player].habits.on_holiday(at), f"{player} was called on holiday at {at} by {key}"


def check_pauses(life: Weeks, folk: dict[int, Person], paces: dict[int, Pace]) -> None:
    """Reminders of one occasion come in growing pauses, and not more than agreed."""
    got: defaultdict[tuple[int, str, int], list[tuple[datetime, bool]]] = defaultdict(list)
    for one in life.channel.of(Reminder):
        for key, player in one.due.keys.items():
            if key.startswith("remind/"):
                name = key.rpartition("/")[0]
                got[one.campaign_id, name, player].append((one.at, one.due.deadline is not None))
    for (campaign_id, name, player), reminders in got.items():
        pace, habits = paces[campaign_id], folk[player].habits
        hours = min(pace.reminder_hours, habits.reminder_hours or pace.reminder_hours)
        assert len(reminders) <= pace.most_reminders
        for number, ((first, _), (second, warned)) in enumerate(pairwise(reminders), 1):
            least = HOUR if warned else hours * HOUR * 2**number
            assert second - first >= least, f"{name}: {first}, {second}"


@pytest.mark.parametrize(
    ("start", "seed"),
    [
        (SPRING, 1),
        (AUTUMN, 2),
        *(pytest.param(start, seed, marks=pytest.mark.slow) for start in (SPRING, AUTUMN) for seed in range(3, 10)),
    ],
)
async def test_weeks_of_campaign_life(
    start: datetime, seed: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody is pestered, no deadline comes early or twice, and what nobody plays is put away in the end."""
    async with Weeks.at(tmp_path / "flambeau.sqlite3", start) as life:
        campaigns = await live(life, start, seed)
        paces = {one: (await life.look(one)).pace for one in campaigns}
        played = [version.version for version in [await life.store.load(one) for one in campaigns]]
        await life.wait(timedelta(weeks=14))

        check_calls(life, people(start))
        check_pauses(life, people(start), paces)
        chronicles = [one.key for one in life.channel.of(Chronicle)]
        assert len(chronicles) == len(set(chronicles)) >= 10
        assert life.early == []
        assert [record.message for record in caplog.records if record.levelname != "INFO"] == []
        assert min(played) > 30
        told = {type(one.due) for one in life.channel.posted}
        assert told >= {Reminder, Chronicle, ForgottenAsk, Archiving}
        assert life.kinds.keys() >= {"go_away", "come_back", "autopilot_turn", "put_away"}
        assert life.kinds["close_vote"] + life.kinds["answer_by_default"] > 0
        archived = [(await life.store.load(one)).archived for one in campaigns]
        phases = [(await life.look(one)).phase for one in campaigns]
        assert all(away or phase == "finished" for away, phase in zip(archived, phases, strict=True))
        with pytest.raises(Refused):
            await life.act(campaigns[0], ALIX, Start(seed="again"))
