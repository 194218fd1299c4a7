"""What the keeper was about to do when the process ended: a campaign that does not come back is set aside.

Before it does a deed by the clock the keeper writes down which. If that is found at the next start, and the
campaign stands as it stood then, the process ended in the middle of it: by accident, or because of it. Once may be
an accident. The second time the campaign is set aside: the clock leaves it alone until a player has done something.
"""

import json
import logging

from bot.store import Owned, Store

log = logging.getLogger(__name__)

ABOUT_TO = "what the keeper is about to do"
SET_ASIDE = "campaigns the keeper leaves alone"
MOST_TRIES = 2
"""After so many ends in the middle of one deed it is not tried again."""


class Misgivings:
    """What did not come back, and what is left alone therefore."""

    def __init__(self, store: Store, owned: Owned | None = None) -> None:
        self._store = store
        whose = f" on shards {', '.join(map(str, owned.shards))} of {owned.of}" if owned is not None else ""
        self._about_to, self._set_aside = f"{ABOUT_TO}{whose}", f"{SET_ASIDE}{whose}"
        self._tried: tuple[int, int, int] | None = None
        """A campaign, its version, and how often a deed in it did not come back."""
        self._aside: dict[int, int] = {}
        """By campaign: the version at which it is left alone."""

    async def look_back(self) -> None:
        """At the start: see whether the last process ended in the middle of something."""
        aside = json.loads(await self._store.noted(self._set_aside) or "{}")
        self._aside = {int(one): at for one, at in aside.items()}
        noted = await self._store.noted(self._about_to)
        if not noted:
            return
        about = json.loads(noted)
        campaign_id, version, tries = about["campaign"], about["version"], about["tries"]
        if await self._store.version(campaign_id) != version:
            return
        if tries < MOST_TRIES:
            log.warning("campaign %s at version %s: %s was not finished", campaign_id, version, about["key"])
            self._tried = campaign_id, version, tries
            return
        log.error("campaign %s at version %s is set aside: %s never ends", campaign_id, version, about["key"])
        await self._leave_alone({**self._aside, campaign_id: version})

    async def is_aside(self, campaign_id: int, version: int) -> bool:
        """Whether the clock leaves a campaign alone. It does not any more once somebody has done something."""
        aside = self._aside.get(campaign_id)
        if aside is None:
            return False
        if aside == version:
            return True
        await self._leave_alone({one: at for one, at in self._aside.items() if one != campaign_id})
        return False

    async def about_to(self, campaign_id: int, version: int, key: str) -> None:
        """Write down what is about to be done."""
        before = self._tried if self._tried is not None else (0, 0, 0)
        tries = before[2] + 1 if before[:2] == (campaign_id, version) else 1
        about = {"campaign": campaign_id, "version": version, "key": key, "tries": tries}
        await self._store.note(self._about_to, json.dumps(about))

    async def came_back(self) -> None:
        """It was refused or failed, and that is all: the campaign stands as it stood, and we are still here."""
        await self._store.note(self._about_to, "")

    async def _leave_alone(self, aside: dict[int, int]) -> None:
        self._aside = aside
        await self._store.note(self._set_aside, json.dumps(aside))
