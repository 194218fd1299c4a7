"""Moments in play: who may react, what it costs, and the question if there is a real choice.

Everybody who may react is asked at once, and may say what to do before the others have; it happens in party order.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from pydantic import Field

from bot.descent.board import Square
from bot.descent.content.cards import Ability, Cost
from bot.descent.effects.base import Context, Effect, worth_asking, worth_doing
from bot.descent.events import CardExhausted, CardUsed, FeatUsed
from bot.descent.rules import stats
from bot.descent.rules.counters import spent, take_away
from bot.descent.rules.followers import familiars_of, their_abilities
from bot.descent.rules.harm import tire, window
from bot.descent.rules.heeding import in_play
from bot.descent.rules.moments import Moment
from bot.descent.rules.selecting import select
from bot.descent.rules.steps import PARTY, Aside, Option, Question, Step, ask, push
from bot.descent.state.figures import Figure, HeldCard, Hero, Monster
from bot.descent.state.game import Game
from bot.kernel.editions import since
from bot.kernel.plain import Plain
from bot.kernel.refused import Refused, demand


class OfferedAbility(NamedTuple):
    """An ability somebody may use now."""

    actor: Figure
    card: str
    ability: Ability
    context: Context

    @property
    def key(self) -> str:
        target = f"@{self.context.target}" if self.context.target else ""
        return f"{self.actor.id}/{self.card}/{self.ability.id}{target}"


class Ahead(Plain):
    """What a hero said before its turn to react came."""

    hero: str
    option: str
    offered: tuple[str, ...]
    """All that it could choose from when it said so."""

    def stands(self, possible: Collection[str]) -> bool:
        """Whether it still means something; who passed has not passed on what has become possible since."""
        return set(possible) <= set(self.offered) if self.option == "pass" else self.option in possible


class Window(Step):
    """A moment: cards that must react do, players whose cards may react are asked, all of them at once.

    What they choose happens in party order. A reaction may change what the others can do: what one of them had
    said and can't be done any more is forgotten, and they are asked again.
    """

    moment: Moment
    figure: str | None = None
    attack: int | None = None
    amount: int = 0
    by: str | None = None
    card: str = ""
    square: Square | None = None
    done: tuple[str, ...] = ()
    """What has been used or declined at this moment."""
    ahead: tuple[Ahead, ...] = ()
    """What heroes said whose turn to react has not come yet."""
    asked: tuple[str, ...] = ()
    """What players have been asked about so far."""
    first: int = 0
    """The question with which they were asked about the last new thing."""

    def resolve(self, game: Game) -> None:
        offers = [offer for offer in self.offers(game) if offer.key not in self.done]
        # A monster's reaction is no question: it is used as soon as it could change anything.
        forced = [offer for offer in offers if offer.ability.kind == "trigger" or isinstance(offer.actor, Monster)]
        if forced:
            self._order(game, forced)
        elif (offer := _goes_without_saying(offers)) is not None:
            push(game, use(offer), self.after(offer.key))
        elif by_hero := _by_hero(game, offers):
            self._still_standing(by_hero)._react(game, by_hero)

    def _order(self, game: Game, forced: list[OfferedAbility]) -> None:
        """Effects that happen at the same moment: the party decides the order (CRD-07), unless it is all one."""
        plain = next((offer for offer in forced if offer.ability.goes_without_saying), None)
        if plain is not None:
            push(game, use(plain), self.after(plain.key))
            return
        if len({offer.card for offer in forced}) == 1 and all(isinstance(offer.actor, Monster) for offer in forced):
            push(game, use(forced[0]), self.after(forced[0].key))
            return
        options = [
            Option(
                id=offer.key,
                about={"card": offer.card, "ability": offer.ability.id, "actor": offer.actor.id},
                then=(use(offer), self.after(offer.key)),
            )
            for offer in forced
        ]
        ask(game, "order", PARTY, options, default=forced[0].key, about={"moment": self.moment.value})

    def _still_standing(self, by_hero: Mapping[str, list[OfferedAbility]]) -> "Window":
        """The moment without what was said and means nothing any more."""
        possible = {hero: [offer.key for offer in mine] for hero, mine in by_hero.items()}
        standing = tuple(said for said in self.ahead if said.stands(possible.get(said.hero, ())))
        return self.model_copy(update={"ahead": standing})

    def _react(self, game: Game, by_hero: Mapping[str, list[OfferedAbility]]) -> None:
        """The first hero does what it has said, or it is asked and the others with it."""
        hero, mine = next(iter(by_hero.items()))
        said = self._said_by(hero)
        if said is not None:
            # It is counted as if it had been asked: the same quest either way, to the last number.
            game.questions += 1
            chosen = next(option for option in self._options(hero, mine) if option.id == said)
            push(game, *chosen.then)
        else:
            self._now_asking(game, by_hero)._ask(game, by_hero)

    def _now_asking(self, game: Game, by_hero: Mapping[str, list[OfferedAbility]]) -> "Window":
        """The moment once everybody is asked about all this; if some of it is new, waiting begins anew."""
        keys = [offer.key for mine in by_hero.values() for offer in mine]
        new = [key for key in keys if key not in self.asked]
        first = game.questions + 1 if new else self.first
        return self.model_copy(update={"asked": (*self.asked, *new), "first": first})

    def _ask(self, game: Game, by_hero: Mapping[str, list[OfferedAbility]]) -> None:
        owner, *others = by_hero
        also = tuple(
            Aside(hero=hero, options=self._options(hero, by_hero[hero]), said=self._said_by(hero))
            for hero in others
        )
        about = {
            "moment": self.moment.value,
            "figure": self.figure,
            "attack": self.attack,
            "amount": self.amount,
        }
        options = list(self._options(owner, by_hero[owner]))
        ask(game, "react", owner, options, default="pass", about=about, also=also, first=self.first)

    def _options(self, hero: str, offers: list[OfferedAbility]) -> tuple[Option, ...]:
        left = tuple(said for said in self.ahead if said.hero != hero)
        then = self.model_copy(update={"ahead": left})
        uses = (
            Option(
                id=offer.key,
                about={"card": offer.card, "ability": offer.ability.id, "target": offer.context.target},
                then=(use(offer), then.after(offer.key)),
            )
            for offer in offers
        )
        return (*uses, Option(id="pass", then=(then.after(*(offer.key for offer in offers)),)))

    def _said_by(self, hero: str) -> str | None:
        return next((said.option for said in self.ahead if said.hero == hero), None)

    def after(self, *keys: str) -> "Window":
        """The same moment once these have had their say."""
        return self.model_copy(update={"done": (*self.done, *keys)})

    def knowing(self, said: Ahead) -> "Window":
        """The same moment once a hero has said what it will do, perhaps in place of something else."""
        others = tuple(other for other in self.ahead if other.hero != said.hero)
        return self.model_copy(update={"ahead": (*others, said)})

    def offers(self, game: Game) -> Iterator[OfferedAbility]:
        """Everything that may or must react now."""
        waiting = game.library.waiting(self.moment)
        for hero in game.heroes.values() if waiting else ():
            for card, ability in stats.abilities_of(game, hero, waiting):
                if self.moment in ability.moments:
                    for user in stats.open_to(game, hero, card, ability):
                        yield from self._possible(game, user, card, ability, bearer=hero)
        yield from self._from_behind(game)
        for familiar, ability in their_abilities(game, waiting) if waiting else ():
            if ability.at is self.moment:
                # Its hero's player decides for it, also while the hero itself can do nothing.
                yield from self._possible(game, game.heroes[familiar.owner], familiar.id, ability)
        lurking = game.library.lurking(self.moment)
        for monster in game.monsters.values() if lurking else ():
            for name in game.block(monster).abilities:
                if name in lurking:
                    ability = game.library.monster_abilities[name]
                    yield from self._possible(game, monster, name, ability)

    def _from_behind(self, game: Game) -> Iterator[OfferedAbility]:
        """What heroes may do with a shield that somebody else holds out for them."""
        attack = game.attacks.get(self.attack) if self.attack is not None else None
        for struck in attack.struck if attack is not None else ():
            user = game.heroes.get(struck.figure)
            if struck.behind is None or user is None:
                continue
            bearer = game.hero(struck.behind[0])
            held = bearer.card(struck.behind[1])
            for ability in stats.printed(game, held).abilities if held is not None and held.equipped else ():
                if self.moment in ability.moments:
                    yield from self._possible(game, user, struck.behind[1], ability, bearer=bearer)

    def _possible(
        self, game: Game, actor: Figure, card: str, ability: Ability, bearer: Figure | None = None
    ) -> Iterator[OfferedAbility]:
        at = Context(
            actor=actor.id,
            card=card,
            bearer=bearer.id if bearer is not None and bearer is not actor else None,
            ability=ability.id,
            attack=self.attack,
            figure=self.figure,
            by=self.by,
            cause=self.card,
            square=self.square,
            amount=self.amount,
        )
        for context in aimed(game, actor, ability, at):
            if refusal(game, actor, card, ability, context) is None and _may_matter(game, ability, context):
                yield OfferedAbility(actor, card, ability, context)


def _goes_without_saying(offers: list[OfferedAbility]) -> OfferedAbility | None:
    """A reaction that nobody would decline, if there is only one way to use it."""
    free = [offer for offer in offers if offer.ability.goes_without_saying and since(3)]
    ways = Counter((offer.actor.id, offer.card, offer.ability.id) for offer in free)
    return next((offer for offer in free if ways[offer.actor.id, offer.card, offer.ability.id] == 1), None)


def _may_matter(game: Game, ability: Ability, at: Context) -> bool:
    """Whether a reaction could change anything that is not sure by now; what must happen always does."""
    return ability.kind == "trigger" or not since(3) or worth_asking(game, ability.do, at)


def _by_hero(game: Game, offers: list[OfferedAbility]) -> dict[str, list[OfferedAbility]]:
    """The heroes who may react, in party order, and how each may."""
    mine = ((hero, [offer for offer in offers if offer.actor is hero]) for hero in game.heroes.values())
    return {hero.id: found for hero, found in mine if found}


def declare(question: Question, hero: str, option: str) -> Question:
    """The open question once another hero has said what it will do; whatever is answered, that is remembered."""
    aside = question.aside(hero)
    assert aside is not None
    said = Ahead(hero=hero, option=option, offered=tuple(offered.id for offered in aside.options))
    also = tuple(other.model_copy(update={"said": option}) if other is aside else other for other in question.also)
    options = tuple(
        answer.model_copy(
            update={"then": tuple(step.knowing(said) if isinstance(step, Window) else step for step in answer.then)}
        )
        for answer in question.options
    )
    return question.model_copy(update={"options": options, "also": also})


def aimed(game: Game, actor: Figure, ability: Ability, at: Context) -> Iterator[Context]:
    """One context per possible target; just one if the ability needs none."""
    if ability.target is None:
        yield at
        return
    for figure in candidates(game, game.familiars.get(at.card, actor), ability, at):
        yield at.model_copy(update={"target": figure.id})


def candidates(game: Game, actor: Figure, ability: Ability, at: Context) -> list[Figure]:
    """The figures an ability may be aimed at."""
    assert ability.target is not None
    return select(game, actor, ability.target, at.actor, at.card)


def refusal(game: Game, actor: Figure, card: str, ability: Ability, at: Context) -> Refused | None:
    """Why the ability can't be used now, or None if it can."""
    try:
        check_cost(game, actor, card, ability, at)
    except Refused as no:
        return no
    if not all(check.holds(game, at) for check in ability.when):
        return Refused("not_now", card=card)
    if not worth_doing(game, ability.do, at):
        return Refused("no_effect", card=card)
    return None


