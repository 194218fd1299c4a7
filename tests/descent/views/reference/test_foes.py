"""The monster card as players see it."""

import pytest

from bot.descent.content.library import library
from bot.descent.monsters.track import info
from bot.descent.views.reference.foes import SIGN, foe_view, track_lines
from bot.descent.words import words
from renders.descent.cards import draw_monster_card
from tests.descent.views.games import started

FOES = [*library().monsters, *library().lieutenants]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("foe", FOES)
def test_every_foe_has_a_card_in_both_languages(foe: str, language: str) -> None:
    """Each monster and lieutenant can be looked up in both acts; the card is drawn and told in words."""
    for act in (1, 2):
        view = foe_view(foe, "fr" if language == "fr" else "en", act=act, heroes=3)
        picture = draw_monster_card(view)

        assert view.name in view.alt
        assert all(rank.lines for rank in view.ranks)
        assert picture.width >= 400


def test_a_surge_ability_shows_what_it_costs() -> None:
    """Picture and words of a card show two surges where an ability costs two, and one sign everywhere else."""
    dear = {}
    for foe in FOES:
        for act in (1, 2):
            view, facts = foe_view(foe, "en", act=act, heroes=3), info(foe, act=act, heroes=3)
            costs = [surge.cost for rank in facts.ranks for surge in rank.surges]
            lines = [line for rank in view.ranks for line in rank.lines if line.startswith("{surge}")]
            assert [line.split(" ")[0].count("{surge}") for line in lines] == costs, foe
            assert view.alt.count(f"({SIGN * 2})") == costs.count(2), foe
            dear[foe] = max(costs, default=0)

    assert dear["ironbound"] == 2
    assert dear["zombie"] == 1


def test_the_track_tells_each_figure() -> None:
    """The monster track names every group and the health of each of its figures."""
    game = started(2).running()

    lines = track_lines(game, words("fr"))

    assert len(lines) == 1 + len(game.monsters)
    assert "3/3" in "\n".join(lines)
