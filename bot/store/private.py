"""Files that nobody else on the machine may read: they hold the seeds of dice that are still to be thrown."""

import os
from contextlib import suppress
from pathlib import Path

FILE, FOLDER = 0o600, 0o700


def make_private(path: Path) -> None:
    """Make an empty file that only we may read, and its folder; what is there already stays as it is.

    What SQLite makes beside a database may be read by whoever may read the database.
    """
    path.parent.mkdir(FOLDER, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))
