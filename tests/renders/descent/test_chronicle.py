"""Pictures of a campaign's story: map, summary and journal look as they did, and keep their rules."""

from dataclasses import replace
from io import BytesIO
from itertools import combinations
from random import Random
from typing import Literal

import pytest
from PIL import Image

from bot.descent.content.library import library
from bot.descent.words import words
from renders.charts import nice_steps
from renders.descent import drawings
from renders.descent.campaign_map import HEIGHT, PAGE, WIDTH, draw_campaign_map, label_rects, spot
from renders.descent.chronicle import CampaignMapView, PlaceView
from renders.descent.summary import draw_summary
from renders.journal import draw_page, journal_page
from renders.labels import Rect, Wanted, place_labels
from renders.land import raise_land
from renders.parchment import parchment_png
from renders.studio import Studio
from tests.renders.descent import chronicle_samples as samples
from tests.renders.goldens import matches_golden, needs_icons


@needs_icons
def test_the_map_looks_as_it_did() -> None:
    """The campaign map looks like its golden picture; see tests/failures for the difference."""
    assert matches_golden("campaign_map", draw_campaign_map(samples.campaign_map()).reduce(2), "parchment")


@needs_icons
def test_the_summary_looks_as_it_did() -> None:
    """The summary looks like its golden picture; see tests/failures for the difference."""
    assert matches_golden("summary", draw_summary(samples.summary()).reduce(2), "sheet")


@needs_icons
def test_a_journal_page_looks_as_it_did() -> None:
    """The journal page looks like its golden picture; see tests/failures for the difference."""
    assert matches_golden("journal_page", draw_page(samples.journal_page()).reduce(2), "parchment")


def overlapping(rooms: list[Rect]) -> list[tuple[Rect, Rect]]:
    return [(one, other) for one, other in combinations(rooms, 2) if one.meets(other)]


@pytest.mark.parametrize("seed", range(12))
def test_names_never_lie_upon_each_other(seed: int) -> None:
    """Wherever a dozen places lie, their names keep apart and on the page."""
    chance = Random(seed)
    spots = chance.sample([(x / 7, y / 5) for x in range(8) for y in range(6)], 12)
    names = ["La chapelle des braises", "Tamalir", "Le moulin sans meunier", "Des lueurs au marais"]
    places = tuple(
        PlaceView(str(number), names[number % 4], "city" if number % 4 == 1 else "story", spot, note="acte II")
        for number, spot in enumerate(spots)
    )
    view = replace(samples.campaign_map(), places=places, roads=(), party="0")

    rooms = label_rects(view)

    assert overlapping(rooms) == []
    assert all(room.within(PAGE) for room in rooms)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("known", [4, 8, 12])
@pytest.mark.parametrize("book", ["keepers_flame", "winter_oath"])
def test_names_stay_with_their_places(book: str, known: int, language: Literal["fr", "en"]) -> None:
    """On the maps that are played, with up to a dozen places known, every name lies beside its own place."""
    places, say = library().campaigns[book].places, words(language)
    shown = tuple(
        PlaceView(
            place.id,
            say.city(place.id) if place.kind == "city" else say.quest(place.id),
            "city" if place.kind == "city" else "story",
            (place.at[0] / 100, place.at[1] / 100),
            note="" if number % 3 else say.text("camp-note-side", weeks=2),
        )
        for number, place in enumerate([each for each in places if each.kind != "mark"][:known])
    )
    for here in shown:
        view = replace(samples.campaign_map(), places=shown, roads=(), party=here.id)
        rooms = label_rects(view)
        assert overlapping(rooms) == []
        # The ring round the party's place and the faces above it take room as well.
        apart = {
            place.name: room.gap(Rect(x - 37, y - 37, x + 37, y + 37)) - (28 if place is here else 0)
            for place, room in zip(shown, rooms, strict=True)
            for x, y in [spot(place)]
        }
        assert max(apart.values()) <= 32, apart


def test_labels_make_room_for_each_other() -> None:
    """Two labels that want the same spot both stay beside their places."""
    one, other = Rect(100, 100, 140, 140), Rect(150, 100, 190, 140)
    taken = [one, other, Rect(0, 0, 400, 98)]
    rooms = place_labels([Wanted(one, 90, 30), Wanted(other, 90, 30)], taken, Rect(0, 0, 400, 300))

    assert overlapping(rooms) == []
    assert rooms[0].gap(one) <= 32
    assert rooms[1].gap(other) <= 32


def test_a_name_keeps_clear_of_what_is_taken() -> None:
    """With the room below and above taken, a name goes beside its place."""
    about = Rect(100, 100, 140, 140)
    taken = [about, Rect(0, 140, 400, 200), Rect(0, 40, 400, 100)]
    (room,) = place_labels([Wanted(about, 90, 30)], taken, Rect(0, 0, 400, 300))

    assert not any(room.meets(other) for other in taken)
    assert room.left >= 140 or room.right <= 100


@pytest.mark.parametrize("seed", range(5))
def test_every_place_lies_on_dry_land(seed: int) -> None:
    """The country rises wherever a place needs it, whatever the seed."""
    dry = [(200.0, 200.0), (640.0, 480.0), (1100.0, 250.0), (180.0, 780.0), (1000.0, 800.0)]
    land = raise_land(WIDTH, HEIGHT, seed, dry)

    assert all(land.at(*point)[0] > 0 for point in dry)
    assert (land.height < 0).mean() > 0.05, "there must be some sea"


def test_the_same_seed_is_the_same_country() -> None:
    """A campaign's map does not change from one look to the next; another campaign has another."""
    one, again, other = (raise_land(320, 240, seed, [(100.0, 100.0)]).height.tobytes() for seed in (1, 1, 2))

    assert one == again
    assert one != other


def test_a_map_needs_neither_party_nor_roads() -> None:
    """An empty country is drawn as well."""
    picture = draw_campaign_map(CampaignMapView("", (), (), "nowhere"))

    assert picture.size == (WIDTH, HEIGHT)


def test_bright_colours_survive_on_parchment() -> None:
    """A small bright disc on much paper keeps its colour in the file."""
    picture = draw_page(samples.journal_page())
    picture.paste((0x0D, 0x34, 0xA8), (500, 500, 520, 520))
    small = Image.open(BytesIO(parchment_png(picture))).convert("RGB")

    assert max(abs(a - b) for a, b in zip(small.getpixel((510, 510)), (0x0D, 0x34, 0xA8), strict=True)) < 12


@pytest.mark.parametrize(("highest", "step", "top"), [(0, 1, 1), (3, 1, 3), (8, 2, 8), (11, 5, 15), (47, 20, 60)])
def test_charts_have_round_numbers(highest: float, step: int, top: int) -> None:
    """The lines of a chart stand at 1, 2, 5, 10…, the last one above the highest bar."""
    assert nice_steps(highest) == (step, top)


async def test_the_studio_draws_them_all() -> None:
    """Each has a name, its bytes and its words."""
    studio = Studio()
    pictures = [
        await studio.picture(drawings.summary(samples.summary())),
        await studio.picture(journal_page(samples.journal_page())),
        await studio.picture(drawings.campaign_map(samples.campaign_map())),
    ]
    studio.close()

    assert [picture.filename for picture in pictures] == ["summary.png", "journal.png", "map.png"]
    assert [picture.alt_text for picture in pictures] == ["Le bilan", "La page", "La carte"]
    assert all(picture.content.startswith(b"\x89PNG") for picture in pictures)
    assert all(len(picture.content) < 500_000 for picture in pictures)