def check_cost(game: Game, actor: Figure, card: str, ability: Ability, at: Context) -> None:
    """Refuse what can't be paid (CRD-01)."""
    if isinstance(actor, Monster):
        users = game.group_members(actor.group) if ability.cost.exhaust else [actor]
        demand(all(limit_key(card, ability) not in user.used for user in users), "already_used", card=card)
    if not isinstance(actor, Hero):
        return
    if card not in game.familiars:
        demand(ability.fallen is not None or not actor.knocked_out, "knocked_out", hero=actor.id)
        demand(ability.fallen != "must" or actor.knocked_out, "not_knocked_out", hero=actor.id)
        demand(actor.on_board, "not_on_board", hero=actor.id)
    held = game.hero(at.bearer or actor.id).card(card)
    _check_allowed(game, actor, card, ability, held)
    demand(held is None or not held.flipped, "card_used_up", card=card)
    if ability.cost.exhaust:
        demand(held is None or not held.exhausted, "card_exhausted", card=card)
    left, need = stats.stamina_left(game, actor), fatigue_of(game, actor, card, ability.cost, held)
    spared = need > left and spares_fatigue(game, actor, card) is not None
    demand(need <= left or spared, "too_tired", need=need, left=left)
    for counter, amount in ability.cost.spend.items():
        have = stats.counters(actor, counter, held)
        demand(amount <= have, "too_few_counters", counter=counter, need=amount, left=have)
    key = _whose(game, actor, ability.limit, at, limit_key(card, ability))
    demand(key not in _used(game, actor, ability, at), "already_used", card=card)


