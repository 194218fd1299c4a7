"""The map of a draft as pictures: as its author sees it, and as players do when they have come so far."""

from io import BytesIO

from PIL.Image import Image

from bot.descent.author.sheet import Sheet
from bot.descent.autopilot import next_decision
from bot.descent.content.library import Library
from bot.descent.content.pinned import give, pin
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.quest.content import Content
from bot.descent.quest.reveal import Reveal
from bot.descent.rules.play import perform
from bot.descent.rules.steps import push, run
from bot.descent.simulate.batch import Batch, begin
from bot.descent.state.game import Game
from bot.descent.views.pictures.board import board_view
from bot.kernel.budget import budget
from bot.words.language import Language
from renders.descent.atlas import draw_chart
from renders.descent.board import draw_board

HEROES = 4
SEED = 0
MOST_ANSWERS = 20
OWNER = 1


def author_map(sheet: Sheet, shelf: Library, area: str) -> bytes | None:
    """Everything that may ever lie on it, by name; all of it, or one area."""
    view = sheet.view(shelf, [area] if area else [])
    return _png(draw_chart(view)) if view is not None else None


def players_map(content: Content, area: str, language: Language) -> bytes:
    """The board once all areas up to this one have come into view, in the order of the file."""
    give(content)
    pin(content)  # its texts are lent to whoever draws
    with budget():
        game, _ = begin(Batch(quest=content.model.id, heroes=HEROES), SEED)
        for each in content.model.areas:
            _settle(game)
            if game.outcome is None:
                push(game, Reveal(area=each.id))
                run(game)
            if each.id == area:
                break
        _settle(game)
    return _png(draw_board(board_view(_campaign(game), language, full=True)))


def _settle(game: Game) -> None:
    """Questions that came up are answered, whoever would have to."""
    for _ in range(MOST_ANSWERS):
        decision = next_decision(game) if game.question is not None else None
        if decision is None:
            return
        perform(game, decision.command)


def _campaign(game: Game) -> Campaign:
    seats = [Seat(player=OWNER, hero=hero.sheet, hero_class=hero.hero_class) for hero in game.heroes.values()]
    return Campaign(name="Draft", owner=OWNER, seats=seats, game=game)


def _png(picture: Image) -> bytes:
    kept = BytesIO()
    picture.save(kept, "PNG")
    return kept.getvalue()
