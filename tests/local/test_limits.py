"""Bodies that Discord refuses are refused here, with or without its description."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.local.objects import Json
from bot.local.server import LocalDiscord

V2 = 1 << 15


def row(*parts: Json) -> Json:
    """An action row."""
    return {"type": 1, "components": list(parts)}


def button(custom_id: str = "a", **more: Any) -> Json:
    """A button, good unless told otherwise."""
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id} | more


def menu(count: int = 2, **more: Any) -> Json:
    """A select menu with so many options."""
    options = [{"label": f"O{place}", "value": f"o{place}"} for place in range(count)]
    return {"type": 3, "custom_id": "m", "options": options} | more


def text(content: str = "x") -> Json:
    """A text display."""
    return {"type": 10, "content": content}


def option(name: str = "o", **more: Any) -> Json:
    """A string option of a command."""
    return {"type": 3, "name": name, "description": "d"} | more


def command(name: str = "c", **more: Any) -> Json:
    """A slash command."""
    return {"type": 1, "name": name, "description": "d"} | more


BAD_MESSAGES: dict[str, Json] = {
    "nothing in it": {"content": ""},
    "content of 2001": {"content": "x" * 2001},
    "eleven embeds": {"embeds": [{"title": "x"}] * 11},
    "embed title of 257": {"embeds": [{"title": "x" * 257}]},
    "embed description of 4097": {"embeds": [{"description": "x" * 4097}]},
    "embeds over 6000": {"embeds": [{"description": "x" * 3001}] * 2},
    "an empty embed": {"embeds": [{}]},
    "26 fields": {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
    "an empty field": {"embeds": [{"fields": [{"name": "n", "value": ""}]}]},
    "a field value of 1025": {"embeds": [{"fields": [{"name": "n", "value": "v" * 1025}]}]},
    "a footer of 2049": {"embeds": [{"footer": {"text": "x" * 2049}}]},
    "a picture that was not sent": {"embeds": [{"image": {"url": "attachment://no.png"}}]},
    "six rows": {"content": "x", "components": [row(button(str(n))) for n in range(6)]},
    "an empty row": {"content": "x", "components": [row()]},
    "six buttons in a row": {"content": "x", "components": [row(*[button(str(n)) for n in range(6)])]},
    "a menu beside a button": {"content": "x", "components": [row(button(), menu())]},
    "two menus in a row": {"content": "x", "components": [row(menu(), menu(custom_id="n"))]},
    "a button outside a row": {"content": "x", "components": [button()]},
    "a custom id of 101": {"content": "x", "components": [row(button("x" * 101))]},
    "a custom id twice": {"content": "x", "components": [row(button(), button())]},
    "no custom id": {"content": "x", "components": [row({"type": 2, "style": 1, "label": "A"})]},
    "a label of 81": {"content": "x", "components": [row(button(label="x" * 81))]},
    "no label": {"content": "x", "components": [row(button(label=None))]},
    "a link with a custom id": {"content": "x", "components": [row(button(style=5, url="https://a.b"))]},
    "a link without address": {"content": "x", "components": [row({"type": 2, "style": 5, "label": "A"})]},
    "no such style": {"content": "x", "components": [row(button(style=9))]},
    "26 options": {"content": "x", "components": [row(menu(26))]},
    "no options": {"content": "x", "components": [row(menu(0))]},
    "an option value twice": {
        "content": "x",
        "components": [row(menu(options=[{"label": "A", "value": "a"}, {"label": "B", "value": "a"}]))],
    },
    "an option label of 101": {
        "content": "x",
        "components": [row(menu(options=[{"label": "x" * 101, "value": "a"}]))],
    },
    "a placeholder of 151": {"content": "x", "components": [row(menu(placeholder="x" * 151))]},
    "more values than options": {"content": "x", "components": [row(menu(2, max_values=3))]},
    "min over max": {"content": "x", "components": [row(menu(3, min_values=3, max_values=2))]},
    "V2 parts without the flag": {"components": [text()]},
    "content beside V2": {"flags": V2, "content": "x", "components": [text()]},
    "embeds beside V2": {"flags": V2, "embeds": [{"title": "x"}], "components": [text()]},
    "41 components": {"flags": V2, "components": [{"type": 17, "components": [text()] * 40}]},
    "4001 characters": {"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]},
    "an empty text": {"flags": V2, "components": [text("")]},
    "a section without accessory": {"flags": V2, "components": [{"type": 9, "components": [text()]}]},
    "a section of four texts": {
        "flags": V2,
        "components": [{"type": 9, "components": [text()] * 4, "accessory": button()}],
    },
    "an empty container": {"flags": V2, "components": [{"type": 17, "components": []}]},
    "a container in a container": {
        "flags": V2,
        "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}],
    },
    "an empty gallery": {"flags": V2, "components": [{"type": 12, "items": []}]},
    "alt text of 1025": {
        "flags": V2,
        "components": [{"type": 12, "items": [{"media": {"url": "https://a.b"}, "description": "x" * 1025}]}],
    },
    "a text input outside a form": {
        "content": "x",
        "components": [row({"type": 4, "style": 1, "custom_id": "i", "label": "L"})],
    },
    "ephemeral without interaction": {"content": "x", "flags": 64},
    "parse and list of users": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["5"]}},
}

BAD_COMMANDS: dict[str, list[Json]] = {
    "capitals": [command("Camp")],
    "a space": [command("a b")],
    "a name of 33": [command("x" * 33)],
    "no description": [command(description="")],
    "a description of 101": [command(description="x" * 101)],
    "no such locale": [command(name_localizations={"fr-FR": "c"})],
    "an empty translation": [command(name_localizations={"fr": ""})],
    "26 options": [command(options=[option(f"o{n}") for n in range(26)])],
    "26 choices": [command(options=[option(choices=[{"name": "n", "value": "v"}] * 26)])],
    "required after optional": [command(options=[option("a"), option("b", required=True)])],
    "choices and autocomplete": [
        command(options=[option(autocomplete=True, choices=[{"name": "n", "value": "v"}])])
    ],
    "an option twice": [command(options=[option(), option()])],
    "a command twice": [command(), command()],
    "101 commands": [command(f"c{n}") for n in range(101)],
    "subcommands beside options": [command(options=[{"type": 1, "name": "s", "description": "d"}, option()])],
    "over 8000 characters": [
        command(
            options=[
                {
                    "type": 1,
                    "name": f"s{n}",
                    "description": "x" * 100,
                    "options": [option(f"o{m}", description="x" * 100) for m in range(4)],
                }
                for n in range(17)
            ]
        )
    ],
}


def label(custom_id: str = "i", **more: Any) -> Json:
    """A labelled text input of a form."""
    return {"type": 18, "label": "L", "component": {"type": 4, "style": 1, "custom_id": custom_id} | more}


def form(*parts: Json, **more: Any) -> Json:
    """A callback that opens a form."""
    return {"type": 9, "data": {"custom_id": "f", "title": "T", "components": list(parts)} | more}


def suggestions(*choices: Json) -> Json:
    """A callback with autocomplete suggestions."""
    return {"type": 8, "data": {"choices": list(choices)}}


BAD_ANSWERS: dict[str, Json] = {
    "suggestions to a command": suggestions(),
    "an update where there is no message": {"type": 7, "data": {"content": "x"}},
    "a silent deferral where there is no message": {"type": 6},
    "no such type": {"type": 77},
    "nothing in it": {"type": 4, "data": {"content": ""}},
    "a V2 deferral": {"type": 5, "data": {"flags": V2}},
    "a message too long": {"type": 4, "data": {"content": "x" * 2001}},
    "a form title of 46": form(label(), title="x" * 46),
    "a form without inputs": form(),
    "six inputs": form(*[label(str(n)) for n in range(6)]),
    "an input id twice": form(label(), label()),
    "a label of 46": form(label() | {"label": "x" * 46}),
    "a text of 4001": form(label(max_length=4001)),
    "min over max": form(label(min_length=9, max_length=3)),
    "a lone radio button": form(
        {
            "type": 18,
            "label": "L",
            "component": {"type": 21, "custom_id": "r", "options": [{"label": "A", "value": "a"}]},
        }
    ),
    "a button in a form": form(row(button())),
}

BAD_SUGGESTIONS: dict[str, Json] = {
    "a message": {"type": 4, "data": {"content": "x"}},
    "26 choices": suggestions(*[{"name": f"n{n}", "value": f"v{n}"} for n in range(26)]),
    "a name of 101": suggestions({"name": "x" * 101, "value": "v"}),
    "a value of 101": suggestions({"name": "n", "value": "x" * 101}),
    "no name": suggestions({"name": "", "value": "v"}),
}


@pytest.fixture(params=["limits", "description"])
async def judge(request: pytest.FixtureRequest) -> AsyncIterator[LocalDiscord]:
    """A local Discord without and with Discord's own description."""
    path: Path | None = request.getfixturevalue("spec") if request.param == "description" else None
    local = LocalDiscord(spec=path)
    await local.start()
    yield local
    await local.stop()


