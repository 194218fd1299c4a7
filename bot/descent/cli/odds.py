"""flambeau odds: what an attack will do, counted exactly."""

import json
import re
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from bot.cli.endings import one_sentence
from bot.descent.attack.odds import Odds, SurgeOffer
from bot.descent.attack.odds import odds as reckon_odds
from bot.descent.rules.dice import ATTACK_COLOURS, DEFENCE_COLOURS, Colour

WRONG_USE = 2
BAR = 30
"""Width of the bar of a certain outcome, in characters."""

_GAIN = re.compile(r"\+?\s*(?P<number>\d+)\s*(?P<what>hearts?|range|pierce)|pierce\s+(?P<pierce>\d+)")
_SURGE = re.compile(r"(?:(?P<cost>[1-9])\s*:)?\s*(?P<gains>.+)")


class BadDice(ValueError):
    """A die or surge ability that does not exist; the sentence says which ones do."""


def odds(
    attack: Annotated[str, typer.Option(help="Attack and power dice, e.g. blue,yellow.")],
    defence: Annotated[str, typer.Option(help="Defence dice of the target, e.g. gray,black.")] = "",
    pierce: Annotated[int, typer.Option(min=0, help="Shields the attack ignores.")] = 0,
    distance: Annotated[int | None, typer.Option("--range", min=0, help="Range the attack needs.")] = None,
    hearts: Annotated[int, typer.Option(help="Hearts on top of the dice.")] = 0,
    surge: Annotated[
        list[str] | None,
        typer.Option(help='A surge ability, e.g. "+1 heart", "+2 range", "pierce 2"; "2: +3 hearts" costs two.'),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
) -> None:
    """Count the exact odds of an attack, its surges spent for the most damage."""
    with one_sentence(BadDice, code=WRONG_USE):
        found = reckon_odds(
            read_dice(attack, ATTACK_COLOURS, "attack"),
            read_dice(defence, DEFENCE_COLOURS, "defence"),
            distance=distance,
            pierce=pierce,
            hearts=hearts,
            surges=[read_surge(text) for text in surge or ()],
        )
    if as_json:
        typer.echo(json.dumps(as_plain(found)))
    else:
        _show(found)


def read_dice(text: str, colours: Sequence[Colour], side: str) -> list[Colour]:
    """Dice written as `blue,yellow`."""
    known = {str(colour): colour for colour in colours}
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in known:
            raise BadDice(f"there is no {side} die called {name!r}; there are {', '.join(known)}.")
    if side == "attack" and not names:
        raise BadDice(f"an attack needs dice: {', '.join(known)}.")
    return [known[name] for name in names]


def read_surge(text: str) -> SurgeOffer:
    """A surge ability written as `+1 heart`, `pierce 2`, `+1 heart, +1 range` or `2: +3 hearts`."""
    written = _SURGE.fullmatch(text.strip().lower())
    gains = list(_GAIN.finditer(written["gains"])) if written else []
    if written is None or not gains or _GAIN.sub("", written["gains"]).strip(" ,+"):
        raise BadDice(f'no surge ability can be read from {text!r}; write "+1 heart", "+2 range" or "pierce 2".')
    total = {"heart": 0, "range": 0, "pierce": 0}
    for gain in gains:
        what = "pierce" if gain["pierce"] else gain["what"].rstrip("s")
        total[what] += int(gain["pierce"] or gain["number"])
    return SurgeOffer(total["heart"], total["pierce"], total["range"], cost=int(written["cost"] or 1))


def as_plain(found: Odds) -> dict[str, Any]:
    """The form other programs read: chances as decimal numbers."""
    return {
        "miss": float(found.miss),
        "given_hit": {
            "mean_range": None if found.mean_range is None else float(found.mean_range),
            "mean_hearts": None if found.mean_hearts is None else float(found.mean_hearts),
            "surges_at_least": [float(chance) for chance in found.surges_at_least],
        },
        "damage": {str(hearts): float(found.damage.get(hearts, 0)) for hearts in range(max(found.damage) + 1)},
    }


def _show(found: Odds) -> None:
    console = Console(highlight=False)
    table = Table(title="Damage", title_justify="left", title_style="bold", box=None, pad_edge=False)
    for heading in ("♥", "exactly", "at least"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for hearts in range(max(found.damage) + 1):
        chance = float(found.damage.get(hearts, 0))
        bar = "█" * round(chance * BAR)
        table.add_row(str(hearts), f"{chance:.1%}", f"{float(found.at_least(hearts)):.1%}", f"[red]{bar}[/]")
    console.print(table)
    console.print(f"\nMiss {float(found.miss):.1%} · {float(found.mean_damage):.2f} ♥ on average")
    if found.mean_range is not None and found.mean_hearts is not None:
        surges = ", ".join(
            f"{number}+ {float(chance):.1%}" for number, chance in enumerate(found.surges_at_least, 1)
        )
        dice = f"{float(found.mean_hearts):.2f} ♥, range {float(found.mean_range):.2f}, ⚡ {surges}"
        console.print(f"[dim]The dice of a hit: {dice}[/]")
