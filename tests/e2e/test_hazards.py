"""The thirteen traps of Discord and discord.py that the bot must not fall into, each with the real client."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from bot.app import Flambeau
from bot.local.exchange import Exchange
from bot.local.objects import Message
from bot.local.server import LocalDiscord
from bot.local.texts import NoAnswer
from cogs.access import stage_of
from cogs.press import Press

from .bots import SlowStudio, running
from .people import Offer, Party, offers
from .spec import spec_path

WAIT = 10.0
CALLBACK = r"POST /interactions/"
POST = r"POST /channels/\d+/messages"


@pytest.fixture
async def turn(party: Party) -> Party:
    """Alix plays Syndrael, whose turn it is; Bruno plays Grisban."""
    party.players = party.players[:2]
    await to_the_turn(party)
    return party


async def to_the_turn(party: Party) -> None:
    """Gather, set out, and let Syndrael go."""
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    await party.do(of(party, "take_turn"), party.players[0])


def of(party: Party, kind: str) -> Offer:
    """Something of this kind that is on the panel."""
    offer = party.find(kind)
    assert offer is not None, party.current().text()
    return offer


def square_button(party: Party) -> Offer:
    """The button that opens the form for a square."""
    return next(offer for offer in party.offered() if offer.code.startswith("?square"))


async def told(party: Party, exchange: Exchange) -> str:
    """What the bot answers privately."""
    found = await party.local.world.until(lambda: exchange.followups, WAIT, "a private answer")
    return found[0].text()


def forged(panel: Message, custom_id: str) -> Message:
    """The panel with one more button on it."""
    button = {"type": 2, "id": 900, "style": 2, "label": "?", "custom_id": custom_id}
    panel.components.append({"type": 1, "id": 901, "components": [button]})
    return panel


async def test_h1_no_view_mixes_lasting_and_passing_items(turn: Party, bot: Flambeau) -> None:
    """H1: discord.py keeps none of our views in memory, so none can take the lasting buttons down with it."""
    store = bot._connection._view_store

    assert not store._synced_message_views
    assert not any(items for items in store._views.values())
    assert set(store._dynamic_items.values()) >= {Press}


async def test_h2_two_people_with_the_same_form_open(turn: Party) -> None:
    """H2: Alix and Bruno both have the form for a square open; each submit is taken for whose it is."""
    alix, bruno = turn.players
    button, version = square_button(turn), turn.version()
    mine = (await alix.press(turn.current(), button.custom_id)).modal
    his = (await bruno.press(turn.current(), button.custom_id)).modal
    assert mine is not None
    assert his is not None
    assert mine.custom_id != his.custom_id

    refused = await bruno.submit(his, square="B3")
    assert "Syndrael" in await told(turn, refused)
    await alix.submit(mine, square="b3")

    await turn.local.world.until(lambda: turn.version() > version, WAIT, "the move")
    assert "B3" in turn.current().text()


async def test_h3_an_unknown_button_is_answered(turn: Party) -> None:
    """H3: a button nobody knows any more is answered privately instead of failing in silence."""
    alix, _ = turn.players

    exchange = await alix.press(forged(turn.current(), "from another age"), "from another age")

    assert "panneau" in await told(turn, exchange)


async def test_h4_a_fault_in_a_callback_is_answered(
    turn: Party, bot: Flambeau, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """H4: a database that is broken raises inside the press; the player gets a reference that the log knows."""
    alix, _ = turn.players
    offer = of(turn, "end_turn")
    await write(bot, tmp_path, "ALTER TABLE deeds RENAME TO lost")

    answer = await told(turn, await turn.take(offer, alix))

    assert f"fault {answer.rstrip('.').split()[-1]}" in caplog.text


async def test_h4_a_save_that_cannot_be_read_is_answered(
    turn: Party, bot: Flambeau, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """H4: whoever presses a button of a campaign whose save can't be read is told so; the log says why."""
    alix, _ = turn.players
    offer, version = of(turn, "end_turn"), turn.version()
    await write(bot, tmp_path, "UPDATE campaigns SET state = '{}'")

    answer = await told(turn, await turn.take(offer, alix))

    assert f"sauvegarde {version}" in answer
    assert f"campaign 1 at version {version} can't be read" in caplog.text


async def write(bot: Flambeau, folder: Path, change: str) -> None:
    """Change the database behind the bot's back."""
    async with stage_of(bot)._locks[1]:  # while nothing is being shown, nobody else writes
        with sqlite3.connect(folder / "flambeau.sqlite3") as database:
            database.execute(change)
        database.close()


async def test_h5_a_double_click_is_one_deed(turn: Party, bot: Flambeau) -> None:
    """H5: both presses of a double click run at once; one does it, the other is told."""
    alix, _ = turn.players
    version, offer = turn.version(), of(turn, "end_turn")

    first, second = await asyncio.gather(turn.take(offer, alix), turn.take(offer, alix))

    await turn.local.world.until(lambda: first.followups or second.followups, WAIT, "an answer to one of both")
    assert (await bot.table.look(1)).version == version + 1


async def test_h6_the_acknowledgement_does_not_wait_for_a_picture(turn: Party, bot: Flambeau) -> None:
    """H6: while the board is still being drawn the press is acknowledged, and the channel sees the bot at work."""
    alix, _ = turn.players
    slow = SlowStudio()
    bot.studio = slow
    version = turn.version()

    exchange = await turn.take(of(turn, "move"), alix)
    typing = await turn.local.world.until(
        lambda: [call for call in turn.local.rest.calls if "/typing" in call], WAIT, "the bot to be typing"
    )

    assert exchange.deferred
    assert typing
    assert turn.version() == version
    slow.gate.set()
    await turn.local.world.until(lambda: turn.version() > version, WAIT, "the board")


