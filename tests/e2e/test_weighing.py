"""Thinking before acting: the preview of an attack, typed squares, skills in full, and what can be taken back."""

import pytest

from bot.app import Flambeau
from bot.local.exchange import Exchange
from bot.local.objects import Message

from .people import WEIGHED, Offer, Party, brave, is_over, offers

WAIT = 10.0


@pytest.fixture
async def facing(party: Party) -> Party:
    """It is Jain's turn, whom Alix plays, and she can shoot at zombies; Bruno plays Grisban."""
    party.players = party.players[:2]
    await party.gather("jain_fairwood", "grisban_the_thirsty")
    await party.set_out()
    await party.do(_of(party, "take_turn"), party.players[0])
    while party.find("attack") is None:
        await party.do(brave(party))
    return party


def _of(party: Party, kind: str) -> Offer:
    offer = party.find(kind)
    assert offer is not None, party.current().text()
    return offer


async def _weigh(party: Party, offer: Offer) -> Message:
    """Choose an attack and wait for its preview."""
    await party.touch(offer, party.whose(), party.current())
    await party.confirmation(offer, party.whose())
    return party.current()


async def _told(party: Party, exchange: Exchange) -> str:
    found = await party.local.world.until(lambda: exchange.followups, WAIT, "a private answer")
    return found[0].text()


@pytest.mark.parametrize(("language", "odds"), [("fr", "Touche **"), ("en", "Hits **")])
async def test_an_attack_is_weighed_before_it_is_made(
    facing: Party, bot: Flambeau, language: str, odds: str
) -> None:
    """Choosing a target shows the odds on the panel and rolls nothing; confirming makes the attack."""
    alix, _ = facing.players
    await (await alix.slash("campaign settings", language=language)).settled(WAIT)
    await facing.local.world.until(lambda: facing.find("attack"), WAIT, "the panel")
    version, panel = facing.version(), facing.current()
    attack = _of(facing, "attack")

    preview = await _weigh(facing, attack)

    assert preview is panel
    assert odds in preview.text()
    assert "█" in preview.text()
    assert (await bot.table.look(1)).version == version
    confirm, where = await facing.confirmation(attack, alix)
    await facing.take(confirm, alix, where)
    await facing.local.world.until(lambda: facing.version() > version, WAIT, "the attack")


async def test_another_target_can_be_weighed_from_there(facing: Party) -> None:
    """The preview offers the other targets, also those out of reach, which say why and can't be confirmed."""
    preview = await _weigh(facing, _of(facing, "attack"))
    menu = next(select for select in preview.selects() if "cible" in select.placeholder)
    other = next(line["value"] for line in menu.options if not line.get("default"))

    version = facing.version()

    await facing.take(Offer(menu.custom_id, other, "", in_menu=True))

    def chosen() -> list[str]:
        lines = [line for select in facing.current().selects() for line in select.options]
        return [line["value"] for line in lines if line.get("default")]

    await facing.local.world.until(lambda: other in chosen(), WAIT, "the other target")
    assert other in chosen()
    assert facing.version() == version


async def test_changing_ones_mind_brings_the_panel_back(facing: Party) -> None:
    """Never mind: the panel is as it was before."""
    before, version = facing.current().text(), facing.version()
    await _weigh(facing, _of(facing, "attack"))
    back = next(offer for offer in facing.offered() if offer.code.startswith("?back"))

    await facing.take(back)

    await facing.local.world.until(lambda: facing.current().text() == before, WAIT, "the panel as it was")
    assert facing.version() == version


async def test_a_stranger_weighs_nothing(facing: Party) -> None:
    """Bruno neither opens nor closes the preview of Alix's attack; he is told whose hero it is."""
    _, bruno = facing.players
    before = facing.current().text()
    assert "Jain" in await _told(facing, await facing.take(_of(facing, "attack"), bruno))
    assert facing.current().text() == before

    await _weigh(facing, _of(facing, "attack"))
    preview = facing.current().text()
    back = next(offer for offer in facing.offered() if offer.code.startswith("?back"))
    await _told(facing, await facing.take(back, bruno))
    assert facing.current().text() == preview


