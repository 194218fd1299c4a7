"""The special actions of monster and lieutenant cards, by name."""

from bot.descent.monsters.actions import MonsterAction
from bot.descent.monsters.blows import CryHavoc, Fire, Ignite, ShadowBolt
from bot.descent.monsters.kinship import Air, Heal, Promotion, Sacrifice
from bot.descent.monsters.ordeals import HOWL, WAIL, WATER, Earth, Grab, Throw
from bot.descent.monsters.sway import Dominion, Overpower, Seduce

ABILITIES: dict[str, MonsterAction] = {
    "air": Air(),
    "cry_havoc": CryHavoc(),
    "dominion": Dominion(),
    "earth": Earth(),
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
    "throw": Throw(),
    "wail": WAIL,
    "water": WATER,
}
