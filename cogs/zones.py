"""Time zones by the names people type: a city, with or without accents, or the zone's own name."""

from collections.abc import Iterator
from datetime import datetime
from difflib import get_close_matches
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.kernel.refused import Refused
from bot.words.plain_letters import plain_letters
from bot.words.quoting import quoted

CONTINENTS = frozenset(
    {"Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"}
)
OF_THE_MACHINE = frozenset({"localtime", "Factory", "posixrules"})
"""Names that mean something else on every computer."""
MOST_EXAMPLES = 5

COMMON = (
    *("Europe/Paris", "Europe/Brussels", "Europe/Zurich", "America/Montreal", "Europe/London", "Europe/Dublin"),
    *("Europe/Berlin", "Europe/Madrid", "Europe/Rome", "Europe/Lisbon", "Europe/Athens", "Europe/Helsinki"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Sao_Paulo"),
    *("Africa/Casablanca", "Africa/Dakar", "Indian/Reunion", "Asia/Kolkata", "Asia/Tokyo", "Australia/Sydney"),
    *("Pacific/Auckland", "UTC"),
)
"""Offered before anything has been typed; and first, where several fit as well."""

CITIES: dict[str, tuple[str, ...]] = {
    "Europe/Paris": ("Lyon", "Marseille", "Toulouse", "Bordeaux", "Lille", "Nantes", "Strasbourg", "France"),
    "Europe/Brussels": ("Bruxelles", "Liège", "Namur", "Belgique", "Belgium"),
    "Europe/Zurich": ("Genève", "Geneva", "Lausanne", "Berne", "Suisse", "Switzerland"),
    "Europe/London": ("Londres", "Edinburgh", "Édimbourg", "Manchester"),
    "Europe/Berlin": ("Munich", "Hambourg", "Hamburg", "Cologne", "Francfort", "Frankfurt"),
    "Europe/Madrid": ("Barcelone", "Barcelona", "Séville"),
    "Europe/Rome": ("Milan", "Naples", "Turin"),
    "Europe/Lisbon": ("Lisbonne", "Porto"),
    "Europe/Athens": ("Athènes",),
    "Europe/Vienna": ("Vienne",),
    "Europe/Warsaw": ("Varsovie", "Cracovie"),
    "Europe/Prague": ("Brno",),
    "Europe/Moscow": ("Moscou",),
    "Europe/Bucharest": ("Bucarest",),
    "Europe/Copenhagen": ("Copenhague",),
    "America/Montreal": ("Québec", "Ottawa", "Gatineau"),
    "America/Moncton": ("Acadie",),
    "America/New_York": ("Boston", "Washington", "Miami", "Atlanta", "Philadelphia"),
    "America/Chicago": ("Dallas", "Houston", "Austin", "La Nouvelle-Orléans"),
    "America/Los_Angeles": ("San Francisco", "Seattle", "Portland", "Las Vegas", "San Diego"),
    "America/Mexico_City": ("Mexico",),
    "America/Martinique": ("Fort-de-France",),
    "America/Guadeloupe": ("Pointe-à-Pitre",),
    "America/Cayenne": ("Guyane",),
    "Africa/Algiers": ("Alger", "Oran"),
    "Africa/Cairo": ("Le Caire",),
    "Indian/Reunion": ("Saint-Denis",),
    "Pacific/Tahiti": ("Papeete",),
    "Pacific/Noumea": ("Nouvelle-Calédonie",),
    "Asia/Beirut": ("Beyrouth",),
    "Asia/Shanghai": ("Pékin", "Beijing"),
    "Asia/Kolkata": ("Mumbai", "Delhi", "Bangalore"),
    "Asia/Singapore": ("Singapour",),
    "Asia/Seoul": ("Séoul",),
    "Asia/Ho_Chi_Minh": ("Hanoï", "Saïgon"),
}
"""Places that have no zone of their own name, or another one in French."""


def zone_meant(typed: str) -> str:
    """The zone somebody typed; what could mean several or none is refused, with the nearest there are."""
    sought = _plain(typed)
    if sought in known():
        return known()[sought]
    found = dict.fromkeys(zone for _, zone in _fitting(sought)) if sought else {}
    exact = dict.fromkeys(zone for place, zone in places() if _plain(place) == sought)
    if len(exact or found) == 1:
        return next(iter(exact or found))
    nearest = list(dict.fromkeys([*exact, *found, *_alike(sought)])) or COMMON
    raise Refused("no_such_zone", typed=quoted(typed), zones=", ".join(nearest[:MOST_EXAMPLES]))


def zones_like(typed: str, now: datetime) -> list[tuple[str, str]]:
    """Zones that fit what has been typed so far, the best first: place and time there, and the zone's name."""
    sought = _plain(typed)
    pairs = _fitting(sought) if sought else [(zone, zone) for zone in COMMON]
    shown: dict[str, str] = {}
    for place, zone in pairs:
        told = zone if _plain(place) in _plain(zone) else f"{place} · {zone}"
        shown.setdefault(zone, f"{told} · {local_time(zone, now)}")
    return [(label, zone) for zone, label in shown.items()]


def local_time(zone: str, now: datetime) -> str:
    """What o'clock it is there: 14:05."""
    return f"{now.astimezone(ZoneInfo(zone)):%H:%M}"


@cache
def known() -> dict[str, str]:
    """All zones by their names in small letters."""
    return {_plain(zone): zone for zone in sorted(available_timezones() - OF_THE_MACHINE)}


@cache
def places() -> tuple[tuple[str, str], ...]:
    """Every place that can be typed, and its zone."""
    own = [(zone.rpartition("/")[2].replace("_", " "), zone) for zone in known().values() if _on_earth(zone)]
    return (*own, ("UTC", "UTC"), *((city, zone) for zone, cities in CITIES.items() for city in cities))


def _on_earth(zone: str) -> bool:
    return zone.partition("/")[0] in CONTINENTS and "/" in zone


def _fitting(sought: str) -> list[tuple[str, str]]:
    """Places whose name, or the name of whose zone, holds all that was typed."""
    parts = sought.split()
    found = [
        (place, zone)
        for place, zone in places()
        if all(part in f"{_plain(place)} {_plain(zone)}" for part in parts)
    ]
    return sorted(found, key=lambda pair: _rank(sought, *pair))


def _rank(sought: str, place: str, zone: str) -> tuple[bool, bool, bool, int, str]:
    """The very place first, then those that begin so, then what many people want."""
    name = _plain(place)
    common = COMMON.index(zone) if zone in COMMON else len(COMMON)
    return name != sought, not name.startswith(sought), sought not in name, common, place


def _alike(sought: str) -> Iterator[str]:
    """Zones of places that are written nearly so."""
    known = {_plain(place): zone for place, zone in places()}
    last = sought.split()[-1:] or [""]
    for written in (sought, *last):
        for name in get_close_matches(written[:40], known, n=3):
            yield known[name]


def _plain(text: str) -> str:
    """Small letters without accents, with one space between words."""
    return " ".join(plain_letters(text).translate(str.maketrans("_-/", "   ")).split())
