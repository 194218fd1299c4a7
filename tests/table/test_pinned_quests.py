"""An edited quest file never breaks a quest under way: played at a real table, saved, restarted, shown."""

from pathlib import Path

import pytest

from bot.descent.autopilot import next_command
from bot.descent.commands import Stride, TakeTurn
from bot.descent.content.library import library
from bot.descent.content.pinned import content_here, released
from bot.descent.events import QuestMovedOn
from bot.descent.party.deeds import Play, Undo
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.paths import ROOT
from bot.saves import look_through
from bot.store import Store
from bot.store.sqlite.store import SqliteStore
from bot.table.deeds import Speak
from bot.table.entries import all_events
from tests.descent.views.games import ALIX, BRUNO, player_of
from tests.editions import QUEST, Installed, installed
from tests.table.editing import (
    INTERACTIONS,
    MANY,
    SOME,
    act,
    begun,
    brought_in,
    go_on,
    shown,
    store,
    table_of,
    unedited,
)

__all__ = ["installed", "store"]


async def test_a_rewritten_quest_goes_on_unchanged_to_its_end(
    installed: Installed, store: Store, tmp_path: Path
) -> None:
    """Area, token, boss, events and texts are renamed under a party's feet, and it ends as it would have."""
    campaign, told = await unedited(tmp_path)
    now, first = await go_on(table_of(store), await begun(table_of(store)), SOME)

    installed.rewrite()
    installed.restart()
    table = table_of(store)
    assert "lane" not in [area.id for area in library().quests[QUEST].areas]
    before = await shown(table, now.campaign_id)
    now, rest = await go_on(table, await table.look(now.campaign_id), MANY)

    assert [*first, *rest] == told
    assert now.campaign.model_dump_json() == campaign.model_dump_json()
    assert "Magpie" in before["en"]
    assert all((await shown(table, now.campaign_id)).values())


async def test_a_new_party_gets_the_new_quest(installed: Installed, store: Store) -> None:
    """While one party plays the earlier quest, another begins today's, at the same table."""
    old = await begun(table_of(store))
    installed.rewrite()
    installed.restart()
    table = table_of(store)
    new = await begun(table, channel=21)

    assert (await table.look(old.campaign_id)).campaign.running().board.areas == ["lane"]
    assert new.campaign.running().board.areas == ["hollow_way"]
    assert "gallows" in new.campaign.running().board.tokens
    for campaign_id in (old.campaign_id, new.campaign_id):
        assert all((await shown(table, campaign_id)).values())


async def test_a_text_that_asks_for_more_is_told_as_it_was(installed: Installed, store: Store) -> None:
    """Today's wording names a number the earlier quest does not know: its party reads the wording it began with."""
    now, _ = await go_on(table_of(store), await begun(table_of(store)), 1)
    installed.edit(f"quests/{QUEST}.yaml", "objective: stop\n", "objective: stop\nvariables: {steps: {}}\n")
    installed.reword("quest-bell_thief-message-off =", "quest-bell_thief-message-off = { $steps } …")
    installed.restart()

    told = await shown(table_of(store), now.campaign_id)
    assert "Clang. Clang." in told["en"]
    assert "… Clang" not in told["en"]


async def test_undo_and_redo_use_what_the_quest_began_with(installed: Installed, store: Store) -> None:
    """A command given before the restart is taken back after it."""
    table = table_of(store)
    now = await begun(table)
    command = next_command(now.campaign.running())
    assert command is not None
    now = await act(table, now.campaign_id, player_of(now.campaign, command.hero), Play(command=command))
    while now.campaign.turn_log is None or not now.campaign.turn_log.done:
        now, _ = await go_on(table, now, 1)
    installed.rewrite()
    installed.restart()

    table, last = table_of(store), now.campaign.turn_log.done[-1]
    back = await act(table, now.campaign_id, player_of(now.campaign, last.hero), Undo())
    assert back.campaign.running().content == now.campaign.running().content
    assert back.campaign.running().seq < now.campaign.running().seq


