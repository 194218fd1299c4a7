"""The panel when several heroes may react at the same moment: who is named and called, and what each may press."""

import pytest

from bot.agenda.due import Reminder
from bot.descent.rules.steps import Option
from bot.descent.views.panel.ask_less import AGAIN, HUSH
from bot.descent.views.panel.status import status_face
from bot.descent.views.past.catchup import for_you
from bot.descent.views.reference.help import what_now
from bot.descent.words import words
from bot.table.orders import Order
from bot.views.face import Face, Menu
from bot.views.reminders import reminder_face
from bot.words import LANGUAGES, Language
from tests.agenda.parties import HOUR, NOON, one, plan, standing
from tests.descent.party.reacting import AVRIC, STONESKIN, ahead, three_may_react
from tests.descent.party.sitting import ALIX, BRUNO, CHLOE, GRISBAN, STRANGER, SYNDRAEL, Sitting
from tests.descent.party.test_asking_less import besieged, jain_besieged
from tests.descent.views.panel.test_panels import check_limits, face_of


def labels(face: Face) -> list[list[str]]:
    """What stands on the buttons, row by row."""
    return [[key.label for key in row] for row in face.rows if not isinstance(row, Menu)]


def signs(face: Face) -> list[str]:
    """The signs on the buttons."""
    return [key.sign for row in face.rows if not isinstance(row, Menu) for key in row]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_row_of_buttons(language: Language) -> None:
    """Three rows, each with its hero's name; the title names all three; who is not just playing is called."""
    table = three_may_react()
    face = face_of(table.campaign, language)
    check_limits(table.campaign, face)

    rows = labels(face)

    assert [row[0].split()[0].strip(":\u00a0") for row in rows[:3]] == ["Avric", "Grisban", "Syndrael"]
    assert [len(row) for row in rows[:3]] == [2, 2, 2]
    assert all(name in face.title for name in ("Avric", "Grisban", "Syndrael"))
    assert face.mention == (ALIX, BRUNO)
    assert sum(line.startswith("-# **") for line in face.asked) == 1, "a card that all have is told once"


def test_each_may_say_not_to_be_asked_again() -> None:
    """A row below the answers has a button for each who is asked; whoever has spoken has none."""
    table = three_may_react()
    quiet = labels(face_of(table.campaign))[3]
    assert [label.split()[0].strip(":\u00a0") for label in quiet] == ["Avric", "Grisban", "Syndrael"]

    table.do(ahead(table, GRISBAN, STONESKIN), BRUNO)

    assert len(labels(face_of(table.campaign))[3]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_used_up_may_be_used_each_time(language: Language) -> None:
    """Jain, struck by the first of two zombies, has one more button; a shield, which a blow uses up, has not."""
    table = jain_besieged()
    face = face_of(table.campaign, language)
    check_limits(table.campaign, face)

    assert (signs(face).count(AGAIN), signs(face).count(HUSH)) == (1, 2)
    assert AGAIN not in signs(face_of(besieged().campaign))


def test_what_was_said_is_ticked_and_calls_nobody_again() -> None:
    """Grisban will react: his button is ticked, he can change his mind, and it is the same call as before."""
    table = three_may_react()
    before = face_of(table.campaign)

    table.do(ahead(table, GRISBAN, STONESKIN), BRUNO)
    face = face_of(table.campaign)
    check_limits(table.campaign, face)

    assert labels(face)[1] == ["✓ Grisban\u00a0: Peau de Pierre", "Grisban\u00a0: Laisser passer"]
    ticked = face.rows[1]
    assert not isinstance(ticked, Menu)
    assert [key.does is None for key in ticked] == [True, False]
    assert "Grisban" not in face.title
    assert face.mention == (ALIX,)
    assert face.occasion == before.occasion
    table.answer("pass", ALIX)
    last = face_of(table.campaign)
    assert last.occasion == before.occasion
    assert labels(last)[0] == ["Peau de Pierre", "Laisser passer"], "Chloé is the only one left"


def test_who_is_settled_is_not_asked_on_the_panel() -> None:
    """Bruno has given orders and Chloé's hero is automatic: Alix reads an ordinary question."""
    table = three_may_react()
    table.order(Order(card=STONESKIN, say="never"), hero=GRISBAN)
    table.seat(SYNDRAEL).moved_by_default = "autopilot"

    face = face_of(table.campaign)

    assert labels(face)[0] == ["Peau de Pierre", "Laisser passer"]
    assert not any("Grisban" in label or "Syndrael" in label for row in labels(face) for label in row)
    assert "doit choisir" in face.title


def widened(table: Sitting) -> None:
    """Grisban has more ways to react than fit in a row."""
    question = table.question
    assert question is not None
    aside = question.aside(GRISBAN)
    assert aside is not None
    ways = tuple(
        Option(id=f"{card}@{target}", about={"card": card, "target": target})
        for card in (STONESKIN, "ghost_armor")
        for target in (AVRIC, SYNDRAEL, "zombie_1")
    )
    wide = aside.model_copy(update={"options": (*ways, aside.options[-1]), "said": ways[1].id})
    table.game.question = question.model_copy(update={"also": (wide, question.also[1])})


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_ways_to_react_are_a_menu(language: Language) -> None:
    """More than five ways are chosen in a menu, in which what was said is marked."""
    table = three_may_react()
    widened(table)

    face = face_of(table.campaign, language)
    check_limits(table.campaign, face)

    menu = next(row for row in face.rows if isinstance(row, Menu))
    assert "Grisban" in menu.title
    assert [pick.chosen for pick in menu.picks] == [False, True, *[False] * 5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_know_who_is_waited_for(language: Language) -> None:
    """The pinned message, the help and the look back tell each player whether the moment waits for them."""
    table, say = three_may_react(), words(language)
    table.campaign.language = language
    table.do(ahead(table, GRISBAN, STONESKIN), BRUNO)

    pinned = status_face(table.campaign, None).lines[-1]
    assert all(name in pinned for name in ("Avric", "Syndrael"))
    assert "Grisban" not in pinned
    told = {player: what_now(table.campaign, player, say) for player in (ALIX, BRUNO, CHLOE, STRANGER)}
    assert told[ALIX] == told[CHLOE] == say.text("help-your-question")
    assert told[BRUNO] == say.text("help-said")
    assert "Avric" in told[STRANGER]
    assert "Syndrael" in told[STRANGER]
    assert "Syndrael" in for_you(table.campaign, CHLOE, say)
    assert "Avric" not in for_you(table.campaign, CHLOE, say)
    assert "Avric" in for_you(table.campaign, BRUNO, say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_reminder_for_all_of_them(language: Language) -> None:
    """Who is reminded together reads a sentence that is meant for all; who is alone reads the hero's name."""
    table = three_may_react()
    table.campaign.language = language

    due = one(plan(standing(table.campaign, last_deeds={}), NOON + 8 * HOUR), Reminder)
    together = reminder_face(table.campaign, due, None, "mark")
    table.do(ahead(table, GRISBAN, "pass"), BRUNO)
    table.do(ahead(table, SYNDRAEL, "pass"), CHLOE)
    due = one(plan(standing(table.campaign, last_deeds={}), NOON + 8 * HOUR), Reminder)
    alone = reminder_face(table.campaign, due, None, "mark")

    assert words(language).text("remind-reactions") in together.title
    assert "Avric" not in together.title
    assert "Avric" in alone.title
