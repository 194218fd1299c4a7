"""What is set aside with a bad quest or campaign, and what goes on without it."""

import pytest

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.creation import campaigns_for
from bot.games import BadContent
from tests.editions import Installed, forget, installed

__all__ = ["installed"]


def read_again(installed: Installed, file: str, old: str, new: str) -> dict[str, tuple[str, ...]]:
    """What is set aside once something else stands in a file."""
    installed.edit(file, old, new)
    forget()
    return dict(library().set_aside)


def begun() -> list[str]:
    """The campaigns a new party may begin."""
    return [book.id for book in campaigns_for(Campaign(name="Braise", owner=1, language="fr"))]


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


@pytest.mark.parametrize("file", ["travel_events.yaml", "items.yaml", "tiles.yaml", "activations/zombie.yaml"])
def test_what_all_share_stops_the_start(installed: Installed, file: str) -> None:
    """Without it nobody can play: one sentence says where, whatever the mistake is."""
    with (installed.descent / file).open("a", encoding="utf-8") as shared:
        shared.write("\n{[\n")
    forget()

    with pytest.raises(BadContent, match=file.rpartition("/")[2]) as caught:
        library()

    assert "\n" not in str(caught.value)
