"""How much is pressed and asked: the tool that writes it down."""

from tools.discord_measures import written
from tools.table_measures import BEGIN, END, measure


def test_a_small_run_makes_the_whole_table() -> None:
    """One game each: every row has what was before, what is now and what it should be, and few presses do."""
    head, line, *rows = measure(["braises"], ["first_torch"], games=1, turns=1)

    assert (head.count("|"), line.count("|")) == (5, 5)
    assert [row.count("|") for row in rows] == [5] * 9
    alone, shortest, together, turn = (int(row.split("|")[3].split(",")[0]) for row in rows[:4])
    assert shortest <= 8
    assert shortest <= alone < together <= 12
    assert turn <= 5


def test_each_table_has_its_own_place() -> None:
    """Writing one of them leaves everything around it alone."""
    page = f"a\n{BEGIN}\nold\n{END}\nb\n"

    assert written(page, ["new"], BEGIN, END) == f"a\n{BEGIN}\nnew\n{END}\nb\n"
