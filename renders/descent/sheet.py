"""The hero sheet: one page with everything about a hero."""

from PIL import Image

from renders import theme
from renders.descent import look
from renders.descent.figures import Body
from renders.descent.parts import (
    EDGE,
    GAP,
    HALF,
    SMALL,
    WIDTH,
    Area,
    draw_header,
    draw_heading,
    draw_item,
    draw_stat,
    item_lines,
)
from renders.descent.view import BlockView, HeroSheetView, ItemView, SkillView
from renders.fonts import text
from renders.lettering import plate, stamp, wrapped, write, write_paragraph
from renders.panels import page, segments
from renders.theme import MUTED, TEXT, Colour, mix

BODY, LEADING = 30, 36
NUMBERS_BOTTOM = 574

SIGN_COLOURS: dict[str, Colour] = {
    "speed": (200, 220, 255),
    "heart": theme.HEART,
    "stamina": theme.STAMINA,
    "defence": theme.SHIELD,
}


def draw_hero_sheet(view: HeroSheetView) -> Image.Image:
    """The page is as long as the hero's belongings and skills need."""
    block_height = max((_block_height(block) for block in view.blocks), default=0)
    height = NUMBERS_BOTTOM + (block_height + GAP if view.blocks else 0)
    height += _gear_height(view.equipment) + _skills_height(view.skills) + 12
    picture = page(WIDTH, height, mix(theme.HEROES[view.colour], theme.BLACK, 0.2), 8)
    face = Body("hero", view.colour, view.icon, view.initials, knocked_out=view.knocked_out)
    header = (EDGE, EDGE, WIDTH - EDGE, 236)
    draw_header(picture, header, face, view.name, view.subtitle, view.purse, view.conditions)
    _draw_numbers(picture, view)
    y = NUMBERS_BOTTOM
    if view.blocks:
        _draw_blocks(picture, view.blocks, y, block_height)
        y += block_height + GAP
    if view.equipment:
        _draw_gear(picture, view, y)
        y += _gear_height(view.equipment)
    if view.skills:
        draw_heading(picture, (EDGE + 4, y + 4), view.skills_title, "skill")
        y += HEADING
        for skill in view.skills:
            tall = _skill_height(skill)
            _draw_skill(picture, skill, (EDGE, y, WIDTH - EDGE, y + tall))
            y += tall + 12
    return picture


def _draw_numbers(picture: Image.Image, view: HeroSheetView) -> None:
    """Values that change, the hearts and stamina to count, and the attributes."""
    for stats, y, height in ((view.stats, 256, 130), (view.attributes, 452, 106)):
        count = max(1, len(stats))
        width = (WIDTH - 2 * EDGE - GAP * (count - 1)) // count
        for number, stat in enumerate(stats):
            left = EDGE + number * (width + GAP)
            colour = SIGN_COLOURS.get(stat.icon, (226, 214, 190))
            draw_stat(picture, (left, y, left + width, y + height), stat, colour)
    split = EDGE + (WIDTH - 2 * EDGE) * 2 // 3
    hearts, stamina = (EDGE, 402, split - GAP // 2, 436), (split + GAP // 2, 402, WIDTH - EDGE, 436)
    health = theme.health_colour(view.health, view.max_health)
    segments(picture, hearts, view.health, view.max_health, health)
    segments(picture, stamina, view.stamina, view.max_stamina, theme.STAMINA)


def _block_height(block: BlockView) -> int:
    return 84 + LEADING * max(2, len(wrapped(block.text, text(BODY), HALF - 40)))


def _draw_blocks(picture: Image.Image, blocks: tuple[BlockView, ...], y: int, height: int) -> None:
    """Ability and feat beside each other; a spent one is pale."""
    for number, block in enumerate(blocks[:2]):
        left = EDGE + number * (HALF + GAP)
        plate(picture, (left, y, left + HALF, y + height), (38, 36, 36) if block.spent else (48, 43, 38))
        draw_heading(picture, (left + 18, y + 14), block.title, block.icon)
        ink = MUTED if block.spent else TEXT
        write_paragraph(picture, (left + 20, y + 66), block.text, text(BODY), HALF - 40, LEADING, ink)


# --------------------------------------------------------------------------------- gear and skills

HEADING = 56
SKILL_LEFT = 76


def _gear_rows(items: tuple[ItemView, ...]) -> list[tuple[tuple[ItemView, ...], int]]:
    """Things two and two, and how tall each row is."""
    rows = [items[start : start + 2] for start in range(0, len(items), 2)]
    return [(row, max(item_lines(item, HALF).height for item in row)) for row in rows]


def _gear_height(items: tuple[ItemView, ...]) -> int:
    return HEADING + sum(tall + 12 for _, tall in _gear_rows(items)) if items else 0


def _draw_gear(picture: Image.Image, view: HeroSheetView, y: int) -> None:
    draw_heading(picture, (EDGE + 4, y + 4), view.equipment_title, "attack")
    y += HEADING
    for row, tall in _gear_rows(view.equipment):
        for left, item in zip((EDGE, EDGE + HALF + GAP), row, strict=False):
            draw_item(picture, (left, y, left + HALF, y + tall), item)
        y += tall + 12


def _skill_lines(skill: SkillView) -> list[str]:
    return wrapped(skill.text, text(BODY), WIDTH - 2 * EDGE - SKILL_LEFT - 20) if skill.text else []


def _skill_height(skill: SkillView) -> int:
    return 60 + LEADING * len(_skill_lines(skill)) + (12 if skill.text else 0)


def _skills_height(skills: tuple[SkillView, ...]) -> int:
    return HEADING + sum(_skill_height(skill) + 12 for skill in skills) if skills else 0


def _draw_skill(picture: Image.Image, skill: SkillView, area: Area) -> None:
    """Name and text; ready ones green, exhausted ones pale, with a word that says so."""
    left, top, right, _ = area
    ground, edge, sign, ink = ((38, 44, 40), (90, 140, 100), (160, 230, 170), TEXT)
    if skill.exhausted:
        ground, edge, sign, ink = ((48, 40, 40), (120, 80, 80), (200, 150, 150), MUTED)
    plate(picture, area, ground, edge)
    stamp(picture, look.icon_of(skill.icon), (left + 18, top + 12), 42, sign)
    write(picture, (left + SKILL_LEFT, top + 32), skill.name, text(34, 800), ink, "lm")
    write(picture, (right - 20, top + 32), skill.note, text(SMALL, 700), sign, "rm")
    room = right - left - SKILL_LEFT - 20
    write_paragraph(picture, (left + SKILL_LEFT, top + 56), skill.text, text(BODY), room, LEADING, ink)
