"""The conjurer of Shadow of Nerekhall: images that look like heroes, and light that comes from where they stand."""

from bot.descent.rules import harm, stats, walking
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, held, hunt, hurt, may_react, offered, refused, set_down
from tests.descent.scene import Scene, scene

CONJURER = {"L": "leoric_of_the_book/conjurer"}
TOUGH = {"z": "zombie master", "y": "zombie master"}
HIT = "blue r4h2, green h1, brown 0"


def conjurer(
    drawing: str, *cards: str, images: tuple[str, ...] = (), roll: str = "", turn: str | None = "L"
) -> Scene:
    """The conjurer with more cards, and images on these squares."""
    table = scene(
        drawing,
        heroes=CONJURER,
        monsters=TOUGH,
        cards={"L": list(cards)} if cards else None,
        roll=roll,
        turn=turn,
    )
    set_down(table, "L", "image", *images)
    return table


def images(table: Scene) -> list[str]:
    """Where the images stand."""
    return sorted(str(each.square) for each in table.game.familiars.values())


def aimed(table: Scene, card: str, image: str, ability: str = "main") -> None:
    """The card is used on one of the images."""
    table.names["i"] = image
    table.use("L", card, "i", ability)


def on_image(table: Scene, card: str, image: str, ability: str = "main") -> str | None:
    """With which code the card is refused on this image."""
    table.names["i"] = image
    return refused(table, "L", card, "i", ability)


# Equipment and images -------------------------------------------------------------------------------------------


@shows("prismatic_staff")
def test_prismatic_staff_stuns() -> None:
    """Prismatic Staff: two surge lines add hearts, the third stuns."""
    table = conjurer("L . z", roll="blue r2h2s1, green h1s1, brown 0")

    table.attack("L", "z")
    table.choose("surge0")
    table.choose("surge2")
    table.settle()

    assert (table["z"].damage, table["z"].conditions) == (4, ["stunned"])


@refuses("prismatic_staff")
def test_prismatic_staff_stuns_only_the_hurt() -> None:
    """The prismatic_staff stuns nobody whom it deals no heart, and nobody without a surge."""
    table = conjurer("L . z", roll="blue r6h1s1, green r1s1, brown 2")
    table.attack("L", "z")
    table.choose("surge2")
    table.settle()
    assert table["z"].conditions == []

    dull = conjurer("L . z", roll=HIT)
    dull.attack("L", "z")
    assert dull.asked is None


@shows("image")
def test_monsters_take_an_image_for_a_hero() -> None:
    """The image nearest to a monster is what it attacks; it is gone, and its owner feels it."""
    table = conjurer("L . . . z", images=("D1",), turn=None, roll="blue r3h2, yellow h2, gray 0")

    bite(table)
    table.settle()

    assert images(table) == []
    assert (table["L"].damage, table.hero("L").fatigue) == (1, 1)


@shows("image")
def test_an_image_has_its_owners_attributes() -> None:
    """An image tests with the attributes of its owner, and what tires it breaks it."""
    table = conjurer("L . . .", images=("C1",))
    image = table.game.familiars["image_a"]
    assert stats.attribute(table.game, image, "knowledge") == 5

    table.step(harm.Tire(figure="image_a", amount=1, source="card"))

    assert images(table) == []
    assert (table["L"].damage, table.hero("L").fatigue) == (1, 1)


@refuses("image")
def test_an_image_does_nothing_by_itself() -> None:
    """An image has no move action and no attack, and a blow that its gray die stops does not break it."""
    table = conjurer("L . . . z", images=("D1",), roll="")
    assert [
        choice for choice in table.legal("L") if choice.command.kind in ("move_familiar", "attack_with_familiar")
    ] == []

    safe = conjurer("L . . . z", images=("D1",), turn=None, roll="blue r5h1, yellow r1h1, gray 3")
    bite(safe)
    safe.settle()
    assert images(safe) == ["D1"]
    assert safe["L"].damage == 0


