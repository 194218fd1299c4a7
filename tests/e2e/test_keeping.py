"""Settings, stand-ins, files, the archive and repairs through Discord: by those who may, and by all others."""

from itertools import product
from typing import Any

import pytest

from bot.app import Flambeau
from bot.local.exchange import Exchange
from bot.local.objects import Upload
from bot.local.player import Player

from .people import Party

WAIT = 10.0
HERO = "syndrael"


@pytest.fixture
async def turn(party: Party) -> Party:
    """Bruno's campaign: it is the turn of Syndrael, whom he plays; Chloé plays Grisban. Alix manages the server."""
    everybody = party.players
    party.players = everybody[1:3]
    await party.gather(HERO, "grisban_the_thirsty")
    await party.set_out()
    await said(party.players[0], "turn take", hero=HERO)
    party.players = everybody
    return party


async def done(player: Player, command: str, /, **options: Any) -> Exchange:
    """A command and its private answer."""
    exchange = await player.slash(command, **options)
    await exchange.settled(WAIT)
    assert exchange.message is not None
    assert exchange.message.ephemeral_for == player.id
    return exchange


async def said(player: Player, command: str, /, **options: Any) -> str:
    """The words of the answer; that a file is still being read is none."""
    answer = (await done(player, command, **options)).message
    assert answer is not None
    await player.world.until(lambda: not answer.text().startswith("⏳"), WAIT, "the answer itself")
    assert "référence" not in answer.text()
    assert "reference" not in answer.text()
    return answer.text()


def tavern(party: Party) -> int:
    """A channel in which nothing is played."""
    return list(party.local.world.channels)[1]


async def file_of(player: Player) -> Upload:
    """The file an owner gets."""
    message = (await done(player, "campaign export")).message
    assert message is not None
    return Upload(message.attachments[0].name, message.attachments[0].bytes)


# Settings -----------------------------------------------------------------------------------------------------


async def test_settings_are_shown_and_changed(party: Party) -> None:
    """Before the quest everything can be settled at once; each reader sees the settings in their language."""
    alix, bruno, _, dario = party.players
    await said(alix, "campaign new", name="Les Braises")
    assert "normale" in await said(bruno, "campaign settings")
    assert "not at this table" in await said(dario, "campaign settings", difficulty="hard")

    told = await said(alix, "campaign settings", difficulty="hard", ties="cunning", language="en")

    assert "difficile" in told
    assert "ruse" in told
    assert "English" in told
    assert "hard" in await said(dario, "campaign settings")


async def test_the_difficulty_stays_once_the_quest_has_begun(turn: Party, bot: Flambeau) -> None:
    """During the quest the difficulty is refused, and nothing else of that command is changed."""
    told = await said(turn.players[1], "campaign settings", difficulty="hard", ties="vote")

    assert "avant le début" in told
    assert (await bot.table.look(1)).campaign.ties == "fair"


async def test_a_stand_in_acts_for_a_hero(turn: Party) -> None:
    """Dario acts for Syndrael once Bruno has agreed to it, and no longer once he has not."""
    alix, bruno, chloe, dario = turn.players
    assert "not at this table" in await said(dario, "turn rest")
    assert "played by somebody else" in await said(chloe, "campaign standin", hero=HERO, player=dario.id)

    assert "Syndrael" in await said(bruno, "campaign standin", hero=HERO, player=dario.id)
    assert "Syndrael" in await said(dario, "turn rest")
    assert f"<@{dario.id}>" in await said(alix, "campaign settings")

    await said(bruno, "campaign standin", hero="Syndrael")
    assert "not at this table" in await said(dario, "turn end")


async def test_a_bot_is_no_player(turn: Party) -> None:
    """Neither as a stand-in nor as somebody to hand a hero over to."""
    alix, bruno, *_ = turn.players
    robot = turn.local.world.bot.id

    assert "bots" in await said(bruno, "campaign standin", hero=HERO, player=robot)
    assert "bots" in await said(alix, "repair hand", hero=HERO, player=robot)


# Repairs ------------------------------------------------------------------------------------------------------

REPAIRS = [
    ("repair hand", {"hero": HERO, "player": 1191150300000000003}),
    ("repair end", {}),
    ("repair round", {}),
    ("repair panel", {}),
]


