"""docs/players.md shows the commands as they are."""

from tools.players_page import PAGE, page, tree


def test_the_page_is_up_to_date() -> None:
    """docs/players.md lists every command in both languages; `make docs` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_command_is_on_it() -> None:
    """The tree is read from the cogs, not from a list of our own."""
    paths = list(tree())

    assert ("campaign", "new") in paths
    assert ("turn", "move") in paths
    assert ("monster",) in paths
    assert len(paths) == len(set(paths))
