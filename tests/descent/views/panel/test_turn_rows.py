"""What a hero presses in a turn: a small pad, attacks and what is within reach on buttons, few components."""

from collections.abc import Iterator

import pytest

from bot.descent.commands import (
    Attack,
    AttackWithFamiliar,
    EndTurn,
    FinishActions,
    Move,
    OpenDoor,
    PickUp,
    Rest,
    Search,
    TakeTurn,
    UseElement,
)
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play, Start
from bot.descent.quest.reveal import Reveal
from bot.descent.rules.play import legal
from bot.descent.rules.steps import push, run
from bot.descent.state.figures import Familiar
from bot.descent.views.panel.menus import attacks
from bot.descent.views.panel.turn_rows import CLOSED, DIAGONAL, MOST_PARTS, STRAIGHT, WITHIN_REACH
from bot.descent.views.panel.weighing import weighed
from bot.descent.words import words
from bot.views.face import Ask, Face, Key, Menu, Weigh
from bot.words import LANGUAGES, Language
from tests.descent.views.games import ALIX, beside_a_monster, gathered, player_of, started, wander
from tests.descent.views.panel.test_panels import check_limits, face_of

ARROWS = {arrow: (dx, dy) for arrow, dx, dy in (*STRAIGHT, *DIAGONAL)}
SITUATIONS = 60


def keys_of(face: Face) -> list[Key]:
    """All buttons of a face."""
    return [key for row in face.rows if not isinstance(row, Menu) for key in row]


def command_of(key: Key) -> object:
    """What a button does at once, or would do once it has been weighed."""
    deed = key.does.deed if isinstance(key.does, Weigh) else key.does
    return deed.command if isinstance(deed, Play) else None


def turns(heroes: int = 3, seed: int = 5) -> Iterator[tuple[Campaign, Face]]:
    """The panels of many moments in heroes' turns."""
    for campaign in wander(started(heroes, seed=f"turns {seed}"), seed, SITUATIONS):
        game = campaign.running()
        if game.turn is not None and game.question is None and game.outcome is None:
            yield campaign, face_of(campaign)


def act(campaign: Campaign, *commands: object) -> None:
    for command in commands:
        Play(command=command).do(campaign, player_of(campaign, command.hero))  # type: ignore[arg-type, attr-defined]


# The pad --------------------------------------------------------------------------------------------------------


def test_the_pad_has_only_arrows_that_lead_somewhere() -> None:
    """Each arrow goes to the square it points at; what is closed has no arrow, and nothing else is on the pad."""
    seen = 0
    for campaign, face in turns():
        game = campaign.running()
        assert game.turn is not None
        hero = game.hero(game.turn.hero)
        open_to = {choice.command.to for choice in legal(game, hero.id) if isinstance(choice.command, Move)}
        arrows = {key.label: command_of(key) for key in keys_of(face) if key.label in ARROWS}
        for arrow, command in arrows.items():
            assert isinstance(command, Move)
            assert (command.to.x - hero.square.x, command.to.y - hero.square.y) == ARROWS[arrow]
        beside = {square for square in open_to if game.grid.adjacent(hero.square, square)}
        assert len(arrows) == len(beside)
        seen += len(arrows)
    assert seen


def test_the_pad_takes_two_rows_at_most_and_is_lined_up() -> None:
    """Up to five arrows stand in one row; more of them in two rows with as many places."""
    sizes = set()
    for _, face in turns(2, seed=8):
        pad = [row for row in face.rows if not isinstance(row, Menu) and any(key.label in ARROWS for key in row)]
        arrows = sum(key.label in ARROWS for row in pad for key in row)
        sizes.add((len(pad), arrows > 5))
        assert all(len(row) <= 5 for row in pad)
        assert len({len(row) for row in pad}) <= 1
        assert all(key.does is None for row in pad for key in row if key.label == CLOSED)
        assert CLOSED.strip() == CLOSED, "Discord takes no label of nothing but spaces"
    assert sizes <= {(0, False), (1, False), (2, True)}
    assert {(1, False), (2, True)} <= sizes


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_stays_small(language: Language) -> None:
    """However much can be done, the buttons leave room for what is voted on, and Discord takes the message."""
    for campaign, _ in turns():
        face = face_of(campaign, language)
        assert sum(2 if isinstance(row, Menu) else 1 + len(row) for row in face.rows) <= MOST_PARTS
        check_limits(campaign, face)


# Buttons of their own -------------------------------------------------------------------------------------------


