"""What several panels say alike: who is meant, how a hero fares, what happened so far, what can be taken back."""

from bot.descent.events import TurnEnded
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.deeds import Redo, Undo
from bot.descent.rules import stats
from bot.descent.state.game import Game
from bot.descent.views.asks import EXAMINE, HERO, INVENTORY
from bot.descent.views.past.chapter_parts import ChapterParts, without_frame
from bot.descent.words import Words, symbols
from bot.table.campaign import NOBODY
from bot.views.asks import HELP
from bot.views.chapter import Chapter
from bot.views.face import Ask, Key
from bot.words.mentions import mention

STORY_LINES = 8
"""How much of the current turn a panel tells."""


def who_plays(seat: Seat, say: Words) -> str:
    """Whoever is behind a hero: its player, and where that is somebody else, who moves it now."""
    known = [mention(seat.player)] if seat.player != NOBODY else []
    away = [say.text("seat-away")] if seat.away else []
    moved = [say.text(f"seat-by-{seat.hand}")] if seat.hand != "player" or not known else []
    return ", ".join((*known, *away, *moved))


def vitals(game: Game, hero: str, say: Words) -> str:
    """Hearts, stamina and conditions in one line."""
    figure = game.hero(hero)
    told = say.text(
        "panel-hero",
        health=max(0, stats.health_left(game, figure)),
        health_max=stats.health(game, figure),
        stamina=stats.stamina_left(game, figure),
        stamina_max=stats.stamina(game, figure),
    )
    conditions = [say.condition(condition) for condition in figure.conditions]
    if figure.knocked_out:
        conditions.insert(0, symbols.FALLEN)
    return f"{told} · {', '.join(conditions)}" if conditions else told


def told(chapter: Chapter, say: Words, most: int = STORY_LINES) -> tuple[str, ...]:
    """The last lines of what happened in this chapter; once the turn is over, of the monsters' part."""
    over = any(isinstance(event, TurnEnded) for event in chapter.events)
    story = say.story(
        without_frame(ChapterParts(chapter).aftermath if over else chapter.events), chapter.campaign.game
    )
    before = len(story.lines) - most
    earlier = [f"-# {say.text('panel-earlier', n=before)}"] if before > 0 else []
    headline = [story.headline] if over and story.headline else []
    return (*headline, *earlier, *story.lines[-most:])


def lookups(say: Words) -> tuple[Key, ...]:
    """Look-ups that are always at hand; they answer privately."""
    return (
        Key(say.text("button-hero"), Ask(HERO)),
        Key(say.text("button-inventory"), Ask(INVENTORY)),
        Key(say.text("button-examine"), Ask(EXAMINE)),
        Key(say.text("button-help"), Ask(HELP)),
    )


def take_back(campaign: Campaign, say: Words) -> tuple[Key, ...]:
    """The buttons to take the last deed back and to do it again, where the rules allow it."""
    log = campaign.turn_log
    if log is None or campaign.running().turn is None:
        return ()
    undo = [Key(say.text("button-undo"), Undo(), sign="↩️")] if log.done else []
    redo = [Key(say.text("button-redo"), Redo(), sign="↪️")] if log.undone else []
    return (*undo, *redo)
