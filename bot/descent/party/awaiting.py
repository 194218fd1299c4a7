"""Whom a campaign waits for, and for what."""

from collections.abc import Iterable

from bot.descent.party.answering import others_asked
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.occasions import contest, occasion, round_name, turn_name
from bot.descent.party.piloting import AnswerByDefault
from bot.descent.rules.steps import PARTY, Question
from bot.descent.rules.turns import heroes_to_go
from bot.descent.state.game import Game, Turn
from bot.table.awaiting import Awaited
from bot.table.campaign import NOBODY
from bot.table.matters import Kind, matter_of


def awaited(campaign: Campaign) -> Awaited | None:
    """What the campaign waits for; None while a party gathers, and once everything is over."""
    name, game = occasion(campaign), campaign.game
    if name is None:
        return None
    if campaign.phase == "playing" and game is not None:
        return _in_quest(campaign, game, name).model_copy(update=_turn(campaign, game))
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
        return Awaited(occasion=name, what="next", players=_of(campaign, heroes[:1]), heroes=tuple(heroes[:1]))
    players = _of(campaign, heroes)
    return Awaited(occasion=name, part_of=round_name(game), what="next", players=players, heroes=tuple(heroes))


def _asked(campaign: Campaign, asked: Question, name: str) -> Awaited:
    if asked.owner == PARTY and campaign.decisions == "vote":
        return Awaited(occasion=name, what="vote", players=_without_vote(campaign, "question"))
    alone = asked.owner != PARTY
    heroes = [asked.owner, *(aside.hero for aside in others_asked(campaign, asked))] if alone else []
    return Awaited(
        occasion=name,
        what="question",
        players=_of(campaign, heroes) if alone else _all(campaign),
        heroes=tuple(heroes),
        # All who may react at a moment are waited for under one name; what is answered is this question.
        question=f"{name}/{asked.number}",
        default=AnswerByDefault(question=asked.number),
        asked=asked.owner if alone else None,
    )


def _turn(campaign: Campaign, game: Game) -> dict[str, object]:
    """The turn that is taken, and who goes after it."""
    if game.turn is None:
        return {}
    return {"turn": turn_name(game), "turn_of": game.turn.hero, "next": _surely_next(campaign, game, game.turn)}


def _surely_next(campaign: Campaign, game: Game, turn: Turn) -> tuple[str, ...]:
    """The hero who goes after this turn: the next in party order, also in the next round; or the only one left."""
    others = [hero for hero in game.heroes.values() if hero.id != turn.hero]
    waiting = [hero.id for hero in others if not hero.turn_taken]
    if campaign.turns == "fixed":
        return tuple((waiting or list(game.heroes))[:1])
    return tuple(waiting) if len(waiting) == 1 else ()


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
