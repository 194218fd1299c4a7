"""The first chapters of The Winter Oath, won and lost: the hearth, the masque, the bridge of bones, the muster."""

from collections.abc import Callable
from functools import cache, partial
from string import ascii_lowercase

import pytest

from bot.descent.board import Square
from bot.descent.commands import Answer, Attack, Command, OpenDoor, TakeTurn, UseElement
from bot.descent.quest.reveal import Reveal
from bot.descent.rules.harm import Suffer
from bot.descent.rules.play import perform
from bot.descent.rules.steps import push, run
from bot.descent.rules.turns import EndRound
from bot.descent.rules.walking import Put
from bot.descent.state.game import Game
from tests.descent.quests.golden import automatic, choosing, fresh, never, never_fired, play_golden

QUESTS = ("cold_hearth", "widows_masque", "toll_of_bones", "alrics_muster")
GUESTS = {
    "heron": (1, "watch_heron", "ballroom", "J10"),
    "fox": (2, "quiz_fox", "ballroom", "O11"),
    "moth": (3, "outstare_moth", "library", "O6"),
    "stag": (4, "wrestle_stag", "still_room", "K16"),
}
"""Of each guest: the number of the mask, how it is questioned, and where somebody stands who does so."""


def touches(command: Command) -> bool:
    """Whether a door or token would be used."""
    return isinstance(command, OpenDoor | UseElement)


def strikes(monster: str) -> Callable[[Command], bool]:
    """Whether this monster would be attacked."""
    return lambda command: isinstance(command, Attack) and command.target.startswith(monster)


def at(element: str) -> Callable[[Command], bool]:
    """Whether this element would be used."""
    return lambda command: isinstance(command, UseElement) and command.element == element


def ending(game: Game) -> tuple[str | None, str | None]:
    """How it ended, and why."""
    return game.outcome, game.ending.reason if game.ending is not None else None


# The games ----------------------------------------------------------------------------------------------------


@cache
def hearth_lit() -> Game:
    """Two heroes find the ember, bring Tobin to the sledge, and light the great hearth."""
    return play_golden("cold_hearth_won", "cold_hearth", automatic, "won with_tobin", heroes=2)


@cache
def hearth_cold() -> Game:
    """Two heroes stay in the lane."""
    return play_golden("cold_hearth_lost", "cold_hearth", never(touches), "lost frozen", heroes=2)


@cache
def eliza_doubting() -> Game:
    """Two heroes free the widow, unmask Lady Eliza and tell her the truth."""
    return play_golden("widows_masque_won", "widows_masque", choosing("tell_the_truth"), "won doubting", heroes=2)


@cache
def eliza_wounded() -> Game:
    """Two heroes show her the door."""
    return play_golden("widows_masque_wounded", "widows_masque", choosing("let_her_go"), "won wounded", heroes=2)


@cache
def eliza_gone() -> Game:
    """Two heroes unmask Lady Eliza, and are too polite to strike a lady."""
    player = never(strikes("lady_eliza_farrow"))
    return play_golden("widows_masque_gone", "widows_masque", player, "lost slips_away", heroes=2)


@cache
def midnight() -> Game:
    """Two heroes never leave the vestibule."""
    return play_golden("widows_masque_lost", "widows_masque", never(touches), "lost midnight", heroes=2)


@cache
def merick_beaten() -> Game:
    """Two heroes pay the bridge, and put Lord Merick to flight."""
    return play_golden("toll_of_bones_won", "toll_of_bones", choosing("notes"), "won notes", heroes=2)


@cache
def toll_unpaid() -> Game:
    """Two heroes pay nothing."""
    return play_golden("toll_of_bones_lost", "toll_of_bones", never(touches), "lost rite_done", heroes=2)


@cache
def muster_broken() -> Game:
    """Two heroes turn all three companies."""
    return play_golden("alrics_muster_won", "alrics_muster", automatic, "won shamed", heroes=2)


@cache
def alric_driven_off() -> Game:
    """Two heroes leave the woodmen's families alone, and fight."""
    return play_golden("alrics_muster_fought", "alrics_muster", never(at("pen_gate")), "won", heroes=2)


@cache
def muster_marched() -> Game:
    """Two heroes stay on the road."""
    return play_golden("alrics_muster_lost", "alrics_muster", never(touches), "lost marched", heroes=2)


# Scenes -------------------------------------------------------------------------------------------------------


def opened(quest: str, *areas: str, seed: str = "a", heroes: int = 2) -> Game:
    """A game that has just begun, its choices made, with these areas in view."""
    game, _ = fresh({"quest": quest, "seed": seed, "heroes": heroes, "difficulty": "normal"})
    while game.question is not None:
        perform(game, Answer(hero=game.question.owner, question=game.question.number, option=game.question.default))
    for area in areas:
        push(game, Reveal(area=area))
    run(game)
    return game


