"""Before a quest and after it: who is in, and what has been won."""

from bot.descent.campaign.deeds import Join, Learn
from bot.descent.campaign.party import FEWEST_HEROES, MOST_HEROES, Campaign, Seat
from bot.descent.game import Game
from bot.descent.library import library
from bot.views.board import board_view
from bot.views.face import MOST_OPTIONS, Ask, Face, Key, Menu, Pick, Row, Weigh
from bot.views.status import objective
from bot.views.telling import mention
from bot.words import Words, symbols
from renders import theme


def gathering(campaign: Campaign, say: Words) -> Face:
    """Who is in, who may still join, and the button to set out."""
    goal = say.text("view-goal", quest=say.quest(campaign.quest), objective=objective(campaign, say))
    lines = [goal, say.text("panel-gathering", heroes=len(campaign.seats), most=MOST_HEROES)]
    for seat in campaign.seats:
        names = {"hero": say.hero(seat.hero), "hero_class": say.hero_class(seat.hero_class)}
        lines.append(f"{symbols.TABLE} {say.text('seat', **names, player=mention(seat.player))}")
    lines.append(say.text("view-gathering-hint" if len(campaign.seats) < MOST_HEROES else "view-gathering-full"))
    rows: list[Row] = []
    picks = tuple(_joins(campaign, say)) if len(campaign.seats) < MOST_HEROES else ()
    if picks:
        rows.append(Menu("join", say.text("menu-hero"), picks))
    ready = len(campaign.seats) >= FEWEST_HEROES
    start = Key(say.text("button-start"), Ask("start") if ready else None, "good" if ready else "plain")
    leave = Key(say.text("button-leave"), Ask("leave") if campaign.seats else None)
    rows.append((start, leave, Key(say.text("button-help"), Ask("help"))))
    return Face(f"## 🔥 {campaign.name}", theme.GOLD, tuple(lines), rows=tuple(rows))


def _joins(campaign: Campaign, say: Words) -> list[Pick]:
    """Every hero that is free, with every class it could take."""
    picks = []
    for hero in campaign.free_heroes():
        sheet = library().heroes[hero]
        archetype = say.text(f"archetype-{sheet.archetype}")
        numbers = say.text("view-join-note", health=sheet.health, stamina=sheet.stamina, speed=sheet.speed)
        note = f"{archetype} · {numbers}"
        for calling in campaign.free_classes(hero):
            label = f"{say.hero(hero)} · {say.hero_class(calling)}"
            picks.append(Pick(label, Join(hero=hero, hero_class=calling), note=note))
    return picks[:MOST_OPTIONS]


def over(campaign: Campaign, game: Game, say: Words) -> Face:
    """The quest is decided: the dice can be checked, heroes may learn, and the party may play again."""
    won = game.outcome == "won"
    lines = [_experience(seat, say) for seat in campaign.seats]
    rows: list[Row] = []
    lessons = tuple(_lessons(campaign, say))
    if lessons:
        rows.append(Menu("learn", say.text("menu-learn"), lessons))
        lines.append(say.text("view-learn-hint"))
    rows.append((Key(say.text("button-again"), Ask("start"), "good"),))
    # The story above tells the seed; here stands what it is to be compared with.
    lines.append(f"-# {say.text('view-commitment', commitment=game.chance.commitment)}")
    return Face(
        f"## {say.text('panel-over-won' if won else 'panel-over-lost')}",
        theme.HEROES["green"] if won else theme.MASTER,
        tuple(lines),
        board_view(campaign, campaign.language, full=True),
        rows=tuple(rows),
        mention=(),
    )


def _experience(seat: Seat, say: Words) -> str:
    """What a hero can spend, and what it has learned so far."""
    told = say.text("view-xp", hero=say.hero(seat.hero), n=seat.xp)
    return f"{told} · {say.cards(seat.skills)}" if seat.skills else told


def _lessons(campaign: Campaign, say: Words) -> list[Pick]:
    """Every skill that some hero could learn with the experience it has (CMP-07)."""
    picks = []
    for seat in campaign.seats:
        for skill in seat.to_learn():
            if skill.xp <= seat.xp:
                label = f"{say.hero(seat.hero)} · {say.card(skill.id)} ({skill.xp} XP)"
                lesson = Learn(hero=seat.hero, skill=skill.id)
                picks.append(Pick(label, Weigh(lesson), note=say.card_text(skill.id, seat.hero)))
    return picks[:MOST_OPTIONS]
