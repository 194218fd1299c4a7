"""The campaign panel: valid for Discord, offering exactly what is legal, saying why not, in both languages."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.creation import ChooseCampaign
from bot.descent.party.deeds import ChooseQuest, Join, Start
from bot.descent.party.settings import Configure
from bot.descent.road.cities import Buy, CityAction, LeaveCity, Sell, Wait
from bot.descent.road.events import ActChanged, PartyEmbarked, TaleTold
from bot.descent.road.giving import Give
from bot.descent.road.going import Decide, Embark, Travel
from bot.descent.road.outfitting import outfit_with
from bot.descent.road.prospects import candidates, possible
from bot.descent.road.road import journey_of
from bot.descent.views.codec import CODEC
from bot.descent.views.panel.city import gift_face, gifts_face, sale_face, ware_face
from bot.descent.views.panel.panel import panel_face
from bot.descent.views.panel.status import status_face
from bot.descent.views.past.chapter_parts import ChapterParts
from bot.descent.views.past.turn_messages import story_face, tale_face
from bot.descent.views.pictures.camp import encamped
from bot.descent.views.reference.holdings import holdings
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.table.deeds import Deed
from bot.views.chapter import Chapter
from bot.views.codec import LONGEST
from bot.views.face import Face, Key, Menu, Pick, Weigh
from bot.words import LANGUAGES, Language
from cogs.labels import Label
from tests.descent.views import journeys
from tests.descent.views.games import ALIX, BRUNO, gathered
from tests.descent.views.panel.test_panels import check_limits, face_of
from tests.faces import picture_of

LARGE = 999_999
PLACES: list[Callable[[], Campaign]] = [
    journeys.on_the_map,
    journeys.due,
    journeys.in_a_city,
    journeys.on_the_road,
    journeys.finished,
]


def deeds_on(face: Face) -> Iterator[Deed]:
    """All deeds that can be done from a message."""
    for row in face.rows:
        entries: tuple[Pick | Key, ...] = row.picks if isinstance(row, Menu) else row
        for entry in entries:
            does = entry.does.deed if isinstance(entry.does, Weigh) else entry.does
            if isinstance(does, Deed):
                yield does


def asked_on(face: Face) -> set[str]:
    """What the other buttons and lines of a message open."""
    entries = [entry for row in face.rows for entry in (row.picks if isinstance(row, Menu) else row)]
    return {getattr(entry.does, "what", "") for entry in entries}


# Discord's limits -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_panels_between_quests_keep_discords_limits(place: Callable[[], Campaign], language: Language) -> None:
    """Wherever the party is, panel and pinned message are messages that Discord takes."""
    campaign = place()

    check_limits(campaign, face_of(campaign, language))
    check_limits(campaign, status_face(campaign, "https://discord.com/channels/1/2/3"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", sorted(library().travel_events))
def test_every_travel_event_fits_on_a_panel(event: str, language: Language) -> None:
    """What is met on the road can be read and decided, with every hero who may try."""
    campaign = journeys.on_the_road(event)
    face = face_of(campaign, language)

    check_limits(campaign, face)
    decisions = [deed for deed in possible(campaign, ALIX) if isinstance(deed, Decide)]
    assert set(map(repr, deeds_on(face))) == set(map(repr, decisions))


@pytest.mark.parametrize("city", sorted(library().cities))
def test_every_city_has_a_panel(city: str) -> None:
    """Each city shows its window and the one thing only it offers."""
    campaign = journeys.on_the_map()
    journey_of(campaign).cities.append(city)
    journey_of(campaign).seen = list(library().travel_events)
    Travel(city=city).do(campaign, ALIX)
    face = face_of(campaign)

    check_limits(campaign, face)
    action = library().cities[city].action
    assert action is not None
    assert words("fr").text(f"city-action-{action.id}") in "\n".join(face.asked)
    assert picture_of(face, "shop").wares


# Exactly what is legal --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_the_panel_offers_exactly_what_is_legal(place: Callable[[], Campaign]) -> None:
    """Every deed of the map, the road and the city is on the panel; trade and gifts open a card first."""
    campaign = place()
    face = face_of(campaign)
    legal = possible(campaign, campaign.owner)
    trade = (Buy, Sell, Give)

    offered = {repr(deed) for deed in deeds_on(face) if deed.kind != "learn"}

    assert offered == {repr(deed) for deed in legal if not isinstance(deed, trade)}
    opens = {Buy: "ware", Sell: "sell", Give: "give"}
    on_the_road = journey_of(campaign).facing is not None
    for kind, opened in opens.items():
        if any(isinstance(deed, kind) for deed in legal) and not on_the_road:
            assert opened in asked_on(face)


def test_a_due_quest_says_why_nothing_else_is_possible() -> None:
    """With no week left the panel offers the story quest alone and explains what keeps the party from the rest."""
    face = face_of(journeys.due())

    assert next(iter(deeds_on(face))) == Embark(quest="last_lantern")
    assert not any(isinstance(deed, Travel) for deed in deeds_on(face))
    assert "La quête d’histoire n’attend plus" in "\n".join(face.asked)


def test_an_option_that_is_closed_is_shown_with_what_it_needs() -> None:
    """Without gold the pedlar's bottle is greyed, and the panel says that it takes 20 gold."""
    campaign = journeys.on_the_road("pedlars_wheel")
    campaign.gold = 0
    face = face_of(campaign, "en")

    keys = [key for row in face.rows if not isinstance(row, Menu) for key in row]
    assert [key.does for key in keys if "bottle" in key.label] == [None]
    assert "You need 20 gold" in "\n".join(face.asked)


