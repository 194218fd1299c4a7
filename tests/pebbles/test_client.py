"""Pebbles from `/campaign new` to its end, through the real client: nothing of it stands outside its own folder."""

from pathlib import Path
from typing import Any

import pytest

from bot.local.exchange import Exchange
from bot.local.objects import Message
from bot.local.player import Player
from bot.local.server import LocalDiscord
from tests.e2e.bots import at_rest, running
from tests.e2e.people import Offer, Party, offers

WAIT = 10.0
SECRETS = {"fr": "personne ne le sait", "en": "nobody knows"}


@pytest.fixture
def party(local: LocalDiscord) -> Party:
    """Alix and Bruno read French, Chloé English."""
    return Party(local, local.players[:3])


async def asked(player: Player, command: str, /, **options: Any) -> str:
    """What somebody is answered who gives a command."""
    exchange = await player.slash(command, **options)
    await exchange.settled(WAIT)
    return answer_of(exchange)


def answer_of(exchange: Exchange) -> str:
    """What an exchange led to, as its player reads it."""
    return "\n".join(message.text() for message in messages_of(exchange))


def messages_of(exchange: Exchange) -> list[Message]:
    """The private messages that answered."""
    found = [*filter(None, [exchange.message]), *exchange.followups]
    return [message for message in found if message.ephemeral_for == exchange.player.id]


async def gathered(party: Party) -> None:
    """Three players at the table of a new match."""
    await asked(party.players[0], "campaign new", name="Galets", game="pebbles")
    for player, hero in zip(party.players, ("ash", "birch", "cedar"), strict=True):
        await party.do(offer(party.current(), f"sit_down:{hero}"), player)


async def begun(party: Party) -> None:
    """A match in its first round."""
    await gathered(party)
    await party.do(offer(party.current(), "?start"), party.players[0])


def offer(message: Message, code: str) -> Offer:
    """The button of a message whose code begins so."""
    return next(one for one in offers(message) if one.code.startswith(code))


async def opened(party: Party, player: Player) -> Message:
    """The private message in which a player chooses."""
    panel = party.current()
    exchange = await player.press(panel, offer(panel, "?private").custom_id)
    await exchange.settled(WAIT)
    return messages_of(exchange)[-1]


async def pick(party: Party, player: Player, label: str) -> None:
    """Choose a pebble in secret."""
    private, before = await opened(party, player), party.version()
    chosen = next(one for one in offers(private) if one.label == label)
    await player.press(private, chosen.custom_id)
    await party.local.world.until(lambda: party.version() > before, WAIT, "the panel after a pick")


async def test_a_match_is_played_to_its_end(local: LocalDiscord, party: Party, tmp_path: Path) -> None:
    """Founded, joined, started and won by buttons, in two languages at one table; restarted within a round."""
    alix, bruno, chloe = party.players
    database = tmp_path / "flambeau.sqlite3"
    async with running(local, database) as bot:
        await begun(party)
        await pick(party, alix, "blanc")
        private = await opened(party, bruno)
        await at_rest(bot)
    async with running(local, database) as bot:
        # The private message of before the restart still works; what Alix has picked is kept and hidden.
        chosen = next(one for one in offers(private) if one.label == "blanc")
        before = party.version()
        await bruno.press(private, chosen.custom_id)
        await local.world.until(lambda: party.version() > before, WAIT, "the panel after a pick")
        assert "Manche 1" not in party.text()
        await pick(party, chloe, "black")
        assert "Manche 1 : Frêne blanc, Bouleau blanc, Cèdre noir." in party.text()
        for player, pebble in ((alix, "gris"), (bruno, "gris"), (chloe, "white")):
            await pick(party, player, pebble) if player is not chloe else await last_pick(party, player, pebble)
        assert "Cèdre gagne." in party.text()
        assert (await bot.table.look(1)).campaign.running().winners == ("cedar",)
        assert not any(secret in party.text() for secret in SECRETS.values())


async def last_pick(party: Party, player: Player, label: str) -> None:
    """The pick that ends the match: nothing is left to press, so its story is waited for."""
    private = await opened(party, player)
    chosen = next(one for one in offers(private) if one.label == label)
    await player.press(private, chosen.custom_id)
    await party.local.world.until(lambda: "Cèdre gagne." in party.text(), WAIT, "the end of the match")


