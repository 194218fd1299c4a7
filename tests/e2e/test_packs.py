"""A pack through the real client: built, handed in, looked at, added, played, renewed and removed."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from typer.testing import CliRunner

from bot.app import Flambeau
from bot.cli import app
from bot.descent.content.stocking import stock
from bot.local.objects import Message, Upload
from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.packs import examiner
from bot.packs.archive import gathered, packed
from bot.packs.bundle import OF
from cogs.packs import PackCog
from tests.packs.folders import QUEST, bundle, large_files, quest, small_files, written_to

from .bots import running
from .campaigns import now, offer, said
from .everything import press as touch
from .everything import scrap
from .people import Party, brave, is_over, offers
from .test_keeping import file_of, tavern

PATIENCE = 120.0
"""Seconds that looking a pack through may take on a machine that has other things to do."""


@pytest.fixture(autouse=True)
def _shelves(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game or two are tried; and no pack stays on the shelves for other tests."""
    monkeypatch.setattr(examiner, "TO_TRY", 0.2)
    yield
    stock([])


def upload(folder: Path, files: dict[str, str], name: str = "winter.zip") -> Upload:
    """A pack as somebody hands it in."""
    return Upload(name, packed(gathered(written_to(folder, files))))


def local_guild(party: Party) -> int:
    """The server of the channel."""
    return party.local.world.guild.id


async def looked_through(player: Player, file: Upload) -> Message:
    """What is said of a pack in the end."""
    exchange = await player.slash("pack add", file=file)
    await exchange.settled(PATIENCE)
    answer = exchange.message
    assert answer is not None
    await player.world.until(lambda: not answer.text().startswith("⏳"), PATIENCE, "the preview")
    return answer


async def added(party: Party, answer: Message, player: Player) -> str:
    """Press the button below a preview."""
    [button] = [each for each in offers(answer) if each.code.startswith("?add_pack")]
    exchange = await player.press(answer, button.custom_id)
    found = await party.local.world.until(lambda: exchange.followups, PATIENCE, "an answer")
    return str(found[0].text())


async def test_a_pack_is_built_added_played_and_removed(local: LocalDiscord, tmp_path: Path) -> None:
    """From an author's folder to the last page, through a restart and its removal in the middle of the quest."""
    folder = written_to(tmp_path / "winter", small_files())
    built = CliRunner().invoke(
        app, ["pack", "build", str(folder), "-o", str(tmp_path / "winter.zip"), "--lang", "en"]
    )
    assert built.exit_code == 0, built.output
    content = (tmp_path / "winter.zip").read_bytes()
    name = f"{gathered(folder).edition}{OF}chapel"
    alix, bruno = local.players[:2]
    party, database = Party(local, [alix, bruno]), tmp_path / "flambeau.sqlite3"

    async with running(local, database) as bot:
        await party.gather("syndrael", "widow_tarha")
        await party.do(offer(party, "choose_campaign:-"), alix)
        assert not any(name in each.code for each in party.offered())

        preview = await looked_through(alix, Upload("winter.zip", content))
        for told in (
            "Contes d’hiver",
            "Ada",
            "CC BY 4.0",
            "une quête",
            "Écrit en",
            "The Ember Chapel (en)",
            "ont gagné",
        ):
            assert told in preview.text(), told
        assert [file.name for file in preview.attachments] == ["cover.png"]
        assert await bot.store.packs.places() == []

        assert "Contes d’hiver" in await added(party, preview, alix)
        assert "Contes d’hiver" in await said(bruno, "pack list")
        await local.world.until(lambda: any(name in each.code for each in party.offered()), PATIENCE, "the quest")
        await party.do(offer(party, f"choose_quest:{name}"), alix)
        await party.set_out()
        assert "The Ember Chapel (en)" in party.text()

    stock([])
    async with running(local, database) as bot:
        assert (await now(bot)).running().quest == name
        assert "n’est plus" in await said(alix, "pack remove", pack="winter")
        assert await bot.store.packs.places() == []
        await party.play(brave, until=is_over)
        campaign = await now(bot)
        assert campaign.packs == []
        assert campaign.quests_won == [name]
        assert not any(f"choose_quest:{name}" in each.code for each in party.offered())


async def test_only_managers_change_what_there_is(party: Party, bot: Flambeau, tmp_path: Path) -> None:
    """Others are refused, also on a button made up; what nobody has at hand any more is to be handed in again."""
    alix, bruno = party.players[:2]
    file = upload(tmp_path / "winter", small_files())
    before = await said(bruno, "pack add", file=file)
    assert "gère" in before

    preview = await looked_through(alix, file)
    [button] = [each.custom_id for each in offers(preview)]
    forged = await touch(bruno, scrap(bruno, next(iter(party.local.world.channels)), button), button)
    told = await party.local.world.until(lambda: forged.followups, PATIENCE, "a refusal")
    assert "gère" in told[0].text()
    assert await bot.store.packs.places() == []
    assert "gère" in await said(bruno, "pack remove", pack="winter")
    # A restart forgets what was at hand.
    cast("PackCog", bot.get_cog("pack")).at_hand.clear()
    assert "à nouveau" in await added(party, preview, alix)
    assert await bot.store.packs.places() == []


async def test_a_bad_pack_is_not_added_and_others_play_on(party: Party, bot: Flambeau, tmp_path: Path) -> None:
    """Its mistakes are told with file and line, without a button; what is no pack is refused in a sentence."""
    alix, bruno = party.players[:2]
    bad = upload(tmp_path / "bad", {**small_files(), QUEST: quest().replace("zombie", "zombi")})
    looking = asyncio.create_task(looked_through(alix, bad))
    await party.gather("syndrael", "widow_tarha")
    answer = await looking

    assert "quests/winter__chapel.yaml:1" in answer.text()
    assert "zombie" in answer.text()
    assert offers(answer) == []
    for content in (b"", b"no zip", b"PK\x03\x04" + bytes(200)):
        assert "zip" in (await looked_through(alix, Upload("winter.zip", content))).text()
    assert "Aucun" not in await said(bruno, "pack list")
    assert await bot.store.packs.places() == []


async def test_a_new_edition_takes_the_place_of_the_old(party: Party, bot: Flambeau, tmp_path: Path) -> None:
    """The preview says so; the campaign hears of it; whoever chose the old quest still may play it."""
    alix = party.players[0]
    await bot.packs.add(local_guild(party), bundle(small_files()))
    await party.gather("syndrael", "widow_tarha")
    [old] = (await now(bot)).packs
    await party.do(offer(party, f"choose_quest:{old}{OF}chapel"), alix)

    preview = await looked_through(alix, upload(tmp_path / "two", large_files()))
    assert "prend la place" in preview.text()
    await added(party, preview, alix)
    campaign = await now(bot)
    assert campaign.packs != [old]
    assert campaign.quest == f"{old}{OF}chapel"
    await party.set_out()
    assert (await now(bot)).running().quest == f"{old}{OF}chapel"

    # Whoever reads the file in a process of its own knows the packs too.
    await said(alix, "campaign import", file=await file_of(alix), channel=tavern(party))
    copied = await bot.table.in_channel(tavern(party))
    assert copied is not None
    assert (await bot.table.look(copied)).campaign.running().quest == f"{old}{OF}chapel"
