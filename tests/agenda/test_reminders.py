"""Who is reminded when: the shorter of both intervals, growing pauses, never at night, never too often."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.agenda import Outages, Standing, mute_key
from bot.agenda.due import HelpOffer, NextNotice, Reminder
from bot.habits import Habits
from bot.store import Delivery
from bot.table.absence import KeepWaiting, OfferHelp
from bot.table.campaign import NOBODY
from bot.table.pace import Pace
from tests.agenda.parties import (
    ALIX,
    BRUNO,
    CHLOE,
    DAVID,
    HOUR,
    MINUTE,
    NIGHTLESS,
    NOON,
    PLAYERS,
    asked,
    begun,
    hero_of,
    occasion_of,
    one,
    only,
    plan,
    reminded,
    standing,
    take_turn,
    told,
)

PARIS = Habits()
TOKYO = Habits(zone="Asia/Tokyo")


def in_turn(player: int = ALIX, *, pace: Pace | None = None) -> Standing:
    """A campaign in which a player has had the turn since noon."""
    return standing(take_turn(begun(pace=pace), player), last_deeds={player: NOON})


@pytest.mark.parametrize(("campaign", "own", "hours"), [(8, None, 8), (8, 3, 3), (5, 24, 5)])
def test_the_shorter_interval_counts(campaign: int, own: int | None, hours: int) -> None:
    """The campaign's and the player's interval: whichever is over first."""
    stands = in_turn(pace=Pace(reminder_hours=campaign))
    habits = {ALIX: NIGHTLESS.model_copy(update={"reminder_hours": own})}

    due = one(plan(stands, habits=habits), Reminder)

    assert (due.at, due.players, due.number) == (NOON + hours * HOUR, (ALIX,), 1)


def test_who_has_just_done_something_is_not_reminded_yet() -> None:
    """The pause begins with the occasion or with the player's own last deed in this campaign."""
    stands = standing(take_turn(begun(), ALIX), last_deeds={ALIX: NOON + 2 * HOUR, BRUNO: NOON + 5 * HOUR})

    assert one(plan(stands), Reminder).at == NOON + 10 * HOUR


def test_pauses_double_and_end() -> None:
    """8 hours, then 16, then 32, each counted from the last reminder; and no fourth one."""
    stands = in_turn()
    first, second, third = NOON + 8 * HOUR, NOON + 24 * HOUR, NOON + 56 * HOUR

    pauses = [
        one(plan(stands, history=reminded(stands, ALIX, *sent)), Reminder).at
        for sent in ([], [first], [first, second])
    ]

    assert pauses == [first, second, third]
    assert only(plan(stands, history=reminded(stands, ALIX, first, second, third)), Reminder) == []
    assert only(plan(in_turn(pace=Pace(most_reminders=0))), Reminder) == []


def test_a_late_reminder_makes_the_next_one_later() -> None:
    """What was moved to the morning does not shorten the next pause."""
    stands = in_turn()
    morning = NOON + 19 * HOUR

    assert one(plan(stands, history=reminded(stands, ALIX, morning)), Reminder).at == morning + 16 * HOUR


def test_nobody_is_reminded_in_quiet_hours() -> None:
    """Due at 23:00 in Paris it comes at 08:00; overdue in the night it waits for the morning too."""
    stands = standing(take_turn(begun(), ALIX), since=NOON + 2 * HOUR)
    morning = datetime(2026, 3, 11, 7, 0, tzinfo=UTC)

    assert one(plan(stands, habits={ALIX: PARIS}), Reminder).at == morning
    assert one(plan(stands, NOON + 14 * HOUR, habits={ALIX: PARIS}), Reminder).at == morning
    # On the Sunday on which the clock is set the night is an hour shorter.
    sunday = standing(take_turn(begun(), ALIX), since=datetime(2026, 3, 28, 18, 0, tzinfo=UTC))
    assert one(plan(sunday, habits={ALIX: PARIS}), Reminder).at == datetime(2026, 3, 29, 6, 0, tzinfo=UTC)


def test_who_slept_when_the_wait_began_is_called_in_the_morning() -> None:
    """The panel called nobody at night: at 08:00 comes a first call, and the reminders count from then."""
    night, morning = datetime(2026, 3, 10, 23, 0, tzinfo=UTC), datetime(2026, 3, 11, 7, 0, tzinfo=UTC)
    asleep = standing(take_turn(begun(), ALIX), since=night, last_deeds={ALIX: night - HOUR})

    call = one(plan(asleep, habits={ALIX: PARIS}), Reminder)
    after = one(plan(asleep, habits={ALIX: PARIS}, history=[told(call.key, morning)]), Reminder)

    assert (call.at, call.number, call.players) == (morning, 0, (ALIX,))
    assert (after.at, after.number) == (morning + 8 * HOUR, 1)


