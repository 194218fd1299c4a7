"""Deeds of activation cards: what befalls whom, one after the other, each a plain step (ACT-01).

A sentence is carried out for one figure after the other, and for each of them deed by deed. Whoever has fallen
meanwhile is left out, and what can't be done is skipped.
"""

from collections.abc import Callable, Sequence

from bot.descent.content.cards import ATTRIBUTES, Attribute
from bot.descent.monsters.actions.attacks import note_attack
from bot.descent.monsters.actions.by_name import ABILITIES
from bot.descent.monsters.amounts import reckon
from bot.descent.monsters.bonuses import additions
from bot.descent.monsters.choosing import attackable, best_swaps, usable_on
from bot.descent.monsters.circumstances import Circumstance
from bot.descent.monsters.effects import changes, stricken
from bot.descent.monsters.forced_moves import MoveFigure, PlaceFigure, SwapPlaces
from bot.descent.monsters.goods import LayToken, LoseCards
from bot.descent.monsters.instructions import MOVES, Instruction, Verb
from bot.descent.monsters.moves import Neglected
from bot.descent.monsters.striking import choose_target, pick, strike
from bot.descent.monsters.targets import best, fitting, is_true
from bot.descent.monsters.whom import Aim
from bot.descent.rules import stats
from bot.descent.rules.harm import Inflict, Recover, Suffer, Test, Tire, hurtable, shed
from bot.descent.rules.heeding import Happening, heard
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import Familiar, Figure, Hero, Monster
from bot.descent.state.game import Game
from bot.kernel.editions import since

SOURCE = "special"
"""What hearts and fatigue come from that an activation card deals."""


class CarryOut(Step):
    """Deeds in their order, for whoever the sentence is about."""

    deeds: tuple[Instruction, ...]
    at: Circumstance

    def resolve(self, game: Game) -> None:
        if not self.deeds or game.outcome is not None:
            return
        deed, *rest = self.deeds
        if rest:
            push(game, self.model_copy(update={"deeds": tuple(rest)}))
        if not is_true(game, self.at, deed.when):
            return
        if deed.then:
            push(game, CarryOut(deeds=deed.then, at=self.at))
        alone = deed.model_copy(update={"each": None, "then": ()})
        if deed.each is not None:
            push(game, ForEach(each=deed.each, deeds=(alone,), at=self.at))
        else:
            push(game, DoDeed(deed=alone, at=self.at))


class ForEach(Step):
    """The same for everybody who is meant; of equals the campaign's setting takes as many as the card wants."""

    each: Aim
    deeds: tuple[Instruction, ...]
    at: Circumstance
    chosen: tuple[str, ...] = ()

    def resolve(self, game: Game) -> None:
        if not isinstance(self.each.take, int):
            self._befall(game, [figure.id for figure in stricken(game, self.at, self.each)])
            return
        ranked = [entry for entry in fitting(game, self.at, self.each) if entry.figure.id not in self.chosen]
        left = self.each.take - len(self.chosen)
        if not ranked or left <= 0 or len(ranked) + len(self.chosen) < self.each.at_least:
            self._befall(game, self.chosen)
            return
        tied = best(ranked)
        if not since(3):
            # Earlier rules took the first of the party.
            tied = tied[:1]
        if len(tied) <= left:
            push(game, self._with(*tied))
        else:
            pick(game, self.at, self.deeds[0].do, tied, lambda figure: (self._with(figure),))

    def _with(self, *figures: Figure) -> "ForEach":
        return self.model_copy(update={"chosen": (*self.chosen, *(figure.id for figure in figures))})

    def _befall(self, game: Game, names: Sequence[str]) -> None:
        push(game, *(CarryOut(deeds=self.deeds, at=self.at.about(name)) for name in names))


class DoDeed(Step):
    """One deed for one figure."""

    deed: Instruction
    at: Circumstance

    def resolve(self, game: Game) -> None:
        name = self.at.them or self.at.actor
        figure = game.find(name) if name is not None else None
        if figure is None or not hurtable(figure):
            return
        DEEDS[self.deed.do](game, self.at, self.deed, figure)


# What each verb does -----------------------------------------------------------------------------------------


