"""Quests that stand in the folder of a box: read like all others, and played only by whoever owns the box."""

import pytest

from bot.descent.content.library import library
from bot.descent.party.collection import all_boxes
from bot.descent.quest.reveal import Reveal
from bot.descent.quest.setup import Baggage, Recruit, start_quest
from bot.descent.quest.spawning import PlaceMonsters, roster
from bot.descent.state.game import Game
from tests.editions import Installed, forget, installed

__all__ = ["installed"]

BOX = "the_trollfens"
FILE = f"boxes/{BOX}/quests/bell_thief.yaml"


@pytest.fixture
def moved(installed: Installed) -> Installed:
    """An installation in which the bell thief belongs to a box."""
    path = installed.descent / FILE
    path.parent.mkdir(exist_ok=True)
    (installed.descent / "quests" / "bell_thief.yaml").rename(path)
    installed.edit(FILE, "id: bell_thief\n", f"id: bell_thief\nbox: {BOX}\n")
    forget()
    return installed


def test_a_quest_may_stand_in_the_folder_of_its_box(moved: Installed) -> None:
    """SET-07: it is read with the others, and is of that box."""
    assert library().quests["bell_thief"].box == BOX
    assert library().files["bell_thief"] == FILE
    assert library().set_aside == []


def test_a_quest_says_itself_which_box_it_is_of(moved: Installed) -> None:
    """It travels without its folder; one that names no box, or another, is set aside."""
    moved.edit(FILE, f"box: {BOX}\n", "")
    forget()

    (aside,) = library().set_aside
    assert aside.piece == FILE
    assert "write `box: the_trollfens`" in aside.mistakes[0]
    assert "bell_thief" not in library().quests


def test_a_mistake_is_told_with_the_folder_of_its_box(moved: Installed) -> None:
    """Who reads the report finds the file."""
    moved.edit(FILE, "square: N4, portable", "square: ZZ9, portable")
    forget()

    (aside,) = library().set_aside
    assert aside.piece == FILE
    assert all(reason.startswith(f"{FILE}:") for reason in aside.mistakes)


def party(heroes: int) -> list[Recruit]:
    """So many heroes of the base box, each with the first class of its archetype that is free."""
    shelf, taken, found = library(), set[str](), list[Recruit]()
    base = [sheet for sheet in shelf.heroes.values() if sheet.box == "base"]
    for sheet in base[:heroes]:
        free = (one.id for one in shelf.classes.values() if one.archetype == sheet.archetype)
        calling = next(one for one in free if one not in taken)
        taken.add(calling)
        found.append(Recruit(hero=sheet.id, hero_class=calling))
    return found


def left_out(game: Game, step: PlaceMonsters) -> str | None:
    """Monsters appear: who of them finds no place, though quest and group limits let it come."""
    there = set(game.monsters)
    step.resolve(game)
    new = [monster for monster in game.monsters.values() if monster.id not in there]
    if not new:
        return None
    spawn = step.spawn.model_copy(update={"monster": new[0].monster})
    for monster in new:
        del game.monsters[monster.id]
    wanted = sum(count for _, count in roster(game, spawn))
    game.monsters |= {monster.id: monster for monster in new}
    where = f"{game.quest}: {new[0].monster} at {spawn.gathers_at()} with {len(game.heroes)} heroes"
    return f"{where}: {len(new)} of {wanted}" if len(new) < wanted else None


def test_set_07_every_shipped_quest_has_room_with_all_boxes() -> None:
    """SET-07: whatever kinds of all boxes are drawn, everybody finds a place, with two, three and four heroes."""
    wrong = []
    for quest in library().quests.values():
        for heroes in (2, 3, 4):
            baggage = Baggage(boxes=tuple(all_boxes()))
            game, _ = start_quest(quest.id, party(heroes), seed=f"{heroes}", act=quest.act, baggage=baggage)
            for area in quest.areas[1:]:
                Reveal(area=area.id).resolve(game)
                while game.stack and isinstance(step := game.stack[-1], PlaceMonsters):
                    game.stack.pop()
                    wrong.append(left_out(game, step))

    assert len(wrong) > 150
    assert [one for one in wrong if one is not None] == []
