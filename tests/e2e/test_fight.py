"""One fight, played end to end by pressing what is offered."""

import pytest

from bot.app import Flambeau
from bot.descent.system import SYSTEM

from .bots import at_rest
from .people import Party, brave, careless, is_over


async def test_two_heroes_win_the_fight(party: Party, bot: Flambeau) -> None:
    """Two players who fight bravely clear both rooms; the end is told with a picture and on the one pinned notice,
    the seed is revealed, they learn and may play again."""
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()

    await party.play(brave, until=is_over)

    text = party.current().text()
    assert "🏆" in text
    seen = party.players[0].sees()
    assert "summary.png" in [file.name for message in seen for file in message.attachments]
    await at_rest(bot)
    (notice,) = [message for message in seen if message.pinned]
    assert "🏆" in notice.text()
    assert "Graine des dés\u00a0: `braises`" in party.text()
    lesson = party.find("learn")
    assert lesson is not None
    await party.do(lesson, party.players[0])
    assert "0 XP" in party.current().text().replace("\u00a0", " ")
    await party.set_out()
    assert any(offer.kind == "take_turn" for offer in party.offered())


async def test_heroes_who_stand_about_lose(party: Party) -> None:
    """Players who only let the monsters in are overrun, and the panel says so."""
    await party.gather("widow_tarha", "leoric_of_the_book", "avric_albright")
    await party.set_out()

    await party.play(careless, until=is_over)

    assert "💀" in party.current().text()


async def test_four_heroes_of_four_players_fight(party: Party, bot: Flambeau) -> None:
    """Four players, each with a hero, play a whole fight; everybody had turns."""
    await party.gather("syndrael", "widow_tarha", "grisban_the_thirsty", "avric_albright")
    await party.set_out()

    await party.play(brave, until=is_over)

    acted = {player for player, _ in await bot.store.deeds(1)}
    assert acted == {player.id for player in party.players}


async def test_a_press_reads_the_campaign_at_most_twice(
    party: Party, bot: Flambeau, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once to do the deed, once for whatever is shown and due after it."""
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    read, seen = SYSTEM.read, []
    monkeypatch.setattr(SYSTEM, "read", lambda state, rules: seen.append(rules) or read(state, rules))

    for kind in ("take_turn", "move", "move"):
        await at_rest(bot)
        seen.clear()
        offer = party.find(kind)
        assert offer is not None
        await party.do(offer)
        await at_rest(bot)

        assert len(seen) <= 2
