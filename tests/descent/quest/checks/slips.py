"""The mistakes authors make: in a sound quest, one small edit each, and what the report says to it."""

from typing import NamedTuple


class Slip(NamedTuple):
    """What is replaced by what, what the report says, and words of the very line it names."""

    right: str
    wrong: str
    said: str
    at: str = ""
    """The line that is named, where it is not the edited one."""


CELLAR = """\
      - {tile: "10b", at: K7, rotate: 90}
    tokens:
      - {id: keeper, kind: villager, square: N10}
    spawns:
      - {monster: ettin, near: L9}
"""
LAIR = """\
      - {tile: entrance-indoor, at: L7, rotate: 270}
    tokens:
      - {id: keeper, kind: villager, square: M8}
    spawns:
      - {monster: shadow_dragon, near: L7}
"""
WELL = """\
      - {tile: "10b", at: K7, rotate: 90}
      - {tile: "08b", at: A20}
    tokens:
      - {id: keeper, kind: villager, square: A20}
    spawns:
      - {monster: ettin, near: L9}
"""
HALL = """\
      - {tile: "01b", at: I1}
"""
TOO_LATE = """\
  - id: too_late
    on: {at: round_end, round: 20}
    when: "alive(sexton) or coins < 9"
    do:
      - {do: lose, reason: too_late}
"""
MONEY = """\
  - id: money
    on: {at: variable, name: coins}
    once: false
    do:
      - {do: set, variable: coins, to: "coins + 1"}
"""

SHAPE = [
    Slip("  hard: {4:", "  hard: {4: minor}}", "this is no YAML"),
    Slip("act: 1\n", "act: 1\nact: 2\n", "stands twice; the first is on line 4", at="act: 2"),
    Slip("kind: explore", "kind: picnic", "expected is 'tutorial', 'rescue'"),
    Slip("morale: 4", "morale: lots", "a whole number is expected"),
    Slip("objective: enter", "objectiv: enter", "there is no field 'objectiv'; did you mean 'objective'?"),
    Slip("        locked: true", "        lock: true", "there is no field 'lock'; did you mean 'locked'?"),
    Slip("{do: hurt, who: actor, hearts: 1}", "{do: hurt, who: actor, heart: 1}", "did you mean 'hearts'?"),
    Slip("{do: draw, bag", "{do: drew, bag", "there is no happening 'drew'; did you mean 'draw'?"),
    Slip("{do: draw, bag: whispers}", "draw the bag", "expected the fields of a happening, got 'draw the bag'"),
    Slip("{at: quest_start}", "{at: quest_star}", "there is no trigger 'quest_star'; did you mean 'quest_start'?"),
    Slip("{do: fire, event: echo}", "{do: fire}", "the field 'event' is missing"),
    Slip("start: [A3, A4, B3, B4]\n", "", "the field 'start' is missing", at="# A sound quest"),
    Slip("forbids: [rest]", "forbids: rest", "a list is expected"),
    Slip("change: -1", "change: [1]", "expected a number or an expression"),
    Slip("near: G3", "near: 3", "a square is expected, like C4, not 3"),
    Slip("rotate: 90", "rotate: 45", "expected is 0, 90, 180 or 270"),
    Slip("test: might", "test: muscle", "expected is 'might', 'knowledge'"),
    Slip("            test: might\n", "", "`pass` and `fail` go with a `test`", at="- id: ring"),
    Slip("level: minor}", "level: tiny}", "expected is 'minor', 'major' or 'deadly'"),
    Slip("from: 6, every: 2", "from: 6, every: 0", "expected is greater than or equal to 1"),
    Slip(
        "        text: bargain",
        "        text: bargain\n        default: stay",
        "the default 'stay' is none",
        at="do: choose",
    ),
    Slip("{goal: open, target: gate,", "{goal: open,", "the goal `open` needs a `target`"),
    Slip("near: N3", "role: guards", "stands twice"),
    Slip("traits: [building], ", "", "a spawn needs either `monster` or `traits`"),
    Slip("traits: [building]", "traits: {prefer: [building]}", "`traits` needs `any`, `all`, `not` or `size`"),
    Slip("traits: [building]", "traits: {any: [building], siz: 1}", "there is no field 'siz'"),
    Slip("idle: true", "idle: false", "`behave` needs `cards`, `march`, `idle: true` or `normal: true`"),
]
"""What is no quest, or no field, or of the wrong type."""

