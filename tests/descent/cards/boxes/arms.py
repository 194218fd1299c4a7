"""Small helps for scenes about weapons of the boxes."""

from tests.descent.cards.table import TOUGH
from tests.descent.scene import Scene, scene


def strike(weapon: str, roll: str, *bought: str, drawing: str = "H z") -> Scene:
    """Syndrael strikes a zombie of much health with this weapon and buys these surge lines."""
    table = scene(drawing, cards={"H": [weapon]}, monsters=TOUGH, roll=roll)
    table.monster("z").extra_health = 20
    table.attack("H", "z")
    for line in bought:
        while table.asked == "react":
            table.choose("pass")
        table.choose(line)
    table.settle()
    return table


def pierced(table: Scene) -> int:
    """How many shields the last attack ignored."""
    found: int = table.told("attack_hit")[-1].model_dump()["pierced"]
    return found
