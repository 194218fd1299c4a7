"""The Raid in a few lines: how the party stands between two levels, and what became of each of them."""

from bot.descent.party.campaign import Campaign, Seat
from bot.descent.raid.levels import raid_of
from bot.descent.raid.run import Passed, Raid
from bot.descent.road.road import journey_of
from bot.descent.views.panel.shared import vitals
from bot.descent.views.pictures.camp import camp
from bot.descent.words import Words


def raid_lines(campaign: Campaign, say: Words) -> list[str]:
    """Morale and act, the raid so far, and each hero: hearts, fatigue, conditions, feat and experience."""
    journey = journey_of(campaign)
    raid = raid_of(journey)
    where = [say.text("raid-where", morale=raid.morale, act=journey.act)]
    if raid.behind:
        facts = {"levels": len(raid.passed), "rounds": raid.rounds, "fallen": raid.knocked_out}
        where.append(say.text("raid-so-far", **facts))
    lines = [" · ".join(where)]
    if raid.behind:
        lines.append(f"-# {_last(raid.behind[-1], say)}")
    return [*lines, *(_hero(campaign, seat, say) for seat in campaign.seats)]


def _last(passed: Passed, say: Words) -> str:
    """What the level before this panel was like."""
    return say.text(
        "raid-last",
        level=say.quest(passed.level),
        rounds=passed.rounds,
        searched=passed.searched,
        cleared="yes" if passed.cleared else "no",
    )


def _hero(campaign: Campaign, seat: Seat, say: Words) -> str:
    feat = say.text("raid-feat-used" if seat.feat_used else "raid-feat-ready")
    xp = [say.text("raid-xp", n=seat.xp)] if seat.xp else []
    parts = [vitals(camp(campaign), seat.hero, say), feat, *xp]
    return f"**{say.hero(seat.hero, short=True)}** {' · '.join(parts)}"


def level_by_level(campaign: Campaign, say: Words) -> list[str]:
    """Each level that was played, and all of them added up."""
    raid = raid_of(journey_of(campaign))
    lines = [_numbered(number, passed, raid, say) for number, passed in enumerate(raid.behind, 1)]
    total = say.text("raid-page-foot", rounds=raid.rounds, fallen=raid.knocked_out)
    return [*lines, f"**{total}**"] if lines else []


def _numbered(number: int, passed: Passed, raid: Raid, say: Words) -> str:
    key = "raid-end-level-fell" if passed is raid.fell else "raid-end-level-passed"
    facts = {"rounds": passed.rounds} | ({} if passed is raid.fell else {"fallen": passed.knocked_out})
    return say.text(key, number=number, level=say.quest(passed.level), **facts)
