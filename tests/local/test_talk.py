"""Commands, answers, buttons, menus and forms through the real client library."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.local.exchange import Callback
from bot.local.objects import Upload
from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.local.texts import CannotDo

from .tiny import TinyBot


async def test_a_bot_logs_in_and_registers_commands_in_two_languages(local: LocalDiscord, bot: TinyBot) -> None:
    """The bot is READY in its guild, and its commands carry their French names."""
    await bot.wait_until_ready()

    assert [guild.name for guild in bot.guilds] == [local.world.guild.name]
    command = next(one for one in local.world.usable_commands() if one["name"] == "hello")
    assert command["name_localizations"]["fr"] == "bonjour"


async def test_the_description_of_discord_is_used(local: LocalDiscord, bot: TinyBot, spec: Path) -> None:
    """Requests and responses are held against Discord's own description."""
    assert local.rest.spec is not None


async def test_a_slash_command_with_a_person(alix: Player, dario: Player) -> None:
    """An option naming a member arrives as that member, and the answer pings them."""
    exchange = await alix.slash("hello", to=dario)

    assert exchange.message is not None
    assert exchange.message.content == f"Salut <@{dario.id}> (dario)"
    assert exchange.message.mentions == [dario.id]
    assert exchange.acked_ms > 0


async def test_a_command_can_be_called_by_its_french_name(alix: Player) -> None:
    """A person whose Discord is French types /campagne new."""
    exchange = await alix.slash("campagne new", quest="aube")

    assert exchange.message is not None
    assert exchange.message.content == "aube x2 fr"


async def test_a_subcommand_in_the_players_language(dario: Player) -> None:
    """The bot hears which language the person's Discord speaks."""
    exchange = await dario.slash("campaign new", quest="aube", seats=3)

    assert exchange.message is not None
    assert exchange.message.content == "aube x3 en-US"


async def test_autocomplete(alix: Player) -> None:
    """Typing into an option shows the bot's suggestions."""
    choices = await alix.complete("campaign new", "quest", "au")

    assert [(choice.name, choice.value) for choice in choices] == [("Aube", "aube"), ("Aurore", "aurore")]


@pytest.mark.parametrize(
    ("command", "options", "code"),
    [
        ("nothing", {}, "unknown_command"),
        ("campaign", {}, "unknown_command"),
        ("campaign new", {}, "missing_option"),
        ("campaign new", {"quest": "x", "colour": "red"}, "unknown_option"),
        ("campaign new", {"quest": "x", "seats": 9}, "bad_value"),
        ("hello", {"to": 5}, "bad_value"),
    ],
)
async def test_what_discords_window_would_not_send(
    alix: Player, command: str, options: dict[str, Any], code: str
) -> None:
    """A call that Discord's own window would stop never reaches the bot."""
    with pytest.raises(CannotDo) as error:
        await alix.slash(command, **options)

    assert error.value.code == code


async def test_a_deferred_answer_with_a_picture(alix: Player) -> None:
    """A deferred answer is first a thinking message and then an embed with its picture."""
    exchange = await alix.slash("board")
    assert exchange.deferred
    assert exchange.kind is Callback.DEFERRED_MESSAGE

    await exchange.settled()

    message = exchange.message
    assert message is not None
    assert not message.thinking
    assert (message.edits, message.edited_timestamp) == (0, None)
    assert message.attachments[0].name == "board.png"
    assert (message.attachments[0].width, message.attachments[0].height) == (24, 16)
    assert message.text() == "Flambeau\nLe plan\nVoici.\nTour\n1\nPied"


async def test_a_button_edits_its_message(alix: Player, dario: Player) -> None:
    """A click on a stateless button changes the message everybody sees."""
    message = (await alix.slash("torch")).message
    assert message is not None

    for _ in range(2):
        exchange = await dario.press(message, message.buttons()[0].custom_id or "")

    assert exchange.kind is Callback.UPDATE
    assert message.content == "lit 2"
    assert message.buttons()[0].label == "Torche 2"
    assert message.edits == 2


async def test_menus_of_words_and_of_people(alix: Player, dario: Player) -> None:
    """Chosen values and chosen people reach the bot."""
    message = (await alix.slash("doors")).message
    assert message is not None
    assert [menu.custom_id for menu in message.selects()] == ["doors", "friend"]

    answer = await dario.pick(message, "doors", "nord", "est")
    await alix.pick(message, "friend", dario.id)

    assert answer.message is not None
    assert answer.message.content == "doors nord,est"
    assert answer.message.ephemeral_for == dario.id
    assert message.content == "friend Dario"
    assert message.selects() == []


async def test_a_menu_takes_no_more_than_it_says(alix: Player) -> None:
    """Three values in a menu for two cannot be sent."""
    message = (await alix.slash("doors")).message
    assert message is not None

    with pytest.raises(CannotDo, match="1 to 2"):
        await alix.pick(message, "doors", "nord", "sud", "est")


async def test_a_form_with_labels(alix: Player) -> None:
    """A form comes to the person, and its text, menu, radio and tick come back."""
    modal = (await alix.slash("form")).modal
    assert modal is not None
    assert modal.title == "Nouveau héros"
    assert modal.label("hero") == "Nom"

    exchange = await alix.submit(modal, hero="Ysolde", craft="mage", side="Droite", brave=True)

    assert exchange.message is not None
    assert exchange.message.content == "Ysolde/mage/Droite/True"


