"""Who may press what: strangers, double clicks, old panels, other channels, other languages."""

import asyncio

import pytest

from bot.app import Flambeau
from bot.local.exchange import Exchange
from bot.local.objects import Message
from bot.local.player import Player
from bot.table.table import Table

from .people import Offer, Party, brave

WAIT = 5.0


@pytest.fixture
async def fight(party: Party) -> Party:
    """Alix plays Syndrael, Bruno plays Grisban; the fight has begun."""
    party.players = party.players[:2]
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    return party


async def private_answer(party: Party, player: Player, exchange: Exchange) -> str:
    """What the bot says to one player alone."""
    found = await party.local.world.until(lambda: exchange.followups, WAIT, f"an answer to {player.name}")
    assert all(message.ephemeral_for == player.id for message in found)
    return found[0].text()


def of(party: Party, kind: str) -> Offer:
    """Something of this kind that is on the panel."""
    offer = party.find(kind)
    assert offer is not None, party.current().text()
    return offer


async def test_only_the_heros_player_acts(fight: Party) -> None:
    """Bruno presses the button of Alix's hero: nothing happens, and he alone is told why, in his language."""
    alix, bruno = fight.players
    version = fight.version()

    exchange = await fight.take(of(fight, "take_turn"), bruno)

    assert "Syndrael" in await private_answer(fight, bruno, exchange)
    assert fight.version() == version
    await fight.do(of(fight, "take_turn"), alix)
    assert fight.version() == version + 1


async def test_who_presses_anothers_button_reads_whose_move_it_is(fight: Party) -> None:
    """In Alix's turn Bruno presses one of her buttons and reads in French that Syndrael goes and who plays her."""
    alix, bruno = fight.players
    await fight.do(of(fight, "take_turn"), alix)

    exchange = await fight.take(of(fight, "end_turn"), bruno)

    answer = await private_answer(fight, bruno, exchange)
    assert "tour de **Syndrael**" in answer
    assert f"<@{alix.id}>" in answer


async def test_a_stranger_is_told_that_they_are_not_at_the_table(fight: Party) -> None:
    """Dario, who has no hero, presses a button and reads in English that he is not at the table."""
    dario = fight.local.players[3]

    exchange = await fight.take(of(fight, "take_turn"), dario)

    assert "not at this table" in await private_answer(fight, dario, exchange)


async def test_a_double_click_does_nothing_twice(fight: Party, bot: Flambeau) -> None:
    """The same button pressed twice at once: one deed is done, the other press is answered privately."""
    alix, _ = fight.players
    await fight.do(of(fight, "take_turn"), alix)
    version, way = fight.version(), of(fight, "move")

    first, second = await asyncio.gather(fight.take(way, alix), fight.take(way, alix))

    await fight.local.world.until(lambda: first.followups or second.followups, WAIT, "an answer to one of both")
    assert (await bot.table.look(1)).version == version + 1


async def test_an_old_panel_leads_to_the_new_one(fight: Party) -> None:
    """A button of a board that has moved on changes nothing and answers with a link to the current panel."""
    alix, _ = fight.players
    await fight.do(of(fight, "take_turn"), alix)
    old = of(fight, "move")
    await fight.do(of(fight, "push"), alix)
    panel, version = fight.current(), fight.version()
    panel_as_it_was = _with_button(panel, old)

    exchange = await alix.press(panel_as_it_was, old.custom_id)

    assert str(panel.id) in await private_answer(fight, alix, exchange)
    assert fight.version() == version


def _with_button(panel: Message, offer: Offer) -> Message:
    """The panel as it still looks on a phone that has not heard of the last edit."""
    button = {"type": 2, "id": 900, "style": 2, "label": offer.label, "custom_id": offer.custom_id}
    panel.components.append({"type": 1, "id": 901, "components": [button]})
    return panel


async def test_another_channel_cannot_touch_the_campaign(fight: Party) -> None:
    """The same custom id pressed in another channel is refused and changes nothing."""
    alix, _ = fight.players
    version, offer = fight.version(), of(fight, "take_turn")
    tavern = list(fight.local.world.channels)[1]
    forged = _with_button(alix.say("…", tavern), offer)

    exchange = await alix.press(forged, offer.custom_id)

    await private_answer(fight, alix, exchange)
    assert fight.version() == version


