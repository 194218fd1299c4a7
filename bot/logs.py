"""Log lines: in colour for people at a terminal, plain for files and containers."""

import logging
import sys

from rich.console import Console
from rich.logging import RichHandler

PLAIN = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
QUIET = ("aiosqlite", "asyncio", "PIL", "discord.gateway", "discord.client")
"""Those who talk about every heartbeat and statement; from them only warnings."""


def set_up_logs(level: str) -> None:
    """Write to standard error what is at least this important."""
    handler: logging.Handler
    if sys.stderr.isatty():
        handler = RichHandler(console=Console(stderr=True), show_path=False, rich_tracebacks=True)
    else:
        handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter(PLAIN))
    logging.basicConfig(level=level, handlers=[handler], format="%(message)s", force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.getLevelName(level), logging.WARNING))
