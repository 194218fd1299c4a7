"""Standing orders, the automatic hero, habits and pace: what private messages show, and what can be pressed."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.descent.autopilot.limits import Limits
from bot.descent.commands import TakeTurn
from bot.descent.content.library import library
from bot.descent.party.answering import SURGES
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.party.standing_orders import SetOrders, possible_orders
from bot.descent.rules.stats import FEAT, SHEET
from bot.descent.views.reference.meant import hero_meant
from bot.descent.views.settings.campaign import settings_lines
from bot.descent.views.settings.orders import (
    HEARTS,
    NO_ORDER,
    ORDER,
    order_codes,
    order_face,
    orders_face,
    read_order,
    with_order,
    write_order,
)
from bot.descent.views.settings.pilot import pilot_face
from bot.descent.words import words
from bot.habits import Habits
from bot.kernel.refused import Refused
from bot.table.absence import Dismiss, GoAway, SetKeeper
from bot.table.deeds import Deed
from bot.table.orders import ANY, Order
from bot.table.pace import Pace
from bot.table.standins import NameStandin
from bot.views.codec import LONGEST
from bot.views.face import Ask, Face, Key, Menu, Pick
from bot.views.habits import habits_lines, holiday_lines, to_come
from bot.views.pace import pace_lines
from bot.words import LANGUAGES, Language
from cogs.habits import planned
from cogs.labels import Label
from cogs.layout import LONGEST_TEXT, layout
from tests.descent.views.games import ALIX, BRUNO, gathered, started

HERO, OTHER = "syndrael", "widow_tarha"
STRANGER = 7
SHIELD = "wooden_shield_knight"
NOW = datetime(2026, 8, 12, 12, 0, tzinfo=UTC)


def pressed(face: Face) -> Iterator[Key | Pick]:
    """Everything on a face that can be pressed or chosen."""
    for row in face.rows:
        yield from row.picks if isinstance(row, Menu) else row


def asked(face: Face, what: str) -> list[str]:
    """What the buttons and lines of a face ask for, of one sort."""
    return [key.does.about for key in pressed(face) if isinstance(key.does, Ask) and key.does.what == what]


def fits(face: Face, campaign: Campaign) -> bool:
    """Whether Discord takes the message: texts that are not too long, few rows, and ids that fit."""
    layout(face, (), campaign_id=999_999, seen=999_999, campaign=campaign)
    return sum(map(len, (face.title, *face.lines))) <= LONGEST_TEXT and len(face.rows) <= 5


# Standing orders ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_of_orders_shows_every_card_that_may_react(language: Language) -> None:
    """Each reacting card with its order in words, a menu of them, and what becomes of other questions."""
    campaign, say = started(), words(language)
    SetOrders(hero=HERO, orders=(Order(card=SHIELD, say="use", hearts=2), Order(card=ANY, say="never"))).do(
        campaign, ALIX
    )
    face = orders_face(campaign, HERO, campaign.settled_by(ALIX), say)
    told = "\n".join(face.lines)

    cards = possible_orders(campaign, HERO)
    assert SHIELD in cards
    assert all(say.card(card) in told for card in cards)
    assert say.text("standing-hearts", n=2) in told
    assert say.text("standing-never") in told
    chosen = [pick.label for pick in pressed(face) if isinstance(pick, Pick) and pick.chosen]
    assert chosen == [say.text("orders-questions", what=say.text("questions-ask"))]
    assert asked(face, ORDER) == [f"{HERO}:{card}" for card in (*cards, ANY, SURGES)]
    assert fits(face, campaign)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_in_full_marks_what_is_settled(language: Language) -> None:
    """The card's text, what holds now, and a line for each order; what holds for all others has words too."""
    campaign, say = started(), words(language)
    SetOrders(hero=HERO, orders=(Order(card=SHIELD, say="use", hearts=2),)).do(campaign, ALIX)
    face = order_face(campaign, HERO, SHIELD, say)

    assert say.card_text(SHIELD) in face.lines
    assert [pick.does.about for pick in pressed(face) if isinstance(pick, Pick) and pick.chosen and pick.does] == [
        f"{HERO}:{SHIELD}:use2"
    ]
    assert fits(face, campaign)
    assert fits(order_face(campaign, HERO, ANY, say), campaign)
    with pytest.raises(Refused, match="board_has_moved_on"):
        order_face(campaign, HERO, "no_such_card", say)


