"""A tiny sound pack, as the files of which it is made; tests spoil them one at a time."""

from collections.abc import Mapping
from pathlib import Path

from bot.packs.bundle import Bundle, bundle_of

CARD = """
id: winter
name: {en: Winter tales, fr: Contes d’hiver}
about: {en: One fight in the snow., fr: Un combat dans la neige.}
author: Ada
version: "1.0"
licence: CC BY 4.0
languages: [en]
"""
QUEST = "quests/winter__chapel.yaml"
TEXTS = "locales/en/winter.ftl"
SIDES = "side_quests.yaml"
ROADS = "travel_events.yaml"
CAMPAIGN = "campaigns/winter__tale.yaml"

CHAPEL = """\
id: winter__chapel
act: 1
areas:
  - id: chapel
    tiles:
      - {tile: entrance-indoor, at: A3}
      - {tile: "06b", at: C2}
    doors:
      - id: chapel_door
        edges: ["H3|I3", "H4|I4"]
        reveals: hall
    tokens:
      - {id: pews, square: D5}
    spawns:
      - {monster: zombie, near: G3}
  - id: hall
    tiles:
      - {tile: "01b", at: I1}
    tokens:
      - {id: throne, square: P1}
    spawns:
      - {monster: goblin_archer, near: N3}
start: [A3, A4, B3, B4]
win: {reason: all_defeated}
won: {xp: 1}
"""
WORDS = """\
quest-winter__chapel = The Ember Chapel
    .objective = Defeat all monsters in the chapel and the hall.
    .intro = Embers still glow on the altar. At the far end a closed door; behind it, shrill laughter.
    .won = One by one the embers go out. Tonight the chapel will sleep at last.
    .lost = Torches fall, footsteps fade. The chapel keeps its dead, and its secrets.
area-winter__chapel-chapel = A narrow nave, toppled pews, a smell of cold ash.
area-winter__chapel-hall = The door gives way. A long hall opens, and bowstrings are drawn.
door-winter__chapel-chapel_door = the chapel door
token-winter__chapel-pews = the toppled pews
token-winter__chapel-throne = the broken throne
"""

BOOK = """
id: winter__tale
length: short
places:
  - {id: mistvale, kind: city, at: [30, 60]}
  - {id: winter__chapel, at: [36, 38]}
routes: [[mistvale, winter__chapel]]
start: mistvale
cities: [mistvale]
story:
  - {id: only, quests: [winter__chapel], weeks: 1, act: 1, finale: true}
epilogues:
  - {id: dawn, when: won(winter__chapel), outcome: won}
  - {id: night, outcome: lost}
"""
BOOK_TEXTS = """
campaign-winter__tale = A Tale
    .about = Of one night.
    .intro = It snows.
campaign-winter__tale-chapter-only = The night
campaign-winter__tale-epilogue-dawn = Dawn.
campaign-winter__tale-epilogue-night = Night.
"""
EVENTS = """
variables:
  winter__met: {type: flag}
events:
  - id: winter__crow
    campaigns: [winter__tale]
    options:
      - {id: listen, do: [{do: set, variable: winter__met, to: 1}, {do: gold, amount: 10}]}
"""
EVENT_TEXTS = """
travel-winter__crow = A crow sits on a milestone.
travel-winter__crow-listen = Listen
"""


def quest_texts() -> str:
    """The texts of the quest."""
    return WORDS


def quest() -> str:
    """One fight in two rooms."""
    return CHAPEL


def small_files() -> dict[str, str]:
    """A pack with one quest, in English only."""
    return {"pack.yaml": CARD, QUEST: quest(), TEXTS: quest_texts()}


def large_files() -> dict[str, str]:
    """A pack with a bit of everything."""
    return {
        **small_files(),
        CAMPAIGN: BOOK,
        ROADS: EVENTS,
        SIDES: "side:\n  - {quest: winter__chapel, act: 1, near: city, won: [{do: gold, amount: 10}]}\n",
        TEXTS: quest_texts() + BOOK_TEXTS + EVENT_TEXTS,
    }


def bundle(files: Mapping[str, str]) -> Bundle:
    """These files as a pack."""
    return bundle_of((path, text.encode()) for path, text in files.items())


def written_to(folder: Path, files: Mapping[str, str]) -> Path:
    """The same as an author's folder."""
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder
