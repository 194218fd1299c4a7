"""From a game to what its picture shows: figures by their kind, the land as it lies, what an attack would do."""

from dataclasses import replace

import pytest

from bot.descent.attack.record import AttackRecord, Struck
from bot.descent.attack.weapons import Arms
from bot.descent.board import Edge, Square
from bot.descent.commands import TakeTurn
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play, Start
from bot.descent.rules.examine import examine
from bot.descent.rules.steps import Option, ask
from bot.descent.state.figures import Familiar, Group, HeldCard, Monster
from bot.descent.state.game import Game
from bot.descent.state.tabletop import Door, Layout, Token
from bot.descent.views.pictures.alt import board_lines
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.figures import token_kind
from bot.descent.views.pictures.horizon import in_sight
from bot.descent.views.pictures.legend import legend
from bot.descent.views.pictures.overlay import Aim, attack_range, farthest_shot
from bot.descent.views.reference.examined import examined
from bot.descent.views.reference.surroundings import elements, surroundings_face
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.words import Language
from renders.descent import look
from renders.descent.board import draw_board
from renders.descent.view import BoardView, Box, FigureView
from renders.drawing import fingerprint
from tests.descent.views.games import ALIX, BRUNO, gathered, started

HERO, WEAPON = "widow_tarha", "arcane_bolt"


def sq(text: str) -> Square:
    return Square.parse(text)


@pytest.fixture
def campaign() -> Campaign:
    """Three heroes on a bare board of 12 x 6 squares, the mage at A1 on her turn, one zombie at F1."""
    campaign = started(3)
    Play(command=TakeTurn(hero=HERO)).do(campaign, BRUNO)
    game = campaign.running()
    lay(game, ["." * 12] * 6)
    for number, hero in enumerate(game.heroes.values()):
        hero.squares = (Square(0, 2 * number),)
    game.hero(HERO).squares = (sq("A1"),)
    game.hero("syndrael").squares = (sq("A6"),)
    game.monsters = {"zombie_1": zombie("zombie_1", "F1")}
    return campaign


def lay(game: Game, rows: list[str], **more: object) -> None:
    """Another board lies on the table."""
    game.board = Layout.model_validate({"rows": rows, **more})


def zombie(name: str, square: str) -> Monster:
    return Monster(id=name, squares=(sq(square),), monster="zombie", group="zombie", number=int(name[-1]))


def figure(view: BoardView, name: str) -> FigureView:
    return next(each for each in view.figures if each.id == name)


# The land -----------------------------------------------------------------------------------------------------


def test_outdoors_is_grass_and_indoors_stone(campaign: Campaign) -> None:
    """A square that its tile calls outdoors is drawn as grass, one indoors as stone; letters name the others."""
    lay(campaign.running(), ["......"], themes=["oigews"])
    floors = [board_view(campaign, "fr").cells[x, 0].theme for x in range(6)]
    assert floors == ["grass", "stone", "grass", "earth", "wood", "stone"]


def test_a_real_quest_is_paved_by_its_tiles() -> None:
    """Every revealed square of a quest has a floor, and all of them can be drawn."""
    view = board_view(started(2), "fr")
    assert {cell.theme for cell in view.cells.values()} <= set(look.FLOOR_OF_THEME)
    assert len(view.cells) == len(started(2).running().board.grid.terrain)
    assert draw_board(view, width=480, height=360).width > 100


def test_ledges_are_shown(campaign: Campaign) -> None:
    """An elevation line of the board reaches the picture and changes it."""
    lay(campaign.running(), ["....."] * 5, elevation=["B2|B3"])
    view = board_view(campaign, "fr")
    assert view.elevation == {((1, 1), (1, 2))}
    assert draw_board(view).tobytes() != draw_board(replace(view, elevation=frozenset())).tobytes()


def test_the_floor_runs_on_into_the_fog_only_where_nothing_stops_it() -> None:
    """A closed door hides what lies behind it; once its wing is off, the floor runs on there."""
    campaign = started(2)
    game = campaign.running()
    assert board_view(campaign, "fr").fog_edges == frozenset()
    game.board.doors.clear()
    game.board.changed()
    assert board_view(campaign, "fr").fog_edges == {((7, 2), (8, 2)), ((7, 3), (8, 3))}


def test_doors_show_their_state(campaign: Campaign) -> None:
    """Closed, locked and open doors are told apart."""
    doors = [
        Door(id="a", edges=(Edge.parse("B1|C1"),)),
        Door(id="b", edges=(Edge.parse("D1|E1"),), locked=True),
        Door(id="c", edges=(Edge.parse("G1|H1"),), locked=True, open=True),
    ]
    campaign.running().board.doors = {door.id: door for door in doors}
    assert [door.state for door in board_view(campaign, "fr").doors] == ["closed", "locked", "open"]


