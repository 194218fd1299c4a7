"""Cards: items, skills, searches, relics, conditions…; monsters with minion and master side by side."""

from typing import NamedTuple

from PIL import Image, ImageDraw

from renders import theme
from renders.descent import look
from renders.descent.dice import plain_die
from renders.descent.figures import Body, token
from renders.descent.parts import PARCHMENT, RANK_EDGES, Area
from renders.descent.view import CardView, MonsterCardView, MonsterRankView, StatView
from renders.fonts import Font, text, title
from renders.lettering import fitting, lay, line_length, plate, settled, stamp, wrapped, write, write_line
from renders.panels import leather, rounded
from renders.theme import BACKDROP, BLACK, GOLD, MUTED, TEXT, Colour, mix

WIDTH, HEIGHT, GAP = 600, 840, 16
# Cards grow by steps, so that most have the same height and share their ground.
STEP = 40
# Short texts are written larger: the first size with which a card keeps its usual height.
BODIES, LEADING, PARAGRAPH = (42, 39, 36), 1.2, 12
SMALL = 30
SIDE = 44
MEDALLION, DIE = 236, 96
FOOT = 104
GROUND: Colour = (52, 45, 38)
NUMBER_INKS: dict[str, Colour] = {"heart": theme.HEART, "speed": (200, 220, 255)}


