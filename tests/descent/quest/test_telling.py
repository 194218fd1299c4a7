"""What quests make happen is told in both languages, and their elements have labels of the quest's own."""

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource

from bot.descent.board import Square
from bot.descent.commands.using import UseElement
from bot.descent.content.library import library
from bot.descent.events import DescentEvent, QuestEnded, QuestStarted
from bot.descent.party.deeds import QuestChosen
from bot.descent.quest import events
from bot.descent.quest.perils import peril_track
from bot.descent.quest.setup import Baggage
from bot.descent.views.panel.menus import more
from bot.descent.views.reference.examined import examined
from bot.descent.words import Words
from bot.kernel.editions import by_the_rules_of
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.words import LANGUAGES
from tests.descent.quest.tables import QuestTable, read_quest

WRITTEN = """
objective: climb
variables: {freed: {}, oiled: {}, owed: {type: flag, scope: campaign}}
rules: [{id: hush, forbids: [rest]}]
peril: {normal: {3: minor}}
tokens:
  - id: wheel
    kind: objective
    square: C2
    uses: [{id: turn, do: []}, {id: oil, when: "oiled", do: []}]
events:
  - id: toll
    on: {at: round_end}
    do: [{do: choose, text: toll, options: [{id: pay}, {id: run}, {id: fly, when: "freed > 0"}]}]
"""
TEXTS = """
quest-telling-message-hello = Hello { $hero }, { $freed } are free.
quest-telling-hint-doors = Doors open.
quest-telling-objective-climb = Climb!
quest-telling-option-pay = Pay
quest-telling-option-run = Run
quest-telling-option-fly = Fly
quest-telling-choice-toll = Pay or run?
quest-telling-rule-hush = Not a sound.
quest-telling-use-turn = Turn the wheel
quest-telling-use-oil = Oil it
    .not = There is no oil.
quest-telling-token-wheel = A great wheel of oak.
token-telling-wheel = the wheel
quest-telling = Telling
    .intro = { $owed ->
       [0] You come as strangers.
      *[other] You come as debtors.
      }
    .won = { $freed ->
       [one] One of them is free.
      *[other] { $freed } of them are free, and { $heroes } heroes tired.
      }
quest-telling-ending-out = Out in round { $round }.
hero-ada = Ada
hero-bran = Bran
"""
SQUARE = Square.parse("C2")


def happened() -> Iterator[Event]:
    """One of each of the events of quests."""
    yield events.MessageShown(quest="telling", text="hello", actor="ada", numbers={"freed": 2})
    yield events.HintShown(quest="telling", text="doors", rule="door")
    yield events.HintShown(quest="telling", text="doors")
    yield events.ObjectiveChanged(quest="telling", text="climb")
    yield events.TokenUsed(hero="ada", element="wheel", use="turn")
    yield events.UseFailed(hero="ada", element="wheel", use="turn")
    yield events.UseDone(hero="ada", element="wheel", use="turn")
    yield events.TokenPlaced(token="wheel", square=SQUARE)
    yield events.TokenMoved(token="wheel", square=SQUARE)
    yield events.TokenRemoved(token="wheel")
    yield events.DoorLocked(door="gate")
    yield events.DoorUnlocked(door="gate")
    yield events.DoorClosed(door="gate")
    yield events.VariableChanged(name="freed", value=1)
    yield events.OptionChosen(quest="telling", choice="toll", option="pay", owner="party")
    yield events.PerilAnnounced(round=3, level="minor")
    yield from (events.PerilDrawn(peril=peril.id, level=peril.level) for peril in library().perils.values())
    yield from (events.GoldGained(amount=amount, left=5) for amount in (1, -1))
    yield from (events.FameChanged(amount=amount, left=5) for amount in (1, -1))
    yield events.ExperiencePromised(xp=1)
    yield events.ItemGiven(hero="ada", card="leather_armor")
    yield events.ItemTaken(hero="ada", card="leather_armor")
    yield events.FigureFled(figure="splig_1", name="splig", damage=3)
    yield events.FigureRemoved(figure="zombie_1")
    yield events.MoraleGained(left=3)
    yield from (events.RuleInForce(quest="telling", rule="hush", on=on) for on in (True, False))
    yield from (events.GroupOrdered(group="zombie", order=order) for order in ("march", "idle", "cards", "normal"))
    yield events.GroupIdled(group="zombie")
    yield from (events.PortalOpened(), events.PortalClosed(), events.PortalAwaits(heroes=("ada",)))
    yield events.PatienceLost()
    yield from (events.PortalDecided(leave=leave) for leave in (True, False))
    yield QuestChosen(player=7, quest="ember_chapel")


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or fact is an error."""
    monkeypatch.setattr(Words, "strict", True)


def speaking(language: str) -> Words:
    """A language that knows the texts of this page's quest."""
    speaker = Words("fr" if language == "fr" else "en")
    speaker._pages._bundle.add_resource(FluentResource(TEXTS))
    return speaker


