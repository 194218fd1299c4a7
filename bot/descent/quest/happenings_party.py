"""What the party gains and loses: gold, fame, experience, cards, heart, and the rules that bind it."""

from bot.descent.quest.base import Cause, Happening, Who
from bot.descent.quest.events import (
    ExperiencePromised,
    FameChanged,
    GoldGained,
    ItemGiven,
    ItemTaken,
    MoraleGained,
    RuleInForce,
)
from bot.descent.quest.expressions import Expression
from bot.descent.quest.scope import worth
from bot.descent.quest.who import figures
from bot.descent.rules.harm import CheckVictory, LoseMorale
from bot.descent.rules.searching import EMPTY_GOLD, give
from bot.descent.rules.steps import push
from bot.descent.state.figures import Hero
from bot.descent.state.game import Ending, Game

NOTHING = Expression("0")


class Give(Happening):
    """The party gets gold, fame or experience; a hero gets a card, or draws a search card."""

    to: Who = "actor"
    item: str | None = None
    search_card: bool = False
    gold: Expression = NOTHING
    fame: Expression = NOTHING
    xp: Expression = NOTHING

    def resolve(self, game: Game, at: Cause) -> None:
        change_gold(game, worth(game, self.gold))
        change_fame(game, worth(game, self.fame))
        xp = worth(game, self.xp)
        if xp > 0:
            game.learned += xp
            game.tell(ExperiencePromised(xp=xp))
        for hero in receivers(game, self.to, at):
            if self.item is not None:
                hand_over(game, hero, self.item)
            if self.search_card:
                draw_search_card(game, hero)


class TakeAway(Happening):
    """The party loses gold or fame; whoever holds it loses a card."""

    gold: Expression = NOTHING
    fame: Expression = NOTHING
    item: str | None = None

    def resolve(self, game: Game, at: Cause) -> None:
        change_gold(game, -worth(game, self.gold))
        change_fame(game, -worth(game, self.fame))
        if self.item is None:
            return
        for hero in game.heroes.values():
            held = next((card for card in hero.cards if card.card == self.item), None)
            if held is not None:
                hero.cards.remove(held)
                game.tell(ItemTaken(hero=hero.id, card=held.card))
                return


def receivers(game: Game, who: Who, at: Cause) -> list[Hero]:
    """The heroes who get something; if nobody is meant, the first of the party keeps it for all."""
    found = [figure for figure in figures(game, who, at) if isinstance(figure, Hero)]
    return found or list(game.heroes.values())[:1]


def change_gold(game: Game, amount: int) -> None:
    """More or less in the party's purse; never less than nothing."""
    amount = max(amount, -game.gold)
    if amount:
        game.gold += amount
        game.tell(GoldGained(amount=amount, left=game.gold))


def change_fame(game: Game, amount: int) -> None:
    """The party is better or worse known; never less than not at all (PER-04)."""
    amount = max(amount, -game.fame)
    if amount:
        game.fame += amount
        game.tell(FameChanged(amount=amount, left=game.fame))


def hand_over(game: Game, hero: Hero, card: str) -> None:
    """A hero gets a card by name."""
    shelf = game.library
    kind = "relic" if card in shelf.relics else "search" if card in shelf.search_cards else "item"
    give(hero, card, kind)
    game.tell(ItemGiven(hero=hero.id, card=card))


def draw_search_card(game: Game, hero: Hero) -> None:
    """The next search card; with none left, some gold (EXP-03)."""
    if game.search_deck:
        hand_over(game, hero, game.search_deck.pop())
    else:
        change_gold(game, EMPTY_GOLD)


class ChangeMorale(Happening, kind="morale"):
    """The party takes heart or loses it; below none the quest is lost (PER-01)."""

    change: Expression

    def resolve(self, game: Game, at: Cause) -> None:
        change = worth(game, self.change)
        if change > 0:
            game.morale += change
            game.tell(MoraleGained(left=game.morale))
        # Below none the quest is lost: whatever heart is lost beyond that makes no difference.
        push(game, *(LoseMorale() for _ in range(min(-change, game.morale + 1))))


class SetRule(Happening, kind="rule"):
    """A special rule is in force from now on, or no longer."""

    rule: str
    on: bool = True

    def resolve(self, game: Game, at: Cause) -> None:
        there = self.rule in game.rules_in_force
        if there == self.on:
            return
        if self.on:
            game.rules_in_force.append(self.rule)
        else:
            game.rules_in_force.remove(self.rule)
        game.tell(RuleInForce(quest=game.quest, rule=self.rule, on=self.on))


class Win(Happening):
    """The quest is won."""

    reason: str

    def resolve(self, game: Game, at: Cause) -> None:
        end(game, Ending(outcome="won", reason=self.reason))


class Lose(Happening):
    """The quest is lost."""

    reason: str

    def resolve(self, game: Game, at: Cause) -> None:
        end(game, Ending(outcome="lost", reason=self.reason))


def end(game: Game, ending: Ending) -> None:
    """The quest is decided, unless it was already."""
    game.ending = game.ending or ending
    push(game, CheckVictory())
