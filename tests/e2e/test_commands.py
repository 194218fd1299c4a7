"""The same fight by typing: slash commands, their suggestions and their private answers."""

import re
from typing import Any

import pytest

from bot.local.player import Player

from .people import Party, beside_a_zombie

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
    await said(alix, "turn move", to=await beside_a_zombie(alix))

    targets = await alix.complete("turn attack", "target", "zombie")
    assert targets
    assert await alix.complete("turn attack", "weapon", "", target=str(targets[0].value))

    assert "Zombie" in await said(alix, "turn attack", target=str(targets[0].value))


async def test_nonsense_is_answered_with_what_is_possible(turn: Party) -> None:
    """Next to a zombie, attacking a dragon is refused with the targets there are."""
    alix, _ = turn.players
    await said(alix, "turn move", to=await beside_a_zombie(alix))

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
    assert _own_square(turn) == "B3"

    await said(alix, "turn undo")
    await turn.local.world.until(lambda: _own_square(turn) == "A3", WAIT, "the square before")
    await said(alix, "turn redo")
    await turn.local.world.until(lambda: _own_square(turn) == "B3", WAIT, "the square again")


def _own_square(party: Party) -> str:
    """Where the picture says that Syndrael stands."""
    told = " ".join(file.description or "" for file in party.current().attachments)
    found = re.search(r"Syndrael en (\w+)", told)
    return found[1] if found is not None else ""


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
        ("turn item", {"item": "nothing of the kind"}),
        ("turn token", {}),
        ("turn token", {"token": "nothing of the kind", "to": "C4"}),
        ("turn familiar", {}),
        ("turn familiar", {"to": "C4"}),
        ("turn familiar", {"target": "zombie_1"}),
        ("turn redo", {}),
        ("turn end", {}),
        ("board", {}),
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


HOSTILE = ["x" * 3000, "<@1> @everyone **loud**", "-1", "999999999999999999999", "f:1:2:end_turn", " "]


@pytest.mark.parametrize("typed", HOSTILE, ids=["long", "markdown", "negative", "huge", "code", "blank"])
async def test_nonsense_of_any_kind_is_answered(turn: Party, typed: str) -> None:
    """Whatever is typed into an option, its player gets a short private sentence and the game stays as it was."""
    alix, version = turn.players[0], turn.version()
    for command, options in (
        ("turn take", ["hero"]),
        ("turn move", ["to"]),
        ("turn attack", ["target", "weapon"]),
        ("turn door", ["door"]),
        ("turn search", ["token"]),
        ("turn revive", ["hero"]),
        ("turn card", ["card", "target"]),
        ("turn item", ["item", "target"]),
        ("turn token", ["token", "use", "to"]),
        ("turn familiar", ["to", "target", "familiar"]),
        ("turn equip", ["card"]),
        ("turn trade", ["hero", "card"]),
        ("campaign join", ["hero", "class"]),
        ("campaign leave", ["hero"]),
        ("train", ["hero", "skill"]),
        ("campaign standin", ["hero"]),
    ):
        answer = await said(alix, command, **dict.fromkeys(options, typed))
        assert answer, command
        assert "référence" not in answer, command
        assert "@everyone" not in answer, command
        for option in options:
            assert len(await alix.complete(command, option, typed)) <= 25
    assert turn.version() == version


async def test_another_channel_has_no_turn(turn: Party) -> None:
    """Typed in a channel without a campaign, a command finds none, and the campaign next door does not move."""
    alix, version = turn.players[0], turn.version()
    tavern = list(turn.local.world.channels)[1]

    for command in ("turn take", "turn rest", "turn end", "turn undo", "campaign start", "campaign status"):
        assert "Aucune campagne" in await said(alix, command, channel=tavern), command

    assert turn.version() == version


async def test_a_name_cannot_shout(party: Party) -> None:
    """Mentions and markdown in the name of a campaign neither call anybody nor break the panel."""
    alix = party.players[0]
    await said(alix, "campaign new", name="# **Les** <@1> `Braises`")

    assert "Les" in party.text()
    assert "**Les**" not in party.text()


async def test_a_stranger_types_too(turn: Party) -> None:
    """Whoever has no hero is told so in their own language, and suggested nothing."""
    dario = turn.local.players[3]
    for command in ("turn rest", "turn end", "turn undo", "turn push"):
        options = {"fatigue": 1} if command == "turn push" else {}
        answer = await said(dario, command, **options)
        assert "table" in answer or "turn" in answer
        assert "référence" not in answer
    assert await dario.complete("turn move", "to", "") == []
    assert await dario.complete("turn token", "token", "") == []
    assert await dario.complete("turn item", "item", "") == []


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
    """/campaign settings puts equal choices of monsters to the vote, both players decide, and it is taken back."""
    alix, bruno = turn.players
    assert "vote" in await said(alix, "campaign settings", ties="vote")
    await said(alix, "turn end")

    question = turn.find("cast_vote")
    assert question is not None
    for player in (bruno, alix):
        await turn.do(next(each for each in turn.offered() if each.code == question.code), player)
    assert not any(each.code == question.code for each in turn.offered())

    assert "vote" not in await said(bruno, "campaign settings", ties="fair", decisions="anyone")
