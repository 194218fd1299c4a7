"""Pictures of the Raid: they look as they did, can be read on a phone, and say the same in words."""

from collections.abc import Callable

import pytest
from PIL import Image

from bot.descent.views.pictures.raid import raid_strip_view, raid_summary_view
from bot.descent.views.pictures.raid_cards import raid_cards_view
from bot.descent.words import words
from bot.words import LANGUAGES, Language
from renders.descent import drawings
from renders.descent.raid_cards import draw_raid_cards
from renders.descent.raid_gate import GLOWS, gate_of
from renders.descent.raid_strip import draw_raid_strip
from renders.descent.raid_summary import draw_raid_summary
from renders.studio import Studio
from tests.descent.views.staged_raids import choosing, raiding
from tests.renders.goldens import matches_golden, needs_icons
from tests.renders.proofs import slips

FRENCH, ENGLISH = words("fr"), words("en")
languages = pytest.mark.parametrize("language", LANGUAGES)

PICTURES: dict[str, Callable[[], Image.Image]] = {
    "raid_won": lambda: draw_raid_summary(raid_summary_view(raiding(6, ended="won", week=None), ENGLISH)),
    "raid_lost": lambda: draw_raid_summary(raid_summary_view(raiding(4, fell=True), FRENCH)),
    "raid_strip": lambda: draw_raid_strip(raid_strip_view(raiding(2), FRENCH)),
    "raid_cards": lambda: draw_raid_cards(raid_cards_view(choosing((("syndrael", "chainmail"),)), FRENCH)),
}


@needs_icons
@pytest.mark.parametrize("name", PICTURES)
def test_the_raid_looks_as_it_did(name: str) -> None:
    """A picture of the Raid looks like its golden one; see tests/failures for the difference."""
    assert matches_golden(name, PICTURES[name]().reduce(2), "parchment")


@languages
@pytest.mark.parametrize("heroes", [2, 3])
@pytest.mark.parametrize("behind", range(7))
def test_a_summary_can_be_read_at_every_stage(behind: int, heroes: int, language: Language) -> None:
    """However far a party came: nothing is cut, nothing collides, nothing is too small for a phone."""
    party = raiding(behind, heroes=heroes, ended="won" if behind == 6 else None, name="Les Marcheurs de la Nuit")
    assert slips(draw_raid_summary, raid_summary_view(party, words(language)), besides=("state",)) == []


@languages
def test_a_lost_raid_can_be_read(language: Language) -> None:
    """The level in which it ended is marked, and those after it are dark."""
    view = raid_summary_view(raiding(3, fell=True), words(language))
    states = [level.gate.state for act in view.acts for level in act.levels]
    assert states == ["passed", "passed", "passed", "fell", "ahead", "ahead"]
    assert slips(draw_raid_summary, view, besides=("state",)) == []


@languages
@pytest.mark.parametrize(
    "kept", [(), (("syndrael", "chainmail"),), (("syndrael", "chainmail"), ("widow_tarha", "immolation"))]
)
def test_the_open_cards_can_be_read(kept: tuple[tuple[str, str], ...], language: Language) -> None:
    """Cards, how many may be kept, and who keeps which: all whole and large enough."""
    view = raid_cards_view(choosing(kept), words(language))
    assert [card.words for card in view.cards if card.kept] == [
        words(language).hero(hero, short=True) for hero, _ in sorted(kept, key=lambda each: each[1])
    ]
    assert slips(draw_raid_cards, view, besides=("state",)) == []


@languages
@pytest.mark.parametrize("behind", range(6))
def test_the_strip_can_be_read(behind: int, language: Language) -> None:
    """Six portals, and the party's faces below the one it comes to."""
    view = raid_strip_view(raiding(behind), words(language))
    assert [gate.state for gate in view.gates].index("here") == behind
    assert slips(draw_raid_strip, view, besides=("state",)) == []


@pytest.mark.parametrize("side", [48, 118, 148])
def test_portals_can_be_told_apart(side: int) -> None:
    """Passed, lost, entered and dark portals differ clearly in the middle, where the light is."""
    middles = {}
    for state in GLOWS:
        gate = gate_of(state, side).convert("RGB")
        middles[state] = (
            gate.crop((side // 4, side // 4, 3 * side // 4, 3 * side // 4)).resize((1, 1)).getpixel((0, 0))
        )
    pairs = [(one, other) for one in middles for other in middles if one < other]
    near = {
        pair: gap
        for pair in pairs
        if (gap := max(abs(a - b) for a, b in zip(middles[pair[0]], middles[pair[1]], strict=True))) < 40
    }
    assert near == {}


async def test_the_studio_draws_them_all() -> None:
    """Each has a name, its bytes and its words."""
    studio = Studio()
    pictures = [
        await studio.picture(drawings.raid_summary(raid_summary_view(raiding(2), FRENCH))),
        await studio.picture(drawings.raid_strip(raid_strip_view(raiding(2), FRENCH))),
        await studio.picture(drawings.raid_cards(raid_cards_view(choosing(), FRENCH))),
    ]
    studio.close()

    assert [picture.filename for picture in pictures] == ["raid.png", "portals.png", "raid-cards.png"]
    assert all("semaine" in (picture.alt_text or "") for picture in pictures)
