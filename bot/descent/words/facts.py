"""Facts of refusals, questions and options in words: an id becomes the name of what it stands for."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from bot.descent.state.game import Game

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words

Telling = Callable[["Words", Any, Game | None], str]

_ONE: dict[str, Telling] = {
    **dict.fromkeys(
        ("hero", "target", "figure", "owner", "current", "partner", "attacker", "by", "familiar"),
        lambda words, value, game: words.figure(str(value), game),
    ),
    **dict.fromkeys(("card", "other", "found", "discarded"), lambda words, value, game: words.card(str(value))),
    **dict.fromkeys(("square", "to", "example"), lambda words, value, game: words.square(value)),
    "condition": lambda words, value, game: words.condition(str(value)),
    "hero_class": lambda words, value, game: words.hero_class(str(value)),
    "attribute": lambda words, value, game: words.attribute(str(value)),
    "door": lambda words, value, game: words.door(str(value), game),
    "element": lambda words, value, game: words.element(str(value), game),
    "use": lambda words, value, game: words.use(str(value), game),
    "rule": lambda words, value, game: words.in_quest(game.quest if game else "", "rule", str(value)),
    "quest": lambda words, value, game: words.quest(str(value)),
    "city": lambda words, value, game: words.city(str(value)),
    "story": lambda words, value, game: words.campaign(str(value)),
    "box": lambda words, value, game: words.name("box", str(value), known=False),
    "token": lambda words, value, game: words.token(str(value), game),
    "monster": lambda words, value, game: words.monster(str(value)),
    "group": lambda words, value, game: words.monster(str(value), plural=True),
}

_MANY: dict[str, str] = {
    "targets": "target",
    "heroes": "hero",
    "figures": "figure",
    "tied": "figure",
    "cards": "card",
    "give": "card",
    "take": "card",
    "squares": "square",
    "classes": "hero_class",
    "conditions": "condition",
}


def in_words(words: "Words", facts: Mapping[str, Any], game: Game | None) -> dict[str, object]:
    """All facts ready for a sentence."""
    return {name: _told(words, name, value, game) for name, value in facts.items()}


def _told(words: "Words", name: str, value: Any, game: Game | None) -> object:
    if name == "weapon":
        return words.weapon(value)
    if name == "weapons":
        return words.all_of(words.weapon(each) for each in value)
    if value is None:
        return None
    if name in _ONE:
        return _ONE[name](words, value, game)
    if name in _MANY:
        return words.all_of(_ONE[_MANY[name]](words, each, game) for each in value)
    return value