@shows("mirror_image")
def test_mirror_image_costs_as_much_as_there_are() -> None:
    """Mirror Image: the first image is free, the second costs one fatigue, the third two."""
    table = conjurer("L . . . .")
    for fatigue, square in ((0, "B1"), (1, "C1")):
        table.use("L", "mirror_image")
        if table.asked:
            table.choose(square)
        assert table.hero("L").fatigue == fatigue

    assert images(table) == ["B1", "C1"]


@shows("mirror_image")
def test_mirror_image_breaks_on_its_owner() -> None:
    """mirror_image: an image that is broken hurts and tires the conjurer."""
    table = conjurer("L . . z", images=("C1",), turn=None, roll="blue r3h2, yellow h2, gray 0")

    hunt(table)
    table.settle()

    assert (table["L"].damage, table.hero("L").fatigue) == (1, 1)


@refuses("mirror_image")
def test_mirror_image_has_an_end() -> None:
    """mirror_image: the fifth image is refused, and whoever is too tired for the next."""
    full = conjurer("L . . .\n. . . .", images=("D1", "C1", "D2", "C2"))
    assert refused(full, "L", "mirror_image") == "no_effect"

    tired = conjurer("L . . .\n. . . .", images=("D1", "C1"))
    hurt(tired, "L", fatigue=4)
    assert refused(tired, "L", "mirror_image") == "too_tired"
    assert offered(conjurer("L . . .", images=("D1",)), "L", "mirror_image")


@shows("channeling")
def test_channeling_strikes_from_an_image() -> None:
    """Channeling: round the corner, from where the image stands."""
    table = conjurer("L # z\n. . .", images=("B2",), roll="blue r2h2s1, green h1, brown 0")
    assert table.game.distance(table["L"], table["z"]) != 1

    table.use("L", "channeling", "z")
    table.settle()

    assert table["z"].damage >= 3


@shows("channeling")
def test_channeling_moves_and_removes_images() -> None:
    """channeling: for a movement point an image goes one square; and it is gone when its owner wants."""
    table = conjurer("L . . . .", images=("C1", "E1"))
    table.push("L", 1)

    aimed(table, "channeling", "image_a", "step")
    table.choose("D1")
    assert images(table) == ["D1", "E1"]
    assert table.game.turn is not None
    assert table.game.turn.points == 0

    aimed(table, "channeling", "image_b", "dismiss")
    assert images(table) == ["D1"]
    assert table.hero("L").fatigue == 1


@refuses("channeling")
def test_channeling_needs_images_points_and_magic() -> None:
    """channeling: without an image nothing is channelled, without a point none moves, and a sling is no magic."""
    assert refused(conjurer("L . z"), "L", "channeling", "z") == "no_effect"
    assert on_image(conjurer("L . . .", images=("C1",)), "channeling", "image_a", "step") == "no_effect"
    assert refused(conjurer("L . . z", "sling", images=("B1",)), "L", "channeling", "z") == "no_effect"


# Skills ---------------------------------------------------------------------------------------------------------


@shows("illusory_path")
def test_illusory_path_slows_monsters() -> None:
    """Illusory Path: squares next to an image cost monsters a point more."""
    table = conjurer("L . . . z", "illusory_path", images=("B1",))

    assert walking.entry_cost(table.game, table["z"], table.game.familiars["image_a"].square) == 1
    costs = {square: walking.entry_cost(table.game, table["z"], square) for square in table["z"].squares}
    assert set(costs.values()) == {1}
    near = next(
        square
        for square in table.game.grid.neighbours(table.game.familiars["image_a"].square)
        if str(square) == "C1"
    )
    assert walking.entry_cost(table.game, table["z"], near) == 2


@shows("illusory_path")
def test_illusory_path_moves_an_image_along() -> None:
    """illusory_path: two fatigue for movement move an image two squares."""
    table = conjurer("L . . . . .", "illusory_path", images=("C1",))

    table.push("L", 2)
    table.choose("illusory_path")
    table.choose("E1")

    assert images(table) == ["E1"]


