"""The special actions of monster and lieutenant cards, by name."""

from bot.descent.monsters.actions.attacks import CryHavoc, Fire, Ignite, ShadowBolt
from bot.descent.monsters.actions.base import MonsterAction
from bot.descent.monsters.actions.control import CauseFear, Dominion, Overpower, Seduce
from bot.descent.monsters.actions.kin import Air, Heal, Promotion, Sacrifice
from bot.descent.monsters.actions.sweeps import Sweep
from bot.descent.monsters.actions.tests import COCOON, EARTH, HOWL, WAIL, WATER, DarkPrayer, Grab, Throw

ABILITIES: dict[str, MonsterAction] = {
    "air": Air(),
    "cause_fear": CauseFear(),
    "cocoon": COCOON,
    "cry_havoc": CryHavoc(),
    "dark_prayer": DarkPrayer(),
    "dominion": Dominion(),
    "earth": EARTH,
    "fire": Fire(),
    "grab": Grab(),
    "heal": Heal(),
    "howl": HOWL,
    "ignite": Ignite(),
    "overpower": Overpower(),
    "promotion": Promotion(),
    "sacrifice": Sacrifice(),
    "seduce": Seduce(),
    "shadow_bolt": ShadowBolt(),
    "sweep": Sweep(),
    "throw": Throw(),
    "wail": WAIL,
    "water": WATER,
}