async def send(local: LocalDiscord, method: str, path: str, body: Any) -> tuple[int, Json]:
    """One raw call with the bot's token."""
    headers = {"Authorization": f"Bot {local.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.request(method, f"{local.url}/api/v10{path}", json=body) as answer,
    ):
        return answer.status, await answer.json()


@pytest.mark.parametrize("name", BAD_MESSAGES)
async def test_a_bad_message_is_refused(judge: LocalDiscord, name: str) -> None:
    """400 with 50035 (or 50006 for an empty one), and the violation is written down."""
    channel = next(iter(judge.world.channels))

    status, answer = await send(judge, "POST", f"/channels/{channel}/messages", BAD_MESSAGES[name])

    assert (status, answer["code"] in (50035, 50006)) == (400, True)
    assert len(judge.violations) == 1
    assert judge.world.in_channel(channel) == []


@pytest.mark.parametrize("name", BAD_COMMANDS)
async def test_bad_commands_are_refused(judge: LocalDiscord, name: str) -> None:
    """No command of a bad registration is taken."""
    path = f"/applications/{judge.world.bot.id}/commands"

    status, answer = await send(judge, "PUT", path, BAD_COMMANDS[name])

    assert (status, answer["code"]) == (400, 50035)
    assert judge.world.usable_commands() == []


