"""Staging a moment of a quest: a party that comes from a campaign, and things that happen to it."""

from bot.descent.board import Square
from bot.descent.commands import Answer, TakeTurn, UseElement
from bot.descent.commands.using import uses
from bot.descent.quest.base import Cause, Happening
from bot.descent.quest.firing import carry
from bot.descent.quest.scope import holds
from bot.descent.quest.setup import Baggage, Recruit, start_quest
from bot.descent.rules.harm import Suffer
from bot.descent.rules.play import perform
from bot.descent.rules.steps import push, run
from bot.descent.rules.turns import EndRound
from bot.descent.simulate.parties import ready_for
from bot.descent.state.figures import Hero, Monster
from bot.descent.state.game import Game
from tests.descent.quests.golden import PARTY


def staged(quest: str, heroes: int = 3, wounds: dict[str, int] | None = None, **kept: int) -> Game:
    """A game of the quest, after a campaign that kept these variables and remembers these wounds."""
    party = ready_for(quest, [Recruit(hero=hero, hero_class=calling) for hero, calling in PARTY[:heroes]])
    game, _ = start_quest(quest, party, seed="staged", baggage=Baggage(variables=kept, wounds=wounds or {}))
    return game


def choose(game: Game, option: str) -> None:
    """Answer the open question."""
    assert game.question is not None
    perform(game, Answer(hero=game.question.owner, question=game.question.number, option=option))


def happen(game: Game, *written: dict[str, object]) -> None:
    """These things happen."""
    push(game, *carry(tuple(Happening.read(each) for each in written), Cause()))
    run(game)


def assign(game: Game, **values: int) -> None:
    """These variables have other values from now on."""
    happen(game, *({"do": "set", "variable": name, "to": value} for name, value in values.items()))


def open_doors(game: Game, *doors: str) -> None:
    """These doors stand open, and what lies behind them is seen."""
    happen(game, *({"do": "open_door", "door": door} for door in doors))


def foe(game: Game, name: str) -> Monster:
    """The first monster of this name or kind."""
    return next(monster for monster in game.monsters.values() if name in (monster.name, monster.monster))


def hurt(game: Game, name: str, hearts: int) -> None:
    """Somebody by this name suffers hearts."""
    push(game, Suffer(figure=foe(game, name).id, amount=hearts, source="test"))
    run(game)


def fell_a_hero(game: Game) -> None:
    """The first hero is knocked out."""
    happen(game, {"do": "hurt", "who": next(iter(game.heroes)), "hearts": 30})


def end_round(game: Game, number: int | None = None) -> None:
    """The round is over; as if it were the round of this number."""
    if number is not None:
        game.round = number
    push(game, EndRound())
    run(game)


def nobody_about(game: Game) -> None:
    """All monsters are gone, and nobody has defeated them."""
    game.monsters.clear()
    game.groups.clear()


def turn_at(game: Game, square: str) -> Hero:
    """The first hero takes its turn, standing there."""
    hero = next(iter(game.heroes.values()))
    hero.squares = (Square.parse(square),)
    perform(game, TakeTurn(hero=hero.id))
    return hero


def use(game: Game, hero: Hero, element: str, what: str) -> None:
    """The hero does this with a door or token."""
    perform(game, UseElement(hero=hero.id, element=element, use=what))


def offered(game: Game, element: str) -> list[str]:
    """What can be done with a door or token at this moment."""
    return [one.id for _, one in uses(game, element) if holds(game, one.when)]


def options(game: Game) -> list[str]:
    """What can be answered to the open question; nothing if there is none, as where only one answer is left."""
    return [option.id for option in game.question.options] if game.question is not None else []


def waiting(game: Game, group: str) -> bool:
    """Whether the quest has told a group to wait."""
    return group in game.orders and game.orders[group].idle


def ending(game: Game) -> tuple[str | None, str | None]:
    """How it ended, and why."""
    return game.outcome, game.ending.reason if game.ending is not None else None
