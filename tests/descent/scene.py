"""Small scenes: draw a board, state the dice, act, look.

    table = scene(
        '''
        # # # #
        # H z #
        # # # #
        ''',
        roll="blue r2h2s1, red h2, brown 1",
    )
    table.attack("H", "z")
    table.choose("stop")
    assert table["z"].damage == 3

Capital letters are heroes, small letters and digits monsters (see HEROES and MONSTERS for what a letter
stands for; `heroes=` and `monsters=` say otherwise). The game is saved and read back after every step, so
every scene also tests the save. Dice are stated in the order they are rolled: attack dice, then defence.
"""

import re
from collections.abc import Mapping, Sequence

from bot.descent.board import Square
from bot.descent.commands import (
    Answer,
    Attack,
    Command,
    EndTurn,
    Move,
    OpenDoor,
    Push,
    Rest,
    Search,
    TakeTurn,
    UseCard,
)
from bot.descent.commands.cards import is_equipment
from bot.descent.content.library import library
from bot.descent.monsters.activation import ActivateGroup
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.quest.setup import Recruit, new_hero
from bot.descent.rules.dice import FACES, Colour, Die, DieFace
from bot.descent.rules.play import PricedCommand, explain, legal, perform
from bot.descent.rules.rolling import Chance
from bot.descent.rules.searching import give
from bot.descent.rules.stats import weapons
from bot.descent.rules.steps import Step, push, run
from bot.descent.state.figures import Figure, Group, Hero, Monster
from bot.descent.state.game import Game
from bot.descent.state.tabletop import MARKS, Door, Layout, Token
from bot.kernel.events import Event
from tests.descent.ascii import Board, parse_board

HEROES = {
    "H": "syndrael",
    "S": "syndrael",
    "G": "grisban_the_thirsty",
    "A": "avric_albright",
    "R": "ashrian",
    "L": "leoric_of_the_book",
    "W": "widow_tarha",
    "J": "jain_fairwood",
    "T": "tomble_burrowell",
}
CLASSES = {"warrior": "knight", "healer": "disciple", "mage": "runemaster", "scout": "thief"}
MONSTERS = {
    "z": "zombie",
    "g": "goblin_archer",
    "b": "barghest",
    "s": "cave_spider",
    "t": "ettin",
    "f": "flesh_moulder",
    "m": "merriod",
    "d": "shadow_dragon",
    "e": "elemental",
}


def dice(text: str) -> list[Die]:
    """Dice written as `blue X, blue r3h2, yellow h1s1, red h2, gray 1`."""
    return [_die(word.strip()) for word in re.split("[,;]", text) if word.strip()]


def _die(word: str) -> Die:
    name, _, shown = word.partition(" ")
    colour: Colour = next(colour for colour in FACES if colour == name)
    face = _face(shown.strip())
    ups = [up for up, there in enumerate(FACES[colour]) if there == face]
    assert ups, f"no {name} die shows {shown!r}: {FACES[colour]}"
    return Die(colour=colour, up=ups[0])


def _face(shown: str) -> DieFace:
    if shown.upper() == "X":
        return DieFace(miss=True)
    if shown.isdigit():
        return DieFace(shields=int(shown))
    parts = {letter: int(number) for letter, number in re.findall(r"([rhs])(\d+)", shown)}
    return DieFace(range=parts.get("r", 0), hearts=parts.get("h", 0), surges=parts.get("s", 0))