async def refused(local: LocalDiscord, doing: asyncio.Task[Any], bad: Json, good: Json) -> list[int]:
    """The codes for a bad and then a good answer to what a person is doing."""
    (exchange,) = await local.world.until(lambda: list(local.world.exchanges.values()))
    path = f"/interactions/{exchange.id}/{exchange.token}/callback"
    answers = [await send(local, "POST", path, body) for body in (bad, good)]
    await doing
    return [answer.get("code", status) for status, answer in answers]


@pytest.mark.parametrize("name", BAD_ANSWERS)
async def test_a_bad_answer_is_refused_and_a_good_one_still_possible(judge: LocalDiscord, name: str) -> None:
    """A refused callback does not use up the interaction."""
    await send(judge, "PUT", f"/applications/{judge.world.bot.id}/commands", [command()])
    doing = asyncio.create_task(judge.players[0].slash("c"))

    codes = await refused(judge, doing, BAD_ANSWERS[name], {"type": 4, "data": {"content": "x"}})

    assert codes in ([50035, 200], [50006, 200])
    assert len(judge.violations) == 1
    assert [message.content for message in judge.players[0].sees()] == ["x"]


@pytest.mark.parametrize("name", BAD_SUGGESTIONS)
async def test_bad_suggestions_are_refused(judge: LocalDiscord, name: str) -> None:
    """Autocomplete takes suggestions and nothing else."""
    registered = [command(options=[option(autocomplete=True)])]
    await send(judge, "PUT", f"/applications/{judge.world.bot.id}/commands", registered)
    doing = asyncio.create_task(judge.players[0].complete("c", "o", "x"))

    good = suggestions({"name": "n", "value": "v"})
    codes = await refused(judge, doing, BAD_SUGGESTIONS[name], good)

    assert codes == [50035, 200]
    assert [choice.name for choice in doing.result()] == ["n"]


async def test_good_messages_and_commands_pass(judge: LocalDiscord) -> None:
    """At their limits, the same things are accepted."""
    channel = next(iter(judge.world.channels))
    bodies: list[Json] = [
        {"content": "x" * 2000},
        {"embeds": [{"description": "x" * 3000}] * 2},
        {"content": "x", "components": [row(*[button(f"{r}{n}") for n in range(5)]) for r in range(5)]},
        {"content": "x", "components": [row(menu(25, max_values=25))]},
        {"flags": V2, "components": [{"type": 17, "components": [text("x" * 100)] * 39}]},
    ]

    answers = [await send(judge, "POST", f"/channels/{channel}/messages", body) for body in bodies]
    path = f"/applications/{judge.world.bot.id}/commands"
    registered = await send(judge, "PUT", path, [command(f"c{n}") for n in range(100)])

    assert [status for status, _ in [*answers, registered]] == [200] * 6
    assert judge.violations == []


async def test_an_edit_cannot_empty_a_message_nor_leave_v2(judge: LocalDiscord) -> None:
    """A refused edit changes nothing."""
    channel = next(iter(judge.world.channels))
    path = f"/channels/{channel}/messages"
    _, plain = await send(judge, "POST", path, {"content": "x"})
    _, card = await send(judge, "POST", path, {"flags": V2, "components": [text()]})
    before = copy.deepcopy(judge.world.in_channel(channel))

    edits = [
        (plain, {"content": ""}, 50006),
        (plain, {"flags": V2, "components": [text()]}, 50035),
        (card, {"content": "y"}, 50035),
        (card, {"flags": 0}, 50035),
        (card, {"components": []}, 50006),
    ]
    codes = [(await send(judge, "PATCH", f"{path}/{on['id']}", body))[1]["code"] for on, body, _ in edits]

    assert codes == [code for _, _, code in edits]
    assert judge.world.in_channel(channel) == before


async def test_other_peoples_messages_and_missing_things(judge: LocalDiscord) -> None:
    """Discord's codes for what is not there or not the bot's."""
    channel = next(iter(judge.world.channels))
    said = judge.players[0].say("bonsoir")
    calls = [
        ("PATCH", f"/channels/{channel}/messages/{said.id}", {"content": "x"}, 50005),
        ("PATCH", f"/channels/{channel}/messages/5", {"content": "x"}, 10008),
        ("POST", "/channels/5/messages", {"content": "x"}, 10003),
        ("GET", "/users/5", None, 10013),
        (
            "POST",
            f"/channels/{channel}/threads",
            {"name": "x", "type": 11, "auto_archive_duration": 7},
            50035,
        ),
        ("POST", f"/channels/{channel}/threads", {"name": "", "type": 11}, 50035),
        ("POST", "/interactions/5/token/callback", {"type": 5}, 10062),
        ("POST", f"/webhooks/{judge.world.bot.id}/token", {"content": "x"}, 50027),
    ]

    codes = [(await send(judge, method, path, body))[1]["code"] for method, path, body, _ in calls]

    assert codes == [code for *_, code in calls]
