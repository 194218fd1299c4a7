"""Names that mean harm, /privacy, being forgotten, and what is kept for a time only: through the real client."""

import asyncio
import gzip
import json
import logging
import re
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.app import Flambeau
from bot.local.exchange import Doing
from bot.local.inputs import Filled
from bot.local.objects import Json, Message, Upload
from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.purging import EVERY
from bot.table.campaign import NOBODY
from bot.table.pseudonyms import FIRST
from tests.agenda.clock import TestClock
from tests.words.hostile_names import HOSTILE, ORDINARY, UNSEEN
from tests.words.test_clean_names import LINK

from .bots import running
from .campaigns import answered
from .everything import BlankStudio, press, scrap
from .people import Party, version_of

WAIT = 20.0
ALIX, BRUNO, CHLOE, DARIO = range(4)
SYNDRAEL, GRISBAN, TARHA = "syndrael", "grisban_the_thirsty", "widow_tarha"
DAY = timedelta(days=1)
OUR_LINK = re.compile(r"\[[^\]]*\]\(https://discord\.com/channels/[\d/]+\)")
UNWANTED = set("\u202a\u202b\u202d\u202e\u2066\u2067\u2068\u200b\u200f\u2028\ufeff")


async def asked(player: Player, command: str, /, **options: Any) -> Message:
    """The private answer to a command."""
    answer = await answered(player, command, **options)
    assert not is_fault(answer.text())
    return answer


def is_fault(text: str) -> bool:
    return "reference" in text or "référence" in text


async def pressed(player: Player, message: Message) -> Message:
    """What is answered to the first button of a message."""
    exchange = await player.press(message, message.buttons()[0].custom_id or "")
    await player.world.until(lambda: exchange.followups, WAIT, "an answer")
    answer: Message = exchange.followups[-1]
    assert answer.ephemeral_for == player.id
    return answer


async def forgotten(player: Player) -> str:
    """Ask to be forgotten, say so once more, and read the answer."""
    question = await pressed(player, await asked(player, "privacy"))
    return (await pressed(player, question)).text()


# Names ----------------------------------------------------------------------------------------------------------


def assert_harmless(message: Message) -> None:
    """No link but our own, nobody called, no control, nothing that changes the direction of letters."""
    text = message.text()
    assert message.mentions == []
    assert LINK.search(OUR_LINK.sub("", text)) is None
    assert "@everyone" not in text
    assert not any(ord(letter) < 32 and letter != "\n" for letter in text)
    assert not UNWANTED & set(text)


@pytest.mark.parametrize("kind", HOSTILE)
async def test_a_hostile_name_does_no_harm(party: Party, bot: Flambeau, kind: str) -> None:
    """What the channel is shown has no link, calls nobody, and holds no control."""
    bot.studio = BlankStudio()
    await asked(party.players[ALIX], "campaign new", name=HOSTILE[kind][:60])

    assert (await bot.table.look(1)).campaign.name in party.current().text()
    for message in party.players[ALIX].sees():
        assert_harmless(message)


async def test_a_hostile_name_in_a_form_does_no_harm(party: Party, bot: Flambeau) -> None:
    """One after the other, typed into the form of the party's name."""
    bot.studio = BlankStudio()
    alix = party.players[ALIX]
    await asked(alix, "campaign new", name="Les Braises")
    panel = party.current()
    for name in HOSTILE.values():
        before = version_of(panel)
        custom_id = f"f:1:{before}:?name:"
        paper = scrap(alix, panel.channel_id, custom_id)
        opened = await press(alix, paper, custom_id)
        party.local.world.delete(paper)
        assert opened.modal is not None
        await alix.submit(opened.modal, name=name[:60])
        await party.local.world.until(lambda then=before: version_of(panel) > then, WAIT, "the new name")

        assert (await bot.table.look(1)).campaign.name in panel.text()
        assert_harmless(panel)


@pytest.mark.parametrize("name", ORDINARY[:6] + ORDINARY[11:13])
async def test_an_ordinary_name_is_shown_as_it_is(party: Party, bot: Flambeau, name: str) -> None:
    """In any script."""
    bot.studio = BlankStudio()
    await asked(party.players[ALIX], "campaign new", name=name)

    assert name in party.current().text()


@pytest.mark.parametrize("name", [name for name in UNSEEN if name.strip() and name.isprintable()])
async def test_a_name_that_nobody_can_see_is_refused(party: Party, bot: Flambeau, name: str) -> None:
    """There is no campaign then."""
    told = await asked(party.players[ALIX], "campaign new", name=name)

    assert "nom" in told.text()
    assert await bot.store.live() == []