class Scene:
    """A game drawn in a test."""

    def __init__(self, game: Game, names: dict[str, str]) -> None:
        self.game = game
        self.names = names
        """What a letter of the drawing is called in the game."""
        self.events: list[Event] = []
        """What the last step told."""

    def __getitem__(self, letter: str) -> Figure:
        figure = self.game.find(self.names[letter])
        assert figure is not None, f"{letter} is gone"
        return figure

    def __contains__(self, letter: str) -> bool:
        return self.game.find(self.names[letter]) is not None

    def hero(self, letter: str) -> Hero:
        """The hero drawn as this letter."""
        figure = self[letter]
        assert isinstance(figure, Hero)
        return figure

    def monster(self, letter: str) -> Monster:
        """The monster drawn as this letter."""
        figure = self[letter]
        assert isinstance(figure, Monster)
        return figure

    def at(self, letter: str) -> str:
        """Where a figure stands, as players write it: "C4", or "C4 D4" for a large one."""
        return " ".join(str(square) for square in self[letter].squares)

    # Acting --------------------------------------------------------------------------------------------------

    def do(self, command: Command) -> list[Event]:
        """Give a command; the game is saved and read back before and after."""
        self._reload()
        self.events = perform(self.game, command)
        self._reload()
        return self.events

    def step(self, *steps: Step) -> list[Event]:
        """Resolve steps that no command gives, e.g. a quest's."""
        push(self.game, *steps)
        run(self.game)
        self.events = self.game.take_events()
        self._reload()
        return self.events

    def _reload(self) -> None:
        saved = self.game.model_dump_json()
        self.game = Game.model_validate_json(saved)
        assert self.game.model_dump_json() == saved, "the save does not read back as it was"

    def take_turn(self, letter: str) -> list[Event]:
        """A hero begins its turn."""
        return self.do(TakeTurn(hero=self.names[letter]))

    def end_turn(self, letter: str) -> list[Event]:
        """A hero ends its turn; monsters that are on the track act."""
        return self.do(EndTurn(hero=self.names[letter]))

    def move(self, letter: str, square: str) -> list[Event]:
        """A hero goes to a square."""
        return self.do(Move(hero=self.names[letter], to=Square.parse(square)))

    def push(self, letter: str, fatigue: int = 1) -> list[Event]:
        """A hero buys movement points with fatigue."""
        return self.do(Push(hero=self.names[letter], fatigue=fatigue))

    def attack(self, letter: str, target: str, weapon: str | None = None, pay: str = "action") -> list[Event]:
        """A hero attacks, with its first weapon unless told otherwise."""
        hero = self.hero(letter)
        armed = weapons(self.game, hero)
        chosen = weapon or (armed[0].id if armed else None)
        command = Attack.model_validate(
            {"hero": hero.id, "target": self.names[target], "weapon": chosen, "pay": pay}
        )
        return self.do(command)

    def use(self, letter: str, card: str, target: str | None = None, ability: str = "main") -> list[Event]:
        """A hero uses a card, "sheet" or "feat"."""
        aimed = self.names[target] if target else None
        return self.do(UseCard(hero=self.names[letter], card=card, ability=ability, target=aimed))

    def rest(self, letter: str) -> list[Event]:
        """A hero rests."""
        return self.do(Rest(hero=self.names[letter]))

    def open(self, letter: str, door: str = "door") -> list[Event]:
        """A hero opens a door."""
        return self.do(OpenDoor(hero=self.names[letter], door=door))

    def search(self, letter: str, token: str) -> list[Event]:
        """A hero searches a token."""
        return self.do(Search(hero=self.names[letter], token=token))

    def choose(self, option: str) -> list[Event]:
        """Answer the open question with the option of this id, or the only one that contains it."""
        question = self.game.question
        assert question is not None, f"nobody is asked anything; {option!r} was to be chosen"
        ids = [offered.id for offered in question.options]
        found = [option] if option in ids else [offered for offered in ids if option in offered]
        assert len(found) == 1, f"{question.kind} offers {ids}, not {option!r}"
        return self.do(Answer(hero=question.owner, question=question.number, option=found[0]))

    def settle(self) -> list[Event]:
        """Let every open question take its default; all events since then."""
        told = list(self.events)
        while self.game.question is not None:
            told += self.choose(self.game.question.default)
        self.events = told
        return told

    def activate(self, monster: str, card: str | None = None, **lines: object) -> list[Event]:
        """A monster group acts, with a certain activation card, or with one written in the test.

        table.activate("zombie", minion=[{"do": "engage"}], first="minions")
        """
        if lines:
            written = ActivationCard.model_validate({"id": "written", "monster": monster, **lines})
            library().activations[written.id] = written
            card = written.id
        return self.step(ActivateGroup(group=monster, card=card))

    # Looking -------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str | None:
        """The kind of the open question."""
        return self.game.question.kind if self.game.question else None

    @property
    def options(self) -> list[str]:
        """The ids of the options of the open question."""
        return [option.id for option in self.game.question.options] if self.game.question else []

    def refused(self, command: Command) -> str | None:
        """The code with which a command is refused now, or None; nothing changes by asking."""
        before = self.game.model_dump_json()
        no = explain(self.game, command)
        assert self.game.model_dump_json() == before, "asking changed the game"
        return no.code if no else None

    def legal(self, letter: str, kind: str | None = None) -> list[PricedCommand]:
        """What a hero may do now."""
        return [
            choice for choice in legal(self.game, self.names[letter]) if kind is None or choice.command.kind == kind
        ]

    def told(self, kind: str) -> list[Event]:
        """The events of one kind that the last step told."""
        return [event for event in self.events if event.kind == kind]

    def roll(self, text: str) -> None:
        """State the dice that come next, instead of whatever was left."""
        self.game.chance.script = dice(text)


