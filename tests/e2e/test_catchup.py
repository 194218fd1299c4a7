"""Coming back through Discord: /catchup in both languages, its pages and pictures, and the chronicle of the day."""

import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.app import Flambeau
from bot.descent.words import words
from bot.local.objects import Message
from bot.local.player import Player
from bot.local.server import LocalDiscord
from cogs.catchup import chronicle
from cogs.layout import layout, pictures_of
from tests.descent.views import journeys

from .bots import running
from .campaigns import planted
from .everything import BlankStudio, press, scrap
from .people import Party, beside_a_zombie

WAIT = 20.0
ALIX, BRUNO, CHLOE = 0, 1, 2
"""Alix and Bruno read French, Chloé English; she plays no hero."""
DAY = timedelta(days=1)


@pytest.fixture
async def away(party: Party, bot: Flambeau) -> Party:
    """Alix has ended her turn, the monsters have acted, and Bruno has walked in his."""
    bot.studio = BlankStudio()
    everybody, party.players = party.players, party.players[:2]
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    party.players = everybody
    await play(party)
    return party


async def play(party: Party) -> None:
    """A turn of Alix, then half a turn of Bruno."""
    alix, bruno = party.players[:2]
    await asked(alix, "turn take", hero="syndrael")
    await asked(alix, "turn move", to=await beside_a_zombie(alix))
    await asked(alix, "turn end")
    while (offer := party.find("answer")) is not None:
        await party.do(offer)
    await asked(bruno, "turn take", hero="grisban_the_thirsty")
    await asked(bruno, "turn move", to="C5")


async def asked(player: Player, command: str, **options: Any) -> Message:
    """The private answer to a command."""
    exchange = await player.slash(command, **options)
    await exchange.settled(WAIT)
    assert exchange.message is not None
    assert exchange.message.ephemeral_for == player.id
    return exchange.message


async def turned(party: Party, player: Player, message: Message, label: str) -> Message:
    """The same message after one of its buttons was pressed."""
    before = message.text()
    button = next(button for button in message.buttons() if button.label == label)
    await player.press(message, button.custom_id or "")
    await party.local.world.until(lambda: message.text() != before, WAIT, f"the page after {label}")
    return message


def names(message: Message) -> list[str]:
    """The files on a message."""
    return [file.name for file in message.attachments]


def links(message: Message) -> list[str]:
    """Where the buttons of a message lead."""
    return [button.url for button in message.buttons() if button.url]


async def test_whoever_comes_back_reads_what_happened_since(away: Party) -> None:
    """Alix reads whose turn it is, the monsters' part and Bruno's, not her own; with the board and a replay."""
    answer = await asked(away.players[ALIX], "catchup")

    text = answer.text()
    assert "C’est le tour de **Grisban**" in text
    left = re.search(r"\*\*Syndrael\*\*\u00a0: vous aviez 12 ♥, il en reste (\d+)\.", text)
    assert left is not None
    assert f"**Syndrael** −{12 - int(left[1])}" in text
    assert "👹 **Zombies** ·" in text
    assert "▶️ **Grisban** · va en C5" in text
    assert "**Syndrael** · va en" not in text
    assert names(answer) == ["board.png", "replay.png"]
    assert links(answer) == [f"https://discord.com/channels/{guild(away)}/{place(away)}/{away.current().id}"]
    assert not answer.mentions


def guild(party: Party) -> int:
    return party.local.world.guild.id


def place(party: Party) -> int:
    return next(iter(party.local.world.channels))


async def test_an_onlooker_reads_the_whole_quest_in_their_language(away: Party) -> None:
    """Chloé plays no hero: she reads from the quest's start on, in English; so does Bruno if he asks for it."""
    answer = await asked(away.players[CHLOE], "catchup")

    assert "**The Ember Chapel**" in answer.text()
    assert "▶️ **Syndrael** · goes to" in answer.text()
    assert "It is the turn of **Grisban**" in answer.text()
    asked_for = await asked(away.players[BRUNO], "catchup", since="quest")
    assert "**Syndrael** · va en" in asked_for.text()
    assert "**C’est à vous.**" in asked_for.text()


async def test_nothing_new_is_one_sentence(away: Party) -> None:
    """Bruno acted last: there is no news for him, only the way to the panel; nor was anything a year ago."""
    answer = await asked(away.players[BRUNO], "catchup")

    assert answer.text().startswith("Rien de nouveau depuis le <t:")
    assert f"/{away.current().id})" in answer.text()
    assert len(answer.text().splitlines()) == 1
    assert not answer.attachments
    yesterday = await asked(away.players[BRUNO], "catchup", since="day")
    assert "**Syndrael** · va en" in yesterday.text()


