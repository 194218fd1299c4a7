"""How monsters spend surges (MAT)."""

from bot.descent import stats
from bot.descent.attack import (
    PIERCE_VEIL,
    PaySurge,
    any_possible,
    shields_of,
    surge_context,
    surges_left,
    tally,
    veiled,
)
from bot.descent.attack_record import Attack
from bot.descent.cards import Surge
from bot.descent.effects.verbs import Add
from bot.descent.engine import push
from bot.descent.figures import Monster
from bot.descent.game import Game
from bot.descent.reactions import Do

COWARDLY_RANGE = 3


def spend_for_monster(game: Game, record: Attack, monster: Monster) -> None:
    """Buy one surge ability and come back for the next, as long as one has an effect."""
    bought = next_purchase(game, record, monster)
    if bought is None:
        return
    key, surge, because = bought
    from bot.descent.attack import SpendSurges

    at = surge_context(record, monster, key)
    push(
        game,
        PaySurge(attack=record.id, key=key, cost=surge.cost, because=because),
        *(Do(what=effect, at=at) for effect in surge.do),
        SpendSurges(attack=record.id),
    )


def next_purchase(game: Game, record: Attack, monster: Monster) -> tuple[str, Surge, str] | None:
    """The ability a monster buys next: not to miss, to defeat, then down the panel (MAT-01 to MAT-04)."""
    left = surges_left(game, record)
    if not may_spend(game, monster):
        return None
    offers = [
        (f"surge{number}", surge)
        for number, surge in enumerate(game.block(monster).surges)
        if surge.cost <= left
        and f"surge{number}" not in record.bought
        and any_possible(game, surge.do, surge_context(record, monster, f"surge{number}"))
    ]
    if left and veiled(game, record) and PIERCE_VEIL not in record.bought:
        return PIERCE_VEIL, Surge(do=()), "not_to_miss"  # APX-01: the first surge goes into finding the target
    short = record.distance - tally(game, record).range if record.range == "ranged" else 0
    if short > 0:
        helpful = [offer for offer in offers if _adds(offer[1]).range]
        if sum(_adds(surge).range for _, surge in helpful) < short:
            return None  # it misses whatever it does
        return (*max(helpful, key=lambda offer: _adds(offer[1]).range), "not_to_miss")
    useful = [offer for offer in offers if not _only_range(offer[1])]
    for key, surge in useful:
        if _defeats(game, record, _adds(surge)):
            return key, surge, "to_defeat"
    return (*useful[0], "panel_order") if useful else None


def may_spend(game: Game, monster: Monster) -> bool:
    """Cowardly monsters need a master within 3 squares."""
    if "cowardly" not in game.block(monster).abilities:
        return True
    masters = [other for other in game.monsters.values() if other.master and other is not monster]
    return any((game.distance(monster, master) or 99) <= COWARDLY_RANGE for master in masters)


def _adds(surge: Surge) -> Add:
    """All additions of a surge ability together."""
    found = [effect for effect in surge.do if isinstance(effect, Add)]
    return Add(
        hearts=sum(effect.hearts for effect in found),
        range=sum(effect.range for effect in found),
        pierce=sum(effect.pierce for effect in found),
    )


def _only_range(surge: Surge) -> bool:
    """Range that is not needed has no effect (MAT-04)."""
    return all(
        isinstance(effect, Add) and not (effect.hearts or effect.pierce or effect.surges) for effect in surge.do
    )


def _defeats(game: Game, record: Attack, add: Add) -> bool:
    """Whether this addition, and not already the attack as it stands, fells the target (MAT-03)."""
    struck, defender = record.struck[0], game.figure(record.target)
    shields = shields_of(struck, defender)
    left = stats.health_left(game, defender)

    def damage(hearts: int, pierce: int) -> int:
        return max(0, hearts - max(0, shields - pierce))

    hearts = tally(game, record).hearts
    before = damage(hearts, record.pierce)
    return before < left <= damage(hearts + add.hearts, record.pierce + add.pierce)
