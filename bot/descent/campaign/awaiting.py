"""Whom a campaign waits for, and for what."""

from collections.abc import Iterable
from typing import Literal

from bot.descent.campaign.party import NOBODY, Campaign, Seat
from bot.descent.engine import PARTY
from bot.descent.game import Game
from bot.descent.plain import Plain
from bot.descent.turns import heroes_to_go

What = Literal["turn", "next", "question", "vote", "road"]


class Awaited(Plain):
    """Something only players can bring on."""

    occasion: str
    """Its name; no other moment of any quest of this campaign has the same."""
    what: What
    players: tuple[int, ...]
    """Who can bring it on, in party order. Whoever is on holiday is not waited for."""
    heroes: tuple[str, ...] = ()
    """The heroes whose move it is."""


def awaited(campaign: Campaign) -> Awaited | None:
    """What the campaign waits for; None while a party gathers, and once everything is over."""
    game = campaign.game
    if campaign.phase == "playing" and game is not None:
        return _in_quest(campaign, game)
    if campaign.phase == "travelling":
        return _on_the_road(campaign)
    return None


def _in_quest(campaign: Campaign, game: Game) -> Awaited:
    secret = game.chance.commitment[:8]
    if game.question is not None:
        owner, name = game.question.owner, f"question/{secret}/{game.question.number}"
        if owner in game.heroes:
            return Awaited(occasion=name, what="question", players=_of(campaign, [owner]), heroes=(owner,))
        what: What = "vote" if campaign.decisions == "vote" else "question"
        return Awaited(occasion=name, what=what, players=_all(campaign))
    if game.turn is not None:
        hero = game.turn.hero
        name = f"turn/{secret}/{game.round}/{hero}"
        return Awaited(occasion=name, what="turn", players=_of(campaign, [hero]), heroes=(hero,))
    heroes = [hero.id for hero in heroes_to_go(game)]
    if campaign.turns == "fixed":
        heroes = heroes[:1]
    name = f"next/{secret}/{game.round}/{len(game.heroes) - len(heroes_to_go(game))}"
    return Awaited(occasion=name, what="next", players=_of(campaign, heroes), heroes=tuple(heroes))


def _on_the_road(campaign: Campaign) -> Awaited | None:
    journey = campaign.journey
    assert journey is not None
    name = f"road/{journey.week}/{journey.chapter}/{len(journey.seen)}/{journey.facing}/{journey.city}"
    return Awaited(occasion=name, what="road", players=_all(campaign))


def _all(campaign: Campaign) -> tuple[int, ...]:
    return _present(seat for seat in campaign.seats)


def _of(campaign: Campaign, heroes: list[str]) -> tuple[int, ...]:
    """The players of these heroes; where the party moves one of them, everybody."""
    seats = [seat for hero in heroes if hero != PARTY and (seat := campaign.seat(hero)) is not None]
    if any(seat.hand == "party" for seat in seats):
        return _all(campaign)
    return _present(seat for seat in seats if seat.hand == "player")


def _present(seats: Iterable[Seat]) -> tuple[int, ...]:
    found = (seat.player for seat in seats if seat.player != NOBODY and not seat.away)
    return tuple(dict.fromkeys(found))
