"""What can be set from outside: environment variables, or a file `.env` in the current folder."""

import re
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import BeforeValidator, Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.store.address import Server, address_of

TOKEN_SHAPE = re.compile(r"[\w-]{18,}\.[\w-]{6,}\.[\w-]{20,}", re.ASCII)
"""Three parts of letters, digits, - and _, joined by points."""

WHERE_TOKENS_COME_FROM = "copy it from the page “Bot” of your application on discord.com/developers"


class BadSettings(Exception):
    """Something is set in a way we can't use; the message says what, in one sentence."""


class Settings(BaseSettings):
    """How this installation runs."""

    model_config = SettingsConfigDict(
        env_prefix="FLAMBEAU_",
        env_file=".env",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        populate_by_name=True,
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database: Annotated[Path | Server, BeforeValidator(address_of)] = Path("var/flambeau.sqlite3")
    """A file, or a database on a PostgreSQL server: postgresql://…"""
    backups: Path | None = None
    """Where backups of the database are kept; unset, in a folder beside it (for a server: beside a file's)."""
    backups_kept: int = Field(default=14, ge=0, le=1000)
    """How many of those of every day are kept; with 0 none are made."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    """Lines for people, or one JSON object per line for programs."""
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    """Where Prometheus finds the metrics, on this machine only; 0 takes any free port. Unset: nowhere."""
    picture_format: Literal["png", "webp"] = "png"
    replay_format: Literal["webp", "gif"] = "webp"
    """What replays are sent as: GIF files are larger, but old clients play them too."""
    picture_processes: int | None = Field(default=None, ge=0, le=64)
    """How many processes draw pictures; with 0 threads of the bot's own do. Unset: as the machine allows."""
    purge_archived_days: int = Field(default=365, ge=0, le=36500)
    """How long campaigns that were put away are kept; 0 for ever."""
    purge_left_days: int = Field(default=30, ge=0, le=36500)
    """How long the campaigns of a server are kept after the bot has left it; 0 for ever."""
    shard_count: int | None = Field(default=None, ge=1, le=16_384)
    """Into how many shards Discord splits the bot, where it is not asked; only with several processes."""
    shard_ids: Annotated[tuple[int, ...], NoDecode] = ()
    """Which of them are this process's, as `0,1,2`; unset, all."""
    pack_after_days: int = Field(default=30, ge=0, le=36500)
    """How long after the next has begun what happened in a quest is packed, to take less room; 0 for never."""
    content: Path | None = None
    """A folder with packs for all servers of this installation; unset, there are those that servers add."""
    discord_url: str | None = None
    """Where Discord is, if not where it always is: the local table and the tests set this."""

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _listed(cls, given: object) -> object:
        return given.split(",") if isinstance(given, str) else given

    @model_validator(mode="after")
    def _shards_are_there(self) -> Self:
        if self.shard_ids and self.shard_count is None:
            raise ValueError("FLAMBEAU_SHARD_IDS means nothing without FLAMBEAU_SHARD_COUNT")
        if not set(self.shard_ids) <= set(range(self.shard_count or 0)):
            raise ValueError("FLAMBEAU_SHARD_IDS names shards beyond FLAMBEAU_SHARD_COUNT")
        return self

    @property
    def backups_folder(self) -> Path:
        """Where backups are."""
        beside = self.database if isinstance(self.database, Path) else Path("var/flambeau.sqlite3")
        return self.backups or beside.parent / "backups"

    def token(self) -> str:
        """The token to log in with, or `BadSettings`."""
        if self.discord_token is None:
            raise BadSettings(f"DISCORD_TOKEN is not set: {WHERE_TOKENS_COME_FROM}.")
        token = self.discord_token.get_secret_value().strip()
        if self.discord_url is None and not TOKEN_SHAPE.fullmatch(token):
            raise BadSettings(f"DISCORD_TOKEN does not look like a bot token: {WHERE_TOKENS_COME_FROM}.")
        return token


def read_settings() -> Settings:
    """The settings of this process, or `BadSettings`."""
    try:
        return Settings()
    except ValidationError as error:
        problem = error.errors()[0]
        if not problem["loc"]:
            raise BadSettings(f"{problem['ctx']['error']}.") from None
        name = str(problem["loc"][0]).upper()
        variable = name if name == "DISCORD_TOKEN" else f"FLAMBEAU_{name}"
        raise BadSettings(f"{variable} can't be used: {problem['msg']}.") from None
