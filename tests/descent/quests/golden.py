"""Golden games: a whole quest in one text file, seed and commands and everything that happened.

The first line says how the game was set up, with which decks, and how it ended; then each command stands on a line
of its own that begins with `>`, followed by its events. A test plays the commands again, with these decks and no
other card, and compares every line.

`make golden` plays the golden games and the golden campaign anew with all cards there are, looks for seeds that
lead to the endings the tests ask for, and writes the files; read the diff.
"""

import json
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, NamedTuple

from bot.descent.autopilot.answers import answer
from bot.descent.autopilot.deciding import next_command
from bot.descent.commands import Answer, Command, EndTurn, StandUp, TakeTurn
from bot.descent.content.library import library
from bot.descent.events import GroupActivated
from bot.descent.quest.events import PerilDrawn
from bot.descent.quest.setup import Recruit, start_quest
from bot.descent.rules.play import perform
from bot.descent.simulate.parties import ready_for
from bot.descent.state.game import Game
from bot.kernel.events import Event
from tests.decks import REGENERATE, Decks, playing_with
from tests.seeds import played_where

FOLDER = Path(__file__).parents[2] / "scenes" / "quests"
MOST_COMMANDS = 4000
"""A game that takes more does not end."""

PARTY = (
    ("syndrael", "knight"),
    ("jain_fairwood", "wildlander"),
    ("avric_albright", "disciple"),
    ("leoric_of_the_book", "runemaster"),
)
"""Who plays; the first two, three or four of them."""

REASONS = {"instruction_neglected", "place_chosen", "target_chosen"}
"""Events that say why monsters do what they do: they have tests of their own, and would be half of each file."""

Player = Callable[[Game], Command | None]
"""Gives the next command of a game; None when it has none left."""


def automatic(game: Game) -> Command | None:
    """A decent player."""
    return next_command(game)


def idle(game: Game) -> Command | None:
    """A player who lets everything happen: stands up when knocked out, and ends every turn at once."""
    if game.outcome is not None:
        return None
    if game.question is not None:
        return answer(game, game.question)
    if game.turn is not None:
        hero = game.hero(game.turn.hero)
        return StandUp(hero=hero.id) if hero.knocked_out else EndTurn(hero=hero.id)
    return next((TakeTurn(hero=hero.id) for hero in game.heroes.values() if not hero.turn_taken), None)


def after(rounds: int, first: Player, then: Player) -> Player:
    """One player for so many rounds, then another."""
    return lambda game: first(game) if game.round <= rounds else then(game)


def never(shunned: Callable[[Command], bool], player: Player = automatic) -> Player:
    """A player who ends the turn rather than give such a command."""

    def other(game: Game) -> Command | None:
        command = player(game)
        return EndTurn(hero=command.hero) if command is not None and shunned(command) else command

    return other


def choosing(option: str, player: Player = automatic) -> Player:
    """A player who takes this option wherever it is offered."""

    def other(game: Game) -> Command | None:
        question = game.question
        if question is not None and question.option(option) is not None:
            return Answer(hero=question.owner, question=question.number, option=option)
        return player(game)

    return other


def play_golden(
    name: str,
    quest: str,
    player: Player,
    ends: str,
    *,
    fires: Collection[str] = (),
    where: Callable[[Game], bool] = lambda game: True,
    heroes: int = 4,
    difficulty: Literal["normal", "hard"] = "normal",
) -> Game:
    """The game of this name, played again command by command and compared; the game as it ended.

    It ends in this way (`won`, or with its reason: `won heart_home`), these events of the quest come to pass, and
    what else the test needs holds at its end.
    The player only plays when the file is written anew.
    """
    path = FOLDER / f"{name}.txt"
    setting = {"quest": quest, "heroes": heroes, "difficulty": difficulty}

    def suits(game: Game) -> bool:
        return f"{_in_words(game)} ".startswith(f"{ends} ") and set(fires) <= set(game.fired) and where(game)

    if REGENERATE:
        what = f"{name} should end: {ends}{''.join(f', {event} fires' for event in fires)}"
        found = played_where(
            lambda seed: _record({**setting, "seed": seed}, player), lambda recorded: suits(recorded.game), what
        )
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(found.lines) + "\n", encoding="utf-8")
    game = _replay(path, setting)
    assert suits(game), f"{path.name} ends: {_in_words(game)}, not: {ends}"
    return game


