"""All the words of cards. Importing this module makes them known to the readers of data and saves."""

from bot.descent.effects import (
    attacking,
    branching,
    checks,
    familiars,
    foe_checks,
    on_attacks,
    on_bodies,
    on_cards,
    on_counters,
    on_dice,
    on_harm,
    on_moves,
)
from bot.descent.effects.tricks import (
    bilehall,
    custom,
    dark_relics,
    foes,
    heroes,
    items,
    monsters,
    nerekhall,
    prayers,
    rust,
    skills,
    undead,
)

WORDS = (
    attacking,
    branching,
    checks,
    familiars,
    foe_checks,
    on_attacks,
    on_bodies,
    on_cards,
    on_counters,
    on_dice,
    on_harm,
    on_moves,
)
TRICKS = (bilehall, custom, dark_relics, foes, heroes, items, monsters, nerekhall, prayers, rust, skills, undead)
