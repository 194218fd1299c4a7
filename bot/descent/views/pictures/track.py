"""The monster track as its picture: every group, whether it has acted, and what is left of it (MON-08)."""

from bot.descent.content.library import library
from bot.descent.monsters.track import OnBoard, TrackEntry, track
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game
from bot.descent.views.pictures.figures import initials, token_label
from bot.descent.words import Words
from renders.descent import look
from renders.descent.view import FigureKind, TrackFigureView, TrackGroupView, TrackView


def track_view(game: Game, say: Words) -> TrackView:
    """All groups in play."""
    entries = track(game)
    return TrackView(
        title=say.text("picture-track"),
        subtitle=say.text("picture-track-round", round=game.round),
        groups=tuple(_group(game, entry, say) for entry in entries),
        empty=say.text("status-no-monsters"),
        alt=_told(game, entries, say),
    )


def _group(game: Game, entry: TrackEntry, say: Words) -> TrackGroupView:
    name = say.monster(entry.monster, plural=entry.monster not in library().lieutenants)
    return TrackGroupView(
        name=name,
        icon=look.icon_of(entry.monster),
        state=_state(entry, say),
        figures=tuple(_figure(game, entry, one, say) for one in entry.figures),
        activated=entry.activated,
        acting=entry.acting,
        count=say.text("picture-track-left", n=len(entry.figures)),
        initials=initials(name),
    )


def _state(entry: TrackEntry, say: Words) -> str:
    if entry.acting:
        return say.text("picture-track-acting")
    return say.text("picture-track-activated" if entry.activated else "picture-track-waiting")


def _figure(game: Game, entry: TrackEntry, one: OnBoard, say: Words) -> TrackFigureView:
    kind: FigureKind = "lieutenant" if entry.monster in library().lieutenants else one.rank
    figure = game.find(one.figure)
    assert isinstance(figure, Monster)
    return TrackFigureView(
        kind=kind,
        label=token_label(game, figure),
        health=one.left,
        max_health=one.health,
        name=say.figure(one.figure, game) if one.name is not None else "",
        conditions=one.conditions,
    )


def _told(game: Game, entries: list[TrackEntry], say: Words) -> str:
    """The track in words."""
    lines = [f"{say.text('picture-track')}, {say.text('picture-track-round', round=game.round)}"]
    for entry in entries:
        name = say.monster(entry.monster, plural=len(entry.figures) > 1)
        figures = [_health(game, one, say) for one in entry.figures] or [say.text("picture-track-left", n=0)]
        lines.append(f"{name} ({_state(entry, say)}) · {', '.join(figures)}")
    return "\n".join(lines if entries else [*lines, say.text("status-no-monsters")])


def _health(game: Game, one: OnBoard, say: Words) -> str:
    borne = (*(say.condition(condition) for condition in one.conditions), *say.counters(one.counters))
    conditions = "".join(f" ({each})" for each in borne)
    relic = f" ({say.ability(one.relic)})" if one.relic is not None else ""
    return f"{say.figure(one.figure, game)} {one.left}/{one.health} ♥{conditions}{relic}"
