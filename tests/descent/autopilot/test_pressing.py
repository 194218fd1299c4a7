"""Automatic heroes mean to win: deadlines, shared errands, runners stopped, stories weighed, reasons given."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.descent.autopilot import answer, think
from bot.descent.autopilot.goals import goals_of
from bot.descent.autopilot.limits import Limits
from bot.descent.autopilot.pressure import pressure_on
from bot.descent.autopilot.reasons import reason_to_go
from bot.descent.autopilot.runners import ESCAPE, prize, runners
from bot.descent.autopilot.survey import Survey
from bot.descent.autopilot.threats import foes_of
from bot.descent.commands import Command, Rest, Search, UseElement
from bot.descent.content.library import library
from bot.descent.events import DecisionExplained
from bot.descent.quest.base import Cause
from bot.descent.quest.deadlines import forbidden_ground, rounds_left
from bot.descent.quest.firing import Happen
from bot.descent.quest.model import Quest
from bot.descent.rules.play import explain, perform
from bot.descent.rules.steps import push, run
from bot.descent.state.game import Turn
from bot.descent.words import words
from bot.kernel.editions import by_the_rules_of
from tests.descent.autopilot.watching import turn_of
from tests.descent.scene import Scene, scene

LEVER: dict[str, Any] = {"id": "objective1", "kind": "objective", "square": "G2", "uses": [{"id": "pull"}]}
FLOOD: dict[str, Any] = {
    "id": "flood",
    "on": {"at": "round_end", "from": 3},
    "when": "round >= 6 + dams",
    "do": [{"do": "lose", "reason": "flooded"}],
}
CELLAR: dict[str, Any] = {
    "id": "cellar",
    "areas": [{"id": "cellar", "tiles": [], "tokens": [LEVER]}],
    "start": ["B2"],
    "variables": {"dams": {"type": "number"}},
    "goals": [{"goal": "use", "target": "objective1"}],
    "events": [FLOOD],
}
PASSAGE = """
    # # # # # # # #
    # . . H * . ? #
    # # # # # # # #
"""


@pytest.fixture
def quests() -> Iterator[dict[str, Quest]]:
    """The library's quests, to which a test may add one of its own."""
    found = library().quests
    before = dict(found)
    yield found
    found.clear()
    found.update(before)


def drawn(quests: dict[str, Quest], drawing: str = PASSAGE, *, seed: str = "cellar", **changed: Any) -> Scene:
    """A scene of the cellar, whose water rises."""
    quests["cellar"] = Quest.model_validate({**CELLAR, **changed})
    table = scene(drawing, seed=seed)
    table.game.quest = "cellar"
    table.game.variables["dams"] = 0
    for token in table.game.board.tokens.values():
        token.portable = False
    return table


# Deadlines ------------------------------------------------------------------------------------------------------


def test_rounds_are_counted_to_the_end(quests: dict[str, Quest]) -> None:
    """The quest is lost at the end of round 6, later with a dam; after that round nobody counts any more."""
    game = drawn(quests).game
    counted = []
    for game.round in (1, 5, 6):
        counted.append(rounds_left(game))
    game.round, game.variables["dams"] = 4, 2

    assert counted == [6, 2, 1]
    assert rounds_left(game) == 5


def test_an_end_that_is_a_victory_presses_nobody(quests: dict[str, Quest]) -> None:
    """Whoever only has to hold out has no deadline; an end that depends is read as things stand."""
    ends = [{"do": "if", "when": "dams", "then": [{"do": "win", "reason": "dry"}], "else": FLOOD["do"]}]
    game = drawn(quests, events=[{**FLOOD, "when": "round >= 6", "do": ends}]).game

    drowned = rounds_left(game)
    game.variables["dams"] = 1

    assert drowned == 6
    assert rounds_left(game) is None


def test_the_lever_comes_before_the_loot(quests: dict[str, Quest]) -> None:
    """With time left the hero turns over what lies on its way; when the water rises it runs for the lever."""
    early, late = drawn(quests), drawn(quests)
    early.game.round, late.game.round = 1, 6

    at_leisure = turn_of(early.game, early["H"].id)
    in_haste = turn_of(late.game, late["H"].id)

    assert not any(isinstance(command, Search) for command in in_haste)
    assert _first(in_haste) is UseElement
    with by_the_rules_of(2):
        before = drawn(quests)
        assert any(isinstance(command, Search) for command in turn_of(before.game, before["H"].id))
    assert at_leisure


