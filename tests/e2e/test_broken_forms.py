"""A form that can't be opened: whoever pressed for it is told, with a reference."""

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.descent.views.asks import SQUARE as SQUARE_FORM
from cogs.descent import answers
from cogs.forms import Form

from .people import Party
from .test_hazards import square_button, told, turn

__all__ = ["turn"]


class Broken(dict[str, Form]):
    """Forms nobody can even look up."""

    def get(self, *asked: Any) -> Any:
        raise LookupError("this is broken")


SQUARE = answers.FORMS[SQUARE_FORM]
NO_LENGTH: Any = object()
BAD = {
    "while it is looked for": Broken(),
    "while it is made": {SQUARE_FORM: replace(SQUARE, longest=NO_LENGTH)},
    "such as Discord takes none": {SQUARE_FORM: replace(SQUARE, longest=1_000_000)},
}


@pytest.mark.parametrize("forms", BAD.values(), ids=BAD)
async def test_a_mistake_of_ours_is_answered(
    turn: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, forms: dict[str, Form]
) -> None:
    """No silence: the press is acknowledged and answered; the reference is in the log, and play goes on."""
    monkeypatch.setattr(answers, "FORMS", forms)
    alix, _ = turn.players

    exchange = await alix.press(turn.current(), square_button(turn).custom_id)
    answer = await told(turn, exchange)

    (reference,) = re.findall(r"^ERROR .* fault (\w+): interaction", caplog.text, re.MULTILINE)
    turn.local.violations.clear()  # the mistake is on purpose
    assert exchange.modal is None
    assert reference in answer
