"""What was lost on the way comes back: gaps in the channel, saves put back, permissions, connections, channels."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot import heartbeat
from bot.local.objects import Channel, ChannelKind, Json, Message, Upload
from bot.local.server import LocalDiscord
from cogs.access import stage_of
from tests.agenda.clock import TestClock
from tests.agenda.parties import NOON

from .bots import at_rest, running
from .campaigns import said, told
from .mending import CAMPAIGN, SHORT, WAIT, Table, a_turn, is_calm
from .people import Party, offers, version_of

POST = r"POST /channels/\d+/messages$"
DELETE = r"DELETE /channels/\d+/messages/\d+$"
PIN = r"PUT /channels/\d+/messages/pins/"
FOLLOWUP = r"POST /webhooks/"
ANY = r"((POST|PATCH|PUT|DELETE) /channels/|PATCH /webhooks/)"


@pytest.fixture
async def table(local: LocalDiscord, tmp_path: Path) -> AsyncIterator[Table]:
    """The bot, and a fight in which it is Syndrael's turn."""
    async with a_turn(local, tmp_path) as begun:
        yield begun


def change(folder: Path, *statements: str) -> None:
    """Change the database behind the bot's back."""
    with closing(sqlite3.connect(folder / "flambeau.sqlite3")) as database, database:
        for statement in statements:
            database.execute(statement)


async def ended_turn(table: Table) -> None:
    """Syndrael's turn is over, whether or not that can be shown."""
    version = (await table.bot.store.load(CAMPAIGN)).version
    await table.party.take(table.of("end_turn"))
    await table.saved(version + 1)
    await table.local.world.until(lambda: len(stage_of(table.bot).healing), WAIT, "something that is not shown")


# Nothing is there twice -----------------------------------------------------------------------------------------


async def test_a_panel_whose_delivery_nobody_confirmed_is_played_on(table: Table) -> None:
    """The new panel came, the answer did not. Somebody presses it before it is found: still there is one panel."""
    table.local.tear_next(POST, done=True, spared=1)
    await ended_turn(table)
    panel = table.panels()[-1]

    await table.party.take(table.of("move"), table.party.players[1], panel)
    await table.local.world.until(lambda: version_of(table.party.current()) > version_of_saved(table), WAIT, "it")
    await table.heals()

    assert table.panels() == [panel]


def version_of_saved(table: Table) -> int:
    """The version at which Syndrael's turn had ended."""
    return max(version_of(one) for one in table.panels()) - 1


@pytest.mark.parametrize("moved_on", [False, True])
async def test_a_store_that_fails_between_posting_and_noting_doubles_nothing(
    table: Table, tmp_path: Path, moved_on: bool
) -> None:
    """The panel stands in the channel when the database refuses to hear of it. Later it is found there."""
    refuse = "BEGIN SELECT RAISE(ABORT, 'out of order'); END"
    other_panels = "json_extract(new.staged, '$.panels') <> json_extract(old.staged, '$.panels')"
    change(tmp_path, f"CREATE TRIGGER refuse BEFORE UPDATE ON stage WHEN {other_panels} {refuse}")
    await ended_turn(table)
    change(tmp_path, "DROP TRIGGER refuse")

    if moved_on:
        bruno = table.party.players[1]
        await said(bruno, "turn take", hero="grisban_the_thirsty")
    await table.heals()

    assert len([one for one in table.public() if "👹" in one.text()]) == 1


async def test_an_old_panel_that_could_not_be_removed_goes_later(table: Table) -> None:
    """The panel anew below: the connection breaks while the old one is removed. It does not stay."""
    table.local.tear_next(DELETE, times=4)

    await said(table.party.players[0], "repair panel")
    assert len(table.panels()) == 2
    await table.heals()

    assert len(table.panels()) == 1


