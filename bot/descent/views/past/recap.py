"""What has just been, in one short line for each who acted: whom it cost how much, who fell."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import singledispatchmethod

from bot.descent import events as fought
from bot.descent.state.game import Game
from bot.descent.views.past.digest import kind_of
from bot.descent.words import Words, symbols
from bot.descent.words.names import is_monster
from bot.kernel.events import Event

NEWS = "⚠️"
"""Before the line of what befell the party in nobody's turn."""


def recap(events: Iterable[Event], game: Game | None, say: Words, *, quiet: bool = True) -> list[str]:
    """One line for each group and each hero who acted, and for what happened in between.

    `quiet`: also for those of whom there is nothing to tell but that they moved or missed.
    """
    return [line for part in _parts(events) if (line := part.line(game, say, quiet=quiet))]


def befell(hero: str, events: Iterable[Event], game: Game | None, say: Words) -> str:
    """What happened to one hero, whoever did it: hearts, conditions, a fall; empty if it is as it was."""
    toll = _Toll()
    for event in events:
        toll.take(event)
    return toll.told(hero, game, say, named=False)


def since_last_turn(hero: str, events: Sequence[Event]) -> Sequence[Event]:
    """What happened after a hero's last turn; nothing if it is not known how that ended."""
    for place in range(len(events) - 1, -1, -1):
        event = events[place]
        if isinstance(event, fought.QuestStarted):
            return ()
        if isinstance(event, fought.TurnEnded) and event.hero == hero:
            return events[place + 1 :]
    return ()


def after_last_hero(events: Sequence[Event], *, turns: int = 0) -> Sequence[Event]:
    """What happened since a hero's turn ended: the last one, or that so many turns before it.

    Nothing before the first turn of a quest, and not more than is known.
    """
    left = turns
    for place in range(len(events) - 1, -1, -1):
        if isinstance(events[place], fought.QuestStarted):
            return events[place + 1 :] if left < turns else ()
        if isinstance(events[place], fought.TurnEnded):
            if not left:
                return events[place + 1 :]
            left -= 1
    return events if left < turns else ()


def just_now(events: Sequence[Event], game: Game | None, say: Words) -> Sequence[Event]:
    """What whoever looks up has to hear of: what came after the last hero's turn; if nothing did, that turn too."""
    after = after_last_hero(events)
    return after if recap(after, game, say) else after_last_hero(events, turns=1)


# Adding up ------------------------------------------------------------------------------------------------------


@dataclass
class _Toll:
    """What some events cost or gave whom."""

    hearts: dict[str, int] = field(default_factory=dict)
    conditions: dict[str, list[str]] = field(default_factory=dict)
    fallen: list[str] = field(default_factory=list)
    up: list[str] = field(default_factory=list)
    attacks: int = 0
    moved: bool = False

    @singledispatchmethod
    def take(self, event: Event) -> None:
        """Nothing to add."""

    @take.register
    def _hurt(self, event: fought.DamageSuffered) -> None:
        self.hearts[event.figure] = self.hearts.get(event.figure, 0) - event.amount

    @take.register
    def _healed(self, event: fought.DamageRecovered) -> None:
        self.hearts[event.figure] = self.hearts.get(event.figure, 0) + event.amount

    @take.register
    def _gained(self, event: fought.ConditionGained) -> None:
        self.conditions.setdefault(event.figure, []).append(event.condition)

    @take.register
    def _lost(self, event: fought.ConditionLost) -> None:
        if event.condition in self.conditions.get(event.figure, []):
            self.conditions[event.figure].remove(event.condition)

    @take.register
    def _down(self, event: fought.HeroKnockedOut) -> None:
        self.fallen.append(event.hero)
        self.conditions.pop(event.hero, None)

    @take.register
    def _stood_up(self, event: fought.HeroStoodUp) -> None:
        if event.hero in self.fallen:
            self.fallen.remove(event.hero)
        self.up.append(event.hero)

    @take.register
    def _defeated(self, event: fought.MonsterDefeated) -> None:
        self.fallen.append(event.figure)

    @take.register
    def _attacked(self, event: fought.AttackDeclared) -> None:
        self.attacks += 1

    @take.register
    def _moves(self, event: fought.FigureMoved) -> None:
        self.moved = True

    def told(self, figure: str, game: Game | None, say: Words, *, named: bool = True) -> str:
        """What it amounts to for one of them: « Avric −5 ♥, Poisoned · Avric is down! »."""
        facts = [f"{'−' if change < 0 else '+'}{abs(change)} ♥"] if (change := self.hearts.get(figure, 0)) else []
        facts += [say.condition(condition) for condition in dict.fromkeys(self.conditions.get(figure, ()))]
        name = say.figure(figure, game)
        parts = [f"**{name}** {', '.join(facts)}" if named else ", ".join(facts)] if facts else []
        if figure in self.fallen:
            parts.append(say.text("recap-down" if named else "recap-down-itself", hero=f"**{name}**"))
        elif figure in self.up:
            parts.append(say.text("recap-up" if named else "recap-up-itself", hero=f"**{name}**"))
        return " · ".join(parts)


@dataclass
class _Part:
    """What one of them did in a row; nobody, where it happened in nobody's turn."""

    actor: str | None
    by_hero: bool
    toll: _Toll = field(default_factory=_Toll)

    def line(self, game: Game | None, say: Words, *, quiet: bool = True) -> str:
        """The part in a line; empty if nothing came of it that is worth a word."""
        facts = list(self._facts(game, say))
        if self.actor is None:
            return f"{NEWS} {' · '.join(facts)}" if facts else ""
        if not facts and not quiet:
            return ""
        who = say.figure(self.actor, game) if self.by_hero else say.monster(self.actor, plural=True)
        told = " · ".join(facts) or say.text(self._quiet)
        return say.text("recap-line", who=who, facts=told)

    @property
    def _quiet(self) -> str:
        """No harm was done, but what did they do?"""
        return "recap-missed" if self.toll.attacks else "recap-moved" if self.toll.moved else "recap-nothing"

    def _facts(self, game: Game | None, say: Words) -> Iterator[str]:
        """Of heroes everything that befell them; of monsters only who fell, and whom a hero has hurt."""
        toll = self.toll
        felled = [figure for figure in toll.fallen if is_monster(kind_of(figure))]
        for figure in dict.fromkeys((*toll.hearts, *toll.conditions, *toll.fallen, *toll.up)):
            of_monsters = is_monster(kind_of(figure))
            if (not of_monsters or (self.by_hero and figure not in felled)) and (
                told := toll.told(figure, game, say)
            ):
                yield told
        if felled:
            names = say.all_of(f"**{say.figure(figure, game)}**" for figure in felled)
            yield f"{symbols.FALLEN} {names}"


def _parts(events: Iterable[Event]) -> Iterator[_Part]:
    """Events by who acted."""
    part = _Part(None, by_hero=False)
    for event in events:
        if isinstance(event, fought.TurnStarted):
            yield part
            part = _Part(event.hero, by_hero=True)
        elif isinstance(event, fought.GroupActivated):
            yield part
            part = _Part(event.group, by_hero=False)
        part.toll.take(event)
        if isinstance(event, fought.TurnEnded | fought.GroupFinished):
            yield part
            part = _Part(None, by_hero=False)
    yield part
