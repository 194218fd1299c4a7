"""What has been is told by the house from the game's story alone, and to nobody who may not know it yet."""

from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from bot.games import presenter
from bot.table.campaign import NOBODY
from bot.table.entries import all_events, confided_to, entries_heard, heard
from bot.table.table import Outcome
from bot.views.face import Face
from bot.views.marks import BEGINNING, Mark
from bot.words import LANGUAGES, Language
from cogs.catchup import chronicle
from cogs.chronicle import Chronicle, summary_of
from cogs.posting import Posting
from cogs.scenes import Scenes
from renders import theme
from tests.agenda.life import Life
from tests.agenda.parties import ALIX, BRUNO, CHLOE
from tests.pebbles.deeds import PickByItself, PickForTheLate
from tests.pebbles.match import begun, pick, pick_all

if TYPE_CHECKING:
    from bot.app import Flambeau

DAY = timedelta(days=1)
ONLOOKER = 99
SECRET = "Ash holds white, and nobody knows."
PUBLIC = "Ash has picked."
READERS = {ALIX: True, BRUNO: False, CHLOE: False, ONLOOKER: False}
"""Who reads, and whether they learn what Ash holds: Alix sits there."""


def bot_of(life: Life) -> "Flambeau":
    """As much of the bot as looking back needs."""
    return cast("Flambeau", SimpleNamespace(table=life.table, clock=life.clock))


async def journal(cog: Chronicle, now: Outcome, player: int, language: Language = "en") -> list[str]:
    """All that somebody reads in the journal."""
    lines = await cog.reader.lines(now, now.campaign.heroes_of(player), language)
    return [line.text for line in lines]


async def news(life: Life, now: Outcome, player: int, mark: Mark = BEGINNING) -> str:
    """The first page of what somebody reads who comes back."""
    entries = entries_heard(await life.table.annals(now.campaign_id), now.campaign.heroes_of(player))
    told = presenter("pebbles").catch_up(now.campaign, entries, mark, player, "en", page=1, whole=False)
    return "\n".join((*told.you, *told.page.lines))


async def test_the_journal_keeps_a_secret_from_all_but_its_owner(life: Life) -> None:
    """Whoever reads first, nobody is read what was opened for another; once hands are opened all is known."""
    campaign_id = await begun(life)
    await pick(life, campaign_id, "ash", "white")
    now, cog = await life.table.look(campaign_id), Chronicle(bot_of(life))

    for player, knows in (*READERS.items(), *reversed(READERS.items())):
        told = await journal(cog, now, player)
        assert PUBLIC in told
        assert (SECRET in told) == knows

    await pick(life, campaign_id, "birch", "white")
    done = await pick(life, campaign_id, "cedar", "grey")
    for player, knows in READERS.items():
        told = await journal(cog, done, player)
        assert "Round 1: Ash white, Birch white, Cedar grey." in told
        assert (SECRET in told) == knows


async def test_each_is_told_what_chance_picked_for_them(life: Life) -> None:
    """All were late: of three lines that are each for one player, everybody reads their own, an onlooker none."""
    campaign_id = await begun(life)
    now = await life.act(campaign_id, NOBODY, PickForTheLate(round=1))
    cog, picked = Chronicle(bot_of(life)), "chance has picked it"

    for player, hero in ((ALIX, "Ash"), (BRUNO, "Birch"), (CHLOE, "Cedar"), (ONLOOKER, None)):
        told = [line.split()[0] for line in await journal(cog, now, player) if picked in line]
        assert told == ([hero] if hero is not None else [])


async def test_readers_who_may_know_the_same_share_a_journal(life: Life) -> None:
    """As long as nothing is for some only, it is told once for all; then once for everybody who knows more."""
    campaign_id = await begun(life)
    entries = await life.table.annals(campaign_id)
    assert confided_to(entries, ["ash"]) == confided_to(entries, ()) == frozenset()

    await pick(life, campaign_id, "ash", "white")
    entries = await life.table.annals(campaign_id)

    assert confided_to(entries, ["birch"]) == confided_to(entries, ()) == frozenset()
    assert confided_to(entries, ["ash", "birch"]) == {"ash"}


