"""What the owner, the managers and agreements between players change at the table."""

from bot.table.campaign import NOBODY
from bot.table.forgetting import PlayerForgotten
from bot.table.repairs import Repaired
from bot.table.standins import StandinNamed
from bot.table.still_played import StillPlayed
from bot.words.mentions import mention
from bot.words.narrator import Narrator
from bot.words.telling import tells


@tells(Repaired)
def repaired(narrator: Narrator, event: Repaired) -> None:
    narrator.pause()
    hero = narrator.words.seat_name(event.hero, short=True) if event.hero is not None else None
    to = mention(event.to) if event.to is not None else None
    facts = {"player": mention(event.player), "hero": hero, "to": to, "round": event.round}
    narrator.sentence(f"🛠️ {narrator.text(f'repaired-{event.what}', **facts)}")


@tells(StandinNamed)
def standin_named(narrator: Narrator, event: StandinNamed) -> None:
    hero = narrator.words.seat_name(event.hero, short=True)
    if event.turns is not None and event.standin is not None:
        who = {"player": mention(event.player), "standin": mention(event.standin)}
        narrator.sentence(narrator.text("absence-standin-named", hero=hero, turns=event.turns, **who))
        return
    key = "standin-named" if event.standin is not None else "standin-dropped"
    standin = mention(event.standin) if event.standin is not None else None
    text = narrator.text(key, player=mention(event.player), hero=hero, standin=standin)
    narrator.sentence(f"🪑 {text}")


@tells(StillPlayed)
def still_played(narrator: Narrator, event: StillPlayed) -> None:
    narrator.sentence(narrator.text("still-played", player=mention(event.player)))


@tells(PlayerForgotten)
def player_forgotten(narrator: Narrator, event: PlayerForgotten) -> None:
    """Somebody is gone, and nobody says who."""
    heroes = narrator.words.all_of(f"**{narrator.words.seat_name(hero, short=True)}**" for hero in event.heroes)
    key = "player-forgotten" if event.heroes else "player-forgotten-onlooker"
    told = [f"👤 {narrator.text(key, heroes=heroes, n=len(event.heroes))}"]
    if event.owner is not None and event.owner != NOBODY:
        told.append(narrator.text("owner-passed-on", player=mention(event.owner)))
    narrator.sentence(" ".join(told))
