"""Names in campaigns, cities and travel events that lead nowhere are told when the library is read."""

from collections.abc import Collection, Iterator, Mapping

from pydantic import BaseModel

from bot.descent.content.boxes import BASE
from bot.descent.content.library import Library
from bot.descent.content.wording import near
from bot.descent.quest.expressions import WORDS, Expression
from bot.descent.quest.references import located
from bot.descent.road.base import Consequence
from bot.descent.road.book import CampaignBook, City, TravelEvent
from bot.descent.road.scope import FUNCTIONS, NAMES

ANY = "any"


def astray_in_city(shelf: Library, city: City) -> Iterator[str]:
    """What a city mentions and is not there, with file, entry and field."""
    yield from names_in(shelf, f"cities.yaml: cities {city.id}", city, _shared(shelf))


def _shared(shelf: Library) -> set[str]:
    return set(shelf.travel_variables)


def astray_on_the_way(shelf: Library, event: TravelEvent) -> Iterator[str]:
    """What a travel event mentions and is not there.

    It knows the variables of all roads, and those that all its campaigns have.
    """
    where = f"{shelf.home('travel_events', event.id)}: events {event.id}"
    yield from _unknown(where, "campaigns", event.campaigns, shelf.named_campaigns)
    declared = [set(shelf.campaigns[name].variables) for name in event.campaigns if name in shelf.campaigns]
    if event.campaigns and not declared:
        return  # nobody knows which variables it may use
    yield from names_in(shelf, where, event, _shared(shelf) | (set.intersection(*declared) if declared else set()))


def astray_in(shelf: Library, book: CampaignBook) -> Iterator[str]:
    """What a campaign mentions and is not there."""
    where = f"{shelf.book_file(book.id)}: campaign {book.id}"
    quests = [*book.story_quests, *(entry.quest for entry in book.side.pool)]
    yield from _unknown(where, "quests", quests, shelf.named_quests)
    for quest in book.story_quests:
        box = shelf.quests[quest].box if quest in shelf.quests else BASE
        if box not in (BASE, book.box):
            yield f"{where}: story: {quest} is of the box {box}: its campaign stands in boxes/{box}/campaigns"
    yield from _unknown(where, "cities", book.cities, shelf.named("cities"))
    places = {place.id for place in book.places}
    yield from _unknown(where, "routes", [end for route in book.routes for end in route], places)
    yield from _unknown(where, "start", [book.start] if book.start else [], places)
    yield from _unknown(where, "beginners", [each.hero for each in book.beginners], shelf.heroes)
    yield from _unknown(where, "beginners", [each.hero_class for each in book.beginners], shelf.classes)
    for name in book.variables:
        if name in NAMES or name in WORDS:
            yield f"{where}: variables.{name}: the name {name!r} is built in"
    yield from names_in(shelf, where, book, _shared(shelf) | set(book.variables), book)


def undeclared(shelf: Library, book: CampaignBook) -> Iterator[tuple[str, str]]:
    """The quests that keep something for a campaign that has never heard of it, each with what is wrong."""
    where = f"{shelf.book_file(book.id)}: campaign {book.id}"
    for quest in [*book.story_quests, *(entry.quest for entry in book.side.pool)]:
        if quest in shelf.quests:
            kept = {name for name, each in shelf.quests[quest].variables.items() if each.scope == "campaign"}
            for name in sorted(kept - set(book.variables)):
                yield quest, f"{where}: variables: {quest} keeps {name!r}, which is not declared here"


def names_in(
    shelf: Library, where: str, entry: BaseModel, variables: set[str], book: CampaignBook | None = None
) -> Iterator[str]:
    """All names in expressions and consequences of an entry, however deep."""
    known = _known(shelf, variables, book)
    for path, part in located(entry):
        for name, field in type(part).model_fields.items():
            value = getattr(part, name)
            place = ".".join(str(step) for step in (*path, field.alias or name))
            if isinstance(value, Expression):
                yield from (f"{where}: {place}: {problem}" for problem in _in_expression(shelf, value, variables))
            elif isinstance(part, Consequence) and isinstance(value, str) and (part.kind, name) in known:
                yield from _unknown(where, place, [value], known[part.kind, name])


def _known(
    shelf: Library, variables: Collection[str], book: CampaignBook | None
) -> Mapping[tuple[str, str], Collection[str]]:
    """What a field of a consequence may name, by its verb."""
    cards = {**shelf.items, **shelf.relics, **shelf.search_cards, ANY: None}
    sides = {entry.quest for each in shelf.campaigns.values() for entry in each.side.pool}
    if shelf.named_campaigns != set(shelf.campaigns):
        sides |= shelf.named_quests  # nobody knows which of them the campaign that can't be read has
    known: dict[tuple[str, str], Collection[str]] = {
        ("item", "item"): cards,
        ("lose_item", "item"): cards,
        ("wound", "condition"): shelf.conditions,
        ("set", "variable"): variables,
        ("unlock", "city"): shelf.named("cities"),
        ("unlock", "side"): {*sides, ANY},
        ("event", "event"): shelf.named("travel_events"),
        ("later", "event"): shelf.named("travel_events"),
    }
    if book is not None:
        known["end", "epilogue"] = {epilogue.id for epilogue in book.epilogues}
    return known


def _in_expression(shelf: Library, expression: Expression, variables: set[str]) -> Iterator[str]:
    for name in expression.names():
        if name not in variables and name not in NAMES:
            yield unknown(name, {*variables, *NAMES})
    archetypes = {sheet.archetype for sheet in shelf.heroes.values()}
    about: dict[str, Collection[str]] = {
        **dict.fromkeys(("won", "lost", "played"), shelf.named_quests),
        "has": {**shelf.items, **shelf.relics, **shelf.search_cards},
        "at": shelf.named("cities"),
        "party": {*shelf.heroes, *shelf.classes, *shelf.hybrids, *archetypes},
        "famous": shelf.fame,
        "seen": shelf.named("travel_events"),
    }
    for function, name in expression.calls():
        if function not in FUNCTIONS:
            yield unknown(function, FUNCTIONS)
        elif function in about and name not in about[function]:
            yield unknown(name, about[function])


def _unknown(where: str, field: str, names: Collection[str], known: Collection[str]) -> Iterator[str]:
    yield from (f"{where}: {field}: {unknown(name, known)}" for name in names if name not in known)


def unknown(name: str, known: Collection[str]) -> str:
    """ "unknown name 'mistvael'; did you mean 'mistvale'?" """
    return f"unknown name {name!r}{near(name, known)}"
