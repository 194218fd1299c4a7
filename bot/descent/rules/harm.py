"""Hearts, fatigue, defeat and recovery (HP)."""

from bot.descent.board import Square, Terrain
from bot.descent.content.cards import Attribute, ConditionEnding
from bot.descent.events import (
    AttributeTested,
    CardUsed,
    ConditionGained,
    ConditionLost,
    DamageRecovered,
    DamageSuffered,
    FamiliarRemoved,
    FatigueRecovered,
    FatigueSuffered,
    GroupRemoved,
    HeroKnockedOut,
    HeroStoodUp,
    MonsterDefeated,
    MoraleLost,
    Noted,
    QuestEnded,
    TokenDropped,
)
from bot.descent.rules import stats
from bot.descent.rules.conditions import conditions_in_parts, ended_by, suffered
from bot.descent.rules.heeding import Happening, heard
from bot.descent.rules.moments import Moment
from bot.descent.rules.passives import PUTRID_BOILS, SOUL_SHACKLE
from bot.descent.rules.steps import Step, push
from bot.descent.rules.withheld import boils_burst, fatigue_shackled, hearts_let_through, is_entombed
from bot.descent.state.figures import Figure, Hero, Monster
from bot.descent.state.game import Ending, Game, TestRoll, Turn
from bot.kernel.editions import since


class Suffer(Step):
    """A figure suffers hearts outside the reckoning of an attack, or at the end of one."""

    figure: str
    amount: int
    source: str
    by: str | None = None
    """Who did it."""
    attack: int | None = None
    card: str = ""
    """The card of `by` that did it."""
    sure: bool = False
    """Whether everybody who could prevent it has been asked; in an attack they have."""

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or self.amount <= 0 or not hurtable(figure):
            return
        if self.attack is None and not self.sure:
            coming = window(Moment.DAMAGE_COMING, figure=figure.id, amount=self.amount, by=self.by)
            push(game, coming, self.model_copy(update={"sure": True}))
            return
        spared, figure.spared = figure.spared, 0
        if self.amount > spared:
            self._hurt(game, figure, self.amount - spared)

    def _hurt(self, game: Game, figure: Figure, amount: int) -> None:
        more = conditions_in_parts(game, "suffered", figure) if since(3) else ()
        amount = suffered(game, figure, amount)
        # HP-04: what goes beyond health is not kept.
        figure.damage = min(figure.damage + amount, stats.health(game, figure))
        left = stats.health_left(game, figure)
        by = self.by if since(3) else None
        game.tell(
            DamageSuffered(
                figure=figure.id, amount=amount, left=left, source=self.source, by=by, more_from=tuple(more)
            )
        )
        remember_touch(game, self.by, self.card, figure)
        # The activation card has its say once whoever falls has fallen.
        suffered_now = Happening(
            "damage_suffered",
            figure.id,
            by=self.by,
            amount=amount,
            source=self.source,
            by_attack=self.attack is not None,
        )
        push(game, *heard(game, suffered_now))
        if left == 0:
            push(game, Defeat(figure=figure.id, by=self.by, attack=self.attack))
        push(game, window(Moment.DAMAGE_SUFFERED, figure=figure.id, amount=amount, attack=self.attack, by=self.by))


def remember_touch(game: Game, by: str | None, card: str, figure: Figure) -> None:
    """A card in front of a hero hurt or healed a figure; other cards may ask whom."""
    held = game.heroes[by].card(card) if by in game.heroes else None
    if held is not None and figure.id not in held.touched:
        held.touched.append(figure.id)


class Tire(Step):
    """A figure is forced to suffer fatigue; what is beyond its stamina becomes hearts (HP-02)."""

    figure: str
    amount: int
    source: str

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or self.amount <= 0 or not hurtable(figure):
            return
        borne = 0
        if isinstance(figure, Hero):
            borne = min(self.amount, stats.stamina_left(game, figure))
            _bear(game, figure, borne, self.source)
            if borne:
                tired = Happening("fatigue_suffered", figure.id, amount=borne, source=self.source)
                push(game, *heard(game, tired))
        if self.amount > borne:
            push(game, Suffer(figure=figure.id, amount=self.amount - borne, source=self.source))


def tire(game: Game, hero: Hero, amount: int, source: str) -> None:
    """A hero takes fatigue by its own will, as a price."""
    _bear(game, hero, amount, source)
    if amount and boils_burst(game, hero):
        push(game, Suffer(figure=hero.id, amount=1, source=PUTRID_BOILS))


def _bear(game: Game, hero: Hero, amount: int, source: str) -> None:
    """A hero takes fatigue it can bear; what is beyond its own stamina lies on cards that bear it."""
    if amount:
        own = min(amount, stats.own_stamina_left(game, hero))
        hero.fatigue += own
        _lay_on_cards(game, hero, amount - own)
        left = stats.stamina_left(game, hero)
        game.tell(FatigueSuffered(figure=hero.id, amount=amount, left=left, source=source))


