"""What a figure attacks with, and whom it can reach with that (ATT-03, ATT-09, BIG-01)."""

from bot.descent.attack.morphing import dice_of
from bot.descent.board import Square, sees_any
from bot.descent.content.cards import Item, SearchCard, Surge
from bot.descent.rules import stats
from bot.descent.rules.dice import Colour
from bot.descent.rules.heeding import in_play
from bot.descent.rules.passives import (
    always_blasts,
    extends,
    has_reach,
    is_wrapped_in_air,
    pierce_always,
    strikes_through_minions,
)
from bot.descent.rules.who_sees import line_between, sees_clearly, shaded
from bot.descent.state.figures import Familiar, Figure, HeldCard, Hero, Monster
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
            self._bare_teeth(game, attacker)
            self.reach, self.extends = has_reach(game, attacker) or self.reach, extends(game, attacker)
            self.blast = always_blasts(game, attacker)
            self.pierce = pierce_always(game, attacker)
        elif isinstance(attacker, Familiar):
            familiar = game.library.familiars[attacker.familiar]
            if weapon in game.monsters:  # a familiar may fight like a monster
                self._bare_teeth(game, game.monsters[weapon])
            elif weapon is not None and game.heroes[attacker.owner].card(weapon) is not None:
                self._take_up(game, game.heroes[attacker.owner], weapon)
                self.range = familiar.attack or self.range
            else:
                self.range, self.dice, self.surges = familiar.attack or "melee", familiar.dice, familiar.surges
        elif isinstance(attacker, Hero) and weapon is not None:
            self._take_up(game, attacker, weapon)

    def _bare_teeth(self, game: Game, monster: Monster) -> None:
        """The numbers of a monster card."""
        card, block = game.monster_card(monster), game.block(monster)
        self.range, self.dice, self.surges = card.attack, dice_of(game, monster), block.surges
        lasting = in_play(game)
        if lasting is not None:
            kind, reach = lasting.attack_kind(game, monster)
            self.range, self.reach = kind or self.range, self.reach or reach

    def _take_up(self, game: Game, hero: Hero, weapon: str) -> None:
        """The numbers of a weapon in front of a hero."""
        held = stats.within_reach(game, hero, weapon)
        assert held is not None
        card_printed = stats.printed(game, held)
        assert isinstance(card_printed, Item | SearchCard)
        self.range = card_printed.attack or "melee"
        self.dice, self.surges = card_printed.dice, card_printed.surges
        if isinstance(card_printed, Item):
            self.pierce, self.reach = card_printed.pierce, card_printed.reach
            self.blast = card_printed.blast
            self._link(game, hero, held)
            if self.range == "ranged" and stats.fights_in_melee(game, hero, held):
                self.range = "melee"
            self.reach = self.reach or (self.range == "melee" and stats.says(game, "reach", hero))

    def _link(self, game: Game, hero: Hero, held: HeldCard) -> None:
        """What a linked weapon lends this one: its keywords and its surges, not its dice."""
        for other in stats.linked_to(hero, held):
            card = stats.printed(game, other)
            assert isinstance(card, Item)
            self.surges += card.surges
            self.pierce += card.pierce
            self.reach, self.blast = self.reach or card.reach, self.blast or card.blast

    @property
    def span(self) -> int:
        """How many squares far it strikes in melee (ATT-09)."""
        return EXTENDED if self.extends else REACH if self.reach else 1


def weapons_of(game: Game, familiar: Familiar) -> list[str | None]:
    """What a familiar may attack with: None for what is on its card, or weapons of its hero."""
    card = game.library.familiars[familiar.familiar]
    if card.roused_by is not None and not _is_roused(game, familiar, card.roused_by):
        return []
    if card.wields is None:
        return [None] if card.attack is not None else []
    hero = game.heroes[familiar.owner]
    return [held.id for held in stats.weapons(game, hero) if card.wields in stats.traits(game, hero, held)]


def _is_roused(game: Game, familiar: Familiar, card: str) -> bool:
    """Whether the card that lets it attack lies sideways, and no other of its kind has attacked this turn."""
    held = game.heroes[familiar.owner].card(card)
    kin = (other for other in game.familiars.values() if other is not familiar and other.owner == familiar.owner)
    spent = any(other.attacked for other in kin if other.familiar == familiar.familiar)
    return held is not None and held.exhausted and not spent


