"""What heroes' abilities and feats do that no other card does."""

from bot.descent.effects.base import Context
from bot.descent.effects.card_attacks import Arm, Bonus, ChooseWeapon, weapons_against
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.who import attack_of
from bot.descent.events import HeroVanished
from bot.descent.rules import stats
from bot.descent.rules.harm import drop_all, tire
from bot.descent.rules.steps import Option, Step, ask
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game

ANY_WEAPON = Arm()


def second_targets(game: Game, at: Context) -> list[Figure]:
    """Monsters that can be attacked together with the target, with one and the same weapon."""
    hero, first = game.hero(at.actor), game.monsters.get(at.target or "")
    if first is None:
        return []
    return [
        other
        for other in game.monsters.values()
        if other is not first and weapons_against(game, hero, [first, other], ANY_WEAPON, at)
    ]


@trick(possible=lambda game, at: bool(second_targets(game, at)), attacks=True)
def twin_attack(game: Game, at: Context) -> None:
    """Widow Tarha's feat: one attack with two targets."""
    hero, first = game.hero(at.actor), game.figure(at.target or "")
    options = []
    for other in second_targets(game, at):
        choice = ChooseWeapon(
            attacker=hero.id,
            targets=(first.id, other.id),
            weapons=tuple(weapons_against(game, hero, [first, other], ANY_WEAPON, at)),
            bonus=Bonus(),
            at=at,
        )
        options.append(Option(id=other.id, about={"target": other.id}, then=(choice,)))
    ask(game, "choose_figure", hero.id, options, default=options[0].id, about={"card": at.card})


def bearable(game: Game, at: Context) -> int:
    """Hearts of the coming damage that the hero could take as fatigue."""
    attack = attack_of(game, at)
    struck = attack.victim(at.actor) if attack is not None else None
    if struck is None or not struck.damage:
        return 0
    return min(struck.damage, stats.stamina_left(game, game.hero(at.actor)))


class Bear(Step):
    """A hero takes hearts of an attack as fatigue."""

    hero: str
    attack: int
    amount: int

    def resolve(self, game: Game) -> None:
        struck = game.attacks[self.attack].victim(self.hero)
        assert struck is not None
        assert struck.damage is not None
        struck.damage -= self.amount
        tire(game, game.hero(self.hero), self.amount, "card")


@trick(possible=lambda game, at: bearable(game, at) > 0)
def bear_as_fatigue(game: Game, at: Context) -> None:
    """Jain Fairwood: any part of an attack's damage is suffered as fatigue, one for one."""
    assert at.attack is not None
    options = [
        Option(
            id=str(amount),
            about={"amount": amount},
            then=(Bear(hero=at.actor, attack=at.attack, amount=amount),),
        )
        for amount in range(1, bearable(game, at) + 1)
    ]
    ask(game, "choose_amount", at.actor, options, default=options[0].id, about={"card": at.card})


@trick()
def borrow_defence(game: Game, at: Context) -> None:
    """Tomble Burrowell: the whole defence pool of an adjacent hero is added to his own."""
    attack = attack_of(game, at)
    struck = attack.victim(at.actor) if attack is not None else None
    assert struck is not None
    struck.extra += stats.defence_pool(game, game.figure(at.target or ""))


@trick()
def vanish(game: Game, at: Context) -> None:
    """Tomble Burrowell's feat: he leaves the board and comes back near his token at his next turn."""
    hero = game.hero(at.actor)
    drop_all(game, hero)
    hero.vanished = hero.square
    game.tell(HeroVanished(hero=hero.id, square=hero.square))
    hero.squares = ()
    if game.turn is not None and game.turn.hero == hero.id:
        game.turn.points = 0
