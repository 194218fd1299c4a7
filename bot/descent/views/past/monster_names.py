"""The names of monsters throughout a story, also of those that are long gone."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.descent.events import MonstersPlaced, QuestStarted
from bot.descent.party.campaign import Campaign
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game
from bot.descent.words.bearers import GONE
from bot.descent.words.names import is_monster
from bot.kernel.events import Event


def naming_game(campaign: Campaign, quest: str) -> Game | None:
    """The game by which figures and places are named: no monster has appeared yet."""
    game = campaign.game
    return game and game.model_copy(update={"quest": quest, "monsters": {}, "departed": {}})


def names_through(campaign: Campaign, events: Sequence[Event]) -> "MonsterNames":
    """The names throughout some of a story; those who are in play now belong only to the quest in play."""
    begun = [event.commitment for event in events if isinstance(event, QuestStarted)]
    game = campaign.game
    of_today = game is not None and begun[-1:] in ([], [game.chance.commitment])
    return MonsterNames(game if of_today else None, events)


class MonsterNames:
    """Who appears under which name. The number of a fallen monster is given again, its own name is not (MON-07)."""

    def __init__(self, now: Game | None, events: Iterable[Event]) -> None:
        """`now` is the quest in play, `events` all that happened; a name is told when its bearer leaves."""
        self._seen: Counter[str] = Counter()
        self._names: dict[tuple[str, int], str] = {}
        placed: Counter[str] = Counter()
        for event in events:
            if isinstance(event, MonstersPlaced):
                placed.update(event.figures)
            elif isinstance(event, GONE) and event.name and not is_monster(event.name):
                self._names[event.figure, placed[event.figure]] = event.name
        for figure in now.monsters.values() if now is not None else ():
            if figure.name:
                self._names[figure.id, placed[figure.id]] = figure.name

    def enter(self, game: Game | None, events: Iterable[Event]) -> None:
        """Let whoever appears in these events be known in the game by which they are named."""
        for event in events:
            if isinstance(event, MonstersPlaced):
                for monster in self._monsters(event):
                    if game is not None:
                        game.monsters[monster.id] = monster

    def _monsters(self, event: MonstersPlaced) -> Iterator[Monster]:
        self._seen.update(event.figures)
        for figure in event.figures:
            kind, _, number = figure.rpartition("_")
            if number.isdecimal() and is_monster(kind):
                yield Monster(
                    id=figure,
                    monster=kind,
                    group=event.group,
                    master=figure in event.masters,
                    number=int(number),
                    name=self._names.get((figure, self._seen[figure])),
                )
