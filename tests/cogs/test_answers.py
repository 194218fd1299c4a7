"""What buttons ask that is no deed: each question has a name, and each name an answer."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from bot.descent.events import TurnEnded
from bot.descent.party.campaign import Campaign
from bot.descent.presenter import PRESENTER
from bot.descent.views import asks as descent_asks
from bot.descent.views.panel.weighing import lesson_face
from bot.descent.views.reference.surroundings import surroundings_face
from bot.descent.views.settings.orders import orders_face
from bot.descent.views.settings.pilot import pilot_face
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.paths import ROOT
from bot.store import Page
from bot.table.campaign import NOBODY
from bot.table.entries import Entry, heard
from bot.table.table import Outcome
from bot.views import asks as house_asks
from bot.views.face import Ask, Face, Weigh
from cogs import answers
from cogs.answers import ANSWERS, PERSONAL, answers_of, is_personal
from cogs.forms import forms_of
from cogs.labels import Label
from tests.descent.views import assemblies, journeys
from tests.descent.views.games import ALIX, BRUNO, gathered, started
from tests.descent.views.past.road import entry
from tests.descent.views.reading import drawn, entries

HOUSE_NAMES = "bot.views.asks"
GAME_NAMES = "bot.descent.views.asks"
BY_VARIABLE = {("bot/descent/views/panel/menus.py", "what"), ("bot/descent/views/settings/orders.py", "ask")}
"""Where one line of code makes several such buttons; the names come from the same lists."""

SCENES: dict[str, Callable[[], Campaign]] = {
    "gathering": gathered,
    "quest": started,
    "turn": assemblies.taken,
    "contest": assemblies.contested,
    "absence": assemblies.waited_for,
    "tie": assemblies.tied,
    "map": journeys.on_the_map,
    "road": journeys.on_the_road,
    "city": journeys.in_a_city,
    "purse": journeys.bought,
    "end": journeys.finished,
}


def names_in(module: ModuleType) -> set[str]:
    """Everything a list of questions names."""
    return {value for name, value in vars(module).items() if name.isupper() and isinstance(value, str)}


def answered() -> set[str]:
    """Everything somebody answers in Descent: the house, the game, or a form."""
    return {*ANSWERS, *answers_of(PRESENTER), *forms_of(PRESENTER)}


def test_every_name_has_an_answer_and_every_answer_a_name() -> None:
    """What can be asked and what is answered are the same, of the house and of the game."""
    assert names_in(house_asks) == set(ANSWERS)
    assert names_in(descent_asks) == {*answers_of(PRESENTER), *forms_of(PRESENTER)}


def test_no_game_answers_for_the_house() -> None:
    """The house is asked first; a game that gave another answer would never be heard."""
    assert not set(ANSWERS) & {*answers_of(PRESENTER), *forms_of(PRESENTER)}


def test_a_game_whose_buttons_ask_nothing_lists_nothing() -> None:
    """It needs no register of its own: the house answers what every table asks."""
    quiet: Any = SimpleNamespace(cogs="tests.pebbles")

    assert not answers_of(quiet)
    assert not forms_of(quiet)


def made_in(path: Path) -> Iterator[ast.expr]:
    """What the buttons that a module makes ask for."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Ask":
            yield node.args[0]


def names_imported(path: Path) -> set[str]:
    """The names of questions that a module knows from the lists."""
    return {
        alias.asname or alias.name
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module in (HOUSE_NAMES, GAME_NAMES)
        for alias in node.names
    }


def test_every_question_on_a_button_stands_in_a_list() -> None:
    """Whoever makes a button that asks takes the name from a list, so that no question is without an answer."""
    made = [(path, ask) for path in sorted((ROOT / "bot").rglob("*.py")) for ask in made_in(path)]
    assert len(made) > 20

    for path, ask in made:
        where = str(path.relative_to(ROOT))
        known = isinstance(ask, ast.Name) and (ask.id in names_imported(path) or (where, ask.id) in BY_VARIABLE)
        assert known, f"{where}:{ask.lineno} asks for {ast.unparse(ask)}"


@pytest.mark.parametrize("scene", SCENES)
def test_whatever_a_panel_asks_is_answered(scene: str) -> None:
    """No button of a panel is without an answer, in whatever situation."""
    campaign = SCENES[scene]()

    assert questions_on(drawn(campaign)) <= answered()


