"""The dice of an attack as their picture needs them."""

from collections.abc import Iterable

from bot.descent.attack.numbers import shields_of, tally
from bot.descent.attack.record import AttackRecord
from bot.descent.attack.surge_abilities import PIERCE_VEIL, RECOVER, SHAKE_OFF, surge_abilities
from bot.descent.rules.dice import Die
from bot.descent.state.game import Game
from bot.descent.views.pictures.alt import dice_text
from bot.descent.views.pictures.items import drawn
from bot.descent.words import Words, symbols
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
        attack=tuple(_dice(record.dice)),
        defence=tuple(_dice(record.struck[0].defence)),
        spent=tuple(drawn(line) for line in spent),
        results=results,
        alt=". ".join(told),
    )


SIGNS = {
    "heart": symbols.HEART,
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


def _dice(rolled: Iterable[Die]) -> Iterable[DieView]:
    for die in rolled:
        face = die.face
        yield DieView(die.colour, face.range, face.hearts, face.surges, face.shields, face.miss)


def _results(game: Game, record: AttackRecord, say: Words) -> Iterable[ResultView]:
    result, struck = tally(game, record), record.struck[0]
    if result.miss:
        yield ResultView("miss", say.text("view-dice-missed"), "bad")
        return
    defender = game.find(struck.figure)
    yield ResultView("heart", str(result.hearts), "heart")
    if defender is not None:
        shields = max(0, shields_of(game, struck, defender) - record.pierce)
        yield ResultView("shield", f"−{shields}", "shield")
    if record.range == "ranged":
        tone = "range" if result.range >= record.distance else "bad"
        yield ResultView("range", f"{result.range} / {record.distance}", tone)
    left = result.surges - record.spent
    if left:
        yield ResultView("surge", str(left), "surge")
