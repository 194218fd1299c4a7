"""What to wear and wield, decided at the start of a turn (CRD-04)."""

from bot.descent.commands import Equip
from bot.descent.commands.cards import is_equipment
from bot.descent.content.cards import Item
from bot.descent.monsters.threat import hearts_of, offers
from bot.descent.rules import stats
from bot.descent.rules.dice import FACES, Colour
from bot.descent.rules.play import explain
from bot.descent.state.figures import HeldCard, Hero
from bot.descent.state.game import Game

FOE: tuple[Colour, ...] = ("gray",)
"""The defence weapons are compared against."""
ABILITY = 0.5
"""What an ability of a card counts beside hearts and shields."""
BETTER = 0.3
"""How much better something must be to be put on instead."""


def better_gear(game: Game, hero: Hero) -> Equip | None:
    """Put on the best of what the hero carries, if that is better than what it wears."""
    spare = [held for held in hero.cards if is_equipment(game, held) and not held.equipped and not held.flipped]
    if not spare or game.turn is None or game.turn.acted:
        return None
    worn = [held for held in hero.cards if held.equipped and is_equipment(game, held)]
    now = _worth(game, worn)
    outfits = [outfit for held in spare for outfit in _with(game, worn, held)]
    for outfit in sorted(outfits, key=lambda outfit: -_worth(game, outfit)):
        if _worth(game, outfit) < now + BETTER:
            return None
        command = Equip(hero=hero.id, cards=tuple(held.id for held in outfit))
        if explain(game, command) is None:
            return command
    return None


def _with(game: Game, worn: list[HeldCard], held: HeldCard) -> list[list[HeldCard]]:
    """Ways to wear one more thing: besides the rest, or instead of one or two things of the same place."""
    slot = _item(game, held).slot
    rivals = [other for other in worn if _item(game, other).slot == slot]
    kept = [other for other in worn if other not in rivals]
    return [
        [*worn, held],
        *([*(other for other in worn if other is not rival), held] for rival in rivals),
        [*kept, held],
    ]


def _worth(game: Game, outfit: list[HeldCard]) -> float:
    """The best weapon, all shields and what the cards can do besides."""
    weapons = [weapon_worth(_item(game, held)) for held in outfit if _item(game, held).attack is not None]
    return max(weapons, default=0.0) + sum(protection(_item(game, held)) for held in outfit)


def weapon_worth(item: Item) -> float:
    """Hearts a weapon deals on average; one that strikes from afar is worth a little more."""
    hearts = hearts_of(item.dice, offers(item.surges), FOE)
    return hearts + (0.5 if item.attack == "ranged" else 0.0) + 0.3 * item.pierce


def protection(item: Item) -> float:
    """Shields on average, and something for each ability."""
    shields = sum(sum(face.shields for face in FACES[die]) / len(FACES[die]) for die in item.defence)
    return shields + ABILITY * len(item.abilities)


def _item(game: Game, held: HeldCard) -> Item:
    item = stats.printed(game, held)
    assert isinstance(item, Item)
    return item