@pytest.mark.parametrize("custom_id", ["f:1:99:move:0:C4", "f:77:1:undo", "f:1:5:?why:x", "f:1:5:?nonsense", "old"])
async def test_hostile_and_forgotten_buttons_are_answered(fight: Party, custom_id: str) -> None:
    """Whatever a custom id says, somebody answers privately and the game stays as it was."""
    alix, _ = fight.players
    version = fight.version()
    forged = _with_button(fight.current(), Offer(custom_id, "", "?"))

    exchange = await alix.press(forged, custom_id)

    assert await private_answer(fight, alix, exchange)
    assert fight.version() == version


async def test_a_fault_of_ours_is_said_calmly(
    fight: Party, bot: Flambeau, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """When something of ours breaks, the player gets a reference and the log has the same."""
    alix, _ = fight.players

    async def broken(self: Table, campaign_id: int, *_: object, **__: object) -> None:
        raise RuntimeError("the table has lost a leg")

    offer = of(fight, "take_turn")
    monkeypatch.setattr(Table, "act", broken)
    exchange = await fight.take(offer, alix)

    told = await private_answer(fight, alix, exchange)
    reference = told.rstrip(".").split()[-1]
    assert f"fault {reference}" in caplog.text


async def test_everybody_reads_their_own_language(fight: Party) -> None:
    """Private answers are in the reader's language, public messages in the campaign's until it is changed."""
    alix, _ = fight.players
    english = await alix.slash("help", locale="en-US")
    french = await alix.slash("aide", locale="fr")
    await english.settled(WAIT)
    await french.settled(WAIT)
    assert english.message is not None
    assert french.message is not None
    assert "What can I do now?" in english.message.text()
    assert "Que faire maintenant" in french.message.text()
    assert "Qui joue maintenant" in fight.current().text()

    version = fight.version()
    await (await alix.slash("campaign settings", language="en")).settled(WAIT)
    await fight.local.world.until(lambda: fight.version() > version, WAIT, "an English panel")

    assert "Who goes now?" in fight.current().text()


async def test_why_is_answered_from_what_was_written_down(fight: Party) -> None:
    """After the monsters acted, "Why?" tells their reasons to whoever asks, in that reader's language."""
    dario = fight.local.players[3]
    alix, _ = fight.players
    await fight.do(of(fight, "take_turn"), alix)
    await fight.do(of(fight, "end_turn"), alix)
    await fight.play(brave, until=lambda party: party.find("answer") is None)
    story, why = next(
        (message, button.custom_id)
        for message in reversed(alix.sees())
        for button in message.buttons()
        if button.custom_id and "?why" in button.custom_id
    )

    exchange = await dario.press(story, why)

    assert "Zombie" in await private_answer(fight, dario, exchange)


async def test_every_press_is_acknowledged_at_once(fight: Party) -> None:
    """The acknowledgement comes before any work: far within Discord's three seconds."""
    alix, _ = fight.players

    exchange = await fight.take(of(fight, "take_turn"), alix)

    assert exchange.deferred
    assert exchange.acked_ms < 1000


async def test_a_deleted_panel_comes_back(fight: Party) -> None:
    """Somebody deletes the panel: the next deed, typed as a command, posts a new one."""
    alix, _ = fight.players
    version, panel = fight.version(), fight.current()
    fight.local.world.delete(panel)

    await (await alix.slash("turn take")).settled(WAIT)

    await fight.local.world.until(lambda: fight.version() > version, WAIT, "a new panel")
    assert fight.current() is not panel


async def test_a_link_never_leads_to_a_deleted_panel(fight: Party) -> None:
    """Somebody deletes the panel: asking where things stand posts it anew and links the new one."""
    alix, _ = fight.players
    panel = fight.current()
    fight.local.world.delete(panel)

    exchange = await (await alix.slash("campaign status")).settled(WAIT)

    assert exchange.message is not None
    assert fight.current() is not panel
    assert str(fight.current().id) in exchange.message.text()


async def test_a_panel_that_could_not_be_drawn_is_mended(fight: Party) -> None:
    """Discord refuses an edit, with and without pictures: the deed stands, and the next press draws it anew."""
    alix, _ = fight.players
    version, offer = fight.version(), of(fight, "take_turn")
    fight.local.fail_next(r"PATCH /webhooks/", 403, times=2)
    exchange = await fight.take(offer, alix)
    assert await private_answer(fight, alix, exchange)
    assert fight.version() == version

    await fight.take(offer, alix)

    await fight.local.world.until(lambda: fight.version() > version, WAIT, "the panel to be mended")
    assert of(fight, "end_turn")