def _harm(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> None:
    hearts = 0 if deed.hearts == "all" else reckon(game, at, deed.hearts)
    fatigue = 0 if deed.fatigue == "all" else reckon(game, at, deed.fatigue)
    push(
        game,
        *([Suffer(figure=figure.id, amount=hearts, source=SOURCE)] if hearts else []),
        *([Tire(figure=figure.id, amount=fatigue, source=SOURCE)] if fatigue else []),
    )


def _recover(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> None:
    tired = figure.fatigue if isinstance(figure, Hero) else 0
    hearts = figure.damage if deed.hearts == "all" else reckon(game, at, deed.hearts)
    fatigue = tired if deed.fatigue == "all" else reckon(game, at, deed.fatigue)
    push(game, Recover(figure=figure.id, hearts=hearts, fatigue=fatigue))


def _apply(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> None:
    names = deed.condition
    if names == ("random",):
        names = _drawn(game, figure, reckon(game, at, deed.count))
    push(game, *(Inflict(figure=figure.id, condition=name) for name in names))


def _drawn(game: Game, figure: Figure, count: int) -> tuple[str, ...]:
    """So many different conditions of the boxes owned that a figure lacks."""
    owned = [card.id for card in game.library.conditions.values() if card.box in game.boxes]
    lacking = [name for name in owned if name not in figure.conditions]
    drawn: list[str] = []
    while lacking and len(drawn) < count:
        drawn.append(game.chance.of("conditions").pick(lacking))
        lacking.remove(drawn[-1])
    return tuple(drawn)


def _shed(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> None:
    names = deed.condition or tuple(figure.conditions)
    if names == ("random",):
        names = (game.chance.of("conditions").pick(figure.conditions),) if figure.conditions else ()
    for condition in names:
        shed(game, figure, condition)


def _points(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> None:
    """Movement points for the monster whose turn it is."""
    activation = game.activation
    if activation is not None and activation.monster == figure.id:
        activation.points = max(0, activation.points + reckon(game, at, deed.points))


def _try(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> None:
    tests = max(0, reckon(game, at, deed.times))
    shields = reckon(game, at, deed.shields)
    push(game, *(TryIt(deed=deed, at=at, shields=shields) for _ in range(tests)))


class TryIt(Step):
    """A figure tests an attribute; of several its player takes one."""

    deed: Instruction
    at: Circumstance
    shields: int = 0

    def resolve(self, game: Game) -> None:
        figure = game.find(self.at.them or self.at.actor or "")
        if figure is None or not hurtable(figure):
            return
        tests = {
            attribute: Test(
                figure=figure.id,
                attribute=attribute,
                shields=self.shields,
                on_pass=(CarryOut(deeds=self.deed.passed, at=self.at),) if self.deed.passed else (),
                on_fail=(CarryOut(deeds=self.deed.failed, at=self.at),) if self.deed.failed else (),
            )
            for attribute in _tested(game, figure, self.deed)
        }
        best_one = max(tests, key=lambda attribute: stats.attribute(game, figure, attribute) or 0)
        if not isinstance(figure, Hero):
            push(game, tests[best_one])
            return
        options = [
            Option(id=attribute, about={"attribute": attribute}, then=(test,)) for attribute, test in tests.items()
        ]
        ask(game, "special_test", figure.id, options, default=best_one, about={"figure": figure.id})


def _tested(game: Game, figure: Figure, deed: Instruction) -> list[Attribute]:
    """The attributes of which the tester takes one."""
    ranked = sorted(ATTRIBUTES, key=lambda name: stats.attribute(game, figure, name) or 0)
    extremes = {"worst": ranked[0], "best": ranked[-1]}
    return [extremes.get(name, name) for name in deed.attribute]  # type: ignore[arg-type]


def _choose(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> None:
    """The player of whoever it befalls chooses among what would change anything."""
    open_parts = [
        part for part in deed.options if any(changes(game, at, each, figure) or each.each for each in part)
    ]
    options = [
        Option(
            id=str(deed.options.index(part)),
            about={"deeds": [one.model_dump(mode="json", exclude_defaults=True) for one in part]},
            then=(CarryOut(deeds=part, at=at),),
        )
        for part in open_parts
    ]
    if not options:
        return
    owner = figure.owner if isinstance(figure, Familiar) else figure.id
    if isinstance(figure, Monster):
        push(game, *game.chance.of("ties").pick(options).then)
        return
    ask(game, "special_choice", owner, options, default=options[0].id, about={"figure": figure.id})


def _move(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> None:
    squares = reckon(game, at, deed.squares) if deed.squares is not None else None
    push(game, MoveFigure(figure=figure.id, deed=deed, at=at, squares=squares))


def _place(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> None:
    whom = deed.near or deed.beside
    assert whom is not None
    ranked = [entry for entry in fitting(game, at, whom) if entry.figure is not figure]
    if ranked:
        pick(
            game,
            at,
            deed.do,
            best(ranked),
            lambda target: (PlaceFigure(figure=figure.id, target=target.id, prefer=deed.prefer, at=at),),
        )


def _swap(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> None:
    aim = Aim(who="kin") if deed.aim == Aim() and not isinstance(figure, Monster) else deed.aim
    try:
        tied = best_swaps(game, at, figure, aim)
    except Neglected:
        return
    pick(game, at, deed.do, tied, lambda other: (SwapPlaces(figure=figure.id, other=other.id),))


def _attack(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> None:
    """An attack besides the monster's actions; without `again` it is its one attack of the activation."""
    activation = game.activation
    if not isinstance(figure, Monster) or activation is None:
        return
    if activation.monster == figure.id and activation.has_attacked and not deed.again:
        return
    try:
        tied = attackable(game, figure, deed, _as_doer(at, figure))
    except Neglected:
        return
    choose_target(game, figure, deed.do, tied, lambda foe: strike(game, figure, deed, foe, _as_doer(at, figure)))


def _use(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> None:
    if not isinstance(figure, Monster):
        return
    try:
        tied = usable_on(game, figure, deed, _as_doer(at, figure))
    except Neglected:
        return
    if not tied:
        push(game, *use_ability(game, figure, deed, None))
    else:
        choose_target(game, figure, str(deed), tied, lambda foe: use_ability(game, figure, deed, foe))


def _as_doer(at: Circumstance, monster: Monster) -> Circumstance:
    """The same moment with this monster as the one that acts: distances count from it."""
    return at.model_copy(update={"actor": monster.id, "them": monster.id})


def use_ability(game: Game, monster: Monster, line: Instruction, target: Figure | None) -> tuple[Step, ...]:
    """What the special action of a line does."""
    assert line.use is not None
    return (UseAction(figure=monster.id, use=line.use, target=target.id if target is not None else None),)


class UseAction(Step):
    """A monster uses a special action, if it still can."""

    figure: str
    use: str
    target: str | None = None
    ready: bool = False
    """Whether what comes before it is done."""

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        target = game.find(self.target) if self.target is not None else None
        if monster is None or (self.target is not None and target is None):
            return
        if not self.ready:
            struck = (target.id,) if target is not None else ()
            before, after = (
                heard(game, Happening(time, monster.id, others=struck, use=self.use))
                for time in ("use_before", "use_after")
            )
            push(game, *before, self.model_copy(update={"ready": True}), *after)
            return
        ability = ABILITIES[self.use]
        if ability.once:
            (monster.used if ability.once == "round" else monster.marks).append(self.use)
        if ability.attacks:
            note_attack(game, monster)
        if game.activation is not None:
            game.activation.failed.clear()
        caught = ability.caught(game, monster, self.use) if target is None else [target]
        push(game, *ability.steps(game, monster, target), *_added(game, monster, self.use, caught))


def _added(game: Game, monster: Monster, use: str, caught: Sequence[Figure]) -> list[Step]:
    """What the card in play adds for whom a special action caught; where heroes test, for those who fail."""
    steps: list[Step] = []
    for effect, at in additions(game, monster, use):
        whom = effect.each or Aim(who="figure", failed=ABILITIES[use].tests, meant=not ABILITIES[use].tests)
        about = at.model_copy(update={"meant": tuple(figure.id for figure in caught), "them": None})
        steps.append(ForEach(each=whom, deeds=effect.adds, at=about))
    return steps


def _finish(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> None:
    """This monster takes no further action."""
    if game.activation is not None and game.activation.monster == figure.id:
        game.activation.actions = 0
        game.activation.points = 0


def _flip(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> None:
    count = reckon(game, at, deed.count)
    push(game, LoseCards(hero=figure.id, count=count, worn=deed.do == "unequip"))


def _token(game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> None:
    push(game, LayToken(hero=figure.id, group=at.group, on=deed.on))


Doing = Callable[[Game, Circumstance, Instruction, Figure], None]
DEEDS: dict[Verb, Doing] = {
    **dict.fromkeys(MOVES, _move),
    "attack": _attack,
    "use": _use,
    "place": _place,
    "swap": _swap,
    "finish": _finish,
    "harm": _harm,
    "recover": _recover,
    "apply": _apply,
    "shed": _shed,
    "points": _points,
    "try": _try,
    "choose": _choose,
    "flip": _flip,
    "unequip": _flip,
    "token": _token,
}