def test_everybody_is_called_to_an_event_of_the_road() -> None:
    """A decision is the whole party's: each player is named and called."""
    face = face_of(journeys.on_the_road())

    assert face.mention == (ALIX, BRUNO)
    assert face.occasion


# Codes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_every_deed_between_quests_is_read_back(place: Callable[[], Campaign]) -> None:
    """What a button says, possible or not, is read back as the same deed and fits on it."""
    campaign = place()
    for deed in candidates(campaign):
        code = CODEC.write(deed, campaign)
        assert CODEC.read(code, campaign) == deed
        assert len(str(Label(LARGE, LARGE, code))) <= LONGEST, code


@pytest.mark.parametrize(
    "deed",
    [
        ChooseCampaign(campaign="keepers_flame"),
        ChooseCampaign(campaign=None),
        ChooseQuest(quest="drowned_mill"),
        Configure(difficulty="hard"),
        Configure(ties="vote"),
        Configure(order="heroes_first"),
        Configure(language="en"),
        Configure(boxes=("base",)),
        Wait(),
        LeaveCity(),
        CityAction(),
    ],
    ids=repr,
)
def test_what_is_settled_is_read_back(deed: Deed) -> None:
    """Campaign, quest and every setting are the same after a trip over a button."""
    campaign = gathered()

    assert CODEC.read(CODEC.write(deed, campaign), campaign) == deed


@pytest.mark.parametrize(
    "code",
    [
        "configure",
        "configure:name:x",
        "configure:difficulty:easy",
        "configure:boxes:fffffffff",
        "buy:iron_spear",
        "buy:iron_spear:9",
        "buy:iron_spear:-1",
        "decide:lift",
        "decide:lift:x",
        "city_action:0+9",
        "give:0:1",
        "embark",
    ],
)
def test_nonsense_on_a_button_is_refused_like_an_old_board(code: str) -> None:
    """Whatever a hostile button says, it is refused and breaks nothing."""
    with pytest.raises(Refused, match="board_has_moved_on"):
        CODEC.read(code, journeys.in_a_city())


