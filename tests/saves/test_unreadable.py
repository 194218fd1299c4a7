"""A save that can't be read: it holds up no other campaign, is told as such, and waits to be mended."""

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.agenda.due import Reminder
from bot.descent.party.deeds import Undo
from bot.kernel.bounds import MOST_STATE
from bot.kernel.refused import Refused
from bot.table.deeds import Deed, Speak
from bot.table.table import UNREADABLE
from tests.agenda.life import Life
from tests.agenda.parties import HOUR
from tests.saves.lives import NOW
from tests.saves.releases import campaign_named, database_of, only, spoiling

GOOD, BAD, ARCHIVED = "ember chapel", "taken back", "archived"
OWNER = 1191150300000000000
MANAGER = 77


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Three campaigns of 0.1.0, one of them archived."""
    return only(database_of("0.1.0", tmp_path), (GOOD, BAD, ARCHIVED))


@pytest.fixture
async def life(path: Path) -> AsyncIterator[Life]:
    """The bot of today with that database."""
    async with Life.at(path, NOW) as begun:
        yield begun


@pytest.fixture(params=["unknown step", "broken"])
def spoiled(request: pytest.FixtureRequest, path: Path, life: Life) -> str:
    """One of them can't be read while the bot runs; its state as it was."""
    number = campaign_named(path, BAD)
    with spoiling(path) as database:
        (state,) = database.execute("SELECT state FROM campaigns WHERE id = ?", (number,)).fetchone()
        form = json.loads(state)
        form["game"]["stack"].append({"step": "walk_on_water"})
        written = json.dumps(form) if request.param == "unknown step" else state[:1000]
        database.execute("UPDATE campaigns SET state = ? WHERE id = ?", (written, number))
    return str(state)


async def do(life: Life, campaign_id: int, deed: Deed) -> int:
    """The owner does something; the version it led to."""
    return (await life.act(campaign_id, OWNER, deed)).version


