"""A quest that `flambeau check` refuses is set aside at the start, whatever is wrong with it."""

import pytest

from bot.descent.content.library import library
from tests.descent.quest.checks.hostile import KINDS, SOUND
from tests.descent.quest.checks.slips import MAPS, NAMES, Slip
from tests.editions import Installed, forget, installed

__all__ = ["installed"]

NO_CARD = next(slip for slip in NAMES if "crosbow" in slip.wrong)
NO_ROOM = next(slip for slip in MAPS if "need more room to start" in slip.said)


def is_played(installed: Installed, text: str) -> bool:
    """Whether a quest of this text can be begun after the next start."""
    (installed.descent / "quests" / "toll_house.yaml").write_text(text, encoding="utf-8")
    forget()
    return "toll_house" in library().quests


def test_a_sound_one_is_played(installed: Installed) -> None:
    """What is set aside is set aside for its mistakes."""
    assert is_played(installed, SOUND)


@pytest.mark.parametrize("slip", [NO_CARD, NO_ROOM], ids=["a card there is not", "no room to start"])
def test_a_mistake_that_only_check_knows(installed: Installed, slip: Slip) -> None:
    """It would end in a fault, in the middle of a quest."""
    assert not is_played(installed, SOUND.replace(slip.right, slip.wrong, 1))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if "circle" in kind or "draws itself" in kind])
def test_what_goes_round_in_circles(installed: Installed, kind: str) -> None:
    """It would use up its budget, and nobody could go on."""
    text = KINDS[kind].text
    assert isinstance(text, str)
    assert not is_played(installed, text)
