"""The raid that docs/gallery shows: automatic heroes play one, always the same."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PIL import Image

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Start
from bot.descent.raid.setting_out import ChooseRaid
from bot.descent.road.wayfaring import next_deed
from bot.descent.views.pictures.raid import raid_summary_view
from bot.descent.views.pictures.raid_cards import raid_cards_view
from bot.descent.words import Words
from renders.descent.raid_cards import draw_raid_cards
from renders.descent.raid_summary import draw_raid_summary

WEEK, SEED, PLAYER = "2026-W47", "gallery", 1
MOST_DEEDS = 6000


class RaidScenes(NamedTuple):
    """The moments worth a picture: cards of which some are kept, and the end."""

    choosing: Campaign
    end: Campaign


def raid_scenes(party: tuple[tuple[str, str], ...]) -> RaidScenes | None:
    """Play the raid of a week and keep what is shown; None where there are no levels."""
    if not library().levels:
        return None
    choosing = end = None
    for campaign in _play(party):
        end = campaign
        if _has_kept_some(campaign):
            choosing = campaign.model_copy(deep=True)
    return RaidScenes(choosing, end) if choosing is not None and end is not None else None


def _play(party: tuple[tuple[str, str], ...]) -> Iterator[Campaign]:
    """The raid, deed by deed."""
    campaign = Campaign(name="Les Braises", owner=PLAYER)
    ChooseRaid(week=WEEK).do(campaign, PLAYER)
    for hero, calling in party:
        Join(hero=hero, hero_class=calling).do(campaign, PLAYER)
    Start(seed=SEED).do(campaign, PLAYER)
    for _ in range(MOST_DEEDS):
        yield campaign
        if (deed := next_deed(campaign)) is None:
            return
        deed.do(campaign, PLAYER)


def _has_kept_some(campaign: Campaign) -> bool:
    raid = campaign.journey.raid if campaign.journey is not None else None
    return raid is not None and raid.upgrade is not None and bool(raid.upgrade.kept)


def raid_pictures(shown: RaidScenes | None, say: Words) -> dict[str, Callable[[], Image.Image]]:
    """How the pictures of the raid are drawn, by their names."""
    if shown is None:
        return {}
    return {
        "raid": lambda: draw_raid_summary(raid_summary_view(shown.end, say)),
        "raid-cards": lambda: draw_raid_cards(raid_cards_view(shown.choosing, say)),
    }
