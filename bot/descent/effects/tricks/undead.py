"""The necromancer and its reanimate."""

from bot.descent.board import Square
from bot.descent.effects.base import Context, Effect
from bot.descent.effects.betraying import Betray
from bot.descent.effects.card_attacks import Arm, Bonus, ChooseFoe, ChooseWeapon, fitting_weapons, foes
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.who import attack_of
from bot.descent.events import FamiliarCalled, FamiliarRemoved, FigurePlaced, Noted
from bot.descent.rules import stats
from bot.descent.rules.choices import ChooseMove, choose_square, is_free
from bot.descent.rules.conditions import cannot_act, cannot_move
from bot.descent.rules.harm import ClearGroup, Defeat, Suffer, Test, drop_all, rest
from bot.descent.rules.selecting import familiar_of, near
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.rules.walking import in_pit, nearest_base
from bot.descent.state.figures import Familiar, Figure, Group, Monster
from bot.descent.state.game import Game
from bot.kernel.editions import since

REANIMATE = "reanimate"
MAGIC = Arm(trait="magic")


def graves(game: Game, at: Context) -> list[Square]:
    """Empty squares next to the necromancer, if it has no reanimate yet."""
    hero = game.hero(at.actor)
    if familiar_of(game, hero, at.card) is not None:
        return []
    return sorted(square for square in game.grid.neighbours(hero.square) if is_free(game, square))


@trick(possible=lambda game, at: bool(graves(game, at)))
def raise_dead(game: Game, at: Context) -> None:
    """Raise Dead: a reanimate appears in an empty square next to the necromancer."""
    places = [(square, (Call(owner=at.actor, square=square),)) for square in graves(game, at)]
    choose_square(game, at.actor, at.actor, places)


class Call(Step):
    """The reanimate appears."""

    owner: str
    square: Square

    def resolve(self, game: Game) -> None:
        familiar = Familiar(
            id=f"{REANIMATE}_{game.new_number()}", familiar=REANIMATE, owner=self.owner, squares=(self.square,)
        )
        game.familiars[familiar.id] = familiar
        game.tell(FamiliarCalled(figure=familiar.id, familiar=REANIMATE, owner=self.owner, square=self.square))


def familiar_at(game: Game, at: Context) -> Familiar | None:
    """The necromancer's reanimate."""
    return familiar_of(game, game.hero(at.actor), at.card)


@trick(possible=lambda game, at: familiar_at(game, at) is not None)
def dismiss(game: Game, at: Context) -> None:
    """Raise Dead: the necromancer may let its reanimate go."""
    familiar = familiar_at(game, at)
    assert familiar is not None
    drop_all(game, familiar)
    del game.familiars[familiar.id]
    game.tell(FamiliarRemoved(figure=familiar.id))


def by_the_corpse(game: Game, at: Context) -> list[Figure]:
    """Everybody next to the reanimate, monsters first."""
    familiar = familiar_at(game, at)
    if familiar is None or not fitting_weapons(game, game.hero(at.actor), MAGIC, at):
        return []
    beside = [
        figure
        for figure in game.everyone()
        if figure is not familiar and game.blocks(figure) and near(game, familiar, figure, 1)
    ]
    return sorted(beside, key=lambda figure: not isinstance(figure, Monster))


class Burst(Effect):
    """The reanimate falls apart."""

    def resolve(self, game: Game, at: Context) -> None:
        familiar = familiar_at(game, at)
        if familiar is not None:
            push(game, Defeat(figure=familiar.id))


def worth_bursting(game: Game, at: Context) -> bool:
    """Whether a monster stands next to the reanimate."""
    return any(isinstance(figure, Monster) for figure in by_the_corpse(game, at))


@trick(possible=worth_bursting, attacks=True)
def corpse_blast(game: Game, at: Context) -> None:
    """Corpse Blast: an attack on the reanimate's square that bursts it; neither range nor sight is needed."""
    hero, familiar = game.hero(at.actor), familiar_at(game, at)
    # ATT-07: only the centre of a blast takes all, and that is the reanimate: everybody beside it takes half.
    # Before rules 3 one monster beside it was chosen to take all.
    centre = familiar.id if familiar is not None and since(3) else None
    blast = ChooseWeapon(
        attacker=hero.id,
        targets=tuple(figure.id for figure in by_the_corpse(game, at)),
        weapons=tuple(fitting_weapons(game, hero, MAGIC, at)),
        bonus=Bonus(ignores_range=True, halves_friends=True, centre=centre, afterwards=(Burst(),)),
        at=at,
    )
    push(game, blast)


@trick(attacks=True)
def spur_familiar(game: Game, at: Context) -> None:
    """Fury of Undeath: the reanimate acts at once, besides its own activation."""
    push(game, Spur(at=at))


