"""Deeds on buttons: written short, read back the same."""

import re
from collections.abc import Iterable

import pytest

from bot.descent.commands import ALL, Answer, AnswerAhead, Equip, Trade
from bot.descent.content.library import library
from bot.descent.party.deeds import Join, Learn, Leave, Play, Redo, Undo
from bot.descent.rules.play import legal
from bot.kernel.refused import Refused
from bot.table.deeds import Deed, Speak
from cogs.codes import LONGEST, TEMPLATE, Label, code_of, deed_of, stands_alone
from tests.descent.campaign.reacting import AVRIC, STONESKIN, ahead, three_may_react
from tests.descent.campaign.sitting import ALIX, BRUNO, GRISBAN

from .games import gathered, possible, started, wander

LARGE = 999_999


@pytest.mark.parametrize(
    "deed",
    [
        Join(hero="syndrael", hero_class="knight"),
        Leave(hero="syndrael"),
        Learn(hero="syndrael", skill="defend"),
        Speak(language="en"),
        Undo(),
        Redo(),
    ],
    ids=lambda deed: deed.kind,
)
def test_deeds_at_the_table_are_read_back(deed: Deed) -> None:
    """What a button says about the party is read back as the same deed."""
    campaign = gathered()

    assert deed_of(code_of(deed, campaign), campaign) == deed


@pytest.mark.parametrize("seed", range(6))
def test_every_possible_command_is_read_back(seed: int) -> None:
    """In every situation of a fight each offered command fits on a button and is read back the same."""
    seen = set()
    for campaign in wander(started(2 + seed % 2, seed=f"codes {seed}"), seed, 60):
        for command in possible(campaign) if campaign.phase == "playing" else []:
            deed = Play(command=command)
            code = code_of(deed, campaign)
            assert deed_of(code, campaign) == deed
            assert len(str(Label(LARGE, LARGE, code))) <= LONGEST
            seen.add(command.kind)
    assert len(seen) >= 5


def test_every_kind_of_command_has_a_code() -> None:
    """No command is forgotten: each kind is written by its fields, or has a spelling of its own."""
    campaign = started()
    hero, other = campaign.running().heroes
    samples = {
        "equip": Equip(hero=hero, cards=tuple(card.id for card in campaign.running().heroes[hero].cards)),
        "trade": Trade(hero=hero, partner=other, give=(), take=(campaign.running().heroes[other].cards[0].id,)),
    }
    for kind in ALL:
        if kind in (Answer, AnswerAhead):
            continue
        command = samples.get(kind.kind) or kind.model_validate(_longest_fields(kind.model_fields) | {"hero": hero})
        code = code_of(Play(command=command), campaign)
        assert deed_of(code, campaign) == Play(command=command)
        assert len(str(Label(LARGE, LARGE, code))) <= LONGEST, code


def _longest_fields(fields: Iterable[str]) -> dict[str, object]:
    """The longest names our content has, for whatever a command wants to know."""
    cards = max((*library().items, *library().search_cards, *library().skills), key=len)
    figure = max((*library().heroes, *(f"{monster}_12" for monster in library().monsters)), key=len)
    known = {
        "to": "AB21",
        "square": "AB21",
        "fatigue": 3,
        "pay": "action",
        "condition": "bleeding",
        "card": cards,
        "weapon": cards,
    }
    ability = "x" * 16
    return {name: known.get(name, ability if name == "ability" else figure) for name in fields}


@pytest.mark.parametrize(
    "code",
    ["", "nonsense", "move", "move:0", "move:9:C4", "move:-1:C4", "move:0:nowhere", "equip:0:99", "speak:de", "x1"],
)
def test_a_code_that_means_nothing_is_refused_like_an_old_board(code: str) -> None:
    """Whatever a hostile or outdated button says, it is refused and breaks nothing."""
    with pytest.raises(Refused, match="board_has_moved_on"):
        deed_of(code, started())


def test_an_answer_to_a_closed_question_is_refused() -> None:
    """The button of an answered question says that the question is closed."""
    with pytest.raises(Refused, match="question_closed"):
        deed_of("answer:7:0", started())


def test_who_is_asked_at_once_may_press_at_once() -> None:
    """What three players may answer stands on buttons that outlive each other's presses, and is read back."""
    table = three_may_react()
    choices = [choice.command for hero in table.game.heroes for choice in legal(table.game, hero)]
    assert {command.kind for command in choices} == {"answer", "answer_ahead"}
    codes = [code_of(Play(command=command), table.campaign) for command in choices]

    assert len(set(codes)) == len(codes) == 6
    assert all(stands_alone(code) and len(str(Label(LARGE, LARGE, code))) <= LONGEST for code in codes)
    assert [deed_of(code, table.campaign) for code in codes] == [Play(command=command) for command in choices]


def test_a_reaction_means_the_same_when_its_turn_has_come() -> None:
    """Bruno presses what he saw before Alix answered: it is his answer now. Twice or afterwards it is too late."""
    table = three_may_react()
    deed = ahead(table, GRISBAN, STONESKIN)
    code = code_of(deed, table.campaign)
    said = three_may_react()
    said.do(deed, BRUNO)
    with pytest.raises(Refused, match="board_has_moved_on"):
        deed_of(code, said.campaign)
    mine = code_of(Play(command=Answer(hero=AVRIC, question=1, option="pass")), table.campaign)
    table.answer("pass", ALIX)

    meant = deed_of(code, table.campaign)

    assert isinstance(meant, Play)
    assert isinstance(meant.command, Answer)
    assert meant.command.option == deed.command.model_dump()["option"]
    table.do(meant, BRUNO)
    for over in (code, mine):
        with pytest.raises(Refused, match="board_has_moved_on"):
            deed_of(over, table.campaign)


def test_a_label_is_found_again_in_a_custom_id() -> None:
    """Campaign, version and code stand in the custom id, also when the code holds colons."""
    found = re.fullmatch(TEMPLATE, str(Label(12, 345, "move:0:C4")))

    assert found is not None
    assert (found["campaign"], found["seen"], found["code"]) == ("12", "345", "move:0:C4")