EXPRESSIONS = [
    Slip('"coins + 1"', '"coins +"', "'coins +', column 8: it ends where a number or a name is expected"),
    Slip('"gold >= 10"', '"gold >= (10"', "column 12: a parenthesis is not closed"),
    Slip('"gold >= 10"', '"gold => 10"', "column 6: '=>' is written `>=` here"),
    Slip('"gold >= 10"', '"gold 10"', "column 6: '10' is one too many"),
    Slip('"coins + 1"', '"coin + 1"', "there is no variable 'coin'; did you mean 'coins'?"),
    Slip('"25 * heroes"', '"25 * heros"', "there is no variable 'heros'; did you mean 'heroes'?"),
    Slip("alive(sexton)", "living(sexton)", "there is no function 'living'"),
    Slip("alive(sexton)", "alive(sexten)", "there is no figure 'sexten'; did you mean 'sexton'?"),
    Slip("alive(sexton)", "alive(merriod)", "no 'merriod' ever appears in this quest"),
    Slip("alive(sexton)", "open(gat)", "there is no door 'gat'; did you mean 'gate'?"),
    Slip("alive(sexton)", "revealed(hell)", "there is no area 'hell'; did you mean 'hall'?"),
    Slip("alive(sexton)", "fired(ecko)", "there is no event 'ecko'; did you mean 'echo'?"),
    Slip("alive(sexton)", "heroes_in(isle)", "there is no place 'isle'; did you mean 'aisle'?"),
    Slip("alive(sexton)", "carried(relik)", "there is no token 'relik'; did you mean 'relic'?"),
    Slip("  coins: {type: number}", "  round: {type: number}", "this name is built in"),
]
"""Conditions and amounts that can't be worked out."""