async def test_what_was_taken_back_did_not_happen(away: Party) -> None:
    """Bruno undoes his move: nobody who comes back hears of it."""
    await asked(away.players[BRUNO], "turn undo")

    assert "va en C5" not in (await asked(away.players[ALIX], "catchup")).text()


async def test_everything_is_told_page_by_page(away: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole story has the dice too; its pages are turned on the same message, there and back again."""
    monkeypatch.setattr("bot.views.journal.LONGEST_PAGE", 300)
    chloe, say = away.players[CHLOE], words("en")
    message = await asked(chloe, "catchup")
    first = message.text()

    await turned(away, chloe, message, say.text("button-catchup-after"))
    assert "Page 2 of" in message.text()
    assert not message.attachments
    await turned(away, chloe, message, say.text("button-catchup-before"))
    assert message.text() == first
    assert names(message) == ["board.png", "replay.png"]
    await turned(away, chloe, message, say.text("button-catchup-whole"))
    assert say.text("catchup-whole") in message.text()
    await turned(away, chloe, message, say.text("button-catchup-folded"))
    assert message.text() == first


async def test_pages_are_turned_after_a_restart(
    local: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the button means stands on it: another process turns the page."""
    monkeypatch.setattr("bot.views.journal.LONGEST_PAGE", 300)
    party, database = Party(local, local.players[:2]), tmp_path / "flambeau.sqlite3"
    alix = party.players[ALIX]
    async with running(local, database):
        await party.gather("syndrael", "grisban_the_thirsty")
        await party.set_out()
        await play(party)
        message = await asked(alix, "catchup", since="quest")

    async with running(local, database):
        await turned(party, alix, message, words("fr").text("button-catchup-after"))

    assert "Page 2 sur" in message.text()


async def test_a_campaign_that_was_put_away_can_still_be_read(away: Party) -> None:
    """Pages stay readable after the archive, but no panel comes back by reading them."""
    alix, say = away.players[ALIX], words("fr")
    message = await asked(alix, "catchup")
    archive = await asked(alix, "campaign archive")
    await (await alix.press(archive, archive.buttons()[0].custom_id or "")).settled(WAIT)
    public = [each.id for each in alix.sees() if not each.ephemeral]

    await turned(away, alix, message, say.text("button-catchup-whole"))

    assert links(message) == []
    assert [each.id for each in alix.sees() if not each.ephemeral] == public


async def test_between_quests_it_tells_the_road(party: Party, bot: Flambeau) -> None:
    """In the campaign phase an onlooker reads of the week that passed and of the market, beside the map."""
    party.players = party.players[:3]
    await planted(party, bot, journeys.on_the_map())
    await asked(party.players[ALIX], "travel", city="mistvale")
    await party.local.world.until(lambda: party.version() > 0, WAIT, "the road")

    answer = await asked(party.players[CHLOE], "catchup")

    assert "A week goes by (week 4)" in answer.text()
    assert names(answer) == ["map.png"]


async def test_another_channel_has_no_past(away: Party) -> None:
    """Asked where no campaign is played, nothing of the one next door is told."""
    tavern = list(away.local.world.channels)[1]

    answer = await asked(away.players[ALIX], "catchup", channel=tavern)

    assert "Aucune campagne" in answer.text()
    assert not answer.attachments


async def test_the_chronicle_of_the_day_leads_to_ones_own(away: Party, bot: Flambeau) -> None:
    """The day is told once with its date and party; its button tells each reader privately what they missed."""
    now = bot.clock.now()
    face = await chronicle(bot, 1, now - DAY, now + DAY)
    assert face is not None
    pictures = await pictures_of(face, bot.studio, 1)
    seen = await bot.table.look(1)
    board = layout(face, pictures, campaign_id=1, seen=seen.version, campaign=seen.campaign)

    assert face.title.startswith("## 📜 Chronique du ")
    assert "2 tours joués" in face.lines[0]
    assert any("**Grisban**" in line for line in face.story)
    assert [picture.filename for picture in pictures] == ["board.png"]
    code = next(item.custom_id for item in board.walk_children() if getattr(item, "custom_id", None))
    alix = away.players[ALIX]
    exchange = await press(alix, scrap(alix, place(away), code), code)
    (told,) = await away.local.world.until(lambda: exchange.followups, WAIT, "what Alix missed")
    assert told.ephemeral_for == alix.id
    assert "va en C5" in told.text()
    assert await chronicle(bot, 1, now - 2 * DAY, now - DAY) is None