def use(game: Game, element: str, way: str, square: str) -> None:
    """A hero steps to this square and uses something."""
    hero = next(iter(game.heroes.values()))
    hero.squares = (Square.parse(square),)
    if game.turn is None:
        perform(game, TakeTurn(hero=hero.id))
    perform(game, UseElement(hero=hero.id, element=element, use=way))


def wound(game: Game, figure: str, hearts: int) -> None:
    """Somebody suffers so many hearts."""
    push(game, Suffer(figure=figure, amount=hearts, source="quest"))
    run(game)


@cache
def accused(guest: str, mask: int) -> Game:
    """A game in which this guest is accused while Lady Eliza wears a certain mask."""
    _, _, area, square = GUESTS[guest]
    game = opened("widows_masque", *dict.fromkeys(("ballroom", area)))
    game.variables.update(mask=mask, clues=2)
    use(game, guest, f"accuse_{guest}", square)
    return game


@cache
def questioned(guest: str, mask: int) -> Game:
    """A game in which somebody sees through this guest; the first whose dice allow it."""
    _, way, area, square = GUESTS[guest]
    for seed in ascii_lowercase:
        game = opened("widows_masque", *dict.fromkeys(("ballroom", area)), seed=seed)
        game.variables["mask"] = mask
        use(game, guest, way, square)
        if f"{guest}_seen" in game.fired:
            return game
    raise AssertionError(f"nobody sees through the {guest}")


@cache
def ember_lost() -> Game:
    """A game in which whoever carries the ember is knocked out."""
    game = opened("cold_hearth", "bakehouse")
    game.variables["ember_in"] = 1
    use(game, "flour_bin", "dig_flour", "I4")
    bearer = next(hero for hero in game.heroes.values() if "ember" in hero.carried)
    wound(game, bearer.id, 50)
    return game


@cache
def eliza_slain() -> Game:
    """A game in which Lady Eliza is struck down as soon as she is unmasked."""
    game = opened("widows_masque", "ballroom")
    game.variables.update(mask=1, clues=2)
    use(game, "heron", "accuse_heron", "J10")
    wound(game, "lady_eliza_farrow_1", 50)
    return game


@cache
def rebuffed() -> Game:
    """A game in which a guest laughs at the question; the first whose dice have it so."""
    for seed in ascii_lowercase:
        game = opened("widows_masque", "ballroom", seed=seed)
        use(game, "fox", "quiz_fox", "O11")
        if "rebuffed" in game.fired:
            return game
    raise AssertionError("everybody knows all about cousins")


@cache
def merick_slain() -> Game:
    """A game in which Lord Merick is struck down at one blow."""
    game = opened("toll_of_bones", "far_bank")
    wound(game, "lord_merick_farrow_1", 50)
    return game


@cache
def maud_unchained() -> Game:
    """A game in which a hero falls, and Maud is freed; the first whose dice allow it."""
    for seed in ascii_lowercase:
        game = opened("toll_of_bones", seed=seed)
        wound(game, list(game.heroes)[-1], 50)
        use(game, "maud", "break_chain", "H9")
        if game.variables["maud_free"]:
            return game
    raise AssertionError("nobody breaks the chain")


@cache
def alric_slain() -> Game:
    """A game in which Sir Alric falls."""
    game = opened("alrics_muster", "field")
    wound(game, "sir_alric_farrow_1", 50)
    return game


@cache
def alric_leaves() -> Game:
    """A game in which Sir Alric has had enough, and nobody stands in his way."""
    game = opened("alrics_muster", "field")
    wound(game, "sir_alric_farrow_1", 6)
    push(game, Put(figure="sir_alric_farrow_1", squares=(Square.parse("M3"),)))
    run(game)
    return game


@cache
def nightfall() -> Game:
    """A game in which two companies stay at home, the third marches, and Sir Alric is still there at night."""
    game = opened("alrics_muster", "field")
    game.variables.update(bargemen_home=1, ploughmen_home=1, stayed=2)
    game.round = 12
    push(game, EndRound())
    run(game)
    return game


# What must come of them ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (hearth_lit, ("won", "with_tobin")),
        (hearth_cold, ("lost", "frozen")),
        (eliza_doubting, ("won", "doubting")),
        (eliza_wounded, ("won", "wounded")),
        (eliza_gone, ("lost", "slips_away")),
        (midnight, ("lost", "midnight")),
        (merick_beaten, ("won", "notes")),
        (toll_unpaid, ("lost", "rite_done")),
        (muster_broken, ("won", "shamed")),
        (muster_marched, ("lost", "marched")),
        (eliza_slain, ("won", "fallen")),
        (alric_slain, ("won", "held")),
        (alric_leaves, ("won", "fled")),
        (nightfall, ("lost", "nightfall")),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_each_chapter_ends_as_it_was_played(game: Callable[[], Game], expected: tuple[str, str]) -> None:
    """A chapter is won or lost, and for the reason the story gives."""
    assert ending(game()) == expected


def test_the_campaign_remembers_tobin() -> None:
    """The boy lives where somebody carried him out, and only there."""
    assert hearth_lit().campaign_variables["tobin_lives"] == 1
    assert hearth_cold().campaign_variables["tobin_lives"] == 0