def test_every_order_is_read_back_and_fits_into_a_menu() -> None:
    """What stands on a line of the menu is the order it names, for the longest names there are."""
    hero = max(library().heroes, key=len)
    card = max((*library().items, *library().skills, *library().search_cards, *library().class_items), key=len)
    for code in order_codes(hero, ANY):
        assert write_order(read_order(card, code)) == code
        assert len(f"?{ORDER}:{hero}:{card}:{code}") <= LONGEST
    assert len(str(Label(999_999, 999_999, f"?limit:{hero}:potions:yes"))) <= LONGEST
    for wrong in ("", "use99", "use0", "use-2", "ask2", "**", "٣"):
        with pytest.raises(Refused, match="board_has_moved_on"):
            read_order(card, wrong)


def test_only_cards_that_guard_are_kept_for_worse_blows() -> None:
    """A shield can wait until hearts are at stake; a card that reacts to a search can't."""
    assert f"use{HEARTS[0]}" in order_codes(HERO, SHIELD)
    assert f"use{HEARTS[0]}" in order_codes("tomble_burrowell", SHEET)
    assert order_codes(HERO, "appraisal") == [NO_ORDER, "ask", "use", "never"]
    assert order_codes(HERO, FEAT) == [NO_ORDER, "ask", "use", "never"]


def test_an_order_takes_the_place_of_the_one_before() -> None:
    """One order for each card; what holds for all others stays last, whatever comes later."""
    orders = with_order([], ANY, Order(card=ANY, say="never"))
    orders = with_order(orders, SHIELD, Order(card=SHIELD, say="use"))
    orders = with_order(orders, SHIELD, Order(card=SHIELD, say="ask"))

    assert orders == (Order(card=SHIELD, say="ask"), Order(card=ANY, say="never"))
    assert with_order(orders, ANY, None) == (Order(card=SHIELD, say="ask"),)


