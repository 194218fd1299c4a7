"""The panel: the one message that always shows where the game stands and what can be done."""

from bot.descent import stats
from bot.descent.campaign.deeds import Join, Learn, Play, Redo, Undo
from bot.descent.campaign.party import FEWEST_HEROES, MOST_HEROES, Campaign, Seat
from bot.descent.commands import Answer, EndTurn, StandUp, TakeTurn
from bot.descent.engine import PARTY, Option, Question
from bot.descent.events import TurnEnded
from bot.descent.game import ACTIONS, Game, Turn
from bot.descent.library import library
from bot.descent.play import Choice, legal
from bot.descent.turns import heroes_to_go
from bot.views.board import board_view
from bot.views.chapter import Chapter, without_frame
from bot.views.dice import dice_view
from bot.views.face import MOST_OPTIONS, Ask, Face, Key, Look, Menu, Pick, Row
from bot.views.figures import hero_colour
from bot.views.menus import menus
from bot.views.status import objective
from bot.views.steps import PAD, beside, moves
from bot.words import Words, symbols, words
from bot.words.texts import clip
from renders import theme

MOST_BUTTONS = 5
LONGEST_NOTE = 100
STORY_LINES = 8
"""How much of the current turn a panel tells."""


def panel_face(campaign: Campaign, chapter: Chapter) -> Face:
    """The panel of a campaign as it stands."""
    say, game = words(campaign.language), campaign.game
    if game is None:
        return gathering(campaign, say)
    if game.outcome is not None:
        return over(campaign, game, say)
    if game.question is not None:
        return question(campaign, game, game.question, chapter, say)
    if game.turn is not None:
        return turn(campaign, game, game.turn, chapter, say)
    return who_next(campaign, game, say)


# Gathering ----------------------------------------------------------------------------------------------------


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


def mention(player: int) -> str:
    """A player as Discord calls them."""
    return f"<@{player}>"


# Playing ------------------------------------------------------------------------------------------------------


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
    board = board_view(campaign, campaign.language)
    return Face(title, theme.GOLD, tuple(lines), board, rows=(keys, lookups(say)), mention=players)


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


def lookups(say: Words) -> tuple[Key, ...]:
    """Look-ups that are always at hand; they answer privately."""
    return (
        Key(say.text("button-hero"), Ask("hero")),
        Key(say.text("button-inventory"), Ask("inventory")),
        Key(say.text("button-help"), Ask("help")),
    )


def turn(campaign: Campaign, game: Game, now: Turn, chapter: Chapter, say: Words) -> Face:
    """A hero's turn: what is left, the board, and everything that is allowed."""
    choices = legal(game, now.hero)
    seat = campaign.seat(now.hero)
    title = f"### {symbols.TURN} {say.text('panel-turn', hero=say.figure(now.hero, game))}"
    if seat is not None:
        title += f" · {mention(seat.player)}"
    return Face(
        title,
        theme.HEROES[hero_colour(game, now.hero)],
        tuple(_turn_lines(game, now, say)),
        board_view(campaign, campaign.language, for_hero=now.hero, events=chapter.events),
        story=told(chapter, say),
        rows=tuple(_turn_rows(campaign, game, now, choices, say)),
    )


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


def _turn_rows(campaign: Campaign, game: Game, now: Turn, choices: list[Choice], say: Words) -> list[Row]:
    attack, *others = menus(game, now.hero, choices, say)
    rows: list[Row] = [menu for menu in (attack, *_pad(game, now, choices), *others) if not _is_empty(menu)]
    keys = []
    if any(isinstance(choice.command, StandUp) for choice in choices):
        keys.append(Key(say.text("button-stand"), Play(command=StandUp(hero=now.hero)), "good", symbols.UP))
    if any(isinstance(choice.command, EndTurn) for choice in choices):
        look: Look = "plain" if now.actions else "good"
        keys.append(Key(say.text("button-end"), Play(command=EndTurn(hero=now.hero)), look))
    log = campaign.turn_log
    keys.append(Key(say.text("button-undo"), Undo() if log is not None and log.done else None))
    if log is not None and log.undone:
        keys.append(Key(say.text("button-redo"), Redo()))
    return [*rows, tuple(keys)]


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


