"""The roll of an attack: what its surges bought stands below the dice, and in the words beside the picture."""

import pytest

from bot.descent.attack.record import AttackRecord
from bot.descent.state.game import Game
from bot.descent.views.pictures.dice import bought, dice_view
from bot.descent.words import symbols, words
from bot.words import LANGUAGES, Language
from renders.descent.dice import draw_dice
from tests.descent.views.games import started, wander
from tests.renders.proofs import slips


def attack_with_surges() -> tuple[Game, AttackRecord]:
    """The first attack, in games played by chance, whose surges have bought something."""
    for seed in range(20):
        for campaign in wander(started(2, seed=f"surge {seed}"), seed, 120):
            game = campaign.running()
            for record in game.attacks.values():
                if record.dice and record.bought:
                    return game, record
    raise AssertionError("nobody ever bought anything with a surge")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_surges_bought_is_shown(language: Language) -> None:
    """Each purchase has a line on the picture and stands in its words; the picture can be read on a phone."""
    game, record = attack_with_surges()
    view = dice_view(game, record, words(language))
    lines = bought(game, record, words(language))

    assert len(lines) == len(view.spent) == len(record.bought)
    assert all(line.startswith(symbols.SURGE) and line in view.alt for line in lines)
    assert all(line.startswith("{surge}") for line in view.spent)
    assert slips(draw_dice, view) == []
