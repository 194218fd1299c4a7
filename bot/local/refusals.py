"""How the local Discord says no: HTTP status, Discord's error code, and where the fault lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.local.objects import Json

INVALID_FORM = 50035
EMPTY_MESSAGE = 50006


@dataclass(frozen=True)
class Fault:
    """One thing wrong in a request body, and the path to it (`data.components.0.label`)."""

    path: str
    message: str

    def __str__(self) -> str:
        return f"{self.path or 'body'}: {self.message}"


class Refusal(Exception):
    """A request answered with an error, as Discord would."""

    def __init__(self, status: int, code: int, message: str, faults: Sequence[Fault] = ()) -> None:
        super().__init__(f"{status} {code}: {message}" + "".join(f"; {fault}" for fault in faults))
        self.status = status
        self.code = code
        self.message = message
        self.faults = tuple(faults)

    @property
    def about_the_form(self) -> bool:
        """Whether the body itself was wrong, which a correct bot never sends."""
        return self.code in (INVALID_FORM, EMPTY_MESSAGE)

    def body(self) -> Json:
        """Discord's error object, with the faults nested by path."""
        answer: Json = {"message": self.message, "code": self.code}
        if self.faults:
            answer["errors"] = _nested(self.faults)
        return answer


def unknown(code: int, what: str) -> Refusal:
    """404: there is no such thing."""
    return Refusal(404, code, f"Unknown {what}")


def invalid(faults: Sequence[Fault]) -> Refusal:
    """400: the body is wrong, here and there."""
    return Refusal(400, INVALID_FORM, "Invalid Form Body", faults)


def refuse_faults(faults: Sequence[Fault]) -> None:
    """Refuse a body if anything is wrong with it."""
    if faults:
        raise invalid(faults)


def _nested(faults: Sequence[Fault]) -> Json:
    tree: Json = {}
    for fault in faults:
        node = tree
        for step in fault.path.split(".") if fault.path else []:
            node = node.setdefault(step, {})
        node.setdefault("_errors", []).append({"code": "INVALID", "message": fault.message})
    return tree
