"""Who has been called for what: a player is called once for a turn or a question, whatever is posted again."""

import json
from collections.abc import Sequence

from bot.store import Store
from bot.views.face import Face

Calls = dict[str, tuple[str, list[int]]]
"""By kind of occasion: the last one, and who has been called for it."""


class Bell:
    """Remembers calls across restarts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def to_call(self, campaign_id: int, face: Face, *, but: int | None = None) -> tuple[int, ...]:
        """The players a face calls who have not heard of it, without the one who is just acting."""
        if not face.mention:
            return ()
        occasion, called = (await self._calls(campaign_id)).get(_kind(face), ("", []))
        known = called if occasion == face.occasion else []
        return tuple(player for player in face.mention if player not in known and player != but)

    async def rung(self, campaign_id: int, face: Face, players: Sequence[int]) -> None:
        """These players have been called now."""
        if not players:
            return
        calls = await self._calls(campaign_id)
        occasion, called = calls.get(_kind(face), ("", []))
        before = called if occasion == face.occasion else []
        calls[_kind(face)] = face.occasion, [*before, *players]
        await self._store.note(_name(campaign_id), json.dumps(calls))

    async def _calls(self, campaign_id: int) -> Calls:
        noted = await self._store.noted(_name(campaign_id))
        return json.loads(noted) if noted else {}


def _kind(face: Face) -> str:
    return face.occasion.partition(" ")[0]


def _name(campaign_id: int) -> str:
    return f"calls in {campaign_id}"
