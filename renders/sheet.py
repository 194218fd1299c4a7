"""The hero sheet: one page with everything about a hero."""

from PIL import Image

from renders import theme
from renders.figures import Body
from renders.fonts import text
from renders.lettering import stamp, wrapped, write, write_paragraph
from renders.panels import page, panel, segments
from renders.parts import draw_header, draw_heading, draw_item, draw_stat
from renders.theme import MUTED, TEXT, Colour, mix
from renders.view import BlockView, HeroSheetView, SkillView

WIDTH, EDGE, GAP = 1000, 24, 16
HALF = (WIDTH - 2 * EDGE - GAP) // 2
BODY, LEADING = 30, 36

SIGN_COLOURS: dict[str, Colour] = {
    "speed": (200, 220, 255),
    "heart": theme.HEART,
    "stamina": theme.STAMINA,
    "defence": theme.SHIELD,
}


def draw_hero_sheet(view: HeroSheetView) -> Image.Image:
    """The page is as long as the hero's belongings need."""
    block_height = max((_block_height(block) for block in view.blocks), default=0)
    item_rows, skill_rows = -(-len(view.equipment) // 2), _skill_rows(view.skills)
    height = 256 + 146 + 50 + 122
    height += block_height + GAP if view.blocks else 0
    height += 56 + item_rows * 112 if view.equipment else 0
    height += 62 + len(skill_rows) * 72 if view.skills else 0
    colour = theme.HEROES[view.colour]
    picture = page(WIDTH, height + 12, mix(colour, theme.BLACK, 0.2), 8)
    face = Body("hero", view.colour, view.icon, view.initials, knocked_out=view.knocked_out)
    header = (EDGE, EDGE, WIDTH - EDGE, 236)
    draw_header(picture, header, face, view.name, view.subtitle, view.purse, view.conditions)
    _draw_numbers(picture, view)
    y = 574
    if view.blocks:
        _draw_blocks(picture, view.blocks, y, block_height)
        y += block_height + GAP
    if view.equipment:
        draw_heading(picture, (EDGE + 4, y + 4), view.equipment_title)
        for number, item in enumerate(view.equipment):
            row, column = divmod(number, 2)
            left, top = EDGE + column * (HALF + GAP), y + 54 + row * 112
            draw_item(picture, (left, top, left + HALF, top + 100), item)
        y += 56 + item_rows * 112
    if view.skills:
        draw_heading(picture, (EDGE + 4, y + 4), view.skills_title)
        _draw_skills(picture, skill_rows, y + 56)
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
        panel(picture, (left, y, left + HALF, y + height), (38, 36, 36) if block.spent else (48, 43, 38))
        draw_heading(picture, (left + 18, y + 14), block.title, block.icon)
        ink = MUTED if block.spent else TEXT
        write_paragraph(picture, (left + 20, y + 66), block.text, text(BODY), HALF - 40, LEADING, ink)


def _skill_width(skill: SkillView) -> int:
    return round(text(30, 700).length(skill.name)) + 82


def _skill_rows(skills: tuple[SkillView, ...]) -> list[list[SkillView]]:
    """Skills in as many rows as their names need."""
    rows: list[list[SkillView]] = []
    room = 0
    for skill in skills:
        width = _skill_width(skill) + 12
        if not rows or width > room:
            rows.append([])
            room = WIDTH - 2 * EDGE + 12
        rows[-1].append(skill)
        room -= width
    return rows


def _draw_skills(picture: Image.Image, rows: list[list[SkillView]], y: int) -> None:
    """Ready ones green, exhausted ones pale and crossed by a line."""
    for row in rows:
        x = EDGE
        for skill in row:
            width = _skill_width(skill)
            ground, edge, sign, ink = ((38, 44, 40), (90, 140, 100), (160, 230, 170), TEXT)
            if skill.exhausted:
                ground, edge, sign, ink = ((48, 40, 40), (120, 80, 80), (200, 150, 150), MUTED)
            panel(picture, (x, y, x + width, y + 60), ground, edge)
            stamp(picture, theme.icon_of(skill.icon), (x + 16, y + 12), 36, sign)
            write(picture, (x + 62, y + 30), skill.name, text(30, 700), ink, "lm")
            if skill.exhausted:
                picture.paste(MUTED, (x + 60, y + 31, x + width - 18, y + 33))
            x += width + 12
        y += 72
