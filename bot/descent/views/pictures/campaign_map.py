"""The campaign map as its picture needs it: places with their state in words, roads, and where the party is."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.descent.party.campaign import Campaign
from bot.descent.views.pictures.figures import HERO_COLOURS, initials
from bot.descent.words import Words
from renders.descent import look
from renders.descent.chronicle import CampaignMapView, PlaceKind, PlaceState, PlaceView
from renders.fonts import drawable

LEGEND: tuple[PlaceKind, ...] = ("story", "side", "rumour", "finale")


@dataclass(frozen=True)
class Stop:
    """A city or a quest where the party may travel; `at` is its place on the map, both numbers from 0 to 1."""

    id: str
    name: str
    kind: PlaceKind
    at: tuple[float, float]
    state: PlaceState = "open"
    weeks: int = 0
    """Weeks until it can be played."""
    note: str = ""
    """A few words below the name instead of those weeks."""


@dataclass(frozen=True)
class Whereabouts:
    """Where the campaign stands: the week, fame and gold, and the place where the party is."""

    here: str
    week: int
    fame: int
    gold: int


def campaign_map_view(
    campaign: Campaign,
    stops: Sequence[Stop],
    roads: Sequence[tuple[str, str]],
    where: Whereabouts,
    say: Words,
    *,
    seed: int = 1,
) -> CampaignMapView:
    """The map of a campaign. The same seed always draws the same country."""
    kinds = {stop.kind for stop in stops}
    return CampaignMapView(
        title=drawable(campaign.name) or say.text("map-title"),
        places=tuple(_place(stop, say) for stop in stops),
        roads=tuple(roads),
        party=where.here,
        figures=tuple(
            (HERO_COLOURS[number % len(HERO_COLOURS)], look.icon_of(seat.hero), initials(say.hero(seat.hero)))
            for number, seat in enumerate(campaign.seats)
        ),
        totals=(
            ("time", str(where.week), say.text("map-week")),
            ("feat", str(where.fame), say.text("map-fame")),
            ("gold", str(where.gold), say.text("map-gold")),
        ),
        legend={kind: say.text(f"map-{kind}") for kind in LEGEND if kind in kinds},
        seed=seed,
        alt=_alt(stops, where, say),
    )


def _place(stop: Stop, say: Words) -> PlaceView:
    note = stop.note or (say.text("map-in-weeks", n=stop.weeks) if stop.weeks else "")
    return PlaceView(stop.id, stop.name, stop.kind, stop.at, stop.state, note)


def _alt(stops: Sequence[Stop], where: Whereabouts, say: Words) -> str:
    """The map in words: where the party is, then every place with its kind and state."""
    here = next((stop.name for stop in stops if stop.id == where.here), "")
    told = [
        say.text("map-alt-place", name=stop.name, kind=say.text(f"map-{stop.kind}"), state=stop.state)
        for stop in stops
    ]
    return " ".join((say.text("map-alt", here=here, week=where.week), *told))
