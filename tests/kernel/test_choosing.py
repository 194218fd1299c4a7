"""Several choose at once: each for itself, once, unseen, and nothing comes of it before the last has chosen."""

from typing import Any

import pytest

from bot.kernel.choosing import Gathering, Part, choose, glimpse
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.table.still_played import StillPlayed


def asked() -> Gathering:
    """Two seats with hands of their own."""
    parts = (
        Part(seat="ash", options=("oak", "elm"), default="elm"),
        Part(seat="birch", options=("oak", "yew"), default="yew"),
    )
    return Gathering(number=3, kind="play", parts=parts, about={"suit": "trees"})


def test_the_last_choice_yields_all() -> None:
    """Before everybody has chosen nothing can go on; in which order they do makes no difference."""
    first = choose(asked(), 3, "birch", "yew")

    assert (first.chosen, first.waiting, first.choices) == (("birch",), ("ash",), None)
    assert choose(first, 3, "ash", "oak").choices == {"ash": "oak", "birch": "yew"}
    assert choose(choose(asked(), 3, "ash", "oak"), 3, "birch", "yew") == choose(first, 3, "ash", "oak")


def test_it_is_saved_and_read_back() -> None:
    """A gathering in the middle of it is plain data."""
    half = choose(asked(), 3, "ash", "oak")

    assert Gathering.model_validate_json(half.model_dump_json()) == half


@pytest.mark.parametrize(
    ("number", "seat", "option", "code", "facts"),
    [
        (2, "birch", "oak", "question_closed", {}),
        (3, "cedar", "oak", "not_asked", {"hero": "cedar"}),
        (3, "birch", "elm", "no_such_option", {"option": "elm"}),
        (3, "ash", "elm", "said_already", {"hero": "ash"}),
    ],
)
def test_an_answer_is_checked_against_its_own_part(
    number: int, seat: str, option: str, code: str, facts: dict[str, Any]
) -> None:
    """Another moment, another seat, another's option and a second thought are refused."""
    with pytest.raises(Refused) as refused:
        choose(choose(asked(), 3, "ash", "oak"), number, seat, option)

    assert (refused.value.code, refused.value.facts) == (code, facts)


def test_nothing_is_asked_where_no_gathering_is() -> None:
    """An answer after the end is refused like one to another question."""
    with pytest.raises(Refused, match="question_closed"):
        choose(None, 3, "ash", "oak")


def test_a_reader_sees_their_own_choice_alone() -> None:
    """Of the others one sees that they have chosen, neither what nor among what; a stranger sees no part at all."""
    half = choose(asked(), 3, "ash", "oak")

    other, own, stranger = (glimpse(half, seats) for seats in (["birch"], ["ash"], []))

    assert [part.said for part in own.own] == ["oak"]
    assert [(part.seat, part.said) for part in other.own] == [("birch", None)]
    assert "elm" not in other.model_dump_json()
    assert stranger.own == ()
    assert {(each.number, each.kind, each.chosen, each.waiting) for each in (own, other, stranger)} == {
        (3, "play", ("ash",), ("birch",))
    }


def test_an_event_is_for_its_audience() -> None:
    """Without an audience it is for everybody, also for who has no seat; else for those who are named."""
    aloud, whispered = StillPlayed(player=1), StillPlayed(player=1, audience=("ash", "birch"))

    assert aloud.is_for([])
    assert aloud.is_for(["cedar"])
    assert whispered.is_for(["cedar", "birch"])
    assert not whispered.is_for(["cedar"])
    assert not whispered.is_for([])


def test_an_audience_is_written_only_where_there_is_one() -> None:
    """What is for everybody is written as it always was."""
    aloud, whispered = StillPlayed(player=1), StillPlayed(player=1, audience=("ash",))

    assert Event.write(aloud) == {"event": "still_played", "player": 1}
    assert Event.write(whispered) == {"event": "still_played", "player": 1, "audience": ["ash"]}
    assert [Event.read(Event.write(event)) for event in (aloud, whispered)] == [aloud, whispered]
