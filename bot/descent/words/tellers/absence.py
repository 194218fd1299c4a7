"""Players who are away: who moves their heroes, and what is answered without them."""

from bot.descent.rules.steps import PARTY
from bot.descent.words.tellers.adventure import say
from bot.descent.words.tellers.quest import mention
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
from bot.words.narrator import Narrator, tells


def _hero(narrator: Narrator, hero: str) -> str:
    return narrator.words.hero(hero, short=True)


def _heroes(narrator: Narrator, heroes: tuple[str, ...]) -> str:
    return narrator.words.all_of(f"**{_hero(narrator, hero)}**" for hero in heroes)


@tells(AnsweredFor)
def answered_for(narrator: Narrator, event: AnsweredFor) -> None:
    """Time that ran out is told, and that a card is used by order. What players wanted silent stays so."""
    if event.by == "clock":
        key = "absence-answered-party" if event.hero == PARTY else "absence-answered-clock"
        facts = {} if event.hero == PARTY else {"hero": _hero(narrator, event.hero)}
        _aside(narrator, narrator.text(key, **facts))
    elif event.by == "order" and event.card is not None:
        if _in_attack(narrator):
            narrator.ordered = event.hero, event.card
        else:
            narrator.sentence(f"-# {narrator.text('absence-answered-order', hero=_hero(narrator, event.hero))}")


def _aside(narrator: Narrator, text: str) -> None:
    """In the small print of the attack that is being told, or on a small line of its own."""
    if narrator.tale is not None and _in_attack(narrator):
        narrator.tale.notes.append(text)
    else:
        narrator.sentence(f"-# {text}")


def _in_attack(narrator: Narrator) -> bool:
    return narrator.tale is not None and not narrator.tale.over


@tells(TurnPiloted)
def turn_piloted(narrator: Narrator, event: TurnPiloted) -> None:
    hero = _hero(narrator, event.hero)
    if event.player == NOBODY:
        say(narrator, "absence-piloted-late" if event.late else "absence-piloted", hero=hero)
    else:
        say(narrator, "absence-piloted-for", hero=hero, player=mention(event.player))


@tells(HelpOffered)
def help_offered(narrator: Narrator, event: HelpOffered) -> None:
    say(narrator, "absence-offered", hero=_hero(narrator, event.hero), player=mention(event.player))


@tells(HelpWithdrawn)
def help_withdrawn(narrator: Narrator, event: HelpWithdrawn) -> None:
    say(narrator, "absence-withdrawn", hero=_hero(narrator, event.hero), player=mention(event.player))


@tells(KeptWaiting)
def kept_waiting(narrator: Narrator, event: KeptWaiting) -> None:
    say(narrator, "absence-kept-waiting", hero=_hero(narrator, event.hero))


@tells(HeroHanded)
def hero_handed(narrator: Narrator, event: HeroHanded) -> None:
    hero, to = _hero(narrator, event.hero), mention(event.to)
    if event.player == NOBODY:
        say(narrator, "absence-handed-together", hero=hero, to=to)
    else:
        say(narrator, "absence-handed", hero=hero, to=to, player=mention(event.player))


@tells(HeroDismissed)
def hero_dismissed(narrator: Narrator, event: HeroDismissed) -> None:
    hero, was = _hero(narrator, event.hero), mention(event.was)
    if event.player == event.was:
        say(narrator, "absence-left", hero=hero, was=was)
    elif event.player == NOBODY:
        say(narrator, "absence-dismissed-together", hero=hero, was=was)
    else:
        say(narrator, "absence-dismissed", hero=hero, was=was, player=mention(event.player))


@tells(HeroTaken)
def hero_taken(narrator: Narrator, event: HeroTaken) -> None:
    say(narrator, "absence-taken", hero=_hero(narrator, event.hero), player=mention(event.player))


@tells(KeeperNamed)
def keeper_named(narrator: Narrator, event: KeeperNamed) -> None:
    who = mention(event.player) if event.player != NOBODY else narrator.text("absence-the-party")
    key = "absence-keeper-until-back" if event.until_back else f"absence-keeper-{event.keeper}"
    say(narrator, key, hero=_hero(narrator, event.hero), who=who)


@tells(WentAway)
def went_away(narrator: Narrator, event: WentAway) -> None:
    heroes = _heroes(narrator, event.heroes)
    say(narrator, f"absence-away-{event.when_away}", player=mention(event.player), heroes=heroes)


@tells(CameBack)
def came_back(narrator: Narrator, event: CameBack) -> None:
    say(narrator, "absence-back", player=mention(event.player), heroes=_heroes(narrator, event.heroes))


@tells(StandinLeft)
def standin_left(narrator: Narrator, event: StandinLeft) -> None:
    say(narrator, "absence-standin-left", hero=_hero(narrator, event.hero), standin=mention(event.standin))


@tells(PresumedAway)
def presumed_away(narrator: Narrator, event: PresumedAway) -> None:
    say(narrator, "absence-presumed", player=mention(event.player), heroes=_heroes(narrator, event.heroes))
