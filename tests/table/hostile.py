"""Campaign files that somebody made up to do harm: each is a real one with something else in it.

for name, spoil in STATES.items(): file_with(parcel, spoil)
"""

import copy
import gzip
import json
from collections.abc import Callable
from typing import Any

from bot.store.export import MOST_PACKED

Parcel = dict[str, Any]
Spoil = Callable[[Parcel], None]

HUGE = 10**12


def packed(parcel: Any) -> bytes:
    """A form as a file."""
    return gzip.compress(json.dumps(parcel).encode(), compresslevel=1)


def file_with(parcel: Parcel, spoil: Spoil) -> bytes:
    """The file with something else in it."""
    made_up = copy.deepcopy(parcel)
    spoil(made_up)
    return packed(made_up)


def at(*path: str | int, be: Any) -> Spoil:
    """Something else stands in this place."""

    def spoil(parcel: Parcel) -> None:
        place: Any = parcel
        for part in path[:-1]:
            place = place[part]
        place[path[-1]] = be

    return spoil


def _several(*spoils: Spoil) -> Spoil:
    def spoil(parcel: Parcel) -> None:
        for each in spoils:
            each(parcel)

    return spoil


def _in_game(*path: str | int, be: Any) -> Spoil:
    return at("state", "game", *path, be=be)


def _nested(depth: int) -> Any:
    form: Any = {}
    for _ in range(depth):
        form = {"then": [form]}
    return form


def _more_events(parcel: Parcel) -> None:
    event = parcel["deeds"][-1]["events"][0]
    parcel["deeds"][-1]["events"] = [event] * 100_000


def _more_deeds(parcel: Parcel) -> None:
    parcel["deeds"] = [parcel["deeds"][0]] * 50_000


def _same_deeds_again(parcel: Parcel) -> None:
    parcel["deeds"] = parcel["deeds"] * 20


def _seat_twice(parcel: Parcel) -> None:
    parcel["state"]["seats"].append(parcel["state"]["seats"][0])


def _many_seats(parcel: Parcel) -> None:
    parcel["state"]["seats"] = parcel["state"]["seats"] * 1000


def _hand_over_to_the_machine(parcel: Parcel) -> None:
    for seat in parcel["state"]["seats"]:
        seat["keeper"] = "autopilot"


def _rich_at_its_founding(parcel: Parcel) -> None:
    parcel["founded"]["gold"] = 99_999


def _fresh(parcel: Parcel) -> None:
    parcel["state"] = parcel["founded"]


def _other_seed(parcel: Parcel) -> None:
    start = next(done for done in parcel["deeds"] if done["deed"]["deed"] == "start")
    start["deed"]["seed"] = "the seed that rolls best"


def _start_text(**changes: Any) -> Spoil:
    def spoil(parcel: Parcel) -> None:
        log = parcel["state"]["round_log"]
        log["start"] = json.dumps({**json.loads(log["start"]), **changes})

    return spoil


STEP = {"step": "end_round"}

STATES: dict[str, Spoil] = {
    # Numbers
    "points": _in_game("turn", "points", be=10**7),
    "more points": _in_game("turn", "points", be=HUGE),
    "a number of a thousand digits": _in_game("turn", "points", be=10**1000),
    "rounds": _in_game("round", be=HUGE),
    "a few rounds too many": _in_game("round", be=50_000),
    "rounds before the first": _in_game("round", be=-HUGE),
    "gold": _in_game("gold", be=HUGE),
    "some gold": _in_game("gold", be=999),
    "hearts": _in_game("heroes", "syndrael", "damage", be=-HUGE),
    "actions": _in_game("turn", "actions", be=HUGE),
    "morale": _in_game("morale", be=HUGE),
    "questions": _in_game("questions", be=2**62),
    "chance that was asked": _in_game("chance", "asked", be=HUGE),
    "experience": at("state", "seats", 0, "xp", be=HUGE),
    "fame": at("state", "fame", be=HUGE),
    "no number": _in_game("round", be=float("nan")),
    "infinity": _in_game("round", be=float("inf")),
    "a round log of long ago": _start_text(round=HUGE),
    "points in the round log": _start_text(gold=10**7),
    # Many
    "stack": _in_game("stack", be=[STEP] * 100_000),
    "a small stack": _in_game("stack", be=[STEP] * 4000),
    "due": _in_game("due", be=[STEP] * 100_000),
    "search deck": _in_game("search_deck", be=["health_potion"] * 100_000),
    "conditions": _in_game("heroes", "syndrael", "conditions", be=["poisoned"] * 4000),
    "used": _in_game("used", be=["x"] * 500_000),
    "events": _more_events,
    "deeds": _more_deeds,
    "deeds again": _same_deeds_again,
    "seats": _many_seats,
    "a seat twice": _seat_twice,
    "ballots": at("state", "ballots", be={str(n): {"matter": "x"} for n in range(20_000)}),
    # Deep and long
    "deep": _in_game("question", be=_nested(100)),
    "deeper than reading goes": _in_game("question", be=_nested(240)),
    "a long text": at("state", "seats", 0, "hero", be="x" * 3_000_000),
    "a long name of a field": at("state", "x" * 1_000_000, be=1),
    "a round log that is none": at("state", "round_log", "start", be="[" * 100_000),
    # Wrong
    "a step nobody knows": _in_game("stack", be=[{"step": "format_disk"}]),
    "a deed nobody knows": at("deeds", 0, "deed", be={"deed": "format_disk"}),
    "a text for a number": _in_game("round", be="1e9"),
    "a list for a game": at("state", "game", be=[]),
    "a game nobody knows": at("game", be="../../etc/passwd"),
    "rules before the first": at("rules", be=-1),
    # Not as it was played
    "left to the machine": _hand_over_to_the_machine,
    "left to the machine, with points": _several(_hand_over_to_the_machine, _in_game("turn", "points", be=10**7)),
    "rich at its founding": _rich_at_its_founding,
    "back to its founding": _fresh,
    "another seed": _other_seed,
    "another quest": at("state", "quest", be="first_torch"),
    "somebody else's deed": at("deeds", 1, "player", be=7),
    "an earlier time": at("deeds", 0, "at", be="the day before"),
}

FILES: dict[str, Callable[[bytes], bytes]] = {
    "nothing": lambda whole: b"",
    "noise": lambda whole: bytes(range(256)) * 40,
    "cut off": lambda whole: whole[: len(whole) // 2],
    "cut off at the end": lambda whole: whole[:-9],
    "another beginning": lambda whole: b"PK" + whole[2:],
    "a bit is wrong": lambda whole: whole[:200] + bytes([whole[200] ^ 1]) + whole[201:],
    "a bomb": lambda whole: gzip.compress(b" " * (200 * 1024 * 1024), compresslevel=9),
    "a bomb of lists": lambda whole: gzip.compress(b'{"flambeau":1,"state":[' + b"[]," * 8_000_000 + b"[]]}", 1),
    "lists in lists": lambda whole: gzip.compress(b"[" * 1_000_000),
    "too large": lambda whole: whole + b"x" * MOST_PACKED,
    "many members": lambda whole: gzip.compress(b"") * 200_000,
}
