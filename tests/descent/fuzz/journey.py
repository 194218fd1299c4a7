"""A journey: a random dungeon played at random, looked at after every command."""

from collections import Counter
from collections.abc import Sequence
from itertools import count
from random import Random

from bot.descent.bench.dungeon import random_game
from bot.descent.bench.wander import random_choice, who_may_act
from bot.descent.commands import Command, Move, Price, Push
from bot.descent.events import DescentEvent, PointsGained
from bot.descent.rules.play import PricedCommand, legal, perform
from bot.descent.rules.stats import speed
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game
from bot.kernel.events import Event
from tests.descent.fuzz.invariants import check_invariants

LENGTH = 60
"""Commands of one journey, unless its quest ends before."""

LOOK_AROUND = 20
"""After so many commands the whole list of what is legal is made."""


class Journey:
    """One game from its seed on, and all commands so far."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.game = random_game(seed)
        self.commands: list[Command] = []
        self.start = self.game.model_dump_json()

    @property
    def over(self) -> bool:
        return self.game.outcome is not None

    def go(self, length: int = LENGTH) -> None:
        """Play on at random; a failure says how to come here again."""
        try:
            check_invariants(self.game)
            while len(self.commands) < length and not self.over:
                choice = random_choice(self.random, self.game)
                assert choice is not None, "the quest goes on, but nobody can do anything"
                if len(self.commands) % LOOK_AROUND == 0:
                    self._look_around(choice)
                self.take(choice)
        except Exception as error:
            raise AssertionError(f"{type(error).__name__}: {error}\n{self}") from error

    def _look_around(self, choice: PricedCommand) -> None:
        """The command that was found stands in the list of everything legal, at the same price."""
        offered = [other for hero in who_may_act(self.game) for other in legal(self.game, hero)]
        assert choice in offered, f"{choice} is possible but not listed"
        for other in offered:
            assert other.command.price(self.game) == other.price, (
                f"{other} now costs {other.command.price(self.game)}"
            )

    def take(self, choice: PricedCommand) -> None:
        """One command and a long look at the game."""
        self.commands.append(choice.command)
        before = Standing(self.game, choice.command)
        events = perform(self.game, choice.command)
        check_invariants(self.game)
        before.check_price(self.game, choice.command, choice.price, events)
        for event in events:
            assert DescentEvent.read(Event.write(event)) == event, f"{event} does not read back as it was"
        self._save_and_load()

    def _save_and_load(self) -> None:
        saved = self.game.model_dump_json()
        loaded = Game.model_validate_json(saved)
        assert loaded.model_dump_json() == saved, "the save does not read back as it was"
        if self.random.random() < 0.3:
            self.game = loaded

    def replay(self) -> Game:
        """The same seed and the same commands once more, with no save in between."""
        game = random_game(self.seed)
        assert game.model_dump_json() == self.start, "the same seed made another dungeon"
        for command in self.commands:
            perform(game, Command.read(Command.write(command)))
        return game

    def __str__(self) -> str:
        lines = [f"{number:3} {command.kind} {_facts(command)}" for number, command in enumerate(self.commands)]
        return "\n".join([f"random_game({self.seed}), then:", *lines])


def _facts(command: Command) -> str:
    written = {name: value for name, value in Command.write(command).items() if name != "command"}
    return " ".join(f"{name}={value}" for name, value in written.items())


class Standing:
    """How the acting hero stood before a command, to compare its price with what it really cost."""

    def __init__(self, game: Game, command: Command) -> None:
        self.turn = game.turn.model_copy() if game.turn is not None else None
        self.hero = game.heroes[command.hero].model_copy(deep=True) if command.hero in game.heroes else None

    def check_price(self, game: Game, command: Command, price: Price, events: Sequence[Event]) -> None:
        """A move or a push that came to its end took just what it was said to; less if a card stepped in."""
        if self.turn is None or self.hero is None or game.turn is None or not isinstance(command, Move | Push):
            return
        hero = game.heroes[command.hero]
        if hero.knocked_out or game.question is not None:
            return
        assert self.turn.actions - game.turn.actions == price.actions, (
            f"{price} but {game.turn.actions} actions left"
        )
        if isinstance(command, Push):
            borne = _borne(hero) - _borne(self.hero)
            assert borne == price.fatigue, f"{price} but {borne} fatigue"
            return
        if hero.square != command.to:
            return  # something on the way stopped it
        gained = price.actions * speed(game, hero) + _given(events, hero)
        spent = self.turn.points + gained - game.turn.points
        assert spent == price.points, f"{price} but {spent} points were spent"
        if not self.hero.conditions:
            # Fatigue beyond what the hero can bear becomes hearts (HP-02), so only their sum is certain.
            harm = hero.damage - self.hero.damage + hero.fatigue - self.hero.fatigue
            told = price.hearts + price.fatigue
            stepped_in = any(event.kind == "card_used" for event in events)
            assert harm == told or (stepped_in and harm < told), f"{price} but {harm} hearts and fatigue"


def _given(events: Sequence[Event], hero: Hero) -> int:
    """The movement points that cards gave a hero on its way."""
    gained = [event for event in events if isinstance(event, PointsGained) and event.source == "card"]
    return sum(event.points for event in gained if event.figure == hero.id)


def _borne(hero: Hero) -> int:
    """The fatigue a hero bears, with what its cards bear in its place."""
    return hero.fatigue + sum(held.counters for held in hero.cards)


def travel(first_seed: int, commands: int) -> Counter[str]:
    """Journey after journey until so many commands were given, every third one played again to the same end.

    Returns how often each kind of command came.
    """
    kinds: Counter[str] = Counter()
    for seed in count(first_seed):
        if kinds.total() >= commands:
            break
        journey = Journey(seed)
        journey.go()
        if seed % 3 == 0:
            assert journey.replay().model_dump_json() == journey.game.model_dump_json(), f"other dice in {journey}"
        kinds.update(command.kind for command in journey.commands)
    return kinds
