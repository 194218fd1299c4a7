"""Both languages can be written, and a sign that cannot is not drawn as an empty box."""

import string

import pytest
from PIL import Image

from renders.fonts import FEATURES, MissingGlyph, drawable, has_glyph, text, title
from renders.lettering import fitting, line_length, shortened, wrapped, write
from renders.theme import TEXT_FONT, TITLE_FONT

FRENCH = "àâäæçéèêëîïôœöùûüÿ"
TYPOGRAPHY = "«»‹›“”‘’…–—·•×−+°/\\()[]{}!?;:,.'\"&%#*=<>≤≥€"


@pytest.mark.parametrize("family", [TITLE_FONT, TEXT_FONT])
def test_french_and_english_can_be_written(family: str) -> None:
    """Every letter, digit and typographic sign of both languages is in both fonts."""
    signs = string.ascii_letters + string.digits + FRENCH + FRENCH.upper() + TYPOGRAPHY
    assert [sign for sign in signs if not has_glyph(family, sign)] == []


@pytest.mark.parametrize("sign", ["♥", "✓", "⚡", "龍"])
def test_a_missing_sign_is_an_error(sign: str) -> None:
    """A sign the font lacks is refused by name."""
    with pytest.raises(MissingGlyph, match=f"U\\+{ord(sign):04X}"):
        write(Image.new("RGB", (50, 50)), (0, 0), sign, text(20))


def test_narrow_spaces_are_written_as_no_break_spaces() -> None:
    """The narrow no-break space before French punctuation takes the room of a no-break space."""
    assert title(30).ready("Action\u202f: oui\u202f!") == "Action\u00a0: oui\u00a0!"


def test_names_typed_by_players_lose_only_what_cannot_be_drawn() -> None:
    """A campaign name with emoji keeps its letters."""
    assert drawable("Les Élus 🔥 龍") == "Les Élus"


def test_figures_are_lining() -> None:
    """Digits are as tall as capitals and stand on the line: old-style figures would dance."""
    face = text(60, 800).face
    boxes = [face.getbbox(digit, features=FEATURES) for digit in string.digits]
    tops, bottoms = ({round(box[side]) for box in boxes} for side in (1, 3))
    assert max(tops) - min(tops) <= 2
    assert max(bottoms) - min(bottoms) <= 2


def test_long_names_are_made_to_fit() -> None:
    """A name too long is set smaller, and cut with an ellipsis only if that is not enough."""
    letters = fitting(title(40), "Grisban l’Assoiffé", 300, 20)
    assert 20 <= letters.size < 40
    assert letters.length("Grisban l’Assoiffé") <= 300
    assert shortened(title(40), "Grisban l’Assoiffé", 200).endswith("…")


def test_a_number_stays_with_its_sign() -> None:
    """A line never breaks between a number and the sign that follows it, nor at a no-break space."""
    letters = text(30)
    for width in range(60, 400, 10):
        for line in wrapped("récupérez 1 {heart} ou 2 {stamina} puis\u00a0: fin", letters, width):
            assert not line.startswith(("{heart}", "{stamina}", ":"))


def test_wrapped_lines_fit() -> None:
    """Every line of more than one word is no wider than asked."""
    letters = text(30)
    lines = wrapped("Chaque monstre à 3 cases ou moins subit 1 {heart} de plus.", letters, 260)
    assert len(lines) > 1
    assert all(line_length(line, letters) <= 260 for line in lines if " " in line)
