"""After a single quest: what has been won, what can be learned, and what to play next."""

from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.deeds import Learn
from bot.descent.state.game import Game
from bot.descent.views.panel.collection import collection_key
from bot.descent.views.panel.creation import quest_menus
from bot.descent.views.panel.newcomers import join_key
from bot.descent.views.pictures.board import board_view
from bot.descent.words import Words
from bot.views.asks import START
from bot.views.face import MOST_OPTIONS, Ask, Face, Key, Menu, Pick, Row, Weigh
from renders import theme
from renders.descent import drawings, look


def over(campaign: Campaign, game: Game, say: Words) -> Face:
    """The quest is decided: the dice can be checked, heroes may learn, and the party may play again."""
    won = game.outcome == "won"
    lines = [_experience(seat, say) for seat in campaign.seats]
    rows: list[Row] = []
    picks = tuple(lessons(campaign, say))
    if picks:
        rows.append(Menu("learn", say.text("menu-learn"), picks))
        lines.append(say.text("view-learn-hint"))
    rows += quest_menus(campaign, say)
    again = "button-again" if campaign.quest == game.quest else "button-start"
    rows.append(
        (Key(say.text(again), Ask(START), "good"), *join_key(campaign, say), *collection_key(campaign, say))
    )
    # The story above tells the seed; here stands what it is to be compared with.
    lines.append(f"-# {say.text('view-commitment', commitment=game.chance.commitment)}")
    return Face(
        f"## {say.text('panel-over-won' if won else 'panel-over-lost')}",
        theme.HEROES["green"] if won else look.MASTER,
        tuple(lines),
        (drawings.board(board_view(campaign, campaign.language, full=True)),),
        rows=tuple(rows),
        mention=(),
    )


def _experience(seat: Seat, say: Words) -> str:
    """What a hero can spend, and what it has learned so far."""
    told = say.text("view-xp", hero=say.hero(seat.hero), n=seat.xp)
    return f"{told} · {say.cards(seat.skills)}" if seat.skills else told


def lessons(campaign: Campaign, say: Words) -> list[Pick]:
    """Every skill that some hero could learn with the experience it has (CMP-07)."""
    picks = []
    for seat in campaign.seats:
        for skill in seat.to_learn():
            if skill.xp <= seat.xp:
                label = f"{say.hero(seat.hero)} · {say.card(skill.id)} ({skill.xp} XP)"
                lesson = Learn(hero=seat.hero, skill=skill.id)
                picks.append(Pick(label, Weigh(lesson), note=say.card_text(skill.id, seat.hero)))
    return picks[:MOST_OPTIONS]
