"""Panels in every situation: valid for Discord, offering exactly what is legal, in both languages."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.descent.commands import Answer, AnswerAhead, Attack, EndTurn, Equip, Move, MoveFamiliar, TakeTurn, Trade
from bot.descent.party.beginning import as_begun
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.rules.play import legal
from bot.descent.rules.steps import Option, Question
from bot.descent.state.game import Game
from bot.descent.views.panel.attack_preview import aim_face
from bot.descent.views.panel.panel import panel_face
from bot.descent.views.panel.question import distinct
from bot.descent.words import symbols, words
from bot.kernel.events import Event
from bot.views.chapter import Chapter
from bot.views.face import Face, Key, Menu, Pick, Weigh
from bot.words import LANGUAGES, Language
from cogs.layout import layout, pages
from renders.studio import Picture
from tests.descent.views.games import beside_a_monster, gathered, player_of, possible, started, wander
from tests.faces import picture_of

SITUATIONS = 40
COMPONENTS, TEXT, CUSTOM_ID, LABEL, LINE = 40, 4000, 100, 80, 100
"""Discord's limits."""
PICTURES = [Picture(b"", "board.png", "…" * 2000), Picture(b"", "dice.png", "")]


def face_of(campaign: Campaign, language: Language = "fr") -> Face:
    """The panel of a campaign in a language."""
    campaign.language = language
    return panel_face(campaign, Chapter(campaign, (), 1, 1))


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All components, however deeply nested."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))


