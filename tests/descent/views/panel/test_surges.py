"""Surge options are buttons that tell what comes of them, the best first."""

from fractions import Fraction
from time import perf_counter

from bot.descent.attack.odds_surges import prospects
from bot.descent.commands import Answer
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.views.panel.panel import panel_face
from bot.descent.words import words
from bot.views.chapter import Chapter
from bot.views.face import Face, Key, Menu
from tests.descent.scene import Scene, scene


def face_of(table: Scene, language: str = "en") -> Face:
    """The panel while the question is open."""
    game = table.game
    campaign = Campaign.model_validate(
        {"name": "Party", "owner": 1, "language": language, "seats": [], "game": game}
    )
    return panel_face(campaign, Chapter(campaign, (), 0, 0))


def labels(table: Scene, language: str = "en") -> list[str]:
    """The buttons about surges, with ordinary spaces."""
    keys = [row[0] for row in face_of(table, language).rows if not isinstance(row, Menu)]
    answers = [key for key in keys if isinstance(key.does, Play) and isinstance(key.does.command, Answer)]
    return [key.label.replace("\u00a0", " ").replace("\u202f", " ") for key in answers]


def test_the_surge_that_makes_the_attack_hit_comes_first() -> None:
    """Range that decides the attack stands above what would be wasted, and to stop says that it misses."""
    table = scene("H . . z", cards={"H": ["immolation"]}, roll="blue r2h2s1, red h3, brown 1")

    table.attack("H", "z")

    assert labels(table) == [
        "⚡ +1 range → hits, 5 ♥, defeats",
        "⚡ +1 ♥ → misses, 1 short",
        "Spend no more → misses, 1 short",
    ]
    assert labels(table, "fr")[0] == "⚡ +1 portée → touche, 5 ♥, élimine"


def test_what_more_surges_can_make_of_it_is_told() -> None:
    """An ability that is not enough by itself says what it comes to together with another."""
    table = scene("H . . z", cards={"H": ["immolation"]}, roll="blue r2h2s1, red h3s1, brown 1")

    table.attack("H", "z")

    assert "⚡ +1 ♥ → misses, 1 short; with more ⚡: hits, 6 ♥, defeats" in labels(table)


def test_it_is_said_when_nothing_makes_the_attack_hit() -> None:
    """Too far for anything one can buy: the panel says so, and what helps otherwise comes first."""
    table = scene("H . . . . . z", cards={"H": ["immolation"]}, roll="blue r2h2s1, red h2, brown 1")
    table.hero("H").fatigue = 2

    table.attack("H", "z")

    assert "✖ Nothing you can buy makes this attack hit." in face_of(table).asked
    assert labels(table)[0] == "⚡ Recover 1 ✦ → misses, 4 short"


def test_what_is_rolled_again_is_told_as_a_chance() -> None:
    """A defence die to roll again has no result yet: its average and the chance to defeat are told."""
    table = scene("H z", roll="blue r2h2s1, red h2, brown 2")

    table.attack("H", "z")

    assert labels(table) == [
        "⚡ Reroll a defence die → 3.3 ♥ on average, defeats 83%",
        "Spend no more → 2 ♥",
    ]


def test_results_are_what_happens() -> None:
    """Whatever is chosen deals exactly what its button said."""
    for option, dealt in (("surge0", 3), ("surge1", 2), ("stop", 2)):
        table = scene("H . z", cards={"H": ["immolation"]}, roll="blue r2h2s1, red h1, brown 2")
        table.attack("H", "z")
        assert table.game.question is not None
        told = prospects(table.game, table.game.question)[option].now.certain

        events = table.choose(option)

        hit = next(event for event in events if event.kind == "attack_hit")
        assert told == hit.model_dump()["damage"] == dealt


def test_a_blast_tells_what_others_suffer() -> None:
    """Those caught in a blast roll their defence later, so the average of friends and enemies is told apart."""
    table = scene(
        "W . z y", cards={"W": ["fire_flask"]}, monsters={"y": "zombie"}, roll="blue r2h2s1, yellow h2, brown 0"
    )
    table.use("W", "fire_flask", "z")
    while table.asked != "spend_surges":
        assert table.game.question is not None
        table.choose(table.game.question.default)

    assert table.game.question is not None
    blast = prospects(table.game, table.game.question)["surge0"].now

    # Half of four hearts, against a brown die: 2, 2, 2, 1, 1, 0.
    assert blast.others == Fraction(8, 6)
    assert not blast.friends


def test_more_options_than_buttons_are_a_menu() -> None:
    """A menu says in its notes what buttons would; to stop stays a button."""
    table = scene("H . z", cards={"H": ["immolation"]}, roll="blue r2h2s1, red h1, brown 2")
    table.attack("H", "z")
    asked = table.game.question
    assert asked is not None
    more = [
        asked.options[0].model_copy(
            update={"id": f"more{n}", "about": {"cost": 1, "effects": [{"effect": "add", "pierce": n}]}}
        )
        for n in range(1, 6)
    ]
    table.game.question = asked.model_copy(update={"options": (*asked.options[:-1], *more, asked.options[-1])})

    rows = face_of(table).rows

    menu = next(row for row in rows if isinstance(row, Menu))
    assert len(menu.picks) == len(more) + 2
    assert menu.picks[0].note == f"3{chr(160)}♥, {words('en').text('surge-defeats', hearts=3).partition(', ')[2]}"
    stop = next(row for row in rows if not isinstance(row, Menu))
    assert isinstance(stop[0], Key)
    assert stop[0].label.startswith("Spend no more → ")


def test_results_are_known_at_once() -> None:
    """Reckoning what every option comes to takes no longer than a blink."""
    table = scene("H . . z", cards={"H": ["immolation"]}, roll="blue r2h2s1, red h3s1, brown 1")
    table.attack("H", "z")
    assert table.game.question is not None

    began = perf_counter()
    for _ in range(5):
        prospects(table.game, table.game.question)

    assert (perf_counter() - began) / 5 < 0.1


def test_a_target_in_shadow_is_found_first() -> None:
    """Beside a shadow dragon the surge that sees through the shadow comes first; without it the attack misses."""
    table = scene("H d d d\n. d d d", roll="blue r2h2s1, red h3, gray 1, gray 1")

    table.attack("H", "d")

    first, *_, stop = labels(table)
    assert first.startswith("See through the shadow → hits, 3 ♥")
    assert stop == "Spend no more → misses"
