"""What is set aside with a bad quest or campaign, and what goes on without it."""

import asyncio
from collections.abc import Iterable

import pytest

from bot.descent.content.library import library
from bot.descent.monsters.activation import ActivateGroup
from bot.descent.party.campaign import Campaign
from bot.descent.party.creation import campaigns_for
from bot.descent.quest.perils import DrawPeril
from bot.descent.road.arriving import go_on
from bot.descent.road.road import Road
from bot.games import BadContent
from bot.preparing import prepare_games
from tests.descent.road.roads import setting_out
from tests.descent.scene import scene
from tests.editions import Installed, forget, installed

__all__ = ["installed"]


def read_again(installed: Installed, file: str, old: str, new: str) -> dict[str, tuple[str, ...]]:
    """What is set aside once something else stands in a file."""
    installed.edit(file, old, new)
    forget()
    return dict(library().set_aside)


def begun(boxes: Iterable[str] = ("base",)) -> list[str]:
    """The campaigns a new party that owns these boxes may begin."""
    party = Campaign(name="Braise", owner=1, language="fr", boxes=list(boxes))
    return [book.id for book in campaigns_for(party)]


def test_one_of_two_ways_is_left(installed: Installed) -> None:
    """Where a chapter has another quest, its campaign can be begun."""
    aside = read_again(installed, "quests/frozen_ledger.yaml", "id: frozen_ledger", "id: frozen_leger")

    assert list(aside) == ["quests/frozen_ledger.yaml"]
    assert "frozen_ledger" not in library().quests
    assert "frozen_leger" not in library().quests
    assert "winter_oath" in begun()


def test_a_side_quest_is_not_missed(installed: Installed) -> None:
    """The campaign is begun and goes on; what nobody can read is never offered."""
    aside = read_again(installed, "quests/bell_thief.yaml", "events:", "events: [")

    assert list(aside) == ["quests/bell_thief.yaml"]
    assert aside["quests/bell_thief.yaml"][0].startswith("quests/bell_thief.yaml:")
    assert "winter_oath" in begun()


def test_a_chapter_without_a_quest_closes_its_campaign(installed: Installed) -> None:
    """Nobody begins what can't be played to its end; who is on the way keeps the book."""
    aside = read_again(installed, "quests/glass_lake.yaml", "start: [", "start: [ZZ99, ")

    assert list(aside) == ["quests/glass_lake.yaml", "campaigns/winter_oath.yaml"]
    assert "winter_oath" not in begun()
    assert "winter_oath" in library().campaigns


def test_a_campaign_alone(installed: Installed) -> None:
    """A mistake in the book leaves all quests, and is told with its line."""
    quests = set(library().quests)
    aside = read_again(installed, "campaigns/keepers_flame.yaml", "quests: [ash_road]", "quests: [ash_raod]")

    (told,) = aside["campaigns/keepers_flame.yaml"]
    assert "did you mean 'ash_road'?" in told
    assert set(library().quests) == quests
    assert begun() == ["winter_oath"]


def test_what_a_quest_keeps_for_nobody_is_its_own_mistake(installed: Installed) -> None:
    """A variable of the campaign that no campaign knows sets the quest aside, not those who are on the way."""
    new = "variables:\n  nobodys: {type: flag, scope: campaign}\n"
    aside = read_again(installed, "quests/drowned_mill.yaml", "variables:\n", new)

    assert "quests/drowned_mill.yaml" in aside
    assert "keepers_flame" in library().campaigns


# One of many ------------------------------------------------------------------------------------------------------

LEAVES = {
    "a travel event": ("travel_events", "travel_events.yaml", "lame_wolf", "weight: 3", "weight: three"),
    "where it leads": (
        "travel_events",
        "travel_events.yaml",
        "lame_wolf",
        "event: wolf_returns",
        "event: wolf_turns",
    ),
    "a peril": ("perils", "perils.yaml", "vermin", "level: minor", "level: tiny"),
    "an activation card": (
        "activations",
        "activations/zombie.yaml",
        "zombie_hunger",
        "monster: zombie",
        "monster: z",
    ),
    "its instructions": ("activations", "activations/zombie.yaml", "zombie_hunger", "recover: 1", "recover: all"),
}
"""Where it stands in the library, its file, its name, and a mistake in it."""


def spoil(installed: Installed, what: str) -> dict[str, tuple[str, ...]]:
    """What is set aside once one entry of many has a mistake."""
    _, file, name, old, new = LEAVES[what]
    text = (installed.descent / file).read_text(encoding="utf-8")
    entry = "- id: " + text.partition(f"- id: {name}\n")[2].join((f"{name}\n", "")).partition("\n  - id: ")[0]
    return read_again(installed, file, entry, entry.replace(old, new, 1))