def _first(commands: list[Command]) -> type[Command] | None:
    """What a hero does first besides going somewhere."""
    return next((type(command) for command in commands if isinstance(command, Search | UseElement | Rest)), None)


def test_a_goal_weighs_more_and_loot_less_as_the_end_nears(quests: dict[str, Quest]) -> None:
    """Round by round what the quest asks for counts more; what lies about counts less, and near the end nothing."""
    game = drawn(quests).game
    lever, loot = list[float](), list[float]()
    for game.round in range(1, 7):
        weights = {goal.kind: goal.weight for goal in goals_of(game, pressure_on(game))}
        lever.append(weights["use"])
        loot.append(weights["search"])
    usual = {goal.kind: goal.weight for goal in goals_of(game)}

    assert usual["use"] < lever[0]
    assert lever == sorted(set(lever))
    assert usual["search"] > loot[0] > loot[-1] == 0


def test_nobody_rests_with_the_goal_in_reach(quests: dict[str, Quest]) -> None:
    """A tired hero that can get to the lever this turn does not think of resting."""
    table = drawn(quests)
    table.hero("H").fatigue = 3
    assert table.game.turn is not None

    pressed = Survey(table.game, table.hero("H"), table.game.turn, Limits())
    with by_the_rules_of(2):
        of_before = Survey(table.game, table.hero("H"), table.game.turn, Limits())

    assert pressed.rest_worth == 0
    assert of_before.rest_worth > 0


# Errands --------------------------------------------------------------------------------------------------------


def test_two_heroes_share_two_levers(quests: dict[str, Quest]) -> None:
    """Each has one of the levers to see to, and leaves the other one to its friend."""
    second = {"id": "objective2", "kind": "objective", "square": "L2", "uses": [{"id": "pull"}]}
    table = drawn(
        quests,
        """
        # # # # # # # # # # # # #
        # H . . . . ? . G . . ? #
        # # # # # # # # # # # # #
        """,
        areas=[{"id": "cellar", "tiles": [], "tokens": [LEVER, second]}],
        goals=[{"goal": "use", "target": "objective1"}, {"goal": "use", "target": "objective2"}],
    )

    errands = {
        letter: {
            errand.goal.target: errand.left_to_another
            for errand in Survey(table.game, table.hero(letter), Turn(hero=table[letter].id), Limits()).errands
            if errand.goal is not None
        }
        for letter in "HG"
    }

    assert errands == {
        "H": {"objective1": False, "objective2": True},
        "G": {"objective1": True, "objective2": False},
    }


def test_one_lever_sends_one_hero(quests: dict[str, Quest]) -> None:
    """Of two heroes the nearer one goes; to the other the lever is worth little."""
    table = drawn(
        quests,
        """
        # # # # # # # #
        # H . . G . ? #
        # # # # # # # #
        """,
    )

    def worth(letter: str) -> float:
        hero = table.hero(letter)
        (errand,) = Survey(table.game, hero, Turn(hero=hero.id), Limits()).errands
        return errand.worth

    assert worth("H") < worth("G") / 2


# Runners --------------------------------------------------------------------------------------------------------

THIEF = {
    "id": "gone",
    "on": {"at": "entered", "who": "zombie", "in": ["I2"]},
    "do": [{"do": "lose", "reason": "gone"}],
}
LANE = """
    # # # # # # # # # #
    # z . . . . . . . #
    # # # # . H # # # #
    # # # # # # # # # #
"""


def test_a_runner_is_known_by_where_it_must_not_get(quests: dict[str, Quest]) -> None:
    """The quest is lost if the zombie gets out at I2, so that is forbidden ground; for others it is not."""
    table = drawn(quests, LANE, events=[THIEF], goals=[{"goal": "explore"}], areas=[{"id": "cellar", "tiles": []}])

    assert [str(square) for square in forbidden_ground(table.game, table.monster("z"))] == ["I2"]


