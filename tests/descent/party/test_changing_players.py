"""A player is replaced or dismissed in the middle of a quest: the hero stays, and who takes it is asked."""

import pytest

from bot.descent.autopilot import Limits
from bot.descent.commands import Push
from bot.descent.party.campaign import Seat
from bot.descent.words import words
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.table.absence import HandHero, TakeOver
from bot.table.absence_events import HeroDismissed, HeroHanded, HeroTaken
from bot.table.campaign import NOBODY
from bot.table.deeds import Deed
from bot.table.dismissing import (
    DismissalProposed,
    FreeSeat,
    KeepPlayer,
    LetGo,
    PlayerKept,
    ProposeDismissal,
    dismissal_matter,
)
from bot.table.forgetting import BeForgotten
from bot.table.orders import Order
from bot.table.pseudonyms import free_pseudonym
from bot.table.seat_offers import AcceptSeat, DeclineSeat, OfferSeat, SeatDeclined, SeatOffered
from bot.table.votes import CastVote, CloseVote
from bot.words import LANGUAGES
from bot.words.texts import Texts
from tests.descent.party.sitting import ALIX, BRUNO, CHLOE, GRISBAN, SHIELD, STRANGER, SYNDRAEL, Sitting, sit

QUIET = """
    # # # # # # #
    # H . . . G #
    # . . . . A #
    # # # # # # #
"""
AVRIC = "avric_albright"


def tell(table: Sitting, *events: Event) -> None:
    """What happened can be told in both languages, in one line each."""
    strict, Texts.strict = Texts.strict, True
    try:
        for language in LANGUAGES:
            for event in events:
                assert len(words(language).story([event], table.campaign.game).lines) == 1
    finally:
        Texts.strict = strict


# Replaced -------------------------------------------------------------------------------------------------------


def test_whoever_is_to_take_a_hero_is_asked_first() -> None:
    """Until they say yes nothing changes; then all that the last player had settled is over."""
    table = sit(QUIET)
    seat = table.seat()
    seat.standin, seat.questions, seat.limits = BRUNO, "default", Limits(feat=False)
    seat.orders = [Order(card=SHIELD, say="use")]

    table.do(OfferSeat(hero=SYNDRAEL, to=STRANGER), ALIX)
    assert table.told(SeatOffered) == [SeatOffered(player=ALIX, hero=SYNDRAEL, to=STRANGER)]
    tell(table, *table.events)
    assert table.seat().player == ALIX
    assert STRANGER in table.campaign.people()
    table.play(Push(hero=SYNDRAEL), ALIX)
    table.do(AcceptSeat(hero=SYNDRAEL), STRANGER)

    assert table.told(HeroHanded) == [HeroHanded(player=ALIX, hero=SYNDRAEL, to=STRANGER)]
    assert table.seat() == Seat(player=STRANGER, hero=SYNDRAEL, hero_class="knight")
    assert len(table.game.heroes) == 3
    table.play(Push(hero=SYNDRAEL), STRANGER)


def test_a_hero_that_is_declined_stays_where_it_is() -> None:
    """Whoever was asked says no, or whoever asked takes it back; both are told, and it is over."""
    table = sit(QUIET)
    for who in (STRANGER, ALIX):
        table.do(OfferSeat(hero=SYNDRAEL, to=STRANGER), ALIX)
        table.do(DeclineSeat(hero=SYNDRAEL), who)
        assert table.told(SeatDeclined) == [SeatDeclined(player=who, hero=SYNDRAEL, to=STRANGER)]
        tell(table, *table.events)

    assert table.seat().player == ALIX
    assert table.refused(AcceptSeat(hero=SYNDRAEL), STRANGER) == "nothing_offered"
    assert table.refused(DeclineSeat(hero=SYNDRAEL), STRANGER) == "nothing_offered"


def test_an_offer_is_for_one_person() -> None:
    """Nobody else says yes or no; it is made by whoever plays the hero, once, and to somebody else."""
    table = sit(QUIET)
    assert table.refused(OfferSeat(hero=SYNDRAEL, to=STRANGER), BRUNO) == "not_your_hero"
    assert table.refused(OfferSeat(hero=SYNDRAEL, to=ALIX), ALIX) == "plays_it_already"
    assert table.refused(OfferSeat(hero=SYNDRAEL, to=NOBODY), ALIX) == "plays_it_already"
    table.do(OfferSeat(hero=SYNDRAEL, to=CHLOE), ALIX)

    assert table.refused(OfferSeat(hero=SYNDRAEL, to=CHLOE), ALIX) == "offered_already"
    for deed in (AcceptSeat(hero=SYNDRAEL), DeclineSeat(hero=SYNDRAEL)):
        assert table.refused(deed, STRANGER) == "offered_to_another"
    table.do(AcceptSeat(hero=SYNDRAEL), CHLOE)
    assert table.refused(AcceptSeat(hero=SYNDRAEL), CHLOE) == "nothing_offered"


def test_an_offer_ends_when_the_hero_changes_hands_otherwise() -> None:
    """Whoever is asked too late reads so."""
    table = sit(QUIET)
    table.do(OfferSeat(hero=SYNDRAEL, to=STRANGER), ALIX)
    table.do(HandHero(hero=SYNDRAEL, to=CHLOE), ALIX)

    assert table.refused(AcceptSeat(hero=SYNDRAEL), STRANGER) == "nothing_offered"


# Dismissed ------------------------------------------------------------------------------------------------------


