"""Descent as it is shown."""

from collections.abc import Hashable, Mapping, Sequence
from datetime import date
from typing import Any

from bot.descent.party.beginning import as_begun
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Learn, Play
from bot.descent.party.permission import check_player, check_teacher
from bot.descent.views.codec import CODEC
from bot.descent.views.panel.panel import panel_face
from bot.descent.views.panel.status import status_face, status_lines
from bot.descent.views.panel.weighing import lesson_face, weighed
from bot.descent.views.past.catchup import catch_up, scenes
from bot.descent.views.past.chapter_parts import ChapterParts
from bot.descent.views.past.daily import daily_face
from bot.descent.views.past.gist import gist, gist_line
from bot.descent.views.past.journal import QuestReading
from bot.descent.views.past.replay import replay
from bot.descent.views.past.since import mark_after_deed
from bot.descent.views.past.summary import summary
from bot.descent.views.past.turn_messages import messages, record_face
from bot.descent.views.reference.help import what_now
from bot.descent.views.reference.lookups import LOOKUPS
from bot.descent.words import Words, words
from bot.kernel.refused import Refused
from bot.table.deeds import Deed
from bot.table.entries import Entry
from bot.views.catchup import CatchUp, Scenes
from bot.views.chapter import Chapter
from bot.views.face import Face
from bot.views.marks import Mark
from bot.views.presenter import Presenter, Told, What
from bot.views.summary import Summary
from bot.views.waiting import Waiting
from bot.words import Language
from renders.descent.warm import warm
from renders.drawing import Animation

WHOSE_TURN = frozenset({"not_your_turn", "turn_running", "no_turn", "question_open", "not_your_question"})
"""Refusals that are best answered by who is expected to act, and how."""
WHOSE_HERO = frozenset({"not_your_hero", "turn_already_taken"})
"""Refusals after which one wants to know who is expected to act."""


class DescentPresenter(Presenter):
    """Panels, records and stories of dungeon campaigns."""

    cogs = "cogs.descent"
    codec = CODEC

    def words(self, language: Language) -> Words:
        return words(language)

    warm = staticmethod(warm)  # whoever draws elsewhere needs the pictures' part of the game only

    # In the channel

    def panel(self, campaign: Campaign, chapter: Chapter, waiting: Waiting) -> Face:
        return panel_face(campaign, chapter, waiting)

    def is_over(self, chapter: Chapter) -> bool:
        return ChapterParts(chapter).closed

    def record(self, campaign: Campaign, chapter: Chapter) -> Face | None:
        return record_face(campaign, chapter)

    def messages(self, campaign: Campaign, chapter: Chapter) -> Sequence[Told]:
        return messages(campaign, chapter)

    def status(self, campaign: Campaign, language: Language) -> list[str]:
        return status_lines(campaign, words(language))

    def notice(self, campaign: Campaign, link: str | None, waiting: Waiting) -> Face:
        return status_face(campaign, link, waiting)

    def started(self, campaign: Campaign, language: Language) -> str:
        return words(language).text("view-started" if campaign.journey is None else "camp-started")

    # For one reader

    lookups = LOOKUPS

    def refusal(self, campaign: Campaign, no: Refused, player: int, language: Language) -> str:
        told = words(language).refusal(no, campaign.game)
        if no.code in WHOSE_TURN:
            return self.what_now(campaign, player, language)
        return f"{told}\n-# {self.what_now(campaign, player, language)}" if no.code in WHOSE_HERO else told

    def what_now(self, campaign: Campaign, player: int, language: Language) -> str:
        return what_now(campaign, player, words(language))

    def weigh(self, campaign: Campaign, deed: Deed, player: int) -> Face:
        if isinstance(deed, Play):
            check_player(campaign, player, deed.command)
        return weighed(as_begun(campaign), deed)

    def weigh_privately(self, campaign: Campaign, deed: Deed, player: int, language: Language) -> Face | None:
        if not isinstance(deed, Learn):
            return None
        check_teacher(campaign, player, deed.hero)
        return lesson_face(campaign, deed, words(language))

    # What has been

    def reading(self, campaign: Campaign, entries: Sequence[Entry], language: Language) -> QuestReading:
        return QuestReading(words(language), campaign, entries)

    def gist(self, entries: Sequence[Entry]) -> dict[str, Any] | None:
        return gist(entries)

    def gist_line(self, gist: Mapping[str, Any], language: Language) -> str:
        return gist_line(gist, words(language))

    def mark_after_deed(self, entries: Sequence[Entry], version: int) -> Mark:
        return mark_after_deed(entries, version)

    def catch_up(
        self,
        campaign: Campaign,
        entries: Sequence[Entry],
        mark: Mark,
        player: int,
        language: Language,
        *,
        page: int,
        whole: bool,
    ) -> CatchUp:
        return catch_up(campaign, entries, mark, player, words(language), page=page, whole=whole)

    def scenes(
        self, campaign: Campaign, entries: Sequence[Entry], mark: Mark, player: int, language: Language
    ) -> Scenes:
        return scenes(campaign, entries, mark, player, words(language))

    def daily(
        self, campaign: Campaign, entries: Sequence[Entry], mark: Mark, day: date, language: Language
    ) -> Face | None:
        return daily_face(campaign, entries, mark, day, words(language))

    def replay(
        self, campaign: Campaign, entries: Sequence[Entry], what: What, language: Language, shows: Hashable
    ) -> Animation:
        return replay(campaign, entries, what, language, shows)

    def summary(self, campaign: Campaign, entries: Sequence[Entry], language: Language) -> Summary:
        return summary(campaign, entries, words(language))


PRESENTER = DescentPresenter()
