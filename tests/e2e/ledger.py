"""What there is to press and to type, and what has been: so that nothing is left out without being named."""

import re
from collections.abc import Iterator

from discord import app_commands

from bot.app import Flambeau
from bot.descent.commands import ALL
from bot.descent.views.codec import CODEC
from bot.local.exchange import Doing
from bot.local.objects import Json
from bot.local.world import Change, World, WorldEvent
from bot.views.asks import PRIVATE
from bot.views.codec import BETWEEN
from cogs import answers
from cogs.descent.answers import ANSWERS, FORMS
from cogs.labels import TEMPLATE
from cogs.layout import ASKING

FORM = "form "
CHOSEN = re.compile(TEMPLATE)


def commands_of(bot: Flambeau) -> set[str]:
    """Every slash command, by its whole name."""
    return {
        command.qualified_name for command in bot.tree.walk_commands() if isinstance(command, app_commands.Command)
    }


def game_codes() -> set[str]:
    """What a button can say that is done in a quest."""
    return {command.kind for command in ALL}


def deeds_at_the_table() -> set[str]:
    """What a button can say that is done whether or not a quest is played."""
    return set(CODEC.notations) - game_codes()


def table_codes() -> set[str]:
    """What a button, menu or form can say besides: deeds at the table, and questions to the bot."""
    # Nothing in Descent is asked of one player alone; that is pressed in a game that has secrets (tests/pebbles).
    asking = {f"{ASKING}{what}" for what in (*answers.ANSWERS, *ANSWERS, *FORMS) if what != PRIVATE}
    return deeds_at_the_table() | asking | {f"{FORM}{form}" for form in FORMS}


class Ledger:
    """Everything that players of a local Discord pressed and typed, by whom."""

    def __init__(self, world: World) -> None:
        self.typed: dict[str, set[int]] = {}
        self.pressed: dict[str, set[int]] = {}
        world.watch(self._note)

    def not_typed(self, commands: set[str], player: int) -> list[str]:
        """Which of these commands somebody has never called."""
        return sorted(name for name in commands if player not in self.typed.get(name, ()))

    def not_pressed(self, wanted: set[str], player: int) -> list[str]:
        """Which of these codes somebody has never pressed."""
        return sorted(code for code in wanted if player not in self.pressed.get(code, ()))

    def _note(self, change: Change) -> None:
        if change.event is not WorldEvent.INTERACTION or change.payload is None or change.exchange is None:
            return
        data, who, doing = change.payload["data"], change.exchange.player.id, change.exchange.doing
        if doing is Doing.COMMAND:
            self.typed.setdefault(" ".join(_path(data)), set()).add(who)
        elif doing is Doing.COMPONENT:
            code = _code(data)
            self.pressed.setdefault(code.split(BETWEEN)[0], set()).add(who)
            if code.startswith(f"{ASKING}weigh"):
                self.pressed.setdefault(f"{ASKING}weigh", set()).add(who)
        elif doing is Doing.MODAL:
            kind = _code(data).removeprefix(ASKING).split(BETWEEN)[0]
            self.pressed.setdefault(f"{FORM}{kind}", set()).add(who)


def _path(data: Json) -> Iterator[str]:
    """The words of a command, with those of its groups."""
    yield data["name"]
    for option in data.get("options") or []:
        if option["type"] in (1, 2):
            yield from _path(option)


def _code(data: Json) -> str:
    """What stands on a button, or on the line that was chosen in a menu."""
    if data.get("values"):
        return str(data["values"][0])
    found = CHOSEN.fullmatch(data["custom_id"])
    return found["code"] if found is not None else str(data["custom_id"])
