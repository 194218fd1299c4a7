"""Plain values: what is written reads back as what it was."""

import pytest

from bot.descent.plain import Tagged


class Creature(Tagged, tag="creature"):
    """A family for this test."""


class Owl(Creature):
    """One of the family."""

    name: str


def test_a_value_reads_back_as_its_own_kind() -> None:
    """The JSON form carries the kind."""
    owl = Owl(name="Otus")

    assert Creature.read(Creature.write(owl)) == owl


def test_a_field_can_not_have_the_name_of_the_tag() -> None:
    """Such a value would overwrite its kind when it is saved, and never be read again."""
    with pytest.raises(TypeError, match="Bat has a field 'creature'"):
        type("Bat", (Creature,), {"__annotations__": {"creature": str}, "__module__": __name__})
