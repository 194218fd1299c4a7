"""The panel: the one message that always shows where the game stands and what can be done."""

from dataclasses import replace

from bot.descent.commands import TakeTurn
from bot.descent.party.awaiting import awaited
from bot.descent.party.beginning import as_begun
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.party.last_page import page_is_open
from bot.descent.party.occasions import contest, occasion
from bot.descent.road.road import journey_of
from bot.descent.rules.turns import heroes_to_go
from bot.descent.state.game import ACTIONS, Game, Turn
from bot.descent.views.panel.absent import let_play, moves_itself, with_help
from bot.descent.views.panel.after_quest import over
from bot.descent.views.panel.at_hand import at_hand_first
from bot.descent.views.panel.city import city_face
from bot.descent.views.panel.contested import called_to_go, contest_face
from bot.descent.views.panel.creation import gathering
from bot.descent.views.panel.deadlines import turn_deadline
from bot.descent.views.panel.joining import sit_down_key
from bot.descent.views.panel.journey import event_face, finished_face, map_face
from bot.descent.views.panel.last_page import last_page
from bot.descent.views.panel.levels import SIGN, level_lines, level_title
from bot.descent.views.panel.question import question
from bot.descent.views.panel.raid import raid_face, raid_finished_face
from bot.descent.views.panel.shared import (
    just_been,
    lookups,
    news_for,
    rolled,
    told,
    vitals,
    who_plays,
    without_dice,
)
from bot.descent.views.panel.status import objective
from bot.descent.views.panel.table_matters import calling_whoever_is_asked, with_table_matters
from bot.descent.views.panel.turn_rows import turn_rows
from bot.descent.views.past.moving_board import board_picture
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.figures import hero_colour
from bot.descent.views.pictures.moments import latest_pictures
from bot.descent.words import Words, symbols, words
from bot.table.campaign import NOBODY
from bot.views.chapter import Chapter
from bot.views.face import Face, Key, Row
from bot.views.waiting import NO_CLOCK, Waiting
from renders import theme


def panel_face(campaign: Campaign, chapter: Chapter, waiting: Waiting = NO_CLOCK) -> Face:
    """The panel of a campaign as it stands, with what the players vote on and until when they are waited for."""
    say = words(campaign.language)
    face = with_help(_face(campaign, chapter, say, waiting), campaign, say, waiting)
    return calling_whoever_is_asked(with_table_matters(face, campaign, say, waiting), campaign, chapter.events)


def _face(campaign: Campaign, chapter: Chapter, say: Words, waiting: Waiting) -> Face:
    game, between = campaign.game, contest(campaign)
    if game is not None and page_is_open(campaign):
        return last_page(campaign, game, chapter, say)
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
    if (begun := as_begun(campaign)) is not campaign:
        return first_in_turn(begun, chapter, say, waiting)
    return who_next(campaign, game, chapter, say, waiting)


def between_quests(campaign: Campaign, chapter: Chapter, say: Words, waiting: Waiting = NO_CLOCK) -> Face:
    """The campaign panel: what was met on the road comes first, then the city the party is in, then the map."""
    journey = journey_of(campaign)
    if journey.raid is not None:
        over = journey.ended is not None
        return raid_finished_face(campaign, say) if over else raid_face(campaign, chapter, say, waiting)
    if journey.ended is not None:
        return finished_face(campaign, say)
    if journey.facing is not None:
        return event_face(campaign, chapter, say, waiting)
    if journey.city is not None:
        return city_face(campaign, chapter, say, waiting)
    return map_face(campaign, chapter, say, waiting)


def who_next(campaign: Campaign, game: Game, chapter: Chapter, say: Words, waiting: Waiting = NO_CLOCK) -> Face:
    """Nobody's turn: the heroes who may go next; where the order is fixed, the first of them and who follows.

    Any of them may; whoever has just reacted to monsters, or went last, is there already and comes first.
    What the party has settled meanwhile is told here: who takes over a hero, who is away.
    """
    to_go = [hero.id for hero in heroes_to_go(game)]
    mine, others = at_hand_first(campaign, to_go, (*chapter.before, *chapter.events), chapter.pressed_last)
    first = to_go[:1] if campaign.turns == "fixed" else [*mine, *others]
    lines = [_to_go_line(campaign, game, hero, say) for hero in first]
    lines += _later(game, [hero for hero in to_go if hero not in first], say)
    keys = [_to_go_key(campaign, game, hero, say, main=hero in (mine or first)) for hero in first]
    expected, level = awaited(campaign), level_title(campaign, say)
    asked = f"{say.text('view-round', round=game.round)} · {say.text('panel-next')}"
    aim = f"-# 🎯 {say.text('status-objective', objective=objective(campaign, say))}"
    return Face(
        f"### {asked}" if level is None else f"### {SIGN} {level}",
        theme.GOLD,
        (aim, *level_lines(campaign, game, say, named=False)),
        (board_picture(campaign, board_view(campaign, campaign.language), chapter),),
        story=(*just_been(chapter, say), *told(chapter, say)),
        asked=(
            *([] if level is None else [f"**{asked}**"]),
            *lines,
            *turn_deadline(campaign, game, waiting, say),
        ),
        rows=((*keys, *sit_down_key(campaign, say)), lookups(say)),
        mention=expected.players if expected is not None else (),
        occasion=expected.call if expected is not None else "",
    )


