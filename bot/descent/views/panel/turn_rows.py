"""What can be pressed in a hero's turn: attacks, what is within reach, the pad, menus, and the end of the turn."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.descent.autopilot.gear import better_gear
from bot.descent.commands import (
    AttackWithFamiliar,
    Command,
    EndTurn,
    Equip,
    OpenDoor,
    PickUp,
    Revive,
    Search,
    StandUp,
    UseElement,
)
from bot.descent.commands.familiars import is_active
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.rules.play import PricedCommand, legal
from bot.descent.state.figures import Hero
from bot.descent.state.game import ACTIONS, Game, Turn
from bot.descent.views.asks import EXAMINE, SQUARE
from bot.descent.views.panel.attack_keys import attack_rows
from bot.descent.views.panel.contested import me_first
from bot.descent.views.panel.destinations import beside, lettered, moves, ways
from bot.descent.views.panel.ending import left_over
from bot.descent.views.panel.menus import (
    SIGNS,
    equip_label,
    familiars,
    gear,
    is_weighed,
    looks,
    more,
    rank,
    way_picks,
)
from bot.descent.views.panel.shared import take_back
from bot.descent.views.reference.surroundings import elements
from bot.descent.words import Words, symbols
from bot.views.face import MOST_OPTIONS, Ask, Key, Menu, Pick, Row, Weigh
from renders.descent.view import BoardView

IN_A_ROW = 5
"""Buttons, as Discord allows."""
MOST_PARTS = 31
"""Rows, buttons and menus together: of Discord's forty the rest is for words, pictures and what is voted on."""
WITHIN_REACH = (Revive, UseElement, OpenDoor, Search, PickUp, AttackWithFamiliar)
"""What is a button of its own while it is possible."""
STRAIGHT = (("←", -1, 0), ("↑", 0, -1), ("↓", 0, 1), ("→", 1, 0))
DIAGONAL = (("↖", -1, -1), ("↗", 1, -1), ("↙", -1, 1), ("↘", 1, 1))
CLOSED = "\u200b\u00a0\u00a0\u200b"
"""In the place of an arrow; Discord takes no label of nothing but spaces."""
FAMILIAR, GEAR = "🐾", "🎒"


def turn_rows(
    campaign: Campaign, game: Game, now: Turn, board: BoardView, say: Words
) -> tuple[BoardView, list[Row]]:
    """Everything a hero may do, and the board with the letters of the destinations that the menu names."""
    choices, hero = legal(game, now.hero), game.hero(now.hero)
    found = ways(game, hero, choices, MOST_OPTIONS)
    letters = lettered(found, board.focus)
    attacks, pad = attack_rows(game, choices, say), pad_rows(hero, choices)
    go = _menu("go", "menu-go", way_picks(game, found, letters, say), say)
    last = _in_rows(_last_keys(campaign, game, now, choices, say, typed=bool(found)))
    room = MOST_PARTS - _parts([*attacks, *pad, *go, *last]) - _parts(_others(game, choices, say, set()))
    keys, apart = within_reach(game, now, choices, say, min(IN_A_ROW, room - 1))
    rows = [*attacks, *_in_rows(keys), *pad, *go, *_others(game, choices, say, apart), *last]
    return replace(board, marks={(square.x, square.y): letter for square, letter in letters.items()}), rows


def _others(game: Game, choices: list[PricedCommand], say: Words, apart: set[Command]) -> list[Row]:
    """The menus of everything that is neither an attack nor a way, nor stands apart on buttons."""
    return [
        *_menu("more", "menu-more", more(game, choices, say, apart), say),
        *_menu("familiar", "view-menu-familiar", familiars(game, choices, say, apart), say),
        *_menu("gear", "view-menu-gear", [*looks(say), *gear(game, choices, say)], say),
    ]


def _menu(name: str, title: str, picks: list[Pick], say: Words) -> list[Row]:
    return [Menu(name, say.text(title), tuple(picks[:MOST_OPTIONS]))] if picks else []


def _in_rows(keys: list[Key]) -> list[Row]:
    return [tuple(keys[start : start + IN_A_ROW]) for start in range(0, len(keys), IN_A_ROW)]


def _parts(rows: Iterable[Row]) -> int:
    """How many components rows take."""
    return sum(2 if isinstance(row, Menu) else 1 + len(row) for row in rows)


# The pad --------------------------------------------------------------------------------------------------------


