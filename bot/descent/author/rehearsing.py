"""Games of a draft in a process beside the page: whatever a half-written quest does, the page goes on.

python -m bot.descent.author.rehearsing     reads a batch as JSON, writes each game as a line as soon as it is known
"""

import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import suppress

from bot.descent.simulate.batch import Batch, Played, play_all

MODULE = "bot.descent.author.rehearsing"
LONGEST_LINE = 16 * 1024 * 1024


async def rehearse(batch: Batch) -> AsyncGenerator[Played]:
    """The games of a batch, played elsewhere. Whoever stops listening ends them."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", MODULE),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(batch.model_dump_json().encode() + b"\n")
        process.stdin.write_eof()
        while line := await process.stdout.readline():
            yield Played.model_validate_json(line)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def main() -> None:
    """Play what is asked for."""
    batch = Batch.model_validate_json(sys.stdin.readline())
    for played in play_all(batch):
        print(played.model_dump_json(), flush=True)


if __name__ == "__main__":
    main()
