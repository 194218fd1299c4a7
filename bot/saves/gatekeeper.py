"""The gatekeeper: reads campaign files that anybody may have written, each in a process of its own.

    python -m bot.saves.gatekeeper

`bot/table/gate.py` starts it. It reads once what is the same for all files, the games and their content, and waits.
For each file it forks; the child lives within limits of time and memory, and answers with a refusal or with the
campaign, one line for each deed. A file is let in if it is sound and if this installation wrote it, or else if its
deeds, played again from its founding, tell what it tells and lead to its state: so nothing comes in that nobody
could have played.
"""

import base64
import json
import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from math import ceil
from pathlib import Path
from typing import Any

from bot import paths
from bot.games import GAMES, GameSystem, system
from bot.kernel.budget import budget
from bot.kernel.editions import by_the_rules_of
from bot.kernel.refused import Refused, demand
from bot.packs.archive import unpacked
from bot.saves.following import differing
from bot.saves.replaying import UNREADABLE, BadLog, Done, form_of, foundings, read_log
from bot.store import Chronicled, Saved
from bot.store.export import Parcel
from bot.table.campaign import Campaign
from bot.table.campaign_files import annals_of, content_of, founded_of, read_parcel
from bot.table.tinkering import Tinker

MOST_MEMORY = 1536 * 1024 * 1024
POLITE = 5
"""Others go first."""
END = b"end\n"
"""The last line of an answer that came to its end."""


def main() -> None:
    """Learn what is to be known; then answer for one file after the other, until nobody asks any more."""
    given, answer = sys.stdin.buffer, sys.stdout.buffer
    _learn(json.loads(given.readline()))
    answer.write(b"ready\n")
    answer.flush()
    while line := given.readline():
        asked = json.loads(line)
        found = _apart(asked, given.read(asked["length"]))
        answer.write(f"{len(found)}\n".encode() + found)
        answer.flush()


def _learn(told: dict[str, Any]) -> None:
    """The games and the folder of their content, as whoever started us knows them."""
    paths.DATA = Path(told["data"])
    GAMES.clear()
    GAMES.update(told["games"])
    bundles = [unpacked(base64.b64decode(content)) for content in told["packs"].values()]
    for name in GAMES:
        game = system(name)
        game.stock([bundle for bundle in bundles if bundle.card.game == name])
        # A first look, at nothing, reads all that is read once.
        game.accepts(game.found("nobody", 1, "en"), None)


def _apart(asked: dict[str, Any], content: bytes) -> bytes:
    """The answer for a file, worked out by a child; empty if that did not come to an end."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        # Nothing of ours is left to it but the way on which it answers.
        os.close(reading)
        for inherited in (sys.stdin.fileno(), sys.stdout.fileno()):
            os.close(inherited)
        _live_within_limits(asked["seconds"])
        with os.fdopen(writing, "wb") as answer:
            for line in _answer(content, asked):
                answer.write(json.dumps(line, ensure_ascii=False, separators=(",", ":"), default=str).encode())
                answer.write(b"\n")
            answer.write(END)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as coming:
        found = coming.read()
    os.waitpid(child, 0)
    return found.removesuffix(END) if found.endswith(END) else b""


def _live_within_limits(seconds: float) -> None:
    """From here on it may work for so long, and use so much; whatever takes more ends without an answer."""
    os.nice(POLITE)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    for kind, limit in (
        (resource.RLIMIT_AS, MOST_MEMORY),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
        # The timer is exact; this one nobody can stop.
        (resource.RLIMIT_CPU, ceil(seconds) + 1),
    ):
        with suppress(ValueError, OSError):
            resource.setrlimit(kind, (limit, limit))


def _answer(content: bytes, told: dict[str, Any]) -> Iterator[dict[str, Any]]:
    player, manager, secret = told["player"], told["manager"], bytes.fromhex(told["secret"])
    try:
        campaign, parcel = read_parcel(content, lambda owner: manager or owner in (None, player))
        demand(manager or campaign.owner == player, "not_the_owner")
        demand(parcel.is_signed_by(secret) or could_have_been_played(campaign, parcel), "file_not_proven")
    except Refused as refused:
        yield {"refused": refused.code, "facts": refused.facts}
        return
    except (MemoryError, RecursionError):
        yield {"refused": "not_a_campaign_file", "facts": {}}
        return
    except Exception as error:
        # Whatever nobody thought of: it is written down where we were started from.
        yield {"refused": "not_a_campaign_file", "facts": {}, "fault": repr(error)[:1000]}
        return
    yield {
        "name": campaign.name,
        "game": campaign.game_id,
        "rules": system(campaign.game_id).rules,
        "state": campaign.model_dump_json(),
        "founded": founded_of(parcel),
        "contents": content_of(parcel),
    }
    for done in annals_of(parcel):
        yield {
            "version": done.version,
            "player": done.player,
            "deed": done.deed,
            "at": done.at,
            "events": done.events,
            "rules": done.rules,
        }


def could_have_been_played(campaign: Campaign, parcel: Parcel) -> bool:
    """Whether the deeds of a file, from its founding, tell what it tells and lead to its state.

    What is under way begins with the content that came along, and that for the rest of this process.
    """
    game, annals = system(parcel.game), annals_of(parcel)
    content = json.dumps(parcel.content) if parcel.content is not None else None
    game.play_by_its_own(campaign, content)
    saved = Saved(
        id=0,
        guild_id=0,
        channel_id=0,
        version=len(annals),
        rules=parcel.rules,
        state=json.dumps(parcel.state),
        archived=False,
        game=parcel.game,
        founded=founded_of(parcel),
    )
    try:
        log = read_log(game, annals, len(annals))
        began = list(foundings(game, saved, campaign.name, annals))
    except BadLog:
        return False
    if any(isinstance(done.deed, Tinker) for done in log):
        # A test bench gives away what nobody has won.
        return False
    wanted = form_of(campaign)
    return any(_is_founding(game, each) and _leads_to(game, each, log, annals, wanted) for each in began)


def _is_founding(game: GameSystem, founded: Campaign) -> bool:
    """Whether a campaign is as one is that was just founded."""
    return form_of(founded) == form_of(game.found(founded.name, founded.owner, founded.language))


def _leads_to(
    game: GameSystem, campaign: Campaign, log: Sequence[Done], annals: Sequence[Chronicled], wanted: dict[str, Any]
) -> bool:
    for done, line in zip(log, annals, strict=True):
        try:
            with budget(), by_the_rules_of(done.rules):
                events = done.deed.do(campaign, done.player)
        except Exception:
            # Refused, without end, or whatever a made-up deed makes the rules stumble over.
            return False
        try:
            told = [game.read_event(event, line.rules) for event in line.events]
        except UNREADABLE:
            return False
        if differing(game, told, events):
            return False
    return form_of(campaign) == wanted


if __name__ == "__main__":
    main()
