"""Names that lead nowhere: doors, tokens, areas, figures, cards, variables, places."""

from collections.abc import Callable, Iterable, Iterator

from pydantic import BaseModel

from bot.descent.commands import Command
from bot.descent.quest.checks.manuscript import Manuscript, kinds_of, no_such
from bot.descent.quest.checks.page import Mistake, Where
from bot.descent.quest.checks.shape import is_square
from bot.descent.quest.expressions import FUNCTIONS, NAMES, WORDS, Expression
from bot.descent.quest.happenings_board import ANY, ANY_SEARCH, CloseTheDoor, RemoveToken
from bot.descent.quest.happenings_foes import Activate, Behave, Reinforce
from bot.descent.quest.happenings_party import Lose, SetRule
from bot.descent.quest.happenings_party import Win as WinTheQuest
from bot.descent.quest.happenings_story import Hint
from bot.descent.quest.model import Goal, Win
from bot.descent.quest.triggers import DroppedTrigger, SearchTrigger, TakenTrigger, UseTrigger, VariableTrigger
from bot.descent.quest.who import WORDS as WHO_WORDS

Known = Callable[[Manuscript], Iterable[str]]

FIELDS: dict[str, tuple[str, Known]] = {
    "area": ("area", lambda script: script.areas),
    "reveals": ("area", lambda script: script.areas),
    "door": ("door", lambda script: script.doors),
    "event": ("event", lambda script: script.events),
    "bag": ("bag", lambda script: script.quest.bags),
    "variable": ("variable", lambda script: script.quest.variables),
    "condition": ("condition", lambda script: script.shelf.conditions),
    "item": ("card", lambda script: _cards(script)),
    "items": ("card", lambda script: _cards(script)),
    "monster": ("monster", lambda script: [*script.shelf.monsters, *script.shelf.lieutenants]),
    "relic": ("relic", lambda script: script.shelf.lieutenant_sides),
    **dict.fromkeys(("traits", "any", "all", "without", "prefer"), ("trait", lambda script: _traits(script))),
    "who": ("figure", lambda script: [*WHO_WORDS, *script.foes, *script.tokens, *script.shelf.heroes]),
    "to": ("figure", lambda script: [*WHO_WORDS, *script.foes, *script.shelf.heroes]),
    "beside": ("figure", lambda script: [*WHO_WORDS, *script.foes, *script.shelf.heroes]),
    "group": ("group", lambda script: script.foes),
    "forbids": ("command", lambda script: Command.kinds),
}
"""Fields that hold names, and where these must be found. What a `token` or `rule` is depends on the word."""

CALLS: dict[str, tuple[str, Known]] = {
    **dict.fromkeys(("alive", "count", "defeated"), ("figure", lambda script: script.foes)),
    # Wounds may be those of somebody who fled from an earlier quest.
    "wounds": ("figure", lambda script: [*script.foes, *script.shelf.lieutenants]),
    **dict.fromkeys(("open", "locked"), ("door", lambda script: script.doors)),
    **dict.fromkeys(("carried", "there"), ("token", lambda script: script.tokens)),
    **dict.fromkeys(("heroes_in", "monsters_in"), ("place", lambda script: script.quest.places)),
    "revealed": ("area", lambda script: script.areas),
    "fired": ("event", lambda script: script.events),
}
"""What the functions of expressions are about."""


def check(script: Manuscript) -> Iterator[Mistake]:
    """Everything that is named and not there."""
    for name in script.quest.variables:
        if name in NAMES or name in WORDS:
            yield script.mistake(("variables", name), "this name is built in; choose another")
    for where, part in script.parts:
        yield from _fields(script, where, part)
        yield from _expressions(script, where, part)
        yield from _tokens(script, where, part)
        if isinstance(part, Goal):
            yield from _goal(script, where, part)
        elif isinstance(part, Behave):
            yield from _cards_of(script, where, part)
        elif isinstance(part, Hint):
            yield from _rule_word(script, where, part)
    yield from _endings(script)
    boxes = sorted({card.box for card in script.shelf.monsters.values()})
    if boxes and script.quest.box not in boxes:
        yield script.mistake(("box",), no_such("box", script.quest.box, boxes))


def _traits(script: Manuscript) -> list[str]:
    return [trait for card in script.shelf.monsters.values() for trait in card.traits]


def _cards(script: Manuscript) -> list[str]:
    return [*script.shelf.items, *script.shelf.relics, *script.shelf.search_cards]


def _fields(script: Manuscript, where: Where, part: BaseModel) -> Iterator[Mistake]:
    """Names in fields of their own."""
    for field in FIELDS.keys() & type(part).model_fields.keys():
        kind, known = FIELDS[field]
        value, place = getattr(part, field), (*where, type(part).model_fields[field].alias or field)
        if isinstance(value, str) and value and not _may_be_anything(part, value):
            if script.lacks(value, names := list(known(script))):
                yield script.mistake(place, _with_reason(script, field, no_such(kind, value, names), value))
        elif isinstance(value, tuple):
            for number, name in enumerate(value):
                if isinstance(name, str) and script.lacks(name, names := list(known(script))):
                    yield script.mistake((*place, number), no_such(kind, name, names))
    if isinstance(part, VariableTrigger) and script.lacks(part.name, script.quest.variables):
        yield script.mistake((*where, "name"), no_such("variable", part.name, script.quest.variables))
    if isinstance(part, SetRule) and script.lacks(part.rule, rules := [rule.id for rule in script.quest.rules]):
        yield script.mistake((*where, "rule"), no_such("rule", part.rule, rules))


