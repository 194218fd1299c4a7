"""The dice of every roll of a hero are shown on the panel that follows it, crossed out where they don't count."""

import pytest

from bot.descent.effects.tricks.items import KeepBetter
from bot.descent.party.campaign import Campaign
from bot.descent.rules import harm
from bot.descent.rules.dice import Die
from bot.descent.views.panel.panel import panel_face
from bot.descent.views.pictures.dice import dice_view
from bot.descent.views.pictures.rolled import last_roll
from bot.descent.words import words
from bot.kernel.events import Event
from bot.views.chapter import Chapter
from bot.words import LANGUAGES, Language
from renders.descent.dice import WIDTH, draw_dice
from renders.descent.view import DiceView, DieView, ResultView
from tests.descent.cards.table import attacked
from tests.descent.scene import Scene, scene
from tests.faces import picture_of
from tests.renders.proofs import slips


def to_the_end(table: Scene, *answers: str) -> list[Event]:
    """What the last step told and all that followed, these answers given and defaults after them."""
    events = list(table.events)
    for answer in answers:
        events += table.choose(answer)
    while table.game.question is not None:
        events += table.choose(table.game.question.default)
    return events


def panel_after(table: Scene, events: list[Event]) -> DiceView | None:
    """The picture of dice on the panel once all this has happened."""
    campaign = Campaign(name="Party", owner=1, game=table.game)
    view: DiceView | None = picture_of(panel_face(campaign, Chapter(campaign, tuple(events), 0, 1)), "dice")
    return view


def test_an_attack_without_a_question_shows_its_dice() -> None:
    """Nobody was asked anything: the dice and what came of them are a picture all the same."""
    table = scene("H z", roll="blue r3h2, red h2, brown 1")
    table.attack("H", "z")

    view = panel_after(table, to_the_end(table))

    assert view is not None
    assert [die.colour for die in (*view.attack, *view.defence)] == ["blue", "red", "brown"]
    assert [(result.icon, result.text) for result in view.results] == [
        ("heart", "4"),
        ("shield", "−1"),
        ("damage", "= 3"),
    ]


def test_the_picture_goes_when_the_hero_goes_on() -> None:
    """Whoever has moved on looks elsewhere."""
    table = scene("H z\n. .")
    table.step(harm.Inflict(figure=table.names["z"], condition="stunned"))
    table.roll("blue r5h1, red h1, brown 1")
    table.attack("H", "z")
    events = to_the_end(table)
    events += table.move("H", "A2")

    assert panel_after(table, events) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_that_was_rolled_again_is_crossed_out(language: Language) -> None:
    """It lies before the one that counts, in the middle of the attack and after it; conditions are named."""
    table = scene(
        "W . z",
        cards={"W": ["immolation"]},
        monsters={"z": "zombie master"},
        roll="blue X, red h2, brown 0, blue r2h2s1",
    )
    table.step(harm.Inflict(figure=table.names["W"], condition="weakened"))
    table.attack("W", "z")
    events = list(table.events)
    for answer in ("widow_tarha/sheet/main", "die0"):
        events += table.choose(answer)
    assert table.asked == "spend_surges"
    during = dice_view(table.game, next(iter(table.game.attacks.values())), words(language))
    table.events = events
    after = last_roll(to_the_end(table), table.game, words(language))

    assert after is not None
    for view in (during, after):
        assert [(die.miss, die.discarded) for die in view.attack[:2]] == [(True, True), (False, False)]
        weakened = words(language).condition("weakened")
        assert view.results[0].text.replace("\u00a0", " ") == f"3 (4 − 1 {weakened})"
        assert slips(draw_dice, view) == []


def test_dice_rolled_again_in_vain_are_crossed_out() -> None:
    """Shield of the Dark God keeps the better roll: the two shields count, and the blank is what is crossed out."""
    table = attacked("shield_of_the_dark_god", roll="blue r3h2, yellow h2, gray 2, gray 0")
    events = [*table.events, *table.choose("shield_of_the_dark_god")]
    ((number, record),) = table.game.model_copy(deep=True).attacks.items()
    two = record.struck[0].defence[0]
    record.struck[0].defence = [blank := Die(colour="gray", up=0)]
    events += table.choose("die0")
    table.game.attacks[number] = record
    table.step(KeepBetter(attack=number, figure=table.names["H"], before=(two,)))

    after = last_roll(events, table.game, words("en"))
    during = dice_view(table.game, table.game.attacks[number], words("en"))

    assert after is not None
    assert (two.face.shields, blank.face.shields) == (2, 0)
    for view in (during, after):
        assert [(die.shields, die.discarded) for die in view.defence] == [(0, True), (2, False)]


def test_a_test_shows_how_many_shields_are_allowed() -> None:
    """Four shields where two are allowed is a failure, and looks like one."""
    table = scene("H z", roll="gray 1, black 3")
    table.step(harm.Test(figure=table.names["H"], attribute="willpower"))

    view = panel_after(table, table.events)

    assert view is not None
    assert [(result.text, result.tone) for result in view.results] == [("4, 2 au plus", "bad"), ("Raté", "bad")]


def test_a_long_sum_fits_the_picture() -> None:
    """A sum of many parts is written smaller instead of running off the edge."""
    text = "9 (4 + 2 {surge} + 1 Rage de Mort + 1 Marteau de Guerre − 1 Affaibli)"
    view = DiceView("Sum", (DieView("red", hearts=3),), (), (), (ResultView("heart", text, "heart"),))

    picture = draw_dice(view).convert("RGB")

    edge = picture.crop((WIDTH - 24, 240, WIDTH - 8, picture.height - 8))
    assert len(edge.getcolors(100_000) or []) > 0
    assert max(channel[1] for channel in edge.getextrema() if isinstance(channel, tuple)) < 120
