"""Campaign files and names that somebody wrote to do harm: each is answered in time, and nobody else waits."""

import asyncio
import copy
import gzip
import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.local.exchange import Exchange
from bot.local.objects import Upload
from bot.local.server import LocalDiscord
from bot.local.texts import CannotDo, NoAnswer
from tests.e2e.everything import is_fault
from tests.e2e.people import offers
from tests.e2e.processes import BotProcess
from tools.attack_people import Group

IN_TIME = 3.0
AFTERWARDS = 1.0
"""Seconds for which others are watched after a file was taken in."""
LONGEST = 30.0
"""After so many seconds a bot that does not answer counts as frozen, and is ended."""
HUGE = 10**12
LINK = re.compile(r"(?<!\\)\[[^\[\]]+\]\**\(<?https?://evil")
UNSEEN = re.compile("[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]")
NAMES = (
    "[free nitro](https://evil.example)",
    "[free nitro]*(https://evil.example)",
    "[free nitro]**(<https://evil.example>)",
    "https://evil.example/login",
    "<https://evil.example>",
    "@everyone",
    "@here come",
    "<@1191150300000000001>",
    "<@&1191150400000000000>",
    "<#1191150200000000000>",
    "</campaign new:1>",
    "<t:0:R>",
    "<:smile:1191150200000000000>",
    "\u202edlrow olleh",
    "a\u2066b\u2069c",
    "a\u0000b",
    "a\nb\nc",
    "a\r\n# headline",
    "\u200b\u200b\u200b",
    "**__~~||`x`||~~__**",
    "```py\nx",
    "x" * 60,
    "é" * 60,
    "𒐫" * 30,
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L",
    "'; DROP TABLE campaigns; --",
)
Form = dict[str, Any]


@dataclass
class Handed:
    """What came of all of them."""

    files: int = 0
    names: int = 0
    taken_in: int = 0
    refused: int = 0
    freezes: int = 0
    """Somebody else waited longer than Discord does, or the process had to be ended."""
    late: int = 0
    """Answered after more than three seconds."""
    unanswered: int = 0
    faults: int = 0
    harmful_names: int = 0
    """Links behind other words, calls, and letters that nobody sees, in a public message."""
    slowest_answer: float = 0.0
    slowest_other: float = 0.0
    """The longest that somebody in another channel waited meanwhile."""
    notes: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        """Whether nothing went wrong."""
        return not (self.freezes or self.late or self.unanswered or self.faults or self.harmful_names)

    def note(self, what: str, line: str) -> None:
        """Something that should not be."""
        setattr(self, what, getattr(self, what) + 1)
        self.notes.append(f"{what}: {line[:200]}")


# The files --------------------------------------------------------------------------------------------------------


def hostile_files(export: bytes, rng: random.Random, numbers: int) -> Iterator[tuple[str, bytes]]:
    """Every kind of file we can think of, from one that is right; and some with one number that is not."""
    sound: Form = json.loads(gzip.decompress(export))
    for name, change in CHANGES.items():
        form = copy.deepcopy(sound)
        change(form)
        yield name, _packed(form)
    for name, content in _raw(export):
        yield name, content
    fields = sorted(_numbers(sound["state"]))
    for name in rng.sample(fields, min(numbers, len(fields))):
        form = copy.deepcopy(sound)
        _every(form["state"], name, rng.choice((HUGE, -HUGE, 10**7)))
        yield f"every {name}", _packed(form)


def _packed(form: Any) -> bytes:
    return gzip.compress(json.dumps(form).encode())


