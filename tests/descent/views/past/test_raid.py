"""Looking back on the Raid: journal, catch-up, chronicle, messages and pages, from its beginning to its end."""

from collections.abc import Iterator
from datetime import date

import pytest

from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Start
from bot.descent.party.last_page import TurnPage
from bot.descent.presenter import PRESENTER
from bot.descent.raid.upgrading import Descend, KeepCard, PutCardBack
from bot.descent.road.cities import visit_of
from bot.descent.road.going import Travel
from bot.descent.road.road import journey_of
from bot.descent.views.past.catchup import folded_story
from bot.descent.views.past.daily import daily_face
from bot.descent.views.past.gist import gist, gist_line
from bot.descent.views.past.turn_messages import messages
from bot.descent.views.pictures.honours import honour_page
from bot.descent.views.pictures.land import land_view
from bot.descent.words import words
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.table.entries import Entry, all_events
from bot.views.chapter import Chapter
from bot.views.face import Face
from bot.views.marks import BEGINNING
from bot.words import LANGUAGES, Language
from bot.words.texts import Texts
from tests.descent.views import raids
from tests.descent.views.games import ALIX, BRUNO
from tests.descent.views.past.road import entry
from tests.descent.views.reading import said


@pytest.fixture(autouse=True)
def levels(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Six small levels are all there are, and every gap in the words is an error."""
    monkeypatch.setattr(Texts, "strict", True)
    with raids.six_levels():
        yield


def annals(levels: int = 6) -> tuple[Campaign, list[Entry]]:
    """A raid through so many levels, as it was written down."""
    campaign = raids.choosing()
    told = [Start(seed="braises").do(campaign, ALIX), *raids.deeds_through(campaign, levels)]
    return campaign, [entry(version, *events) for version, events in enumerate(told, 1)]


def kept_and_put_back() -> tuple[Campaign, list[Entry]]:
    """Between the first two levels one card is kept, and another one kept and put back."""
    campaign, entries = annals(1)
    first, second, *_ = raids.shown(campaign)
    for deed in (
        KeepCard(card=first, hero="syndrael"),
        KeepCard(card=second, hero="widow_tarha"),
        PutCardBack(card=second, hero="widow_tarha"),
    ):
        entries.append(entry(len(entries) + 1, *deed.do(campaign, ALIX)))
    return campaign, entries


# Reading ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_journal_goes_level_by_level(language: Language) -> None:
    """Each level and its rounds have headings, and so has what lies between two of them."""
    campaign, entries = annals(2)
    say = words(language)

    lines = PRESENTER.journal(language).lines(campaign, entries)

    first, second = (each.level for each in raids.raid_of(journey_of(campaign)).passed)
    headings = list(dict.fromkeys(line.heading for line in lines))
    assert headings == [
        say.campaign("raid"),
        say.level(1, first),
        say.text("journal-round", quest=say.quest(first), number=1),
        say.level(2, second),
        say.text("journal-round", quest=say.quest(second), number=1),
    ]


def test_what_is_kept_stands_between_two_levels() -> None:
    """It belongs to no round of the level before it."""
    campaign, entries = kept_and_put_back()

    lines = PRESENTER.journal("en").lines(campaign, entries)

    kept = [line for line in lines if "keeps" in line.text]
    assert kept
    assert {line.heading for line in kept} == {words("en").text("raid-between")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_comes_back_reads_the_raid(language: Language) -> None:
    """Folded and whole, wherever the party is by now; what was kept and put back again is no news."""
    campaign, entries = kept_and_put_back()
    first, second, *_ = raids.shown(campaign)

    folded = PRESENTER.catch_up(campaign, entries, BEGINNING, BRUNO, language, page=1, whole=False)
    whole = PRESENTER.catch_up(campaign, entries, BEGINNING, BRUNO, language, page=1, whole=True)

    lines = "\n".join(line.text for line in folded_story(campaign, entries, BEGINNING, words(language)))
    assert folded.page.lines
    assert words(language).text("catchup-kept", things=f"*{words(language).card(first)}* (Syndrael)") in lines
    assert f"*{words(language).card(second)}*" not in lines
    assert whole.page.lines
    assert words(language).text("raid-move") in folded.you[0]


@pytest.mark.parametrize("place", [raids.between_levels, raids.before_the_first, raids.in_a_level, raids.won])
def test_scenes_are_where_the_party_is(place: object) -> None:
    """Before the cards that lie open, on the board, or nowhere: the Raid has no map."""
    campaign = place() if callable(place) else None
    assert campaign is not None

    scenes = PRESENTER.scenes(campaign, annals(1)[1], BEGINNING, BRUNO, "en")

    names = {"between_levels": "raid-cards", "in_a_level": "board"}
    name = names.get(getattr(place, "__name__", ""))
    assert (scenes.place.name if scenes.place is not None else None) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_day_is_told(language: Language) -> None:
    """The chronicle names the levels, and how the party stands."""
    campaign, entries = annals(2)

    face = daily_face(campaign, entries, BEGINNING, date(2026, 3, 3), words(language))

    assert face is not None
    assert any(words(language).level(1, _passed(campaign)[0]) in line for line in face.lines)
    assert words(language).text("raid-where", morale=2, act=1) in "\n".join(face.story)


def _passed(campaign: Campaign) -> list[str]:
    return [each.level for each in raids.raid_of(journey_of(campaign)).passed]


def test_a_page_of_the_journal_is_called_by_its_level() -> None:
    """Its number and its name, and how it ended."""
    campaign, entries = annals(1)

    found = gist(entries)

    assert found is not None
    assert found["level"] == 1
    assert gist_line(found, words("en")).startswith(words("en").level(1, _passed(campaign)[0]))
    assert "(won)" in gist_line(found, words("en"))


def test_a_level_has_statistics() -> None:
    """Summary in numbers, of the level that was played last."""
    campaign, entries = annals(1)

    assert words("en").quest(_passed(campaign)[0]) in "\n".join(PRESENTER.summary(campaign, entries, "en").lines)


# What stays in the channel ----------------------------------------------------------------------------------------


def posted(campaign: Campaign, *told: list[Event]) -> list[Face]:
    """What is left of a chapter in the channel."""
    campaign.language = "en"
    events = tuple(event for events in told for event in events)
    chapter = Chapter(campaign, events, 1, 2)
    assert PRESENTER.is_over(chapter)
    return [each.face for each in messages(campaign, chapter)]


def test_the_beginning_of_the_raid_is_told_in_the_channel() -> None:
    """The Mistress bids welcome, with the fingerprint; on hard that comes before the first level."""
    (welcome,) = posted(campaign := raids.choosing(), Start(seed="braises").do(campaign, ALIX))
    assert words("en").text("raid-welcome") in said(welcome)

    hard = raids.choosing()
    hard.difficulty = "hard"
    first, second = posted(hard, Start(seed="braises").do(hard, ALIX))
    assert words("en").text("raid-welcome") in said(first)
    assert words("en").text("raid-before-1") in said(second)


def test_a_level_begins_and_ends_with_one_message_each() -> None:
    """Going in and the level's own story are one message, and so is all that came of it."""
    campaign = raids.before_the_first()
    (entered,) = posted(campaign, Descend().do(campaign, ALIX))
    assert words("en").text("raid-before-1") in said(entered)
    assert entered.title.startswith("### 🌀 Level 1 of 6")

    list(raids.play_round(campaign))
    ended = raids.leave(campaign)
    (left,) = posted(campaign, ended, TurnPage().do(campaign, ALIX))
    assert words("en").text("raid-after-1") in said(left)
    assert "2 may be kept" in said(left)


@pytest.mark.parametrize(("end", "told"), [("won", "raid-won-tale"), ("lost", "raid-lost-tale")])
def test_the_end_of_the_raid_is_a_page(end: str, told: str) -> None:
    """Its last words come with a page of parchment that lists the levels."""
    if end == "won":
        campaign = raids.through(raids.before_the_first(), 5)
        Descend().do(campaign, ALIX)
        list(raids.play_round(campaign))
        ended = raids.leave(campaign)
    else:
        campaign = raids.out_of_heart()
        ended = next(raids.play_round(campaign))

    *_, tale = posted(campaign, ended, TurnPage().do(campaign, ALIX))

    assert words("en").text(told) in said(tale)
    assert [picture.name for picture in tale.pictures] == ["journal"]
    assert words("en").quest(_passed(campaign)[0]) in honour_page(campaign, "", words("en")).alt


# What the Raid has not --------------------------------------------------------------------------------------------


def test_the_raid_has_no_map_and_no_cities() -> None:
    """Whoever asks for them reads how it goes on."""
    campaign = raids.between_levels()

    for ask in (
        lambda: land_view(campaign, words("en")),
        lambda: visit_of(journey_of(campaign)),
        lambda: Travel(city="mistvale").do(campaign, ALIX),
    ):
        with pytest.raises(Refused, match="not_in_a_raid"):
            ask()
    assert "portal" not in words("en").text("refusal-not_in_a_raid")
    assert "level to level" in words("en").text("refusal-not_in_a_raid")


def test_nothing_that_is_told_is_lost() -> None:
    """Every event of a whole raid has a teller."""
    _, entries = annals()

    for event in all_events(entries):
        words("en").story([event], None)
    assert "raid_ended" in [event.kind for event in all_events(entries)]
