"""The Raid told: the Mistress of the Dungeon speaks before and after each level, and nothing lacks words."""

from collections.abc import Iterator

import pytest

from bot.descent.content.library import library
from bot.descent.party.deeds import Start
from bot.descent.quest.events import PortalAwaits, PortalClosed, PortalDecided, PortalOpened
from bot.descent.raid.events import CardKept, CardReturned, HeroWoke, LevelEntered, PartyRested, RaidChosen
from bot.descent.words import words
from bot.kernel.events import Event
from bot.words import LANGUAGES, Language
from tests.descent.views import raids
from tests.descent.views.games import ALIX


@pytest.fixture(autouse=True)
def levels() -> Iterator[None]:
    """Six small levels are all there are."""
    with raids.six_levels():
        yield


def told(language: Language, *events: Event) -> str:
    """What these events sound like."""
    story = words(language).story(events, None)
    return "\n".join(filter(None, (story.headline, *story.lines)))


def a_whole_raid() -> list[list[Event]]:
    """A raid from its beginning to its end, deed by deed."""
    campaign = raids.choosing()
    return [Start(seed="braises").do(campaign, ALIX), *raids.deeds_through(campaign, 6)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mistress_speaks_before_and_after_each_level(language: Language) -> None:
    """By its number: before all six, after all but the last, at the beginning and at the end."""
    say = words(language)
    levels = range(1, len(library().raid.acts) + 1)
    keys = ["raid-welcome", *(f"raid-before-{number}" for number in levels)]
    keys += [f"raid-after-{number}" for number in levels[:-1]]

    story = "\n".join(told(language, *events) for events in a_whole_raid())

    for key in keys:
        assert story.count(say.text(key)) == 1, key
    assert story.count(say.text("raid-won-tale")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_one_headline(language: Language) -> None:
    """Its number and name stand above its story; that a quest begins need not be said as well."""
    deeds = a_whole_raid()
    entered = [events for events in deeds if events and isinstance(events[0], LevelEntered)]
    assert len(entered) == 6

    for number, events in enumerate(entered, 1):
        first = events[0]
        assert isinstance(first, LevelEntered)
        name = words(language).level(number, first.level)
        assert told(language, *events).startswith(f"🌀 {name}")
        assert told(language, *events).count(words(language).quest(first.level)) == 1


def test_portals_are_told() -> None:
    """They open, fall shut, wait for whoever is missing, and are left."""
    assert "opens" in told("en", PortalOpened())
    assert "falls shut" in told("en", PortalClosed())
    assert "Syndrael" in told("en", PortalAwaits(heroes=("syndrael",)))
    assert "through" in told("en", PortalDecided(leave=True))
    assert "stays" in told("en", PortalDecided(leave=False))


def test_what_lies_between_two_levels_is_told() -> None:
    """Who wakes, who recovers what, who keeps what and puts it back."""
    rested = PartyRested(hearts={"syndrael": 3}, shed={"widow_tarha": ("poisoned",)})

    assert "Syndrael +3 ♥" in told("en", rested).replace("\u00a0", " ")
    assert "Tarha sheds Poisoned" in told("en", rested)
    assert "Syndrael" in told("en", HeroWoke(hero="syndrael"))
    assert told("en", CardKept(hero="syndrael", card="sling"), CardReturned(hero="syndrael", card="sling"))


@pytest.mark.parametrize(
    ("course", "week", "named"), [(None, None, "the Raid"), ("three-lanterns", None, "`three-lanterns`")]
)
def test_which_raid_was_chosen_is_told(course: str | None, week: str | None, named: str) -> None:
    """One that nobody knows yet, or that of a seed."""
    assert named in told("en", RaidChosen(player=ALIX, course=course, week=week))


def test_the_raid_of_a_week_is_told_as_such() -> None:
    """It is the same for everybody, which is said when it is chosen and when it begins."""
    campaign = raids.choosing()
    campaign.raid = campaign.raid.model_copy(update={"week": "2026-W47"}) if campaign.raid is not None else None

    assert "2026-W47" in told("en", RaidChosen(player=ALIX, week="2026-W47"))
    assert "2026-W47" in told("en", *Start(seed="braises").do(campaign, ALIX))
