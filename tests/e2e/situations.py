"""For every kind of command a campaign in which a player can press it: who wants to see all buttons needs them all.

Each situation is a small drawing (tests/descent/scene.py). A new kind of command needs a line here; the tests in
test_everything.py name those that have none.
"""

from collections.abc import Callable

from bot.descent.board import Square
from bot.descent.commands import Stride, TakeTurn
from bot.descent.commands.using import uses
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.quest.setup import Baggage, Recruit, start_quest
from bot.descent.rules.play import legal, perform
from bot.descent.state.figures import Familiar
from bot.descent.state.game import Game
from bot.words import Language
from tests.descent.scene import Scene, scene

CLASSES = {"syndrael": "knight", "grisban_the_thirsty": "berserker", "leoric_of_the_book": "necromancer"}
NECROMANCER = {"L": "leoric_of_the_book/necromancer"}


def field() -> Game:
    """Two heroes side by side, a zombie next to one of them, room to walk."""
    return scene(". . . .\nS z . .\nG . . .").game


def laden() -> Game:
    """A hero beside another, with something to give."""
    table = scene("S . .\nG . z", cards={"S": [next(iter(library().items))]})
    table.do(Stride(hero=table.names["S"]))
    return table.game


def nobodys_turn() -> Game:
    """Somebody has to begin."""
    return scene("S G . . z", turn=None).game


def door() -> Game:
    """A closed door."""
    return scene("S:.\nG|.").game


def search() -> Game:
    """Something to search."""
    return scene("S * .\nG . .", search_deck=["nothing"]).game


def objective() -> Game:
    """A token that can be carried."""
    return scene("S ? .\nG . .").game


def carrying() -> Game:
    """A token that is carried."""
    table = scene("S ? .\nG . .")
    table["S"].carried.append("objective1")
    table.game.board.tokens["objective1"].square = None
    return table.game


def pit() -> Game:
    """A hero in a pit."""
    return scene(". S .\nG . .", under={"S": "o"}).game


def stunned() -> Game:
    """A hero who can't act before it has shaken that off."""
    table = scene("S . .\nG . .")
    table["S"].conditions.append("stunned")
    return table.game


def fallen_friend() -> Game:
    """A hero lies beside another."""
    table = scene("S . .\nG . .")
    _fell(table, "G")
    return table.game


def fallen() -> Game:
    """The hero who shall go lies on the ground."""
    table = scene("S . .\nG . .", turn=None)
    _fell(table, "S")
    perform(table.game, TakeTurn(hero=table.names["S"]))
    return table.game


def _fell(table: Scene, letter: str) -> None:
    hero = table.hero(letter)
    hero.damage, hero.knocked_out = 99, True


def reanimate() -> Game:
    """A familiar next to an enemy."""
    table = scene("L . . .\nG . z .", heroes=NECROMANCER)
    creature = Familiar(
        id="reanimate_1", familiar="reanimate", owner=table.names["L"], squares=(Square.parse("B1"),)
    )
    table.game.familiars[creature.id] = creature
    return table.game


def between_actions() -> Game:
    """A familiar waits while its hero is between two actions (FAM-01)."""
    game = reanimate()
    assert game.turn is not None
    game.turn.actions -= 1
    return game


def question() -> Game:
    """The attack has begun and a surge can be spent."""
    table = scene("S z .\nG . .", roll="blue r2h2s1, red h2, brown 0")
    table.attack("S", "z")
    return table.game


def several_asked() -> Game:
    """Two heroes may react to the same blow; whose button it is says so beforehand."""
    table = scene("G S z", cards={"S": ["stoneskin"], "G": ["stoneskin"]}, turn=None)
    table.roll("blue r3h2, yellow h2")
    table.activate("zombie", "zombie_hunger")
    return table.game


def quest_element() -> Game:
    """Something of a quest that can be used where the hero stands."""
    for quest in library().quests:
        recruits = [Recruit(hero=hero, hero_class=CLASSES[hero]) for hero in ("syndrael", "grisban_the_thirsty")]
        game, _ = start_quest(quest, recruits, seed="braises", baggage=Baggage())
        if _stands_by_an_element(game):
            return game
    raise AssertionError("no quest has anything to use in its first room")


def _stands_by_an_element(game: Game) -> bool:
    """Put the first hero beside the first thing that can be used there."""
    hero = game.heroes["syndrael"]
    if game.question is not None:
        return False
    perform(game, TakeTurn(hero=hero.id))
    taken = {square for figure in game.everyone() if figure.id != hero.id for square in figure.squares}
    for square in sorted(set(game.grid.terrain) - taken) if list(uses(game)) else ():
        hero.squares = (square,)
        if any(choice.command.kind == "use_element" for choice in legal(game, hero.id)):
            return True
    return False


SITUATIONS: dict[str, Callable[[], Game]] = {
    "take_turn": nobodys_turn,
    "move": field,
    "stride": field,
    "push": field,
    "attack": field,
    "use_card": field,
    "rest": field,
    "equip": field,
    "trade": laden,
    "end_turn": field,
    "open_door": door,
    "use_element": quest_element,
    "search": search,
    "pick_up": objective,
    "put_down": carrying,
    "climb_out": pit,
    "shake_off": stunned,
    "revive": fallen_friend,
    "stand_up": fallen,
    "move_familiar": reanimate,
    "attack_with_familiar": reanimate,
    "finish_actions": between_actions,
    "answer": question,
    "answer_ahead": several_asked,
}


def situation(kind: str, language: Language, owner: int, friend: int) -> Campaign:
    """A campaign in which `owner` can press a command of this kind; `friend` plays the other hero."""
    game = SITUATIONS[kind]()
    others = game.question.also if game.question is not None else ()
    own = others[0].hero if others else next(iter(game.heroes))
    seats = [
        Seat(player=owner if hero == own else friend, hero=hero, hero_class=CLASSES[hero]) for hero in game.heroes
    ]
    return Campaign(name=kind, owner=owner, language=language, seats=seats, game=game)