NAMES = [
    Slip("reveals: hall", "reveals: hell", "there is no area 'hell'; did you mean 'hall'?"),
    Slip("door_opened, door: gate", "door_opened, door: gaet", "there is no door 'gaet'; did you mean 'gate'?"),
    Slip(
        "unlock_door, door: trapdoor",
        "unlock_door, door: trap",
        "there is no door 'trap'; did you mean 'trapdoor'?",
    ),
    Slip(
        "token_taken, token: relic", "token_taken, token: relik", "there is no token 'relik'; did you mean 'relic'?"
    ),
    Slip("token_taken, token: relic", "token_taken, token: keeper", "nobody can carry 'keeper'"),
    Slip("searched, token: pews", "searched, token: bell", "'bell' is no search token, but an objective"),
    Slip("token: trapdoor, use: pry", "token: trapdoor, use: prey", "there is no use 'prey'; did you mean 'pry'?"),
    Slip("token: trapdoor, use: pry", "token: throne, use: pry", "nothing can be done with 'throne'"),
    Slip("monster: ettin", "monster: etin", "there is no monster 'etin'; did you mean 'ettin'?"),
    Slip("traits: [building]", "traits: [bilding]", "there is no trait 'bilding'; did you mean 'building'?"),
    Slip("traits: [building]", "traits: {not: [bilding], size: 1}", "there is no trait 'bilding'; did you mean"),
    Slip(
        "lost: {xp: 1}",
        "lost: {xp: 1}\nendings: {deliverd: {xp: 2}}",
        "there is no ending 'deliverd'; did you mean 'delivered'?",
        at="endings: ",
    ),
    Slip("items: [crossbow]", "items: [crosbow]", "there is no card 'crosbow'; did you mean 'crossbow'?"),
    Slip("item: crossbow}", "item: crossbar}", "there is no card 'crossbar'; did you mean 'crossbow'?"),
    Slip("condition: stunned", "condition: stuned", "there is no condition 'stuned'; did you mean 'stunned'?"),
    Slip("fire, event: echo", "fire, event: eco", "there is no event 'eco'; did you mean 'echo'?"),
    Slip("bag: whispers", "bag: whisper", "there is no bag 'whisper'; did you mean 'whispers'?"),
    Slip("set, variable: coins", "set, variable: coin", "there is no variable 'coin'; did you mean 'coins'?"),
    Slip("variable, name: bell_rung", "variable, name: bell_ring", "did you mean 'bell_rung'?"),
    Slip("behave, group: guards", "behave, group: guard", "there is no group 'guard'; did you mean 'guards'?"),
    Slip("reinforce, group: zombie", "reinforce, group: merriod", "no 'merriod' ever appears in this quest"),
    Slip("defeated, who: sexton", "defeated, who: sextant", "there is no figure 'sextant'; did you mean 'sexton'?"),
    Slip("rule, rule: dark", "rule, rule: drak", "there is no rule 'drak'; did you mean 'dark'?"),
    Slip("rule: search}", "rule: serch}", "there is no rule to look up 'serch'; did you mean 'search'?"),
    Slip("forbids: [rest]", "forbids: [rset]", "there is no command 'rset'; did you mean 'rest'?"),
    Slip("idle: true}", "cards: [zombie_hungry]}", "there is no activation card 'zombie_hungry'"),
    Slip("in: [aisle]}", "in: [isle]}", "there is no square or place 'isle'; did you mean 'aisle'?"),
    Slip("target: relic", "target: throne", "there is no token to carry 'throne'; there are relic"),
    Slip("goal: defeat, target: sexton", "goal: defeat, target: sextn", "there is no figure 'sextn'"),
    Slip("goal: use, target: bell", "goal: use, target: pews", "there is no token or door with uses 'pews'"),
    Slip("box: base", "box: bass", "there is no box 'bass'; did you mean 'base'?"),
    Slip("  - id: echo", "  - id: rung", "another event is called 'rung', on line", at="  - id: rung\n    do:"),
    Slip("{id: throne,", "{id: pews,", "another door or token is called 'pews', on line 37"),
    Slip("id: toll_house", "id: tollhouse", "which should be tollhouse.yaml"),
    Slip("bell_rung: {type: flag}", "bell_rung: {type: flag, start: 3}", "a flag is 0 or 1"),
]
"""Names that lead nowhere, and things that stand twice."""