@pytest.mark.parametrize(("command", "options"), REPAIRS)
async def test_repairs_are_for_owners_and_managers(
    turn: Party, bot: Flambeau, command: str, options: dict[str, Any]
) -> None:
    """Chloé and a stranger are told who may; the manager does it, and the channel's story names her."""
    alix, _, chloe, dario = turn.players
    version = (await bot.table.look(1)).version
    for nobody in (chloe, dario):
        assert "manages this server" in await said(nobody, command, **options)
    assert (await bot.table.look(1)).version == version
    assert await chloe.complete("repair hand", "hero", "") == []

    told = await said(alix, command, **options)

    assert f"<@{alix.id}>" in told
    assert (await bot.table.look(1)).version == version + 1


async def test_repairs_do_not_reach_another_channel(turn: Party, bot: Flambeau) -> None:
    """Where no campaign is played there is nothing to repair, and the one next door stays as it is."""
    version = (await bot.table.look(1)).version

    for command in (
        "repair end",
        "repair round",
        "repair panel",
        "repair skip",
        "campaign archive",
        "campaign export",
    ):
        assert "Aucune campagne" in await said(turn.players[0], command, channel=tavern(turn)), command

    assert (await bot.table.look(1)).version == version


async def test_an_open_question_is_skipped(turn: Party, bot: Flambeau) -> None:
    """With ties put to the vote the monsters wait for the players; the manager lets the default decide."""
    alix, bruno, _, dario = turn.players
    assert "question" in await said(alix, "repair skip")
    await said(bruno, "campaign settings", ties="vote")
    await said(bruno, "turn end")
    asked = (await bot.table.look(1)).campaign.running().question
    assert asked is not None
    assert "manages this server" in await said(dario, "repair skip")

    assert f"<@{alix.id}>" in await said(alix, "repair skip")

    now = (await bot.table.look(1)).campaign.running().question
    assert now is None or now.number != asked.number


async def test_the_journal_tells_of_repairs(turn: Party) -> None:
    """Whoever reads the journal reads who stepped in, each in their own language."""
    alix, bruno, _, dario = turn.players
    await said(alix, "repair end")

    for reader, words in ((bruno, "met fin au tour"), (dario, "ends the turn")):
        exchange = await reader.slash("journal")
        await exchange.settled(WAIT)
        assert exchange.message is not None
        told = "\n".join(message.text() for message in (exchange.message, *exchange.followups))
        assert f"<@{alix.id}>" in told
        assert words in told


async def test_the_panel_comes_back(turn: Party) -> None:
    """Posted anew, the panel is another message, and there is only one that can be acted on."""
    before = turn.current()

    await said(turn.players[1], "repair panel")

    assert turn.current() is not before
    assert before.deleted


async def test_a_handed_over_hero_obeys_its_new_player(turn: Party) -> None:
    """Dario plays Syndrael from now on, and Bruno does not."""
    _, bruno, _, dario = turn.players
    assert [each.value for each in await bruno.complete("repair hand", "hero", "syn")] == [HERO]

    await said(bruno, "repair hand", hero="Syndrael", player=dario.id)

    assert "Syndrael" in await said(dario, "turn rest")
    assert "table" in await said(bruno, "turn rest")


async def test_a_hero_nobody_plays_is_not_handed_over(turn: Party, bot: Flambeau) -> None:
    """Whatever is typed instead of a hero is refused in words."""
    version = (await bot.table.look(1)).version

    for hero in ("x" * 2500, "<@1> @everyone", "-1", "gris", ""):
        assert await said(turn.players[1], "repair hand", hero=hero, player=turn.players[3].id), hero

    assert (await bot.table.look(1)).version == version


# Files --------------------------------------------------------------------------------------------------------


async def test_a_campaign_moves_to_another_channel(turn: Party, bot: Flambeau) -> None:
    """The owner's file is brought in elsewhere; there the same turn goes on, with a panel of its own."""
    _, bruno, _, dario = turn.players
    assert "manages this server" in await said(dario, "campaign export")
    upload = await file_of(bruno)

    assert "continue" in await said(bruno, "campaign import", file=upload, channel=tavern(turn))

    assert "Syndrael" in await said(bruno, "turn rest", channel=tavern(turn))
    assert (await bot.table.look(2)).campaign.owner == bruno.id
    assert any("Syndrael" in message.text() for message in bruno.sees(tavern(turn)))


async def test_a_file_never_overwrites(turn: Party, bot: Flambeau) -> None:
    """In a channel with a campaign it is refused, and so is a stranger who got hold of it."""
    _, bruno, _, dario = turn.players
    upload = await file_of(bruno)
    before = await bot.table.look(1)

    assert "déjà" in await said(bruno, "campaign import", file=upload)
    assert "manages this server" in await said(dario, "campaign import", file=upload, channel=tavern(turn))

    assert await bot.table.look(1) == before
    assert await bot.table.in_channel(tavern(turn)) is None