def _lay_on_cards(game: Game, hero: Hero, amount: int) -> None:
    """Fatigue that cards of the hero bear for the rest of the quest."""
    for held, room in stats.bearing_fatigue(game, hero):
        laid = min(amount, room)
        held.counters += laid
        amount -= laid


def hurtable(figure: Figure) -> bool:
    """Knocked-out heroes and figures off the board suffer nothing (HP-05)."""
    return figure.on_board and not (isinstance(figure, Hero) and figure.knocked_out)


class Recover(Step):
    """A figure wins back hearts; a fallen hero stands up by it (HP-05)."""

    figure: str
    hearts: int = 0
    fatigue: int = 0
    by: str | None = None
    card: str = ""
    """The card of `by` that does it."""
    extra: bool = False
    """It goes with something that was recovered just now: no card answers it once more."""

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None:
            return
        healed = min(self._hearts(game, figure), figure.damage) if stats.can_heal(game, figure) else 0
        if healed or (isinstance(figure, Hero) and min(self.fatigue, figure.fatigue)):
            remember_touch(game, self.by, self.card, figure)
        if healed:
            figure.damage -= healed
            left = stats.health_left(game, figure)
            game.tell(DamageRecovered(figure=figure.id, amount=healed, left=left))
        if isinstance(figure, Hero):
            rest(game, figure, self.fatigue, extra=self.extra)
            if healed and figure.knocked_out:
                stand(game, figure, self.by, self.card)
            if healed and not self.extra:
                push(game, window(Moment.RECOVERED, figure=figure.id, amount=healed, by=self.by, card=self.card))
                push(game, window(Moment.HEALED, figure=figure.id, amount=healed, by=self.by, card=self.card))

    def _hearts(self, game: Game, figure: Figure) -> int:
        """What the monsters around let it have."""
        if is_entombed(game, figure) and not (self.by is None or self.card == stats.FEAT):
            game.tell(Noted(figure=figure.id, note="entombed"))
            return 0
        return hearts_let_through(game, figure, self.hearts)


def rest(game: Game, hero: Hero, amount: int, *, extra: bool = False) -> None:
    """A hero shakes off fatigue; what goes with something recovered just now is `extra`."""
    eased, payers = fatigue_shackled(game, hero, min(amount, hero.fatigue))
    for monster, hearts in payers:
        game.tell(CardUsed(figure=monster.id, card=SOUL_SHACKLE, ability="main", target=hero.id))
        push(game, Suffer(figure=monster.id, amount=hearts, source=SOUL_SHACKLE))
    if eased:
        hero.fatigue -= eased
        left = stats.stamina_left(game, hero)
        game.tell(FatigueRecovered(figure=hero.id, amount=eased, left=left))
        if not extra:
            push(game, window(Moment.RECOVERED, figure=hero.id, amount=eased))
            push(game, window(Moment.REFRESHED, figure=hero.id, amount=eased))


def stand(game: Game, hero: Hero, by: str | None, card: str = "") -> None:
    """The figure is back where the token lay, or in the nearest empty square (HP-08)."""
    hero.knocked_out = False
    place = hero.square
    hero.squares = ()
    hero.squares = (game.nearest_empty(place),)
    game.tell(HeroStoodUp(hero=hero.id, by=by, square=hero.square))
    push(game, window(Moment.STOOD_UP, figure=hero.id, by=by, card=card))


