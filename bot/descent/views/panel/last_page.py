"""The page at the end of a quest: its story, then the numbers, then what it brought, and the button to go on."""

from bot.descent.events import QuestEnded
from bot.descent.party.campaign import Campaign
from bot.descent.party.last_page import TurnPage
from bot.descent.state.game import Game
from bot.descent.views.panel.level_page import farewell, level_numbers
from bot.descent.views.panel.levels import SIGN, level_title
from bot.descent.views.past.chapter_parts import ChapterParts, without_frame
from bot.descent.views.past.recap import recap
from bot.descent.words import Words
from bot.kernel.events import Event
from bot.views.chapter import Chapter
from bot.views.face import Face, Key
from renders import theme
from renders.descent import look

LAST_BLOWS = 2
"""How many lines tell what led to the end."""


def last_page(campaign: Campaign, game: Game, chapter: Chapter, say: Words) -> Face:
    """How it ended and what it brought; everything else comes once somebody has gone on."""
    won = game.outcome == "won"
    fight, ended, rewards = _parts(chapter)
    level = level_title(campaign, say)
    title = say.text("panel-over-won" if won else "panel-over-lost")
    brought = say.story(rewards, game).lines if level is None else level_numbers(rewards, say)
    heading = say.text("page-brought" if level is None else "raid-page-title")
    return Face(
        f"## {title} · {say.quest(game.quest)}" if level is None else f"## {SIGN} {level}",
        theme.HEROES["green"] if won else look.MASTER,
        tuple(recap(fight, game, say, quiet=False)[-LAST_BLOWS:]),
        story=(*_told(say.story(ended, game).lines, title), *farewell(rewards, say)),
        summary=True,
        asked=(f"**{heading}**", *(brought or [say.text("page-brought-nothing")])),
        rows=((Key(say.text("button-continue"), TurnPage(), "good", "▶️"),),),
    )


def _told(lines: list[str], title: str) -> tuple[str, ...]:
    """The story of the end, without what the title says, and without the small print."""
    return tuple(line for line in lines if title not in line and not line.startswith("-# "))


def _parts(chapter: Chapter) -> tuple[tuple[Event, ...], tuple[Event, ...], tuple[Event, ...]]:
    """What led to the end, the end, and what the party brings home."""
    parts = ChapterParts(chapter)
    events = parts.events[: len(parts.events) - len(parts.road)] if parts.road else parts.events
    place = next((at for at, event in enumerate(events) if isinstance(event, QuestEnded)), len(events))
    return events[:place], without_frame(events[place : place + 1]), events[place + 1 :]
