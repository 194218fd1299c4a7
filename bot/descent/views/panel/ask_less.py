"""“Don’t ask again” beside the answers of a question: for this activation, or for this quest."""

from collections.abc import Iterator, Sequence

from bot.descent.party.answering import REACT
from bot.descent.party.asking_less import (
    AskNoMore,
    Until,
    asked_of,
    cards_asked_about,
    each_time,
    more_may_come,
)
from bot.descent.rules.steps import Aside, Question
from bot.descent.state.game import Game
from bot.descent.words import Words
from bot.descent.words.labels import LONGEST_LABEL
from bot.views.face import Key, Row
from bot.words.texts import clip

HUSH, AGAIN = "🔕", "🔁"
MOST_NAMED = 5
"""Heroes who stand beside a question, and Discord’s limit for a row."""


def ask_less(game: Game, asked: Question, others: Sequence[Aside], say: Words) -> tuple[Row, ...]:
    """What answers a reaction for longer, for all who are asked; nothing beside any other question."""
    if asked.kind != REACT or asked.owner not in game.heroes:
        return ()
    whom = [asked.owner, *(aside.hero for aside in others if aside.said is None)]
    keys = [key for hero in whom for key in _keys(game, asked, hero, say, named=len(whom) > 1)]
    return (tuple(keys[:MOST_NAMED]),) if keys else ()


def _keys(game: Game, asked: Question, hero: str, say: Words, *, named: bool) -> Iterator[Key]:
    """Alone one may choose for how long, or to react each time; among others a button each is enough."""
    if not cards_asked_about(game, asked_of(asked, hero)):
        return
    soon = more_may_come(game, asked)
    if not named and (use := each_time(game, asked)) is not None:
        deed = AskNoMore(hero=hero, question=asked.number, until="activation", option=use.id)
        yield Key(say.text("button-use-each-time"), deed, sign=AGAIN)
    until: list[Until] = ["activation", "quest"] if soon and not named else ["activation" if soon else "quest"]
    for each in until:
        label = say.text(f"button-ask-no-more-{each}")
        if named:
            label = say.text("reaction-of", hero=say.hero(hero, short=True), option=label)
        deed = AskNoMore(hero=hero, question=asked.number, until=each)
        yield Key(clip(label, LONGEST_LABEL), deed, sign=HUSH)
