"""/report with the real client: a fault is in the file that its player hands in, and comes again."""

import gzip
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.app import Flambeau
from bot.cli import app
from bot.descent.commands import EndTurn
from bot.descent.state.game import Game
from bot.local.player import Player
from bot.local.server import LocalDiscord
from renders.drawing import Animation, Drawing
from renders.studio import Picture

from .conftest import QuickStudio
from .people import Party

WAIT = 10.0


async def file_of(player: Player) -> tuple[str, bytes]:
    """What a player is told, and the file."""
    exchange = await player.slash("report")
    await exchange.settled(WAIT)
    assert exchange.message is not None
    return exchange.message.text(), exchange.message.attachments[0].bytes


async def test_a_fault_is_handed_in_and_comes_again(
    party: Party, bot: Flambeau, local: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug in the rules: its reference is in the owner's report, and the replay stumbles over it again."""

    def stumble(command: EndTurn, game: Game) -> None:
        raise KeyError("a stone")

    alix, bruno = party.players[:2]
    party.players = [alix, bruno]
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    take = party.find("take_turn")
    assert take is not None
    await party.do(take, alix)
    monkeypatch.setattr(EndTurn, "begin", stumble)
    end = party.find("end_turn")
    assert end is not None
    exchange = await party.take(end, alix)
    (answer,) = await local.world.until(lambda: exchange.followups, WAIT, "the fault")

    told, content = await file_of(alix)

    (path := tmp_path / "report.json.gz").write_bytes(content)
    form = json.loads(gzip.decompress(content))
    reference = form["faults"][0]["reference"]
    assert reference in answer.text()
    assert reference in told
    result = CliRunner().invoke(app, ["replay", str(path)])
    assert result.exit_code == 1, result.output
    assert f"Fault {reference}" in result.output
    assert "KeyError: 'a stone'" in result.output
    monkeypatch.undo()
    mended = CliRunner().invoke(app, ["replay", str(path)])
    assert mended.exit_code == 0, mended.output
    assert "does not come again" in mended.output

    told, content = await file_of(bruno)
    assert "graine secrète" in told
    assert b"braises" not in gzip.decompress(content)


class BrokenStudio(QuickStudio):
    """Every board falls off the wall."""

    async def picture(self, drawing: Drawing | Animation, home: int | None = None) -> Picture:
        raise RuntimeError("the wall is wet")


async def test_a_fault_outside_of_the_rules_is_noted_too(party: Party, bot: Flambeau) -> None:
    """A picture that can't be drawn: the reference is with the campaign, at its version."""
    alix = party.players[0]
    party.players = party.players[:2]
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    bot.studio = BrokenStudio()
    exchange = await alix.slash("board")
    await exchange.settled(WAIT)
    assert exchange.message is not None

    _, content = await file_of(alix)

    (fault,) = json.loads(gzip.decompress(content))["faults"]
    assert fault["reference"] in exchange.message.text()
    assert (fault["version"], fault["deed"]) == (party.version(), None)
