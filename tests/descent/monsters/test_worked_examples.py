"""The worked examples of the rulebook's monster pages, rebuilt (MVW-09, APX-02)."""

from tests.descent.scene import Scene, scene


def attacks(table: Scene) -> list[tuple[str, str]]:
    """Who attacked whom, in order."""
    return [(event.attacker, event.target) for event in table.told("attack_declared")]


def actions(table: Scene) -> list[str]:
    """The actions that were taken, in order."""
    return [event.action for event in table.told("action_taken")]


def neglected(table: Scene) -> list[tuple[str, str]]:
    """The lines that were skipped, and why."""
    return [(event.instruction, event.why) for event in table.told("instruction_neglected")]


def steps(table: Scene) -> dict[str, int]:
    """How many squares each figure walked."""
    walked: dict[str, int] = {}
    for event in table.told("figure_moved"):
        walked[event.figure] = walked.get(event.figure, 0) + len(event.path)
    return walked


def test_mvw_09_zombies_engaging():
    """MVW-09: minions engage the hero with the highest knowledge, the master the closest hero."""
    table = scene(
        """
        . . . . . . . . . .
        a . . L . . . . G .
        . . . . . . . . . .
        b . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . c .
        """,
        monsters={"a": "zombie", "b": "zombie", "c": "zombie master"},
        turn=None,
    )

    table.activate(
        "zombie",
        first="minions",
        minion=[{"do": "engage", "aim": {"by": ["highest_knowledge"]}}],
        master=[{"do": "engage"}],
    )

    # The first needs 2 of its 3 points to stand next to Léoric, and stops there.
    assert steps(table)[table.names["a"]] == 2
    assert table.game.adjacent(table["a"], table["L"])
    # The master spends its 3 points and ends next to Grisban, the closest hero.
    assert steps(table)[table.names["c"]] == 3
    assert table.game.adjacent(table["c"], table["G"])


def test_mvw_09_a_zombie_too_far_away_spends_all_its_points():
    """MVW-09: three squares closer, not adjacent: the action is over all the same."""
    table = scene("z . . . . . L .", turn=None)

    table.activate("zombie", minion=[{"do": "engage", "aim": {"by": ["highest_knowledge"]}}])

    assert steps(table) == {"zombie_1": 3}
    assert table.game.distance(table["z"], table["L"]) == 3
    # Zombies shamble: the second action can't be a move action too.
    assert ("engage", "shambling") in neglected(table)


UNATTACKED = {"unattacked": True}
SHOOT = [{"do": "spot", "aim": UNATTACKED}, {"do": "attack", "aim": UNATTACKED}]


def test_mvw_09_goblin_archers_spotting():
    """MVW-09: each archer spots a hero nobody has attacked yet, stops within 3 and in sight, and shoots."""
    table = scene(
        """
        . . . . . . . . . .
        m a . . . . . . . G
        . . . . . . . . . .
        . . . . . . . . . S
        """,
        monsters={"m": "goblin_archer master", "a": "goblin_archer"},
        turn=None,
        roll="blue X, yellow r1h1, gray 0, blue X, yellow r1h1, gray 0",
    )

    table.activate("goblin_archer", first="masters", minion=SHOOT, master=SHOOT)
    table.settle()

    assert attacks(table) == [] or len({target for _, target in attacks(table)}) == len(attacks(table))
    assert steps(table)[table.names["m"]] == 5


def test_mvw_09_the_third_archer_is_stuck_behind_an_ally_and_a_pit():
    """MVW-09: it can't spend its fifth point, for only an ally's square or a pit is left, and shoots from there."""
    table = scene(
        """
        # # # # # # # . L
        c . . . . a o . .
        # # # # # # # . .
        """,
        monsters={"a": "zombie", "c": "goblin_archer"},
        turn=None,
        roll="blue X, yellow r1h1, gray 0",
    )

    table.activate("goblin_archer", minion=SHOOT)

    assert steps(table) == {"goblin_archer_1": 4}
    assert table.at("c") == "E2"


BITE_AND_BACK_OFF = [
    {"do": "engage", "aim": {"by": ["most_health_left"]}},
    {"do": "attack", "aim": {"adjacent": True}, "then": [{"do": "retreat"}]},
    {"do": "retreat", "when": {"hero_within": 2}},
]
BERSERKER = {"G": "grisban_the_thirsty/berserker"}


def test_mvw_09_the_first_barghest_retreats_with_the_points_it_has_left():
    """MVW-09: two points to get next to Grisban, the attack, then two points back."""
    table = scene(
        """
        . . . . . . . . . .
        . . . b b . . . G .
        . . . . . . . . . .
        """,
        heroes=BERSERKER,
        turn=None,
        roll="blue X, red h1, gray 0",
    )

    table.activate("barghest", minion=BITE_AND_BACK_OFF)

    assert actions(table) == ["engage", "attack"]
    assert attacks(table) == [("barghest_1", "grisban_the_thirsty")]
    assert steps(table) == {"barghest_1": 4}
    assert table.game.distance(table["b"], table["G"]) == 4


def test_mvw_09_the_second_barghest_is_already_there():
    """MVW-09: it attacks first, can't retreat without points, and takes the last line to do so."""
    table = scene(
        """
        . . . . . . . . .
        . . . . . b b G .
        . . . . . . . . .
        """,
        heroes=BERSERKER,
        turn=None,
        roll="blue X, red h1, gray 0",
    )

    table.activate("barghest", minion=BITE_AND_BACK_OFF)

    assert actions(table) == ["attack", "retreat"]
    assert ("engage", "already_adjacent") in neglected(table)
    assert ("retreat", "no_points") in neglected(table)
    assert table.game.distance(table["b"], table["G"]) == 6


def test_mvw_09_the_third_barghest_has_no_points_left():
    """MVW-09: four squares, the attack, and nothing left to back off with."""
    table = scene("b b . . . . . L .", turn=None, roll="blue X, red h1, gray 0")

    table.activate("barghest", minion=BITE_AND_BACK_OFF)

    assert actions(table) == ["engage", "attack"]
    assert table.game.adjacent(table["b"], table["L"])
    assert ("retreat", "no_points") in neglected(table)