async def test_new_words_are_taken_over_with_a_note(installed: Installed, store: Store) -> None:
    """Only the wording changed: the quest moves on to it at the next deed, and the journal says so, once."""
    now = await begun(table_of(store))
    began_with = now.campaign.running().content
    installed.reword("quest-bell_thief-objective-stop =", "quest-bell_thief-objective-stop = ✂")
    installed.edit(f"quests/{QUEST}.yaml", "lost: {}\n", "lost: {}  # nothing\n\n")
    installed.restart()
    table = table_of(store)
    assert "✂" in (await shown(table, now.campaign_id))["en"]

    now = await act(table, now.campaign_id, ALIX, Speak(language="en"))
    here = content_here(QUEST)
    assert here is not None
    assert now.campaign.running().content == here.fingerprint != began_with
    assert now.events == [QuestMovedOn(quest=QUEST, why="reworded")]
    assert await store.content(here.fingerprint) == here.text
    now, told = await go_on(table, now, MANY)
    assert now.campaign.phase == "over"
    assert not any(isinstance(event, QuestMovedOn) for event in told)
    assert "revised" in (await shown(table, now.campaign_id))["en"]


async def test_the_note_stays_where_the_deed_is_taken_back(installed: Installed, store: Store) -> None:
    """Taking back the command with which a quest moved on takes back neither that nor what was told of it."""
    now = await begun(table_of(store))
    installed.reword("quest-bell_thief-objective-stop =", "quest-bell_thief-objective-stop = ✂")
    installed.restart()
    table = table_of(store)
    syndrael, stride = TakeTurn(hero="syndrael"), Stride(hero="syndrael")
    for deed in (Play(command=syndrael), Play(command=stride), Undo(), Undo()):
        now = await act(table, now.campaign_id, ALIX, deed)

    here = content_here(QUEST)
    assert here is not None
    assert now.campaign.running().content == here.fingerprint
    told = all_events(await table.annals(now.campaign_id))
    assert [event.kind for event in told[-1:]] == [QuestMovedOn.kind]


async def test_the_same_written_otherwise_is_the_same_quest(installed: Installed, store: Store) -> None:
    """What is only spelled out changes the file, not how the quest is played: it is moved on as well."""
    now = await begun(table_of(store))
    installed.edit(f"quests/{QUEST}.yaml", "lost: {}\n", "lost: {xp: 0}\nwin: null\n")
    installed.restart()

    now = await act(table_of(store), now.campaign_id, ALIX, Speak(language="en"))
    assert now.events == [QuestMovedOn(quest=QUEST, why="reworded")]


async def test_words_with_a_gap_are_not_taken_over(installed: Installed, store: Store) -> None:
    """Whoever deletes a text the quest still needs takes it from new parties only."""
    now = await begun(table_of(store))
    installed.reword("unique-magpie", "unique-mag")
    installed.restart()
    table = table_of(store)

    now = await act(table, now.campaign_id, ALIX, Speak(language="en"))
    assert now.events == []
    assert "Magpie" in words("en").foe("magpie", "goblin_archer_1", now.campaign.game)


async def test_a_deleted_quest_goes_on(installed: Installed, store: Store, tmp_path: Path) -> None:
    """A quest that is gone from the library is played to its end, and its name is still known."""
    campaign, _ = await unedited(tmp_path)
    now = await begun(table_of(store))
    installed.delete()
    installed.restart()
    table = table_of(store)
    assert QUEST not in library().quests
    assert "The Bell Thief" in (await shown(table, now.campaign_id))["en"]

    now, _ = await go_on(table, await table.look(now.campaign_id), MANY)
    assert now.campaign.model_dump_json() == campaign.model_dump_json()
    assert all((await shown(table, now.campaign_id)).values())
    with pytest.raises(Refused, match="no_such_quest"):
        await table.start(now.campaign_id, ALIX, interaction=next(INTERACTIONS))


# What is lost -------------------------------------------------------------------------------------------------


async def lose_content(store: Store) -> None:
    """The rows of contents are gone, as in a database of 0.1.0, which had none."""
    assert isinstance(store, SqliteStore)
    await store.database.execute("DELETE FROM content", ())


