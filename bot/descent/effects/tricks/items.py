"""What single items and relics do."""

from bot.descent.attack.numbers import surges_left
from bot.descent.attack.record import Rerolled, Struck
from bot.descent.attack.still_open import shields_matter, shields_to_hope_for
from bot.descent.attack.surge_abilities import surge_abilities
from bot.descent.effects.base import Context
from bot.descent.effects.on_attacks import stands
from bot.descent.effects.on_defence import Rely
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.who import attack_of
from bot.descent.events import Noted
from bot.descent.rules.dice import Die, total
from bot.descent.rules.harm import Settle
from bot.descent.rules.rerolling import ChooseReroll
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import HeldCard
from bot.descent.state.game import Game
from bot.kernel.editions import since


def own_defence(game: Game, at: Context) -> Struck | None:
    """The hero's own part of an attack that still stands."""
    attack = attack_of(game, at)
    return attack.victim(at.actor) if attack is not None and stands(attack) else None


CUNNING = Rely(attribute="awareness")


@trick(possible=CUNNING.possible, matters=CUNNING.matters)
def slip_away(game: Game, at: Context) -> None:
    """Elven Cloak: as many shields as the hero's awareness; saves know it by this name."""
    CUNNING.resolve(game, at)


def needed(game: Game, at: Context, shields: int) -> bool:
    """Whether so many more shields would keep a heart off the hero."""
    attack, struck = attack_of(game, at), own_defence(game, at)
    return attack is not None and struck is not None and shields_matter(game, attack, struck, shields)


class KeepBetter(Step):
    """Of two defence rolls the better one counts."""

    attack: int
    figure: str
    before: tuple[Die, ...]

    def resolve(self, game: Game) -> None:
        struck = game.attacks[self.attack].victim(self.figure)
        if struck is not None and total(struck.defence).shields < total(self.before).shields:
            if since(3):
                # The dice that were rolled again in vain are those that are crossed out.
                struck.rerolled = [
                    Rerolled(number=number, before=die)
                    for number, die in enumerate(struck.defence)
                    if die != self.before[number]
                ]
            struck.defence = list(self.before)


def has_rolled(game: Game, at: Context) -> bool:
    """Whether the hero has defence dice on the table."""
    struck = own_defence(game, at)
    return struck is not None and bool(struck.defence)


def shields_to_hope(game: Game, at: Context) -> int:
    """The most shields that all dice, rolled again, could show more than now."""
    struck = own_defence(game, at)
    return shields_to_hope_for(struck.defence, len(struck.defence)) if struck is not None else 0


@trick(possible=has_rolled, matters=lambda game, at: needed(game, at, shields_to_hope(game, at)))
def defend_twice(game: Game, at: Context) -> None:
    """Shield of the Dark God: any defence dice are rolled again, and the better result counts."""
    struck = own_defence(game, at)
    assert struck is not None
    assert at.attack is not None
    push(
        game,
        ChooseReroll(owner=at.actor, of="defence", left=len(struck.defence), at=at),
        KeepBetter(attack=at.attack, figure=at.actor, before=tuple(struck.defence)),
    )


def may_be_afflicted(game: Game, at: Context) -> bool:
    """Whether the attack brings a condition, or its attacker can buy one."""
    attack = attack_of(game, at)
    attacker = game.find(attack.attacker) if attack is not None else None
    if attack is None or attacker is None or own_defence(game, at) is None:
        return False
    lines = [
        surge for _, surge in surge_abilities(game, attack, attacker) if surge.cost <= surges_left(game, attack)
    ]
    return bool(attack.inflicts) or any(effect.kind == "inflict" for surge in lines for effect in surge.do)


@trick(possible=may_be_afflicted)
def turn_conditions_away(game: Game, at: Context) -> None:
    """Blessed Shield: no condition of this attack touches the hero."""
    struck = own_defence(game, at)
    assert struck is not None
    struck.warded = True


def is_spared(game: Game, at: Context) -> bool:
    """Whether the attack does not affect this monster yet."""
    attack = attack_of(game, at)
    return attack is not None and at.target is not None and attack.victim(at.target) is None


@trick(possible=is_spared)
def cut_another(game: Game, at: Context) -> None:
    """Dawnblade, Repeating Crossbow: the attack affects one more monster, as far away as its target is."""
    attack, monster = attack_of(game, at), game.monsters[at.target or ""]
    assert attack is not None
    first = attack.struck[0]
    nearest = min(monster.squares, key=lambda square: (game.grid.distance(first.square, square) or 0, square))
    attack.struck.append(Struck(figure=monster.id, square=nearest, distance=first.distance))


# Archaic Scroll ----------------------------------------------------------------------------------------------

MOST_UNLEARNED = 2
"""So many class cards."""


def unlearnable(game: Game, at: Context) -> list[HeldCard]:
    """The class cards of the hero that were bought with experience."""
    skills = game.library.skills
    return [held for held in game.hero(at.actor).cards if held.kind == "skill" and skills[held.card].xp]


@trick(possible=lambda game, at: bool(unlearnable(game, at)))
def unlearn(game: Game, at: Context) -> None:
    """Up to two class cards go back into the deck; their experience comes after the quest."""
    push(game, ChooseUnlearned(at=at, left=MOST_UNLEARNED))


class ChooseUnlearned(Step):
    """Which class card goes back into the deck; after the first, none is an answer too."""

    at: Context
    left: int

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.at.actor)
        again = (self.model_copy(update={"left": self.left - 1}),) if self.left > 1 else ()
        options = [
            Option(id=held.id, about={"card": held.id}, then=(Unlearn(hero=hero.id, card=held.id), *again))
            for held in unlearnable(game, self.at)
        ]
        if options and self.left < MOST_UNLEARNED:
            options.append(Option(id="done"))
        if options:
            ask(game, "choose_card", hero.id, options, default=options[-1].id, about={"card": self.at.card})


class Unlearn(Step):
    """A class card goes back into the deck."""

    hero: str
    card: str

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.hero)
        held = hero.card(self.card)
        if held is not None:
            hero.cards.remove(held)
            hero.unlearned.append(held.card)
            game.tell(Noted(figure=hero.id, note="unlearned", facts={"found": held.card}))
            push(game, Settle(figure=hero.id))
