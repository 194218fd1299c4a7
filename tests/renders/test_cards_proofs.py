"""The proof itself: it finds what is cut, what collides, what runs over an edge and what is too small."""

from PIL import Image

from renders.descent.view import FaceView, SkillView
from renders.fonts import text
from renders.lettering import plate, shortened, write
from tests.renders.proofs import slips


def paper() -> Image.Image:
    return Image.new("RGB", (400, 200))


def complaints(
    *, name: str = "Garde", size: int = 20, at: tuple[int, int] = (40, 40), width: int = 300
) -> list[str]:
    """What the proof says of a name written on a plate, beside a second word."""

    def draw(view: SkillView) -> Image.Image:
        picture = paper()
        plate(picture, (20, 20, 380, 100))
        write(picture, at, shortened(text(size), view.name, width), text(size))
        write(picture, (200, 60), "Défi", text(20))
        return picture

    return slips(draw, SkillView(name))


def test_a_good_page_has_no_slips() -> None:
    """Words on a plate, apart from each other and large enough, are fine."""
    assert complaints() == []


def test_cut_words_are_found() -> None:
    """A name that ends in an ellipsis is not written whole."""
    assert any("not written whole" in slip for slip in complaints(name="Entraînement Défensif", width=60))


def test_colliding_words_are_found() -> None:
    """Two words on each other are found."""
    assert any("lies on" in slip for slip in complaints(at=(195, 58)))


def test_words_over_an_edge_are_found() -> None:
    """Words that run over the edge of their plate are found, and those that leave the picture."""
    assert any("edge of its plate" in slip for slip in complaints(at=(350, 40)))
    assert any("beyond the border" in slip for slip in complaints(at=(380, 130)))


def test_small_letters_are_found() -> None:
    """Letters too small for a phone are found."""
    assert any("on a phone" in slip for slip in complaints(size=8))


def test_faces_have_no_words_to_write() -> None:
    """Icons and colours of a view are not looked for among the words."""
    assert slips(lambda _: paper(), FaceView("blue", "rogue", "R")) == []
