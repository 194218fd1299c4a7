"""Choose the colours of the PNG files again: python -m renders.descent.training [looks]

Needed after a change of look or textures. There are sets of 256: one for boards, trained on all grounds
with everything that can stand on them, one for sheets, cards and dice, and one for the boards of each look of
`looks.py`. Colours that carry meaning are kept as they are. With `looks` only the latter are chosen again.
"""

import sys
from pathlib import Path

from PIL import Image

from renders import colours, theme
from renders.descent import look, look_colours
from renders.descent.board import draw_board
from renders.descent.cards import draw_cards
from renders.descent.dice import draw_dice
from renders.descent.looks import LOOKS
from renders.descent.sheet import draw_hero_sheet
from renders.descent.view import (
    BlockView,
    BoardView,
    CardView,
    Cell,
    DiceView,
    DieView,
    DoorView,
    FigureKind,
    FigureView,
    HeroSheetView,
    ItemView,
    PartyView,
    SightView,
    SkillView,
    StatView,
    TokenView,
)
from renders.training import train, write, write_table


def _party() -> tuple[PartyView, ...]:
    conditions = tuple(look.CONDITIONS)
    return tuple(
        PartyView(f"Héros {number}", colour, icon, 9 - 3 * number, 10, 3, 4, conditions[number::4][:3], number == 0)
        for number, (colour, icon) in enumerate(zip(theme.HEROES, look.HERO_ICONS.values(), strict=False))
    )


def _board(ground: str, land: str = "") -> BoardView:
    """A board of one ground with everything that can lie or stand on it."""
    terrains = ("plain", "water", "lava", "mud", "pit", "hazard", "obstacle")
    cells = {(x, y): Cell(terrains[y // 2] if x >= 9 else "plain", ground) for x in range(13) for y in range(14)}
    conditions = tuple(look.CONDITIONS)
    kinds: tuple[FigureKind, ...] = ("hero", "minion", "master", "lieutenant", "familiar")
    figures = [
        FigureView(
            f"{kind}{number}", kind, ((1 + number, row),), icon, 4 - number, 4, colour, "A1", active=number == 0
        )
        for row, kind in enumerate(kinds)
        for number, (colour, icon) in enumerate(
            zip(theme.HEROES, list(look.MONSTER_ICONS.values())[row * 3 :], strict=False)
        )
    ]
    for number, condition in enumerate(conditions):
        icon = list(look.MONSTER_ICONS.values())[number]
        squares = ((number % 6 + 1, 6 + number // 6),)
        figures.append(FigureView(condition, "minion", squares, icon, 1, 3, conditions=(condition,)))
    for number, (colour, kind) in enumerate(zip(theme.HEROES, look.TOKENS, strict=False)):
        squares, gone = ((number + 1, 8),), number % 2 == 0
        figures.append(
            FigureView(
                colour, "hero", squares, "rogue", 4, 4, colour, vanished=gone, activated=True, carried=(kind,)
            )
        )
    return BoardView(
        cells=cells,
        doors=(DoorView((6, 2), (7, 2)), DoorView((6, 4), (7, 4), "locked"), DoorView((6, 6), (7, 6), "open")),
        tokens=tuple(TokenView((7, y), kind) for y, kind in enumerate(look.TOKENS)),
        figures=tuple(figures),
        elevation=frozenset({((x, 12), (x, 13)) for x in range(4)}),
        reach={(x, y): y for x in (5, 6, 10, 11) for y in range(14)},
        range=frozenset((x, y) for x in (1, 2, 12) for y in (10, 11, 12)),
        area=frozenset((x, y) for x in (0, 12) for y in range(6)),
        sight=(SightView((0, 10), (8, 13), True), SightView((0, 12), (9, 9), False, (4, 12))),
        targets=((3, 3),),
        party=_party(),
        look=land,
    )


def _sheets() -> list[Image.Image]:
    dice = tuple(DieView(colour, hearts=2) for colour in theme.DICE)
    cards = tuple(
        CardView(
            kind, "Nom", icon, "trait", ("blue", "yellow"), ("{surge} : +1 {heart} {range}",), "25", corner="Acte I"
        )
        for kind, icon in zip(look.CARD_ACCENTS, look.ITEM_ICONS.values(), strict=False)
    )
    stat = tuple(StatView(name, "Nom", "4") for name in ("speed", "heart", "stamina", "defence"))
    item = ItemView("Objet", "chain-mail", "note", ("gray", "brown"))
    sheets = [
        draw_hero_sheet(
            HeroSheetView(
                "Nom", "mage", colour, "wizard-face", 5, 8, 3, 4, stat, stat,
                (BlockView("Titre", "feat", "Texte {heart}"),), "Équipement", (item,), "Compétences",
                (SkillView("Une"), SkillView("Deux", True)), stat[:2], ("burning",),
            )
        )
        for colour in theme.HEROES
    ]  # fmt: skip
    return [*sheets, draw_cards(cards), draw_dice(DiceView("Jet", dice[:4], dice[4:], ("{surge} : +1 {heart}",)))]


def _kept() -> list[theme.Colour]:
    """Colours whose exact tone carries meaning."""
    named = [theme.WHITE, theme.BLACK, theme.OUTLINE, theme.GOLD, theme.TEXT, theme.MUTED, theme.VOID, look.REACH]
    named += [*theme.HEROES.values(), look.MINION, look.MASTER, look.LIEUTENANT, look.SIGHT_BLOCKED]
    named += [
        theme.RANGE,
        look.AREA,
        theme.HEALTH_GOOD,
        theme.HEALTH_LOW,
        theme.HEALTH_EMPTY,
        look.TARGET,
        theme.HEART,
        theme.STAMINA,
    ]
    named += [ground for _, ground, _ in look.CONDITIONS.values()]
    # The fog is one slow ramp over much of the picture: without its own colours it breaks into tinted bands.
    named += [theme.mix(theme.FOG_DARK, theme.FOG_LIGHT, step / 11) for step in range(12)]
    named += [theme.mix(theme.BLACK, theme.FOG_DARK, step / 5) for step in range(1, 5)]
    return named


def _boards(land: str = "") -> list[Image.Image]:
    return [draw_board(_board(ground, land)) for ground in ("stone", "wood", "grass", "earth")]


def main() -> None:
    if sys.argv[1:] != ["looks"]:
        sets = {"BOARD": train(_boards(), _kept()), "SHEET": train(_sheets(), _kept())}
        write(sets, Path(colours.__file__), __spec__.name)
    lands = {land: train(_boards(land), _kept()) for land in LOOKS if land}
    write_table(lands, Path(look_colours.__file__), __spec__.name)


if __name__ == "__main__":
    main()
