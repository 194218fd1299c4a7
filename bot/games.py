"""The games this house can run: what each has to say for itself, and where it is found.

A game is one folder and one line in `GAMES`. The house asks it in three places, each a module of that folder:

- `system`: the rules at the table (`GameSystem` below). They know no words and no pictures.
- `presenter`: how it is shown and told (`bot/views/presenter.py`).
- `workshop`: content and its tools, for the command line (`bot/workshop.py`). Commands that only this game has
  are modules of its folder `cli`.

Each is imported when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from bot.kernel.events import Event
    from bot.kernel.scores import Score
    from bot.packs.bundle import Bundle
    from bot.table.awaiting import Awaited
    from bot.table.campaign import Campaign, Language
    from bot.table.deeds import Deed
    from bot.table.entries import Entry
    from bot.table.matters import Matter
    from bot.views.presenter import Presenter
    from bot.workshop import Workshop

GAMES: dict[str, str] = {
    "descent": "bot.descent",
}
"""By id: the folder of the game, as a package."""
DEFAULT_GAME = next(iter(GAMES))
"""What is meant where nobody says which."""

CONTENT_LOST = "quest_content_lost"
"""The refusal where what is played began with content that is gone, and today's is no substitute."""


class Begun(NamedTuple):
    """The content that what is under way began with."""

    fingerprint: str
    text: str | None
    """As far as it is at hand."""
    lasting: bool
    """It need not be kept: it came from the store, or is shipped for good."""


class SetAside(NamedTuple):
    """A piece of content that can't be played; everything else can."""

    piece: str
    """Its file."""
    mistakes: tuple[str, ...]
    """What is wrong with it, each with file and line as far as there is one."""


class BadContent(Exception):
    """Content without which nothing can be played; every line of `errors` names file, entry and field."""

    def __init__(self, errors: Iterable[str]) -> None:
        self.errors = [" ".join(error.split()) for error in errors]
        more = f", and {len(self.errors) - 1} more" if self.errors[1:] else ""
        super().__init__(f"the content can't be played: {self.errors[0]}{more}; `flambeau check` tells everything.")


class BadSave(ValueError):
    """A save that can't be read; the message says why, for whoever runs the bot."""


class NewerRules(BadSave):
    """A save of a newer Flambeau: while one is being rolled out both are there."""

    def __init__(self, rules: int, ours: int) -> None:
        super().__init__(f"it was written under rules {rules}, and this Flambeau knows those up to {ours}")


class GameSystem(Protocol):
    """A game, as the house knows it."""

    id: str
    rules: int
    """The version of its rules, by which saves are written."""

    @property
    def deeds(self) -> type[Deed]:
        """Its family of deeds, which knows those of every table too."""

    # Content

    def prepare(self) -> list[SetAside]:
        """Read all content before anybody plays; what had to be set aside. `BadContent`: nothing can be played."""

    def stock(self, bundles: Sequence[Bundle]) -> list[tuple[Bundle, list[SetAside]]]:
        """From now on exactly these packs are at hand; of each, what had to be set aside."""

    # Saves

    def found(self, name: str, owner: int, language: Language) -> Campaign:
        """A new campaign, before anybody has sat down."""

    def read(self, state: str, rules: int) -> Campaign:
        """A campaign as it was saved under these rules; `BadSave` if that can't be."""

    def read_deed(self, text: str, rules: int) -> Deed:
        """A deed as it was written down under these rules."""

    def read_event(self, text: str, rules: int) -> Event:
        """An event as it was written down under these rules."""

    def form(self, campaign: Any) -> dict[str, Any]:
        """A campaign as plain values, by which two are compared; `BadSave` if something it keeps can't be read."""

    def accepts(self, campaign: Any, content: str | None) -> bool:
        """Whether a campaign that anybody may have written can go on, with the content that came along."""

    # What is played, as it was when it began

    def content(self, campaign: Any) -> Begun | None:
        """What is under way began with this; None while nothing is, or where nobody knows."""

    def wanted(self, campaign: Any) -> str | None:
        """The fingerprint of content that has to be pinned before the campaign can go on; None mostly."""

    def pin(self, fingerprint: str, text: str) -> None:
        """Here is content that was wanted; a `ValueError` if it can't be read."""

    def settle(self, campaign: Any) -> list[Event]:
        """Make what is under way playable, and tell if it has moved on to today's content."""

    def edited(self, campaign: Any) -> str | None:
        """The name of what is under way, if today's content of it is another than it began with."""

    def fingerprint(self, content: str) -> str:
        """By what content is known."""

    def play_by_its_own(self, campaign: Any, content: str | None) -> None:
        """From now on what is under way begins in this process as it began there, with content that came along.

        For a process that plays one file again and ends.
        """

    # Play

    def start(self, seed: str) -> Deed:
        """The deed that begins to play, with a fresh secret."""

    def at_once(self, seed: str) -> Deed | None:
        """The deed by which whoever has just opened a campaign is in the middle of what suits a first evening.

        None where a party has to gather first.
        """

    def occasion(self, campaign: Any) -> str | None:
        """The name of what players have to bring on now; None while there is nothing."""

    def awaited(self, campaign: Any) -> Awaited | None:
        """What the campaign waits for, of whom, and what the clock does by default."""

    def matters(self, campaign: Any) -> list[Matter]:
        """What the players can vote on now, at most one matter of each kind; `absence_matter` is among them."""

    def remembers(self, campaign: Any, kind: str) -> bool:
        """Whether the ballot of a matter that is decided is still needed."""

    def go_on(self, campaign: Any) -> list[Event]:
        """Whatever need not wait for anybody any more, after somebody has settled something."""

    moves_on: str | None
    """The kind of event told ahead of a deed where what is under way goes on by today's content; None: never."""
    begins: str
    """The kind of event with which what is played begins: a quest, a level, a match. It tells the hash of the seed
    as its `commitment`."""
    ends: str
    """The kind of event with which it ends, which tells the `seed` itself."""

    def annals(self, entries: Iterable[Entry]) -> list[Entry]:
        """What happened, without what was taken back."""

    def secrets(self, campaign: Any) -> bool:
        """Whether what is under way holds something that not even the campaign's owner may know yet."""

    def scores(self, campaign: Any) -> list[Score]:
        """What the party has reached where others play the same, board by board; mostly nothing."""

    def autopilot(self, campaign: Any, hero: str) -> Deed:
        """The deed by which the automatic player makes a hero's move."""


def system(game: str) -> GameSystem:
    """The rules of a game, by its id; `BadSave` if this Flambeau has no such game."""
    if game not in GAMES:
        raise BadSave(f"this Flambeau has no game called {game!r}")
    found: GameSystem = import_module(f"{GAMES[game]}.system").SYSTEM
    return found


def read_save(game: str, state: str, rules: int) -> Campaign:
    """A campaign as it was saved; `NewerRules` if a newer Flambeau has gone on with it, else `BadSave`."""
    if rules > (ours := system(game).rules):
        raise NewerRules(rules, ours)
    return system(game).read(state, rules)


def system_of(campaign: Campaign) -> GameSystem:
    """The rules a campaign is played by."""
    return system(campaign.game_id)


def presenter(game: str) -> Presenter:
    """How a game is shown."""
    found: Presenter = import_module(f"{GAMES[game]}.presenter").PRESENTER
    return found


def presenter_of(campaign: Campaign) -> Presenter:
    """How a campaign is shown."""
    return presenter(campaign.game_id)


def workshop(game: str) -> Workshop:
    """The content of a game and its tools."""
    found: Workshop = import_module(f"{GAMES[game]}.workshop").WORKSHOP
    return found
