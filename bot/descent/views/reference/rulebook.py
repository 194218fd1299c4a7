"""The rulebook for whoever asks: every word, keyword, condition and sign of the game in a few sentences of ours."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from bot.descent.content.library import library
from bot.descent.words import Words, words
from bot.words import LANGUAGES, Language
from bot.words.plain_letters import plain_letters

WORDS: dict[str, str] = {
    # Setting out
    "party": "SET-02 SET-06",
    "hero_class": "SET-02 SET-03",
    "box": "SET-07",
    "difficulty": "SET-01 SET-04 APX-05",
    "gold": "SET-04",
    "save": "SET-08 CMP-09",
    # The round
    "round": "RND-01 RND-02",
    "turn": "RND-03",
    "refresh": "RND-03",
    "action": "RND-04",
    "two_heroes": "RND-05",
    "once": "RND-07",
    "undo": "",
    "seed": "",
    # Moving
    "movement": "MOV-01 MOV-02 MOV-03 MOV-04",
    "speed": "MOV-01",
    "push": "MOV-05",
    "water": "MOV-06",
    "pit": "MOV-07",
    "hazard": "MOV-08",
    "obstacle": "MOV-09",
    "lava": "MOV-10",
    "mud": "MOV-10",
    "elevation": "MOV-10",
    "adjacent": "MOV-04",
    "large": "BIG-01 BIG-02 BIG-03 BIG-04 BIG-05 BIG-06 BIG-07",
    # Attacking
    "attack": "ATT-01 ATT-12",
    "dice": "ATT-01",
    "power": "ATT-01",
    "defence": "ATT-01",
    "miss": "ATT-02",
    "melee": "ATT-03",
    "ranged": "ATT-03",
    "range": "ATT-03",
    "sight": "ATT-04",
    "surge": "ATT-05",
    "bare_hands": "ATT-06",
    "blast": "ATT-07",
    "pierce": "ATT-08",
    "reach": "ATT-09",
    "several": "ATT-10",
    "heart": "HP-01",
    "shield": "ATT-01",
    # Health and fatigue
    "health": "HP-01",
    "stamina": "HP-02",
    "fatigue": "HP-02",
    "rest": "HP-03",
    "knocked_out": "HP-04 HP-05",
    "stand_up": "HP-06",
    "revive": "HP-07",
    "token": "HP-08",
    "condition": "ATT-11",
    # Cards
    "cost": "CRD-01",
    "exhaust": "CRD-01",
    "feat": "CRD-02",
    "test": "CRD-03",
    "might": "CRD-03",
    "knowledge": "CRD-03",
    "willpower": "CRD-03",
    "awareness": "CRD-03",
    "equipment": "CRD-04",
    "trade": "CRD-05",
    "objective": "CRD-06",
    "golden": "CRD-07",
    "skill": "SET-03",
    "search_card": "SET-05",
    "relic": "CRD-05",
    "interrupt": "ACT-05",
    "changed": "APX-01",
    "familiar": "FAM-01 FAM-02 FAM-03 FAM-04 APX-02",
    # Monsters
    "monsters": "RND-06 ACT-02",
    "master": "MON-01",
    "act": "MON-02 CMP-10",
    "lieutenant": "MON-03",
    "placing": "MON-04 MON-05",
    "reinforcement": "MON-06",
    "unique": "MON-07",
    "track": "MON-08",
    "activation": "ACT-01",
    "neglect": "ACT-03",
    "target": "ACT-06 ACT-07",
    "ties": "ACT-08",
    "closest": "ACT-06",
    "engage": "MVW-01 MVW-09",
    "spot": "MVW-02",
    "retreat": "MVW-03 ACT-04",
    "toward": "MVW-04",
    "away": "MVW-05",
    "fear": "MVW-06 MVW-07 MVW-08 APX-04",
    "forced": "MVW-10 MAT-05",
    "monster_surges": "MAT-01 MAT-02 MAT-03 MAT-04",
    "monster_conditions": "APX-03",
    # Quest and campaign
    "morale": "PER-01",
    "peril": "PER-02 PER-03",
    "fame": "PER-04",
    "reveal": "EXP-01",
    "examine": "EXP-02",
    "door": "EXP-03",
    "search": "EXP-03",
    "quest_end": "EXP-04",
    "map": "CMP-01",
    "week": "CMP-02",
    "story_quest": "CMP-03",
    "side_quest": "CMP-04",
    "city": "CMP-05",
    "shop": "CMP-05",
    "travel": "CMP-06",
    "training": "CMP-07",
    "xp": "CMP-07",
    "journal": "CMP-08",
    "standin": "",
    # The Raid
    "raid": "RAI-01 RAI-05",
    "portal": "RAI-02",
    "upgrade": "RAI-03",
    "raid_act": "RAI-04",
}
"""Every word with the rules it explains; what is our table's own custom has none."""