def fatigue_of(game: Game, hero: Hero, card: str, cost: Cost, held: HeldCard | None) -> int:
    """The fatigue an ability costs as things stand: nothing while that of its card is ignored."""
    if held is not None and held.unpriced:
        return 0
    return cost.fatigue + (cost.per_familiar and cost.per_familiar * len(familiars_of(game, hero, card)))


def _check_allowed(game: Game, hero: Hero, card: str, ability: Ability, held: HeldCard | None) -> None:
    """Refuse what the activation card in play forbids."""
    lasting = in_play(game)
    if lasting is None:
        return
    if ability.cost.exhaust:
        demand(not lasting.forbids(game, hero, "exhaust"), "not_now", card=card)
    if fatigue_of(game, hero, card, ability.cost, held):
        demand(not lasting.forbids(game, hero, "pay_fatigue"), "not_now", card=card)
    if card == stats.FEAT:
        demand(not lasting.forbids(game, hero, "feat"), "not_now", card=card)


def spares_fatigue(game: Game, hero: Hero, card: str) -> str | None:
    """The card whose counters a hero may spend in place of the fatigue that a skill of its costs."""
    held = hero.card(card)
    if held is None or held.kind != "skill":
        return None
    return next((name for name, _ in stats.modifiers(game, "spares_fatigue", hero)), None)


