"""What can be voted for, in a few words: on buttons, and in the story of who voted for what."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.descent.content.library import library
from bot.descent.party.deeds import Play
from bot.descent.road.cities import CityAction
from bot.descent.road.going import Decide
from bot.descent.rules.steps import PARTY, Option, Question
from bot.descent.state.game import Game
from bot.descent.words.labels import LONGEST_LABEL
from bot.table.matters import Choice
from bot.words.choices import plain_choice
from bot.words.texts import clip, readable

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words


def choice_label(words: "Words", choice: Choice, game: Game | None) -> str:
    """What a choice is called, short enough for a button."""
    return clip(_label(words, choice, game), LONGEST_LABEL)


def _label(words: "Words", choice: Choice, game: Game | None) -> str:
    deed = choice.deed
    if isinstance(deed, Play):
        return _answer(words, choice, game)
    if isinstance(deed, Decide):
        option = words.way_past(choice.about["met"], deed.option)
        return f"{option} · {words.hero(deed.hero, short=True)}" if deed.hero is not None else option
    if isinstance(deed, CityAction):
        return _city_action(words, choice, deed)
    return _plain(words, choice)


def _answer(words: "Words", choice: Choice, game: Game | None) -> str:
    """An option of a question that may be long answered."""
    facts = choice.about["facts"]
    if "story" in facts:
        return words.in_quest(choice.about["quest"], "option", str(facts["story"]))
    if game is None:
        return readable(choice.id)
    option = Option(id=choice.id, about=facts)
    asked = Question(number=0, kind=choice.about["asked"], owner=PARTY, options=(option,), default="")
    return words.option(asked, option, game)


def _city_action(words: "Words", choice: Choice, deed: CityAction) -> str:
    city = library().cities[choice.about["city"]]
    name = words.text(f"city-action-{city.action.id}") if city.action is not None else readable(choice.id)
    heroes = words.all_of(words.hero(hero, short=True) for hero in deed.heroes)
    return f"{name} · {heroes}" if heroes else name


def _plain(words: "Words", choice: Choice) -> str:
    """A deed that says by itself what it is about."""
    fields = {**choice.about, **choice.deed.model_dump(mode="json")}
    named: dict[str, Callable[[str], str]] = {"quest": words.quest, "city": words.city}
    facts = {name: tell(fields[name]) for name, tell in named.items() if fields.get(name) is not None}
    return plain_choice(words, choice, **facts)