def told(chapter: Chapter, say: Words, most: int = STORY_LINES) -> tuple[str, ...]:
    """The last lines of what happened in this chapter; once the turn is over, of the monsters' part."""
    over = any(isinstance(event, TurnEnded) for event in chapter.events)
    story = say.story(without_frame(chapter.aftermath if over else chapter.events), chapter.campaign.game)
    if over and story.headline:
        return (story.headline, *story.lines[-most:])
    return tuple(story.lines[-most:])


# Questions ----------------------------------------------------------------------------------------------------


def question(campaign: Campaign, game: Game, asked: Question, chapter: Chapter, say: Words) -> Face:
    """Somebody has to choose before the game goes on."""
    owner = say.figure(asked.owner, game)
    seat = campaign.seat(asked.owner)
    players = campaign.players() if asked.owner == PARTY else [seat.player] if seat is not None else []
    record = game.attacks.get(asked.about.get("attack") or 0)
    called = " ".join(mention(player) for player in players)
    in_party = asked.owner in game.heroes
    dice = dice_view(game, record, say) if record is not None and record.dice else None
    return Face(
        f"### ❓ {say.text('panel-question', owner=owner)} · {called}",
        theme.HEROES[hero_colour(game, asked.owner)] if in_party else theme.GOLD,
        (say.question(asked, game), *_option_lines(game, asked, say)),
        board_view(campaign, campaign.language, for_hero=asked.owner if in_party else None, events=chapter.events),
        dice,
        story=_without_dice(told(chapter, say)) if dice is not None else told(chapter, say),
        rows=_option_rows(game, asked, say),
        mention=tuple(players),
    )


def _without_dice(story: tuple[str, ...]) -> tuple[str, ...]:
    """A story without the small line of dice at its end: their picture stands just above."""
    return story[:-1] if story and story[-1].startswith(f"-# {symbols.ROLL}") else story


def distinct(game: Game, asked: Question, say: Words) -> list[Option]:
    """The options that differ for a reader: a weapon with two equal surge abilities shows one button at a time."""
    found: dict[tuple[str, str], Option] = {}
    for option in asked.options:
        found.setdefault((say.option(asked, option, game), say.option_help(asked, option, game)), option)
    return list(found.values())


def _option_lines(game: Game, asked: Question, say: Words) -> list[str]:
    """What the card that asks and the options mean, where names do not say it all. A menu says it by itself."""
    asking = asked.about.get("card")
    lines = [_in_full(say.card(asking), _card_text(game, asked, asking, say))] if isinstance(asking, str) else []
    options = distinct(game, asked, say)
    if len(options) > MOST_BUTTONS:
        return lines
    for option in options:
        card = option.about.get("card")
        full = _card_text(game, asked, card, say) if isinstance(card, str) else ""
        meaning = full or say.option_help(asked, option, game)
        if meaning and option.id != asked.default and (asking is None or card != asking):
            lines.append(_in_full(say.option(asked, option, game), meaning))
    return lines


def _in_full(name: str, meaning: str) -> str:
    return f"-# **{name}** · {meaning}"


def _card_text(game: Game, asked: Question, card: str, say: Words) -> str:
    """All that a card of the owner says: here is more room than in a menu."""
    owner = game.heroes.get(asked.owner)
    return say.card_text(card, owner.sheet) if owner is not None else ""


def _option_rows(game: Game, asked: Question, say: Words) -> tuple[Row, ...]:
    answers = [
        (option, Play(command=Answer(hero=asked.owner, question=asked.number, option=option.id)))
        for option in distinct(game, asked, say)
    ]
    if len(answers) <= MOST_BUTTONS:
        return (
            tuple(
                Key(say.option(asked, option, game), answer, "plain" if option.id == asked.default else "main")
                for option, answer in answers
            ),
        )
    picks = tuple(
        Pick(say.option(asked, option, game), answer, note=say.option_help(asked, option, game))
        for option, answer in answers
    )
    # A question with more lines than a menu holds (which square?) gets several menus.
    parts = [picks[start : start + MOST_OPTIONS] for start in range(0, len(picks), MOST_OPTIONS)]
    return tuple(Menu(f"answer{number}", say.text("menu-choose"), part) for number, part in enumerate(parts))


# The end ------------------------------------------------------------------------------------------------------


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
                note = clip(say.card_text(skill.id, seat.hero), LONGEST_NOTE)
                picks.append(Pick(label, Learn(hero=seat.hero, skill=skill.id), note=note))
    return picks[:MOST_OPTIONS]