def _raw(export: bytes) -> Iterator[tuple[str, bytes]]:
    text = gzip.decompress(export)
    yield "nothing", b""
    yield "no gzip", b"PK\x03\x04" + b"\x00" * 100
    yield "half of it", export[: len(export) // 2]
    yield "plain text", text[:1000]
    yield "a bomb", gzip.compress(b" " * (80 * 1024 * 1024))
    yield "a bomb of numbers", gzip.compress(b"[" + b"1," * (8 * 1024 * 1024) + b"1]")
    yield "deep lists", gzip.compress(b"[" * 200_000 + b"]" * 200_000)
    yield (
        "a number of a million digits",
        gzip.compress(text.replace(b'"rules":', b'"rules":1' + b"0" * 10**6 + b"0,", 1)),
    )
    yield "not a number", gzip.compress(re.sub(rb'"round":\d+', b'"round":NaN', text))
    yield "infinity", gzip.compress(re.sub(rb'"points":\d+', b'"points":1e999', text))
    yield "lone surrogates", gzip.compress(text.replace(b'"name":"', b'"name":"\\ud800', 1))
    yield "a list", gzip.compress(b"[]")
    yield "a report", gzip.compress(b'{"flambeau_report": 1}')


def _set(path: str, value: Any) -> Callable[[Form], None]:
    """One value, by its path."""

    def change(form: Form) -> None:
        *way, last = path.split(".")
        at: Any = form
        for step in way:
            at = at[int(step)] if isinstance(at, list) else at.get(step)
            if at is None:
                return
        if isinstance(at, list):
            at[int(last)] = value
        else:
            at[last] = value

    return change


def _all(*changes: Callable[[Form], None]) -> Callable[[Form], None]:
    def change(form: Form) -> None:
        for each in changes:
            each(form)

    return change


def _crowd(form: Form) -> None:
    """The same figures, a thousand times."""
    figures = form["state"]["game"].get("figures")
    if isinstance(figures, dict):
        name, figure = next(iter(figures.items()))
        figures.update({f"{name}_{number}": figure for number in range(5000)})


def _long_past(form: Form) -> None:
    form["deeds"] = form["deeds"] * 20_000


def _crowded_table(form: Form) -> None:
    form["state"]["seats"] = form["state"]["seats"] * 2000


def _many_steps(form: Form) -> None:
    form["state"]["game"]["stack"] = [{"step": "end_turn"}] * 100_000


CHANGES: dict[str, Callable[[Form], None]] = {
    "as it is": lambda form: None,
    "points without end": _set("state.game.turn", {"hero": "syndrael", "points": 10**7}),
    "round 10**12": _set("state.game.round", HUGE),
    "automatic from the start": _set("state.seats.0.keeper", "autopilot"),
    "automatic, round 10**12": _all(_set("state.seats.0.keeper", "autopilot"), _set("state.game.round", HUGE)),
    "all automatic": _all(_set("state.seats.0.keeper", "autopilot"), _set("state.seats.1.keeper", "autopilot")),
    "a long stack": _many_steps,
    "a crowd": _crowd,
    "a crowded table": _crowded_table,
    "a long past": _long_past,
    "no past": _set("deeds", []),
    "no state": _set("state", {}),
    "newer rules": _set("rules", 999),
    "a newer form": _set("flambeau", 99),
    "another game": _set("game", "__import__('os')"),
    "a path as quest": _set("state.quest", "../../../etc/passwd"),
    "a path as quest in play": _set("state.game.quest", "../../../etc/passwd"),
    "a link as name": _all(
        _set("name", "[x](https://evil.example)"), _set("state.name", "[x](https://evil.example)")
    ),
    "a name that reads backwards": _set("state.name", "\u202eevil"),
    "an endless name": _set("state.name", "x" * 10**6),
    "nobody owns it": _set("state.owner", 0),
    "an owner of 10**30": _set("state.owner", 10**30),
    "another's campaign": _set("state.owner", 42),
    "asked 10**18 times": _set("state.game.chance.asked", 10**18),
    "a seed of a megabyte": _set("state.game.chance.seed", "x" * 2**20),
    "a content that is none": _set("content", {"quest": [[]] * 1000}),
    "fields nobody knows": _set("extra", {"x": 1}),
    "votes of everybody": _set(
        "state.ballots", {"turn": {"matter": "x", "votes": {str(n): "x" for n in range(50_000)}}}
    ),
    "a pace of no time": _set("state.pace", {"deadline_hours": 0, "reminder_hours": 0}),
    "founded by somebody else": _set("founded", {"name": "x", "owner": 1}),
    "a board without end": _set("state.game.board", {"squares": [[n, n] for n in range(50_000)]}),
}


def _numbers(form: Any) -> set[str]:
    """The names of all fields that hold a number."""
    if isinstance(form, dict):
        own = {name for name, value in form.items() if isinstance(value, int) and not isinstance(value, bool)}
        return own.union(*(_numbers(value) for value in form.values())) if form else own
    return set().union(*(_numbers(value) for value in form)) if isinstance(form, list) else set()


def _every(form: Any, name: str, value: int) -> None:
    if isinstance(form, dict):
        for key, inside in form.items():
            if key == name and isinstance(inside, int):
                form[key] = value
            else:
                _every(inside, name, value)
    elif isinstance(form, list):
        for inside in form:
            _every(inside, name, value)


# Handing them in --------------------------------------------------------------------------------------------------


class Hatch:
    """The bot as a process of its own, somebody who hands files in, and somebody elsewhere who only wants help."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.rng = random.Random(seed)
        self.found = Handed()
        self.local = LocalDiscord(ack_limit=LONGEST)
        self.lives = 0
        self.process = self._process()
        self._stop_watching = False

    def _process(self) -> BotProcess:
        self.lives += 1
        return BotProcess(self.local, self.folder / f"hatch-{self.lives}.sqlite3")

    async def run(self, numbers: int, files: int | None = None) -> Handed:
        """All files and names."""
        await self.local.start()
        try:
            await self.process.start()
            export = await self._export()
            for name, content in list(hostile_files(export, self.rng, numbers))[:files]:
                await self._hand_in(name, content)
            for name in NAMES[:files]:
                await self._found(name)
            await self.process.stop()
        finally:
            if self.process.exit_code is None:
                await self.process.kill()
            await self.local.stop()
        return self.found

    async def _export(self) -> bytes:
        group = Group(self.local, self.local.players[:2], self._channel(), 1)
        await group.begin()
        exchange = await self.local.players[0].slash("campaign export", channel=group.channel)
        await exchange.settled(LONGEST)
        assert exchange.message is not None
        return exchange.message.attachments[0].bytes

    def _channel(self) -> int:
        return self.local.world.add_channel(f"hatch-{len(self.local.world.channels)}").id

    async def _hand_in(self, name: str, content: bytes) -> None:
        self.found.files += 1
        channel, alix = self._channel(), self.local.players[0]
        upload = Upload("campaign.json.gz", content)
        watching = asyncio.create_task(self._watch())
        text = await self._timed(name, alix.slash("campaign import", channel=channel, file=upload))
        if text is not None:
            panel = [each for each in alix.sees(channel) if not each.ephemeral and offers(each)]
            self.found.taken_in += bool(panel)
            self.found.refused += not panel
            if panel:
                await self._press(name, channel)
            self._read_public(name, channel)
        await self._watched(name, watching)

    async def _press(self, name: str, channel: int) -> None:
        """A file that was taken in is played: somebody presses what it offers."""
        group = Group(self.local, self.local.players[:2], channel, 1)
        for offer in group.offered()[:3]:
            try:
                await asyncio.wait_for(group.take(offer, self.local.players[0]), LONGEST)
            except (NoAnswer, CannotDo, TimeoutError, AssertionError):
                self.found.note("unanswered", f"{name}: {offer.code}")
                return

    async def _found(self, name: str) -> None:
        """A campaign with a name that somebody thought about for long."""
        self.found.names += 1
        channel, alix = self._channel(), self.local.players[0]
        watching = asyncio.create_task(self._watch())
        with suppress(CannotDo):
            await self._timed(name, alix.slash("campaign new", channel=channel, name=name[:60]))
        self._read_public(name, channel)
        await self._watched(name, watching)

    async def _timed(self, name: str, doing: Any) -> str | None:
        """The answer; None if there was none."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            exchange: Exchange = await doing
            await exchange.settled(LONGEST)
            await self.local.world.until(lambda: not _is_being_read(exchange), LONGEST, "more than dots")
        except (NoAnswer, TimeoutError):
            self.found.note("unanswered", name)
            return None
        took = loop.time() - began
        self.found.slowest_answer = max(self.found.slowest_answer, took)
        if took > IN_TIME:
            self.found.note("late", f"{name}: {took:.1f} s")
        text = exchange.message.text() if exchange.message is not None else ""
        if is_fault(text):
            self.found.note("faults", f"{name}: {text}")
        return text

    async def _watch(self) -> float:
        """The longest that somebody elsewhere waits for a word of help, until told to stop; then a while longer."""
        chloe, loop = self.local.players[2], asyncio.get_running_loop()
        worst, last = 0.0, None
        while last is None or loop.time() < last:
            began = loop.time()
            exchange = await chloe.slash("help")
            await exchange.settled(LONGEST)
            worst = max(worst, loop.time() - began)
            if last is None and self._stop_watching:
                last = loop.time() + AFTERWARDS
            await asyncio.sleep(0.05)
        return worst

    async def _watched(self, name: str, watching: "asyncio.Task[float]") -> None:
        self._stop_watching = True
        try:
            worst = await asyncio.wait_for(watching, LONGEST + AFTERWARDS)
        except (NoAnswer, TimeoutError):
            worst = LONGEST
        finally:
            self._stop_watching = False
        self.found.slowest_other = max(self.found.slowest_other, worst)
        if worst > IN_TIME:
            self.found.note("freezes", f"{name}: somebody else waited {worst:.1f} s")
        if worst >= LONGEST:
            await self.process.kill()
            self.process = self._process()
            await self.process.start()

    def _read_public(self, name: str, channel: int) -> None:
        """What everybody in the channel reads."""
        for message in self.local.players[1].sees(channel):
            if message.ephemeral:
                continue
            text = message.text()
            if LINK.search(text) or UNSEEN.search(text.replace("\n", "")):
                self.found.note("harmful_names", f"{name!r}: {text[:100]!r}")
                return


def _is_being_read(exchange: Exchange) -> bool:
    """Whether somebody was told no more than to wait."""
    return exchange.message is not None and exchange.message.text().startswith("⏳")


async def hand_in(folder: Path, *, numbers: int, seed: int, files: int | None = None) -> Handed:
    """Hostile files and names; `files` of each at most."""
    return await Hatch(folder, seed).run(numbers, files)
