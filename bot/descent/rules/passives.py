"""Monsters' passive abilities: one name for each, asked for wherever the rules go another way because of it.

Passives that wait for a moment, like the barghests' night stalker, are written out in the data and not here.
"""

from typing import Final

from bot.descent.rules import stats
from bot.descent.rules.heeding import in_play
from bot.descent.state.figures import Familiar, Figure, Hero, Monster
from bot.descent.state.game import Game

BLAST: Final = "blast"
COWARDLY: Final = "cowardly"
ENTOMB: Final = "entomb"
EXTEND: Final = "extend"
FLAIL: Final = "flail"
FLY: Final = "fly"
FLIES: Final = "flies"
"""The same of heroes: what their sheet says."""
HIVE_DEFENSE: Final = "hive_defense"
LIFETHIRST: Final = "lifethirst"
LITHESOME: Final = "lithesome"
MANORS_HEART: Final = "the_manors_heart_lieutenant"
MASTER_PLAN: Final = "master_plan"
MORPH: Final = "morph"
OVERFLOWING: Final = "overflowing"
PRECISE: Final = "precise"
PUNCTURE: Final = "puncture"
PIERCE: Final = "pierce"
PUTRID_BOILS: Final = "putrid_boils"
RAVAGE: Final = "ravage"
REACH: Final = "reach"
SCAMPER: Final = "scamper"
SHADOW: Final = "shadow"
SHAMBLING: Final = "shambling"
SMALL_BEGINNINGS: Final = "small_beginnings"
SOUL_SHACKLE: Final = "soul_shackle"
STEALTHY: Final = "stealthy"
UNMOVABLE: Final = "unmovable"
WEB: Final = "web"
SORCERY: Final = "sorcery"
"""No passive but a trigger; it has an X like some of them."""
IDLE = frozenset({MASTER_PLAN})
"""Passives that speak of overlord cards, of which there are none."""
PASSIVES = IDLE | {
    BLAST,
    COWARDLY,
    ENTOMB,
    EXTEND,
    FLAIL,
    FLY,
    HIVE_DEFENSE,
    LIFETHIRST,
    LITHESOME,
    MANORS_HEART,
    MORPH,
    OVERFLOWING,
    PIERCE,
    PRECISE,
    PUNCTURE,
    PUTRID_BOILS,
    RAVAGE,
    REACH,
    SCAMPER,
    SHADOW,
    SHAMBLING,
    SMALL_BEGINNINGS,
    SOUL_SHACKLE,
    STEALTHY,
    UNMOVABLE,
    WEB,
}
"""All that the rules know."""

STEALTH = 3
"""Range by which an attack on a stealthy monster has to be better than others."""
AIR = "air"
"""The mark that the elementals' action leaves on them."""


def _has(game: Game, figure: Figure, passive: str) -> bool:
    if not isinstance(figure, Monster):
        return False
    if passive in game.block(figure).abilities:
        return True
    lasting = in_play(game)
    return lasting is not None and lasting.lends(game, figure, passive)


def degree(game: Game, figure: Figure, passive: str) -> int:
    """The X of a passive whose name has one; 0 for figures that don't have it."""
    return game.block(figure).x.get(passive, 0) if isinstance(figure, Monster) else 0


def is_cowardly(game: Game, monster: Monster) -> bool:
    """Whether it uses its surges only near a master or a lieutenant."""
    return _has(game, monster, COWARDLY)


def flails(game: Game, monster: Monster) -> bool:
    """Whether its attacks hit a second hero."""
    return _has(game, monster, FLAIL)


def flies(game: Game, figure: Figure) -> bool:
    """Whether terrain means nothing to it until it comes down."""
    if isinstance(figure, Familiar):
        return game.library.familiars[figure.familiar].flies
    if isinstance(figure, Hero):
        return stats.says(game, FLIES, figure)
    return _has(game, figure, FLY)


def pierce_always(game: Game, monster: Monster) -> int:
    """How many shields all its attacks ignore, without a surge (ATT-08)."""
    return degree(game, monster, PIERCE)