def test_who_was_up_at_night_needs_no_call_in_the_morning() -> None:
    """Alix took the turn herself in her quiet hours, or has done something in it since."""
    night = datetime(2026, 3, 10, 23, 0, tzinfo=UTC)

    for acted in (night, night + HOUR):
        up = standing(take_turn(begun(), ALIX), since=night, last_deeds={ALIX: acted})
        due = one(plan(up, habits={ALIX: PARIS}), Reminder)
        assert (due.at, due.number) == (acted + 8 * HOUR, 1)


def test_not_this_turn_means_no_more_reminders_of_it() -> None:
    """Who pressed the button is left in peace for this occasion, and only for this one."""
    stands = in_turn()
    muted = [told(mute_key(ALIX, occasion_of(stands)), NOON)]

    assert only(plan(stands, history=muted), Reminder) == []
    assert only(plan(in_turn(BRUNO), history=muted), Reminder) != []


def test_who_is_waited_for_together_is_reminded_together() -> None:
    """One message with all names where the moment is the same to the minute; everybody keeps a key of their own."""
    stands = standing(begun(), last_deeds={ALIX: NOON, BRUNO: NOON + 30 * HOUR / 3600, CHLOE: NOON + HOUR})

    together, later = only(plan(stands), Reminder)

    assert together.players == (ALIX, DAVID, BRUNO)
    assert together.at == NOON + 8 * HOUR + timedelta(seconds=30)
    assert sorted(together.keys.values()) == [ALIX, BRUNO, DAVID]
    assert len({key.rpartition("/")[0] for key in together.keys}) == 3
    assert (later.players, later.at) == ((CHLOE,), NOON + 9 * HOUR)


def test_nobody_is_woken_to_be_reminded_together_with_others() -> None:
    """Whoever sleeps by then stands in no message; after the night they get their own."""
    stands = standing(begun((ALIX, BRUNO)), last_deeds={})
    habits = {BRUNO: Habits(zone="UTC", quiet_from=20 * 60, quiet_until=21 * 60)}

    dues = only(plan(stands, habits=habits), Reminder)

    assert [(due.players, due.at) for due in dues] == [((ALIX,), NOON + 8 * HOUR), ((BRUNO,), NOON + 9 * HOUR)]


def test_who_is_on_holiday_is_not_reminded() -> None:
    """Neither by the campaign, which does not wait for them, nor on a day of the holiday before it knows."""
    away = in_turn()
    away.campaign.seats[0].away, away.campaign.seats[0].when_away = True, "player"
    habits = {ALIX: NIGHTLESS.model_copy(update={"holiday_from": date(2026, 3, 10)})}

    assert only(plan(away), Reminder) == []
    assert only(plan(in_turn(), habits=habits), Reminder) == []


def test_after_two_days_off_nothing_is_due_that_was_not_due_before() -> None:
    """A bot that was off for two days takes up the wait where it was."""
    stands = in_turn()
    off = Outages.of([(NOON + 7 * HOUR, NOON + 55 * HOUR)])

    dues = plan(stands, NOON + 55 * HOUR, outages=off)

    assert one(dues, Reminder).at == NOON + 56 * HOUR
    assert [due for due in dues if due.at <= NOON + 55 * HOUR] == []


# Deadlines ------------------------------------------------------------------------------------------------------


def test_half_way_to_a_deadline_there_is_a_reminder() -> None:
    """It says what happens when; it counts as one of the reminders, and there is only one."""
    campaign = begun(pace=Pace(reminder_hours=100, turn_hours=24))
    stands = standing(take_turn(campaign, ALIX), last_deeds={ALIX: NOON})

    due = one(plan(stands), Reminder)

    assert (due.at, due.number) == (NOON + 12 * HOUR, 1)
    assert due.deadline is not None
    assert (due.deadline.at, due.deadline.what, due.deadline.hero) == (
        NOON + 24 * HOUR,
        "turn",
        hero_of(campaign, ALIX),
    )
    assert only(plan(stands, history=reminded(stands, ALIX, due.at)), Reminder) == []


