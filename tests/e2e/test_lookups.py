"""Look-ups through Discord: open to everybody, in both languages, private, and unmoved by whatever is typed."""

from itertools import product
from typing import Any

import pytest

from bot.local.player import Player

from .people import Party, beside_a_zombie

WAIT = 10.0
HOSTILE = [
    "x" * 3000,
    "<@1> @everyone **loud** `code`",
    "-1",
    "999999999999999999999",
    "../../secret",
    "🔥" * 200,
    " ",
]


@pytest.fixture
async def turn(party: Party) -> Party:
    """It is the turn of Syndrael, whom Alix plays; Bruno plays Grisban. Chloé and Dario only look on."""
    onlookers = party.players[2:]
    party.players = party.players[:2]
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    await said(party.players[0], "turn take", hero="syndrael")
    party.players += onlookers
    return party


async def said(player: Player, command: str, /, **options: Any) -> str:
    """The private answer to a command, all its messages together."""
    exchange = await player.slash(command, **options)
    await exchange.settled(WAIT)
    assert exchange.message is not None
    told = [exchange.message, *exchange.followups]
    assert all(message.ephemeral_for == player.id for message in told)
    return "\n".join(message.text() for message in told)


def tavern(party: Party) -> int:
    """A channel in which nothing is played."""
    return list(party.local.world.channels)[1]


LOOKUPS: list[tuple[str, dict[str, Any], str, str]] = [
    ("board", {"text": True}, "Syndrael", "Row 3"),
    ("board", {"zoom": "syndrael"}, "", ""),
    ("board", {"zoom": "B3"}, "", ""),
    ("hero", {"hero": "syndrael"}, "Syndrael", "Syndrael"),
    ("inventory", {}, "or", "gold"),
    ("inventory", {"hero": "syndrael"}, "Syndrael", "Syndrael"),
    ("inventory", {"item": "lame"}, "Grisban", ""),
    ("item", {"item": "chainmail"}, "", ""),
    ("card", {"card": "feat:syndrael"}, "Syndrael", "Syndrael"),
    ("card", {"card": "poisoned"}, "Empoisonné", "Poisoned"),
    ("monster", {}, "Zombie", "Zombie"),
    ("monster", {"monster": "zombie"}, "Zombie", "Zombie"),
    ("condition", {"condition": "stunned"}, "Sonné", "Stunned"),
    ("rule", {"word": "pierce"}, "Transpercer", "Pierce"),
    ("threat", {"hero": "syndrael"}, "et si le tour finit ici", "what if the turn ends here"),
    ("why", {}, "", ""),
    ("about", {}, "CC BY 3.0", "SIL Open Font License"),
    ("help", {}, "Syndrael", "Syndrael"),
    ("help", {"about": "signs"}, "Bouclier", "Shield"),
]


async def test_everybody_may_look_in_their_own_language(turn: Party) -> None:
    """A player and a stranger both get a private answer, each in their language, and the game does not move."""
    bruno, dario = turn.players[1], turn.players[3]
    version = turn.version()

    for command, options, french, english in LOOKUPS:
        assert french in await said(bruno, command, **options), command
        assert english in await said(dario, command, **options), command

    assert turn.version() == version


FRENCH: list[tuple[str, dict[str, Any]]] = [
    ("plateau", {"texte": True}),
    ("plateau", {"zoom": "B3"}),
    ("héros", {"héros": "syndrael"}),
    ("inventaire", {"objet": "lame"}),
    ("objet", {"objet": "chainmail"}),
    ("carte", {"carte": "poisoned"}),
    ("condition", {"condition": "poisoned"}),
    ("monstre", {"monstre": "zombie"}),
    ("règle", {"mot": "transpercer"}),
    ("chances", {"cible": "zombie_1", "héros": "syndrael"}),
    ("menace", {"héros": "syndrael"}),
    ("pourquoi", {}),
    ("à-propos", {}),
    ("aide", {"sujet": "signs"}),
    ("campagne réglages", {"égalités": "fair"}),
    ("campagne remplaçant", {"héros": "syndrael"}),
    ("campagne exporter", {}),
    ("campagne archiver", {}),
    ("campagne reprendre", {}),
    ("réparer passer", {}),
    ("réparer finir", {}),
    ("réparer manche", {}),
    ("réparer panneau", {}),
    ("tour objet", {"objet": "potion"}),
    ("tour jeton", {}),
    ("tour familier", {"case": "B3"}),
]


async def test_every_command_has_a_french_name(turn: Party) -> None:
    """Called by its French name and options, each command answers in French and never with a fault."""
    for command, options in FRENCH:
        answer = await said(turn.players[0], command, locale="fr", **options)
        assert answer, command
        assert "référence" not in answer, command


PRINTED: list[tuple[str, dict[str, Any]]] = [
    ("item", {"item": "chainmail"}),
    ("card", {"card": "poisoned"}),
    ("condition", {"condition": "poisoned"}),
    ("monster", {"monster": "zombie"}),
    ("rule", {"word": "surge"}),
    ("about", {}),
    ("help", {}),
]


