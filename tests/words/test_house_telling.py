"""What happens at every table is told without a game; and two games may tell one kind of event differently."""

from collections.abc import Sequence

import pytest

from bot.kernel.events import Event
from bot.table.absence import KeepWaiting
from bot.table.forgetting import PlayerForgotten
from bot.table.matters import Choice
from bot.table.pace import Pace
from bot.table.packs import PacksChanged
from bot.table.pseudonyms import FIRST
from bot.table.repairs import Repaired
from bot.table.setting_pace import PaceSet
from bot.table.standins import StandinNamed
from bot.table.still_played import StillPlayed
from bot.table.tinkering import Tinkered
from bot.table.votes import VoteCast, VoteDecided
from bot.words import LANGUAGES, Language
from bot.words.choices import plain_choice
from bot.words.narrator import Narrator
from bot.words.speaker import Refusal
from bot.words.story import Story
from bot.words.tellers import HOUSE
from bot.words.telling import Tellers
from bot.words.texts import Texts
from tests.descent.words.test_absence import EVENTS

HERO = "amber"
WAIT = Choice(id="wait", deed=KeepWaiting(hero=HERO))
HAPPENED: list[Event] = [
    *EVENTS,
    *(VoteCast(player=5, on="absence", choice=WAIT, votes=1, voters=voters) for voters in (1, 3)),
    *(VoteDecided(on="absence", choice=WAIT, votes=votes, voters=3, by="time") for votes in (0, 2)),
    VoteDecided(on="absence", choice=WAIT, votes=2, voters=3, by="majority"),
    PaceSet(player=5, pace=Pace(), changed=tuple(Pace.model_fields)),
    Repaired(player=5, what="handed_over", hero=HERO, to=6),
    *(Repaired(player=5, what=what, hero=HERO, round=2) for what in ("skipped", "turn_ended", "round_taken_back")),
    *(Repaired(player=5, what=what) for what in ("panel", "archived", "restored", "imported")),
    StandinNamed(player=5, hero=HERO, standin=None),
    StandinNamed(player=5, hero=HERO, standin=6),
    StillPlayed(player=5),
    PlayerForgotten(player=FIRST + 1, heroes=(HERO,), owner=6),
    PlayerForgotten(player=FIRST + 1, heroes=(HERO, "jade")),
    PlayerForgotten(player=FIRST + 1),
    *(Tinkered(what=what, about="nave") for what in ("revealed", "jumped", "fired", "seasoned")),
    *(Tinkered(what=what, about="rung", amount="3") for what in ("set", "gold", "xp", "dice")),
    PacksChanged(came=("winter",)),
    PacksChanged(came=("winter", "summer"), renewed=("spring",), went=("autumn", "may")),
]


class Spoken(Texts):
    """The words of a game that has none of its own."""

    def seat_name(self, hero: str, *, short: bool = False) -> str:
        return hero.capitalize()

    def why_not(self, refused: Refusal, campaign: object) -> str:
        return self.refusal_text(refused.code, refused.facts)

    def choice_name(self, choice: Choice, campaign: object) -> str:
        return plain_choice(self, choice)

    def told(self, events: Sequence[Event], campaign: object) -> Story:
        return Narrator(self, HOUSE).told(events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", HAPPENED, ids=lambda event: event.kind)
def test_the_house_tells_what_happens_at_every_table(event: Event, language: Language) -> None:
    """Absences, votes, pace and repairs have sentences that need no word of a game."""
    alone = isinstance(event, VoteCast) and event.voters == 1

    assert len(Spoken(language).told([event], None).lines) == (0 if alone else 1)


def test_every_event_of_the_table_is_told() -> None:
    """Each kind has a teller of the house, and is among those told above."""
    kinds = set(Event.kinds)

    assert kinds == set(HOUSE) == {event.kind for event in HAPPENED}


def test_two_games_may_tell_the_same_kind_in_their_own_way() -> None:
    """A game's teller goes before that of the house, and no other game hears of it."""
    one, other = Tellers(HOUSE), Tellers(HOUSE)

    @one.tells(StillPlayed)
    def still_played(narrator: Narrator, event: StillPlayed) -> None:
        narrator.sentence("Once more!")

    words, event = Spoken("en"), StillPlayed(player=5)

    assert Narrator(words, one).told([event]).lines == ["Once more!"]
    assert Narrator(words, other).told([event]).lines == Narrator(words, HOUSE).told([event]).lines
    assert set(one) == set(other) == set(HOUSE)