@pytest.mark.parametrize(
    "about", ["attack:0:nobody:-:action:-", "attack:9:zombie_1:-:action:-", "end_turn:9", "rest:0", "nonsense", ""]
)
async def test_hostile_previews_are_refused(facing: Party, about: str) -> None:
    """Whatever a button asks to weigh, it is answered privately and the panel stays."""
    before, version = facing.current().text(), facing.version()
    custom_id = f"f:1:{version}:{WEIGHED}{about}"
    button = {"type": 2, "id": 900, "style": 2, "label": "?", "custom_id": custom_id}
    facing.current().components.append({"type": 1, "id": 901, "components": [button]})

    exchange = await facing.players[0].press(facing.current(), custom_id)

    answer = await _told(facing, exchange)
    assert answer
    assert "référence" not in answer
    assert facing.current().text() == before


async def test_a_preview_of_an_old_board_leads_to_the_new_one(facing: Party) -> None:
    """A preview that was left open while the game went on changes nothing."""
    alix, _ = facing.players
    attack = _of(facing, "attack")
    panel = await _weigh(facing, attack)
    confirm, _ = await facing.confirmation(attack, alix)
    await (await alix.slash("turn push", fatigue=1)).settled(WAIT)
    version = facing.version()
    button = {"type": 2, "id": 900, "style": 2, "label": "?", "custom_id": confirm.custom_id}
    panel.components.append({"type": 1, "id": 901, "components": [button]})

    exchange = await alix.press(panel, confirm.custom_id)

    assert str(facing.current().id) in await _told(facing, exchange)
    assert facing.version() == version


@pytest.mark.parametrize(
    ("language", "left", "anyway"),
    [("fr", "Il vous reste", "Finir quand même"), ("en", "Still to be had", "End anyway")],
)
async def test_a_turn_with_something_left_is_ended_by_a_second_press(
    facing: Party, language: str, left: str, anyway: str
) -> None:
    """The end of a turn says what would be lost and changes nothing; one may go back to it, or end it anyway."""
    alix, bruno = facing.players
    await (await alix.slash("campaign settings", language=language)).settled(WAIT)
    await facing.local.world.until(lambda: facing.find("end_turn"), WAIT, "the panel")
    before, version = facing.current().text(), facing.version()
    end = _of(facing, "end_turn")
    assert "Jain" in await _told(facing, await facing.take(end, bruno))

    question = await _weigh(facing, end)

    assert left in question.text()
    back = next(offer for offer in facing.offered() if offer.code.startswith("?back"))
    await facing.take(back, alix)
    await facing.local.world.until(lambda: facing.current().text() == before, WAIT, "the panel as it was")
    assert facing.version() == version

    await _weigh(facing, _of(facing, "end_turn"))
    (confirm,) = [offer for offer in facing.offered() if offer.label == anyway]
    await facing.take(confirm, alix)
    await facing.local.world.until(lambda: facing.version() > version, WAIT, "the end of the turn")
    assert facing.whose() is bruno


@pytest.mark.parametrize("typed", ["Z99", "nowhere", "", "A1"])
async def test_a_square_that_is_none_is_refused_politely(facing: Party, typed: str) -> None:
    """Nonsense typed into the form is answered, and nobody moves."""
    alix, _ = facing.players
    version = facing.version()
    opener = next(offer for offer in facing.offered() if offer.code.startswith("?square"))
    form = (await alix.press(facing.current(), opener.custom_id)).modal
    assert form is not None

    exchange = await alix.submit(form, square=typed[:4] or " ")

    answer = await _told(facing, exchange)
    assert answer
    assert "référence" not in answer
    assert facing.version() == version


async def test_what_was_revealed_can_not_be_taken_back(facing: Party) -> None:
    """A step can be taken back; once dice have been rolled there is nothing to take back."""
    step = _of(facing, "push")
    await facing.do(step)
    assert facing.find("undo") is not None
    await facing.do(_of(facing, "attack"))

    assert facing.find("undo") is None


async def test_a_skill_is_read_in_full_before_it_is_learned(facing: Party, bot: Flambeau) -> None:
    """After the quest a skill shows all its text to its player alone; learning it closes that message."""
    await facing.play(brave, until=is_over)
    alix, bruno = facing.players
    lesson = next(offer for offer in facing.offered() if "learn:jain_fairwood" in offer.code)
    version = facing.version()

    assert "Jain" in await _told(facing, await facing.take(lesson, bruno))
    await facing.take(lesson, alix)
    confirm, private = await facing.confirmation(lesson, alix)

    assert private.ephemeral_for == alix.id
    assert facing.version() == version
    assert "…" not in private.text()
    await facing.take(confirm, alix, private)
    await facing.local.world.until(lambda: facing.version() > version, WAIT, "the skill to be learned")
    assert private.deleted
    assert offers(facing.current())