MAPS = [
    Slip(
        "traits: [building]",
        "traits: {all: [water, hot]}",
        "no monster of the base box has these traits (water+hot)",
    ),
    Slip('tile: "01b"', 'tile: "01z"', "there is no tile '01z'"),
    Slip('"01b", at: I1', '"01b", at: G1', "01b at G1: overlaps 06b at C2 on G2, H2"),
    Slip('"01b", at: I1', '"01b", at: I2', "half meets what lies beyond it", at='tile: "06b"'),
    Slip("tile: entrance-indoor", "tile: entrance-outdoor", "exit B3 B4: outdoor does not fit indoor of 06b at C2"),
    Slip("at: K7, rotate: 90", "at: K7", "there is a wall on L6|L7: no two exits meet here", at='["L6|L7"'),
    Slip("square: D5", "square: D9", "D9 is not on the map"),
    Slip("vault: [L8, M8]", "vault: [L8, Z8]", "Z8 is not on the map"),
    Slip("near: F5", "near: F9", "F9 is not on the map"),
    Slip(
        "near: G3, unique",
        "near: G3, masters: {2: 0, 3: 1, 4: 1}, unique",
        "no master zombie appears with 2 heroes, so nobody is 'sexton'",
    ),
    Slip(
        "near: G3, unique: {name: sexton, master: true",
        "near: G3, minions: {4: 0}, unique: {name: sexton, master: false",
        "no minion zombie appears with 4 heroes, so nobody is 'sexton'",
    ),
    Slip("near: G3, unique", "near: G3, relic: dawnblade, unique", "only a lieutenant holds this relic"),
    Slip("near: G3, unique", "near: G3, relic: dawnblad, unique", "no relic 'dawnblad'", at="monster: zombie"),
    Slip(
        "monster: zombie, near: G3,",
        "monster: splig, relic: the_shadow_rune, near: G3,",
        "'splig' can't hold 'the_shadow_rune'; only baron_zachareth can",
    ),
    Slip(
        "start: [A3, A4, B3, B4]", "start: [A3, A4, B3]", "the heroes need more room to start: 3 different squares"
    ),
    Slip("start: [A3, A4,", "start: [J3, A4,", "J3 is not in the first area, 'chapel'"),
    Slip("near: G3, unique", "masters_at: [B3], near: G3, unique", "a monster appears on B3", at="start: ["),
    Slip('"H4|I4"]', '"H5|I5"]', "there is a wall on H5|I5: no two exits meet here"),
    Slip('["H3|I3", "H4|I4"]', '["H3|I3"]', "the door leaves a gap at H4|I4"),
    Slip('"H4|I4"]', '"H4|I5"]', "H4 and I5 share no border"),
    Slip('"L6|L7", "M6|M7"', '"L8|L9", "M8|M9"', "the door does not stand at its own area, 'hall'"),
    Slip("reveals: hall", "reveals: cellar", "the door does not stand at 'cellar'; it leads to 'hall'"),
    Slip("        reveals: hall\n", "", "the door reveals nothing; add `reveals: hall`", at="- id: gate"),
    Slip("near: N3", "near: K1", "K1 is an obstacle; no monster can appear there"),
    Slip("near: N3", "near: L8", "L8 is in 'cellar', which may not be revealed by then"),
    Slip("near: L9}", "near: L9, beyond_limits: true, minions: {2: 5, 3: 5, 4: 5}}", "only 3 of 5 ettin find one"),
    Slip(CELLAR, LAIR, "a shadow_dragon (2x3) does not fit near L7", at="{monster: shadow_dragon"),
    Slip(CELLAR, WELL, "no hero can come next to A20", at="{id: keeper"),
    Slip("vault: [L8, M8]", "vault: [K1, K2]", "no hero can walk to any of these squares", at="{goal: carry"),
    Slip(
        "monster: zombie, near: G3,",
        "monster: zombie, near: G3, beyond_limits: true, minions: {2: 2, 3: 3, 4: 60},",
        "too few free squares near G3: only 24 of 61 zombie find one, with 4 heroes",
    ),
    Slip(HALL, HALL + "    ground: [{terrain: lave, squares: [M5]}]\n", "expected is 'plain'", at="ground:"),
    Slip(HALL, HALL + "    ground: [{terrain: mud, squares: [Z5]}]\n", "Z5 is not on the map", at="ground:"),
    Slip(HALL, HALL + "    ground: [{terrain: mud, squares: [D3]}]\n", "D3 is not in 'hall'", at="ground:"),
    Slip(
        HALL,
        HALL + "    ground: [{terrain: mud, squares: [M4, M5]}, {terrain: lava, squares: [M5]}]\n",
        "other ground lies on M5 already",
        at="ground:",
    ),
    Slip(HALL, HALL + '    elevation: ["Z1|Z2"]\n', "Z1 is not on the map", at="elevation:"),
    Slip(HALL, HALL + '    elevation: ["D3|E3"]\n', "D3|E3 is not in 'hall'", at="elevation:"),
    Slip(HALL, HALL + '    elevation: ["H5|I5"]\n', "there is a wall on H5|I5", at="elevation:"),
    Slip(
        '{tile: "06b", at: C2}', '{tile: "06b", at: C12}', "no way leads from the start to 'hall'", at="- id: hall"
    ),
]
"""Tiles, squares, doors, and room for monsters."""

BOXES = [
    Slip("monster: ettin", "monster: giant", "'giant' comes in another box; write `box: crown_of_destiny`"),
    Slip("items: [crossbow]", "items: [halberd]", "'halberd' comes in another box; write `box: lair_of_the_wyrm`"),
    Slip("item: crossbow}", "item: halberd}", "'halberd' comes in another box; write `box: lair_of_the_wyrm`"),
    Slip(
        "      - {monster: ettin, near: L9}",
        "      - {traits: [cave], near: L9}\n"
        "      - {monster: zombie, near: L9, beyond_limits: true, minions: {2: 5, 3: 7, 4: 10}, masters: {2: 0}}",
        "too little room for zombie where",
        at="monster: zombie, near: L9",
    ),
]
"""What whoever plays may not own, and kinds of other boxes that leave no room."""

