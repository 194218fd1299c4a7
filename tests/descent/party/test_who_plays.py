"""Who plays which hero: giving away, leaving, dropping in, the party's heroes, and stand-ins."""

from bot.descent.autopilot import Limits
from bot.descent.commands import EndTurn, Push, TakeTurn
from bot.descent.events import SkillLearned
from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Seat
from bot.descent.party.deeds import Learn, Play
from bot.table.absence import (
    Dismiss,
    GoAway,
    HandHero,
    SetKeeper,
    TakeOver,
)
from bot.table.absence_events import (
    HeroDismissed,
    HeroHanded,
    HeroTaken,
    StandinLeft,
)
from bot.table.campaign import NOBODY
from bot.table.orders import Order
from bot.table.repairs import HandOver
from bot.table.standins import NameStandin
from tests.descent.party.sitting import (
    ALIX,
    BRUNO,
    CHLOE,
    GRISBAN,
    SHIELD,
    STRANGER,
    SYNDRAEL,
    sit,
)

QUIET = """
    # # # # # # #
    # H . . . G #
    # . . . . A #
    # # # # # # #
"""
AVRIC = "avric_albright"


def test_a_hero_is_given_away_for_good() -> None:
    """By its player, to anybody; what was settled for it before ends with that."""
    table = sit(QUIET)
    seat = table.seat()
    seat.standin, seat.standin_turns, seat.questions = BRUNO, 3, "default"
    seat.orders, seat.limits = [Order(card=SHIELD, say="use")], Limits(feat=False)
    assert table.refused(HandHero(hero=SYNDRAEL, to=CHLOE), BRUNO) == "not_your_hero"
    assert table.refused(HandHero(hero=SYNDRAEL, to=ALIX), ALIX) == "plays_it_already"

    table.do(HandHero(hero=SYNDRAEL, to=STRANGER), ALIX)

    assert table.told(HeroHanded) == [HeroHanded(player=ALIX, hero=SYNDRAEL, to=STRANGER)]
    assert table.seat() == Seat(player=STRANGER, hero=SYNDRAEL, hero_class="knight")


def test_a_hero_handed_over_by_repair_is_as_new_too() -> None:
    """The owner's repair ends holidays, keepers and orders as giving away does."""
    table = sit(QUIET)
    table.do(GoAway(), ALIX)
    seat = table.seat()
    seat.moved_by_default, seat.until_back, seat.orders = "party", True, [Order(card=SHIELD, say="use")]

    table.do(HandOver(hero=SYNDRAEL, to=CHLOE), ALIX)

    assert table.seat() == Seat(player=CHLOE, hero=SYNDRAEL, hero_class="knight")


def test_a_hero_joins_in_its_new_players_holiday() -> None:
    """Whoever is away gets no hero that waits for them."""
    table = sit(QUIET)
    table.do(GoAway(when_away="party"), CHLOE)

    table.do(HandHero(hero=SYNDRAEL, to=CHLOE), ALIX)

    assert table.seat().hand == "party"


def test_players_leave_and_others_drop_in() -> None:
    """Alix leaves; a stranger takes Syndrael over in the middle of her turn, and may take a second hero too."""
    table = sit(QUIET)
    assert table.refused(TakeOver(hero=SYNDRAEL), STRANGER) == "hero_taken"
    assert table.refused(Dismiss(hero=SYNDRAEL), CHLOE) == "not_your_hero"

    table.do(Dismiss(hero=SYNDRAEL), ALIX)
    assert table.told(HeroDismissed) == [HeroDismissed(player=ALIX, hero=SYNDRAEL, was=ALIX)]
    assert table.refused(Dismiss(hero=SYNDRAEL), ALIX) == "nobody_plays_it"
    assert table.refused(HandHero(hero=SYNDRAEL, to=CHLOE)) == "nobody_plays_it"
    table.do(Dismiss(hero=GRISBAN), ALIX)  # the campaign's owner may, for whoever does not come any more
    table.do(TakeOver(hero=SYNDRAEL), STRANGER)
    table.do(TakeOver(hero=GRISBAN), STRANGER)

    assert table.told(HeroTaken) == [HeroTaken(player=STRANGER, hero=GRISBAN)]
    assert table.campaign.heroes_of(STRANGER) == [SYNDRAEL, GRISBAN]
    assert table.seat().hand == "player"
    table.play(Push(hero=SYNDRAEL), STRANGER)


