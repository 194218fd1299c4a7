"""The special actions of monster and lieutenant cards, by name."""

from bot.descent.monsters.actions.attacks import CryHavoc, Fire, Ignite, ShadowBolt
from bot.descent.monsters.actions.base import MonsterAction
from bot.descent.monsters.actions.brands import Fearbrand
from bot.descent.monsters.actions.command import Influence, Maneuver, Rally
from bot.descent.monsters.actions.control import CauseFear, Dominion, Overpower, Seduce
from bot.descent.monsters.actions.kin import Air, Heal, Promotion, Sacrifice, Summon
from bot.descent.monsters.actions.leaping import Flicker, LeapAttack
from bot.descent.monsters.actions.nerekhall import BloodRush, Merge, SplitEarth, Whisper
from bot.descent.monsters.actions.seizing import Constrict, DeathOmen, Extract
from bot.descent.monsters.actions.sweeps import Sweep
from bot.descent.monsters.actions.tests import HOWL, WAIL, WATER, Grab, Throw
from bot.descent.monsters.actions.trials import COCOON, DARK_PRAYER, EARTH, EXPLOIT_FEAR, REND

ABILITIES: dict[str, MonsterAction] = {
    "air": Air(),
    "bloodrush": BloodRush(),
    "cause_fear": CauseFear(),
    "cocoon": COCOON,
    "constrict": Constrict(),
    "cry_havoc": CryHavoc(),
    "dark_prayer": DARK_PRAYER,
    "death_omen": DeathOmen(),
    "dominion": Dominion(),
    "earth": EARTH,
    "exploit_fear": EXPLOIT_FEAR,
    "extract": Extract(),
    "fearbrand": Fearbrand(),
    "fire": Fire(),
    "flicker": Flicker(),
    "grab": Grab(),
    "heal": Heal(),
    "howl": HOWL,
    "ignite": Ignite(),
    "influence": Influence(),
    "leap_attack": LeapAttack(),
    "maneuver": Maneuver(),
    "merge": Merge(),
    "overpower": Overpower(),
    "promotion": Promotion(),
    "rally": Rally(),
    "rend": REND,
    "sacrifice": Sacrifice(),
    "seduce": Seduce(),
    "shadow_bolt": ShadowBolt(),
    "split_earth": SplitEarth(),
    "summon": Summon(),
    "sweep": Sweep(),
    "throw": Throw(),
    "wail": WAIL,
    "water": WATER,
    "whisper": Whisper(),
}
