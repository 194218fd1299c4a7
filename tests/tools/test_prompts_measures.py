"""How often players are asked: what the tool counts."""

from tools.prompts_measures import Asked, Measured, measure


def test_a_quest_is_played_and_counted() -> None:
    """Four players play a quest to its end; every activation, press and hand-over is counted."""
    game = measure(4, ["first_torch"], games=1).games[0]

    assert (game.quest, game.players) == ("first_torch", 4)
    assert game.activations >= game.rounds > 1
    assert game.presses > game.hand_overs >= game.rounds


def test_prompts_are_averaged_over_everybody_who_could_have_been_asked() -> None:
    """Two players, five activations, three prompts: 0.3; one of them twice in the same activation."""
    asked = Asked("first_torch", 2, activations=5)
    asked.prompts.update([(1, 1), (1, 1), (4, 2)])

    measured = Measured([asked])

    assert (measured.mean, measured.most, measured.beyond_one) == (0.3, 2, 1)
    assert "| prompts per player and activation, on average | 0.30 |" in list(measured.lines())
