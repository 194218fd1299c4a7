"""The monster track as its picture: every group, whether it has acted, and what is left of it (MON-08)."""

from bot.descent.content.library import library
from bot.descent.monsters.track import OnBoard, TrackEntry, track
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game
from bot.descent.views.pictures.figures import initials, token_label
from bot.descent.words import Words
from renders import theme
from renders.descent.view import FigureKind, TrackFigureView, TrackGroupView, TrackView


def track_view(game: Game, speak: Words) -> TrackView:
    """All groups in play."""
    entries = track(game)
    return TrackView(
        title=speak.text("picture-track"),
        subtitle=speak.text("picture-track-round", round=game.round),
        groups=tuple(_group(game, entry, speak) for entry in entries),
        empty=speak.text("status-no-monsters"),
        alt=_told(game, entries, speak),
    )


def _group(game: Game, entry: TrackEntry, speak: Words) -> TrackGroupView:
    name = speak.monster(entry.monster, plural=entry.monster in library().monsters)
    return TrackGroupView(
        name=name,
        icon=theme.icon_of(entry.monster),
        state=_state(entry, speak),
        figures=tuple(_figure(game, entry, one, speak) for one in entry.figures),
        activated=entry.activated,
        acting=entry.acting,
        count=speak.text("picture-track-left", n=len(entry.figures)),
        initials=initials(name),
    )


def _state(entry: TrackEntry, speak: Words) -> str:
    if entry.acting:
        return speak.text("picture-track-acting")
    return speak.text("picture-track-activated" if entry.activated else "picture-track-waiting")


def _figure(game: Game, entry: TrackEntry, one: OnBoard, speak: Words) -> TrackFigureView:
    kind: FigureKind = "lieutenant" if entry.monster in library().lieutenants else one.rank
    figure = game.find(one.figure)
    assert isinstance(figure, Monster)
    return TrackFigureView(
        kind=kind,
        label=token_label(game, figure),
        health=one.left,
        max_health=one.health,
        name=speak.figure(one.figure, game) if one.name is not None else "",
        conditions=one.conditions,
    )


def _told(game: Game, entries: list[TrackEntry], speak: Words) -> str:
    """The track in words."""
    lines = [f"{speak.text('picture-track')}, {speak.text('picture-track-round', round=game.round)}"]
    for entry in entries:
        name = speak.monster(entry.monster, plural=len(entry.figures) > 1)
        figures = [_health(game, one, speak) for one in entry.figures] or [speak.text("picture-track-left", n=0)]
        lines.append(f"{name} ({_state(entry, speak)}) · {', '.join(figures)}")
    return "\n".join(lines if entries else [*lines, speak.text("status-no-monsters")])


def _health(game: Game, one: OnBoard, speak: Words) -> str:
    conditions = "".join(f" ({speak.condition(condition)})" for condition in one.conditions)
    return f"{speak.figure(one.figure, game)} {one.left}/{one.health} ♥{conditions}"