def test_who_is_playing_is_not_warned_in_the_middle_of_it() -> None:
    """The warning waits until an hour after the player's last deed; it never comes after the deadline."""
    campaign = take_turn(begun(pace=Pace(reminder_hours=100, turn_hours=4)), ALIX)

    early = standing(campaign, began=None, last_deeds={ALIX: NOON + 110 * MINUTE})
    late = standing(campaign, last_deeds={ALIX: NOON + 190 * MINUTE})

    assert one(plan(early), Reminder).at == NOON + 170 * MINUTE
    assert only(plan(late), Reminder) == []


def test_there_is_no_warning_at_night_or_of_short_deadlines() -> None:
    """Half of an hour is too short; and what falls into the night comes in the morning, an hour before the end."""
    short = standing(take_turn(begun(pace=Pace(turn_hours=1)), ALIX))
    night = standing(
        take_turn(begun(pace=Pace(turn_hours=12)), ALIX), since=datetime(2026, 3, 10, 18, 30, tzinfo=UTC)
    )

    assert only(plan(short), Reminder) == []
    morning = datetime(2026, 3, 11, 7, 0, tzinfo=UTC)
    due = one(plan(night, habits={ALIX: PARIS}), Reminder)
    assert due.deadline is not None
    assert (due.at, due.deadline.at) == (morning, morning + HOUR)


# Help -----------------------------------------------------------------------------------------------------------


def in_vain(stands: Standing, number: int = 1) -> list[Delivery]:
    """All reminders of a round."""
    start = NOON if number == 1 else NOON + 150 * HOUR
    moments = [start + hours * HOUR for hours in (8, 24, 56)]
    return reminded(stands, ALIX, *moments, number=number)


@pytest.mark.parametrize("what", ["turn", "question", "next"])
def test_after_the_last_reminder_and_one_more_interval_help_is_offered(what: str) -> None:
    """Eight hours after the third reminder the others are asked about the hero of whoever is waited for."""
    campaign = begun(turns="fixed", pace=Pace(question_hours=None))
    if what == "turn":
        take_turn(campaign, ALIX)
    if what == "question":
        asked(campaign, hero_of(campaign, ALIX))
    stands = standing(campaign, last_deeds={ALIX: NOON})
    history = in_vain(stands)

    due = one(plan(stands, history=history), HelpOffer)

    assert due.at == NOON + 64 * HOUR
    assert due.deed == OfferHelp(hero=hero_of(campaign, ALIX))
    assert due.players == (BRUNO, CHLOE, DAVID)
    assert only(plan(stands, history=history[:2]), HelpOffer) == []


def test_no_help_is_offered_where_others_can_go_on() -> None:
    """In free order with several to go, alone at the table, and on the road there is nobody to decide about."""
    several = standing(begun(), last_deeds={})
    alone = standing(take_turn(begun((ALIX, BRUNO)), ALIX), last_deeds={})
    alone.campaign.seats[1].moved_by_default = "autopilot"

    assert only(plan(several, history=in_vain(several)), HelpOffer) == []
    assert only(plan(alone, history=in_vain(alone)), HelpOffer) == []


def test_help_for_who_wants_no_reminders_comes_as_late_as_otherwise() -> None:
    """After "not this turn" the others wait as long as if all reminders had been sent."""
    stands = in_turn()
    muted = told(mute_key(ALIX, occasion_of(stands)), NOON + 9 * HOUR)

    due = one(plan(stands, history=[*reminded(stands, ALIX, NOON + 8 * HOUR), muted]), HelpOffer)

    assert due.at == NOON + (8 + 16 + 32 + 8) * HOUR


def test_only_who_is_awake_is_called_to_help() -> None:
    """The offer comes as soon as one of the others is awake, and calls nobody out of bed."""
    stands = in_turn()
    habits = {BRUNO: TOKYO, CHLOE: PARIS, DAVID: PARIS}

    due = one(plan(stands, NOON + 122 * HOUR, history=in_vain(stands), habits=habits), HelpOffer)

    assert (due.at, due.players) == (NOON + 122 * HOUR, (CHLOE, DAVID))
    night = one(plan(stands, NOON + 129 * HOUR + 30 * MINUTE, history=in_vain(stands), habits=habits), HelpOffer)
    assert (night.at, night.players) == (datetime(2026, 3, 15, 23, 0, tzinfo=UTC), (BRUNO,))


