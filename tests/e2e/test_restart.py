"""Killed in the middle of an attack, started again: the same question is answered by the same button."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local.server import LocalDiscord

from .people import Party, brave, is_over, surge_question
from .processes import BotProcess


@pytest.fixture
async def process(local: LocalDiscord, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """The bot, running on its own."""
    running = BotProcess(local, tmp_path / "flambeau.sqlite3")
    await running.start()
    yield running
    await running.stop()


async def to_a_surge_question(party: Party) -> None:
    """Fight until a surge may be spent, as many fights as that takes."""
    await party.play(brave, until=lambda party: surge_question(party) or is_over(party))
    while is_over(party):
        await party.set_out()
        await party.play(brave, until=lambda party: surge_question(party) or is_over(party))


async def test_the_fight_goes_on_at_the_same_question(local: LocalDiscord, process: BotProcess) -> None:
    """SIGKILL with a surge question open: the old button still answers it, and the fight is played to its end."""
    party = Party(local, local.players[:2])
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    await to_a_surge_question(party)
    panel, question, version = party.current(), party.current().text(), party.version()

    await process.kill()
    await process.start()

    assert party.current() is panel
    assert panel.text() == question
    answer = party.find("answer")
    assert answer is not None
    await party.do(answer)
    assert party.version() == version + 1
    await party.play(brave, until=is_over)
    assert "🏆" in party.text() or "💀" in party.text()
