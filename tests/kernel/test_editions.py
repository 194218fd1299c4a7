"""Deeds of an old log are carried out by the rules of their time."""

from bot.kernel.editions import by_the_rules_of, since


def test_whoever_plays_has_the_rules_of_today() -> None:
    """Outside an old log everything holds that was ever introduced."""
    assert since(1)
    assert since(10_000)


def test_an_old_log_knows_nothing_of_what_came_later() -> None:
    """By the rules of version 2, what came with 3 does not hold, and what came with 2 does."""
    with by_the_rules_of(2):
        assert since(2)
        assert not since(3)
    assert since(3)


def test_a_refusal_leaves_the_old_rules_behind() -> None:
    """A deed that fails does not leave the rules of its time in force."""
    try:
        with by_the_rules_of(1):
            raise LookupError
    except LookupError:
        pass

    assert since(2)
