"""The one grammar of quests: precedence, built-ins, and mistakes that are told when the quest is read."""

import pytest
from pydantic import ValidationError

from bot.descent.content.library import library
from bot.descent.quest import expressions, scope
from bot.descent.quest.expressions import Expression
from bot.descent.quest.scope import worth
from tests.descent.quest.tables import baggage, quest_scene, read_quest


class Numbers:
    """A scope of a few plain numbers."""

    def value(self, name: str) -> int:
        return {"a": 2, "b": 3, "none": 0}[name]

    def call(self, function: str, about: str) -> int:
        return len(function) * 100 + len(about)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1 + 2 * 3", 7),
        ("(1 + 2) * 3", 9),
        ("7 / 2", 3),
        ("-7 / 2", -4),
        ("7 % 4", 3),
        ("5 / none", 0),
        ("5 % none", 0),
        ("10 - 2 - 3", 5),
        ("- a + 5", 3),
        ("--a", 2),
        ("a < b", 1),
        ("a + 1 == b", 1),
        ("a != 2", 0),
        ("a >= 2 and b <= 3", 1),
        ("true or false and false", 1),
        ("(true or false) and false", 0),
        ("not none and a", 1),
        ("not (a == 2 or b == 0)", 0),
        ("not not a", 1),
        ("alive(x) + 1", 502),
        ("25 * a", 50),
    ],
)
def test_an_expression_comes_to(text: str, value: int) -> None:
    """or < and < not < comparisons < sums < products < minus < atoms; division rounds down."""
    assert Expression(text).worth(Numbers()) == value


@pytest.mark.parametrize(
    "text", ["", "1 +", "(1", "1 2", "a b", "and", "a &", "alive()", "alive(3)", "alive(x", "1 < 2 < 3", "not"]
)
def test_what_can_not_be_read_is_refused(text: str) -> None:
    """A slip is told with the expression."""
    with pytest.raises(ValueError, match="'"):
        Expression(text)


def test_numbers_and_truth_values_are_expressions() -> None:
    """YAML's 3 and true need no quotes."""
    assert [Expression.read(value).worth(Numbers()) for value in (3, True, False)] == [3, 1, 0]


@pytest.mark.parametrize(
    ("when", "told"),
    [
        ("frede > 1", "unknown name 'frede'; did you mean 'freed'?"),
        ("runds > 1", "unknown name 'runds'"),
        ("alife(zombie)", "unknown name 'alife'; did you mean 'alive'?"),
    ],
)
def test_an_undeclared_name_stops_at_load(when: str, told: str) -> None:
    """A name nobody declared is an error, with what may have been meant."""
    with pytest.raises(ValidationError, match="unknown name") as error:
        read_quest(f'variables: {{freed: {{}}}}\nevents: [{{id: x, when: "{when}", do: []}}]')

    assert told in str(error.value)


def test_setting_an_undeclared_variable_stops_at_load() -> None:
    """Variables are declared before they are set."""
    with pytest.raises(ValidationError, match="did you mean 'freed'"):
        read_quest("variables: {freed: {}}\nevents: [{id: x, do: [{do: set, variable: fred, to: 1}]}]")


def test_a_variable_can_not_take_a_built_in_name() -> None:
    """`round` is the round."""
    with pytest.raises(ValidationError, match="built in"):
        read_quest("variables: {round: {}}")


def test_everything_built_in_has_a_meaning() -> None:
    """What the reader accepts is what a game can answer."""
    assert set(expressions.NAMES) == set(scope.NAMES)
    assert set(expressions.FUNCTIONS) == set(scope.FUNCTIONS)


QUEST = """
places: {yard: [C3, D3]}
variables: {freed: {start: 2}, lied: {type: flag, scope: campaign}}
doors: [{id: gate, edges: ["H3|I3", "H4|I4"], reveals: hall, locked: true}]
tokens: [{id: idol, kind: objective, square: C2, portable: true}]
spawns: [{monster: zombie, role: guards, near: G3, unique: {name: old_tom}}]
hall: {doors: [{id: vault, edges: ["N1|O1"], locked: true}]}
events: [{id: never, on: {at: round_end, round: 99}, do: []}]
"""


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("heroes", 2),
        ("standing", 2),
        ("round", 1),
        ("morale", 2),
        ("gold", 100),
        ("fame", 4),
        ("act", 1),
        ("difficulty_hard", 0),
        ("perils", 0),
        ("freed", 2),
        ("lied", 1),
        ("alive(old_tom)", 1),
        ("alive(goblin_archer)", 0),
        ("count(zombie)", 3),
        ("count(guards)", 3),
        ("count(old_tom)", 1),
        ("defeated(zombie)", 0),
        ("open(gate)", 0),
        ("locked(gate)", 1),
        ("locked(vault)", 1),
        ("revealed(chapel)", 1),
        ("revealed(hall)", 0),
        ("fired(never)", 0),
        ("heroes_in(yard)", 2),
        ("heroes_in(C3)", 1),
        ("monsters_in(yard)", 0),
        ("monsters_in(G3)", 1),
        ("carried(idol)", 0),
        ("there(idol)", 1),
        ("wounds(zombie)", 0),
        ("wounds(splig)", 5),
    ],
)
def test_a_built_in_name(text: str, value: int) -> None:
    """Each built-in says how things stand at the beginning of this quest."""
    brought = baggage(gold=100, fame=4, variables={"lied": 1}, wounds={"splig": 5})

    table = quest_scene(QUEST, baggage=brought)

    assert worth(table.game, Expression(text)) == value


def test_built_in_names_follow_the_game() -> None:
    """After a fall, a wound, a door, a theft, the same names say something else."""
    table = quest_scene(QUEST)
    table.happen(do="peril", level="minor")
    table.settle()
    table.pick_up("A", "idol")
    table.slay("bran")
    tom = next(monster.id for monster in table.game.monsters.values() if monster.name)
    table.hurt(tom, 2)
    table.slay(next(monster for monster in table.game.monsters if monster != tom))
    table.happen(do="open_door", door="gate")
    table.happen(do="fire", event="never")

    def now(text: str) -> int:
        return worth(table.game, Expression(text))

    assert (now("standing"), now("carried(idol)"), now("there(idol)")) == (1, 1, 0)
    assert (now("defeated(guards)"), now("defeated(old_tom)")) == (1, 0)
    assert (now("open(gate)"), now("locked(gate)"), now("revealed(hall)")) == (1, 0, 1)
    assert (now("fired(never)"), now("perils")) == (1, 1)


def test_a_hard_quest_says_so() -> None:
    """`difficulty_hard` is true on hard."""
    table = quest_scene(QUEST, difficulty="hard")

    assert worth(table.game, Expression("difficulty_hard")) == 1


def test_every_quest_can_be_written_and_read_again() -> None:
    """A quest survives the way through JSON, aliases and expressions included."""
    for quest in (*library().quests.values(), read_quest(QUEST)):
        assert type(quest).model_validate_json(quest.model_dump_json()) == quest