def pad_rows(hero: Hero, choices: list[PricedCommand]) -> list[Row]:
    """The directions that are open: in one row if they fit, from left to right, else the straight ones above."""
    open_to = moves(choices)
    arrows = {
        arrow: Key(arrow, Play(command=choice.command), "main")
        for arrow, dx, dy in (*STRAIGHT, *DIAGONAL)
        if (choice := open_to.get(beside(hero, dx, dy))) is not None
    }
    if len(arrows) <= IN_A_ROW:
        across = sorted((*STRAIGHT, *DIAGONAL), key=lambda each: each[1:])
        row = tuple(arrows[arrow] for arrow, *_ in across if arrow in arrows)
        return [row] if row else []
    # As many places in both rows, so that the arrows stand below each other.
    return [tuple(arrows.get(arrow, Key(CLOSED)) for arrow, *_ in line) for line in (STRAIGHT, DIAGONAL)]


# Within reach ---------------------------------------------------------------------------------------------------


def within_reach(
    game: Game, now: Turn, choices: list[PricedCommand], say: Words, most: int
) -> tuple[list[Key], set[Command]]:
    """Buttons for what can be done here, the most urgent first, as many as fit; and what they do."""
    found = sorted(
        (choice for choice in choices if isinstance(choice.command, WITHIN_REACH)),
        key=lambda choice: rank(choice.command),
    )
    waiting = list(_waiting_familiars(game, now, choices, say))
    chosen = found[: max(0, most - len(waiting))]
    keys = [_within_reach(game, choice, say) for choice in chosen]
    keys += list(_better_gear(game, now, choices, say))[: max(0, most - len(waiting) - len(keys))]
    return [*keys, *waiting[: max(0, most - len(keys))]], {choice.command for choice in chosen}


def _within_reach(game: Game, choice: PricedCommand, say: Words) -> Key:
    label, sign = say.command(choice.command, game), SIGNS.get(type(choice.command), "")
    if isinstance(choice.command, UseElement) and not choice.price.actions:
        label = f"{label} · {say.price(choice.price)}"
    play = Play(command=choice.command)
    return Key(label, Weigh(play) if is_weighed(game, choice.command) else play, "main", sign)


def _better_gear(game: Game, now: Turn, choices: list[PricedCommand], say: Words) -> Iterator[Key]:
    """What was bought or found and is better than what the hero wears: taken up at once, while that is possible."""
    better = better_gear(game, game.hero(now.hero))
    outfit = set(better.cards) if better is not None else set()
    for choice in choices if better is not None else ():
        if isinstance(choice.command, Equip) and set(choice.command.cards) == outfit:
            yield Key(equip_label(game, choice.command, say), Play(command=choice.command), "plain", GEAR)


def _waiting_familiars(game: Game, now: Turn, choices: list[PricedCommand], say: Words) -> Iterator[Key]:
    """The hero's familiars that can't be told anything now, and when they can."""
    told = {getattr(choice.command, "familiar", None) for choice in choices}
    for familiar in game.familiars_of(game.hero(now.hero)):
        if familiar.on_board and familiar.id not in told and is_active(game, familiar):
            name = say.figure(familiar.id, game)
            if familiar.spent:
                yield Key(say.text("button-familiar-done", familiar=name), sign=FAMILIAR)
            elif now.actions not in (0, ACTIONS):
                yield Key(say.text("button-familiar-later", familiar=name), sign=FAMILIAR)


# The last row ---------------------------------------------------------------------------------------------------


def _last_keys(
    campaign: Campaign, game: Game, now: Turn, choices: list[PricedCommand], say: Words, *, typed: bool
) -> list[Key]:
    """The end of the turn, a square that is typed, things to look at, and what can be taken back."""
    keys = []
    if any(isinstance(choice.command, StandUp) for choice in choices):
        keys.append(Key(say.text("button-stand"), Play(command=StandUp(hero=now.hero)), "good", symbols.UP))
    if any(isinstance(choice.command, EndTurn) for choice in choices):
        keys.append(_end(game, now, choices, say))
    if typed:
        keys.append(Key(say.text("button-square"), Ask(SQUARE), sign="⌨️"))
    if elements(game):
        keys.append(Key(say.text("button-examine"), Ask(EXAMINE), sign="👁️"))
    return [*keys, *take_back(campaign, say), *me_first(campaign, say)]


def _end(game: Game, now: Turn, choices: list[PricedCommand], say: Words) -> Key:
    """The end of the turn; whoever could still do something is told so first."""
    end = Play(command=EndTurn(hero=now.hero))
    if left_over(game, now, choices, say):
        return Key(say.text("button-end"), Weigh(end))
    return Key(say.text("button-end"), end, "good")