def test_whatever_a_private_panel_asks_is_answered() -> None:
    """Nor is any on the panels that are shown to one reader alone."""
    campaign, say = started(), words("en")
    hero, other = campaign.running().heroes
    lesson = next(entry.does.deed for entry in entries(drawn(learned())) if isinstance(entry.does, Weigh))
    faces = [
        orders_face(campaign, hero, [hero, other], say),
        pilot_face(campaign, hero, [hero, other], say),
        surroundings_face(campaign.running(), say),
        lesson_face(learned(), lesson, say),
    ]

    for face in faces:
        assert questions_on(face)
        assert questions_on(face) <= answered()


def learned() -> Campaign:
    """A party with experience to spend."""
    campaign = journeys.on_the_map()
    for seat in campaign.seats:
        seat.xp = 3
    return campaign


def questions_on(face: Face) -> set[str]:
    """What can be asked on a face."""
    return {entry.does.what for entry in entries(face) if isinstance(entry.does, Ask)}


def test_only_what_is_about_a_player_alone_works_anywhere() -> None:
    """The end of a holiday concerns no campaign; a question about one is asked in its channel."""
    assert {*ANSWERS} >= PERSONAL
    assert is_personal(Label(0, 0, "?returned:"))
    assert not is_personal(Label(1, 1, "?why:1-2"))
    assert not is_personal(Label(1, 1, "returned"))


async def test_an_unknown_question_is_refused_like_an_old_board() -> None:
    """What neither the house nor the game answers is a button of another time."""
    with pytest.raises(Refused, match="board_has_moved_on"):
        await answers.answer(pressing(gathered(), ALIX), Label(1, 1, "?nonsense:"))


# What a reader may hear -----------------------------------------------------------------------------------------

SECRET = TurnEnded(hero="widow_tarha", audience=("widow_tarha",))
KNOWN = TurnEnded(hero="syndrael")


def pressing(campaign: Campaign, player: int, *, later: bool = False) -> Any:
    """Somebody who presses a button under what happened; something else may have begun later."""

    async def look(campaign_id: int) -> Outcome:
        return Outcome(campaign_id, 9, campaign)

    async def happened(campaign_id: int, since: int, until: int) -> list[TurnEnded]:
        return [KNOWN, SECRET]

    async def game_of(campaign_id: int) -> SimpleNamespace:
        return SimpleNamespace(id="descent")

    async def page_of(game: object, campaign_id: int, version: int) -> Page:
        return Page(1, 1, 9 if later else None, 1, closed=later)

    async def read(game: object, campaign_id: int, page: Page) -> list[Entry]:
        return [entry(5, KNOWN, SECRET), entry(10, KNOWN)]

    pages = SimpleNamespace(of=page_of, read=read)
    table = SimpleNamespace(look=look, happened=happened, game_of=game_of, pages=pages)
    return SimpleNamespace(
        client=SimpleNamespace(table=table), user=SimpleNamespace(id=player), locale=SimpleNamespace(value="en-GB")
    )


def test_one_hears_what_is_for_all_and_for_oneself() -> None:
    """Who sits in the seat hears of a secret; neither the others nor onlookers do."""
    assert heard([KNOWN, SECRET], ["widow_tarha"]) == [KNOWN, SECRET]
    assert heard([KNOWN, SECRET], ["syndrael"]) == [KNOWN]
    assert heard([KNOWN, SECRET], []) == [KNOWN]


@pytest.mark.parametrize("later", [False, True])
@pytest.mark.parametrize(("player", "hears"), [(BRUNO, True), (ALIX, False), (NOBODY, False)])
async def test_the_whole_story_keeps_secrets(
    player: int, hears: bool, later: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The buttons that tell all that happened, and why, tell each reader what is theirs to hear."""
    told: list[object] = []
    monkeypatch.setattr(
        "bot.descent.words.speaker.Words.story", lambda self, events, game: told.extend(events) or _NOTHING
    )

    async def said(interaction: object, text: str) -> None:
        """Nobody listens here."""

    monkeypatch.setattr(answers, "answer_privately", said)
    for what in ("?why:1-9", "?story:1-9"):
        told.clear()
        await answers.answer(pressing(started(), player, later=later), Label(1, 9, what))
        assert told == ([KNOWN, SECRET] if hears else [KNOWN])


_NOTHING = words("en").told([], None)
