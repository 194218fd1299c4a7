"""Small helps for scenes about cards."""

from collections.abc import Mapping

from bot.descent.board import Square
from bot.descent.commands import UseCard
from bot.descent.rules.selecting import familiar_of
from bot.descent.state.figures import Familiar, HeldCard
from tests.descent.scene import Scene, scene

BERSERKER = {"G": "grisban_the_thirsty/berserker"}
NECROMANCER = {"L": "leoric_of_the_book/necromancer"}
WILDLANDER = {"J": "jain_fairwood/wildlander"}
SPIRITSPEAKER = {"A": "avric_albright/spiritspeaker"}


def held(table: Scene, letter: str, card: str) -> HeldCard:
    """A card in front of a hero."""
    found = table.hero(letter).card(card)
    assert found is not None, f"{letter} does not hold {card}"
    return found


def offered(table: Scene, letter: str, card: str, target: str | None = None, ability: str = "main") -> bool:
    """Whether a hero is offered this card now, on this target."""
    wanted = UseCard(
        hero=table.names[letter], card=card, ability=ability, target=table.names[target] if target else None
    )
    return any(choice.command == wanted for choice in table.legal(letter, "use_card"))


def refused(table: Scene, letter: str, card: str, target: str | None = None, ability: str = "main") -> str | None:
    """The code with which a hero's card is refused now."""
    aimed = table.names[target] if target else None
    return table.refused(UseCard(hero=table.names[letter], card=card, ability=ability, target=aimed))


def may_react(table: Scene, card: str) -> bool:
    """Whether the open question offers to react with this card."""
    return table.asked == "react" and any(f"/{card}/" in option for option in table.options)


def hurt(table: Scene, letter: str, damage: int = 0, fatigue: int = 0) -> None:
    """Damage and fatigue a hero comes with."""
    hero = table.hero(letter)
    hero.damage, hero.fatigue = damage, fatigue


def familiar(table: Scene, letter: str) -> Familiar:
    """The familiar of a hero."""
    found = familiar_of(table.game, table.hero(letter))
    assert found is not None, f"{letter} has no familiar"
    return found


def set_down(table: Scene, letter: str, kind: str, *squares: str) -> list[str]:
    """Familiars of a hero are put on the board and called by letters: `image_a`, `image_b`…"""
    called = []
    for number, square in enumerate(squares, 1):
        name = f"{kind}_{'abcdefgh'[number - 1]}"
        table.game.familiars[name] = Familiar(
            id=name, familiar=kind, owner=table.names[letter], number=number, squares=(Square.parse(square),)
        )
        called.append(name)
    return called


def bite(table: Scene, monster: str = "zombie") -> None:
    """All monsters of a group attack whom they can, and do nothing else."""
    table.activate(monster, minion=[{"do": "attack"}], master=[{"do": "attack"}])


def come(table: Scene, monster: str = "zombie") -> None:
    """All monsters of a group go for the closest hero."""
    table.activate(monster, minion=[{"do": "engage"}], master=[{"do": "engage"}])


def hunt(table: Scene, monster: str = "zombie") -> None:
    """All monsters of a group go for the closest hero, to attack it."""
    lines = [{"do": "engage"}, {"do": "attack"}]
    table.activate(monster, minion=lines, master=lines)


TOUGH = {"z": "zombie master"}


def armed(*cards: str, roll: str = "", drawing: str = "H z", monsters: Mapping[str, str] = TOUGH) -> Scene:
    """Syndrael with these cards, and a master zombie next to her."""
    return scene(drawing, cards={"H": list(cards)}, roll=roll, monsters=monsters)


def attacked(*cards: str, roll: str) -> Scene:
    """A zombie attacks Syndrael, who has these cards."""
    table = scene("H z", cards={"H": list(cards)}, turn=None, roll=roll)
    bite(table)
    return table


def bought(weapon: str, roll: str, line: str, drawing: str = "H z") -> Scene:
    """Syndrael attacks a sturdy master zombie with a weapon, and spends her surges on one of its lines."""
    table = armed(weapon, drawing=drawing, roll=roll)
    table.monster("z").extra_health = 20
    table["H"].conditions.clear()
    table.attack("H", "z", weapon)
    while table.asked == "react":
        table.choose("pass")
    table.choose(line)
    table.settle()
    return table
