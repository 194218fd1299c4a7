"""The gallery shows a raid that automatic heroes really played."""

from bot.descent.content.library import library
from bot.descent.words import words
from tests.descent.raid.runs import HEROES, lay_out_levels
from tools.gallery_raid import raid_pictures, raid_scenes


def test_the_gallery_plays_a_raid_and_draws_it() -> None:
    """Its end on one page, and the cards between two levels, of which some are kept."""
    lay_out_levels()

    shown = raid_scenes(tuple(HEROES[:2]))

    assert shown is not None
    assert shown.end.journey is not None
    assert shown.end.journey.ended in ("won", "lost")
    drawn = {name: draw() for name, draw in raid_pictures(shown, words("en")).items()}
    assert set(drawn) == {"raid", "raid-cards"}
    assert all(picture.width == 1000 for picture in drawn.values())


def test_without_levels_the_gallery_has_no_raid() -> None:
    """Where no level is there the gallery is as it was."""
    library().quests = dict(library().adventures)
    assert raid_scenes(tuple(HEROES[:2])) is None
    assert raid_pictures(None, words("en")) == {}
