"""French typography: the spaces before high punctuation, the quotation marks, the apostrophe."""

import re
from collections.abc import Iterator

NO_BREAK = "\u00a0"
NARROW_NO_BREAK = "\u202f"

_RULES: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(rf"(?<![{NARROW_NO_BREAK};!?])[;!?]"), "no narrow space (U+202F) before"),
    (re.compile(rf"(?<!{NO_BREAK}):"), "no hard space (U+00A0) before"),
    (re.compile(rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»"), "no hard space (U+00A0) inside the quotation marks"),
    (re.compile(r"(?<=\w)'(?=\w)|\"|“|”"), "a straight or foreign quotation mark"),
    (re.compile(r"\.\.\."), "three dots instead of …"),
)
CODE = re.compile(r"`[^`]*`|https?://\S+|<[@#:][^>]*>")
"""What is no text: code, links and mentions."""


_ELIDED = re.compile(r"(?<![\w’])([Dd]|[Qq]u)e (\*{0,2})(?=[AEIOUYÀÂÉÈÊÎÔÛ])(?![A-Z]{1,2}\d)")


_CONTRACTED = re.compile(r"(?<![\w’])([Dd]e|[Àà]) (\*{0,2})(les?) (?=[A-ZÀÂÉÈÊÎÔÛ])")
_CONTRACTIONS = {"dele": "du", "deles": "des", "àle": "au", "àles": "aux"}


def elided(text: str) -> str:
    """Names after « de » and « que »: the turn « d’Ashrian », that « du Portier »; squares keep their « de »."""
    return _CONTRACTED.sub(_contracted, _ELIDED.sub(r"\1’\2", text))


def _contracted(found: re.Match[str]) -> str:
    word = _CONTRACTIONS[f"{found[1]}{found[3]}".lower()]
    return f"{word.capitalize() if found[1][0].isupper() else word} {found[2]}"


def french_slips(text: str) -> Iterator[str]:
    """What is wrong with a French text, each with the place where."""
    bare = CODE.sub("x", text)
    for rule, complaint in _RULES:
        for slip in rule.finditer(bare):
            around = bare[max(0, slip.start() - 12) : slip.end() + 4]
            yield f"{complaint}: {around}"


_START = re.compile(r"([^\w<`]*)(\w)")


def capital(text: str) -> str:
    """A sentence or a line begins with a capital, also after signs and bold type."""
    found = _START.match(text)
    return f"{found[1]}{found[2].upper()}{text[found.end() :]}" if found is not None else text


def opening(name: str) -> str:
    """A name at the beginning of a line: « Le groupe », with a capital."""
    return name[:1].upper() + name[1:]
