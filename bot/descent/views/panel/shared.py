"""What several panels say alike: who is meant, how a hero fares, what happened so far, what can be taken back."""

from bot.descent.events import TurnEnded
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.deeds import Redo, Undo
from bot.descent.quest.events import HintShown
from bot.descent.rules import stats
from bot.descent.state.game import Game
from bot.descent.views.asks import EXAMINE, HERO, INVENTORY
from bot.descent.views.past.chapter_parts import ChapterParts, without_frame
from bot.descent.views.past.recap import befell, just_now, recap, since_last_turn
from bot.descent.views.pictures.rolled import last_roll
from bot.descent.words import Words, symbols
from bot.table.campaign import NOBODY
from bot.views.asks import HELP
from bot.views.chapter import Chapter
from bot.views.face import Ask, Key
from bot.words.mentions import mention
from renders.descent import drawings
from renders.drawing import Drawing

LAST_LINES = 3
"""How much a panel tells of what has just happened."""
SMALL = "-# "
"""Before a line of small print."""


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
    conditions = [say.condition(condition) for condition in figure.conditions] + say.counters(figure.counters)
    if figure.knocked_out:
        conditions.insert(0, symbols.FALLEN)
    return f"{told} · {', '.join(conditions)}" if conditions else told


def told(chapter: Chapter, say: Words, most: int = LAST_LINES) -> tuple[str, ...]:
    """The last lines of what happened in this chapter, and where the others are read; a fresh hint comes after it.

    Once the turn is over it is the monsters' part. However many hints there are, they never hide what was done.
    """
    over, game = any(isinstance(event, TurnEnded) for event in chapter.events), chapter.campaign.game
    events = without_frame(ChapterParts(chapter).aftermath if over else chapter.events)
    story = say.story([event for event in events if not isinstance(event, HintShown)], game)
    hints = say.story([event for event in events if isinstance(event, HintShown)], game).lines
    fresh = hints[-1:] if hints and hints[-1] in say.story(events, game).lines[-most:] else []
    shown = last_lines(story.lines, max(1, most - len(fresh)))
    before = len(story.lines) + len(hints) - len(shown) - len(fresh)
    earlier = [f"-# {say.text('panel-earlier', n=before)}"] if before > 0 else []
    headline = [story.headline] if over and story.headline else []
    return (*headline, *earlier, *shown, *fresh)


def last_lines(lines: list[str], most: int) -> list[str]:
    """The end of a story; small print is not shown without what it belongs to, and gives way to it."""
    start = max(0, len(lines) - most)
    while start > 0 and lines[start].startswith(SMALL):
        start -= 1
    shown = lines[start:]
    return shown if len(shown) <= most else [line for line in shown if not line.startswith(SMALL)]


def without_dice(story: tuple[str, ...]) -> tuple[str, ...]:
    """A story without the small line of the dice that were rolled last: their picture stands just below."""
    rolls = [place for place, line in enumerate(story) if line.startswith(f"{SMALL}{symbols.ROLL}")]
    return (*story[: rolls[-1]], *story[rolls[-1] + 1 :]) if rolls else story


def rolled(chapter: Chapter, game: Game, say: Words) -> tuple[Drawing, ...]:
    """The picture of the dice that were rolled last, as long as they are what just happened."""
    view = last_roll(chapter.events, game, say)
    return (drawings.dice(view),) if view is not None else ()


def just_been(chapter: Chapter, say: Words) -> tuple[str, ...]:
    """What happened since the last hero's turn, in a line for each who acted; if nothing did, in that turn too."""
    game = chapter.campaign.game
    return tuple(recap(just_now(chapter.before, game, say), game, say)[-LAST_LINES:])


def news_for(hero: str, chapter: Chapter, say: Words) -> tuple[str, ...]:
    """What a hero's player has to know in its turn: what was done in it, and what befell the hero before.

    As long as nothing was done, what has just been; and if that is not all that befell it, the sum of it.
    """
    lines, game = told(chapter, say), chapter.campaign.game
    shown = () if lines else just_been(chapter, say)
    whole = befell(hero, since_last_turn(hero, chapter.before), game, say)
    known = befell(hero, just_now(chapter.before, game, say), game, say) if shown else ""
    facts = {"hero": say.figure(hero, game), "what": whole}
    earlier = [f"-# {say.text('panel-since', **facts)}"] if whole and whole != known else []
    return (*shown, *earlier, *lines)


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