def test_the_owner_dismisses_a_player_and_names_another() -> None:
    """The hero moves by itself at once and stays in the quest; who was named is asked."""
    table = sit(QUIET)

    table.do(FreeSeat(hero=GRISBAN, to=STRANGER), ALIX)

    assert table.told(HeroDismissed) == [HeroDismissed(player=ALIX, hero=GRISBAN, was=BRUNO)]
    assert (table.seat(GRISBAN).player, table.seat(GRISBAN).hand) == (NOBODY, "autopilot")
    assert GRISBAN in table.game.heroes
    tell(table, *table.events)
    table.do(AcceptSeat(hero=GRISBAN), STRANGER)
    assert table.told(HeroTaken) == [HeroTaken(player=STRANGER, hero=GRISBAN)]


def test_who_may_dismiss_alone() -> None:
    """A hero's own player, the owner, a manager of the server; nobody else, and no hero without a player."""
    table = sit(QUIET)
    assert table.refused(FreeSeat(hero=SYNDRAEL), BRUNO) == "not_your_hero"
    assert table.refused(FreeSeat(hero=GRISBAN), STRANGER) == "not_your_hero"

    table.do(FreeSeat(hero=SYNDRAEL, manager=True), STRANGER)
    table.do(FreeSeat(hero=GRISBAN), BRUNO)

    assert table.refused(FreeSeat(hero=GRISBAN), ALIX) == "nobody_plays_it"
    table.do(TakeOver(hero=GRISBAN), STRANGER)


def test_the_others_vote_on_a_dismissal() -> None:
    """Whoever asks has voted; the one it is about has no vote; most of the others decide."""
    table = sit(QUIET)

    table.do(ProposeDismissal(hero=GRISBAN), CHLOE)

    assert table.told(DismissalProposed) == [DismissalProposed(player=CHLOE, hero=GRISBAN, whom=BRUNO)]
    tell(table, table.events[0])
    matter = dismissal_matter(table.campaign)
    assert matter is not None
    assert matter.voters == (ALIX, CHLOE)
    assert table.refused(CastVote(on="dismissal", choice="keep"), BRUNO) == "no_vote_for_you"
    assert table.refused(CastVote(on="dismissal", choice="keep"), STRANGER) == "not_at_the_table"
    table.do(CastVote(on="dismissal", choice="let_go"), ALIX)

    assert table.told(HeroDismissed) == [HeroDismissed(player=NOBODY, hero=GRISBAN, was=BRUNO)]
    assert table.seat(GRISBAN).player == NOBODY
    assert not table.campaign.ballots


@pytest.mark.parametrize("deed", [CastVote(on="dismissal", choice="keep"), CloseVote(on="dismissal")])
def test_a_player_who_is_kept_plays_on(deed: Deed) -> None:
    """On a tie, which goes to the default; and when time is up and nobody has joined whoever asked."""
    table = sit(QUIET)
    table.do(ProposeDismissal(hero=GRISBAN), CHLOE)

    table.do(deed, ALIX if isinstance(deed, CastVote) else NOBODY)

    assert table.told(PlayerKept) == [PlayerKept(hero=GRISBAN)]
    assert table.seat(GRISBAN).player == BRUNO
    tell(table, table.events[-1])
    assert not table.campaign.ballots


def test_what_can_not_be_asked_about() -> None:
    """Oneself, nobody, twice at a time, as a stranger, or where only one other is there to decide."""
    table = sit(QUIET)
    assert table.refused(ProposeDismissal(hero=SYNDRAEL), STRANGER) == "not_at_the_table"
    assert table.refused(ProposeDismissal(hero=SYNDRAEL), ALIX) == "dismiss_yourself"
    table.do(ProposeDismissal(hero=GRISBAN), CHLOE)
    assert table.refused(ProposeDismissal(hero=SYNDRAEL), CHLOE) == "dismissal_open"
    table.do(CastVote(on="dismissal", choice="let_go"), ALIX)
    assert table.refused(ProposeDismissal(hero=GRISBAN), ALIX) == "nobody_plays_it"

    assert table.refused(ProposeDismissal(hero=SYNDRAEL), CHLOE) == "too_few_to_dismiss"


def test_the_vote_is_over_when_the_hero_is_somebody_elses() -> None:
    """Whoever took the hero over meanwhile was not voted on."""
    table = sit(QUIET)
    table.do(ProposeDismissal(hero=GRISBAN), CHLOE)
    table.do(HandHero(hero=GRISBAN, to=STRANGER), BRUNO)

    assert dismissal_matter(table.campaign) is None
    assert table.refused(CastVote(on="dismissal", choice="let_go"), ALIX) == "vote_over"


def test_what_the_others_decide_nobody_does_alone() -> None:
    """No button and no command lets go of somebody by one voice."""
    table = sit(QUIET)

    for deed in (LetGo(hero=GRISBAN), KeepPlayer(hero=GRISBAN)):
        assert table.refused(deed, ALIX) == "not_by_hand"


# Forgotten ------------------------------------------------------------------------------------------------------


def test_who_is_forgotten_is_neither_asked_nor_voted_on() -> None:
    """Offers to them and votes about them end with the last deed of the number that stands for them."""
    number = free_pseudonym([])
    table = sit(QUIET)
    table.seat(GRISBAN).player = number
    table.do(OfferSeat(hero=SYNDRAEL, to=number), ALIX)
    table.do(ProposeDismissal(hero=GRISBAN), CHLOE)

    table.do(BeForgotten(), number)

    assert table.seat().offered is None
    assert not table.campaign.ballots
    assert number not in table.campaign.people()


def test_an_unknown_hero_is_refused() -> None:
    """Whatever is asked about somebody who is not there."""
    table = sit(QUIET)
    for deed in (
        OfferSeat(hero="x", to=BRUNO),
        AcceptSeat(hero="x"),
        FreeSeat(hero="x"),
        ProposeDismissal(hero="x"),
    ):
        with pytest.raises(Refused, match="no_such_hero"):
            deed.do(table.campaign, ALIX)