@pytest.mark.usefixtures("spoiled")
async def test_it_is_refused_as_unreadable(path: Path, life: Life, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever looks at it or does something in it is told that it can't be read; the log says why."""
    bad = campaign_named(path, BAD)
    with pytest.raises(Refused) as looked:
        await life.table.look(bad)
    with pytest.raises(Refused) as acted:
        await life.act(bad, OWNER, Undo())
    with pytest.raises(Refused) as exported:
        await life.table.export(bad, OWNER)

    assert {refused.value.code for refused in (looked, acted, exported)} == {UNREADABLE}
    assert f"campaign {bad} at version" in caplog.text


HOSTILE: dict[str, tuple[str, Callable[[int], object], int, int]] = {
    "points": ("$.game.turn", lambda many: {"hero": "syndrael", "points": many}, 3, 10**7),
    "rounds": ("$.game.round", int, 3, 10**12),
    "hearts": ("$.game.heroes.syndrael.damage", int, 1, -(10**9)),
    "experience": ("$.seats[0].xp", int, 2, 10**9),
    "a stack": ("$.game.stack", lambda many: [{"step": "end_round"}] * many, 2, 6000),
    "a step": (
        "$.game.stack",
        lambda many: [{"step": "suffer", "figure": "x", "amount": many, "source": "x"}],
        1,
        10**9,
    ),
    "a length": ("$.name", lambda many: "x" * many, 20, MOST_STATE + 1),
}
"""Where something is counted, how it is written, how many there may be, and how many there may not."""


@pytest.mark.parametrize("what", HOSTILE)
async def test_numbers_that_were_let_in_before_there_were_bounds(path: Path, life: Life, what: str) -> None:
    """A save that counts what no game comes near is unreadable, wherever it came from; nobody plays or draws it."""
    bad = campaign_named(path, BAD)
    place, written, usual, hostile = HOSTILE[what]

    def spoil(many: int) -> None:
        with spoiling(path) as database:
            sql = "UPDATE campaigns SET state = json_set(state, ?, json(?)) WHERE id = ?"
            database.execute(sql, (place, json.dumps(written(many)), bad))

    spoil(usual)
    assert (await life.table.look(bad)).campaign
    spoil(hostile)
    for asked in (life.table.look(bad), life.act(bad, OWNER, Undo())):
        with pytest.raises(Refused, match=UNREADABLE):
            await asked
    assert (await life.table.look(campaign_named(path, GOOD))).campaign.name == GOOD


@pytest.mark.usefixtures("spoiled")
async def test_the_others_go_on(path: Path, life: Life) -> None:
    """Another campaign is looked at and played as if nothing were wrong, and one that was put away comes back."""
    good, archived = campaign_named(path, GOOD), campaign_named(path, ARCHIVED)
    before = (await life.table.look(good)).version

    assert await do(life, good, Speak(language="en")) == before + 1
    assert (await life.table.restore(archived, OWNER, interaction=5)).campaign.name == ARCHIVED


@pytest.mark.usefixtures("spoiled")
async def test_players_find_their_campaigns(path: Path, life: Life) -> None:
    """Habits know a player's campaigns, in spite of one that can't be read."""
    found = await life.store.days.campaigns_of(OWNER)

    assert campaign_named(path, GOOD) in found
    assert campaign_named(path, ARCHIVED) not in found
    readable = await life.table.readable([campaign_named(path, BAD), campaign_named(path, GOOD)])
    assert [one.campaign.name for one in readable] == [GOOD]


async def test_a_game_nobody_has_is_unreadable_too(path: Path, life: Life) -> None:
    """A campaign of a game that this Flambeau lacks holds up no other, and can be put away."""
    bad, good = campaign_named(path, BAD), campaign_named(path, GOOD)
    with spoiling(path) as database:
        database.execute("UPDATE campaigns SET game = 'chess' WHERE id = ?", (bad,))

    for asked in (life.table.look(bad), life.table.game_of(bad)):
        with pytest.raises(Refused, match=UNREADABLE):
            await asked
    assert [one.campaign_id for one in await life.table.readable([bad, good])] == [good]
    await life.wait(30 * HOUR)
    assert {one.campaign_id for one in life.channel.posted} == {good}
    await life.table.archive(bad, MANAGER, interaction=6, manager=True)
    assert (await life.store.load(bad)).archived


@pytest.mark.usefixtures("spoiled")
async def test_the_clock_goes_on_for_the_others(path: Path, life: Life, caplog: pytest.LogCaptureFixture) -> None:
    """Others are reminded when it is time; the unreadable one is set aside without a word in its channel."""
    await life.wait(30 * HOUR)

    assert {one.campaign_id for one in life.channel.posted} == {campaign_named(path, GOOD)}
    assert life.channel.of(Reminder)
    assert f"campaign {campaign_named(path, BAD)} is set aside" in caplog.text


@pytest.mark.usefixtures("spoiled")
async def test_a_manager_can_put_it_away(path: Path, life: Life) -> None:
    """It does not hold its channel for ever; others than a manager can't, since nobody knows whose it is."""
    bad = campaign_named(path, BAD)
    place = await life.table.place(bad)
    with pytest.raises(Refused, match=UNREADABLE):
        await life.table.archive(bad, OWNER, interaction=5)
    assert await life.table.in_channel(place.channel) == bad
    await life.table.archive(bad, MANAGER, interaction=6, manager=True)

    assert await life.table.in_channel(place.channel) is None
    assert await life.table.archived_in(place.guild, place.channel) == []


async def test_once_mended_it_opens_again(path: Path, life: Life, spoiled: str) -> None:
    """With its state back it is the campaign it was, also for the clock."""
    bad = campaign_named(path, BAD)
    await life.tick()
    with spoiling(path) as database:
        database.execute("UPDATE campaigns SET state = ? WHERE id = ?", (spoiled, bad))
    now = await life.table.look(bad)

    assert now.campaign.name == BAD
    assert await do(life, bad, Speak(language="en")) == now.version + 1
    await life.wait(30 * HOUR)
    assert bad in {one.campaign_id for one in life.channel.posted}