def table() -> QuestTable:
    """The quest of this page, in the first hero's turn."""
    found = QuestTable(read_quest(WRITTEN, "telling"), 2)
    found.take_turn("A")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("strict")
def test_every_event_of_quests_has_words(language: str) -> None:
    """Whatever a quest makes happen reads as a sentence, except what players need not know."""
    game, speaker = table().game, speaking(language)
    silent = {"variable_changed", "use_done"}

    for event in happened():
        assert bool(speaker.story([event], game).lines) is (event.kind not in silent), event


def test_no_event_of_quests_is_forgotten() -> None:
    """The list above has every event the quest engine can tell."""
    told = {event.kind for event in happened()}

    assert {kind for kind, event in DescentEvent.kinds.items() if event.__module__ == events.__name__} <= told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("strict")
def test_the_beginning_and_the_end_are_told_by_what_became_of_the_variables(language: str) -> None:
    """Intro and endings may ask for the variables the quest declares, those of the campaign too."""
    speaker, quest = speaking(language), read_quest(WRITTEN, "telling")
    told = {}
    for owed, freed in ((0, 1), (1, 3)):
        found = QuestTable(quest, 2, baggage=Baggage(variables={"owed": owed, "elsewhere": 1}))
        found.take_turn("A")
        found.happen(do="set", variable="freed", to=str(freed))
        found.happen(do="win", reason="out")
        story = [event for event in found.history if isinstance(event, QuestStarted | QuestEnded)]
        told[freed] = "\n".join(speaker.story(story, found.game).lines)

    assert "You come as strangers." in told[1]
    assert "You come as debtors." in told[3]
    assert "Out in round 1." in told[1]
    assert "One of them is free." in told[1]
    assert "3 of them are free, and 2 heroes tired." in told[3]


def test_a_log_of_before_tells_no_numbers_at_the_beginning() -> None:
    """What was told under earlier rules is told again word for word."""
    with by_the_rules_of(2):
        began = QuestTable(read_quest(WRITTEN, "telling"), 2).history[0]

    assert began == QuestStarted(quest="telling", commitment=began.model_dump()["commitment"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("strict")
def test_a_use_stands_in_the_menu_with_the_quests_label(language: str) -> None:
    """The button names what is done and with what; why not is the quest's own reason."""
    found, speaker = table(), speaking(language)

    labels = [pick.label for pick in more(found.game, found.legal("A"), speaker)]

    assert any("Turn the wheel" in label and "the wheel" in label for label in labels)
    no = Refused("use_not_now", element="wheel", use="oil")
    assert speaker.refusal(no, found.game) == "There is no oil."
    assert "wheel" in speaker.command(UseElement(hero="ada", element="wheel", use="turn"), found.game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("strict")
def test_exp_02_looking_at_an_element_reads_well(language: str) -> None:
    """EXP-02: its text, its uses with their price, and why not."""
    found, speaker = table(), speaking(language)

    lines = "\n".join(examined(found.game, "wheel", "ada", speaker))

    assert "A great wheel of oak." in lines
    assert "Turn the wheel" in lines
    assert "There is no oil." in lines
    assert examined(found.game, "gate", None, speaker)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("strict")
def test_a_choice_names_what_is_closed(language: str) -> None:
    """The question is the quest's, each option has its label, and what is closed now is named."""
    found, speaker = table(), speaking(language)
    found.end_round()
    question = found.game.question
    assert question is not None

    text = speaker.question(question, found.game)

    assert "Pay or run?" in text
    assert "Fly" in text
    assert [speaker.option(question, option, found.game) for option in question.options] == ["Pay", "Run"]


def test_the_track_of_the_quest_is_there_to_be_shown() -> None:
    """The status message can list the perils to come."""
    assert [(mark.round, mark.level) for mark in peril_track(table().game)] == [(3, "minor")]
