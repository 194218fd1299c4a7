"""Monsters that come with a quest: played like any others, as long as anybody is in the middle of it."""

from pathlib import Path

import pytest

from bot.descent.checking.quest_mistakes import mistakes_in
from bot.descent.content.guests import activation_named, foe_named
from bot.descent.content.library import library
from bot.descent.content.loading import quest_paths, read_library
from bot.descent.events import GroupActivated
from bot.descent.views.pictures.activation import activation_view
from bot.descent.views.pictures.track import track_view
from bot.descent.views.reference.foes import foe_view
from bot.descent.words import words
from bot.store import Store, open_store
from tests.descent.views.games import ALIX
from tests.editions import QUEST, Installed, installed
from tests.table.editing import MANY, NOW, SOME, begun, brought_in, go_on, shown, store, table_of

__all__ = ["installed", "store"]

HUSK = f"{QUEST}_husk"
CARDS = f"""
monsters:
  - id: {HUSK}
    label: H
    attack: melee
    traits: [cursed, cold]
    limits: {{2: [2, 1], 3: [2, 1], 4: [3, 1]}}
    act1:
      minion: {{speed: 3, health: 12, defence: [brown], dice: [blue, yellow], abilities: [shambling]}}
      master: {{speed: 3, health: 5, defence: [brown], dice: [blue, yellow], actions: [grab]}}
    act2:
      minion: {{speed: 3, health: 4, defence: [brown], dice: [blue, yellow]}}
      master: {{speed: 3, health: 7, defence: [gray], dice: [blue, red]}}
activations:
  - id: {HUSK}_shuffle
    monster: {HUSK}
    first: minions
    special: [{{at: start, recover: 1}}]
    minion: [{{do: attack}}, {{do: engage}}]
    master: [{{do: use, use: grab, aim: {{by: [lowest_might]}}}}, {{do: attack}}, {{do: engage}}]
"""
WORDS = f"""
monster-{HUSK} = husk
    .plural = husks
    .master = elder husk
activation-{HUSK}_shuffle = Shuffle
    .special = They gather what is left of them. {{ $effect }}
"""


def bring(installed: Installed) -> None:
    """The spiders of the bell thief are husks now, which come with the quest."""
    file = f"quests/{QUEST}.yaml"
    installed.edit(file, "monster: cave_spider", f"monster: {HUSK}")
    path = installed.descent / file
    path.write_text(path.read_text(encoding="utf-8") + CARDS, encoding="utf-8")
    for language in ("fr", "en"):
        texts = installed.locales / language / f"quest_{QUEST}.ftl"
        texts.write_text(texts.read_text(encoding="utf-8") + WORDS, encoding="utf-8")
    installed.restart()


def test_a_quest_with_monsters_of_its_own_is_sound(installed: Installed) -> None:
    """The check finds nothing wrong with it; to other quests there is no such monster."""
    bring(installed)
    shelf = read_library(installed.descent)

    found = mistakes_in(quest_paths(installed.descent), shelf, installed.locales)
    assert [str(slip) for slip in found if slip.grave or QUEST in slip.file] == []
    assert shelf.errors == []
    assert HUSK not in shelf.monsters


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("abilities: [shambling]", "abilities: [shambolic]", "unknown name 'shambolic'; did you mean 'shambling'?"),
        ("actions: [grab]", "actions: [grub]", "unknown name 'grub'"),
        ("health: 5", "health: 500", "1 to 60 are possible"),
        ("traits: [cursed, cold]", "traits: [cursed, colt]", "there is no trait 'colt'; did you mean 'cold'?"),
        (f"id: {HUSK}\n", "id: zombie\n", "there is a monster called 'zombie' already"),
        (f"id: {HUSK}\n", "id: husk\n", f"is called after it: {QUEST}_…"),
        (f"    monster: {HUSK}\n", "    monster: goblin_archer\n", f"there is no activation card for {HUSK!r}"),
        ("use: grab, aim", "use: grap, aim", "unknown name 'grap'; did you mean 'grab'?"),
        ("limits: {2: [2, 1], ", "limits: {", "how many come with 2 heroes is missing"),
    ],
)
def test_mistakes_in_its_monsters_are_told(installed: Installed, right: str, wrong: str, said: str) -> None:
    """Abilities, actions, numbers and names that can't be, each at its line in the quest's file."""
    bring(installed)
    installed.edit(f"quests/{QUEST}.yaml", right, wrong)
    path = installed.descent / "quests" / f"{QUEST}.yaml"

    found = mistakes_in([path], read_library(installed.descent), installed.locales)

    lines = path.read_text(encoding="utf-8").splitlines()
    told = [slip for slip in found if said in slip.text]
    assert told, [str(slip) for slip in found]
    assert all(slip.line >= lines.index("monsters:") for slip in told)


async def test_they_are_played_like_any_others(installed: Installed, store: Store) -> None:
    """They stand on the board, act by their own cards, and are shown with name, numbers and card."""
    bring(installed)
    now, told = await go_on(table_of(store), await begun(table_of(store)), MANY)

    assert now.campaign.phase == "over"
    assert {event.card for event in told if isinstance(event, GroupActivated)} >= {f"{HUSK}_shuffle"}
    say = words("en")
    assert "husk" in foe_view(HUSK, "en", act=1, heroes=2, relic=None).name
    assert "Shuffle" in activation_view(f"{HUSK}_shuffle", say).name


async def test_whoever_is_in_the_middle_of_the_quest_keeps_them(
    installed: Installed, store: Store, tmp_path: Path
) -> None:
    """The quest is gone, and its monsters and their words with it: who plays it, here or from a file, plays on."""
    bring(installed)
    now, _ = await go_on(table_of(store), await begun(table_of(store)), SOME)
    assert HUSK in now.campaign.running().groups
    file = await table_of(store).export(now.campaign_id, ALIX)
    installed.delete()
    installed.restart()
    assert foe_named(HUSK) is None

    table = table_of(store)
    here = await table.look(now.campaign_id)
    game = here.campaign.running()
    assert game.library.foe(HUSK).label == "H"
    assert foe_named(HUSK) == game.library.monsters[HUSK]
    assert activation_named(f"{HUSK}_shuffle") is not None
    assert HUSK not in library().monsters
    assert "husk" in track_view(game, words("en")).alt
    assert "usk" in (await shown(table, now.campaign_id))["en"]
    now, _ = await go_on(table, here, MANY)
    assert now.campaign.phase == "over"

    async with await open_store(tmp_path / "elsewhere.sqlite3", now=NOW) as elsewhere:
        table = table_of(elsewhere)
        came = await brought_in(table, file)
        came, _ = await go_on(table, await table.look(came.campaign_id), MANY)
    assert came.campaign.phase == "over"


async def test_other_numbers_are_for_whoever_begins_anew(installed: Installed, store: Store) -> None:
    """A quest under way keeps the monsters it began with; the next party meets those of today."""
    bring(installed)
    now = await begun(table_of(store))
    installed.edit(f"quests/{QUEST}.yaml", "health: 12,", "health: 9,")
    installed.restart()

    table = table_of(store)
    before = (await table.look(now.campaign_id)).campaign.running()
    anew = (await begun(table, channel=21)).campaign.running()

    healths = [game.library.monsters[HUSK].block(1, "minion").health for game in (before, anew)]
    assert healths == [12, 9]
