"""The panel while somebody has to choose: the question, what each answer means, and the dice on the table."""

from collections.abc import Iterator
from dataclasses import replace

from bot.descent.commands import Answer, AnswerAhead
from bot.descent.party.answering import others_asked
from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.party.occasions import question_name
from bot.descent.rules.steps import Aside, Option, Question
from bot.descent.state.game import Game
from bot.descent.views.panel.ask_less import ask_less
from bot.descent.views.panel.deadlines import question_deadline
from bot.descent.views.panel.levels import left_behind
from bot.descent.views.panel.shared import take_back, told, who_plays, without_dice
from bot.descent.views.panel.square_options import in_use_order, part_titles, square_labels
from bot.descent.views.panel.surges import SurgeRows, is_about_surges
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.dice import dice_view
from bot.descent.views.pictures.figures import hero_colour
from bot.descent.words import Words
from bot.descent.words.labels import LONGEST_LABEL
from bot.views.chapter import Chapter
from bot.views.face import MOST_OPTIONS, Face, Key, Look, Menu, Pick, Row
from bot.views.voting import Voting, to_call
from bot.views.waiting import NO_CLOCK, Waiting
from bot.words.mentions import mention
from bot.words.texts import clip
from bot.words.typography import opening
from renders import theme
from renders.descent import drawings

MOST_BUTTONS = 5
SAID = "✓"


def question(
    campaign: Campaign, game: Game, asked: Question, chapter: Chapter, say: Words, waiting: Waiting = NO_CLOCK
) -> Face:
    """Somebody has to choose before the game goes on; at some moments several heroes at once."""
    others, voting = _others(campaign, asked), Voting.of(campaign)
    record = game.attacks.get(asked.about.get("attack") or 0)
    in_party = asked.owner in game.heroes
    for_hero = asked.owner if in_party else None
    board = drawings.board(board_view(campaign, campaign.language, for_hero=for_hero, events=chapter.events))
    dice = (drawings.dice(dice_view(game, record, say)),) if record is not None and record.dice else ()
    story = without_dice(told(chapter, say)) if dice else told(chapter, say)
    return Face(
        f"### ❓ {_title(campaign, game, asked, say)}",
        theme.HEROES[hero_colour(game, asked.owner)] if in_party else theme.GOLD,
        pictures=(board, *dice),
        story=story,
        asked=(
            _asked_about(game, asked, others, say),
            *(left_behind(game, say) if asked.kind == "portal" else ()),
            *_hopeless(game, asked, say),
            *_all_option_lines(game, asked, others, say),
            *question_deadline(game, asked, waiting, say),
            # The title names those who are waited for.
            *voting.stands(campaign, say, waiting, missing=False),
        ),
        rows=(
            *_own_rows(game, asked, others, voting, say),
            *_ahead_rows(game, asked, others, say),
            *ask_less(game, asked, others, say),
            *_backs(campaign, say),
        ),
        mention=tuple(player for player in to_call(campaign) if player != _acting(campaign, game)),
        occasion=question_name(game, asked),
    )


def _title(campaign: Campaign, game: Game, asked: Question, say: Words) -> str:
    """Everybody who has to say something, and who plays them."""
    heroes = [asked.owner, *(aside.hero for aside in others_asked(campaign, asked))]
    if len(heroes) == 1:
        owner = opening(say.figure(asked.owner, game))
        return f"{say.text('panel-question', owner=owner)} · {_who_answers(campaign, asked, say)}"
    named = say.all_of(f"**{say.figure(hero, game)}**" for hero in heroes)
    seats = [seat for hero in heroes if (seat := campaign.seat(hero)) is not None]
    players = " ".join(dict.fromkeys(who_plays(seat, say) for seat in seats))
    return f"{say.text('panel-reactions', heroes=named)} · {players}"


def _who_answers(campaign: Campaign, asked: Question, say: Words) -> str:
    """Who has to choose: the hero's player; for the party anybody, or everybody who has not voted yet."""
    seat = campaign.seat(asked.owner)
    if seat is not None:
        return who_plays(seat, say)
    expected = awaited(campaign)
    return " ".join(mention(player) for player in (expected.players if expected is not None else ()))


def _others(campaign: Campaign, asked: Question) -> list[Aside]:
    """The other heroes at this moment who have said something or have to; what is settled is not asked."""
    expected = others_asked(campaign, asked)
    return [aside for aside in asked.also if aside.said is not None or aside in expected]


def _asked_about(game: Game, asked: Question, others: list[Aside], say: Words) -> str:
    if not others:
        return say.question(asked, game)
    return say.text("reactions-together", moment=say.text(f"moment-{asked.about['moment']}"))


def _hopeless(game: Game, asked: Question, say: Words) -> list[str]:
    """Whoever can't make an attack hit need not look for how."""
    hopeless = is_about_surges(game, asked) and SurgeRows(game, asked, say).hopeless
    return [say.text("surges-hopeless")] if hopeless else []


def _acting(campaign: Campaign, game: Game) -> int | None:
    """Whoever's turn it is sits before the panel anyway and need not be called."""
    seat = campaign.seat(game.turn.hero) if game.turn is not None else None
    return seat.player if seat is not None else None