def limit_key(card: str, ability: Ability) -> str:
    """How a used ability is remembered until its limit ends."""
    return f"{card}/{ability.id}"


def _whose(game: Game, hero: Hero, limit: str | None, at: Context, key: str) -> str:
    """The same with the hero's name where another one's sheet could be meant as well."""
    attack = game.attacks.get(at.attack) if at.attack is not None else None
    if limit == "turn":
        at_home = game.turn is None or game.turn.hero == hero.id
    else:
        at_home = limit != "attack" or attack is None or hero.id in (attack.attacker, attack.target)
    return key if at.card != stats.SHEET or at_home else f"{hero.id}/{key}"


def _used(game: Game, actor: Hero, ability: Ability, at: Context) -> list[str]:
    if ability.limit == "attack" and at.attack is not None:
        return game.attacks[at.attack].used
    if ability.limit == "turn":
        # RND-07: a monster's activation is nobody's turn, so nothing "once per turn" can be used.
        if game.turn is None or game.activation is not None:
            return [_whose(game, actor, "turn", at, limit_key(at.card, ability))]
        return game.turn.used
    if ability.limit == "round":
        return actor.used
    return []


class UseAbility(Step, kind="use"):
    """Pay for an ability and do what it says."""

    context: Context
    effects: tuple[Effect, ...]
    fatigue: int = 0
    per_familiar: int = 0
    exhaust: bool = False
    flip: bool = False
    spend: dict[str, int] = Field(default_factory=dict)
    limit: str | None = None
    settled: bool = False
    """Whether it has been asked how its fatigue is paid."""

    def resolve(self, game: Game) -> None:
        at = self.context
        actor = game.find(at.actor)
        if actor is None:
            return
        sparing = spares_fatigue(game, actor, at.card) if isinstance(actor, Hero) and not self.settled else None
        if isinstance(actor, Hero) and sparing is not None and self._fatigue(game, actor):
            self._ask_how(game, actor, sparing)
            return
        if isinstance(actor, Hero) and at.card == stats.FEAT and not actor.feat_used:
            actor.feat_used = True
            game.tell(FeatUsed(hero=actor.id))
        game.tell(CardUsed(figure=actor.id, card=at.card, ability=at.ability, target=at.target))
        doing: list[Step] = [Do(what=effect, at=at) for effect in self.effects]
        if isinstance(actor, Hero):
            held = self._held(game, actor)
            if held is not None and held.kind == "skill":
                held.touched.clear()
                doing.append(window(Moment.SKILL_USED, figure=actor.id, attack=at.attack, card=at.card))
            self._pay(game, actor)
            doing += [spent(actor, counter, amount) for counter, amount in self.spend.items()]
        elif isinstance(actor, Monster) and (self.limit == "round" or self.exhaust):
            # A relic that is exhausted is ready again with the next round.
            actor.used.append(f"{at.card}/{at.ability}")
        push(game, *doing)

    def _fatigue(self, game: Game, hero: Hero) -> int:
        """What it costs in fatigue as things stand."""
        cost = Cost(fatigue=self.fatigue, per_familiar=self.per_familiar)
        return fatigue_of(game, hero, self.context.card, cost, self._held(game, hero))

    def _ask_how(self, game: Game, hero: Hero, sparing: str) -> None:
        """Whether a counter is spent in place of the fatigue."""
        free = self.model_copy(update={"fatigue": 0, "per_familiar": 0, "settled": True})
        options = [Option(id="spare_fatigue", then=(SpareFatigue(hero=hero.id, card=sparing), free))]
        if self._fatigue(game, hero) <= stats.stamina_left(game, hero):
            options.append(Option(id="pay_fatigue", then=(self.model_copy(update={"settled": True}),)))
        about = {"card": sparing, "found": self.context.card, "fatigue": self._fatigue(game, hero)}
        ask(game, "spare_fatigue", hero.id, options, default=options[-1].id, about=about)

    def _held(self, game: Game, actor: Hero) -> HeldCard | None:
        return game.hero(self.context.bearer or actor.id).card(self.context.card)

    def _pay(self, game: Game, hero: Hero) -> None:
        at, held = self.context, self._held(game, hero)
        tire(game, hero, self._fatigue(game, hero), "card")
        for counter, amount in self.spend.items():
            take_away(game, hero, counter, amount, held)
        if held is not None and self.exhaust:
            held.exhausted = True
            bearer = at.bearer or hero.id
            game.tell(CardExhausted(figure=bearer, card=at.card))
            push(game, window(Moment.CARD_EXHAUSTED, figure=bearer, card=at.card))
        if held is not None and self.flip:
            held.flipped = True
        key = _whose(game, hero, self.limit, at, f"{at.card}/{at.ability}")
        if self.limit == "attack" and at.attack is not None:
            game.attacks[at.attack].used.append(key)
        elif self.limit == "turn" and game.turn is not None:
            game.turn.used.append(key)
        elif self.limit == "round":
            hero.used.append(key)


class SpareFatigue(Step):
    """A counter on a hero's card is spent in place of the fatigue that a skill costs."""

    hero: str
    card: str

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.hero)
        take_away(game, hero, stats.ON_CARD, 1, hero.card(self.card))


class Do(Step):
    """One effect of a card."""

    what: Effect
    at: Context

    def resolve(self, game: Game) -> None:
        if self.what.possible(game, self.at):
            self.what.resolve(game, self.at)

    def counting(self, amount: int) -> "Do":
        return self.model_copy(update={"at": self.at.model_copy(update={"amount": amount})})


def use(offer: OfferedAbility) -> UseAbility:
    """The step that uses an offered ability."""
    cost = offer.ability.cost
    return UseAbility(
        context=offer.context,
        effects=offer.ability.do,
        fatigue=cost.fatigue,
        per_familiar=cost.per_familiar,
        exhaust=cost.exhaust,
        flip=cost.flip,
        spend=cost.spend,
        limit=offer.ability.limit,
    )
