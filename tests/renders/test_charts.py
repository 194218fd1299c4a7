"""Bars: also where there are very many, and very small ones beside large ones."""

from PIL import Image

from renders import theme
from renders.charts import draw_bars
from renders.view import BarView


def test_a_bar_that_is_next_to_nothing_is_drawn() -> None:
    """A part that is less than a line beside the highest, and hundreds of bars: all of it is drawn, and seen."""
    picture = Image.new("RGB", (900, 400))
    before, (one, other, *_) = picture.copy(), theme.HEROES

    draw_bars(picture, (0, 0, 900, 400), "1", [BarView("", ((one, 10_000.0), (other, 0.01))) for _ in range(700)])

    assert picture.tobytes() != before.tobytes()
