"""What happened since the panel was posted, and who did the last thing."""

from pathlib import Path

from bot.descent.system import SYSTEM
from bot.store import open_store
from bot.table.campaign import NOBODY
from bot.table.table import Outcome
from bot.views.chapter import Chapter
from cogs.chapters import past_of
from tests.store.conftest import NOW
from tests.store.test_store import campaign, deed

ALIX = 11


async def test_who_did_the_last_thing_is_known_on_a_new_page(tmp_path: Path) -> None:
    """Where nothing has happened since the panel was posted, whoever it is about has still seen it."""
    async with await open_store(tmp_path / "flambeau.sqlite3", now=NOW) as store:
        made = await campaign(store)
        await store.record(made, **deed(player=ALIX))

        old, new = [await past_of(store, Outcome(made, 1, None), since) for since in (0, 1)]

    assert (old.actor, new.actor) == (ALIX, ALIX)
    assert (old.since, new.since) == (0, 1)


async def test_a_chapter_knows_which_person_was_there_last(tmp_path: Path) -> None:
    """What the clock did after it is nobody's; the chapter that follows knows it, too."""
    async with await open_store(tmp_path / "flambeau.sqlite3", now=NOW) as store:
        made = await campaign(store)
        for version, player in enumerate((ALIX, NOBODY)):
            await store.record(
                made, **deed(player=player, seen_version=version, interaction_id=100 + version, events=[])
            )

        past = await past_of(store, Outcome(made, 2, SYSTEM.found("Braise", ALIX, "fr")), 0)
        chapter = await past.chapter()

    assert (past.actor, chapter.pressed_last, Chapter.after(chapter).pressed_last) == (NOBODY, ALIX, ALIX)


async def test_before_the_first_deed_nobody_did_anything(tmp_path: Path) -> None:
    """A campaign that was only opened."""
    async with await open_store(tmp_path / "flambeau.sqlite3", now=NOW) as store:
        past = await past_of(store, Outcome(await campaign(store), 0, None), None)

    assert (past.actor, list(past.lines)) == (None, [])
