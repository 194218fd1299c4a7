"""Log lines: in colour for people at a terminal, plain for files and containers, JSON for programs.

Whatever is logged while a campaign is being looked after carries its number, and that of the deed if it is known.
No line holds an interaction's token: with one, anybody could answer in the bot's name for a quarter of an hour.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from types import TracebackType
from typing import Literal

from rich.console import Console
from rich.logging import RichHandler

from bot.whereabouts import whereabouts

Format = Literal["text", "json"]
Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]

PLAIN = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
QUIET = ("aiosqlite", "asyncio", "PIL", "discord.gateway", "discord.client")
"""Those who talk about every heartbeat and statement; from them only warnings."""

TOKENS = (
    re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~%-]+"),
    re.compile(r"""(["'](?:token|access_token|session_id)["']\s*:\s*["'])[^"']+"""),
    re.compile(r"((?:Bot|Bearer) )[\w-]{18,}\.[\w.-]+"),
)
"""How tokens stand in addresses, in payloads and in headers."""
HIDDEN = r"\1…"


def without_tokens(text: str) -> str:
    """A text in which no token can be read."""
    for shape in TOKENS:
        text = shape.sub(HIDDEN, text)
    return text


class Discreet(logging.Filter):
    """Adds to every line what it is about, and takes the tokens out."""

    def filter(self, record: logging.LogRecord) -> bool:
        here = whereabouts()
        record.campaign, record.seq = here.campaign, here.seq
        record.msg, record.args = without_tokens(_message(record)), None
        return True


def _message(record: logging.LogRecord) -> str:
    """What was said; where the values don't fit, without them: nobody stumbles over a line of the log."""
    try:
        return record.getMessage()
    except Exception:
        return str(record.msg)


class PlainLines(logging.Formatter):
    """A line for people, with what it is about at its end."""

    def __init__(self, form: str = PLAIN) -> None:
        super().__init__(form)

    def formatMessage(self, record: logging.LogRecord) -> str:
        return super().formatMessage(record) + _suffix(record)

    def formatException(self, ei: Raised) -> str:
        return without_tokens(super().formatException(ei))

    def formatStack(self, stack_info: str) -> str:
        return without_tokens(super().formatStack(stack_info))


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in ("campaign", "seq"):
            if (value := getattr(record, name, None)) is not None:
                line[name] = value
        if record.exc_info:
            line["exception"] = without_tokens(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def _suffix(record: logging.LogRecord) -> str:
    known = {name: getattr(record, name, None) for name in ("campaign", "seq")}
    told = " ".join(f"{name}={value}" for name, value in known.items() if value is not None)
    return f" [{told}]" if told else ""


def handler_for(form: Format) -> logging.Handler:
    """What writes log lines to standard error."""
    handler: logging.Handler
    if form == "json":
        handler = logging.StreamHandler()
        handler.setFormatter(JsonLines())
    elif sys.stderr.isatty():
        # Without its own tracebacks, which ask no formatter and so would show tokens.
        handler = RichHandler(console=Console(stderr=True), show_path=False)
        handler.setFormatter(PlainLines("%(message)s"))
    else:
        handler = logging.StreamHandler()
        handler.setFormatter(PlainLines())
    handler.addFilter(Discreet())
    return handler


def set_up_logs(level: str, form: Format = "text") -> None:
    """Write to standard error what is at least this important."""
    logging.basicConfig(level=level, handlers=[handler_for(form)], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.getLevelName(level), logging.WARNING))