def _later(game: Game, heroes: list[str], say: Words) -> list[str]:
    """Who goes after whoever is next, where the order is fixed."""
    names = [say.figure(hero, game) for hero in heroes]
    return [f"-# {say.text('panel-then', heroes=', '.join(names))}"] if names else []


def _to_go_line(campaign: Campaign, game: Game, hero: str, say: Words) -> str:
    seat = campaign.seat(hero)
    who = f" · {who_plays(seat, say)}" if seat is not None else ""
    return f"**{say.figure(hero, game)}** {vitals(game, hero, say)}{who}"


def _to_go_key(campaign: Campaign, game: Game, hero: str, say: Words, *, main: bool) -> Key:
    if moves_itself(campaign, hero):
        return let_play(hero, say.figure(hero, game), say)
    command = TakeTurn(hero=hero)
    return Key(say.command(command, game), Play(command=command), "main" if main else "plain", symbols.TURN)


def first_in_turn(begun: Campaign, chapter: Chapter, say: Words, waiting: Waiting) -> Face:
    """Only one hero can go: its player is called, and its turn begins with what it does first."""
    game, expected = begun.running(), awaited(chapter.campaign)
    assert game.turn is not None
    face = turn(begun, game, game.turn, chapter, say, waiting)
    others = [hero.id for hero in game.heroes.values() if not hero.turn_taken and hero.id != game.turn.hero]
    face = replace(face, asked=(*face.asked, *_later(game, others, say)))
    return replace(face, mention=expected.players, occasion=expected.call) if expected is not None else face


def turn(
    campaign: Campaign, game: Game, now: Turn, chapter: Chapter, say: Words, waiting: Waiting = NO_CLOCK
) -> Face:
    """A hero's turn: what is left, the board, and everything that is allowed."""
    board = board_view(campaign, campaign.language, for_hero=now.hero, events=chapter.events)
    seat, name = campaign.seat(now.hero), say.figure(now.hero, game)
    title = f"### {symbols.TURN} {say.text('panel-turn', hero=name)}"
    if seat is not None:
        title += f" · {who_plays(seat, say)}"
    rows: list[Row] = [(let_play(now.hero, name, say),)] if moves_itself(campaign, now.hero) else []
    if seat is not None and seat.player == NOBODY and seat.hand != "party":
        rows.append(lookups(say))
    else:
        board, pressed = turn_rows(campaign, game, now, board, say)
        rows += pressed
    dice, story = rolled(chapter, game, say), news_for(now.hero, chapter, say)
    return Face(
        title,
        theme.HEROES[hero_colour(game, now.hero)],
        pictures=(
            board_picture(campaign, board, chapter),
            *latest_pictures(chapter.events, game, say),
            *dice,
        ),
        story=without_dice(story) if dice else story,
        asked=(
            *_turn_lines(game, now, say),
            *level_lines(campaign, game, say),
            *turn_deadline(campaign, game, waiting, say),
        ),
        rows=tuple(rows),
        mention=(called := called_to_go(campaign, now)),
        occasion=(occasion(campaign) or "") if called else "",
    )


def _turn_lines(game: Game, now: Turn, say: Words) -> list[str]:
    if game.hero(now.hero).knocked_out:
        return [say.text("panel-knocked-out"), vitals(game, now.hero, say)]
    pips = "●" * now.actions + "○" * (ACTIONS - now.actions)
    hero = game.hero(now.hero)
    left = say.text("panel-left", actions=now.actions, points=now.points)
    where = f"**{hero.square}** · " if hero.on_board else ""
    lines = [f"{pips} {left} · {where}{vitals(game, now.hero, say)}"]
    if now.bonus_attack:
        lines.append(f"-# {symbols.MELEE} {say.text('panel-bonus-attack')}")
    if now.extra_attacks:
        lines.append(f"-# {symbols.MELEE} {say.text('panel-extra-attacks', n=now.extra_attacks)}")
    return lines
