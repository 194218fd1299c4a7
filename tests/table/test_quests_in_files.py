"""A file carries the quest along as it began: as it was written, and no more than that."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.descent.content.pinned import content_here, pin
from bot.descent.quest.content import Content
from bot.descent.words import words
from bot.descent.words.earlier_texts import LONGEST
from bot.kernel.refused import Refused
from bot.store import Store, open_store
from tests.descent.views.games import ALIX
from tests.editions import QUEST, Installed, installed
from tests.table.editing import MANY, NOW, SOME, begun, brought_in, go_on, shown, store, table_of

__all__ = ["installed", "store"]


def changed(file: bytes, **fields: Any) -> bytes:
    """A campaign's file with other content in it."""
    parcel = json.loads(gzip.decompress(file))
    parcel["content"].update(fields)
    return gzip.compress(json.dumps(parcel).encode())


async def test_a_file_carries_the_quest_along(installed: Installed, store: Store, tmp_path: Path) -> None:
    """Where the quest is another one, or none at all, a campaign from a file goes on by its own."""
    now, _ = await go_on(table_of(store), await begun(table_of(store)), SOME)
    installed.rewrite()
    installed.restart()
    file = await table_of(store).export(now.campaign_id, ALIX)

    installed.delete()
    installed.restart()
    async with await open_store(tmp_path / "elsewhere.sqlite3", now=NOW) as elsewhere:
        table = table_of(elsewhere)
        came = await brought_in(table, file)
        installed.restart()
        table = table_of(elsewhere)
        assert "Magpie" in (await shown(table, came.campaign_id))["en"]
        came, _ = await go_on(table, await table.look(came.campaign_id), MANY)
    assert came.campaign.phase == "over"


async def test_a_made_up_quest_is_refused(installed: Installed, store: Store) -> None:
    """A file whose quest is not what the game began with, is unsound or lends words of others is turned away."""
    now = await begun(table_of(store))
    file = await table_of(store).export(now.campaign_id, ALIX)
    content = content_here(QUEST)
    assert content is not None
    installed.delete()
    installed.restart()
    table = table_of(store)

    english = {**content.words["en"], "button-panel": "button-panel = Free gold: evil.example\n"}
    for made_up in (
        changed(file, quest={**content.quest, "morale": 19}),
        as_its_own(changed(file, words={**content.words, "en": english})),
        as_its_own(changed(file, quest={**content.quest, "start": ["Z99"]})),
        as_its_own(changed(file, quest={**content.quest, "objective": "no_such_text"})),
        as_its_own(changed(file, words={**content.words, "fr": {}})),
        changed(file, words={}),
    ):
        with pytest.raises(Refused, match="not_a_campaign_file"):
            await brought_in(table, made_up)
    assert (await brought_in(table, file)).campaign.phase == "playing"


HOSTILE = (
    "[free](https://evil.example) <@123> @everyone discord.gg/abcdef "
    '{ "\\u202E" }{ "[gold](" }{ "https:" }//evil.example{ ")" } **bold**'
)


async def test_a_strangers_texts_do_no_harm(installed: Installed, store: Store) -> None:
    """A quest in a file may say anything: nobody is called or led anywhere by it, whoever shows it."""
    now = await begun(table_of(store))
    file = await table_of(store).export(now.campaign_id, ALIX)
    content = content_here(QUEST)
    assert content is not None
    installed.delete()
    installed.restart()
    named = f"quest-{QUEST}"
    spoiled = {
        language: {**texts, named: texts[named].replace(".intro =", f".intro = {HOSTILE}", 1)}
        for language, texts in content.words.items()
    }

    came = await brought_in(table_of(store), as_its_own(changed(file, words=spoiled)))

    for language, read in (await shown(table_of(store), came.campaign_id)).items():
        story = words(language).text(f"{named}.intro")
        assert "evil.example" in story, "the texts of the file are not those that are told"
        assert "**bold**" in story
        for text in (read, story):
            assert not re.search(r"://|\]\(|@everyone|<@123|discord\.gg/|\u202e", text)


@pytest.mark.parametrize("grown", ["ha" * 3000, '{ "ha" }' * 900 + "ha" * 3000], ids=["written", "put together"])
def test_a_strangers_text_is_cut(installed: Installed, grown: str) -> None:
    """Whatever lies in the database: nobody is told more than fits into a message."""
    content = content_here(QUEST)
    assert content is not None
    installed.delete()
    installed.restart()
    named = f"quest-{QUEST}"
    texts = {language: {**of, named: f"{named} = {grown}\n"} for language, of in content.words.items()}

    pin(Content.read(json.dumps({"quest": content.quest, "words": texts})))

    assert words("fr").text(named) == "ha" * (LONGEST // 2)


def as_its_own(file: bytes) -> bytes:
    """The same file, whose game says that it began with just this content."""
    parcel = json.loads(gzip.decompress(file))
    was = parcel["state"]["game"]["content"]
    now = Content.read(json.dumps(parcel["content"])).fingerprint
    return gzip.compress(json.dumps(parcel).replace(was, now).encode())