# The gathering --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_settled_on_one_panel(language: Language) -> None:
    """Campaign, single quests, difficulty, ties, order, language, name, heroes: all there until the start."""
    campaign = gathered()
    face = face_of(campaign, language)
    offered = list(deeds_on(face))

    assert {deed.campaign for deed in offered if isinstance(deed, ChooseCampaign)} >= {"keepers_flame", None}
    owned = {quest.id for quest in library().adventures.values() if quest.box == "base"}
    assert {deed.quest for deed in offered if isinstance(deed, ChooseQuest)} == owned
    settings = [deed for deed in offered if isinstance(deed, Configure)]
    assert {deed.difficulty for deed in settings} == {None, "normal", "hard"}
    assert {deed.ties for deed in settings} == {None, "fair", "merciful", "cunning", "vote"}
    assert {deed.order for deed in settings} == {None, "alternating", "heroes_first"}
    assert {deed.language for deed in settings} == {None, "fr", "en"}
    assert any(isinstance(deed, Join) for deed in offered)
    assert {"start", "leave", "name", "help"} <= asked_on(face)
    check_limits(campaign, face)


def test_a_chosen_campaign_is_told_and_can_be_changed() -> None:
    """The panel tells what the campaign is about; a single quest can be chosen instead, and the other way round."""
    campaign = gathered()
    ChooseCampaign(campaign="keepers_flame").do(campaign, ALIX)
    assert "Cinq quêtes" in "\n".join(face_of(campaign).lines)
    assert not any(isinstance(deed, ChooseQuest) for deed in deeds_on(face_of(campaign)))

    ChooseCampaign(campaign=None).do(campaign, BRUNO)

    assert any(isinstance(deed, ChooseQuest) for deed in deeds_on(face_of(campaign)))


def test_a_party_of_one_cannot_start() -> None:
    """Until two heroes sit at the table the button to start is grey."""
    keys = [key for row in face_of(gathered(1)).rows if not isinstance(row, Menu) for key in row]
    starts = next(key for key in keys if key.label == words("fr").text("button-start"))

    assert starts.does is None


# Cards in full --------------------------------------------------------------------------------------------------


def test_a_ware_is_read_in_full_before_it_is_bought() -> None:
    """The private card tells all of its text and its price, and buttons for each hero buy it, and put it on."""
    campaign = journeys.in_a_city()
    visit = journey_of(campaign).visit
    assert visit is not None
    item = visit.stock[0]

    face = ware_face(campaign, item, ALIX, words("en"))

    assert words("en").card_text(item) in "\n".join(face.lines)
    bought, *worn = face.rows
    assert list(deeds_on(replace(face, rows=(bought,)))) == [
        Buy(item=item, hero=seat.hero) for seat in campaign.seats
    ]
    dressed = [seat.hero for seat in campaign.seats if outfit_with(seat, item) is not None]
    assert dressed
    put_on = list(deeds_on(replace(face, rows=tuple(worn))))
    assert put_on == [Buy(item=item, hero=hero, wear=True) for hero in dressed]
    check_limits(campaign, face)


def test_too_dear_a_ware_says_so() -> None:
    """With an empty purse the card is shown, nobody can buy it, and the reason stands beside it."""
    campaign = journeys.in_a_city()
    campaign.gold = 0
    visit = journey_of(campaign).visit
    assert visit is not None

    face = ware_face(campaign, visit.stock[0], ALIX, words("en"))

    assert list(deeds_on(face)) == []
    assert "the purse holds 0" in "\n".join(face.lines)


def test_only_ones_own_cards_are_sold_and_given() -> None:
    """Bruno neither sells nor gives what Alix's hero carries; Alix may do both."""
    campaign = journeys.in_a_city()
    hero, card = campaign.seats[0].hero, "elm_greatbow"

    for face in (sale_face, gift_face):
        assert list(deeds_on(face(campaign, hero, card, ALIX, words("fr"))))
        with pytest.raises(Refused, match="not_your_hero"):
            face(campaign, hero, card, BRUNO, words("fr"))
    assert "rien à donner" in "\n".join(gifts_face(campaign, BRUNO, words("fr")).lines)
    assert gifts_face(campaign, ALIX, words("fr")).rows


def test_a_search_card_that_was_sold_lies_in_the_window() -> None:
    """A potion sold to the shop can be seen and bought back."""
    campaign = journeys.in_a_city()
    Sell(hero=campaign.seats[0].hero, card="health_potion").do(campaign, ALIX)
    face = face_of(campaign)

    assert words("fr").card("health_potion") in [ware.item.name for ware in picture_of(face, "shop").wares]
    check_limits(campaign, face)


