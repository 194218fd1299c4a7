"""Quest files nobody writes by mistake: each would hang, swell or crash whoever reads it without care."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

SOUND = Path(__file__).with_name("toll_house.yaml").read_text(encoding="utf-8")
EVENTS = "events:\n"
TOKENS = "    tokens:\n"
EVIL_AREA = "areas:\n  - id: evil\n    tiles:\n"
MANY = 10**8
EEE = "e" * 25
ZOMBIES = "{do: spawn, monster: zombie, near: G3}"


class Hostile(NamedTuple):
    """A kind of hostile file: its text, and what its author is told."""

    text: str | bytes
    said: str


def instead(old: str, new: str) -> str:
    """The sound quest with something else in one place."""
    assert old in SOUND, f"the sound quest does not say {old!r}"
    return SOUND.replace(old, new, 1)


def event(*happenings: str, head: str = "on: {at: round_start}\n    once: false", name: str = "evil") -> str:
    """The sound quest with one more event."""
    lines = "".join(f"      - {happening}\n" for happening in happenings)
    return instead(EVENTS, f"{EVENTS}  - id: {name}\n    {head}\n    do:\n{lines}")


def entries(line: Callable[[int], str], count: int) -> str:
    """A list in a file, of so many lines."""
    return "".join(f"{line(number)}\n" for number in range(count))


def laughs() -> str:
    """Nine lines that mean a billion."""
    lines = ["a0: &a0 [lol, lol]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 10)]
    return SOUND + "\n".join(lines) + "\n"


def nested_ifs(depth: int) -> str:
    """A happening within a happening within a happening."""
    inner = "{do: win, reason: delivered}"
    for _ in range(depth):
        inner = f"{{do: if, when: coins, then: [{inner}]}}"
    return event(inner)


def nearly(number: int) -> str:
    """Six names that are nearly those of events."""
    return ", ".join(f"{{do: fire, event: {EEE}{number}x{which}}}" for which in range(6))


def with_bag(lots: str, *more: str) -> str:
    """The sound quest with a bag that somebody draws from."""
    written = event("{do: draw, bag: sack}", *more)
    return written.replace("bags:\n", f"bags:\n  sack: {lots}\n", 1)


KINDS: dict[str, Hostile] = {
    # YAML itself
    "a billion laughs": Hostile(laughs(), "anchors and aliases (& and *) are not possible here"),
    "an alias of itself": Hostile(instead(EVENTS, "evil: &evil [*evil]\n" + EVENTS), "anchors and aliases"),
    "5,000 brackets": Hostile(
        instead(EVENTS, f"evil: {'[' * 5000}{']' * 5000}\n{EVENTS}"), "nested more than 32 deep"
    ),
    "5,000 braces without an end": Hostile("{a: " * 5000, "nested more than 32 deep"),
    "5,000 dashes": Hostile("- " * 5000 + "x", "nested more than 32 deep"),
    "happenings 1,000 deep": Hostile(nested_ifs(1000), "nested more than 32 deep"),
    "ten megabytes": Hostile("# nothing\n" * 10**6 + SOUND, "131072 are possible"),
    "a hundred thousand parts": Hostile("[" + "a," * 60_000 + "]", "more than 12000 parts"),
    "a word of 100,000 letters": Hostile(
        instead("door: gate}", "door: " + "g" * 100_000 + "}"), "a value of 100000 characters"
    ),
    "a number of 450 digits": Hostile(instead("morale: 4", "morale: " + "9" * 450), "morale"),
    "a number by sixties": Hostile(instead("morale: 4", "morale: 1" + ":59" * 120), "morale"),
    "the thirtieth of February": Hostile(instead("morale: 4", "morale: 2026-02-30"), "this value can't be read"),
    "a Python object": Hostile(
        instead("morale: 4", "morale: !!python/object/apply:os.system [id]"), "could not determine a constructor"
    ),
    "bytes that are no text": Hostile(b"id: \xff\xfe\xfa\n", "not written in UTF-8"),
    "a field that is a list": Hostile(instead(EVENTS, "? [a, b]\n: 1\n" + EVENTS), "found unhashable key"),
    # Numbers
    "a hundred million monsters": Hostile(
        instead("monster: ettin,", f"monster: ettin, beyond_limits: true, minions: {{2: 1, 3: 1, 4: {MANY}}},"),
        "less than or equal to 60",
    ),
    "hearts without number": Hostile(instead("health_per_hero: 1", f"health_per_hero: {MANY}"), "equal to 1000"),
    "a morale without end": Hostile(instead("morale: 4", f"morale: {MANY}"), "less than or equal to 1000"),
    "a round that never comes": Hostile(instead("round: 20}", f"round: {MANY}}}"), "less than or equal to 1000"),
    "perils that never come": Hostile(instead("8: major, again: 2", f"{MANY}: major, again: 2"), "equal to 1000"),
    "a variable beyond all numbers": Hostile(
        instead("coins: {type: number}", f"coins: {{type: number, start: {10**30}}}"),
        "or equal to 1000000",
    ),
    "a reward for all the world": Hostile(instead('"25 * heroes"', f'"{MANY} * heroes"'), "numbers go up to 10000"),
    "a blow without end": Hostile(instead("hearts: 1}", f"hearts: {MANY}}}"), "numbers go up to 10000"),
    "a loss of heart without end": Hostile(instead("change: -1", f'change: "0 - {MANY}"'), "go up to 10000"),
    "a walk without end": Hostile(instead("squares: 2}", f"squares: {MANY}}}"), "numbers go up to 10000"),
    # Expressions
    "5,000 parentheses": Hostile(
        instead('"coins + 1"', '"' + "(" * 5000 + "1" + ")" * 5000 + '"'), "a value of 10001 characters"
    ),
    "a hundred parentheses": Hostile(
        instead('"coins + 1"', '"' + "(" * 100 + "1" + ")" * 100 + '"'), "nested more than 20 deep"
    ),
    "a hundred nots": Hostile(instead('"not bell_rung"', '"' + "not " * 60 + 'bell_rung"'), "nested more than 20"),
    "a tower of powers": Hostile(instead('"coins + 1"', '"9**9**9"'), "stands where a number or a name is exp"),
    "a product of a hundred": Hostile(
        instead('"coins + 1"', '"' + "*".join(["9999"] * 100) + '"'),
        "an expression of 499 characters; 300 are",
    ),
    # Lists
    "a million tiles": Hostile(
        instead("areas:\n", EVIL_AREA + entries(lambda n: '    - {tile: "06b", at: A1}', 2000)),
        "the file has more than 12000 parts",
    ),
    "two hundred tiles": Hostile(
        instead("areas:\n", EVIL_AREA + entries(lambda n: '    - {tile: "06b", at: A1}', 190)),
        "at most 60 are possible",
    ),
    "a tile beyond the horizon": Hostile(instead('"10b", at: K7', '"10b", at: ZZZ9999'), "within 50 squares"),
    "a table full of tiles": Hostile(
        instead("areas:\n", EVIL_AREA + entries(lambda n: f'    - {{tile: "06b", at: A{n + 1}}}', 45)),
        "a quest has at most 40 tiles",
    ),
    "monsters again and again": Hostile(
        event(*["{do: spawn, monster: zombie, near: G3}"] * 50).replace(
            EVENTS,
            EVENTS + entries(lambda n: f"  - {{id: e{n}, do: [{{do: spawn, monster: zombie, near: G3}}]}}", 50),
            1,
        ),
        "monsters appear at most 80 times",
    ),
    "tokens beyond number": Hostile(
        instead(TOKENS, TOKENS + entries(lambda n: f"      - {{id: t{n}, kind: search, square: D5}}", 400)),
        "at most 60 are possible",
    ),
    "a thousand events": Hostile(
        instead(EVENTS, EVENTS + entries(lambda n: f"  - {{id: e{n}, do: [{{do: fire, event: e{n + 1}}}]}}", 700)),
        "at most 300 are possible",
    ),
    "options beyond number": Hostile(
        instead("        options:\n", "        options:\n" + entries(lambda n: f"          - {{id: o{n}}}", 500)),
        "at most 20 are possible",
    ),
    "a place without end": Hostile(
        instead("places:\n", "places:\n  evil: [" + ", ".join(f"A{n + 1}" for n in range(5000)) + "]\n"),
        "at most 400 are possible",
    ),
    "names that nearly are": Hostile(
        instead(EVENTS, EVENTS + entries(lambda n: f"  - {{id: {EEE}{n}, do: [{nearly(n)}]}}", 250)),
        "there is no event",
    ),
    "places that nearly are": Hostile(
        instead("vault]}", "vault" + "".join(f", {EEE}{n}" for n in range(3000)) + "]}").replace(
            "places:\n", "places:\n" + entries(lambda n: f"  {EEE}x{n}: [C3]", 110), 1
        ),
        "there is no square or place",
    ),
    # Circles
    "a bag that draws itself": Hostile(
        with_bag("[[{do: draw, bag: sack}], [{do: draw, bag: sack}]]"), "this bag draws from itself for ever"
    ),
    "a bag and an event": Hostile(
        with_bag("[[{do: fire, event: evil}]]"), "these events set each other off for ever: evil → sack → evil"
    ),
    "a circle through an if": Hostile(
        event("{do: if, when: 1, then: [{do: fire, event: evil}]}"), "set each other off for ever: evil → evil"
    ),
    "a circle through what lasts": Hostile(
        event('{do: if, when: "round > 1", then: [{do: fire, event: evil}]}'), "set each other off for ever"
    ),
    "a circle through both branches": Hostile(
        event("{do: if, when: coins, then: [{do: fire, event: evil}], else: [{do: fire, event: evil}]}"),
        "set each other off for ever",
    ),
    "a circle through a test": Hostile(
        event("{do: test, attribute: might, pass: [{do: fire, event: evil}], fail: [{do: fire, event: evil}]}"),
        "set each other off for ever",
    ),
    "a circle through a variable": Hostile(
        event(
            '{do: set, variable: coins, to: "coins + 1"}',
            head="on: {at: variable, name: coins}\n    once: false",
        ),
        "set each other off for ever",
    ),
    "a circle through perils": Hostile(
        event("{do: peril, level: minor}", head="on: {at: peril}\n    once: false"), "set each other off for ever"
    ),
}
