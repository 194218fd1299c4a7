"""The language of activation cards: an order, a special effect, and lists of instructions (ACT-01).

A line and a deed of a special effect are the same sentence: a verb, whom it is about, perhaps a condition and what
follows. A line costs an action, a deed of a special effect has its moment.

    - {do: engage, aim: {by: [highest_knowledge]}}
    - {do: attack, aim: {adjacent: true}, then: [{do: retreat}]}
    - {do: harm, each: {who: hero, adjacent: true, at_least: 2}, hearts: 1}
"""

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, model_validator

from bot.descent.content.cards import ATTRIBUTES, Attribute, Rank
from bot.descent.monsters.changes import Bonus, Forbidding, Form, Lent, Number, listed
from bot.descent.monsters.whom import Aim, Amount, AmountOrAll, When
from bot.kernel.plain import Plain

Verb = Literal[
    "engage",
    "spot",
    "attack",
    "retreat",
    "toward",
    "away",
    "use",
    "place",
    "swap",
    "finish",
    "harm",
    "recover",
    "apply",
    "shed",
    "points",
    "unequip",
    "flip",
    "token",
    "try",
    "choose",
]
MOVES: tuple[Verb, ...] = ("engage", "spot", "retreat", "toward", "away")
ON_FIGURES: tuple[Verb, ...] = ("harm", "recover", "apply", "shed", "points", "unequip", "flip", "token", "try")
"""What befalls whoever `each` names."""
FIELDS: dict[Verb, tuple[str, ...]] = {
    "engage": ("aim", "squares", "ending"),
    "spot": ("aim", "squares", "ending"),
    "attack": ("aim", "again"),
    "retreat": ("aim", "squares", "ending"),
    "toward": ("aim", "squares", "ending", "through"),
    "away": ("aim", "squares", "ending"),
    "use": ("aim", "use", "again"),
    "place": ("beside", "near", "prefer"),
    "swap": ("aim",),
    "finish": (),
    "harm": ("hearts", "fatigue"),
    "recover": ("hearts", "fatigue"),
    "apply": ("condition", "count"),
    "shed": ("condition",),
    "points": ("points",),
    "unequip": ("count",),
    "flip": ("count",),
    "token": ("on",),
    "try": ("attribute", "shields", "times", "passed", "failed"),
    "choose": ("options",),
}
"""What each verb takes besides `each`, `when` and `then`."""


Extreme = Literal["best", "worst"]
"""In place of an attribute: whichever the tester is best or worst at."""


