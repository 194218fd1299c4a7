"""The pace a party agrees on: reminders, deadlines, chronicle; and settings that can always be changed."""

from typing import Any

import pytest
from pydantic import ValidationError

from bot.descent.party.settings import Configure
from bot.descent.words import words
from bot.table.pace import Pace
from bot.table.setting_pace import NEVER, SetPace
from bot.words import LANGUAGES
from bot.words.paces import pace_in_words
from bot.words.texts import Texts
from tests.descent.road.land import FRIEND, STRANGER, land


def test_what_is_not_named_stays() -> None:
    """Anybody at the table changes some of the pace, at any time; the rest is as it was, and all of it is told."""
    trip = land()

    trip.do(SetPace(turn_hours=48, most_reminders=0), FRIEND)
    trip.do(SetPace(late="wait", chronicle=18 * 60, zone="America/Montreal"), FRIEND)

    assert trip.campaign.pace == Pace(
        turn_hours=48, most_reminders=0, late="wait", chronicle=1080, zone="America/Montreal"
    )
    (told,) = trip.told("pace_set")
    assert (told.player, told.changed, told.pace) == (
        FRIEND,
        ("late", "chronicle", "zone"),
        trip.campaign.pace,
    )


def test_deadlines_and_the_chronicle_can_be_done_without() -> None:
    """Never is something else than leaving it as it is."""
    trip = land()
    trip.do(SetPace(turn_hours=48, chronicle=0))

    trip.do(SetPace(turn_hours=NEVER, question_hours=NEVER, vote_hours=NEVER, chronicle=NEVER))

    pace = trip.campaign.pace
    assert (pace.turn_hours, pace.question_hours, pace.vote_hours, pace.chronicle) == (None, None, None, None)
    assert trip.do(SetPace()) == []


def test_strangers_do_not_set_the_pace() -> None:
    """Only who plays along, or owns the campaign."""
    assert land().refused(SetPace(reminder_hours=1), STRANGER) == "not_at_the_table"


@pytest.mark.parametrize(
    "wrong",
    [
        {"reminder_hours": 0},
        {"reminder_hours": 169},
        {"most_reminders": 11},
        {"turn_hours": 721},
        {"question_hours": 0},
        {"vote_hours": -1},
        {"chronicle": 1440},
        {"forgotten_weeks": 53},
        {"zone": ""},
        {"late": "never"},
    ],
    ids=str,
)
def test_nobody_agrees_on_what_a_pace_can_not_be(wrong: dict[str, Any]) -> None:
    """A deed with a number out of range can't even be written."""
    with pytest.raises(ValidationError):
        SetPace.model_validate(wrong)
    assert set(SetPace.model_fields) == set(Pace.model_fields)


def test_who_goes_next_and_how_the_party_decides_can_always_be_changed() -> None:
    """Before and after the start, by anybody at the table."""
    trip = land()

    trip.do(Configure(turns="fixed", decisions="vote"), FRIEND)
    assert (trip.campaign.turns, trip.campaign.decisions) == ("fixed", "vote")
    trip.do(Configure(turns="free"), FRIEND)

    assert (trip.campaign.turns, trip.campaign.decisions) == ("free", "vote")
    assert trip.refused(Configure(decisions="anyone"), STRANGER) == "not_at_the_table"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pace_can_be_put_into_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All fields, with numbers and without, have words in both languages; so have the settings."""
    monkeypatch.setattr(Texts, "strict", True)
    say = words("fr" if language == "fr" else "en")
    plain = Pace(turn_hours=1, most_reminders=1, forgotten_weeks=1, chronicle=1110)
    bare = Pace(most_reminders=0, question_hours=None, vote_hours=None, late="wait")

    told = [pace_in_words(say, pace) for pace in (plain, bare)]

    assert [len(lines) for lines in told] == [len(Pace.model_fields)] * 2
    assert all(all(lines) for lines in told)
    assert any("18:30" in line for line in told[0])
    assert all(say.text(f"turns-{turns}") for turns in ("free", "fixed"))
    assert all(say.text(f"decisions-{decisions}") for decisions in ("vote", "anyone"))
