"""What heroes of other boxes do that no other card does."""

from bot.descent.attack.record import AttackRecord, Struck
from bot.descent.attack.weapons import Arms, aim
from bot.descent.board import Square
from bot.descent.effects.base import Context
from bot.descent.effects.card_attacks import UNARMED, Arm, Assault, Bonus, fitting_weapons, weapons_against
from bot.descent.effects.on_cards import is_potion
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.who import attack_of
from bot.descent.events import CardRolled, Noted
from bot.descent.rules import stats
from bot.descent.rules.dice import Die
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game

ANY = Arm()
MORE_TARGETS = 2
SKIP = "skip"


# Tetherys: the dice come first ---------------------------------------------------------------------------------


def within_reach(game: Game, hero: Hero, weapon: str | None, at: Context) -> list[Figure]:
    """The enemies this weapon could be used on."""
    return [foe for foe in game.enemies_of(hero) if weapon in weapons_against(game, hero, [foe], ANY, at)]


def ready_weapons(game: Game, at: Context) -> list[str | None]:
    """The weapons with which somebody could be attacked."""
    hero = game.hero(at.actor)
    return [weapon for weapon in fitting_weapons(game, hero, ANY, at) if within_reach(game, hero, weapon, at)]


@trick(possible=lambda game, at: bool(ready_weapons(game, at)), attacks=True)
def roll_first(game: Game, at: Context) -> None:
    """Tetherys: he attacks, and names his target when the dice lie."""
    options = [
        Option(id=weapon or UNARMED, about={"weapon": weapon}, then=(RollFirst(weapon=weapon, at=at),))
        for weapon in ready_weapons(game, at)
    ]
    ask(game, "choose_arms", at.actor, options, default=options[0].id)


class RollFirst(Step):
    """The dice of a weapon are rolled before anybody is named; what comes on top is rolled with the defence."""

    weapon: str | None
    at: Context

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.at.actor)
        pool = list(Arms(game, hero, self.weapon).dice)
        for _, modifier in stats.modifiers(game, "attack_dice", hero, weapon=self.weapon):
            pool += modifier.dice if modifier.instead_of is None else ()
        dice = game.chance.roll(pool)
        game.tell(CardRolled(figure=hero.id, card=self.at.card, dice=dice))
        options = [
            Option(
                id=foe.id,
                about={"target": foe.id},
                then=(self._assault(foe, dice),),
            )
            for foe in within_reach(game, hero, self.weapon, self.at)
        ]
        ask(game, "choose_figure", hero.id, options, default=options[0].id, about={"card": self.at.card})

    def _assault(self, foe: Figure, dice: tuple[Die, ...]) -> Assault:
        return Assault(
            attacker=self.at.actor, targets=(foe.id,), weapon=self.weapon, bonus=Bonus(), at=self.at, ahead=dice
        )


# Tetherys' feat: the attack reaches more figures -----------------------------------------------------------------


def further_targets(game: Game, at: Context) -> list[Figure]:
    """Enemies whom the hero's attack could have been aimed at, and who are not struck by it yet."""
    attack, hero = attack_of(game, at), game.heroes.get(at.actor)
    if attack is None or hero is None or attack.missed or attack.shows_x:
        return []
    arms = Arms(game, hero, attack.weapon)
    free = [foe for foe in game.enemies_of(hero) if attack.victim(foe.id) is None]
    return [foe for foe in free if aim(game, hero, foe, arms) is not None]


@trick(possible=lambda game, at: bool(further_targets(game, at)))
def strike_more(game: Game, at: Context) -> None:
    """Tetherys' feat: up to two further targets, with a defence of their own."""
    push(game, ChooseFurther(left=MORE_TARGETS, at=at))


class ChooseFurther(Step):
    """One more target, or no more."""

    left: int
    at: Context

    def resolve(self, game: Game) -> None:
        on = (ChooseFurther(left=self.left - 1, at=self.at),) if self.left > 1 else ()
        options = [
            Option(id=foe.id, about={"target": foe.id}, then=(StrikeToo(figure=foe.id, at=self.at), *on))
            for foe in further_targets(game, self.at)
        ]
        if options:
            options.append(Option(id=SKIP))
            ask(game, "choose_foe", self.at.actor, options, default=options[0].id, about={"card": self.at.card})


class StrikeToo(Step):
    """The attack affects one more figure."""

    figure: str
    at: Context

    def resolve(self, game: Game) -> None:
        attack, foe = attack_of(game, self.at), game.figure(self.figure)
        assert attack is not None
        hero = game.hero(self.at.actor)
        square = aim(game, hero, foe, Arms(game, hero, attack.weapon))
        if square is not None:
            attack.struck.append(Struck(figure=foe.id, square=square, distance=_distance(game, attack, square)))


def _distance(game: Game, attack: AttackRecord, square: Square) -> int:
    return game.grid.distances(*game.figure(attack.origin or attack.attacker).squares).get(square, 0)


# Ulma: potions are found ---------------------------------------------------------------------------------------


def potions_left(game: Game, at: Context) -> list[int]:
    """The places of potions in the search deck, the next one last."""
    return [place for place, card in enumerate(game.search_deck) if is_potion(game, card)]


@trick(possible=lambda game, at: bool(potions_left(game, at)))
def seek_potion(game: Game, at: Context) -> None:
    """Ulma Grimstone: search cards are turned over down to the first potion; the others are shuffled in again."""
    potion = game.search_deck.pop(potions_left(game, at)[-1])
    game.search_deck = [*game.chance.of("potions").shuffled(game.search_deck), potion]
    game.tell(Noted(figure=at.actor, note="potion_sought", facts={"found": potion}))
