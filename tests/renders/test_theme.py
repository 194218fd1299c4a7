"""The look can be read by everybody: contrast, and every icon is there."""

import json

import pytest
from PIL import ImageStat

from renders import icons, theme
from renders.descent import look
from renders.icon_tables import icon_names
from renders.textures import texture
from renders.theme import contrast
from tests.renders.goldens import needs_icons

TEXT_PAIRS = {
    "text on panels": (theme.TEXT, theme.PANEL),
    "muted text on panels": (theme.MUTED, theme.PANEL),
    "gold on panels": (theme.GOLD, theme.PANEL),
    "coordinates": (theme.TEXT, theme.VOID),
    "labels": (theme.WHITE, theme.OUTLINE),
    "marks": (theme.OUTLINE, theme.GOLD),
    "costs of reach": (look.REACH, look.COST_GROUND),
    "padlock": (theme.WHITE, look.MASTER),
    "minion": (look.MINION_INK, look.MINION),
    "master": (look.MASTER_INK, look.MASTER),
    "lieutenant": (look.LIEUTENANT_INK, look.LIEUTENANT),
    "familiar": (look.FAMILIAR_INK, look.FAMILIAR),
    "knocked out": (theme.WHITE, look.KNOCKED_OUT),
    **{f"hero {name}": (theme.HERO_INK[name], colour) for name, colour in theme.HEROES.items()},
    **{f"condition {name}": (ink, ground) for name, (_, ground, ink) in look.CONDITIONS.items()},
    **{f"die {name}": (ink, body) for name, (body, ink) in theme.DICE.items()},
    **{f"token {name}": (ink, body) for name, (_, body, _, ink) in look.TOKENS.items()},
}

EDGES = {
    "hero ring": look.HERO_RING,
    "minion": look.MINION,
    "minion ring": look.MINION_RING,
    "master ring": look.MASTER_RING,
    "lieutenant ring": look.LIEUTENANT_RING,
    "familiar": look.FAMILIAR,
    "reach": look.REACH,
    "range": theme.RANGE,
    "area": look.AREA,
    "elevation": look.ELEVATION,
    "target": look.TARGET,
    "clear sight": look.SIGHT_CLEAR,
    "blocked sight": look.SIGHT_BLOCKED,
    "trail": look.TRAIL,
    **{f"token {name}": ring for name, (_, _, ring, _) in look.TOKENS.items()},
}


@pytest.mark.parametrize("pair", TEXT_PAIRS.values(), ids=TEXT_PAIRS.keys())
def test_words_and_signs_stand_out(pair: tuple[theme.Colour, theme.Colour]) -> None:
    """Ink has a contrast of at least 4.5 to 1 on its ground."""
    assert contrast(*pair) >= 4.5


@pytest.mark.parametrize("ground", theme.GROUNDS)
@pytest.mark.parametrize("edge", EDGES.values(), ids=EDGES.keys())
def test_edges_stand_out_on_every_ground(edge: theme.Colour, ground: str) -> None:
    """The edge of figures, tokens and overlays has a contrast of at least 3 to 1 on every ground."""
    assert contrast(edge, theme.GROUNDS[ground]) >= 3.0


def test_health_can_be_told_from_what_is_lost() -> None:
    """Every colour of a health bar has a contrast of at least 3 to 1 to its empty part."""
    for colour in (theme.HEALTH_GOOD, theme.HEALTH_HALF, theme.HEALTH_LOW):
        assert contrast(colour, theme.HEALTH_EMPTY) >= 3.0


@needs_icons
def test_every_icon_is_there() -> None:
    """Every icon that the kit or a game names is in the fetched subset, and nothing else is kept."""
    kept = json.loads(icons.ICON_FILE.read_text(encoding="utf-8"))["icons"]
    assert sorted(kept) == icon_names()


def test_content_finds_its_icon() -> None:
    """An id of the game leads to its icon; an icon's own name stays what it is."""
    assert look.icon_of("zombie") == "shambling-zombie"
    assert look.icon_of("broadsword") == "broadsword"


@pytest.mark.parametrize("ground", ["stone", "wood", "grass", "earth"])
def test_contrast_is_measured_against_the_real_grounds(ground: str) -> None:
    """The mean colour of each floor is the one the contrast tests use."""
    mean = ImageStat.Stat(texture(ground, 48)).mean
    assert all(abs(part - named) <= 6 for part, named in zip(mean, theme.GROUNDS[ground], strict=True))
