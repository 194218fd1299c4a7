"""Everything that may stand in data and saves. Importing this module makes it known to their readers.

A value of a family (`Tagged`) reads back only if the module that defines it was imported, and that is not left to
luck: a module with deeds, events, commands or steps is named here, one with words of cards, quests or campaigns in
their own vocabularies.
"""

from bot.descent import events
from bot.descent.attack import steps as attack_steps
from bot.descent.attack import surge_abilities, surges
from bot.descent.commands import cards, exploring, familiars, fighting, moving, tending, using
from bot.descent.commands import turns as ends_of_turns
from bot.descent.effects import card_attacks
from bot.descent.effects import vocabulary as card_words
from bot.descent.monsters import (
    activation,
    carrying_out,
    doing,
    forced,
    forced_moves,
    goods,
    instruction_list,
    march_orders,
    specials,
    striking,
)
from bot.descent.monsters.actions import (
    attacks,
    brands,
    command,
    control,
    herding,
    kin,
    leaping,
    nerekhall,
    sallies,
    seizing,
    strokes,
    sweeps,
    throws,
    trials,
)
from bot.descent.party import (
    asking_less,
    contesting,
    creation,
    deeds,
    first_evening,
    giving_turns,
    last_page,
    piloting,
    repairs,
    second_heroes,
    settings,
    standing_orders,
    tinkering,
)
from bot.descent.quest import firing, perils, reveal, spawning
from bot.descent.quest import vocabulary as quest_words
from bot.descent.raid import events as raid_events
from bot.descent.raid import setting_out as raids
from bot.descent.raid import upgrading
from bot.descent.road import cities, giving, going
from bot.descent.road import events as campaign_events
from bot.descent.road import vocabulary as campaign_words
from bot.descent.rules import (
    choices,
    counters,
    dice_deeds,
    harm,
    reactions,
    rerolling,
    rising,
    searching,
    turns,
    walking,
)
from bot.table import vocabulary as table_words

WORDS = (*card_words.WORDS, *card_words.TRICKS, *quest_words.WORDS, *campaign_words.WORDS)

DEEDS = (
    asking_less,
    cities,
    contesting,
    creation,
    deeds,
    first_evening,
    giving,
    giving_turns,
    going,
    last_page,
    piloting,
    raids,
    repairs,
    second_heroes,
    settings,
    standing_orders,
    tinkering,
    upgrading,
)
"""What players do at the table. Some bring the events they lead to."""

EVENTS = (events, campaign_events, raid_events)

COMMANDS = (cards, ends_of_turns, exploring, familiars, fighting, moving, tending, using)

STEPS = (
    activation,
    attack_steps,
    attacks,
    brands,
    card_attacks,
    carrying_out,
    choices,
    command,
    control,
    counters,
    dice_deeds,
    doing,
    firing,
    forced,
    forced_moves,
    goods,
    harm,
    herding,
    instruction_list,
    kin,
    leaping,
    march_orders,
    nerekhall,
    perils,
    reactions,
    rerolling,
    reveal,
    rising,
    sallies,
    searching,
    seizing,
    spawning,
    specials,
    striking,
    strokes,
    surge_abilities,
    surges,
    sweeps,
    throws,
    trials,
    turns,
    walking,
)

ALL = (*WORDS, *DEEDS, *EVENTS, *COMMANDS, *STEPS, *table_words.ALL)
