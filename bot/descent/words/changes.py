"""What an activation card changes as long as it lasts, in words."""

from typing import TYPE_CHECKING

from bot.descent.content.cards import ATTRIBUTES
from bot.descent.effects.base import Effect
from bot.descent.monsters.actions.by_name import ABILITIES
from bot.descent.monsters.changes import Form
from bot.descent.monsters.instructions import Special
from bot.descent.words import symbols
from bot.descent.words.effects import effects_in_words
from bot.descent.words.predicates import Predicates
from bot.descent.words.whom import Whom

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words


def changes_in_words(words: "Words", special: Special) -> list[str]:
    """What is different besides plain bonuses."""
    return [
        *_attributes(words, special),
        *_form(words, special.attack),
        *_altered(words, special),
        *_lent(words, special),
        *_forbidden(words, special),
    ]


def _whose(words: "Words", special: Special) -> str:
    assert special.each is not None
    return Whom(words, special.each, f"origin-group-{special.of}").each()


def _attributes(words: "Words", special: Special) -> list[str]:
    """Attributes that are others than printed, and how low they may get."""
    bonus = special.bonus
    told = [
        words.text("change-attribute", n=f"{bonus.attribute(name):+d}", attribute=words.attribute(name))
        for name in ATTRIBUTES
        if bonus.attribute(name)
    ]
    if not told:
        return []
    facts = {"who": _whose(words, special), "what": words.all_of(told)}
    if bonus.floor:
        return [words.text("change-attributes-floor", floor=bonus.floor, **facts)]
    return [words.text("change-attributes", **facts)]


def _form(words: "Words", form: Form) -> list[str]:
    told = [words.text(f"change-{name}") for name in ("blast", "reach") if getattr(form, name)]
    if form.kind is not None:
        told.append(words.text(f"change-{form.kind}"))
    if form.also is not None:
        whom = Whom(words, form.also, "origin-target")
        also = whom.each() if form.also.take == "all" else whom.best()
        told.append(words.text("change-also", whom=also))
    if form.times > 1:
        told.append(words.text("change-times", n=form.times))
    return told


def _altered(words: "Words", special: Special) -> list[str]:
    if special.alter is None:
        return []
    parts = [words.text(f"change-set-{name}", n=n) for name, n in special.set.items()]
    if special.reaches is not None:
        parts.append(words.text("change-reaches", whom=Whom(words, special.reaches).each()))
    if special.adds:
        does = Predicates(words, heroes=True).all_of(special.adds)
        caught = "change-failed" if ABILITIES[special.alter].tests else "change-caught"
        who = _whose(words, special) if special.each is not None else words.text(caught)
        parts.append(words.text("change-adds", deeds=words.text("who-does", who=who, does=does)))
    return [words.text("change-alter", ability=words.ability(special.alter), what=words.all_of(parts))]


def _lent(words: "Words", special: Special) -> list[str]:
    if special.lends is None:
        return []
    named = special.lends.use or special.lends.ability
    if named is not None:
        return [words.text("change-lends-use", ability=words.ability(named))]
    assert special.lends.surge is not None
    bought = effects_in_words(words, [Effect.write(effect) for effect in special.lends.surge.do])
    return [words.text("change-lends-surge", cost=symbols.SURGE * special.lends.surge.cost, effects=bought)]


def _forbidden(words: "Words", special: Special) -> list[str]:
    if not special.forbid:
        return []
    what = words.all_of(words.text(f"change-forbid-{name}") for name in special.forbid)
    return [words.text("change-forbid", who=_whose(words, special), what=what)]
