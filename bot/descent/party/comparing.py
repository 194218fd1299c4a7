"""A campaign as plain values, by which it is compared with another."""

from typing import Any

from pydantic import ValidationError

from bot.descent.party.campaign import Campaign
from bot.descent.quest.content import mechanics_of
from bot.descent.state.game import Game
from bot.games import BadSave


def form_of(campaign: Campaign) -> dict[str, Any]:
    """All that a campaign holds. The games it keeps as texts are read, so that spelling makes no difference.

    Nor does it make any how a quest is worded: whoever plays an old log again plays by today's texts.
    """
    form = campaign.model_dump(mode="json")
    if form["game"] is not None:
        form["game"] = _as_played(form["game"])
    for log in (form["turn_log"], form["round_log"]):
        if log is not None:
            log["start"] = _game(log["start"])
    return form


def _as_played(game: dict[str, Any]) -> dict[str, Any]:
    """A game whose quest is known by how it is played."""
    content = game["content"]
    return {**game, "content": mechanics_of(content) if content is not None else None}


def _game(text: str) -> dict[str, Any]:
    try:
        return _as_played(Game.model_validate_json(text).model_dump(mode="json"))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"]))
        what = f"{where}: {first['msg']}" if where else first["msg"]
        raise BadSave(f"the beginning of the turn or the round: {what}") from error