@pytest.mark.parametrize("fault", ["503", "torn"])
async def test_a_notice_that_could_not_be_pinned_is_pinned_later(
    local: LocalDiscord, tmp_path: Path, fault: str
) -> None:
    """Discord has no time for the pin: nobody is told that a permission is missing, and soon it is pinned."""
    if fault == "503":
        local.fail_next(PIN, 503, times=2)
    else:
        local.tear_next(PIN, times=4)

    async with a_turn(local, tmp_path) as table:
        await table.heals()

        assert not [one for one in table.public() if "📌" in one.text()]


async def test_what_was_unshown_at_the_end_is_shown_by_the_next(local: LocalDiscord, tmp_path: Path) -> None:
    """Nothing gets through until the bot is stopped; the next process finds out by itself."""
    async with a_turn(local, tmp_path) as table:
        await table.party.spend()
        local.fail_next(ANY, 503, times=1000)
        await ended_turn(table)
        party = table.party
    local.mend()

    clock = TestClock(NOON)
    async with running(local, tmp_path / "flambeau.sqlite3", clock) as bot:
        again = Table(local, bot, clock, party)
        await local.world.until(lambda: "👹" in party.text() and again.panels(), WAIT, "the story and a panel")
        await again.heals()


# Pressed, and answered ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", ["503", "torn", "torn after it was done"])
async def test_a_refusal_is_answered_whatever_happens(table: Table, fault: str) -> None:
    """Bruno presses what is Syndrael's; the answer is lost on the way, and comes all the same."""
    if fault == "503":
        table.local.fail_next(FOLLOWUP, 503)
    else:
        table.local.tear_next(FOLLOWUP, done=fault != "torn")

    exchange = await table.party.take(table.of("end_turn"), table.party.players[1])

    assert "Syndrael" in (await told(table.party, exchange)).text()