# Figures ------------------------------------------------------------------------------------------------------


def test_a_lieutenant_is_no_mere_master(campaign: Campaign) -> None:
    """A lieutenant has its own shape and a label without a number."""
    game = campaign.running()
    game.groups["splig"] = Group(id="splig", monster="splig")
    game.monsters["splig_1"] = Monster(
        id="splig_1", squares=(sq("H3"),), monster="splig", group="splig", master=True, number=1
    )
    view = board_view(campaign, "fr")
    assert (figure(view, "splig_1").kind, figure(view, "splig_1").label) == ("lieutenant", "SP")
    assert (figure(view, "zombie_1").kind, figure(view, "zombie_1").label) == ("minion", "Z1")


def test_a_carried_token_goes_with_its_hero(campaign: Campaign) -> None:
    """A token that was picked up leaves the board and shows on whoever carries it."""
    game = campaign.running()
    game.board.tokens = {
        "rune": Token(id="rune", kind="objective", square=None, colour="red", portable=True),
        "child": Token(id="child", kind="villager", square=sq("D4")),
    }
    game.hero(HERO).carried = ["rune"]
    view = board_view(campaign, "fr")
    assert figure(view, HERO).carried == ("objective_red",)
    assert [(token.kind, token.square) for token in view.tokens] == [("villager", (3, 3))]


def test_a_hero_who_vanished_leaves_a_place(campaign: Campaign) -> None:
    """Whoever left the board is drawn as a ghost where it will come back, and the view stays on that place."""
    hero = campaign.running().hero("avric_albright")
    hero.vanished, hero.squares = sq("C5"), ()
    view = board_view(campaign, "fr")
    assert figure(view, hero.id).vanished
    assert figure(view, hero.id).squares == ((2, 4),)
    assert draw_board(view).width > 0


@pytest.mark.parametrize(("language", "named"), [("fr", "Pion de héros"), ("en", "Hero token")])
def test_the_token_of_a_vanished_hero_can_be_read_and_examined(
    campaign: Campaign, language: Language, named: str
) -> None:
    """The board in words says where the token lies, and looking at it says how near to it the hero comes back."""
    game, say = campaign.running(), words(language)
    hero = game.hero("avric_albright")
    assert hero.id not in elements(game)
    hero.vanished, hero.squares = sq("C5"), ()

    assert [line for line in board_lines(game, say) if line.startswith(named) and line.endswith("C5")]
    assert hero.id in elements(game)
    title, where = examined(game, hero.id, HERO, say)
    assert named in title
    assert "C5" in where
    assert " 4 " in where
    assert surroundings_face(game, say).rows


def test_a_hero_who_stands_on_the_board_has_no_token(campaign: Campaign) -> None:
    """There is nothing to examine of a hero who is there."""
    with pytest.raises(Refused, match="nothing_to_examine"):
        examine(campaign.running(), "avric_albright")


def test_familiars_wear_the_colour_of_their_hero(campaign: Campaign) -> None:
    """A familiar is drawn in the colour of whoever it follows."""
    game = campaign.running()
    game.familiars["r"] = Familiar(id="r", familiar="reanimate", owner=HERO, squares=(sq("B2"),))
    view = board_view(campaign, "fr")
    assert figure(view, "r").kind == "familiar"
    assert figure(view, "r").colour == figure(view, HERO).colour


# Attacks ------------------------------------------------------------------------------------------------------


def test_a_clear_shot_shows_its_line_and_range(campaign: Campaign) -> None:
    """Aiming shows the target, a clear line to it, and the squares in range with the attacker in their midst."""
    view = board_view(campaign, "fr", for_hero=HERO, aim=Aim(HERO, "zombie_1", WEAPON))
    assert view.targets == ((5, 0),)
    assert [(line.clear, line.blocker) for line in view.sight] == [(True, None)]
    assert {(0, 0), (5, 0)} <= view.range
    assert view.reach == {}