def draw_cards(views: tuple[CardView, ...], columns: int = 2) -> Image.Image:
    """Cards in rows, two and two so that a phone can show them; all as tall as the longest of them needs."""
    columns = max(1, min(columns, len(views)))
    rows = -(-len(views) // columns)
    height = max((_height(view) for view in views), default=HEIGHT)
    size = GAP + columns * (WIDTH + GAP), GAP + rows * (height + GAP)
    picture = Image.new("RGB", size, BACKDROP)
    for number, view in enumerate(views):
        row, column = divmod(number, columns)
        at = GAP + column * (WIDTH + GAP), GAP + row * (height + GAP)
        picture.paste(_card(view, height), at, rounded(WIDTH, height, 32))
    return picture


def frame(width: int, height: int, accent: Colour, ground: Colour) -> Image.Image:
    """The ground of a card: leather, a strong border and a thin line inside it."""
    picture = leather(width, height, ground).copy()
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle((4, 4, width - 5, height - 5), radius=30, outline=accent, width=8)
    draw.rounded_rectangle((18, 18, width - 19, height - 19), radius=20, outline=mix(accent, BLACK, 0.55), width=2)
    return picture


# ------------------------------------------------------------------------------------ how tall it is


def _name(view: CardView) -> tuple[Font, list[str]]:
    return settled(title(48), view.name, WIDTH - 2 * SIDE, 40)


def _traits(view: CardView) -> list[str]:
    return wrapped(view.traits, text(SMALL), WIDTH - 2 * SIDE) if view.traits else []


class Rules(NamedTuple):
    """A card's text in one size: its paragraphs, each in lines."""

    letters: Font
    paragraphs: list[list[str]]

    @property
    def leading(self) -> int:
        return round(self.letters.size * LEADING)

    @property
    def height(self) -> int:
        rows = sum(len(lines) for lines in self.paragraphs)
        return rows * self.leading + PARAGRAPH * max(0, len(self.paragraphs) - 1)


def _rules(view: CardView) -> Rules:
    """The text as large as a card of the usual height allows."""
    rules = Rules(text(BODIES[-1]), [])
    for size in BODIES:
        rules = Rules(text(size), [wrapped(line, text(size), WIDTH - 2 * SIDE) for line in view.lines])
        if _top(view) + rules.height + _foot(view) <= HEIGHT:
            break
    return rules


def _foot(view: CardView) -> int:
    return FOOT if view.cost or view.corner else 48


def _top(view: CardView) -> int:
    """Where the text begins: below name, medallion, traits, numbers and dice."""
    head = 52 + 56 * len(_name(view)[1]) + MEDALLION + 36
    return head + 38 * len(_traits(view)) + (DIE + 10 if view.dice else 0) + (64 if view.stats else 0) + 30


def _height(view: CardView) -> int:
    needed = _top(view) + _rules(view).height + _foot(view)
    return max(HEIGHT, -(-needed // STEP) * STEP)


# -------------------------------------------------------------------------------------- how it looks


def _card(view: CardView, height: int) -> Image.Image:
    """Name, medallion, what it is, dice, text, and at the foot what it costs."""
    accent = _accent(view)
    picture = frame(WIDTH, height, accent, GROUND)
    letters, name = _name(view)
    y = 62
    for line in name:
        write(picture, (WIDTH / 2, y), line, letters, anchor="mm")
        y += 56
    picture.paste(accent, (60, y - 18, WIDTH - 60, y - 15))
    _draw_medallion(picture, view, accent, y)
    y += MEDALLION + 36
    for line in _traits(view):
        write(picture, (WIDTH / 2, y), line, text(SMALL), MUTED, "mm")
        y += 38
    if view.stats:
        _draw_stats(picture, view, y)
        y += 64
    if view.dice:
        left = (WIDTH - (DIE + 6) * len(view.dice)) // 2
        for number, colour in enumerate(view.dice):
            lay(picture, plain_die(colour, DIE), (left + number * (DIE + 6), y - 12))
    _draw_divider(picture, accent, _top(view) - 18)
    _draw_rules(picture, view, height)
    draw_foot(picture, view.cost, view.cost_icon, view.corner)
    return picture


def _accent(view: CardView) -> Colour:
    accent = look.CARD_ACCENTS.get(view.kind, look.CARD_ACCENTS["item"])
    if view.kind == "condition" and view.icon in look.CONDITIONS:
        accent = mix(look.CONDITIONS[view.icon][1], (200, 190, 170), 0.15)
    return mix(accent, theme.PANEL, 0.6) if view.exhausted else accent


def _draw_medallion(picture: Image.Image, view: CardView, accent: Colour, top: int) -> None:
    """The icon in a round frame; a condition as the badge that figures wear."""
    left, icon = (WIDTH - MEDALLION) // 2, look.icon_of(view.icon)
    ground, ink = (32, 31, 34), MUTED if view.exhausted else PARCHMENT
    if view.kind == "condition" and view.icon in look.CONDITIONS:
        icon, ground, ink = look.CONDITIONS[view.icon]
    area = (left, top, left + MEDALLION, top + MEDALLION)
    plate(picture, area, ground, accent, MEDALLION // 2, 6)
    if view.kind == "condition":  # in one flat tone, as on figures: shades of it would break into blotches
        inner = MEDALLION - 12
        picture.paste(ground, (left + 6, top + 6), rounded(inner, inner, inner // 2))
    side = round(MEDALLION * 0.68)
    at = left + (MEDALLION - side) // 2, top + (MEDALLION - side) // 2
    stamp(picture, icon, at, side, ink, view.initials)


def _draw_stats(picture: Image.Image, view: CardView, y: int) -> None:
    """Speed and health of a familiar, side by side."""
    step = 150
    x = (WIDTH - step * len(view.stats)) / 2 + 16
    for stat in view.stats:
        colour = NUMBER_INKS.get(stat.icon, PARCHMENT)
        stamp(picture, look.icon_of(stat.icon), (x, y - 12), 50, colour)
        write(picture, (x + 62, y + 13), stat.value, text(48, 800), anchor="lm")
        x += step


def _draw_divider(picture: Image.Image, accent: Colour, y: int) -> None:
    """A thin line with a lozenge between what a card is and what it does."""
    dim, middle = mix(accent, BLACK, 0.45), WIDTH // 2
    picture.paste(dim, (110, y, middle - 18, y + 2))
    picture.paste(dim, (middle + 18, y, WIDTH - 110, y + 2))
    ImageDraw.Draw(picture).polygon(
        [(middle - 8, y + 1), (middle, y - 7), (middle + 8, y + 1), (middle, y + 9)], fill=accent
    )


def _draw_rules(picture: Image.Image, view: CardView, height: int) -> None:
    """The text in the middle of what room there is; a few words are centred."""
    top, rules = _top(view), _rules(view)
    y = top + max(0, height - _foot(view) - top - rules.height) / 2
    few = len(rules.paragraphs) == 1 and len(rules.paragraphs[0]) == 1
    for lines in rules.paragraphs:
        for line in lines:
            x = (WIDTH - line_length(line, rules.letters)) / 2 if few else SIDE
            write_line(picture, (x, y), line, rules.letters, MUTED if view.exhausted else TEXT)
            y += rules.leading
        y += PARAGRAPH


def draw_foot(picture: Image.Image, cost: str, cost_icon: str, corner: str) -> None:
    """What a card costs at the left, where it comes from at the right."""
    line, x = picture.height - 58, 44.0
    if cost:
        colour = theme.INLINE_COLOURS.get(cost_icon, GOLD)
        stamp(picture, look.icon_of(cost_icon), (x, line - 23), 46, colour)
        write(picture, (x + 56, line), cost, text(42, 800), colour, "lm")
        x += 56 + text(42, 800).length(cost) + 20
    letters = fitting(text(32, 700), corner, picture.width - 44 - x, SMALL)
    write(picture, (picture.width - 46, line), corner, letters, MUTED, "rm")


# ------------------------------------------------------------------------------------------ monsters

RANK_WIDTH, LONE_WIDTH = 472, 640
RANK_HEAD, RANK_BODY, RANK_LEADING, RANK_GAP = 252, 30, 35, 10
# Speed and health stand beside the face, further values in a row of their own.
NUMBERS, ATTRIBUTES = 2, 66


def draw_monster_card(view: MonsterCardView) -> Image.Image:
    """A group: the minion's half and the master's half under one name; a lieutenant alone."""
    rank_width = RANK_WIDTH if len(view.ranks) > 1 else LONE_WIDTH
    width = rank_width * max(1, len(view.ranks)) + 56
    tallest = max(_rank_height(rank, rank_width) for rank in view.ranks)
    height = 138 + tallest + 84
    picture = frame(width, height, look.CARD_ACCENTS["monster"], (46, 40, 40))
    letters = fitting(title(52, 800), view.name, width - 80, 32)
    write(picture, (width / 2, 62), view.name, letters, anchor="mm")
    write(picture, (width / 2, 112), view.traits, fitting(text(32), view.traits, width - 80, 28), MUTED, "mm")
    for number, rank in enumerate(view.ranks):
        left = 28 + number * rank_width
        _draw_rank(picture, (left + 4, 138, left + rank_width - 4, 138 + tallest), view, rank)
    draw_foot(picture, "", "", view.corner)
    card = Image.new("RGB", (width, height), BACKDROP)
    card.paste(picture, (0, 0), rounded(width, height, 32))
    return card


def _rank_rows(rank: MonsterRankView, width: int) -> list[tuple[str, list[str]]]:
    """Each ability as its name and the lines of its text; what a surge buys has no name."""
    rows = []
    for line in rank.lines:
        name, dash, rule = line.partition(" — ")
        rows.append((name if dash else "", wrapped(rule if dash else line, text(RANK_BODY), width - 48)))
    return rows


def _rank_head(rank: MonsterRankView) -> int:
    """Height of what stands above the abilities; a lieutenant has attributes."""
    return RANK_HEAD + (ATTRIBUTES if len(rank.stats) > NUMBERS else 0)


def _rank_height(rank: MonsterRankView, width: int) -> int:
    rows = _rank_rows(rank, width)
    return _rank_head(rank) + sum(RANK_LEADING * (bool(name) + len(lines)) + RANK_GAP for name, lines in rows) + 14


def _draw_rank(picture: Image.Image, area: Area, view: MonsterCardView, rank: MonsterRankView) -> None:
    left, top, right, _ = area
    plate(picture, area, (40, 38, 39), mix(RANK_EDGES[rank.kind], BLACK, 0.2), 16)
    lay(picture, token(Body(rank.kind, "", view.icon, view.initials), 124), (left + 14, top + 14))
    letters = fitting(title(36), rank.title, right - left - 170, 28)
    write(picture, (left + 152, top + 42), rank.title, letters, GOLD, "lm")
    _draw_numbers(picture, rank.stats[:NUMBERS], left + 152, top + 80, 150)
    _draw_pools(picture, rank, (left + 16, top + 156, right - 16, top + 228))
    _draw_numbers(picture, rank.stats[NUMBERS:], left + 20, top + RANK_HEAD - 10, 150)
    y = float(top + _rank_head(rank) - 8)
    for name, lines in _rank_rows(rank, right - left + 8):
        if name:
            write(picture, (left + 20, y), name, text(RANK_BODY, 800), GOLD)
            y += RANK_LEADING
        for line in lines:
            write_line(picture, (left + 20, y), line, text(RANK_BODY))
            y += RANK_LEADING
        y += RANK_GAP


def _draw_numbers(picture: Image.Image, stats: tuple[StatView, ...], left: int, top: int, step: int) -> None:
    """Values side by side, each with its sign."""
    for number, stat in enumerate(stats):
        x = left + number * step
        colour = NUMBER_INKS.get(stat.icon, PARCHMENT)
        stamp(picture, look.icon_of(stat.icon), (x, top), 48, colour)
        write(picture, (x + 58, top + 24), stat.value, text(48, 800), anchor="lm")


def _draw_pools(picture: Image.Image, rank: MonsterRankView, area: Area) -> None:
    """The dice a figure attacks with, then those it defends with."""
    left, top, right, bottom = area
    count = len(rank.attack) + len(rank.defence)
    side = min(66, (right - left - 2 * 54 - 20) // max(1, count))
    middle, x = (top + bottom) // 2, left
    for icon, dice, colour in (("attack", rank.attack, MUTED), ("defence", rank.defence, theme.SHIELD)):
        stamp(picture, theme.SIGN_ICONS[icon], (x, middle - 22), 44, colour)
        x += 52
        for die_colour in dice:
            lay(picture, plain_die(die_colour, side), (x, middle - side // 2))
            x += side
        x += 22
