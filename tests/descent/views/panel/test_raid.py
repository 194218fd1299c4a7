"""The Raid on its panels: gathering, levels, last pages, what lies between two levels, and the end."""

from collections.abc import Callable, Iterator

import pytest

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.creation import ChooseCampaign, still_missing
from bot.descent.party.deeds import ChooseQuest, Learn, Start
from bot.descent.party.settings import Configure
from bot.descent.presenter import PRESENTER
from bot.descent.raid.levels import raid_of
from bot.descent.raid.setting_out import ChooseRaid
from bot.descent.raid.upgrading import Descend, KeepCard, PutCardBack
from bot.descent.road.giving import Give
from bot.descent.road.prospects import possible
from bot.descent.road.road import journey_of
from bot.descent.views.panel.panel import panel_face
from bot.descent.views.panel.raid import shown_face
from bot.descent.views.panel.status import status_face
from bot.descent.views.pictures.camp import encamped
from bot.descent.views.reference.help import help_lines, what_now
from bot.descent.views.reference.rulebook import rule_lines
from bot.descent.words import words
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.table.votes import CastVote
from bot.views.chapter import Chapter
from bot.views.face import Menu
from bot.words import LANGUAGES, Language
from bot.words.texts import Texts
from bot.words.typography import NO_BREAK
from tests.descent.views import raids
from tests.descent.views.games import ALIX, BRUNO, gathered
from tests.descent.views.panel.test_journey import deeds_on
from tests.descent.views.panel.test_panels import check_limits, face_of
from tests.descent.views.panel.test_turn_rows import keys_of
from tests.descent.views.reading import asks, drawn, entries, offered, said
from tests.faces import picture_of