def test_what_is_within_reach_is_a_button() -> None:
    """Search, doors, what the quest offers, the fallen: while possible each is a button, and not in a menu too."""
    seen: set[str] = set()
    for campaign, face in turns():
        game = campaign.running()
        assert game.turn is not None
        found = [choice.command for choice in legal(game, game.turn.hero)]
        wanted = [command for command in found if isinstance(command, WITHIN_REACH)]
        pressed = [command for key in keys_of(face) if isinstance(command := command_of(key), WITHIN_REACH)]
        listed = [pick.does for row in face.rows if isinstance(row, Menu) for pick in row.picks]
        assert len(pressed) == min(len(wanted), 5)
        assert not any(Play(command=command) in listed for command in pressed)
        seen |= {command.kind for command in pressed}
    assert Search.kind in seen


def test_few_enemies_are_attacked_from_buttons() -> None:
    """Up to three targets have a button that leads to the odds; the free attack stands for the paid one."""
    buttons = 0
    for campaign, face in turns(2, seed=3):
        game = campaign.running()
        assert game.turn is not None
        found = [choice.command for choice in legal(game, game.turn.hero)]
        targets = {command.target for command in found if isinstance(command, Attack)}
        keys = [key for key in keys_of(face) if isinstance(command_of(key), Attack)]
        menu = next((row for row in face.rows if isinstance(row, Menu) and row.name == "attack"), None)
        if len(targets) > 3:
            assert menu is not None
            assert not keys
            continue
        aimed = [command for key in keys if isinstance(command := command_of(key), Attack)]
        assert {command.target for command in aimed} == targets
        assert all(isinstance(key.does, Weigh) and "%" in key.label for key in keys)
        if game.turn.bonus_attack:
            assert all(command.pay == "bonus" for command in aimed)
        buttons += len(keys)
    assert buttons


def test_a_free_attack_stands_before_the_paid_one() -> None:
    """In the menu of attacks an enemy is first attacked for nothing."""
    seen = 0
    for campaign, _ in turns(2, seed=3):
        game = campaign.running()
        assert game.turn is not None
        picks = attacks(game, legal(game, game.turn.hero), words("en"))
        listed = [pick.does.deed.command for pick in picks if isinstance(pick.does, Weigh)]  # type: ignore[attr-defined]
        for target in {command.target for command in listed}:
            prices = [command.pay == "action" for command in listed if command.target == target]
            assert prices == sorted(prices)
            seen += len(set(prices)) > 1
    assert seen


# Familiars ------------------------------------------------------------------------------------------------------


def raised() -> Campaign:
    """It is Leoric's turn, and a reanimate follows him."""
    campaign = started(2)
    act(campaign, TakeTurn(hero="syndrael"))
    game = campaign.running()
    square = game.nearest_empty(game.hero("syndrael").square)
    game.familiars["reanimate_1"] = Familiar(
        id="reanimate_1", familiar="reanimate", owner="syndrael", squares=(square,)
    )
    return campaign


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_familiar_says_when_it_may_act(language: Language) -> None:
    """Before the hero's actions its menu is there; between them a button says that it acts after the last one."""
    campaign = raised()
    assert any(isinstance(row, Menu) and row.name == "familiar" for row in face_of(campaign, language).rows)

    act(campaign, Rest(hero="syndrael"))

    name = words(language).figure("reanimate_1", campaign.running())
    later = words(language).text("button-familiar-later", familiar=name)
    key = next(key for key in keys_of(face_of(campaign, language)) if key.label == later)
    assert key.does is None

    act(campaign, Rest(hero="syndrael"))
    face = face_of(campaign, language)
    assert any(isinstance(row, Menu) and row.name == "familiar" for row in face.rows)
    assert later not in [key.label for key in keys_of(face)]


