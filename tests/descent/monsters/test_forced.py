"""Heroes who are made to move or attack (MVW-10, MAT-05)."""

import pytest

from bot.descent.monsters.forced import ForceAttack, ForceMove
from tests.descent.scene import scene


def test_mvw_10_a_forced_hero_engages_like_a_monster():
    """MVW-10: it goes toward the target and stops when it is adjacent; its turn's points are untouched."""
    table = scene("H . . . z .", turn=None)

    table.step(ForceMove(hero="syndrael", do="engage", target="zombie_1"))

    assert table.at("H") == "D1"


def test_mvw_10_a_forced_hero_does_not_fear_terrain():
    """MVW-10: where a monster would stand still, a forced hero burns itself on its way."""
    table = scene("H ! . z", turn=None)

    table.step(ForceMove(hero="syndrael", do="engage", target="zombie_1"))

    assert table.at("H") == "C1"
    assert table["H"].damage == 2


def test_mvw_10_a_forced_hero_may_be_driven_to_its_death():
    """MVW-10: ending on a hazard defeats it like anybody (MOV-08)."""
    table = scene(". H !", turn=None)
    table["H"].squares = table["H"].squares

    table.step(ForceMove(hero="syndrael", do="away", target="syndrael", squares=1))
    assert not table.hero("H").knocked_out

    drive = scene("z H !", turn=None)
    drive.step(ForceMove(hero="syndrael", do="retreat", target="zombie_1"))
    assert drive.hero("H").knocked_out


@pytest.mark.parametrize("word", ["spot", "toward"])
def test_mvw_10_the_other_words_are_known_too(word):
    """MVW-10: spot stops within three squares in sight, toward goes as near as it can."""
    table = scene("H . . . . . z", turn=None)

    table.step(ForceMove(hero="syndrael", do=word, target="zombie_1"))

    assert table.at("H") == {"spot": "D1", "toward": "E1"}[word]


def test_mvw_10_an_immobilised_hero_takes_no_forced_move_action():
    """MVW-10: the same limits hold: no move action while immobilised."""
    table = scene("H . . z", turn=None)
    table["H"].conditions.append("immobilized")

    table.step(ForceMove(hero="syndrael", do="engage", target="zombie_1"))

    assert table.at("H") == "A1"


def test_mat_05_a_forced_hero_spends_its_surges_for_the_most_damage():
    """MAT-05: nobody is asked; both surge lines of the axe are bought for hearts."""
    table = scene(
        "G z",
        heroes={"G": "grisban_the_thirsty/berserker"},
        monsters={"z": "zombie master"},
        roll="blue r2h2s1, red h3s1, brown 2",
        turn=None,
    )

    table.step(ForceAttack(hero="grisban_the_thirsty", target="zombie_1"))

    assert [event.ability for event in table.told("surge_spent")] == ["surge0", "surge1"]
    assert table["z"].damage == 5 + 2 - 2


def test_mat_05_first_of_all_it_does_not_miss():
    """MAT-05: the surge goes into range where the shot would fall short, although hearts would please more."""
    table = scene(
        "H . . . z",
        cards={"H": ["elm_greatbow"]},
        roll="blue r2h2s1, yellow r1h1, brown 0",
        turn=None,
    )

    table.step(ForceAttack(hero="syndrael", target="zombie_1"))

    assert [event.ability for event in table.told("surge_spent")] == ["surge1"]
    assert "z" not in table
