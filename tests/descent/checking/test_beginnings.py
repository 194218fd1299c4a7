"""What authors begin with: skeletons, schemas of their files, and stubs of texts."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import yaml
from typer.testing import CliRunner

from bot.cli import app
from bot.descent.checking.schemas import KINDS, schema_of
from bot.descent.checking.stubs import Stub, with_stubs
from bot.descent.content.yaml_files import YamlLoader, load_yaml
from bot.descent.workshop import WORKSHOP
from bot.packs.card import Card, read_card
from bot.paths import DATA
from bot.workshop import WrongUse

DESCENT = DATA / "descent"


def run(*arguments: str | Path) -> str:
    """What a command says that goes well."""
    told = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert told.exit_code == 0, told.output
    return told.output


# flambeau new ------------------------------------------------------------------------------------------------


def begun(folder: Path) -> list[Path]:
    """All that can be begun, begun in a folder."""
    run("new", "quest", "my_mill", "--in", folder)
    run("new", "level", "my_yard", "--in", folder, "--lang", "fr")
    run("new", "campaign", "my_road", "--in", folder)
    run("new", "pack", "winter", "--in", folder)
    run("new", "quest", "pond", "--in", folder / "winter")
    return [path for path in sorted(folder.rglob("*.yaml")) if path.name != "pack.yaml"]


def test_what_is_begun_is_sound(tmp_path: Path) -> None:
    """Every skeleton is checked without a mistake or a doubt, in two languages or in one."""
    paths = begun(tmp_path)

    found = WORKSHOP.check_some([str(path) for path in paths])

    assert len(paths) == 7
    assert (found.errors, found.warnings) == ([], [])
    assert (tmp_path / "winter" / "quests" / "winter__pond.yaml") in paths
    assert WORKSHOP.check_some([str(tmp_path / "winter")]).names == ["winter__first", "winter__pond"]
    assert not list((tmp_path / "locales" / "en").glob("level_*"))


def test_the_card_of_a_pack_is_read(tmp_path: Path) -> None:
    """`pack.yaml` is sound, also by its schema, which knows every field there is."""
    run("new", "pack", "winter", "--in", tmp_path, "--lang", "fr")
    path = tmp_path / "winter" / "pack.yaml"

    card = read_card(path.read_bytes())

    assert (card.id, card.languages) == ("winter", ("fr",))
    assert jsonschema_rs.validator_for(schema_of("pack")).is_valid(load_yaml(path))
    assert schema_of("pack")["properties"].keys() == Card.model_fields.keys()


def test_what_is_begun_can_be_played(tmp_path: Path) -> None:
    """Automatic heroes come to an end of the quest that was just begun."""
    run("new", "quest", "my_mill", "--in", tmp_path)

    told = json.loads(run("simulate", tmp_path / "quests" / "my_mill.yaml", "--games", "1", "--json"))

    assert told["crashes"] == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    """What is there stays as it is, and names that can't be are told."""
    run("new", "quest", "my_mill", "--in", tmp_path)
    for kind, name, said in (
        ("quest", "my_mill", "is there already"),
        ("quest", "My Mill", "small letters"),
        ("pack", "my_pack", "3 to 20 small letters"),
        ("song", "la", "there is no skeleton of 'song'"),
    ):
        with pytest.raises(WrongUse, match=said):
            WORKSHOP.begin(kind, name, tmp_path, [])


def test_a_mistake_in_a_campaign_is_told_with_its_line(tmp_path: Path) -> None:
    """Fields, names and texts of a draft of a campaign are checked where they stand."""
    run("new", "campaign", "my_road", "--in", tmp_path)
    path = tmp_path / "campaigns" / "my_road.yaml"
    sound = path.read_text(encoding="utf-8")
    for right, wrong, said in (
        ("quests: [my_road_last]", "quests: [my_road_lost]", "unknown name 'my_road_lost'"),
        ("finale: true", "final: true", "chapter takes"),
        ("id: tired", "id: weary", "there is no text campaign-my_road-epilogue-weary"),
        ("came_late, to: 1", "came_lat, to: 1", "did you mean 'came_late'?"),
    ):
        path.write_text(sound.replace(right, wrong), encoding="utf-8")

        errors = WORKSHOP.check_some([str(path)]).errors

        assert any(said in error and error.startswith("campaigns/my_road.yaml:") for error in errors), (
            wrong,
            errors,
        )


# flambeau schema ---------------------------------------------------------------------------------------------

SHIPPED = {
    "quest": ("quests/*.yaml", "boxes/*/quests/*.yaml"),
    "level": ("raid/*.yaml",),
    "campaign": ("campaigns/*.yaml",),
    "activations": ("activations/*.yaml", "boxes/*/activations/*.yaml"),
    "travel_events": ("travel_events.yaml", "boxes/*/travel_events.yaml"),
    "cities": ("cities.yaml",),
}


def plain(path: Path) -> Any:
    """A file as an editor sees it: fields have names, never numbers."""
    return json.loads(json.dumps(load_yaml(path), default=str))


