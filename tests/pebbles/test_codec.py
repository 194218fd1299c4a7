"""Another game's deeds on buttons: written and read by the same codec, each game knowing its own."""

import pytest

from bot.kernel.refused import Refused
from bot.table.deeds import Deed, Speak
from tests.agenda.life import Life
from tests.pebbles.codec import CODEC
from tests.pebbles.deeds import Pick, PickByItself, PickForTheLate, SitDown
from tests.pebbles.match import begun, look


@pytest.mark.parametrize(
    ("deed", "code"),
    [
        (SitDown(hero="ash"), "sit_down:ash"),
        (Pick(hero="birch", round=1, pebble="black"), "pick:birch:1:black"),
        (PickByItself(hero="cedar"), "pick_by_itself:cedar"),
        (Speak(language="en"), "speak:en"),
    ],
)
async def test_what_a_small_game_does_is_spelled_by_its_fields(deed: Deed, code: str, life: Life) -> None:
    """A game lists its deeds and is done; what is done at every table it need not even list."""
    campaign = await look(life, await begun(life))

    assert CODEC.write(deed, campaign) == code
    assert CODEC.read(code, campaign) == deed


async def test_a_pick_is_not_sent_back_because_another_was_faster(life: Life) -> None:
    """Picks are made at the same time; what the automatic player does is meant for the match as it stands."""
    assert CODEC.stands_alone("pick:birch:1:black")
    assert not CODEC.stands_alone("pick_by_itself:cedar")


@pytest.mark.parametrize(
    "code", ["pick_for_the_late:1", "take_turn:0", "join:syndrael:knight", "pick:birch:x:black"]
)
async def test_a_game_reads_its_own_deeds_only(code: str, life: Life) -> None:
    """What only the clock does, another game's deeds and nonsense are buttons of another time."""
    campaign = await look(life, await begun(life))

    with pytest.raises(Refused, match="board_has_moved_on"):
        CODEC.read(code, campaign)
    with pytest.raises(TypeError, match="no button can carry"):
        CODEC.write(PickForTheLate(round=1), campaign)
