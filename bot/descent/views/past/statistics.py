"""Who did what in a quest, counted from its events: damage, hits, luck of the dice against expectation."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, singledispatchmethod

from bot.descent import events as told
from bot.descent.rules.dice import FACES, Colour, Die
from bot.kernel.events import Event

MONSTERS = "monsters"
"""All of them together, beside the heroes."""
OF_MONSTERS = frozenset(("special", "howl", "wail", "water", "wither", "overpower"))
"""What hearts come from that are the monsters' deed though no single one of them struck."""


@dataclass
class Luck:
    """What the dice showed of one sign, and what they show on average."""

    rolled: int = 0
    expected: float = 0.0

    @property
    def swing(self) -> float:
        """Above zero with luck, below without."""
        return self.rolled - self.expected


@dataclass
class Tally:
    """One hero's part; the monsters have one together."""

    dealt: Counter[int] = field(default_factory=Counter)
    """Damage by round."""
    suffered: Counter[int] = field(default_factory=Counter)
    healed: int = 0
    kills: int = 0
    knocked_out: int = 0
    attacks: int = 0
    hits: int = 0
    misses: int = 0
    searches: int = 0
    steps: int = 0
    hearts: Luck = field(default_factory=Luck)
    surges: Luck = field(default_factory=Luck)
    shields: Luck = field(default_factory=Luck)

    @property
    def damage(self) -> int:
        return self.dealt.total()

    @property
    def wounds(self) -> int:
        return self.suffered.total()

    @property
    def swing(self) -> float:
        """All its luck together."""
        return self.hearts.swing + self.surges.swing + self.shields.swing


@cache
def expected(colour: Colour) -> tuple[float, float, float]:
    """Hearts, surges and shields that a die shows on average."""
    faces = FACES[colour]
    count = len(faces)
    return (
        sum(face.hearts for face in faces) / count,
        sum(face.surges for face in faces) / count,
        sum(face.shields for face in faces) / count,
    )


class Statistics:
    """The tallies of a quest; it listens to events and knows nothing else."""

    def __init__(self, heroes: Sequence[str], events: Iterable[Event] = ()) -> None:
        self.tallies = {hero: Tally() for hero in (*heroes, MONSTERS)}
        self.rounds = 0
        self.outcome: str | None = None
        self._heroes = frozenset(heroes)
        self._owners: dict[str, str] = {}
        self._attackers: dict[int, str] = {}
        self._struck: set[int] = set()
        self._landing: dict[str, str] = {}
        """By whom a figure has just been hit."""
        self._card: str | None = None
        """Who used a card last."""
        for event in events:
            self.take(event)

    @property
    def heroes(self) -> dict[str, Tally]:
        return {hero: tally for hero, tally in self.tallies.items() if hero != MONSTERS}

    def take(self, event: Event) -> None:
        """Count one thing that happened."""
        self._take(event)

    def side(self, figure: str) -> str:
        """Whose tally a figure's deeds belong to: a familiar's are its owner's."""
        figure = self._owners.get(figure, figure)
        return figure if figure in self._heroes else MONSTERS

    def _of(self, figure: str) -> Tally:
        return self.tallies[self.side(figure)]

    @singledispatchmethod
    def _take(self, event: Event) -> None:
        """Nothing to count."""

    @_take.register
    def _round(self, event: told.RoundStarted) -> None:
        self.rounds = event.number

    @_take.register
    def _ended(self, event: told.QuestEnded) -> None:
        self.outcome = event.outcome

    @_take.register
    def _familiar(self, event: told.FamiliarCalled) -> None:
        self._owners[event.figure] = event.owner

    @_take.register
    def _moved(self, event: told.FigureMoved) -> None:
        self._of(event.figure).steps += len(event.path)

    @_take.register
    def _searched(self, event: told.Searched) -> None:
        self._of(event.hero).searches += 1

    @_take.register
    def _card_used(self, event: told.CardUsed) -> None:
        self._card = event.figure

    @_take.register
    def _feat_used(self, event: told.FeatUsed) -> None:
        self._card = event.hero

    # Attacks -------------------------------------------------------------------------------------------------

    @_take.register
    def _declared(self, event: told.AttackDeclared) -> None:
        self._attackers[event.attack] = event.attacker
        self._of(event.attacker).attacks += 1

    @_take.register
    def _rolled(self, event: told.DiceRolled) -> None:
        attacker = self._attackers.get(event.attack, MONSTERS)
        self._roll(attacker, event.attack_dice)
        self._roll(event.defender, event.defence_dice)

    @_take.register
    def _defended(self, event: told.DefenceRolled) -> None:
        self._roll(event.defender, event.defence_dice)

    @_take.register
    def _rerolled(self, event: told.DieRerolled) -> None:
        self._roll(event.figure, (event.after,))

    @_take.register
    def _added(self, event: told.DieAdded) -> None:
        self._roll(event.figure, (event.die,))

    def _roll(self, figure: str, dice: Iterable[Die]) -> None:
        """Every die that is thrown counts, also one that is thrown again."""
        tally = self._of(figure)
        for die in dice:
            hearts, surges, shields = expected(die.colour)
            for luck, shown, mean in (
                (tally.hearts, die.face.hearts, hearts),
                (tally.surges, die.face.surges, surges),
                (tally.shields, die.face.shields, shields),
            ):
                luck.rolled += shown
                luck.expected += mean

    @_take.register
    def _missed(self, event: told.AttackMissed) -> None:
        self._of(event.attacker).misses += 1

    @_take.register
    def _hit(self, event: told.AttackHit) -> None:
        attacker = self._attackers.get(event.attack, MONSTERS)
        if event.attack not in self._struck:
            # An attack that strikes several figures is one hit.
            self._struck.add(event.attack)
            self._of(attacker).hits += 1
        self._landing[event.target] = attacker

    # Harm and healing ----------------------------------------------------------------------------------------

    @_take.register
    def _suffered(self, event: told.DamageSuffered) -> None:
        victim = self.side(event.figure)
        self.tallies[victim].suffered[self.rounds] += event.amount
        doer = self._doer(event)
        if doer is not None and self.side(doer) != victim:
            self._of(doer).dealt[self.rounds] += event.amount

    def _doer(self, event: told.DamageSuffered) -> str | None:
        """Who did it: the attacker, or whoever used the card that hurts; terrain and fire are nobody's deed.

        Earlier logs do not say who; then it was whoever hit the figure or used a card last.
        """
        if event.by is not None:
            return event.by
        if event.source in OF_MONSTERS:
            return MONSTERS
        if event.source == "attack":
            return self._landing.get(event.figure)
        return self._card if event.source == "card" else None

    @_take.register
    def _recovered(self, event: told.DamageRecovered) -> None:
        self._of(event.figure).healed += event.amount

    @_take.register
    def _defeated(self, event: told.MonsterDefeated) -> None:
        if event.by is not None and self.side(event.by) != MONSTERS:
            self._of(event.by).kills += 1

    @_take.register
    def _knocked_out(self, event: told.HeroKnockedOut) -> None:
        self._of(event.hero).knocked_out += 1
        self.tallies[MONSTERS].kills += 1