def aim(game: Game, attacker: Figure, target: Figure, arms: Arms, origin: Figure | None = None) -> Square | None:
    """The square of the target that can be attacked, or None if it is out of reach or sight (ATT-03, ATT-09).

    `origin` is whoever range and sight are counted from, if not the attacker.
    """
    if origin is None:
        origin = vantage(game, attacker, target, arms)
    here = origin or attacker
    if wrapped_in_air(game, attacker, target) or stands_behind(game, attacker, target, arms):
        return None
    if shaded(game, attacker, target) and not game.adjacent(attacker, target):
        return None
    if arms.range == "melee":
        shared = not game.blocks(here)  # FAM-02: it may stand on the target's own square
        for square in target.squares:
            if any(game.grid.adjacent(own, square) or (shared and own == square) for own in here.squares):
                return square
        distance = game.distance(here, target)
        if distance is None or not 1 < distance <= arms.span:
            return None
    line = line_between(game, here, target)
    if line is None and isinstance(attacker, Hero):
        line = line_between(game, here, target, past=seen_past(game, attacker, arms.weapon))
    if line is None and needs_no_sight(game, attacker, arms):
        reached = game.grid.distances(*here.squares)
        return min(
            (square for square in target.squares if square in reached), key=reached.__getitem__, default=None
        )
    return line[1] if line else None


def vantage(game: Game, attacker: Figure, target: Figure, arms: Arms) -> Figure | None:
    """Whose place somebody strikes from, if not from its own: a minion's of its group, or as it were a token's."""
    if isinstance(attacker, Hero):
        return _on_a_token(game, attacker, target, arms)
    if not isinstance(attacker, Monster) or not strikes_through_minions(game, attacker):
        return None
    if aim(game, attacker, target, arms, attacker) is not None:
        return None
    minions = [kin for kin in game.group_members(attacker.group) if not kin.master and kin.on_board]
    able = [minion for minion in minions if aim(game, attacker, target, arms, minion) is not None]
    return min(able, key=lambda minion: game.distance(minion, target) or 0, default=None)


def _on_a_token(game: Game, hero: Hero, target: Figure, arms: Arms) -> Figure | None:
    """The hero as if it stood on a search token it sees, if a card says so and that is nearer to the target."""
    if arms.range != "ranged" or not stats.has(game, "sees_from_tokens", hero):
        return None
    tokens = [token.square for token in game.board.tokens.values() if token.kind == "search" and token.square]
    taken = game.occupied() & ~game.grid.bits(hero.squares)
    places = [hero]
    places += [
        hero.model_copy(update={"squares": (square,)})
        for square in tokens
        if sees_any(game.grid, hero.squares, (square,), taken & ~game.grid.bit(square)) is not None
    ]
    able = [place for place in places if aim(game, hero, target, arms, place) is not None]
    nearest = min(able, key=lambda place: game.distance(place, target) or 0, default=hero)
    return None if nearest is hero else nearest


def needs_no_sight(game: Game, attacker: Figure, arms: Arms) -> bool:
    """Whether a card lets this hero attack whom it does not see, with this weapon."""
    return isinstance(attacker, Hero) and stats.has(game, "needs_no_sight", attacker, weapon=arms.weapon)


def stands_behind(game: Game, attacker: Figure, target: Figure, arms: Arms) -> bool:
    """Whether a card keeps a familiar from being the target of a monster that could attack a hero as well."""
    if not isinstance(attacker, Monster) or not isinstance(target, Familiar):
        return False
    return stats.has(game, "behind_heroes", target) and any(
        aim(game, attacker, hero, arms) is not None for hero in game.standing_heroes()
    )


def open_squares(
    game: Game, attacker: Figure, target: Figure, arms: Arms, origin: Figure | None = None
) -> list[Square]:
    """All squares of a target that can be attacked: the attacker's player may choose one (BIG-01)."""
    if aim(game, attacker, target, arms, origin) is None:
        return []
    here = origin or vantage(game, attacker, target, arms) or attacker
    taken = game.occupied() & ~game.grid.bits((*here.squares, *target.squares))
    clear = sees_clearly(game, here)
    if clear:
        taken = 0
    elif isinstance(attacker, Hero):
        taken &= ~game.occupied(seen_past(game, attacker, arms.weapon))
    grid, far = game.grid, arms.range == "ranged"
    blind = needs_no_sight(game, attacker, arms)

    def is_open(square: Square) -> bool:
        if any(grid.adjacent(own, square) for own in here.squares):
            return True
        near = any(1 < (grid.distance(own, square) or 0) <= arms.span for own in here.squares)
        if not (far or near):
            return False
        return blind or sees_any(grid, here.squares, (square,), taken, clear=clear) is not None

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
