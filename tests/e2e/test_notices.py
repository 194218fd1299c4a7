"""The pinned message: one per campaign, always current, edited no more often than needed."""

from collections.abc import Callable

import pytest

from bot.app import Flambeau
from bot.local.objects import Message
from cogs.access import stage_of

from .bots import at_rest
from .people import Party

WAIT = 10.0
EDIT = r"PATCH /channels/\d+/messages/\d+"
PIN = r"PUT /channels/\d+/messages/pins/\d+"


@pytest.fixture
async def fight(party: Party, bot: Flambeau) -> Party:
    """Alix plays Syndrael, Bruno plays Grisban; notices are written without a breath in between."""
    stage_of(bot).notices.breath = 0.0
    party.players = party.players[:2]
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    return party


def notices(party: Party) -> list[Message]:
    """All pinned messages of the channel."""
    return [message for message in party.players[0].sees() if message.pinned]


def notice(party: Party) -> Message:
    """The one pinned message."""
    (found,) = notices(party)
    return found


async def becomes(party: Party, so: Callable[[Message], bool], what: str) -> Message:
    """The notice once something is so."""

    def found() -> Message | None:
        return next((message for message in notices(party) if so(message)), None)

    message = await party.local.world.until(found, WAIT, what)
    assert message is not None
    return message


async def take_turn(party: Party) -> None:
    offer = party.find("take_turn")
    assert offer is not None
    await party.do(offer, party.players[0])


@pytest.mark.parametrize(
    ("language", "round_", "turn"), [("fr", "Manche 1", "Au tour de"), ("en", "Round 1", "’s turn")]
)
async def test_the_notice_says_where_the_game_stands(fight: Party, language: str, round_: str, turn: str) -> None:
    """Objective, round, morale, heroes, monsters and whose move it is, in the campaign's language, with a link."""
    alix, _ = fight.players
    await (await alix.slash("campaign settings", language=language)).settled(WAIT)
    await take_turn(fight)

    message = await becomes(fight, lambda message: turn in message.text(), "the turn on the notice")

    text = message.text()
    assert round_ in text
    assert "🎯" in text
    assert "12/12 ♥" in text
    assert "Zombie" in text
    assert f"<@{alix.id}>" in text
    assert not message.mentions, "a notice calls nobody"
    links = [button.url for button in message.buttons()]
    await fight.local.world.until(
        lambda: str(fight.current().id) in (notice(fight).buttons()[0].url or ""), WAIT, "a link to the panel"
    )
    assert len(links) == 1


async def test_deeds_in_quick_succession_are_one_edit(fight: Party, bot: Flambeau) -> None:
    """While the notice takes a breath, several deeds wait and are then shown together."""
    await take_turn(fight)
    message = await becomes(fight, lambda message: "Au tour de" in message.text(), "the turn on the notice")
    held = stage_of(bot).notices
    await at_rest(bot)
    before = message.edits

    async with held._locks[1]:
        for kind in ("push", "move", "end_turn"):
            offer = fight.find(kind)
            assert offer is not None
            await fight.do(offer)
    await at_rest(bot)

    assert 1 <= message.edits - before <= 2, "three deeds are one edit, or two if the first was under way"


async def test_a_notice_that_says_the_same_is_left_alone(fight: Party, bot: Flambeau) -> None:
    """News that changes nothing on the notice costs no edit."""
    await at_rest(bot)
    before = notice(fight).edits

    await stage_of(bot).notices.write(await bot.table.look(1))

    assert notice(fight).edits == before


@pytest.mark.parametrize(("status", "code"), [(400, 30046), (404, 10008)])
async def test_a_notice_that_can_not_be_edited_is_posted_anew(
    fight: Party, bot: Flambeau, status: int, code: int
) -> None:
    """Too many edits of an old message, or somebody deleted it: a new notice is pinned and the old one is gone."""
    old = notice(fight)
    await at_rest(bot)
    fight.local.fail_next(rf"PATCH /channels/\d+/messages/{old.id}", status, code=code)

    await take_turn(fight)

    new = await becomes(fight, lambda message: message is not old, "a new notice")
    await fight.local.world.until(lambda: old.deleted, WAIT, "the old notice to go")
    assert "Au tour de" in new.text()


async def test_a_channel_where_nothing_may_be_pinned(party: Party, bot: Flambeau) -> None:
    """Without the permission to pin, the notice is kept all the same and the channel hears of it once."""
    stage_of(bot).notices.breath = 0.0
    party.players = party.players[:2]
    party.local.fail_next(PIN, 403, code=50013, times=9)

    await party.gather("syndrael", "grisban_the_thirsty")
    status = (await bot.store.staging.of(1)).panels["status"]
    party.local.world.delete(party.players[0].find(status.message_id))
    await party.set_out()
    await party.local.world.until(
        lambda: [one for one in party.players[0].sees() if "🎯 Objectif" in one.text() and one.edits],
        WAIT,
        "a notice",
    )

    said = [message for message in party.players[0].sees() if "📌" in message.text()]
    assert len(said) == 1
    assert notices(party) == []
