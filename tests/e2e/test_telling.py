"""How the channel is kept readable: told once, called once, old panels replaced, threads kept awake."""

from pathlib import Path
from threading import get_ident

import discord
import pytest

from bot.app import Flambeau
from bot.descent.commands import TakeTurn
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.presenter import DescentPresenter
from bot.local.objects import Channel, ChannelKind, Message
from bot.local.server import LocalDiscord
from bot.local.world import WorldEvent
from bot.views.chapter import Chapter
from bot.views.face import Face
from bot.views.waiting import Waiting
from cogs import stage

from .bots import at_rest, running
from .people import Offer, Party, offers

WAIT = 10.0
POST = r"POST /channels/\d+/messages$"


@pytest.fixture
async def turn(party: Party) -> Party:
    """It is the turn of Syndrael, whom Alix plays; Bruno plays Grisban."""
    party.players = party.players[:2]
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    await party.do(of(party, "take_turn"), party.players[0])
    return party


def of(party: Party, kind: str) -> Offer:
    """Something of this kind that is on the panel."""
    offer = party.find(kind)
    assert offer is not None, party.current().text()
    return offer


def stories(party: Party) -> list[Message]:
    """The monsters' stories in the channel."""
    return [message for message in party.players[0].sees() if any("?why" in one for one in ids(message))]


def panels(party: Party) -> list[Message]:
    """All messages that can be acted on."""
    return [message for message in party.players[0].sees() if not message.ephemeral and offers(message)]


def ids(message: Message) -> list[str]:
    return [button.custom_id or "" for button in message.buttons()]


async def end_turn(party: Party) -> None:
    """End the turn and answer whatever is asked."""
    await party.do(of(party, "end_turn"))
    while party.find("answer") is not None:
        await party.do(of(party, "answer"))


async def test_a_turn_leaves_a_record_a_story_and_a_panel(turn: Party) -> None:
    """After a turn the channel has one record of it, one story of the monsters, and one panel at the bottom."""
    record = turn.current()
    before = len(turn.players[0].sees())

    await end_turn(turn)

    seen = turn.players[0].sees()
    assert len(seen) == before + 2
    assert not offers(record)
    assert seen[-2] is stories(turn)[-1]
    assert seen[-1] is turn.current()


