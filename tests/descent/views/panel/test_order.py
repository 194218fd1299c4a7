"""In which order a panel is read: what has just been, the board, and what is asked right above the buttons."""

from typing import Any

import pytest
from discord import ComponentType

from bot.descent.commands import EndTurn, Move, TakeTurn
from bot.descent.events import DamageSuffered, DescentEvent, GroupActivated, GroupFinished, TurnEnded
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.quest.events import HintShown
from bot.descent.rules.play import legal
from bot.descent.views.panel.contested import me_first
from bot.descent.views.panel.panel import panel_face
from bot.descent.views.panel.shared import LAST_LINES, last_lines
from bot.descent.views.panel.status import status_face
from bot.descent.words import words
from bot.kernel.events import Event
from bot.views.chapter import Chapter
from bot.views.face import Face, Menu
from bot.words import LANGUAGES, Language
from bot.words.typography import french_slips
from cogs.layout import layout
from renders.studio import Picture
from tests.descent.views.games import ALIX, started

SYNDRAEL, TARHA, AVRIC = "syndrael", "widow_tarha", "avric_albright"


def bitten(hero: str, amount: int) -> list[DescentEvent]:
    """Zombies take some hearts of a hero."""
    begins = GroupActivated(group="zombie", card="any", order="minions")
    hurt = DamageSuffered(figure=hero, amount=amount, left=3, source="attack")
    return [begins, hurt, GroupFinished(group="zombie")]


def drawn(campaign: Campaign, language: Language, before: list[DescentEvent], *events: Event) -> Face:
    """The panel, with what happened before it and in its turn."""
    campaign.language = language
    return panel_face(campaign, Chapter(campaign, events, 1, 2, tuple(before)))


def walking(steps: int) -> tuple[Campaign, list[Event]]:
    """Syndrael in his turn, after some steps to and fro."""
    campaign = started()
    events = Play(command=TakeTurn(hero=SYNDRAEL)).do(campaign, ALIX)
    for _ in range(steps):
        moves = [choice for choice in legal(campaign.running(), SYNDRAEL) if isinstance(choice.command, Move)]
        events += Play(command=moves[0].command).do(campaign, ALIX)
    return campaign, events


def to_go(face: Face) -> list[tuple[str, str]]:
    """The heroes who may take a turn, and how their keys look."""
    keys = [key for row in face.rows if not isinstance(row, Menu) for key in row if isinstance(key.does, Play)]
    return [(key.does.command.hero, key.look) for key in keys if isinstance(key.does.command, TakeTurn)]