def test_while_the_others_vote_nobody_is_reminded_and_if_they_wait_it_begins_anew_once() -> None:
    """A second round of reminders, a second offer, and then the campaign waits in silence."""
    stands = in_turn()
    hero, history, occasion = hero_of(stands.campaign, ALIX), in_vain(stands), occasion_of(stands)

    OfferHelp(hero=hero).do(stands.campaign, NOBODY)
    voting = standing(stands.campaign, last_deeds={ALIX: NOON})
    offered = told(f"offer/{occasion}/1", NOON + 120 * HOUR)
    assert only(plan(voting, NOON + 121 * HOUR, history=[*history, offered]), Reminder) == []

    KeepWaiting(hero=hero).do(stands.campaign, NOBODY)
    waiting = standing(stands.campaign, last_deeds={ALIX: NOON})
    offered = told(f"offer/{occasion}/1", NOON + 120 * HOUR, over=NOON + 150 * HOUR)
    history.append(offered)
    assert one(plan(waiting, NOON + 150 * HOUR, history=history), Reminder).at == NOON + 158 * HOUR

    history += in_vain(stands, 2)
    again = one(plan(waiting, NOON + 207 * HOUR, history=history), HelpOffer)
    assert (again.at, list(again.keys)) == (NOON + 214 * HOUR, [f"offer/{occasion}/2"])

    history.append(told(f"offer/{occasion}/2", again.at, over=again.at + HOUR))
    silent = plan(waiting, again.at + HOUR, history=history)
    assert only(silent, Reminder) + only(silent, HelpOffer) == []


def test_an_offer_that_was_made_but_not_told_is_told() -> None:
    """The process died after the deed: the offer is still on the agenda until its message is sent."""
    stands = in_turn()
    OfferHelp(hero=hero_of(stands.campaign, ALIX)).do(stands.campaign, NOBODY)
    voting, now = standing(stands.campaign, last_deeds={ALIX: NOON}), NOON + 121 * HOUR
    key = f"offer/{occasion_of(stands)}/1"

    assert one(plan(voting, now, history=[told(key, now, unsent=True)]), HelpOffer).at == now
    assert only(plan(voting, now, history=[told(key, now)]), HelpOffer) == []


# Next -----------------------------------------------------------------------------------------------------------


def wants_to_know(*players: int) -> dict[int, Habits]:
    """Players who want to hear that they are next."""
    return {player: NIGHTLESS.model_copy(update={"next_notice": True}) for player in players}


def test_who_is_surely_next_is_told_if_they_want_to_know() -> None:
    """In party order the next in line, in free order the only one left; once, and only who asked for it."""
    fixed = standing(take_turn(begun(turns="fixed"), ALIX))
    free = standing(take_turn(begun(), ALIX))
    last = standing(take_turn(begun((ALIX, BRUNO)), ALIX))

    due = one(plan(fixed, habits=wants_to_know(*PLAYERS)), NextNotice)
    assert (due.at, due.players, due.hero) == (NOON, (BRUNO,), hero_of(fixed.campaign, BRUNO))
    assert only(plan(fixed, habits=wants_to_know(CHLOE)), NextNotice) == []
    assert only(plan(free, habits=wants_to_know(*PLAYERS)), NextNotice) == []
    assert one(plan(last, habits=wants_to_know(BRUNO)), NextNotice).players == (BRUNO,)
    sent = [told(next(iter(due.keys)), NOON)]
    assert only(plan(fixed, habits=wants_to_know(*PLAYERS), history=sent), NextNotice) == []


def test_in_party_order_the_first_hero_is_next_after_the_last_one() -> None:
    """While David ends the round, Alix is told that she begins the next one."""
    campaign = begun(turns="fixed")
    for hero in list(campaign.running().heroes.values())[:3]:
        hero.turn_taken = True

    due = one(plan(standing(take_turn(campaign, DAVID)), habits=wants_to_know(*PLAYERS)), NextNotice)

    assert due.players == (ALIX,)


def test_at_night_it_is_too_late_to_hear_that_one_is_next() -> None:
    """Whoever slept when the turn began is not told in the morning either."""
    fixed = standing(take_turn(begun(turns="fixed"), ALIX), since=datetime(2026, 3, 10, 23, 0, tzinfo=UTC))
    habits = {BRUNO: Habits(next_notice=True)}

    assert only(plan(fixed, habits=habits), NextNotice) == []
    assert only(plan(fixed, fixed.since + 9 * HOUR, habits=habits), NextNotice) == []


def test_nobody_is_told_that_they_are_next_after_themselves() -> None:
    """Who plays both heroes knows."""
    fixed = take_turn(begun(turns="fixed"), ALIX)
    fixed.seats[1].player = ALIX

    assert only(plan(standing(fixed), habits=wants_to_know(*PLAYERS)), NextNotice) == []
