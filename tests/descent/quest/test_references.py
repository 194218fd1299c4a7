"""Names that lead nowhere stop at load, each at its place in the file."""

import pytest
from pydantic import ValidationError

from bot.descent.quest.areas import Spawn, TokenSpot
from bot.descent.quest.model import parts
from bot.descent.quest.references import located
from tests.descent.quest.tables import read_quest

WRITTEN = """
places: {yard: [C3, D3]}
variables: {freed: {}}
bags: {words: [[]]}
rules: [{id: hush}]
tokens: [{id: idol, kind: objective, square: C2}]
"""


@pytest.mark.parametrize(
    ("written", "place", "told"),
    [
        ("on: {at: door_opened, door: gte}", ("on", 0, "door"), "'gte'; did you mean 'gate'?"),
        ("on: {at: token_taken, token: idl}", ("on", 0, "token"), "'idl'; did you mean 'idol'?"),
        ("on: {at: token_used, token: gat}", ("on", 0, "token"), "'gat'; did you mean 'gate'?"),
        ("on: {at: variable, name: fred}", ("on", 0, "name"), "'fred'; did you mean 'freed'?"),
        ("on: {at: entered, area: hal}", ("on", 0, "area"), "'hal'; did you mean 'hall'?"),
        ('when: "open(gte)"', ("when",), "'gte'; did you mean 'gate'?"),
        ('when: "revealed(hal)"', ("when",), "'hal'; did you mean 'hall'?"),
        ('when: "there(idl)"', ("when",), "'idl'; did you mean 'idol'?"),
        ('when: "heroes_in(yrd)"', ("when",), "'yrd'; did you mean 'yard'?"),
        ('when: "fired(itt)"', ("when",), "'itt'; did you mean 'it'?"),
        ("do: [{do: reveal, area: hal}]", ("do", 0, "area"), "'hal'; did you mean 'hall'?"),
        ("do: [{do: fire, event: itt}]", ("do", 0, "event"), "'itt'; did you mean 'it'?"),
        ("do: [{do: draw, bag: word}]", ("do", 0, "bag"), "'word'; did you mean 'words'?"),
        ("do: [{do: rule, rule: hus}]", ("do", 0, "rule"), "'hus'; did you mean 'hush'?"),
        ("do: [{do: set, variable: fred, to: 1}]", ("do", 0, "variable"), "'fred'; did you mean 'freed'?"),
        ('do: [{do: if, when: "x", then: []}]', ("do", 0, "when"), "unknown name 'x'"),
        (
            'do: [{do: if, when: "1", else: [{do: lock_door, door: gte}]}]',
            ("do", 0, "else", 0, "door"),
            "'gte'; did you mean 'gate'?",
        ),
    ],
)
def test_a_name_that_leads_nowhere(written: str, place: tuple[str | int, ...], told: str) -> None:
    """The place is where the author wrote it, and the message says what may have been meant."""
    rest = "" if written.startswith("do:") else ", do: []"

    with pytest.raises(ValidationError) as error:
        read_quest(f"{WRITTEN}\nevents: [{{id: it, {written}{rest}}}]")

    (problem,) = error.value.errors()
    assert problem["loc"] == ("events", 0, *place)
    assert told in problem["msg"]


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("start: [nowhere]", "start: 'nowhere' is neither a square nor a place"),
        ("events: [{id: x, do: [{do: move_figure, to: yrd}]}]", "did you mean 'yard'?"),
        ("events: [{id: x, on: {at: entered, in: [yrd]}, do: []}]", "events.0.on.in: 'yrd'"),
        ("spawns: [{monster: zombie, near: yrd}]", "did you mean 'yard'?"),
    ],
)
def test_an_unknown_place(written: str, told: str) -> None:
    """Wherever squares stand, an unknown place is told with what may have been meant."""
    with pytest.raises(ValidationError, match="neither a square nor a place") as error:
        read_quest(f"places: {{yard: [C3, D3]}}\n{written}")

    assert told in str(error.value)


def test_a_place_can_not_be_called_like_a_square() -> None:
    """C4 is a square."""
    with pytest.raises(ValidationError, match="called like a square"):
        read_quest("places: {c4: [D3]}")


def test_places_stand_for_their_squares() -> None:
    """A place means all its squares, or its first where one is meant; `to` of other verbs is left alone."""
    quest = read_quest(
        """
        places: {yard: [C3, D3]}
        variables: {yard_seen: {}}
        spawns: [{monster: zombie, near: yard}]
        events:
          - {id: a, on: {at: entered, in: [yard, E3]}, do: [{do: set, variable: yard_seen, to: 1}]}
          - {id: b, do: [{do: give, to: heroes, gold: 5}, {do: move_figure, who: heroes, to: yard}]}
        """
    )

    spawn = next(part for part in parts(quest) if isinstance(part, Spawn))
    assert str(spawn.near) == "C3"
    assert [str(square) for square in quest.events[0].on[0].model_dump()["squares"]] == ["C3", "D3", "E3"]


def test_everything_written_is_found_with_its_place() -> None:
    """A token placed by an event is found where it is written, not where the engine keeps it."""
    quest = read_quest("events: [{id: x, do: [{do: place_token, id: lamp, square: C3}]}]")

    found = [path for path, part in located(quest) if isinstance(part, TokenSpot)]

    assert found == [("events", 0, "do", 0)]
