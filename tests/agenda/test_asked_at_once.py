"""All who may react at a moment are waited for at once: one deadline, one wait, nobody called twice."""

from datetime import datetime

import pytest

from bot.agenda import mute_key
from bot.agenda.due import HelpOffer, Reminder, TimeUp
from bot.descent.commands import Answer, AnswerAhead
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.party.piloting import AnswerByDefault
from bot.descent.rules.steps import Question
from bot.table.absence import OfferHelp
from bot.table.pace import Pace
from tests.agenda.life import Life
from tests.agenda.parties import ALIX, BRUNO, CHLOE, HOUR, NOON, one, only, plan, reminded, standing, told
from tests.descent.party.reacting import AVRIC, three_may_react
from tests.descent.party.sitting import GRISBAN


def three_asked(pace: Pace | None = None, turn: str = "H") -> Campaign:
    """Alix, Bruno and Chloé may react to the same blow."""
    return three_may_react(turn).campaign.model_copy(update={"pace": pace or Pace()})


def question_of(campaign: Campaign) -> Question:
    """The open question."""
    found = campaign.running().question
    assert found is not None
    return found


async def speak(life: Life, campaign_id: int, player: int, hero: str) -> None:
    """A player lets it pass: by answering, or beforehand."""
    question = question_of(await life.look(campaign_id))
    kind = Answer if question.owner == hero else AnswerAhead
    await life.act(campaign_id, player, Play(command=kind(hero=hero, question=question.number, option="pass")))


async def test_one_deadline_for_all(life: Life) -> None:
    """Nobody answers: after one day the monsters go on, not after three; and each was warned once before."""
    campaign_id = await life.play(three_asked(Pace(reminder_hours=100)))

    await life.wait(23 * HOUR)
    assert question_of(await life.look(campaign_id)).owner == AVRIC
    await life.wait(HOUR)

    assert (await life.look(campaign_id)).running().question is None
    calls = [(player, at - NOON) for player, at, _ in life.channel.calls()]
    assert sorted(calls) == [(ALIX, 12 * HOUR), (BRUNO, 12 * HOUR), (CHLOE, 12 * HOUR)]
    assert len(life.channel.of(Reminder)) == 1, "one message for all"
    assert life.channel.shown_in == [campaign_id], "the panel is drawn once"


async def test_the_last_one_has_no_more_time_than_the_others(life: Life) -> None:
    """Bruno speaks after 5 hours and Alix answers after 20: Chloé has known as long as they have, so 4 are left."""
    campaign_id = await life.play(three_asked(Pace(reminder_hours=100)))
    await life.wait(5 * HOUR)
    await speak(life, campaign_id, BRUNO, GRISBAN)
    await life.wait(15 * HOUR)
    await speak(life, campaign_id, ALIX, AVRIC)

    assert (await life.keeper.waiting(campaign_id)).question == NOON + 24 * HOUR
    await life.wait(4 * HOUR)

    assert (await life.look(campaign_id)).running().question is None
    assert [(player, at - NOON) for player, at, _ in life.channel.calls() if player != ALIX] == [(CHLOE, 12 * HOUR)]


async def test_a_restart_changes_nothing(life: Life) -> None:
    """The process ends while they are waited for, and again at the deadline: it passes once."""
    campaign_id = await life.play(three_asked(Pace(reminder_hours=100)))
    await life.wait(5 * HOUR)
    await speak(life, campaign_id, CHLOE, "syndrael")
    await life.restart()
    await life.until(NOON + 24 * HOUR)
    before = (await life.table.look(campaign_id)).version
    await life.restart()
    await life.wait(HOUR)

    now = await life.table.look(campaign_id)
    assert now.campaign.running().question is None
    assert now.version == before


def test_each_question_of_the_moment_has_a_deadline_of_its_own_name() -> None:
    """The same moment, the next question: what the clock did about the first is not taken for the second."""
    first = three_asked()
    second = first.model_copy(deep=True)
    question = question_of(second)
    Play(command=Answer(hero=AVRIC, question=question.number, option="pass")).do(second, ALIX)

    dues = [one(plan(standing(campaign)), TimeUp, "question") for campaign in (first, second)]

    assert dues[0].at == dues[1].at
    assert dues[0].key != dues[1].key
    assert [due.deed for due in dues] == [
        AnswerByDefault(question=question_of(campaign).number) for campaign in (first, second)
    ]


def test_help_is_offered_for_whose_turn_to_react_it_is() -> None:
    """All were reminded in vain: the others decide about Alix, who is first; about one at a time."""
    stands = standing(three_asked(Pace(question_hours=None)), last_deeds={})
    moments: list[datetime] = [NOON + hours * HOUR for hours in (8, 24, 56)]
    history = [each for player in (ALIX, BRUNO, CHLOE) for each in reminded(stands, player, *moments)]

    due = one(plan(stands, NOON + 56 * HOUR, history=history), HelpOffer)

    assert (due.hero, due.deed) == (AVRIC, OfferHelp(hero=AVRIC))
    assert due.players == (BRUNO, CHLOE)


@pytest.mark.parametrize("turn", ["H", "G"])
def test_a_turn_is_not_played_for_who_only_may_react(turn: str) -> None:
    """In its own turn a hero is asked after another: that the turn takes long is not its player's fault now."""
    dues = plan(standing(three_asked(Pace(turn_hours=1), turn)), NOON + 3 * HOUR)

    assert only(dues, TimeUp, "turn") == []
    assert only(dues, TimeUp, "question")


def test_not_this_time_holds_for_the_whole_moment() -> None:
    """Chloé wants no more reminders; when it is her turn to react it is still the same that she wants none of."""
    campaign = three_asked(Pace(question_hours=None))
    before = standing(campaign).awaited
    for hero, player in ((AVRIC, ALIX), (GRISBAN, BRUNO)):
        number = question_of(campaign).number
        Play(command=Answer(hero=hero, question=number, option="pass")).do(campaign, player)
    after = standing(campaign)
    assert before is not None
    assert after.awaited is not None
    assert after.awaited.players == (CHLOE,)

    muted = told(mute_key(CHLOE, before.occasion), NOON)

    assert only(plan(after, NOON + 9 * HOUR), Reminder)
    assert only(plan(after, NOON + 9 * HOUR, history=[muted]), Reminder) == []