STORY = [
    Slip(
        "    on: {at: variable, name: bell_rung}\n",
        "",
        "no `on`, and nothing that can happen fires it",
        at="- id: rung",
    ),
    Slip(
        "at: variable, name: bell_rung",
        "at: variable, name: old_debt",
        "nothing ever changes the variable 'old_debt'",
    ),
    Slip("round: 20}", "round: 0}", "rounds begin with 1"),
    Slip("6: deadly", "6: major", "no deadly peril ever comes", at="on: {at: peril, level: deadly}"),
    Slip(
        '{do: set, variable: coins, to: "coins + 1"}',
        "{do: message, text: whisper}",
        "this event never comes: 'coins >= 1' never holds",
        at='when: "coins >= 1"',
    ),
    Slip("at: door_opened, door: gate", "at: revealed, area: chapel", "lies there from the beginning"),
    Slip('"coins >= 1"', '"coins >= 1 and difficulty_hard and not true"', "this event never comes"),
    Slip(
        "              - {do: set, variable: bell_rung, to: 1}",
        "              - {do: set, variable: coins, to: 1}",
        "nothing ever changes the variable 'bell_rung'",
        at="on: {at: variable, name: bell_rung}",
    ),
    Slip(
        "              - {do: unlock_door, door: trapdoor}",
        "              - {do: lock_door, door: trapdoor}",
        "this door is locked, and nothing ever unlocks or opens it",
        at="- id: trapdoor",
    ),
    Slip(
        "              - {do: unlock_door, door: trapdoor}",
        "              - {do: lock_door, door: trapdoor}",
        "nothing ever reveals 'cellar'",
        at="- id: cellar",
    ),
    Slip(
        "{do: draw, bag: whispers}",
        "{do: message, text: whisper}",
        "nothing that can happen draws from this bag",
        at="  whispers:",
    ),
    Slip(
        "{do: rule, rule: dark}",
        "{do: rule, rule: smoke, on: false}",
        "nothing ever puts this rule in force",
        at="{id: dark",
    ),
    Slip("{do: win, reason: delivered}", "{do: lose, reason: delivered}", "nobody can win", at="id: toll_house"),
    Slip(
        "do: [{do: behave, group: guards, idle: true}]",
        "when: 0\n            do: [{do: behave, group: guards, idle: true}]",
        "'0' never holds",
    ),
    Slip(
        "      - {do: draw, bag: whispers}",
        "      - {do: fire, event: rung}",
        "these events set each other off for ever: rung → echo → rung",
        at="- id: rung",
    ),
    Slip("who: hero, in: [aisle]", "who: throne, in: [aisle]", "nobody can carry 'throne', and nothing moves it"),
    Slip(
        "{do: lose, reason: too_late}",
        "{do: fire, event: too_late}",
        "these events set each other off for ever: too_late → too_late",
        at="- id: too_late",
    ),
    Slip(TOO_LATE, MONEY, "these events set each other off for ever: money → money", at="- id: money"),
    Slip(
        "  hard: {4: minor",
        "  hard: {7: minor, 9: minor}\n  wrong: {4: minor",
        "there is no field 'wrong'",
        at="  wrong:",
    ),
    Slip("normal: {6: minor, 8: major", "normal: {8: minor, 6: major", "the rounds of perils stand in order"),
    Slip(
        "hard: {4: minor, 6: deadly", "hard: {7: minor, 9: deadly", "on hard the first peril comes later (round 7)"
    ),
    Slip("hard: {4: minor, 6: deadly, again: 1}", "hard: {again: 1}", "`again` counts rounds after the last entry"),
]
"""Events that never come, circles, and endings."""