async def test_where_the_earlier_content_is_lost_a_fitting_one_serves(installed: Installed, store: Store) -> None:
    """The file got one more event and nobody kept the earlier one: all that is on the table is still in it."""
    now, _ = await go_on(table_of(store), await begun(table_of(store)), SOME)
    await lose_content(store)
    more = "events:\n  - {id: wolves, on: {at: round_start, round: 9}, do: [{do: message, text: runs}]}\n"
    installed.edit(f"quests/{QUEST}.yaml", "events:\n", more)
    installed.restart()
    table = table_of(store)

    now = await act(table, now.campaign_id, ALIX, Speak(language="en"))
    assert now.events == [QuestMovedOn(quest=QUEST, why="fits")]
    now, _ = await go_on(table, now, MANY)
    assert now.campaign.phase == "over"
    assert "no longer there" in (await shown(table, now.campaign_id))["en"]


async def test_what_can_not_go_on_is_refused_and_holds_up_no_other(installed: Installed, store: Store) -> None:
    """The earlier content is lost and today's has no such area: that campaign waits, and the others are played."""
    lost = await begun(table_of(store))
    other = await begun(table_of(store), channel=21, quest="ember_chapel")
    await lose_content(store)
    saved = (await store.load(lost.campaign_id)).state
    installed.rewrite()
    installed.restart()
    table = table_of(store)

    for attempt in (table.look(lost.campaign_id), act(table, lost.campaign_id, ALIX, Speak(language="en"))):
        with pytest.raises(Refused, match="quest_content_lost") as refused:
            await attempt
        assert "Bell Thief" in words("en").refusal(refused.value)
    assert [found.campaign_id for found in await table.readable([lost.campaign_id, other.campaign_id])] == [
        other.campaign_id
    ]
    assert (await go_on(table, await table.look(other.campaign_id), SOME))[1]
    assert (await store.load(lost.campaign_id)).state == saved

    await table.archive(lost.campaign_id, BRUNO, interaction=next(INTERACTIONS), manager=True)
    assert await table.in_channel(20) is None


async def test_a_save_of_0_1_0_goes_on_by_what_that_release_shipped(installed: Installed, store: Store) -> None:
    """Its file names no content; the quest was rewritten since, and its earlier file lies in the past."""
    file = (ROOT / "tests" / "saves" / "0.1.0" / "standin_and_orders.flambeau").read_bytes()
    installed.lay_by()
    installed.rewrite()
    installed.restart()
    table = table_of(store)

    now = await brought_in(table, file)
    assert now.campaign.running().content == released()[QUEST]
    assert "Magpie" in (await shown(table, now.campaign_id))["en"]
    assert (await go_on(table, now, SOME))[1]


# What it costs ------------------------------------------------------------------------------------------------


async def test_a_press_reads_no_content(
    installed: Installed, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as nobody edits the file, its content is written once, with the deed that begins the quest."""
    asked: list[str] = []
    content = SqliteStore.content

    async def counting(self: SqliteStore, fingerprint: str) -> str | None:
        asked.append(fingerprint)
        return await content(self, fingerprint)

    monkeypatch.setattr(SqliteStore, "content", counting)
    now, _ = await go_on(table_of(store), await begun(table_of(store)), SOME)
    here = content_here(QUEST)
    assert here is not None
    assert asked == []
    assert await store.content(here.fingerprint) == here.text

    asked.clear()
    installed.rewrite()
    installed.restart()
    table = table_of(store)
    await go_on(table, await table.look(now.campaign_id), SOME)
    assert asked == [here.fingerprint]


async def test_a_log_of_an_edited_quest_may_lead_elsewhere(
    installed: Installed, store: Store, tmp_path: Path
) -> None:
    """`flambeau saves` plays logs again with today's quests: that one was edited since is said, and is no error."""
    await go_on(table_of(store), await begun(table_of(store)), most=40)
    before = await look_through(tmp_path / "flambeau.sqlite3")
    installed.rewrite()
    installed.restart()
    after = await look_through(tmp_path / "flambeau.sqlite3")

    assert (before.counts["replayed"], before.errors) == (1, [])
    assert (after.counts["differ"], after.errors) == (1, [])
    assert f"{QUEST} was edited since" in after.differences[0]