def test_what_blocks_a_shot_is_marked(campaign: Campaign) -> None:
    """An obstacle, a figure or a wall in the way is named as the blocker of the line."""
    game = campaign.running()
    lay(game, ["..X......"])
    aim = Aim(HERO, "zombie_1", WEAPON)
    assert board_view(campaign, "fr", aim=aim).sight[0].blocker == (2, 0)
    lay(game, ["........."])
    game.monsters["zombie_2"] = zombie("zombie_2", "D1")
    assert board_view(campaign, "fr", aim=aim).sight[0].blocker == (3, 0)
    del game.monsters["zombie_2"]
    lay(game, ["........."], walls=["B1|C1"])
    view = board_view(campaign, "fr", aim=aim)
    assert (view.sight[0].clear, view.sight[0].blocker) == (False, ((1, 0), (2, 0)))
    assert draw_board(view).width > 0


def test_neighbours_need_no_line(campaign: Campaign) -> None:
    """Between adjacent figures no line is drawn."""
    campaign.running().monsters["zombie_1"].squares = (sq("B1"),)
    assert board_view(campaign, "fr", aim=Aim(HERO, "zombie_1", WEAPON)).sight == ()


def test_range_ends_with_sight_and_dice(campaign: Campaign) -> None:
    """Squares behind an obstacle or farther than the dice can show are out of range; bare hands reach one."""
    game = campaign.running()
    lay(game, ["..X........."])
    hero = game.hero(HERO)
    assert attack_range(game, hero, WEAPON) == {(0, 0), (1, 0)}
    lay(game, ["." * 20])
    farthest = farthest_shot(Arms(game, hero, WEAPON))
    game.monsters.clear()
    assert attack_range(game, hero, WEAPON) == {(x, 0) for x in range(farthest + 1)}
    assert attack_range(game, hero, None) == {(0, 0), (1, 0)}


def test_a_blast_shows_whom_it_would_catch(campaign: Campaign) -> None:
    """A weapon that can blast shows the target's square and its neighbours before the attack, others nothing."""
    game = campaign.running()
    game.hero(HERO).cards.append(HeldCard(id="flask", card="fire_flask", kind="search", equipped=True))
    area = {(x, y) for x in (4, 5, 6) for y in (0, 1)}
    assert board_view(campaign, "fr", aim=Aim(HERO, "zombie_1", "flask")).area == area
    assert board_view(campaign, "fr", aim=Aim(HERO, "zombie_1", WEAPON)).area == frozenset()


def test_an_attack_under_way_shows_whom_it_strikes(campaign: Campaign) -> None:
    """While a ranged attack is resolved its line is drawn; a blast shows its squares, a breath those it passes."""
    game = campaign.running()
    struck = [Struck(figure="zombie_1", square=sq("F1"))]
    record = AttackRecord(id=1, attacker=HERO, weapon=WEAPON, range="ranged", struck=struck, distance=5)
    game.attacks[1] = record
    view = board_view(campaign, "fr")
    assert view.targets == ((5, 0),)
    assert len(view.sight) == 1
    assert view.area == frozenset()
    record.blast = True
    assert board_view(campaign, "fr").area == {(x, y) for x in (4, 5, 6) for y in (0, 1)}
    record.blast = False
    record.struck.append(Struck(figure="syndrael", square=sq("A6")))
    assert board_view(campaign, "fr").area == {(5, 0), (0, 5)}


# Choices and parts --------------------------------------------------------------------------------------------


def test_squares_that_may_be_answered_stand_out(campaign: Campaign) -> None:
    """While its hero is asked for a square, the squares it may name are shown with what they cost."""
    game = campaign.running()
    options = [
        Option(id="B2", about={"square": sq("B2"), "points": 1}),
        Option(id="C3", about={"square": sq("C3")}),
        Option(id="stay"),
    ]
    ask(game, "choose_move", HERO, options, default="stay", about={})
    reread = campaign.model_copy(update={"game": Game.model_validate_json(game.model_dump_json())})
    for each in (campaign, reread):
        assert board_view(each, "fr", for_hero=HERO).reach == {(1, 1): 1, (2, 2): 0}
    assert board_view(campaign, "fr", for_hero="syndrael").reach == {}


def test_a_large_map_shows_the_party(campaign: Campaign) -> None:
    """On a map of 60 x 45 squares the window holds all heroes; all of the map is shown when it is asked for."""
    game = campaign.running()
    lay(game, ["." * 60] * 45)
    assert board_view(campaign, "fr", full=True).focus is None
    assert board_view(campaign, "fr", for_hero=HERO).focus == Box(0, 0, 13, 9)
    party = board_view(campaign, "fr").focus
    assert party is not None
    assert all(party.holds((hero.square.x, hero.square.y)) for hero in game.heroes.values())
    assert party.columns <= look.OVERVIEW_COLUMNS


