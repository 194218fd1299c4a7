"""Deeds on buttons: written short, read back the same."""

import re
from collections.abc import Iterable
from random import Random

import pytest

from bot.descent.board.squares import Square
from bot.descent.commands import (
    ALL,
    Answer,
    AnswerAhead,
    Attack,
    EndTurn,
    Equip,
    Move,
    Push,
    ShakeOff,
    TakeTurn,
    Trade,
)
from bot.descent.content.library import library
from bot.descent.deeds import DescentDeed
from bot.descent.party.asking_less import AskNoMore
from bot.descent.party.collection import all_boxes
from bot.descent.party.creation import ChooseCampaign
from bot.descent.party.deeds import ChooseQuest, Join, Learn, Leave, Play, Redo, Start, Undo
from bot.descent.party.first_evening import SitDown
from bot.descent.party.giving_turns import GiveTurn
from bot.descent.party.last_page import TurnPage
from bot.descent.party.piloting import AnswerByDefault, AutopilotTurn
from bot.descent.party.repairs import TakeBackRound
from bot.descent.party.settings import Configure
from bot.descent.party.standing_orders import SetLimits
from bot.descent.raid.setting_out import ChooseRaid
from bot.descent.raid.upgrading import Descend, KeepCard, PutCardBack
from bot.descent.road.cities import Buy, CityAction, LeaveCity, Sell, Wait
from bot.descent.road.giving import Give
from bot.descent.road.going import Decide, Embark, Travel
from bot.descent.rules.play import legal
from bot.descent.views.codec import CODEC
from bot.kernel.refused import Refused
from bot.table.absence import (
    ComeBack,
    Dismiss,
    GoAway,
    HandHero,
    KeepWaiting,
    OfferHelp,
    SetKeeper,
    TakeOver,
)
from bot.table.deeds import Deed, Speak
from bot.table.repairs import HandOver, Repair
from bot.table.seat_offers import AcceptSeat, DeclineSeat
from bot.table.standins import NameStandin
from bot.table.still_played import GoOn
from bot.table.votes import CastVote, CloseVote
from bot.views.codec import LONGEST, Codec, Notation
from cogs.labels import TEMPLATE, Label
from tests.descent.party.reacting import AVRIC, STONESKIN, ahead, three_may_react
from tests.descent.party.sitting import ALIX, BRUNO, GRISBAN
from tests.descent.views.games import gathered, possible, started, wander

LARGE = 999_999


