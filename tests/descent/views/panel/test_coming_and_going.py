"""Who comes, goes and plays from now on: the buttons beside everything else on the panel, in both languages."""

from collections.abc import Callable

import pytest

from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Leave, Start
from bot.descent.views.asks import NEWCOMER
from bot.descent.views.codec import CODEC
from bot.descent.views.panel.newcomers import leaving_face, newcomer_face
from bot.descent.views.panel.panel import panel_face
from bot.descent.views.panel.status import status_lines
from bot.descent.views.pictures.camp import encamped
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.table.dismissing import ProposeDismissal
from bot.table.seat_offers import AcceptSeat, DeclineSeat, OfferSeat
from bot.table.votes import CastVote
from bot.views.chapter import Chapter
from bot.views.face import Ask, Face, Menu
from bot.words import LANGUAGES, Language
from bot.words.mentions import mention
from tests.descent.road.roads import decree
from tests.descent.views import journeys
from tests.descent.views.assemblies import CHLOE, SYNDRAEL, TARHA, in_a_city, in_quest, on_the_map, taken
from tests.descent.views.games import ALIX, BRUNO, started
from tests.descent.views.panel.test_panels import check_limits
from tests.descent.views.reading import drawn, entries, offered, said

both_languages = pytest.mark.parametrize("language", LANGUAGES)
STRANGER = 4242


def join_keys(face: Face) -> list[Ask]:
    return [entry.does for entry in entries(face) if entry.does == Ask(NEWCOMER)]


@both_languages
@pytest.mark.parametrize("scene", [journeys.on_the_map, journeys.in_a_city, on_the_map, in_a_city])
def test_a_party_with_room_has_a_button_to_join(scene: Callable[[], Campaign], language: Language) -> None:
    """On the map and in cities, within what Discord takes."""
    campaign = scene()
    campaign.language = language
    face = drawn(campaign)

    assert len(join_keys(face)) == 1
    check_limits(campaign, face)


def test_a_full_party_has_none() -> None:
    """Four heroes are a party."""
    campaign = journeys.on_the_map(heroes=3)
    Join(hero="jain_fairwood", hero_class="thief").do(campaign, STRANGER)

    assert len(campaign.seats) == 4
    assert join_keys(drawn(campaign)) == []


@both_languages
def test_whoever_looks_reads_what_a_newcomer_brings(language: Language) -> None:
    """Experience and gold in figures, and each free hero with each free class once."""
    campaign, say = journeys.on_the_map(), words(language)

    face = newcomer_face(campaign, STRANGER, say)

    picks = [pick.does for row in face.rows if isinstance(row, Menu) for pick in row.picks]
    assert picks
    assert len(set(map(repr, picks))) == len(picks)
    assert all(isinstance(deed, Join) for deed in picks)
    assert "1 XP" in said(face)
    assert say.text("newcomer-agreed") not in said(face)
    check_limits(campaign, face)


@both_languages
def test_who_has_a_hero_reads_that_the_others_are_asked(language: Language) -> None:
    """And in a quest nobody is shown heroes to join with."""
    say = words(language)

    assert say.text("newcomer-agreed") in said(newcomer_face(on_the_map(), ALIX, say))
    with pytest.raises(Refused, match="join_between_quests"):
        newcomer_face(in_quest(), STRANGER, say)


@both_languages
def test_before_somebody_leaves_it_is_asked_once_more(language: Language) -> None:
    """What can't be done is refused here already; nothing has changed by asking."""
    campaign, say = on_the_map(), words(language)
    before = campaign.model_dump_json()

    face = leaving_face(campaign, ALIX, SYNDRAEL, say)

    assert [entry.does for entry in offered(face, Leave)] == [Leave(hero=SYNDRAEL)]
    check_limits(campaign, face)
    with pytest.raises(Refused, match="not_your_hero"):
        leaving_face(campaign, BRUNO, SYNDRAEL, say)
    assert campaign.model_dump_json() == before