async def test_a_panel_is_thought_out_beside_the_loop(turn: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that may be done, with its price, takes milliseconds to find: nobody else waits for that."""
    threads: list[int] = []
    panel = DescentPresenter.panel

    def noting(self: DescentPresenter, campaign: Campaign, chapter: Chapter, waiting: Waiting) -> Face:
        threads.append(get_ident())
        return panel(self, campaign, chapter, waiting)

    monkeypatch.setattr(DescentPresenter, "panel", noting)
    await end_turn(turn)

    assert threads
    assert get_ident() not in threads


async def test_a_story_whose_answer_was_lost_is_not_told_twice(turn: Party) -> None:
    """Discord posted the story but answered 500: the library tries again, and there is one story all the same."""
    turn.local.fail_next(POST, 500, done=True)

    await end_turn(turn)

    assert len(stories(turn)) == 1
    assert len(panels(turn)) == 1


async def test_a_page_that_was_half_turned_is_turned_once(turn: Party) -> None:
    """The story could not be posted: the deed stands, and the next look at the campaign tells it."""
    alix, _ = turn.players
    turn.local.fail_next(POST, 403, code=50013, times=2)  # with its pictures, and with words for them
    offer, panel = of(turn, "end_turn"), turn.current()
    await turn.take(offer, alix)
    await turn.local.world.until(
        lambda: any(call.endswith("403") for call in turn.local.rest.calls), WAIT, "the 403"
    )
    assert stories(turn) == []

    await (await alix.slash("campaign status")).settled(WAIT)
    await turn.local.world.until(lambda: turn.current() is not panel, WAIT, "a new panel")

    assert len(stories(turn)) == 1
    assert len(panels(turn)) == 1


async def test_a_story_is_found_again_after_a_crash(turn: Party) -> None:
    """The story was posted, but that was never noted, and Discord has forgotten its nonce: it is found again."""
    alix, _ = turn.players
    turn.local.fail_next(POST, 409, done=True)
    panel = turn.current()
    await turn.take(of(turn, "end_turn"), alix)
    await turn.local.world.until(lambda: stories(turn), WAIT, "the story")
    turn.local.world.nonces.clear()

    await (await alix.slash("campaign status")).settled(WAIT)
    await turn.local.world.until(lambda: turn.current() is not panel, WAIT, "a new panel")

    assert len(stories(turn)) == 1
    assert len(panels(turn)) == 1


async def test_an_old_panel_is_replaced(turn: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    """A panel older than fifty minutes is not edited any more: a new one takes its place at the bottom."""
    old = turn.current()
    later = discord.utils.utcnow() + stage.OLD
    monkeypatch.setattr(discord.utils, "utcnow", lambda: later)

    await turn.do(of(turn, "move"))

    assert turn.current() is not old
    await turn.local.world.until(lambda: old.deleted, WAIT, "the old panel to go")
    assert turn.players[0].sees()[-1] is turn.current()


async def test_a_panel_with_too_many_edits_is_replaced(turn: Party) -> None:
    """Discord refuses to edit the panel once more (30046): a new one takes its place."""
    old = turn.current()
    turn.local.fail_next(rf"PATCH /(channels/\d+/messages/{old.id}|webhooks/)", 400, code=30046)

    await turn.do(of(turn, "move"))

    assert turn.current() is not old
    await turn.local.world.until(lambda: old.deleted, WAIT, "the old panel to go")


async def test_everybody_is_called_once_a_round(party: Party) -> None:
    """In one round each player is called once for their turn, and nobody for what they set going themselves."""
    called: list[int] = []
    party.local.world.watch(
        lambda change: (
            called.extend(change.message.mentions)
            if change.event is WorldEvent.MESSAGE_NEW and change.message is not None
            else None
        )
    )
    party.players = party.players[:2]
    alix, bruno = party.players
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    assert called == [bruno.id], "Alix set out herself; Bruno has to hear of it"

    await party.do(of(party, "take_turn"), alix)
    await end_turn(party)
    assert called == [bruno.id], "Bruno was called for this round before"
    await end_turn(party)

    assert set(called[1:]) == {alix.id}, "a new round calls Alix, and not Bruno who has just acted"


async def test_who_has_to_answer_is_called(turn: Party) -> None:
    """A question for somebody who is not acting comes on a new panel that calls them; an edit would call nobody."""
    alix, bruno = turn.players
    await (await alix.slash("campaign settings", ties="vote")).settled(WAIT)
    called: dict[int, list[int]] = {}
    turn.local.world.watch(
        lambda change: (
            called.update({change.message.id: list(change.message.mentions)})
            if change.event is WorldEvent.MESSAGE_NEW and change.message is not None
            else None
        )
    )
    before = turn.current()

    await turn.do(of(turn, "end_turn"), alix)

    assert turn.find("cast_vote") is not None, turn.current().text()
    assert called == {turn.current().id: [bruno.id]}, "Alix is there already; Bruno may vote too"
    await turn.local.world.until(lambda: before.deleted, WAIT, "the old panel to go")


async def test_what_was_never_shown_is_shown_at_the_next_start(local: LocalDiscord, tmp_path: Path) -> None:
    """A deed was saved and the process died before the panel followed: the next start shows it, pressed or not."""
    party = Party(local, local.players[:2])
    async with running(local, tmp_path / "flambeau.sqlite3") as bot:
        await party.gather("syndrael", "grisban_the_thirsty")
        await party.set_out()
        await at_rest(bot)
        await bot.table.act(1, party.players[0].id, Play(command=TakeTurn(hero="syndrael")), interaction=7)
        version = party.version()

    async with running(local, tmp_path / "flambeau.sqlite3"):
        await local.world.until(lambda: party.version() > version, WAIT, "the panel to catch up")

    assert party.find("end_turn") is not None


# Threads ------------------------------------------------------------------------------------------------------


@pytest.fixture
def thread(local: LocalDiscord, bot: Flambeau) -> Channel:
    """A thread in the first channel, with everybody in it."""
    parent = next(iter(local.world.channels.values()))
    members = [local.world.bot.id, *(player.id for player in local.players)]
    opened = Channel(
        local.world.ids.next(),
        "Les Braises",
        kind=ChannelKind.PUBLIC_THREAD,
        parent_id=parent.id,
        owner_id=local.players[0].id,
        archive_changed="2026-01-01T00:00:00+00:00",
        members=members,
    )
    return local.world.open_channel(opened)


async def test_a_thread_stays_open_for_a_week(local: LocalDiscord, thread: Channel) -> None:
    """A campaign that begins in a thread asks Discord to leave it open as long as it can."""
    await (await local.players[0].slash("campaign new", name="Les Braises", channel=thread.id)).settled(WAIT)

    assert thread.auto_archive == 10080


async def test_a_thread_that_was_put_away_is_woken(local: LocalDiscord, thread: Channel) -> None:
    """A press in a thread that Discord has archived wakes it, and the panel is edited."""
    alix = local.players[0]
    await (await alix.slash("campaign new", name="Les Braises", channel=thread.id)).settled(WAIT)
    panel = next(message for message in alix.sees(thread.id) if offers(message))
    thread.archived = True
    join = next(offer for offer in offers(panel) if offer.kind == "join")

    await alix.pick(panel, join.custom_id, join.code)

    await local.world.until(lambda: f"<@{alix.id}>" in panel.text(), WAIT, "the panel with Alix on it")
    assert not thread.archived


async def test_each_thread_has_its_own_campaign(local: LocalDiscord, thread: Channel) -> None:
    """A thread and its channel each have a campaign; a third in the thread is refused."""
    alix = local.players[0]
    await (await alix.slash("campaign new", name="Les Braises")).settled(WAIT)
    await (await alix.slash("campaign new", name="Les Cendres", channel=thread.id)).settled(WAIT)
    again = await (await alix.slash("campaign new", name="La Suie", channel=thread.id)).settled(WAIT)

    assert again.message is not None
    assert "http" not in again.message.text()
    assert any("Les Cendres" in message.text() for message in alix.sees(thread.id))
    assert not any("La Suie" in message.text() for message in alix.sees(thread.id))


async def test_the_monsters_turn_is_shown(turn: Party) -> None:
    """The monsters' story has the card they went by, and the board of the panel below it moves."""
    await end_turn(turn)

    assert [file.name for file in stories(turn)[-1].attachments] == ["activation.png"]
    assert [file.name for file in turn.current().attachments] == ["board.webp"]

    await turn.do(of(turn, "move"))
    assert [file.name for file in turn.current().attachments] == ["board.png"]


async def test_a_party_that_wants_no_motion_has_none(turn: Party) -> None:
    """With a still board settled the monsters' card is shown, and the panel's board stands still."""
    await (await turn.players[0].slash("campaign settings", monsters="still")).settled(WAIT)
    await end_turn(turn)

    assert [file.name for file in stories(turn)[-1].attachments] == ["activation.png"]
    assert [file.name for file in turn.current().attachments] == ["board.png"]
