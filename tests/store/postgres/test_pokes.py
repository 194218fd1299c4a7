"""Pokes: one process settles something, and the others look at once."""

import asyncio

import pytest

from bot.store import Server, Store
from bot.store.postgres import poking
from tests.postgres import ask
from tests.store.conftest import Reopen
from tests.store.looking import seen

LONGEST = 20.0
LISTENING = "SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN flambeau_poke' AND datname = current_database()"


async def listening(address: Server) -> int:
    """The connection that listens, as soon as one does."""
    pid: int = (await asyncio.to_thread(seen, address.url, LISTENING))[0][0]
    return pid


async def test_other_processes_hear_of_it(store: Store, reopen: Reopen, address: Server) -> None:
    """Habits that are settled, and whoever asks for a look; a deed is nobody else's business."""
    other = await reopen()
    pokes = other.pokes()
    first = asyncio.ensure_future(anext(pokes))
    await listening(address)

    await store.note("nothing", "to look at")
    await store.days.set_habits(5, "{}")
    await asyncio.wait_for(first, LONGEST)
    assert first.exception() is None
    second = asyncio.ensure_future(anext(pokes))
    await store.days.look_now()
    await asyncio.wait_for(second, LONGEST)
    assert second.exception() is None


async def test_a_lost_connection_is_a_poke(store: Store, address: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """There may have been one meanwhile."""
    monkeypatch.setattr(poking, "AGAIN", 0.01)
    poke = asyncio.ensure_future(anext(store.pokes()))
    ask(address.url, f"SELECT pg_terminate_backend({await listening(address)})")

    await asyncio.wait_for(poke, LONGEST)
    assert poke.exception() is None
