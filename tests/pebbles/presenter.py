"""Pebbles as it is shown."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.table.deeds import Speak
from bot.views import asks
from bot.views.chapter import Chapter
from bot.views.face import Ask, Face, Key
from bot.views.lookups import Found, Inquiry, Lookup
from bot.views.presenter import Presenter, Told
from bot.views.seat_offers import seat_offers
from bot.views.waiting import Waiting
from bot.words import Language
from renders import theme
from renders.drawing import Drawing
from tests.pebbles.campaign import PEBBLES, SEATS, PebblesCampaign
from tests.pebbles.codec import CODEC
from tests.pebbles.deeds import Pick, SitDown
from tests.pebbles.drawing import points_drawing
from tests.pebbles.events import RoundShown
from tests.pebbles.words import PebblesWords, words


def points(campaign: PebblesCampaign, say: PebblesWords) -> list[str]:
    """A line for each seat."""
    counted = campaign.match.points if campaign.match is not None else {}
    return [say.text("panel-points", seat=say.seat_name(hero), points=n) for hero, n in counted.items()]


class Points(Lookup):
    """How the match stands."""

    def answer(self, inquiry: Inquiry) -> Found:
        assert isinstance(inquiry.campaign, PebblesCampaign)
        say = words(inquiry.language)
        return Found([say.text("game-name"), *points(inquiry.campaign, say)])


class PebblesPresenter(Presenter):
    """One panel for all, and a private one for each who picks."""

    cogs = "tests.pebbles.cogs"
    codec = CODEC
    lookups: Mapping[str, Lookup] = MappingProxyType({"points": Points()})

    def words(self, language: Language) -> PebblesWords:
        return words(language)

    # In the channel

    def panel(self, campaign: PebblesCampaign, chapter: Chapter, waiting: Waiting) -> Face:
        say = words(campaign.language)
        story = tuple(say.told(chapter.events, campaign).lines)
        match = campaign.match
        if match is None:
            return self._gathering(campaign, say, story)
        title = f"## {campaign.name}\n{say.text('panel-pick' if match.gathering else 'panel-over')}"
        keys = (Key(say.text("button-choose"), Ask(asks.PRIVATE), "main"),) if match.gathering else ()
        awaited = match.gathering.waiting if match.gathering else ()
        offers = list(seat_offers(campaign, say))
        return Face(
            title,
            theme.GOLD,
            tuple(points(campaign, say)),
            (self._picture(campaign, say),),
            story,
            (*((keys,) if keys else ()), *(answers for _, answers in offers)),
            asked=tuple(asked for asked, _ in offers),
            mention=tuple(campaign.seat_of(hero).player for hero in awaited),
            occasion=f"pick/{match.chance.commitment[:8]}/{match.round}" if awaited else "",
        )

    def _gathering(self, campaign: PebblesCampaign, say: PebblesWords, story: tuple[str, ...]) -> Face:
        free = [hero for hero in SEATS if campaign.seat(hero) is None]
        seats = tuple(Key(say.text("button-sit", seat=say.seat_name(hero)), SitDown(hero=hero)) for hero in free)
        others = (
            Key(say.text("button-start"), Ask(asks.START), "good"),
            Key("English" if campaign.language == "fr" else "Français", Speak(language=_other(campaign.language))),
        )
        rows = (seats, others) if seats else (others,)
        return Face(f"## {campaign.name}\n{say.text('panel-gathering')}", theme.GOLD, story=story, rows=rows)

    def _picture(self, campaign: PebblesCampaign, say: PebblesWords) -> Drawing:
        counted = campaign.running().points
        return points_drawing(tuple(counted.values()), " ".join(points(campaign, say)).replace("*", ""))

    def is_over(self, chapter: Chapter) -> bool:
        return any(isinstance(event, RoundShown) for event in chapter.events)

    def record(self, campaign: PebblesCampaign, chapter: Chapter) -> Face | None:
        return None

    def messages(self, campaign: PebblesCampaign, chapter: Chapter) -> Sequence[Told]:
        lines = words(campaign.language).told(chapter.events, campaign).lines
        return [Told("story", Face(lines[-1], theme.GOLD, story=tuple(lines[:-1])))]

    def status(self, campaign: PebblesCampaign, language: Language) -> list[str]:
        return [f"## {campaign.name}", *points(campaign, words(language))]

    def notice(self, campaign: PebblesCampaign, link: str | None, waiting: Waiting) -> Face:
        return Face(f"## {campaign.name}", theme.GOLD, tuple(points(campaign, words(campaign.language))))

    def started(self, campaign: PebblesCampaign, language: Language) -> str:
        return words(language).text("now-started")

    # For one reader

    def what_now(self, campaign: PebblesCampaign, player: int, language: Language) -> str:
        say, match = words(language), campaign.match
        if match is None:
            return say.text("now-gathering")
        if match.gathering is None:
            return say.text("now-over")
        mine = set(campaign.heroes_of(player)) & set(match.gathering.waiting)
        return say.text("now-pick" if mine else "now-wait")

    def private(self, campaign: PebblesCampaign, player: int, language: Language) -> Face | None:
        say, gathering = words(language), campaign.running().gathering
        waiting = gathering.waiting if gathering is not None else ()
        hero = next((hero for hero in campaign.heroes_of(player) if hero in waiting), None)
        if gathering is None or hero is None:
            return None
        keys = (Key(say.pebble(one), Pick(hero=hero, round=gathering.number, pebble=one)) for one in PEBBLES)
        title = say.text("private-pick", seat=say.seat_name(hero))
        return Face(title, theme.GOLD, rows=(tuple(keys),), audience=(hero,))


def _other(language: Language) -> Language:
    return "en" if language == "fr" else "fr"


PRESENTER = PebblesPresenter()