def test_a_view_can_be_kept_by_what_it_shows(campaign: Campaign) -> None:
    """Views of the same game have one fingerprint; one that aims has another."""
    plain, again = (fingerprint(board_view(campaign, "fr")) for _ in range(2))
    assert plain == again
    assert plain != fingerprint(board_view(campaign, "fr", aim=Aim(HERO, "zombie_1", WEAPON)))


@pytest.mark.parametrize("quest", sorted(library().quests))
def test_every_token_of_every_quest_has_its_drawing(quest: str) -> None:
    """No quest lays a token that would be drawn as a plain circle."""
    spots = [spot for area in library().quests[quest].areas for spot in area.tokens]
    kinds = {token_kind(Token(id=spot.id, kind=spot.kind, square=None, colour=spot.colour)) for spot in spots}
    assert kinds - set(look.TOKENS) == set()


@pytest.mark.parametrize("quest", sorted(library().quests))
def test_every_quest_can_be_drawn_from_its_first_round(quest: str) -> None:
    """The opening board of each quest makes a picture in which its heroes stand on revealed squares."""
    campaign = gathered(3)
    campaign.quest = quest
    Start(seed="braises").do(campaign, ALIX)
    view = board_view(campaign, "fr")
    heroes = [each for each in view.figures if each.kind == "hero"]
    assert len(heroes) == 3
    assert all(square in view.cells for each in heroes for square in each.squares)
    assert draw_board(view, width=480, height=360).width > 100


def test_a_locked_door_is_told_as_locked(campaign: Campaign) -> None:
    """Whoever can't see the padlock hears of it; a door that is only closed is no more than that."""
    shut = Door(id="a", edges=(Edge.parse("C1|D1"),))
    campaign.running().board.doors = {"a": shut}
    assert "Porte fermée" in board_view(campaign, "fr").alt
    assert "Closed door" in board_view(campaign, "en").alt
    shut.locked = True
    assert "Porte verrouillée" in board_view(campaign, "fr").alt
    assert "Locked door" in board_view(campaign, "en").alt


# The part that is shown --------------------------------------------------------------------------------------


@pytest.fixture
def long_way(campaign: Campaign) -> Campaign:
    """A hall of 60 squares with a wall across it; the party stands at its eastern end, and nobody acts."""
    game = campaign.running()
    game.turn = None
    lay(game, ["." * 60] * 8, walls=[f"T{row}|U{row}" for row in range(1, 9)])
    for number, hero in enumerate(game.heroes.values()):
        hero.squares = (Square(56 + number, 3),)
    game.monsters = {"zombie_1": zombie("zombie_1", "A4")}
    return campaign


def test_what_was_left_behind_is_not_shown(long_way: Campaign) -> None:
    """The window holds the party and not the far end of the map, where a monster lurks that nobody sees."""
    window = board_view(long_way, "fr").focus
    assert window is not None
    assert all(window.holds((hero.square.x, hero.square.y)) for hero in long_way.running().heroes.values())
    assert not window.holds((0, 3))
    assert window.columns <= 12


def test_a_monster_in_sight_is_shown(long_way: Campaign) -> None:
    """However large that makes the window: whoever can shoot must be seen."""
    game = long_way.running()
    game.monsters = {"zombie_1": zombie("zombie_1", "AJ4")}
    assert in_sight(game) == list(game.monsters.values())
    window = board_view(long_way, "fr").focus
    assert window is not None
    assert window.holds((35, 3))


def test_the_next_door_is_shown(long_way: Campaign) -> None:
    """A closed door nearby belongs to the picture, an open one behind the party does not."""
    game = long_way.running()
    away = Door(id="on", edges=(Edge.parse("AT4|AU4"),))
    game.board.doors = {"on": away}
    window = board_view(long_way, "fr").focus
    assert window is not None
    assert window.holds((46, 3))
    away.open = True
    window = board_view(long_way, "fr").focus
    assert window is not None
    assert not window.holds((45, 3))


def test_tokens_in_the_window_are_named(campaign: Campaign) -> None:
    """The legend says which sign is what, each sign once, and nothing of tokens that are not shown."""
    game = campaign.running()
    game.turn = None
    game.board.tokens = {
        "one": Token(id="one", kind="search", square=sq("B1")),
        "two": Token(id="two", kind="search", square=sq("C2")),
        "three": Token(id="three", kind="villager", square=sq("D3")),
        "gone": Token(id="gone", kind="portal", square=None),
    }
    shown = board_view(campaign, "en").legend
    assert [entry.kind for entry in shown] == ["search", "villager"]
    assert len(shown[0].name.split(", ")) == 2
    assert legend(game, Box(3, 2, 5, 4), words("en")) == (shown[1],)