async def test_h7_a_rate_limited_acknowledgement_is_tried_again(turn: Party) -> None:
    """H7: a 429 on the acknowledgement is waited out, and the deed is done."""
    turn.local.fail_next(CALLBACK, 429, retry_after=0.01)
    version = turn.version()

    await turn.do(of(turn, "end_turn"))

    assert turn.version() > version


async def test_h8_an_acknowledgement_whose_answer_was_lost_counts(turn: Party, bot: Flambeau) -> None:
    """H8: Discord took the acknowledgement but answered 500; the next try gets 40060, and the deed is done once."""
    await turn.spend()
    turn.local.fail_next(CALLBACK, 500, done=True)
    version = turn.version()

    await turn.do(of(turn, "end_turn"))

    codes = [call[-3:] for call in turn.local.rest.calls if "/callback" in call][-2:]
    assert codes == ["500", "400"]
    assert (await bot.table.look(1)).version == version + 1


async def test_h8_what_came_too_late_is_not_done(
    turn: Party, bot: Flambeau, caplog: pytest.LogCaptureFixture
) -> None:
    """H8: an acknowledgement refused with 10062 means nobody waits: nothing is done, and the next press works."""
    alix, _ = turn.players
    turn.local.fail_next(CALLBACK, 404, code=10062)
    version, offer = turn.version(), of(turn, "end_turn")
    alix._ack_limit = 0.2

    with pytest.raises(NoAnswer):
        await turn.take(offer, alix)

    assert "could not be acknowledged" in caplog.text
    assert (await bot.table.look(1)).version == version
    alix._ack_limit = 3.0
    await turn.do(offer, alix)
    assert turn.version() > version


async def test_h9_a_press_during_a_lost_connection_is_answered(turn: Party) -> None:
    """H9: the websocket breaks; what was pressed meanwhile is replayed on resume and done."""
    version, offer = turn.version(), of(turn, "end_turn")

    turn.local.drop_gateway()
    await turn.do(offer)

    assert turn.version() > version


async def test_h10_buttons_outlive_the_process(local: LocalDiscord, tmp_path: Path) -> None:
    """H10: a button posted by one process is answered by the next."""
    party = Party(local, local.players[:2])
    async with running(local, tmp_path / "flambeau.sqlite3"):
        await to_the_turn(party)
    panel, version = party.current(), party.version()

    async with running(local, tmp_path / "flambeau.sqlite3"):
        await party.do(of(party, "move"))

    assert party.version() > version
    assert party.current() is panel


async def test_h11_shards_are_let_in_at_once_locally(tmp_path: Path) -> None:
    """H11: three shards on the local Discord do not wait five seconds each, and the guild's shard answers."""
    local = LocalDiscord(spec=spec_path(), shards=3)
    await local.start()
    began = time.monotonic()
    async with running(local, tmp_path / "flambeau.sqlite3") as bot:
        took = time.monotonic() - began
        exchange = await local.players[0].slash("help")
        await exchange.settled(WAIT)
        shards = len(bot.shards)
    await local.stop()

    assert shards == 3
    assert took < 5.0
    assert exchange.message is not None
    assert local.violations == []


async def test_h12_an_exhausted_channel_does_not_keep_others_waiting(turn: Party) -> None:
    """H12: the send that uses up the channel's limit returns late; a press meanwhile is answered at once."""
    alix, bruno = turn.players
    turn.local.run_dry(POST, 1.0)
    await turn.take(of(turn, "end_turn"), alix)
    await turn.local.world.until(
        lambda: turn.local.rest.faults.droughts[0].left == 0, WAIT, "the limit to be used up"
    )
    version = turn.version()

    exchange = await bruno.slash("help")
    await exchange.settled(WAIT)

    assert exchange.acked_ms < 900
    assert turn.version() == version, "the answer came only after the channel was free again"
    await turn.local.world.until(lambda: turn.version() > version, WAIT, "the next panel")


async def test_h13_a_form_outlives_the_process(local: LocalDiscord, tmp_path: Path) -> None:
    """H13: a form that was open while the bot restarted is taken by the next process."""
    party = Party(local, local.players[:2])
    async with running(local, tmp_path / "flambeau.sqlite3"):
        await to_the_turn(party)
        form = (await party.whose().press(party.current(), square_button(party).custom_id)).modal
    version = party.version()
    assert form is not None

    async with running(local, tmp_path / "flambeau.sqlite3"):
        await party.whose().submit(form, square="B3")
        await local.world.until(lambda: party.version() > version, WAIT, "the move")

    assert "B3" in party.current().text()


async def test_h13_a_form_for_a_board_that_has_moved_on_is_refused(turn: Party) -> None:
    """H13: a form sent after the game went on changes nothing and leads to the current panel."""
    alix, _ = turn.players
    form = (await alix.press(turn.current(), square_button(turn).custom_id)).modal
    assert form is not None
    await turn.do(of(turn, "push"), alix)
    version = turn.version()

    answer = await told(turn, await alix.submit(form, square="B3"))

    assert str(turn.current().id) in answer
    assert turn.version() == version
    assert offers(turn.current())


def test_every_hazard_has_its_test() -> None:
    """Each of the thirteen hazards is covered here, by name."""
    named = [name.split("_")[1] for name in globals() if name.startswith("test_h")]

    assert set(named) == {f"h{number}" for number in range(1, 14)}
