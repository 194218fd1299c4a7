"""The panel: the one message that always shows where the game stands and what can be done."""

from dataclasses import replace

from bot.descent.commands import EndTurn, StandUp, TakeTurn
from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.party.occasions import contest, occasion
from bot.descent.road.road import journey_of
from bot.descent.rules.play import PricedCommand, legal
from bot.descent.rules.turns import heroes_to_go
from bot.descent.state.game import ACTIONS, Game, Turn
from bot.descent.views.asks import EXAMINE, SQUARE
from bot.descent.views.panel.absent import let_play, moves_itself, with_help
from bot.descent.views.panel.after_quest import over
from bot.descent.views.panel.city import city_face
from bot.descent.views.panel.contested import called_to_go, contest_face, me_first
from bot.descent.views.panel.creation import gathering
from bot.descent.views.panel.deadlines import turn_deadline
from bot.descent.views.panel.destinations import PAD, Way, beside, moves, numbered, ways
from bot.descent.views.panel.journey import event_face, finished_face, map_face
from bot.descent.views.panel.menus import menus
from bot.descent.views.panel.question import question
from bot.descent.views.panel.shared import lookups, take_back, told, vitals, who_plays
from bot.descent.views.panel.status import objective
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.figures import hero_colour
from bot.descent.views.reference.surroundings import elements
from bot.descent.words import Words, symbols, words
from bot.table.campaign import NOBODY
from bot.views.chapter import Chapter
from bot.views.face import MOST_OPTIONS, Ask, Face, Key, Look, Menu, Row
from bot.views.waiting import NO_CLOCK, Waiting
from renders import theme
from renders.descent import drawings
from renders.descent.view import BoardView

IN_A_ROW = 5
"""Buttons, as Discord allows."""


def panel_face(campaign: Campaign, chapter: Chapter, waiting: Waiting = NO_CLOCK) -> Face:
    """The panel of a campaign as it stands, with what the players vote on and until when they are waited for."""
    say = words(campaign.language)
    return with_help(_face(campaign, chapter, say, waiting), campaign, say, waiting)


def _face(campaign: Campaign, chapter: Chapter, say: Words, waiting: Waiting) -> Face:
    game, between = campaign.game, contest(campaign)
    if campaign.phase in ("travelling", "finished"):
        return between_quests(campaign, chapter, say, waiting)
    if game is None:
        return gathering(campaign, say)
    if game.outcome is not None:
        return over(campaign, game, say)
    if between is not None:
        return contest_face(campaign, game, between, say, waiting)
    if game.question is not None:
        return question(campaign, game, game.question, chapter, say, waiting)
    if game.turn is not None:
        return turn(campaign, game, game.turn, chapter, say, waiting)
    return who_next(campaign, game, chapter, say, waiting)


def between_quests(campaign: Campaign, chapter: Chapter, say: Words, waiting: Waiting = NO_CLOCK) -> Face:
    """The campaign panel: what was met on the road comes first, then the city the party is in, then the map."""
    journey = journey_of(campaign)
    if journey.ended is not None:
        return finished_face(campaign, say)
    if journey.facing is not None:
        return event_face(campaign, chapter, say, waiting)
    if journey.city is not None:
        return city_face(campaign, chapter, say, waiting)
    return map_face(campaign, chapter, say, waiting)


def who_next(campaign: Campaign, game: Game, chapter: Chapter, say: Words, waiting: Waiting = NO_CLOCK) -> Face:
    """Nobody's turn: the heroes who may go next; where the order is fixed, the first of them and who follows.

    What the party has settled meanwhile is told here: who takes over a hero, who is away.
    """
    to_go = [hero.id for hero in heroes_to_go(game)]
    first = to_go[:1] if campaign.turns == "fixed" else to_go
    lines = [_to_go_line(campaign, game, hero, say) for hero in first]
    if later := [say.figure(hero, game) for hero in to_go if hero not in first]:
        lines.append(f"-# {say.text('panel-then', heroes=', '.join(later))}")
    lines.append(f"-# 🎯 {say.text('status-objective', objective=objective(campaign, say))}")
    expected = awaited(campaign)
    return Face(
        f"### {say.text('view-round', round=game.round)} · {say.text('panel-next')}",
        theme.GOLD,
        (*lines, *turn_deadline(campaign, game, waiting, say)),
        (drawings.board(board_view(campaign, campaign.language)),),
        story=told(chapter, say),
        rows=(tuple(_to_go_key(campaign, game, hero, say) for hero in first), lookups(say)),
        mention=expected.players if expected is not None else (),
        occasion=expected.call if expected is not None else "",
    )


def _to_go_line(campaign: Campaign, game: Game, hero: str, say: Words) -> str:
    seat = campaign.seat(hero)
    who = f" · {who_plays(seat, say)}" if seat is not None else ""
    return f"**{say.figure(hero, game)}** {vitals(game, hero, say)}{who}"


def _to_go_key(campaign: Campaign, game: Game, hero: str, say: Words) -> Key:
    if moves_itself(campaign, hero):
        return let_play(hero, say.figure(hero, game), say)
    command = TakeTurn(hero=hero)
    return Key(say.command(command, game), Play(command=command), "main", symbols.TURN)


def turn(
    campaign: Campaign, game: Game, now: Turn, chapter: Chapter, say: Words, waiting: Waiting = NO_CLOCK
) -> Face:
    """A hero's turn: what is left, the board, and everything that is allowed."""
    choices = legal(game, now.hero)
    board = board_view(campaign, campaign.language, for_hero=now.hero, events=chapter.events)
    found = ways(game, game.hero(now.hero), choices, MOST_OPTIONS)
    seat, name = campaign.seat(now.hero), say.figure(now.hero, game)
    title = f"### {symbols.TURN} {say.text('panel-turn', hero=name)}"
    if seat is not None:
        title += f" · {who_plays(seat, say)}"
    rows: list[Row] = [(let_play(now.hero, name, say),)] if moves_itself(campaign, now.hero) else []
    if seat is not None and seat.player == NOBODY and seat.hand != "party":
        rows.append(lookups(say))
    else:
        rows += _turn_rows(campaign, game, now, choices, say, found=found, board=board)
    return Face(
        title,
        theme.HEROES[hero_colour(game, now.hero)],
        (*_turn_lines(game, now, say), *turn_deadline(campaign, game, waiting, say)),
        (drawings.board(_with_numbers(board, found)),),
        story=told(chapter, say),
        rows=tuple(rows),
        mention=(called := called_to_go(campaign, now)),
        occasion=(occasion(campaign) or "") if called else "",
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
    choices: list[PricedCommand],
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
        keys.append(Key(say.text("button-square"), Ask(SQUARE), sign="⌨️"))
    if elements(game):
        keys.append(Key(say.text("button-examine"), Ask(EXAMINE), sign="👁️"))
    keys += [*take_back(campaign, say), *me_first(campaign, say)]
    return [*rows, *(tuple(keys[start : start + IN_A_ROW]) for start in range(0, len(keys), IN_A_ROW))]


def _is_empty(row: Row) -> bool:
    return isinstance(row, Menu) and not row.picks


def _pad(game: Game, now: Turn, choices: list[PricedCommand]) -> list[Row]:
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
