"""The automatic hero as its player sees it: what it may use up, and when it plays."""

from collections.abc import Iterator, Sequence

from bot.descent.autopilot.limits import Limits
from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.views.asks import FLY, KEEP, LIMIT, PILOT
from bot.descent.views.settings.orders import hero_menu
from bot.descent.words import Words
from bot.table.campaign import NOBODY, Hand
from bot.views.codec import BETWEEN
from bot.views.face import Ask, Face, Key
from renders import theme

ALLOWED, FORBIDDEN = "✅", "🚫"
LIMITS = tuple(Limits.model_fields)


def pilot_face(campaign: Campaign, hero: str, heroes: Sequence[str], say: Words) -> Face:
    """Who moves a hero, what the automatic one may use up, and buttons for both."""
    seat = campaign.seat_of(hero)
    return Face(
        f"### 🤖 {say.text('pilot-title', hero=say.hero(hero, short=True))}",
        theme.GOLD,
        (_who(campaign, seat, say), *_limits(seat.limits, say), f"-# {say.text('pilot-hint')}"),
        rows=(
            *hero_menu("pilots", PILOT, hero, heroes, say),
            tuple(_limit(seat, name, say) for name in LIMITS),
            tuple(_keys(campaign, seat, say)),
        ),
    )


def _who(campaign: Campaign, seat: Seat, say: Words) -> str:
    """Who moves the hero now."""
    if campaign.piloted == seat.hero and seat.hand == "player":
        return say.text("pilot-this-turn")
    if seat.away and seat.moved_by_default == "player":
        return say.text(f"pilot-away-{seat.hand}")
    return say.text(f"pilot-hand-{seat.hand}")


def _limits(limits: Limits, say: Words) -> Iterator[str]:
    """What may be used up, and what is spared."""
    allowed = [say.text(f"limit-{name}") for name in LIMITS if getattr(limits, name)]
    spared = [say.text(f"limit-{name}") for name in LIMITS if not getattr(limits, name)]
    if allowed:
        yield f"{ALLOWED} {say.text('pilot-uses', what=say.all_of(allowed))}"
    if spared:
        yield f"{FORBIDDEN} {say.text('pilot-spares', what=say.all_of(spared))}"


def _limit(seat: Seat, name: str, say: Words) -> Key:
    """A button that allows what is forbidden, or the other way round."""
    now = bool(getattr(seat.limits, name))
    about = BETWEEN.join((seat.hero, name, "no" if now else "yes"))
    return Key(
        say.text(f"button-limit-{name}"),
        Ask(LIMIT, about),
        "good" if now else "plain",
        ALLOWED if now else FORBIDDEN,
    )


def _keys(campaign: Campaign, seat: Seat, say: Words) -> Iterator[Key]:
    waited = awaited(campaign)
    if campaign.phase == "playing" and waited is not None and seat.hero in waited.heroes:
        yield Key(say.text("button-fly"), Ask(FLY, seat.hero), "main", "▶️")
    if seat.moved_by_default != "autopilot":
        yield _keep(seat, "autopilot", "🤖", say)
    if seat.moved_by_default != "player" and seat.player != NOBODY:
        yield _keep(seat, "player", "🙋", say)
    if seat.moved_by_default != "party" and seat.player == NOBODY:
        yield _keep(seat, "party", "👥", say)


def _keep(seat: Seat, keeper: Hand, sign: str, say: Words) -> Key:
    return Key(say.text(f"button-keep-{keeper}"), Ask(KEEP, BETWEEN.join((seat.hero, keeper))), sign=sign)