def test_what_was_said_for_now_is_taken_back_first() -> None:
    """Without it the lasting order about the same card holds again; another order takes the place of both."""
    lasting, for_now = Order(card=SHIELD, say="ask"), Order(card=SHIELD, say="never", during="quest/1")

    assert with_order((lasting, for_now), SHIELD, None) == (lasting,)
    assert with_order((lasting, for_now), SHIELD, Order(card=SHIELD, say="use")) == (Order(card=SHIELD, say="use"),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_for_now_and_for_surges_have_words(language: Language) -> None:
    """The panel says for how long something holds, and how surges are spent."""
    campaign, say = started(), words(language)
    for_now = Order(card=SHIELD, say="never", during="quest/1")
    SetOrders(hero=HERO, orders=(for_now, Order(card=SURGES, say="use"))).do(campaign, ALIX)

    lines = "\n".join(orders_face(campaign, HERO, campaign.settled_by(ALIX), say).lines)
    surges = order_face(campaign, HERO, SURGES, say)

    assert say.text("standing-until-quest") in lines
    assert say.text("standing-surges-best") in lines
    assert order_codes(HERO, SURGES) == [NO_ORDER, "use"]
    assert say.text("orders-surges-about") in surges.lines
    assert fits(surges, campaign)


def test_an_order_for_a_card_that_was_given_away_can_be_taken_back() -> None:
    """It stays on the list until its player removes it."""
    campaign = started()
    seat = campaign.seat(HERO)
    assert seat is not None
    seat.orders = [Order(card="appraisal", say="never")]

    assert f"{HERO}:appraisal" in asked(orders_face(campaign, HERO, [HERO], words("en")), ORDER)


def test_one_settles_things_for_ones_own_heroes_and_those_without_a_player() -> None:
    """Anybody at the table looks after a hero nobody plays; strangers look after none."""
    campaign = started(3)
    assert campaign.settled_by(ALIX) == [HERO]
    assert campaign.settled_by(BRUNO) == [OTHER, "avric_albright"]
    Dismiss(hero=OTHER).do(campaign, BRUNO)

    assert campaign.settled_by(ALIX) == [HERO, OTHER]
    assert campaign.settled_by(STRANGER) == []
    face = orders_face(campaign, HERO, campaign.settled_by(ALIX), words("fr"))
    assert asked(face, "orders") == [HERO, OTHER]


# The automatic hero ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_of_the_automatic_hero_turns_each_limit_round(language: Language) -> None:
    """What is allowed can be forbidden and the other way round; both are told."""
    campaign, say = started(), words(language)
    seat = campaign.seat(HERO)
    assert seat is not None
    seat.limits = Limits(potions=False)
    face = pilot_face(campaign, HERO, [HERO], say)

    assert asked(face, "limit")[:2] == [f"{HERO}:potions:yes", f"{HERO}:feat:no"]
    assert len(asked(face, "limit")) == len(Limits.model_fields)
    assert say.text("limit-potions") in face.lines[2]
    assert say.text("limit-feat") in face.lines[1]
    assert fits(face, campaign)


def test_only_a_hero_whose_move_it_is_can_be_played_now() -> None:
    """Between turns each hero may go; once another one has the turn, only that one can be played."""
    campaign = started()
    assert asked(pilot_face(campaign, OTHER, [OTHER], words("en")), "fly") == [OTHER]
    Play(command=TakeTurn(hero=HERO)).do(campaign, ALIX)

    assert asked(pilot_face(campaign, OTHER, [OTHER], words("en")), "fly") == []
    assert asked(pilot_face(campaign, HERO, [HERO], words("en")), "fly") == [HERO]
    assert asked(pilot_face(gathered(), HERO, [HERO], words("en")), "fly") == []


@pytest.mark.parametrize(
    ("deed", "line", "keys"),
    [
        (None, "pilot-hand-player", ["autopilot"]),
        (SetKeeper(hero=HERO, keeper="autopilot"), "pilot-hand-autopilot", ["player"]),
        (SetKeeper(hero=HERO, keeper="party"), "pilot-hand-party", ["autopilot", "player"]),
        (GoAway(when_away="party"), "pilot-away-party", ["autopilot"]),
        (Dismiss(hero=HERO), "pilot-hand-autopilot", ["party"]),
    ],
    ids=["player", "autopilot", "party", "away", "nobody"],
)
def test_the_panel_says_who_moves_the_hero_and_who_else_could(
    deed: Deed | None, line: str, keys: list[str]
) -> None:
    """Whoever moves the hero is told; the others are buttons, as far as the rules allow them."""
    campaign = started()
    if deed is not None:
        deed.do(campaign, ALIX)
    for language in LANGUAGES:
        face = pilot_face(campaign, HERO, [HERO], words(language))
        assert face.lines[0] == words(language).text(line)
        assert asked(face, "keep") == [f"{HERO}:{key}" for key in keys]
    for key in keys:
        SetKeeper.model_validate({"hero": HERO, "keeper": key}).do(
            campaign.model_copy(deep=True), _keeper(campaign)
        )


def _keeper(campaign: Campaign) -> int:
    seat = campaign.seat(HERO)
    assert seat is not None
    return seat.player or BRUNO


# Habits and pace ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_habits_are_told_with_the_time_where_one_is(language: Language) -> None:
    """A wrong zone is seen at once; everything that is settled has a line of its own."""
    say = words(language)
    plain = "\n".join(habits_lines(Habits(), NOW, say))
    chosen = Habits(
        zone="Asia/Tokyo",
        quiet_from=0,
        quiet_until=0,
        reminder_hours=4,
        next_notice=True,
        holiday_from=date(2026, 9, 1),
    )
    told = "\n".join(habits_lines(chosen, NOW, say))

    assert "14:00" in plain
    assert "22:00" in plain
    assert "08:00" in plain
    assert say.text("habits-holiday-none") in plain
    assert "21:00" in told
    assert say.text("habits-quiet-never") in told
    assert "4\u00a0h" in told
    assert say.text("habits-next") in told
    assert say.text("month-9") in told


def test_a_holiday_says_its_days_and_the_day_of_the_return() -> None:
    """Both days are part of it; the year is told where it is another one; a past one is none any more."""
    say = words("en")
    later = Habits(holiday_from=date(2026, 12, 24), holiday_until=date(2027, 1, 3), when_away="party")
    told = "\n".join(holiday_lines(later, ["Les Braises"], NOW, say))

    assert "from **Thursday 24 December** up to and including **Sunday 3 January 2027**" in told
    assert "Monday 4 January 2027" in told
    assert say.text("holiday-hand-party") in told
    assert "Les Braises" in told
    assert not to_come(Habits(holiday_from=date(2026, 8, 1), holiday_until=date(2026, 8, 11)), NOW)
    now = "\n".join(
        holiday_lines(Habits(holiday_from=date(2026, 8, 1), holiday_until=date(2026, 8, 12)), [], NOW, say)
    )
    assert "up to and including **Wednesday 12 August**" in now
    assert say.text("holiday-nowhere") in now


def test_a_holiday_is_planned_from_what_was_typed() -> None:
    """What is not typed stays; one that has begun keeps its first day, one that is put off gets another."""
    today, friday = date(2026, 8, 12), date(2026, 8, 14)
    begun = planned(Habits(), "friday", None, "party", NOW)
    assert (begun.holiday_from, begun.holiday_until, begun.when_away) == (today, friday, "party")
    tomorrow = NOW + timedelta(days=1)

    longer = planned(begun, "20/08", None, None, tomorrow)
    assert (longer.holiday_from, longer.holiday_until, longer.when_away) == (today, date(2026, 8, 20), "party")
    later = planned(begun, "2", "20/08", None, tomorrow)
    assert (later.holiday_from, later.holiday_until) == (date(2026, 8, 20), date(2026, 8, 22))
    assert planned(begun, None, None, "player", tomorrow) == begun.model_copy(update={"when_away": "player"})
    with pytest.raises(Refused, match="holiday_needs_an_end"):
        planned(begun, None, "tomorrow", None, NOW)


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_and_pace_are_told_in_full(language: Language) -> None:
    """Turns, decisions, stand-ins for some turns, heroes without a player, and every number of the pace."""
    campaign, say = started(3), words(language)
    NameStandin(hero=HERO, standin=STRANGER, turns=2).do(campaign, ALIX)
    Dismiss(hero=OTHER).do(campaign, BRUNO)
    campaign.turns, campaign.decisions = "fixed", "vote"
    settings = "\n".join(settings_lines(campaign, say))
    campaign.pace = Pace(reminder_hours=5, most_reminders=2, turn_hours=48, chronicle=1085, zone="Asia/Tokyo")
    pace = "\n".join(pace_lines(campaign, say))

    assert say.text("turns-fixed") in settings
    assert say.text("decisions-vote") in settings
    assert f"<@{STRANGER}>" in settings
    assert "2" in next(line for line in settings.splitlines() if f"<@{STRANGER}>" in line)
    assert "<@0>" not in settings
    assert say.hero(OTHER, short=True) in settings
    for number in ("5\u00a0h", "48\u00a0h", "24\u00a0h", "12\u00a0h", "18:05", "Asia/Tokyo", "3"):
        assert number in pace
    campaign.pace = Pace()
    assert "Europe/Paris" not in "\n".join(pace_lines(campaign, say))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hero_is_meant_by_its_short_name(language: Language) -> None:
    """Whoever types "Grisban" and nothing more means him, and no two heroes are called alike."""
    say = words(language)

    meant = {hero: hero_meant(f" {say.hero(hero, short=True).lower()}", say) for hero in library().heroes}

    assert meant == {hero: hero for hero in library().heroes}
