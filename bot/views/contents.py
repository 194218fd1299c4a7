"""The contents of the journal: a line for each chapter, made from what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.table.entries import Entry, entries_heard
from bot.words import Language

if TYPE_CHECKING:
    from bot.views.presenter import Presenter


class Gist(BaseModel):
    """What a chapter amounts to, as far as everybody may know. It is kept with the page it is made of."""

    model_config = ConfigDict(frozen=True)

    began: datetime | None
    deeds: int
    game: dict[str, Any] | None = None
    """What the game has to say about it."""

    @classmethod
    def of(cls, presenter: Presenter, entries: Sequence[Entry], began: int) -> Gist:
        """The gist of what happened on a page that begins with this version."""
        dates = [entry.at for entry in entries if entry.version >= began]
        return cls(
            began=dates[0] if dates else None,
            deeds=len(dates),
            game=presenter.gist(entries_heard(entries, ())),
        )

    @classmethod
    def read(cls, kept: str | None) -> Gist | None:
        """A gist that was kept; None if there is none, or none that can be read."""
        try:
            return cls.model_validate_json(kept) if kept is not None else None
        except ValidationError:
            return None


def chapter_line(presenter: Presenter, number: int, gist: Gist, language: Language) -> str:
    """A chapter in the contents: its number, when it began, and what it amounts to."""
    say = presenter.words(language)
    told = presenter.gist_line(gist.game, language) if gist.game is not None else ""
    date = f"<t:{int(gist.began.timestamp())}:d>" if gist.began is not None else None
    line = say.text("journal-chapter-deeds", n=gist.deeds)
    return " · ".join(filter(None, (f"**{number}.** {told or say.text('journal-gathering')}", date, line)))
