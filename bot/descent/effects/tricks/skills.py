"""What single skills of warriors, scouts, runemasters and spiritspeakers do."""

from bot.descent.attack.still_open import hearts_matter
from bot.descent.board import Square
from bot.descent.effects.base import Context
from bot.descent.effects.card_attacks import Arm, Bonus, ChooseWeapon, fitting_weapons
from bot.descent.effects.on_attacks import stands
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.who import attack_of, held_of
from bot.descent.events import Noted
from bot.descent.rules import stats
from bot.descent.rules.choices import choose_square, is_free
from bot.descent.rules.conditions import POISONED
from bot.descent.rules.harm import Inflict, Recover, can_gain, tire
from bot.descent.rules.searching import give
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.rules.sums import Addend
from bot.descent.rules.walking import Put
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import HeldCard, Hero, Monster
from bot.descent.state.game import Game
from bot.kernel.editions import since

MELEE = Arm(range="melee")


def fury(game: Game, at: Context) -> int:
    """One heart for every two damage the hero bears."""
    attack = attack_of(game, at)
    return game.hero(at.actor).damage // 2 if attack is not None and stands(attack) else 0


@trick(possible=lambda game, at: fury(game, at) > 0)
def wrath(game: Game, at: Context) -> None:
    """Death Rage: the attack gains a heart for every two damage on the hero's sheet."""
    attack = attack_of(game, at)
    assert attack is not None
    attack.gain(stats.credited(game, at, 0), hearts=fury(game, at))


class Exert(Step):
    """A hero suffers fatigue for as many hearts in an attack."""

    hero: str
    attack: int
    amount: int
    card: str = ""

    def resolve(self, game: Game) -> None:
        tire(game, game.hero(self.hero), self.amount, "card")
        source = Addend(of="card" if self.card else "rest", name=self.card, amount=0)
        game.attacks[self.attack].gain(source, hearts=self.amount)


def may_exert(game: Game, at: Context) -> bool:
    """Whether the attack stands and the hero has stamina left."""
    attack = attack_of(game, at)
    return attack is not None and stands(attack) and stats.stamina_left(game, game.hero(at.actor)) > 0


def worth_exerting(game: Game, at: Context) -> bool:
    """Whether all the stamina the hero has left would hurt anybody more."""
    attack = attack_of(game, at)
    most = stats.stamina_left(game, game.hero(at.actor))
    return attack is not None and hearts_matter(game, attack, most)


@trick(possible=may_exert, matters=worth_exerting)
def execute(game: Game, at: Context) -> None:
    """Execute: as much fatigue as the player likes, for as many hearts."""
    assert at.attack is not None
    most = stats.stamina_left(game, game.hero(at.actor))
    options = [
        Option(
            id=str(amount),
            about={"amount": amount},
            then=(Exert(hero=at.actor, attack=at.attack, amount=amount, card=at.card if since(3) else ""),),
        )
        for amount in range(1, most + 1)
    ]
    ask(game, "choose_amount", at.actor, options, default=options[0].id, about={"card": at.card})


def landings(game: Game, hero: Hero, monster: Monster) -> list[Square]:
    """The empty squares next to a monster that are closest to the hero."""
    reached = game.grid.distances(*hero.squares)
    beside = {
        square
        for place in monster.squares
        for square in game.grid.neighbours(place)
        if square in reached and is_free(game, square)
    }
    closest = min((reached[square] for square in beside), default=0)
    return sorted(square for square in beside if reached[square] == closest)


def threats(game: Game, at: Context) -> list[Monster]:
    """Monsters next to the chosen hero to whom the knight can rush."""
    hero, friend = game.hero(at.actor), game.heroes.get(at.target or "")
    if friend is None or not fitting_weapons(game, hero, MELEE, at):
        return []
    return [
        monster
        for monster in game.monsters.values()
        if near(game, friend, monster, 1) and landings(game, hero, monster)
    ]


@trick(possible=lambda game, at: bool(threats(game, at)), attacks=True)
def oath_of_honor(game: Game, at: Context) -> None:
    """Oath of Honour: to the side of a monster that threatens a friend, and at it."""
    options = [
        Option(id=monster.id, about={"target": monster.id}, then=(Rush(monster=monster.id, at=at),))
        for monster in threats(game, at)
    ]
    ask(game, "choose_figure", at.actor, options, default=options[0].id, about={"card": at.card})


class Rush(Step):
    """A hero is placed next to a monster, as close to where it stood as can be, and attacks it."""

    monster: str
    at: Context

    def resolve(self, game: Game) -> None:
        hero, monster = game.hero(self.at.actor), game.monsters[self.monster]
        attack = ChooseWeapon(
            attacker=hero.id,
            targets=(monster.id,),
            weapons=tuple(fitting_weapons(game, hero, MELEE, self.at)),
            bonus=Bonus(),
            at=self.at,
        )
        places = [
            (square, (Put(figure=hero.id, squares=(square,)), attack)) for square in landings(game, hero, monster)
        ]
        choose_square(game, hero.id, hero.id, places)