def blocks(face: Face, campaign: Campaign) -> list[tuple[int, str]]:
    """The parts of the message from top to bottom: their kind, and their words."""
    pictures = [Picture(b"", "board.png", "") for _ in face.pictures]
    view = layout(face, pictures, campaign_id=1, seen=1, campaign=campaign)
    written: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    return [(part["type"], part.get("content", "")) for part in written[0]["components"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_stands_between_the_board_and_the_buttons(language: Language) -> None:
    """Title and what happened above the board; actions, hearts and stamina below it, then nothing but controls."""
    campaign, events = walking(1)
    face = drawn(campaign, language, [], *events)

    head, board, asked, *controls = blocks(face, campaign)

    assert head[0] == asked[0] == ComponentType.text_display.value
    assert board[0] == ComponentType.media_gallery.value
    assert {kind for kind, _ in controls} == {ComponentType.action_row.value}
    assert "Syndrael" in head[1].split("\n")[0]
    assert "●○" in asked[1]
    assert "♥" in asked[1]
    assert "●" not in head[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_goes_now_says_what_has_just_been(language: Language) -> None:
    """A line for each group that acted since the last hero's turn; earlier ones are in the channel."""
    before = [*bitten(TARHA, 1), TurnEnded(hero=SYNDRAEL), *bitten(TARHA, 5)]

    face = drawn(started(), language, before)

    assert [line for line in face.story if "♥" in line] == [
        words(language)
        .text("recap-line", who=words(language).monster("zombie", plural=True), facts="**Tahra** −5 ♥")
        .replace("Tahra", words(language).hero(TARHA, short=True))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_tells_what_befell_the_hero_since_its_last(language: Language) -> None:
    """Where the last lines do not show all of it, one small line adds it up, through the whole turn."""
    campaign, events = walking(1)
    before = [TurnEnded(hero=SYNDRAEL), *bitten(SYNDRAEL, 2), TurnEnded(hero=TARHA), *bitten(SYNDRAEL, 1)]
    since = f"-# {words(language).text('panel-since', hero='Syndrael', what='−3 ♥')}"

    at_first = drawn(campaign, language, before)
    later = drawn(campaign, language, before, *events)

    assert since in at_first.story
    assert since in later.story
    assert since not in drawn(campaign, language, before[2:]).story, "the line of the zombies says it all"
    if language == "fr":
        assert not list(french_slips(since))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_that_are_not_shown_are_where_it_says(language: Language) -> None:
    """About three lines are told; how many were before them, and that the journal has them."""
    campaign, _ = walking(0)
    hurts = [DamageSuffered(figure=TARHA, amount=1, left=left, source="terrain") for left in range(9, 4, -1)]
    told = [event for hurt in hurts for event in (hurt, hurt.model_copy(update={"figure": SYNDRAEL}))]
    lines = words(language).story(told, campaign.game).lines
    assert len(lines) > LAST_LINES

    face = drawn(campaign, language, [], *told)

    assert list(face.story[-LAST_LINES:]) == lines[-LAST_LINES:]
    assert "`/journal`" in face.story[-LAST_LINES - 1]
    assert str(len(lines) - LAST_LINES) in face.story[-LAST_LINES - 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_never_hide_what_was_done(language: Language) -> None:
    """However many hints follow a deed its line is shown; the newest stands below it, the others are counted."""
    campaign, _ = walking(0)
    hurt = DamageSuffered(figure=TARHA, amount=1, left=5, source="terrain")
    hints = [HintShown(quest="first_torch", text=text) for text in ("attack", "surge", "search", "door")]
    (deed,) = words(language).story([hurt], campaign.game).lines
    told = words(language).story(hints, campaign.game).lines

    face = drawn(campaign, language, [], hurt, *hints)

    assert list(face.story[-2:]) == [deed, told[-1]]
    assert face.story[0] == f"-# {words(language).text('panel-earlier', n=len(told) - 1)}"


def test_small_print_is_not_shown_without_what_it_belongs_to() -> None:
    """Where the lines end in the middle of an attack, its dice do not stand there alone."""
    lines = ["one", "-# dice", "two", "-# dice", "three"]

    assert last_lines(lines, 3) == ["two", "-# dice", "three"]
    assert last_lines(lines, 2) == ["two", "three"]
    assert last_lines(lines[:2], 1) == ["one"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_says_where_the_hero_stands(language: Language) -> None:
    """The pad has only arrows: the hero's own square stands with what is left of the turn."""
    campaign, events = walking(1)

    left = drawn(campaign, language, [], *events).asked[0]

    assert f"· **{campaign.running().hero(SYNDRAEL).square}** ·" in left


def test_whoever_went_last_and_has_another_hero_is_asked_first() -> None:
    """Bruno ended Tarha's turn and plays Avric too: that is the main key, and all others may still go."""
    campaign = started(3)
    campaign.running().hero(TARHA).turn_taken = True
    at_first = drawn(campaign, "en", [])
    later = drawn(campaign, "en", [TurnEnded(hero=TARHA)])
    assert [hero for hero, _ in to_go(at_first)] == [SYNDRAEL, AVRIC]
    assert {look for _, look in to_go(at_first)} == {"main"}

    assert to_go(later) == [(AVRIC, "main"), (SYNDRAEL, "plain")]


def test_whoever_has_just_reacted_is_asked_before_whoever_went_last() -> None:
    """Alix lets a blow of the monsters after Bruno's turn pass: she is there, and her hero is the main key."""
    campaign = started(3)
    campaign.running().hero(TARHA).turn_taken = True
    over = Chapter(campaign, (TurnEnded(hero=TARHA),), 1, 2, pressed_last=ALIX)

    face = panel_face(campaign, Chapter.after(over))

    assert to_go(face) == [(SYNDRAEL, "main"), (AVRIC, "plain")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_turn_it_is_reads_well(language: Language) -> None:
    """The name alone has the turn, and its player stands behind it: never « Syndrael (@Alix)’s turn »."""
    campaign, _ = walking(0)
    campaign.language = language
    turn = words(language).text("panel-turn", hero="Syndrael")

    assert f"{turn} · <@{ALIX}>" in status_face(campaign, None).lines[-1]
    assert f"{turn} · <@{ALIX}>" in drawn(campaign, language, []).title


def test_me_first_names_whom_it_is_for() -> None:
    """The panel is everybody's, so the button says whose it is; alone to go, nobody is asked."""
    campaign, _ = walking(0)
    (key,) = me_first(campaign, words("en"))
    assert key.label == f"Me first ({words('en').hero(TARHA, short=True)})"

    Play(command=EndTurn(hero=SYNDRAEL)).do(campaign, ALIX)
    assert me_first(campaign, words("en")) == ()