async def test_what_is_secret_is_read_by_its_owner_alone(local: LocalDiscord, party: Party, tmp_path: Path) -> None:
    """Journal, catch-up, the channel and its pictures tell others that somebody has picked, and never what."""
    alix, bruno, chloe = party.players
    async with running(local, tmp_path / "flambeau.sqlite3"):
        await begun(party)
        await pick(party, alix, "blanc")

        assert SECRETS["fr"] in await asked(alix, "journal")
        for player in (bruno, chloe):
            for command in ("journal", "catchup"):
                told = await asked(player, command)
                assert ("Frêne a choisi." if player is bruno else "Ash has picked.") in told
                assert SECRETS["fr" if player is bruno else "en"] not in told
        assert "choix secret" in await asked(alix, "campaign export"), "a file would give it away"
        alts = [each.description or "" for message in alix.sees() for each in message.attachments]
        assert alts
        assert not any("blanc" in alt for alt in alts)


async def test_nobody_chooses_for_another(local: LocalDiscord, party: Party, tmp_path: Path) -> None:
    """Whoever has chosen, or only looks on, is told what is going on instead of being asked."""
    alix, bruno, _ = party.players
    stranger = local.players[3]
    async with running(local, tmp_path / "flambeau.sqlite3") as bot:
        await begun(party)
        await pick(party, alix, "noir")
        version = (await bot.table.look(1)).version

        for player, told in ((alix, "Les autres choisissent encore."), (stranger, "The others are still picking.")):
            exchange = await player.press(party.current(), offer(party.current(), "?private").custom_id)
            await exchange.settled(WAIT)
            assert answer_of(exchange) == told
        # A code somebody made up for another's seat is refused like a wrong move.
        private = await opened(party, bruno)
        button = private.components[0]["components"][-1]["components"][0]
        forged = button["custom_id"] = button["custom_id"].replace("pick:birch", "pick:cedar")
        assert "pick:cedar" in forged
        exchange = await bruno.press(private, forged)
        await exchange.settled(WAIT)
        assert "Cèdre" in answer_of(exchange)
        assert (await bot.table.look(1)).version == version


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("turn move", "Ici, on joue à Galets, qui n’a pas de /tour avancer."),
        ("hero", "Ici, on joue à Galets, qui n’a pas de /héros."),
        ("campaign settings", "Ici, on joue à Galets, qui n’a pas de /campagne réglages."),
        ("replay", "Ce jeu n’a rien à revoir en images."),
        ("stats", "Ce jeu ne tient pas de comptes."),
    ],
)
async def test_what_the_game_does_not_have_is_said_kindly(
    local: LocalDiscord, party: Party, tmp_path: Path, command: str, told: str
) -> None:
    """Commands of the other game stand in every channel; here they say which game is played, and change nothing."""
    async with running(local, tmp_path / "flambeau.sqlite3") as bot:
        await begun(party)
        version = (await bot.table.look(1)).version

        options = {"to": "C4"} if command == "turn move" else {}
        assert (await asked(party.players[0], command, **options)).startswith(told)
        assert (await bot.table.look(1)).version == version


async def test_its_own_command_and_those_of_the_house_answer(
    local: LocalDiscord, party: Party, tmp_path: Path
) -> None:
    """/pebbles, /campaign status, pace and handover work in this game, in the reader's language."""
    alix, bruno, chloe = party.players
    async with running(local, tmp_path / "flambeau.sqlite3"):
        await begun(party)

        assert "**Frêne** · 0 point" in await asked(alix, "pebbles")
        assert "**Ash** · 0 points" in await asked(chloe, "pebbles")
        assert "**Bouleau**" in await asked(bruno, "campaign status")
        assert "Choisissez un galet." in await asked(alix, "help")
        assert "⏱️" in await asked(alix, "campaign pace")
        assert "Frêne" in await asked(alix, "campaign handover", hero="Frêne", player=chloe.id)


async def test_games_are_offered_by_name(local: LocalDiscord, party: Party, tmp_path: Path) -> None:
    """While the game is typed both are suggested; one that is not there is refused with those that are."""
    alix = party.players[0]
    async with running(local, tmp_path / "flambeau.sqlite3") as bot:
        offered = await alix.complete("campaign new", "game", "", name="Galets")
        refused = await asked(alix, "campaign new", name="Galets", game="tarot")

        assert [(one.name, one.value) for one in offered] == [("Descent", "descent"), ("Galets", "pebbles")]
        assert "Descent, Galets" in refused
        assert await bot.table.in_channel(next(iter(local.world.channels))) is None
