"""Votes on the panels: what is decided together, how it stands, who is called for it, and who goes first."""

from collections.abc import Callable

import pytest

from bot.descent.commands import Stride, TakeTurn
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Learn, Play, Undo
from bot.descent.party.giving_turns import GiveTurn
from bot.descent.road.cities import LeaveCity, Wait
from bot.descent.road.going import Travel
from bot.descent.views.codec import CODEC
from bot.descent.views.panel.city import city_face
from bot.descent.views.panel.contested import rivals
from bot.descent.views.panel.status import status_face
from bot.descent.views.reference.help import what_now
from bot.descent.words import words
from bot.descent.words.choices import choice_label
from bot.kernel.refused import Refused
from bot.table.absence import GoAway
from bot.table.matters import Kind
from bot.table.votes import CastVote
from bot.views.chapter import Chapter
from bot.views.codec import LONGEST
from bot.views.face import Weigh
from bot.views.voting import Voting, counted
from bot.views.waiting import counting
from bot.words import LANGUAGES, Language
from cogs.labels import Label
from tests.descent.views.assemblies import (
    AVRIC,
    BRUNO,
    CHLOE,
    SYNDRAEL,
    TARHA,
    contested,
    in_a_city,
    in_quest,
    on_the_map,
    on_the_road,
    open_matter,
    taken,
    tied,
    votes,
    waited_for,
)
from tests.descent.views.games import ALIX
from tests.descent.views.panel.test_panels import check_limits
from tests.descent.views.reading import NOON, SOON, asks, drawn, entries, offered, said

LARGE = 999_999
OPEN: dict[str, tuple[Callable[[], Campaign], Kind]] = {
    "map": (on_the_map, "road"),
    "road": (on_the_road, "road"),
    "city": (in_a_city, "road"),
    "tie": (tied, "question"),
    "contest": (contested, "contest"),
    "absence": (waited_for, "absence"),
}
every_vote = pytest.mark.parametrize(("scene", "kind"), OPEN.values(), ids=OPEN)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


# Votes ----------------------------------------------------------------------------------------------------------


@both_languages
@every_vote
def test_whatever_is_voted_on_fits_a_message_and_its_buttons(
    scene: Callable[[], Campaign], kind: Kind, language: Language
) -> None:
    """Each choice is on the panel once, its code fits and needs no certain board; Discord takes it all."""
    campaign = scene()
    campaign.language = language
    face = drawn(campaign, SOON)
    matter, keys = open_matter(campaign, kind), offered(face, CastVote)

    check_limits(campaign, face)
    check_limits(campaign, status_face(campaign, "https://discord.com/channels/1/2/3", SOON))
    assert sorted(key.does.choice for key in keys if isinstance(key.does, CastVote)) == sorted(
        choice.id for choice in matter.choices
    )
    for key in keys:
        assert isinstance(key.does, CastVote)
        code = CODEC.write(key.does, campaign)
        assert CODEC.read(code, campaign) == key.does
        assert CODEC.stands_alone(code)
        assert len(str(Label(LARGE, LARGE, code))) <= LONGEST
    assert "{" not in said(face)
    assert "<@0>" not in said(face)


@every_vote
def test_the_count_stands_on_the_panel_and_on_the_buttons(scene: Callable[[], Campaign], kind: Kind) -> None:
    """Who voted for what is read as names and bars, the buttons count along, and it is said who is waited for."""
    campaign = votes(scene(), kind, bruno=1) if kind != "contest" else scene()
    matter, face = open_matter(campaign, kind), drawn(campaign, SOON)
    chosen = matter.votes[BRUNO]

    told = "\n".join((face.title, *face.asked))
    assert f"▓{'░' * (len(matter.voters) - 1)} 1 · **" in told
    assert f"<@{BRUNO}>" in told
    assert counting(NOON) in told
    assert all(told.count(f"<@{player}>") == 1 for player in matter.waiting)
    labels = {key.does.choice: key.label for key in offered(face, CastVote) if isinstance(key.does, CastVote)}
    assert [choice for choice, label in labels.items() if label.endswith(" (1)")] == [chosen]


def test_a_long_name_does_not_push_the_count_off_its_button() -> None:
    """However long an option is called, its votes can be read."""
    campaign = votes(on_the_map(), "road", alix=0)
    matter = open_matter(campaign, "road")
    vote = CastVote(on="road", choice=matter.votes[ALIX])

    assert counted("x" * 200, vote, matter).endswith("… (1)")
    assert len(counted("x" * 200, vote, matter)) == 80


