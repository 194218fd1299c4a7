"""Log lines: for people and for programs, with the campaign they are about and without tokens."""

import io
import json
import logging
import sys

import pytest
from rich.logging import RichHandler

from bot import whereabouts
from bot.logs import Format, handler_for, without_tokens


def written(form: Format, *, fault: bool = False) -> str:
    """What is written when something is said about the seventh deed of campaign 3."""
    handler, out = handler_for(form), io.StringIO()
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(out)
    whereabouts.at(3, 7)
    record = logging.LogRecord("bot.table", logging.WARNING, __file__, 1, "%s is lost", ("a panel",), None)
    if fault:
        try:
            raise OSError("POST /webhooks/12/secret-token failed")
        except OSError as error:
            record.exc_info = (type(error), error, error.__traceback__)
    handler.handle(record)
    whereabouts.nowhere()
    return out.getvalue()


def test_a_line_for_programs_is_one_object() -> None:
    """Campaign and deed are fields of their own; an exception stays in its line."""
    line = json.loads(written("json"))
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "WARNING",
        "logger": "bot.table",
        "message": "a panel is lost",
        "campaign": 3,
        "seq": 7,
    }

    fault = written("json", fault=True)
    assert fault.count("\n") == 1
    assert "OSError: POST /webhooks/12/… failed" in json.loads(fault)["exception"]


def test_a_line_for_people_says_what_it_is_about() -> None:
    """At its end, where it is in nobody's way."""
    assert written("text").rstrip().endswith("WARNING bot.table: a panel is lost [campaign=3 seq=7]")
    assert "secret-token" not in written("text", fault=True)


def test_a_terminal_shows_no_token_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """In colour, and with an exception that names an address."""
    screen = io.StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", screen)
    handler = handler_for("text")
    assert isinstance(handler, RichHandler)

    try:
        raise OSError("POST /webhooks/12/secret-token failed")
    except OSError as error:
        raised = (type(error), error, error.__traceback__)
    handler.handle(logging.LogRecord("bot", logging.ERROR, __file__, 1, "it broke", None, raised))

    assert "it broke" in screen.getvalue()
    assert "OSError" in screen.getvalue()
    assert "secret-token" not in screen.getvalue()


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_line_that_does_not_fit_is_written_all_the_same(form: Format) -> None:
    """Whoever logs, also a library of others, is not stopped by a value too few."""
    handler, out = handler_for(form), io.StringIO()
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(out)

    handler.handle(logging.LogRecord("lib", logging.INFO, __file__, 1, "%s at %s", ("one",), None))

    assert "%s at %s" in out.getvalue()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "POST https://x/api/v10/interactions/12/aW50.ab-c_d/callback",
            "POST https://x/api/v10/interactions/12/…/callback",
        ),
        ("with PATCH /webhooks/12/abc/messages/@original", "with PATCH /webhooks/12/…/messages/@original"),
        ("{'t': 1, 'token': 'abc', 'type': 3}", "{'t': 1, 'token': '…', 'type': 3}"),
        ('{"token":"abc"}', '{"token":"…"}'),
        ("campaign 3: 12/34 tokens", "campaign 3: 12/34 tokens"),
    ],
)
def test_tokens_are_taken_out(text: str, told: str) -> None:
    """Out of addresses and payloads; what is none stays."""
    assert without_tokens(text) == told
