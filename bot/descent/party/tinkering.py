"""The test bench of authors: areas, variables, events, riches and dice, whatever the quest would say."""

from typing import Literal

from pydantic import Field

from bot.descent.content.library import library
from bot.descent.deeds import DescentDeed
from bot.descent.party.campaign import Campaign
from bot.descent.party.commanding import let_happen
from bot.descent.party.piloting import in_play
from bot.descent.party.seasoning import BOUGHT, learned_by
from bot.descent.quest.base import Cause
from bot.descent.quest.firing import Carry, Happen
from bot.descent.quest.happenings_figures import MoveFigure
from bot.descent.quest.happenings_party import hand_over
from bot.descent.quest.happenings_story import SetVariable
from bot.descent.quest.reveal import Reveal, squares_of
from bot.descent.rules.dice import FACES, Die
from bot.descent.rules.searching import give
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.table.tinkering import Tinker, Tinkered

MOST_DICE = 20
MOST_RICHES = 10_000
BIGGEST_NUMBER = 1_000_000


class RevealNow(Tinker, DescentDeed):
    """An area comes into view, and whoever waits there."""

    area: str

    def tinker(self, campaign: Campaign) -> list[Event]:
        check_area(in_play(campaign), self.area)
        return [Tinkered(what="revealed", about=self.area), *let_happen(campaign, Reveal(area=self.area))]


class JumpTo(Tinker, DescentDeed):
    """All heroes on their feet stand in an area, which comes into view if it has not."""

    area: str

    def tinker(self, campaign: Campaign) -> list[Event]:
        game = in_play(campaign)
        check_area(game, self.area)
        there = Carry(what=MoveFigure(who="heroes", to=tuple(sorted(squares_of(game.played, self.area)))))
        return [
            Tinkered(what="jumped", about=self.area),
            *let_happen(campaign, Reveal(area=self.area), there),
        ]


class SetNow(Tinker, DescentDeed):
    """A variable of the quest or the campaign gets another value."""

    variable: str
    to: int = Field(ge=-BIGGEST_NUMBER, le=BIGGEST_NUMBER)

    def tinker(self, campaign: Campaign) -> list[Event]:
        known = in_play(campaign).played.variables
        demand(self.variable in known, "bench_unknown", name=self.variable)
        change = Carry(what=SetVariable.model_validate({"variable": self.variable, "to": self.to}))
        told = Tinkered(what="set", about=self.variable, amount=str(self.to))
        return [told, *let_happen(campaign, change)]


class FireNow(Tinker, DescentDeed):
    """What an event of the quest says happens, whatever it waits for and whether or not it has come before."""

    event: str

    def tinker(self, campaign: Campaign) -> list[Event]:
        game = in_play(campaign)
        demand(self.event in {story.id for story in game.played.events}, "bench_unknown", name=self.event)
        game.fired[self.event] = game.fired.get(self.event, 0) + 1
        happens = Happen(event=self.event, cause=Cause())
        return [Tinkered(what="fired", about=self.event), *let_happen(campaign, happens)]


class Endow(Tinker, DescentDeed):
    """Gold for the party, experience for each hero to be spent after the quest, or a card for one of them."""

    gold: int = Field(default=0, ge=0, le=MOST_RICHES)
    xp: int = Field(default=0, ge=0, le=MOST_RICHES)
    card: str | None = None
    hero: str | None = None

    def tinker(self, campaign: Campaign) -> list[Event]:
        game = in_play(campaign)
        game.gold += self.gold
        game.learned += self.xp
        if self.card is not None:
            self._hand_over(game, self.card)
        sums: tuple[tuple[Literal["gold", "xp"], int], ...] = (("gold", self.gold), ("xp", self.xp))
        told = [Tinkered(what=what, amount=str(amount)) for what, amount in sums if amount]
        return [*told, *let_happen(campaign)]

    def _hand_over(self, game: Game, card: str) -> None:
        hero = game.heroes.get(self.hero or "")
        if hero is None:
            raise Refused("bench_unknown", name=self.hero or "")
        shelf = library()
        demand(card in {*shelf.items, *shelf.relics, *shelf.search_cards}, "bench_unknown", name=card)
        hand_over(game, hero, card)


class Season(Tinker, DescentDeed):
    """The party is one of act II: each hero has skills for what it would have learned, and something bought."""

    def tinker(self, campaign: Campaign) -> list[Event]:
        game = in_play(campaign)
        for hero in game.heroes.values():
            _season(game, hero)
        return [Tinkered(what="seasoned"), *let_happen(campaign)]


def _season(game: Game, hero: Hero) -> None:
    held = {card.card for card in hero.cards}
    for skill in learned_by(hero.hero_class):
        if skill not in held:
            give(hero, skill, "skill")
    for item in BOUGHT[game.sheet(hero).archetype]:
        if item not in held:
            give(hero, item, "item")


class LoadDice(Tinker, DescentDeed):
    """Dice that are bound to come: each the next time that one of its colour is rolled. None: chance again."""

    dice: tuple[Die, ...] = Field(default=(), max_length=MOST_DICE)

    def tinker(self, campaign: Campaign) -> list[Event]:
        game = in_play(campaign)
        wrong = next((die for die in self.dice if not 0 <= die.up < len(FACES[die.colour])), None)
        demand(wrong is None, "bench_unknown", name=str(wrong))
        game.chance.loaded = list(self.dice)
        colours = ", ".join(f"{die.colour} {die.up + 1}" for die in self.dice)
        return [Tinkered(what="dice", amount=colours), *let_happen(campaign)]


def check_area(game: Game, area: str) -> None:
    """Refuse an area that the quest does not have."""
    demand(area in {each.id for each in game.played.areas}, "bench_unknown", name=area)