def attacks_twice(game: Game, monster: Monster) -> bool:
    """Whether it may use both its actions to attack."""
    return _has(game, monster, RAVAGE)


def stealth(game: Game, figure: Figure) -> int:
    """How much more range an attack on the figure needs, in melee too."""
    return STEALTH if _has(game, figure, STEALTHY) else 0


def has_reach(game: Game, monster: Monster) -> bool:
    """Whether it strikes two squares far (ATT-09)."""
    return _has(game, monster, REACH)


def extends(game: Game, monster: Monster) -> bool:
    """Whether it strikes three squares far."""
    return _has(game, monster, EXTEND)


def sees_past_friends(game: Game, monster: Monster) -> bool:
    """Whether other monsters don't block its view."""
    return _has(game, monster, LITHESOME)


def sees_past_neighbours(game: Game, monster: Monster) -> bool:
    """Whether figures next to it don't block its view."""
    return _has(game, monster, PRECISE)


def punctures(game: Game, figure: Figure) -> bool:
    """Whether each defence die rolled against its attacks loses a shield."""
    return _has(game, figure, PUNCTURE)


def hive_around(game: Game) -> int:
    """Bits of the squares next to a monster whose swarm stings heroes who enter them."""
    return _around(game, HIVE_DEFENSE)


def sludge_around(game: Game) -> int:
    """Bits of the squares next to a monster that are mud to heroes."""
    return _around(game, OVERFLOWING)


def _around(game: Game, passive: str) -> int:
    bits = 0
    for monster in game.monsters.values():
        if monster.on_board and _has(game, monster, passive):
            bits |= game.grid.spread(game.grid.bits(monster.squares))
    return bits


def slips_past_enemies(game: Game, monster: Monster) -> bool:
    """Whether it walks through enemies, or flies over them."""
    return _has(game, monster, SCAMPER) or flies(game, monster)


def casts_shadow(game: Game, monster: Monster) -> bool:
    """Whether attacks of heroes next to it miss without a surge."""
    return _has(game, monster, SHADOW)


def entombs(game: Game, monster: Monster) -> bool:
    """Whether the fallen next to it rise by themselves or by heroic feats alone."""
    return _has(game, monster, ENTOMB)


def starts_small(game: Game, monster: str) -> bool:
    """Whether minions of this kind come later, called by others, and never with the masters."""
    card = game.library.monsters.get(monster)
    return card is not None and SMALL_BEGINNINGS in card.block(game.act, "minion").abilities


def shambles(game: Game, monster: Monster) -> bool:
    """Whether it takes only one move action in an activation."""
    return _has(game, monster, SHAMBLING)


def always_blasts(game: Game, monster: Monster) -> bool:
    """Whether all its attacks reach whoever stands next to the target (ATT-07)."""
    return _has(game, monster, BLAST)


def morphs(game: Game, monster: Monster) -> bool:
    """Whether it has no attack dice of its own but those of somebody it sees."""
    return _has(game, monster, MORPH)


def strikes_through_minions(game: Game, figure: Figure) -> bool:
    """Whether its attacks may be counted from where a minion of its group stands: a master's, with a relic."""
    return isinstance(figure, Monster) and figure.master and _has(game, figure, MANORS_HEART)


def is_unmovable(game: Game, figure: Figure) -> bool:
    """Whether nobody else can make it move."""
    return _has(game, figure, UNMOVABLE)


def raises_boils(game: Game, monster: Monster) -> bool:
    """Whether diseased heroes near it suffer for their exertions."""
    return _has(game, monster, PUTRID_BOILS)


def spins_webs(game: Game, monster: Monster) -> bool:
    """Whether leaving a square next to it costs heroes a fatigue."""
    return _has(game, monster, WEB)


def is_wrapped_in_air(figure: Figure) -> bool:
    """Whether nothing but attacks from adjacent figures affects it, until its group acts again."""
    return isinstance(figure, Monster) and AIR in figure.marks