def may_take_the_blow(game: Game, at: Context) -> bool:
    """Whether another hero next to the knight is the target."""
    attack, knight = attack_of(game, at), game.hero(at.actor)
    friend = game.heroes.get(attack.target) if attack is not None else None
    if attack is None or friend is None or friend is knight or attack.victim(knight.id) is not None:
        return False
    return attack.attacker in game.monsters and near(game, knight, friend, 1)


@trick(possible=may_take_the_blow)
def take_the_blow(game: Game, at: Context) -> None:
    """Defend: the knight is the target instead; range and sight stay those to the first target's square."""
    attack = attack_of(game, at)
    assert attack is not None
    attack.struck[0].figure = at.actor


def unaware(game: Game, at: Context) -> list[str]:
    """Monsters that don't see the hero."""
    hero = game.hero(at.actor)
    return [monster.id for monster in game.monsters.values() if not can_see(game, monster, hero)]


@trick(possible=lambda game, at: bool(unaware(game, at)))
def note_the_unaware(game: Game, at: Context) -> None:
    """Sneaky: which monsters did not see the thief when its turn began."""
    held = held_of(game, at)
    assert held is not None
    held.marks = unaware(game, at)


@trick(possible=lambda game, at: bool(game.hero(at.actor).card(at.cause) and game.search_deck))
def appraise(game: Game, at: Context) -> None:
    """Appraisal: the card just found is discarded for the next one, which is kept."""
    hero = game.hero(at.actor)
    found = hero.card(at.cause)
    assert found is not None
    hero.cards.remove(found)
    card = game.search_deck.pop()
    give(hero, card, "search")
    game.tell(Noted(figure=hero.id, note="appraisal", facts={"discarded": found.card, "found": card}))


def afflictions(game: Game, at: Context) -> list[str]:
    """Conditions of the base box that the target does not have."""
    target = game.find(at.target or "")
    base = [card.id for card in game.library.conditions.values() if card.box == "base"]
    return [condition for condition in base if target is not None and can_gain(game, target, condition)]


@trick(possible=lambda game, at: bool(afflictions(game, at)))
def afflict(game: Game, at: Context) -> None:
    """Runic Sorcery: the target gets a condition of the player's choice."""
    assert at.target is not None
    options = [
        Option(
            id=condition,
            about={"condition": condition},
            then=(Inflict(figure=at.target, condition=condition),),
        )
        for condition in afflictions(game, at)
    ]
    about = {"card": at.card, "target": at.target}
    ask(game, "choose_affliction", at.actor, options, default=options[0].id, about=about)


def touched(game: Game, at: Context) -> HeldCard | None:
    """The skill just used."""
    return game.hero(at.actor).card(at.cause)


def to_poison(game: Game, at: Context) -> list[str]:
    """Monsters that the skill hurt and that can be poisoned."""
    skill = touched(game, at)
    names = skill.touched if skill is not None else []
    return [name for name in names if name in game.monsters and can_gain(game, game.monsters[name], POISONED)]


@trick(possible=lambda game, at: bool(to_poison(game, at)))
def poison_the_hurt(game: Game, at: Context) -> None:
    """Ancestor Spirits: each monster that the skill hurt is poisoned."""
    push(game, *(Inflict(figure=name, condition=POISONED) for name in to_poison(game, at)))


def healed_heroes(game: Game, at: Context) -> list[str]:
    """Heroes whom the skill healed and who could do with more."""
    skill = touched(game, at)
    heroes = [game.heroes[name] for name in (skill.touched if skill is not None else []) if name in game.heroes]
    return [hero.id for hero in heroes if hero.damage or hero.fatigue]


@trick(possible=lambda game, at: bool(healed_heroes(game, at)))
def bless_the_healed(game: Game, at: Context) -> None:
    """Ancestor Spirits: each hero whom the skill healed recovers one heart and one fatigue more."""
    push(game, *(Recover(figure=name, hearts=1, fatigue=1, by=at.actor) for name in healed_heroes(game, at)))


def rests(game: Game, at: Context) -> bool:
    """Whether the hero is about to recover fatigue by a rest, and has hearts to recover with it."""
    hero, turn = game.hero(at.actor), game.turn
    return turn is not None and turn.hero == hero.id and turn.rested and bool(hero.fatigue and hero.damage)


@trick(possible=rests)
def heal_by_resting(game: Game, at: Context) -> None:
    """Nature's Bounty: as many hearts as fatigue recovered by resting."""
    hero = game.hero(at.actor)
    push(game, Recover(figure=hero.id, hearts=hero.fatigue, by=hero.id, card=at.card))
