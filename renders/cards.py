"""Cards: items, skills, searches, relics and conditions; monsters with minion and master side by side."""

from PIL import Image, ImageDraw

from renders import theme
from renders.dice import plain_die
from renders.figures import Body, token
from renders.fonts import text, title
from renders.lettering import fitting, shortened, stamp, wrapped, write, write_paragraph
from renders.panels import leather, panel, rounded
from renders.theme import BACKDROP, BLACK, GOLD, MUTED, TEXT, Colour, mix
from renders.view import CardView, MonsterCardView, MonsterRankView

WIDTH, HEIGHT, GAP = 420, 600, 12
BODY, LEADING = 29, 34
MONSTER_WIDTH = 480


def draw_card(view: CardView) -> Image.Image:
    """One card on a dark ground."""
    return draw_cards((view,))


def draw_cards(views: tuple[CardView, ...], columns: int = 3) -> Image.Image:
    """Cards in rows, as in a shop window; all as tall as the longest of them needs."""
    columns = max(1, min(columns, len(views)))
    rows = -(-len(views) // columns)
    height = max((_height(view) for view in views), default=HEIGHT)
    size = GAP + columns * (WIDTH + GAP), GAP + rows * (height + GAP)
    picture = Image.new("RGB", size, BACKDROP)
    for number, view in enumerate(views):
        row, column = divmod(number, columns)
        at = GAP + column * (WIDTH + GAP), GAP + row * (height + GAP)
        picture.paste(_card(view, height), at, rounded(WIDTH, height, 24))
    return picture


def _rules_top(view: CardView) -> int:
    return 436 if view.dice else 356


def _height(view: CardView) -> int:
    lines = sum(len(wrapped(line, text(BODY), WIDTH - 72)) for line in view.lines)
    return max(HEIGHT, _rules_top(view) + lines * LEADING + 6 * len(view.lines) + 84)


def _frame(width: int, height: int, accent: Colour, ground: Colour) -> Image.Image:
    picture = leather(width, height, ground).copy()
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle((4, 4, width - 5, height - 5), radius=22, outline=accent, width=6)
    thin = mix(accent, BLACK, 0.55)
    draw.rounded_rectangle((14, 14, width - 15, height - 15), radius=16, outline=thin, width=2)
    return picture


def _card(view: CardView, height: int) -> Image.Image:
    accent = theme.CARD_ACCENTS.get(view.kind, theme.CARD_ACCENTS["item"])
    if view.exhausted:
        accent = mix(accent, theme.PANEL, 0.6)
    picture = _frame(WIDTH, height, accent, (52, 45, 38))
    letters = fitting(title(35), view.name, WIDTH - 60, 22)
    write(picture, (WIDTH / 2, 50), shortened(letters, view.name, WIDTH - 60), letters, anchor="mm")
    picture.paste(accent, (40, 80, WIDTH - 40, 82))
    panel(picture, (110, 96, 310, 296), (32, 31, 34), accent, 100, 4)
    ink = MUTED if view.exhausted else (244, 232, 205)
    stamp(picture, theme.icon_of(view.icon), (140, 126), 140, ink, view.initials)
    traits = fitting(text(25), view.traits, WIDTH - 60, 18)
    write(picture, (WIDTH / 2, 322), view.traits, traits, MUTED, "mm")
    side = 76
    left = (WIDTH - side * len(view.dice)) // 2
    for number, colour in enumerate(view.dice):
        sprite = plain_die(colour, side)
        picture.paste(sprite, (left + number * side, 344), sprite)
    y = float(_rules_top(view))
    for line in view.lines:
        y = write_paragraph(picture, (36, y), line, text(BODY), WIDTH - 72, LEADING) + 6
    _draw_foot(picture, view.cost, view.cost_icon, view.corner)
    return picture


def _draw_foot(picture: Image.Image, cost: str, cost_icon: str, corner: str) -> None:
    line = picture.height - 44
    if cost:
        stamp(picture, theme.icon_of(cost_icon), (32, line - 19), 38, GOLD)
        write(picture, (78, line), cost, text(34, 800), GOLD, "lm")
    write(picture, (picture.width - 34, line), corner, text(26, 700), MUTED, "rm")


# ------------------------------------------------------------------------------------------ monsters


def draw_monster_card(view: MonsterCardView) -> Image.Image:
    """A group: the minion's half and the master's half under one name."""
    columns = max(1, len(view.ranks))
    width = columns * MONSTER_WIDTH + 60
    tallest = max(_rank_height(rank) for rank in view.ranks)
    height = 130 + tallest + 70
    picture = _frame(width, height, theme.CARD_ACCENTS["monster"], (46, 40, 40))
    letters = fitting(title(46, 800), view.name, width - 80, 26)
    write(picture, (width / 2, 58), view.name, letters, anchor="mm")
    write(picture, (width / 2, 104), view.traits, fitting(text(28), view.traits, width - 80), MUTED, "mm")
    for number, rank in enumerate(view.ranks):
        left = 30 + number * MONSTER_WIDTH
        area = (left + 6, 130, left + MONSTER_WIDTH - 6, 130 + tallest)
        _draw_rank(picture, area, view, rank)
    _draw_foot(picture, "", "", view.corner)
    card = Image.new("RGB", (width, height), BACKDROP)
    card.paste(picture, (0, 0), rounded(width, height, 24))
    return card


def _rank_lines(rank: MonsterRankView) -> int:
    return sum(len(wrapped(line, text(BODY), MONSTER_WIDTH - 52)) for line in rank.lines)


def _rank_height(rank: MonsterRankView) -> int:
    return 270 + _rank_lines(rank) * LEADING + 8 * len(rank.lines) + 16


def _draw_rank(
    picture: Image.Image, area: tuple[int, int, int, int], view: MonsterCardView, rank: MonsterRankView
) -> None:
    left, top, right, _ = area
    edge = {"minion": theme.MINION_RING, "master": GOLD}.get(rank.kind, theme.LIEUTENANT_RING)
    panel(picture, area, (40, 38, 39), mix(edge, BLACK, 0.2), 16)
    face = token(Body(rank.kind, "", view.icon, view.initials), 120)
    picture.paste(face, (left + 12, top + 12), face)
    write(
        picture,
        (left + 146, top + 40),
        rank.title,
        fitting(title(32), rank.title, right - left - 166),
        GOLD,
        "lm",
    )
    step = (right - left - 156) // max(1, len(rank.stats))
    for number, stat in enumerate(rank.stats):
        x = left + 146 + number * step
        colour = theme.HEART if stat.icon == "heart" else (200, 220, 255)
        stamp(picture, theme.icon_of(stat.icon), (x, top + 74), 46, colour)
        write(picture, (x + 54, top + 97), stat.value, text(46, 800), anchor="lm")
    _draw_pool(picture, "attack", rank.attack, left + 14, top + 150, theme.MUTED)
    _draw_pool(picture, "defence", rank.defence, left + 14 + (right - left) * 56 // 100, top + 150, theme.SHIELD)
    y = float(top + 250)
    for line in rank.lines:
        y = write_paragraph(picture, (left + 20, y), line, text(BODY), right - left - 40, LEADING, TEXT) + 8


def _draw_pool(picture: Image.Image, icon: str, dice: tuple[str, ...], left: int, top: int, colour: Colour) -> None:
    """The dice a figure attacks or defends with."""
    stamp(picture, theme.SIGN_ICONS[icon], (left, top + 14), 44, colour)
    for number, die_colour in enumerate(dice):
        sprite = plain_die(die_colour, 66)
        picture.paste(sprite, (left + 50 + number * 62, top + 3), sprite)
