"""What a figure attacks with, and whom it can reach with that (ATT-03, ATT-09, BIG-01)."""

from bot.descent.board import Square, sees_any
from bot.descent.content.cards import Item, SearchCard, Surge
from bot.descent.rules import stats
from bot.descent.rules.dice import Colour
from bot.descent.rules.heeding import in_play
from bot.descent.rules.passives import extends, has_reach, is_wrapped_in_air, pierce_always
from bot.descent.rules.who_sees import line_between
from bot.descent.state.figures import Familiar, Figure, Hero, Monster
from bot.descent.state.game import Game, side

REACH = 2
"""How far a weapon with reach strikes (ATT-09)."""
EXTENDED = 3
"""How far whoever extends strikes in melee."""


class Arms:
    """What a figure attacks with: a weapon card, a monster card or bare hands."""

    def __init__(self, game: Game, attacker: Figure, weapon: str | None) -> None:
        self.weapon = weapon
        self.dice: tuple[Colour, ...] = ("blue",)  # ATT-06: bare hands
        self.range = "melee"
        self.pierce = 0
        self.reach = False
        self.extends = False
        self.blast = False
        self.surges: tuple[Surge, ...] = ()
        if isinstance(attacker, Monster):
            card, block = game.monster_card(attacker), game.block(attacker)
            self.range, self.dice, self.surges = card.attack, block.dice, block.surges
            self.reach, self.extends = has_reach(game, attacker), extends(game, attacker)
            self.pierce = pierce_always(game, attacker)
            lasting = in_play(game)
            if lasting is not None:
                kind, reach = lasting.attack_kind(game, attacker)
                self.range, self.reach = kind or self.range, self.reach or reach
        elif isinstance(attacker, Familiar):
            familiar = game.library.familiars[attacker.familiar]
            if weapon is not None:
                self._take_up(game, game.heroes[attacker.owner], weapon)
                self.range = familiar.attack or self.range
            else:
                self.range, self.dice, self.surges = familiar.attack or "melee", familiar.dice, familiar.surges
        elif isinstance(attacker, Hero) and weapon is not None:
            self._take_up(game, attacker, weapon)

    def _take_up(self, game: Game, hero: Hero, weapon: str) -> None:
        """The numbers of a weapon in front of a hero."""
        held = hero.card(weapon)
        assert held is not None
        card_printed = stats.printed(game, held)
        assert isinstance(card_printed, Item | SearchCard)
        self.range = card_printed.attack or "melee"
        self.dice, self.surges = card_printed.dice, card_printed.surges
        if isinstance(card_printed, Item):
            self.pierce, self.reach = card_printed.pierce, card_printed.reach
            self.blast = card_printed.blast

    @property
    def span(self) -> int:
        """How many squares far it strikes in melee (ATT-09)."""
        return EXTENDED if self.extends else REACH if self.reach else 1


def weapons_of(game: Game, familiar: Familiar) -> list[str | None]:
    """What a familiar may attack with: None for what is on its card, or weapons of its hero."""
    card = game.library.familiars[familiar.familiar]
    if card.wields is None:
        return [None] if card.attack is not None else []
    hero = game.heroes[familiar.owner]
    return [held.id for held in stats.weapons(game, hero) if card.wields in stats.traits(game, hero, held)]


def aim(game: Game, attacker: Figure, target: Figure, arms: Arms) -> Square | None:
    """The square of the target that can be attacked, or None if it is out of reach or sight (ATT-03, ATT-09)."""
    if wrapped_in_air(game, attacker, target):
        return None
    if arms.range == "melee":
        for square in target.squares:
            if any(game.grid.adjacent(own, square) for own in attacker.squares):
                return square
        distance = game.distance(attacker, target)
        if distance is None or not 1 < distance <= arms.span:
            return None
    line = line_between(game, attacker, target)
    if line is None and isinstance(attacker, Hero):
        line = line_between(game, attacker, target, past=seen_past(game, attacker, arms.weapon))
    return line[1] if line else None


def open_squares(game: Game, attacker: Figure, target: Figure, arms: Arms) -> list[Square]:
    """All squares of a target that can be attacked: the attacker's player may choose one (BIG-01)."""
    if aim(game, attacker, target, arms) is None:
        return []
    taken = game.occupied() & ~game.grid.bits((*attacker.squares, *target.squares))
    if isinstance(attacker, Hero):
        taken &= ~game.occupied(seen_past(game, attacker, arms.weapon))
    grid, far = game.grid, arms.range == "ranged"

    def is_open(square: Square) -> bool:
        if any(grid.adjacent(own, square) for own in attacker.squares):
            return True
        near = any(1 < (grid.distance(own, square) or 0) <= arms.span for own in attacker.squares)
        return (far or near) and sees_any(grid, attacker.squares, (square,), taken) is not None

    return [square for square in target.squares if is_open(square)]


def can_blast(arms: Arms) -> bool:
    """Whether it may matter which square of a large target is hit."""
    return arms.blast or any(effect.kind == "blast" for surge in arms.surges for effect in surge.do)


def wrapped_in_air(game: Game, attacker: Figure, target: Figure) -> bool:
    """The elementals' air: nothing but attacks from adjacent figures affects the target."""
    return is_wrapped_in_air(target) and not game.adjacent(attacker, target)


def seen_past(game: Game, attacker: Figure, weapon: str | None) -> list[Figure]:
    """Figures that don't block the view of this attacker with this weapon, thanks to its cards."""
    friends = stats.has(game, "sees_past_friends", attacker, weapon=weapon)
    neighbours = stats.has(game, "sees_past_neighbours", attacker, weapon=weapon)
    return [
        figure
        for figure in game.everyone()
        if (friends and side(figure) == side(attacker)) or (neighbours and game.adjacent(attacker, figure))
    ]
