"""Descent as the house knows it."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from bot.descent.content.library import library
from bot.descent.content.pinned import pin
from bot.descent.content.stocking import stock
from bot.descent.deeds import DescentDeed
from bot.descent.events import QuestEnded, QuestMovedOn, QuestStarted
from bot.descent.party.accepting import accepts
from bot.descent.party.annals import without_what_was_taken_back
from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Campaign
from bot.descent.party.commanding import answer_what_is_settled
from bot.descent.party.comparing import form_of
from bot.descent.party.deeds import Start
from bot.descent.party.first_evening import BeginAtOnce, beginners_book
from bot.descent.party.matters import open_matters
from bot.descent.party.occasions import CONTEST, contest_settled, occasion
from bot.descent.party.piloting import AutopilotTurn
from bot.descent.party.pinning import begun, edited, play_by_its_own, settle, wanted
from bot.descent.quest.content import Content
from bot.descent.raid.ladder import raid_scores
from bot.descent.state.game import RULES_VERSION
from bot.descent.upgrades import read_campaign, read_deed, read_event
from bot.games import Begun, SetAside
from bot.kernel.events import Event
from bot.kernel.scores import Score
from bot.packs.bundle import Bundle
from bot.table.awaiting import Awaited
from bot.table.deeds import Deed
from bot.table.entries import Entry
from bot.table.matters import Matter


class Descent:
    """Cooperative dungeon campaigns: a party of two to four heroes, quests and the road between them."""

    id = "descent"
    rules = RULES_VERSION
    moves_on = QuestMovedOn.kind
    begins = QuestStarted.kind
    ends = QuestEnded.kind
    deeds = DescentDeed

    # Content

    def prepare(self) -> list[SetAside]:
        return library().set_aside

    def stock(self, bundles: Sequence[Bundle]) -> list[tuple[Bundle, list[SetAside]]]:
        return stock(bundles)

    # Saves

    def found(self, name: str, owner: int, language: Literal["fr", "en"]) -> Campaign:
        return Campaign(name=name, owner=owner, language=language, decisions="vote")

    def read(self, state: str, rules: int) -> Campaign:
        return read_campaign(state, rules)

    def read_deed(self, text: str, rules: int) -> Deed:
        return read_deed(text, rules)

    def read_event(self, text: str, rules: int) -> Event:
        return read_event(text, rules)

    def form(self, campaign: Campaign) -> dict[str, Any]:
        return form_of(campaign)

    def accepts(self, campaign: Campaign, content: str | None) -> bool:
        return accepts(campaign, content)

    # What is played, as it was when it began

    def content(self, campaign: Campaign) -> Begun | None:
        return begun(campaign)

    def wanted(self, campaign: Campaign) -> str | None:
        return wanted(campaign)

    def pin(self, fingerprint: str, text: str) -> None:
        content = Content.read(text)
        # Whatever is wrong with it is found here; then it counts as lost.
        if content.model and content.fingerprint == fingerprint:
            pin(content)

    def settle(self, campaign: Campaign) -> list[Event]:
        return settle(campaign)

    def edited(self, campaign: Campaign) -> str | None:
        return edited(campaign)

    def fingerprint(self, content: str) -> str:
        return Content.read(content).fingerprint

    def play_by_its_own(self, campaign: Campaign, content: str | None) -> None:
        play_by_its_own(campaign, content)

    # Play

    def start(self, seed: str) -> Deed:
        return Start(seed=seed)

    def at_once(self, seed: str) -> Deed | None:
        return BeginAtOnce(seed=seed) if beginners_book() is not None else None

    def occasion(self, campaign: Campaign) -> str | None:
        return occasion(campaign)

    def awaited(self, campaign: Campaign) -> Awaited | None:
        return awaited(campaign)

    def matters(self, campaign: Campaign) -> list[Matter]:
        return open_matters(campaign)

    def remembers(self, campaign: Campaign, kind: str) -> bool:
        return kind == CONTEST and contest_settled(campaign)

    def go_on(self, campaign: Campaign) -> list[Event]:
        return answer_what_is_settled(campaign)

    def annals(self, entries: Iterable[Entry]) -> list[Entry]:
        return without_what_was_taken_back(entries)

    def secrets(self, campaign: Campaign) -> bool:
        # Its owner is trusted with the seed: everybody plays against the monsters.
        return False

    def scores(self, campaign: Campaign) -> list[Score]:
        return raid_scores(campaign)

    def autopilot(self, campaign: Campaign, hero: str) -> Deed:
        return AutopilotTurn(hero=hero)


SYSTEM = Descent()