def test_a_familiars_attack_on_a_button_is_weighed() -> None:
    """A button within reach that attacks leads to its odds, as every other attack does."""
    campaign = raised()
    game = campaign.running()
    zombie = next(iter(game.monsters.values()))
    beside = next(each for each in game.grid.neighbours(zombie.square) if game.at(each) is None)
    game.familiars["reanimate_1"].squares = (beside,)

    strikes = [key for key in keys_of(face_of(campaign)) if isinstance(command_of(key), AttackWithFamiliar)]

    assert strikes
    assert all(isinstance(key.does, Weigh) for key in strikes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_of_a_familiar_offers_to_declare_the_actions_over(language: Language) -> None:
    """FAM-01: between the actions the menu holds that one thing, and afterwards what the familiar can do."""
    campaign = raised()
    act(campaign, Rest(hero="syndrael"))
    menu = next(row for row in face_of(campaign, language).rows if isinstance(row, Menu) and row.name == "familiar")
    assert [pick.label for pick in menu.picks] == [words(language).text("do-finish_actions")]

    act(campaign, FinishActions(hero="syndrael"))

    menu = next(row for row in face_of(campaign, language).rows if isinstance(row, Menu) and row.name == "familiar")
    assert len(menu.picks) > 1


def test_a_familiar_that_has_acted_says_so() -> None:
    """One that moved before the hero's actions is not simply gone from the panel."""
    campaign = raised()
    campaign.running().familiars["reanimate_1"].begun = True
    act(campaign, Rest(hero="syndrael"))

    done = words("en").text("button-familiar-done", familiar=words("en").figure("reanimate_1", campaign.running()))
    assert done in [key.label for key in keys_of(face_of(campaign, "en"))]


# The end of the turn --------------------------------------------------------------------------------------------


def end_of(face: Face) -> Key:
    """The button that ends the turn."""
    return next(key for key in keys_of(face) if isinstance(command_of(key), EndTurn))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_with_something_left_is_not_ended_unasked(language: Language) -> None:
    """With actions left the button shows what would be lost; from there the turn is ended, or played on."""
    campaign = started(2)
    act(campaign, TakeTurn(hero="syndrael"))
    key = end_of(face_of(campaign, language))
    assert isinstance(key.does, Weigh)
    assert key.look == "plain"
    before = campaign.model_dump_json()

    face = weighed(campaign, key.does.deed)

    assert words(language).text("price-actions", n=2) in "\n".join(face.asked)
    (anyway, back), *_ = face.rows
    assert anyway.does == key.does.deed  # type: ignore[union-attr]
    assert isinstance(back.does, Ask)  # type: ignore[union-attr]
    assert campaign.model_dump_json() == before
    check_limits(campaign, face)


def test_a_turn_with_nothing_left_ends_at_once() -> None:
    """Both actions are spent, no enemy is in reach: the button is green and ends the turn."""
    campaign = started(3)
    act(campaign, TakeTurn(hero="syndrael"), Rest(hero="syndrael"), Rest(hero="syndrael"))

    key = end_of(face_of(campaign))

    assert key.does == Play(command=EndTurn(hero="syndrael"))
    assert key.look == "good"


def test_a_free_attack_that_is_left_is_named() -> None:
    """Actions spent beside a zombie: the free attack of a party of two is not lost without a word."""
    campaign = started(2)
    act(campaign, TakeTurn(hero="syndrael"))
    near = next(
        choice.command
        for choice in legal(campaign.running(), "syndrael")
        if isinstance(choice.command, Move) and beside_a_monster(campaign.running(), choice.command.to)
    )
    act(campaign, near)
    turn = campaign.running().turn
    assert turn is not None
    turn.actions, turn.points = 0, 0
    assert turn.bonus_attack
    key = end_of(face_of(campaign, "en"))
    assert isinstance(key.does, Weigh)

    face = weighed(campaign, key.does.deed)

    assert "free attack" in "\n".join(face.asked)
    assert "Zombie" in "\n".join(face.asked)
    turn.bonus_attack = False
    assert isinstance(end_of(face_of(campaign)).does, Play)


def beside_tobin() -> Campaign:
    """It is Syndrael's turn, who stands beside a boy whom one may ask for nothing."""
    campaign = gathered(3)
    campaign.quest = "cold_hearth"
    Start(seed="hearth").do(campaign, ALIX)
    act(campaign, TakeTurn(hero="syndrael"))
    game = campaign.running()
    push(game, Reveal(area="cottage"))
    run(game)
    game.take_events()
    tobin = game.board.tokens["tobin"].square
    assert tobin is not None
    game.hero("syndrael").squares = (next(each for each in game.grid.neighbours(tobin) if game.at(each) is None),)
    return campaign


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_free_quest_action_is_a_button_and_missed_at_the_end(language: Language) -> None:
    """Asking Tobin costs nothing: the button says so, and the end of the turn names it even without actions."""
    campaign = beside_tobin()
    turn = campaign.running().turn
    assert turn is not None
    turn.actions = 0
    face = face_of(campaign, language)
    ask = UseElement(hero="syndrael", element="tobin", use="ask")
    (key,) = [key for key in keys_of(face) if command_of(key) == ask]
    name = words(language).in_quest("cold_hearth", "use", "ask")
    assert key.label == f"{name} · {words(language).text('price-free')}", "Tobin is named once"
    end = end_of(face)
    assert isinstance(end.does, Weigh)

    assert f"- {name}" in weighed(campaign, end.does.deed).asked


def test_a_door_and_a_token_at_hand_are_buttons() -> None:
    """Beside a door one opens it with one press; beside somebody to carry, one picks them up with one."""
    campaign = beside_tobin()
    pressed = [command_of(key) for key in keys_of(face_of(campaign))]
    assert PickUp(hero="syndrael", token="tobin") in pressed

    game = campaign.running()
    door = next(door for door in game.board.doors.values() if not door.open and not door.locked)
    game.hero("syndrael").squares = (next(each for each in door.edges[0] if each in game.grid.terrain),)
    assert OpenDoor(hero="syndrael", door=door.id) in [command_of(key) for key in keys_of(face_of(campaign))]