def _may_be_anything(part: BaseModel, value: str) -> bool:
    """`any` means one by chance, where it is allowed."""
    return value == ANY and isinstance(part, CloseTheDoor | Activate | Reinforce)


def _with_reason(script: Manuscript, field: str, told: str, value: str) -> str:
    """A kind of monster that exists, but is nowhere in this quest."""
    exists = value in script.shelf.monsters or value in script.shelf.lieutenants
    if exists and field in ("who", "to", "beside", "group"):
        return f"no {value!r} ever appears in this quest"
    return told


def _expressions(script: Manuscript, where: Where, part: BaseModel) -> Iterator[Mistake]:
    """Names in conditions and amounts."""
    variables = [*script.quest.variables, *NAMES]
    for name, field in type(part).model_fields.items():
        value = getattr(part, name)
        if not isinstance(value, Expression):
            continue
        here = (*where, field.alias or name)
        for word in value.names():
            if script.lacks(word, variables):
                yield script.mistake(here, f"{value.text!r}: {no_such('variable', word, variables)}")
        for function, about in value.calls():
            if function not in FUNCTIONS:
                yield script.mistake(here, f"{value.text!r}: {no_such('function', function, FUNCTIONS)}")
                continue
            kind, known = CALLS[function]
            square = kind == "place" and is_square(about)
            if not square and script.lacks(about, names := list(known(script))):
                told = _with_reason(script, "who" if kind == "figure" else "", no_such(kind, about, names), about)
                yield script.mistake(here, f"{value.text!r}: {told}")


def _tokens(script: Manuscript, where: Where, part: BaseModel) -> Iterator[Mistake]:
    """Tokens, and whether what is asked of them can be done with them."""
    token = getattr(part, "token", None)
    if not isinstance(token, str) or (isinstance(part, RemoveToken) and token == ANY_SEARCH):
        return
    here = (*where, "token")
    if isinstance(part, UseTrigger):
        yield from _use(script, where, part)
    elif token not in script.tokens:
        if script.lacks(token, script.tokens):
            yield script.mistake(here, no_such("token", token, script.tokens))
    elif isinstance(part, SearchTrigger) and script.tokens[token].kind != "search":
        script.astray.add(token)
        yield script.mistake(here, f"{token!r} is no search token, but {_a(script.tokens[token].kind)}")
    elif isinstance(part, TakenTrigger | DroppedTrigger) and not script.tokens[token].portable:
        script.astray.add(token)
        yield script.mistake(here, f"nobody can carry {token!r}; it needs `portable: true`")


def _a(kind: str) -> str:
    return f"an {kind}" if kind[0] in "aeiou" else f"a {kind}"


def _use(script: Manuscript, where: Where, part: UseTrigger) -> Iterator[Mistake]:
    if script.lacks(part.token, script.elements):
        yield script.mistake((*where, "token"), no_such("token or door", part.token, script.elements))
        return
    if part.token not in script.elements:
        return
    uses = [use.id for use in script.elements[part.token].uses]
    if not uses and part.token not in script.unsure:
        script.astray.add(part.token)
        yield script.mistake((*where, "token"), f"nothing can be done with {part.token!r}; give it `uses`")
    elif part.use is not None and script.lacks(part.use, uses):
        yield script.mistake((*where, "use"), no_such("use", part.use, uses))


def _goal(script: Manuscript, where: Where, goal: Goal) -> Iterator[Mistake]:
    """What a goal is about is there, and can be done."""
    if goal.target is None:
        return
    used = [name for name, element in script.elements.items() if element.uses]
    portable = [name for name, token in script.tokens.items() if token.portable]
    searched = [name for name, token in script.tokens.items() if token.kind == "search"]
    known: dict[str, tuple[str, Iterable[str]]] = {
        "use": ("token or door with uses", used),
        "open": ("door", script.doors),
        "carry": ("token to carry", portable),
        "search": ("search token", searched),
        "defeat": ("figure", script.foes),
    }
    kind, names = known.get(goal.goal, ("target", ()))
    if goal.goal in known and script.lacks(goal.target, names):
        told = _with_reason(
            script, "who" if kind == "figure" else "", no_such(kind, goal.target, names), goal.target
        )
        yield script.mistake((*where, "target"), told)


def _endings(script: Manuscript) -> Iterator[Mistake]:
    """What an ending brings that never comes."""
    quest = script.quest
    reasons = ["morale", *(part.reason for _, part in script.parts if isinstance(part, Win | WinTheQuest | Lose))]
    for reason in quest.endings:
        if reason not in reasons:
            yield script.mistake(("endings", reason), no_such("ending", reason, reasons))


def _cards_of(script: Manuscript, where: Where, part: Behave) -> Iterator[Mistake]:
    """The activation cards a group is told to use are its own."""
    kinds = {
        part.group,
        *(kind for _, spawn in script.spawns if spawn.role == part.group for kind in kinds_of(spawn, script.shelf)),
    }
    own = [card.id for card in script.shelf.activations.values() if card.monster in kinds]
    for number, card in enumerate(part.cards):
        if script.lacks(card, own):
            yield script.mistake((*where, "cards", number), no_such("activation card", card, own))


def _rule_word(script: Manuscript, where: Where, hint: Hint) -> Iterator[Mistake]:
    """The word of a hint can be looked up."""
    if hint.rule is None:
        return
    for language, texts in script.wordings.items():
        words = [key.removeprefix("rule-") for key in texts if key.startswith("rule-") and "." not in key]
        # A quest that comes along in a campaign's file brings its own words only: those of the rules are here.
        if words and hint.rule not in words:
            yield script.mistake((*where, "rule"), f"{no_such('rule to look up', hint.rule, words)} ({language})")
