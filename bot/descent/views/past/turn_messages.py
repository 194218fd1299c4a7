"""What stays in the channel of a turn: a short record of the hero's part, and the monsters' story."""

from bot.descent.events import QuestEnded, QuestStarted, RoundStarted
from bot.descent.party.campaign import Campaign
from bot.descent.road.events import (
    ActChanged,
    CampaignEnded,
    JourneyBegan,
    PartyEmbarked,
)
from bot.descent.views.pictures.figures import hero_colour
from bot.descent.views.pictures.honours import honour_page
from bot.descent.words import Words, words
from bot.kernel.events import Event
from bot.views.chapter import Chapter
from bot.views.face import Ask, Face, Key
from bot.views.fold import folded
from renders import theme
from renders.descent.chronicle import PageView


def record_face(campaign: Campaign, chapter: Chapter) -> Face | None:
    """A hero's turn that is over, in a few lines; None if the chapter tells of no turn."""
    hero, game = chapter.hero, campaign.game
    if hero is None or game is None or hero not in game.heroes:
        return None
    say = words(campaign.language)
    story = say.story(chapter.turn, game)
    lines, whole = folded(story.lines or [say.text("view-no-deeds")], chapter, say)
    title = f"**{say.text('view-round', round=chapter.round)} · {say.figure(hero, game)}**"
    return Face(title, theme.HEROES[hero_colour(game, hero)], story=lines, rows=(whole,) if whole else ())


def story_face(campaign: Campaign, chapter: Chapter) -> Face | None:
    """What the monsters did, and a button that says why; None if nothing is to be told."""
    say = words(campaign.language)
    # The panel that follows names the round anyway.
    events = tuple(event for event in chapter.aftermath if not isinstance(event, RoundStarted))
    story = say.story(events, campaign.game)
    if not story.lines:
        return None
    of_the_quest = any(isinstance(event, QuestStarted | QuestEnded) for event in chapter.aftermath)
    colour = theme.GOLD if of_the_quest else theme.MASTER
    title, *lines = [f"### {story.headline}", *story.lines] if story.headline else story.lines
    shown, whole = folded(lines, chapter, say)
    why = (Key(say.text("button-why"), Ask("why", f"{chapter.since}-{chapter.until}")),) if story.why else ()
    return Face(title, colour, story=shown, rows=((*why, *whole),) if why or whole else ())


def tale_face(campaign: Campaign, chapter: Chapter) -> Face | None:
    """What happened between quests; the great moments come with a page of parchment. None if there is nothing."""
    events, say = chapter.road, words(campaign.language)
    story = say.story(events, None)
    if not story.lines or all(isinstance(event, PartyEmbarked) for event in events):
        return None
    title, *lines = [f"### {story.headline}", *story.lines] if story.headline else story.lines
    shown, whole = folded(lines, chapter, say)
    return Face(title, theme.GOLD, page=_page(campaign, events, say), story=shown, rows=(whole,) if whole else ())


def _page(campaign: Campaign, events: tuple[Event, ...], say: Words) -> PageView | None:
    """Where the party stands in its campaign, at the beginning of an act and at the end of it all."""
    for event in reversed(events):
        if isinstance(event, CampaignEnded):
            return honour_page(campaign, say.text(f"camp-page-{event.outcome}"), say)
        if isinstance(event, ActChanged) and not any(isinstance(other, JourneyBegan) for other in events):
            return honour_page(campaign, say.text("camp-page-act", act=event.act), say)
    return None
