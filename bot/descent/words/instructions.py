"""Activation cards in words: each line and special effect is read from the card, so it can't say anything else."""

from typing import TYPE_CHECKING

from bot.descent.monsters.actions.by_name import ABILITIES
from bot.descent.monsters.instructions import MOVES, ActivationCard, Instruction, Ordeal, Special
from bot.descent.monsters.whom import Aim, Reckoned
from bot.descent.words.changes import changes_in_words
from bot.descent.words.happenings import happening, origin_of
from bot.descent.words.predicates import AFTER_OF, Predicates, told_of, with_ways
from bot.descent.words.specials import cost_in_words, monsters_gain
from bot.descent.words.whom import Whom, conditions_in_words

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words


def read_line(words: "Words", instruction: Instruction) -> str:
    """One line of a card as a sentence."""
    line = _deed(words, instruction)
    for follow in instruction.then:
        line = words.text("line-and-then", line=line, then=_follow(words, follow))
    conditions = conditions_in_words(words, instruction.when)
    if conditions:
        line = words.text("line-when", conditions=words.all_of(conditions), line=line)
    return f"{line[0].upper()}{line[1:]}."


def read_special(words: "Words", special: Special) -> str:
    """What a special effect does, and when, as a sentence."""
    return words.text(f"reading-{special.at}", what=_what(words, special))


def _what(words: "Words", special: Special) -> str:
    """What a special effect does, with its condition, without its time."""
    if special.do:
        what = happening(words, special)
    else:
        parts = [*monsters_gain(words, special), *changes_in_words(words, special)]
        if special.ordeal is not None:
            parts.append(_ordeal(words, special, special.ordeal))
        what = words.all_of(parts)
        # An ordeal says itself whose neighbours it befalls.
        if parts and (special.ordeal is None or len(parts) > 1):
            what = words.text(f"reading-of-{special.of}", what=what)
    if special.against is not None:
        what = words.text("reading-against", what=what, whom=Whom(words, special.against).one())
    conditions = conditions_in_words(words, special.when, origin_of(special))
    return words.text("line-when", conditions=words.all_of(conditions), line=what) if conditions else what


def read_specials(words: "Words", card: ActivationCard) -> str:
    """The special effects of a card in full, with the words that set the mood."""
    effect = " ".join(read_special(words, special) for special in card.special)
    return words.text(f"activation-{card.id}.special", effect=effect)


# Lines -------------------------------------------------------------------------------------------------------


def _follow(words: "Words", follow: Instruction) -> str:
    """What comes after a line: a move of the monster itself, or a deed."""
    told = _deed(words, follow)
    for then in follow.then:
        told = words.text("line-and-then", line=told, then=_follow(words, then))
    conditions = conditions_in_words(words, follow.when)
    return words.text("line-when", conditions=words.all_of(conditions), line=told) if conditions else told


def _deed(words: "Words", line: Instruction) -> str:
    if line.each is not None:
        return told_of(words, line)
    if line.use is not None:
        return _use(words, line)
    if line.do == "attack":
        return words.text("line-attack", target=Whom(words, line.aim).best(), again=line.again)
    if line.do not in MOVES or isinstance(line.squares, (str, Reckoned)):
        does = Predicates(words, origin=None).predicate(line)
        return words.text("who-does", who=words.text("reading-this-monster"), does=does)
    return with_ways(words, line, _move(words, line))


def _move(words: "Words", line: Instruction) -> str:
    target = Whom(words, line.aim).best(of=line.do in AFTER_OF)
    if line.do in ("toward", "away"):
        return words.text(f"line-{line.do}", target=target, squares=line.squares)
    if line.do == "retreat" and line.aim == Aim():
        told = words.text("line-retreat")
    else:
        told = words.text("line-retreat-from" if line.do == "retreat" else f"line-{line.do}", target=target)
    if line.squares is not None:
        told = words.text("line-squares", line=told, far=words.text("some-squares", n=line.squares))
    return told


def _use(words: "Words", line: Instruction) -> str:
    """A special action; the one it is aimed at is named unless it is about everybody in its reach."""
    assert line.use is not None
    ability = words.ability(line.use)
    if ABILITIES[line.use].all_at_once:
        told = words.text("line-use", ability=ability)
        if line.aim == Aim():
            return told
        whom = Whom(words, line.aim.model_copy(update={"at_least": 0}))
        if line.aim.at_least > 1:
            return words.text("line-use-many", line=told, n=line.aim.at_least, noun=whom.plain())
        return words.text("line-use-if", line=told, whom=whom.one())
    return words.text("line-use-on", ability=ability, target=Whom(words, line.aim).best())


# Ordeals -----------------------------------------------------------------------------------------------------


def _ordeal(words: "Words", special: Special, ordeal: Ordeal) -> str:
    heroes, cost = _stricken(words, special, ordeal), cost_in_words(words, ordeal)
    if ordeal.test is None:
        return words.text("reading-ordeal", heroes=heroes, cost=cost)
    return words.text("reading-ordeal-test", heroes=heroes, cost=cost, test=words.attribute(ordeal.test))


def _stricken(words: "Words", special: Special, ordeal: Ordeal) -> str:
    whom = words.text(f"reading-near-{special.of}")
    key = "reading-closest" if ordeal.closest else "reading-heroes"
    if ordeal.within is not None:
        return words.text(f"{key}-within", n=ordeal.within, whom=whom)
    return words.text(key, whom=whom) if ordeal.closest else words.text(key)