async def test_an_error_while_refusing_is_answered_with_a_reference(
    table: Table, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The board has moved on, and on the way to the current panel the database fails: there is an answer."""
    panel, stale = table.party.current(), table.of("end_turn")
    await table.party.do(table.of("move"))
    await at_rest(table.bot)
    old = next(part for part in _parts(panel) if part.get("custom_id") == _custom_id(panel, "end_turn"))
    old["custom_id"] = stale.custom_id
    change(tmp_path, "ALTER TABLE stage RENAME TO lost")
    stage_of(table.bot).scenes._known.clear()

    answer = await told(table.party, await table.party.players[0].press(panel, stale.custom_id))

    assert f"fault {answer.text().rstrip('.').split()[-1]}" in caplog.text
    change(tmp_path, "ALTER TABLE lost RENAME TO stage")


def _parts(message: Message) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    waiting = list(message.components)
    while waiting:
        part = waiting.pop()
        found.append(part)
        waiting += part.get("components") or []
    return found


def _custom_id(message: Message, kind: str) -> str:
    return next(offer.custom_id for offer in offers(message) if offer.kind == kind)


@pytest.mark.parametrize("kind", ["end_turn", "move"])
async def test_what_is_said_twice_is_done_once_and_answered_like_the_first_time(table: Table, kind: str) -> None:
    """Discord delivers one press twice: one deed, and nobody is told that the game has moved on."""
    before = (await table.bot.store.load(CAMPAIGN)).version
    table.local.say_twice()

    exchange = await table.party.take(table.of(kind))
    await table.saved(before + 1)
    await table.heals()

    assert (await table.bot.store.load(CAMPAIGN)).version == before + 1
    assert exchange.followups == []


async def test_a_refusal_that_is_said_twice_is_answered_once(table: Table) -> None:
    """The same for what is refused."""
    table.local.say_twice()

    exchange = await table.party.take(table.of("end_turn"), table.party.players[1])
    await told(table.party, exchange)
    await said(table.party.players[1], "help")

    assert len(exchange.followups) == 1


# The gateway ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trouble", ["torn", "reconnect", "invalid session"])
async def test_a_press_around_a_lost_connection_is_done(table: Table, trouble: str) -> None:
    """However the gateway loses us, what is pressed afterwards is done and shown."""
    local, before = table.local, (await table.bot.store.load(CAMPAIGN)).version
    offer = table.of("end_turn")
    if trouble == "torn":
        local.drop_gateway()
    elif trouble == "reconnect":
        local.gateway.reconnect()
    else:
        local.gateway.invalidate()
        await local.world.until(lambda: not local.gateway.ready(), WAIT, "the bot to be gone")
        await local.world.until(local.gateway.ready, 3 * WAIT, "the bot to be back")

    await table.party.take(offer)
    await table.saved(before + 1)

    await table.heals()


# An earlier save ------------------------------------------------------------------------------------------------


async def played_on_and_put_back(local: LocalDiscord, folder: Path) -> Party:
    """A fight whose save was copied, which was played on, and then the copy was put back."""
    database = folder / "flambeau.sqlite3"
    async with a_turn(local, folder) as table:
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(folder / "copy")) as copy:
            source.backup(copy)
        await table.party.do(table.of("move"))
        await table.party.do(table.of("end_turn"))
        await table.party.do(table.of("move"), table.party.players[1])
        await table.heals()
        party = table.party
    put_back(folder)
    return party


def put_back(folder: Path) -> None:
    """The copy takes the place of the save."""
    for rest in folder.glob("flambeau.sqlite3*"):
        rest.unlink()
    (folder / "copy").rename(folder / "flambeau.sqlite3")


async def test_a_button_newer_than_the_save_draws_everything_anew(local: LocalDiscord, tmp_path: Path) -> None:
    """Whoever presses it is told kindly, what tells of the lost time goes, and the game goes on where it stands."""
    party = await played_on_and_put_back(local, tmp_path)
    clock = TestClock(NOON)
    async with running(local, tmp_path / "flambeau.sqlite3", clock) as bot:
        table = Table(local, bot, clock, party)
        lost = party.current()

        exchange = await party.take(table.of("end_turn"), party.players[1])
        answer = (await told(party, exchange)).text()
        await table.heals()

        assert "plus ancienne" in answer
        assert str(party.current().id) in answer
        assert lost.deleted
        await party.do(table.of("move"), party.players[0])
        await table.heals()


async def test_where_it_is_known_that_a_save_was_put_back_nobody_has_to_press(
    local: LocalDiscord, tmp_path: Path
) -> None:
    """Whoever puts it back leaves a note; the next start draws everything anew."""
    party = await played_on_and_put_back(local, tmp_path)
    change(tmp_path, "INSERT INTO notes VALUES ('restored', 'yes')")
    clock, lost = TestClock(NOON), party.current()
    async with running(local, tmp_path / "flambeau.sqlite3", clock) as bot:
        await local.world.until(lambda: lost.deleted, WAIT, "what tells of the lost time to go")
        await Table(local, bot, clock, party).heals()


# Permissions ----------------------------------------------------------------------------------------------------


async def test_a_missing_permission_is_named_and_once_it_is_given_all_is_shown(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    """Not our bug: whoever pressed learns what is missing; when it is given nobody has to do anything else."""
    table.local.forbid("send_messages")

    exchange = await table.party.take(table.of("end_turn"))
    answer = (await told(table.party, exchange)).text()
    assert "« Envoyer des messages »" in answer.replace("\u00a0", " ")
    assert "send_messages" in caplog.text
    table.local.permit()
    await table.local.world.until(lambda: "👹" in table.party.text() and table.panels(), WAIT, "the story")
    await table.heals()

    assert is_calm(caplog)


async def test_without_files_what_pictures_show_is_told(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    """Where nothing may be attached the game goes on in words."""
    table.local.forbid("attach_files")

    await table.party.do(table.of("move"))
    await table.party.do(table.of("end_turn"))
    await table.heals()

    assert "🖼" in table.party.current().text()
    assert not table.party.current().attachments
    assert is_calm(caplog)


async def test_files_that_are_refused_unexpectedly_are_left_out(table: Table) -> None:
    """Even if we believe that we may attach files."""
    table.local.fail_next(r"PATCH /webhooks/", 403, code=50013)

    await table.party.do(table.of("move"))

    assert "🖼" in table.party.current().text()


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10008), (400, 40060)])
async def test_a_press_whose_token_is_worn_out(
    table: Table, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    """The panel is edited by the press on it; where Discord does not take that any more, as any other message."""
    version = (await table.bot.store.load(CAMPAIGN)).version
    panel = table.party.current()
    table.local.fail_next(r"PATCH /webhooks/", status, code=code)

    await table.party.do(table.of("move"))

    assert table.party.current() is panel
    assert version_of(panel) == version + 1
    await table.heals()
    assert is_calm(caplog)


async def test_what_is_missing_is_said_when_a_campaign_is_opened(local: LocalDiscord, tmp_path: Path) -> None:
    """Without the right to write nothing is opened; without others it is, and what is missed is said."""
    async with running(local, tmp_path / "flambeau.sqlite3") as bot:
        alix = local.players[0]
        local.forbid("send_messages", "attach_files")
        assert "Envoyer des messages" in await said(alix, "campaign new", name="Les Braises")
        assert await bot.store.live() == []

        local.forbid("attach_files", "pin_messages")
        answer = await said(alix, "campaign new", name="Les Braises")

        assert "Joindre des fichiers" in answer
        assert "Épingler des messages" in answer
        assert await bot.store.live() == [CAMPAIGN]


@pytest.fixture
def thread(local: LocalDiscord) -> Channel:
    """A thread in the first channel, with everybody in it."""
    parent = next(iter(local.world.channels.values()))
    everybody = [player.id for player in local.players]
    made = Channel(
        local.world.ids.next(),
        "chapelle",
        kind=ChannelKind.PUBLIC_THREAD,
        parent_id=parent.id,
        owner_id=local.players[0].id,
        members=[*everybody, local.world.bot.id],
    )
    return local.world.open_channel(made)


async def test_a_locked_thread_is_told_and_goes_on_once_it_is_open(
    local: LocalDiscord, tmp_path: Path, thread: Channel
) -> None:
    """Nothing can be posted in a locked thread; whoever acts is told, and when it is unlocked all is shown."""
    clock = TestClock(NOON)
    async with running(local, tmp_path / "flambeau.sqlite3", clock) as bot:
        table = Table(local, bot, clock, Party(local, local.players[:2], thread.id))
        stage_of(bot).posting.longest_wait = SHORT
        alix, bruno = table.party.players
        await said(alix, "campaign new", name="Les Braises", channel=thread.id)
        for player, hero in ((alix, "syndrael"), (bruno, "grisban_the_thirsty")):
            join = next(each for each in table.party.offered() if each.code.startswith(f"join:{hero}:"))
            await table.party.do(join, player)
        thread.locked = True

        start = next(offer for offer in table.party.offered() if offer.code.startswith("?start"))
        answer = (await told(table.party, await table.party.take(start, alix))).text()
        thread.locked = False
        await table.heals()

        assert "fil est fermé" in answer


# The clock ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", ["503", "torn", "torn after it was done", "missing permissions"])
async def test_a_reminder_that_got_lost_is_delivered_once(
    table: Table, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    """After eight hours Alix is reminded; Discord does not take it, and later it does."""
    if fault == "503":
        table.local.fail_next(POST, 503, times=2)
    elif fault == "missing permissions":
        table.local.fail_next(POST, 403, code=50013, times=2)
    else:
        table.local.tear_next(POST, done=fault != "torn")
    (failure,) = table.local.rest.faults.failures
    times = failure.left

    await later(table, timedelta(hours=8))
    await table.local.world.until(lambda: failure.left < times, WAIT, "the reminder")
    await comes(table, lambda: any("🔔" in one.text() for one in table.public()))
    await comes_true(table)

    reminders = [one for one in table.public() if "🔔" in one.text()]
    assert len(reminders) == 1
    assert is_calm(caplog)


async def later(table: Table, span: timedelta) -> None:
    """So much time passes, in which the bot was there and nothing happened but what the clock does."""
    table.clock.set(table.clock.now() + span)
    await table.bot.store.note(heartbeat.NAME, table.clock.now().isoformat())
    table.bot.keeper.poke(CAMPAIGN)


async def comes(table: Table, true: Callable[[], bool]) -> None:
    """Let minutes pass until something is so."""
    for _ in range(10):
        if true():
            return
        await table.clock.advance(timedelta(minutes=1))
    raise AssertionError("it never came")


async def comes_true(table: Table) -> None:
    """Let minutes pass until all that was claimed is known to be sent."""
    for _ in range(10):
        kept = await table.bot.store.days.deliveries(CAMPAIGN)
        if kept and all(one.sent is not None for one in kept):
            return
        await table.clock.advance(timedelta(minutes=1))
    raise AssertionError("it was never written down as sent")


# Places that are gone -------------------------------------------------------------------------------------------


async def test_a_deleted_channel_is_left_alone_and_its_owner_keeps_the_campaign(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    """The clock does nothing there any more, nothing is called a bug, and the campaign's file goes on elsewhere."""
    alix, world = table.party.players[0], table.local.world
    here, tavern = list(world.channels)[:2]
    world.close_channel(world.channels[here])
    await lost(table)

    await later(table, timedelta(days=30))
    await table.clock.advance(timedelta(minutes=5))

    assert len(stage_of(table.bot).healing) == 0
    assert [one for one in await table.bot.store.days.deliveries(CAMPAIGN) if one.key.startswith("remind")] == []
    assert is_calm(caplog)
    exported = await (await alix.slash("campaign export", channel=tavern)).settled(WAIT)
    assert exported.message is not None
    file = Upload(exported.message.attachments[0].name, exported.message.attachments[0].bytes)
    assert "continue" in await said(alix, "campaign import", channel=tavern, file=file)
    assert Party(table.local, table.party.players, tavern).offered()
    stranger = await (await table.party.players[1].slash("campaign export", channel=tavern)).settled(WAIT)
    assert stranger.message is not None
    assert not stranger.message.attachments


async def test_a_channel_that_nobody_told_us_is_gone(table: Table) -> None:
    """Deleted while we were not there: the first thing Discord refuses tells us."""
    table.local.fail_next(ANY, 404, code=10003, times=20)

    await table.party.take(table.of("end_turn"))
    await lost(table)

    assert len(stage_of(table.bot).healing) == 0


async def test_a_server_that_invites_us_again_goes_on(table: Table) -> None:
    """Put out, and invited again: the campaign was left alone meanwhile, and is played on."""
    table.local.gateway.leave_guild()
    await lost(table)

    table.local.gateway.join_guild()
    async with asyncio.timeout(WAIT):
        while (await table.bot.store.staging.of(CAMPAIGN)).lost is not None:
            pass  # each look gives the bot its turn
    await table.party.do(table.of("end_turn"))

    assert (await table.bot.store.staging.of(CAMPAIGN)).lost is None
    await table.heals()


async def lost(table: Table) -> None:
    """Wait until the campaign is known to be out of reach."""
    async with asyncio.timeout(WAIT):
        while (await table.bot.store.staging.of(CAMPAIGN)).lost is None:
            pass  # each look gives the bot its turn


# What nobody can type -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        ("language", "klingon", "trop longue"),
        ("game", "x" * 5000, "ne convient pas"),
        ("name", "x" * 5000, "trop longue"),
    ],
)
async def test_a_value_nobody_can_type_is_refused_quietly(
    table: Table, option: str, value: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord's window would not let it through; whoever sends it past that is told, and the log stays calm."""
    for command in table.local.world.usable_commands():
        _without_limits(command)
    tavern = list(table.local.world.channels)[1]

    typed = {"name": "Les Braises", option: value}
    exchange = await table.party.players[0].slash("campaign new", channel=tavern, **typed)
    await exchange.settled(WAIT)
    assert exchange.message is not None
    answer = exchange.message.text()

    assert told in answer
    assert is_calm(caplog)


def _without_limits(option: Json) -> None:
    option.pop("max_length", None)
    option.pop("choices", None)
    for each in option.get("options") or []:
        _without_limits(each)