NEVER = [
    Slip('"gold >= 10"', '"heroes > 4"', "'heroes > 4' never holds"),
    Slip('"gold >= 10"', '"standing == 5"', "'standing == 5' never holds"),
    Slip('"gold >= 10"', '"act == 3"', "'act == 3' never holds"),
    Slip('"gold >= 10"', '"gold < 0"', "'gold < 0' never holds"),
    Slip('"gold >= 10"', '"coins > 3 and coins < 2"', "'coins > 3 and coins < 2' never holds"),
    Slip('"gold >= 10"', '"bell_rung and not bell_rung"', "'bell_rung and not bell_rung' never holds"),
    Slip('"gold >= 10"', '"coins < 0"', "'coins < 0' never holds"),
    Slip('"gold >= 10"', '"heroes_in(aisle) > heroes + 2"', "'heroes_in(aisle) > heroes + 2' never holds"),
    Slip('"gold >= 10"', '"bell_rung == 2"', "'bell_rung == 2' never holds"),
    Slip(
        "coins: {type: number}",
        "coins: {type: number, from: 0, to: 5}",
        "'alive(sexton) or coins < 9' always holds",
        at='when: "alive(sexton) or coins < 9"',
    ),
    Slip("coins: {type: number}", "coins: {start: 7, to: 5}", "it starts with 7, but goes from -1000000 to 5"),
    Slip("coins: {type: number}", "coins: {from: 3, to: 1}", "nothing lies between 3 and 1"),
    Slip("bell_rung: {type: flag}", "bell_rung: {type: flag, to: 3}", "a flag is 0 or 1: it needs no"),
    Slip('when: "alive(sexton) or coins < 9"', 'when: "round < 20"', "this event never comes: 'round < 20'"),
]
"""Conditions that can never hold, within what everything in them can be."""

DOUBTS = [
    Slip('"gold >= 10"', '"heroes >= 2"', "'heroes >= 2' always holds"),
    Slip('"gold >= 10"', '"coins >= 0"', "'coins >= 0' always holds"),
    Slip("square: P1}", "square: K1}", "K1 is an obstacle: nobody can stand on this token"),
    Slip(
        "    tokens:\n      - {id: keeper",
        '      - {tile: "01b", at: A30}\n    tokens:\n      - {id: keeper',
        "01b lies on the table already, on line 53",
    ),
    Slip("minions: {2: 1, 3: 1, 4: 2}", "minions: {2: 1, 4: 2}", "it says nothing of 3 heroes"),
    Slip("masters: {2: 0, 3: 0, 4: 0}", "masters: {1: 0, 2: 0, 3: 0, 4: 0}", "a party never has 1 heroes"),
    Slip(
        '    when: "coins >= 1"\n    once: false\n',
        "",
        "this event comes but once, however often `every` says; add `once: false`",
        at="on: {at: round_end, from: 6",
    ),
    Slip("monster: ettin", "monster: zombie", "may draw 'zombie', which line", at="traits: [building]"),
    Slip("  coins: {type", "  spare: {type: number}\n  coins: {type", "no condition, amount or text asks for"),
    Slip("  aisle: [", "  nook: [B2]\n  aisle: [", "nothing speaks of this place"),
    Slip("traits: [building]", "traits: [cave]", "may draw 'ettin', which line", at="traits: [cave]"),
]
"""What can be played, and is hardly meant."""

NINES = [
    Slip('tile: "06b"', "tile: 6b", "there is no tile '6b'; did you mean '06b'?"),
    Slip('tile: "01b"', "tile: 1B", "there is no tile '1B'; did you mean '01b'?"),
    Slip('tile: "10b"', "tile: 010b", "there is no tile '010b'; did you mean '10b'?"),
    Slip('"gold >= 10"', '"gold = 10"', "column 6: '=' is written `==` here"),
    Slip('"gold >= 10"', '"gold >= 10 && coins"', "column 12: '&&' is written `and` here"),
    Slip('"not bell_rung"', '"!bell_rung"', "column 1: '!' is written `not` here"),
]
"""What is called otherwise elsewhere."""

ALL = [*SHAPE, *EXPRESSIONS, *NAMES, *MAPS, *BOXES, *STORY, *NEVER, *DOUBTS, *NINES]
