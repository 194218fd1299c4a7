"""Does a game fit a quest that is not the one it began with? Everything it speaks of must be there."""

from collections.abc import Iterator

from bot.descent.content.guests import with_guests
from bot.descent.content.library import library
from bot.descent.quest.firing import Happen
from bot.descent.quest.model import Quest
from bot.descent.quest.references import astray_in, located
from bot.descent.quest.reveal import Reveal, show
from bot.descent.state.game import Game
from bot.descent.state.tabletop import Layout


def fits(game: Game, quest: Quest) -> bool:
    """Whether the game can go on by this quest: its board is the same, and no name leads nowhere."""
    areas, events = {area.id for area in quest.areas}, {event.id for event in quest.events}
    declared = {
        scope: {n for n, v in quest.variables.items() if v.scope == scope} for scope in ("quest", "campaign")
    }
    return (
        areas.issuperset(game.board.areas)
        and _same_board(game.board, quest)
        and quest.elements.keys() >= {*game.board.doors, *game.board.tokens, *game.locks}
        and events >= game.fired.keys()
        and all(_counted(key, quest) for key in game.counts)
        and game.variables.keys() >= declared["quest"]
        and game.campaign_variables.keys() >= declared["campaign"]
        and {rule.id for rule in quest.rules}.issuperset(game.rules_in_force)
        and quest.roles.keys() >= game.cast.keys()
        and _foes_known(game, quest)
        and all(
            name in quest.bags and max(left, default=-1) < len(quest.bags[name].of)
            for name, left in game.bags.items()
        )
        and all(name in (areas if isinstance(step, Reveal) else events) for step, name in _named(game))
        and not any(astray_in(quest, [*game.stack, *game.due, game.question]))
    )


def _foes_known(game: Game, quest: Quest) -> bool:
    """Whether the monsters in play are those of every quest, or come with this one."""
    shelf = with_guests(library(), quest)
    kinds = {*game.groups, *game.cast.values(), *(monster.monster for monster in game.monsters.values())}
    return kinds <= {*shelf.monsters, *shelf.lieutenants}


def _same_board(board: Layout, quest: Quest) -> bool:
    """Whether the ground in view is what the quest has there: further tiles are laid beside it."""
    laid = Layout(rows=[])
    for area in quest.areas:
        if area.id in board.areas:
            show(laid, quest, area)
    return (_drawn(laid), laid.walls, laid.elevation) == (_drawn(board), board.walls, board.elevation)


def _drawn(board: Layout) -> str:
    """The squares in view; how far the map goes on unseen is no matter."""
    return "\n".join(row.rstrip() for row in board.rows).rstrip()


def _counted(key: str, quest: Quest) -> bool:
    """Whether what a trigger has counted is still counted: "event/number"."""
    name, _, number = key.rpartition("/")
    return any(event.id == name and int(number) < len(event.on) for event in quest.events)


def _named(game: Game) -> Iterator[tuple[Reveal | Happen, str]]:
    """The steps to come that name an area or an event."""
    for _, step in located([*game.stack, *game.due, game.question]):
        if isinstance(step, Reveal):
            yield step, step.area
        elif isinstance(step, Happen):
            yield step, step.event