def test_every_shipped_file_fits_its_schema() -> None:
    """What is read is also what the schema of its kind allows."""
    assert set(SHIPPED) == {*KINDS} - {"pack"}
    for kind, patterns in SHIPPED.items():
        validator = jsonschema_rs.validator_for(schema_of(kind))
        paths = [path for pattern in patterns for path in sorted(DESCENT.glob(pattern))]
        assert paths
        for path in paths:
            assert validator.is_valid(plain(path)), path.name


def test_a_schema_refuses_what_is_no_quest() -> None:
    """Fields and verbs that there are not, values of another kind, fields that are missing."""
    validator = jsonschema_rs.validator_for(schema_of("quest"))
    text = (Path(__file__).parents[1] / "quest" / "checks" / "toll_house.yaml").read_text(encoding="utf-8")

    def fits(written: str) -> bool:
        content = yaml.load(written, Loader=YamlLoader)
        return bool(validator.is_valid(json.loads(json.dumps(content))))

    assert fits(text)
    for right, wrong in (
        ("objective: enter", "objectiv: enter"),
        ("kind: explore", "kind: picnic"),
        ("morale: 4", "morale: lots"),
        ("{do: draw, bag", "{do: drew, bag"),
        ("{do: fire, event: echo}", "{do: fire}"),
        ("{at: quest_start}", "{at: quest_star}"),
        ("rotate: 90", "rotate: 45"),
        ("start: [A3, A4, B3, B4]\n", ""),
        ("test: might", "test: muscle"),
        ("6: minor, 8: major", "6: tiny, 8: major"),
        ("health_per_hero: 1", "health_per_hero: much"),
    ):
        assert right in text
        assert not fits(text.replace(right, wrong, 1)), wrong


def test_a_schema_explains_its_fields() -> None:
    """Editors show what a word means: docstrings of models and of their fields."""
    told = json.loads(run("schema", "quest"))

    spawn = told["definitions"]["Spawn"]
    assert spawn["description"].startswith("Monsters that appear")
    assert "highlighted square" in spawn["properties"]["near"]["description"]
    assert "did you mean 'quest'?" in CliRunner().invoke(app, ["schema", "qest"]).output


# flambeau texts ----------------------------------------------------------------------------------------------


def test_stubs_stand_where_the_quest_wants_them() -> None:
    """Attributes go into their message, messages after the one before them, and nothing that is there changes."""
    page = "# Mine\n\na = one\n    .x = two\n# of c\nc = three\n"
    stubs = [Stub("a.y", "…"), Stub("b", "… { $n }", ("n",)), Stub("d", "…"), Stub("e.z", "…")]

    written = with_stubs(page, ["a", "a.x", "a.y", "b", "c", "d", "e.z"], stubs)

    assert written == (
        "# Mine\n\na = one\n    .x = two\n    .y = …\n# { $n }\nb = … { $n }\n"
        "# of c\nc = three\nd = …\ne =\n    .z = …\n"
    )


def test_texts_are_begun_where_there_is_no_file_yet(tmp_path: Path) -> None:
    """The page begins with the title, in each language, and afterwards none is missing."""
    run("new", "quest", "my_mill", "--in", tmp_path)
    pages = [tmp_path / "locales" / language / "quest_my_mill.ftl" for language in ("fr", "en")]
    for page in pages:
        page.unlink()

    run("texts", tmp_path / "quests" / "my_mill.yaml", "--write")

    for page in pages:
        assert page.read_text("utf-8").startswith("quest-my_mill = …\n    .intro = …\n"), page
    assert run("texts", tmp_path / "quests" / "my_mill.yaml") == "No text is missing.\n"


def test_missing_texts_are_listed_and_begun(tmp_path: Path) -> None:
    """`texts` lists what is missing in each language and what nobody asks for; `--write` begins the former."""
    run("new", "quest", "my_mill", "--in", tmp_path)
    path, french = tmp_path / "quests" / "my_mill.yaml", tmp_path / "locales" / "fr" / "quest_my_mill.ftl"
    path.write_text(path.read_text("utf-8").replace("text: arrival}", "text: coming}"), encoding="utf-8")
    french.write_text(french.read_text("utf-8").replace("    .won = Le coffre valait le détour.\n", ""), "utf-8")

    listed = CliRunner().invoke(app, ["texts", str(path)])

    assert listed.exit_code == 1
    assert listed.output.splitlines() == [
        "fr: quest-my_mill.won",
        "fr: quest-my_mill-message-coming",
        "en: quest-my_mill-message-coming",
        "warning: nothing in the quest asks for the text quest-my_mill-message-arrival (fr)",
        "warning: nothing in the quest asks for the text quest-my_mill-message-arrival (en)",
    ]

    before = french.read_text("utf-8").splitlines()
    run("texts", path, "--write")

    assert [line for line in french.read_text("utf-8").splitlines() if line not in before] == [
        "    .won = …",
        "# { $chest_open } { $hero } { $round } { $target }",
        "quest-my_mill-message-coming = …",
    ]
    found = WORKSHOP.check_some([str(path)])
    assert found.errors == []
    assert sum("is still to be written" in line for line in found.warnings) == 3