def fresh(setting: dict[str, Any]) -> tuple[Game, list[Event]]:
    """The game as it begins."""
    party = [Recruit(hero=hero, hero_class=calling) for hero, calling in PARTY[: setting["heroes"]]]
    party = ready_for(setting["quest"], party)
    return start_quest(setting["quest"], party, seed=setting["seed"], difficulty=setting["difficulty"])


class _Recorded(NamedTuple):
    """A game as it ended, and its file."""

    game: Game
    lines: list[str]


def _record(setting: dict[str, Any], player: Player) -> _Recorded:
    game, events = fresh(setting)
    lines, happened = _told(events), list(events)
    for _ in range(MOST_COMMANDS):
        command = player(game)
        if command is None:
            break
        events = perform(game, command)
        happened += events
        lines += [f"> {_line(Command.write(command))}", *_told(events)]
    head = _line({**setting, **_ending(game), "decks": _decks(happened)})
    return _Recorded(game, [head, *lines])


def _decks(events: Iterable[Event]) -> Decks:
    """What was drawn from: the search deck, the decks of groups that acted, the perils of the levels reached."""
    shelf = library()
    acting, levels = set(), set()
    for event in events:
        if isinstance(event, GroupActivated):
            acting.add(shelf.activations[event.card].monster)
        elif isinstance(event, PerilDrawn):
            levels.add(event.level)
    return {
        "search_cards": list(shelf.search_cards),
        "activations": [card.id for card in shelf.activations.values() if card.monster in acting],
        "perils": [peril.id for peril in shelf.perils.values() if peril.level in levels],
    }


def replay(path: Path) -> Game:
    """A golden game played again, with the decks it was played with; the game as it ended."""
    return _replay(path, {})


def _replay(path: Path, setting: dict[str, Any]) -> Game:
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    written = json.loads(head)
    assert setting.items() <= written.items(), f"{path.name} was set up in another way"
    with playing_with(written["decks"]):
        game, events = fresh(written)
        starts = [number for number, line in enumerate(lines) if line.startswith(">")]
        _compare(path, "the set-up", events, lines[: starts[0]])
        for start, end in pairwise([*starts, len(lines)]):
            # Saved and read again before every command: a game that is put away comes back as it was.
            game = Game.model_validate_json(game.model_dump_json())
            command = Command.read(json.loads(lines[start][2:]))
            _compare(path, lines[start], perform(game, command), lines[start + 1 : end])
    assert _ending(game) == {part: written[part] for part in ("outcome", "reason", "rounds")}, path.name
    return game


def _compare(path: Path, what: str, events: Sequence[Event], written: Sequence[str]) -> None:
    assert _told(events) == list(written), f"{path.name}: something else happened after {what}"


def _ending(game: Game) -> dict[str, Any]:
    reason = game.ending.reason if game.ending is not None else None
    return {"outcome": game.outcome, "reason": reason, "rounds": game.round}


def _in_words(game: Game) -> str:
    """How it ended, and why: `won heart_home`."""
    ending = _ending(game)
    return f"{ending['outcome']} {ending['reason'] or ''}".strip()


def _told(events: Iterable[Event]) -> list[str]:
    return [f"  {_line(Event.write(event))}" for event in events if event.kind not in REASONS]


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def never_fired(quest: str, games: Iterable[Game]) -> list[str]:
    """The events of a quest that came to pass in none of these games."""
    fired = {event for game in games for event in game.fired}
    return [event.id for event in library().quests[quest].events if event.id not in fired]
