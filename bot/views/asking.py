"""The panel while somebody has to choose: the question, what each answer means, and the dice on the table."""

from bot.descent.campaign.deeds import Play
from bot.descent.campaign.party import Campaign
from bot.descent.commands import Answer
from bot.descent.engine import PARTY, Option, Question
from bot.descent.game import Game
from bot.views.board import board_view
from bot.views.chapter import Chapter
from bot.views.dice import dice_view
from bot.views.face import MOST_OPTIONS, Face, Key, Menu, Pick, Row
from bot.views.figures import hero_colour
from bot.views.telling import mention, occasion, opening, take_back, told
from bot.words import Words, symbols
from renders import theme

MOST_BUTTONS = 5
SURGES = "spend_surges"


def question(campaign: Campaign, game: Game, asked: Question, chapter: Chapter, say: Words) -> Face:
    """Somebody has to choose before the game goes on."""
    owner = opening(say.figure(asked.owner, game))
    players = _players(campaign, asked)
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
        rows=(*_option_rows(game, asked, say), *_backs(campaign, say)),
        mention=tuple(player for player in players if player != _acting(campaign, game)),
        occasion=occasion(game, "question", asked.number),
    )


def _players(campaign: Campaign, asked: Question) -> list[int]:
    """Who has to choose: the hero's player, or anybody for the party."""
    seat = campaign.seat(asked.owner)
    return campaign.players() if asked.owner == PARTY else [seat.player] if seat is not None else []


def _acting(campaign: Campaign, game: Game) -> int | None:
    """Whoever's turn it is sits before the panel anyway and need not be called."""
    seat = campaign.seat(game.turn.hero) if game.turn is not None else None
    return seat.player if seat is not None else None


def _backs(campaign: Campaign, say: Words) -> tuple[Row, ...]:
    keys = take_back(campaign, say)
    return (keys,) if keys else ()


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
    if asked.kind != SURGES and len(answers) <= MOST_BUTTONS:
        return (tuple(_key(game, asked, *answer, say) for answer in answers),)
    # Surges are chosen in a menu, which says what each does; to stop is a button of its own below it.
    apart = [answer for answer in answers if asked.kind == SURGES and answer[0].id == asked.default]
    picks = tuple(
        Pick(say.option(asked, option, game), answer, note=say.option_help(asked, option, game))
        for option, answer in answers
        if (option, answer) not in apart
    )
    # A question with more lines than a menu holds (which square?) gets several menus.
    parts = [picks[start : start + MOST_OPTIONS] for start in range(0, len(picks), MOST_OPTIONS)]
    title = say.text("menu-surges" if asked.kind == SURGES else "menu-choose")
    rows: list[Row] = [Menu(f"answer{number}", title, part) for number, part in enumerate(parts)]
    return (*rows, tuple(_key(game, asked, *answer, say) for answer in apart)) if apart else tuple(rows)


def _key(game: Game, asked: Question, option: Option, answer: Play, say: Words) -> Key:
    return Key(say.option(asked, option, game), answer, "plain" if option.id == asked.default else "main")