@both_languages
def test_the_others_vote_on_a_second_hero_on_the_panel(language: Language) -> None:
    """Beside the way to go, on which they vote too; the buttons count along and read back as votes."""
    campaign = on_the_map()
    campaign.language = language
    Join(hero="jain_fairwood", hero_class="thief").do(campaign, ALIX)
    CastVote(on="newcomer", choice="yes").do(campaign, BRUNO)

    face = drawn(campaign)

    votes = [entry for entry in offered(face, CastVote) if entry.does.on == "newcomer"]
    assert [entry.does.choice for entry in votes] == ["yes", "no"]
    assert "(1)" in votes[0].label
    assert mention(ALIX) in said(face)
    for entry in votes:
        assert CODEC.read(CODEC.write(entry.does, campaign), campaign) == entry.does
    check_limits(campaign, face)


@both_languages
def test_in_a_turn_the_others_vote_on_a_dismissal(language: Language) -> None:
    """All that the hero can do stays on the panel."""
    campaign = taken()
    campaign.language = language
    ProposeDismissal(hero=TARHA).do(campaign, CHLOE)

    face = drawn(campaign)

    votes = [entry.does.choice for entry in offered(face, CastVote)]
    assert votes == ["keep", "let_go"]
    assert mention(BRUNO) in said(face)
    assert len(list(entries(face))) > len(votes) + 4
    check_limits(campaign, face)


@both_languages
def test_who_is_asked_to_play_a_hero_has_two_buttons(language: Language) -> None:
    """Yes and no, and a line that names them."""
    campaign = taken()
    campaign.language = language
    OfferSeat(hero=TARHA, to=STRANGER).do(campaign, BRUNO)

    face = drawn(campaign)

    assert [entry.does for entry in offered(face, AcceptSeat)] == [AcceptSeat(hero=TARHA)]
    assert [entry.does for entry in offered(face, DeclineSeat)] == [DeclineSeat(hero=TARHA)]
    assert mention(STRANGER) in said(face)
    check_limits(campaign, face)


@both_languages
def test_after_a_single_quest_somebody_joins_too(language: Language) -> None:
    """The board still shows who was in it; look-ups know the newcomer, and who left is gone from them."""
    campaign, say = started(3), words(language)
    campaign.language = language
    decree(campaign, won=True)
    assert campaign.phase == "over"
    assert len(join_keys(drawn(campaign))) == 1

    Join(hero="jain_fairwood", hero_class="thief").do(campaign, STRANGER)
    Leave(hero=SYNDRAEL).do(campaign, ALIX)

    check_limits(campaign, drawn(campaign))
    assert "jain_fairwood" in encamped(campaign).running().heroes
    assert SYNDRAEL not in encamped(campaign).running().heroes
    assert status_lines(campaign, say)
    Start(seed="again").do(campaign, ALIX)
    assert list(campaign.running().heroes) == [seat.hero for seat in campaign.seats]


def test_who_is_asked_is_called_once() -> None:
    """By the panel right after somebody asked; whatever comes then calls whom it called before."""
    offered_to, dismissed, proposed = taken(), taken(), on_the_map()
    asked = [
        (offered_to, OfferSeat(hero=TARHA, to=STRANGER).do(offered_to, BRUNO), (STRANGER,)),
        (dismissed, ProposeDismissal(hero=TARHA).do(dismissed, CHLOE), (ALIX,)),
        (proposed, Join(hero="jain_fairwood", hero_class="thief").do(proposed, ALIX), (BRUNO, CHLOE)),
    ]
    for campaign, events, called in asked:
        face = panel_face(campaign, Chapter(campaign, tuple(events), 0, 1))
        assert face.mention == called
        assert face.occasion

        later = panel_face(campaign, Chapter(campaign, (), 0, 2))
        assert later.mention != called or later.occasion != face.occasion


def test_all_at_once_still_fits_a_message() -> None:
    """Three offers, a vote on a dismissal and one on a hero, in a city with all its menus."""
    campaign = in_a_city()
    for seat in campaign.seats:
        OfferSeat(hero=seat.hero, to=STRANGER).do(campaign, seat.player)
    ProposeDismissal(hero=TARHA).do(campaign, CHLOE)
    Join(hero="jain_fairwood", hero_class="thief").do(campaign, ALIX)

    check_limits(campaign, drawn(campaign))