async def test_a_bad_file_is_answered_clearly(party: Party, bot: Flambeau) -> None:
    """What is no campaign is refused in words, and the channel stays free."""
    for content in (b"", b"\x89PNG", b'{"flambeau": 1}', b"x" * (9 * 1024 * 1024)):
        told = await said(party.players[0], "campaign import", file=Upload("campaign.json.gz", content))
        assert "fichier" in told, content[:20]

    assert await bot.table.in_channel(next(iter(party.local.world.channels))) is None


# The archive --------------------------------------------------------------------------------------------------


async def put_away(party: Party, player: Player) -> str:
    """Ask for the archive and press the button; the answer to the press."""
    asked = await done(player, "campaign archive")
    assert asked.message is not None
    button = asked.message.buttons()[0]
    exchange = await player.press(asked.message, button.custom_id or "")
    found = await party.local.world.until(lambda: exchange.followups, WAIT, "an answer to the button")
    return str(found[0].text())


async def test_archive_asks_first_and_restore_brings_back(turn: Party, bot: Flambeau) -> None:
    """Asking changes nothing; the button does. The channel is free then, until one of its players restores it."""
    alix, bruno, chloe, dario = turn.players
    for nobody in (chloe, dario):
        assert "manages this server" in await said(nobody, "campaign archive")
    assert "Ranger" in await said(alix, "campaign archive")
    assert await bot.table.in_channel(turn.current().channel_id) == 1

    assert "reprendre" in await put_away(turn, bruno)
    assert turn.panel() is None
    (farewell,) = [each.text() for each in chloe.sees(turn.channel) if "a rangé" in each.text()]
    assert f"<@{bruno.id}>" in farewell
    assert "`/campagne reprendre`" in farewell
    assert "Aucune campagne" in await said(bruno, "turn rest")
    assert await dario.complete("campaign restore", "campaign", "") == []
    assert [each.value for each in await chloe.complete("campaign restore", "campaign", "")] == ["1"]
    assert "put away" in await said(dario, "campaign restore")

    await said(chloe, "campaign restore")
    assert "Syndrael" in await said(bruno, "turn rest")
    assert turn.panel() is not None


async def test_where_another_campaign_is_played_it_has_to_go_first(turn: Party, bot: Flambeau) -> None:
    """Whoever wants a campaign back hears which one is in its place, and what can be done about it."""
    _, bruno, chloe, _ = turn.players
    await put_away(turn, bruno)
    await said(bruno, "campaign new", name="La Relève")

    told = await said(chloe, "campaign restore")

    assert "La Relève" in told
    assert "/campaign archive" in told
    assert "another channel" not in told


async def test_nothing_is_restored_from_another_channel(turn: Party, bot: Flambeau) -> None:
    """A campaign put away here is not found there, whatever number or name is typed."""
    alix, bruno, *_ = turn.players
    await put_away(turn, bruno)

    for player, typed in product((alix, bruno), ("1", "2", "-1", "x" * 2000, "Les Braises")):
        assert "rangée" in await said(player, "campaign restore", campaign=typed, channel=tavern(turn)), typed
        assert await player.complete("campaign restore", "campaign", "", channel=tavern(turn)) == []

    assert await bot.table.in_channel(tavern(turn)) is None


async def test_an_old_question_about_the_archive_is_stale(turn: Party, bot: Flambeau) -> None:
    """Asked before somebody acted, the button no longer puts anything away."""
    bruno = turn.players[1]
    asked = await done(bruno, "campaign archive")
    assert asked.message is not None
    await said(bruno, "turn rest")

    exchange = await bruno.press(asked.message, asked.message.buttons()[0].custom_id or "")
    await turn.local.world.until(lambda: exchange.followups, WAIT, "an answer to the button")

    assert await bot.table.in_channel(turn.current().channel_id) == 1


async def test_a_forged_archive_button_does_nothing(turn: Party, bot: Flambeau) -> None:
    """Chloé presses the button with a custom id she made up: she is told who may, and nothing is put away."""
    chloe = turn.players[2]
    panel = turn.current()
    version = (await bot.table.look(1)).version
    button = {"type": 2, "id": 900, "style": 4, "label": "!", "custom_id": f"f:1:{version}:?archive:"}
    panel.components.append({"type": 1, "id": 901, "components": [button]})

    exchange = await chloe.press(panel, button["custom_id"])
    found = await turn.local.world.until(lambda: exchange.followups, WAIT, "an answer to the button")

    assert "manages this server" in found[0].text()
    assert await bot.table.in_channel(panel.channel_id) == 1
