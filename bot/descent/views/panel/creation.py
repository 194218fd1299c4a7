"""The gathering: one panel on which a party settles everything before it sets out (SET-01 to SET-07)."""

from collections.abc import Iterator

from bot.descent.content.library import library
from bot.descent.party.campaign import MOST_HEROES, Campaign
from bot.descent.party.collection import is_at_hand, known_boxes
from bot.descent.party.creation import ChooseCampaign, campaigns_for, raid_is_open, still_missing
from bot.descent.party.deeds import ChooseQuest
from bot.descent.party.first_evening import beginners_book
from bot.descent.party.settings import Configure
from bot.descent.raid.run import RaidChoice
from bot.descent.raid.setting_out import RAID, ChooseRaid
from bot.descent.rules.play import No
from bot.descent.views.asks import GALLERY, LEAVE, NAME
from bot.descent.views.panel.collection import box_rows, owned_in_words
from bot.descent.views.panel.gallery import BEGINNER
from bot.descent.views.panel.joining import join_menus, sit_down_key
from bot.descent.views.panel.shared import who_plays
from bot.descent.views.panel.status import aim_of, objective
from bot.descent.words import Words, symbols
from bot.views.asks import HELP, START
from bot.views.face import MOST_OPTIONS, Ask, Face, Key, Menu, Pick, Row
from renders import theme

CHOSEN, OTHER = "✅", "▫️"
BOOK, TORCH, QUEST, PORTAL = "📖", "🕯️", "⚔️", "🌀"


def gathering(campaign: Campaign, say: Words) -> Face:
    """What will be played and how, who is in, who may still join, and the button to set out."""
    missing = still_missing(campaign)
    lines = [*_what(campaign, say), f"-# ⚙️ {settled(campaign, say)}"]
    lines.append(say.text("panel-gathering", heroes=len(campaign.seats), most=MOST_HEROES))
    for seat in campaign.seats:
        names = {"hero": say.hero(seat.hero), "hero_class": say.hero_class(seat.hero_class)}
        lines.append(f"{symbols.TABLE} {say.text('seat', **names, player=who_plays(seat, say))}")
    if campaign.raid is not None:
        lines.append(f"-# {say.text('raid-hint')}")
    elif campaign.story is None and (first := beginners_book()) is not None:
        hint = say.text("camp-first-evening-hint", campaign=say.campaign(first.id))
        lines.append(f"-# {BEGINNER} {hint}")
    lines.append(say.text("view-gathering-hint" if len(campaign.seats) < MOST_HEROES else "view-gathering-full"))
    return Face(
        f"## 🔥 {campaign.name}",
        theme.GOLD,
        tuple(lines),
        rows=(*_menus(campaign, say), *_keys(campaign, missing, say), *_for_later(campaign, say)),
    )


def _what(campaign: Campaign, say: Words) -> list[str]:
    """The campaign, the Raid, or the one quest of the evening."""
    if campaign.raid is not None:
        which = which_raid(campaign.raid, say)
        about = f"{PORTAL} **{say.campaign(RAID)}** · {say.text(f'campaign-{RAID}.about')}"
        return [about, *([f"-# {which}"] if which else [])]
    if campaign.story is not None:
        about = say.text(f"campaign-{campaign.story}.about")
        return [f"📖 **{say.campaign(campaign.story)}** · {about}"]
    return [say.text("view-goal", quest=say.quest(campaign.quest), objective=objective(campaign, say))]


def which_raid(chosen: RaidChoice, say: Words) -> str:
    """That of a week, or of a seed; empty for one that nobody knows yet."""
    if chosen.week is not None:
        return say.text("raid-pick-week", week=chosen.week)
    return say.text("raid-pick-seed", course=chosen.course) if chosen.course is not None else ""


def settled(campaign: Campaign, say: Words) -> str:
    """All settings in one line."""
    parts = [
        say.text("camp-difficulty", value=say.text(f"difficulty-{campaign.difficulty}")),
        say.text("camp-ties", value=say.text(f"ties-{campaign.ties}")),
        say.text("camp-order", value=say.text(f"order-{campaign.order}")),
        say.text("camp-turns", value=say.text(f"turns-{campaign.turns}")),
        say.text("camp-decisions", value=say.text(f"decisions-{campaign.decisions}")),
        say.text("camp-taking", value=say.text(f"taking-{campaign.taking}")),
        say.text("camp-language", value=say.text(f"spoken-{campaign.language}")),
    ]
    if len(known_boxes()) > 1:
        parts.append(say.text("camp-boxes", value=owned_in_words(campaign, say)))
    return " · ".join(parts)


def _menus(campaign: Campaign, say: Words) -> Iterator[Row]:
    yield Menu("story", say.text("camp-menu-story"), tuple(_stories(campaign, say)))
    if campaign.story is None and campaign.raid is None:
        yield from quest_menus(campaign, say)
    if len(campaign.seats) < MOST_HEROES:
        yield from join_menus(campaign, say)


