"""Activation cards in words: each line and special effect is read from the card, so it can't say anything else."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.descent.monsters.actions.by_name import ABILITIES
from bot.descent.monsters.instructions import ActivationCard, Aim, Follow, Instruction, Ordeal, Special, When
from bot.descent.words.specials import cost_in_words, monsters_gain

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words

ONE_WORD_KEYS = ("closest", "farthest")
"""Ranking keys that are said of the figure itself rather than of something it has."""
AFTER_OF = ("engage", "retreat", "away")
"""Verbs after which French says "du héros": the message of the target has a form for it."""


def read_line(words: "Words", instruction: Instruction) -> str:
    """One line of a card as a sentence."""
    line = _deed(words, instruction)
    for follow in instruction.then:
        line = words.text("line-and-then", line=line, then=_deed(words, follow))
    conditions = _conditions(words, instruction.when)
    if conditions:
        line = words.text("line-when", conditions=words.all_of(conditions), line=line)
    return f"{line[0].upper()}{line[1:]}."


def read_special(words: "Words", special: Special) -> str:
    """What a special effect does, and when, as a sentence."""
    parts = monsters_gain(words, special)
    if special.ordeal is not None:
        parts.append(_ordeal(words, special, special.ordeal))
    what = words.all_of(parts)
    # An ordeal says itself whose neighbours it befalls.
    if parts and (special.ordeal is None or len(parts) > 1):
        what = words.text(f"reading-of-{special.of}", what=what)
    return words.text(f"reading-{special.at}", what=what)


def read_specials(words: "Words", card: ActivationCard) -> str:
    """The special effects of a card in full, with the words that set the mood."""
    effect = " ".join(read_special(words, special) for special in card.special)
    return words.text(f"activation-{card.id}.special", effect=effect)


def _deed(words: "Words", line: Instruction | Follow) -> str:
    if isinstance(line, Instruction) and line.use is not None:
        return _use(words, line.use, line.aim)
    if line.do == "retreat":
        return _retreat(words, line.aim)
    target = _target(words, line.aim, of=line.do in AFTER_OF)
    return words.text(f"line-{line.do}", target=target, **_squares(line))


def _squares(line: Instruction | Follow) -> dict[str, object]:
    return {"squares": line.squares} if line.do in ("toward", "away") else {}


def _retreat(words: "Words", aim: Aim) -> str:
    """A retreat is from the closest hero unless the card says otherwise (MVW-03)."""
    if aim == Aim():
        return words.text("line-retreat")
    return words.text("line-retreat-from", target=_target(words, aim, of=True))


def _use(words: "Words", use: str, aim: Aim) -> str:
    """A special action; the one it is aimed at is named unless it is about everybody in its reach."""
    if ABILITIES[use].all_at_once:
        return words.text("line-use", ability=words.ability(use))
    return words.text("line-use-on", ability=words.ability(use), target=_target(words, aim))


def _target(words: "Words", aim: Aim, *, of: bool = False) -> str:
    """Whom a selector means: ranked first, then what breaks ties, then its filters."""
    form = ".of" if of else ""
    ranked = _ranked(words, aim, "" if aim.many else form)
    target = words.text(f"aim-many{form}", target=ranked) if aim.many else ranked
    filters = _filters(words, aim)
    return words.text("aim-filtered", target=target, filters=", ".join(filters)) if filters else target


def _ranked(words: "Words", aim: Aim, form: str = "") -> str:
    first, *rest = aim.by
    if first in ONE_WORD_KEYS:
        target = words.text(f"aim-{aim.who}-{first}{form}")
    else:
        target = words.text(f"aim-{aim.who}{form}", rank=words.text(f"reason-{first}"))
    for key in rest:
        target = words.text("aim-tied", target=target, rank=words.text(f"reason-{key}"))
    return target


def _filters(words: "Words", aim: Aim) -> list[str]:
    told = [
        words.text(f"filter-{name}", n=n) for name in ("within", "beyond") if (n := getattr(aim, name)) is not None
    ]
    told += [
        words.text(f"filter-{name}")
        for name in ("adjacent", "sight", "unattacked", "beside_kin", "alone", "hurt")
        if getattr(aim, name)
    ]
    told += [
        words.text(f"filter-{name}", conditions=_any_of(words, listed))
        for name, listed in (("having", aim.having), ("without", aim.without))
        if listed
    ]
    return told


def _any_of(words: "Words", conditions: Sequence[str]) -> str:
    """ "Poisoned", "Poisoned or Stunned"."""
    *first, last = [words.condition(condition) for condition in conditions]
    return words.text("aim-or", first=", ".join(first), last=last) if first else last


def _conditions(words: "Words", when: When) -> list[str]:
    asked = {name: getattr(when, name) for name in When.model_fields}
    return [words.text(f"when-{name}", n=value) for name, value in asked.items() if value is not None]


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