async def test_whoever_comes_back_learns_what_their_seat_may_know(life: Life) -> None:
    """What is asked of one comes first, then what happened since a mark; a pick is read to its own player alone."""
    campaign_id = await begun(life)
    done = await pick(life, campaign_id, "ash", "white")

    for player, knows in READERS.items():
        told = await news(life, done, player)
        assert PUBLIC in told
        assert (SECRET in told) == knows
    assert (await news(life, done, BRUNO)).startswith("Pick a pebble.\n### Around the table\nAsh sits down.")
    assert (await news(life, done, ALIX)).startswith("The others are still picking.\n")
    later = presenter("pebbles").mark_after_deed(await life.table.annals(campaign_id), done.version)
    assert await news(life, done, ALIX, later) == "The others are still picking."


@pytest.mark.parametrize("language", LANGUAGES)
async def test_why_is_told_to_those_who_may_know(life: Life, language: Language) -> None:
    """Chance picks for Cedar: the reason is read by whoever sits there, and the others find none."""
    campaign_id = await begun(life)
    done = await life.act(campaign_id, CHLOE, PickByItself(hero="cedar"))
    say = presenter("pebbles").words(language)

    assert len(say.told(heard(done.events, done.campaign.heroes_of(CHLOE)), done.campaign).why) == 1
    for player in (ALIX, BRUNO, ONLOOKER):
        assert say.told(heard(done.events, done.campaign.heroes_of(player)), done.campaign).why == []


async def test_the_chronicle_of_the_day_is_for_everybody(life: Life) -> None:
    """The channel reads that somebody has picked, in its language, and never what; a day without deeds has none."""
    campaign_id = await begun(life)
    await pick(life, campaign_id, "ash", "white")
    now = life.clock.now()

    face = await chronicle(bot_of(life), campaign_id, now - DAY, now + DAY)

    assert face is not None
    assert "Frêne a choisi." in face.lines
    assert not any("blanc" in line for line in face.lines)
    assert await chronicle(bot_of(life), campaign_id, now + DAY, now + 2 * DAY) is None


async def test_a_deed_one_may_know_nothing_of_is_left_out(life: Life) -> None:
    """Not even when it was done is known; a deed that told nobody anything stays."""
    campaign_id = await begun(life)
    await pick(life, campaign_id, "ash", "white")
    *_, last = await life.table.annals(campaign_id)
    secret, silent = replace(last, events=last.events[1:]), replace(last, events=())

    assert entries_heard([secret, silent], ["ash"]) == [secret, silent]
    assert entries_heard([secret, silent], ["birch"]) == [silent]


async def test_what_the_game_does_not_have_the_house_knows(life: Life) -> None:
    """Nothing can be watched again or is added up: there is no picture at the end, and nothing breaks."""
    campaign_id = await begun(life)
    await pick_all(life, campaign_id, 1, "white", "white", "black")
    done = await pick_all(life, campaign_id, 2, "grey", "grey", "white")
    entries = await life.table.quest_annals(campaign_id)
    shown = presenter("pebbles")

    assert shown.replay(done.campaign, entries, "round", "en", "a round") is None
    assert shown.summary(done.campaign, entries, "en") is None
    assert shown.scenes(done.campaign, entries, BEGINNING, ALIX, "en").place is None
    assert await summary_of(bot_of(life), campaign_id) is None


async def test_the_table_itself_forgets_nothing(life: Life) -> None:
    """What is kept from readers is kept in the annals all the same."""
    campaign_id = await begun(life)
    done = await pick(life, campaign_id, "ash", "white")

    assert all_events(await life.table.annals(campaign_id))[-2:] == done.events


async def test_a_face_for_some_is_not_posted_for_all(life: Life) -> None:
    """Whoever tries has made a mistake, and nothing is sent."""
    campaign_id = await begun(life)
    now = await life.table.look(campaign_id)
    posting = Posting(bot_of(life), Scenes(bot_of(life)))

    with pytest.raises(ValueError, match="ash"):
        await posting.named(now, Face("…", theme.GOLD, audience=("ash",)), "a hand")
