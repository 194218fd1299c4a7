"""What stays in the channel of a turn: a short record of the hero's part, and the monsters' story."""

from collections.abc import Sequence

from bot.descent.content.guests import activation_named
from bot.descent.events import GroupActivated, QuestEnded, QuestStarted, RoundStarted
from bot.descent.party.campaign import Campaign
from bot.descent.raid.events import RaidEnded
from bot.descent.road.events import (
    ActChanged,
    CampaignEnded,
    JourneyBegan,
    PartyEmbarked,
)
from bot.descent.views.past.chapter_parts import ChapterParts
from bot.descent.views.pictures.activation import activation_view
from bot.descent.views.pictures.figures import hero_colour
from bot.descent.views.pictures.honours import honour_page
from bot.descent.views.pictures.moments import moment_pictures
from bot.descent.words import Words, words
from bot.kernel.events import Event
from bot.views.asks import WHY
from bot.views.chapter import Chapter
from bot.views.face import Ask, Face, Key
from bot.views.fold import folded
from bot.views.presenter import Told
from bot.words.story import Story
from renders import theme
from renders.descent import drawings, look
from renders.drawing import Drawing
from renders.journal import journal_page

STORY, TALE = "story", "tale"
MOST_CARDS = 3
"""Activation cards in one message: where all monsters act in a row, the first of them."""


def messages(campaign: Campaign, chapter: Chapter) -> list[Told]:
    """What happened in the quest and between quests, in the order in which it happened."""
    ended = any(isinstance(event, QuestEnded) for event in chapter.events)
    story, tale = story_face(campaign, chapter), tale_face(campaign, chapter)
    told = [Told(STORY, story, summary=ended)] if story is not None else []
    between = [Told(TALE, tale)] if tale is not None else []
    return told + between if ended else between + told


def record_face(campaign: Campaign, chapter: Chapter) -> Face | None:
    """A hero's turn that is over, in a few lines; None if the chapter tells of no turn."""
    parts, game = ChapterParts(chapter), campaign.game
    hero = parts.hero
    if hero is None or game is None or hero not in game.heroes:
        return None
    say = words(campaign.language)
    story = say.story(parts.turn, game)
    lines, whole = folded(story.lines or [say.text("view-no-deeds")], chapter, say)
    title = f"**{say.text('view-round', round=parts.round)} · {say.figure(hero, game)}**"
    keys = (*_why(story, chapter, say), *whole)
    return Face(
        title,
        theme.HEROES[hero_colour(game, hero)],
        pictures=moment_pictures(parts.turn, game, say),
        story=lines,
        rows=(keys,) if keys else (),
    )


def story_face(campaign: Campaign, chapter: Chapter) -> Face | None:
    """What the monsters did, and a button that says why; None if nothing is to be told."""
    say, aftermath = words(campaign.language), ChapterParts(chapter).aftermath
    # The panel that follows names the round anyway.
    events = tuple(event for event in aftermath if not isinstance(event, RoundStarted))
    story = say.story(events, campaign.game)
    if not story.lines:
        return None
    of_the_quest = any(isinstance(event, QuestStarted | QuestEnded) for event in aftermath)
    colour = theme.GOLD if of_the_quest else look.MASTER
    title, *lines = [f"### {story.headline}", *story.lines] if story.headline else story.lines
    shown, whole = folded(lines, chapter, say)
    great = moment_pictures(events, campaign.game, say) if campaign.game is not None else ()
    pictures = (*great, *_cards_drawn(events, say))
    keys = (*_why(story, chapter, say), *whole)
    return Face(title, colour, pictures=pictures, story=shown, rows=(keys,) if keys else ())


def _cards_drawn(events: Sequence[Event], say: Words) -> tuple[Drawing, ...]:
    """The activation cards the monsters went by, each once."""
    drawn = dict.fromkeys(event.card for event in events if isinstance(event, GroupActivated))
    known = [card for card in drawn if activation_named(card) is not None][:MOST_CARDS]
    return tuple(drawings.activation(activation_view(card, say)) for card in known)


def _why(story: Story, chapter: Chapter, say: Words) -> tuple[Key, ...]:
    """A button that says why monsters or an automatic hero did what they did, if there are reasons."""
    return (Key(say.text("button-why"), Ask(WHY, f"{chapter.since}-{chapter.until}")),) if story.why else ()


def tale_face(campaign: Campaign, chapter: Chapter) -> Face | None:
    """What happened between quests; the great moments come with a page of parchment. None if there is nothing."""
    events, say = ChapterParts(chapter).road, words(campaign.language)
    story = say.story(events, None)
    if not story.lines or all(isinstance(event, PartyEmbarked) for event in events):
        return None
    title, *lines = [f"### {story.headline}", *story.lines] if story.headline else story.lines
    shown, whole = folded(lines, chapter, say)
    pictures = _page(campaign, events, say)
    return Face(title, theme.GOLD, pictures=pictures, story=shown, rows=(whole,) if whole else ())


def _page(campaign: Campaign, events: tuple[Event, ...], say: Words) -> tuple[Drawing, ...]:
    """Where the party stands in its campaign, at the beginning of an act and at the end of it all."""
    for event in reversed(events):
        if isinstance(event, CampaignEnded | RaidEnded):
            return (journal_page(honour_page(campaign, say.text(f"camp-page-{event.outcome}"), say)),)
        if isinstance(event, ActChanged) and not any(isinstance(other, JourneyBegan) for other in events):
            return (journal_page(honour_page(campaign, say.text("camp-page-act", act=event.act), say)),)
    return ()
