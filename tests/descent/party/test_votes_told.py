"""Votes in words: what can be voted for fits on a button, and who voted for what is told in both languages."""

from collections.abc import Iterator

import pytest

from bot.descent.commands import Answer
from bot.descent.content.library import library
from bot.descent.events import DescentEvent
from bot.descent.party.contesting import ContestTurn, TurnContested
from bot.descent.party.deeds import Play
from bot.descent.party.giving_turns import GiveTurn, TurnGiven
from bot.descent.party.matters import spelled
from bot.descent.road.cities import CityAction, LeaveCity, Wait
from bot.descent.road.events import EventDecided
from bot.descent.road.going import Decide, Embark, Travel
from bot.descent.rules.steps import PARTY
from bot.descent.words import Words, words
from bot.descent.words.choices import choice_label
from bot.kernel.events import Event
from bot.table.absence import KeepWaiting, OfferHelp
from bot.table.campaign import NOBODY
from bot.table.deeds import Deed
from bot.table.matters import Choice
from bot.table.pace import Pace
from bot.table.setting_pace import PaceSet
from bot.table.votes import CastVote, CloseVote, VoteCast, VoteDecided
from bot.words import LANGUAGES
from bot.words.texts import Texts
from tests.descent.party.ballots import GRISBAN, LEORIC, ONE, THREE, TWO, in_quest, open_matter, take_turn
from tests.descent.road.land import HEROES
from tests.descent.road.roads import setting_out

LONGEST_ID = 40
"""A custom id of 100 characters has to name the deed, the campaign and the matter as well."""
ANSWER = Play(command=Answer(hero=PARTY, question=1, option="spare"))
PASS = Choice(id="travel/mistvale", deed=Travel(city="mistvale"))


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Words:
    """Each language in turn; a gap is an error."""
    monkeypatch.setattr(Texts, "strict", True)
    return words("fr" if request.param == "fr" else "en")


def on_the_road() -> Iterator[Choice]:
    """Whatever a party of four could vote for on its way."""
    heroes = [hero for hero, _ in HEROES]
    shelf = library()
    yield from (Choice(id="", deed=Embark(quest=quest)) for quest in shelf.quests)
    for city in shelf.cities.values():
        yield Choice(id="", deed=Travel(city=city.id))
        yield from (Choice(id="", deed=deed, about={"city": city.id}) for deed in (Wait(), LeaveCity()))
        if city.action is not None:
            named = tuple(heroes) if city.action.per_hero else ()
            yield Choice(id="", deed=CityAction(heroes=named), about={"city": city.id})
    for met in shelf.travel_events.values():
        for option in met.options:
            hero = heroes[3] if option.test is not None and option.test.who == "chosen" else None
            yield Choice(id="", deed=Decide(option=option.id, hero=hero), about={"met": met.id})


def test_whatever_is_voted_for_on_the_road_fits_on_a_button(say: Words) -> None:
    """All quests, cities, their actions and all options of travel events have short ids and short labels."""
    campaign = setting_out(heroes=4)
    for seat, (hero, _) in zip(campaign.seats, HEROES, strict=True):
        seat.hero = hero
    choices = list(on_the_road())

    for choice in choices:
        assert isinstance(choice.deed, Embark | Travel | Wait | LeaveCity | CityAction | Decide)
        name = spelled(campaign, choice.deed)
        assert len(name) <= LONGEST_ID, name
        assert ":" not in name
        assert 0 < len(choice_label(say, choice, None)) <= 80
    assert len(choices) > 80


def test_what_can_be_done_about_an_absent_player_has_labels(say: Words) -> None:
    """To wait, to let the automatic hero play, to hand the hero over and to dismiss it are told apart."""
    trip = in_quest(3)
    take_turn(trip)
    trip.do(OfferHelp(hero=GRISBAN), NOBODY)

    labels = [choice_label(say, choice, trip.campaign.game) for choice in open_matter(trip, "absence").choices]

    assert len(set(labels)) == len(labels) == 6
    assert all(say.hero(GRISBAN, short=True) in label for label in labels)


def story_answer() -> Choice:
    """A choice of the story that was answered long ago, in another quest."""
    about = {"asked": "quest_choice", "quest": "ash_road", "facts": {"story": "horn"}}
    return Choice(id="horn", deed=ANSWER, about=about)


