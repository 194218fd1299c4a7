"""Whom a campaign waits for, and for what."""

from collections.abc import Iterable
from typing import Literal

from bot.descent.engine import PARTY, Question
from bot.descent.party.answering import others_asked
from bot.descent.party.campaign import NOBODY, Campaign, Seat
from bot.descent.party.occasions import contest, occasion
from bot.descent.rules.turns import heroes_to_go
from bot.descent.state.game import Game
from bot.kernel.plain import Plain
from bot.table.votes import Kind, matter_of

What = Literal["turn", "next", "question", "vote", "road"]


class Awaited(Plain):
    """Something only players can bring on."""

    occasion: str
    """Its name; no other moment of any quest of this campaign has the same."""
    what: What
    players: tuple[int, ...]
    """Who can bring it on, in party order. Whoever is on holiday is not waited for."""
    heroes: tuple[str, ...] = ()
    """The heroes whose move it is; of all who may react at a moment, first the one whose turn to do so it is."""


def awaited(campaign: Campaign) -> Awaited | None:
    """What the campaign waits for; None while a party gathers, and once everything is over."""
    name, game = occasion(campaign), campaign.game
    if name is None:
        return None
    if campaign.phase == "playing" and game is not None:
        return _in_quest(campaign, game, name)
    return _on_the_road(campaign, name)


def _in_quest(campaign: Campaign, game: Game, name: str) -> Awaited:
    between = contest(campaign)
    if between is not None:
        players = _without_vote(campaign, "contest")
        return Awaited(occasion=name, what="vote", players=players, heroes=(between.first, between.second))
    if game.question is not None:
        return _asked(campaign, game.question, name)
    if game.turn is not None:
        hero = game.turn.hero
        return Awaited(occasion=name, what="turn", players=_of(campaign, [hero]), heroes=(hero,))
    heroes = [hero.id for hero in heroes_to_go(game)]
    if campaign.turns == "fixed":
        heroes = heroes[:1]
    return Awaited(occasion=name, what="next", players=_of(campaign, heroes), heroes=tuple(heroes))


def _asked(campaign: Campaign, asked: Question, name: str) -> Awaited:
    if asked.owner != PARTY:
        heroes = [asked.owner, *(aside.hero for aside in others_asked(campaign, asked))]
        return Awaited(occasion=name, what="question", players=_of(campaign, heroes), heroes=tuple(heroes))
    if campaign.decisions == "vote":
        return Awaited(occasion=name, what="vote", players=_without_vote(campaign, "question"))
    return Awaited(occasion=name, what="question", players=_all(campaign))


def _on_the_road(campaign: Campaign, name: str) -> Awaited:
    voted = campaign.decisions == "vote"
    players = _without_vote(campaign, "road") if voted else _all(campaign)
    return Awaited(occasion=name, what="road", players=players)


def _without_vote(campaign: Campaign, kind: Kind) -> tuple[int, ...]:
    """Who has a vote and has not cast it. It is the same occasion all the time that votes come in."""
    matter = matter_of(campaign, kind)
    away = {seat.player for seat in campaign.seats if seat.away}
    return tuple(player for player in matter.waiting if player not in away) if matter is not None else ()


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
