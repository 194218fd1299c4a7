"""What a surge buys, as short as a label: "+1 ♥", "+2 range", "Poison"."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any

from bot.descent.effects.base import Effect
from bot.descent.words import symbols
from bot.descent.words.facts import in_words

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words


def effects_in_words(words: "Words", effects: Sequence[Mapping[str, Any]]) -> str:
    """All effects of one surge ability."""
    return ", ".join(part for effect in effects for part in _parts(words, effect))


def _parts(words: "Words", effect: Mapping[str, Any]) -> list[str]:
    """One effect: its own message, or one for each of its numbers (`effect-add-hearts`)."""
    kind = effect["name"] if effect["effect"] == "custom" else effect["effect"]
    facts = {**effect, **{name: value for name, value in _defaults(effect["effect"]).items() if name not in effect}}
    if "per" in facts:
        kind = f"{kind}-per-{facts.pop('per')}"
    if kind == "needs":
        return []  # a line that can't be had is not offered
    if kind in ("gain", "lay"):
        return words.counters({effect.get("counter", "card"): effect.get("count", 1)})
    if kind == "either":
        return [
            reduce(lambda told, line: words.text("effect-or", first=told, last=line), _lines(words, effect["of"]))
        ]
    if kind == "try":
        facts["effects"] = effects_in_words(words, [*facts.pop("passed", ()), *facts.pop("failed", ())])
    if effect.get("surged"):
        return [words.text("effect-throw", dice="".join(symbols.DICE[colour] for colour in effect["dice"]))]
    if "do" in facts:
        facts["effects"] = effects_in_words(words, facts.pop("do"))
    if isinstance(facts.get("of"), Mapping):
        facts["who"] = facts.pop("of").get("who")
    if words.has(f"effect-{kind}"):
        return [words.text(f"effect-{kind}", **in_words(words, facts, None))]
    told = [
        words.text(f"effect-{kind}-{name}", n=value)
        for name, value in facts.items()
        if value and words.has(f"effect-{kind}-{name}")
    ]
    if not told:
        words.complain(f"there is no message effect-{kind}")
    return told or [words.text("effect-special")]


def _lines(words: "Words", lines: Sequence[Sequence[Mapping[str, Any]]]) -> list[str]:
    """What there is to choose among."""
    return [effects_in_words(words, line) for line in lines]


def _defaults(kind: str) -> dict[str, object]:
    """What an effect means where its card says nothing else."""
    word = Effect.kinds.get(kind)
    fields = word.model_fields if word is not None else {}
    return {name: field.default for name, field in fields.items() if isinstance(field.default, int | str)}
