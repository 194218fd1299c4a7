"""Every quest, played a few times by automatic heroes; `make balance` plays many more."""

import pytest

from bot.descent.content.library import library
from bot.descent.simulate.batch import Batch, play_all

PLAYED = [
    (2, "normal"),
    pytest.param(3, "hard", marks=pytest.mark.slow),
    pytest.param(4, "normal", marks=pytest.mark.slow),
]
"""By default with few heroes: their games are short."""


@pytest.mark.parametrize(("heroes", "difficulty"), PLAYED)
@pytest.mark.parametrize("quest", sorted(library().quests))
def test_automatic_heroes_play_it_to_its_end(quest: str, heroes: int, difficulty: str) -> None:
    """No game crashes, and each is won or lost in the end."""
    batch = Batch.model_validate(
        {"quest": quest, "heroes": heroes, "games": 1, "difficulty": difficulty, "seed": 3}
    )

    for played in play_all(batch):
        assert played.report.crashed is None, f"{quest}, seed {played.seed}"
        assert played.report.outcome in ("won", "lost"), f"{quest}, seed {played.seed}"