def test_a_button_is_a_vote_where_it_is_made() -> None:
    """What is a choice of the open matter is voted for and counted; whatever else is offered there stays a deed."""
    campaign = votes(in_a_city(), "road", alix=0)
    voting, matter = Voting.of(campaign), open_matter(campaign, "road")
    chosen = matter.choice(matter.votes[ALIX])
    assert chosen is not None

    assert voting.key("This", chosen.deed).does == CastVote(on="road", choice=chosen.id, matter=matter.key)
    assert (voting.key("This", chosen.deed).label, voting.pick("This", chosen.deed).label) == ("This (1)",) * 2
    assert voting.key("That", Undo(), "good").does == voting.pick("That", Undo()).does == Undo()
    assert voting.key("Neither", None).does is None
    free = Voting.of(replace_decisions(campaign, "anyone"))
    assert (free.key("This", chosen.deed).label, free.key("This", chosen.deed).does) == ("This", chosen.deed)
    assert (free.called(campaign), free.occasion, free.stands(campaign, words("en"))) == ((), "", [])


def test_who_looks_at_the_city_alone_votes_there_too() -> None:
    """The private view of a city has the same buttons as the panel: none of them does what must be voted on."""
    campaign = in_a_city()
    private = city_face(campaign, Chapter(campaign, (), 1, 1), words("en"))

    assert {entry.does for entry in offered(private, CastVote)} == {
        entry.does for entry in offered(drawn(campaign), CastVote)
    }
    assert not [entry for entry in entries(private) if isinstance(entry.does, Wait | LeaveCity | Travel)]


def test_what_one_does_alone_stays_a_deed() -> None:
    """Learning, trading and looking need no vote: only what the party does together is voted on."""
    campaign = in_a_city()
    face, alone = drawn(campaign), replace_decisions(in_a_city(), "anyone")

    assert asks(face) == asks(drawn(alone))
    weighed = [entry.does.deed for entry in entries(face) if isinstance(entry.does, Weigh)]
    assert any(isinstance(deed, Learn) for deed in weighed)


def replace_decisions(campaign: Campaign, decisions: str) -> Campaign:
    """The same campaign under another setting."""
    return campaign.model_copy(update={"decisions": decisions})


@pytest.mark.parametrize("scene", [on_the_map, on_the_road, in_a_city, tied], ids=lambda scene: scene.__name__)
def test_without_votes_nothing_is_counted(scene: Callable[[], Campaign]) -> None:
    """Where whoever is there decides, and where only one player has a vote, buttons do what they always did."""
    free, lone = replace_decisions(scene(), "anyone"), scene()
    for seat in lone.seats:
        seat.player = ALIX

    for campaign in (free, lone):
        face = drawn(campaign)
        assert not offered(face, CastVote)
        assert "🗳️" not in said(face)


def test_a_default_is_told() -> None:
    """On the road it is said what is done on a tie or without any vote, and when; the map has no default."""
    campaign = on_the_road()
    matter = open_matter(campaign, "road")
    default = matter.choice(matter.default or "")
    assert default is not None
    name = choice_label(words("fr"), default, None)

    assert f"sans aucune voix : {name}" in said(drawn(campaign, SOON)).replace("\xa0", " ")
    begun = said(drawn(votes(campaign, "road", alix=1), SOON)).replace("\xa0", " ")
    assert f"à égalité : {name}" in begun
    assert "sans aucune voix" not in begun
    assert "à égalité" not in said(drawn(on_the_map(), SOON))


def test_votes_on_something_that_is_over_are_refused() -> None:
    """A button of an earlier vote says that the vote is over, and does not count for the next one."""
    campaign = on_the_map()
    old = CODEC.write(CastVote(on="road", choice="travel/mistvale"), campaign)
    meant = CastVote(on="road", choice="travel/mistvale", matter=open_matter(campaign, "road").key)
    assert CODEC.read(old, campaign) == meant
    votes(campaign, "road", alix=2, bruno=2)

    with pytest.raises(Refused, match="vote_over"):
        CODEC.read(old, campaign)


# Who is called --------------------------------------------------------------------------------------------------


def test_a_vote_calls_each_player_once() -> None:
    """An encounter and a tie call everybody at once; on the map the first vote calls the others. Then nobody."""
    assert drawn(on_the_road()).mention == (ALIX, BRUNO, CHLOE)
    assert drawn(votes(on_the_road(), "road", bruno=0)).mention == ()
    assert drawn(votes(tied(), "question", bruno=0)).mention == ()

    assert drawn(on_the_map()).mention == ()
    begun = drawn(votes(on_the_map(), "road", bruno=0))
    assert begun.mention == (ALIX, CHLOE)
    later = drawn(votes(on_the_map(), "road", bruno=0, chloe=1))
    assert later.occasion == begun.occasion
    assert set(later.mention) <= set(begun.mention)