class Defeat(Step):
    """A figure's damage reached its health (HP-01, HP-04)."""

    figure: str
    by: str | None = None
    attack: int | None = None
    certain: bool = False
    """Whether a hero's last cards have been played, or a monster's abilities have had their say."""

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not hurtable(figure):
            return
        if isinstance(figure, Hero) and not self.certain:
            falling = window(Moment.HERO_FALLING, figure=figure.id, by=self.by)
            push(game, falling, self.model_copy(update={"certain": True}))
            return
        if isinstance(figure, Monster) and not self.certain and _has_last_words(game, figure):
            falling = window(Moment.MONSTER_FALLING, figure=figure.id, by=self.by, attack=self.attack)
            push(game, falling, self.model_copy(update={"certain": True}))
            return
        drop_all(game, figure)
        if isinstance(figure, Hero):
            self._knock_out(game, figure)
        elif isinstance(figure, Monster):
            self._remove_monster(game, figure)
        else:
            self._remove_familiar(game, figure)

    def _remove_familiar(self, game: Game, figure: Figure) -> None:
        familiar = game.familiars.pop(figure.id)
        game.tell(FamiliarRemoved(figure=familiar.id))
        push(game, window(Moment.FAMILIAR_FALLEN, figure=familiar.owner, by=self.by, card=familiar.familiar))

    def _knock_out(self, game: Game, hero: Hero) -> None:
        unbind(game, *game.groups)
        hero.knocked_out = True
        hero.damage = stats.health(game, hero)
        hero.fatigue = max(hero.fatigue, stats.stamina(game, hero))
        hero.conditions.clear()
        if game.board.terrain(hero.square) in (Terrain.HAZARD, Terrain.LAVA, Terrain.OBSTACLE):
            hero.squares = (game.nearest_empty(hero.square),)
        if game.delve is not None:
            game.delve.knocked_out += 1
        game.tell(HeroKnockedOut(hero=hero.id, by=self.by, square=hero.square))
        if game.turn is not None and game.turn.hero == hero.id:
            self._end_turn(game, game.turn)
        fell = Happening("hero_knocked_out", hero.id, by=self.by, by_attack=self.attack is not None)
        push(game, *heard(game, fell))
        push(game, LoseMorale(), window(Moment.HERO_KNOCKED_OUT, figure=hero.id, by=self.by))

    def _end_turn(self, game: Game, turn: Turn) -> None:
        """A hero who falls in its own turn has nothing left to do in it."""
        from bot.descent.rules.turns import FinishTurn

        turn.actions = turn.points = 0
        if not turn.ending:
            turn.ending = True
            game.stack.insert(0, FinishTurn(hero=turn.hero))

    def _remove_monster(self, game: Game, monster: Monster) -> None:
        square = monster.square
        unbind(game, monster.group)
        game.dismiss(monster)
        if self.attack is not None:
            game.attacks[self.attack].defeated.append(monster)
        for name in (monster.monster, monster.name):
            if name is not None:
                game.fallen[name] = game.fallen.get(name, 0) + 1
        game.tell(MonsterDefeated(figure=monster.id, by=self.by, square=square, name=monster.name))
        push(
            game,
            window(Moment.FIGURE_DEFEATED, figure=monster.id, by=self.by, attack=self.attack),
            ClearGroup(group=monster.group),
        )


def _has_last_words(game: Game, monster: Monster) -> bool:
    """Whether an ability does something as it falls, its own or that of a relic in somebody's hand.

    If it is falling already, that has been said.
    """
    waiting = game.library.lurking(Moment.MONSTER_FALLING)
    heard_by = [monster, *(other for other in game.monsters.values() if other.relic is not None)]
    if not any(name in waiting for one in heard_by for name in game.block(one).abilities):
        return False
    return not any(isinstance(step, Defeat) and step.certain and step.figure == monster.id for step in game.stack)


def unbind(game: Game, *groups: str) -> None:
    """A monster of these groups falls, or a hero: whom they had bound may recover hearts again."""
    for name in groups:
        bound = game.groups[name].bound if name in game.groups else []
        for hero in bound:
            game.tell(Noted(figure=hero, note="unbound"))
        bound.clear()


class ClearGroup(Step):
    """A group with no figure left leaves the track (MON-08)."""

    group: str

    def resolve(self, game: Game) -> None:
        if self.group in game.groups and not game.group_members(self.group):
            del game.groups[self.group]
            game.tell(GroupRemoved(group=self.group))
            push(game, CheckVictory())


class CheckVictory(Step):
    """Whether the quest is over; an attack that decided it is resolved to its end first."""

    def resolve(self, game: Game) -> None:
        if game.attacks:
            return
        quest = game.played
        if game.ending is None and quest.win is not None and quest.is_won(game):
            game.ending = Ending(outcome="won", reason=quest.win.reason)
        if game.ending is not None and not game.ending.told:
            game.ending.told = True
            ending = game.ending
            game.tell(
                QuestEnded(
                    outcome=ending.outcome,
                    reason=ending.reason,
                    seed=game.chance.seed,
                    numbers=game.numbers,
                )
            )


class Settle(Step):
    """Cards that gave health or stamina are gone: the figure may no longer bear what it bore.

    Fatigue beyond its stamina is forgotten; whoever has no health left falls.
    """

    figure: str

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if isinstance(figure, Hero):
            figure.fatigue = min(figure.fatigue, stats.stamina(game, figure))
        if figure is not None and hurtable(figure) and stats.health_left(game, figure) <= 0:
            push(game, Defeat(figure=figure.id))


class LoseMorale(Step):
    """Each knock-out costs one morale; the one after none is left loses the quest (PER-01)."""

    def resolve(self, game: Game) -> None:
        if game.morale == 0:
            game.ending = game.ending or Ending(outcome="lost", reason="morale")
            push(game, CheckVictory())
            return
        game.morale -= 1
        game.tell(MoraleLost(left=game.morale))