SIGNS = ("heart", "surge", "fatigue", "shield", "range", "miss")
"""Words that stand for a sign."""
MOST_RELATED = 6


@dataclass(frozen=True)
class Explained:
    """A word and what it means."""

    id: str
    title: str
    text: str

    @property
    def told(self) -> str:
        return f"**{self.title}**\n{self.text}"


@cache
def rulebook(language: Language) -> tuple[Explained, ...]:
    """All there is to explain, in the order of the rules; then conditions, and what monsters can do."""
    say, shelf = words(language), library()
    conditions = [(f"condition-{name}", say.condition(name)) for name in shelf.conditions]
    abilities = [(f"ability-{name}", say.ability(name)) for name in _abilities() if say.has(f"ability-{name}.text")]
    named = [*((f"rule-{word}", say.text(f"rule-{word}")) for word in WORDS), *conditions, *abilities]
    return tuple(Explained(key, title, say.text(f"{key}.text")) for key, title in named)


def _abilities() -> list[str]:
    """Everything monsters and lieutenants can do, each once."""
    shelf = library()
    blocks = [
        block for monster in shelf.monsters.values() for block in (*monster.act1.values(), *monster.act2.values())
    ]
    acts = [act for foe in shelf.lieutenants.values() for act in (foe.act1, foe.act2)]
    found = [name for block in blocks for name in (*block.abilities, *block.actions)]
    found += [name for act in acts for name in (*act.abilities, *act.actions)]
    return list(dict.fromkeys(found))


def look_up(typed: str, say: Words) -> list[Explained]:
    """What a typed word may mean, the likeliest first: by name in either language, else by what a text says."""
    sought = plain_letters(typed)
    here = rulebook(say.language)
    ranked = [(_likeness(entry, sought), place, entry) for place, entry in enumerate(here)]
    return [entry for likeness, _, entry in sorted(ranked, key=lambda each: each[:2]) if likeness < UNLIKE]


UNLIKE = 5


def _likeness(entry: Explained, sought: str) -> int:
    """0: it is called so. Up to 4: a part of its text. 5: it has nothing to do with it."""
    names = [plain_letters(each) for each in _names(entry)]
    if sought in (entry.id, *names):
        return 0
    if not sought:
        return UNLIKE
    if any(name.startswith(sought) for name in names):
        return 1
    if any(sought in name for name in names):
        return 2
    if len(sought) > 2 and any(sought.startswith(name) for name in names):
        return 3
    return 4 if len(sought) > 2 and sought in plain_letters(entry.text) else UNLIKE


def _names(entry: Explained) -> Iterable[str]:
    """How one may call it: its title in each language, and the sign in it."""
    for language in LANGUAGES:
        title = words(language).text(entry.id)
        name, _, sign = title.partition(" (")
        yield title
        yield name
        if sign:
            yield sign.rstrip(")")


def rule_lines(typed: str, say: Words) -> list[str]:
    """What a word means, and what else it might have meant; nothing if nobody knows it."""
    found = look_up(typed, say)
    if not found:
        return []
    first, *others = found
    told = [first.told]
    if others:
        also = ", ".join(entry.title for entry in others[:MOST_RELATED])
        told.append(f"-# {say.text('rulebook-see-also', words=also)}")
    return told
