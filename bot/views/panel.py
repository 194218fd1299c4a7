"""The panel: the one message that always shows where the game stands and what can be done."""

from dataclasses import replace

from bot.descent.campaign.deeds import Play
from bot.descent.campaign.party import Campaign
from bot.descent.campaign.road import under_way
from bot.descent.commands import EndTurn, StandUp, TakeTurn
from bot.descent.game import ACTIONS, Game, Turn
from bot.descent.play import Choice, legal
from bot.descent.turns import heroes_to_go
from bot.views.asking import question
from bot.views.between import over
from bot.views.board import board_view
from bot.views.chapter import Chapter
from bot.views.city import city_face
from bot.views.creation import gathering
from bot.views.face import MOST_OPTIONS, Ask, Face, Key, Look, Menu, Row
from bot.views.figures import hero_colour
from bot.views.journey import event_face, finished_face, map_face
from bot.views.menus import menus
from bot.views.status import objective
from bot.views.steps import PAD, Way, beside, moves, numbered, ways
from bot.views.surroundings import elements
from bot.views.telling import mention, occasion, take_back, told, vitals
from bot.words import Words, symbols, words
from renders import theme
from renders.view import BoardView


def panel_face(campaign: Campaign, chapter: Chapter) -> Face:
    """The panel of a campaign as it stands."""
    say, game = words(campaign.language), campaign.game
    if campaign.phase in ("travelling", "finished"):
        return between_quests(campaign, chapter, say)
    if game is None:
        return gathering(campaign, say)
    if game.outcome is not None:
        return over(campaign, game, say)
    if game.question is not None:
        return question(campaign, game, game.question, chapter, say)
    if game.turn is not None:
        return turn(campaign, game, game.turn, chapter, say)
    return who_next(campaign, game, say)


def between_quests(campaign: Campaign, chapter: Chapter, say: Words) -> Face:
    """The campaign panel: what was met on the road comes first, then the city the party is in, then the map."""
    journey = under_way(campaign)
    if journey.ended is not None:
        return finished_face(campaign, say)
    if journey.facing is not None:
        return event_face(campaign, chapter, say)
    if journey.city is not None:
        return city_face(campaign, chapter, say)
    return map_face(campaign, chapter, say)


def who_next(campaign: Campaign, game: Game, say: Words) -> Face:
    """Nobody's turn: the heroes who may go next."""
    waiting = [hero.id for hero in heroes_to_go(game)]
    lines = []
    for hero in waiting:
        seat = campaign.seat(hero)
        who = f" · {mention(seat.player)}" if seat is not None else ""
        lines.append(f"**{say.figure(hero, game)}** {vitals(game, hero, say)}{who}")
    keys = tuple(
        Key(say.command(command, game), Play(command=command), "main", symbols.TURN)
        for command in (TakeTurn(hero=hero) for hero in waiting)
    )
    lines.append(f"-# 🎯 {say.text('status-objective', objective=objective(campaign, say))}")
    players = tuple(dict.fromkeys(seat.player for hero in waiting if (seat := campaign.seat(hero))))
    title = f"### {say.text('view-round', round=game.round)} · {say.text('panel-next')}"
    return Face(
        title,
        theme.GOLD,
        tuple(lines),
        board_view(campaign, campaign.language),
        rows=(keys, lookups(say)),
        mention=players,
        occasion=occasion(game, "round", game.round),
    )


def lookups(say: Words) -> tuple[Key, ...]:
    """Look-ups that are always at hand; they answer privately."""
    return (
        Key(say.text("button-hero"), Ask("hero")),
        Key(say.text("button-inventory"), Ask("inventory")),
        Key(say.text("button-examine"), Ask("examine")),
        Key(say.text("button-help"), Ask("help")),
    )


def turn(campaign: Campaign, game: Game, now: Turn, chapter: Chapter, say: Words) -> Face:
    """A hero's turn: what is left, the board, and everything that is allowed."""
    choices = legal(game, now.hero)
    board = board_view(campaign, campaign.language, for_hero=now.hero, events=chapter.events)
    found = ways(game, game.hero(now.hero), choices, MOST_OPTIONS)
    seat = campaign.seat(now.hero)
    title = f"### {symbols.TURN} {say.text('panel-turn', hero=say.figure(now.hero, game))}"
    if seat is not None:
        title += f" · {mention(seat.player)}"
    return Face(
        title,
        theme.HEROES[hero_colour(game, now.hero)],
        tuple(_turn_lines(game, now, say)),
        _with_numbers(board, found),
        story=told(chapter, say),
        rows=tuple(_turn_rows(campaign, game, now, choices, say, found=found, board=board)),
    )


def _with_numbers(board: BoardView, found: list[Way]) -> BoardView:
    """The board with the numbers of the destinations that the menu names."""
    marks = {(square.x, square.y): str(number) for square, number in numbered(found, board.focus).items()}
    return replace(board, marks=marks)


def _turn_lines(game: Game, now: Turn, say: Words) -> list[str]:
    if game.hero(now.hero).knocked_out:
        return [say.text("panel-knocked-out"), vitals(game, now.hero, say)]
    pips = "●" * now.actions + "○" * (ACTIONS - now.actions)
    lines = [
        f"{pips} {say.text('panel-left', actions=now.actions, points=now.points)}",
        vitals(game, now.hero, say),
    ]
    if now.bonus_attack:
        lines.append(f"-# {symbols.MELEE} {say.text('panel-bonus-attack')}")
    if now.extra_attacks:
        lines.append(f"-# {symbols.MELEE} {say.text('panel-extra-attacks', n=now.extra_attacks)}")
    return lines


def _turn_rows(
    campaign: Campaign,
    game: Game,
    now: Turn,
    choices: list[Choice],
    say: Words,
    *,
    found: list[Way],
    board: BoardView,
) -> list[Row]:
    numbers = numbered(found, board.focus)
    attack, *others = menus(game, now.hero, choices, say, found=found, numbers=numbers)
    rows: list[Row] = [menu for menu in (attack, *_pad(game, now, choices), *others) if not _is_empty(menu)]
    keys = []
    if any(isinstance(choice.command, StandUp) for choice in choices):
        keys.append(Key(say.text("button-stand"), Play(command=StandUp(hero=now.hero)), "good", symbols.UP))
    if any(isinstance(choice.command, EndTurn) for choice in choices):
        look: Look = "plain" if now.actions else "good"
        keys.append(Key(say.text("button-end"), Play(command=EndTurn(hero=now.hero)), look))
    if found:
        keys.append(Key(say.text("button-square"), Ask("square"), sign="⌨️"))
    if elements(game):
        keys.append(Key(say.text("button-examine"), Ask("examine"), sign="👁️"))
    return [*rows, (*keys, *take_back(campaign, say))]


def _is_empty(row: Row) -> bool:
    return isinstance(row, Menu) and not row.picks


def _pad(game: Game, now: Turn, choices: list[Choice]) -> list[Row]:
    """Eight directions round the hero's own square; those that are closed can't be pressed, nothing if all are."""
    hero, open_to = game.hero(now.hero), moves(choices)
    if not any(beside(hero, dx, dy) in open_to for line in PAD for _, dx, dy in line):
        return []
    rows: list[Row] = []
    for line in PAD:
        keys = []
        for arrow, dx, dy in line:
            choice = open_to.get(beside(hero, dx, dy))
            if (dx, dy) == (0, 0):
                keys.append(Key(str(hero.square)))
            else:
                keys.append(
                    Key(arrow, Play(command=choice.command) if choice else None, "main" if choice else "plain")
                )
        rows.append(tuple(keys))
    return rows
