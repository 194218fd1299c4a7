"""The special actions of monster and lieutenant cards, by name."""

from bot.descent.monsters.actions.attacks import CryHavoc, Fire, Ignite, ShadowBolt
from bot.descent.monsters.actions.base import MonsterAction
from bot.descent.monsters.actions.brands import Fearbrand
from bot.descent.monsters.actions.command import Influence, Maneuver, Rally
from bot.descent.monsters.actions.control import CauseFear, Dominion, Overpower, Seduce
from bot.descent.monsters.actions.herding import Bewitch, Burrow, Flock
from bot.descent.monsters.actions.kin import Air, Heal, Promotion, Sacrifice, Summon
from bot.descent.monsters.actions.leaping import Flicker, LeapAttack
from bot.descent.monsters.actions.nerekhall import BloodRush, Merge, SplitEarth, Whisper
from bot.descent.monsters.actions.sallies import Rampage, Skirmish
from bot.descent.monsters.actions.seizing import Constrict, DeathOmen, Extract
from bot.descent.monsters.actions.strokes import CursedBlast, Pilfer, Pillage, PincerAttack
from bot.descent.monsters.actions.sweeps import Sweep, Thrash
from bot.descent.monsters.actions.tests import HOWL, WAIL, WATER, Grab, Throw
from bot.descent.monsters.actions.trials import (
    ANCIENT_CURSE,
    COCOON,
    DARK_PRAYER,
    DEATH_CRY,
    EARTH,
    EXPLOIT_FEAR,
    MIASMA,
    REND,
)

ABILITIES: dict[str, MonsterAction] = {
    "air": Air(),
    "ancient_curse": ANCIENT_CURSE,
    "bewitch": Bewitch(),
    "bloodrush": BloodRush(),
    "burrow": Burrow(),
    "cause_fear": CauseFear(),
    "cocoon": COCOON,
    "constrict": Constrict(),
    "cry_havoc": CryHavoc(),
    "cursed_blast": CursedBlast(),
    "dark_prayer": DARK_PRAYER,
    "death_cry": DEATH_CRY,
    "death_omen": DeathOmen(),
    "dominion": Dominion(),
    "earth": EARTH,
    "exploit_fear": EXPLOIT_FEAR,
    "extract": Extract(),
    "fearbrand": Fearbrand(),
    "fire": Fire(),
    "flicker": Flicker(),
    "flock": Flock(),
    "grab": Grab(),
    "heal": Heal(),
    "howl": HOWL,
    "ignite": Ignite(),
    "influence": Influence(),
    "leap_attack": LeapAttack(),
    "maneuver": Maneuver(),
    "merge": Merge(),
    "miasma": MIASMA,
    "overpower": Overpower(),
    "pilfer": Pilfer(),
    "pillage": Pillage(),
    "pincer_attack": PincerAttack(),
    "promotion": Promotion(),
    "rally": Rally(),
    "rampage": Rampage(),
    "rend": REND,
    "sacrifice": Sacrifice(),
    "seduce": Seduce(),
    "shadow_bolt": ShadowBolt(),
    "skirmish": Skirmish(),
    "split_earth": SplitEarth(),
    "summon": Summon(),
    "sweep": Sweep(),
    "thrash": Thrash(),
    "throw": Throw(),
    "wail": WAIL,
    "water": WATER,
    "whisper": Whisper(),
}
