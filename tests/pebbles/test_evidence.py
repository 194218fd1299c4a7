"""/report and /campaign verify in a game with secrets, through the real client."""

import gzip
import json
from hashlib import sha256
from pathlib import Path

from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.saves.evidence import PlayReport
from tests.e2e.bots import running
from tests.e2e.people import Party
from tests.pebbles.test_client import WAIT, asked, begun, last_pick, pick

SEED = "braises"
"""What `running` sows."""


async def reported(player: Player) -> tuple[str, PlayReport]:
    """What a player is told, and the file."""
    exchange = await player.slash("report")
    await exchange.settled(WAIT)
    message = exchange.message
    assert message is not None
    assert message.ephemeral_for == player.id
    (file,) = message.attachments
    assert file.name.startswith("flambeau-report-1-")
    return message.text(), PlayReport.model_validate(json.loads(gzip.decompress(file.bytes)))


async def test_a_report_gives_no_secret_away(local: LocalDiscord, tmp_path: Path) -> None:
    """While hands are closed a report holds one's own choice and nobody else's, nor the seed; even the owner's."""
    party = Party(local, local.players[:3])
    alix, bruno, chloe = party.players
    async with running(local, tmp_path / "flambeau.sqlite3"):
        await begun(party)
        await pick(party, bruno, "blanc")

        for player in (alix, chloe):
            told, made = await reported(player)
            assert ("graine secrète" if player is alix else "secret seed") in told
            assert made.left_out == ["state", "seed", "secrets"]
            assert "white" not in made.model_dump_json()
            assert SEED not in made.model_dump_json()
            assert [done.deed for done in made.deeds[3:]] == [None, None]
            assert str(bruno.id) not in made.model_dump_json()
        _, own = await reported(bruno)

        assert own.deeds[-1].deed == {"deed": "pick", "hero": "birch", "round": 1, "pebble": "white"}


async def test_a_match_is_verified_at_its_end(local: LocalDiscord, tmp_path: Path) -> None:
    """Before: that the proof comes with the end, and the hash. Afterwards: hash, seed and verdict, to anybody."""
    party = Party(local, local.players[:3])
    alix, bruno, chloe = party.players
    stranger = local.players[3]
    hashed = sha256(SEED.encode()).hexdigest()
    async with running(local, tmp_path / "flambeau.sqlite3"):
        assert "Aucune" in await asked(alix, "campaign verify")
        await begun(party)
        before = await asked(alix, "campaign verify")
        assert hashed in before
        assert SEED not in before
        assert "vient avec la fin" in before
        for player, pebble in ((alix, "blanc"), (bruno, "blanc"), (chloe, "black")):
            await pick(party, player, pebble)
        for player, pebble in ((alix, "gris"), (bruno, "gris")):
            await pick(party, player, pebble)
        await last_pick(party, chloe, "white")

        for player, word in ((bruno, "prouvés"), (stranger, "proved")):
            after = await asked(player, "campaign verify")
            assert hashed in after
            assert SEED in after
            assert word in after
        _, made = await reported(bruno)

    assert made.faults == []
    assert "seed" not in made.left_out
