"""The dice of an attack as their picture needs them."""

from collections.abc import Iterable, Sequence

from bot.descent.attack.numbers import hearts_in_parts, pierce_of, pierced, shields_in_parts, shields_of, tally
from bot.descent.attack.record import AttackRecord, Rerolled
from bot.descent.attack.surge_abilities import PIERCE_VEIL, RECOVER, SHAKE_OFF, surge_abilities
from bot.descent.rules.dice import Die
from bot.descent.rules.sums import Addend
from bot.descent.state.game import Game
from bot.descent.views.pictures.alt import dice_text
from bot.descent.views.pictures.items import drawn
from bot.descent.words import Words, symbols
from bot.descent.words.sums import is_sum, sum_in_words
from renders.descent.view import DiceView, DieView, ResultView


def dice_view(game: Game, record: AttackRecord, say: Words) -> DiceView:
    """Who against whom, the dice on the table, what surges bought, and how it stands."""
    attacker, target = say.figure(record.attacker, game), say.figure(record.target, game)
    title = say.text("view-dice-title", attacker=attacker, target=target)
    spent = bought(game, record, say)
    results = tuple(_results(game, record, say))
    told = [title, dice_text(record, say), *spent, *(f"{SIGNS.get(r.icon, '')} {r.text}".strip() for r in results)]
    return DiceView(
        title=title,
        attack=tuple(_dice(record.dice, record.rerolled)),
        defence=tuple(_dice(record.struck[0].defence, record.struck[0].rerolled)),
        spent=tuple(drawn(line) for line in spent),
        results=results,
        alt=". ".join(told),
    )


def hearts_result(hearts: int, parts: Sequence[Addend], say: Words) -> ResultView:
    """The hearts of an attack, and what they are made of where that is more than dice."""
    if not is_sum(parts):
        return ResultView("heart", str(hearts), "heart")
    return ResultView("heart", drawn(f"{hearts} ({sum_in_words(say, parts)})"), "heart")


def shields_result(shields: int, pierced: int, parts: Sequence[Addend], say: Words) -> ResultView:
    """The shields that count, in the same way."""
    told = f" ({sum_in_words(say, parts)})" if is_sum(parts) else ""
    return ResultView("shield", drawn(f"−{shields - pierced}{told}"), "shield")


SIGNS = {
    "heart": symbols.HEART,
    "damage": symbols.HEART,
    "shield": symbols.SHIELD,
    "range": symbols.RANGE,
    "surge": symbols.SURGE,
    "miss": symbols.MISS,
}


def bought(game: Game, record: AttackRecord, say: Words) -> list[str]:
    """What the surges of an attack have bought so far, one line each: "⚡: +1 ♥"."""
    attacker = game.find(record.attacker)
    offered = dict(surge_abilities(game, record, attacker)) if attacker is not None else {}
    lines = []
    for key in record.bought:
        if key in (RECOVER, SHAKE_OFF, PIERCE_VEIL):
            option = say.text(f"option-{key}").removeprefix(symbols.SURGE).strip()
            lines.append(say.text("view-surge", signs=symbols.SURGE, effects=option))
        elif key in offered:
            effects = say.surge([effect.write(effect) for effect in offered[key].do])
            lines.append(say.text("view-surge", signs=symbols.SURGE * offered[key].cost, effects=effects))
        elif key.count("/") == 2:  # a card lent it whose moment is over: hero/card/number
            card = say.card(key.split("/")[1])
            lines.append(say.text("view-surge", signs=symbols.SURGE, effects=card))
    return lines


def _dice(rolled: Iterable[Die], again: Iterable[Rerolled]) -> Iterable[DieView]:
    """The dice as they lie; what one showed before it was rolled again lies crossed out before it."""
    gone = list(again)
    for number, die in enumerate(rolled):
        yield from (die_view(each.before, discarded=True) for each in gone if each.number == number)
        yield die_view(die)


def die_view(die: Die, *, discarded: bool = False) -> DieView:
    """A die as it lies."""
    face = die.face
    return DieView(die.colour, face.range, face.hearts, face.surges, face.shields, face.miss, discarded=discarded)


def _results(game: Game, record: AttackRecord, say: Words) -> Iterable[ResultView]:
    result, struck = tally(game, record), record.struck[0]
    if result.miss:
        yield ResultView("miss", say.text("view-dice-missed"), "bad")
        return
    defender = game.find(struck.figure)
    yield hearts_result(result.hearts, hearts_in_parts(game, record), say)
    if defender is not None:
        shields = shields_of(game, struck, defender)
        parts = shields_in_parts(game, struck, defender)
        ignored = pierced(game, defender, pierce_of(game, record, len(struck.defence)), shields)
        yield shields_result(shields, ignored, parts, say)
    if record.range == "ranged":
        tone = "range" if result.range >= record.distance else "bad"
        yield ResultView("range", f"{result.range} / {record.distance}", tone)
    left = result.surges - record.spent
    if left:
        yield ResultView("surge", str(left), "surge")
