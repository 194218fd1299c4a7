"""Pebbles as the house knows it."""

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from bot.games import BadSave, Begun, GameSystem, SetAside
from bot.kernel.events import Event
from bot.kernel.scores import Score
from bot.packs.bundle import Bundle
from bot.table import vocabulary
from bot.table.absence import absence_matter
from bot.table.awaiting import Awaited
from bot.table.campaign import NOBODY, Campaign, Language
from bot.table.deeds import Deed
from bot.table.dismissing import dismissal_matter
from bot.table.entries import Entry
from bot.table.matters import Matter
from tests.pebbles.campaign import PEBBLES, SEATS, PebblesCampaign
from tests.pebbles.deeds import PebblesDeed, PickByItself, PickForTheLate, Start
from tests.pebbles.events import MatchStarted, MatchWon, PebblesEvent

KNOWN = vocabulary.ALL
"""What every table does and tells is read by this game too."""


class Pebbles:
    """Three seats, three pebbles, one secret choice at a time."""

    id = "pebbles"
    rules = 1
    moves_on = None
    begins = MatchStarted.kind
    ends = MatchWon.kind
    deeds = PebblesDeed

    # Content

    def prepare(self) -> list[SetAside]:
        return []

    def stock(self, bundles: Sequence[Bundle]) -> list[tuple[Bundle, list[SetAside]]]:
        return []

    # Saves

    def found(self, name: str, owner: int, language: Language) -> PebblesCampaign:
        return PebblesCampaign(name=name, owner=owner, language=language)

    def read(self, state: str, rules: int) -> PebblesCampaign:
        if rules != self.rules:
            raise BadSave(f"it was written under rules {rules}")
        try:
            return PebblesCampaign.model_validate_json(state)
        except ValueError as error:
            raise BadSave(str(error)) from error

    def read_deed(self, text: str, rules: int) -> Deed:
        return PebblesDeed.read(json.loads(text))

    def read_event(self, text: str, rules: int) -> Event:
        return PebblesEvent.read(json.loads(text))

    def form(self, campaign: PebblesCampaign) -> dict[str, Any]:
        return campaign.model_dump(mode="json")

    def accepts(self, campaign: PebblesCampaign, content: str | None) -> bool:
        match, seated = campaign.match, [seat.hero for seat in campaign.seats]
        if content is not None or len(set(seated)) != len(seated) or not set(seated) <= set(SEATS):
            return False
        if match is None:
            return True
        asked = match.gathering.parts if match.gathering is not None else ()
        known = all(part.options == PEBBLES and {part.default, part.said} <= {*PEBBLES, None} for part in asked)
        whole = not asked or [part.seat for part in asked] == list(SEATS)
        return known and whole and set(match.points) == set(SEATS) == set(seated)

    # What is played: nothing that lies in files

    def content(self, campaign: PebblesCampaign) -> Begun | None:
        return None

    def wanted(self, campaign: PebblesCampaign) -> str | None:
        return None

    def pin(self, fingerprint: str, text: str) -> None:
        raise ValueError("pebbles have no content")

    def settle(self, campaign: PebblesCampaign) -> list[Event]:
        return []

    def edited(self, campaign: PebblesCampaign) -> str | None:
        return None

    def fingerprint(self, content: str) -> str:
        return sha256(content.encode()).hexdigest()

    def play_by_its_own(self, campaign: PebblesCampaign, content: str | None) -> None:
        pass

    # Play

    def start(self, seed: str) -> Deed:
        return Start(seed=seed)

    def at_once(self, seed: str) -> Deed | None:
        return None

    def occasion(self, campaign: PebblesCampaign) -> str | None:
        match = campaign.match
        if match is None or match.gathering is None:
            return None
        return f"pick/{match.chance.commitment[:8]}/{match.gathering.number}"

    def awaited(self, campaign: PebblesCampaign) -> Awaited | None:
        name, match = self.occasion(campaign), campaign.match
        if name is None or match is None or match.gathering is None:
            return None
        heroes = match.gathering.waiting
        return Awaited(
            occasion=name,
            what="question",
            players=_players(campaign, heroes),
            heroes=heroes,
            question=name,
            default=PickForTheLate(round=match.round),
        )

    def matters(self, campaign: PebblesCampaign) -> list[Matter]:
        found = (absence_matter(campaign), dismissal_matter(campaign))
        return [matter for matter in found if matter is not None]

    def remembers(self, campaign: PebblesCampaign, kind: str) -> bool:
        return False

    def go_on(self, campaign: PebblesCampaign) -> list[Event]:
        return []

    def annals(self, entries: Iterable[Entry]) -> list[Entry]:
        return list(entries)

    def secrets(self, campaign: PebblesCampaign) -> bool:
        gathering = campaign.match.gathering if campaign.match is not None else None
        return gathering is not None and bool(gathering.chosen)

    def scores(self, campaign: PebblesCampaign) -> list[Score]:
        return []

    def autopilot(self, campaign: PebblesCampaign, hero: str) -> Deed:
        return PickByItself(hero=hero)


def _players(campaign: Campaign, heroes: Iterable[str]) -> tuple[int, ...]:
    """Who can pick for these seats; where the party does so for one of them, everybody who is there."""
    waited = [campaign.seat_of(hero) for hero in heroes]
    if any(seat.hand == "party" for seat in waited):
        found = [seat.player for seat in campaign.seats if not seat.away]
    else:
        found = [seat.player for seat in waited if seat.hand == "player" and not seat.away]
    return tuple(dict.fromkeys(player for player in found if player != NOBODY))


SYSTEM: GameSystem = Pebbles()
