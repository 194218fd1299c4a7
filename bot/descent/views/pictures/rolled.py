"""The dice somebody has just rolled, as their picture needs them: made from what was told, when all is over."""

from collections.abc import Iterable, Iterator, Sequence

from bot.descent.events import (
    ActionTaken,
    AttackDeclared,
    AttackHit,
    AttributeTested,
    DamageSuffered,
    DiceRolled,
    Equipped,
    FigureMoved,
    PointsGained,
    Searched,
    StandUpRolled,
    TurnEnded,
)
from bot.descent.rules.dice import Die
from bot.descent.rules.sums import summed
from bot.descent.state.game import Game
from bot.descent.views.pictures.dice import SIGNS, die_view, hearts_result, shields_result
from bot.descent.views.pictures.items import drawn
from bot.descent.words import Words, symbols
from bot.descent.words.narrator import Narrator
from bot.descent.words.tellers.attacks import Tale
from bot.kernel.events import Event
from renders.descent.view import DiceView, DieView, ResultView

GOING_ON = (ActionTaken, Equipped, FigureMoved, PointsGained, Searched, TurnEnded)
"""After these nobody looks at the last roll any more."""


def last_roll(events: Sequence[Event], game: Game, say: Words) -> DiceView | None:
    """The last roll, if nothing has been done since that makes one look elsewhere."""
    for event in reversed(events):
        if isinstance(event, GOING_ON):
            return None
        if isinstance(event, AttributeTested):
            return _test(event, game, say)
        if isinstance(event, StandUpRolled):
            title = say.text("view-dice-stands", hero=say.figure(event.hero, game))
            return _picture(title, [die_view(die) for die in event.dice], (), (), (), event.dice, say)
        if isinstance(event, DiceRolled):
            return _attack(events, event.attack, game, say)
    return None


def _test(event: AttributeTested, game: Game, say: Words) -> DiceView:
    who, attribute = say.figure(event.figure, game), say.attribute(event.attribute)
    shields = sum(die.face.shields for die in event.dice)
    tone = "good" if event.passed else "bad"
    icon, verdict = ("activated", "view-dice-passed") if event.passed else ("miss", "view-dice-failed")
    results = (
        ResultView("shield", say.text("view-dice-at-most", shields=shields, most=event.value), tone),
        ResultView(icon, say.text(verdict), tone),
    )
    title = say.text("view-dice-tests", hero=who, attribute=attribute)
    return _picture(title, [die_view(die) for die in event.dice], (), (), results, event.dice, say)


def _attack(events: Iterable[Event], number: int, game: Game, say: Words) -> DiceView | None:
    narrator = Narrator(say, game)
    for event in events:
        if getattr(event, "attack", None) == number or _lands(event):
            narrator.hear(event)
    tale = narrator.tales.get(number)
    if tale is None or not tale.over:
        return None
    attacker, target = _sides(events, number)
    names = {"attacker": say.figure(attacker, game), "target": say.figure(target, game)}
    spent = [say.text("view-surge", signs=symbols.SURGE, effects=bought) for bought in tale.bought]
    thrown = [*tale.dice, *tale.defence.get(target, ())]
    return _picture(
        say.text("view-dice-title", **names),
        _pool(tale, "", tale.dice),
        _pool(tale, target, tale.defence.get(target, ())),
        spent,
        tuple(_results(tale, target, say)),
        thrown,
        say,
    )


def _lands(event: Event) -> bool:
    """The hearts of an attack, told without its number."""
    return isinstance(event, DamageSuffered) and event.source == "attack"


def _sides(events: Iterable[Event], number: int) -> tuple[str, str]:
    """Who attacked, and whose defence was rolled with it."""
    attacker = target = ""
    for event in events:
        if isinstance(event, AttackDeclared) and event.attack == number:
            attacker = event.attacker
        elif isinstance(event, DiceRolled) and event.attack == number:
            target = event.defender
    return attacker, target


def _pool(tale: Tale, whose: str, dice: Iterable[Die]) -> list[DieView]:
    """Dice as they lie, with what they showed before they were rolled again."""
    found: list[DieView] = []
    for place, die in enumerate(dice):
        found += [die_view(gone, discarded=True) for gone in tale.before.get((whose, place), ())]
        found.append(die_view(die))
    return found


def _results(tale: Tale, target: str, say: Words) -> Iterator[ResultView]:
    if tale.missed is not None:
        if tale.missed.why == "range":
            yield ResultView("range", f"{tale.missed.range} / {tale.missed.distance}", "bad")
        yield ResultView("miss", say.text("view-dice-missed"), "bad")
        return
    blow = tale.blows.get(target)
    if blow is None:
        return
    hit: AttackHit = blow.hit
    full = max(0, summed(hit.hearts_from)) if hit.hearts_from else hit.hearts
    yield hearts_result(full, hit.hearts_from, say)
    yield shields_result(hit.shields, hit.pierced, hit.shields_from, say)
    dealt = hit.damage if blow.suffered is None else blow.suffered
    yield ResultView("damage", say.text("view-dice-dealt", hearts=dealt), "good" if dealt else "bad")


def _picture(
    title: str,
    attack: Iterable[DieView],
    defence: Iterable[DieView],
    spent: Sequence[str],
    results: Sequence[ResultView],
    thrown: Iterable[Die],
    say: Words,
) -> DiceView:
    told = [title, say.text("alt-dice", dice=symbols.dice(thrown)), *spent]
    told += [f"{SIGNS.get(result.icon, '')} {result.text}".strip() for result in results]
    lines = tuple(drawn(line) for line in spent)
    return DiceView(title, tuple(attack), tuple(defence), lines, tuple(results), alt=". ".join(told))
