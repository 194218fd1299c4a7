"""What looking at a door or token shows: its text, how it stands, and what acting on it costs (EXP-02)."""

from bot.descent.commands import Price
from bot.descent.rules.examine import Examination, examine
from bot.descent.rules.play import No
from bot.descent.state.game import Game
from bot.descent.words import Words
from bot.words.typography import capital


def examined(game: Game, element: str, hero: str | None, say: Words) -> list[str]:
    """The lines for whoever looks; a hero's player also reads why something is not possible now."""
    found = examine(game, element, hero)
    name = say.element(element, game)
    lines = [f"### {capital(name)}"]
    text = say.element_text(element, game)
    lines += [text] if text else []
    squares = ", ".join(str(square) for square in found.squares)
    told = say.text(f"examine-{found.state}", squares=squares, within=found.within)
    lines.append(f"-# {told}")
    return lines + _deeds(game, found, say)


def _deeds(game: Game, found: Examination, say: Words) -> list[str]:
    """Everything one could do with it, each with its price."""
    lines = []
    if found.command is not None:
        lines.append(_deed(say.command(found.command, game), found.price, found.no, game, say))
    for use in found.uses:
        lines.append(_deed(say.use(use.use, game), use.price, use.no, game, say))
    return lines


def _deed(name: str, price: Price, no: No | None, game: Game, say: Words) -> str:
    line = say.text("examine-deed", deed=name, price=say.price(price))
    return f"{line}\n-# {say.refusal(no, game)}" if no is not None else line