def drop_all(game: Game, figure: Figure) -> None:
    """Objective tokens stay where their carrier fell (CRD-06)."""
    for token in figure.carried:
        game.board.tokens[token].square = figure.square
        game.tell(TokenDropped(figure=figure.id, token=token, square=figure.square))
    figure.carried.clear()


class Inflict(Step):
    """A figure gets a condition, unless it has it already or is immune (ATT-11, HP-05)."""

    figure: str
    condition: str

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is not None and can_gain(game, figure, self.condition):
            figure.conditions.append(self.condition)
            game.tell(ConditionGained(figure=figure.id, condition=self.condition))
            push(game, window(Moment.CONDITION_GAINED, figure=figure.id, card=self.condition))


def can_gain(game: Game, figure: Figure, condition: str) -> bool:
    """Whether the condition would change anything; obstacles have none."""
    if not hurtable(figure) or condition in figure.conditions or game.is_obstacle(figure):
        return False
    return not stats.immune(game, figure, condition)


def shed(game: Game, figure: Figure, condition: str) -> None:
    """A condition ends, unless a monster nearby keeps it alive."""
    if condition in figure.conditions:
        if stats.clings(game, figure, condition):
            game.tell(Noted(figure=figure.id, note="clings", facts={"condition": condition}))
            return
        figure.conditions.remove(condition)
        game.tell(ConditionLost(figure=figure.id, condition=condition))
        listening = game.library.waiting(Moment.CONDITION_SHED)
        if isinstance(figure, Hero) and any(held.card in listening for held in figure.cards):
            push(game, window(Moment.CONDITION_SHED, figure=figure.id, card=condition))


def shed_by(game: Game, figure: Figure, end: ConditionEnding) -> None:
    """The conditions that end in this way do."""
    for condition in ended_by(game, figure, end):
        shed(game, figure, condition)


class Test(Step):
    """A figure tests an attribute: grey and black die, no more shields than its value (CRD-03)."""

    figure: str
    attribute: Attribute
    bonus: int = 0
    """Added to the attribute."""
    shields: int = 0
    """Shields that count besides those rolled."""
    on_pass: tuple[Step, ...] = ()
    on_fail: tuple[Step, ...] = ()
    counted: bool = False
    """Whether the shields rolled are the amount of what a card does then."""

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None:
            return
        value = stats.attribute(game, figure, self.attribute)
        if value is None:  # figures without attributes fail by themselves
            if game.activation is not None:
                game.activation.remember_failing(figure.id)
            push(game, *self.on_fail)
            return
        value = max(0, value + self.bonus)
        game.test = TestRoll(figure=figure.id, attribute=self.attribute, value=value, dice=[])
        game.test.shields = self.shields
        push(
            game,
            window(Moment.TEST_COMING, figure=figure.id),
            RollTest(figure=figure.id),
            window(Moment.TEST_ROLLED, figure=figure.id),
            JudgeTest(on_pass=self.on_pass, on_fail=self.on_fail, counted=self.counted),
        )


class RollTest(Step):
    """The dice of a test are rolled."""

    figure: str

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        assert game.test is not None
        assert figure is not None
        game.test.dice = list(game.chance.roll(stats.test_dice(game, figure)))


class JudgeTest(Step):
    """The dice of a test stand: passed or failed."""

    on_pass: tuple[Step, ...] = ()
    on_fail: tuple[Step, ...] = ()
    counted: bool = False

    def resolve(self, game: Game) -> None:
        test, game.test = game.test, None
        assert test is not None
        game.tell(
            AttributeTested(
                figure=test.figure,
                attribute=test.attribute,
                value=test.value,
                dice=tuple(test.dice),
                passed=test.passed,
                shields=test.shields,
            )
        )
        if game.activation is not None and not test.passed:
            game.activation.remember_failing(test.figure, test.excess)
            push(game, *heard(game, Happening("test_failed", test.figure)))
        then = self.on_pass if test.passed else self.on_fail
        push(game, *(step.counting(test.rolled) if self.counted else step for step in then))
        if not test.passed and game.library.waiting(Moment.TEST_FAILED):
            push(game, window(Moment.TEST_FAILED, figure=test.figure))


def window(
    moment: Moment,
    *,
    figure: str | None = None,
    attack: int | None = None,
    amount: int = 0,
    by: str | None = None,
    card: str = "",
    square: Square | None = None,
) -> Step:
    """The moment at which cards may react."""
    from bot.descent.rules.reactions import Window

    return Window(moment=moment, figure=figure, attack=attack, amount=amount, by=by, card=card, square=square)


def is_fallen(figure: Figure) -> bool:
    """A hero whose token lies on the board."""
    return isinstance(figure, Hero) and figure.knocked_out
