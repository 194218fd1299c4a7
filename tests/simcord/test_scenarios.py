"""One core of scenarios, played on our own Discord and on SimCord: what holds in one must hold in the other."""

import pytest

from bot.local.player import Player
from tests.e2e.people import Offer, Party, brave, is_over

from .houses import House, forged

WAIT = 10.0
FAULT = "reference"
"""Stands in what is said when something of ours is broken, in English as in French but for the accents."""


async def said(player: Player, command: str, **options: object) -> str:
    """The private answer to a command."""
    exchange = await player.slash(command, **options)
    await exchange.settled(WAIT)
    assert exchange.message is not None
    assert exchange.message.ephemeral_for == player.id
    return exchange.message.text()


async def version(house: House) -> int:
    """The version that is saved."""
    return (await house.bot.table.look(1)).version


def of(party: Party, kind: str) -> Offer:
    """Something of this kind that is on the panel."""
    offer = party.find(kind)
    assert offer is not None, party.current().text()
    return offer


async def answer_to(party: Party, offer: Offer, player: Player) -> str:
    """What is said privately about a press."""
    exchange = await party.take(offer, player)
    return (await party.local.world.until(lambda: exchange.followups, WAIT, "a private answer"))[0].text()


async def gathered(party: Party, first: int = 0) -> tuple[Player, Player]:
    """Two of the four have taken heroes and set out; the others look on."""
    owner, friend = party.players[first], party.players[first + 1]
    whole, party.players = party.players, [owner, friend]
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    party.players = whole
    return owner, friend


async def test_a_campaign_is_opened_joined_and_begun_by_typing(house: House, party: Party) -> None:
    """New, join by suggestion, leave, join again, start, status: each is answered privately and shown to all."""
    alix, bruno, *_ = party.players
    await said(alix, "campaign new", name="Les Braises", language="en")
    heroes = await alix.complete("campaign join", "hero", "synd")
    assert [hero.value for hero in heroes] == ["syndrael"]

    assert "Syndrael" in await said(alix, "campaign join", hero="syndrael", **{"class": "knight"})
    assert "2" in await said(alix, "campaign start"), "a party of one must be told that it takes two"
    await said(bruno, "campaign join", hero="grisban_the_thirsty", **{"class": "berserker"})
    await said(alix, "campaign start")

    assert "Syndrael" in await said(alix, "campaign status")
    assert "Who goes now?" in party.current().text()
    assert any(message.pinned for message in alix.sees())


@pytest.mark.parametrize(("first", "won"), [(0, "🏆"), (2, "🏆")], ids=["fr", "en"])
async def test_a_whole_quest_by_what_is_offered(house: House, party: Party, first: int, won: str) -> None:
    """Two players who press what the panel offers, and nothing else, come to the end of the quest."""
    await gathered(party, first)

    await party.play(brave, until=is_over)

    assert won in party.current().text()
    assert (await house.bot.table.look(1)).campaign.phase == "over"


async def test_walking_weighing_and_taking_back(house: House, party: Party) -> None:
    """A move by the menu, by the form, taken back and done again; the stored version counts each."""
    alix, _ = await gathered(party)
    await party.do(of(party, "take_turn"), alix)
    before = await version(house)

    await party.do(of(party, "move"), alix)
    await party.do(of(party, "undo"), alix)
    await party.do(of(party, "redo"), alix)
    opened = await alix.press(
        party.current(), next(each.custom_id for each in party.offered() if each.code.startswith("?square"))
    )
    assert opened.modal is not None
    refused = await alix.submit(opened.modal, square="Z9")
    answers = await party.local.world.until(lambda: refused.followups, WAIT, "an answer to the form")

    assert "Z9" in answers[0].text()
    assert await version(house) == before + 3


LOOKS: tuple[tuple[str, dict[str, object]], ...] = (
    ("board", {}),
    ("board", {"text": True}),
    ("hero", {"hero": "syndrael"}),
    ("inventory", {}),
    ("monster", {}),
    ("odds", {"target": "zombie_1"}),
    ("card", {"card": "stunned"}),
    ("condition", {"condition": "burning"}),
    ("rule", {"word": "surge"}),
    ("help", {}),
    ("journal", {}),
    ("stats", {"text": True}),
    ("why", {}),
    ("about", {}),
)


async def test_everybody_may_look(house: House, party: Party) -> None:
    """A player and a stranger both get a private answer to each look-up, and nothing in the game changes."""
    alix, _ = await gathered(party)
    before = await version(house)

    for command, options in LOOKS:
        for reader in (alix, party.players[3]):
            answer = await said(reader, command, **options)
            assert FAULT not in answer.replace("é", "e"), (command, answer)
    assert await version(house) == before


async def test_strangers_are_told_and_change_nothing(house: House, party: Party) -> None:
    """Whoever has no hero, and whoever has another one, is answered in their own language."""
    _, bruno = await gathered(party)
    dario, before = party.players[3], await version(house)

    assert "not at this table" in await answer_to(party, of(party, "take_turn"), dario)
    assert "Syndrael" in await answer_to(party, of(party, "take_turn"), bruno)
    assert await version(house) == before


async def test_a_double_click_is_one_deed(house: House, party: Party) -> None:
    """Both presses arrive before either was answered: one counts, the other is told."""
    alix, _ = await gathered(party)
    await party.do(of(party, "take_turn"), alix)
    await party.spend()
    before = await version(house)

    answers = await house.twice(alix, party.current(), of(party, "end_turn").custom_id)

    assert len(answers) == 1
    assert await version(house) == before + 1


async def test_an_old_button_leads_to_the_panel(house: House, party: Party) -> None:
    """A button of a board that has moved on changes nothing and answers with a link to the current panel."""
    alix, _ = await gathered(party)
    old = of(party, "take_turn")
    await party.do(old, alix)
    before, panel = await version(house), party.current()
    forged(panel, old.custom_id)

    answer = await answer_to(party, old, alix)

    assert str(panel.id) in answer
    assert await version(house) == before


async def test_another_server_can_not_touch_it(house: House, party: Party) -> None:
    """The same custom id pressed in another server is refused, and the campaign stays as it was."""
    alix, _ = await gathered(party)
    before = await version(house)

    assert await house.abroad(alix, of(party, "take_turn").custom_id)

    assert await version(house) == before


async def test_buttons_outlive_the_process(house: House, party: Party) -> None:
    """A panel posted by one process is played on by the next."""
    alix, _ = await gathered(party)
    panel, before = party.current().id, await version(house)

    await house.restart()
    await party.do(of(party, "take_turn"), alix)

    assert party.current().id == panel
    assert await version(house) == before + 1
