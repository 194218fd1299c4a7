"""Whom a sentence of an activation card is about, in words; how much, and on what condition."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bot.descent.content.cards import ATTRIBUTES
from bot.descent.monsters.whom import Aim, Amount, Bound, Reckoned, When

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words

ONE_WORD_KEYS = ("closest", "farthest")
"""Ranking keys that are said of the figure itself rather than of something it has."""
PLAIN_FILTERS = ("unattacked", "beside_kin", "alone", "hurt", "same", "passed", "failed", "meant")
YES_OR_NO = ("token", "attacked")


class Whom:
    """One selector in words. `origin` names whose distance counts, where that is not the acting monster."""

    def __init__(self, words: "Words", aim: Aim, origin: str | None = None) -> None:
        self.words = words
        self.aim = aim
        named = f"origin-{aim.origin}" if aim.origin is not None and aim.origin != "self" else origin
        self.origin = words.text(named) if named is not None else None
        rank = f"-{aim.rank}" if aim.rank is not None else ""
        self.noun = f"whom-{aim.who}{rank}"

    def best(self, *, of: bool = False) -> str:
        """The one it means: ranked, then what breaks ties, then its filters. `of`: the form after "de"."""
        words, aim = self.words, self.aim
        if aim.ground is not None:
            return words.text(f"aim-ground-{aim.ground.value}{'.of' if of else ''}")
        ranked = self._ranked(of=of and not aim.most)
        if aim.most:
            ranked = words.text("aim-many.of" if of else "aim-many", target=ranked)
        if aim.take == "all":
            return words.text("aim-all", each=self._with_filters(self._form("each")))
        return self._filtered(ranked)

    def _ranked(self, *, of: bool) -> str:
        the = self._form("of" if of else "the")
        if self.aim.who in ("self", "them", "attacker", "target"):
            return the
        first, *rest = self.aim.by
        if first in ONE_WORD_KEYS:
            target = self.words.text(f"aim-{first}", whom=self._form("near-of" if of else "near"))
        else:
            target = self.words.text("aim-ranked", the=the, rank=self.words.text(f"reason-{first}"))
        for key in rest:
            target = self.words.text("aim-tied", target=target, rank=self.words.text(f"reason-{key}"))
        return target

    def each(self) -> str:
        """Everybody it means, or as many of the best as it takes; in the singular."""
        if not isinstance(self.aim.take, int):
            return self._with_filters(self._form("each"))
        if self.aim.take == 1:
            return self._with_filters(self._ranked(of=False))
        ranks = self.words.all_of(self.words.text(f"reason-{key}") for key in self.aim.by)
        told = self.words.text("each-of-the", n=self.aim.take, noun=self.words.text(self.noun), rank=ranks)
        return self._with_filters(told)

    def one(self) -> str:
        """Any one of them: "a hero, adjacent"."""
        return self._with_filters(self._form("one"))

    def none(self) -> str:
        """Not one of them: "no hero, adjacent"."""
        return self._with_filters(self._form("no"))

    def plain(self) -> str:
        """Without an article, to be counted: "hero, adjacent"."""
        return self._with_filters(self.words.text(self.noun))

    def _form(self, form: str) -> str:
        return self.words.text(f"{self.noun}.{form}")

    def _filtered(self, target: str) -> str:
        filters = self._filters()
        if filters:
            target = self.words.text("aim-filtered", target=target, filters=", ".join(filters))
        return self._aside(target)

    def _with_filters(self, target: str) -> str:
        """As the subject of a sentence: "every hero within 2 squares and in sight"."""
        filters = self._filters()
        if filters:
            target = self.words.text("whom-filtered", whom=target, filters=self.words.all_of(filters))
        return self._aside(target)

    def _filters(self) -> list[str]:
        words, aim = self.words, self.aim
        where = {"from": self.origin} if self.origin is not None else {}
        suffix = "-from" if self.origin is not None else ""
        told = [
            words.text(f"filter-{name}{suffix}", n=n, **where)
            for name in ("within", "beyond")
            if (n := getattr(aim, name)) is not None
        ]
        told += [
            words.text(f"filter-{name}{suffix}", **where) for name in ("adjacent", "sight") if getattr(aim, name)
        ]
        told += [words.text(f"filter-{name}") for name in PLAIN_FILTERS if getattr(aim, name)]
        told += [
            words.text(f"filter-{name}", n=value) for name in YES_OR_NO if (value := getattr(aim, name)) is not None
        ]
        told += [
            words.text(f"filter-{name}", conditions=any_of(words, [words.condition(each) for each in listed]))
            for name, listed in (("having", aim.having), ("without", aim.without))
            if listed
        ]
        told += [words.text(f"filter-{name}-{what}") for name, what in self._surroundings()]
        return told

    def _aside(self, told: str) -> str:
        """With what is said in brackets: bounds of measures, and how many there must be."""
        notes = [bound_in_words(self.words, name, bound) for name, bound in self.aim.bounds.items()]
        if self.aim.at_least > 1:
            notes.append(self.words.text("filter-at_least", n=self.aim.at_least))
        return self.words.text("whom-aside", whom=told, notes=", ".join(notes)) if notes else told

    def _surroundings(self) -> list[tuple[str, str]]:
        aim = self.aim
        named = (("beside", aim.beside), ("not_beside", aim.not_beside), ("terrain", aim.terrain))
        return [(name, str(what)) for name, what in named if what is not None]


def bound_in_words(words: "Words", measure: str, bound: Bound) -> str:
    """Between which numbers something lies: "with Awareness 3 at most"."""
    both = bound.at_least is not None and bound.at_least == bound.at_most
    told = [
        words.text(f"bound-{name}", n=n)
        for name in ("at_least", "at_most")
        if (n := getattr(bound, name)) is not None
    ]
    number = words.text("bound-exactly", n=bound.at_least) if both else words.all_of(told)
    return words.text("filter-with", measure=measure_in_words(words, measure), bound=number)


def measure_in_words(words: "Words", measure: str) -> str:
    """What a measure is called."""
    return words.attribute(measure) if measure in ATTRIBUTES else words.text(f"quantity-{measure}")


def any_of(words: "Words", names: Sequence[str]) -> str:
    """ "Poisoned", "Poisoned or Stunned"."""
    *first, last = names
    return words.text("aim-or", first=", ".join(first), last=last) if first else last


def amount_in_words(
    words: "Words", amount: Amount | str, unit: Callable[[object], str], origin: str | None = None
) -> str:
    """So many of something: "2 ♥", or "1 ♥ per hero, adjacent"."""
    if isinstance(amount, int):
        return unit(amount)
    if amount == "all":
        return unit(None)
    reckoned = amount if isinstance(amount, Reckoned) else Reckoned(measure="dealt")
    if reckoned.count is not None:
        per = Whom(words, reckoned.count, origin).plain()
    elif reckoned.measure in ATTRIBUTES:
        per = words.text("unit-attribute", attribute=words.attribute(str(reckoned.measure)))
    else:
        per = words.text(f"unit-{reckoned.measure}")
    if reckoned.of != "them":
        per = words.text("unit-of", unit=per, of=words.text(f"whom-{reckoned.of}.of"))
    told = words.text("amount-per", each=unit(reckoned.times), unit=per)
    if reckoned.plus:
        told = words.text("amount-plus", amount=told, n=reckoned.plus)
    if reckoned.at_most is not None:
        told = words.text("amount-at_most", amount=told, n=reckoned.at_most)
    return told


def conditions_in_words(words: "Words", when: When, origin: str | None = None) -> list[str]:
    """All that must be true, each in a few words."""
    told = []
    for name in When.model_fields:
        value = getattr(when, name)
        if value is None:
            continue
        if isinstance(value, Aim):
            whom = Whom(words, value.model_copy(update={"at_least": 0}), origin)
            kind = f"when-{name}-count" if value.at_least > 1 else f"when-{name}"
            facts = {"n": value.at_least, "one": whom.one(), "no": whom.none(), "noun": whom.plain()}
            told.append(words.text(kind, **facts))
        elif name == "using":
            told.append(words.text("when-using", ability=words.ability(value)))
        else:
            told.append(words.text(f"when-{name}", n=value))
    return told
