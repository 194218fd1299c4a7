"""What the token of a press is good for: the pressed message, for a quarter of an hour."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from bot.local.exchange import Callback
from bot.local.objects import Message
from bot.local.rest import PREFIX
from bot.local.server import LocalDiscord

from .cards import picture
from .lines import acknowledged, call

BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "A", "custom_id": "torch"}]}
QUARTER = 15 * 60.0


@pytest.fixture
async def panel(local: LocalDiscord) -> Message:
    """A message with a button, which the bot posted of its own accord."""
    channel = next(iter(local.world.channels))
    _, posted, _ = await call(
        local, "POST", f"/channels/{channel}/messages", {"content": "0", "components": [BUTTON]}
    )
    return local.world.messages[int(posted["id"])]


@pytest.mark.parametrize("where", ["@original", "by id"])
async def test_the_token_edits_the_pressed_message(local: LocalDiscord, panel: Message, where: str) -> None:
    """Once the press is acknowledged as an update, @original is the message that was pressed."""
    exchange = await acknowledged(local, local.players[0], panel, Callback.DEFERRED_UPDATE)
    name = panel.id if where == "by id" else where
    path = f"/webhooks/{local.world.bot.id}/{exchange.token}/messages/{name}"
    counted = local.requests.counted

    status, edited, _ = await call(local, "PATCH", path, {"content": "1"})
    _, read, _ = await call(local, "GET", path)

    assert (status, edited["id"], panel.content) == (200, str(panel.id), "1")
    assert read["content"] == "1"
    assert local.requests.counted == counted


async def test_a_picture_is_exchanged_by_the_token(local: LocalDiscord, panel: Message) -> None:
    """Files can be edited with it as with the bot's own token."""
    exchange = await acknowledged(local, local.players[0], panel, Callback.DEFERRED_UPDATE)
    path = f"/webhooks/{local.world.bot.id}/{exchange.token}/messages/@original"
    for name in ("a.png", "b.png"):
        form = aiohttp.FormData()
        form.add_field("payload_json", f'{{"attachments": [{{"id": 0, "filename": "{name}"}}]}}')
        form.add_field("files[0]", picture().getvalue(), filename=name, content_type="image/png")
        async with aiohttp.ClientSession(local.url) as client, client.patch(PREFIX + path, data=form) as answer:
            assert answer.status == 200

    assert [file.name for file in panel.attachments] == ["b.png"]


async def test_an_answer_of_its_own_is_the_original(local: LocalDiscord, panel: Message) -> None:
    """Answered with a message, @original is that one, and the pressed message is out of the token's reach."""
    exchange = await acknowledged(local, local.players[0], panel, Callback.MESSAGE)
    path = f"/webhooks/{local.world.bot.id}/{exchange.token}/messages"

    _, edited, _ = await call(local, "PATCH", f"{path}/@original", {"content": "1"})
    status, refused, _ = await call(local, "PATCH", f"{path}/{panel.id}", {"content": "1"})

    assert exchange.message is not None
    assert edited["id"] == str(exchange.message.id) != str(panel.id)
    assert (status, refused["code"], panel.content) == (404, 10008, "0")


@pytest.mark.parametrize("method", ["GET", "PATCH", "DELETE"])
async def test_the_token_is_good_for_a_quarter_of_an_hour(local: LocalDiscord, panel: Message, method: str) -> None:
    """A second before it works, then the webhook's token is invalid, and the message is as it was."""
    exchange = await acknowledged(local, local.players[0], panel, Callback.DEFERRED_UPDATE)
    path = f"/webhooks/{local.world.bot.id}/{exchange.token}/messages/@original"
    body = {"content": "1"} if method == "PATCH" else None

    local.pass_time(QUARTER - 1)
    in_time, _, _ = await call(local, "GET", path)
    local.pass_time(1)
    status, answer, _ = await call(local, method, path, body)

    assert in_time == 200
    assert (status, answer["code"]) == (401, 50027)
    assert (panel.content, panel.deleted) == ("0", False)


async def test_nothing_can_be_edited_before_the_press_is_acknowledged(local: LocalDiscord, panel: Message) -> None:
    """Until the first answer there is no webhook; once it is given, there is."""
    pressing = asyncio.create_task(local.players[0].press(panel, "torch"))
    (exchange,) = await local.world.until(lambda: list(local.world.exchanges.values()))
    path = f"/webhooks/{local.world.bot.id}/{exchange.token}/messages/@original"

    status, answer, _ = await call(local, "PATCH", path, {"content": "1"})
    acknowledge = {"type": int(Callback.DEFERRED_UPDATE)}
    await call(local, "POST", f"/interactions/{exchange.id}/{exchange.token}/callback", acknowledge)
    after, _, _ = await call(local, "PATCH", path, {"content": "2"})
    await pressing

    assert (status, answer["code"]) == (404, 10015)
    assert (after, panel.content) == (200, "2")


async def test_a_message_that_is_gone_cannot_be_edited(local: LocalDiscord, panel: Message) -> None:
    """Deleted meanwhile, it is unknown to the token too."""
    exchange = await acknowledged(local, local.players[0], panel, Callback.DEFERRED_UPDATE)
    local.world.delete(panel)

    path = f"/webhooks/{local.world.bot.id}/{exchange.token}/messages/@original"
    status, answer, _ = await call(local, "PATCH", path, {"content": "1"})

    assert (status, answer["code"]) == (404, 10008)