async def test_a_name_in_a_file_does_no_harm(party: Party, bot: Flambeau) -> None:
    """Whoever writes a link into a file finds it gone from the panel, and the log still leads to the state."""
    bot.studio = BlankStudio()
    alix = party.players[ALIX]
    await asked(alix, "campaign new", name="Les Braises")
    file = (await asked(alix, "campaign export")).attachments[0]
    parcel = json.loads(gzip.decompress(file.bytes))
    for each in (parcel, parcel["state"], parcel["founded"]):
        each["name"] = "[free nitro]*(https://evil.example)"
    await asked(alix, "campaign import", channel=there(party), file=Upload("x.json.gz", packed(parcel)))

    names = [(await bot.table.look(campaign_id)).campaign.name for campaign_id in await bot.store.live()]
    assert names == ["Les Braises", "free nitro(https: //evil.example)"]
    assert_harmless(Party(party.local, party.players, there(party)).current())


def there(party: Party) -> int:
    """A channel in which nothing is played."""
    return list(party.local.world.channels)[1]


def packed(parcel: Json) -> bytes:
    return gzip.compress(json.dumps(parcel).encode())


# What nobody can send ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["name", "language"])
async def test_an_option_that_is_too_long_is_refused(
    party: Party, bot: Flambeau, caplog: pytest.LogCaptureFixture, option: str
) -> None:
    """A forged command with more than Discord lets through is answered by a sentence, and is no error of ours."""
    alix = party.players[ALIX]
    place = next(iter(party.local.world.channels.values()))
    filled = Filled(party.local.world, place.id, alix.user)
    data, name = filled.command("campaign new", {"name": "x", "language": "fr"})
    given = data["options"][0]["options"]
    next(each for each in given if each["name"] == option)["value"] = "x" * 6000
    with caplog.at_level(logging.WARNING):
        exchange = await alix._do(Doing.COMMAND, place, name, data)
        await exchange.settled(WAIT)

    assert exchange.message is not None
    assert "trop long" in exchange.message.text()
    assert await bot.store.live() == []
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


FORGED = (
    "x" * 6000,
    "?weigh:" * 1000,
    "\x00\ud83d",
    *(
        f"{code}:" + "9" * 6000
        for code in ("join", "take_turn", "answer:0", "move", "leave", "learn", "?go_on", "?mute")
    ),
    *(f"{code}" + "9" * 6000 for code in ("?journal:t", "?catchup:f", "?why:1-", "?hero:", "?free:", "?order:")),
)


async def test_a_menu_with_a_forged_value_is_refused(
    party: Party, bot: Flambeau, caplog: pytest.LogCaptureFixture
) -> None:
    """Six thousand letters on a line of a menu are an outdated board, and no error of ours."""
    bot.studio = BlankStudio()
    alix = party.players[ALIX]
    await asked(alix, "campaign new", name="Les Braises")
    panel, menu = party.current(), party.current().selects()[0]
    place, before = party.local.world.channels[panel.channel_id], party.version()
    with caplog.at_level(logging.WARNING):
        for value in FORGED:
            data = {"component_type": 3, "custom_id": menu.custom_id, "values": [value]}
            exchange = await alix._do(Doing.COMPONENT, place, menu.custom_id, data, source=panel)
            await party.local.world.until(lambda at=exchange: at.followups, WAIT, "an answer")
            assert not is_fault(exchange.followups[0].text()), value[:20]

    assert party.version() == before
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# Being forgotten --------------------------------------------------------------------------------------------------


@pytest.fixture
async def quest(party: Party, bot: Flambeau) -> Party:
    """Alix's campaign: she, Bruno and Chloé play; Alix has ended her turn, Bruno is in the middle of his."""
    bot.studio = BlankStudio()
    everybody, party.players = party.players, party.players[:3]
    await party.gather(SYNDRAEL, GRISBAN, TARHA)
    await party.set_out()
    party.players = everybody
    alix, bruno = everybody[:2]
    await asked(alix, "habits", zone="Montréal")
    await asked(alix, "turn take", hero=SYNDRAEL)
    await asked(alix, "turn end")
    while (offer := party.find("answer")) is not None:
        await party.do(offer)
    await asked(bruno, "turn take", hero=GRISBAN)
    return party


@pytest.mark.parametrize("who", [ALIX, CHLOE])
async def test_everybody_sees_what_is_kept_about_them(quest: Party, who: int) -> None:
    """Privately, in their own language; nothing about a stranger."""
    told = (await asked(quest.players[who], "privacy")).text()

    assert "Les Braises" in told
    assert ("habitudes" in told) == (who == ALIX)
    assert ("1 campaign" in told or "one campaign" in told) == (who == CHLOE)
    assert "365" in told
    assert "Nothing" in (await asked(quest.players[DARIO], "privacy")).text()