def scene(
    drawing: str,
    *,
    roll: str = "",
    heroes: Mapping[str, str] | None = None,
    monsters: Mapping[str, str] | None = None,
    cards: Mapping[str, Sequence[str]] | None = None,
    turn: str | None = "",
    act: int = 1,
    seed: str = "scene",
    search_deck: Sequence[str] = (),
    locked: bool = False,
    under: Mapping[str, str] | None = None,
) -> Scene:
    """A game from a drawing.

    heroes: letter → hero, or "hero/class"; monsters: letter → monster, or "monster master", or a lieutenant.
    cards: more cards for heroes; equipment among them is equipped, in place of the starting kit.
    turn: whose turn it is; the first hero's unless told otherwise; None for nobody's.
    under: letter → sign of the terrain a figure stands on, e.g. {"H": "o"} for a hero in a pit.
    All closed doors of the drawing are one door called "door".
    """
    board = parse_board(drawing)
    names: dict[str, str] = {}
    game = Game(
        quest="ember_chapel",
        act=act,
        chance=Chance(seed=seed),
        board=_layout(board, locked=locked, under=under or {}),
        heroes={},
        search_deck=list(search_deck),
        round=1,
    )
    for letter, squares in sorted(board.figures.items(), key=lambda entry: entry[1][0][::-1]):
        if letter.isupper():
            wanted = (heroes or {}).get(letter) or HEROES[letter]
            names[letter] = _add_hero(game, wanted, squares)
        else:
            kind = (monsters or {}).get(letter, MONSTERS.get(letter, "zombie"))
            names[letter] = _add_monster(game, kind, squares)
    game.morale = len(game.heroes)
    table = Scene(game, names)
    for letter, held in (cards or {}).items():
        _give(game, table.hero(letter), held)
    whose = next((letter for letter in names if letter.isupper()), None) if turn == "" else turn
    if whose is not None:
        table.take_turn(whose)
    table.roll(roll)
    return table


def _layout(board: Board, *, locked: bool, under: Mapping[str, str]) -> Layout:
    grid = board.grid
    signs = {square: MARKS[terrain] for square, terrain in grid.terrain.items()}
    signs |= {square: sign for letter, sign in under.items() for square in board.figures[letter]}
    rows = ["".join(signs.get(Square(x, y), " ") for x in range(grid.width)) for y in range(grid.height)]
    doors = {"door": Door(id="door", edges=tuple(sorted(grid.doors)), locked=locked)} if grid.doors else {}
    tokens: dict[str, Token] = {}
    for square, sign in sorted(board.tokens.items()):
        kind = "search" if sign == "*" else "objective"
        number = sum(token.kind == kind for token in tokens.values()) + 1
        token = Token.model_validate(
            {"id": f"{kind}{number}", "kind": kind, "square": square, "portable": kind == "objective"}
        )
        tokens[token.id] = token
    return Layout(rows=rows, walls=sorted(grid.walls), doors=doors, tokens=tokens)


def _add_hero(game: Game, wanted: str, squares: tuple[Square, ...]) -> str:
    name, _, calling = wanted.partition("/")
    hero_class = calling or CLASSES[library().heroes[name].archetype]
    hero = new_hero(Recruit(hero=name, hero_class=hero_class))
    hero.squares = squares
    game.heroes[hero.id] = hero
    return hero.id


def _add_monster(game: Game, wanted: str, squares: tuple[Square, ...]) -> str:
    name, _, rank = wanted.partition(" ")
    number = len(game.group_members(name)) + 1
    monster = Monster(
        id=f"{name}_{number}",
        squares=squares,
        monster=name,
        group=name,
        master=rank == "master" or name in library().lieutenants,
        number=number,
    )
    game.monsters[monster.id] = monster
    game.groups.setdefault(name, Group(id=name, monster=name))
    return monster.id


def _give(game: Game, hero: Hero, held: Sequence[str]) -> None:
    shelf = library()
    given = []
    for card in held:
        kind = "skill" if card in shelf.skills else "search" if card in shelf.search_cards else "item"
        kind = "class_item" if card in shelf.class_items else kind
        given.append(give(hero, card, kind))
    gear = [card for card in given if is_equipment(game, card)]
    if gear:
        for own in hero.cards:
            own.equipped = own in gear