def check_limits(campaign: Campaign, face: Face) -> None:
    """What Discord would refuse."""
    view = layout(face, PICTURES, campaign_id=999_999, seen=999_999, campaign=campaign)
    written: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    parts = list(walk(written))
    assert len(parts) <= COMPONENTS
    assert sum(len(part["content"]) for part in parts if part["type"] == 10) <= TEXT
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(ids) == len(set(ids))
    assert all(len(custom_id) <= CUSTOM_ID for custom_id in ids)
    for part in parts:
        if part["type"] == 2:
            assert 1 <= len(part["label"]) <= LABEL
        if part["type"] == 3:
            values = [option["value"] for option in part["options"]]
            assert 1 <= len(values) <= 25
            assert len(values) == len(set(values))
            assert all(len(value) <= LINE for value in values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_panels_keep_discords_limits(seed: int, language: Language) -> None:
    """In every situation of a fight the panel is a message that Discord takes."""
    for campaign in wander(started(2 + seed % 2, seed=f"panels {seed}"), seed, SITUATIONS):
        check_limits(campaign, face_of(campaign, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gathering_keeps_discords_limits(language: Language) -> None:
    """Also before the quest: with nobody, with some, with as many as can be."""
    for heroes in range(4):
        campaign = gathered(heroes)
        check_limits(campaign, face_of(campaign, language))


@pytest.mark.parametrize("seed", range(3))
def test_a_panel_offers_exactly_what_is_legal(seed: int) -> None:
    """Nothing illegal can be pressed, and everything but far-off squares can: on the panel, or an attack in another
    way on the preview to which it leads. What is free is not offered for an action as well."""
    for campaign in wander(started(seed=f"legal {seed}"), seed, SITUATIONS):
        game = campaign.running()
        if game.outcome is not None:
            continue
        offered = {repr(command) for command in _commands(face_of(campaign))}
        game = as_begun(campaign).running()
        possible = {repr(command): command for command in _possible(game)}
        assert offered <= possible.keys()
        aimed = [command for command in _commands(face_of(campaign)) if isinstance(command, Attack)]
        offered |= {repr(command.model_copy(update={"pay": "action"})) for command in aimed}
        offered |= {repr(other) for command in aimed for other in _commands(aim_face(campaign, command))}
        unnamed = [command for key, command in possible.items() if key not in offered]
        assert all(isinstance(command, Move | MoveFamiliar) for command in unnamed), unnamed


def _possible(game: Game) -> list[object]:
    heroes = [game.turn.hero] if game.turn is not None and game.question is None else list(game.heroes)
    kinds = (Answer, AnswerAhead) if game.question is not None else (object,)
    return [choice.command for hero in heroes for choice in legal(game, hero) if isinstance(choice.command, kinds)]


def _commands(face: Face) -> list[object]:
    """All commands that can be given from a panel, at once or after they have been weighed."""
    found: list[object] = []
    for row in face.rows:
        entries: tuple[Pick | Key, ...] = row.picks if isinstance(row, Menu) else row
        deeds = [entry.does.deed if isinstance(entry.does, Weigh) else entry.does for entry in entries]
        found += [deed.command for deed in deeds if isinstance(deed, Play)]
    return found


def test_a_hero_in_its_turn_sees_reach_and_targets() -> None:
    """The picture of a turn shows where the hero can go; standing next to a monster, whom it can attack."""
    campaign = started()
    Play(command=TakeTurn(hero="syndrael")).do(campaign, campaign.seats[0].player)
    board = picture_of(face_of(campaign), "board")
    assert board is not None
    assert (1, 2) in board.reach
    assert board.targets == ()

    near = next(
        choice.command
        for choice in legal(campaign.running(), "syndrael")
        if isinstance(choice.command, Move) and beside_a_monster(campaign.running(), choice.command.to)
    )
    Play(command=near).do(campaign, campaign.seats[0].player)
    board = picture_of(face_of(campaign), "board")
    assert board is not None
    assert board.targets
    assert any(isinstance(command, Attack) for command in _commands(face_of(campaign)))


def test_everything_in_a_turn_has_its_place() -> None:
    """The end of the turn is a button; gear is in a menu of its own."""
    campaign = started()
    Play(command=TakeTurn(hero="syndrael")).do(campaign, campaign.seats[0].player)
    face = face_of(campaign)
    menus = {row.name: row for row in face.rows if isinstance(row, Menu)}

    assert any(isinstance(command, EndTurn) for command in _commands(face))
    assert {"go", "more", "gear"} <= menus.keys()
    gear = [pick.does.command for pick in menus["gear"].picks if isinstance(pick.does, Play)]
    assert gear
    assert all(isinstance(command, Equip | Trade) for command in gear)


def test_equal_answers_are_one_button() -> None:
    """A weapon that buys the same thing twice shows it once; pressed, it is offered again while surges last."""
    campaign = started()
    twice = [
        Option(id=each, about={"cost": 1, "effects": [{"effect": "add_hearts", "amount": 1}]}) for each in "ab"
    ]
    asked = Question(
        number=1, kind="spend_surges", owner="syndrael", options=[*twice, Option(id="stop")], default="stop"
    )

    assert [option.id for option in distinct(campaign.running(), asked, words("fr"))] == ["a", "stop"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_reads_what_to_do(language: Language) -> None:
    """Before the quest and between turns the panel names the objective."""
    goal = words(language).text("quest-ember_chapel.objective")
    for campaign in (gathered(), started()):
        assert any(goal in line for line in face_of(campaign, language).lines)


def test_long_reasons_are_told_on_several_pages() -> None:
    """Lines that do not fit one message are all told, in order, on pages that Discord takes."""
    told = [f"{number}. " + "because " * number for number in range(48)]

    found = list(pages(told, 400))

    assert all(len(page) <= 400 for page in found)
    assert [line.strip() for page in found for line in page.split("\n")][:20] == [
        line.strip() for line in told[:20]
    ]
    assert len([line for page in found for line in page.split("\n")]) == len(told)


def test_dice_on_the_table_are_shown_once() -> None:
    """While a question about an attack is open its dice are a picture, and not told again right below it."""
    asked = [each for each in _questions() if picture_of(each, "dice") is not None]

    assert asked
    assert not any(face.story and face.story[-1].startswith(f"-# {symbols.ROLL}") for face in asked)


def test_each_surge_is_a_button_that_tells_its_result() -> None:
    """Each surge ability has a row and says what comes of it; to spend no more is the last."""
    seen = 0
    for campaign, _ in _asked():
        asked = campaign.running().question
        assert asked is not None
        if asked.kind == "spend_surges":
            keys = [row[0] for row in face_of(campaign).rows if not isinstance(row, Menu)]
            answers = [key for key in keys if isinstance(key.does, Play) and isinstance(key.does.command, Answer)]
            assert all(" → " in key.label for key in answers)
            assert len(answers) == len(distinct(campaign.running(), asked, words(campaign.language)))
            assert answers[-1].does == Play(
                command=Answer(hero=asked.owner, question=asked.number, option=asked.default)
            )
            seen += 1
    assert seen


def _questions() -> Iterator[Face]:
    """Panels of the questions of a fight, each with what happened just before."""
    for campaign, events in _asked():
        yield panel_face(campaign, Chapter(campaign, events, 1, 1))


def _asked() -> Iterator[tuple[Campaign, tuple[Event, ...]]]:
    """Fights at each of their questions, and what led to it."""
    for seed in range(3):
        campaign = started(seed=f"dice {seed}")
        chance = Random(seed)
        for _ in range(SITUATIONS):
            open_now = possible(campaign)
            fighting = [each for each in open_now if isinstance(each, Attack | Answer)]
            command = fighting[0] if fighting else chance.choice(open_now)
            events = Play(command=command).do(campaign, player_of(campaign, command.hero))
            if campaign.running().question is not None:
                yield campaign, tuple(events)