@pytest.fixture(autouse=True)
def levels(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Six small levels are all there are, and every gap in the words is an error."""
    monkeypatch.setattr(Texts, "strict", True)
    with raids.six_levels():
        yield


def english(campaign: Campaign) -> Campaign:
    campaign.language = "en"
    return campaign


# Everywhere -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", raids.PLACES, ids=lambda place: place.__name__)
def test_panels_of_the_raid_keep_discords_limits(place: Callable[[], Campaign], language: Language) -> None:
    """Wherever the party is, panel, pinned message, status and help can be sent, and nothing lacks words."""
    campaign = place()

    check_limits(campaign, face_of(campaign, language))
    check_limits(campaign, status_face(campaign, "https://discord.com/channels/1/2/3"))
    assert all(PRESENTER.status(campaign, language))
    assert all(help_lines(campaign, ALIX, words(language)))


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_four_heroes_fit_between_two_levels(heroes: int) -> None:
    """Also with as many cards as can lie open the panel and each card are messages that Discord takes."""
    campaign = raids.between_levels(min(heroes, 3))
    upgrade = raid_of(journey_of(campaign)).upgrade
    assert upgrade is not None
    upgrade.shown, upgrade.most = list(library().items)[: library().raid.shown.most], 3

    check_limits(campaign, face_of(campaign))
    for card in upgrade.shown:
        check_limits(campaign, shown_face(campaign, card, ALIX, words("fr")))


# Gathering --------------------------------------------------------------------------------------------------------


def test_the_raid_stands_beside_the_campaigns() -> None:
    """Before the start it can be chosen like a campaign or a single quest, and un-chosen like them."""
    campaign = gathered()
    offer = next(deed for deed in deeds_on(face_of(campaign)) if isinstance(deed, ChooseRaid))

    offer.do(campaign, ALIX)
    face = drawn(english(campaign))

    assert "The Raid" in said(face)
    assert "Begin the Raid" in [entry.label for entry in entries(face)]
    assert not any(isinstance(deed, ChooseQuest) for deed in deeds_on(face)), "single quests are no matter now"
    assert [entry.label for entry in entries(face) if getattr(entry, "chosen", False)][:1] == ["The Raid"]
    ChooseCampaign(campaign=None).do(campaign, ALIX)
    assert "The Raid" not in said(drawn(campaign))


def test_a_raid_of_a_week_stays_one_when_it_is_pressed_again() -> None:
    """Which raid it is stands on the panel; whoever presses what is chosen already changes nothing."""
    campaign = english(gathered())
    ChooseRaid(week="2026-W47").do(campaign, ALIX)

    assert "Raid of the week 2026-W47" in said(drawn(campaign))
    again = next(deed for deed in deeds_on(drawn(campaign)) if isinstance(deed, ChooseRaid))
    assert again == ChooseRaid(week="2026-W47")


def test_difficulties_of_the_raid_say_what_they_mean_there() -> None:
    """RAI-05: hard is about rest and time, not about gold."""
    campaign = english(raids.choosing())

    notes = [getattr(entry, "note", "") for entry in offered(drawn(campaign), Configure)]

    assert words("en").text("raid-difficulty-hard") in notes
    assert words("en").text("camp-difficulty-hard") not in notes


def test_without_levels_there_is_no_raid() -> None:
    """Where nothing is installed the panel does not offer it; who has chosen it reads what is missing."""
    campaign = raids.choosing()
    library().quests = dict(library().adventures)

    assert [no.code for no in still_missing(campaign)] == ["no_raid"]
    assert not any(isinstance(deed, ChooseRaid) for deed in deeds_on(face_of(gathered())))
    with pytest.raises(Refused, match="no_raid"):
        ChooseRaid().do(gathered(), ALIX)


# In a level -------------------------------------------------------------------------------------------------------


def test_a_level_shows_its_number_its_portal_and_its_time() -> None:
    """Which of six it is, what has to be done, whether one can leave, and when the next peril comes."""
    face = drawn(english(raids.in_a_level()))

    assert face.title.startswith("### 🌀 Level 1 of 6 · ")
    assert "Goal: " in said(face)
    assert "portal open" in said(face)
    assert "peril after round 4" in said(face)


def test_a_closed_portal_is_told() -> None:
    """As long as it is closed nobody waits beside it for nothing; nor does a peril come unforeseen."""
    campaign = english(raids.in_a_level())
    game = campaign.running()
    assert game.delve is not None
    game.delve.open, game.round = False, 4

    assert "portal closed" in said(drawn(campaign))
    assert "peril after this round" in said(drawn(campaign))
    assert "portal closed" in said(status_face(campaign, None))


def test_the_party_votes_at_the_portal() -> None:
    """RAI-02: the question has two buttons, and where the party votes, they vote."""
    campaign = english(raids.at_the_portal())

    assert [entry.label for entry in entries(drawn(campaign))] == ["Through the portal", "Stay another round"]
    assert "No monster left · one search token in sight · ⏳ peril after round 4" in said(drawn(campaign))
    campaign.decisions = "vote"
    assert len(offered(drawn(campaign), CastVote)) == 2


# The last page ----------------------------------------------------------------------------------------------------


def page(campaign: Campaign, events: list[Event]) -> str:
    """The last page of a level that has just ended."""
    return said(panel_face(campaign, Chapter(campaign, tuple(events), 1, 2)))


def test_the_last_page_of_a_level_says_what_it_is_worth() -> None:
    """RAI-03: rounds, search tokens, monsters and knock-outs, each with the cards that come of it."""
    campaign = english(raids.at_the_portal())
    delve = campaign.running().delve
    assert delve is not None
    delve.searched, delve.knocked_out = 2, 1

    told = page(campaign, raids.leave(campaign))

    assert told.startswith("## 🌀 Level 1 of 6 · ")
    assert "One round: 2 cards more" in told
    assert "2 search tokens turned over: 2 cards more" in told
    assert "No monster left: one more card may be kept" in told
    assert "One knock-out" in told
    assert "7 shop cards lie open; 2 may be kept" in told
    assert "1 XP for each hero" in told
    assert "Mistress of the Dungeon" in told


def test_the_last_page_of_the_last_level_promises_no_cards() -> None:
    """Nothing is kept after the sixth level, so its numbers stand for themselves."""
    campaign = english(raids.through(raids.before_the_first(), 5))
    Descend().do(campaign, ALIX)
    list(raids.play_round(campaign))

    told = page(campaign, raids.leave(campaign))

    assert "One round\n" in told
    assert "cards" not in told


# Between two levels -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "place", [raids.before_the_first, raids.between_levels, raids.with_a_card_kept, raids.in_the_second_act]
)
def test_the_panel_offers_exactly_what_is_legal_between_levels(place: Callable[[], Campaign]) -> None:
    """What can be done stands on the panel; cards to keep and gifts open a card first, lessons are weighed."""
    campaign = place()
    face, legal = face_of(campaign), possible(campaign, ALIX)
    apart = (KeepCard, Give)

    offers = {repr(deed) for deed in deeds_on(face) if not isinstance(deed, Learn)}

    assert offers == {repr(deed) for deed in legal if not isinstance(deed, apart)}
    assert ("shown" in asks(face)) == any(isinstance(deed, KeepCard) for deed in legal)
    assert ("give" in asks(face)) == any(isinstance(deed, Give) for deed in legal)
    assert any(isinstance(deed, Learn) for deed in deeds_on(face))


def test_heroes_are_shown_as_they_will_go_in() -> None:
    """Hearts, fatigue, conditions, the feat and experience of each, and what the party has left of its morale."""
    campaign = english(raids.between_levels())
    seat = campaign.seats[0]
    seat.hurt, seat.tired, seat.conditions, seat.feat_used, seat.xp = 5, 1, ["poisoned"], True, 3

    told = said(drawn(campaign))

    assert "**Syndrael** 7/12 ♥ · 3/4 ✦ · Poisoned · feat used · 3 XP" in told.replace(NO_BREAK, " ")
    assert "Morale 2 · act I" in told
    assert "Level 2 of 6 lies ahead" in told


def test_a_card_is_kept_in_two_presses() -> None:
    """The card, then who gets it: with one more button for whoever can wear it at once."""
    campaign = english(raids.between_levels())
    armour = next(card for card in raids.shown(campaign) if library().items[card].slot == "armor")

    face = shown_face(campaign, armour, BRUNO, words("en"))
    keeps = [entry.does for entry in offered(face, KeepCard)]

    assert KeepCard(card=armour, hero="syndrael") in keeps
    assert KeepCard(card=armour, hero="widow_tarha") in keeps, "the party shares them as it likes"
    worn = [deed for deed in keeps if isinstance(deed, KeepCard) and deed.wear]
    assert [deed.hero for deed in worn] == ["widow_tarha"], "another player's hero is dressed by that player"
    worn[0].do(campaign, BRUNO)
    assert armour in (campaign.seats[1].worn or [])


def test_what_is_kept_can_be_put_back_and_no_more_than_that() -> None:
    """With two heroes and nobody left two cards are kept; then another one is only for one that goes back."""
    campaign = english(raids.with_a_card_kept())
    first, second, third, *_ = raids.shown(campaign)
    KeepCard(card=second, hero="widow_tarha").do(campaign, ALIX)

    face = drawn(campaign)
    assert "Everything that may be kept is kept" in said(face)
    assert words("en").text("refusal-enough_kept", most=2) in said(shown_face(campaign, third, ALIX, words("en")))
    assert not offered(shown_face(campaign, third, ALIX, words("en")), KeepCard)
    assert PutCardBack(card=first, hero="syndrael") in deeds_on(face)

    PutCardBack(card=first, hero="syndrael").do(campaign, ALIX)

    assert first in [
        entry.does.about
        for row in drawn(campaign).rows
        if isinstance(row, Menu) and row.name == "keep"
        for entry in row.picks
        if hasattr(entry.does, "about")
    ]


def test_a_card_that_is_gone_is_not_offered() -> None:
    """A menu of the level before leads to a refusal."""
    campaign = raids.between_levels()

    with pytest.raises(Refused, match="card_not_shown"):
        shown_face(campaign, "nonsense", ALIX, words("en"))
    with pytest.raises(Refused, match="no_cards_shown"):
        shown_face(raids.before_the_first(), "sling", ALIX, words("en"))


def test_whoever_would_leave_cards_behind_is_warned_once() -> None:
    """The button says so and the text; when all is kept and learned neither does."""
    campaign = english(raids.between_levels())
    warning = words("en").text("raid-warn-cards")
    assert said(drawn(campaign)).count(warning) == 1
    assert "leave cards behind" in offered(drawn(campaign), Descend)[0].label

    for card in raids.shown(campaign)[:2]:
        KeepCard(card=card, hero="syndrael").do(campaign, ALIX)
    for seat in campaign.seats:
        seat.xp = 0

    assert warning not in said(drawn(campaign))
    assert "⚠️" not in said(drawn(campaign))
    assert offered(drawn(campaign), Descend)[0].label == "Through the portal"


def test_the_party_votes_on_going_on() -> None:
    """Where decisions are voted on, the portal is; keeping cards stays with whoever presses."""
    campaign = english(raids.with_a_card_kept())
    campaign.decisions = "vote"

    face = drawn(campaign)

    assert [entry.label for entry in offered(face, CastVote)] == ["Through the portal, and leave cards behind"]
    assert offered(face, PutCardBack)
    assert "votes on going through" in what_now(campaign, BRUNO, words("en"))


def test_the_cards_that_lie_open_are_drawn() -> None:
    """All of them, the kept one with whoever keeps it; before the first level there are none."""
    campaign = raids.with_a_card_kept()

    view = picture_of(face_of(campaign), "raid-cards")

    assert len(view.cards) == len(raids.shown(campaign))
    assert [card.kept for card in view.cards].count(True) == 1
    assert [drawing.name for drawing in face_of(raids.before_the_first()).pictures] == ["portals"]


def test_before_the_first_level_there_is_something_to_learn() -> None:
    """RAI-05: on normal there is one experience to spend, on hard the first level begins at once."""
    face = drawn(english(raids.before_the_first()))
    assert "Level 1 of 6 lies ahead" in said(face)
    assert any(isinstance(deed, Learn) for deed in deeds_on(face))

    hard = raids.choosing()
    hard.difficulty = "hard"
    Start(seed="braises").do(hard, ALIX)
    assert hard.phase == "playing"


def test_look_ups_know_the_party_between_levels() -> None:
    """Sheets and packs are those of the camp, with what was kept."""
    campaign = raids.with_a_card_kept()

    party = encamped(campaign).running()

    assert [card.card for card in party.heroes["syndrael"].cards if card.card in raids.shown(campaign)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["portal", "raid", "upgrade", "raid_act"])
def test_words_of_the_raid_can_be_looked_up(word: str, language: Language) -> None:
    """/rule explains them, by their names in either language."""
    for spoken in LANGUAGES:
        told = rule_lines(words(spoken).text(f"rule-{word}"), words(language))
        assert words(language).text(f"rule-{word}.text") in told[0]


# The end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_raid_that_is_won_lists_its_six_levels(language: Language) -> None:
    """Each level with its rounds, the sum, and the seed by which others can play the same."""
    campaign = raids.won()
    campaign.language = language

    told = said(drawn(campaign))

    passed = raid_of(journey_of(campaign)).passed
    assert len(passed) == 6
    assert all(
        f"{number}. **{words(language).quest(each.level)}**" in told for number, each in enumerate(passed, 1)
    )
    assert "`three-lanterns`" in told


def test_a_raid_that_is_lost_says_where() -> None:
    """The level in which it ended stands last."""
    told = said(drawn(english(raids.lost())))

    assert "The Raid is lost" in told
    assert "here it ended, in round 1" in told


def test_rai_02_leaving_is_what_the_panel_draws_to() -> None:
    """RAI-02: at the portal leaving is the coloured button, though it is also what happens if nobody answers."""
    looks = {key.label: key.look for key in keys_of(face_of(raids.at_the_portal(), "en"))}

    assert looks["Through the portal"] == "main"
    assert looks["Stay another round"] == "plain"