async def test_what_is_printed_can_be_read_anywhere(party: Party) -> None:
    """Cards, rules and help need no campaign in the channel."""
    for command, options in PRINTED:
        answer = await said(party.players[3], command, **options)
        assert answer, command
        assert "No campaign" not in answer or command == "help"


async def test_another_channel_sees_nothing_of_the_game(turn: Party) -> None:
    """In a channel without a campaign nothing of the campaign next door is told, not even by suggestion."""
    alix = turn.players[0]

    for command in ("board", "hero", "inventory", "monster", "threat", "why"):
        assert "Aucune campagne" in await said(alix, command, channel=tavern(turn)), command
    assert await alix.complete("odds", "target", "", channel=tavern(turn)) == []
    assert await alix.complete("inventory", "item", "", channel=tavern(turn)) == []


async def test_whatever_is_typed_is_answered(turn: Party) -> None:
    """Nonsense of any kind gets a short private sentence: no fault, no mention, nothing endless."""
    dario = turn.players[3]
    asked = (
        ("board", "zoom"),
        ("hero", "hero"),
        ("inventory", "hero"),
        ("inventory", "item"),
        ("item", "item"),
        ("card", "card"),
        ("condition", "condition"),
        ("monster", "monster"),
        ("rule", "word"),
        ("odds", "target"),
    )
    for (command, option), typed in product(asked, HOSTILE):
        answer = await said(dario, command, **{option: typed})
        assert answer, command
        assert "reference" not in answer, command
        assert "@everyone" not in answer, command
        assert len(answer) <= 2000


async def test_suggestions_are_what_there_is(turn: Party) -> None:
    """Names are suggested in the reader's language, accents or not, never more than Discord takes."""
    bruno, dario = turn.players[1], turn.players[3]

    assert [each.value for each in await bruno.complete("condition", "condition", "empoisonne")] == ["poisoned"]
    assert "Poisoned" in [each.name for each in await dario.complete("card", "card", "poisoned")]
    assert len(await dario.complete("card", "card", "")) == 25
    assert "Blast" in [each.name for each in await dario.complete("rule", "word", "explosion")]
    assert {each.value for each in await dario.complete("odds", "target", "")} >= {"zombie_1"}
    assert [each.value for each in await dario.complete("odds", "weapon", "", hero="syndrael")]


async def test_the_odds_are_exact_and_for_all(turn: Party) -> None:
    """Next to a zombie the chances add up; out of reach they are those from the nearest square, which is named."""
    alix, dario = turn.players[0], turn.players[3]
    far = await said(dario, "odds", target="zombie_1", hero="syndrael")
    assert "%" in far
    assert "Out of reach" in far
    await said(alix, "turn move", to=await beside_a_zombie(alix))
    near = next(str(each.value) for each in await alix.complete("turn attack", "target", ""))

    answer = await said(dario, "odds", target=near, hero="syndrael")

    assert "%" in answer
    assert "Out of reach" not in answer
    assert "Syndrael" in answer
    assert "ennemi" in await said(alix, "odds", target="syndrael")


async def test_why_tells_the_reasons_of_the_last_activation(turn: Party) -> None:
    """Before monsters have acted there is nothing to explain; afterwards their reasons are told to anybody."""
    alix, dario = turn.players[0], turn.players[3]
    assert "Nothing to explain" in await said(dario, "why")
    await said(alix, "turn end")

    exchange = await dario.slash("why")
    await exchange.settled(WAIT)

    assert exchange.message is not None
    assert "Zombie" in exchange.message.text()
    assert exchange.message.attachments[0].name.startswith("activation")
    assert "skips" not in exchange.message.text()


async def test_why_has_a_button_for_every_step(turn: Party) -> None:
    """What the monsters passed over is told on request, to whoever asks."""
    alix, dario = turn.players[0], turn.players[3]
    await said(alix, "turn end")
    exchange = await dario.slash("why")
    await exchange.settled(WAIT)
    assert exchange.message is not None
    (steps,) = [button.custom_id for button in exchange.message.buttons() if "?steps" in (button.custom_id or "")]
    assert steps is not None

    pressed = await dario.press(exchange.message, steps)
    await turn.local.world.until(lambda: "Every step" in dario.sees()[-1].text(), WAIT, "every step")

    assert pressed.deferred
    assert "skips" in dario.sees()[-1].text()


async def test_a_found_thing_is_shown(turn: Party) -> None:
    """Who carries it, whether it is at the ready, and the picture of its card."""
    exchange = await turn.players[3].slash("inventory", item="Longsword")
    await exchange.settled(WAIT)

    assert exchange.message is not None
    assert "Grisban" in exchange.message.text()
    assert exchange.message.attachments[0].name.startswith("cards")
