"""The local Discord's memory: an SQLite file written at every change, so a killed process loses nothing."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bot.local.objects import Attachment, Channel, Guild, Json, Message, User

SCHEMA = """
CREATE TABLE IF NOT EXISTS counter (only INTEGER PRIMARY KEY CHECK (only = 1), last INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS users (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS guilds (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS channels (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS messages (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS files (
    id INTEGER PRIMARY KEY,
    message INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
    bytes BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS commands (scope INTEGER PRIMARY KEY, body TEXT NOT NULL);
"""
EVERYWHERE = 0  # the scope of commands that belong to no guild


class Memory:
    """One file with everything that outlives the process."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.db = sqlite3.connect(path, isolation_level=None)
        # WAL with NORMAL survives the death of the process; only a power cut may lose the last moments.
        self.db.execute("PRAGMA journal_mode = WAL")
        self.db.execute("PRAGMA synchronous = NORMAL")
        self.db.execute("PRAGMA foreign_keys = ON")
        self.db.executescript(SCHEMA)

    def close(self) -> None:
        """Let go of the file."""
        self.db.close()

    @contextmanager
    def transaction(self, last_id: int) -> Iterator[None]:
        """All that is saved inside, and the last id handed out: both, or neither."""
        self.db.execute("BEGIN IMMEDIATE")
        try:
            self.db.execute("INSERT OR REPLACE INTO counter VALUES (1, ?)", (last_id,))
            yield
        except BaseException:
            self.db.execute("ROLLBACK")
            raise
        self.db.execute("COMMIT")

    def last_id(self) -> int:
        """The last id handed out before."""
        row = self.db.execute("SELECT last FROM counter").fetchone()
        return int(row[0]) if row else 0

    def save_user(self, user: User) -> None:
        """Somebody's name, language and colour."""
        self._put("users", user.id, asdict(user))

    def save_guild(self, guild: Guild) -> None:
        """A guild that was added to the first one."""
        self._put("guilds", guild.id, asdict(guild))

    def save_channel(self, channel: Channel) -> None:
        """A channel, thread or direct message."""
        self._put("channels", channel.id, asdict(channel))

    def drop_channel(self, channel_id: int) -> None:
        """A channel is no more."""
        self.db.execute("DELETE FROM channels WHERE id = ?", (channel_id,))

    def save_message(self, message: Message) -> None:
        """A message as it is now, and those of its files that are new."""
        body = {key: value for key, value in vars(message).items() if key not in ("author", "attachments")}
        body["author"] = message.author.id
        body["attachments"] = [
            {key: value for key, value in vars(file).items() if key != "bytes"} for file in message.attachments
        ]
        # An upsert and no REPLACE: that would delete the row first, and with it the files.
        self.db.execute(
            "INSERT INTO messages VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body",
            (message.id, json.dumps(body)),
        )
        here = [file.id for file in message.attachments]
        marks = ",".join("?" * len(here))
        self.db.execute(f"DELETE FROM files WHERE message = ? AND id NOT IN ({marks})", (message.id, *here))
        self.db.executemany(
            "INSERT OR IGNORE INTO files VALUES (?, ?, ?)",
            [(file.id, message.id, file.bytes) for file in message.attachments],
        )

    def drop_message(self, message_id: int) -> None:
        """A message is no more, nor its files."""
        self.db.execute("DELETE FROM messages WHERE id = ?", (message_id,))

    def save_commands(self, commands: dict[int | None, list[Json]]) -> None:
        """The registered commands with their ids."""
        for scope, listed in commands.items():
            self._put("commands", scope or EVERYWHERE, listed)

    def load(
        self,
        users: dict[int, User],
        guilds: dict[int, Guild],
        channels: dict[int, Channel],
        messages: dict[int, Message],
        commands: dict[int | None, list[Json]],
    ) -> None:
        """Fill the world with what was kept."""
        for body in self._bodies("users"):
            users[body["id"]] = User(**body)
        for body in self._bodies("guilds"):
            guilds[body["id"]] = Guild(**body)
        for body in self._bodies("channels"):
            channels[body["id"]] = Channel(**body)
        for body in self._bodies("messages"):
            message = self._message(body, users)
            # Nobody can answer a deferred reply any more once its interaction is forgotten.
            if not message.thinking and message.channel_id in channels:
                messages[message.id] = message
        for scope, listed in self.db.execute("SELECT scope, body FROM commands"):
            commands[None if scope == EVERYWHERE else scope] = json.loads(listed)

    def _message(self, body: Json, users: dict[int, User]) -> Message:
        body["author"] = users.get(body["author"]) or User(body["author"], "?")
        body["attachments"] = [Attachment(**file, bytes=self._bytes(file["id"])) for file in body["attachments"]]
        return Message(**body)

    def _bytes(self, file_id: int) -> bytes:
        row = self.db.execute("SELECT bytes FROM files WHERE id = ?", (file_id,)).fetchone()
        return bytes(row[0]) if row else b""

    def _bodies(self, table: str) -> Iterator[Json]:
        for (body,) in self.db.execute(f"SELECT body FROM {table} ORDER BY id").fetchall():
            yield json.loads(body)

    def _put(self, table: str, key: int, body: Any) -> None:
        self.db.execute(f"INSERT OR REPLACE INTO {table} VALUES (?, ?)", (key, json.dumps(body)))
