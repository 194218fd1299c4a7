"""`flambeau check --fix`: texts are mended as printers would, and nothing else of their files."""

from pathlib import Path

import pytest

from bot.descent.quest.content import LOCALES as DESCENT
from bot.paths import LOCALES
from bot.words.mending import mend_file, mended, mended_page
from bot.words.typography import french_slips

NARROW, HARD = "\u202f", "\u00a0"


@pytest.mark.parametrize(
    ("written", "right"),
    [
        ("Attention!", f"Attention{NARROW}!"),
        ("Attention ! Ici : là", f"Attention{NARROW}! Ici{HARD}: là"),
        (f"Non{HARD}?!", f"Non{NARROW}?!"),
        ("« oui »", f"«{HARD}oui{HARD}»"),
        ('Il dit "oui" ; puis “non”.', f"Il dit «{HARD}oui{HARD}»{NARROW}; puis «{HARD}non{HARD}»."),
        ("l'arme d'hier, qu'on a...", "l’arme d’hier, qu’on a…"),
        ("`/a: b!` <@123> https://x.fr/?a: rien", "`/a: b!` <@123> https://x.fr/?a: rien"),
        ('Un " seul', 'Un " seul'),
    ],
)
def test_french_is_mended(written: str, right: str) -> None:
    """Spaces, quotation marks and apostrophes become those of a printer; code and links stay."""
    assert mended(written, "fr") == right
    assert mended(right, "fr") == right


@pytest.mark.parametrize(
    ("written", "right"),
    [
        ('"Don\'t," he said.', "“Don’t,” he said."),
        ("the heroes' way", "the heroes’ way"),
        ("Really? `it's`", "Really? `it's`"),
        ("'tis 6\" long", "'tis 6\" long"),
    ],
)
def test_english_is_mended(written: str, right: str) -> None:
    """Straight quotation marks in pairs and apostrophes within words are curled; what is unsure stays."""
    assert mended(written, "en") == right
    assert mended(right, "en") == right


PAGE = """\
# "rien" ne change!
a = Attention! Il dit: "viens { $hero } !" et l'arme de l'{ $x }... `a: b!`
    « suite »
    .label = C'est { $n ->
        [one] "un" héros?
       *[other] { "x: y" } héros ; { $n }!
    }
-terme = l'eau
"""
MENDED = f"""\
# "rien" ne change!
a = Attention{NARROW}! Il dit{HARD}: «{HARD}viens {{ $hero }}{NARROW}!{HARD}» et l’arme de l’{{ $x }}… `a: b!`
    «{HARD}suite{HARD}»
    .label = C’est {{ $n ->
        [one] «{HARD}un{HARD}» héros{NARROW}?
       *[other] {{ "x: y" }} héros{NARROW}; {{ $n }}{NARROW}!
    }}
-terme = l’eau
"""


def test_only_the_words_of_a_file_are_mended(tmp_path: Path) -> None:
    """Comments, variables, selectors and string literals stay; each line that changed is told; twice is once."""
    path = tmp_path / "a.ftl"
    path.write_text(PAGE, encoding="utf-8")

    told = mend_file(path, "fr")

    assert path.read_text(encoding="utf-8") == MENDED
    assert [line.line for line in told] == [2, 3, 4, 5, 6, 8]
    assert str(told[-1]) == f"{path}:8: -terme = l'eau → -terme = l’eau"
    assert str(told[1]) == f"{path}:3: « suite » → «␣suite␣»"
    assert mend_file(path, "fr") == []
    assert list(french_slips(MENDED.split("\n")[1])) == []


def test_a_page_keeps_its_line_ends() -> None:
    """A file from another system stays one."""
    assert mended_page("a = l'un\r\nb = deux!\r\n", "fr") == f"a = l’un\r\nb = deux{NARROW}!\r\n"


def test_our_own_texts_need_no_mending() -> None:
    """What is shipped is printed as it should be."""
    for folder in (LOCALES, DESCENT):
        for language in ("fr", "en"):
            for path in sorted((folder / language).rglob("*.ftl")):
                page = path.read_text(encoding="utf-8")
                assert mended_page(page, language) == page, path
