"""Pebbles as it is shown: no more than a game has to say, so that looking back is all the house's."""

from collections.abc import Sequence

from bot.views.chapter import Chapter
from bot.views.face import Face
from bot.views.presenter import Presenter, Told
from bot.views.waiting import Waiting
from bot.words import Language
from renders import theme
from tests.pebbles.campaign import PebblesCampaign
from tests.pebbles.codec import CODEC
from tests.pebbles.events import RoundShown
from tests.pebbles.words import PebblesWords, words


class PebblesPresenter(Presenter):
    """A title and a few lines; no pictures."""

    cogs = "tests.pebbles"
    codec = CODEC

    def words(self, language: Language) -> PebblesWords:
        return words(language)

    def panel(self, campaign: PebblesCampaign, chapter: Chapter, waiting: Waiting) -> Face:
        story = words(campaign.language).told(chapter.events, campaign).lines
        return Face(f"## {campaign.name}", theme.GOLD, tuple(self._points(campaign)), story=tuple(story))

    def is_over(self, chapter: Chapter) -> bool:
        return any(isinstance(event, RoundShown) for event in chapter.events)

    def record(self, campaign: PebblesCampaign, chapter: Chapter) -> Face | None:
        return None

    def messages(self, campaign: PebblesCampaign, chapter: Chapter) -> Sequence[Told]:
        story = words(campaign.language).told(chapter.events, campaign).lines
        return [Told("story", Face(f"## {campaign.name}", theme.GOLD, story=tuple(story)))]

    def status(self, campaign: PebblesCampaign, language: Language) -> list[str]:
        return [f"## {campaign.name}", *self._points(campaign)]

    def notice(self, campaign: PebblesCampaign, link: str | None, waiting: Waiting) -> Face:
        return Face(f"## {campaign.name}", theme.GOLD, tuple(self._points(campaign)))

    def what_now(self, campaign: PebblesCampaign, player: int, language: Language) -> str:
        gathering, say = campaign.match.gathering if campaign.match is not None else None, words(language)
        if gathering is None:
            return say.sentence("over")
        mine = set(campaign.heroes_of(player)) & set(gathering.waiting)
        return say.sentence("pick" if mine else "wait")

    def _points(self, campaign: PebblesCampaign) -> list[str]:
        points = campaign.match.points if campaign.match is not None else {}
        say = words(campaign.language)
        return [f"{say.seat_name(hero)} · {number}" for hero, number in points.items()]


PRESENTER = PebblesPresenter()
