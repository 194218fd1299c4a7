"""Every message that campaigns, cities, travel events and fame need."""

from collections.abc import Iterator

from pydantic import BaseModel

from bot.descent.content.library import Library
from bot.descent.quest.model import parts
from bot.descent.road.book import CampaignBook, City, TravelEvent
from bot.descent.road.consequences_story import Message


def campaign_keys(shelf: Library) -> Iterator[tuple[str, str]]:
    """Every entry with each key it needs."""
    yield from ((f"fame {level}", f"fame-{level}") for level in shelf.fame)
    for city in shelf.cities.values():
        yield from ((f"city {city.id}", key) for key in city_keys(city))
    for event in shelf.travel_events.values():
        yield from ((f"travel event {event.id}", key) for key in event_keys(event))
    for book in shelf.campaigns.values():
        yield from ((f"campaign {book.id}", key) for key in book_keys(book))


def city_keys(city: City) -> Iterator[str]:
    """A city's name, what it is like, and what only it offers."""
    yield from (f"city-{city.id}", f"city-{city.id}.about")
    if city.action is not None:
        yield from (f"city-action-{city.action.id}", f"city-action-{city.action.id}.about")
    yield from _messages(city, f"city-{city.id}")


def event_keys(event: TravelEvent) -> Iterator[str]:
    """What the party meets, its options, and the prerequisites of those that are shown greyed (CMP-06)."""
    own = f"travel-{event.id}"
    yield own
    for option in event.options:
        yield f"{own}-{option.id}"
        if option.when is not None and not option.hidden:
            yield f"{own}-{option.id}.needs"
    yield from _messages(event, own)


def book_keys(book: CampaignBook) -> Iterator[str]:
    """A campaign's title, chapters and epilogues, and the marks on its map."""
    own = f"campaign-{book.id}"
    yield from (own, f"{own}.about", f"{own}.intro")
    yield from (f"{own}-chapter-{chapter.id}" for chapter in book.story)
    yield from (f"{own}-epilogue-{epilogue.id}" for epilogue in book.epilogues)
    yield from (f"{own}-place-{place.id}" for place in book.places if place.kind == "mark")
    yield from _messages(book, own)


def _messages(written: BaseModel, own: str) -> Iterator[str]:
    yield from (f"{own}-message-{part.text}" for part in parts(written) if isinstance(part, Message))