def test_the_last_player_may_leave() -> None:
    """Then the campaign waits for nobody, until somebody drops in."""
    table = sit(QUIET, turn=None)
    for hero in (SYNDRAEL, GRISBAN, AVRIC):
        table.do(Dismiss(hero=hero), ALIX)

    waiting = awaited(table.campaign)
    assert waiting is not None
    assert waiting.players == ()
    table.do(TakeOver(hero=GRISBAN), STRANGER)
    waiting = awaited(table.campaign)
    assert waiting is not None
    assert waiting.players == (STRANGER,)


def test_who_settles_who_moves_a_hero() -> None:
    """Its player; for a hero without one anybody at the table, but then no player can move it."""
    table = sit(QUIET)
    assert table.refused(SetKeeper(hero=SYNDRAEL, keeper="party"), BRUNO) == "not_your_hero"
    table.do(SetKeeper(hero=SYNDRAEL, keeper="party"), ALIX)
    table.play(Push(hero=SYNDRAEL), BRUNO)
    assert table.seat().moved_by_default == "party"

    table.do(Dismiss(hero=SYNDRAEL), ALIX)
    assert table.refused(SetKeeper(hero=SYNDRAEL, keeper="party"), STRANGER) == "not_at_the_table"
    assert table.refused(SetKeeper(hero=SYNDRAEL, keeper="player"), BRUNO) == "nobody_plays_it"
    assert table.refused(Play(command=Push(hero=SYNDRAEL)), BRUNO) == "not_your_hero"
    table.do(SetKeeper(hero=SYNDRAEL, keeper="party"), BRUNO)

    table.play(Push(hero=SYNDRAEL), CHLOE)


def test_a_keeper_somebody_chose_themselves_stays() -> None:
    """Who left their hero to the automatic hero of their own will plays now and then without taking it back."""
    table = sit(QUIET)
    table.do(SetKeeper(hero=SYNDRAEL, keeper="autopilot"), ALIX)

    table.play(Push(hero=SYNDRAEL), ALIX)

    assert table.seat().moved_by_default == "autopilot"


def test_heroes_without_player_are_trained_by_anybody() -> None:
    """Between quests the others spend the experience of a hero nobody plays, or that all play."""
    table = sit(QUIET)
    table.campaign.game = None
    for seat in table.campaign.seats:
        seat.xp = 2
    skill = table.seat().to_learn()[0].id
    deed = Learn(hero=SYNDRAEL, skill=skill)
    assert table.refused(deed, BRUNO) == "not_your_hero"
    table.seat().player = NOBODY
    assert table.refused(deed, STRANGER) == "not_your_hero"

    table.do(deed, BRUNO)

    assert table.told(SkillLearned)


# Stand-ins ------------------------------------------------------------------------------------------------------


def test_a_stand_in_for_some_turns_goes_after_the_last() -> None:
    """A friend plays two turns of Syndrael; after the second one they may not act for her any more."""
    table = sit(QUIET, turn=None)
    table.do(NameStandin(hero=SYNDRAEL, standin=STRANGER, turns=2), ALIX)
    for hero, player in ((GRISBAN, BRUNO), (AVRIC, CHLOE), (SYNDRAEL, STRANGER)):
        table.play(TakeTurn(hero=hero), player)
        table.play(EndTurn(hero=hero), player)
        assert not table.told(StandinLeft)
    assert table.seat().standin_turns == 1

    table.play(TakeTurn(hero=SYNDRAEL), STRANGER)
    table.play(EndTurn(hero=SYNDRAEL), STRANGER)

    assert table.told(StandinLeft) == [StandinLeft(hero=SYNDRAEL, standin=STRANGER)]
    assert (table.seat().standin, table.seat().standin_turns) == (None, None)


def test_a_stand_in_without_a_number_of_turns_stays() -> None:
    """As long as nobody says otherwise."""
    table = sit(QUIET, turn=None)
    table.do(NameStandin(hero=SYNDRAEL, standin=STRANGER), ALIX)

    table.play(TakeTurn(hero=SYNDRAEL), STRANGER)
    table.play(EndTurn(hero=SYNDRAEL), STRANGER)

    assert table.seat().standin == STRANGER
