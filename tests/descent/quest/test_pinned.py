"""What a quest is known by, what earlier releases shipped, and which games fit a quest they did not begin with."""

import json
from collections.abc import Callable
from typing import Any

import pytest
import yaml

from bot.descent.content import pinned
from bot.descent.content.library import library
from bot.descent.content.pinned import MOST_PINNED, content_here, pin, released
from bot.descent.content.yaml_files import YamlLoader
from bot.descent.party.pinning import is_whole
from bot.descent.quest.base import Happening
from bot.descent.quest.content import Content, mechanics_of
from bot.descent.quest.firing import Carry, Happen
from bot.descent.quest.fitting import fits
from bot.descent.quest.model import Quest
from bot.descent.quest.setup import Recruit, start_quest
from bot.descent.state.game import Game
from bot.paths import DATA
from tests.descent.quest.tables import QuestTable, read_quest
from tests.editions import QUEST, Installed, installed

__all__ = ["installed"]

WRITTEN = """
variables: {water: {}}
rules: [{id: hush}]
tokens: [{id: lever, kind: objective, square: C5}]
bags: {rats: [[{do: message, text: one}], [{do: message, text: two}]]}
events:
  - id: flood
    on: {at: round_start, round: 2}
    do: [{do: message, text: flood}, {do: set, variable: water, to: "1"}]
  - {id: toll, on: {at: token_used, token: lever}, do: [{do: draw, bag: rats}]}
"""


def content(written: str, **words: str) -> Content:
    """A small quest as its author wrote it."""
    form = yaml.load(written, Loader=YamlLoader)
    quest = read_quest(written, "small")
    return Content.of(quest, form, {language: {"quest-small": text} for language, text in words.items()})


# Fingerprints -------------------------------------------------------------------------------------------------


def test_comments_white_space_and_order_change_no_fingerprint() -> None:
    """What its author wrote otherwise without meaning anything else is the same content."""
    one = content(
        "objective: a\nmorale: 3\n", fr="quest-small = Petite\n    .intro = Oui\n", en="quest-small = S\n"
    )
    other = content(
        "# small\nmorale:   3\nobjective: a", fr="quest-small = Petite\n  .intro = Oui", en="quest-small = S\n\n"
    )
    assert one.fingerprint == other.fingerprint


def test_a_look_changes_no_fingerprint() -> None:
    """Whoever is in the middle of a quest plays on by it when it is drawn in snow: that is no other quest."""
    plain, wintry = (content(written, en="quest-small = S") for written in ("morale: 3", "morale: 3\nlook: snow"))

    assert wintry.quest["look"] == "snow"
    assert plain.fingerprint == wintry.fingerprint


def test_a_fingerprint_tells_the_file_from_the_texts() -> None:
    """Other words give the quest another fingerprint, but not its mechanics; another number does both."""
    quest = content("morale: 3", fr="quest-small = Petite", en="quest-small = Small")
    reworded = content("morale: 3", fr="quest-small = Petite", en="quest-small = Tiny")
    harder = content("morale: 2", fr="quest-small = Petite", en="quest-small = Small")
    assert quest.fingerprint != reworded.fingerprint
    assert mechanics_of(quest.fingerprint) == reworded.mechanics != harder.mechanics


@pytest.mark.parametrize("quest", sorted(library().quests))
def test_every_quest_can_be_kept_and_read_again(quest: str) -> None:
    """What is kept of a quest is the quest, with all its texts, under the same fingerprint."""
    here = content_here(quest)
    assert here is not None
    again = Content.read(here.text)
    assert again.model == library().quests[quest]
    assert again.fingerprint == here.fingerprint
    assert is_whole(again)


def test_only_so_many_are_kept_at_hand() -> None:
    """The register of pinned quests does not grow for ever; those pinned longest ago go first."""
    before = dict(pinned._pinned)
    made = [content(f"morale: {number}") for number in range(MOST_PINNED + 2)]
    try:
        for each in made:
            pin(each)
        assert len(pinned._pinned) == MOST_PINNED
        assert made[0].fingerprint not in pinned._pinned
        assert made[-1].fingerprint in pinned._pinned
    finally:
        pinned._pinned.clear()
        pinned._pinned.update(before)


