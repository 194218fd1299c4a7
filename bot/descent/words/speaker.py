"""One language, ready to speak: names, labels, refusals, questions and stories."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from bot.descent.commands import Command, Price
from bot.descent.party.campaign import Campaign
from bot.descent.rules.steps import Option, Question
from bot.descent.state.game import Game
from bot.descent.words import questions, symbols
from bot.descent.words.choices import choice_label
from bot.descent.words.effects import effects_in_words
from bot.descent.words.facts import in_words
from bot.descent.words.labels import command_label
from bot.descent.words.names import Names
from bot.descent.words.tellers import narrate
from bot.kernel.events import Event
from bot.table.matters import Choice
from bot.words.language import Language
from bot.words.speaker import Refusal
from bot.words.story import Story
from bot.words.typography import capital


class Words(Names):
    """Everything the bot says in one language."""

    def refusal(self, refused: Refusal, game: Game | None = None) -> str:
        """What is wrong and what is possible instead."""
        if refused.code == "use_not_now" and game is not None:
            reason = f"quest-{game.quest}-use-{refused.facts['use']}.not"
            if self.has(reason):
                return self.text(reason)
        return capital(self.refusal_text(refused.code, in_words(self, refused.facts, game)))

    def question(self, question: Question, game: Game) -> str:
        """What somebody has to decide."""
        return capital(questions.question_text(self, question, game))

    def option(self, question: Question, option: Option, game: Game) -> str:
        """The label of one option, short enough for a button."""
        return capital(questions.option_label(self, question, option, game))

    def option_help(self, question: Question, option: Option, game: Game) -> str:
        """A line that explains an option, short enough for a menu."""
        return questions.option_help(self, question, option, game)

    def command(self, command: Command, game: Game) -> str:
        """What a command does, short enough for a button."""
        return command_label(self, command, game)

    def surge(self, effects: Sequence[Mapping[str, Any]]) -> str:
        """What a surge ability gives, from its effects as data."""
        return effects_in_words(self, effects)

    def price(self, price: Price) -> str:
        """What a command costs."""
        costs = (
            ("price-actions", price.actions),
            ("price-points", price.points),
            ("price-fatigue", price.fatigue),
            ("price-hearts", price.hearts),
            ("price-exhaust", int(price.exhaust)),
        )
        told = [self.text(key, n=n) for key, n in costs if n]
        return ", ".join([*told, *self.counters(price.spend)]) or self.text("price-free")

    def story(self, events: Sequence[Event], game: Game | None) -> Story:
        """What happened, as a person would tell it. `game` is how things stand after the events."""
        return narrate(self, events, game)

    # What the house asks for (`bot/words/speaker.py`)

    drawn_signs = symbols.ON_A_PAGE

    def seat_name(self, hero: str, *, short: bool = False) -> str:
        return self.hero(hero, short=short)

    def why_not(self, refused: Refusal, campaign: Campaign | None) -> str:
        return self.refusal(refused, campaign.game if campaign is not None else None)

    def choice_name(self, choice: Choice, campaign: Campaign) -> str:
        return choice_label(self, choice, campaign.game)

    def told(self, events: Sequence[Event], campaign: Campaign | None) -> Story:
        return self.story(events, campaign.game if campaign is not None else None)


@cache
def words(language: Language) -> Words:
    """The words of a language, read once."""
    return Words(language)
