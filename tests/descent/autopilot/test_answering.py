"""How automatic heroes answer questions: surges, shields, dice, votes."""

from bot.descent.autopilot import Limits, answer, decide
from bot.descent.autopilot.instinct import instinct
from bot.descent.commands import Answer
from bot.descent.rules.steps import Option, ask
from tests.descent.scene import Scene, scene


def chosen(table: Scene, limits: Limits | None = None) -> str:
    """What is answered to the open question."""
    assert table.game.question is not None
    return answer(table.game, table.game.question, limits).option


def test_a_surge_goes_into_the_heart_that_kills() -> None:
    """A surge that buys the last heart is spent on it."""
    table = scene(
        """
        # # # #
        # G z #
        # # # #
        """,
        heroes={"G": "grisban_the_thirsty/berserker"},
        roll="blue r2h2s1, red h1, brown 1",
    )
    table.attack("G", "z")

    assert chosen(table) in ("surge0", "surge1")


def test_a_surge_left_over_eases_fatigue() -> None:
    """Where no surge ability helps, a surge recovers fatigue."""
    table = scene(
        """
        # # # #
        # H z #
        # # # #
        """,
        roll="blue r2h2s1, red h3, brown 0",
    )
    table.hero("H").fatigue = 2
    table.attack("H", "z")

    assert chosen(table) == "recover_fatigue"


def under_attack(roll: str) -> Scene:
    """A knight with its shield, attacked by a zombie; the dice lie on the table."""
    table = scene(
        """
        # # # #
        # H z #
        # # # #
        """,
        turn=None,
    )
    table.roll(roll)
    table.activate("zombie", minion=[{"do": "attack"}], master=[{"do": "attack"}])
    return table


def test_the_shield_is_raised_where_it_helps() -> None:
    """A shield that spares a heart is used."""
    table = under_attack("blue r2h2s1, yellow h2, gray 1")

    assert "wooden_shield" in chosen(table)


def test_the_shield_is_kept_where_nothing_comes_through() -> None:
    """Against an attack that deals nothing no card is turned."""
    table = under_attack("blue r5h1, yellow r1h1, gray 3")

    assert table.asked is None or chosen(table) == "pass"


def test_a_missed_blow_is_rolled_again() -> None:
    """A die that shows X is the one to roll again."""
    table = scene(
        """
        # # # # # #
        # W . . z #
        # # # # # #
        """,
        roll="blue X, yellow h1s1, brown 0",
    )
    table.attack("W", "z")
    assert table.asked == "react"
    assert chosen(table) != "pass"

    table.choose(chosen(table))

    assert table.asked == "choose_reroll"
    assert chosen(table) == "die0"


def test_a_good_roll_is_kept() -> None:
    """What could hardly be better is not rolled again."""
    table = scene(
        """
        # # # # # #
        # W . . z #
        # # # # # #
        """,
        roll="blue r2h2s1, yellow h2, brown 0",
    )
    table.attack("W", "z")

    assert table.asked == "react"
    assert chosen(table) == "pass"


def test_the_sturdiest_hero_is_offered_to_monsters() -> None:
    """If the party must say whom a monster strikes, it names whoever can bear it best."""
    table = scene(
        """
        # # # # #
        # H z A #
        # # # # #
        """,
        turn=None,
    )
    table["H"].damage = 8
    options = [Option(id=table[letter].id, about={"target": table[letter].id}) for letter in "HA"]
    ask(table.game, "monster_target", "party", options, default=options[0].id)

    assert chosen(table) == table["A"].id


def test_a_question_nobody_knows_gets_its_default() -> None:
    """A quest may ask anything; where no answer is better than another the default is given."""
    table = scene(
        """
        # # #
        # H #
        # # #
        """
    )
    ask(table.game, "a_riddle", "party", [Option(id="left"), Option(id="right")], default="right")

    assert decide(table.game, table["H"].id) == Answer(hero="party", question=1, option="right")
    assert table.game.question is not None
    assert instinct(table.game, table.game.question).id == "right"


def test_stories_take_every_turn() -> None:
    """At a turn of the story one game goes left and another right; the same game always goes the same way."""
    ways = {}
    for seed in "abcdefgh":
        table = scene(
            """
            # # #
            # H #
            # # #
            """,
            seed=seed,
        )
        ask(table.game, "quest_choice", "party", [Option(id="left"), Option(id="right")], default="left")
        ways[seed] = chosen(table)
        assert chosen(table) == ways[seed]

    assert set(ways.values()) == {"left", "right"}


def test_a_potion_is_no_reaction_where_it_is_not_allowed() -> None:
    """Cards that are used up stay in the bag of an absent player, also as reactions."""
    table = under_attack_with_talisman()

    assert chosen(table).startswith(f"{table['H'].id}/warding_talisman")
    assert "warding_talisman" not in chosen(table, Limits(potions=False))


def under_attack_with_talisman() -> Scene:
    """A hero on its last hearts, a talisman in its bag, and a blow that will fell it."""
    table = scene(
        """
        # # # # #
        # G t t #
        # . t t #
        # # # # #
        """,
        heroes={"G": "grisban_the_thirsty/berserker"},
        cards={"G": ["warding_talisman"]},
        turn=None,
    )
    table.names["H"] = table.names["G"]
    table["G"].damage = 12
    table.roll("blue r3h2, red h1, gray 1")
    table.activate("ettin", minion=[{"do": "attack"}], master=[{"do": "attack"}])
    return table