# Earlier releases ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quest", sorted(released()))
def test_a_released_quest_is_as_it_was_or_its_earlier_file_is_there(quest: str) -> None:
    """Parties of 0.1.0 are in the middle of these quests: whoever rewrites one lays the earlier file by."""
    mechanics, here = mechanics_of(released()[quest]), content_here(quest)
    file = f"data/descent/past/{quest}-{mechanics}.yaml"
    unchanged = here is not None and here.mechanics == mechanics
    assert unchanged or (DATA.parent / file).is_file(), (
        f"{quest} was released as {mechanics}: lay its earlier file into {file}, and its texts beside it as .fr.ftl"
        " and .en.ftl"
    )


def test_what_lies_in_the_past_is_what_its_name_says() -> None:
    """A file that is laid by is found by its fingerprint, so it has to have that."""
    for path in sorted((DATA / "descent" / "past").glob("*-*.yaml")):
        quest, _, mechanics = path.stem.rpartition("-")
        found = pinned._past(quest, mechanics)
        assert found is not None
        assert (found.mechanics, is_whole(found)) == (mechanics, True), path.name


def test_an_earlier_release_is_played_from_the_past(installed: Installed) -> None:
    """A save of 0.1.0 names no content: the list tells it, and its file is found though the quest is another."""
    mark = released()[QUEST]
    installed.lay_by()
    party = [Recruit(hero="syndrael", hero_class="knight"), Recruit(hero="widow_tarha", hero_class="runemaster")]
    game, _ = start_quest(QUEST, party, seed="past")
    assert game.content == mark

    installed.rewrite()
    installed.restart()
    assert [area.id for area in game.played.areas] == ["lane"]
    assert [area.id for area in library().quests[QUEST].areas] == ["hollow_way"]


# Fitting ------------------------------------------------------------------------------------------------------


def in_play() -> tuple[Game, dict[str, Any]]:
    """A game in which much of the quest has been spoken of, and the quest as plain data."""
    table = QuestTable(read_quest(WRITTEN), 2)
    table.take_turn("A")
    table.happen(do="draw", bag="rats")
    game = table.game
    game.fired["flood"] = 1
    game.counts["toll/0"] = 1
    game.due.append(Happen(event="toll"))
    game.stack.append(Carry(what=Happening.read({"do": "set", "variable": "water", "to": "2"})))
    return game, json.loads(table.quest.model_dump_json(by_alias=True, exclude_defaults=True))


def without(name: str) -> Callable[[dict[str, Any]], None]:
    """The quest without the event of this name."""

    def change(quest: dict[str, Any]) -> None:
        quest["events"] = [event for event in quest["events"] if event["id"] != name]

    return change


def moved_map(quest: dict[str, Any]) -> None:
    quest["areas"][1]["tiles"].append(quest["areas"][0]["tiles"].pop())


def other_area(quest: dict[str, Any]) -> None:
    quest["areas"][0]["id"] = "crypt"


def no_lever(quest: dict[str, Any]) -> None:
    quest["areas"][0]["tokens"] = []
    quest["events"][1]["on"] = []


def new_variable(quest: dict[str, Any]) -> None:
    quest["variables"]["fire"] = {}


def no_variable(quest: dict[str, Any]) -> None:
    del quest["variables"]
    quest["events"][0]["do"].pop()


def smaller_bag(quest: dict[str, Any]) -> None:
    quest["bags"]["rats"] = {"of": [[]]}


def no_rule(quest: dict[str, Any]) -> None:
    quest["rules"] = []


def fewer_triggers(quest: dict[str, Any]) -> None:
    quest["events"][1]["on"] = []


CHANGES = (
    without("flood"),
    without("toll"),
    moved_map,
    other_area,
    no_lever,
    new_variable,
    no_variable,
    smaller_bag,
    no_rule,
    fewer_triggers,
)


@pytest.mark.parametrize("change", CHANGES)
def test_a_game_does_not_fit_where_something_is_missing(change: Callable[[dict[str, Any]], None]) -> None:
    """Whatever the game speaks of must be in the quest; else it would stumble sooner or later."""
    game, quest = in_play()
    assert fits(game, Quest.model_validate(quest))
    game.bags["rats"] = [1]
    change(quest)
    assert not fits(game, Quest.model_validate(quest))


def test_a_game_fits_where_only_more_is_there() -> None:
    """A token that lies elsewhere, another reward and one more event are nothing the game could miss."""
    game, quest = in_play()
    quest["areas"][0]["tokens"][0]["square"] = "D5"
    quest["won"] = {"xp": "3"}
    quest["events"].append({"id": "wolves", "do": []})
    assert fits(game, Quest.model_validate(quest))