def test_who_is_on_holiday_is_not_called() -> None:
    """Neither for a round nor on the road; where the party moves a hero everybody is."""
    campaign = in_quest()
    GoAway().do(campaign, BRUNO)
    assert drawn(campaign).mention == (ALIX, CHLOE)
    assert "en vacances, automatique" in said(drawn(campaign))

    campaign.seats[1].when_away = "party"
    campaign.turns = "fixed"
    campaign.running().heroes[SYNDRAEL].turn_taken = True
    assert drawn(campaign).mention == (ALIX, CHLOE)

    road = on_the_road()
    GoAway().do(road, ALIX)
    assert drawn(road).mention == (BRUNO, CHLOE)
    assert f"<@{ALIX}>" not in drawn(road).title


def test_an_offer_of_help_calls_nobody_by_itself() -> None:
    """The clock's own message calls; the panel only shows what can be decided."""
    assert drawn(waited_for()).mention == ()


# Who goes first -------------------------------------------------------------------------------------------------


def test_me_first_is_there_until_something_is_done() -> None:
    """On a turn that has just begun others may say "me first"; not after a command, nor in a fixed order."""
    campaign = taken()
    assert rivals(campaign) == [TARHA, AVRIC]
    assert "contest" in asks(drawn(campaign))
    assert "Moi d’abord" in what_now(campaign, BRUNO, words("fr"))

    fixed = campaign.model_copy(update={"turns": "fixed"})
    assert "contest" not in asks(drawn(fixed))
    Play(command=Stride(hero=SYNDRAEL)).do(campaign, ALIX)
    assert "contest" not in asks(drawn(campaign))
    assert "Moi d’abord" not in what_now(campaign, BRUNO, words("fr"))


def test_only_others_can_be_first() -> None:
    """Whoever plays all heroes that are left has nobody to ask."""
    campaign = taken()
    for seat in campaign.seats:
        seat.player = ALIX
    assert "contest" not in asks(drawn(campaign))


def test_a_fresh_turn_with_all_its_buttons_still_fits() -> None:
    """Undo and redo and "me first" at once make more buttons than one row holds."""
    campaign = taken()
    Play(command=Stride(hero=SYNDRAEL)).do(campaign, ALIX)
    Undo().do(campaign, ALIX)
    face = drawn(campaign)

    assert "contest" in asks(face)
    check_limits(campaign, face)


def test_while_it_is_contested_nothing_else_can_be_pressed() -> None:
    """The panel shows both heroes with their votes and the way to give way, and calls all but who asked."""
    campaign = contested()
    face = drawn(campaign, SOON)

    assert [entry.does for entry in offered(face, GiveTurn)] == [GiveTurn(hero=TARHA)]
    assert not offered(face, Play)
    assert face.mention == (ALIX, CHLOE)
    assert f"<@{ALIX}>" in said(face)
    assert counting(NOON) in said(face)
    code = CODEC.write(GiveTurn(hero=TARHA), campaign)
    assert CODEC.stands_alone(code)
    assert CODEC.read(code, campaign) == GiveTurn(hero=TARHA)
    assert "Tahra" in what_now(campaign, CHLOE, words("fr"))


def test_who_was_too_late_for_a_turn_reads_who_was_faster() -> None:
    """A button to take the turn, pressed a moment late, is answered with who has it; one's own is an old board."""
    campaign = taken()
    late = CODEC.write(Play(command=TakeTurn(hero=TARHA)), in_quest())

    assert CODEC.too_late(late, campaign, BRUNO).code == "turn_running"
    assert CODEC.too_late(late, campaign, ALIX).code == "board_has_moved_on"
    assert CODEC.too_late("end_turn:0", campaign, BRUNO).code == "board_has_moved_on"


def test_in_a_fixed_order_only_the_next_can_go() -> None:
    """All that the first hero may do, its player called; who follows is listed."""
    campaign = in_quest()
    campaign.turns = "fixed"
    face = drawn(campaign)

    plays = [entry.does for entry in offered(face, Play)]
    assert plays
    assert all(isinstance(play, Play) and play.command.hero == SYNDRAEL for play in plays)
    assert face.mention == (ALIX,)
    assert "Ensuite" in said(face)
    assert "Tahra, Avric" in said(face)
    campaign.running().heroes[SYNDRAEL].turn_taken = True
    assert drawn(campaign).occasion != face.occasion
    assert f"<@{CHLOE}>" not in status_face(campaign, None).lines[-1]