@refuses("illusory_path")
def test_illusory_path_is_paved_with_images() -> None:
    """illusory_path: without images nobody is slowed and nobody asked; heroes are never slowed."""
    table = conjurer("L . . . z", "illusory_path")
    table.push("L", 1)
    assert not may_react(table, "illusory_path")

    beside = conjurer("L . . .", "illusory_path", images=("C1",))
    near = next(square for square in beside.game.grid.neighbours(beside["L"].square))
    assert walking.entry_cost(beside.game, beside["L"], near) == 1


@shows("many_friends")
def test_many_friends_give_dice() -> None:
    """Many Friends: a brown die beside an image, and a green one with three in play."""
    table = conjurer("L . . . z", "many_friends", images=("B1", "C1", "D1"))
    table.roll("blue r4h2, green h1, green h1, brown 0")
    assert stats.defence_pool(table.game, table["L"]) == ("gray", "brown")

    table.use("L", "channeling", "z")
    table.settle()

    assert table["z"].damage == 4


@refuses("many_friends")
def test_many_friends_are_three_or_beside() -> None:
    """many_friends: an image two squares away shelters nobody, and two are not many."""
    table = conjurer("L . . . z", "many_friends", images=("C1", "D1"), roll=HIT)
    assert stats.defence_pool(table.game, table["L"]) == ("gray",)

    table.use("L", "channeling", "z")
    table.settle()

    assert table["z"].damage == 3


@shows("refraction")
def test_refraction_places_and_strikes() -> None:
    """Refraction: three squares from an image another one, and the light strikes from there."""
    table = conjurer("L . . . . . # z\n. . . . . . . .", "refraction", images=("D1",), roll=HIT)

    aimed(table, "refraction", "image_a")
    table.choose("G2")
    table.choose("zombie_1")
    table.settle()

    assert images(table) == ["D1", "G2"]
    assert table["z"].damage == 3
    assert held(table, "L", "refraction").exhausted


@refuses("refraction")
def test_refraction_needs_an_image_and_one_more() -> None:
    """refraction: without an image nothing is refracted, and a fifth there is none."""
    assert not offered(conjurer("L . . z", "refraction"), "L", "refraction")
    full = conjurer("L . . .\n. . . .", "refraction", images=("D1", "C1", "D2", "C2"))
    assert on_image(full, "refraction", "image_a") == "no_effect"


@shows("blinding_light")
def test_blinding_light_dazzles() -> None:
    """Blinding Light: two shields, an image, and a way out if nothing came through."""
    table = conjurer("L z\n. .\n. .", "blinding_light", turn=None, roll="blue r5h1, yellow r1h1, gray 0")

    bite(table)
    table.choose("blinding_light")
    table.choose("A2")
    table.choose("A3")

    assert (table["L"].damage, images(table), table.at("L")) == (0, ["A2"], "A3")
    assert table.hero("L").fatigue == 2


@shows("blinding_light")
def test_blinding_light_leaves_the_hurt_where_they_are() -> None:
    """blinding_light: where a heart came through the image comes all the same, but there is no way out."""
    table = conjurer("L z\n. .", "blinding_light", turn=None, roll="blue r3h2, yellow h2, gray 0")

    bite(table)
    table.choose("blinding_light")
    table.choose("A2")

    assert (table["L"].damage, images(table)) == (1, ["A2"])
    assert table.asked is None


@refuses("blinding_light")
def test_blinding_light_is_for_oneself() -> None:
    """blinding_light: a friend's attacker is not dazzled, and the tired dazzle nobody."""
    table = conjurer("L A z", "blinding_light", turn=None, roll="blue r3h2, yellow h2, gray 0")
    bite(table)
    assert not may_react(table, "blinding_light")

    tired = conjurer("L z", "blinding_light", turn=None, roll="blue r3h2, yellow h2, gray 0")
    hurt(tired, "L", fatigue=4)
    bite(tired)
    assert not may_react(tired, "blinding_light")


