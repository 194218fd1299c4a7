"""How a deed is written on a button: short, plain, and read back as the same deed.

A code is the kind of a deed and its fields, in their order. How a field is spelled follows from what it is: a hero
of the table by its place there, several things one after the other, nothing as a dash. What is shorter or safer in
another spelling has a notation of its own.

A code means something in the campaign as it stood when it was written. The version that stands beside it on the
button tells whether it still stands so.
"""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

from pydantic import BaseModel

from bot.kernel.plain import Tagged
from bot.kernel.refused import Refused
from bot.table.absence import ComeBack, Dismiss, GoAway, HandHero, SetKeeper, TakeOver
from bot.table.deeds import SEATED, Deed, Speak
from bot.table.matters import Kind, Matter, matters
from bot.table.seat_offers import AcceptSeat, DeclineSeat
from bot.table.standins import NameStandin
from bot.table.still_played import GoOn
from bot.table.votes import CastVote

BETWEEN, AMONG, NOTHING = ":", "+", "-"
LONGEST = 100
"""Discord's limit for custom ids and for the values of menus."""
BYTES = 4
"""Of a mark: enough to tell the few matters and choices of one campaign apart."""

OUTDATED = "board_has_moved_on"

Fields = Sequence[str]


# What a field is ------------------------------------------------------------------------------------------------


class Spelling(NamedTuple):
    """How a value is written in a campaign as it stands, and how it is read back there."""

    write: Callable[[Any, Any], str]
    read: Callable[[str, Any], Any]


def place_of(hero: str, campaign: Any) -> str:
    """A hero by its place at the table."""
    return str([seat.hero for seat in campaign.seats].index(hero))


def hero_at(place: str, campaign: Any) -> str:
    """The hero at a place of the table."""
    hero: str = campaign.seats[number(place)].hero
    return hero


def number(text: str) -> int:
    """Counting from the end, as Python would with negative numbers, is not meant by any button."""
    if not text.isdecimal():
        raise ValueError(text)
    return int(text)


def mark(name: str) -> str:
    """A few letters that stand for a name, which may be long."""
    return hashlib.blake2s(name.encode(), digest_size=BYTES).hexdigest()


AS_IT_IS = Spelling(lambda value, campaign: str(value), lambda text, campaign: text)
"""What prints also parses."""
BY_PLACE = Spelling(place_of, hero_at)


def perhaps(of: Spelling) -> Spelling:
    """A value that may be missing."""
    return Spelling(
        lambda value, campaign: NOTHING if value is None else of.write(value, campaign),
        lambda text, campaign: None if text == NOTHING else of.read(text, campaign),
    )


def several(of: Spelling) -> Spelling:
    """Any number of values."""
    return Spelling(
        lambda values, campaign: AMONG.join(of.write(value, campaign) for value in values) or NOTHING,
        lambda text, campaign: (
            () if text == NOTHING else tuple(of.read(part, campaign) for part in text.split(AMONG))
        ),
    )


def spelling(annotation: Any, marks: Sequence[object] = ()) -> Spelling:
    """How a field is spelled, by its annotation."""
    origin, inside = get_origin(annotation), get_args(annotation)
    if SEATED in marks:
        return BY_PLACE
    if origin is Annotated:
        return spelling(inside[0], inside[1:])
    if origin in (Union, UnionType) and len(inside) == 2 and NoneType in inside:
        return perhaps(spelling(next(each for each in inside if each is not NoneType)))
    if origin is tuple and inside[1:] == (Ellipsis,):
        return several(spelling(inside[0]))
    if origin is Literal or (isinstance(annotation, type) and not issubclass(annotation, BaseModel)):
        return AS_IT_IS
    raise TypeError(f"{annotation} is too much for a button: its deed needs a notation of its own")


# What a deed is -------------------------------------------------------------------------------------------------


