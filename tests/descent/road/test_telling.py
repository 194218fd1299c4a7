"""What happens between quests is told in both languages."""

import pytest

from bot.descent.road import events as happened
from bot.descent.words import words
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.table.campaign import NOBODY
from bot.words import LANGUAGES
from bot.words.texts import Texts
from tests.descent.road.land import GRISBAN, LEORIC

CITY, CAMPAIGN = "mistvale", "keepers_flame"
TOLD: list[Event] = [
    happened.CampaignChosen(player=1, campaign=CAMPAIGN),
    happened.CampaignChosen(player=1, campaign=None),
    happened.JourneyBegan(campaign=CAMPAIGN, gold=100, commitment="abc"),
    happened.ChapterOpened(campaign=CAMPAIGN, chapter="mill", quests=("drowned_mill",), weeks=2),
    happened.ChapterOpened(campaign=CAMPAIGN, chapter="bell", quests=("bell_beneath", "ash_road"), weeks=0),
    happened.WeeksPassed(weeks=1, week=2, left=0),
    happened.SideOffered(quest="ember_chapel", weeks=3),
    happened.SideGone(quest="ember_chapel"),
    happened.SideUnlocked(quest="ember_chapel"),
    happened.ItemBought(hero=GRISBAN, card="crossbow", price=175, left=20),
    happened.ItemSold(hero=GRISBAN, card="crossbow", price=175, left=195),
    happened.CardGiven(giver=GRISBAN, to=LEORIC, card="crossbow"),
    happened.TaleTold(of=f"campaign-{CAMPAIGN}", text="bright_night"),
    happened.HeroSchooled(hero=LEORIC, xp=1, left=2),
    happened.WoundCarried(hero=LEORIC, hearts=2, fatigue=1, condition="poisoned"),
    happened.WoundsTended(hero=LEORIC),
    happened.BoonGained(morale=1),
    happened.BoonGained(morale=-1),
    happened.ActChanged(act=2),
    happened.PartyEmbarked(quest="drowned_mill"),
    happened.CampaignEnded(campaign=CAMPAIGN, epilogue="dawn", outcome="won", seed="s"),
    happened.CampaignEnded(campaign=CAMPAIGN, epilogue="night", outcome="lost", seed="s"),
    happened.CityOpened(city=CITY),
    happened.CityEntered(city=CITY),
    happened.CityEntered(city=CITY, back=True),
    happened.CityLeft(city=CITY),
    happened.Restocked(city=CITY),
    happened.CityDeedDone(city=CITY, action="lamp_watch", heroes=(GRISBAN, LEORIC)),
    happened.CityDeedDone(city=CITY, action="lamp_watch"),
    happened.TravelEventMet(met="lame_wolf"),
    happened.EventDecided(player=1, met="lame_wolf", option="free", hero=LEORIC),
    happened.HeroCame(player=1, hero=LEORIC, hero_class="runemaster", xp=2, gold=75, left=200),
    happened.HeroCame(player=1, hero=LEORIC, hero_class="runemaster", xp=2),
    happened.HeroCame(player=1, hero=LEORIC, hero_class="runemaster", replaces=True),
    happened.HeroWent(player=1, hero=LEORIC),
    happened.HeroWent(player=NOBODY, hero=LEORIC),
    happened.BelongingsPassedOn(hero=LEORIC, to=GRISBAN, cards=("crossbow", "chainmail")),
    happened.HeroProposed(player=1, hero=LEORIC, hero_class="runemaster"),
    happened.HeroTurnedDown(player=1, hero=LEORIC),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", TOLD, ids=lambda event: event.kind)
def test_every_event_is_told_without_a_gap(event: Event, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each event of the campaign is a sentence in French and in English, with all its facts."""
    monkeypatch.setattr(Texts, "strict", True)

    story = words("fr" if language == "fr" else "en").story([event], None)

    assert story.lines or story.headline
    assert "…" not in (story.headline or "")


def test_no_event_is_forgotten() -> None:
    """The list above has every kind of event of the campaign."""
    kinds = {each.kind for each in vars(happened).values() if isinstance(each, type) and issubclass(each, Event)}

    assert kinds - {""} == {event.kind for event in TOLD}


def test_cmp_02_the_refusal_explains_why_nothing_else_is_possible() -> None:
    """CMP-02: whoever is blocked by a due story quest reads that it has to be played first."""
    assert "play it now" in words("en").refusal(Refused("story_quest_due"))
    assert "jouez-la maintenant" in words("fr").refusal(Refused("story_quest_due"))
