"""Looking back through Discord: /replay, /stats and /journal, in both languages, by players and onlookers."""

import io
from typing import Any

import pytest
from PIL import Image

from bot.app import Flambeau
from bot.descent.words import words
from bot.local.exchange import Exchange
from bot.local.objects import Message
from bot.local.player import Player
from tests.saves.releases import FOLDER

from .people import Party

WAIT = 20.0
ALIX, BRUNO, CHLOE = 0, 1, 2
"""Alix and Bruno read French, Chloé English; she plays no hero."""


@pytest.fixture
async def turn(party: Party) -> Party:
    """A quest has begun, and Syndrael has walked in her first turn."""
    alix, bruno = party.players[:2]
    everybody, party.players = party.players, [alix, bruno]
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    await asked(alix, "turn take", hero="syndrael")
    await asked(alix, "turn move", to="B3")
    party.players = everybody
    return party


async def asked(player: Player, command: str, **options: Any) -> Message:
    """The private answer to a command."""
    exchange = await player.slash(command, **options)
    return await answered(exchange, player)


async def answered(exchange: Exchange, player: Player) -> Message:
    await exchange.settled(WAIT)
    assert exchange.message is not None
    assert exchange.message.ephemeral_for == player.id
    return exchange.message


@pytest.mark.parametrize(("who", "language"), [(ALIX, "fr"), (CHLOE, "en")])
@pytest.mark.parametrize("what", ["turn", "round", "quest"])
async def test_a_replay_moves(turn: Party, who: int, language: str, what: str) -> None:
    """/replay answers privately with an animated picture that is told in the reader's language."""
    answer = await asked(turn.players[who], "replay", what=what)

    (file,) = answer.attachments
    assert Image.open(io.BytesIO(file.bytes)).n_frames > 1
    assert len(file.bytes) < 2_000_000
    opening = words("fr" if language == "fr" else "en").text("replay-alt", what=what, story="").strip()
    assert (file.description or "").startswith(opening)


async def test_there_is_no_replay_before_anything_happened(party: Party) -> None:
    """Without a quest /replay says so; that is no fault."""
    answer = await asked(party.players[ALIX], "replay")

    assert answer.attachments == []
    assert "référence" not in answer.text()


@pytest.mark.parametrize(("who", "word"), [(ALIX, "parcourue"), (CHLOE, "walked")])
async def test_statistics_are_shown_and_told(turn: Party, who: int, word: str) -> None:
    """/stats has a line for each hero, and a picture with the same words."""
    answer = await asked(turn.players[who], "stats")

    assert "Syndrael" in answer.text()
    assert "Grisban" in answer.text()
    assert word in answer.text()
    (file,) = answer.attachments
    assert word in (file.description or "")
    assert (await asked(turn.players[who], "stats", text=True)).attachments == []


@pytest.mark.parametrize(("who", "moved"), [(ALIX, "avance en B3"), (CHLOE, "moves to B3")])
async def test_the_journal_tells_everything_in_the_readers_language(turn: Party, who: int, moved: str) -> None:
    """/journal opens at its newest page, under the heading of the round."""
    answer = await asked(turn.players[who], "journal")

    assert moved in answer.text()
    assert words("fr" if who == ALIX else "en").text("journal-title") in answer.text()


async def test_what_was_taken_back_is_not_in_the_journal(turn: Party) -> None:
    """A move that was undone did not happen."""
    await asked(turn.players[ALIX], "turn undo")

    assert "avance en B3" not in (await asked(turn.players[ALIX], "journal")).text()


async def test_the_journal_is_searched(turn: Party) -> None:
    """Only lines with the words are shown, whatever their case and accents; none is said plainly."""
    alix = turn.players[ALIX]

    assert "avance en B3" in (await asked(alix, "journal", text="AVANCÉ b3")).text()
    assert "Zombie" not in (await asked(alix, "journal", text="avance b3")).text()
    nothing = await asked(alix, "journal", text="**dragon** @everyone")
    assert "nulle part" in nothing.text()
    assert "@everyone" not in nothing.text()


async def test_pages_are_turned_by_buttons(turn: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each press shows another page in the same message, and what was searched for stays."""
    monkeypatch.setattr("bot.views.journal.LONGEST_PAGE", 160)
    alix = turn.players[ALIX]
    newest = await asked(alix, "journal", text="syndrael")
    before = newest.text()

    older, newer, _ = newest.buttons()
    assert newer.disabled
    await (await alix.press(newest, older.custom_id or "")).settled(WAIT)

    turned = shown(alix, newest)
    assert turned.text() != before
    assert all("yndrael" in line for line in turned.text().splitlines()[2:-1] if line[:1] not in "#-")
    assert not turned.buttons()[1].disabled


async def test_a_page_becomes_a_picture(turn: Party) -> None:
    """The button below a page draws it; the text stays for those who can't see it."""
    alix = turn.players[ALIX]
    answer = await asked(alix, "journal")

    await (await alix.press(answer, answer.buttons()[-1].custom_id or "")).settled(WAIT)

    seen = shown(alix, answer)
    assert [file.name for file in seen.attachments] == ["journal.png"]
    assert "avance en B3" in seen.text()


def shown(player: Player, message: Message) -> Message:
    """A message as it stands now."""
    return next(each for each in player.sees() if each.id == message.id)


async def test_hostile_pages_are_refused_calmly(turn: Party) -> None:
    """Numbers far beyond the last page show the last page."""
    answer = await asked(turn.players[ALIX], "journal", page=99_999)

    assert "avance en B3" in answer.text()


@pytest.mark.parametrize("command", ["replay", "stats", "journal"])
async def test_another_channel_has_no_past(turn: Party, command: str) -> None:
    """Asked in a channel without a campaign, nothing of the campaign next door is told."""
    tavern = list(turn.local.world.channels)[1]

    answer = await asked(turn.players[ALIX], command, channel=tavern)

    assert "Aucune campagne" in answer.text()
    assert answer.attachments == []


async def test_a_long_story_has_contents(party: Party, bot: Flambeau, stated_decks: None) -> None:
    """A campaign of many quests: its contents name each, and a press on its number opens the chapter."""
    alix, world = party.players[ALIX], party.local.world
    here = {"guild": next(iter(world.guilds)), "channel": next(iter(world.channels))}
    content = (FOLDER / "0.1.0" / "act_two.flambeau").read_bytes()
    await bot.table.bring_in(content, alix.id, **here, interaction=1, manager=True)
    newest = await asked(alix, "journal")
    assert "Chapitre 12 sur 12" in newest.text()

    _, _, contents, _ = newest.buttons()
    await (await alix.press(newest, contents.custom_id or "")).settled(WAIT)
    listed = shown(alix, newest)
    assert "**12.** " in listed.text()
    older = next(button for button in listed.buttons() if button.label == words("fr").text("button-older"))
    await (await alix.press(listed, older.custom_id or "")).settled(WAIT)
    third = next(button for button in shown(alix, newest).buttons() if button.label == "3")
    await (await alix.press(shown(alix, newest), third.custom_id or "")).settled(WAIT)

    assert "Chapitre 3 sur 12 · Page 1" in shown(alix, newest).text()
