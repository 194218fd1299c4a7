"""A process that reads quest files of strangers as authors' tools and imports do, each in a fork that has little.

    python -m tests.descent.quest.checks.reading_hostile FOLDER

For every file it writes a line of JSON: what `flambeau check` tells, whether a campaign's file may bring such a
quest, what `flambeau render` answers, and how many seconds all that took; or that nobody answered.
"""

import gc
import json
import os
import resource
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import yaml

from bot.descent.content.foreign_quests import is_sound_quest
from bot.descent.content.library import library
from bot.descent.content.yaml_files import YamlLoader, text_of
from bot.descent.quest.content import Content
from bot.descent.workshop import WORKSHOP
from bot.workshop import Unreadable

SECONDS = 10.0
LONGEST = 30
"""However busy the machine is."""
MEMORY = 300 * 1024 * 1024
"""So much more than what the process has already."""


def read(path: Path) -> dict[str, Any]:
    """What all readers make of a file."""
    began = time.monotonic()
    try:
        drawn = WORKSHOP.draw(str(path), []).told
    except Unreadable as error:
        drawn = str(error)
    errors = WORKSHOP.check_some([str(path)]).errors
    imported = False
    with suppress(yaml.YAMLError):
        written = yaml.load(text_of(path), Loader=YamlLoader)
        imported = is_sound_quest(Content(written, {"fr": {}, "en": {}}), path.stem)
    return {"errors": errors, "drawn": drawn, "imported": imported, "seconds": time.monotonic() - began}


def limit() -> None:
    """Not much more memory, and no more time than anybody would wait: on a processor, since others use it too."""
    size = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (size + MEMORY, size + MEMORY))
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    signal.alarm(LONGEST)


def answer(path: Path) -> str:
    """The line about a file, from a child that may die of it."""
    here, there = os.pipe()
    child = os.fork()
    if child == 0:
        limit()
        try:
            told = json.dumps(read(path))
        except BaseException as error:
            told = json.dumps({"crashed": f"{type(error).__name__}: {error}"[:500]})
        with os.fdopen(there, "w") as out:
            out.write(told)
        os._exit(0)
    os.close(there)
    with os.fdopen(here) as told_there:
        told = told_there.read()
    os.waitpid(child, 0)
    return told or json.dumps({"crashed": f"no answer within {SECONDS} s"})


def main() -> None:
    library()
    WORKSHOP.check_some(["ember_chapel"])
    gc.freeze()  # else every fork sweeps, and so copies, all that it shares with this process
    for path in sorted(Path(sys.argv[1]).iterdir()):
        print(json.dumps({"kind": path.name, **json.loads(answer(path / "toll_house.yaml"))}), flush=True)


if __name__ == "__main__":
    main()
