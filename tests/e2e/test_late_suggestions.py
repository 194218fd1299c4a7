"""The entrance: a suggestion that comes too late is nobody's fault."""

import logging

import pytest

from bot.app import Flambeau
from bot.local.player import NoAnswer
from bot.local.server import LocalDiscord
from cogs.entrance import UNKNOWN_INTERACTION


async def test_a_suggestion_that_comes_too_late_is_no_error(
    local: LocalDiscord,
    bot: Flambeau,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Discord has forgotten the interaction meanwhile; any other complaint is logged."""
    local.fail_next("/callback", status=404, code=UNKNOWN_INTERACTION)
    with pytest.raises(NoAnswer):
        await local.players[0].complete("odds", "target", "")
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
