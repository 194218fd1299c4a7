"""Great moments as pictures: what was found, and who of the enemies has come or fallen."""

from collections.abc import Sequence

from bot.descent.content.guests import foe_named
from bot.descent.content.library import library
from bot.descent.events import ActionTaken, FigureMoved, MonsterDefeated, MonstersPlaced, Searched
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game
from bot.descent.views.pictures.cards import card_ids, card_view
from bot.descent.views.pictures.figures import initials
from bot.descent.words import Words
from bot.kernel.events import Event
from renders.descent import drawings, look
from renders.descent.view import FigureKind, PortraitView
from renders.drawing import Drawing

MOST_PORTRAITS = 2
MOST_FOUND = 4
"""Cards in one picture: more would be too small to read on a phone."""


def moment_pictures(events: Sequence[Event], game: Game, say: Words) -> tuple[Drawing, ...]:
    """The pictures that go with the story of these events: portraits first, then the cards that were found."""
    return (*portraits(events, game, say), *found_cards(events, say))


def latest_pictures(events: Sequence[Event], game: Game, say: Words) -> tuple[Drawing, ...]:
    """Those of the last thing that was done; with the next one they go."""
    done = [place for place, event in enumerate(events) if isinstance(event, ActionTaken | FigureMoved)]
    return moment_pictures(events[done[-1] if done else 0 :], game, say)


def found_cards(events: Sequence[Event], say: Words) -> tuple[Drawing, ...]:
    """The cards that were found, side by side."""
    known = frozenset(card_ids())
    found = [event.found for event in events if isinstance(event, Searched) and event.found]
    shown = [card for card in found if card.partition("#")[0] in known][-MOST_FOUND:]
    return (drawings.cards(*(card_view(card, say) for card in shown)),) if shown else ()


def portraits(events: Sequence[Event], game: Game, say: Words) -> tuple[Drawing, ...]:
    """Lieutenants and monsters with a name of their own who came or fell, the last of them."""
    shown: list[Drawing] = []
    fallen = {event.figure: _gone(event) for event in events if isinstance(event, MonsterDefeated)}
    for event in events:
        if isinstance(event, MonstersPlaced):
            for figure in event.figures:
                monster = game.monsters.get(figure) or fallen.get(figure)
                if monster is not None and _is_great(monster):
                    shown.append(_portrait(monster, say, fallen=False))
        elif isinstance(event, MonsterDefeated) and (gone := fallen[event.figure]) and _is_great(gone):
            shown.append(_portrait(gone, say, fallen=True))
    return tuple(shown[-MOST_PORTRAITS:])


def _gone(event: MonsterDefeated) -> Monster | None:
    """A monster that has left the board, as far as its name is concerned."""
    kind, _, number = event.figure.rpartition("_")
    if foe_named(kind) is None:
        return None
    return Monster(
        id=event.figure, monster=kind, group=kind, squares=(), number=int(number), name=event.name, master=True
    )


def _is_great(monster: Monster) -> bool:
    return monster.name is not None or monster.monster in library().lieutenants


def _name(monster: Monster, say: Words) -> str:
    """Its own name, or that of the lieutenant it is."""
    if monster.name is None:
        return say.monster(monster.monster)
    return say.text(f"unique-{monster.name}") if say.has(f"unique-{monster.name}") else monster.name


def _portrait(monster: Monster, say: Words, *, fallen: bool) -> Drawing:
    name = _name(monster, say)
    kind: FigureKind = "lieutenant" if monster.monster in library().lieutenants else "master"
    line = say.text("portrait-fallen" if fallen else "portrait-enters")
    return drawings.portrait(
        PortraitView(
            name[:1].upper() + name[1:],
            line,
            kind,
            look.icon_of(monster.monster),
            fallen=fallen,
            initials=initials(name),
            alt=f"{name}. {line}",
        )
    )