def test_an_ember_counts_once_it_burns() -> None:
    """Only a rekindled hearth is an ember saved."""
    assert hearth_lit().campaign_variables["embers_saved"] == 1
    assert hearth_cold().campaign_variables["embers_saved"] == 0


def test_a_fallen_bearer_drops_the_ember() -> None:
    """The ember lies where its bearer fell, for somebody else to take."""
    token = ember_lost().board.tokens["ember"]

    assert token.square is not None
    assert "ember_falls" in ember_lost().fired


def test_only_the_truth_makes_her_doubt() -> None:
    """Lady Eliza doubts if she was told what the oath does; otherwise she takes her wounds along."""
    assert eliza_doubting().campaign_variables["eliza_doubts"] == 1
    assert eliza_wounded().campaign_variables["eliza_doubts"] == 0
    assert eliza_wounded().wounds["lady_eliza_farrow"] > 0


@pytest.mark.parametrize("guest", GUESTS)
def test_the_right_accusation_unmasks_her(guest: str) -> None:
    """Whoever accuses the mask Lady Eliza wears has her on the ballroom floor, and that guest is gone."""
    game = accused(guest, GUESTS[guest][0])

    assert game.variables["exposed"] == 1
    assert any(monster.monster == "lady_eliza_farrow" for monster in game.monsters.values())
    assert game.board.tokens[guest].square is None


@pytest.mark.parametrize("guest", GUESTS)
def test_a_wrong_accusation_is_a_scandal(guest: str) -> None:
    """Whoever accuses somebody else has the footmen on their heels, and can't accuse that guest again."""
    game = accused(guest, GUESTS[guest][0] % 4 + 1)

    assert (game.variables["exposed"], game.variables["scandals"]) == (0, 1)
    assert game.variables[f"{guest}_clear"] == 1


@pytest.mark.parametrize("guest", GUESTS)
def test_questions_clear_the_innocent(guest: str) -> None:
    """A guest somebody sees through is either cleared, which is a clue, or Lady Eliza."""
    number = GUESTS[guest][0]

    assert questioned(guest, number % 4 + 1).variables["clues"] >= 1
    assert questioned(guest, number % 4 + 1).variables["exposed"] == 0
    assert questioned(guest, number).variables["exposed"] == 1


def test_bones_pay_a_toll() -> None:
    """The iron jaw takes the bones of two that fell instead of a test."""
    game = opened("toll_of_bones")
    game.variables["bones"] = 2

    use(game, "iron_jaw", "feed_jaw", "K4")

    assert (game.variables["bones"], game.variables["tolls"]) == (0, 1)


def test_the_ferrywoman_pays_with_her_penny() -> None:
    """Maud, once free, pays one of the three tolls."""
    assert maud_unchained().variables["tolls"] == 1


def test_every_fall_furthers_the_rite() -> None:
    """A hero who is knocked out teaches Lord Merick something."""
    assert maud_unchained().variables["rite"] == 1


def test_notes_tell_what_was_sworn() -> None:
    """Whoever saves Merick's notes instead of the embers has read the oath."""
    kept = merick_beaten().campaign_variables

    assert (kept["oath_read"], kept["embers_saved"]) == (1, 0)


def test_alric_alone_is_shamed() -> None:
    """Sir Alric is shamed if nobody follows him any more, not if he is beaten."""
    assert muster_broken().campaign_variables["alric_shamed"] == 1
    assert alric_slain().campaign_variables["alric_shamed"] == 0


def test_alric_leaves_with_his_wounds() -> None:
    """What Sir Alric suffered before he got away he still has when he comes back."""
    assert alric_leaves().wounds["sir_alric_farrow"] == 6


def test_the_smith_remembers() -> None:
    """Whoever strikes off Garrick's shackles is owed something."""
    assert muster_broken().campaign_variables["garrick_owes"] == 1
    assert muster_marched().campaign_variables["garrick_owes"] == 0


# Every event --------------------------------------------------------------------------------------------------

PLAYED: dict[str, tuple[Callable[[], Game], ...]] = {
    "cold_hearth": (hearth_lit, hearth_cold, ember_lost),
    "widows_masque": (
        eliza_doubting,
        eliza_wounded,
        eliza_gone,
        eliza_slain,
        midnight,
        rebuffed,
        partial(accused, "fox", 1),
        *(partial(questioned, guest, 1) for guest in GUESTS),
    ),
    "toll_of_bones": (merick_beaten, toll_unpaid, merick_slain, maud_unchained),
    "alrics_muster": (muster_broken, alric_driven_off, muster_marched, alric_slain, alric_leaves, nightfall),
}


@pytest.mark.parametrize("quest", QUESTS)
def test_every_event_comes_to_pass(quest: str) -> None:
    """Between the games and scenes of a chapter every event of it fires."""
    assert never_fired(quest, [game() for game in PLAYED[quest]]) == []
