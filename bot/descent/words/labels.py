"""Labels of commands: what a button or a line of a menu says."""

from typing import TYPE_CHECKING

from bot.descent.commands import Attack, AttackWithFamiliar, Command, Equip, ShakeOff, Trade, UseCard, UseElement
from bot.descent.state.game import Game
from bot.descent.words.facts import in_words
from bot.words.texts import clip
from bot.words.typography import capital

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words

MAIN = "main"
"""The ability a card is named for."""
LONGEST_LABEL = 80
"""Discord's limit for the text of a button."""


def command_label(words: "Words", command: Command, game: Game) -> str:
    """The command in a few words."""
    facts = in_words(words, {name: getattr(command, name) for name in type(command).model_fields}, game)
    if isinstance(command, Equip):
        facts["cards"] = words.cards(command.cards)
    if isinstance(command, Trade):
        facts["cards"] = words.cards(command.give or command.take)
    if isinstance(command, UseElement):
        facts["deed"] = words.deed(command.element, command.use, game)
    own = own_name(command)
    label = words.text(own if own and words.has(own) else f"do-{command.kind}{_form(command)}", **facts)
    if isinstance(command, Attack) and command.square is not None:
        label = f"{label} · {command.square}"
    return clip(capital(label), LONGEST_LABEL)


def own_name(command: Command) -> str | None:
    """Where the name stands of an ability that does something else than its card is named for."""
    if isinstance(command, UseCard) and command.ability != MAIN:
        return f"card-{command.card.partition('#')[0]}.{command.ability}"
    return None


def _form(command: Command) -> str:
    """Some commands are said differently when they are aimed at somebody."""
    if isinstance(command, UseCard) and command.target is not None:
        return ".aimed"
    if isinstance(command, ShakeOff) and command.figure is not None:
        return ".other"
    if isinstance(command, Trade) and bool(command.give) != bool(command.take):
        return ".give" if command.give else ".take"
    if isinstance(command, AttackWithFamiliar) and command.weapon is not None:
        return ".armed"
    return ""