class Notation:
    """How one kind of deed is written: its fields, in their order."""

    def __init__(self, kind: type[Tagged], *, alone: bool = False, **own: Spelling) -> None:
        """`alone`: it names all it means by itself, and so means the same on a board that has moved on."""
        self.kind = kind
        self.alone = alone
        self._spellings = {
            name: own.get(name) or spelling(field.annotation, field.metadata)
            for name, field in kind.model_fields.items()
        }

    def write(self, deed: Any, campaign: Any) -> Fields:
        """What stands behind the kind of the deed."""
        return [each.write(getattr(deed, name), campaign) for name, each in self._spellings.items()]

    def read(self, fields: Fields, campaign: Any) -> Any:
        """The deed; a `ValueError` or `LookupError` if the fields mean none."""
        given = zip(self._spellings.items(), fields, strict=True)
        return self.kind.model_validate({name: each.read(field, campaign) for (name, each), field in given})

    def stands_alone(self, fields: Fields) -> bool:
        """Whether what these fields say means the same on a board that has moved on."""
        return self.alone


class VoteNotation(Notation):
    """A vote names the matter it was drawn for, so that votes cast at the same time all count.

    One on a matter that is over is refused. Matters and choices are written as marks.
    """

    def write(self, deed: CastVote, campaign: Any) -> Fields:
        matter = deed.matter or open_matter(campaign, deed.on).key
        return [deed.on[0], mark(matter), mark(deed.choice)]

    def read(self, fields: Fields, campaign: Any) -> CastVote:
        kind, key, chosen = fields
        matter = next((each for each in matters(campaign) if each.kind[0] == kind and mark(each.key) == key), None)
        if matter is None:
            raise Refused("vote_over")
        choice = next((choice.id for choice in matter.choices if mark(choice.id) == chosen), None)
        if choice is None:
            raise Refused("no_such_choice")
        return CastVote(on=matter.kind, choice=choice, matter=matter.key)


def open_matter(campaign: Any, kind: Kind) -> Matter:
    """The open matter of a kind, or a refusal."""
    matter = next((each for each in matters(campaign) if each.kind == kind), None)
    if matter is None:
        raise Refused("vote_over")
    return matter


HOUSE = (
    Notation(Speak),
    VoteNotation(CastVote, alone=True),
    *(Notation(kind) for kind in (AcceptSeat, DeclineSeat)),
    *(Notation(kind) for kind in (TakeOver, HandHero, Dismiss, SetKeeper, NameStandin, GoAway, ComeBack, GoOn)),
)
"""What players do at every table. Repairs and what only the clock does are not among it."""


# The codec of a game --------------------------------------------------------------------------------------------


class Codec:
    """Writes the deeds of a game on buttons, and reads them. What it has no notation for no button can carry."""

    def __init__(self, notations: Iterable[Notation]) -> None:
        self.notations: dict[str, Notation] = {}
        for notation in (*HOUSE, *notations):
            if self.notations.setdefault(notation.kind.kind, notation) is not notation:
                raise TypeError(f"two deeds are written as {notation.kind.kind!r}")

    def word_for(self, deed: Deed) -> str:
        """The word with which its code begins."""
        return deed.kind

    def write(self, deed: Deed, campaign: Any) -> str:
        """The code of a deed in this campaign as it stands."""
        word = self.word_for(deed)
        notation = self.notations.get(word)
        if notation is None:
            raise TypeError(f"no button can carry {word!r}")
        return BETWEEN.join((word, *notation.write(deed, campaign)))

    def read(self, code: str, campaign: Any) -> Deed:
        """The deed a code means; a code that means nothing here is refused like an outdated board."""
        word, *fields = code.split(BETWEEN)
        try:
            deed: Deed = self.notations[word].read(fields, campaign)
        except (LookupError, ValueError):
            raise Refused(OUTDATED) from None
        return deed

    def stands_alone(self, code: str) -> bool:
        """Whether a code names all it means by itself, and so means the same on a board that has moved on."""
        word, *fields = code.split(BETWEEN)
        notation = self.notations.get(word)
        return notation is not None and notation.stands_alone(fields)

    def too_late(self, code: str, campaign: Any, player: int) -> Refused:
        """Why a button of an older board does nothing."""
        return Refused(OUTDATED)