def _backs(campaign: Campaign, say: Words) -> tuple[Row, ...]:
    keys = take_back(campaign, say)
    return (keys,) if keys else ()


def distinct(game: Game, asked: Question, say: Words) -> list[Option]:
    """The options that differ for a reader: a weapon with two equal surge abilities shows one button at a time."""
    found: dict[tuple[str, str], Option] = {}
    for option in asked.options:
        found.setdefault((say.option(asked, option, game), say.option_help(asked, option, game)), option)
    return list(found.values())


def _all_option_lines(game: Game, asked: Question, others: list[Aside], say: Words) -> list[str]:
    """The same for all who are asked; a card that several have is told once."""
    questions = [asked, *(asked.put_to(aside) for aside in others)]
    return list(dict.fromkeys(line for each in questions for line in _option_lines(game, each, say)))


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


def _option_rows(game: Game, asked: Question, voting: Voting, say: Words) -> tuple[Row, ...]:
    answers = [
        (option, Play(command=Answer(hero=asked.owner, question=asked.number, option=option.id)))
        for option in in_use_order(game, asked, distinct(game, asked, say))
    ]
    if is_about_surges(game, asked):
        return SurgeRows(game, asked, say).rows(answers, voting)
    if len(answers) <= MOST_BUTTONS:
        return (tuple(_key(game, asked, *answer, voting, say) for answer in answers),)
    squares = square_labels(game, asked, say)
    picks = tuple(
        voting.pick(
            squares.get(option.id) or say.option(asked, option, game), answer, say.option_help(asked, option, game)
        )
        for option, answer in answers
    )
    # A question with more lines than a menu holds (which square?) gets several menus.
    parts = [picks[start : start + MOST_OPTIONS] for start in range(0, len(picks), MOST_OPTIONS)]
    titles = part_titles(len(parts), say.text("menu-choose"), say, useful=bool(squares))
    return tuple(
        Menu(f"answer{number}", title, part) for number, (title, part) in enumerate(zip(titles, parts, strict=True))
    )


def _weight(asked: Question, option: Option) -> Look:
    """What is done if nobody answers is mostly to let it be, and so plain; through a portal everybody wants."""
    return "plain" if (option.id == asked.default) != (asked.kind == "portal") else "main"


def _key(game: Game, asked: Question, option: Option, answer: Play, voting: Voting, say: Words) -> Key:
    return voting.key(say.option(asked, option, game), answer, _weight(asked, option))


# Several heroes at the same moment --------------------------------------------------------------------------------


def _own_rows(game: Game, asked: Question, others: list[Aside], voting: Voting, say: Words) -> Iterator[Row]:
    """What the one whose turn to react it is may answer; among others its buttons too say whose they are."""
    for row in _option_rows(game, asked, voting, say):
        if not others:
            yield row
        elif isinstance(row, Menu):
            yield replace(row, title=say.text("menu-reaction", hero=say.figure(asked.owner, game)))
        else:
            yield tuple(replace(key, label=_named(asked.owner, key.label, say)) for key in row)


def _named(hero: str, option: str, say: Words) -> str:
    return clip(say.text("reaction-of", hero=say.hero(hero, short=True), option=option), LONGEST_LABEL)


def _ahead_rows(game: Game, asked: Question, others: list[Aside], say: Words) -> tuple[Row, ...]:
    """For each of the others what it may say beforehand; what it has said can be changed until it happens."""
    rows: list[Row] = []
    for aside in others:
        mine, said = asked.put_to(aside), _said(game, asked, aside, say)
        options = [(say.option(mine, option, game), option) for option in distinct(game, mine, say)]
        if len(options) <= MOST_BUTTONS:
            rows.append(tuple(_ahead_key(asked, aside, option, label, said, say) for label, option in options))
            continue
        picks = tuple(
            Pick(label, _ahead(asked, aside, option), say.option_help(mine, option, game), chosen=label == said)
            for label, option in options[:MOST_OPTIONS]
        )
        name = say.figure(aside.hero, game)
        rows.append(Menu(f"ahead{len(rows)}", say.text("menu-reaction", hero=name), picks))
    return tuple(rows)


def _said(game: Game, asked: Question, aside: Aside, say: Words) -> str | None:
    """What a hero has said, as its button says it."""
    option = aside.option(aside.said) if aside.said is not None else None
    return say.option(asked.put_to(aside), option, game) if option is not None else None


def _ahead(asked: Question, aside: Aside, option: Option) -> Play:
    return Play(command=AnswerAhead(hero=aside.hero, question=asked.number, option=option.id))


def _ahead_key(asked: Question, aside: Aside, option: Option, label: str, said: str | None, say: Words) -> Key:
    """A button of another hero, who is named on it; what was said is ticked and need not be pressed again."""
    named = _named(aside.hero, label, say)
    if label == said:
        return Key(f"{SAID} {clip(named, LONGEST_LABEL - 2)}", look="good")
    return Key(named, _ahead(asked, aside, option), _weight(asked, option))