async def test_whoever_is_forgotten_is_gone_and_the_others_play_on(
    quest: Party, bot: Flambeau, tmp_path: Path
) -> None:
    """In the middle of a quest: nothing in the file names them, the past is still told, the hero can be taken."""
    alix, bruno, chloe, _ = quest.players

    told = await forgotten(alix)

    assert "oublié" in told
    campaign = (await bot.table.look(1)).campaign
    assert (campaign.seat_of(SYNDRAEL).player, campaign.owner) == (NOBODY, bruno.id)
    assert "demandé à être oublié" in quest.text()
    assert str(alix.id) not in quest.current().text()
    assert_not_in(tmp_path, alix.id)
    assert (await bot.store.deeds(1))[0][0] == FIRST + 1
    assert (
        "👤 1" in (await asked(chloe, "journal", text="Syndrael")).text() + (await asked(chloe, "journal")).text()
    )
    for answer in (await asked(chloe, "catchup"), await asked(bruno, "journal"), await asked(chloe, "stats")):
        assert str(alix.id) not in answer.text()
    before = quest.version()
    await asked(bruno, "turn end")
    await quest.local.world.until(lambda: quest.version() > before, WAIT, "the quest to go on")
    assert "Rien" in (await asked(alix, "privacy")).text()


async def test_nobody_is_forgotten_by_mistake(quest: Party, bot: Flambeau) -> None:
    """The first button only asks; and a button that somebody else gets hold of forgets whoever presses it."""
    alix, dario = quest.players[ALIX], quest.players[DARIO]
    before = await bot.store.load(1)

    question = await pressed(alix, await asked(alix, "privacy"))
    custom_id = question.buttons()[0].custom_id or ""
    exchange = await press(dario, scrap(dario, quest.current().channel_id, custom_id), custom_id)
    await quest.local.world.until(lambda: exchange.followups, WAIT, "an answer")

    assert "No campaign knew you" in exchange.followups[0].text()
    assert await bot.store.load(1) == before
    assert set(await bot.store.days.habits([alix.id])) == {alix.id}


async def test_whoever_was_forgotten_may_come_back(quest: Party, bot: Flambeau) -> None:
    """As somebody new, who takes over their old hero."""
    alix = quest.players[ALIX]
    await forgotten(alix)

    await asked(alix, "campaign takeover", hero=SYNDRAEL)

    campaign = (await bot.table.look(1)).campaign
    assert campaign.seat_of(SYNDRAEL).player == alix.id
    assert (await bot.store.personal.counted(alix.id)).deeds == 1


async def test_when_everybody_is_forgotten_the_channel_is_free(quest: Party, bot: Flambeau) -> None:
    """The campaign is put away: nobody's message stands there any more, and another one can begin."""
    for who in (ALIX, BRUNO, CHLOE):
        await forgotten(quest.players[who])

    assert (await bot.store.load(1)).archived
    assert quest.panel() is None
    await asked(quest.players[DARIO], "campaign new", name="Les Cendres")
    assert "Les Cendres" in quest.current().text()


def assert_not_in(folder: Path, player: int) -> None:
    """Nothing in a folder names somebody, in letters or as a number."""
    for file in folder.iterdir():
        content = file.read_bytes()
        assert str(player).encode() not in content, file
        assert player.to_bytes(8) not in content, file


# Kept for a time --------------------------------------------------------------------------------------------------


async def leap(clock: TestClock, span: timedelta) -> None:
    """Let time pass in which the machine was asleep: whoever waits for a moment in it is woken once."""
    clock.set(clock.now() + span)
    await clock.advance(timedelta(seconds=1))


async def test_what_is_put_away_is_kept_until_a_date(party: Party, bot: Flambeau) -> None:
    """It is said when; until then it can be brought back, and then it is gone."""
    bot.studio = BlankStudio()
    alix = party.players[ALIX]
    await asked(alix, "campaign new", name="Les Braises")
    told = await pressed(alix, await asked(alix, "campaign archive"))
    until = bot.clock.now() + 365 * DAY
    assert f"<t:{int(until.timestamp())}:D>" in told.text()
    assert isinstance(bot.clock, TestClock)

    await leap(bot.clock, 365 * DAY - EVERY)
    assert (await bot.store.load(1)).archived
    await leap(bot.clock, EVERY)

    await eventually(lambda: is_(bot.store.purging.kept(), []))
    await asked(alix, "campaign new", name="Les Cendres")
    assert "Les Cendres" in party.current().text()
    assert await bot.store.live() == [2]


async def test_a_server_that_sent_us_away_is_forgotten(local: LocalDiscord, tmp_path: Path) -> None:
    """After a month; if we are asked back within it, everything is as it was."""
    async with running(local, tmp_path / "flambeau.sqlite3") as bot:
        bot.studio = BlankStudio()
        await asked(local.players[ALIX], "campaign new", name="Les Braises")
        clock, server = bot.clock, local.world.guild.id
        assert isinstance(clock, TestClock)
        left = clock.now()

        local.gateway.leave_guild()
        await eventually(lambda: is_(bot.store.purging.left(), {server: left}))
        await leap(clock, 29 * DAY)
        assert await bot.store.live() == [1]
        await leap(clock, 2 * DAY)

        await eventually(lambda: is_(bot.store.live(), []))


async def is_(found: Awaitable[object], wanted: object) -> bool:
    """Whether what is found is what is wanted."""
    return await found == wanted


async def eventually(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so in the database."""
    for _ in range(1000):
        if await holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")