# Looking ---------------------------------------------------------------------------------------------------------


def test_the_party_is_looked_up_between_quests() -> None:
    """Around the campfire one sees what every hero carries, also what was just bought."""
    campaign = journeys.bought()

    told = "\n".join(holdings(encamped(campaign), words("fr")))

    assert words("fr").card("elm_greatbow") in told
    assert words("fr").card(campaign.seats[0].kept[-1].card) in told


def test_the_map_hides_what_is_still_to_come() -> None:
    """Played, offered and current quests are on the map; the finale is not yet."""
    land = picture_of(face_of(journeys.on_the_map()), "map")

    assert land is not None
    shown = {place.id: place.state for place in land.places}
    assert shown["first_torch"] == "done"
    assert shown["drowned_mill"] == "lost"
    assert {"last_lantern", "ember_chapel", "mistvale"} <= shown.keys()
    assert "bell_beneath" not in shown
    assert all(start in shown and end in shown for start, end in land.roads)


# Telling ---------------------------------------------------------------------------------------------------------


def test_the_campaign_begins_with_its_story() -> None:
    """Setting out is told in a message of its own; then the first quest begins, and the panel shows its board."""
    campaign = gathered()
    ChooseCampaign(campaign="keepers_flame").do(campaign, ALIX)
    chapter = Chapter(campaign, tuple(Start(seed="braises").do(campaign, ALIX)), 0, 1)

    assert ChapterParts(chapter).closed
    tale = tale_face(campaign, chapter)
    assert tale is not None
    assert "Brumeval" in "\n".join(tale.story)
    story = story_face(campaign, chapter)
    assert story is not None
    assert tale.story[0] not in story.story
    assert picture_of(panel_face(campaign, Chapter.after(chapter)), "board") is not None


def test_trade_only_changes_the_panel() -> None:
    """Buying is told on the panel itself and leaves no message behind."""
    campaign = journeys.in_a_city()
    visit = journey_of(campaign).visit
    assert visit is not None
    item = visit.stock[0]
    events = Buy(item=item, hero=campaign.seats[0].hero).do(campaign, ALIX)
    chapter = Chapter(campaign, tuple(events), 0, 1)

    assert not ChapterParts(chapter).closed
    assert words("fr").card(item) in "\n".join(panel_face(campaign, chapter).story)


def test_great_moments_come_with_a_page() -> None:
    """A new act and the end are told with a page of parchment that lists quests and heroes; other tales without."""
    campaign = journeys.finished()
    act = tale_face(campaign, Chapter(campaign, (ActChanged(act=2),), 0, 1))
    plain = tale_face(
        campaign, Chapter(campaign, (TaleTold(of="campaign-keepers_flame", text="empty_beds"),), 0, 1)
    )

    assert act is not None
    page = picture_of(act, "journal")
    assert page is not None
    assert "Acte II" in page.title
    assert "Syndrael" in page.alt
    assert plain is not None
    assert picture_of(plain, "journal") is None


def test_setting_out_alone_is_told_by_the_quest() -> None:
    """Where nothing happens on the way there is no message about it: the quest begins with its own story."""
    campaign = journeys.on_the_map()

    assert tale_face(campaign, Chapter(campaign, (PartyEmbarked(quest="last_lantern"),), 0, 1)) is None


def test_a_city_at_whose_gates_the_party_stands_is_no_journey() -> None:
    """Where the party is already, the menu offers a stay and no trip."""
    campaign = journeys.on_the_map()
    journey_of(campaign).place = "mistvale"

    rows = face_of(campaign).rows
    picks = [pick for row in rows if isinstance(row, Menu) for pick in row.picks]

    notes = {pick.does.city: pick.note for pick in picks if isinstance(pick.does, Travel)}
    assert notes["mistvale"] == words("fr").text("camp-way-here")
    assert notes["hallowell"] == words("fr").text("camp-way-city")
