"""Small quests written in a test and played on a real board.

    table = quest_scene(
        '''
        tokens: [{id: lever, kind: objective, square: C5, uses: [{id: pull, do: [{do: message, text: click}]}]}]
        events: [{id: open, on: {at: token_used, token: lever}, do: [{do: open_door, door: gate}]}]
        '''
    )
    table.use_element("A", "lever", "pull")
    assert table.messages == ["click"]

The board is a chapel of two rooms. `tokens`, `doors` and `spawns` lie in the first one; `hall:` holds those
of the second, behind the door called gate. A to D are the plain heroes of tests/descent/rules/trial.py.

      A B C D E F G H I J K L M N O P
    1                 . . o . . . . .
    2     . . . . . . . . o . . . . .      the gate stands between H3, H4 and I3, I4;
    3 . . A B . . . . . . . . . . . .      o are obstacles' pits, as printed on the tile
    4 . . C D . . . . . . . . . . . .
    5     . . . . . . . . o . . . . .
    6                 . . o . . . . .
"""

from itertools import count
from typing import Any

import yaml

from bot.descent.board import Square
from bot.descent.commands import PickUp, PutDown
from bot.descent.commands.using import UseElement
from bot.descent.content.library import library
from bot.descent.content.yaml_files import YamlLoader
from bot.descent.monsters.activation import ActivateGroup
from bot.descent.quest.base import Cause, Happening
from bot.descent.quest.events import MessageShown
from bot.descent.quest.firing import Carry
from bot.descent.quest.model import Quest
from bot.descent.quest.setup import Baggage, Recruit, start_quest
from bot.descent.rules.harm import Suffer
from bot.descent.rules.steps import Step
from bot.descent.rules.turns import EndRound
from bot.kernel.events import Event
from tests.descent.rules.trial import PLAIN
from tests.descent.scene import Scene

NUMBERS = count(1)
PIECES = ("tokens", "spawns", "ground", "elevation")
"""What lies in an area besides its tiles and doors."""
GATE = {"id": "gate", "edges": ["H3|I3", "H4|I4"], "reveals": "hall"}


def read_quest(written: str, quest_id: str | None = None) -> Quest:
    """A quest from what a test writes, on the board of this page."""
    fields: dict[str, Any] = yaml.load(written, Loader=YamlLoader) or {}
    hall = {part: fields.get("hall", {}).get(part, []) for part in (*PIECES, "doors")}
    fields.pop("hall", None)
    chapel = {part: fields.pop(part, []) for part in PIECES}
    doors = fields.pop("doors", [GATE])
    areas = [
        {
            "id": "chapel",
            "tiles": [{"tile": "entrance-indoor", "at": "A3"}, {"tile": "06b", "at": "C2"}],
            "doors": doors,
            **chapel,
        },
        {"id": "hall", "tiles": [{"tile": "01b", "at": "I1"}], **hall},
    ]
    # Each quest has an id of its own: the board of a quest is put together once.
    name = quest_id or f"trial_{next(NUMBERS)}"
    start = ["C3", "D3", "C4", "D4"]
    return Quest.model_validate({"id": name, "start": start, "areas": areas, **fields})


class QuestTable(Scene):
    """A quest in play. Everything told since the beginning is kept."""

    def __init__(self, quest: Quest, heroes: int, **setup: Any) -> None:
        library().quests[quest.id] = quest
        letters = list(PLAIN)[:heroes]
        party = [Recruit(hero=PLAIN[letter], hero_class="trial") for letter in letters]
        game, events = start_quest(quest.id, party, **{"seed": "quest", **setup})
        for hero in game.heroes.values():
            hero.cards = [held for held in hero.cards if held.kind != "skill"]
        super().__init__(game, {letter: PLAIN[letter] for letter in letters})
        self.quest = quest
        self.events = events
        self.history: list[Event] = list(events)
        self._reload()

    def do(self, command: Any) -> list[Event]:
        self.history += super().do(command)
        return self.events

    def step(self, *steps: Step) -> list[Event]:
        self.history += super().step(*steps)
        return self.events

    def happen(self, cause: Cause | None = None, **written: Any) -> list[Event]:
        """Let one thing happen, as an event of the quest would."""
        return self.step(Carry(what=Happening.read(written), cause=cause or Cause(actor="ada")))

    def use_element(self, letter: str, element: str, use: str) -> list[Event]:
        """A hero uses a door or token."""
        return self.do(UseElement(hero=self.names[letter], element=element, use=use))

    def pick_up(self, letter: str, token: str) -> list[Event]:
        """A hero takes a token."""
        return self.do(PickUp(hero=self.names[letter], token=token))

    def put_down(self, letter: str, token: str, square: str) -> list[Event]:
        """A hero puts a token down."""
        return self.do(PutDown(hero=self.names[letter], token=token, to=Square.parse(square)))

    def put(self, letter: str, square: str) -> None:
        """A hero stands there from now on; nothing is told."""
        self[letter].squares = (Square.parse(square),)

    def slay(self, figure: str, by: str = "A") -> list[Event]:
        """A figure suffers more than it can bear."""
        return self.step(Suffer(figure=figure, amount=99, source="quest", by=self.names[by]))

    def hurt(self, figure: str, hearts: int) -> list[Event]:
        """A figure suffers so many hearts."""
        return self.step(Suffer(figure=figure, amount=hearts, source="quest"))

    def take_fresh_turn(self, letter: str) -> None:
        """A hero begins another turn, as if a round had passed."""
        self.game.turn = None
        self.hero(letter).turn_taken = False
        self.take_turn(letter)

    def end_round(self) -> list[Event]:
        """The round ends here and the next one begins."""
        self.game.turn = None
        return self.step(EndRound())

    def act(self, group: str, card: str | None = None) -> list[Event]:
        """A group acts, with the card hunts of the plain ones."""
        return self.step(ActivateGroup(group=group, card=card or f"{group}_hunts"))

    @property
    def messages(self) -> list[str]:
        """All messages so far."""
        return [event.text for event in self.history if isinstance(event, MessageShown)]

    def all_told(self, kind: str) -> list[Event]:
        """Everything of one kind told since the beginning."""
        return [event for event in self.history if event.kind == kind]


def quest_scene(written: str, *, heroes: int = 2, turn: str | None = "A", **setup: Any) -> QuestTable:
    """A quest on the table; the first hero has begun its turn, unless told otherwise."""
    table = QuestTable(read_quest(written), heroes, **setup)
    if turn is not None:
        table.take_turn(turn)
    return table


def say(text: str) -> dict[str, str]:
    """The happening of a message."""
    return {"do": "message", "text": text}


def baggage(**brought: Any) -> Baggage:
    """What a party brings along."""
    return Baggage.model_validate(brought)
