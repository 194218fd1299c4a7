"""Random legal play on random boards, with parties and foes of all boxes: 20,000 commands, every one looked at."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.descent.bench.wander import who_may_act
from bot.descent.rules.play import legal
from tests.descent.fuzz.journey import Journey, travel

PARTS = 12
COMMANDS = 1_700
"""Commands of one part; the parts together are more than 20,000."""
SEEDS = 1_000
"""Each part has its own dungeons."""

ALWAYS_PLAYED = {"answer", "attack", "end_turn", "move", "push", "rest", "stride", "take_turn", "use_card"}


@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_is_played_the_game_stays_sound(part: int) -> None:
    """After every command all invariants hold, the save reads back, and the same seed and commands replay."""
    kinds = travel(first_seed=part * SEEDS, commands=COMMANDS)

    assert kinds.total() >= COMMANDS
    assert set(kinds) >= ALWAYS_PLAYED, f"never played: {ALWAYS_PLAYED - set(kinds)}"


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS, 10 * PARTS))
def test_however_long_is_played_the_game_stays_sound(part: int) -> None:
    """The same in other dungeons, nine times as many."""
    assert travel(first_seed=part * SEEDS, commands=COMMANDS).total() >= COMMANDS


ANY = given(seed=st.integers(0, 10_000), presses=st.lists(st.integers(0, 1_000), min_size=5, max_size=40))
"""Any dungeon, and any buttons pressed in it."""
FEW = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
MANY = settings(FEW, max_examples=1_000, derandomize=False)


@FEW
@ANY
def test_any_choice_from_the_list_keeps_the_game_sound(seed: int, presses: list[int]) -> None:
    """Whatever is pressed in the list of legal commands; what fails shrinks to the shortest way there."""
    journey = press_all(seed, presses)

    assert journey.replay().model_dump_json() == journey.game.model_dump_json(), f"other dice in {journey}"


@pytest.mark.slow
@MANY
@ANY
def test_any_thousand_choices_keep_the_game_sound(seed: int, presses: list[int]) -> None:
    """The same with other buttons in every run."""
    journey = press_all(seed, presses)

    assert journey.replay().model_dump_json() == journey.game.model_dump_json(), f"other dice in {journey}"


def press_all(seed: int, presses: list[int]) -> Journey:
    """Press one button after the other, as long as there are any."""
    journey = Journey(seed)
    for press in presses:
        offered = [choice for hero in who_may_act(journey.game) for choice in legal(journey.game, hero)]
        assert bool(offered) != journey.over, "the quest goes on exactly as long as somebody can do something"
        if not offered:
            break
        journey.take(offered[press % len(offered)])
    return journey
