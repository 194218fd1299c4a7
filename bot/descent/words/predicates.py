"""Deeds of activation cards in words: what somebody does or suffers, in the third person, without saying who."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, get_args

from bot.descent.monsters.actions.by_name import ABILITIES
from bot.descent.monsters.instructions import MOVES, Extreme, Instruction
from bot.descent.monsters.whom import Aim, Amount
from bot.descent.words.whom import Whom, amount_in_words, any_of, conditions_in_words

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words

AFTER_OF = ("engage", "retreat", "away")
"""Verbs after which French says "du héros"."""
THEM = "origin-them"
"""Whose distance counts in what follows from a sentence: that of whoever it is about."""


class Predicates:
    """What deeds of a sentence say. `heroes`: whether it is about heroes, who move with regard to monsters."""

    def __init__(self, words: "Words", *, heroes: bool = False, origin: str | None = THEM) -> None:
        self.words = words
        self.heroes = heroes
        self.origin = origin

    def all_of(self, deeds: Sequence[Instruction]) -> str:
        """Deeds one after the other: "tests Might (…), then suffers 1 ♥"."""
        first, *rest = [self.of(deed) for deed in deeds]
        for then in rest:
            first = self.words.text("line-and-then", line=first, then=then)
        return first

    def of(self, deed: Instruction) -> str:
        """One deed with its condition, who it is about if that is somebody else, and what follows."""
        words = self.words
        told = self.predicate(deed) if deed.each is None else told_of(words, deed, origin=self.origin)
        for then in deed.then:
            told = words.text("line-and-then", line=told, then=self.of(then))
        conditions = conditions_in_words(words, deed.when, self.origin)
        return words.text("line-when", conditions=words.all_of(conditions), line=told) if conditions else told

    def predicate(self, deed: Instruction) -> str:
        """What the deed itself says."""
        words = self.words
        if deed.do in MOVES:
            return self._move(deed)
        if deed.do in ("harm", "recover"):
            return words.text(f"does-{deed.do}", cost=self._cost(deed))
        if deed.do in ("apply", "shed"):
            return self._conditions(deed)
        if deed.do == "try":
            return self._try(deed)
        if deed.do == "choose":
            parts = [self.all_of(part) for part in deed.options]
            *first, last = parts
            return words.text("does-choose", first=words.text("semicolon").join(first), last=last)
        if deed.do == "attack":
            return words.text("does-attack", target=self._target(deed.aim), again=deed.again)
        if deed.do == "use":
            return self._use(deed)
        if deed.do == "place":
            return self._place(deed)
        if deed.do == "swap":
            return words.text("does-swap", target=self._target(self._regard(deed.aim)))
        if deed.do in ("points", "unequip", "flip"):
            amount = deed.points if deed.do == "points" else deed.count
            return words.text(f"does-{deed.do}", what=self._so_many(amount, f"some-{deed.do}"))
        return words.text(f"does-{deed.do}", on=deed.on)

    def _regard(self, aim: Aim) -> Aim:
        """With regard to whom heroes are moved unless the card says so: the closest monster of the group."""
        return Aim(who="kin") if self.heroes and aim == Aim() else aim

    def _target(self, aim: Aim, *, of: bool = False) -> str:
        return Whom(self.words, aim).best(of=of)

    def _move(self, deed: Instruction) -> str:
        words, aim = self.words, self._regard(deed.aim)
        far = ""
        if deed.squares is not None:
            key = "does-far" if isinstance(deed.squares, int) else "does-far-by"
            far = words.text(key, far=self._so_many(deed.squares, "some-squares"))
        if deed.do == "retreat" and aim == Aim():
            told = words.text("does-retreat", far=far)
        else:
            key = "does-retreat-from" if deed.do == "retreat" else f"does-{deed.do}"
            told = words.text(key, far=far, target=self._target(aim, of=deed.do in AFTER_OF))
        return with_ways(words, deed, told)

    def _so_many(self, amount: Amount | str, key: str) -> str:
        return amount_in_words(self.words, amount, lambda n: self.words.text(key, n=n), self.origin)

    def _cost(self, deed: Instruction) -> str:
        costs = [
            self._so_many(amount, f"some-{name}")
            for name, amount in (("hearts", deed.hearts), ("fatigue", deed.fatigue))
            if amount
        ]
        return self.words.all_of(costs)

    def _conditions(self, deed: Instruction) -> str:
        words = self.words
        if deed.do == "apply" and deed.condition == ("random",):
            return words.text("does-apply-random", what=self._so_many(deed.count, "some-random"))
        if deed.condition in ((), ("random",)):
            return words.text(f"does-{deed.do}-{'random' if deed.condition else 'all'}")
        named = words.all_of(words.condition(name) for name in deed.condition)
        return words.text(f"does-{deed.do}", conditions=named)

    def _try(self, deed: Instruction) -> str:
        words = self.words
        test = any_of(words, [attribute_in_words(words, name) for name in deed.attribute])
        if deed.shields != 0:
            test = words.text("try-shields", test=test, shields=self._so_many(deed.shields, "some-shields"))
        if deed.times != 1:
            test = words.text("try-times", test=test, times=self._so_many(deed.times, "some-times"))
        outcomes = [
            words.text(f"try-{name}", deeds=self.all_of(part))
            for name, part in (("failed", deed.failed), ("passed", deed.passed))
            if part
        ]
        return words.text("does-try", test=test, outcomes=words.text("semicolon").join(outcomes))

    def _use(self, deed: Instruction) -> str:
        assert deed.use is not None
        ability = self.words.ability(deed.use)
        if ABILITIES[deed.use].all_at_once and deed.aim == Aim():
            return self.words.text("does-use", ability=ability)
        return self.words.text("does-use-on", ability=ability, target=self._target(deed.aim))

    def _place(self, deed: Instruction) -> str:
        words = self.words
        name, whom = ("near", deed.near) if deed.near is not None else ("beside", deed.beside)
        assert whom is not None
        told = words.text(f"does-place-{name}", target=self._target(whom, of=True))
        if deed.prefer is not None:
            told = words.text("does-prefer", deed=told, target=self._target(deed.prefer, of=True))
        return told


def attribute_in_words(words: "Words", name: str) -> str:
    """What is tested: an attribute, or whichever the tester is best or worst at."""
    return words.text(f"try-{name}") if name in get_args(Extreme) else words.attribute(name)


def with_ways(words: "Words", deed: Instruction, told: str) -> str:
    """A move with its second wish and its way, where the card names them."""
    if deed.through is not None:
        told = words.text("line-through", line=told)
    if deed.ending is not None:
        key = "line-ending-most" if deed.ending.most else "line-ending"
        whom = Whom(words, deed.ending.model_copy(update={"take": None, "many": False}))
        told = words.text(key, line=told, target=whom.best(of=True), noun=whom.plain())
    return told


def is_about_heroes(aim: Aim) -> bool:
    """Whether a selector means heroes."""
    return aim.who in ("hero", "other_hero", "target") or aim.meant


def told_of(words: "Words", deed: Instruction, *, origin: str | None = None) -> str:
    """A deed that befalls others than whoever acts: "every hero, adjacent, suffers 1 ♥"."""
    assert deed.each is not None
    who = Whom(words, deed.each, origin).each()
    does = Predicates(words, heroes=is_about_heroes(deed.each)).predicate(deed)
    return words.text("who-does", who=who, does=does)


def deeds_in_words(words: "Words", deeds: Sequence[Mapping[str, Any]]) -> str:
    """What an option of a special effect means for the hero who chooses it, from its deeds as data."""
    told = Predicates(words, heroes=True).all_of([Instruction.model_validate(deed) for deed in deeds])
    return f"{told[0].upper()}{told[1:]}"
