"""The disciple's prayer and the cards that make more of it."""

from bot.descent.effects.base import Context
from bot.descent.effects.tricks.custom import trick
from bot.descent.events import CardRolled
from bot.descent.rules.choices import ChooseCondition
from bot.descent.rules.harm import Recover, is_fallen, window
from bot.descent.rules.moments import Moment
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import HeldCard, Hero
from bot.descent.state.game import Game

NOBODY = "nobody"


def knows(hero: Hero, skill: str) -> HeldCard | None:
    """The skill in front of a hero, if it has learnt it."""
    return next((held for held in hero.cards if held.card == skill), None)


def helps(game: Game, disciple: Hero, hero: Hero) -> bool:
    """Whether a prayer would do anything for this hero."""
    if hero.damage or (knows(disciple, "cleansing_touch") and hero.conditions):
        return True
    blessing = knows(disciple, "armor_of_faith") or knows(disciple, "divine_fury")
    return blessing is not None and not is_fallen(hero)


@trick(possible=lambda game, at: helps(game, game.hero(at.actor), game.hero(at.target or at.actor)))
def prayer_of_healing(game: Game, at: Context) -> None:
    """Prayer of Healing: a red die's hearts for one hero, with Holy Power for two."""
    disciple, first = game.hero(at.actor), game.hero(at.target or at.actor)
    others = [
        hero
        for hero in game.heroes.values()
        if hero is not first and near(game, disciple, hero, 1) and helps(game, disciple, hero)
    ]
    alone = Pray(heroes=(first.id,), at=at)
    if not knows(disciple, "holy_power") or not others:
        push(game, alone)
        return
    options = [
        Option(id=hero.id, about={"target": hero.id}, then=(Pray(heroes=(first.id, hero.id), at=at),))
        for hero in others
    ]
    options.append(Option(id=NOBODY, then=(alone,)))
    ask(game, "choose_figure", disciple.id, options, default=NOBODY, about={"card": "holy_power"})


class Pray(Step):
    """The die is rolled."""

    heroes: tuple[str, ...]
    at: Context

    def resolve(self, game: Game) -> None:
        dice = game.chance.roll(("red",))
        game.tell(CardRolled(figure=self.at.actor, card=self.at.card, dice=dice))
        game.card_dice = list(dice)
        rolled = window(Moment.CARD_ROLLED, figure=self.at.actor, card=self.at.card)
        push(game, rolled, Bless(heroes=self.heroes, at=self.at))


class Bless(Step):
    """The die stands, and every card the disciple has learnt adds its part."""

    heroes: tuple[str, ...]
    at: Context

    def resolve(self, game: Game) -> None:
        disciple = game.hero(self.at.actor)
        (die,), game.card_dice = game.card_dice, []
        ease = 1 if die.face.surges and knows(disciple, "holy_power") else 0
        steps: list[Step] = []
        for name in self.heroes:
            steps.append(
                Recover(figure=name, hearts=die.face.hearts, fatigue=ease, by=disciple.id, card=self.at.card)
            )
            if knows(disciple, "cleansing_touch"):
                steps.append(ChooseCondition(owner=name, figure=name))
        push(game, *steps)
        for skill in ("armor_of_faith", "divine_fury"):
            held = knows(disciple, skill)
            if held is not None:
                held.marks = list(self.heroes)