class Instruction(Plain):
    """One sentence: as a line of an activation card it is one action."""

    do: Verb
    each: Aim | None = None
    """Who does or suffers it; without it the monster itself, or whoever the sentence before was about."""
    aim: Aim = Aim()
    use: str | None = None
    """The special action of the monster card to use."""
    squares: Amount | None = None
    """Move this many squares instead of taking a move action."""
    when: When = When()
    then: tuple["Instruction", ...] = ()
    """What comes after it and costs no action, e.g. a retreat (MVW-03)."""
    ending: Aim | None = None
    """A second wish for the place: next to whom, or near whom, it would rather end."""
    through: Literal["most"] | None = None
    """The way leads through as many heroes as possible."""
    again: bool = False
    """It is not the one attack of the activation."""
    hearts: AmountOrAll = 0
    fatigue: AmountOrAll = 0
    condition: Annotated[tuple[str, ...], BeforeValidator(listed)] = ()
    """One, several, or `random`: one of those they lack, or as many as `count` says."""
    points: Amount = 0
    count: Amount = 1
    """How many cards, or conditions at random."""
    on: bool = True
    """Whether the token is laid on the monster's card or taken from it."""
    attribute: Annotated[tuple[Attribute | Extreme, ...], BeforeValidator(listed)] = ()
    """What is tested; of several the tester takes one. `best`, `worst`: whichever is its highest or lowest."""
    shields: Amount = 0
    """Shields on top of those rolled."""
    times: Amount = 1
    """How many tests."""
    passed: tuple["Instruction", ...] = ()
    failed: tuple["Instruction", ...] = ()
    options: tuple[tuple["Instruction", ...], ...] = ()
    """Of these the player of whoever it befalls chooses one."""
    near: Aim | None = None
    """Placed as close as there is room."""
    beside: Aim | None = None
    """Placed next to whom."""
    prefer: Aim | None = None
    """Rather next to whom, of several squares."""

    @model_validator(mode="before")
    @classmethod
    def _named(cls, written: object) -> object:
        """A special action may be named as the verb: `do: howl` is `do: use, use: howl`."""
        if isinstance(written, dict) and isinstance(written.get("do"), str) and written["do"] not in FIELDS:
            return {**written, "do": "use", "use": written["do"]}
        return written

    @model_validator(mode="after")
    def _fits_together(self) -> "Instruction":
        if (self.do == "use") != (self.use is not None):
            raise ValueError("`use` names the special action of a line with `do: use`, and only there")
        for name in self.model_fields_set - {"do", "each", "when", "then"}:
            if name not in FIELDS[self.do] and getattr(self, name) != type(self).model_fields[name].get_default(
                call_default_factory=True
            ):
                taken = ", ".join(("each", *FIELDS[self.do], "when", "then"))
                raise ValueError(f"`{name}` does not go with {self.do}, which takes {taken}")
        self._check_parts()
        return self

    def _check_parts(self) -> None:
        """What a verb can't do without."""
        needs: dict[Verb, bool] = {
            "harm": bool(self.hearts or self.fatigue),
            "recover": bool(self.hearts or self.fatigue),
            "apply": bool(self.condition),
            "points": self.points != 0,
            "try": bool(self.attribute) and bool(self.passed or self.failed),
            "choose": len(self.options) > 1 and all(self.options),
            "place": (self.near is None) != (self.beside is None),
        }
        if not needs.get(self.do, True):
            raise ValueError(f"{self.do} does nothing without {' or '.join(_NEEDED[self.do])}")
        if self.do == "harm" and "all" in (self.hearts, self.fatigue):
            raise ValueError("`all` is for recover; harm says how much")
        if self.do == "apply" and self.count != 1 and self.condition != ("random",):
            raise ValueError("`count` says how many conditions are drawn; it goes with `condition: random`")
        if len(self.attribute) > 1 and {"best", "worst"} & set(self.attribute):
            raise ValueError("`best` and `worst` stand alone; a list names the attributes the tester may take")
        if self.aim.most and self.do not in ("engage", "spot", "use"):
            raise ValueError("`many` and `take: most` go with engage, spot and use; attacks rank by a key")
        if self.aim.many and self.do != "engage":
            raise ValueError("`many` goes with engage only; spot and use say `take: most`")
        if self.aim.take == "all" and self.do != "attack":
            raise ValueError("`take: all` in an aim goes with attack only; `each` means everybody by itself")
        if self.aim.ground is not None and self.do not in ("toward", "away"):
            raise ValueError("`ground` goes with toward and away only")

    @property
    def free(self) -> bool:
        """Whether a move takes squares instead of a move action."""
        return self.squares is not None

    def __str__(self) -> str:
        return f"use:{self.use}" if self.use else self.do


_NEEDED: dict[Verb, tuple[str, ...]] = {
    "harm": ("hearts", "fatigue"),
    "recover": ("hearts", "fatigue"),
    "apply": ("condition",),
    "points": ("points",),
    "try": ("attribute, and passed", "failed"),
    "choose": ("options, two at least",),
    "place": ("either near", "beside"),
}


class Ordeal(Plain):
    """Something that befalls heroes: a test, and what failing it costs; without a test it just happens."""

    within: int | None = None
    """Within this many squares of any monster of the group."""
    closest: bool = False
    """Only the one hero closest to any monster of the group."""
    test: Attribute | None = None
    hearts: int = 0
    fatigue: int = 0
    condition: str | None = None

    def sentence(self) -> tuple[Aim, tuple[Instruction, ...]]:
        """The same in the words of `each` and `do`."""
        whom = Aim(within=self.within, take=1 if self.closest else None)
        cost: list[Instruction] = []
        if self.hearts or self.fatigue:
            cost.append(Instruction(do="harm", hearts=self.hearts, fatigue=self.fatigue))
        if self.condition is not None:
            cost.append(Instruction(do="apply", condition=(self.condition,)))
        if self.test is None:
            return whom, tuple(cost)
        return whom, (Instruction(do="try", attribute=(self.test,), failed=tuple(cost)),)


