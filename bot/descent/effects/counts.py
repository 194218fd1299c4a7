"""What the numbers of a card go by: so much for each of these."""

from collections.abc import Callable, Sequence
from typing import Literal

from bot.descent.attack.numbers import surges_left
from bot.descent.effects.base import Context
from bot.descent.effects.who import attack_of
from bot.descent.rules import stats
from bot.descent.rules.dice import total
from bot.descent.rules.elementals import exhausted_elementals
from bot.descent.state.figures import Familiar, Hero, Monster
from bot.descent.state.game import Game

PerWhat = Literal[
    "monster_beside_target",
    "heart_left",
    "charge",
    "fallen_hero",
    "amount",
    "search_card",
    "knowledge",
    "on_weapon",
    "hero_struck",
    "hero_beside",
    "elemental",
    "surge_rolled",
    "surge",
    "paid",
    "weapon",
    "speed",
    "heart_dealt",
    "range_rolled",
]
"""Other monsters next to the target, hearts the bearer has left, fallen heroes; or just one, for a charge.

`hero_struck`: heroes the attack strikes. `hero_beside`: those next to the bearer. `weapon`: those it has equipped.

`amount`: what was rolled, spent, or goes with the moment. `search_card`: those of the hero, face up or down.
`knowledge`, `speed`: the bearer's. `on_weapon`: counters on the weapon of the attack. `heart_dealt`: those that its
target was dealt.

`elemental`: exhausted elemental cards. `surge_rolled`, `surge`: what the attack's dice show, what is not spent.
`paid`: counters that the card the moment is about was last paid with. `range_rolled`: range on the attack's dice.
"""


def counted(game: Game, what: PerWhat, at: Context, having: Sequence[str] = ()) -> int:
    """How many of these there are now; of heroes perhaps only those with one of these conditions."""
    if what in ("hero_struck", "hero_beside"):
        return sum(not having or bool(set(having) & set(hero.conditions)) for hero in _heroes(game, what, at))
    return _COUNTS[what](game, at)


def _heroes(game: Game, what: PerWhat, at: Context) -> list[Hero]:
    if what == "hero_struck":
        record = attack_of(game, at)
        return [game.heroes[one.figure] for one in record.struck if one.figure in game.heroes] if record else []
    bearer = game.figure(at.actor)
    return [hero for hero in game.standing_heroes() if hero.on_board and game.adjacent(bearer, hero)]


def _hero(game: Game, at: Context) -> Hero:
    """Whose cards are counted: those of the hero who acts, or whose familiar strikes with its weapon."""
    figure = game.figure(at.actor)
    return game.hero(figure.owner if isinstance(figure, Familiar) else figure.id)


def _hearts_left(game: Game, at: Context) -> int:
    return stats.health_left(game, game.figure(at.actor))


def _monsters_beside_target(game: Game, at: Context) -> int:
    target = game.find(at.target or "")
    if target is None:
        return 0
    others = (other for other in game.monsters.values() if other.id != at.actor and other is not target)
    return sum(game.adjacent(other, target) for other in others)


def _charge(game: Game, at: Context) -> int:
    """One, if the target did not stand next to the attacker as its activation began."""
    bearer, target, activation = game.find(at.actor), game.find(at.target or ""), game.activation
    if not isinstance(bearer, Monster) or target is None:
        return 0
    if activation is None or activation.monster != bearer.id:
        # It strikes out of turn: from where it stands.
        return int(not game.adjacent(bearer, target))
    return int(target.id not in activation.beside)


def _fallen_heroes(game: Game, at: Context) -> int:
    return sum(hero.knocked_out for hero in game.heroes.values())


def _amount(game: Game, at: Context) -> int:
    return at.amount


def search_cards(game: Game, at: Context) -> int:
    """How many search cards lie in front of the hero, used or not."""
    hero = game.heroes.get(at.actor)
    return sum(held.kind == "search" for held in hero.cards) if hero is not None else 0


def _knowledge(game: Game, at: Context) -> int:
    return stats.attribute(game, game.figure(at.actor), "knowledge") or 0


def _on_weapon(game: Game, at: Context) -> int:
    """Counters on the card with which the attack is made."""
    attack = attack_of(game, at)
    hero = game.heroes.get(attack.attacker) if attack is not None else None
    held = hero.card(attack.weapon or "") if attack is not None and hero is not None else None
    return held.counters if held is not None else 0


def _elementals(game: Game, at: Context) -> int:
    return exhausted_elementals(game, _hero(game, at), using=at.card)


def _surges_rolled(game: Game, at: Context) -> int:
    attack = attack_of(game, at)
    return total(attack.dice).surges if attack is not None else 0


def _surges(game: Game, at: Context) -> int:
    attack = attack_of(game, at)
    return surges_left(game, attack) if attack is not None else 0


def _paid(game: Game, at: Context) -> int:
    held = _hero(game, at).card(at.cause)
    return held.paid if held is not None else 0


def _weapons(game: Game, at: Context) -> int:
    return len(stats.weapons(game, _hero(game, at)))


def _speed(game: Game, at: Context) -> int:
    return stats.speed(game, game.figure(at.actor))


def _hearts_dealt(game: Game, at: Context) -> int:
    """Hearts that the attack has dealt its target."""
    attack = attack_of(game, at)
    return (attack.struck[0].damage or 0) if attack is not None and attack.dealt else 0


def _range_rolled(game: Game, at: Context) -> int:
    attack = attack_of(game, at)
    return total(attack.dice).range if attack is not None else 0


_COUNTS: dict[PerWhat, Callable[[Game, Context], int]] = {
    "monster_beside_target": _monsters_beside_target,
    "heart_left": _hearts_left,
    "charge": _charge,
    "fallen_hero": _fallen_heroes,
    "amount": _amount,
    "search_card": search_cards,
    "knowledge": _knowledge,
    "on_weapon": _on_weapon,
    "elemental": _elementals,
    "surge_rolled": _surges_rolled,
    "surge": _surges,
    "paid": _paid,
    "weapon": _weapons,
    "speed": _speed,
    "heart_dealt": _hearts_dealt,
    "range_rolled": _range_rolled,
}
