"""What the clock tells in the channel: reminders, offers of help, who is next, campaigns nobody plays any more."""

from bot.agenda.deadlines import Deadline
from bot.agenda.due import ForgottenAsk, HelpOffer, Message, NextNotice, Reminder
from bot.games import presenter_of
from bot.table.campaign import Campaign
from bot.views.asks import ARCHIVE, CATCH_UP, GO_ON, MUTE
from bot.views.face import Ask, Face, Key
from bot.views.waiting import CLOCK, counting
from bot.words.mentions import mention
from bot.words.speaker import Speaker
from renders import theme

BELL = "🔔"


def reminder_face(campaign: Campaign, due: Reminder, link: str | None, mark: str) -> Face:
    """Somebody is waited for: what for, until when, and how to be left in peace. `mark` names the occasion."""
    say = _words(campaign)
    title = f"{BELL} {_players(due)} · {_waited_for(due, say)}"
    count = say.text("remind-count", number=due.number, most=campaign.pace.most_reminders)
    lines = [] if due.deadline is None else [f"-# {CLOCK} {_deadline(due.deadline, say)}"]
    # The first call at the end of quiet hours is no reminder.
    lines += [f"-# {count}"] if due.number else []
    keys = (
        *_to_panel(link, say),
        Key(say.text("button-catchup"), Ask(CATCH_UP), sign="📖"),
        Key(say.text("button-mute"), Ask(MUTE, mark), sign="🔕"),
    )
    return Face(title, theme.GOLD, tuple(lines), rows=(keys,))


def _waited_for(due: Reminder, say: Speaker) -> str:
    """What somebody is waited for, in one sentence; several players may react at the same moment."""
    waited = due.awaited
    if waited.what == "question" and waited.heroes and len(due.players) > 1:
        return say.text("remind-reactions")
    if due.hero is None:
        return say.text(f"remind-party-{waited.what}")
    return say.text(f"remind-{waited.what}", hero=say.seat_name(due.hero, short=True))


def _deadline(deadline: Deadline, say: Speaker) -> str:
    """What happens when it passes, and when that is."""
    hero = say.seat_name(deadline.hero, short=True) if deadline.hero is not None else None
    return say.text(f"remind-until-{deadline.what}", at=counting(deadline.at), hero=hero)


def offer_face(campaign: Campaign, due: HelpOffer, link: str | None) -> Face:
    """Somebody did not come: the others are called to the vote on what to do."""
    say = _words(campaign)
    seat = campaign.seat(due.hero)
    assert seat is not None
    hero = say.seat_name(seat.hero, short=True)
    told = say.text("offer-help", hero=hero, player=mention(seat.player), since=counting(due.since))
    return Face(f"{BELL} {_players(due)} · {told}", theme.GOLD, rows=(_to_panel(link, say),) if link else ())


def next_face(campaign: Campaign, due: NextNotice, link: str | None) -> Face:
    """Whoever wanted to know is next."""
    say = _words(campaign)
    told = say.text("notice-next", hero=say.seat_name(due.hero, short=True))
    return Face(f"{BELL} {_players(due)} · {told}", theme.GOLD, rows=(_to_panel(link, say),) if link else ())


def forgotten_face(campaign: Campaign, due: ForgottenAsk) -> Face:
    """Nobody has played for weeks: does it go on?"""
    say = _words(campaign)
    keys = (
        Key(say.text("button-go-on"), Ask(GO_ON), "good"),
        Key(say.text("button-archive"), Ask(ARCHIVE), "bad"),
    )
    lines = (
        _players(due),
        say.text("forgotten-ask", since=counting(due.since)),
        f"-# {say.text('forgotten-hint')}",
    )
    title = f"### 🕯️ {say.text('forgotten-title', name=campaign.name)}"
    return Face(title, theme.GOLD, lines, rows=(keys,))


def archived_face(campaign: Campaign) -> Face:
    """The campaign was put away; nothing is lost."""
    say = _words(campaign)
    title = f"### 🕯️ {say.text('forgotten-archived', name=campaign.name)}"
    return Face(title, theme.GOLD, (say.text("forgotten-restore"),))


def _words(campaign: Campaign) -> Speaker:
    return presenter_of(campaign).words(campaign.language)


def _players(due: Message) -> str:
    return " ".join(mention(player) for player in due.players)


def _to_panel(link: str | None, say: Speaker) -> tuple[Key, ...]:
    return (Key(say.text("button-panel"), url=link, sign="➡️"),) if link else ()