def _for_later(campaign: Campaign, say: Words) -> Iterator[Row]:
    """What most parties leave as it is: below the button to set out, so that a phone shows that first."""
    yield Menu("settings", say.text("camp-menu-settings"), tuple(_settings(campaign, say))[:MOST_OPTIONS])
    yield from box_rows(campaign, say)


def _stories(campaign: Campaign, say: Words) -> Iterator[Pick]:
    """The campaigns the party's boxes allow, the Raid for one sitting, and a single quest for one evening."""
    for book in campaigns_for(campaign):
        note = say.text(f"camp-length-{book.length}", quests=len(book.story))
        chosen, first = campaign.story == book.id, bool(book.beginners)
        about = f"{say.text('camp-first-evening')} · {note}" if first else note
        sign = BEGINNER if first else BOOK
        yield Pick(say.campaign(book.id), ChooseCampaign(campaign=book.id), about, sign, chosen)
    if raid_is_open(campaign):
        now = campaign.raid or RaidChoice()
        note = say.text("raid-pick-note", levels=len(library().raid.acts))
        choose = ChooseRaid(course=now.course, week=now.week)
        yield Pick(say.campaign(RAID), choose, note, PORTAL, campaign.raid is not None)
    alone = campaign.story is None and campaign.raid is None
    single = ChooseCampaign(campaign=None)
    yield Pick(say.text("camp-single"), single, say.text("camp-single-note"), TORCH, alone)


def quest_menus(campaign: Campaign, say: Words) -> Iterator[Menu]:
    """The quests that can be played by themselves; as many menus as it takes."""
    quests = [quest for quest in library().adventures.values() if is_at_hand(campaign, quest)]
    picks = [
        Pick(
            say.quest(quest.id),
            ChooseQuest(quest=quest.id),
            aim_of(quest.id, quest.objective, say),
            QUEST,
            campaign.story is None and campaign.quest == quest.id,
        )
        for quest in sorted(quests, key=lambda quest: say.quest(quest.id))
    ]
    for start in range(0, len(picks), MOST_OPTIONS):
        part = tuple(picks[start : start + MOST_OPTIONS])
        yield Menu(f"quest{start}", say.text("camp-menu-quest"), part)


def _settings(campaign: Campaign, say: Words) -> Iterator[Pick]:
    """Every value of every setting, those that hold now marked."""
    for value in ("normal", "hard"):
        label = say.text("camp-difficulty", value=say.text(f"difficulty-{value}"))
        note = say.text(f"{'camp' if campaign.raid is None else 'raid'}-difficulty-{value}")
        yield _setting(label, Configure(difficulty=value), note, chosen=campaign.difficulty == value)
    for ties in ("fair", "merciful", "cunning", "vote"):
        label = say.text("camp-ties", value=say.text(f"ties-{ties}"))
        yield _setting(label, Configure(ties=ties), say.text(f"camp-ties-{ties}"), chosen=campaign.ties == ties)
    for order in ("alternating", "heroes_first"):
        label = say.text("camp-order", value=say.text(f"order-{order}"))
        note = say.text(f"camp-order-{order}")
        yield _setting(label, Configure(order=order), note, chosen=campaign.order == order)
    for turns in ("free", "fixed"):
        label = say.text("camp-turns", value=say.text(f"turns-{turns}"))
        note = say.text(f"camp-turns-{turns}")
        yield _setting(label, Configure(turns=turns), note, chosen=campaign.turns == turns)
    for decisions in ("vote", "anyone"):
        label = say.text("camp-decisions", value=say.text(f"decisions-{decisions}"))
        note = say.text(f"camp-decisions-{decisions}")
        yield _setting(label, Configure(decisions=decisions), note, chosen=campaign.decisions == decisions)
    for taking in ("free", "asked"):
        label = say.text("camp-taking", value=say.text(f"taking-{taking}"))
        note = say.text(f"camp-taking-{taking}")
        yield _setting(label, Configure(taking=taking), note, chosen=campaign.taking == taking)
    for spoken in ("fr", "en"):
        label = say.text("camp-language", value=say.text(f"spoken-{spoken}"))
        yield _setting(label, Configure(language=spoken), "", chosen=campaign.language == spoken)


def _setting(label: str, deed: Configure, note: str, *, chosen: bool) -> Pick:
    return Pick(label, deed, note, CHOSEN if chosen else OTHER)


def _keys(campaign: Campaign, missing: list[No], say: Words) -> Iterator[tuple[Key, ...]]:
    """To set out and to sit down; below that, what one may do before."""
    ready = not missing
    alone = "button-start" if campaign.story is None else "camp-button-start"
    label = say.text("raid-button-start" if campaign.raid is not None else alone)
    yield (Key(label, Ask(START) if ready else None, "good" if ready else "plain"), *sit_down_key(campaign, say))
    yield (
        Key(say.text("button-gallery"), Ask(GALLERY), sign="🖼️"),
        Key(say.text("button-leave"), Ask(LEAVE) if campaign.seats else None),
        Key(say.text("camp-button-name"), Ask(NAME), sign="✏️"),
        Key(say.text("button-help"), Ask(HELP)),
    )