@shows("focus_fire")
def test_focus_fire_counts_images() -> None:
    """Focus Fire: a heart for each image within three squares of the target."""
    table = conjurer(
        ". . . . . .\nL . . z . .", "focus_fire", images=("B1", "A1", "F1"), roll="blue r4h2, green h1, brown 1"
    )

    table.use("L", "focus_fire", "z")
    table.settle()

    assert table["z"].damage == 5
    assert table.hero("L").fatigue == 1


@refuses("focus_fire")
def test_focus_fire_needs_magic() -> None:
    """focus_fire: a sling won't do, and without images nothing is added."""
    assert refused(conjurer("L . z", "sling", "focus_fire"), "L", "focus_fire", "z") == "no_effect"
    alone = conjurer("L . z", "focus_fire", roll=HIT)
    alone.use("L", "focus_fire", "z")
    alone.settle()
    assert alone["z"].damage == 3


@shows("sleight_of_mind")
def test_sleight_of_mind_changes_places() -> None:
    """Sleight of Mind: the conjurer stands where the image stood, and stuns whoever is beside."""
    table = conjurer("L . . . . z . y", "sleight_of_mind", images=("E1",))

    aimed(table, "sleight_of_mind", "image_a")

    assert (table.at("L"), images(table)) == ("E1", [])
    assert (table["z"].conditions, table["y"].conditions) == (["stunned"], [])
    assert (table["L"].damage, table.hero("L").fatigue) == (0, 2)


@refuses("sleight_of_mind")
def test_sleight_of_mind_reaches_five_squares() -> None:
    """sleight_of_mind: six squares away is too far, and without an image there is nowhere to go."""
    assert (
        on_image(conjurer("L . . . . . .", "sleight_of_mind", images=("G1",)), "sleight_of_mind", "image_a")
        == "bad_target"
    )
    assert not offered(conjurer("L . z", "sleight_of_mind"), "L", "sleight_of_mind")


@shows("vortex")
def test_vortex_pulls() -> None:
    """Vortex: each monster within three squares of an image is moved and suffers two hearts."""
    table = conjurer("L . . . . z . . y", "vortex", images=("D1",))

    aimed(table, "vortex", "image_a")
    assert "H1" not in table.options
    table.choose("E1")
    table.settle()

    assert table.at("z") == "E1"
    assert (table["z"].damage, table["y"].damage) == (2, 0)


@refuses("vortex")
def test_vortex_turns_round_an_image() -> None:
    """vortex: no monster may be moved away from all images, and without any image there is none."""
    table = conjurer("L . . z . . .", "vortex", images=("B1",))
    aimed(table, "vortex", "image_a")
    assert "F1" not in table.options
    assert "E1" in table.options

    assert not offered(conjurer("L . z", "vortex"), "L", "vortex")


@shows("prismatic_assault")
def test_prismatic_assault_strikes_and_moves() -> None:
    """Prismatic Assault: from one image an attack, the other one goes as far as its owner could."""
    table = conjurer("L . . . . . . .\n. z . . . . . .", "prismatic_assault", images=("B1", "C1"), roll=HIT)

    table.use("L", "prismatic_assault")
    table.choose("line1")
    table.choose("zombie_1")
    while table.asked != "choose_line_for":
        table.choose("pass" if table.asked == "react" else "stop")
    table.choose("line2")
    table.choose("G1")

    assert table["z"].damage == 3
    assert images(table) == ["B1", "G1"]
    assert table.hero("L").fatigue == 3


@refuses("prismatic_assault")
def test_prismatic_assault_needs_images() -> None:
    """prismatic_assault: without an image nothing happens, and with a sling images only move."""
    assert refused(conjurer("L . z", "prismatic_assault"), "L", "prismatic_assault") == "no_effect"

    sling = conjurer("L . . z", "sling", "prismatic_assault", images=("B1",))
    sling.use("L", "prismatic_assault")
    assert sling.asked == "choose_move"