Time = Literal[
    "start",
    "lasting",
    "end",
    "activation_started",
    "activation_ended",
    "attack_declared",
    "defence_rolled",
    "damage_suffered",
    "attack_resolved",
    "hero_knocked_out",
    "fatigue_suffered",
    "test_failed",
    "square_entered",
    "use_before",
    "use_after",
]
OTHER_NAMES = {
    "monster_start": "activation_started",
    "monster_end": "activation_ended",
    "after_attack": "attack_resolved",
}


def _time(value: object) -> object:
    return OTHER_NAMES.get(value, value) if isinstance(value, str) else value


class Special(Plain):
    """The special effect of a card (ACT-01), with its time: once, at each such moment, or throughout."""

    at: Annotated[Time, BeforeValidator(_time)]
    of: Literal["all", "minions", "masters"] = "all"
    when: When = When()
    each: Aim | None = None
    """Who does or suffers it, or whose numbers change."""
    do: tuple[Instruction, ...] = ()
    ordeal: Ordeal | None = None
    recover: int = 0
    """Hearts that each monster of the group recovers."""
    shed: bool = False
    """Each monster of the group is rid of all its conditions."""
    bonus: Bonus = Bonus()
    against: Aim | None = None
    """The change holds only for attacks on those."""
    attack: Form = Form()
    alter: str | None = None
    """The special action that is different: with `set`, `reaches` or `adds`."""
    set: dict[Number, int] = Field(default_factory=dict)
    reaches: Aim | None = None
    """Whom it catches instead."""
    adds: tuple[Instruction, ...] = ()
    """What else befalls whom it catches; where they test, whoever fails."""
    lends: Lent | None = None
    forbid: Annotated[tuple[Forbidding, ...], BeforeValidator(listed)] = ()

    @property
    def changes(self) -> bool:
        """Whether anything is different as long as the activation lasts."""
        return bool(
            self.bonus != Bonus() or self.attack != Form() or self.alter or self.lends is not None or self.forbid
        )

    @model_validator(mode="after")
    def _fits_together(self) -> "Special":
        short = self.ordeal is not None or self.recover > 0 or self.shed
        happens = bool(self.do) or short
        if self.changes != (self.at == "lasting") or happens == self.changes:
            raise ValueError(
                "a bonus and other changes, and only these, are lasting; the rest happens at its moment (`do`)"
            )
        if short and (self.do or self.each is not None or self.at not in ("start", "end")):
            raise ValueError(
                "ordeal, recover and shed happen to all at the start or end; the rest is said with `do`"
            )
        altered = bool(self.set or self.adds or self.reaches is not None)
        if altered != (self.alter is not None):
            raise ValueError("`alter` names a special action; `set`, `reaches` or `adds` says what is different")
        if self.forbid and self.each is None:
            raise ValueError("`forbid` needs `each`: who may not")
        if self.bonus.about_attributes and (self.each is None or _asks_for_attributes(self.each)):
            raise ValueError("attributes are those of `each`, which can't be chosen by attributes at the same time")
        return self

    def sentences(self) -> list[tuple[Aim | None, tuple[Instruction, ...]]]:
        """All that happens, as who and what: the short forms say the same in fewer words."""
        found: list[tuple[Aim | None, tuple[Instruction, ...]]] = []
        if self.do:
            found.append((self.each, self.do))
        if self.shed:
            found.append((None, (Instruction(do="shed"),)))
        if self.recover:
            found.append((None, (Instruction(do="recover", hearts=self.recover),)))
        if self.ordeal is not None:
            found.append(self.ordeal.sentence())
        return found


def _asks_for_attributes(whom: Aim) -> bool:
    keys = [key.partition("_")[2] for key in whom.by]
    return any(name in (*keys, *whom.bounds) for name in ATTRIBUTES)


class ActivationCard(Plain):
    """What a group does when this card is drawn."""

    id: str
    monster: str
    first: Literal["masters", "minions"] = "minions"
    special: tuple[Special, ...] = ()
    minion: tuple[Instruction, ...] = ()
    master: tuple[Instruction, ...] = ()

    def instructions(self, rank: Rank) -> tuple[Instruction, ...]:
        """The list for this rank."""
        return self.master if rank == "master" else self.minion