class Spur(Step):
    """A familiar's extra activation: a move action and an attack, in either order."""

    at: Context
    moved: bool = False
    attacked: bool = False

    def resolve(self, game: Game) -> None:
        familiar = familiar_at(game, self.at)
        if familiar is None or cannot_act(game, familiar):
            return
        options = []
        if not self.moved and not cannot_move(game, familiar) and not in_pit(game, familiar):
            move = ChooseMove(figure=familiar.id, owner=self.at.actor, points=stats.speed(game, familiar))
            options.append(Option(id="move", then=(move, self.model_copy(update={"moved": True}))))
        if not self.attacked and foes(game, familiar, Arm(), self.at):
            attack = ChooseFoe(attacker=familiar.id, arm=Arm(), bonus=Bonus(), at=self.at)
            options.append(Option(id="attack", then=(attack, self.model_copy(update={"attacked": True}))))
        if options:
            options.append(Option(id="done"))
            ask(game, "spur_familiar", self.at.actor, options, default="done", about={"figure": familiar.id})


def coming(game: Game, at: Context, figure: Figure | None) -> int:
    """Hearts that this figure is about to suffer at this moment."""
    if figure is None or at.figure != figure.id:
        return 0
    attack = attack_of(game, at)
    if attack is None:
        return at.amount - figure.spared
    struck = attack.victim(figure.id)
    return (struck.damage or 0) if struck is not None else 0


def hand_over(game: Game, at: Context, giver: Figure, taker: Figure) -> None:
    """All hearts that are coming for one figure are suffered by another; they can't be passed back."""
    amount = coming(game, at, giver)
    attack = attack_of(game, at)
    struck = attack.victim(giver.id) if attack is not None else None
    if struck is not None:
        struck.damage = 0
    else:
        giver.spared += amount
    push(game, Suffer(figure=taker.id, amount=amount, source="dark_pact", by=at.by, sure=True))


@trick(possible=lambda game, at: coming(game, at, game.hero(at.actor)) > 0)
def pass_hearts_on(game: Game, at: Context) -> None:
    """Dark Pact: the reanimate suffers what was meant for the necromancer."""
    familiar = familiar_at(game, at)
    assert familiar is not None
    hand_over(game, at, game.hero(at.actor), familiar)


@trick(possible=lambda game, at: coming(game, at, familiar_at(game, at)) > 0)
def take_hearts_over(game: Game, at: Context) -> None:
    """Dark Pact: the necromancer suffers what was meant for the reanimate."""
    familiar = familiar_at(game, at)
    assert familiar is not None
    hand_over(game, at, familiar, game.hero(at.actor))


def fresh_dead(game: Game, at: Context) -> list[Monster]:
    """Monsters that fell to this attack."""
    attack = attack_of(game, at)
    return attack.defeated if attack is not None and game.monsters else []


@trick(possible=lambda game, at: bool(fresh_dead(game, at)))
def dying_command(game: Game, at: Context) -> None:
    """Dying Command: a monster that just fell fights once more, for the other side, if a test allows it."""
    options = []
    for monster in fresh_dead(game, at):
        again = (RiseAgain(monster=monster, at=at),)
        test = Test(figure=at.actor, attribute="knowledge", on_pass=again, on_fail=(Ease(hero=at.actor),))
        options.append(Option(id=monster.id, about={"target": monster.id}, then=(test,)))
    ask(game, "choose_figure", at.actor, options, default=options[0].id, about={"card": at.card})


class Ease(Step):
    """A hero recovers one fatigue."""

    hero: str

    def resolve(self, game: Game) -> None:
        rest(game, game.hero(self.hero), 1)


class RiseAgain(Step):
    """A fallen monster is put back where it fell (or as near as can be), moves, attacks and is gone."""

    monster: Monster
    at: Context

    def resolve(self, game: Game) -> None:
        card = game.monster_card(self.monster)
        squares = nearest_base(game, self.monster.square, card.size, game.occupied())
        puppet = self.monster.model_copy(update={"squares": squares, "damage": 0, "conditions": []})
        game.monsters[puppet.id] = puppet
        game.groups.setdefault(puppet.group, Group(id=puppet.group, monster=puppet.monster, activated=True))
        game.tell(FigurePlaced(figure=puppet.id, squares=squares))
        push(
            game,
            ChooseMove(figure=puppet.id, owner=self.at.actor, points=stats.speed(game, puppet)),
            Betray(figure=puppet.id, owner=self.at.actor, card=self.at.card),
            Crumble(figure=puppet.id),
        )


class Crumble(Step):
    """The risen monster is gone for good."""

    figure: str

    def resolve(self, game: Game) -> None:
        puppet = game.monsters.pop(self.figure, None)
        if puppet is not None:
            game.tell(Noted(figure=puppet.id, note="crumbles", facts={"monster": puppet.monster}))
            push(game, ClearGroup(group=puppet.group))
