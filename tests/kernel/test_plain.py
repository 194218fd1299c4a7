"""Plain values: what is written reads back as what it was."""

import pytest

from bot.kernel.plain import Tagged


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


class Fish(Creature, abstract=True):
    """What all fish have."""

    fins: int = 2


class Pike(Fish):
    """A fish."""


class Carp(Fish):
    """Another."""


def test_what_kinds_have_in_common_is_no_kind() -> None:
    """Nothing is just a fish: neither the code nor a save can make one."""
    assert not {"fish", ""} & set(Creature.kinds)
    with pytest.raises(ValueError, match="unknown creature 'fish'"):
        Creature.read({"creature": "fish"})
    with pytest.raises(ValueError, match="unknown fish None"):
        Fish(fins=3)


def test_below_what_is_shared_every_kind_is_itself() -> None:
    """A pike is read as a pike, by the whole family and by those who want a fish; an owl is no fish."""
    pike = Pike(fins=3)

    assert Creature.read(Creature.write(pike)) == pike
    assert Fish.read(Fish.write(pike)) == pike
    assert pike != Carp(fins=3)
    with pytest.raises(ValueError, match="unknown fish 'owl'"):
        Fish.read(Creature.write(Owl(name="Otus")))