@pytest.mark.parametrize(
    "deed",
    [
        Join(hero="syndrael", hero_class="knight"),
        SitDown(),
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

    assert CODEC.read(CODEC.write(deed, campaign), campaign) == deed


HANGING: dict[str, Deed] = {
    "join:syndrael:knight": Join(hero="syndrael", hero_class="knight"),
    "sit_down": SitDown(),
    "leave:syndrael": Leave(hero="syndrael"),
    "learn:syndrael:defend": Learn(hero="syndrael", skill="defend"),
    "speak:en": Speak(language="en"),
    "undo": Undo(),
    "redo": Redo(),
    "turn_page": TurnPage(),
    "choose_campaign:-": ChooseCampaign(campaign=None),
    "choose_campaign:embers": ChooseCampaign(campaign="embers"),
    "choose_quest:drowned_mill": ChooseQuest(quest="drowned_mill"),
    "configure:ties:fair": Configure(ties="fair"),
    "configure:language:en": Configure(language="en"),
    "configure:boxes:0": Configure(boxes=()),
    "configure:boxes:3": Configure(boxes=("base", "lair_of_the_wyrm")),
    "configure:boxes:3ffff": Configure(boxes=tuple(all_boxes())),
    "embark:chapel": Embark(quest="chapel"),
    "travel:mistvale": Travel(city="mistvale"),
    "decide:fight:-": Decide(option="fight"),
    "decide:fight:1": Decide(option="fight", hero="widow_tarha"),
    "buy:iron_shield:0": Buy(item="iron_shield", hero="syndrael"),
    "buy:iron_shield:0:worn": Buy(item="iron_shield", hero="syndrael", wear=True),
    "sell:1:iron_shield": Sell(hero="widow_tarha", card="iron_shield"),
    "give:0:1:iron_shield": Give(giver="syndrael", to="widow_tarha", card="iron_shield"),
    "city_action:-": CityAction(heroes=()),
    "city_action:0+1": CityAction(heroes=("syndrael", "widow_tarha")),
    "wait": Wait(),
    "leave_city": LeaveCity(),
    "choose_raid:-:-:-": ChooseRaid(),
    "choose_raid:three-lanterns:-:hard": ChooseRaid(course="three-lanterns", difficulty="hard"),
    "choose_raid:-:2026-W47:-": ChooseRaid(week="2026-W47"),
    "keep_card:iron_shield:0": KeepCard(card="iron_shield", hero="syndrael"),
    "keep_card:iron_shield:1:worn": KeepCard(card="iron_shield", hero="widow_tarha", wear=True),
    "put_card_back:iron_shield:0": PutCardBack(card="iron_shield", hero="syndrael"),
    "descend": Descend(),
    "autopilot_turn:1": AutopilotTurn(hero="widow_tarha"),
    "take_turn:1": Play(command=TakeTurn(hero="widow_tarha")),
    "move:0:C4": Play(command=Move(hero="syndrael", to=Square(2, 3))),
    "push:0:2": Play(command=Push(hero="syndrael", fatigue=2)),
    "attack:0:zombie_1:-:action:-": Play(command=Attack(hero="syndrael", target="zombie_1")),
    "shake_off:0:burning:-": Play(command=ShakeOff(hero="syndrael", condition="burning")),
    "end_turn:0": Play(command=EndTurn(hero="syndrael")),
}
"""Codes as 0.1.0 wrote them, and those that came later, on buttons that hang in channels."""


@pytest.mark.parametrize("code", HANGING)
def test_buttons_that_hang_in_channels_keep_their_meaning(code: str) -> None:
    """A code written before an upgrade is read as the same deed after it, and written the same today."""
    campaign = started()

    assert CODEC.read(code, campaign) == HANGING[code]
    assert CODEC.write(HANGING[code], campaign) == code


def test_cards_are_named_by_their_places() -> None:
    """What is equipped and traded is written as 0.1.0 did: by place, and nothing as a dash."""
    campaign = started()
    hero, other = campaign.running().heroes
    mine, theirs = ([card.id for card in campaign.running().heroes[who].cards] for who in (hero, other))

    equip = Play(command=Equip(hero=hero, cards=(mine[1], mine[0])))
    trade = Play(command=Trade(hero=other, partner=hero, give=(), take=(mine[0],)))

    assert theirs
    assert CODEC.write(equip, campaign) == "equip:0:1+0"
    assert CODEC.write(trade, campaign) == "trade:1:0:-:0"


AT_EVERY_TABLE: list[Deed] = [
    TakeOver(hero="syndrael"),
    HandHero(hero="syndrael", to=BRUNO),
    Dismiss(hero="widow_tarha"),
    SetKeeper(hero="syndrael", keeper="autopilot", until_back=True),
    SetKeeper(hero="syndrael", keeper="player"),
    NameStandin(hero="syndrael", standin=BRUNO, turns=3),
    NameStandin(hero="syndrael"),
    GoAway(when_away="party"),
    ComeBack(),
    GoOn(),
    AcceptSeat(hero="widow_tarha"),
    DeclineSeat(hero="syndrael"),
]


@pytest.mark.parametrize("deed", AT_EVERY_TABLE, ids=lambda deed: deed.kind)
def test_what_is_done_at_every_table_fits_on_a_button(deed: Deed) -> None:
    """Deeds of the house are spelled for every game; heroes by their places."""
    campaign = started()
    code = CODEC.write(deed, campaign)

    assert CODEC.read(code, campaign) == deed
    assert len(str(Label(LARGE, LARGE, code))) <= LONGEST


def test_every_notation_has_its_sample() -> None:
    """No notation is forgotten here: each is read back above, by the play of a fight, or in the tests of votes."""
    deeds = {deed.kind for deed in (*HANGING.values(), *AT_EVERY_TABLE)}
    elsewhere = {CastVote.kind, GiveTurn.kind, AskNoMore.kind, *(command.kind for command in ALL)}

    assert set(CODEC.notations) <= deeds | elsewhere


def test_not_to_be_asked_again_is_read_back_at_its_moment_only() -> None:
    """For each of several who are asked; another question of the same number is another moment."""
    table = three_may_react()
    question = table.question
    assert question is not None
    for hero in (question.owner, *(aside.hero for aside in question.also)):
        deed = AskNoMore(hero=hero, question=question.number, until="quest")
        code = CODEC.write(deed, table.campaign)
        assert CODEC.read(code, table.campaign) == deed
        assert len(str(Label(LARGE, LARGE, code))) <= LONGEST

    each_time = AskNoMore(
        hero=question.owner, question=question.number, until="activation", option=question.options[0].id
    )
    chosen = CODEC.write(each_time, table.campaign)
    assert CODEC.read(chosen, table.campaign) == each_time
    assert len(str(Label(LARGE, LARGE, chosen))) <= LONGEST
    with pytest.raises(Refused, match="board_has_moved_on"):
        CODEC.read(f"{chosen}x", table.campaign)

    table.game.question = question.model_copy(update={"about": {"moment": "dice_rolled"}})

    with pytest.raises(Refused, match="board_has_moved_on"):
        CODEC.read(code, table.campaign)


def test_no_button_can_carry_what_is_not_done_by_hand() -> None:
    """Repairs and what only the clock does are neither written nor read, whatever fields a code brings."""
    campaign = started()
    kinds = DescentDeed.all_kinds()
    repairs = {kind for kind, deed in kinds.items() if issubclass(deed, Repair)}
    by_clock = {OfferHelp.kind, KeepWaiting.kind, CloseVote.kind, AnswerByDefault.kind, Start.kind, Play.kind}
    assert repairs
    assert by_clock <= kinds.keys()

    for kind in repairs | by_clock:
        for fields in ("", ":", ":0", ":syndrael:7", ":True", ":False:0:7"):
            with pytest.raises(Refused, match="board_has_moved_on"):
                CODEC.read(f"{kind}{fields}", campaign)
    for deed in (TakeBackRound(), OfferHelp(hero="syndrael"), HandOver(hero="syndrael", to=BRUNO)):
        with pytest.raises(TypeError, match="no button can carry"):
            CODEC.write(deed, campaign)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_code_says_it_is_a_deed_or_refused(seed: int) -> None:
    """Fields of every sort in every number: a deed comes of it or a refusal, never an error."""
    chance = Random(seed)
    pieces = ("", "-", "+", "0", "1", "-1", "99", "9" * 60, "٣", "²", "True", "C4", "ZZ999", "syndrael", "party")
    pieces += (
        "0+1",
        "0++1",
        "boxes",
        "ties",
        "name",
        "q",
        "r",
        "c",
        "a",
        "x",
        "<@1>",
        "\x00",
        "é" * 40,
        "deadbeef",
    )
    scenes = (gathered(), started(), three_may_react().campaign)
    for campaign in scenes:
        for word in (*CODEC.notations, "nonsense", ""):
            for _ in range(40):
                fields = chance.choices(pieces, k=chance.randrange(6))
                try:
                    deed = CODEC.read(":".join((word, *fields)), campaign)
                except Refused:
                    continue
                assert isinstance(deed, Deed)


def test_two_deeds_can_not_be_written_alike() -> None:
    """A game whose deed would be taken for another's hears of it when its codec is made."""
    with pytest.raises(TypeError, match="speak"):
        Codec([Notation(Speak)])


def test_what_does_not_fit_on_a_button_needs_a_notation_of_its_own() -> None:
    """A deed with fields nobody has a spelling for is found when the codec is made, not when somebody presses."""
    with pytest.raises(TypeError, match="notation of its own"):
        Notation(SetLimits)


@pytest.mark.parametrize("seed", range(6))
def test_every_possible_command_is_read_back(seed: int) -> None:
    """In every situation of a fight each offered command fits on a button and is read back the same."""
    seen = set()
    for campaign in wander(started(2 + seed % 2, seed=f"codes {seed}"), seed, 60):
        for command in possible(campaign) if campaign.phase == "playing" else []:
            deed = Play(command=command)
            code = CODEC.write(deed, campaign)
            assert CODEC.read(code, campaign) == deed
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
        code = CODEC.write(Play(command=command), campaign)
        assert CODEC.read(code, campaign) == Play(command=command)
        assert len(str(Label(LARGE, LARGE, code))) <= LONGEST, code


def _longest_fields(fields: Iterable[str]) -> dict[str, object]:
    """The longest names our content has, for whatever a command wants to know."""
    cards = max((*library().items, *library().search_cards, *library().skills), key=len)
    figure = max((*library().heroes, *(f"{monster}_12" for monster in library().monsters)), key=len)
    gear = (*library().items.values(), *library().class_items.values(), *library().relics.values())
    known = {
        "to": "AB21",
        "square": "AB21",
        "fatigue": 3,
        "pay": "action",
        "condition": "bleeding",
        "familiar": f"{max(library().familiars, key=len)}_4",
        "card": cards,
        "weapon": max((card.id for card in gear if card.attack), key=len),
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
        CODEC.read(code, started())


def test_an_answer_to_a_closed_question_is_refused() -> None:
    """The button of an answered question says that the question is closed."""
    with pytest.raises(Refused, match="question_closed"):
        CODEC.read("answer:7:0", started())


def test_who_is_asked_at_once_may_press_at_once() -> None:
    """What three players may answer stands on buttons that outlive each other's presses, and is read back."""
    table = three_may_react()
    choices = [choice.command for hero in table.game.heroes for choice in legal(table.game, hero)]
    assert {command.kind for command in choices} == {"answer", "answer_ahead"}
    codes = [CODEC.write(Play(command=command), table.campaign) for command in choices]

    assert len(set(codes)) == len(codes) == 6
    assert all(CODEC.stands_alone(code) and len(str(Label(LARGE, LARGE, code))) <= LONGEST for code in codes)
    assert [CODEC.read(code, table.campaign) for code in codes] == [Play(command=command) for command in choices]


def test_a_reaction_means_the_same_when_its_turn_has_come() -> None:
    """Bruno presses what he saw before Alix answered: it is his answer now. Twice or afterwards it is too late."""
    table = three_may_react()
    deed = ahead(table, GRISBAN, STONESKIN)
    code = CODEC.write(deed, table.campaign)
    said = three_may_react()
    said.do(deed, BRUNO)
    with pytest.raises(Refused, match="board_has_moved_on"):
        CODEC.read(code, said.campaign)
    mine = CODEC.write(Play(command=Answer(hero=AVRIC, question=1, option="pass")), table.campaign)
    table.answer("pass", ALIX)

    meant = CODEC.read(code, table.campaign)

    assert isinstance(meant, Play)
    assert isinstance(meant.command, Answer)
    assert meant.command.option == deed.command.model_dump()["option"]
    table.do(meant, BRUNO)
    for over in (code, mine):
        with pytest.raises(Refused, match="board_has_moved_on"):
            CODEC.read(over, table.campaign)


def test_a_label_is_found_again_in_a_custom_id() -> None:
    """Campaign, version and code stand in the custom id, also when the code holds colons."""
    found = re.fullmatch(TEMPLATE, str(Label(12, 345, "move:0:C4")))

    assert found is not None
    assert (found["campaign"], found["seen"], found["code"]) == ("12", "345", "move:0:C4")
