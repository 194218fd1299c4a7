"""How saves of older rules are read: named upgrades, always taken in this order.

A save says by which version of the rules it was written. Each upgrade leads from one version to the next; it
changes plain forms (what JSON is read into), so it needs none of the classes of its time. A released upgrade is
never changed: what is wrong with it is mended by a later one.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from pydantic import ValidationError

from bot.descent.content.pinned import released
from bot.descent.deeds import DescentDeed
from bot.descent.events import DescentEvent
from bot.descent.party.campaign import Campaign
from bot.descent.state.game import RULES_VERSION
from bot.games import BadSave
from bot.kernel.bounds import check_length
from bot.kernel.events import Event
from bot.table.deeds import Deed

Form = dict[str, Any]
Change = Callable[[Form], None]


def _stays(form: Form) -> None:
    """Nothing is different."""


class Upgrade(NamedTuple):
    """What is written differently since one version of the rules."""

    name: str
    campaign: Change = _stays
    game: Change = _stays
    """Also of the games a campaign remembers: as its turn and its round began."""
    deed: Change = _stays
    event: Change = _stays
    gone: tuple[str, ...] = ()
    """What it takes from saves, so that the rules need not know it any more: "step/strike_all",
    "event/figure_moved.path". `tests/saves/kinds.json` holds on to everything else."""


# The upgrades -----------------------------------------------------------------------------------------------------


def _one_stream(form: Form) -> None:
    form["chance"]["streams"] = None


def _game_of_0_1_0(form: Form) -> None:
    _one_stream(form)
    form["content"] = released().get(form["quest"])
    form["rules"] = 2


def _journey_of_one_stream(form: Form) -> None:
    if form.get("journey") is not None:
        _one_stream(form["journey"])


def _begun_with_one_stream(form: Form) -> None:
    if form["deed"] == "start":
        form["one_stream"] = True


def _game_of_rules_2(form: Form) -> None:
    form["rules"] = 3


UPGRADES = (
    # Since rules 2 each deck and purpose has a stream of chance of its own. What was begun before keeps its one.
    # And a game knows the content it began with: before there was that of the only release.
    Upgrade("0002_a_stream_for_each_deck", _journey_of_one_stream, _game_of_0_1_0, _begun_with_one_stream),
    # Since rules 3 fewer questions are asked, and cards were put right: what is played differently, not written
    # differently. A log of before is played by the rules of its time (`bot/kernel/editions.py`).
    Upgrade("0003_fewer_questions", game=_game_of_rules_2),
)


# Reading ----------------------------------------------------------------------------------------------------------


def read_campaign(state: str, rules: int) -> Campaign:
    """A campaign as it was saved under these rules."""
    try:
        check_length(state)
        if rules == RULES_VERSION:
            return Campaign.model_validate_json(state)
        form = json.loads(state)
        for upgrade in _since(rules):
            for game in _games(form):
                upgrade.game(game)
            upgrade.campaign(form)
        return Campaign.model_validate(form)
    except ValidationError as error:
        raise BadSave(_first_of(error)) from error
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise BadSave(str(error)) from error


def read_deed(text: str, rules: int) -> Deed:
    """A deed as it was written down under these rules."""
    form = json.loads(text)
    for upgrade in _since(rules):
        upgrade.deed(form)
    return DescentDeed.read(form)


def read_event(text: str, rules: int) -> Event:
    """An event as it was written down under these rules."""
    form = json.loads(text)
    for upgrade in _since(rules):
        upgrade.event(form)
    return DescentEvent.read(form)


def _since(rules: int) -> tuple[Upgrade, ...]:
    if not 1 <= rules <= RULES_VERSION:
        raise BadSave(f"it was written under rules {rules}, and this Flambeau knows those up to {RULES_VERSION}")
    return UPGRADES[rules - 1 :]


def _games(form: Form) -> Iterator[Form]:
    """Every game in a campaign's form; those that are kept as texts are written back."""
    if form.get("game") is not None:
        yield form["game"]
    for log in (form.get("turn_log"), form.get("round_log")):
        if log is not None:
            game = json.loads(log["start"])
            yield game
            log["start"] = json.dumps(game, ensure_ascii=False, separators=(",", ":"))


def _first_of(error: ValidationError) -> str:
    """Where the first mistake is, and what."""
    first = error.errors(include_url=False, include_input=False)[0]
    return f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"