TOLD: list[Event] = [
    VoteCast(player=ONE, on="road", choice=PASS, votes=2, voters=4),
    VoteDecided(on="road", choice=PASS, votes=3, voters=4, by="majority"),
    VoteDecided(on="road", choice=PASS, votes=1, voters=4, by="time"),
    VoteDecided(on="road", choice=PASS, votes=2, voters=4, by="all", tied=2, default=True),
    VoteDecided(on="road", choice=PASS, votes=1, voters=3, by="all", tied=3),
    VoteDecided(on="road", choice=PASS, votes=0, voters=4, by="time"),
    VoteDecided(on="contest", choice=Choice(id=LEORIC, deed=GiveTurn(hero=LEORIC)), votes=3, voters=4, by="all"),
    TurnContested(player=TWO, hero=LEORIC, current=GRISBAN),
    TurnGiven(player=ONE, hero=GRISBAN, to=LEORIC),
    PaceSet(player=ONE, pace=Pace(turn_hours=12), changed=("turn_hours", "late")),
    EventDecided(player=NOBODY, met="lame_wolf", option="free"),
]


@pytest.mark.parametrize("event", TOLD, ids=lambda event: event.kind)
def test_votes_are_told_with_their_count(event: Event, say: Words) -> None:
    """Each event is one sentence, and reads back from its JSON as what it was."""
    assert DescentEvent.read(Event.write(event)) == event

    story = say.story([event], None)

    assert len(story.lines) == 1
    if isinstance(event, VoteCast | VoteDecided) and event.votes:
        assert str(event.votes) in story.lines[0]
        tied = isinstance(event, VoteDecided) and event.tied
        assert tied or str(event.voters) in story.lines[0]


def test_the_sentence_players_read() -> None:
    """Vote: what for, and how many of how many wanted it."""
    decided = VoteDecided(on="road", choice=PASS, votes=3, voters=4, by="majority")

    french, english = (words(language).story([decided], None).lines for language in LANGUAGES)

    assert french == ["🗳️ Vote\u00a0: **Aller à Brumeval**, 3 voix sur 4."]
    assert english == ["🗳️ Vote: **Go to Mistvale**, 3 of 4 votes."]


@pytest.mark.parametrize(
    "deed", [Embark(quest="first_torch"), KeepWaiting(hero=GRISBAN)], ids=lambda deed: deed.kind
)
def test_what_is_told_as_it_happens_is_not_told_twice(deed: Deed, say: Words) -> None:
    """Where the next line says what is done, the vote is small print without it."""
    choice = Choice(id="", deed=deed)
    agreed = VoteDecided(on="road", choice=choice, votes=3, voters=4, by="majority")
    in_time = agreed.model_copy(update={"votes": 1, "by": "time"})
    without_votes = in_time.model_copy(update={"votes": 0})

    told = say.story([agreed, in_time, without_votes], None).lines

    assert [line.startswith("-# 🗳️") for line in told] == [True] * 3
    assert not any(choice_label(say, choice, None) in line for line in told)


def test_whoever_is_alone_has_not_voted_but_decided(say: Words) -> None:
    """No count of one vote of one is told; what is done is told by itself."""
    alone = VoteCast(player=ONE, on="road", choice=PASS, votes=1, voters=1)
    decided = VoteDecided(on="road", choice=PASS, votes=1, voters=1, by="all")

    assert say.story([alone, decided], None).lines == []


def test_a_vote_on_the_story_is_told_without_its_quest(say: Words) -> None:
    """Long after the quest the journal still knows what was voted for, and figures by their names."""
    trip = in_quest(3)
    horn = story_answer()
    tester = Choice(
        id=GRISBAN, deed=ANSWER, about={"asked": "quest_tester", "quest": "gate", "facts": {"hero": GRISBAN}}
    )

    assert choice_label(say, horn, None) == say.in_quest("ash_road", "option", "horn")
    assert choice_label(say, tester, trip.campaign.game) == say.hero(GRISBAN, short=True)
    assert choice_label(say, tester, None)


def test_a_whole_contest_is_told(say: Words) -> None:
    """Who wanted to go first, who voted, and who got it: all of it in the events of the deeds."""
    trip = in_quest(3)
    take_turn(trip)
    told = trip.do(ContestTurn(hero=LEORIC), TWO)
    told += trip.do(CastVote(on="contest", choice=LEORIC), THREE)

    lines = "\n".join(say.story(told, trip.campaign.game).lines)

    assert "<@2>" in lines
    assert say.text("vote-for-give_turn", hero=say.hero(LEORIC, short=True)) in lines
    assert trip.refused(CloseVote(on="contest"), NOBODY) == "vote_over"