@pytest.mark.parametrize("what", LEAVES)
def test_one_of_many_is_set_aside_alone(installed: Installed, what: str) -> None:
    """A mistake in one entry takes that one away; it is told with its line, the others are there."""
    kind, file, name, *_ = LEAVES[what]
    before = {each: set(getattr(library(), each)) for each in ("travel_events", "perils", "activations", "quests")}

    aside = spoil(installed, what)

    assert list(aside) == [f"{file}: {name}"]
    text = (installed.descent / file).read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(text, 1) if line.endswith(f"id: {name}"))
    for told in aside[f"{file}: {name}"]:
        line = int(told.removeprefix(f"{file}:").partition(":")[0])
        assert first <= line <= first + 12
    after = {each: set(getattr(library(), each)) for each in before}
    assert after == {**before, kind: before[kind] - {name}}
    assert len(begun()) == 2


def test_a_monster_without_its_cards_is_met_by_nobody_new(installed: Installed) -> None:
    """A file of activation cards that is no YAML at all closes the quests of its monster, and no others."""
    aside = read_again(installed, "activations/zombie.yaml", "activations:", "activations: [{")

    assert aside["activations/zombie.yaml"][0].startswith("zombie.yaml:")
    closed = {piece for piece in aside if piece.startswith("quests/")}
    assert closed
    for quest in library().quests.values():
        assert "zombie" not in {spawn.monster for area in quest.areas for spawn in area.spawns}
    assert all("no activation card of zombie" in aside[piece][0] for piece in closed)
    assert {card.monster for card in library().activations.values()} >= {"goblin_archer", "ettin"}


def test_a_city_alone(installed: Installed) -> None:
    """A city with a mistake closes the campaigns that lead there; all quests can be played."""
    quests = set(library().quests)
    aside = read_again(
        installed, "cities.yaml", "id: mistvale\n    stock: {act1: 4", "id: mistvale\n    stock: {act1: four"
    )

    assert aside["cities.yaml: mistvale"][0].startswith("cities.yaml:5:")
    assert "mistvale" not in library().cities
    assert set(library().quests) == quests
    offered = begun(library().boxes)
    for book in library().campaigns.values():
        assert ("mistvale" in book.cities) == (f"campaigns/{book.id}.yaml" in aside) == (book.id not in offered)


def test_what_was_promised_does_not_come(installed: Installed) -> None:
    """A travel event that is set aside after somebody was promised it is passed over; the party arrives."""
    campaign = setting_out()
    assert campaign.journey is not None
    campaign.journey.facing, campaign.journey.pending = None, ["lame_wolf", "pedlars_wheel"]
    spoil(installed, "a travel event")

    road = Road(campaign)
    go_on(road)

    assert road.journey.facing == "pedlars_wheel"
    assert road.journey.pending == []


def test_a_peril_that_is_gone_is_not_drawn(installed: Installed) -> None:
    """Of a deck that was shuffled before, the next peril comes."""
    game = scene("H . . z").game
    game.peril.decks["minor"] = ["cold_draught", "vermin"]
    spoil(installed, "a peril")

    DrawPeril(level="minor").resolve(game)

    assert game.peril.seen == ["cold_draught"]


def test_monsters_without_a_card_stand_about(installed: Installed) -> None:
    """Whoever is in the middle of a quest with them goes on: it is their turn, and nothing happens."""
    table = scene("H . . z")
    read_again(installed, "activations/zombie.yaml", "activations:", "activations: [{")

    ActivateGroup().resolve(table.game)

    assert all(group.activated for group in table.game.groups.values())
    assert table.game.activation is None


@pytest.mark.parametrize("file", ["travel_events.yaml", "perils.yaml", "cities.yaml", "items.yaml", "tiles.yaml"])
def test_what_all_share_stops_the_start(installed: Installed, file: str) -> None:
    """Without it nobody can play: one sentence says where, whatever the mistake is."""
    with (installed.descent / file).open("a", encoding="utf-8") as shared:
        shared.write("\n{[\n")
    forget()

    with pytest.raises(BadContent, match=file.rpartition("/")[2]) as caught:
        library()

    assert "\n" not in str(caught.value)


async def test_content_is_read_beside_the_loop(installed: Installed) -> None:
    """While cards and quests are read, whatever else goes on goes on."""
    installed.edit("quests/bell_thief.yaml", "id: lane", "id: path")
    forget()
    preparing, ticks = asyncio.create_task(prepare_games()), 0

    while not preparing.done():
        await asyncio.sleep(0)
        ticks += 1

    assert ticks > 10
    await preparing