async def test_a_form_belongs_to_the_one_who_opened_it(alix: Player, dario: Player) -> None:
    """Nobody else can send it, and nobody can send it twice."""
    modal = (await alix.slash("form")).modal
    assert modal is not None
    values = {"hero": "Ysolde", "craft": "mage", "side": "Droite"}

    with pytest.raises(CannotDo, match="no longer open"):
        await dario.submit(modal, **values)
    await alix.submit(modal, **values)
    with pytest.raises(CannotDo, match="no longer open"):
        await alix.submit(modal, **values)


async def test_a_v2_layout_with_a_gallery(alix: Player) -> None:
    """A V2 card shows its text, its buttons wherever they are, and its picture."""
    exchange = await (await alix.slash("card")).settled()

    message = exchange.message
    assert message is not None
    assert message.is_v2
    assert message.text() == "## Salle 1\nPortrait"
    assert [button.label for button in message.buttons()] == ["Voir", "Suite", "Renommer", "Règles"]
    assert [file.name for file in message.attachments] == ["board.png", "log.txt"]
    assert message.attachments[0].description == "Plan"


async def test_a_card_is_redrawn_at_once_or_after_a_deferral(alix: Player) -> None:
    """An update with new files replaces the old ones, directly or after an invisible deferral."""
    message = (await (await alix.slash("card")).settled()).message
    assert message is not None
    old = {file.id for file in message.attachments}

    await alix.press(message, "redraw")
    at_once = message.text()
    exchange = await (await alix.press(message, "next")).settled()

    assert at_once.startswith("## Salle 1 bis")
    assert exchange.kind is Callback.DEFERRED_UPDATE
    assert message.text().startswith("## Salle 2")
    assert len(message.attachments) == 2
    assert not old & {file.id for file in message.attachments}


async def test_a_form_opened_from_a_button_changes_its_message(alix: Player) -> None:
    """The form, with a file in it, updates the card the button stands on."""
    message = (await (await alix.slash("card")).settled()).message
    assert message is not None
    modal = (await alix.press(message, "rename")).modal
    assert modal is not None

    exchange = await alix.submit(modal, name="Crypte", plan=Upload("plan.txt", b"A1-B2"))

    assert exchange.message is message
    assert message.text().startswith("## Crypte A1-B2")


async def test_an_ephemeral_answer_is_seen_by_one_person(alix: Player, dario: Player) -> None:
    """What is whispered to Alix does not show in Dario's window."""
    exchange = await alix.slash("secret")

    assert exchange.ephemeral
    assert [message.content for message in alix.sees()] == ["psst"]
    assert dario.sees() == []


async def test_follow_ups_edits_and_deletions(alix: Player, local: LocalDiscord) -> None:
    """Follow-ups can be edited and deleted, and so can the answer."""
    exchange = await alix.slash("many")
    message = exchange.message
    assert message is not None
    await local.world.until(lambda: message.content == "one!")

    assert [one.content for one in alix.sees()] == ["one!", "two!"]
    assert [one.deleted for one in exchange.followups] == [False, True]
    assert message.attachments[0].name == "a_b.png"


async def test_the_first_follow_up_completes_a_deferred_answer(alix: Player, dario: Player) -> None:
    """A deferred ephemeral answer is completed by the first follow-up, and stays ephemeral."""
    exchange = await (await alix.slash("later")).settled()

    assert exchange.followups == []
    assert exchange.message is not None
    assert exchange.message.content == "now"
    assert dario.sees() == []


async def test_posts_pins_threads_and_direct_messages(alix: Player, local: LocalDiscord) -> None:
    """The bot posts, pins, opens a thread, archives it, and writes to a person."""
    exchange = await alix.slash("places")
    await local.world.until(lambda: exchange.message and exchange.message.content == "done")

    board = next(message for message in alix.sees() if message.content == "tableau 2")
    thread = local.world.channels[board.id]
    assert board.pinned
    assert (thread.name, thread.archived, alix.id in thread.members) == ("Journal", True, True)
    assert [message.content for message in alix.sees(thread.id)] == ["page 1"]
    assert [message.content for message in alix.sees_direct()] == ["un mot"]
    assert local.players[1].sees_direct() == []


async def test_looking_things_up(alix: Player, local: LocalDiscord) -> None:
    """Members, users, channels and threads can be fetched, and private threads opened and closed."""
    exchange = await (await alix.slash("lookups")).settled()

    assert exchange.message is not None
    assert exchange.message.content == "alix alix donjon,taverne 2"
    assert [message.id for message in alix.sees()] == [exchange.message.id]
    assert not any(channel.is_thread for channel in local.world.channels.values())


async def test_a_button_in_a_direct_message(alix: Player) -> None:
    """Buttons also work in private, where there is no guild and no member."""
    await alix.slash("nudge")
    (message,) = alix.sees_direct()

    await alix.press(message, "torch:5")

    assert message.content == "lit 6"


async def test_a_file_handed_in_with_a_command(alix: Player) -> None:
    """The bot can read the file from the address it was given."""
    exchange = await alix.slash("scroll", file=Upload("carte.txt", "trésor".encode()))

    assert exchange.message is not None
    assert exchange.message.content == "carte.txt: trésor"


async def test_commands_for_stewards_only(alix: Player, dario: Player, local: LocalDiscord) -> None:
    """The owner may call them, a plain player may not, and nobody in private."""
    exchange = await alix.slash("steward")
    private = local.world.direct(alix.user).id

    assert exchange.message is not None
    with pytest.raises(CannotDo, match="not allowed"):
        await dario.slash("steward")
    with pytest.raises(CannotDo, match="cannot be used"):
        await alix.slash("steward", channel=private)
