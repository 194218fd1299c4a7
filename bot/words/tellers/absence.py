"""Players who are away: who plays for them, and what is answered without them."""

from bot.kernel.steps import PARTY
from bot.table.absence_events import (
    AnsweredFor,
    CameBack,
    HelpOffered,
    HelpWithdrawn,
    HeroDismissed,
    HeroHanded,
    HeroTaken,
    KeeperNamed,
    KeptWaiting,
    PresumedAway,
    StandinLeft,
    TurnPiloted,
    WentAway,
)
from bot.table.campaign import NOBODY
from bot.table.dismissing import DismissalProposed, PlayerKept
from bot.table.seat_offers import SeatDeclined, SeatOffered
from bot.words.mentions import mention
from bot.words.narrator import Narrator
from bot.words.telling import tells


def _hero(narrator: Narrator, hero: str) -> str:
    return narrator.words.seat_name(hero, short=True)


def _heroes(narrator: Narrator, heroes: tuple[str, ...]) -> str:
    return narrator.words.all_of(f"**{_hero(narrator, hero)}**" for hero in heroes)


@tells(AnsweredFor)
def answered_for(narrator: Narrator, event: AnsweredFor) -> None:
    """Time that ran out is told, and that a card is used by order. What players wanted silent stays so."""
    if event.by == "clock":
        key = "absence-answered-party" if event.hero == PARTY else "absence-answered-clock"
        facts = {} if event.hero == PARTY else {"hero": _hero(narrator, event.hero)}
        narrator.aside(narrator.text(key, **facts))
    elif event.by == "order" and event.card is not None:
        narrator.aside(narrator.text("absence-answered-order", hero=_hero(narrator, event.hero)))


@tells(TurnPiloted)
def turn_piloted(narrator: Narrator, event: TurnPiloted) -> None:
    hero = _hero(narrator, event.hero)
    if event.player == NOBODY:
        narrator.say("absence-piloted-late" if event.late else "absence-piloted", hero=hero)
    else:
        narrator.say("absence-piloted-for", hero=hero, player=mention(event.player))


@tells(HelpOffered)
def help_offered(narrator: Narrator, event: HelpOffered) -> None:
    narrator.say("absence-offered", hero=_hero(narrator, event.hero), player=mention(event.player))


@tells(HelpWithdrawn)
def help_withdrawn(narrator: Narrator, event: HelpWithdrawn) -> None:
    narrator.say("absence-withdrawn", hero=_hero(narrator, event.hero), player=mention(event.player))


@tells(KeptWaiting)
def kept_waiting(narrator: Narrator, event: KeptWaiting) -> None:
    narrator.say("absence-kept-waiting", hero=_hero(narrator, event.hero))


@tells(HeroHanded)
def hero_handed(narrator: Narrator, event: HeroHanded) -> None:
    hero, to = _hero(narrator, event.hero), mention(event.to)
    if event.player == NOBODY:
        narrator.say("absence-handed-together", hero=hero, to=to)
    else:
        narrator.say("absence-handed", hero=hero, to=to, player=mention(event.player))


@tells(HeroDismissed)
def hero_dismissed(narrator: Narrator, event: HeroDismissed) -> None:
    hero, was = _hero(narrator, event.hero), mention(event.was)
    if event.player == event.was:
        narrator.say("absence-left", hero=hero, was=was)
    elif event.player == NOBODY:
        narrator.say("absence-dismissed-together", hero=hero, was=was)
    else:
        narrator.say("absence-dismissed", hero=hero, was=was, player=mention(event.player))


@tells(HeroTaken)
def hero_taken(narrator: Narrator, event: HeroTaken) -> None:
    narrator.say("absence-taken", hero=_hero(narrator, event.hero), player=mention(event.player))


@tells(SeatOffered)
def seat_offered(narrator: Narrator, event: SeatOffered) -> None:
    facts = {"hero": _hero(narrator, event.hero), "to": mention(event.to), "player": mention(event.player)}
    narrator.say("absence-seat-offered", **facts)


@tells(SeatDeclined)
def seat_declined(narrator: Narrator, event: SeatDeclined) -> None:
    hero, to = _hero(narrator, event.hero), mention(event.to)
    if event.player == event.to:
        narrator.say("absence-seat-declined", hero=hero, to=to)
    else:
        narrator.say("absence-seat-withdrawn", hero=hero, to=to, player=mention(event.player))


@tells(DismissalProposed)
def dismissal_proposed(narrator: Narrator, event: DismissalProposed) -> None:
    facts = {"hero": _hero(narrator, event.hero), "whom": mention(event.whom), "player": mention(event.player)}
    narrator.say("absence-dismissal-proposed", **facts)


@tells(PlayerKept)
def player_kept(narrator: Narrator, event: PlayerKept) -> None:
    narrator.say("absence-player-kept", hero=_hero(narrator, event.hero))


@tells(KeeperNamed)
def keeper_named(narrator: Narrator, event: KeeperNamed) -> None:
    who = mention(event.player) if event.player != NOBODY else narrator.text("absence-the-party")
    key = "absence-keeper-until-back" if event.until_back else f"absence-keeper-{event.keeper}"
    narrator.say(key, hero=_hero(narrator, event.hero), who=who)


@tells(WentAway)
def went_away(narrator: Narrator, event: WentAway) -> None:
    heroes = _heroes(narrator, event.heroes)
    narrator.say(f"absence-away-{event.when_away}", player=mention(event.player), heroes=heroes)


@tells(CameBack)
def came_back(narrator: Narrator, event: CameBack) -> None:
    narrator.say("absence-back", player=mention(event.player), heroes=_heroes(narrator, event.heroes))


@tells(StandinLeft)
def standin_left(narrator: Narrator, event: StandinLeft) -> None:
    narrator.say("absence-standin-left", hero=_hero(narrator, event.hero), standin=mention(event.standin))


@tells(PresumedAway)
def presumed_away(narrator: Narrator, event: PresumedAway) -> None:
    narrator.say("absence-presumed", player=mention(event.player), heroes=_heroes(narrator, event.heroes))