def test_the_way_of_a_runner_is_barred(quests: dict[str, Quest]) -> None:
    """A hero who can't strike the runner down stands in the only way it can take, and says so."""
    table = drawn(quests, LANE, events=[THIEF], goals=[{"goal": "explore"}], areas=[{"id": "cellar", "tiles": []}])

    # A single square is as wide as the lane from G2 on.
    hero = table.hero("H")
    assert table.game.turn is not None
    survey = Survey(table.game, hero, table.game.turn, Limits())
    wards = {str(square) for errand in survey.errands for square in table.game.grid.squares(errand.where)}
    turn_of(table.game, hero.id)

    assert {"G2", "H2"} <= wards
    assert table.game.hero(hero.id).square.y == 1, "it stays beside the lane and lets the runner pass"
    reason = reason_to_go(survey, next(iter(table.game.grid.squares(survey.errands[-1].where))))
    assert reason.why in ("go_ward", "go_attack")


def test_a_runner_is_worth_most_while_it_can_still_be_stopped(quests: dict[str, Quest]) -> None:
    """It runs with both its actions: with six squares to go a zombie of speed three is there in one activation."""
    event = {**THIEF, "on": {**THIEF["on"], "in": ["H2"]}}
    changed: dict[str, Any] = {"goals": [{"goal": "explore"}], "areas": [{"id": "cellar", "tiles": []}]}
    near = drawn(quests, LANE, events=[event], **changed).game
    (at_hand,) = runners(near, foes_of(near))
    further = drawn(quests, LANE, events=[THIEF], **changed).game
    (far_off,) = runners(further, foes_of(further))

    assert (at_hand.far, far_off.far) == (6, 7)
    assert prize(near, at_hand) == ESCAPE
    assert prize(further, far_off) == pytest.approx(ESCAPE * 6 / 7)


# Stories --------------------------------------------------------------------------------------------------------


def test_a_story_is_thought_about(quests: dict[str, Quest]) -> None:
    """An option that plainly hurts everybody is not taken in any game; one that gains time is."""
    options = [
        {"id": "wade", "do": [{"do": "hurt", "who": "heroes", "hearts": 8}]},
        {"id": "dam", "do": [{"do": "set", "variable": "dams", "to": "dams + 3"}]},
    ]
    story = {
        "id": "story",
        "on": {"at": "round_start"},
        "do": [{"do": "choose", "text": "how", "options": options}],
    }
    taken = set()
    for seed in "abcdefgh":
        table = drawn(quests, seed=seed, events=[FLOOD, story])
        perform_story(table)
        assert table.game.question is not None
        taken.add(answer(table.game, table.game.question).option)

    assert taken == {"dam"}


def perform_story(table: Scene) -> None:
    """The story of a scene comes to its choice."""
    push(table.game, Happen(event="story", cause=Cause()))
    run(table.game)


# Reasons --------------------------------------------------------------------------------------------------------


def test_every_step_has_a_reason(quests: dict[str, Quest]) -> None:
    """Going to the lever and pulling it are explained in both languages, and that time is short."""
    table = drawn(quests)
    table.game.round = 6
    hero, told = table["H"].id, list[DecisionExplained]()
    for _ in range(4):
        decision = think(table.game, hero)
        if decision.reason is not None:
            told.append(decision.reason)
        perform(table.game, decision.command)
        if isinstance(decision.command, UseElement):
            break

    assert [reason.why for reason in told] == ["go_errand", "asked"]
    assert told[0].square is not None
    english, french = (words(language).story(told, table.game).why for language in ("en", "fr"))
    assert english[0].endswith("The quest asks for it. Time is running out.")
    assert french[0].endswith("La quête le demande. Le temps presse.")


def test_an_attack_is_explained_with_its_odds() -> None:
    """A lone zombie is attacked: the reason has the hearts it will suffer on average, and how often it falls."""
    table = scene(
        """
        # # # #
        # H z #
        # # # #
        """
    )

    reason = think(table.game, table["H"].id).reason

    assert reason is not None
    assert (reason.why, reason.target) == ("attack", table["z"].id)
    assert 0 < reason.mean < 5
    assert 0 < reason.kill < 100


def test_in_the_midst_of_a_feat_nobody_plans_move_actions(quests: dict[str, Quest]) -> None:
    """While points of a feat are left no action can be taken: what the hero decides is never refused."""
    table = drawn(
        quests,
        """
        # # # # # # # # # # # #
        # H . . . . . . . . ? #
        # # # # # # # # # # # #
        """,
        areas=[{"id": "cellar", "tiles": [], "tokens": [{**LEVER, "square": "K2"}]}],
    )
    turn = table.game.turn
    assert turn is not None
    turn.actions, turn.points, turn.feat = 1, 3, True

    command = think(table.game, table["H"].id).command

    assert explain(table.game, command) is None
