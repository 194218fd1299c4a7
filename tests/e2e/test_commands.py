"""The same fight by typing: slash commands, their suggestions and their private answers."""

from typing import Any

import pytest

from bot.local.player import Player

from .people import Party

WAIT = 10.0


@pytest.fixture
async def turn(party: Party) -> Party:
    """It is the turn of Syndrael, whom Alix plays; Bruno plays Grisban."""
    party.players = party.players[:2]
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    await said(party.players[0], "turn take", hero="syndrael")
    return party


async def said(player: Player, command: str, **options: Any) -> str:
    """The private answer to a command."""
    exchange = await player.slash(command, **options)
    await exchange.settled(WAIT)
    assert exchange.message is not None
    assert exchange.message.ephemeral_for == player.id
    return exchange.message.text()


async def test_a_campaign_is_gathered_by_typing(party: Party) -> None:
    """New, join by suggestion, leave, join again, status, start: all typed."""
    alix, bruno, *_ = party.players
    await said(alix, "campaign new", name="Les Braises", language="en")
    heroes = await alix.complete("campaign join", "hero", "synd")
    assert [hero.value for hero in heroes] == ["syndrael"]
    classes = await alix.complete("campaign join", "class", "", hero="syndrael")
    assert {calling.value for calling in classes} == {"berserker", "knight"}

    assert "Syndrael" in await said(alix, "campaign join", hero="syndrael", **{"class": "knight"})
    await said(bruno, "campaign join", hero="grisban_the_thirsty", **{"class": "berserker"})
    await said(bruno, "campaign leave", hero="grisban_the_thirsty")
    assert "2" in await said(alix, "campaign start"), "a party of one must be told that it takes two"
    await said(bruno, "campaign join", hero="grisban_the_thirsty", **{"class": "berserker"})
    await said(alix, "campaign start")

    assert "Syndrael" in await said(alix, "campaign status")
    assert "Who goes now?" in party.current().text()


async def test_a_channel_has_one_campaign(party: Party) -> None:
    """A second campaign in the same channel is refused."""
    alix = party.players[0]
    await said(alix, "campaign new", name="Les Braises")

    await said(alix, "campaign new", name="Les Cendres")

    assert "Les Cendres" not in party.text()


async def test_moving_by_typing(turn: Party) -> None:
    """A suggested square is reached; a square out of reach is refused with the reason."""
    alix, bruno = turn.players
    squares = await alix.complete("turn move", "to", "B")
    assert "B3" in [square.value for square in squares]

    assert "B3" in await said(alix, "turn move", to="b3")
    assert "Z99" in await said(alix, "turn move", to="Z99")
    assert "Syndrael" in await said(bruno, "turn move", to="C4"), "Bruno must be told whose turn it is"
    assert await bruno.complete("turn move", "to", "") == []


async def test_attack_offers_only_what_can_be_attacked(turn: Party) -> None:
    """Far from every zombie nothing is suggested; next to one, that one is, and it can be attacked."""
    alix, _ = turn.players
    assert await alix.complete("turn attack", "target", "") == []
    await said(alix, "turn move", to="E2")

    targets = await alix.complete("turn attack", "target", "zombie")
    assert targets
    assert await alix.complete("turn attack", "weapon", "", target=str(targets[0].value))

    assert "Zombie" in await said(alix, "turn attack", target=str(targets[0].value))


async def test_nonsense_is_answered_with_what_is_possible(turn: Party) -> None:
    """Next to a zombie, attacking a dragon is refused with the targets there are."""
    alix, _ = turn.players
    await said(alix, "turn move", to="E2")

    answer = await said(alix, "turn attack", target="dragon")

    assert "dragon" in answer
    assert "Zombie" in answer


async def test_a_link_to_the_panel_is_no_bare_address(turn: Party) -> None:
    """`/campaign status` links the panel by words, and names the objective."""
    answer = await said(turn.players[0], "campaign status")

    assert f"[Aller au panneau](https://discord.com/channels/{turn.local.world.guild.id}" in answer
    assert "Objectif" in answer


async def test_taking_back_and_doing_again(turn: Party) -> None:
    """Undo returns to the square before, redo goes there again, and the panel follows."""
    alix, _ = turn.players
    await said(alix, "turn move", to="B3")
    assert "B3" in _own_square(turn)

    await said(alix, "turn undo")
    await turn.local.world.until(lambda: "A3" in _own_square(turn), WAIT, "the square before")
    await said(alix, "turn redo")
    await turn.local.world.until(lambda: "B3" in _own_square(turn), WAIT, "the square again")


def _own_square(party: Party) -> list[str]:
    return [button.label for button in party.current().buttons() if button.disabled]


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("turn rest", {}),
        ("turn push", {"fatigue": 1}),
        ("turn door", {}),
        ("turn search", {}),
        ("turn revive", {}),
        ("turn stand", {}),
        ("turn feat", {}),
        ("turn card", {"card": "feat"}),
        ("turn equip", {"card": "nothing of the kind"}),
        ("turn trade", {"hero": "grisban_the_thirsty", "card": "nothing of the kind"}),
        ("turn redo", {}),
        ("turn end", {}),
        ("board", {"text": True}),
        ("hero", {"hero": "syndrael"}),
        ("inventory", {}),
        ("inventory", {"item": "nothing of the kind"}),
        ("help", {}),
    ],
)
async def test_every_command_answers(turn: Party, command: str, options: dict[str, Any]) -> None:
    """Possible or not, each command gives its player a private sentence and never a fault."""
    answer = await said(turn.players[0], command, **options)

    assert answer
    assert "référence" not in answer


async def test_who_carries_what(turn: Party) -> None:
    """`/inventory` finds an item by a part of its name and says who carries it."""
    alix, _ = turn.players
    suggested = await alix.complete("inventory", "item", "")
    assert suggested

    answer = await said(alix, "inventory", item=str(suggested[0].value))

    assert str(suggested[0].value) in answer


async def test_monsters_are_looked_up(turn: Party) -> None:
    """/monster shows the track, or the card of a monster suggested by name, in the reader's language."""
    alix, bruno = turn.players
    suggested = await alix.complete("monster", "monster", "zom")
    assert next(choice.value for choice in suggested) == "zombie"

    assert "3/3" in await said(alix, "monster")
    exchange = await alix.slash("monster", monster="zombie")
    await exchange.settled(WAIT)
    assert exchange.message is not None
    assert exchange.message.attachments[0].name.endswith(".png")
    assert "Démarche" in (exchange.message.attachments[0].description or "")
    assert "dragonfly" in await said(bruno, "monster", monster="dragonfly")


async def test_the_players_settle_ties_by_vote(turn: Party) -> None:
    """/campaign ties puts equal choices of monsters to the vote: anybody at the table may answer."""
    alix, bruno = turn.players
    assert "vote" in await said(alix, "campaign ties", setting="vote")
    await said(alix, "turn end")

    question = turn.find("answer")

    assert question is not None
    await turn.do(question, bruno)
    assert "vote" not in await said(bruno, "campaign ties", setting="fair")
